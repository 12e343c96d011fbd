import { describe, expect, it } from 'vitest'
import {
  along,
  bearing,
  beside,
  cut,
  gap,
  inShapes,
  legLength,
  pathLength,
  pointAt,
  Sheet,
  sweep,
  type Arc,
  type Leg,
} from '../../src/board/geometry'
import { edged, measure, Rulers } from '../../src/board/tools/rulers.svelte'
import { initials, layerOf, lookWord, party, pieceColour } from '../../src/board/styles'

const close = (found: readonly number[], wanted: readonly number[]) =>
  wanted.forEach((n, k) => expect(found[k]).toBeCloseTo(n, 3))

/** A quarter of a circle around the origin, from east to north. */
const quarter: Arc = { around: [0, 0], to: [0, 1000], turn: 'left' }

describe('distances', () => {
  it('are measured from edge to edge', () => {
    expect(gap({ at: [0, 0, 0], radius: 500 }, { at: [3000, 4000, 0], radius: 600 })).toBe(3900)
  })

  it('are nothing where bases touch or overlap', () => {
    expect(gap({ at: [0, 0], radius: 500 }, { at: [900, 0], radius: 500 })).toBe(0)
  })
})

describe('a base against a side', () => {
  const box = [
    [0, 0],
    [4000, 0],
    [4000, 2000],
    [0, 2000],
  ]
  it('stands as near to a point as it can, from without and from within', () => {
    expect(beside([{ ring: box }], [1000, 5000], 500)).toEqual([1000, 2500])
    expect(beside([{ ring: box }], [1000, 1700], 500)).toEqual([1000, 2500])
    expect(beside([{ ring: box }], [5000, 2000], 500)).toEqual([4500, 2000])
    expect(beside([{ ring: box.toReversed() }], [1000, 1700], 500)).toEqual([1000, 2500])
  })

  it('leans on a corner, on a round, and is in no other shape', () => {
    close(beside([{ ring: box }], [4600, 2800], 500)!, [4300, 2400])
    expect(beside([{ circle: [0, 0, 1000] }], [3000, 0], 500)).toEqual([1500, 0])
    const wing = [
      [1000, 2000],
      [2000, 2000],
      [2000, 4000],
      [1000, 4000],
    ]
    expect(beside([{ ring: box }, { ring: wing }], [1500, 1900], 500)).not.toEqual([1500, 2500])
    expect(beside([], [0, 0], 500)).toBeNull()
  })
})

describe('arcs', () => {
  it('turn left against the clock and right with it', () => {
    expect(sweep([1000, 0], quarter)).toBeCloseTo(Math.PI / 2)
    expect(sweep([1000, 0], { ...quarter, turn: 'right' })).toBeCloseTo((-3 * Math.PI) / 2)
  })

  it('are as long as they turn', () => {
    expect(legLength([1000, 0], quarter)).toBeCloseTo((1000 * Math.PI) / 2)
    expect(legLength([1000, 0], { ...quarter, turn: 'right' })).toBeCloseTo((3000 * Math.PI) / 2)
  })

  it('have a point after any share', () => {
    close(along([1000, 0], quarter, 0.5), [Math.SQRT1_2 * 1000, Math.SQRT1_2 * 1000])
    close(along([1000, 0], { ...quarter, turn: 'right' }, 1 / 3), [0, -1000])
  })
})

describe('paths', () => {
  const legs: Leg[] = [[1000, 0], quarter, [0, 3000]]

  it('are as long as their legs together', () => {
    expect(pathLength([0, 0], legs)).toBeCloseTo(3000 + 500 * Math.PI)
    expect(pathLength([0, 0, 0], [])).toBe(0)
  })

  it('have a point after any length, and their end beyond it', () => {
    close(pointAt([0, 0], legs, 400), [400, 0])
    close(pointAt([0, 0], legs, 1000 + 500 * Math.PI + 500), [0, 1500])
    close(pointAt([0, 0], legs, 1e6), [0, 3000])
  })

  it('can be cut in two, also within an arc', () => {
    const [before, after] = cut([0, 0], legs, 1000 + 250 * Math.PI)
    expect(pathLength([0, 0], before)).toBeCloseTo(1000 + 250 * Math.PI)
    expect(pathLength(pointAt([0, 0], legs, 1000 + 250 * Math.PI), after)).toBeCloseTo(2000 + 250 * Math.PI)
    expect(cut([0, 0], legs, 1e6)).toEqual([legs, []])
  })
})

