// The picture of one board at one size. What never changes is painted once; roofs, doors and the hour are laid over it.

import type { Board, Terrain } from '../../wire'
import { isDeck, upwards } from '../ground/floors'
import { grainOf } from '../styles'
import { drift, SPAN, tile } from './tiles'
import type { Ink } from './ink'
import { groundOf, type Ground, type Item, type Kit, type Painter } from './kit'
import { indoors, LANDS, plain } from './lands'
import { frame, lampsOf, nightfall, shadows, vignette } from './light'
import { PLANTS } from './plants'
import { hashOf, seeded } from './random'
import { ROOFS } from './roofs'
import { box, joined, lieOf, middle, outlineOf, rectangle, within, type Outline } from './shapes'
import { paintFloors, paintMoving, paintStill, squaresOf, windowsOf, type Squares } from './squares'
import { paper } from './steps'
import { THINGS } from './things'
import { WALLS } from './walls'
import { isWater, waters } from './waters'

export type Canvas = OffscreenCanvas | HTMLCanvasElement
export type Canvases = (width: number, height: number) => Canvas

const PAINTERS: Readonly<Record<string, Painter>> = { ...PLANTS, ...ROOFS, ...WALLS, ...THINGS, ...LANDS }
/** Other words for the same. */
const ALSO: Readonly<Record<string, string>> = {
  woods: 'wood', wooded: 'wood', forest: 'wood', difficult: 'brush', 'barbed-wire': 'wire',
} // prettier-ignore
const GROUNDS = new Set(['square', 'road', 'building', 'ruin', 'cutting', 'slag', 'graves', 'open', 'other'])
const GROWTH = new Set(['nettles', 'brambles', 'gorse', 'brush', 'bracken', 'reeds', 'ivy', 'planks'])
const CROWNS = new Set(['wood', 'orchard', 'yew', 'scrub', 'tree', 'oak', 'poplar']) // they throw their own shadows
const AIRY = new Set(['mist', 'fog'])
const OPENINGS = new Set(['wall', 'window', 'door', 'open-door', 'closed-door', 'barred-door'])
const THIN = 0.6 // inches: narrower than this is a line
const INSIDE = 1 // how tall the walls of a room look
const FINE = 64 // pixels to an inch: from here on tiles are painted larger

/** Is there a painter for a look? */
export const knows = (look: string): boolean => look in PAINTERS || isWater({ look })

export class Picture {
  readonly paper: { margin: number; width: number; height: number }
  private readonly grain: number
  private readonly inch: number // pixels
  private readonly width: number // inches
  private readonly height: number
  private readonly ground: Ground
  private readonly items: Item[]
  private readonly squares: Squares | null
  private readonly tiles = new Map<Ground | 'drift', Canvas>()
  private base: Canvas | null = null

  constructor(
    readonly board: Board,
    readonly scale: number, // pixels to a unit
    private readonly canvas: Canvases,
    private readonly staged = false, // for the theatre
  ) {
    this.grain = grainOf(board.unit)
    this.inch = scale * this.grain
    const mils = 1000 * this.grain
    this.width = board.width / mils
    this.height = board.height / mils
    this.paper = paper(board.width / 1000, board.height / 1000, this.grain)
    this.ground = groundOf(board)
    this.items = board.terrain.map((terrain) => itemOf(terrain, mils, this.height))
    this.squares = board.cells?.length ? squaresOf(board, this.ground) : null
  }

  /** The whole picture: `shown` names the upper floors, roofs and what stands on them. Yields whenever it could pause. */
  *painted(shown: ReadonlySet<string>, states: Readonly<Record<string, string>>): Generator<void, Canvas> {
    if (!this.base) {
      const base = this.sheet()
      yield* this.paintBase(base)
      this.base = base
    }
    yield
    const whole = this.sheet()
    const g = whole.getContext('2d') as Ink
    g.drawImage(this.base, 0, 0)
    const kit = this.kit(g)
    const upper = this.upper().filter(({ id }) => shown.has(id))
    g.save()
    this.onPaper(g)
    if (this.squares) paintMoving(kit, this.board, states)
    for (const item of upper) {
      if (isDeck(this.terrain(item)) && !this.solidBelow(item))
        this.shadows(g, [{ outlines: item.outlines, tall: item.top }])
      paint(kit, item)
    }
    if (!this.staged) nightfall(kit, this.board.hour ?? '', this.lamps())
    g.restore()
    return whole
  }

