/** One room on this screen: what the server told of it, and what may be asked of it. */

import { SvelteMap } from 'svelte/reactivity'
import { gridOf, type Grid } from '../board/grid'
import { party } from '../board/styles'
import type {
  Ask,
  Cell,
  ClientMessage,
  Closed,
  Edge,
  Face,
  Foretold,
  Hand,
  Layer,
  Marker,
  Piece,
  Pointed,
  ReadIn,
  Refusal,
  Reply,
  RoomInfo,
  Scene,
  Scenery,
  ServerMessage,
  Sheet,
  Sightline,
  Step,
  Terrain,
  Thing,
  Threat,
  Update,
} from '../wire'
import { get } from './api'
import { Line, type Hooks, type LineStatus } from './line.svelte'
import { ruling } from './ruling.svelte'
import { seatId, shelf, type Names } from './text.svelte'

type Seat = number | null
const DUMMY = { key: 'ui-dummy' }
const POINTED = 4000 // ms that a pointing finger stays
const FITS = 360 // the radius of what does not say its own, in a cell

/** A reply that is not what was hoped for. */
export class Unanswered extends Error {
  constructor(
    readonly code: string,
    readonly why: Refusal,
  ) {
    super(why.key)
  }
}

export class Table {
  info = $state.raw<RoomInfo | null>(null)
  infoAt = $state(0) // when the room was last told of, by this screen's clock
  seats = $state.raw<number[]>([]) // seats this screen may act for
  seat = $state<Seat>(null) // through whose eyes we look now
  curtain = $state<number | null>(null) // the screen has to be passed to this seat first
  private looking: number | null = null // whose player sits before the screen; nobody knows after a reload or behind a curtain
  views = new SvelteMap<Seat, Update>()
  scenery = $state.raw<Scenery | null>(null)
  selected = $state<string | null>(null)
  hovered = $state<string | null>(null)
  centred = $state.raw<{ id: string } | null>(null) // the board should bring this into view; a new object each time
  pointed = $state.raw<(Pointed & { key: number })[]>([])
  private sent = $state.raw<{ seat: Seat; serial: number; taken: boolean } | null>(null)
  sending = $derived(this.sent !== null) // an answer is on its way, or what came of it

  private told = new SvelteMap<Seat, Step[]>()
  private details = new Map<string, Promise<Ask | Closed>>()
  private line: Line
  private points = 0

  constructor(
    readonly room: string,
    readonly tokens: Record<number, string>,
    open?: Hooks['open'],
  ) {
    this.line = new Line(room, Object.values(tokens), {
      heard: (message) => this.heard(message),
      since: () => this.known(),
      ...(open ? { open } : {}),
    })
  }

  close(): void {
    this.line.close()
    shelf.people = {}
  }

  get status(): LineStatus {
    return this.line.status
  }

  /** Why the room was refused. */
  get refused(): Refusal | null {
    return this.line.fault?.why ?? null
  }

  retry(): void {
    this.line.now()
  }

  // -- what is to be seen

  view = $derived.by((): Update | null => this.views.get(this.seat) ?? null)
  scene = $derived.by((): Scene | null => {
    if (!this.view) return null
    const { board = null, names = {}, sheets = {} } = this.scenery ?? {}
    return settled({ ...this.view.scene, board, names, sheets }, this.grid)
  })
  grid = $derived.by((): Grid | null => gridOf(this.scenery?.board))
  steps = $derived.by((): Step[] => this.told.get(this.seat) ?? [])
  ask = $derived.by((): Ask | null => this.view?.asks[0] ?? null)
  /** On which side each seat is, in games whose sides have colours: its pieces tell. */
  parties = $derived.by((): (number | null)[] => (this.info?.seats ?? []).map(({ seat }) => this.sideOf(seat)))
  private pieces = $derived.by(() => byId(this.scene?.pieces))
  private markers = $derived.by(() => byId(this.scene?.markers))
  private grounds = $derived.by(() => byId(this.scenery?.board?.terrain))

