import { expect, test } from 'vitest'
import type { Counted, Hurt, Left } from '../../../src/room/course.svelte'
import { margin, outcome } from '../../../src/table/over/outcome'
import { rematch } from '../../../src/table/over/rematch'
import { spread } from '../../../src/table/over/spread'
import { columns, curve, deeds, scoreTrack, turningPoints } from '../../../src/table/over/turning'
import type { Piece, RoomInfo, Scene } from '../../../src/wire'

let serial = 0
const mark = (turn: number, piece: string) => ({ serial: ++serial, turn, piece, at: null, event: null })
const scored = (turn: number, seat: number, to: number, track = 'stones'): Counted => ({
  kind: 'counted',
  ...mark(turn, `p${seat}`),
  track,
  seat,
  from: to - 1,
  to,
})
const left = (turn: number, piece: string, by: string, leader = false): Left => ({
  kind: 'left',
  ...mark(turn, piece),
  by,
  seat: 0,
  leader,
})
const hurt = (piece: string, by: string, amount: number): Hurt => ({ kind: 'hurt', ...mark(1, piece), by, amount })
const start = { 0: 0, 1: 0 }

// turn 2: 1-0; turn 3: 1-1, 1-2; turn 4: 1-3
const game = [
  scored(2, 0, 1),
  left(2, 'p0b', 'p1'),
  scored(3, 1, 1),
  scored(3, 1, 2),
  left(3, 'p0', 'p1', true),
  scored(4, 1, 3),
]

test('the score is the track that ends with the scores of the outcome', () => {
  const tracks = [
    { name: 'turn', value: 4 },
    { name: 'luck', seat: 0, value: 2 },
    { name: 'luck', seat: 1, value: 5 },
    { name: 'stones', seat: 0, value: 1 },
    { name: 'stones', seat: 1, value: 3 },
  ]
  const scene: Scene = { game: 'toy', phase: '', seat: null, tracks }
  const notes = [scored(1, 0, 2, 'luck'), ...game]
  expect(scoreTrack(scene, notes, outcome([[1], 'R', [1, 3]])!)).toBe('stones')
  expect(scoreTrack(scene, notes, outcome([[1], 'R'])!)).toBe('luck') // the first that changed
  expect(scoreTrack(scene, [], outcome([[1], 'R', [1, 3]])!)).toBe('stones') // even if nobody was seen to score
  expect(scoreTrack(scene, [], outcome([[1], 'R'])!)).toBe('')
})

test('the curve has what each seat had at the end of each turn', () => {
  expect(curve(game, 'stones', start, 0, 4)).toEqual({
    turns: [0, 1, 2, 3, 4],
    seats: [
      { seat: 0, values: [0, 0, 1, 1, 1] },
      { seat: 1, values: [0, 0, 0, 2, 3] },
    ],
  })
  expect(curve(game, 'stones', { 0: 1, 1: 0 }, 3, 4)?.turns).toEqual([0, 3, 4]) // seen from the third turn on
  expect(curve([], 'stones', start, 0, 4)).toBeNull()
})

test('the game turns with the first score, a new lead, the last score, a leader’s fall and the first fall', () => {
  const points = turningPoints(game, 'stones', start, [1])
  expect(points.map(({ kind, note }) => [kind, note.turn])).toEqual([
    ['first', 2],
    ['fall', 2],
    ['lead', 3],
    ['leader', 3],
    ['last', 4],
  ])
  expect(turningPoints([], 'stones', start, [1])).toEqual([])
})

test('one happening is one turning point', () => {
  const points = turningPoints([scored(1, 0, 1)], 'stones', start, [0])
  expect(points.map(({ kind }) => kind)).toEqual(['first'])
})

test('deeds are counted for who did them, and columns without any are left out', () => {
  const pieces = ['p0', 'p1'].map((id, seat) => ({ id, seat, card: id, at: null, radius: 1 }) as Piece)
  const notes = [...game, hurt('p0', 'p1', 3), hurt('p1', '', 2)]
  const done = deeds(notes, 'stones', pieces, [])
  expect(done.get('p1')).toEqual({ scored: 3, held: 0, felled: 2, dealt: 3, taken: 0 })
  expect(columns(done)).toEqual(['scored', 'felled', 'dealt'])
  const stone = { id: 's', kind: 'stone', at: null, radius: 1, holder: 'p1' }
  expect(columns(deeds(notes, 'stones', pieces, [stone]))).toEqual(['held', 'felled', 'dealt'])
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
