/** What the course of a game was like: the score by turn, where it turned, who did what. All of it from what everybody could see. */

import type { Counted, Left, Note } from '../../room/course.svelte'
import type { Marker, Piece, Scene } from '../../wire'
import type { Outcome } from './outcome'

/** The track that is the score: the one that ends with the scores of the outcome, else the first that has changed for somebody. */
export function scoreTrack(scene: Scene, notes: readonly Note[], result: Outcome): string {
  const numbers = (scene.tracks ?? []).filter(({ seat, value }) => seat != null && typeof value === 'number')
  const tracks = [...new Set(numbers.map(({ name }) => name))]
  const ends = (name: string) =>
    result.scores.length > 0 &&
    result.scores.every((score, seat) => numbers.some((n) => n.name === name && n.seat === seat && n.value === score))
  const changed = (name: string) => notes.some((note) => note.kind === 'counted' && note.track === name)
  return tracks.find(ends) ?? tracks.find(changed) ?? ''
}

/** What each seat had at the end of each turn. */
export interface Curve {
  turns: number[]
  seats: { seat: number; values: number[] }[]
}

export function curve(
  notes: readonly Note[],
  track: string,
  start: Readonly<Record<number, number>>,
  first: number,
  last: number,
): Curve | null {
  const changes = notes.filter((note): note is Counted => note.kind === 'counted' && note.track === track)
  const from = Math.max(1, first)
  if (changes.length === 0 || last < from) return null
  const turns = [0, ...Array.from({ length: last - from + 1 }, (_, k) => from + k)] // the first is how it began
  const seats = Object.entries(start).map(([key, begun]) => {
    const seat = Number(key)
    const at = (turn: number) => changes.findLast((note) => note.seat === seat && note.turn <= turn)?.to ?? begun
    return { seat, values: turns.map((turn, k) => (k === 0 ? begun : at(turn))) }
  })
  return { turns, seats }
}

export interface Point {
  kind: 'first' | 'lead' | 'last' | 'leader' | 'fall'
  note: Counted | Left
  seat: number
}

const MOST = 6

/** Where the game turned: the first to score, another in the lead, the last to score, a leader's fall, the first to fall. */
export function turningPoints(
  notes: readonly Note[],
  track: string,
  start: Readonly<Record<number, number>>,
  winners: readonly number[],
): Point[] {
  const rises = notes.filter(
    (note): note is Counted => note.kind === 'counted' && note.track === track && note.to > note.from,
  )
  const falls = notes.filter((note): note is Left => note.kind === 'left')
  const [first] = rises
  const last = rises.findLast(({ seat }) => winners.includes(seat))
  const points: Point[] = [
    ...(first ? [point('first', first)] : []),
    ...leads(notes, track, start).map((note) => point('lead', note)),
    ...falls.filter(({ leader }) => leader).map((note) => point('leader', note)),
    ...(last ? [point('last', last)] : []),
    ...falls.slice(0, 1).map((note) => point('fall', note)),
  ]
  const once = points.filter(({ note }, k) => points.findIndex((other) => other.note === note) === k)
  return once.slice(0, MOST).sort((a, b) => a.note.serial - b.note.serial)
}

const point = (kind: Point['kind'], note: Counted | Left): Point => ({ kind, note, seat: note.seat })

/** The scores by which another seat than before came to lead alone. */
function leads(notes: readonly Note[], track: string, start: Readonly<Record<number, number>>): Counted[] {
  const have: Record<number, number> = { ...start }
  let leader = ahead(have)
  return notes.filter((note): note is Counted => {
    if (note.kind !== 'counted' || note.track !== track) return false
    have[note.seat] = note.to
    const now = ahead(have)
    if (now === null || now === leader) return false
    const changed = leader !== null && note.to > note.from
    leader = now
    return changed
  })
}

function ahead(have: Readonly<Record<number, number>>): number | null {
  const most = Math.max(...Object.values(have))
  const seats = Object.keys(have).filter((seat) => have[Number(seat)] === most)
  return seats.length === 1 ? Number(seats[0]) : null
}

export const DEEDS = ['scored', 'held', 'felled', 'dealt', 'taken'] as const
export type Deeds = Record<(typeof DEEDS)[number], number>

/** What each piece did and suffered. */
export function deeds(
  notes: readonly Note[],
  track: string,
  pieces: readonly Piece[],
  markers: readonly Marker[],
): Map<string, Deeds> {
  const done = new Map(
    pieces.map((piece) => {
      const held = markers.filter(({ holder }) => holder === piece.id).length
      return [piece.id, { scored: 0, held, felled: 0, dealt: 0, taken: piece.health?.lost ?? 0 }]
    }),
  )
  const add = (id: string, deed: keyof Deeds, amount: number) => {
    const of = done.get(id)
    if (of) of[deed] += amount
  }
  for (const note of notes) {
    if (note.kind === 'hurt') add(note.by, 'dealt', note.amount)
    else if (note.kind === 'left') add(note.by, 'felled', 1)
    else if (note.track === track && note.to > note.from) add(note.piece, 'scored', note.to - note.from)
  }
  return done
}

/** The columns in which there is something; what somebody holds tells what was scored, where things are held. */
export function columns(done: ReadonlyMap<string, Deeds>): (keyof Deeds)[] {
  const some = (deed: keyof Deeds) => [...done.values()].some((of) => of[deed] > 0)
  return DEEDS.filter((deed) => some(deed) && !(deed === 'scored' && some('held')))
}
