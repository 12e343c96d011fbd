// The set: everything that stands on a plane table, folded, and the pictures that its tops are cut from.

import { isDeck, showing, storeys, type Level, type Storey } from '../board/ground/floors'
import type { Item } from '../board/paint/kit'
import { itemOf } from '../board/paint/picture'
import { box, middle, rectangle, within, type Outline } from '../board/paint/shapes'
import { isWater } from '../board/paint/waters'
import { grainOf } from '../board/styles'
import type { Board, Terrain } from '../wire'
import type { Mapping, Point } from './paper/folding'
import { foldingOf, stand, unfolded, type Fold } from './paper/forms'
import { lookOf, span, type Form } from './paper/looks'

/** What the theatre asks a table. */
export interface Table {
  readonly board: Board
  readonly inch: number // thousandths of its unit
  readonly width: number // inches
  readonly height: number
  readonly pictures: readonly string[][] // for each picture that is needed: what is on it above the ground
  /** A place, in inches; `cell` where the board has squares. */
  spot(at: readonly number[], cell?: string): Point
  fold(now: Now, picture: Mapping): Fold
  /** What a thing of the board fills, for whoever wraps it. */
  solid(id: string): Solid | null
  /** On which of its roofs somebody stands. */
  trodden(feet: readonly Point[]): string[]
}

export interface Solid {
  outlines: readonly Pick<Outline, 'ring'>[]
  bottom: number
  top: number
}

/** What may change about a set. */
export interface Now {
  level: Level
  off: ReadonlySet<string> // roofs and floors that somebody is under
  trodden: ReadonlySet<string> // roofs that somebody is on
  states: Readonly<Record<string, string>>
}

const SLOPED = new Set<Form>(['house', 'roof'])
const LEVEL = 0.4 // inches: so near to the height of a roof one stands on it

interface Floor {
  height: number // thousandths
  shown: string[]
}

export class Plane implements Table {
  readonly inch: number
  readonly width: number
  readonly height: number
  readonly storeys: Storey[]
  readonly pictures: string[][]
  private readonly floors: Floor[]
  private readonly items: ReadonlyMap<string, Item>

  constructor(readonly board: Board) {
    this.inch = 1000 * grainOf(board.unit)
    this.width = board.width / this.inch
    this.height = board.height / this.inch
    this.items = new Map(board.terrain.map((terrain) => [terrain.id, itemOf(terrain, this.inch, this.height)]))
    this.storeys = storeys(board.terrain).map((storey) => ({ ...storey, under: storey.under ?? this.beside(storey) }))
    this.floors = floorsOf(this.storeys)
    this.pictures = this.floors.map(({ shown }) => shown)
  }

  spot([x = 0, y = 0, z = 0]: readonly number[]): Point {
    return [x / this.inch, this.height - y / this.inch, z / this.inch]
  }

  fold({ level, off, trodden }: Now, picture: Mapping): Fold {
    const fold = unfolded()
    for (const storey of this.storeys) {
      const item = this.items.get(storey.data.id)!
      if (isWater(item) || showing(storey, level, off) !== 'whole') continue
      const own = span(item)
      stand(fold, foldingOf(fold, this.pictureOf(storey), picture), {
        item,
        span: own,
        solid: storey.lid,
        held: this.held(item, own.top),
        trodden: trodden.has(storey.data.id),
      })
    }
    return fold
  }

  solid(id: string): Solid | null {
    const item = this.items.get(id)
    return item ? { outlines: item.outlines, ...span(item) } : null
  }

  trodden(feet: readonly Point[]): string[] {
    const on = (item: Item) =>
      feet.some(
        ([x, y, z]) =>
          z > 0 && Math.abs(z - item.top) < LEVEL && item.outlines.some((outline) => within(outline, [x, y])),
      )
    return [...this.items].flatMap(([id, item]) => (SLOPED.has(lookOf(item).form) && on(item) ? [id] : []))
  }

  /** What stands on the rim of a floor, or beside it, belongs to it. */
  private beside({ data }: Storey): Terrain | null {
    const item = this.items.get(data.id)!
    if (!data.bottom || isDeck(data)) return null
    const spots = item.outlines.map(middle)
    const near = (deck: Item) => deck.outlines.some((outline) => spots.some((spot) => within(grown(outline), spot)))
    const carries = (deck: Terrain) => isDeck(deck) && Math.abs((deck.top ?? 0) - data.bottom!) < STEP
    return this.board.terrain.find((deck) => carries(deck) && near(this.items.get(deck.id)!)) ?? null
  }

  private pictureOf(storey: Storey): number {
    const high = footing(storey)
    const found = this.floors.findIndex(({ height }) => height >= high)
    return found < 0 ? this.floors.length - 1 : found
  }

  /** Do walls or something solid reach up to a floor? Then it needs no posts. */
  private held(deck: Item, top: number): boolean {
    return [...this.items.values()].some((item) => {
      if (item === deck || item.top < top - 0.3 || item.bottom >= top || lookOf(item).form === 'flat') return false
      return item.outlines.some((outline) => deck.outlines.some((own) => within(own, middle(outline), -0.5)))
    })
  }
}

const STEP = 250 // thousandths: floors nearer in height than this are one
const RIM = 0.8 // inches

function grown(outline: Outline): Outline {
  const { x, y, width, height } = box(outline)
  return rectangle(x - RIM, y - RIM, width + 2 * RIM, height + 2 * RIM)
}

/** On which floor's picture a thing is: that of what it is, if it is a floor; else of what it stands on. */
const footing = ({ data }: Storey): number =>
  isDeck(data) && lookOf({ look: data.look || data.kind }).form !== 'mound' ? (data.top ?? 0) : (data.bottom ?? 0)

/** The pictures that are needed: one of the ground, and one for each height at which something has its floor. */
function floorsOf(all: readonly Storey[]): Floor[] {
  const heights = [...new Set(all.map(footing))].filter((high) => high > 0).sort((a, b) => a - b)
  return [0, ...heights].map((height) => ({
    height,
    shown: all.filter((one) => footing(one) > 0 && footing(one) <= height).map(({ data }) => data.id),
  }))
}
