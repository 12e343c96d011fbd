import { expect, test } from 'vitest'
import { margin, outcome } from '../../../src/table/over/outcome'
import { rematch } from '../../../src/table/over/rematch'
import { spread } from '../../../src/table/over/spread'
import { columns, curve, deeds, partOf, scoreTrack, turningPoints } from '../../../src/table/over/turning'
import type { Counted, Course, Hurt, Left, Piece, RoomInfo, Scene, Track } from '../../../src/wire'

let serial = 0
const mark = (turn: number, piece: string) => ({ serial: ++serial, turn, piece })
const scored = (turn: number, seat: number, after: number, track = 'stones'): Counted => ({
  kind: 'counted',
  ...mark(turn, `p${seat}`),
  track,
  seat,
  before: after - 1,
  after,
})
const left = (turn: number, piece: string, by: string, leader = false, seat = 0): Left => ({
  kind: 'left',
  ...mark(turn, piece),
  by,
  seat,
  leader,
})
const hurt = (piece: string, by: string, amount: number): Hurt => ({ kind: 'hurt', ...mark(1, piece), by, amount })
const start = { stones: { 0: 0, 1: 0 }, luck: { 0: 3, 1: 5 } }
const told = (notes: Course['notes'], rest: Partial<Course> = {}): Course => ({ start, turns: [], notes, ...rest })
const stones = { track: 'stones', wins: true }

// turn 2: 1-0; turn 3: 1-1, 1-2; turn 4: 1-3
const game = [
  scored(2, 0, 1), // serial 1
  left(2, 'p0b', 'p1'),
  scored(3, 1, 1), // serial 3
  scored(3, 1, 2),
  left(3, 'p0', 'p1', true),
  scored(4, 1, 3), // serial 6
]
const turns = [0, 0, 2, 5].map((serial, k) => ({ number: k + 1, serial }))

function table(...tracks: [string, number, number][]): Scene {
  const numbers = tracks.flatMap(([name, ...values]) => values.map((value, seat): Track => ({ name, seat, value })))
  return { game: 'toy', phase: '', seat: null, tracks: [{ name: 'turn', value: 4 }, ...numbers] }
}

test('the score is the track that ends with the scores of the outcome', () => {
  const scene = table(['luck', 2, 5], ['stones', 1, 3])
  const luck = told([scored(1, 0, 2, 'luck'), ...game])
  expect(scoreTrack(scene, luck, outcome([[1], 'R', [1, 3]]))).toEqual(stones)
  expect(scoreTrack(scene, null, outcome([[1], 'R', [1, 3]]))).toEqual(stones) // even if nothing is told
  const spent = table(['luck', 0, 0], ['stones', 0, 0])
  expect(scoreTrack(spent, told([scored(1, 0, 0, 'luck')]), outcome([[], 'R', [0, 0]]))).toEqual(stones)
})

test('without one, what has changed first is told, but nobody wins by what was there from the beginning', () => {
  const scene = table(['luck', 2, 5], ['stones', 1, 3])
  const luck = told([scored(1, 0, 2, 'luck'), ...game])
  expect(scoreTrack(scene, luck, outcome([[1], 'R']))).toEqual({ track: 'luck', wins: false })
  expect(scoreTrack(scene, luck, outcome([[1], 'R', [7, 9]]))).toEqual({ track: 'luck', wins: false })
  expect(scoreTrack(scene, told(game), null)).toEqual(stones) // a game that its players ended
  expect(scoreTrack(scene, told([]), outcome([[1], 'R']))).toEqual({ track: '', wins: false })
})

test('the curve has what each seat had at the end of each turn', () => {
  expect(curve(told(game, { turns }), 'stones')).toEqual({
    turns,
    seats: [
      { seat: 0, values: [0, 0, 1, 1, 1] },
      { seat: 1, values: [0, 0, 0, 2, 3] },
    ],
  })
  expect(curve(told([], { turns }), 'stones')).toBeNull()
  expect(curve(told(game), 'stones')).toBeNull() // it did not get as far as the first turn
})

test('turns that begin again from one follow those before', () => {
  const nights = [
    { number: 1, serial: 0 },
    { number: 2, serial: 2 },
    { number: 1, serial: 4 },
  ]
  expect(curve(told(game, { turns: nights }), 'stones')?.seats.map(({ values }) => values)).toEqual([
    [0, 1, 1, 1],
    [0, 0, 2, 3],
  ])
})

