// Squares and edges of a grid: which may be chosen here or behind a branch, which one is aimed at, and why another may not be.

import { board } from '../../board/controls'
import { marks, type Phase, type Point } from '../../lib/marks.svelte'
import type { Foretold, Point2, Refusal, Way } from '../../wire'
import type { Asking } from '../asking.svelte'
import { throttle } from './throttle'
import * as tree from '../tree'

const PAUSE = 150 // ms between two questions about what would come of it

export class Squares {
  aim = $state<string | null>(null) // the square that is pointed at, by hand, key or list
  refused = $state.raw<{ cell: string; why: Refusal } | null>(null)
  foretold = $state.raw<Foretold | null>(null)
  private dragged: string | null = null
  private tell = throttle(PAUSE, () => void this.foretell())

  constructor(readonly now: Asking) {}

  // -- what may be chosen

  /** Every list of squares within the question. While one looks at a branch, only those behind it. */
  offers = $derived.by((): tree.Offer[] => this.listed('cell'))
  private doors = $derived.by((): tree.Offer[] => this.listed('edge'))

  private listed(of: string): tree.Offer[] {
    const { here, way, pointed, table } = this.now
    if (!here || !table.grid) return []
    const all = tree.listed(here, of, way)
    const looking = here.kind === 'menu' && pointed !== null && Object.hasOwn(here.branches, pointed)
    return looking ? all.filter((offer) => offer.way[way.length] === pointed) : all
  }

  /** The question itself, where it asks for squares. */
  leaf = $derived.by((): tree.Offer['leaf'] | null => {
    const only = this.offers[0]
    return only && only.way.length === this.now.way.length ? only.leaf : null
  })

  /** The lists in which a square is. */
  fitting(cell: string): tree.Offer[] {
    return this.offers.filter(({ leaf }) => leaf.options.includes(cell))
  }

  /** How a square is reached, by the cheapest of the ways behind the branches. */
  route(cell: string): Way | null {
    const ways = this.fitting(cell).flatMap(({ leaf }) => tree.routes(leaf)[cell] ?? [])
    return ways.sort((a, b) => a.cost - b.cost)[0] ?? null
  }

  // -- pointing

  clear(): void {
    this.tell.stop()
    this.aim = this.refused = this.foretold = null
  }

  /** Aim at a square, if it is one to be chosen. */
  point(cell: string | null): void {
    const picked = this.leaf?.kind === 'choose' ? ([...this.now.picks][0] as string | undefined) : undefined
    const aim = cell !== null && this.fitting(cell).length ? cell : (picked ?? null)
    if (aim === this.aim) return
    this.aim = aim
    this.foretold = null
    if (aim === null) return
    this.refused = null
    this.tell()
  }

  /** By key: from the square that is aimed at, or from who moves, to the next one in a direction. */
  nudge(dx: number, dy: number): boolean {
    const { leaf, now } = this
    const grid = now.table.grid
    if (!leaf || !grid) return false
    const options = leaf.options.filter((id) => typeof id === 'string')
    const from = (this.aim ? grid.cells.get(this.aim)?.at : null) ?? now.table.piece(now.about(leaf))?.at
    this.point((from ? grid.next(from, dx, dy, options) : options[0]) ?? this.aim ?? options[0] ?? null)
    if (this.aim) board.reveal(this.aim)
    return true
  }

  private async foretell(): Promise<void> {
    const { aim } = this
    const fit = aim ? this.fitting(aim) : []
    if (!aim || fit.length !== 1 || fit[0]?.leaf.kind !== 'choose') return
    try {
      const told = await this.now.table.preview(tree.wrap(fit[0].way, aim))
      if (this.aim === aim) this.foretold = told
    } catch {
      // it can be chosen all the same
    }
  }

  // -- choosing

  /** A hand on the board. Was it meant for a square? */
  oncell(cell: string | null, how: 'move' | 'click'): boolean {
    if (how === 'click') return cell !== null && this.offers.length > 0 && this.click(cell)
    this.point(cell)
    return false
  }

  private click(cell: string): boolean {
    const { now, leaf } = this
    const fit = this.fitting(cell)
    const who = this.stands(cell)
    now.popup = null
    if (leaf) {
      if (fit.length) this.choose(cell)
      else if (who && who === now.about(leaf)) return now.back()
      else void this.refuse(cell)
      return fit.length > 0 || !who // who stands there is looked at all the same
    }
    if (who) return false
    if (fit.length) this.take(fit, cell)
    else void this.refuse(cell)
    return true
  }

  /** A square of the question before us. A finger slips: it is chosen first, and confirmed with the second tap or the button. */
  choose(cell: string): void {
    const { now, leaf } = this
    if (leaf?.kind === 'some') now.toggle(cell)
    else if (now.touch && !now.picks.has(cell)) this.pick(cell)
    else void now.give(cell)
  }

  private pick(thing: string): void {
    this.now.picks.clear()
    this.now.picks.add(thing)
    this.point(thing)
  }

  /** An edge behind a branch. */
  onedge(edge: string): boolean {
    const fit = this.doors.filter(({ leaf }) => leaf.options.includes(edge))
    if (!fit.length) return false
    this.take(fit, edge)
    return true
  }