  private sideOf(seat: number): number | null {
    return party(this.scene?.pieces?.find((piece) => piece.seat === seat && party(piece.marks) !== null)?.marks)
  }

  piece(id: string): Piece | undefined {
    return this.pieces.get(id)
  }

  marker(id: string): Marker | undefined {
    return this.markers.get(id)
  }

  terrain(id: string): Terrain | undefined {
    return this.grounds.get(id)
  }

  cell(id: string): Cell | undefined {
    return this.grid?.cells.get(id)
  }

  edge(id: string): Edge | undefined {
    return this.grid?.edge(id)
  }

  /** An item on somebody's card, and whose it is. */
  thing(id: string): { thing: Thing; piece: Piece } | undefined {
    for (const piece of this.pieces.values()) {
      const thing = piece.things?.find((one) => one.id === id)
      if (thing) return { thing, piece }
    }
    return undefined
  }

  sheet(card: string): Sheet | undefined {
    return this.scenery?.sheets[card]
  }

  face(id: string): Face | undefined {
    return this.scenery?.faces[id]
  }

  /** Select a thing and bring it into view. */
  show(id: string): void {
    this.selected = id
    this.centred = { id }
  }

  /** The rule whose text is being read; anyone may set it. */
  get rule(): string | null {
    return ruling.id
  }

  set rule(id: string | null) {
    ruling.id = id
  }

  // -- what may be said

  async answer(answer: unknown): Promise<Reply> {
    const { seat, moment } = this.standing()
    const serial = this.views.get(seat)?.serial ?? 0
    this.sent = { seat, serial, taken: false }
    try {
      const reply = await this.line.ask({ t: 'answer', seat, moment, answer })
      if (reply.ok && this.views.get(seat)?.serial === serial) this.sent = { seat, serial, taken: true }
      else this.sent = null
      return reply
    } catch (error) {
      this.sent = null
      throw error
    }
  }

  async why(answer: unknown): Promise<Refusal | null> {
    return this.data<Refusal | null>({ t: 'why', ...this.standing(), answer })
  }

  /** The whole of an ask or of what lies behind a branch; asked once for each moment. */
  detail(path: string[]): Promise<Ask | Closed> {
    const standing = this.standing()
    const key = JSON.stringify([standing.seat, standing.moment, path])
    const known = this.details.get(key)
    if (known) return known
    const asked = this.data<Ask | Closed>({ t: 'detail', ...standing, path })
    this.details.set(key, asked)
    asked.catch(() => this.details.delete(key))
    return asked
  }

  async preview(answer: unknown): Promise<Foretold | null> {
    return this.data<Foretold | null>({ t: 'preview', ...this.standing(), answer })
  }

  /** An answer as text, where the question is a roster. */
  async write(answer: unknown, lang: string): Promise<string> {
    return this.data<string>({ t: 'write', ...this.standing(), answer, lang })
  }

  /** What a text says, where the question is a roster. */
  async read(text: string): Promise<ReadIn> {
    return this.data<ReadIn>({ t: 'read', ...this.standing(), text })
  }

  async sight(one: string, other: string, at?: [number, number, number]): Promise<Sightline> {
    return this.data<Sightline>({ t: 'sight', one, other, at: at ?? null })
  }

  async layer(name: string): Promise<Layer> {
    return this.data<Layer>({ t: 'layer', name })
  }

  async threat(piece: string): Promise<Threat> {
    return this.data<Threat>({ t: 'threat', piece })
  }

  /** May the player who looks at this screen give up? */
  get canConcede(): boolean {
    const seat = this.seat === null ? undefined : this.info?.seats[this.seat]
    return this.info?.status === 'playing' && seat !== undefined && !seat.conceded && !seat.replaced
  }

  concede(): Promise<Reply> {
    return this.line.ask({ t: 'concede', seat: this.standing().seat })
  }

  undo(): Promise<Reply> {
    return this.line.ask({ t: 'undo', seat: this.standing().seat })
  }

