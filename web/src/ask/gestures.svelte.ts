// What is done on the board while a question is open: clicks, drags, the right button, and the way back.

import { distance } from '../board/geometry'
import type { How, Listener, OnPage, Phase } from '../board/pointing/pointer'
import { settings } from '../lib/settings.svelte'
import type { Ask, Point2 } from '../wire'
import type { Drawing } from './drawing/drawing.svelte'
import type { Group } from './drawing/group.svelte'
import type { Placing } from './drawing/placing.svelte'
import type { Squares } from './drawing/squares.svelte'
import type { ThingMenu } from './popup.svelte'
import type { Question } from './question.svelte'
import type { Building } from './roster/building.svelte'
import * as tree from './tree'
import type { Turning } from './turning.svelte'

/** A piece in a hand: along a branch of the menu, or along the question that is open already. */
interface Dragged {
  piece: string
  move: tree.Move | null
  sure: boolean // nothing else could be meant: letting go is the answer
}

/** What the gestures are about: each part of the answer that can be given on the board. */
export interface Parts {
  placing: Placing
  squares: Squares
  group: Group
  turning: Turning
  menu: ThingMenu
  building: Building
}

export class Gestures implements Listener {
  dragged = $state.raw<Dragged | null>(null)
  /** A piece that is dragged to a square before anybody has asked where it goes. */
  errand = $state.raw<{ piece: string; cell: string | null } | null>(null)

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
    return Boolean(
      this.question.way.length ||
      this.dragged ||
      this.errand ||
      menu.popup ||
      placing.drawing?.started ||
      turning.begun,
    )
  }

  /** One step back; false if there is nothing to go back from. */
  back(): boolean {
    const { question } = this
    const { menu, group, placing, squares } = this.parts
    if (menu.popup) menu.close()
    else if (group.on) group.stop()
    else if (question.reason) question.reason = null
    else if (this.dragged) this.cancelDrag()
    else if (this.errand) this.errand = null
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
    const plain = tree.plainMove(tree.moves(here, id, moverOf, way), room.usual)
    if (!plain) return this.parts.squares.pickUp(id)
    room.selected = id
    this.question.go(plain.way)
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
    else if (how === 'double') void placing.finish()
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
    if (touch) return drawing.tap(p)
    drawing.move(p)
    if (drawing.ask.kind === 'path') drawing.corner()
    else void this.parts.placing.drop()
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

  /** A card of one's own hand was clicked. Was it asked for? */
  onCard(id: string): boolean {
    const { question } = this
    const { here } = question
    if (here?.kind === 'menu' && tree.isOpen(here.branches[id])) {
      question.enter(id)
      return true
    }
    const [only, ...more] = here
      ? tree.listed(here, 'card', question.way).filter((of) => of.leaf.options.includes(id))
      : []
    if (!only || more.length) return false
    if (only.way.length > question.way.length) question.go(only.way)
    if (only.leaf.kind === 'some') question.toggle(id)
    else void question.give(id)
    return true
  }

  /** Say what is picked, drawn or aimed at. Was there anything to say? */
  confirm(): boolean {
    const { question } = this
    const { group, placing, squares, building } = this.parts
    const { here, picks, room } = question
    if (!here) return false
    if (group.on) void group.put()
    else if (placing.drawing) void placing.finish()
    else if (squares.finish()) return true
    else if (here.kind === 'some') {
      if (picks.size >= here.least && picks.size <= here.most) void building.settle()
    } else if (here.kind === 'choose' && picks.size === 1) void question.give([...picks][0])
    else if (room.selected && isOffered(here, room.selected)) return this.onThing(room.selected)
    else if (here.kind === 'order') void question.give(question.order)
    else if (here.kind === 'number' && question.amount !== null) void question.give(question.amount)
    else return false
    return true
  }

  /** Enter on a thing of the board that has the focus: it confirms what was begun, whatever that thing is. */
  onEnter(id: string): boolean {
    const { here, picks } = this.question
    const { group, placing, squares, turning } = this.parts
    if (here && isOffered(here, id) && !picks.size) return false // it is what is chosen
    const begun = group.on || placing.drawing?.started || squares.aim !== null || turning.begun || picks.size > 0
    return Boolean(begun) && this.confirm()
  }

  // -- dragging

  /** A piece is dragged: along the question that is open, or along its plain move. The kind of move is never another in the end. */
  onDrag(piece: string, p: Point2, phase: Phase): boolean {
    const { squares } = this.parts
    if (phase === 'start') return this.grab(piece) || squares.grab(piece) || this.send(piece)
    if (squares.pull(piece, p, phase)) return true
    if (this.errand) return this.carry(p, phase)
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
      this.dragged = { piece, move: null, sure: true }
      return true
    }
    const moves = tree.moves(here, piece, moverOf, way)
    const move = tree.plainMove(moves, room.usual)
    if (!move || !room.piece(piece)?.at) return false
    const plain = room.usual.moves?.[0]
    this.dragged = { piece, move, sure: moves.length === 1 ? !this.another(move) : move.way.at(-1) === plain }
    return true
  }

  /** Is it a move, but not the plain one, which cannot be had now? */
  private another({ way }: tree.Move): boolean {
    const { moves = [] } = this.question.room.usual
    return moves.indexOf(way.at(-1) ?? '') > 0
  }

  private pull(p: Point2): void {
    const { placing } = this.parts
    const { move } = this.dragged ?? { move: null }
    if (move && !placing.drawing) this.question.go(move.way)
    placing.drawing?.move(p)
  }

  private async drop(): Promise<void> {
    const { question } = this
    const { placing } = this.parts
    const { drawing } = placing
    const { move, sure } = this.dragged ?? { move: null, sure: true }
    this.dragged = null
    if (!drawing || question.touch) return // a finger drops nothing: the confirm button does
    if (!sure) return void drawing.check() // it says which move this is, and waits for a word
    if (await placing.drop()) return
    if (placing.drawing !== drawing || !drawing.why) return // what ends far from the hand waits, too
    const why = drawing.why
    drawing.clear() // it glides back, and the reason stays
    if (move) question.go([])
    question.fault = why
  }

  private cancelDrag(): void {
    const { move } = this.dragged ?? { move: null }
    this.dragged = null
    if (move) this.question.go([])
    else this.parts.placing.drawing?.clear()
  }

  // -- to a square, before it is asked which

  private send(piece: string): boolean {
    const { here, room, moverOf } = this.question
    if (!here || !room.grid || !room.piece(piece)?.at || !tree.errands(here, piece, moverOf, room.usual).length)
      return false
    this.errand = { piece, cell: null }
    return true
  }

  private carry(p: Point2, phase: Phase): boolean {
    const { question, errand } = this
    if (!errand) return false
    const cell = question.room.grid?.at(p)?.id ?? null
    this.errand = phase === 'end' ? null : { ...errand, cell }
    if (phase !== 'end') return true
    const { here, room, moverOf } = question
    if (!cell || !here || cell === room.piece(errand.piece)?.cell) return false
    const kinds = tree.errands(here, errand.piece, moverOf, room.usual)
    this.parts.squares.offerErrand(cell, kinds)
    return true
  }
}

/** Can the selected model be chosen here? */
function isOffered(here: Ask, id: string): boolean {
  return (
    here.kind !== 'some' && tree.things(tree.sole(here)?.leaf ?? here).some((thing) => thing.id === id && thing.open)
  )
}
