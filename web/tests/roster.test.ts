import { expect, test } from 'vitest'
import { lattice } from '../src/ask/drawing/lattice'
import { copies, extras, gone, headed, members, rows, sum } from '../src/ask/roster/roster'
import type { Roster } from '../src/wire'

const roster: Roster = {
  purse: 20,
  keep: 5,
  fixed: [{ id: 'boss', card: 'boss', price: 0, group: 'leader' }],
  lots: [
    { id: 'stray', card: 'stray', price: 7, group: 'stranger' },
    { id: 'trio', card: 'trio', price: 4, group: 'keyword' },
    { id: 'trio#2', card: 'trio', price: 4, group: 'keyword' },
    { id: 'thug', card: 'thug', price: 6, group: 'keyword' },
    { id: 'pet', card: 'pet', price: 0, group: 'totem' },
    { id: 'boss+cloak', card: 'cloak', price: 1, of: 'boss' },
    { id: 'trio#2+cloak', card: 'cloak', price: 1, of: 'trio#2' },
    { id: 'trio#2+charm', card: 'charm', price: 2, of: 'trio#2' },
  ],
}

test('a card is a row, once for all its copies, under the heading of its price', () => {
  expect(headed(rows(roster)).map(([group, inside]) => [group, inside.map(({ card }) => card)])).toEqual([
    ['totem', ['pet']],
    ['keyword', ['thug', 'trio']],
    ['stranger', ['stray']],
  ])
  expect(extras(roster).map(({ card, price }) => [card, price])).toEqual([
    ['cloak', 1],
    ['charm', 2],
  ])
})

test('copies are taken one after the other', () => {
  const trio = rows(roster).find(({ card }) => card === 'trio')!
  expect(copies(trio, new Set())).toEqual({ count: 0, next: 'trio' })
  expect(copies(trio, new Set(['trio']))).toEqual({ count: 1, next: 'trio#2', last: 'trio' })
  expect(copies(trio, new Set(['trio', 'trio#2']))).toEqual({ count: 2, last: 'trio#2' })
})

test('who is taken stands behind who belongs to it anyway, with what each carries and could carry', () => {
  const crew = members(roster, new Set(['trio#2', 'trio#2+charm', 'pet']))
  expect(crew.map(({ id, fixed, worn, fits }) => [id, fixed, worn?.card, fits.length])).toEqual([
    ['boss', true, undefined, 1],
    ['trio#2', false, 'charm', 2],
    ['pet', false, undefined, 0],
  ])
  expect(gone(roster, 'trio#2')).toEqual(['trio#2', 'trio#2+cloak', 'trio#2+charm'])
})

test('what is left is kept up to a limit', () => {
  expect(sum(roster, new Set())).toEqual({ spent: 0, left: 20, kept: 5, lost: 15 })
  expect(sum(roster, new Set(['trio#2', 'trio#2+charm', 'stray', 'boss+cloak', 'pet']))).toEqual({
    spent: 14,
    left: 6,
    kept: 5,
    lost: 1,
  })
  expect(sum(roster, new Set(['stray', 'thug', 'trio', 'trio#2']))).toEqual({ spent: 21, left: -1, kept: 0, lost: 0 })
})

test('places around a middle: none overlaps the next, the nearest come first', () => {
  const places = lattice([5000, 5000], 1200, 3)
  expect(places[0]).toEqual([5000, 5000])
  expect(places).toHaveLength(37)
  const far = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!)
  places.forEach((one, i) => places.slice(i + 1).forEach((two) => expect(far(one, two)).toBeGreaterThan(1198)))
  const distances = places.map((place) => Math.round(far(place, [5000, 5000]) / 100))
  expect([...distances].sort((a, b) => a - b)).toEqual(distances)
})
