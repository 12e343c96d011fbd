// What the keys do to the question before us.

import { focus, focused, inOrder } from '../../board/pointing/focus'
import { angleOf } from '../../board/pieces/facing'
import { WINDS } from '../../board/geometry'
import { keys, type Act } from '../../lib/keys.svelte'
import type { ChooseAsk, SomeAsk } from '../../wire'
import type { Asking } from '../asking.svelte'
import type { Question } from '../question.svelte'
import * as tree from '../tree'
import { fromUnits } from '../answer/units'

const OPTIONS = 9

/** The key of the option at this place of the list. */
export function optionKey(index: number): Act | undefined {
  return index >= 0 && index < OPTIONS ? (`option${index + 1}` as Act) : undefined
}

/** The key of an option; a number is chosen by its own, but players are no numbers. */
export function keyOf(of: string, options: readonly unknown[], index: number): Act | undefined {
  const option = options[index]
  if (!numbered(of, options)) return optionKey(index)
  return option === 0 ? 'free' : optionKey(Number(option) - 1)
}

/** Are all options numbers that have keys? */
function numbered(of: string, options: readonly unknown[]): boolean {
  return of !== 'seat' && options.every((option) => typeof option === 'number' && option >= 0 && option <= OPTIONS)
}

/** Listen until the returned function is called. */
export function listen(asking: Asking): () => void {
  const { gestures, placing } = asking
  const stops = [
    ...Array.from({ length: OPTIONS }, (_, i) => keys.on(optionKey(i)!, () => digit(asking, i + 1))),
    keys.on('free', () => clear(asking)),
    keys.on('default', () => usual(asking)),
    keys.on('confirm', () => gestures.confirm()),
    keys.on('done', () => done(asking)),
    keys.on('back', () => gestures.back()),
    keys.on('less', () => placing.drawing?.less() ?? false),
    keys.on('up', (event) => nudge(asking, 0, 1, event)),
    keys.on('down', (event) => nudge(asking, 0, -1, event)),
    keys.on('left', (event) => nudge(asking, -1, 0, event)),
    keys.on('right', (event) => nudge(asking, 1, 0, event)),
    keys.on('next', (event) => step(asking, 1, event)),
    keys.on('previous', (event) => step(asking, -1, event)),
    keys.on('menu', () => openMenu(asking)),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Choose by number; while a path is drawn, that many units straight on. */
function digit({ question, placing, turning }: Asking, number: number): boolean {
  const here = question.here
  if (placing.drawing) return placing.drawing.measured(number)
  if (here?.kind === 'menu') {
    const branch = tree.listedBranches(here, question.room.usual)[number - 1]
    if (branch === undefined) return false
    question.enter(branch[0])
    return true
  }
  if (turning.piece) {
    const wind = WINDS[number - 1]
    if (wind) question.amount = angleOf(wind)
    return wind !== undefined
  }
  if (here?.kind === 'number') {
    question.amount = here.of === 'distance' ? fromUnits(number, here) : number
    return true
  }
  if (here?.kind !== 'choose' && here?.kind !== 'some') return false
  if (here.kind === 'some' && here.roster) return false // it has no list to count in
  return pick(question, here, number)
}

/** Choose by the number that is shown beside it. */
function pick(question: Question, here: ChooseAsk | SomeAsk, number: number): boolean {
  const options = tree.listedOptions(here, question.rank)
  const option = numbered(here.of, options) ? options.find((value) => value === number) : options[number - 1]
  if (option === undefined) return false
  if (here.kind === 'some') question.toggle(option)
  else void question.give(option)
  return true
}

/** Draw anew; where nothing is drawn, the number nought. */
function clear({ placing, question }: Asking): boolean {
  const { here } = question
  if (here?.kind === 'choose' && numbered(here.of, here.options)) return pick(question, here, 0)
  if (!placing.drawing?.started) return false
  placing.drawing.clear()
  return true
}

/** A corner of a path; else the answer where there is only one. */
function usual({ question, placing, squares, room }: Asking): boolean {
  const { here } = question
  const { drawing } = placing
  if (drawing?.ask.kind === 'path' && (drawing.cursor || drawing.climbs)) {
    drawing.corner()
    return true
  }
  if (here?.kind === 'choose' && here.options.length === 1) {
    void question.give(here.options[0])
    return true
  }
  const chosen = squares.aim ?? room.selected
  if (here?.kind !== 'some' || !chosen || !here.options.includes(chosen)) return false
  question.toggle(chosen)
  return true
}

/** End it, pass, stay: the answer by which nothing more is done. */
function done(asking: Asking): boolean {
  const { top, here } = asking.question
  if (!top) return false
  const name = here ? tree.idleAnswer(here) : undefined
  if (name === undefined) return asking.gestures.confirm()
  void asking.question.give(name)
  return true
}

function nudge({ turning, group, placing, squares }: Asking, dx: number, dy: number, event: KeyboardEvent): boolean {
  if (dx && turning.turn(-dx, event.shiftKey)) return true
  const far = event.shiftKey ? 10 : 1
  if (group.on) {
    group.nudge(dx * far, dy * far)
    return true
  }
  if (!placing.drawing) return squares.nudge(dx, dy)
  placing.drawing.nudge(dx * far, dy * far, placing.start)
  return true
}

/** From model to model: those that can be chosen, else our own that have still to act, else all our own. Beyond the last one
 * Tab leaves the board, as it leaves any other part of a page; another key begins again. */
function step({ question, room }: Asking, by: number, event: KeyboardEvent): boolean {
  const list = inOrder(cycle(question))
  const now = focused()
  if (!list.length || (now !== null && !list.includes(now))) return false
  const at = list.indexOf(now ?? room.selected ?? '')
  const to = at < 0 ? (by > 0 ? 0 : list.length - 1) : at + by
  const next = list[event.key === 'Tab' ? to : (to + list.length) % list.length]
  if (!next) return false
  room.show(next)
  focus(next)
  return true
}

export function cycle({ room, here }: Question): string[] {
  const onBoard = (room.scene?.pieces ?? []).filter((piece) => piece.at)
  const offered = here ? tree.things(here).flatMap(({ id, open }) => (open ? [id] : [])) : []
  const choosable = onBoard.filter((piece) => offered.includes(piece.id))
  if (choosable.length) return choosable.map((piece) => piece.id)
  const own = onBoard.filter((piece) => piece.seat === room.seat)
  const fresh = own.filter((piece) => !piece.acted)
  return (fresh.length ? fresh : own.length ? own : onBoard).map((piece) => piece.id)
}

/** The menu of the selected model, as a right click would open it. */
function openMenu({ room, gestures }: Asking): boolean {
  const id = room.selected ?? room.scene?.active
  if (!id) return false
  gestures.onMenu(id, { x: innerWidth / 2 - 120, y: innerHeight / 3 })
  return true
}
