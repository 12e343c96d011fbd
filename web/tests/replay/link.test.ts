import { expect, test } from 'vitest'
import { parse } from '../../src/lib/route.svelte'
import { pathTo, wanted, type Wanted } from '../../src/replay/link'

test.each<[string, Wanted | null]>([
  ['#/room/abc', null],
  ['#/room/abc/first', { at: 'first', eyes: null }],
  ['#/room/abc/12.3/all', { at: '12.3', eyes: 'all' }],
  ['#/room/abc/12/2', { at: '12', eyes: 1 }],
  ['#/room/abc/12/watch', { at: '12', eyes: 'watch' }],
  ['#/room/abc/12/everything', { at: '12', eyes: null }],
  ['#/room/abc/12/0', { at: '12', eyes: null }],
])('the address %s leads to a moment', (hash, moment) => {
  const { page, arg, rest } = parse(hash)
  expect([page, arg, wanted(rest)]).toEqual(['room', 'abc', moment])
})

test.each<Wanted>([
  { at: 'last', eyes: null },
  { at: '4.1', eyes: 0 },
  { at: '77', eyes: 'all' },
  { at: '0', eyes: 'watch' },
])('a link leads back to what it was made of', (moment) => {
  expect(wanted(parse(`#${pathTo('r', moment.at, moment.eyes)}`).rest)).toEqual(moment)
})
