// How what is painted stands up: its form, what its sides are of and in which tone. And how tall it looks where the rules give no height.

import type { Item } from '../../board/paint/kit'

export type Stuff = 'stone' | 'boards' | 'leaves' | 'paper' // a drawing that runs along the sides
export type Form =
  | 'flat' // nothing stands up
  | 'block' // straight sides, and the painting as its lid
  | 'mound' // sides that slope: the painting goes over them
  | 'house' // walls under a sloped roof
  | 'roof' // a sloped roof on walls of its own
  | 'storey' // a floor with room below
  | 'bridge'
  | 'stairs'
  | 'ladder'
  | 'window'
  | 'door' // shut
  | 'doorway' // open
  | 'fence' // posts and rails
  | 'railing' // bars
  | 'stakes'
  | 'wire'
  | 'cart'
  | 'table'
  | 'trees'
  | 'tree'
  | 'bare' // a tree without leaves
  | 'tufts'
  | 'mist'
  | 'column'
  | 'figure' // something small on a pedestal

export interface Look {
  form: Form
  stuff?: Stuff
  tone?: string
  tall?: number // inches
}

const STONE = '#d8cdb8'
const DARK = '#8f8f86'
const WOOD = '#cfa468'
const BARK = '#7d5f3c'
const IRON = '#3d434b'

const stone = (tone = STONE, tall = 1): Look => ({ form: 'block', stuff: 'stone', tone, tall })
const wooden = (tone = WOOD, tall = 1): Look => ({ form: 'block', stuff: 'boards', tone, tall })
const mound = (tone: string, tall: number): Look => ({ form: 'mound', stuff: 'paper', tone, tall })
const trees = (tone: string, tall: number): Look => ({ form: 'trees', tone, tall })
const tree = (tone: string, tall = 4): Look => ({ form: 'tree', tone, tall })
const tufts = (tone: string, tall: number): Look => ({ form: 'tufts', tone, tall })

