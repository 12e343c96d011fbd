import { describe, expect, test } from 'vitest'
import { plates, type Standing } from '../../../src/board/pieces/plates'

const at = (id: string, x: number, y: number, r = 0.6): Standing => ({ id, name: id, x, y, r })

describe('name plates', () => {
  test('lie under a piece', () => {
    const [plate] = plates([at('Billy', 5, 5)], [], 0.4)
    expect(plate!.x).toBe(5)
    expect(plate!.y - plate!.height / 2).toBeGreaterThan(5.6)
  })

  test('lie above it where somebody stands below', () => {
    const [plate] = plates([at('Billy', 5, 5), at('Quack', 5, 6.4)], [], 0.4)
    expect(plate!.id).toBe('Billy')
    expect(plate!.y + plate!.height / 2).toBeLessThan(4.4)
  })

  test('are left out where they would cover a marker, a piece or another plate', () => {
    expect(plates([at('Billy', 5, 5)], [at('', 5, 6), at('', 5, 4)], 0.4)).toEqual([])
    const crowd = [at('Baron Von Fancyhat', 5, 5), at('Wilhelmina Thrush', 6.3, 5)]
    const shown = plates(crowd, [], 0.4)
    expect(shown.map(({ id }) => id)).toEqual(['Baron Von Fancyhat', 'Wilhelmina Thrush'])
    expect(Math.sign(shown[0]!.y - 5)).toBe(-Math.sign(shown[1]!.y - 5))
  })
})
