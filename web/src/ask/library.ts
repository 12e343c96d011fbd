// Cards that nobody plays with yet, or that are held in a hand, can be read too: they are fetched when somebody is offered one.

import { get } from '../lib/api'
import type { Table } from '../lib/table.svelte'
import type { Form, Sheet } from '../wire'

const fetched = new Map<string, Promise<Record<string, Sheet>>>()

/** Is a card offered, held or shown whose page is not here? */
export function lacking(table: Table): boolean {
  const { scenery, scene, ask } = table
  if (!scenery) return false
  const offered = ask && 'options' in ask && ['character', 'card'].includes(ask.of) ? ask.options : []
  const held = (scene?.hands ?? []).flatMap((hand) => hand.cards ?? [])
  return [...offered, ...held].some((id) => typeof id === 'string' && !Object.hasOwn(scenery.sheets, id))
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
