// The question before this screen: how far into it one has gone, what is ticked, what is being drawn, and how an answer leaves.

import { getContext, setContext } from 'svelte'
import { SvelteSet } from 'svelte/reactivity'
import { FINE, towards, TURN, whole } from '../board/pieces/facing'
import { distance } from '../board/geometry'
import { marks, type How, type Phase } from '../lib/marks.svelte'
import { settings } from '../lib/settings.svelte'
import type { Table } from '../lib/table.svelte'
import { lang, say, word } from '../lib/text.svelte'
import type { Ask, Closed, Marker, NumberAsk, Piece, Point2, Point3, Refusal } from '../wire'
import { Drawing, type Sides } from './drawing/drawing.svelte'
import { Group } from './drawing/group.svelte'
import { spot, type Spot } from './drawing/plane'
import { Squares } from './drawing/squares.svelte'
import { sure } from './answer/sure'
import * as tree from './tree'
import { Words } from './drawing/words'

const UNSENT = ['ui-not-sent', 'ui-fault-offline']

interface Doubt {
  name: string // of the habit not to be asked
  what: Refusal
  yes: string
  done: (yes: boolean) => void
}

interface Move {
  way: string[]
  leaf: tree.Spatial
  reach: number
}

export interface Popup {
  id: string
  x: number
  y: number
  items: tree.Item[]
}

export class Asking {
  way = $state.raw<string[]>([])
  picks = new SvelteSet<unknown>()
  order = $state.raw<unknown[]>([])
  amount = $state<number | null>(null)
  drawing = $state.raw<Drawing | null>(null)
  popup = $state.raw<Popup | null>(null)
  fault = $state.raw<Refusal | null>(null)
  reason = $state.raw<{ name: string; why: Refusal | null } | null>(null) // why a branch is shut; null while it is fetched
  whole = $state.raw<Ask | null>(null) // the ask at the way with outline and proposals
  dragged = $state.raw<{ piece: string; moves: Move[] } | null>(null)
  pointed = $state<string | null>(null) // the option that is looked at
  read = $state<string | null>(null) // the card that somebody wants to read
  doubt = $state.raw<Doubt | null>(null) // is this really meant?
  waste = $state.raw<Refusal | null>(null) // what would be lost for good by what is picked, in words
  peeking = $state(false) // the board is looked at while something is put together in its place
  touch = $state(false) // the last pointer was a finger: a confirm button instead of a drop

  readonly squares: Squares
  readonly group: Group
  private followed = '' // the question that was answered by a place last

  constructor(readonly table: Table) {
    this.squares = new Squares(this)
    this.group = new Group(this)
  }

  // -- where we are

  top = $derived.by((): Ask | null => this.table.ask)
  moment = $derived.by((): string => `${this.table.seat}:${this.table.view?.moment}:${this.top?.name}`)
  here = $derived.by((): Ask | null => {
    if (!this.top) return null
    const found = tree.at(this.top, this.way)
    if (!found || found.kind === 'closed') return this.top
    return this.whole && this.whole.name === found.name && this.whole.kind === found.kind ? this.whole : found
  })
  words = $derived.by((): Words => {
    const scene = this.table.scene ?? { game: '', seat: null, phase: '' }
    return new Words({ lang: lang(), say, word }, scene, this.table.scenery?.board ?? null)
  })

  /** Who is asked which way to look. */
  turning = $derived.by((): Piece | null => {
    const piece = isFacing(this.here) ? this.table.piece(this.about(this.here)) : undefined
    return piece?.at ? piece : null
  })

  /** Whose place, path or action is asked for. */
  about(ask: Ask): string {
    return tree.mover(ask, (id) => this.table.piece(id) !== undefined, this.table.scene?.active ?? '')
  }

  /** From where distances are told. */
  get origin(): Spot | null {
    const id = this.here ? this.about(this.here) : ''
    const piece = this.table.piece(id)
    return piece?.at ? spot(piece.at, piece.radius) : null
  }

  /** Has somebody gone into the question, or begun to answer it on the board? */
  get begun(): boolean {
    const turned = this.turning !== null && this.here !== null && this.amount !== lookedAt(this.here)
    return Boolean(this.way.length || this.dragged || this.popup || this.drawing?.started || turned)
  }

