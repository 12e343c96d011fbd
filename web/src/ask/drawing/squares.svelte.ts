// Squares and edges of a grid: which may be chosen here or behind a branch, which one is aimed at, and why another may not be.

import type { Point } from '../../board/geometry'
import type { OnPage, Phase } from '../../board/pointing/pointer'
import type { Foretold, Refusal, Way } from '../../wire'
import type { ThingMenu } from '../popup.svelte'
import type { Question } from '../question.svelte'
import { throttle } from './throttle'
import * as tree from '../tree'

const PAUSE = 150 // ms between two questions about what would happen

/** What is asked of the board. */
export interface BoardOnPage {
  reveal(id: string): void
  onPage(id: string): OnPage
}

export class Squares {
  aim = $state<string | null>(null) // the square that is pointed at, by hand, key or list
  refused = $state.raw<{ cell: string; why: Refusal } | null>(null)
  foretold = $state.raw<Foretold | null>(null)
  private dragged: string | null = null
  private goal: string | null = null // where a piece goes as soon as it is asked
  private tell = throttle(PAUSE, () => void this.foretell())

  constructor(
    private readonly question: Question,
    private readonly menu: ThingMenu,
    private readonly board: BoardOnPage,
    private readonly back: () => boolean,
  ) {}

  // -- what may be chosen

  /** Every list of squares within the question. While a branch is in focus, only those behind it. */
  offers = $derived.by((): tree.Offer[] => this.listed('cell'))
  edges = $derived.by((): tree.Offer[] => this.listed('edge'))

  private listed(of: string): tree.Offer[] {
    const { here, way, pointed, room } = this.question
    if (!here || !room.grid) return []
    const all = tree.listed(here, of, way)
    const looking = here.kind === 'menu' && pointed !== null && Object.hasOwn(here.branches, pointed)
    return looking ? all.filter((offer) => offer.way[way.length] === pointed) : all
  }

