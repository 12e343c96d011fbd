// What the board draws for a question: what may be chosen, what is drawn or aimed at, and what would happen.

import type { Point, Point3 } from '../board/geometry'
import { Marks } from '../board/marks'
import { whole } from '../board/pieces/facing'
import type { Ask, Point2 } from '../wire'
import * as about from './about'
import type { Drawing } from './drawing/drawing.svelte'
import type { Group } from './drawing/group.svelte'
import type { Placing } from './drawing/placing.svelte'
import type { Squares } from './drawing/squares.svelte'
import { isDirection, lookedAt } from './facing'
import type { Gestures } from './gestures.svelte'
import type { Question } from './question.svelte'
import * as tree from './tree'
import type { Turning } from './turning.svelte'

const ARROW = 3000 // thousandths: how far an arrow points beyond the base

/** What is marked: the question, and each part of the answer that is seen on the board. */
export interface Marked {
  question: Question
  placing: Placing
  squares: Squares
  group: Group
  turning: Turning
  gestures: Pick<Gestures, 'errand'>
}

export function marksOf(asking: Marked): Marks {
  const marks = new Marks()
  const { question, placing, squares, group, turning } = asking
  const { here, room } = question
  if (!here) return marks
  markSquares(marks, question, squares)
  markErrand(marks, asking)
  for (const { id, open } of tree.things(tree.sole(here)?.leaf ?? here)) {
    if (open && room.onBoard(id)) marks.things.set(id, question.picks.has(id) ? 'selected' : 'selectable')
  }
  markArrow(marks, question, here)
  markRings(marks, question, here)
  if (group.on && group.middle) marks.foretold = { events: [], pieces: group.plan }
  if (placing.drawing && tree.isSpatial(here)) markDrawing(marks, asking, placing.drawing, here)
  else if (turning.piece && question.amount !== null) {
    marks.turn = { piece: turning.piece.id, degrees: whole(question.amount), now: lookedAt(here) }
  } else if (here.kind === 'number' && isDirection(here)) markDirection(marks, question, here)
  return marks
}

/** From the piece that acts to the one in focus. */
function markArrow(marks: Marks, { room, moverOf, pointed }: Question, here: Ask): void {
  const from = room.piece(moverOf(here))
  const to = pointed ? room.piece(pointed) : undefined
  if (!from?.at || !to?.at || from.id === to.id) return
  marks.arrows = [{ from: from.id, to: to.id, kind: from.seat === to.seat ? 'friendly' : 'hostile' }]
}

/** Parts of the board to choose from: the one in focus, else all of them. */
function markRings(marks: Marks, { pointed }: Question, here: Ask): void {
  const rings = about.rings(here)
  if (!rings) return
  const ring = pointed ? rings[pointed] : undefined
  marks.region = { rings: ring ? [ring] : Object.values(rings), kind: 'place', proposals: [] }
}

/** Whole degrees, as an arrow: from the east towards the north, as the rules have it. */
function markDirection(marks: Marks, { room, moverOf, amount }: Question, here: Ask): void {
  const piece = room.piece(moverOf(here))
  if (!piece?.at || amount === null) return
  const angle = (amount * Math.PI) / 180
  const far = ARROW + piece.radius
  const cursor: Point2 = [piece.at[0] + Math.cos(angle) * far, piece.at[1] + Math.sin(angle) * far]
  marks.draft = {
    piece: piece.id,
    from: piece.at,
    legs: [],
    cursor,
    length: far,
    limit: null,
    ok: true,
    why: null,
    kind: '',
    touches: [],
    short: null,
  }
}

// -- a place or a path