  private *paintBase(canvas: Canvas): Generator<void> {
    const g = canvas.getContext('2d') as Ink
    const night = this.board.hour === 'night' && !this.staged
    for (const ground of this.grounds()) {
      this.tiled(ground)
      yield
    }
    this.scaled(g)
    frame(g, this.width, this.height, this.squares ? null : this.grain > 1 ? 10 / this.grain : 3, night)
    g.beginPath()
    g.rect(0, 0, this.width, this.height)
    g.clip()
    const kit = this.kit(g)
    g.fillStyle = kit.pattern(this.ground)
    g.fillRect(0, 0, this.width, this.height)
    if (this.squares) paintFloors(kit, this.squares)
    g.globalCompositeOperation = 'multiply'
    g.globalAlpha = 0.45
    g.fillStyle = this.repeated(g, this.tiled('drift'), 41)
    g.fillRect(0, 0, this.width, this.height)
    g.globalAlpha = 1
    g.globalCompositeOperation = 'source-over'
    vignette(kit)
    yield
    yield* this.paintTerrain(kit)
    if (this.squares) yield* this.paintSquares(kit, this.squares)
  }

  private *paintTerrain(kit: Kit): Generator<void> {
    const items = this.items.filter((item) => !this.isUpper(item))
    const some = (looks: ReadonlySet<string>) => items.filter(({ look }) => looks.has(look))
    for (const item of some(GROUNDS)) paint(kit, item)
    for (const outline of housesOf(items)) indoors(kit, outline)
    waters(kit)
    yield
    for (const item of some(GROWTH)) paint(kit, item)
    const standing = items
      .filter((item) => ![GROUNDS, GROWTH, AIRY].some((looks) => looks.has(item.look)) && !isWater(item))
      .sort((a, b) => height(a) - height(b))
    const hills = standing.filter(({ look }) => look === 'hill')
    this.shadows(kit.g, hills.map(({ outlines, top }) => ({ outlines, tall: top / 3 }))) // prettier-ignore
    for (const item of hills) paint(kit, item)
    const casting = standing.filter(({ look }) => !CROWNS.has(look) && look !== 'hill' && look !== 'stairs')
    this.shadows(kit.g, casting.map((item) => ({ outlines: item.outlines, tall: this.tall(item) }))) // prettier-ignore
    for (const item of standing) {
      if (item.look !== 'hill') paint(kit, item)
      yield
    }
    for (const item of some(AIRY)) paint(kit, item)
  }

  private *paintSquares(kit: Kit, { things, runs }: Squares): Generator<void> {
    const standing = [...things.toSorted((a, b) => a.top - b.top), ...runs]
    const solid = standing.filter(({ look }) => look !== 'water' && look !== 'brush')
    for (const item of standing) if (!solid.includes(item)) paint(kit, item)
    waters({ ...kit, waters: things.filter(isWater) })
    this.shadows(kit.g, solid.map((item) => ({ outlines: item.outlines, tall: item.top / 2 }))) // prettier-ignore
    for (const item of solid) {
      paint(kit, item)
      yield
    }
    paintStill(kit, this.board)
  }

  /** The theatre has shadows of its own. */
  private shadows(g: Ink, things: Parameters<typeof shadows>[1]): void {
    if (!this.staged) shadows(g, things)
  }

  // -- what lies where

  private terrain(item: Item): Terrain {
    return this.board.terrain.find(({ id }) => id === item.id)!
  }

  /** Does it lie above something that models can stand on, so that it is not always seen? */
  private isUpper(item: Item): boolean {
    return item.bottom > 0 || (isDeck(this.terrain(item)) && item.look !== 'hill')
  }

  private upper(): Item[] {
    const order = new Map(upwards(this.board.terrain).map(({ id }, k) => [id, k]))
    return this.items.filter((item) => this.isUpper(item)).sort((a, b) => order.get(a.id)! - order.get(b.id)!)
  }

  private solidBelow({ id, outlines, top }: Item): boolean {
    const spot = middle(outlines[0]!)
    return this.items.some(
      (other) => other.id !== id && other.top === top && !other.bottom && within(other.outlines[0]!, spot) && !isDeck(this.terrain(other)) && other.kind !== 'building', // prettier-ignore
    )
  }

  /** How tall a thing looks: the walls of a room no higher than a rim. */
  private tall(item: Item): number {
    const spot = middle(item.outlines[0]!)
    const roofed = this.items.some(({ kind, look, outlines }) => kind === 'building' && look === 'building' && within(outlines[0]!, spot)) // prettier-ignore
    return roofed && OPENINGS.has(item.look) ? INSIDE : Math.max(0.3, height(item))
  }

  private lamps() {
    return [...lampsOf(this.items), ...(this.squares ? windowsOf(this.board) : [])]
  }

  // -- paper and tiles

