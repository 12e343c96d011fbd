import { expect, it, vi } from 'vitest'
import type { Board, Terrain } from '../../src/wire'
import { found } from '../fixtures/grid'
import { Plane, type Now } from '../../src/theatre/set'
import { Squares } from '../../src/theatre/squares'
import { LOOKS, span } from '../../src/theatre/paper/looks'
import { knows } from '../../src/board/paint/picture'
import type { Mapping, Sheet } from '../../src/theatre/paper/folding'

vi.stubGlobal(
  'Path2D',
  class {
    moveTo(): void {}
    lineTo(): void {}
    closePath(): void {}
  },
) // there is no canvas here

const picture: Mapping = ([x, y]) => [x / 20, y / 20]
const NOW: Now = { level: null, off: new Set(), trodden: new Set(), states: {} }

const ring = (x: number, y: number, w: number, h: number): [number, number][] => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]] // prettier-ignore
const thing = (id: string, kind: string, at: [number, number][], more: Partial<Terrain> = {}): Terrain => ({
  id,
  kind,
  shapes: [{ ring: at }],
  ...more,
})

const inn: Terrain[] = [
  thing('room', 'open', ring(2000, 2000, 6000, 6000), { marks: { look: 'building' }, top: 6000 }),
  thing('wall', 'barrier', ring(2000, 2000, 6000, 300), { top: 3000, marks: { look: 'wall' } }),
  thing('upper', 'barrier', ring(2000, 2000, 6000, 300), { bottom: 3000, top: 6000, marks: { look: 'wall' } }),
  thing('floor', 'floor', ring(2000, 2000, 6000, 6000), { top: 3000 }),
  thing('roof', 'floor', ring(2000, 2000, 6000, 6000), { top: 6000, look: 'roof' }),
]
const board = (terrain: Terrain[]): Board => ({ width: 20_000, height: 20_000, unit: 'inch', terrain })

const top = (sheets: Iterable<Sheet>) =>
  Math.max(...[...sheets].flatMap(({ points }) => points.filter((_, k) => k % 3 === 2)))

it('has a form for every look that can be painted', () => {
  expect(Object.keys(LOOKS).filter((look) => !knows(look) && look !== 'open' && look !== 'other')).toEqual([])
})

it('believes the rules before the table of heights', () => {
  expect(span({ look: 'oak', bottom: 0, top: 5 })).toEqual({ bottom: 0, top: 5 })
  expect(span({ look: 'wood', bottom: 0, top: 0 })).toEqual({ bottom: 0, top: LOOKS['wood']!.tall })
  expect(span({ look: 'water', bottom: 0, top: 0.001 })).toEqual({ bottom: 0, top: 0 })
})

it('orders a painting of the ground and one for each height of floors', () => {
  expect(new Plane(board(inn)).pictures).toEqual([[], ['upper', 'floor'], ['upper', 'floor', 'roof']].map((some) => expect.toSatisfy((shown: string[]) => shown.toSorted().join() === some.toSorted().join()))) // prettier-ignore
  expect(new Plane(board([])).pictures).toEqual([[]])
})

it('takes roofs and floors off with what stands on them', () => {
  const table = new Plane(board(inn))
  const whole = table.fold(NOW, picture)
  expect(top([whole.sides])).toBe(6)
  expect([...whole.lids].filter(([, sheet]) => sheet.triangles > 0).map(([k]) => k).toSorted()).toEqual([0, 1, 2]) // prettier-ignore
  const open = table.fold({ ...NOW, off: new Set(['roof', 'floor']) }, picture)
  expect(top([open.sides, ...open.lids.values()])).toBe(3)
  expect(open.sides.triangles).toBeLessThan(whole.sides.triangles)
})

it('lays a roof flat under whoever stands on it, and nobody else', () => {
  const table = new Plane(board(inn))
  const [x, y] = [0, 1].map((axis) => {
    const values = table.solid('roof')!.outlines[0]!.ring.map((corner) => corner[axis]!)
    return (Math.min(...values) + Math.max(...values)) / 2
  }) as [number, number]
  const { top: high } = table.solid('roof')!
  expect(table.trodden([[x, y, high]])).toEqual(['roof'])
  expect(table.trodden([[x, y, 0], [x, y, high - 2], [x + 50, y, high]])).toEqual([]) // prettier-ignore
  const sloped = table.fold(NOW, picture)
  const flat = table.fold({ ...NOW, trodden: new Set(['roof']) }, picture)
  expect(top([...sloped.lids.values()])).toBeGreaterThan(high + 0.3)
  expect(top([...flat.lids.values()])).toBeLessThan(high + 0.1)
})

it('keeps water, roads and rooms flat', () => {
  const flat = new Plane(board([thing('pond', 'water', ring(0, 0, 3000, 3000)), inn[0]!])).fold(NOW, picture)
  expect(flat.sides.triangles + [...flat.lids.values()].reduce((sum, { triangles }) => sum + triangles, 0)).toBe(0)
})

it('gives a floor that nothing carries posts to stand on', () => {
  const lone = new Plane(board([inn[3]!])).fold(NOW, picture)
  expect(Math.min(...lone.sides.points.filter((_, k) => k % 3 === 2))).toBe(0)
  const held = new Plane(board([inn[1]!, inn[3]!])).fold(NOW, picture)
  const deck = held.sides.points.filter((_, k) => k % 3 === 2)
  expect(deck.length).toBeLessThan(lone.sides.points.length / 3)
})

it('measures centimetres in inches', () => {
  const table = new Plane({ ...board([]), unit: 'centimetre', width: 60_000, height: 60_000 })
  expect([table.width, table.height]).toEqual([24, 24])
  expect(table.spot([25_000, 60_000, 5000])).toEqual([10, 0, 2])
})

it('raises walls on a board of squares, and opens doors', () => {
  const gridBoard = found.scenery.board!
  const table = new Squares(gridBoard)
  const doors = (gridBoard.edges ?? []).filter(({ kind }) => kind === 'door')
  expect(doors.length).toBeGreaterThan(0)
  const all = (state: string) => Object.fromEntries(doors.map(({ id }) => [id, state]))
  const [shut, open] = [
    table.fold({ ...NOW, states: all('closed') }, picture),
    table.fold({ ...NOW, states: all('open') }, picture),
  ]
  expect(top([shut.sides])).toBeGreaterThan(1)
  expect(shut.sides.points).not.toEqual(open.sides.points)
})
