import { expect, it } from 'vitest'
import { rectangle, type Outline } from '../../../src/board/paint/shapes'
import { Sheet, toneOf, type Mapping } from '../../../src/theatre/paper/folding'
import * as solid from '../../../src/theatre/paper/solids'

const picture: Mapping = ([x, y]) => [x / 10, y / 10]
const STONE = toneOf('#808080')

function folding(): solid.Folding {
  return { sides: new Sheet(), lids: new Sheet(), panes: new Sheet(), picture }
}

const heights = ({ points }: Sheet) => points.filter((_, k) => k % 3 === 2)
const span = (sheet: Sheet) => [Math.min(...heights(sheet)), Math.max(...heights(sheet))]
const floor = rectangle(2, 3, 4, 2)

it('raises a block to its height and lays its piece of the painting on top', () => {
  const made = folding()
  solid.block(made, floor, { bottom: 0, top: 3 }, 'stone', STONE)
  expect(made.sides.triangles).toBe(8)
  expect(span(made.sides)).toEqual([0, 3])
  expect(made.lids.triangles).toBe(2)
  expect(span(made.lids)).toEqual([3, 3])
  for (let k = 0; k < made.lids.points.length / 3; k++) {
    const [x, y] = [made.lids.points[3 * k]!, made.lids.points[3 * k + 1]!]
    expect(made.lids.spots.slice(2 * k, 2 * k + 2)).toEqual([x / 10, y / 10])
  }
})

it('turns every side of a block outwards and its lid up', () => {
  const made = folding()
  solid.block(made, floor, { bottom: 0, top: 3 }, 'stone', STONE)
  const { points, normals } = made.sides
  for (let k = 0; k < points.length; k += 9) {
    const [x, y] = [0, 1].map((n) => (points[k + n]! + points[k + 3 + n]! + points[k + 6 + n]!) / 3)
    expect((x! - 4) * normals[k]! + (y! - 4) * normals[k + 1]!).toBeGreaterThan(0)
  }
  expect(made.lids.normals.filter((_, k) => k % 3 === 2)).toEqual(Array.from({ length: 6 }, () => 1))
})

it('covers an outline with a corner that goes in, no more and no less', () => {
  const hook: Outline = { ring: [[0, 0], [4, 0], [4, 4], [3, 4], [3, 1], [0, 1]], circle: null } // prettier-ignore
  const made = folding()
  solid.lid(made, hook.ring, 1)
  const { points } = made.lids
  let area = 0
  for (let k = 0; k < points.length; k += 9) {
    const [ax, ay, bx, by, cx, cy] = [0, 1, 3, 4, 6, 7].map((n) => points[k + n]!) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    area += Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2
  }
  expect(area).toBeCloseTo(7)
})

it('ends a house at the height of its rules, with its eaves below', () => {
  const made = folding()
  solid.house(made, floor, { bottom: 0, top: 3 }, 'house', 'stone', STONE)
  expect(span(made.lids)[1]).toBe(3)
  const [, eaves] = span(made.sides)
  expect(eaves).toBeLessThan(3)
  expect(span(made.lids)[0]).toBe(eaves)
})

it('closes the gables of a chapel with its walls, and hips any other roof with the painting', () => {
  const [chapel, cottage] = [folding(), folding()]
  solid.roof(chapel, floor, { bottom: 2, top: 3 }, 'chapel', 'stone', STONE)
  solid.roof(cottage, floor, { bottom: 2, top: 3 }, 'cottage', 'stone', STONE)
  expect([chapel.sides.triangles, chapel.lids.triangles]).toEqual([2, 4])
  expect([cottage.sides.triangles, cottage.lids.triangles]).toEqual([0, 6])
})

it('paints the slopes of a hill with what lies below them', () => {
  const made = folding()
  solid.mound(made, floor, { bottom: 0, top: 2 }, 0.7)
  expect(made.sides.triangles).toBe(0)
  expect(span(made.lids)).toEqual([0, 2])
  made.lids.spots.forEach((spot, k) => {
    const point = made.lids.points[3 * Math.floor(k / 2) + (k % 2)]!
    expect(spot).toBeCloseTo(point / 10)
  })
})

it('climbs stairs from the first side of their outline', () => {
  const made = folding()
  solid.stairs(made, { ring: [[0, 4], [0, 0], [2, 0], [2, 4]], circle: null }, { bottom: 0, top: 2 }, 'boards', STONE) // prettier-ignore
  const { points } = made.lids
  const low = points.findIndex((_, k) => k % 3 === 2 && points[k]! === Math.min(...heights(made.lids)))
  expect(points[low - 2]).toBeLessThan(1) // the foot is in the west
  expect(span(made.lids)[1]).toBe(2)
})

it('leaves an open door open', () => {
  const [open, shut] = [folding(), folding()]
  const wall = rectangle(0, 0, 2, 0.3)
  solid.openDoor(open, wall, { bottom: 0, top: 3 }, 'stone', STONE)
  solid.door(shut, wall, { bottom: 0, top: 3 }, 'stone', STONE)
  const stands = ({ points }: Sheet) => points.some((x, k) => k % 3 === 0 && x === 2 && points[k + 2]! < 1)
  expect(stands(shut.sides)).toBe(true)
  expect(stands(open.sides)).toBe(false)
})

it('puts glass into windows between a sill and a head', () => {
  const made = folding()
  solid.pane(made, rectangle(0, 0, 2, 0.3), { bottom: 3, top: 6 }, 'stone', STONE)
  const [sill, head] = span(made.panes)
  expect(sill).toBeGreaterThan(3)
  expect(head).toBeLessThan(6)
})