  consent(serial: number, yes: boolean): Promise<Reply> {
    return this.line.ask({ t: 'consent', seat: this.own(this.unagreed), serial, yes })
  }

  absence(about: number, choice: 'bot' | 'end'): Promise<Reply> {
    return this.line.ask({ t: 'absence', seat: this.standing().seat, about, choice })
  }

  takeBack(): Promise<Reply> {
    return this.line.ask({ t: 'return', seat: this.own((seat) => this.info?.seats[seat]?.replaced ?? false) })
  }

  say(text: string): Promise<Reply> {
    return this.line.ask({ t: 'say', seat: this.standing().seat, text })
  }

  point(x: number, y: number): void {
    this.line.send({ t: 'point', at: [Math.round(x), Math.round(y)], seat: this.seat })
  }

  /** The screen is in the right hands now. */
  lift(): void {
    if (this.curtain !== null) this.look(this.curtain)
  }

  /** See through the eyes of another seat of this screen. */
  look(seat: number): void {
    this.seat = this.looking = seat
    this.curtain = null
    this.selected = null
    this.hovered = null
  }

  /** The seat of this screen of which that is true; with several people here it need not be the one we look through. */
  private own(fits: (seat: number) => boolean): number {
    return this.seats.find(fits) ?? this.standing().seat
  }

  private unagreed = (seat: number): boolean => {
    const undo = this.info?.undo
    return Boolean(undo?.needed.includes(seat) && !undo.agreed.includes(seat))
  }

  private standing(): { seat: number; moment: number } {
    return { seat: this.seat ?? -1, moment: this.view?.moment ?? 0 }
  }

  private async data<T>(message: ClientMessage): Promise<T> {
    const reply = await this.line.ask(message)
    if (reply.ok) return (reply.data ?? null) as T
    throw new Unanswered(reply.fault?.code ?? 'internal', reply.fault?.why ?? { key: 'ui-fault-unknown' })
  }

  // -- what is heard

  private heard(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.about(message.info)
        this.seats = message.seats
        if (this.seat === null || !message.seats.includes(this.seat)) this.seat = message.seats[0] ?? null
        if (message.seats.length > 1 && this.looking === null) this.curtain ??= this.seat // till all is known, nothing is shown
        if (message.cut) void this.fetchSteps()
        break
      case 'room':
        this.about(message.info)
        break
      case 'scenery':
        this.scenery = message
        shelf.names = message.names
        shelf.unit = message.board?.unit ?? 'inch'
        break
      case 'update':
        this.update(message)
        break
      case 'pointed':
        this.finger(message)
    }
  }

  private about(info: RoomInfo): void {
    this.info = info
    this.infoAt = Date.now()
    shelf.people = people(info)
  }

  private update(update: Update): void {
    const seat = update.seat ?? null
    if (update.moment !== this.views.get(seat)?.moment) this.details.clear()
    this.views.set(seat, update)
    if (this.sent?.taken && this.sent.seat === seat && update.serial > this.sent.serial) this.sent = null
    this.tell(seat, update.steps)
    this.turn()
  }

  private tell(seat: Seat, steps: Step[]): void {
    if (steps.length === 0 && this.told.has(seat)) return
    this.told.set(seat, merged(this.told.get(seat) ?? [], steps))
  }

  private async fetchSteps(): Promise<void> {
    const seats: Seat[] = this.seats.length ? this.seats : [null]
    for (const seat of seats) {
      const query = seat === null ? '' : `?seat=${seat}`
      const token = seat === null ? undefined : this.tokens[seat]
      try {
        this.tell(seat, await get<Step[]>(`api/rooms/${this.room}/steps${query}`, token))
      } catch {
        // the log stays short; play goes on
      }
    }
  }

  /** Several people at one screen: look through the eyes of whoever is asked. */
  private turn(): void {
    if (this.seats.length < 2 || this.seats.some((seat) => !this.views.has(seat))) return
    const asked = (seat: number | null) => (this.views.get(seat)?.asks.length ?? 0) > 0
    const next = asked(this.looking) ? this.looking : (this.seats.find(asked) ?? this.looking ?? this.seat)
    if (next === null || (next === this.looking && this.curtain === null)) return
    const covered = this.looking === null ? this.seats : [next, this.looking]
    if (this.chosen(next) || covered.some((seat) => this.secret(seat))) {
      this.curtain = next
      this.looking = null
    } else this.look(next)
  }

  /** Has another seat of this screen just chosen in secret what this one is asked, too? Then nobody may look over a shoulder. */
  private chosen(seat: Seat): boolean {
    const newest = [...this.views.values()].sort((one, other) => other.serial - one.serial)[0] // not all have come yet
    return (newest?.waiting ?? []).some((one) => one.chosen && one.seat !== seat && this.seats.includes(one.seat))
  }

  /** Does this seat hold cards that another seat of this screen may not see? */
  private secret(seat: Seat): boolean {
    const own = this.views.get(seat)?.scene
    const others = this.seats.filter((other) => other !== seat).map((other) => this.views.get(other)?.scene)
    const hidden = (hand: Hand) =>
      hand.count > 0 &&
      hand.cards != null &&
      others.some((scene) => scene?.hands?.some((one) => same(one, hand) && one.cards == null))
    const covered = own?.duels?.some((duel) => duel.sides.some((side) => (side.own ?? []).length > 0))
    const known = others.some((scene) => own && scene && told(own) !== told(scene))
    return Boolean(own?.hands?.some(hidden) || covered || known)
  }

  private finger(pointed: Pointed): void {
    const key = ++this.points
    this.pointed = [...this.pointed, { ...pointed, key }]
    setTimeout(() => (this.pointed = this.pointed.filter((one) => one.key !== key)), POINTED)
  }

  /** The last serial that every view of this screen knows. */
  private known(): number | null {
    const serials = [...this.views.values()].map((view) => view.serial)
    return serials.length ? Math.min(...serials) : null
  }
}

