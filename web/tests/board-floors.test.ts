import { expect, it } from 'vitest'
import { isLid, levels, onLevel, showing } from '../src/board/ground/floors'
import type { Terrain } from '../src/wire'

const square = [
  {
    ring: [
      [0, 0],
      [9000, 0],
      [9000, 9000],
      [0, 9000],
    ] as [number, number][],
  },
]
const thing = (id: string, kind: string, bottom: number, top: number): Terrain => ({
  id,
  kind,
  shapes: square,
  bottom,
  top,
})
const upstairs = thing('upstairs', 'floor', 0, 3000)
const roof = thing('roof', 'floor', 0, 6000)
const wall = thing('wall', 'barrier', 0, 3000)
const upper = thing('upper', 'barrier', 3000, 6000)

it('finds the heights one can stand at', () => {
  expect(levels([roof, upstairs, wall, { ...upstairs, id: 'other', top: 3100 }])).toEqual([3000, 6000])
})

it('knows a floor with an inside from the top of a rock', () => {
  const rock = thing('rock', 'barrier', 0, 2000)
  const top = thing('top', 'floor', 0, 2000)
  expect(isLid(top, [rock, top])).toBe(true)
  expect(isLid(roof, [wall, upper, roof])).toBe(false)
})

it('shows all floors at once so that one sees through them', () => {
  expect([upstairs, roof, wall, upper].map((t) => showing(t, false, null))).toEqual(['sheer', 'sheer', 'whole', 'no'])
})

it('shows one floor with what stands on it', () => {
  expect([upstairs, roof, wall, upper].map((t) => showing(t, false, 0))).toEqual(['no', 'no', 'whole', 'no'])
  expect([upstairs, roof, wall, upper].map((t) => showing(t, false, 3000))).toEqual(['whole', 'no', 'whole', 'whole'])
})

it('tells who stands on a floor', () => {
  const heights = [3000, 6000]
  expect([0, 1500, 3000, 6000].map((z) => onLevel(z, 0, heights))).toEqual([true, true, false, false])
  expect([0, 1500, 3000, 6000].map((z) => onLevel(z, 3000, heights))).toEqual([false, false, true, false])
  expect(onLevel(6000, null, heights)).toBe(true)
})