function markDrawing(marks: Marks, asking: Marked, drawing: Drawing, here: tree.Spatial): void {
  const { question } = asking
  const { piece, from, legs, limit, ok, why, length, climbs, height, started, foretold, touches, short } = drawing
  const kind = question.way.at(-1) ?? ''
  const end = drawing.held && drawing.cursor ? drawing.stop : drawing.cursor
  const cursor = climbs && drawing.stop ? ([...drawing.stop, height ?? 0] as Point3) : end
  if (piece && from) marks.things.set(piece, 'selected')
  if (here.outline) marks.region = { rings: here.outline, kind: here.kind, proposals: goals(asking, here) }
  if (from && started) marks.draft = { piece, from, legs, cursor, length, limit, ok, why, kind, touches, short }
  if (started) markGhost(marks, asking.question, drawing, here)
  marks.foretold = foretold
}

/** What would stand where the drawing ends: the piece, something new, or whatever else on the board the question names. */
function markGhost(marks: Marks, { room }: Question, drawing: Drawing, here: tree.Spatial): void {
  const { stop, from, height, ok } = drawing
  if (!stop) return
  const at: Point3 = [stop[0], stop[1], height ?? from?.[2] ?? 0]
  const put = about.puts(here)
  if (put) marks.ghost = { piece: '', at, ok, put: { ...put, seat: here.seat } }
  else {
    const named = about.ids(here).find((id) => room.onBoard(id)) ?? ''
    marks.ghost = { piece: drawing.piece || named, at, ok }
  }
}

function goals({ question, placing }: Marked, here: tree.Spatial): Point2[] {
  const mover = placing.mover(here)
  return (here.proposals ?? []).flatMap((answer): Point2[] => {
    const goal = question.words.goal(answer, mover)
    return goal ? [[goal.x, goal.y]] : []
  })
}

// -- squares

function markSquares(marks: Marks, question: Question, squares: Squares): void {
  const { room } = question
  for (const { way, leaf } of squares.offers) {
    for (const id of ids(leaf)) if (room.cell(id)) markCell(marks, question, squares, id, way.length)
  }
  for (const { leaf } of squares.edges) {
    for (const id of ids(leaf)) if (room.edge(id)) marks.things.set(id, 'selectable')
  }
  if (squares.aim) markRoute(marks, question, squares, squares.aim)
  const { refused, foretold } = squares
  const at = refused && room.cell(refused.cell)?.at
  if (at) marks.refused = { at, why: refused.why }
  if (foretold) marks.foretold = foretold
}

function markCell(marks: Marks, question: Question, squares: Squares, id: string, depth: number): void {
  const chosen = squares.aim === id || question.picks.has(id)
  marks.cells.set(id, {
    mark: chosen ? 'selected' : 'selectable',
    cost: squares.route(id)?.cost ?? null,
    deep: depth > question.way.length,
  })
}

/** A piece that is dragged to a square before it was asked where it goes. */
function markErrand(marks: Marks, { question, gestures }: Marked): void {
  const { room } = question
  const piece = room.piece(gestures.errand?.piece ?? '')
  const end = room.cell(gestures.errand?.cell ?? '')?.at
  if (piece?.at && end) marks.ghost = { piece: piece.id, at: [...end, piece.at[2]], ok: true }
}

/** The way to a square, and the piece that would stand there in the end. */
function markRoute(marks: Marks, { room, moverOf }: Question, squares: Squares, aim: string): void {
  const leaf = squares.fitting(aim)[0]?.leaf
  const end = room.cell(aim)?.at
  const mover = leaf && room.piece(moverOf(leaf))
  const way = squares.route(aim)
  const moves = mover && (way || !mover.at || about.model(leaf) === mover.id)
  if (!end) return
  const middles = (way?.path ?? []).flatMap((id): Point[] => {
    const at = room.cell(id)?.at
    return at ? [at] : []
  })
  const from: Point | null = mover?.at ? [mover.at[0], mover.at[1]] : null
  if (way || (moves && mover.at)) {
    marks.route = { from, points: middles.length ? middles : [end], cost: way?.cost ?? null }
  }
  if (moves) marks.ghost = { piece: mover.id, at: [...end, mover.at?.[2] ?? 0], ok: true }
}

const ids = (leaf: tree.Offer['leaf']): string[] => leaf.options.filter((id) => typeof id === 'string')
