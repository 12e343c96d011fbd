// The place or path that is asked for: begun with the question, drawn on the board, and sent once the rules allow it.

import { grainOf } from '../../board/styles'
import type { Ask, Piece, Point2 } from '../../wire'
import * as about from '../about'
import type { Doubts } from '../answer/doubts.svelte'
import type { Question } from '../question.svelte'
import * as tree from '../tree'
import { Drawing, type Sides } from './drawing.svelte'
import type { Surroundings } from './snap'

/** A hand is off by so many pixels, but nobody means what is this far away, in thousandths of an inch. */
const [MOUSE, FINGER, FARTHEST] = [10, 18, 250]

/** What is asked of the board. */
export interface Scale {
  mils(pixels: number): number // how long that is on the table
}

export class Placing {
  drawing = $state.raw<Drawing | null>(null)

  constructor(
    private readonly question: Question,
    private readonly doubts: Doubts,
    private readonly scale: Scale,
  ) {}

  /** We are at another step of the question: begin again if it asks for a place or a path. */
  begin(here: tree.Branch | undefined): void {
    this.drawing?.stopAsking()
    this.drawing = tree.isSpatial(here) ? this.begun(here) : null
    if (this.drawing) void this.fetchOutline()
  }

  private begun(leaf: tree.Spatial): Drawing {
    const { room, way, moverOf } = this.question
    const piece = about.marker(leaf) || (about.puts(leaf) ? '' : moverOf(leaf))
    room.hovered = null // its card would lie on the way
    const judge = {
      why: (value: unknown) => room.engine.why(tree.wrap(way, value)),
      preview: (value: unknown) => room.engine.preview(tree.wrap(way, value)),
      nearest: async (value: unknown, back: Point2 | null) =>
        tree.unwrap(way, await room.engine.nearest(tree.wrap(way, value), back)),
    }
    const from = room.pieceOrMarker(piece)?.at ?? null
    const around = () => this.around(leaf, piece)
    const contact = room.scenery?.board?.contact
    return new Drawing(leaf, piece, from, judge, this.sides(leaf, piece), around, contact)
  }

  /** What a base may come into contact with, on the floor that it is on. */
  private around(leaf: tree.Spatial, piece: string): Surroundings | null {
    const { room, touch, moverOf } = this.question
    const { scene, scenery } = room
    const mover = room.pieceOrMarker(piece || moverOf(leaf))
    const radius = about.puts(leaf)?.radius ?? mover?.radius
    if (radius === undefined || !scene) return null
    const z = mover?.at?.[2] ?? 0
    const level = scenery?.board?.level ?? 0
    const rounds = [...(scene.pieces ?? []), ...(scene.markers ?? [])].flatMap(({ id, at, radius }) =>
      at && id !== piece && Math.abs(at[2] - z) <= level ? [{ id, at, radius }] : [],
    )
    const solids = (scenery?.board?.terrain ?? []).filter(({ bottom = 0, top = 0 }) => bottom <= z && top > z)
    const grain = grainOf(scenery?.board?.unit ?? '')
    const tolerance = Math.min(FARTHEST * grain, this.scale.mils(touch ? FINGER : MOUSE))
    return { radius, rounds, solids, tolerance }
  }

  private async fetchOutline(): Promise<void> {
    const detailed = await this.question.fetchDetails()
    if (detailed?.kind === 'place') this.drawing?.bound(detailed.outline ?? [])
  }

  /** What can be climbed on the way, if the question says so. */
  private sides(leaf: tree.Spatial, piece: string): Sides | null {
    const { room } = this.question
    const radius = room.pieceOrMarker(piece)?.radius
    if (leaf.kind !== 'path' || radius === undefined) return null
    const shapes = about.sides(leaf).flatMap((id) => room.terrain(id)?.shapes ?? [])
    return shapes.length ? { shapes, radius } : null
  }

  /** The piece that goes there, as large as what is put there: places are described from where it stands. */
  mover(here: Ask): Piece | undefined {
    const { room, moverOf } = this.question
    const piece = room.piece(moverOf(here))
    const moved = room.marker(about.marker(here))
    return piece && { ...piece, at: moved?.at ?? piece.at, radius: about.puts(here)?.radius ?? piece.radius }
  }

  /** Where a cursor that nobody has placed yet begins: on the first proposal, else in the middle of the region. */
  get start(): Point2 {
    const { details, room } = this.question
    const board = room.scenery?.board
    if (details?.kind === 'place' && details.proposals?.[0]) return [details.proposals[0][0], details.proposals[0][1]]
    const ring = details && tree.isSpatial(details) ? details.outline?.[0] : undefined
    if (ring?.length) return middle(ring)
    return [(board?.width ?? 0) / 2, (board?.height ?? 0) / 2]
  }

  /** Send what is drawn, if it is allowed; else its reason is there to read. */
  async commit(): Promise<boolean> {
    const { drawing, question } = this
    if (!drawing || drawing.value === undefined) return false
    if (!(await drawing.check())) return false
    if (leavesBoard(drawing) && !(await this.meant(drawing.piece))) return false
    const done = await question.give(drawing.value)
    if (!done) drawing.why = question.fault
    return done
  }

  /** The hand lets go here. What ends far from it waits for a word. */
  async drop(): Promise<boolean> {
    const { drawing } = this
    if (!drawing || !(await drawing.check()) || !drawing.meant) return false
    return this.commit()
  }

  /** The key or the button that ends it. A path of no length is an answer if the model may stay; else it is said why not. */
  async finish(): Promise<boolean> {
    const { drawing, question } = this
    if (!drawing || drawing.value !== undefined) return this.commit()
    const { ask, started } = drawing
    drawing.stopAsking() // what it would say to this is nothing
    if (ask.kind === 'place' || !started) drawing.why = { key: `ui-nothing-drawn-${ask.kind}` }
    else {
      drawing.why = await question.room.engine.why(tree.wrap(question.way, [])).catch(() => ({ key: 'ui-not-sent' }))
      if (!drawing.why && this.drawing === drawing) return question.give([])
    }
    return false
  }

  private meant(piece: string): Promise<boolean> {
    return this.doubts.confirmed({ name: 'lose', what: { key: 'ui-lose-sure', args: { piece } }, yes: 'ui-lose-yes' })
  }
}

/** Would the piece be gone after this move? That is rarely wanted. Whoever only drops something is not the one who moves. */
function leavesBoard({ ask, from, foretold, piece }: Drawing): boolean {
  return Boolean(!about.puts(ask) && from && foretold?.pieces.some(({ id, at }) => id === piece && !at))
}

function middle(ring: readonly Point2[]): Point2 {
  const sum = ring.reduce(([x, y], corner) => [x + corner[0], y + corner[1]], [0, 0])
  return [Math.round(sum[0] / ring.length), Math.round(sum[1] / ring.length)]
}
