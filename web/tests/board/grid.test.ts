import { describe, expect, test } from 'vitest'
import { between, drawing, Grid, gridOf, lie, outline, sides } from '../../src/board/grid'
import { Sheet, type Point } from '../../src/board/geometry'
import { measure } from '../../src/board/tools/rulers.svelte'
import { beside } from '../../src/board/markers/lying'
import { counts, sideColour, sidePattern } from '../../src/board/styles'
import { carried, pips } from '../../src/board/words'
import { say } from '../../src/lib/text.svelte'
import type { Room } from '../../src/room/room.svelte'
import { ways } from '../../src/board/motion/walks'
import type { Marker, Piece } from '../../src/wire'
import { board, found } from '../fixtures/grid'
import { python } from '../python'

const grid = gridOf(board)!
const at = (id: string) => grid.cells.get(id)!.at
const square = (x: number, y: number): Point[] => [
  [x, y],
  [x + 1000, y],
  [x + 1000, y + 1000],
  [x, y + 1000],
]

describe('cells', () => {
  test('a plane has none', () => {
    expect(gridOf({ ...board, cells: [] })).toBeNull()
    expect(gridOf(null)).toBeNull()
    expect(gridOf(board)).toBe(grid)
  })

  test('the one under a point; a1 is the top left one', () => {
    expect(grid.at([1, 9999])?.id).toBe('a1')
    expect(grid.at([11999, 1])?.id).toBe('l10')
    expect(grid.at([3500, 500])?.id).toBe('c9') // an odd-shaped one
    expect(grid.at([-1, 500])).toBeUndefined()
  })

  test('names around the rim', () => {
    expect(grid.columns.map((tick) => tick.name).join('')).toBe('abcdefghijkl')
    expect(grid.rows.map((tick) => tick.name)).toEqual(['10', '9', '8', '7', '6', '5', '4', '3', '2', '1'])
    expect(grid.columns[0]).toEqual({ name: 'a', at: 500 })
  })
})

describe('distances', () => {
  test('are counted in squares, a diagonal as one', () => {
    expect(grid.steps('a1', 'a1')).toBe(0)
    expect(grid.steps('a1', 'b2')).toBe(1)
    expect(grid.steps('a1', 'd6')).toBe(5)
    expect(grid.apart(at('f7'), at('e4'))).toBe(3)
  })

  test('an odd-shaped cell is one step', () => {
    expect(grid.steps('b10', 'e10')).toBe(2)
    expect(grid.steps('b8', 'e10')).toBe(2)
  })

  test('beside the cells the larger difference counts', () => {
    expect(grid.apart([-500, 9500], at('c1'))).toBe(3)
  })

  test('a ruler counts them, corner by corner', () => {
    const corners = ['a1', 'c1', 'd6'].map((id) => ({ at: at(id), radius: 0 }))
    expect(measure(corners, grid)).toBe(7000)
    expect(grid.snap([120, 9880])).toEqual(at('a1'))
  })
})

describe('the next cell', () => {
  const all = ['e7', 'd7', 'd8', 'f6', 'c9']

  test('lies straight on rather than to the side', () => {
    expect(grid.next(at('f7'), -1, 0, all)).toBe('e7')
    expect(grid.next(at('e7'), -1, 0, all)).toBe('d7')
    expect(grid.next(at('f7'), 0, 1, all)).toBe('f6')
    expect(grid.next(at('d7'), 0, -1, all)).toBe('d8')
  })

  test('may lie to the side where there is no other', () => {
    expect(grid.next(at('f7'), 0, -1, ['d8'])).toBe('d8')
    expect(grid.next(at('f7'), 1, 0, all)).toBeUndefined()
  })
})

describe('edges', () => {
  const edge = (id: string) => grid.edges.get(id)!

  test('the nearest one, if it is near', () => {
    expect(grid.nearest([3010, 6400], 130)?.id).toBe('c4|d4')
    expect(grid.nearest([3400, 6400], 130)).toBeUndefined()
    expect(grid.nearest([3010, 6400], 130, [])).toBeUndefined()
  })

  test('lie between two cells, or a cell and a side of the world', () => {
    expect(sides(edge('c4|d4'))).toEqual(['c4', 'd4'])
    expect(sides(edge('a1|north'))).toEqual(['a1', 'north'])
    expect(between(edge('c4|d4'))).toEqual([3000, 6500])
  })

  test('may be plain ones that the board leaves out', () => {
    expect(grid.edge('c4|d4')).toBe(edge('c4|d4'))
    expect(grid.edge('a3|west')).toMatchObject({ kind: 'open', ends: [[0, 8000], [0, 7000]] }) // prettier-ignore
    expect(between(grid.edge('c10|south')!)).toEqual([2500, 0]) // of an odd-shaped cell
    expect(between(grid.edge('a1|a2')!)).toEqual([500, 9000])
    expect(['north', 'z9|west', 'a1|c1', 'a1|up'].map((id) => grid.edge(id))).toEqual(Array(4).fill(undefined))
  })

  test.each([
    ['door', 'open', 'door-open'],
    ['door', 'locked', 'door-locked'],
    ['door', 'broken', 'door-broken'],
    ['door', undefined, 'door-closed'],
    ['fragile', 'whole', 'fragile'],
    ['fragile', 'broken', 'rubble'],
    ['slope', undefined, 'slope'],
    ['portcullis', 'open', 'other'],
  ])('%s, %s, has the drawing %s', (kind, state, expected) => expect(drawing(kind, state)).toBe(expected))

  test('every kind and state of the fixture has a drawing of its own', () => {
    const states = found.moments['action']!.scene.states ?? {}
    const all = new Set(board.edges!.map(({ id, kind }) => drawing(kind, states[id])))
    expect([...all].sort()).toEqual([
      'climb',
      'door-broken',
      'door-closed',
      'door-locked',
      'door-open',
      'fragile',
      'ladder',
      'obstacle',
      'rubble',
      'slope',
      'stairs',
      'wall',
      'window',
    ])
  })

  test('a slope points down on every side of a table', () => {
    const sheet = new Sheet(board.height)
    const down = (id: string) => {
      const { x, y, turn } = lie(edge(id), sheet.x, sheet.y)
      const angle = (turn * Math.PI) / 180
      return grid.at(sheet.back(x - 0.2 * Math.sin(angle), y + 0.2 * Math.cos(angle)))?.id
    }
    expect(['e7|e8', 'e8|e9', 'd8|e8', 'f8|g8'].map(down)).toEqual(['e7', 'e9', 'd8', 'g8'])
  })
})

