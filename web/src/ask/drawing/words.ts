// Places in words, for players who do not see the board: how far, in which direction, beside whom.

import type { Board, Edge, Marker, Piece, Scene, Terrain } from '../../wire'
import { distance, inShapes, legEnd, type Leg } from '../../board/geometry'
import { between, gridOf, sides, type Grid } from '../../board/grid'
import { grainOf } from '../../board/styles'
import { bearing, centre, clear, compass, gap, spot, type Spot } from './measure'

/** This near counts as there; two bases this near touch, unless the game says otherwise. */
const TOUCH = 5
/** A thing on the ground further away, in thousandths of an inch, is not mentioned with a place. */
const NEAR = 6000
/** If places are nearer to each other than this, only one is shown. */
const ALIKE = 600

export interface Voice {
  lang: string
  say(key: string, args?: Record<string, unknown>): string
  word(value: unknown): string
}

/** A scene in words. */
export class Words {
  constructor(
    readonly voice: Voice,
    readonly scene: Scene,
    readonly board: Board | null,
  ) {}

  private get grid(): Grid | null {
    return gridOf(this.board)
  }

  /** How many units are about an inch. */
  private get grain(): number {
    return grainOf(this.board?.unit ?? '')
  }

  /** Two bases with a gap of at most this touch, as the game has it. */
  private get contact(): number {
    return this.board?.contact ?? TOUCH
  }

  private touches(a: Spot, b: Spot): boolean {
    const even = Math.abs(a.z - b.z) <= (this.board?.level ?? 0)
    return gap(a, even ? { ...b, z: a.z } : b) <= this.contact
  }

  // -- numbers

  number(value: number, digits = 1): string {
    return value.toLocaleString(this.voice.lang, { maximumFractionDigits: digits })
  }

  length(mils: number): string {
    const number = Math.round(mils / 100) / 10
    const key = `ui-unit-${this.board?.unit ?? 'inch'}`
    return this.voice.say(key, { number, text: this.number(number) })
  }

  direction(angle: number): string {
    return this.voice.say('ui-compass').split(', ')[compass(angle)] ?? ''
  }

  // -- places

  /** `3.2 inches north-east`, or the place on the board when there is nothing to measure from. */
  where(origin: Spot | null, there: Spot): string {
    if (!origin) return this.coordinates(there)
    const direction = this.direction(bearing(origin, there))
    if (this.grid) return this.squares(this.grid.apart([origin.x, origin.y], [there.x, there.y]), direction)
    if (this.touches(origin, there)) return this.voice.say('ui-touching-at', { direction })
    const far = gap(origin, there)
    const text = this.voice.say('ui-distance-at', { distance: this.length(far), direction })
    if (there.z === origin.z) return text
    const key = there.z > origin.z ? 'ui-above' : 'ui-below'
    return `${text}, ${this.voice.say(key, { distance: this.length(Math.abs(there.z - origin.z)) })}`
  }

  /** How many squares away; next to it, or in the same square. */
  private squares(count: number, direction: string): string {
    if (count === 0) return this.voice.say('ui-square-same')
    if (count === 1) return this.voice.say('ui-square-next', { direction })
    return this.voice.say('ui-distance-at', { distance: this.length(count * 1000), direction })
  }

  /** How far and in which direction a base goes, measured by its centre. */
  way(start: Spot, stop: Spot): string {
    const far = this.length(distance([start.x, start.y], [stop.x, stop.y]))
    return this.voice.say('ui-way', { distance: far, direction: this.direction(bearing(start, stop)) })
  }

  coordinates(there: Spot): string {
    const cell = this.grid?.at([there.x, there.y])
    if (cell) return this.voice.say('ui-square', { cell: cell.id })
    const at = { x: this.number(there.x / 1000), y: this.number(there.y / 1000) }
    if (there.z) return this.voice.say('ui-at-height', { ...at, z: this.length(there.z) })
    return this.voice.say('ui-at', at)
  }

  // -- things

  base(id: string): Spot | null {
    const thing = this.piece(id) ?? this.marker(id)
    return thing?.at ? spot(thing.at, thing.radius) : null
  }

  piece(id: string): Piece | undefined {
    return this.scene.pieces?.find((piece) => piece.id === id)
  }

  marker(id: string): Marker | undefined {
    return this.scene.markers?.find((marker) => marker.id === id)
  }

  terrain(id: string): Terrain | undefined {
    return this.board?.terrain.find((terrain) => terrain.id === id)
  }

  /** Where a thing is, seen from a base; empty for what is not on the board. */
  whereabouts(id: string, origin: Spot | null): string {
    const base = this.base(id)
    if (base) return origin && gap(origin, base) === 0 && same(origin, base) ? '' : this.where(origin, base)
    const holder = this.marker(id)?.holder
    if (holder) return this.voice.say('ui-held-by', { holder: this.voice.word(holder) })
    const terrain = this.terrain(id)
    if (terrain) return this.whereTerrain(terrain, origin)
    const edge = this.grid?.edge(id)
    if (edge && origin) return this.whereEdge(edge, origin)
    const at = this.grid?.cells.get(id)?.at
    return at && origin ? this.where(origin, spot(at)) : ''
  }

