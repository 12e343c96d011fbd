import { expect, test } from 'vitest'
import { hit, type Drawn } from '../../../src/board/pointing/hit'
import { Marks } from '../../../src/board/marks'
import type { Piece } from '../../../src/wire'

const piece = (id: string, at: [number, number, number]) => ({
  piece: { id, seat: 0, card: id, at, radius: 500 } satisfies Piece,
  at,
})
const rock = { id: 'rock', kind: 'rock', shapes: [{ ring: [[0, 0], [4000, 0], [4000, 4000], [0, 4000]] }] } // prettier-ignore
const drawn: Drawn = {
  pieces: [piece('low', [1000, 1000, 0]), piece('high', [1000, 1000, 2000]), piece('far', [2100, 1000, 0])],
  markers: [],
  terrain: [{ data: rock as never, lid: false, under: null }],
  off: new Set(),
  grid: null,
  offered: [],
  heights: [2000],
  level: null,
}

test('the piece on top, then the terrain, then nothing', () => {
  expect(hit([1000, 1000], 0, drawn, new Marks())).toEqual({ id: 'high', kind: 'piece' })
  expect(hit([3500, 3500], 0, drawn, new Marks())).toEqual({ id: 'rock', kind: 'terrain' })
  expect(hit([9000, 9000], 0, drawn, new Marks())).toBeNull()
})

test('what may be chosen comes first', () => {
  const marks = new Marks()
  marks.things.set('low', 'selectable')
  expect(hit([1000, 1000], 0, drawn, marks)?.id).toBe('low')
})

test('a finger hits what is near; another floor is not touched', () => {
  expect(hit([1650, 1000], 100, drawn, new Marks())?.id).toBe('far')
  expect(hit([1000, 1000], 0, { ...drawn, level: 0 }, new Marks())?.id).toBe('low')
})
