// What every painter is given: the paper, and the thing to paint. And which ground a board has.

import type { Board } from '../../wire'
import type { Ink } from './ink'
import type { Random } from './random'
import type { Outline } from './shapes'

/** Something on the table, in inches. */
export interface Item {
  id: string
  kind: string // what the rules call it
  look: string // what it is painted as
  outlines: Outline[]
  bottom: number
  top: number
}

export interface Kit {
  g: Ink
  width: number // of the table
  height: number
  pattern: (ground: Ground) => CanvasPattern | string
  waters: readonly Item[] // all of them: one runs into the other
  staged: boolean // for the theatre: what stands up there is not painted flat, and the light comes from its lamps
}

export type Painter = (kit: Kit, item: Item, random: Random) => void

export type Ground = Exclude<NonNullable<Board['ground']>, ''>

/** The colour that stands in for the ground until it is painted. */
export const FLAT: Readonly<Record<Ground, string>> = {
  grass: '#c5cb96', heath: '#c9bd96', earth: '#b3b08d', cobbles: '#c0b298', flags: '#c5bba4', parquet: '#c6a168',
  planks: '#b8915a', mud: '#b49a73', snow: '#e9edee', water: '#9cc0c6', salt: '#e6dfd0',
} // prettier-ignore

/** What a board lies on: what it says, else grass, or flagstones under squares. */
export const groundOf = ({ ground, cells }: Pick<Board, 'ground' | 'cells'>): Ground =>
  ground || (cells?.length ? 'flags' : 'grass')

export const FRAME = 0.8 // inches of paper around the table
