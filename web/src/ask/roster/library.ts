// Cards that nobody plays with yet, or that are held in a hand, can be read too: they are fetched when somebody is offered one.

import { get } from '../../lib/api'
import type { Table } from '../../lib/table.svelte'
import type { Ask, Form, Sheet } from '../../wire'
import * as tree from '../tree'

const PRINTED = ['character', 'card', 'item', 'sheet', 'scheme'] // what has a page

const fetched = new Map<string, Promise<Record<string, Sheet>>>()

/** Is a card offered, held or shown whose page is not here? */
export function lacking(table: Table): boolean {
  const { scenery, scene, ask } = table
  if (!scenery) return false
  const offered = ask ? cards(ask).filter((id) => !table.piece(id)) : []
  const held = (scene?.hands ?? []).flatMap((hand) => hand.cards ?? [])
  return [...offered, ...held].some((id) => !Object.hasOwn(scenery.sheets, id))
}

/** Every card that is offered, behind whatever branch. */
function cards(ask: Ask): string[] {
  if ('options' in ask) {
    return PRINTED.includes(ask.of) ? ask.options.filter((id): id is string => typeof id === 'string') : []
  }
  if (ask.kind !== 'menu') return []
  const names = ask.of && PRINTED.includes(ask.of) ? Object.keys(ask.branches) : []
  return [...names, ...tree.branches(ask).flatMap(([, inner]) => (tree.isOpen(inner) && inner ? cards(inner) : []))]
}

/** All pages of the edition, put beside those of the table. */
export async function stock(table: Table): Promise<void> {
  const { info } = table
  if (!info) return
  const { game, options } = info
  const edition = typeof options.edition === 'string' ? options.edition : await usual(game)
  const key = `${game} ${edition}`
  const found = fetched.get(key) ?? get<Record<string, Sheet>>(`api/games/${game}/sheets/${edition}`)
  fetched.set(key, found)
  try {
    const sheets = await found
    if (table.scenery) table.scenery = { ...table.scenery, sheets: { ...sheets, ...table.scenery.sheets } }
  } catch {
    fetched.delete(key) // names are shown without their pages, and it is tried again
  }
}

async function usual(game: string): Promise<string> {
  const forms = await get<Form[]>('api/games')
  return forms.find((form) => form.game === game)?.editions[0] ?? ''
}
