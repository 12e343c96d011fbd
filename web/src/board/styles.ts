// How things are told apart, by the words that games share.

import type { Piece, Scenery } from '../wire'

/** In which order things lie above each other, where their heights do not say: the higher, the later. */
const LAYERS: Readonly<Record<string, number>> = {
  open: 0, road: 0, building: 1, difficult: 1, water: 1, brush: 1, ruin: 1, ford: 1, deep: 1, 'barbed-wire': 1, fog: 2,
  wood: 2, woods: 2, wooded: 2, forest: 2, hill: 3, stairs: 5, obstacle: 6, barrier: 6, hedge: 6, fence: 6, cart: 6,
  crates: 6, rock: 6, house: 7, tower: 7, wall: 7, 'flat-roof': 7, door: 8, 'closed-door': 8, 'barred-door': 8,
  'open-door': 8, portal: 8, window: 8, floor: 9, platform: 9, bridge: 9, roof: 9, parapet: 10, ladder: 10,
} // prettier-ignore
const LAYER = 4 // of what nobody knows

export const layerOf = (terrain: Marked): number => LAYERS[lookWord(terrain)] ?? LAYERS[terrain.kind] ?? LAYER

/** What is drawn and not measured (textures, rims) is drawn for inches: how many units of a board that is. */
export const grainOf = (unit: string): number => (unit === 'centimetre' ? 2.5 : 1)

interface Marked {
  kind: string
  marks?: Record<string, unknown>
}

/** What a piece of terrain looks like may be said apart from what it counts as. */
export function lookWord(terrain: Marked): string {
  const look = terrain.marks?.['look']
  return typeof look === 'string' ? look : terrain.kind
}

// -- sides: a colour and a pattern each, so that neither is needed to tell them apart

export const PATTERNS = ['solid', 'hatched', 'dotted', 'double'] as const
export type Pattern = (typeof PATTERNS)[number] | 'thin'
export const sideColour = (seat: number): string => (seat < 0 ? 'var(--side-none)' : `var(--side-${seat % 4})`)
/** A piece has the colour of its seat; one that is nobody's has that of its side, if it has a side. */
export function pieceColour({ seat, side }: Pick<Piece, 'seat' | 'side'>): string {
  const colour = party(side)
  return seat < 0 && colour !== null ? `var(--party-${colour})` : sideColour(seat)
}

/** On which side a piece is, in games whose sides have colours: 0 is red, 1 is blue. */
export const party = (side: Piece['side']): number | null => (side === 0 || side === 1 ? side : null)

export const sidePattern = (seat: number): Pattern => (seat < 0 ? 'thin' : PATTERNS[seat % 4]!) // below 0 it is nobody's

// -- areas that are drawn over each other are told apart by their dashes

const DASHES = [[], [9, 4], [2, 5], [12, 4, 2, 4], [4, 3], [12, 3, 2, 3, 2, 3], [16, 6], [1, 3, 6, 3]]
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

// -- what lies on a card: what a field of the piece says is drawn in a way of its own, every other count and state on the rim

/** Which field of a piece says what a word of the game says, too; the word comes with its kind: `state-`, `badge-` or `stat-`. */
export type Roles = NonNullable<Scenery['roles']>

const BOXES = new Set(['health', 'pips']) // ring, arc and pips

/** Is a number, `badge-<word>` or `stat-<word>`, seen in the ring of a piece or in its pips? */
export const inRing = (roles: Roles, number: string): boolean => BOXES.has(roles[number] ?? '')

/** Is a state seen on the counter itself, turned over or crowned? */
export const onCounter = (roles: Roles, state: string): boolean => COUNTER.has(roles[`state-${state}`] ?? '')
const COUNTER = new Set(['acted', 'rank'])

/** Is a state that of a piece that has acted? */
export const isDone = (roles: Roles, state: string): boolean => roles[`state-${state}`] === 'acted'

export interface Count {
  name: string
  count: number
  of: number | null // how many there are in all, where some can be used up
}

/** What else is counted on a card: `skill` and `skill-tokens` are one count. */
export function counts(badges: Record<string, number> | undefined, roles: Roles): Count[] {
  const all = badges ?? {}
  return Object.entries(all).flatMap(([name, count]): Count[] => {
    const spent = name.endsWith(TOKENS) && Object.hasOwn(all, name.slice(0, -TOKENS.length))
    const of = all[name + TOKENS] ?? null
    return inRing(roles, `badge-${name}`) || spent || (count <= 0 && of === null) ? [] : [{ name, count, of }]
  })
}

const TOKENS = '-tokens'

/** The words for all that a piece is marked with on its rim. */
export const marked = ({ states, badges }: Pick<Piece, 'states' | 'badges'>, roles: Roles): string[] => [
  ...(states ?? []).filter((state) => !onCounter(roles, state)),
  ...counts(badges, roles).map(({ name }) => name),
]

/** Up to two letters that stand for a name. */
export function initials(name: string): string {
  const little = (word: string) => /^(of|the|de|du|des|la|le|les|von)$/i.test(word) || /^[dl]$/.test(word) // D’Artagnan keeps it
  const words = name.split(/[\s'’()-]+/).filter((word) => word && !little(word))
  if (words.length > 2 && /^\d$/.test(words.at(-1)!)) words.splice(1, words.length - 2) // the third Shield-bearer is S3
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word[0]) : [(words[0] ?? name).slice(0, 2)]
  const text = letters.join('')
  return text[0] ? text[0].toUpperCase() + text.slice(1, 2) : '?'
}
