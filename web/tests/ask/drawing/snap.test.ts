import { describe, expect, test } from 'vitest'
import { distance } from '../../../src/board/geometry'
import { shortOf, stops, type Surroundings } from '../../../src/ask/drawing/snap'
import type { Point2 } from '../../../src/wire'

const bob = { id: 'bob', at: [5000, 0], radius: 500 }
const cat = { id: 'cat', at: [5000, 1200], radius: 500 }
const near = (some: Partial<Surroundings> = {}): Surroundings => ({
  radius: 500,
  rounds: [bob],
  solids: [],
  tolerance: 250,
  ...some,
})
const start = (left: number | null = 4000): { from: Point2; left: number | null } => ({ from: [0, 0], left })

describe('the likeliest first, what was pointed at last', () => {
  test('contact from outside and from within', () => {
    expect(stops([3900, 0], start(), near())).toEqual([
      { at: [4000, 0], touches: ['bob'] },
      { at: [3900, 0], touches: [] },
    ])
    expect(stops([4100, 0], start(null), near())[0]).toEqual({ at: [4000, 0], touches: ['bob'] })
  })

  test('nothing is near: only the place itself, and no further than the limit', () => {
    expect(stops([3000, 0], start(), near())).toEqual([{ at: [3000, 0], touches: [] }])
    expect(stops([0, 9000], start(), near())).toEqual([{ at: [0, 4000], touches: [] }])
  })

  test('a thousandth too far is contact where the limit reaches it', () => {
    const [first] = stops([4010, 150], start(4000), near())
    expect(first?.touches).toEqual(['bob'])
    expect(distance([0, 0], first!.at)).toBeLessThanOrEqual(4000)
    expect(distance(first!.at, bob.at)).toBeCloseTo(1000, -1)
    expect(stops([3900, 0], start(3990), near())[0]?.touches).toEqual([]) // it does not reach
  })

  test('who is pointed at is walked up to, if one cannot stand there', () => {
    expect(stops([5100, 100], start(), near())[0]?.touches).toEqual(['bob']) // its limit is a hair too short for that side
    expect(stops([5100, 100], start(9000), near())).toEqual([
      { at: [5100, 100], touches: [] },
      { at: [4000, 0], touches: ['bob'] },
    ])
  })

  test('two at once', () => {
    const [first] = stops([4180, 580], start(null), near({ rounds: [bob, cat] }))
    expect(first?.touches.sort()).toEqual(['bob', 'cat'])
    expect(distance(first!.at, bob.at)).toBeCloseTo(1000, 0)
    expect(distance(first!.at, cat.at)).toBeCloseTo(1000, 0)
  })

  test('against a side, from half as far', () => {
    const ring = [[2000, -3000], [4000, -3000], [4000, 3000], [2000, 3000]] // prettier-ignore
    const wall = { id: 'wall', shapes: [{ ring }] }
    expect(stops([1400, 100], start(), near({ rounds: [], solids: [wall] }))[0]).toEqual({
      at: [1500, 100],
      touches: ['wall'],
    })
    expect(stops([1300, 100], start(), near({ rounds: [], solids: [wall] }))).toHaveLength(1)
  })
})

test('what is missed by a hair, and where it would be touched', () => {
  expect(shortOf([3600, 0], 500, 5, start(), near())).toEqual({ id: 'bob', gap: 400, at: [4000, 0] })
  expect(shortOf([3600, 0], 500, 5, start(3600), near())).toEqual({ id: 'bob', gap: 400, at: null })
  expect(shortOf([3000, 0], 500, 5, start(), near())).toBeNull()
  expect(shortOf([4000, 0], 500, 5, start(), near())).toBeNull()
})
