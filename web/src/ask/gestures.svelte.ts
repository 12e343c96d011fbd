// What is done on the board while a question is open: clicks, drags, the right button, and the way back.

import { distance } from '../board/geometry'
import type { How, Listener, OnPage, Phase } from '../board/pointer'
import { settings } from '../lib/settings.svelte'
import type { Point2 } from '../wire'
import * as about from './about'
import type { Drawing } from './drawing/drawing.svelte'
import type { Group } from './drawing/group.svelte'
import type { Placing } from './drawing/placing.svelte'
import type { Squares } from './drawing/squares.svelte'
import type { ThingMenu } from './popup.svelte'
import type { Question } from './question.svelte'
import * as tree from './tree'
import type { Turning } from './turning.svelte'

/** A branch along which a piece can be dragged, and how far it goes. */
interface Move {
  way: string[]
  leaf: tree.Spatial
  reach: number
}

/** What the gestures are about: each part of the answer that can be given on the board. */
export interface Parts {
  placing: Placing
  squares: Squares
  group: Group
  turning: Turning
  menu: ThingMenu
}

export class Gestures implements Listener {
  dragged = $state.raw<{ piece: string; moves: Move[] } | null>(null)

  constructor(
    private readonly question: Question,
    private readonly parts: Parts,
  ) {}

  /** Does the question ask for a point of the board? */
  get aiming(): boolean {
    const { placing, turning, group } = this.parts
    return placing.drawing !== null || turning.piece !== null || group.on
  }

  /** Has somebody gone into the question, or begun to answer it on the board? */
  get begun(): boolean {
    const { menu, placing, turning } = this.parts
    return Boolean(this.question.way.length || this.dragged || menu.popup || placing.drawing?.started || turning.begun)
  }

  /** One step back; false if there is nothing to go back from. */
  back(): boolean {
    const { question } = this
    const { menu, group, placing, squares } = this.parts
    if (menu.popup) menu.close()
    else if (group.on) group.stop()
    else if (question.reason) question.reason = null
    else if (this.dragged) this.cancelDrag()
    else if (placing.drawing?.started) placing.drawing.clear()
    else if (squares.refused) squares.refused = null
    else if (question.way.length) question.go(question.way.slice(0, -1))
    else if (question.picks.size) question.picks.clear()
    else return false
    return true
  }

  // -- clicks

  onThing(id: string): boolean {
    const { question } = this
    const { menu, squares, placing } = this.parts
    menu.close()
    const here = question.here
    if (here?.kind === 'choose' && here.options.includes(id)) {
      // a finger slips: it is chosen first, and confirmed with the second tap or the button
      if (question.touch && !question.picks.has(id)) question.pick(id)
      else void question.give(id)
      return true
    }
    if (here?.kind === 'some' && here.options.includes(id)) {
      question.toggle(id)
      return true
    }
    if (here?.kind === 'menu' && Object.hasOwn(here.branches, id)) {
      question.enter(id)
      return true
    }
    const behind = here ? tree.sole(here) : undefined
    if (behind?.leaf.options.includes(id)) {
      question.go([...question.way, ...behind.way])
      return this.onThing(id)
    }
    if (question.room.edge(id)) return squares.onEdge(id)
    return !placing.drawing && this.pickUp(id)
  }

  onCell(id: string | null, how: 'move' | 'click'): boolean {
    return this.parts.squares.onCell(id, how)
  }

  /** A click on the piece that acts picks it up: the next clicks move it, as a drag would. */
  private pickUp(id: string): boolean {
    const { here, room, moverOf, way } = this.question
    if (!here || !room.piece(id)?.at) return false
    const [furthest] = tree.moves(here, id, moverOf, way).sort((a, b) => reachOf(b.leaf) - reachOf(a.leaf))
    if (!furthest) return this.parts.squares.pickUp(id)
    room.selected = id
    this.question.go(furthest.way)
    return true
  }