export const LOOKS: Readonly<Record<string, Look>> = {
  // what grows
  wood: trees('#6f8f4a', 3), orchard: trees('#7f9b4c', 2.4), yew: trees('#587a5c', 3.2), scrub: trees('#8b9550', 1.3),
  tree: tree('#6f8f4a'), oak: tree('#66834a', 4.5), poplar: tree('#7d9c55', 5), willow: { form: 'bare', tone: '#8f8760', tall: 4 },
  stump: { form: 'block', stuff: 'boards', tone: BARK, tall: 0.6 }, hedge: { form: 'block', stuff: 'leaves', tone: '#7f9c52', tall: 1 },
  bracken: tufts('#9c9a55', 0.55), ivy: tufts('#68895a', 0.3), reeds: tufts('#8f9a58', 1), nettles: tufts('#7f9a55', 0.5),
  brambles: tufts('#98935a', 0.5), gorse: tufts('#b5a552', 0.6), brush: tufts('#9a9f5f', 0.5),
  // what runs along a line
  wall: stone(), barrier: stone(), dyke: stone('#bdb49c', 0.7), parapet: stone(), balustrade: stone('#dcd2bd', 0.5),
  fence: { form: 'fence', tone: WOOD, tall: 0.8 }, wattle: wooden('#c2a06a', 0.8), palisade: wooden('#bf9459', 2.2),
  railing: { form: 'railing', tone: IRON, tall: 1 }, stakes: { form: 'stakes', tone: '#c99f62', tall: 1 },
  wire: { form: 'wire', tone: IRON, tall: 0.7 },
  window: { form: 'window', stuff: 'stone', tone: STONE, tall: 3 }, 'closed-door': { form: 'door', stuff: 'stone', tone: STONE, tall: 3 },
  'barred-door': { form: 'door', stuff: 'stone', tone: STONE, tall: 3 }, door: { form: 'door', stuff: 'stone', tone: STONE, tall: 3 },
  'open-door': { form: 'doorway', stuff: 'stone', tone: STONE, tall: 3 }, portal: { form: 'doorway', stuff: 'stone', tone: STONE, tall: 3 },
  // what stands about
  crates: wooden(), barrels: wooden('#b58a52'), traps: wooden('#b99560', 0.8), boat: wooden('#b48850', 0.6), trunk: wooden(BARK, 0.6),
  cart: { form: 'cart', stuff: 'boards', tone: '#c3965a', tall: 1 }, table: { form: 'table', stuff: 'boards', tone: '#b98b52', tall: 0.8 },
  sacks: mound('#cdb98c', 0.8), rick: mound('#d9bd72', 2), rock: mound('#b5ac98', 1), menhir: mound('#aeada2', 2.6), rubble: mound('#bcb19c', 0.6),
  column: { form: 'column', tone: '#e2d9c6', tall: 3 }, well: stone('#c9bda4'), millstone: stone('#c4baa5', 0.6), fountain: stone('#d3cab6', 0.6),
  coffin: wooden('#8b6a44', 0.7), engine: { form: 'block', stuff: 'boards', tone: '#6c6f6c', tall: 2.4 }, statue: { form: 'figure', stuff: 'stone', tone: '#d7d0c0', tall: 2 },
  hearth: stone('#b0795c', 1.6), bookcase: wooden('#8a6236', 1.6),
  // buildings
  house: { form: 'house', stuff: 'stone', tone: '#e4d6b8', tall: 3 }, cottage: { form: 'house', stuff: 'paper', tone: '#ece0c4', tall: 2.6 },
  shed: { form: 'house', stuff: 'boards', tone: '#bb9060', tall: 2.2 }, chapel: { form: 'house', stuff: 'stone', tone: '#dcd3bf', tall: 4 },
  roof: { form: 'roof', stuff: 'boards', tone: '#a5774a' }, shop: stone('#c99877', 3), mill: stone('#cfc3a8', 4), crypt: stone('#bdb8aa', 2),
  tower: stone('#cbbfa6', 5), 'flat-roof': stone('#d2c7ae', 3),
  floor: { form: 'storey', stuff: 'boards', tone: '#b98c54' }, flags: { form: 'storey', stuff: 'stone', tone: STONE }, platform: { form: 'storey', stuff: 'boards', tone: '#b98c54' },
  bridge: { form: 'bridge', stuff: 'stone', tone: '#c6baa0' }, stairs: { form: 'stairs', stuff: 'boards', tone: '#c9a266', tall: 1 }, ladder: { form: 'ladder', tone: '#b9894e', tall: 2 },
  // what lies on the ground
  hill: mound('#b7ad7c', 2), slag: mound('#594a43', 0.35), mist: { form: 'mist', tall: 1.2 }, fog: { form: 'mist', tall: 1.2 },
  square: { form: 'flat' }, planks: { form: 'flat' }, road: { form: 'flat' }, ford: { form: 'flat' }, water: { form: 'flat' }, deep: { form: 'flat' },
  cutting: { form: 'flat' }, graves: { form: 'flat' }, ruin: { form: 'flat' }, building: { form: 'flat' }, open: { form: 'flat' }, other: { form: 'flat' },
} // prettier-ignore

const LEAST = 0.12 // inches: what is lower lies flat
const UNKNOWN: Look = { form: 'block', stuff: 'boards', tone: DARK, tall: 0 }

export const lookOf = ({ look }: Pick<Item, 'look'>): Look => LOOKS[look] ?? UNKNOWN

/** From where to where a thing stands: what the rules say, else as tall as its look. */
export function span(item: Pick<Item, 'look' | 'bottom' | 'top'>): { bottom: number; top: number } {
  const { bottom, top } = item
  const told = top - bottom >= LEAST || (top > LEAST && ['storey', 'roof'].includes(lookOf(item).form))
  return { bottom, top: told ? top : bottom + (lookOf(item).tall ?? 0) }
}
