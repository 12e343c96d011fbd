/** One room on this screen: what the server said about it, and what may be asked of it. */

import { getContext, setContext } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { gridOf, inCells, type Grid } from '../board/grid'
import { party, type Roles } from '../board/styles'
import { get } from '../lib/api'
import { seatId, textStore, type Names } from '../lib/text.svelte'
import type {
  Ask,
  CardView,
  Cell,
  Course,
  Edge,
  Face,
  Marker,
  Piece,
  Pointed,
  Refusal,
  Reply,
  RoomInfo,
  Scene,
  Scenery,
  ServerMessage,
  Step,
  Terrain,
  Thing,
  Update,
} from '../wire'
import type { Wanted } from '../replay/link'
import type { Eyes } from '../replay/reel'
import { Connection, type ConnectionStatus, type Hooks } from './connection.svelte'
import { Engine } from './engine'
import { Screen, type Seat } from './screen.svelte'
import { StepsOf } from './steps.svelte'

const DUMMY = { key: 'ui-dummy' }
const MOST_GIVEN = 80 // own answers that are kept
const POINTED = 4000 // ms for which a place that somebody points at is shown

/** A moment that was, in place of the present: what stood on the screen then, through somebody's eyes. */
export interface Past {
  view: Update
  scenery: Scenery
  steps: Step[]
  seat: Seat
  eyes: Eyes
  key: string // of its line in the log
  told: string // for ears
}

/** The pieces as they are drawn: whoever acts has not finished, though its turn has begun. */
const inPlay = ({ pieces, active }: Scene): Piece[] =>
  (pieces ?? []).map((piece) => (piece.acted && piece.id === active ? { ...piece, acted: false } : piece))

/** An answer that was given on this screen, and to what. */
export interface Given {
  ask: Ask
  answer: unknown
}

export class Room {
  info = $state.raw<RoomInfo | null>(null)
  infoAt = $state(0) // when `info` came, by this screen's clock
  views = new SvelteMap<Seat, Update>()
  past = $state.raw<Past | null>(null) // what is shown in place of the present
  selected = $state<string | null>(null)
  hovered = $state<string | null>(null)
  readCard = $state<string | null>(null) // the card that somebody wants to read
  centred = $state.raw<{ id: string } | null>(null) // the board should bring this into view; a new object each time
  pointed = $state.raw<(Pointed & { key: number })[]>([])
  given: Given[] = [] // the last of them: before the first turn they may be given once more
  private sent = $state.raw<{ seat: Seat; serial: number; taken: boolean; auto: boolean } | null>(null)
  sending = $derived(this.sent !== null) // an answer is on its way, or its result is
  deciding = $derived(this.sent !== null && !this.sent.auto) // one that the player gave

  private readonly screen = new Screen(this.views, () => (this.selected = this.hovered = null))
  private readonly stepsOf = new StepsOf()
  private presentScenery = $state.raw<Scenery | null>(null)
  private wanted = $state.raw<Wanted | null>(null)
  private stood = $state.raw<Piece[]>([]) // at the end, where nobody stands on the board any more
  private emblems = $state.raw<Readonly<Record<string, string>>>({}) // of cards that lie no longer open
  private told: Promise<Course> | null = null
  private readonly connection: Connection
  readonly engine = new Engine({
    ask: (message) => this.connection.ask(message),
    standing: () => this.standing(),
    looksBack: () => this.past !== null,
  })
  private pointedCount = 0

  constructor(
    readonly id: string,
    readonly tokens: Record<number, string>,
    open?: Hooks['open'],
  ) {
    this.connection = new Connection(id, Object.values(tokens), {
      heard: (message) => this.heard(message),
      since: () => this.lastKnown(),
      ...(open ? { open } : {}),
    })
  }

  close(): void {
    this.connection.close()
    textStore.people = {}
  }

  get status(): ConnectionStatus {
    return this.connection.status
  }

  /** Why the room was refused. */
  get refused(): Refusal | null {
    return this.connection.fault?.why ?? null
  }

  retry(): void {
    this.connection.retryNow()
  }

  // -- who looks

  /** Through whose eyes we look now. */
  get seat(): Seat {
    return this.past ? this.past.seat : this.screen.seat
  }

  /** Whose player sits here, whatever is being looked back at. */
  get ownSeat(): Seat {
    return this.screen.seat
  }

  /** The seats this screen may act for. */
  get seats(): number[] {
    return this.screen.seats
  }

  /** The seat to which the screen has to be passed first. */
  get curtain(): number | null {
    return this.screen.curtain
  }

  lift(): void {
    this.screen.lift()
  }

  // -- looking back

  /** The moment that somebody wants to look back to; null: the present. */
  get back(): Wanted | null {
    return this.wanted
  }

  /** Look back to a moment, or at the present again. */
  lookBack(wanted: Wanted | null): void {
    this.wanted = wanted
    if (wanted) return
    this.past = null
    this.screen.follow() // somebody else may have been asked meanwhile
  }

