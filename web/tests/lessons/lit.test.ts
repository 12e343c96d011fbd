import { expect, test } from 'vitest'
import { behind, first, last, options, selectors, spots } from '../../src/lessons/lit'
import type { Lit } from '../../src/wire'

const board: Record<string, [number, number]> = { bobby: [16000, 19000], west: [16000, 18500], e2: [500, 500] }
const onBoard = (id: string): boolean => id in board
const ground = { spot: (id: string) => board[id] ?? null, radius: () => 600 }

test('an answer is followed along the branches that are taken', () => {
  expect(behind({ jog: [1, 2] }, [])).toEqual({ jog: [1, 2] })
  expect(behind({ jog: [1, 2] }, ['jog'])).toEqual([1, 2])
  expect(behind({ jog: [1, 2] }, ['step'])).toBeUndefined()
  expect(behind('end', ['jog'])).toBeUndefined()
})

test('what it chooses first, and what it ends with', () => {
  expect(first({ harvest: 'west' })).toEqual(['harvest'])
  expect(first('end')).toEqual(['end'])
  expect(first(2)).toEqual(['2'])
  expect(first(['crow-2', 'ram-9'])).toEqual(['crow-2', 'ram-9'])
  expect(last({ aim: { bow: 'bobby' } })).toBe('bobby')
  expect(last({ jog: [1, 2] })).toEqual([1, 2])
  expect(last({ walk: [[1, 2], { around: [0, 0], to: [3, 4], turn: 'left' }] })).toEqual([3, 4])
  expect(last(2)).toBeNull()
})

test('options that are lit: those of the answers where we are, and what the guide names', () => {
  const answers = [{ jog: [1, 2] }, { harvest: 'west' }]
  expect(options([], answers, [], onBoard)).toEqual(new Set(['jog', 'harvest', 'west']))
  expect(options([], answers, ['harvest'], onBoard)).toEqual(new Set(['west']))
  expect(options([], answers, ['melee'], onBoard)).toBeNull() // somebody looks at another way
  expect(options([{ kind: 'option', id: 'end' }], [], [], onBoard)).toEqual(new Set(['end']))
  expect(options([{ kind: 'piece', id: 'bobby' }], [], [], onBoard)).toBeNull()
})

test('a card that is laid under another name is the card that is lit', () => {
  expect(options([], [{ 'green-2': 'green-3' }], [], onBoard)).toEqual(new Set(['green-2']))
  expect(options([], [{ 'green-2': 'green-3' }], ['green-2'], onBoard)).toEqual(new Set(['green-3']))
})

test('a square is lit where squares are chosen at once', () => {
  expect(options([], [{ walk: 'e2' }], [], onBoard)).toEqual(new Set(['walk', 'e2']))
})

test('places of the board: things, the piece of a badge, and where an answer ends', () => {
  const lit: Lit[] = [
    { kind: 'badge', id: 'stones', of: 'bobby' },
    { kind: 'place', at: [1, 2] },
  ]
  expect(spots(lit, [{ jog: [3, 4] }, { harvest: 'west' }], ground, 'billy')).toEqual([
    [16000, 19000, 600],
    [16000, 18500, 600],
    [1, 2, 600, true],
    [3, 4, 600, true],
  ])
})

test('what is being moved is not lit: to point at it would leave it where it is', () => {
  const lit: Lit[] = [
    { kind: 'piece', id: 'bobby' },
    { kind: 'marker', id: 'west' },
  ]
  expect(spots(lit, [], ground, 'bobby', 'bobby')).toEqual([[16000, 18500, 600]])
  expect(spots(lit, [], ground, 'bobby')).toHaveLength(2)
})

test('parts of the page', () => {
  expect(selectors([{ kind: 'track', id: 'turn' }])).toEqual(['[data-track="turn"]'])
  expect(
    selectors([
      { kind: 'panel', id: 'hand' },
      { kind: 'piece', id: 'bobby' },
    ]),
  ).toEqual(['.play .hands'])
})
