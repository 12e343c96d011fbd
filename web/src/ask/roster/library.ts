// Cards that are not on the table yet, or are in a hand, can be read too: their pages are fetched when such a card is offered.

import { get } from '../../lib/api'
import type { Room } from '../../room/room.svelte'
import type { Ask, CardView } from '../../wire'
import * as tree from '../tree'

const MANY = 20 // if more are lacking, all pages of the edition are fetched

const fetched = new Map<string, Promise<Record<string, CardView>>>() // by address: they do not change while the page is open

/** The cards that are offered or held, and whose pages are not here. */
export function lacking({ scenery, scene, ask }: Room): string[] {
  if (!scenery) return []
  const held = (scene?.hands ?? []).flatMap((hand) => hand.cards ?? [])
  const wanted = new Set([...(ask ? offered(ask) : []), ...held])
  return (scenery.printed ?? []).filter((card) => wanted.has(card) && !Object.hasOwn(scenery.sheets, card))
}

/** Whatever is offered, behind whatever branch. */
function offered(ask: Ask): unknown[] {
  if ('options' in ask) return ask.options
  if (ask.kind !== 'menu') return []
  const behind = tree.branches(ask).flatMap(([, inner]) => (tree.isOpen(inner) && inner ? offered(inner) : []))
  return [...Object.keys(ask.branches), ...behind]
}

/** The pages of these cards, put beside those of the table. */
export async function stock(room: Room, cards: readonly string[]): Promise<void> {
  if (!room.info || !cards.length) return
  const { game, options } = room.info
  const edition = typeof options.edition === 'string' ? `/${options.edition}` : ''
  const only = cards.length > MANY ? '' : `?cards=${cards.map(encodeURIComponent).join()}`
  const address = `api/games/${game}/sheets${edition}${only}`
  const asked = fetched.get(address) ?? get<Record<string, CardView>>(address)
  fetched.set(address, asked)
  try {
    const sheets = await asked
    room.addSheets(sheets)
  } catch {
    fetched.delete(address) // names are shown without their pages, and it is tried again
  }
}
