// What an option is called, and what else is worth knowing about it before it is chosen.

import { counts } from '../../board/styles'
import { countWords, edgeWords, health, itemName } from '../../board/words'
import { has, local, say, titled, word } from '../../lib/text.svelte'
import type { Ask, Part, Piece, Sheet, Stat, Thing } from '../../wire'
import type { Asking } from '../asking.svelte'
import { addressed } from '../bar/people'
import * as tree from '../tree'

/** The name of an option: a player, a thing on the board, a card, a word. */
export function title(asking: Asking, of: string, option: unknown): string {
  if (typeof option === 'string' && of === 'cell') return asking.table.cell(option) ? option : titled('word', option)
  const edge = typeof option === 'string' && of === 'edge' ? asking.table.edge(option) : undefined
  if (edge) return edgeWords(edge, asking.table.scene?.states?.[edge.id])
  if (typeof option === 'string' && of === 'thing') return itemName(option)
  if (of === 'seat' && typeof option === 'number') return addressed(asking.table, option)
  if (typeof option === 'string' && ['word', 'card', 'edge'].includes(of)) return titled('word', option)
  return word(option)
}

/** Where it is, seen from whoever acts; what is left of its health and the like. */
export function detail(asking: Asking, option: unknown): string {
  if (typeof option !== 'string') return ''
  const { words, table } = asking
  const sheet = table.sheet(option)
  if (sheet && !table.piece(option)) return asking.here?.about?.['told'] ? told(sheet) : printed(sheet)
  const held = table.thing(option)
  if (held) return [word(held.piece.id), ...carries(held.thing)].join(', ')
  const piece = table.piece(option)
  const where = words.whereabouts(option, asking.origin)
  const counted = piece ? hale(piece) : badges(table.marker(option)?.badges)
  const states = (piece?.states ?? []).map((state) => word(state))
  return [where, ...(piece && !piece.at ? [] : counted), ...states].filter(Boolean).join(', ')
}

/** What a card costs, where the game has words for that, and what kind of card it is. */
function printed({ stats, words }: Sheet): string {
  const costs = (stats ?? []).filter(({ name }) => has(`cost-${name}`))
  return [
    ...costs.map(({ name, value }) => say(`cost-${name}`, { value })),
    ...(words ?? []).map((one) => titled('word', one)),
  ].join(', ')
}

/** All that a card says, where the question is which of such texts to choose. */
function told({ sections }: Sheet): string {
  const parts = (sections ?? []).flatMap((section) => section.parts)
  return parts.map((part) => say('ui-part', { name: local(part.name), text: local(part.text) })).join('\n')
}

const MANY = 6 // so many cards to choose from need room

/** Is this a list of cards to read, and not of what is on the board or in a hand? */
export function reading({ table }: Asking, ask: Ask): boolean {
  const ids = ask.kind === 'menu' ? Object.keys(ask.branches) : 'options' in ask ? ask.options : []
  if (ask.about?.['told']) return true
  const cards = ids.filter((id) => typeof id === 'string' && !table.piece(id) && !table.face(id) && table.sheet(id))
  return cards.length >= (ask.kind === 'some' ? 1 : MANY)
}

/** What lies on an item, and whether it is in a hand. */
export function carries({ hand, badges, states }: Thing): string[] {
  const counts = Object.entries(badges ?? {}).filter(([, count]) => count > 0)
  return [
    ...(hand ? [say('ui-in-hand')] : []),
    ...counts.map(([name, count]) => say('ui-count', { name: word(name), count })),
    ...(states ?? []).map((state) => word(state)),
  ]
}

/** How a model is, and what else lies on its card. */
function hale(piece: Piece): string[] {
  if (piece.badges?.['health'] !== undefined || !health(piece)) return badges(piece.badges)
  return [...(piece.badges?.['wounds'] ? [health(piece)] : []), ...counts(piece.badges).map(countWords)]
}

/** Counted things in words; wounds and health are told as what is left. */
function badges(counts: Record<string, number> | undefined): string[] {
  const { wounds, health, ...rest } = counts ?? {}
  const said = health === undefined ? [] : [say('ui-health-left', { left: health - (wounds ?? 0), health })]
  for (const [name, count] of Object.entries(rest)) {
    if (count) said.push(countWords({ name, count, of: null }))
  }
  return said
}

/** A branch: its own text, the name of the piece it is for, or what the card calls it; with the one thing it can be done to. */
export function branch(asking: Asking, name: string, behind: tree.Branch): string {
  const label = asking.table.piece(name) ? word(name) : titled('branch', name)
  const only = tree.only(behind)
  if (only === undefined || behind?.kind !== 'choose') return label
  return say('ui-branch-at', { branch: label, target: title(asking, behind.of, only) })
}

/** What a branch stands for: an ability of the acting model, or an action of the quick reference. */
export function ability(asking: Asking, name: string): Part | undefined {
  const { table, here } = asking
  const piece = here ? table.piece(asking.about(here)) : undefined
  const sheet = piece ? table.sheet(piece.card) : undefined
  const sections = [...(sheet?.sections ?? []), ...(table.scenery?.reference ?? [])]
  return sections.flatMap((section) => section.parts).find((part) => part.id === name)
}

const CAUSES = ['ability', 'source', 'action'] // what a question is asked for, where it names it

/** The part of a card for which the question is asked. */
export function cause({ table, top }: Asking): Part | undefined {
  const wanted = CAUSES.map((name) => top?.about?.[name]).find((id) => typeof id === 'string' && id)
  if (!wanted) return undefined
  const sheets = Object.values(table.scenery?.sheets ?? {})
  return sheets
    .flatMap(({ sections }) => sections ?? [])
    .flatMap(({ parts }) => parts)
    .find(({ id }) => id === wanted)
}

/** What the quick reference says of a branch. */
export function hint({ table }: Asking, name: string): string {
  const parts = (table.scenery?.reference ?? []).flatMap((section) => section.parts)
  return local(parts.find((part) => part.id === name)?.text)
}

export function stat(asking: Asking, { name, value, length, signed }: Stat): string {
  const shown = length && typeof value === 'number' ? asking.words.length(value) : word(value)
  const sign = signed && typeof value === 'number' && value > 0 ? '+' : ''
  return say('ui-stat', { name: titled('stat', name), value: sign + shown })
}

export function described(part: Part | undefined): string {
  return local(part?.text)
}

/** The question, as it was asked. */
export function question(ask: Ask): string {
  return say(`ask-${ask.name}`, ask.about)
}