  private sheet(): Canvas {
    const { width, height } = this.paper
    return this.canvas(Math.round(width * this.scale), Math.round(height * this.scale))
  }

  private scaled(g: Ink): void {
    const margin = this.paper.margin * this.scale
    g.setTransform(this.inch, 0, 0, this.inch, margin, margin)
  }

  /** Draw in inches, on the table and not on its frame. */
  private onPaper(g: Ink): void {
    this.scaled(g)
    g.beginPath()
    g.rect(0, 0, this.width, this.height)
    g.clip()
  }

  private kit(g: Ink): Kit {
    return {
      g,
      width: this.width,
      height: this.height,
      pattern: (ground) => this.repeated(g, this.tiled(ground), SPAN[ground]),
      waters: this.items.filter((item) => isWater(item) && !this.isUpper(item)),
      staged: this.staged,
    }
  }

  /** Every ground that will be wanted. */
  private grounds(): (Ground | 'drift')[] {
    const floors = this.squares?.floors.map(({ ground }) => ground) ?? []
    return [...new Set([this.ground, 'drift' as const, ...floors])]
  }

  private tiled(ground: Ground | 'drift'): Canvas {
    const kept = this.tiles.get(ground)
    if (kept) return kept
    const size = ground === 'drift' ? 256 : this.inch > FINE ? 1024 : 512
    const made = this.canvas(size, size)
    const g = made.getContext('2d', { willReadFrequently: true }) as Ink
    if (ground === 'drift') drift(g, size)
    else tile(g, ground, size)
    this.tiles.set(ground, made)
    return made
  }

  private repeated(g: Ink, source: Canvas, span: number): CanvasPattern {
    const pattern = g.createPattern(source, 'repeat')!
    pattern.setTransform(new DOMMatrix().scale(span / source.width))
    return pattern
  }
}

const height = (item: Item) => item.top || (CROWNS.has(item.look) ? 2.5 : 0.8)

function paint(kit: Kit, item: Item): void {
  const random = seeded(hashOf(item.id))
  kit.g.save()
  ;(PAINTERS[item.look] ?? plain)(kit, item, random)
  kit.g.restore()
}

export function itemOf(terrain: Terrain, mils: number, height: number): Item {
  const outlines = joined(terrain.shapes.map((shape) => outlineOf(shape, mils, height)))
  const { id, kind } = terrain
  const [bottom, top] = [(terrain.bottom ?? 0) / mils, (terrain.top ?? 0) / mils]
  return { id, kind, look: lookOf(terrain, outlines), outlines, bottom, top }
}

/** What a thing is painted as: doors and windows as they are, anything else as its board says, else as its kind and its form suggest. */
function lookOf({ kind, look, marks }: Terrain, outlines: readonly Outline[]): string {
  const mark = typeof marks?.['look'] === 'string' ? marks['look'] : ''
  if (OPENINGS.has(mark)) return mark
  if (look) return look
  const word = ALSO[mark || kind] ?? (mark || kind)
  const thin = outlines.every((outline) => !outline.circle && lieOf(outline).width < THIN)
  if (word === 'house' && thin) return 'wall'
  if (word === 'obstacle') return thin ? 'fence' : outlines[0]?.circle ? 'rock' : 'crates'
  if (word === 'barrier') return outlines[0]?.circle ? 'rock' : 'wall'
  return word
}

/** The rooms of houses of which only the walls are said: the box around walls that touch each other. */
function housesOf(items: readonly Item[]): Outline[] {
  const walls = items.filter(({ kind, look }) => ['house', 'door', 'window'].includes(kind) && OPENINGS.has(look))
  const houses: { x: number; y: number; right: number; bottom: number }[] = []
  for (const outline of walls.flatMap(({ outlines }) => outlines)) {
    const { x, y, width, height } = box(outline)
    let house = { x, y, right: x + width, bottom: y + height }
    const near = (a: typeof house, b: typeof house) =>
      a.x < b.right + 0.1 && b.x < a.right + 0.1 && a.y < b.bottom + 0.1 && b.y < a.bottom + 0.1
    for (const other of houses.filter((some) => near(some, house))) {
      houses.splice(houses.indexOf(other), 1)
      house = {
        x: Math.min(house.x, other.x), y: Math.min(house.y, other.y),
        right: Math.max(house.right, other.right), bottom: Math.max(house.bottom, other.bottom),
      } // prettier-ignore
    }
    houses.push(house)
  }
  return houses
    .filter(({ x, y, right, bottom }) => right - x > 3 && bottom - y > 3)
    .map(({ x, y, right, bottom }) => rectangle(x, y, right - x, bottom - y))
}