  /** What the player who sits here is asked now, even while looking back. */
  asked = $derived.by((): Ask | null => this.present?.asks[0] ?? null)
  private present = $derived.by((): Update | null => this.views.get(this.screen.seat) ?? null)

  /** Through whose eyes is being looked back, as a link says it; null: through one's own, as it is while the game goes on. */
  get eyes(): Eyes | null {
    return this.info?.status === 'playing' ? null : (this.past?.eyes ?? null)
  }

  /** How far the game has got. */
  get serial(): number {
    return this.present?.serial ?? 0
  }

  /** What things on the table are called now. */
  get names(): Names {
    return this.presentScenery?.names ?? {}
  }

  // -- what is to be seen

  view = $derived.by((): Update | null => (this.past ? this.past.view : this.present))
  scenery = $derived.by((): Scenery | null => (this.past ? this.past.scenery : this.presentScenery))
  scene = $derived.by((): Scene | null => {
    if (!this.view) return null
    const { board = null, names = {}, sheets = {} } = this.scenery ?? {}
    const { scene } = this.view
    return inCells({ ...scene, pieces: inPlay(scene), board, names, sheets }, this.grid)
  })
  grid = $derived.by((): Grid | null => gridOf(this.scenery?.board))
  steps = $derived.by((): Step[] => (this.past ? this.past.steps : this.stepsOf.of(this.screen.seat)))
  ask = $derived.by((): Ask | null => this.view?.asks[0] ?? null)
  /** On which side each seat is, in games whose sides have colours: its pieces show it. */
  parties = $derived.by((): (number | null)[] => (this.info?.seats ?? []).map(({ seat }) => this.partyOf(seat)))
  private pieces = $derived.by(() => byId(this.scene?.pieces))
  private markers = $derived.by(() => byId(this.scene?.markers))
  private terrains = $derived.by(() => byId(this.scenery?.board?.terrain))

  private partyOf(seat: number): number | null {
    const pieces = [...(this.scene?.pieces ?? []), ...this.stood]
    return party(pieces.find((piece) => piece.seat === seat && party(piece.side) !== null)?.side)
  }

  piece(id: string): Piece | undefined {
    return this.pieces.get(id)
  }

  marker(id: string): Marker | undefined {
    return this.markers.get(id)
  }

  /** A thing with a base. */
  pieceOrMarker(id: string): Piece | Marker | undefined {
    return this.piece(id) ?? this.marker(id)
  }

  terrain(id: string): Terrain | undefined {
    return this.terrains.get(id)
  }

  cell(id: string): Cell | undefined {
    return this.grid?.cells.get(id)
  }

  edge(id: string): Edge | undefined {
    return this.grid?.edge(id)
  }

  /** Is there something on the board with this id? */
  onBoard(id: string): boolean {
    return Boolean(this.pieceOrMarker(id)?.at ?? this.terrain(id) ?? this.edge(id))
  }

  /** An item on somebody's card, and whose it is. */
  thing(id: string): { thing: Thing; piece: Piece } | undefined {
    for (const piece of this.pieces.values()) {
      const thing = piece.things?.find((item) => item.id === id)
      if (thing) return { thing, piece }
    }
    return undefined
  }

  sheet(card: string): CardView | undefined {
    return this.scenery?.sheets[card]
  }

  /** Cards that nobody on the table has, but somebody may want to read. */
  addSheets(sheets: Scenery['sheets']): void {
    const { presentScenery: now } = this
    if (now) this.presentScenery = { ...now, sheets: { ...sheets, ...now.sheets } }
  }

  face(id: string): Face | undefined {
    return this.scenery?.faces[id]
  }

  /** The emblem on the counter of a card; '' if it has none. */
  emblemOf(card: string): string {
    return this.sheet(card)?.emblem ?? this.emblems[card] ?? ''
  }

  /** The emblem with which a word of the game is drawn; '' if it has none. */
  signOf(word: string): string {
    return this.scenery?.signs?.[word] ?? ''
  }

  /** Which branches of the game move a model, and which are listed last. */
  get usual(): Pick<Scenery, 'moves' | 'minor'> {
    return this.scenery ?? {}
  }

  /** Which words of the game are told by fields of a piece, too. */
  get roles(): Roles {
    return this.scenery?.roles ?? {}
  }

  /** Select a thing and bring it into view. */
  show(id: string): void {
    this.selected = id
    this.centred = { id }
  }

  // -- what may be said

  /** `auto`: the table answers for the player, who let it. */
  async answer(answer: unknown, auto = false): Promise<Reply> {
    const { seat, moment } = this.standing()
    const { ask } = this
    const serial = this.views.get(seat)?.serial ?? 0
    this.sent = { seat, serial, taken: false, auto }
    try {
      const reply = await this.connection.ask({ t: 'answer', seat, moment, answer, ...(auto ? { auto } : {}) })
      if (reply.ok && this.views.get(seat)?.serial === serial) this.sent = { seat, serial, taken: true, auto }
      else this.sent = null
      if (reply.ok && ask) this.given = [...this.given.slice(1 - MOST_GIVEN), { ask, answer }]
      return reply
    } catch (error) {
      this.sent = null
      throw error
    }
  }