  /** A new question: nothing of the old one stays. Where pieces are placed one after the other, the next is in hand at once. */
  reset(): void {
    const next = this.group.busy || this.followed !== this.top?.name ? undefined : this.group.waiting[0]
    this.followed = ''
    this.peeking = false
    this.go(next ? [next.id] : [])
    this.fault = null
    this.popup = null
    this.dragged = null
  }

  // -- going into it and out again

  go(way: string[]): void {
    this.drawing?.stopAsking()
    this.way = way
    this.picks.clear()
    this.amount = null
    this.drawing = null
    this.whole = null
    this.reason = null
    this.look(null)
    this.squares.clear()
    const here = this.top ? tree.at(this.top, way) : undefined
    this.order = here?.kind === 'order' ? [...here.options] : []
    if (tree.isSpatial(here)) this.draw(here, way)
    else if (isFacing(here)) this.amount = lookedAt(here)
  }

  /** Take a branch: answer it, go into it, or learn why not. */
  enter(name: string): void {
    const menu = this.here
    if (menu?.kind !== 'menu') return
    const branch = menu.branches[name]
    const way = [...this.way, name]
    if (branch === undefined) return
    if (branch?.kind === 'closed') {
      void this.explain(name)
      return
    }
    const only = tree.only(branch)
    if (branch === null) void this.send(tree.wrap(way))
    else if (only !== undefined) void this.send(tree.wrap(way, only))
    else this.go(way)
  }

  /** Look at an option: its thing lights up on the board, its card is shown. */
  look(option: unknown): void {
    const id = typeof option === 'string' ? option : null
    if (this.pointed !== null || id !== null) this.table.hovered = id
    this.pointed = id
    this.squares.point(id)
  }

  /** One step back; false if there is nothing to go back from. */
  back(): boolean {
    if (this.popup) this.popup = null
    else if (this.group.on) this.group.stop()
    else if (this.reason) this.reason = null
    else if (this.dragged) this.undrag()
    else if (this.drawing?.started) this.drawing.clear()
    else if (this.squares.refused) this.squares.refused = null
    else if (this.way.length) this.go(this.way.slice(0, -1))
    else if (this.picks.size) this.picks.clear()
    else return false
    return true
  }

  /** Say this where we are. */
  async give(value: unknown): Promise<boolean> {
    return this.send(tree.wrap(this.way, value))
  }

  async send(answer: unknown): Promise<boolean> {
    if (this.table.sending) return false // one answer at a time
    this.followed = this.here?.kind === 'place' && this.top ? this.top.name : ''
    this.fault = null
    this.popup = null
    try {
      const reply = await this.table.answer(answer)
      this.fault = reply.ok ? null : (reply.fault?.why ?? { key: 'ui-not-sent' })
      return reply.ok
    } catch {
      this.fault = { key: 'ui-not-sent' }
      return false
    }
  }

  /** The line is back: that something could not be sent is no longer so. */
  relieve(): void {
    if (this.fault && UNSENT.includes(this.fault.key)) this.fault = null
  }

  // -- why not

  async explain(name: string): Promise<void> {
    const known = this.here?.kind === 'menu' ? this.here.branches[name] : undefined
    if (known?.kind === 'closed' && known.key) {
      this.reason = { name, why: refusal(known) }
      return
    }
    this.reason = { name, why: null }
    try {
      const found = await this.table.detail([...this.way, name])
      if (this.reason?.name === name) this.reason = { name, why: found.kind === 'closed' ? refusal(found) : null }
    } catch {
      if (this.reason?.name === name) this.reason = { name, why: { key: 'ui-not-sent' } }
    }
  }

  /** What an answer would come down to, in words, where the question says that chance decides. */
  async odds(ask: Ask, way: readonly string[], value: unknown): Promise<string> {
    if (!ask.about?.['odds']) return ''
    const told = await this.table.preview(tree.wrap(way, value)).catch(() => null)
    return (told?.lines ?? []).map((line) => say(line.key, line.args)).join(' ')
  }

  // -- places and paths

