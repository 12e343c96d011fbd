import { describe, expect, test } from 'vitest'
import { arc, hatched, liveryOf, outline } from '../../../src/board/pieces/livery'

describe('what tells sides apart', () => {
  test('is not the colour alone: four seats differ in outline and in hatching', () => {
    const liveries = [0, 1, 2, 3].map((seat) => liveryOf({ seat }))
    for (const word of ['tone', 'shape', 'hatching'] as const)
      expect(new Set(liveries.map((livery) => livery[word])).size).toBe(4)
  })

  test('is the party where sides have colours, whoever plays it', () => {
    expect(liveryOf({ seat: 1, side: 0 }).tone).toBe('red')
    expect(liveryOf({ seat: -1, side: 1 }).tone).toBe('blue')
    expect(liveryOf({ seat: -1 }).tone).toBe('none')
  })

  test('an outline stays within the base', () => {
    for (const shape of ['disc', 'scallop', 'hexagon', 'quatrefoil'] as const) {
      const numbers = [...outline(shape, 0.83).matchAll(/-?\d*\.?\d+/g)].map(Number)
      expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(1)
      expect(outline(shape, 0.83)).toMatch(/^M.*Z$/)
    }
  })

  test('hatching ends at the rim', () => {
    for (const [, x, y, to] of hatched('level', 0.75).path.matchAll(/M(\S+) (\S+)H(\S+?)(?=M|$)/g)) {
      expect(Math.hypot(Number(x), Number(y))).toBeLessThan(0.76)
      expect(Number(to)).toBeCloseTo(-Number(x), 2)
    }
    expect(hatched('plain', 0.75).path).toBe('')
    expect(hatched('upright', 0.75).turn).toBe(90)
  })

  test('a box of the health bar is a part of the rim', () => {
    expect(arc(1, 0, Math.PI / 2)).toBe('M0 -1A1 1 0 0 1 1 0')
    expect(arc(1, 0, 1.5 * Math.PI)).toContain(' 0 1 1 ')
  })
})