describe('directions', () => {
  it.each([
    [[0, 1], 'north'],
    [[1, 1], 'northeast'],
    [[1, 0], 'east'],
    [[1, -1], 'southeast'],
    [[0, -1], 'south'],
    [[-1, -1], 'southwest'],
    [[-1, 0], 'west'],
    [[-1, 1], 'northwest'],
  ])('%s is %s', (to, wind) => expect(bearing([0, 0], to)).toBe(wind))
})

describe('the picture', () => {
  const sheet = new Sheet(36_000)

  it('has north up', () => {
    expect(sheet.spot([1000, 36_000])).toBe('1 0')
    expect(sheet.back(1, 36)).toEqual([1000, 0])
  })

  it('draws a left turn against the clock', () => {
    expect(sheet.path([19_000, 18_000], [{ around: [18_000, 18_000], to: [18_000, 19_000], turn: 'left' }])).toBe(
      'M19 18A1 1 0 0 0 18 17',
    )
  })

  it('knows what lies within a shape', () => {
    const shapes = [
      {
        ring: [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
        ],
      },
      { circle: [30, 30, 5] },
    ]
    expect(inShapes(shapes, [5, 5])).toBe(true)
    expect(inShapes(shapes, [33, 30])).toBe(true)
    expect(inShapes(shapes, [20, 20])).toBe(false)
  })
})

describe('rulers', () => {
  it('are laid against the edges of bases', () => {
    const corners = [
      { at: [0, 0] as [number, number], radius: 500 },
      { at: [10_000, 0] as [number, number], radius: 1000 },
    ]
    expect(measure(corners)).toBe(8500)
    expect(edged(corners)).toEqual([
      [500, 0],
      [9000, 0],
    ])
  })

  it('bend, and are kept or taken away', () => {
    const rulers = new Rulers()
    rulers.begin({ at: [0, 0], radius: 0 })
    rulers.move({ at: [3000, 0], radius: 0 })
    rulers.bend({ at: [3000, 0], radius: 0 })
    rulers.move({ at: [3000, 4000], radius: 0 })
    expect(measure(rulers.live!.corners)).toBe(7000)
    rulers.keep()
    expect([rulers.live, rulers.kept.length]).toEqual([null, 1])
    rulers.clear()
    expect(rulers.kept).toEqual([])
  })
})

describe('looks', () => {
  it('are told by the look, else by the kind', () => {
    expect(lookWord({ kind: 'obstacle', marks: { look: 'window' } })).toBe('window')
    expect(layerOf({ kind: 'obstacle', marks: { look: 'window' } })).toBe(layerOf({ kind: 'window' }))
    expect(layerOf({ kind: 'obstacle', marks: { look: 'unheard-of' } })).toBe(layerOf({ kind: 'obstacle' }))
  })

  it.each([
    ['Anna Berg', 'AB'],
    ['Rolf', 'Ro'],
    ['Le Grand Chêne', 'GC'],
    ['Jack of the Hill', 'JH'],
    ['', '?'],
    ['D’Artagnan', 'DA'],
    ['Fosse d’Artois', 'FA'],
  ])('%s is written %s', (name, letters) => expect(initials(name)).toBe(letters))
})

describe('sides', () => {
  it('are Red and Blue where pieces say so', () => {
    expect([0, 1, -1, null, undefined].map(party)).toEqual([0, 1, null, null, null])
  })

  it('colour what is nobody’s, and seats colour their own', () => {
    expect(pieceColour({ seat: 1, side: 0 })).toBe('var(--side-1)')
    expect(pieceColour({ seat: -1, side: 1 })).toBe('var(--party-1)')
    expect(pieceColour({ seat: -1, side: -1 })).toBe('var(--side-none)')
  })
})