  /** The question itself, where it asks for squares. */
  leaf = $derived.by((): tree.Offer['leaf'] | null => {
    const only = this.offers[0]
    return only && only.way.length === this.question.way.length ? only.leaf : null
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

  /** Aim at a square, if it may be chosen. */
  point(cell: string | null): void {
    const picked = this.leaf?.kind === 'choose' ? ([...this.question.picks][0] as string | undefined) : undefined
    const aim = cell !== null && this.fitting(cell).length ? cell : (picked ?? null)
    if (aim === this.aim) return
    this.aim = aim
    this.foretold = null
    if (aim === null) return
    this.refused = null
    this.tell()
  }

  /** By key: from the square that is aimed at, or from the piece that moves, to the next one in a direction. */
  nudge(dx: number, dy: number): boolean {
    const { leaf } = this
    const { room, moverOf } = this.question
    const { grid } = room
    if (!leaf || !grid) return false
    const options = leaf.options.filter((id) => typeof id === 'string')
    const from = (this.aim ? grid.cells.get(this.aim)?.at : null) ?? room.piece(moverOf(leaf))?.at
    this.point((from ? grid.next(from, dx, dy, options) : options[0]) ?? this.aim ?? options[0] ?? null)
    if (this.aim) this.board.reveal(this.aim)
    return true
  }

  private async foretell(): Promise<void> {
    const { aim } = this
    const fit = aim ? this.fitting(aim) : []
    if (!aim || fit.length !== 1 || fit[0]?.leaf.kind !== 'choose') return
    try {
      const foretold = await this.question.room.engine.preview(tree.wrap(fit[0].way, aim))
      if (this.aim === aim) this.foretold = foretold
    } catch {
      // it can be chosen all the same
    }
  }

  // -- choosing

  /** The pointer is on a square. Was it meant for that? */
  onCell(cell: string | null, how: 'move' | 'click'): boolean {
    if (how === 'click') return cell !== null && this.offers.length > 0 && this.click(cell)
    this.point(cell)
    return false
  }

  private click(cell: string): boolean {
    const { question, leaf } = this
    const fit = this.fitting(cell)
    const piece = this.pieceIn(cell)
    this.menu.close()
    if (leaf) {
      if (fit.length) this.choose(cell)
      else if (piece && piece === question.moverOf(leaf)) return this.back()
      else void this.refuse(cell)
      return fit.length > 0 || !piece // a piece that stands there is in focus all the same
    }
    if (piece) return false
    if (fit.length) this.take(fit, cell)
    else void this.refuse(cell)
    return true
  }

  /** A square of the question before us. A finger slips: it is chosen first, and confirmed with the second tap or the button. */
  choose(cell: string): void {
    const { question, leaf } = this
    if (leaf?.kind === 'some') question.toggle(cell)
    else if (question.touch && !question.picks.has(cell)) this.pick(cell)
    else void question.give(cell)
  }

  private pick(thing: string): void {
    this.question.pick(thing)
    this.point(thing)
  }

  /** An edge behind a branch. */
  onEdge(edge: string): boolean {
    const fit = this.edges.filter(({ leaf }) => leaf.options.includes(edge))
    if (!fit.length) return false
    this.take(fit, edge)
    return true
  }

  /** A thing behind branches. Where only one leads to it, and tells the way, that one is taken; else it is said what would be done. */
  private take(fit: tree.Offer[], id: string): void {
    const { question } = this
    const [only] = fit
    if (fit.length > 1 || !only || !tree.routes(only.leaf)[id]) {
      const items = fit.map(({ way, leaf }) => ({
        way: way.slice(question.way.length),
        ...(leaf.kind === 'choose' ? { value: id } : {}),
        shut: false,
      }))
      this.menu.open(id, this.board.onPage(id), items)
    } else if (question.touch || only.leaf.kind === 'some') {
      question.go(only.way)
      if (only.leaf.kind === 'some') question.toggle(id)
      else this.pick(id)
    } else void question.send(tree.wrap(only.way, id))
  }

  /** Ask why a square may not be chosen; if there are several branches, the one that goes furthest is asked. */
  async refuse(cell: string): Promise<void> {
    const { question } = this
    const [most] = [...this.offers].sort((a, b) => b.leaf.options.length - a.leaf.options.length)
    if (!most) return
    const before = `${question.moment} ${question.way.join()}`
    this.clear()
    const value = most.leaf.kind === 'some' ? [cell] : cell
    const why = await question.room.engine.why(tree.wrap(most.way, value)).catch(() => ({ key: 'ui-not-sent' }))
    if (why && before === `${question.moment} ${question.way.join()}` && !this.aim) this.refused = { cell, why }
  }

  /** The key or the button that ends it. */
  finish(): boolean {
    const { leaf, question, aim } = this
    if (leaf?.kind !== 'choose') return false
    const cell = aim ?? [...question.picks][0]
    if (cell === undefined) question.fault = { key: 'ui-nothing-aimed' }
    else void question.give(cell)
    return true
  }

  // -- a square that was named before it was asked for

  /** A piece was dragged to a square: it is said by which of these moves it would go there, and it goes once one is taken. */
  offerErrand(cell: string, kinds: readonly string[]): void {
    const items = kinds.map((name) => ({ way: [name], shut: false, then: () => void (this.goal = cell) }))
    this.menu.open(cell, this.board.onPage(cell), items)
  }

  /** The move was taken: on to the square that it was for, or why not. */
  pursue(): void {
    const cell = this.goal
    this.goal = null
    if (cell === null) return
    const [fit] = this.fitting(cell)
    if (fit) void this.question.send(tree.wrap(fit.way, cell))
    else void this.refuse(cell)
  }

  // -- the piece that moves

  /** A click on the piece that acts shows where it can go. */
  pickUp(piece: string): boolean {
    if (this.leaf) return false
    const [most] = this.offersTo(piece).sort((a, b) => b.leaf.options.length - a.leaf.options.length)
    if (!most) return false
    this.question.room.selected = piece
    this.question.go(most.way)
    return true
  }

  grab(piece: string): boolean {
    if (!this.question.room.piece(piece)?.at || !this.offersTo(piece).length) return false
    this.dragged = piece
    return true
  }

  /** A piece is dragged over squares. Was it picked up here, and was the drop taken? */
  pull(piece: string, p: Point, phase: Phase): boolean {
    if (this.dragged !== piece) return false
    const cell = this.question.room.grid?.at(p)?.id ?? null
    this.point(cell)
    if (phase !== 'end') return true
    this.dragged = null
    if (!cell || cell === this.question.room.piece(piece)?.cell) return false
    const fit = this.fitting(cell)
    if (!fit.length) void this.refuse(cell)
    else if (this.leaf) this.choose(cell)
    else this.take(fit, cell)
    return fit.length > 0
  }

  private offersTo(piece: string): tree.Offer[] {
    return this.offers.filter(({ leaf }) => this.question.moverOf(leaf) === piece)
  }

  private pieceIn(cell: string): string {
    return this.question.room.scene?.pieces?.find((piece) => piece.at && piece.cell === cell)?.id ?? ''
  }
}
