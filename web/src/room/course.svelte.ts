/** The course of a game, as this screen has seen it: who scored when, who was hurt by whom, who left the board. It is read at the end. */

import type { Event, Piece, Scene, Update } from '../wire'

export type Spot = [number, number, number]

interface Mark {
  serial: number
  turn: number
  piece: string // about whom: the scorer, who was hurt, who left; '' if nobody can be told
  at: Spot | null // where that one stood
  event: Event | null // what the log says of it
}
/** A number of a seat changed. */
export interface Counted extends Mark {
  kind: 'counted'
  track: string
  seat: number
  from: number
  to: number
}
export interface Hurt extends Mark {
  kind: 'hurt'
  by: string // '' if nobody can be told
  amount: number
}
export interface Left extends Mark {
  kind: 'left'
  by: string
  seat: number
  leader: boolean
}
export type Note = Counted | Hurt | Left

interface Standing {
  seat: number
  at: Spot | null
  lost: number
  gone: boolean
  leader: boolean
}

/** What is remembered of a scene. */
interface Seen {
  turn: number
  active: string
  counts: Record<string, Record<number, number>> // track -> seat -> number
  pieces: Record<string, Standing>
  holders: Record<string, string> // thing -> who holds it
}

interface Kept {
  serial: number
  start: Seen['counts']
  first: number
  notes: Note[]
  seen: Seen
}

const KEY = 'escarmouche-course-'

export class Course {
  notes = $state.raw<Note[]>([])
  start: Seen['counts'] = {} // the numbers at first sight
  first = 0 // the turn at first sight
  private seen: Seen | null = null
  private serial = -1
  private earlier: Event[] = [] // of the update before

  /** What was seen before the page was loaded again is still known. */
  constructor(private readonly room: string) {
    const kept = stored(room)
    if (kept) {
      ;({ serial: this.serial, start: this.start, first: this.first, seen: this.seen } = kept)
      this.notes = kept.notes
    }
  }

  follow(update: Update, scene: Scene): void {
    const now = seenIn(scene)
    if (!this.seen || update.serial < this.serial) this.begin(now)
    else {
      const back = takenBack(update)
      const kept = this.notes.filter(({ serial }) => serial <= back)
      const fresh = back < Infinity ? [] : noted(this.seen, now, update).map((note) => this.explained(note))
      if (fresh.length || kept.length < this.notes.length) this.notes = [...kept, ...fresh]
    }
    this.seen = now
    this.earlier = eventsOf(update)
    this.serial = update.serial
    this.store(now)
  }

  /** Who is taken off the board a moment after the last wound: what was told then still tells it. */
  private explained(note: Note): Note {
    if (note.kind !== 'left') return note
    const wound = this.notes.findLast((old): old is Hurt => old.kind === 'hurt' && old.piece === note.piece)
    const event = note.event ?? this.earlier.findLast((told) => names(told, note.piece)) ?? null
    return { ...note, event, by: note.by || (wound?.by ?? '') }
  }

  private begin(now: Seen): void {
    this.start = now.counts
    this.first = now.turn
    this.notes = []
  }

  private store(seen: Seen): void {
    const { serial, start, first, notes } = this
    try {
      sessionStorage.setItem(KEY + this.room, JSON.stringify({ serial, start, first, notes, seen } satisfies Kept))
    } catch {
      // then it is known until the page is loaded again
    }
  }
}

function stored(room: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + room) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

/** The last serial that still counts, if somebody has taken a decision back. */
function takenBack({ steps }: Update): number {
  return Math.min(Infinity, ...steps.flatMap(({ kind, to }) => (kind === 'undo' && to != null ? [to] : [])))
}

function seenIn({ tracks = [], pieces = [], markers = [], active = '' }: Scene): Seen {
  const counts: Seen['counts'] = {}
  let turn = 0
  for (const { name, seat, value } of tracks) {
    if (typeof value !== 'number') continue
    if (seat == null && name === 'turn') turn = value
    if (seat != null) (counts[name] ??= {})[seat] = value
  }
  const holders = Object.fromEntries(markers.flatMap(({ id, holder }) => (holder ? [[id, holder]] : [])))
  return {
    turn,
    active,
    counts,
    pieces: Object.fromEntries(pieces.map((piece) => [piece.id, standing(piece)])),
    holders,
  }
}