  private draw(leaf: tree.Spatial, way: string[]): void {
    const piece = tree.moved(leaf) || (tree.puts(leaf) ? '' : this.about(leaf))
    this.table.hovered = null // its card would lie on the way
    const judge = {
      why: (value: unknown) => this.table.why(tree.wrap(way, value)),
      preview: (value: unknown) => this.table.preview(tree.wrap(way, value)),
    }
    this.drawing = new Drawing(leaf, piece, this.thing(piece)?.at ?? null, judge, this.sides(leaf, piece))
    void this.fetch(way)
  }

  /** What the question says that can be climbed on the way. */
  private sides(leaf: tree.Spatial, piece: string): Sides | null {
    const named = leaf.kind === 'path' ? leaf.about?.['sides'] : null
    const radius = this.thing(piece)?.radius
    if (!Array.isArray(named) || radius === undefined) return null
    const shapes = named.flatMap((id: string) => this.table.terrain(id)?.shapes ?? [])
    return shapes.length ? { shapes, radius } : null
  }

  private async fetch(way: string[]): Promise<void> {
    const moment = this.moment
    try {
      const found = await this.table.detail(way)
      if (moment !== this.moment || way.join() !== this.way.join() || found.kind === 'closed') return
      this.whole = found
      if (found.kind === 'place') this.drawing?.bound(found.outline ?? [])
    } catch {
      // without its outline: the places can be tried all the same
    }
  }

  /** Send what is drawn, if it is allowed; else its reason is there to read. */
  async commit(): Promise<boolean> {
    const drawing = this.drawing
    if (!drawing || drawing.value === undefined) return false
    if (!(await drawing.check())) return false
    if (this.loses(drawing) && !(await this.meant(drawing.piece))) return false
    const done = await this.give(drawing.value)
    if (!done) drawing.why = this.fault
    return done
  }

  /** The key or the button that ends it. A way of no length is an answer where one may stay; else it is said why nothing comes of it. */
  async finish(): Promise<boolean> {
    const drawing = this.drawing
    if (!drawing || drawing.value !== undefined) return this.commit()
    const { ask, started } = drawing
    drawing.stopAsking() // what it would say to this is nothing
    if (ask.kind === 'place' || !started) drawing.why = { key: `ui-nothing-drawn-${ask.kind}` }
    else {
      drawing.why = await this.table.why(tree.wrap(this.way, [])).catch(() => ({ key: 'ui-not-sent' }))
      if (!drawing.why && this.drawing === drawing) return this.give([])
    }
    return false
  }

  /** Would the piece be gone after this move? That is seldom wanted. */
  private loses(drawing: Drawing): boolean {
    return Boolean(drawing.from && drawing.foretold?.pieces.some((one) => one.id === drawing.piece && !one.at))
  }

  private meant(piece: string): Promise<boolean> {
    return this.confirmed({ name: 'lose', what: { key: 'ui-lose-sure', args: { piece } }, yes: 'ui-lose-yes' })
  }

  /** Say what is picked; what would waste much is said only by whoever means it. */
  async settle(): Promise<boolean> {
    const { waste: told, moment } = this
    if (this.doubt) return false
    if (told && !(await this.confirmed({ name: 'waste', what: told, yes: 'ui-waste-yes' }))) return false
    return moment === this.moment && this.give([...this.picks])
  }

  private confirmed(doubt: Omit<Doubt, 'done'>): Promise<boolean> {
    if (sure(doubt.name)) return Promise.resolve(true)
    return new Promise((done) => {
      this.doubt = {
        ...doubt,
        done: (yes) => {
          this.doubt = null
          done(yes)
        },
      }
    })
  }

  /** Where a cursor that nobody has placed yet begins: on the first proposal, else in the middle of the region. */
  get start(): Point2 {
    const here = this.whole
    const board = this.table.scenery?.board
    if (here?.kind === 'place' && here.proposals?.[0]) return [here.proposals[0][0], here.proposals[0][1]]
    const ring = here && tree.isSpatial(here) ? here.outline?.[0] : undefined
    if (ring?.length) return middle(ring)
    return [(board?.width ?? 0) / 2, (board?.height ?? 0) / 2]
  }

  // -- the board reports

