// What an option is called, and what else is worth knowing about it before it is chosen.

import { counts } from '../../board/styles'
import { countWords, edgeWords, health, itemName, pips } from '../../board/words'
import { card, has, local, say, stated, titled, word } from '../../lib/text.svelte'
import type { Room } from '../../room/room.svelte'
import type { Ask, CardView, Part, Piece, Stat, Thing } from '../../wire'
import * as about from '../about'
import type { Question } from '../question.svelte'
import { addressed } from '../../room/players'
import * as tree from '../tree'

/** The name of an option: a player, a thing on the board, a card, a word. */
export function title(question: Question, of: string, option: unknown): string {
  if (typeof option === 'string' && of === 'cell') return question.room.cell(option) ? option : titled('word', option)
  const edge = typeof option === 'string' && of === 'edge' ? question.room.edge(option) : undefined
  if (edge) return edgeWords(edge, question.room.scene?.states?.[edge.id])
  if (typeof option === 'string' && of === 'thing') return itemName(question.room, option)
  if (of === 'seat' && typeof option === 'number') return addressed(question.room, option)
  if (typeof option === 'string' && ['word', 'card', 'edge'].includes(of)) return titled('word', option)
  return typeof option === 'string' && of === 'sheet' ? card(option) : word(option)
}

/** Where it is, seen from whoever acts; what is left of its health and the like. */
export function detail(question: Question, option: unknown, of = ''): string {
  if (typeof option !== 'string') return ''
  const { words, room } = question
  const sheet = room.sheet(option)
  if (sheet && (of === 'sheet' || !room.piece(option)))
    return question.here && about.told(question.here) ? told(sheet) : printed(sheet)
  const held = room.thing(option)
  if (held) return [word(held.piece.id), ...carries(held.thing)].join(', ')
  const piece = room.piece(option)
  const where = words.whereabouts(option, question.origin)
  const counted = piece ? onCard(room, piece) : counts(room.marker(option)?.badges, room.roles).map(countWords)
  const states = (piece?.states ?? []).map((state) => stated(state, option))
  return [where, ...(piece && !piece.at ? [] : counted), ...states].filter(Boolean).join(', ')
}

/** What a card costs, where the game has words for that, and what kind of card it is. */
function printed({ stats, words }: CardView): string {
  const costs = (stats ?? []).filter(({ name }) => has(`cost-${name}`))
  return [
    ...costs.map(({ name, value }) => say(`cost-${name}`, { value })),
    ...(words ?? []).map((trait) => titled('word', trait)),
  ].join(', ')
}

/** All that a card says, where the question is which of such texts to choose. */
function told({ sections }: CardView): string {
  const parts = (sections ?? []).flatMap((section) => section.parts)
  return parts.map((part) => say('ui-part', { name: local(part.name), text: local(part.text) })).join('\n')
}

const MANY = 6 // this many cards to choose from need room

/** Is this a list of cards to read, and not of what is on the board or in a hand? */
export function reading({ room }: Question, ask: Ask): boolean {
  const ids = ask.kind === 'menu' ? Object.keys(ask.branches) : 'options' in ask ? ask.options : []
  if (about.told(ask)) return true
  const cards = ids.filter((id) => typeof id === 'string' && !room.piece(id) && !room.face(id) && room.sheet(id))
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
function onCard(room: Room, piece: Piece): string[] {
  const counted = [...pips(room, piece).filter(({ count }) => count), ...counts(piece.badges, room.roles)]
  return [...bar(piece), ...counted.map(countWords)]
}

/** What is left of its health; where the game says what losses lead to, only if there are any. */
function bar(piece: Piece): string[] {
  const { boxes = 0, lost = 0, brinks = [] } = piece.health ?? {}
  if (brinks.length) return lost ? [health(piece)] : []
  return boxes ? [say('ui-health-left', { left: boxes - lost, health: boxes })] : []
}

/** A branch: its own text, the name of the piece it is for, or what the card calls it; with the one thing it can be done to. */
export function branch(question: Question, name: string, behind: tree.Branch): string {
  const label = question.room.piece(name) ? word(name) : titled('branch', name)
  const only = tree.only(behind)
  if (only === undefined || behind?.kind !== 'choose') return label
  return say('ui-branch-at', { branch: label, target: title(question, behind.of, only) })
}

/** What a branch stands for: an ability of the acting model, or an action of the quick reference. */
export function ability(question: Question, name: string): Part | undefined {
  const { room, here } = question
  const piece = here ? room.piece(question.moverOf(here)) : undefined
  const sheet = piece ? room.sheet(piece.card) : undefined
  const sections = [...(sheet?.sections ?? []), ...(room.scenery?.reference ?? [])]
  return sections.flatMap((section) => section.parts).find((part) => part.id === name)
}

/** The part of a card for which the question is asked. */
export function cause({ room, top }: Question): Part | undefined {
  const wanted = top && about.cause(top)
  if (!wanted) return undefined
  const sheets = Object.values(room.scenery?.sheets ?? {})
  return sheets
    .flatMap(({ sections }) => sections ?? [])
    .flatMap(({ parts }) => parts)
    .find(({ id }) => id === wanted)
}

/** What the quick reference says about a branch. */
export function hint({ room }: Question, name: string): string {
  const parts = (room.scenery?.reference ?? []).flatMap((section) => section.parts)
  return local(parts.find((part) => part.id === name)?.text)
}

export function stat(question: Question, { name, value, length, signed }: Stat): string {
  const shown = length && typeof value === 'number' ? question.words.length(value) : word(value)
  const sign = signed && typeof value === 'number' && value > 0 ? '+' : ''
  return say('ui-stat', { name: titled('stat', name), value: sign + shown })
}

export function described(part: Part | undefined): string {
  return local(part?.text)
}

/** The question, as it was asked. */
export function askedText(ask: Ask): string {
  return say(`ask-${ask.name}`, about.args(ask))
}