test('the game turns with the first score, a new lead, the last score, a leader’s fall and the first fall', () => {
  const points = turningPoints(told(game), stones, [1])
  expect(points.map(({ kind, note }) => [kind, note.turn])).toEqual([
    ['first', 2],
    ['fall', 2],
    ['lead', 3],
    ['leader', 3],
    ['last', 4],
  ])
  expect(turningPoints(told([]), stones, [1])).toEqual([])
})

test('who catches up last in a game that nobody wins has drawn level', () => {
  const notes = [scored(1, 0, 1), scored(2, 1, 1), scored(3, 0, 2), scored(4, 1, 2)]
  const kinds = (winners: number[]) =>
    turningPoints(told(notes), stones, winners).map(({ kind, note }) => [kind, note.turn])
  expect(kinds([])).toEqual([
    ['first', 1],
    ['level', 4],
  ])
  expect(kinds([0])).toEqual([
    ['first', 1],
    ['last', 3],
  ])
})

test('what nobody wins by turns no game, and nor do those whom nobody plays', () => {
  const guard = left(1, 'guard', 'p1', false, -1)
  const points = turningPoints(told([guard, ...game]), { ...stones, wins: false }, [1])
  expect(points.map(({ kind, note }) => [kind, note.piece])).toEqual([
    ['fall', 'p0b'],
    ['leader', 'p0'],
  ])
})

test('one happening is one turning point', () => {
  const points = turningPoints(told([scored(1, 0, 1)]), stones, [0])
  expect(points.map(({ kind }) => kind)).toEqual(['first'])
})

test('deeds are counted for who did them, and columns without any are left out', () => {
  const pieces = ['p0', 'p1'].map((id, seat) => ({ id, seat, card: id, at: null, radius: 1 }) as Piece)
  const course = told([...game, hurt('p0', 'p1', 3), hurt('p1', '', 2)])
  const done = deeds(course, stones, pieces, [])
  expect(done.get('p1')).toEqual({ scored: 3, held: 0, felled: 2, dealt: 3, taken: 2 })
  expect(columns(done)).toEqual(['scored', 'felled', 'dealt', 'taken'])
  expect(columns(deeds(course, { ...stones, wins: false }, pieces, []))).toEqual(['felled', 'dealt', 'taken'])
  const stone = { id: 's', kind: 'stone', at: null, radius: 1, holder: 'p1' }
  expect(columns(deeds(course, stones, pieces, [stone]))).toEqual(['held', 'felled', 'dealt', 'taken'])
  const lost = pieces.map((piece) => ({ ...piece, health: { boxes: 5, lost: 2 } }))
  expect(columns(deeds(null, stones, lost, [stone]))).toEqual(['held', 'taken']) // the last scene still shows it
})

test('the scores are said where one winner has more', () => {
  expect(margin(outcome([[1], 'R', [0, 2]])!)).toEqual({ most: 2, least: 0 })
  expect(margin(outcome([[1], 'R', [2, 2]])!)).toBeNull()
  expect(margin(outcome([[0, 1], 'R', [2, 2]])!)).toBeNull()
  expect(margin(outcome([[1], 'R', []])!)).toBeNull()
})

test('a rematch swaps the sides, and who sits elsewhere is invited', () => {
  const seats: RoomInfo['seats'] = [
    { seat: 0, kind: 'person', name: 'Ada' },
    { seat: 1, kind: 'bot', bot: 'greedy' },
    { seat: 2, kind: 'person', name: 'Ben' },
  ]
  const info: RoomInfo = { room: 'r', game: 'toy', commitment: '', options: { size: 2 }, status: 'over', seats }
  expect(rematch(info, [0])).toEqual({
    game: 'toy',
    options: { size: 2 },
    practice: false,
    seats: [
      { kind: 'bot', bot: 'greedy', name: '' },
      { kind: 'open', bot: '', name: 'Ben' },
      { kind: 'person', bot: '', name: 'Ada' },
    ],
  })
})

test('numbers do not lie on each other', () => {
  const spots = [1, 2, 3].map((number) => ({ number, x: 5, y: 5 }))
  expect(spread(spots, 2).map(({ x }) => x)).toEqual([5, 7, 9])
})

test('a moment of a game with several parts is in one of them', () => {
  const three = [1, 2, 1, 2, 1].map((number, k) => ({ number, serial: 10 * (k + 1) }))
  expect([5, 10, 25, 30, 49, 50, 99].map((at) => partOf(three, at))).toEqual([1, 1, 1, 2, 2, 3, 3])
  expect(partOf(turns, 3)).toBe(null)
})
