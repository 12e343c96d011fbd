import { describe, expect, test } from 'vitest'
import { angleOf, front, rear, rotation, towards, whole, windOf } from '../../../src/board/pieces/facing'
import { WINDS } from '../../../src/board/geometry'
import { ways } from '../../../src/board/motion/walks'
import { grainOf, initials } from '../../../src/board/styles'

describe('where a piece looks', () => {
  test.each([
    [0, 0],
    [360, 0],
    [-5, 355],
    [364.6, 5],
    [-0.2, 0],
  ])('%d degrees are %d', (degrees, same) => expect(whole(degrees)).toBe(same))

  test.each([
    ['east', 0],
    ['northeast', 45],
    ['north', 90],
    ['west', 180],
    ['south', 270],
    ['southeast', 315],
  ] as const)('%s is %d', (wind, degrees) => {
    expect(angleOf(wind)).toBe(degrees)
    expect(windOf(degrees)).toBe(wind)
  })

  test('every direction has the nearest point of the compass', () => {
    expect([22, 23, 67, 68, 338, 337, -45, 720].map(windOf)).toEqual([
      'east',
      'northeast',
      'northeast',
      'north',
      'east',
      'southeast',
      'southeast',
      'east',
    ])
    for (const wind of WINDS) expect(windOf(angleOf(wind))).toBe(wind)
  })

  test('towards a point, and nowhere from where one stands', () => {
    expect(towards([1000, 1000, 0], [1000, 5000])).toBe(90)
    expect(towards([0, 0], [-1, -1])).toBe(225)
    expect(towards([0, 0], [1000, -1])).toBe(0)
    expect(towards([7, 7], [7, 7])).toBeNull()
  })

  test('in the picture north is up: what looks east is turned against the clock', () => {
    expect(rotation(90)).toBe('rotate(-90)')
    expect(front(2)).toBe('M0 -2A2 2 0 0 1 0 2')
    expect(rear(2)).toBe('M0 -2A2 2 0 0 0 0 2Z')
  })
})

test('a piece leaves a trail, whatever a game calls it', () => {
  const args = { walker: 'archer', start: [0, 0, 0], path: [[1000, 0]], end: [2000, 0, 0] }
  const went = ways(
    [{ serial: 1, kind: 'answer', events: [{ name: 'moved', rule: '', args }] }],
    (id) => id === 'archer',
  )
  expect(went.get('archer')).toEqual({
    from: [0, 0],
    legs: [
      [1000, 0],
      [2000, 0],
    ],
  })
})

test('several of one kind are told apart by their numbers', () => {
  expect(['Shield-bearer 3', 'Watch archer 1', 'Pikeman 2', 'Big Guillaume'].map(initials)).toEqual([
    'S3',
    'W1',
    'P2',
    'BG',
  ])
})

test('what is drawn and not measured is as large on a table measured in centimetres', () => {
  expect([grainOf('inch'), grainOf('square'), grainOf('centimetre')]).toEqual([1, 1, 2.5])
})
