// How things look, by the words that games share. A word that is not here gets a neutral look.

import type { Piece } from '../wire'

export interface Look {
  layer: number // the higher, the later it is drawn
  texture: string // a pattern of Patterns.svelte, '' for none
  tone: string // a pair of colours of board.css: --<tone>-fill and --<tone>-line
  shadow: boolean // does it stand up from the table?
  deck?: boolean // models stand on it, and others under it
  treads?: boolean // strokes across it
}

const look = (layer: number, tone: string, texture = '', shadow = false): Look => ({ layer, tone, texture, shadow })

const NEUTRAL = look(4, 'neutral', 'specks', true)

export const LOOKS: Readonly<Record<string, Look>> = {
  open: look(0, 'open', ''),
  road: look(0, 'open', 'specks'),
  difficult: look(1, 'rough', 'specks'),
  water: look(1, 'water', 'waves'),
  wood: look(2, 'wood', 'leaves'),
  woods: look(2, 'wood', 'leaves'),
  wooded: look(2, 'wood', 'leaves'),
  forest: look(2, 'wood', 'leaves'),
  brush: look(1, 'rough', 'tufts'),
  ruin: look(1, 'rough', 'stones'),
  ford: look(1, 'water', 'stones'),
  deep: look(1, 'deep', 'waves'),
  'barbed-wire': look(1, 'rough', 'rails'),
  fog: look(2, 'pane', 'specks'),
  building: look(1, 'house', 'flags'),
  hill: { ...look(3, 'open', 'specks', true), deck: true },
  stairs: { ...look(5, 'stairs', '', false), treads: true },
  obstacle: look(6, 'timber', 'planks', true),
  barrier: look(6, 'stone', 'stones', true),
  hedge: look(6, 'wood', 'leaves', true),
  fence: look(6, 'timber', 'rails', true),
  cart: look(6, 'timber', 'planks', true),
  crates: look(6, 'timber', 'planks', true),
  rock: look(6, 'stone', 'stones', true),
  house: look(7, 'brick', 'bricks', true),
  tower: look(7, 'stone', 'bricks', true),
  wall: look(7, 'brick', 'bricks', true),
  'flat-roof': look(7, 'roof', 'flags', true),
  door: look(8, 'door', 'planks', true),
  'closed-door': look(8, 'door', 'planks', true),
  'barred-door': look(8, 'door', 'bars', true),
  'open-door': look(8, 'gap', 'sill'),
  window: look(8, 'pane', 'mullion', true),
  floor: { ...look(9, 'floor', 'boards', true), deck: true },
  platform: { ...look(9, 'floor', 'boards', true), deck: true },
  bridge: { ...look(9, 'floor', 'boards', true), deck: true },
  roof: { ...look(9, 'roof', 'tiles', true), deck: true },
  parapet: look(10, 'stone', 'merlons', true),
  ladder: look(10, 'timber', 'rungs', true),
  portal: look(8, 'gap', 'sill'),
}

/** What is drawn and not measured (textures, rims) is drawn for inches: how many units of a board that is. */
export const grainOf = (unit: string): number => (unit === 'centimetre' ? 2.5 : 1)

/** Cells that are not simply open. */
export const CELLS: Readonly<Record<string, Look>> = {
  blocked: look(0, 'stone', 'stones', true),
  high: { ...look(1, 'floor', 'boards', true), deck: true },
  water: look(0, 'water', 'waves'),
  rough: look(0, 'rough', 'specks'),
}

export const cellLook = (kind: string): Look => CELLS[kind] ?? NEUTRAL

/** What a piece of terrain looks like may be said apart from what it counts as. */
export function lookOf(terrain: { kind: string; marks?: Record<string, unknown> }): Look {
  return LOOKS[lookWord(terrain)] ?? LOOKS[terrain.kind] ?? NEUTRAL
}

export function lookWord(terrain: { kind: string; marks?: Record<string, unknown> }): string {
  const look = terrain.marks?.['look']
  return typeof look === 'string' ? look : terrain.kind
}

// -- sides: a colour and a pattern each, so that neither is needed to tell them apart