  onthing(id: string): boolean {
    this.popup = null
    const here = this.here
    if (here?.kind === 'choose' && here.options.includes(id)) {
      // a finger slips: it is chosen first, and confirmed with the second tap or the button
      if (this.touch && !this.picks.has(id)) {
        this.picks.clear()
        this.picks.add(id)
      } else void this.give(id)
      return true
    }
    if (here?.kind === 'some' && here.options.includes(id)) {
      this.toggle(id)
      return true
    }
    if (here?.kind === 'menu' && Object.hasOwn(here.branches, id)) {
      this.enter(id)
      return true
    }
    const behind = here ? tree.sole(here) : undefined
    if (behind?.leaf.options.includes(id)) {
      this.go([...this.way, ...behind.way])
      return this.onthing(id)
    }
    if (this.table.edge(id)) return this.squares.onedge(id)
    return !this.drawing && this.pickUp(id)
  }

  /** A click on who acts picks it up: the next clicks move it, as a drag would. */
  private pickUp(id: string): boolean {
    if (!this.here || !this.table.piece(id)?.at) return false
    const found = tree.moves(this.here, id, (ask) => this.about(ask), this.way)
    const furthest = found.sort((a, b) => reach(b.leaf) - reach(a.leaf))[0]
    if (!furthest) return this.squares.pickUp(id)
    this.table.selected = id
    this.go(furthest.way)
    return true
  }

  toggle(option: unknown): void {
    const here = this.here
    if (here?.kind !== 'some') return
    if (this.picks.has(option)) this.picks.delete(option)
    else if (here.most === 1) {
      this.picks.clear()
      this.picks.add(option)
    } else this.picks.add(option)
  }

  // -- turning

  /** To the left (against the clock) or, below 0, to the right, by steps. */
  turn(steps: number, fine: boolean): boolean {
    if (!this.turning) return false
    this.amount = whole((this.amount ?? 0) + steps * (fine ? FINE : TURN))
    return true
  }

  /** The board says where to look. The mouse must be pressed for it, or nobody could get past the board to the buttons. */
  private aim(piece: Piece, p: Point2, how: How): void {
    if (how === 'double') void this.give(this.amount)
    else if (how === 'cancel') {
      if (!this.back() && this.here) this.amount = lookedAt(this.here)
    } else if (how !== 'move') this.amount = towards(piece.at ?? [], p) ?? this.amount
  }

  onpoint(p: Point2, how: How): void {
    const drawing = this.drawing
    if (this.group.on) this.group.onpoint(p, how)
    else if (this.turning) this.aim(this.turning, p, how)
    else if (how === 'cancel') this.back()
    else if (!drawing || this.dragged) return
    else if (how === 'undo') drawing.less()
    else if (how === 'double') void this.commit()
    else if (how === 'move' || how === 'drag') drawing.move(p)
    else this.click(drawing, p)
  }

  private click(drawing: Drawing, p: Point2): void {
    const { from, legs, piece } = drawing
    if (from && !legs.length && distance(from, p) <= (this.thing(piece)?.radius ?? 0)) {
      this.back() // a second click on who moves leaves it where it is
      return
    }
    drawing.move(p)
    if (drawing.ask.kind === 'path') drawing.corner()
    else if (!this.touch) void this.commit()
  }

  /** A piece is dragged: along the question that is open, or along the branch of the menu that fits the distance. */
  ondrag(piece: string, p: Point2, phase: Phase): boolean {
    if (phase === 'start') return this.grab(piece) || this.squares.grab(piece)
    if (this.squares.pull(piece, p, phase)) return true
    if (!this.dragged || this.dragged.piece !== piece) return false
    this.pull(p)
    if (phase === 'end') void this.drop()
    return true
  }

  private grab(piece: string): boolean {
    const ask = this.here
    if (!ask || !this.top) return false
    if (this.drawing) {
      if (this.drawing.piece !== piece || !this.drawing.from) return false
      this.dragged = { piece, moves: [] }
      return true
    }
    const found = tree.moves(ask, piece, (inner) => this.about(inner), this.way)
    if (!found.length || !this.table.piece(piece)?.at) return false
    this.dragged = { piece, moves: found.map((move) => ({ ...move, reach: reach(move.leaf) })) }
    for (const move of this.dragged.moves) if (!move.reach) void this.measure(move, piece)
    return true
  }

