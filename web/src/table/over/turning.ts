/** What the course of a game was like: the score by turn, where it turned, who did what. */

import type { Counted, Course, Left, Marker, Piece, Scene, Turn } from '../../wire'
import type { Outcome } from './outcome'

/** A number of each seat, and whether it is what the game is won by. */
export interface Score {
  track: string // '' if there is none
  wins: boolean
}

/**
 * The track that is the score: the one that ends with the scores of the outcome. Where the outcome has none, or no track shows them, the
 * first that has changed is told; it is the score if it began at nothing.
 */
export function scoreTrack(scene: Scene, course: Course | null, result: Outcome | null): Score {
  const numbers = (scene.tracks ?? []).filter(({ seat, value }) => seat != null && typeof value === 'number')
  const tracks = [...new Set(numbers.map(({ name }) => name))]
  const scores = result?.scores ?? []
  const from = (name: string) => Object.values(course?.start[name] ?? {})
  const began = (name: string) => from(name).every((value) => value === 0)
  const ends = tracks.filter((name) =>
    scores.every((score, seat) => numbers.some((n) => n.name === name && n.seat === seat && n.value === score)),
  )
  const won = scores.length ? (ends.find(began) ?? ends[0]) : undefined
  if (won !== undefined) return { track: won, wins: true }
  const changed = tracks.find((name) => course && counted(course, name).length > 0)
  return { track: changed ?? '', wins: changed !== undefined && scores.length === 0 && began(changed) }
}

const counted = ({ notes }: Course, track: string): Counted[] =>
  notes.filter((note): note is Counted => note.kind === 'counted' && note.track === track)

/** What each seat had at the beginning, and at the end of each turn. */
export interface Curve {
  turns: Turn[]
  seats: { seat: number; values: number[] }[]
}

export function curve(course: Course, track: string): Curve | null {
  const { turns, start } = course
  const changes = counted(course, track)
  if (changes.length === 0 || turns.length === 0) return null
  const seats = Object.entries(start[track] ?? {}).map(([key, begun]) => {
    const seat = Number(key)
    const until = (serial: number) =>
      changes.findLast((note) => note.seat === seat && note.serial <= serial)?.after ?? begun
    return { seat, values: [begun, ...turns.map((_, k) => until(turns[k + 1]?.serial ?? Infinity))] }
  })
  return { turns, seats }
}

/** Of which part of the game a moment is, counted from 1: where the turns begin again, another part does. One part needs no number. */
export function partOf(turns: readonly Turn[], serial: number): number | null {
  const begun = turns.filter(({ number }, k) => k === 0 || number <= turns[k - 1]!.number)
  return begun.length > 1 ? Math.max(1, begun.filter((turn) => turn.serial <= serial).length) : null
}

export interface Point {
  kind: 'first' | 'lead' | 'level' | 'last' | 'leader' | 'fall'
  note: Counted | Left
  seat: number
}

const MOST = 6

/** Where the game turned: the first to score, another in the lead, the last to score or to draw level, a leader's fall, the first to fall. */
export function turningPoints(course: Course, score: Score, winners: readonly number[]): Point[] {
  const changes = score.wins ? counted(course, score.track) : []
  const rises = changes.filter(({ before, after }) => after > before)
  const falls = course.notes.filter((note): note is Left => note.kind === 'left' && note.seat >= 0)
  const start = course.start[score.track] ?? {}
  const [first] = Object.values(start).some((value) => value > 0) ? [] : rises // somebody may begin with points
  const level = winners.length ? undefined : levels(changes, start).at(-1)
  const last = rises.findLast(({ seat }) => winners.includes(seat))
  const points: Point[] = [
    ...(first ? [point('first', first)] : []),
    ...leads(changes, start).map((note) => point('lead', note)),
    ...falls.filter(({ leader }) => leader).map((note) => point('leader', note)),
    ...(last ? [point('last', last)] : []),
    ...(level ? [point('level', level)] : []),
    ...falls.slice(0, 1).map((note) => point('fall', note)),
  ]
  const once = points.filter(({ note }, k) => points.findIndex((other) => other.note === note) === k)
  return once.slice(0, MOST).sort((a, b) => a.note.serial - b.note.serial)
}

const point = (kind: Point['kind'], note: Counted | Left): Point => ({ kind, note, seat: note.seat })

/** The scores by which another seat than before came to lead alone. */
function leads(changes: readonly Counted[], start: Readonly<Record<number, number>>): Counted[] {
  let leader = ahead(start)
  return followed(changes, start).flatMap(({ note, now }) => {
    if (now === null || now === leader) return []
    const changed = leader !== null && note.after > note.before
    leader = now
    return changed ? [note] : []
  })
}

/** The scores by which somebody caught up with those who led. */
function levels(changes: readonly Counted[], start: Readonly<Record<number, number>>): Counted[] {
  return followed(changes, start).flatMap(({ note, now }) => (now === null && note.after > note.before ? [note] : []))
}

/** Each change, with who leads alone after it. */
function followed(changes: readonly Counted[], start: Readonly<Record<number, number>>) {
  const have: Record<number, number> = { ...start }
  return changes.map((note) => {
    have[note.seat] = note.after
    return { note, now: ahead(have) }
  })
}

function ahead(have: Readonly<Record<number, number>>): number | null {
  const most = Math.max(...Object.values(have))
  const seats = Object.keys(have).filter((seat) => have[Number(seat)] === most)
  return seats.length === 1 ? Number(seats[0]) : null
}

export const DEEDS = ['scored', 'held', 'felled', 'dealt', 'taken'] as const
export type Deeds = Record<(typeof DEEDS)[number], number>

/** What each piece did and suffered; without a course, what the last scene shows of it. */
export function deeds(
  course: Course | null,
  score: Score,
  pieces: readonly Piece[],
  markers: readonly Marker[],
): Map<string, Deeds> {
  const done = new Map(
    pieces.map((piece) => {
      const held = markers.filter(({ holder }) => holder === piece.id).length
      return [piece.id, { scored: 0, held, felled: 0, dealt: 0, taken: course ? 0 : (piece.health?.lost ?? 0) }]
    }),
  )
  const add = (id: string | undefined, deed: keyof Deeds, amount: number) => {
    const of = done.get(id ?? '')
    if (of) of[deed] += amount
  }
  for (const note of course?.notes ?? []) {
    if (note.kind === 'hurt') {
      add(note.by, 'dealt', note.amount)
      add(note.piece, 'taken', note.amount)
    } else if (note.kind === 'left') add(note.by, 'felled', 1)
    else if (score.wins && note.track === score.track && note.after > note.before)
      add(note.piece, 'scored', note.after - note.before)
  }
  return done
}

/** The columns in which there is something; what somebody holds tells what was scored, where things are held. */
export function columns(done: ReadonlyMap<string, Deeds>): (keyof Deeds)[] {
  const some = (deed: keyof Deeds) => [...done.values()].some((of) => of[deed] > 0)
  return DEEDS.filter((deed) => some(deed) && !(deed === 'scored' && some('held')))
}