describe('an outline', () => {
  test('has no line between squares beside each other', () => {
    const [ring, ...more] = outline([square(0, 0), square(1000, 0)])
    expect(more).toEqual([])
    expect(ring).toHaveLength(6)
    expect(ring).not.toContainEqual([500, 500])
  })

  test('goes around a hole too, and ignores how its rings are wound', () => {
    const cells = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => square(x * 1000, y * 1000)))
    const ring = cells.filter((_, k) => k !== 4).map((one, k) => (k % 2 ? one.toReversed() : one))
    expect(outline(ring).map((one) => one.length)).toEqual([12, 4])
  })

  test('of the same square twice is that square', () => {
    expect(outline([square(0, 0), square(0, 0)])).toHaveLength(1)
  })
})

describe('pieces', () => {
  const piece = (id: string) => found.moments['action']!.scene.pieces!.find((one) => one.id === id)!

  test('that are nobody’s have a colour and a pattern of their own', () => {
    expect(sideColour(-1)).toBe('var(--side-none)')
    expect(sidePattern(-1)).toBe('thin')
    expect([0, 1, 4].map(sidePattern)).toEqual(['solid', 'hatched', 'solid'])
  })

  test('have counts; of those that are used up it is told how many there are', () => {
    const roles = { 'badge-harm': 'health', 'badge-breath': 'pips', 'badge-chief': 'rank' } as const
    const badges = { harm: 2, breath: 4, chief: 1, gems: 3, none: 0 }
    expect(counts(badges, roles).map(({ name }) => name)).toEqual(['chief', 'gems']) // ring and pips show the others
    expect(counts({ skill: 0, 'skill-tokens': 3 }, {})).toEqual([{ name: 'skill', count: 0, of: 3 }])
    expect(counts({ 'skill-tokens': 3 }, {})).toEqual([{ name: 'skill-tokens', count: 3, of: null }])
  })

  test('are told by the words of the game, except what their fields say', () => {
    const room = {
      roles: { 'badge-breath': 'pips', 'badge-harm': 'health', 'state-tired': 'acted' },
    } as unknown as Room
    const one: Piece = { ...piece('red-1'), badges: { harm: 2, breath: 4, gems: 3 }, states: ['tired', 'wet'] }
    expect(pips(room, one)).toEqual([{ name: 'breath', count: 4, of: null }])
    expect(carried(room, one)).toEqual(['gems 3', say('ui-board-done'), 'wet'])
  })

  test('what lies in the same square is drawn beside them', () => {
    const marker = (id: string, cell: string): Marker => ({ id, kind: 'key', at: [...at(cell), 0], radius: 200, cell })
    const stands = [{ ...piece('red-1'), cell: 'b2', at: [...at('b2'), 0] as Piece['at'] }]
    const [one, two, alone] = beside([marker('m', 'b2'), marker('n', 'b2'), marker('o', 'c3')], stands)
    expect(one!.over && two!.over).toBe(true)
    expect(one!.at[1]).toBeLessThan(at('b2')[1])
    expect(one!.at[0]).toBeLessThan(two!.at[0])
    expect(alone).toMatchObject({ at: [...at('c3'), 0], over: false })
    expect(beside([{ ...marker('p', 'c3'), at: null }], stands)).toEqual([])
  })

  test('walk from square to square', () => {
    const args = { model: 'red-1', start: 'f7', path: ['e7', 'd7'], end: 'd7' }
    const steps = [{ serial: 1, kind: 'answer' as const, events: [{ name: 'moved', rule: '', args }] }]
    expect(ways(steps, () => false, grid).get('red-1')).toEqual({ from: at('f7'), legs: [at('e7'), at('d7')] })
    expect(ways(steps, () => false).size).toBe(0)
    const moved = { model: 'red-1', origin: 'f7', cell: 'e7' }
    const short = [{ ...steps[0]!, events: [{ name: 'moved', rule: '', args: moved }] }]
    expect(ways(short, () => false, grid).get('red-1')).toEqual({ from: at('f7'), legs: [at('e7')] })
    const jump = [{ ...steps[0]!, events: [{ name: 'moved', rule: '', args: { ...args, path: [] } }] }]
    expect(ways(jump, () => false, grid).get('red-1')?.legs).toEqual([at('d7')])
  })
})

test('a board without plain squares has no names around its rim', () => {
  const ring: Point[] = [
    [0, 0],
    [1000, 0],
    [500, 1000],
  ]
  expect(new Grid({ ...board, cells: [{ id: 'a1', kind: 'open', at: [500, 500], ring }] }).columns).toEqual([])
})

test('the fixture is what the core makes of it: if not, run python tests/fixtures/grid.py > tests/fixtures/grid.json', () => {
  expect(JSON.parse(python('tests/fixtures/grid.py'))).toEqual(found)
})