  /** How far a branch goes that does not say so: as far as its outline. */
  private async measure(move: Move, piece: string): Promise<void> {
    const at = this.table.piece(piece)?.at
    const whole = await this.table.detail(move.way).catch(() => null)
    if (!at || !whole || whole.kind === 'closed' || !tree.isSpatial(whole)) return
    move.reach = Math.max(0, ...(whole.outline ?? []).flat().map((corner) => distance(at, corner)))
  }

  private pull(p: Point2): void {
    const { piece, moves } = this.dragged ?? { piece: '', moves: [] }
    const at = this.table.piece(piece)?.at
    const corners = this.drawing?.legs ?? []
    if (moves.length && at && !corners.length) {
      const fit = tree.fitting(moves, distance(at, p))
      if (fit && (!this.drawing || fit.way.join() !== this.way.join())) this.go(fit.way)
    }
    this.drawing?.move(p)
  }

  private async drop(): Promise<void> {
    const drawing = this.drawing
    const begun = this.dragged?.moves.length
    this.dragged = null
    if (!drawing || this.touch) return // a finger drops nothing: the confirm button does
    if (await this.commit()) return
    if (this.drawing !== drawing) return
    drawing.clear() // it glides back, and the reason stays
    const why = drawing.why
    if (begun) this.go([])
    this.fault = why
  }

  private undrag(): void {
    const begun = this.dragged?.moves.length
    this.dragged = null
    if (begun) this.go([])
    else this.drawing?.clear()
  }

  onmenu(id: string, at: { x: number; y: number }): void {
    const wanted = settings.rightClick
    const quiet = this.here ? tree.quiet(this.here) : undefined
    this.popup = null
    if (this.drawing?.started) this.back()
    else if (wanted === 'end' && quiet && !this.touch) void this.give(quiet)
    else if (id && (wanted === 'menu' || this.touch)) this.open(id, at)
  }

  private open(id: string, at: { x: number; y: number }): void {
    const items = this.here ? tree.involving(this.here, id, (ask) => this.about(ask)) : []
    this.table.selected = id
    this.popup = { id, x: at.x, y: at.y, items }
  }

  /** Do what an item of the menu of a piece says. */
  take(item: tree.Item): void {
    this.popup = null
    if (item.value !== undefined) void this.send(tree.wrap([...this.way, ...item.way], item.value))
    else {
      for (const name of item.way) {
        if (this.here?.kind !== 'menu') return
        this.enter(name)
      }
    }
  }

  // -- what the board draws

  mark(): void {
    marks.clear()
    const here = this.here
    if (!here) return
    this.squares.mark()
    for (const { id, open } of tree.things(tree.sole(here)?.leaf ?? here)) {
      if (open && this.onBoard(id)) marks.things.set(id, this.picks.has(id) ? 'selected' : 'selectable')
    }
    this.markArrow(here)
    this.markZones(here)
    if (this.group.on && this.group.middle) marks.foretold = { events: [], pieces: this.group.plan }
    const drawing = this.drawing
    if (drawing && tree.isSpatial(here)) this.markDrawing(drawing, here)
    else if (this.turning && this.amount !== null) {
      marks.turn = { piece: this.turning.id, degrees: whole(this.amount), now: lookedAt(here) }
    } else if (here.kind === 'number' && isDirection(here)) this.markDirection(here)
  }

  /** From who acts to the one that is looked at. */
  private markArrow(here: Ask): void {
    const from = this.table.piece(this.about(here))
    const to = this.pointed ? this.table.piece(this.pointed) : undefined
    if (!from?.at || !to?.at || from.id === to.id) return
    marks.arrows = [{ from: from.id, to: to.id, kind: from.seat === to.seat ? 'friendly' : 'hostile' }]
  }

  /** Parts of the board to choose from: the one that is looked at, else all of them. */
  private markZones(here: Ask): void {
    const rings = here.about?.['rings'] as Record<string, Point2[]> | undefined
    if (!rings) return
    const one = this.pointed ? rings[this.pointed] : undefined
    marks.region = { rings: one ? [one] : Object.values(rings), kind: 'place', proposals: [] }
  }

  private thing(id: string): Piece | Marker | undefined {
    return this.table.piece(id) ?? this.table.marker(id)
  }