function standing({ seat, at, health, place, rank }: Piece): Standing {
  return { seat, at, lost: health?.lost ?? 0, gone: place === 'gone', leader: rank === 'leader' }
}

const eventsOf = ({ steps }: Pick<Update, 'steps'>): Event[] => steps.flatMap((step) => step.events ?? [])

/** What has changed between two scenes. What happened belongs to the turn that was: a new one may have begun since. */
export function noted(was: Seen, now: Seen, { serial, steps }: Pick<Update, 'serial' | 'steps'>): Note[] {
  const events = eventsOf({ steps })
  const turn = was.turn || now.turn
  const mark = (piece: string, event: Event | null) => {
    const at = now.pieces[piece]?.at ?? was.pieces[piece]?.at ?? null
    return { serial, turn, piece, at, event }
  }
  const notes: Note[] = []
  for (const [track, seats] of Object.entries(now.counts)) {
    for (const [key, to] of Object.entries(seats)) {
      const seat = Number(key)
      const from = was.counts[track]?.[seat]
      if (from === undefined || from === to) continue
      const { piece, event } = scored(was, now, seat, to, events)
      notes.push({ kind: 'counted', ...mark(piece, event), track, seat, from, to })
    }
  }
  for (const [piece, before] of Object.entries(was.pieces)) {
    const after = now.pieces[piece]
    const by = foe(was, piece, events)
    const amount = after ? after.lost - before.lost : 0
    if (amount > 0) notes.push({ kind: 'hurt', ...mark(piece, null), by, amount })
    const left = before.at !== null && !before.gone && (!after || after.gone)
    if (left) {
      const told = events.findLast((event) => names(event, piece)) ?? null
      notes.push({ kind: 'left', ...mark(piece, told), by, seat: before.seat, leader: before.leader })
    }
  }
  return notes
}

const names = ({ args }: Event, id: string): boolean => Object.values(args).flat().includes(id)

/** Whose doing a score is, and the sentence that tells it: who has taken a thing, else who is told of with the new number. */
function scored(
  was: Seen,
  now: Seen,
  seat: number,
  to: number,
  events: Event[],
): { piece: string; event: Event | null } {
  const own = Object.keys(was.pieces).filter((id) => was.pieces[id]!.seat === seat)
  const [thing, taker] =
    Object.entries(now.holders).find(([id, holder]) => own.includes(holder) && was.holders[id] !== holder) ?? []
  if (thing && taker) {
    return { piece: taker, event: events.findLast((event) => names(event, taker) && names(event, thing)) ?? null }
  }
  const event = events.findLast((event) => isOf(event, seat, own) && numbers(event).includes(to)) ?? null
  const named = (id: string) => (event ? [event] : events).some((told) => names(told, id))
  const acting = [was.active, now.active].find((id) => own.includes(id) && named(id))
  return { piece: acting ?? (event ? own.find(named) : '') ?? '', event }
}

/** Is it about this seat, or one of its pieces? Texts count the seats from 1. */
function isOf(event: Event, seat: number, own: string[]): boolean {
  const { seat: said, player } = event.args
  return said === seat + 1 || player === seat + 1 || own.some((id) => names(event, id))
}

/** The numbers of an event that are not a seat's. */
const numbers = ({ args }: Event): unknown[] =>
  Object.entries(args).flatMap(([key, value]) => (key === 'seat' || key === 'player' ? [] : [value]))

/** By whom a piece is hurt: the enemy that acts, else the only one that the log names with it. */
function foe(was: Seen, piece: string, events: Event[]): string {
  const enemy = (id: string) => id in was.pieces && was.pieces[id]!.seat !== was.pieces[piece]!.seat
  const told = events.filter((event) => names(event, piece))
  const named = Object.keys(was.pieces).filter((id) => enemy(id) && told.some((event) => names(event, id)))
  if (enemy(was.active) && (named.includes(was.active) || named.length === 0)) return was.active
  return named.length === 1 ? named[0]! : ''
}
