import { expect, it } from 'vitest'
import type { Terrain } from '../../../src/wire'
import { isLid, levels, lifted, onLevel, showing, storeys, upwards } from '../../../src/board/ground/floors'

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
const side = [{ ring: [[0, 0], [9000, 0], [9000, 300], [0, 300]] as [number, number][] }] // prettier-ignore
const wall: Terrain = { ...thing('wall', 'barrier', 0, 3000), shapes: side }
const upper: Terrain = { ...thing('upper', 'barrier', 3000, 6000), shapes: side }

it('finds the heights one can stand at', () => {
  expect(levels([roof, upstairs, wall, { ...upstairs, id: 'other', top: 3100 }])).toEqual([3000, 6000])
})

it('knows a floor with an inside from the top of a rock', () => {
  const rock = thing('rock', 'barrier', 0, 2000)
  const top = thing('top', 'floor', 0, 2000)
  expect(isLid(top, [rock, top])).toBe(true)
  expect(isLid(roof, [wall, upper, roof])).toBe(false)
})

const all = storeys([upstairs, roof, wall, upper])
const shown = (level: number | null, off: ReadonlySet<string> = new Set()) =>
  Object.fromEntries(all.map((t) => [t.data.id, showing(t, level, off)]))

it('has every roof on where nobody is under it', () => {
  expect(shown(null)).toEqual({ upstairs: 'whole', roof: 'whole', wall: 'whole', upper: 'whole' })
  expect(lifted(all, [[4000, 4000, 6000], [20_000, 4000, 0]])).toEqual(new Set()) // prettier-ignore
})

it('takes off what somebody is under, and what stood on it goes with it', () => {
  expect(lifted(all, [[4000, 4000, 0]])).toEqual(new Set(['upstairs', 'roof']))
  const above = lifted(all, [[4000, 4000, 3000]])
  expect(above).toEqual(new Set(['roof']))
  expect(shown(null, above)).toEqual({ upstairs: 'whole', roof: 'sheer', wall: 'whole', upper: 'whole' })
  expect(shown(null, new Set(['upstairs', 'roof']))['upper']).toBe('no')
})

it('keeps a hill and the top of a rock on, whoever stands there', () => {
  const hill = thing('hill', 'hill', 0, 2000)
  const crates = thing('crates', 'crates', 2000, 3000)
  const lids = storeys([hill, crates])
  expect(lifted(lids, [[4000, 4000, 0]])).toEqual(new Set())
  expect(lids.map((t) => showing(t, null))).toEqual(['whole', 'whole'])
})

it('draws from the lowest to the highest', () => {
  expect(upwards([roof, upper, upstairs, wall]).map(({ id }) => id)).toEqual(['wall', 'upstairs', 'upper', 'roof'])
})

it('shows one floor with what stands on it', () => {
  expect(shown(0)).toEqual({ upstairs: 'no', roof: 'no', wall: 'whole', upper: 'no' })
  expect(shown(3000)).toEqual({ upstairs: 'whole', roof: 'no', wall: 'whole', upper: 'whole' })
})

it('tells who stands on a floor', () => {
  const heights = [3000, 6000]
  expect([0, 1500, 3000, 6000].map((z) => onLevel(z, 0, heights))).toEqual([true, true, false, false])
  expect([0, 1500, 3000, 6000].map((z) => onLevel(z, 3000, heights))).toEqual([false, false, true, false])
  expect(onLevel(6000, null, heights)).toBe(true)
})