  private onBoard(id: string): boolean {
    return Boolean(this.thing(id)?.at ?? this.table.terrain(id) ?? this.table.edge(id))
  }

  private markDrawing(drawing: Drawing, here: tree.Spatial): void {
    const { piece, from, legs, limit, ok, why, length, climbs, height } = drawing
    const cursor = climbs && drawing.stop ? ([...drawing.stop, height ?? 0] as Point3) : drawing.cursor
    if (piece && from) marks.things.set(piece, 'selected')
    if (here.outline) marks.region = { rings: here.outline, kind: here.kind, proposals: this.goals(here) }
    if (from && drawing.started) marks.draft = { piece, from, legs, cursor, length, limit, ok, why }
    const stop = drawing.started ? drawing.stop : null
    const id = piece || String(here.about?.terrain ?? here.about?.stone ?? '')
    const put = tree.puts(here)
    if (stop) {
      const at: Point3 = [stop[0], stop[1], drawing.height ?? from?.[2] ?? 0]
      marks.ghost = { piece: put ? '' : id, at, ok, ...(put ? { put: { ...put, seat: here.seat } } : {}) }
    }
    marks.foretold = drawing.foretold
  }

  /** Who goes there, as large as what is put there: places are told as one finds them from here. */
  mover(here: Ask): Piece | undefined {
    const piece = this.table.piece(this.about(here))
    const lying = this.table.marker(tree.moved(here))
    return piece && { ...piece, at: lying?.at ?? piece.at, radius: tree.puts(here)?.radius ?? piece.radius }
  }

  private goals(here: tree.Spatial): Point2[] {
    const mover = this.mover(here)
    return (here.proposals ?? []).flatMap((answer): Point2[] => {
      const goal = this.words.goal(answer, mover)
      return goal ? [[goal.x, goal.y]] : []
    })
  }

  private markDirection(here: Ask): void {
    const piece = this.table.piece(this.about(here))
    if (!piece?.at || this.amount === null) return
    const angle = (this.amount * Math.PI) / 180 // from the east towards the north, as the rules have it
    const far = 3000 + piece.radius
    const cursor: Point2 = [piece.at[0] + Math.cos(angle) * far, piece.at[1] + Math.sin(angle) * far]
    marks.draft = { piece: piece.id, from: piece.at, legs: [], cursor, length: far, limit: null, ok: true, why: null }
  }

  /** Let the board talk to us until the returned function is called. */
  attach(): () => void {
    marks.onthing = (id) => this.onthing(id)
    marks.oncell = (id, how) => this.squares.oncell(id, how)
    marks.ondrag = (piece, p, phase) => this.ondrag(piece, p, phase)
    marks.onmenu = (id, at) => this.onmenu(id, at)
    return () => {
      marks.onthing = marks.oncell = marks.onpoint = marks.ondrag = marks.onmenu = null
      marks.clear()
    }
  }
}

/** Which way a piece looks is asked for in degrees. */
export function isFacing(ask: Ask | Closed | null | undefined): ask is NumberAsk & { of: 'degrees' } {
  return ask?.kind === 'number' && ask.of === 'degrees'
}

/** Where it looks now. */
export function lookedAt({ about }: Ask): number {
  return typeof about?.now === 'number' ? whole(about.now) : 0
}

/** Whole turns of a circle are asked for as numbers; they are shown as an arrow. */
export function isDirection(ask: Ask): boolean {
  return ask.kind === 'number' && ask.low === 0 && (ask.high === 359 || ask.high === 360)
}

function reach(leaf: tree.Spatial): number {
  return typeof leaf.about?.distance === 'number' ? leaf.about.distance : 0
}

function refusal(closed: Closed): Refusal {
  return { key: closed.key ?? 'ui-closed', ...(closed.rule ? { rule: closed.rule } : {}), args: closed.args ?? {} }
}

function middle(ring: readonly Point2[]): Point2 {
  const sum = ring.reduce(([x, y], corner) => [x + corner[0], y + corner[1]], [0, 0])
  return [Math.round(sum[0] / ring.length), Math.round(sum[1] / ring.length)]
}

const KEY = Symbol('asking')
export const provide = (asking: Asking): Asking => setContext(KEY, asking)
export const asking = (): Asking => getContext<Asking>(KEY)
