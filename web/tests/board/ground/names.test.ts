import { expect, test } from 'vitest'
import { Sheet } from '../../../src/board/geometry'
import { covered, type MapName } from '../../../src/board/ground/names'

const sheet = new Sheet(20_000)
const name: MapName = { id: 'green', text: 'Village green', x: 10_000, y: 10_000, size: 0.6, water: false }
const at = (x: number, y: number) => ({ x, y, r: 0.6 })

test('a name is not read under what stands on it, nor beside it', () => {
  const under = (x: number, y: number) => covered([name], sheet, [at(x, y)]).has('green')
  expect([under(10, 10), under(11.5, 9.4), under(8.2, 10.2)]).toEqual([true, true, true])
  expect([under(10, 8.9), under(10, 11), under(13, 10), under(6.9, 10)]).toEqual([false, false, false, false])
  expect(covered([name], sheet, [])).toEqual(new Set())
})