  onPoint(p: Point2, how: How): void {
    const { group, turning, placing } = this.parts
    const { drawing } = placing
    if (group.on) group.onPoint(p, how)
    else if (how === 'cancel') {
      if (!this.back() && turning.piece) turning.reset()
    } else if (turning.piece) turning.aim(p, how)
    else if (!drawing || this.dragged) return
    else if (how === 'undo') drawing.less()
    else if (how === 'double') void placing.commit()
    else if (how === 'move' || how === 'drag') drawing.move(p)
    else this.clickPlace(drawing, p)
  }

  private clickPlace(drawing: Drawing, p: Point2): void {
    const { from, legs, piece } = drawing
    const { room, touch } = this.question
    if (from && !legs.length && distance(from, p) <= (room.pieceOrMarker(piece)?.radius ?? 0)) {
      this.back() // a second click on the piece leaves it where it is
      return
    }
    drawing.move(p)
    if (drawing.ask.kind === 'path') drawing.corner()
    else if (!touch) void this.parts.placing.commit()
  }

  onMenu(id: string, at: OnPage): void {
    const { question } = this
    const { menu, placing } = this.parts
    const wanted = settings.rightClick
    const idle = question.here ? tree.idleAnswer(question.here) : undefined
    menu.close()
    if (placing.drawing?.started) this.back()
    else if (wanted === 'end' && idle && !question.touch) void question.give(idle)
    else if (id && (wanted === 'menu' || question.touch)) {
      question.room.selected = id
      menu.open(id, at)
    }
  }

  // -- dragging

  /** A piece is dragged: along the question that is open, or along the branch of the menu that fits the distance. */
  onDrag(piece: string, p: Point2, phase: Phase): boolean {
    const { squares } = this.parts
    if (phase === 'start') return this.grab(piece) || squares.grab(piece)
    if (squares.pull(piece, p, phase)) return true
    if (!this.dragged || this.dragged.piece !== piece) return false
    this.pull(p)
    if (phase === 'end') void this.drop()
    return true
  }

  private grab(piece: string): boolean {
    const { here, room, moverOf, way } = this.question
    const { drawing } = this.parts.placing
    if (!here) return false
    if (drawing) {
      if (drawing.piece !== piece || !drawing.from) return false
      this.dragged = { piece, moves: [] }
      return true
    }
    const moves = tree.moves(here, piece, moverOf, way).map((move) => ({ ...move, reach: reachOf(move.leaf) }))
    if (!moves.length || !room.piece(piece)?.at) return false
    this.dragged = { piece, moves }
    for (const move of moves) if (!move.reach) void this.measure(move, piece)
    return true
  }

  /** How far a branch goes that does not say so: as far as its outline. */
  private async measure(move: Move, piece: string): Promise<void> {
    const { room } = this.question
    const at = room.piece(piece)?.at
    const detailed = await room.detail(move.way).catch(() => null)
    if (!at || !detailed || detailed.kind === 'closed' || !tree.isSpatial(detailed)) return
    move.reach = Math.max(0, ...(detailed.outline ?? []).flat().map((corner) => distance(at, corner)))
  }

  private pull(p: Point2): void {
    const { question } = this
    const { placing } = this.parts
    const { piece, moves } = this.dragged ?? { piece: '', moves: [] }
    const at = question.room.piece(piece)?.at
    const corners = placing.drawing?.legs ?? []
    if (moves.length && at && !corners.length) {
      const fit = tree.fitting(moves, distance(at, p))
      if (fit && (!placing.drawing || fit.way.join() !== question.way.join())) question.go(fit.way)
    }
    placing.drawing?.move(p)
  }

  private async drop(): Promise<void> {
    const { question } = this
    const { placing } = this.parts
    const { drawing } = placing
    const fromMenu = this.dragged?.moves.length
    this.dragged = null
    if (!drawing || question.touch) return // a finger drops nothing: the confirm button does
    if (await placing.commit()) return
    if (placing.drawing !== drawing) return
    drawing.clear() // it glides back, and the reason stays
    const why = drawing.why
    if (fromMenu) question.go([])
    question.fault = why
  }

  private cancelDrag(): void {
    const fromMenu = this.dragged?.moves.length
    this.dragged = null
    if (fromMenu) this.question.go([])
    else this.parts.placing.drawing?.clear()
  }
}

function reachOf(leaf: tree.Spatial): number {
  return about.distance(leaf) ?? 0
}