export const PATTERNS = ['solid', 'hatched', 'dotted', 'double'] as const
export type Pattern = (typeof PATTERNS)[number] | 'thin'
export const sideColour = (seat: number): string => (seat < 0 ? 'var(--side-none)' : `var(--side-${seat % 4})`)
/** A piece has the colour of its seat; one that is nobody's has that of its side, if it has a side. */
export function pieceColour({ seat, marks }: Pick<Piece, 'seat' | 'marks'>): string {
  const side = party(marks)
  return seat < 0 && side !== null ? `var(--party-${side})` : sideColour(seat)
}

/** On which side a piece is, in games whose sides have colours: 0 is red, 1 is blue. */
export function party(marks: Piece['marks']): number | null {
  const side = marks?.['side']
  return side === 0 || side === 1 ? side : null
}

export const sidePattern = (seat: number): Pattern => (seat < 0 ? 'thin' : PATTERNS[seat % 4]!) // below 0 it is nobody's

// -- areas that are drawn over each other are told apart by their dashes

const DASHES = [[], [9, 4], [2, 5], [12, 4, 2, 4]]
export const dashes = (k: number, unit: number): string =>
  DASHES[k % DASHES.length]!.map((n) => n * unit).join(' ') || 'none'

// -- what is laid over the board on demand: each layer has its own dashes and filling

const LAID: Readonly<Record<string, { dash: number; fill: string }>> = {
  engagement: { dash: 0, fill: '' },
  aura: { dash: 2, fill: '' },
  shadow: { dash: 1, fill: 'url(#m-shadow)' },
  zone: { dash: 3, fill: '' },
}
export const layerDashes = (name: string, unit: number): string => dashes(LAID[name]?.dash ?? 0, unit)
export const fillOf = (name: string, tone: string): string => LAID[name]?.fill || tone

// -- what lies on a card: these are drawn as ring, arc and pips, every other count as a badge on the rim

/** How much a piece can take and has taken: a health bar, or wounds up to the number that kills and the one that cripples. */
export function healthOf({ badges, marks }: Pick<Piece, 'badges' | 'marks'>): {
  most: number
  wounds: number
  crippled: number
} {
  const number = (name: string) => badges?.[name] ?? (typeof marks?.[name] === 'number' ? marks[name] : 0)
  return { most: badges?.['health'] ?? number('killed'), wounds: badges?.['wounds'] ?? 0, crippled: number('crippled') }
}

export const DRAWN = new Set(['wounds', 'health', 'energy', 'crippled', 'killed'])
export const DONE = 'activated' // a piece in this state has acted: faded and ticked
const LYING = new Set(['prone', 'unconscious'])

/** Is a piece drawn lying down? A stunned one lies only where pieces have a front: elsewhere it is a mark on the card. */
export const lies = ({ states, facing }: Pick<Piece, 'states' | 'facing'>): boolean =>
  (states ?? []).some((state) => LYING.has(state) || (state === 'stunned' && facing != null))

export interface Count {
  name: string
  count: number
  of: number | null // how many there are in all, where some can be used up
}

/** What else is counted on a card: `skill` and `skill-tokens` are one count. */
export function counts(badges: Record<string, number> | undefined): Count[] {
  const all = badges ?? {}
  return Object.entries(all).flatMap(([name, count]): Count[] => {
    const spent = name.endsWith(TOKENS) && Object.hasOwn(all, name.slice(0, -TOKENS.length))
    const of = all[name + TOKENS] ?? null
    return DRAWN.has(name) || spent || (count <= 0 && of === null) ? [] : [{ name, count, of }]
  })
}

const TOKENS = '-tokens'

/** Up to two letters that stand for a name. */
export function initials(name: string): string {
  const little = (word: string) => /^(of|the|de|du|des|la|le|les|von)$/i.test(word) || /^[dl]$/.test(word) // D’Artagnan keeps it
  const words = name.split(/[\s'’()-]+/).filter((word) => word && !little(word))
  if (words.length > 2 && /^\d$/.test(words.at(-1)!)) words.splice(1, words.length - 2) // the third Shield-bearer is S3
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word[0]) : [(words[0] ?? name).slice(0, 2)]
  const text = letters.join('')
  return text[0] ? text[0].toUpperCase() + text.slice(1, 2) : '?'
}
