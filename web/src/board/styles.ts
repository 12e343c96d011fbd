// How things look, by the words that games share. A word that is not here gets a neutral look.

import type { Piece } from '../wire'

export interface Look {
  layer: number // the higher, the later it is drawn
  texture: string // a pattern of Patterns.svelte, '' for none
  tone: string // a pair of colours of board.css: --<tone>-fill and --<tone>-line
  shadow: boolean // does it stand up from the table?
  deck?: boolean // one stands on it, and others under it
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
  const said = terrain.marks?.['look']
  return typeof said === 'string' ? said : terrain.kind
}

// -- sides: a colour and a pattern each, so that neither is needed to tell them apart

export const PATTERNS = ['solid', 'hatched', 'dotted', 'double'] as const
export type Pattern = (typeof PATTERNS)[number] | 'thin'
export const sideColour = (seat: number): string => (seat < 0 ? 'var(--side-none)' : `var(--side-${seat % 4})`)
/** A piece has the colour of its seat; what is nobody's, that of the side it is on, where it is on one. */
export function pieceColour({ seat, marks }: Pick<Piece, 'seat' | 'marks'>): string {
  const side = party(marks)
  return seat < 0 && side !== null ? `var(--party-${side})` : sideColour(seat)
}

/** On which side a piece is, in games in which players have one: 0 is Red, 1 is Blue. */
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

