// Cards that are not on the table yet, or are in a hand, can be read too: their pages are fetched when such a card is offered.

import { get } from '../../lib/api'
import type { Room } from '../../room/room.svelte'
import type { Ask, CardView, Form } from '../../wire'
import * as tree from '../tree'

const fetched = new Map<string, Promise<Record<string, CardView>>>() // by game and edition: they do not change while the page is open

/** Is a card offered or held whose page is not here? */
export function lacking({ scenery, scene, ask }: Room): boolean {
  if (!scenery) return false
  const held = (scene?.hands ?? []).flatMap((hand) => hand.cards ?? [])
  const wanted = new Set([...(ask ? offered(ask) : []), ...held])
  return (scenery.printed ?? []).some((card) => wanted.has(card) && !Object.hasOwn(scenery.sheets, card))
}

/** Whatever is offered, behind whatever branch. */
function offered(ask: Ask): unknown[] {
  if ('options' in ask) return ask.options
  if (ask.kind !== 'menu') return []
  const behind = tree.branches(ask).flatMap(([, inner]) => (tree.isOpen(inner) && inner ? offered(inner) : []))
  return [...Object.keys(ask.branches), ...behind]
}

/** All pages of the edition, put beside those of the table. */
export async function stock(room: Room): Promise<void> {
  const { info } = room
  if (!info) return
  const { game, options } = info
  const edition = typeof options.edition === 'string' ? options.edition : await usual(game)
  const key = `${game} ${edition}`
  const asked = fetched.get(key) ?? get<Record<string, CardView>>(`api/games/${game}/sheets/${edition}`)
  fetched.set(key, asked)
  try {
    const sheets = await asked
    if (room.scenery) room.scenery = { ...room.scenery, sheets: { ...sheets, ...room.scenery.sheets } }
  } catch {
    fetched.delete(key) // names are shown without their pages, and it is tried again
  }
}

async function usual(game: string): Promise<string> {
  const forms = await get<Form[]>('api/games')
  return forms.find((form) => form.game === game)?.editions[0] ?? ''
}
