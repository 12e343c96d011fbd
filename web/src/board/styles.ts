// How things look, by the words that games share. A word that is not here gets a neutral look.

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
  building: look(1, 'house', 'flags'),
  hill: { ...look(3, 'open', 'specks', true), deck: true },
  stairs: { ...look(5, 'stairs', '', false), treads: true },
  obstacle: look(6, 'timber', 'planks', true),
  barrier: look(6, 'stone', 'stones', true),
  wall: look(7, 'brick', 'bricks', true),
  door: look(8, 'door', 'planks', true),
  'closed-door': look(8, 'door', 'planks', true),
  'open-door': look(8, 'gap', 'sill'),
  window: look(8, 'pane', 'mullion', true),
  floor: { ...look(9, 'floor', 'boards', true), deck: true },
  platform: { ...look(9, 'floor', 'boards', true), deck: true },
  roof: { ...look(9, 'roof', 'tiles', true), deck: true },
  ladder: look(10, 'timber', 'rungs', true),
  portal: look(8, 'gap', 'sill'),
}

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
export const sideColour = (seat: number): string => `var(--side-${((seat % 4) + 4) % 4})`
export const sidePattern = (seat: number) => PATTERNS[((seat % 4) + 4) % 4]!

// -- areas that are drawn over each other are told apart by their dashes

const DASHES = [[], [9, 4], [2, 5], [12, 4, 2, 4]]
export const dashes = (k: number, unit: number): string =>
  DASHES[k % DASHES.length]!.map((n) => n * unit).join(' ') || 'none'

// -- what lies on a card: these are drawn as ring, arc and pips, every other count as a badge on the rim

export const DRAWN = new Set(['wounds', 'health', 'energy'])
export const DONE = 'activated' // a piece in this state has acted: faded and ticked

/** Up to two letters that stand for a name. */
export function initials(name: string): string {
  const words = name.split(/[\s'’()-]+/).filter((word) => word && !/^(of|the|de|du|des|la|le|les|d|l|von)$/i.test(word))
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word[0]) : [(words[0] ?? name).slice(0, 2)]
  const text = letters.join('')
  return text[0] ? text[0].toUpperCase() + text.slice(1, 2) : '?'
}