  /** A thing behind branches. Where only one leads to it, and tells the way, that one is taken; else it is said what would be done. */
  private take(fit: tree.Offer[], id: string): void {
    const { now } = this
    const [only] = fit
    if (fit.length > 1 || !only || !tree.routes(only.leaf)[id]) {
      const items = fit.map(({ way, leaf }) => ({
        way: way.slice(now.way.length),
        ...(leaf.kind === 'choose' ? { value: id } : {}),
        shut: false,
      }))
      now.popup = { id, ...board.page(id), items }
    } else if (now.touch || only.leaf.kind === 'some') {
      now.go(only.way)
      if (only.leaf.kind === 'some') now.toggle(id)
      else this.pick(id)
    } else void now.send(tree.wrap(only.way, id))
  }

  /** Ask why a square may not be chosen; of several branches, the one that goes furthest is asked. */
  async refuse(cell: string): Promise<void> {
    const { now } = this
    const [most] = [...this.offers].sort((a, b) => b.leaf.options.length - a.leaf.options.length)
    if (!most) return
    const before = `${now.moment} ${now.way.join()}`
    this.clear()
    const value = most.leaf.kind === 'some' ? [cell] : cell
    const why = await now.table.why(tree.wrap(most.way, value)).catch(() => ({ key: 'ui-not-sent' }))
    if (why && before === `${now.moment} ${now.way.join()}` && !this.aim) this.refused = { cell, why }
  }

  /** The key or the button that ends it. */
  finish(): boolean {
    const { leaf, now, aim } = this
    if (leaf?.kind !== 'choose') return false
    const cell = aim ?? [...now.picks][0]
    if (cell === undefined) now.fault = { key: 'ui-nothing-aimed' }
    else void now.give(cell)
    return true
  }

  // -- who moves

  /** A click on who acts shows where it can go. */
  pickUp(piece: string): boolean {
    if (this.leaf) return false
    const [most] = this.about(piece).sort((a, b) => b.leaf.options.length - a.leaf.options.length)
    if (!most) return false
    this.now.table.selected = piece
    this.now.go(most.way)
    return true
  }

  grab(piece: string): boolean {
    if (!this.now.table.piece(piece)?.at || !this.about(piece).length) return false
    this.dragged = piece
    return true
  }

  /** A piece is dragged over squares. Is this hand's, and was the drop taken? */
  pull(piece: string, p: Point, phase: Phase): boolean {
    if (this.dragged !== piece) return false
    const cell = this.now.table.grid?.at(p)?.id ?? null
    this.point(cell)
    if (phase !== 'end') return true
    this.dragged = null
    if (!cell || cell === this.now.table.piece(piece)?.cell) return false
    const fit = this.fitting(cell)
    if (!fit.length) void this.refuse(cell)
    else if (this.leaf) this.choose(cell)
    else this.take(fit, cell)
    return fit.length > 0
  }

  private about(piece: string): tree.Offer[] {
    return this.offers.filter(({ leaf }) => this.now.about(leaf) === piece)
  }

  private stands(cell: string): string {
    return this.now.table.scene?.pieces?.find((piece) => piece.at && piece.cell === cell)?.id ?? ''
  }

  // -- what the board draws

  mark(): void {
    const { now, offers, aim, refused } = this
    for (const { way, leaf } of offers) {
      for (const id of leaf.options) if (typeof id === 'string') this.markCell(id, way.length > now.way.length)
    }
    for (const { leaf } of this.doors) {
      for (const id of leaf.options) {
        if (typeof id === 'string' && now.table.edge(id)) marks.things.set(id, 'selectable')
      }
    }
    if (aim) this.markWay(aim)
    const at = refused && now.table.cell(refused.cell)?.at
    if (at) marks.refused = { at, why: refused.why }
    if (this.foretold) marks.foretold = this.foretold
  }

  private markCell(id: string, deep: boolean): void {
    if (!this.now.table.cell(id)) return
    const chosen = this.aim === id || this.now.picks.has(id)
    marks.cells.set(id, { mark: chosen ? 'selected' : 'selectable', cost: this.route(id)?.cost ?? null, deep })
  }

  /** The way to a square, and who would stand there in the end. */
  private markWay(aim: string): void {
    const { now } = this
    const offer = this.fitting(aim)[0]
    const end = now.table.cell(aim)?.at
    const mover = offer && now.table.piece(now.about(offer.leaf))
    const way = this.route(aim)
    const moves = mover && (way || !mover.at || offer.leaf.about?.model === mover.id)
    if (!end) return
    const points = way ? this.middles(way.path, end) : [end]
    if (way || (moves && mover.at)) marks.route = { from: flat(mover?.at), points, cost: way?.cost ?? null }
    if (moves) marks.ghost = { piece: mover.id, at: [...end, mover.at?.[2] ?? 0], ok: true }
  }

  private middles(path: readonly string[], end: Point2): Point2[] {
    const found = path.flatMap((id): Point2[] => {
      const at = this.now.table.cell(id)?.at
      return at ? [at] : []
    })
    return found.length ? found : [end]
  }
}

function flat(at: readonly number[] | null | undefined): Point2 | null {
  return at ? [at[0] ?? 0, at[1] ?? 0] : null
}
