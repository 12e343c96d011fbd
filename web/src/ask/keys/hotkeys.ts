// What the keys do to the question before us.

import { board } from '../../board/controls'
import { angleOf } from '../../board/pieces/facing'
import { WINDS } from '../../board/geometry'
import { keys, type Act } from '../../lib/keys.svelte'
import type { Ask } from '../../wire'
import type { Asking } from '../asking.svelte'
import * as tree from '../tree'
import { fromUnits } from '../answer/units'

const OPTIONS = 9

/** The key of the option at this place of the list. */
export function optionKey(index: number): Act | undefined {
  return index < OPTIONS ? (`option${index + 1}` as Act) : undefined
}

/** Listen until the returned function is called. */
export function listen(now: Asking): () => void {
  const stops = [
    ...Array.from({ length: OPTIONS }, (_, i) => keys.on(optionKey(i)!, () => digit(now, i + 1))),
    keys.on('free', () => clear(now)),
    keys.on('default', () => usual(now)),
    keys.on('confirm', () => confirm(now)),
    keys.on('done', () => done(now)),
    keys.on('back', () => now.back()),
    keys.on('less', () => now.drawing?.less() ?? false),
    keys.on('up', (event) => nudge(now, 0, 1, event)),
    keys.on('down', (event) => nudge(now, 0, -1, event)),
    keys.on('left', (event) => nudge(now, -1, 0, event)),
    keys.on('right', (event) => nudge(now, 1, 0, event)),
    keys.on('next', (event) => step(now, 1, event)),
    keys.on('previous', (event) => step(now, -1, event)),
    keys.on('menu', () => menu(now)),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Choose by number; while a path is drawn, so many units straight on. */
function digit(now: Asking, number: number): boolean {
  const here = now.here
  if (now.drawing) return now.drawing.measured(number)
  if (here?.kind === 'menu') {
    const name = Object.keys(here.branches)[number - 1]
    if (name === undefined) return false
    now.enter(name)
    return true
  }
  if (now.turning) {
    const wind = WINDS[number - 1]
    if (wind) now.amount = angleOf(wind)
    return wind !== undefined
  }
  if (here?.kind === 'number') {
    now.amount = here.of === 'distance' ? fromUnits(number, here) : number
    return true
  }
  if (here?.kind !== 'choose' && here?.kind !== 'some') return false
  const option = here.options[number - 1]
  if (option === undefined) return false
  if (here.kind === 'some' && here.roster) return false // it has no list to count in
  if (here.kind === 'some') now.toggle(option)
  else void now.give(option)
  return true
}

function clear(now: Asking): boolean {
  if (!now.drawing?.started) return false
  now.drawing.clear()
  return true
}

/** A corner of a path; else the answer where there is only one. */
function usual(now: Asking): boolean {
  const here = now.here
  if (now.drawing?.ask.kind === 'path' && (now.drawing.cursor || now.drawing.climbs)) {
    now.drawing.corner()
    return true
  }
  if (here?.kind === 'choose' && here.options.length === 1) {
    void now.give(here.options[0])
    return true
  }
  const chosen = now.squares.aim ?? now.table.selected
  if (here?.kind !== 'some' || !chosen || !here.options.includes(chosen)) return false
  now.toggle(chosen)
  return true
}

function confirm(now: Asking): boolean {
  const here = now.here
  if (!here) return false
  if (now.group.on) void now.group.put()
  else if (now.drawing) void now.finish()
  else if (now.squares.finish()) return true
  else if (here.kind === 'some') {
    if (now.picks.size >= here.least && now.picks.size <= here.most) void now.settle()
  } else if (here.kind === 'choose' && now.picks.size === 1) void now.give([...now.picks][0])
  else if (now.table.selected && offered(here, now.table.selected)) return now.onthing(now.table.selected)
  else if (here.kind === 'order') void now.give(now.order)
  else if (here.kind === 'number' && now.amount !== null) void now.give(now.amount)
  else return false
  return true
}

/** Can the selected model be chosen here? */
function offered(here: Ask, id: string): boolean {
  return (
    here.kind !== 'some' && tree.things(tree.sole(here)?.leaf ?? here).some((thing) => thing.id === id && thing.open)
  )
}

/** End it, pass, stay: the answer by which nothing more is done. */
function done(now: Asking): boolean {
  if (!now.top) return false
  const here = now.here
  const name = here ? tree.quiet(here) : undefined
  if (name === undefined) return confirm(now)
  void now.give(name)
  return true
}

function nudge(now: Asking, dx: number, dy: number, event: KeyboardEvent): boolean {
  if (dx && now.turn(-dx, event.shiftKey)) return true
  const far = event.shiftKey ? 10 : 1
  if (now.group.on) {
    now.group.nudge(dx * far, dy * far)
    return true
  }
  if (!now.drawing) return now.squares.nudge(dx, dy)
  now.drawing.nudge(dx * far, dy * far, now.start)
  return true
}

/** From model to model: those that can be chosen, else the own ones that have still to act, else all own ones. Beyond the last one
 * Tab leaves the board, as it leaves any other part of a page; another key begins anew. */
function step(now: Asking, by: number, event: KeyboardEvent): boolean {
  const list = board.inOrder(cycle(now))
  const focused = board.focused()
  if (!list.length || (focused !== null && !list.includes(focused))) return false
  const at = list.indexOf(focused ?? now.table.selected ?? '')
  const to = at < 0 ? (by > 0 ? 0 : list.length - 1) : at + by
  const next = list[event.key === 'Tab' ? to : (to + list.length) % list.length]
  if (!next) return false
  now.table.show(next)
  board.focus(next)
  return true
}

export function cycle(now: Asking): string[] {
  const pieces = now.table.scene?.pieces ?? []
  const onBoard = pieces.filter((piece) => piece.at)
  const offered = now.here ? tree.things(now.here).flatMap(({ id, open }) => (open ? [id] : [])) : []
  const chosen = onBoard.filter((piece) => offered.includes(piece.id))
  if (chosen.length) return chosen.map((piece) => piece.id)
  const own = onBoard.filter((piece) => piece.seat === now.table.seat)
  const fresh = own.filter((piece) => !piece.states?.includes('activated'))
  return (fresh.length ? fresh : own.length ? own : onBoard).map((piece) => piece.id)
}

/** The menu of the selected model, as a right click would open it. */
function menu(now: Asking): boolean {
  const id = now.table.selected ?? now.table.scene?.active
  if (!id) return false
  now.onmenu(id, { x: innerWidth / 2 - 120, y: innerHeight / 3 })
  return true
}