function same(one: Hand, other: Hand): boolean {
  return one.seat === other.seat && one.kind === other.kind
}

/** What is written beside the board: where it differs from seat to seat, somebody knows what others do not. */
function told({ goals, table, tracks }: Scene): string {
  return JSON.stringify([goals ?? [], table ?? {}, tracks ?? []])
}

function byId<T extends { id: string }>(things: T[] | undefined): Map<string, T> {
  return new Map((things ?? []).map((thing) => [thing.id, thing]))
}

/** What names its cell stands in the middle of it. */
function settled(scene: Scene, grid: Grid | null): Scene {
  if (!grid) return scene
  const put = <T extends { at: Piece['at']; cell?: string; radius: number }>(thing: T): T => {
    const cell = thing.at ? undefined : grid.cells.get(thing.cell ?? '')
    return cell ? { ...thing, at: [...cell.at, 0], radius: thing.radius || FITS } : thing
  }
  return { ...scene, pieces: scene.pieces?.map(put) ?? [], markers: scene.markers?.map(put) ?? [] }
}

/** What the players are called who said so, in every language alike. */
/** The names of the players; who plays alone plays against cards, which have a seat of their own. */
function people({ seats }: RoomInfo): Names {
  const named = seats.flatMap(({ seat, name }) => (name ? [[seatId(seat + 1), { en: name }]] : []))
  const dummy = seats.length === 1 ? [[seatId(2), DUMMY]] : []
  return Object.fromEntries([...named, ...dummy])
}

/** Steps by serial, each once: after a break some are told again. */
export function merged(old: Step[], fresh: Step[]): Step[] {
  const last = old.at(-1)?.serial ?? -1
  const first = fresh[0]?.serial ?? 0
  if (first > last) return [...old, ...fresh]
  const bySerial = new Map([...old, ...fresh].map((step) => [step.serial, step]))
  return [...bySerial.values()].sort((one, other) => one.serial - other.serial)
}

class Current {
  current = $state.raw<Table | null>(null)
}

export const table: { current: Table | null } = new Current()