/** How much a piece can bear and has borne: a health bar, or Wounds up to the number that kills and the one that cripples. */
export function vigour({ badges, marks }: Pick<Piece, 'badges' | 'marks'>): {
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

/** Is a piece drawn lying down? Who is stunned lies only where pieces have a front: elsewhere it is a mark on the card. */
export const lies = ({ states, facing }: Pick<Piece, 'states' | 'facing'>): boolean =>
  (states ?? []).some((state) => LYING.has(state) || (state === 'stunned' && facing != null))

/** Signs for states that games share, one unit in radius; other states show their first letter. */
export const SIGNS: Readonly<Record<string, string>> = {
  prone: 'M-0.75 0.1H0.3V0.45H-0.75ZM0.6 0.05A0.22 0.22 0 1 1 0.59 0.05Z',
  unconscious: 'M-0.45 -0.55H0.45V-0.3L-0.1 0.28H0.45V0.55H-0.5V0.3L0.05 -0.28H-0.45Z',
  inconspicuous:
    'M-0.8 -0.3Q0 -0.05 0.8 -0.3Q0.85 0.35 0.35 0.38Q0.12 0.35 0 0.12Q-0.12 0.35 -0.35 0.38Q-0.85 0.35 -0.8 -0.3ZM-0.6 0Q-0.38 -0.18 -0.18 0.06Q-0.4 0.2 -0.6 0ZM0.6 0Q0.38 -0.18 0.18 0.06Q0.4 0.2 0.6 0Z',
  watch:
    'M-0.8 0Q0 -0.75 0.8 0Q0 0.75 -0.8 0ZM0 -0.28A0.28 0.28 0 1 0 0.01 -0.28ZM0 -0.12A0.12 0.12 0 1 1 -0.01 -0.12Z',
  crippled:
    'M-0.05 -0.35L-0.2 -0.02L0.08 0.12L-0.06 0.62L-0.7 -0.05Q-0.75 -0.6 -0.3 -0.55ZM0.1 -0.4Q0.75 -0.75 0.7 -0.05L0.14 0.5L0.26 0.04L0 -0.1Z',
  crouched: 'M-0.65 -0.4L0 0.1L0.65 -0.4V0L0 0.5L-0.65 0Z',
  stunned: 'M0 -0.8L0.2 -0.2L0.8 0L0.2 0.2L0 0.8L-0.2 0.2L-0.8 0L-0.2 -0.2Z',
  hidden: 'M-0.8 0Q0 -0.75 0.8 0Q0 0.75 -0.8 0ZM-0.72 0.58L0.6 -0.74L0.74 -0.6L-0.58 0.72Z',
  mounted: 'M-0.6 0.65V-0.05A0.6 0.6 0 0 1 0.6 -0.05V0.65H0.25V0A0.25 0.25 0 0 0 -0.25 0V0.65Z',
  wounded: 'M-0.2 -0.65H0.2V-0.2H0.65V0.2H0.2V0.65H-0.2V0.2H-0.65V-0.2H-0.2Z',
  poisoned: 'M0 -0.75Q0.55 0 0.5 0.3A0.5 0.45 0 0 1 -0.5 0.3Q-0.55 0 0 -0.75Z',
  leader: 'M-0.7 0.5V-0.45L-0.32 -0.02L0 -0.65L0.32 -0.02L0.7 -0.45V0.5Z',
  fast: 'M-0.65 -0.6L0 0L-0.65 0.6ZM0 -0.6L0.65 0L0 0.6Z',
  slow: 'M-0.5 -0.7H0.5V-0.5L0.12 0L0.5 0.5V0.7H-0.5V0.5L-0.12 0L-0.5 -0.5Z',
  staggered: 'M-0.62 -0.55H-0.2L0.1 -0.1L0.2 -0.4L0.68 0.28L-0.05 0.2L0.1 0.02L-0.28 -0.28L-0.42 0.62H-0.7Z',
  shielded:
    'M0 -0.75L0.6 -0.5V0.05Q0.55 0.5 0 0.78Q-0.55 0.5 -0.6 0.05V-0.5ZM0 -0.48L-0.36 -0.32V0.05Q-0.32 0.32 0 0.5Z',
  injured: 'M-0.2 -0.65H0.2V-0.2H0.65V0.2H0.2V0.65H-0.2V0.2H-0.65V-0.2H-0.2Z',
  burning:
    'M0 -0.8Q0.1 -0.35 0.42 -0.08Q0.68 0.2 0.5 0.5Q0.3 0.78 0 0.78Q-0.35 0.78 -0.5 0.5Q-0.65 0.15 -0.35 -0.15Q-0.3 0.08 -0.15 0.12Q-0.22 -0.4 0 -0.8Z',
  distracted:
    'M0 -0.7A0.7 0.7 0 1 1 -0.68 0.15L-0.42 0.1A0.44 0.44 0 1 0 0 -0.44A0.32 0.32 0 0 0 -0.3 -0.05L-0.52 -0.02A0.55 0.55 0 0 1 0 -0.7ZM0 -0.18A0.18 0.18 0 1 1 -0.01 -0.18Z',
  focused:
    'M-0.08 -0.8H0.08V-0.56A0.57 0.57 0 0 1 0.56 -0.08H0.8V0.08H0.56A0.57 0.57 0 0 1 0.08 0.56V0.8H-0.08V0.56A0.57 0.57 0 0 1 -0.56 0.08H-0.8V-0.08H-0.56A0.57 0.57 0 0 1 -0.08 -0.56ZM0 -0.4A0.4 0.4 0 1 0 0.01 -0.4ZM0 -0.17A0.17 0.17 0 1 1 -0.01 -0.17Z',
  poison: 'M0 -0.75Q0.55 0 0.5 0.3A0.5 0.45 0 0 1 -0.5 0.3Q-0.55 0 0 -0.75Z',
  summoned: 'M0 -0.8L0.18 -0.2L0.76 -0.25L0.29 0.1L0.47 0.65L0 0.33L-0.47 0.65L-0.29 0.1L-0.76 -0.25L-0.18 -0.2Z',
  controlled: 'M-0.6 -0.55H0.6V-0.4H0.08V-0.1L0.4 0.6H0.2L0 0.15L-0.2 0.6H-0.4L-0.08 -0.1V-0.4H-0.6Z',
  engaged:
    'M-0.6 -0.6H-0.4L0.2 0.1L0.35 -0.05L0.47 0.07L0.07 0.47L-0.05 0.35L0.1 0.2L-0.6 -0.4ZM0.6 -0.6H0.4L0.08 -0.22L0.18 -0.1L0.6 -0.4ZM-0.35 -0.05L-0.47 0.07L-0.07 0.47L0.02 0.38L-0.1 0.2L-0.2 0.1ZM0.34 0.26L0.62 0.54L0.5 0.66L0.24 0.38ZM-0.34 0.26L-0.62 0.54L-0.5 0.66L-0.24 0.38Z',
}

/** Signs for markers that games share; other markers show their first letter. */
export const MARKERS: Readonly<Record<string, string>> = {
  scheme: 'M-0.6 -0.95H-0.38V-0.85L0.8 -0.42L-0.38 0.02V0.95H-0.6Z',
  strategy: 'M0 -0.95L0.24 -0.28L0.95 -0.3L0.38 0.13L0.6 0.82L0 0.4L-0.6 0.82L-0.38 0.13L-0.95 -0.3L-0.24 -0.28Z',
  corpse:
    'M0 -0.9Q0.72 -0.9 0.72 -0.22Q0.72 0.2 0.4 0.36V0.85H0.16V0.6H0.06V0.85H-0.06V0.6H-0.16V0.85H-0.4V0.36Q-0.72 0.2 -0.72 -0.22Q-0.72 -0.9 0 -0.9ZM-0.3 -0.42A0.19 0.19 0 1 0 -0.29 -0.42ZM0.3 -0.42A0.19 0.19 0 1 0 0.31 -0.42ZM0 0.02L0.11 0.26H-0.11Z',
  scrap:
    'M-0.14 -0.95H0.14L0.2 -0.68L0.42 -0.58L0.66 -0.74L0.84 -0.54L0.68 -0.3L0.76 -0.1L0.95 0V0.24L0.7 0.28L0.58 0.5L0.72 0.74L0.5 0.88L0.28 0.7L0.1 0.76L0 0.95H-0.2L-0.26 0.7L-0.48 0.58L-0.72 0.7L-0.86 0.5L-0.68 0.26L-0.74 0.08L-0.95 -0.02V-0.26L-0.7 -0.3L-0.58 -0.5L-0.72 -0.74L-0.52 -0.86L-0.28 -0.68L-0.18 -0.72ZM0 -0.3A0.3 0.3 0 1 0 0.01 -0.3Z',
  pyre: 'M0 -0.95Q0.1 -0.42 0.5 -0.1Q0.8 0.25 0.6 0.6Q0.35 0.92 0 0.92Q-0.42 0.92 -0.6 0.6Q-0.78 0.18 -0.42 -0.18Q-0.36 0.1 -0.18 0.14Q-0.26 -0.48 0 -0.95Z',
  'pit-trap': 'M-0.95 -0.25L-0.6 0.55L-0.3 -0.25L0 0.55L0.3 -0.25L0.6 0.55L0.95 -0.25L0.75 0.85H-0.75Z',
  'ice-pillar': 'M0 -0.98L0.38 -0.5L0.3 0.9H-0.3L-0.38 -0.5ZM0 -0.55L-0.16 -0.4L-0.1 0.65H0Z',
  dust: 'M-0.62 0.6A0.36 0.36 0 0 1 -0.62 -0.1A0.42 0.42 0 0 1 -0.1 -0.5A0.5 0.5 0 0 1 0.58 -0.12A0.36 0.36 0 0 1 0.62 0.6Z',
  rubble:
    'M-0.9 0.7L-0.62 0.1L-0.15 0L0.05 0.7ZM0.12 0.7L0.2 0.05L0.7 0.12L0.92 0.7ZM-0.4 -0.1L-0.2 -0.62L0.32 -0.55L0.46 -0.06Z',
  blast:
    'M0 -0.98L0.2 -0.4L0.7 -0.7L0.42 -0.2L0.98 0L0.42 0.2L0.7 0.7L0.2 0.4L0 0.98L-0.2 0.4L-0.7 0.7L-0.42 0.2L-0.98 0L-0.42 -0.2L-0.7 -0.7L-0.2 -0.4Z',
  shockwave:
    'M0 -0.95A0.95 0.95 0 1 0 0.01 -0.95ZM0 -0.75A0.75 0.75 0 1 1 -0.01 -0.75ZM0 -0.52A0.52 0.52 0 1 0 0.01 -0.52ZM0 -0.32A0.32 0.32 0 1 1 -0.01 -0.32Z',
}

export interface Count {
  name: string
  count: number
  of: number | null // how many there are in all, where some can be used up
}

/** What is counted on a card besides: `fencing` of `fencing-tokens` is one count. */
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