  /** How the game went, once it is over; asked once. */
  course(): Promise<Course> {
    if (this.told) return this.told
    const told = get<Course>(`api/rooms/${this.id}/course`, Object.values(this.tokens)[0])
    this.told = told
    told.then(
      ({ names, stood = [], emblems = {} }) => {
        textStore.names = { ...names, ...textStore.names }
        this.stood = stood
        this.emblems = emblems
      },
      () => (this.told = null),
    )
    return told
  }

  /** May the player who looks at this screen concede? */
  get canConcede(): boolean {
    const seat = this.past || this.seat === null ? undefined : this.info?.seats[this.seat]
    return this.info?.status === 'playing' && seat !== undefined && !seat.conceded && !seat.replaced
  }

  concede(): Promise<Reply> {
    return this.connection.ask({ t: 'concede', seat: this.standing().seat })
  }

  undo(): Promise<Reply> {
    return this.connection.ask({ t: 'undo', seat: this.standing().seat })
  }

  consent(serial: number, yes: boolean): Promise<Reply> {
    return this.connection.ask({ t: 'consent', seat: this.seatThat(this.mustAgree), serial, yes })
  }

  absence(about: number, choice: 'bot' | 'end'): Promise<Reply> {
    return this.connection.ask({ t: 'absence', seat: this.standing().seat, about, choice })
  }

  takeBack(): Promise<Reply> {
    return this.connection.ask({
      t: 'return',
      seat: this.seatThat((seat) => this.info?.seats[seat]?.replaced ?? false),
    })
  }

  say(text: string): Promise<Reply> {
    return this.connection.ask({ t: 'say', seat: this.standing().seat, text })
  }

  point(x: number, y: number): void {
    if (!this.past) this.connection.send({ t: 'point', at: [Math.round(x), Math.round(y)], seat: this.seat })
  }

  /** The seat of this screen for which this is true; with several people here it need not be the one we look through. */
  private seatThat(isIt: (seat: number) => boolean): number {
    return this.seats.find(isIt) ?? this.standing().seat
  }

  private mustAgree = (seat: number): boolean => {
    const undo = this.info?.undo
    return Boolean(undo?.needed.includes(seat) && !undo.agreed.includes(seat))
  }

  private standing(): { seat: number; moment: number } {
    return { seat: this.screen.seat ?? -1, moment: this.present?.moment ?? 0 }
  }

  // -- what is heard

  private heard(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.setInfo(message.info)
        this.screen.enter(message.seats)
        if (message.cut) void this.stepsOf.fetch(this.id, this.seats, this.tokens)
        break
      case 'room':
        this.setInfo(message.info)
        break
      case 'scenery':
        this.presentScenery = message
        textStore.names = message.names
        textStore.unit = message.board?.unit ?? 'inch'
        break
      case 'update':
        this.update(message)
        break
      case 'pointed':
        this.showPointed(message)
    }
  }

  private setInfo(info: RoomInfo): void {
    this.info = info
    this.infoAt = Date.now()
    textStore.people = playerNames(info)
  }

  private update(update: Update): void {
    const seat = update.seat ?? null
    if (update.moment !== this.views.get(seat)?.moment) this.engine.forget()
    this.views.set(seat, update)
    if (this.sent?.taken && this.sent.seat === seat && update.serial > this.sent.serial) this.sent = null
    this.stepsOf.add(seat, update.steps)
    if (!this.wanted) this.screen.follow()
  }

  private showPointed(pointed: Pointed): void {
    const key = ++this.pointedCount
    this.pointed = [...this.pointed, { ...pointed, key }]
    setTimeout(() => (this.pointed = this.pointed.filter((shown) => shown.key !== key)), POINTED)
  }

  /** The last serial that every view of this screen knows. */
  private lastKnown(): number | null {
    const serials = [...this.views.values()].map((view) => view.serial)
    return serials.length ? Math.min(...serials) : null
  }
}

function byId<T extends { id: string }>(things: T[] | undefined): Map<string, T> {
  return new Map((things ?? []).map((thing) => [thing.id, thing]))
}

/** The names that players gave themselves, the same in every language. A player who plays alone plays against cards, which have a seat. */
function playerNames({ seats }: RoomInfo): Names {
  const named = seats.flatMap(({ seat, name }) => (name ? [[seatId(seat + 1), { en: name }]] : []))
  const dummy = seats.length === 1 ? [[seatId(2), DUMMY]] : []
  return Object.fromEntries([...named, ...dummy])
}

const KEY = Symbol('room')

/** Make a room known to everything on its page. */
export const provideRoom = (room: Room): Room => setContext(KEY, room)

/** The room whose page this is. Ask for it while a component starts. */
export const roomHere = (): Room => getContext<Room>(KEY)