  /** What a base would touch, be near to and stand in at a place. */
  around(place: Spot, mover: Piece | undefined): string {
    const parts: string[] = []
    const names = this.touched(place, mover?.id ?? '')
    if (names.length) parts.push(this.voice.say('ui-touching', { names: names.join(', ') }))
    else parts.push(...this.lying(place))
    if (mover) parts.push(...this.nearest(place, mover.seat))
    const ground = this.standsIn(place)
    if (ground.length) parts.push(this.voice.say('ui-in-terrain', { names: ground.join(', ') }))
    return parts.join(', ')
  }

  /** A proposed place, or the end of a proposed path: `2.3 inches north-east, 1 inch from Bobby`. */
  proposal(answer: readonly number[] | readonly Leg[], mover: Piece | undefined): string {
    const place = this.goal(answer, mover)
    if (!place) return this.voice.say('ui-stay')
    const start = mover?.at ? spot(mover.at, mover.radius) : null
    const there = typeof answer[0] === 'number' ? 'ui-right-here' : 'ui-stay'
    if (start && same(start, place)) return this.voice.say(there)
    const around = this.around(place, mover)
    const where = start ? this.way(start, place) : this.coordinates(place)
    return around ? `${where}, ${around}` : where
  }

  /** Good places. If several are nearly the same and touch the same, only the first is shown. */
  unlike<T extends readonly number[] | readonly Leg[]>(answers: readonly T[], mover: Piece | undefined): T[] {
    const told: { place: Spot; touched: string }[] = []
    return answers.filter((answer) => {
      const place = this.goal(answer, mover)
      if (!place) return true
      const touched = this.touched(place, mover?.id ?? '').join()
      if (
        told.some(
          (before) =>
            before.touched === touched && before.place.z === place.z && near(before.place, place, ALIKE * this.grain),
        )
      )
        return false
      told.push({ place, touched })
      return true
    })
  }

  /** Where the base would stand in the end; null if it stays. */
  goal(answer: readonly number[] | readonly Leg[], mover: Piece | undefined): Spot | null {
    const z = mover?.at?.[2] ?? 0
    const r = mover?.radius ?? 0
    if (typeof answer[0] === 'number') return { ...spot(answer as readonly number[], r), z: (answer[2] as number) ?? z }
    const last = (answer as readonly Leg[]).at(-1)
    return last ? { ...spot(legEnd(last), r), z } : null
  }

  // -- what is around a place

  private touched(place: Spot, own: string): string[] {
    return this.bases()
      .filter(([id, base]) => id !== own && this.touches(place, base))
      .map(([id]) => this.voice.word(id))
  }

  private lying(place: Spot): string[] {
    const ids = (this.scene.markers ?? []).map((marker) => marker.id)
    const nearest = this.sorted(place, ids)[0]
    return nearest && nearest.far <= NEAR * this.grain ? [this.apart(nearest.id, nearest.far)] : []
  }

  private nearest(place: Spot, seat: number): string[] {
    const ids = (this.scene.pieces ?? []).filter((piece) => piece.seat !== seat).map((piece) => piece.id)
    const nearest = this.sorted(place, ids)[0]
    return nearest && !this.touches(place, nearest.base) ? [this.apart(nearest.id, nearest.far)] : []
  }

  private apart(id: string, far: number): string {
    return this.voice.say('ui-apart', { distance: this.length(far), name: this.voice.word(id) })
  }

  private sorted(place: Spot, ids: string[]): { id: string; far: number; base: Spot }[] {
    return this.bases()
      .filter(([id]) => ids.includes(id))
      .map(([id, base]) => ({ id, base, far: gap(place, base) }))
      .sort((a, b) => a.far - b.far)
  }

  private bases(): [string, Spot][] {
    const all = [...(this.scene.pieces ?? []), ...(this.scene.markers ?? [])]
    return all.flatMap((thing): [string, Spot][] => (thing.at ? [[thing.id, spot(thing.at, thing.radius)]] : []))
  }

  private standsIn(place: Spot): string[] {
    const touched = (this.board?.terrain ?? []).filter((terrain) => clear(place, terrain.shapes) <= TOUCH)
    return [...new Set(touched.map((terrain) => terrain.name?.[this.voice.lang] ?? this.voice.word(terrain.kind)))]
  }

  /** An edge is as far away as the square beyond the nearer one beside it. */
  private whereEdge(edge: Edge, origin: Spot): string {
    const here = this.grid?.at([origin.x, origin.y])?.id ?? ''
    const steps = sides(edge).flatMap((id) => this.grid?.steps(here, id) ?? [])
    return this.squares(Math.min(...steps) + 1, this.direction(bearing(origin, spot(between(edge)))))
  }

  private whereTerrain(terrain: Terrain, origin: Spot | null): string {
    const there = centre(terrain.shapes)
    if (!origin) return this.coordinates(there)
    if (inShapes(terrain.shapes, [origin.x, origin.y])) return this.voice.say('ui-inside')
    const direction = this.direction(bearing(origin, there))
    const far = clear(origin, terrain.shapes)
    if (far <= this.contact) return this.voice.say('ui-touching-at', { direction })
    return this.voice.say('ui-distance-at', { distance: this.length(far), direction })
  }
}

function same(a: Spot, b: Spot): boolean {
  return a.x === b.x && a.y === b.y && a.z === b.z
}

function near(a: Spot, b: Spot, alike: number): boolean {
  return distance([a.x, a.y], [b.x, b.y]) < alike
}
