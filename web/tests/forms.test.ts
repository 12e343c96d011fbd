import { expect, test } from 'vitest'
import { parse } from '../src/lib/route.svelte'
import { edition, groups } from '../src/pages/forms'
import { changed, quick } from '../src/pages/plan'
import type { Form, Option } from '../src/wire'

const size: Option = { name: 'size', kind: 'number', group: 'basic', default: { fr: null } }
const draft: Option = { name: 'draft', kind: 'switch', group: 'optional', default: { fr: false, en: true } }
const form: Form = {
  game: 'g',
  editions: ['fr', 'en'],
  seats: [2, 3],
  boards: [],
  options: [size, draft],
  quick: { en: { board: 'mill' } },
}

test('a quick game is this reader against a bot, in the edition of their language', () => {
  expect(quick(form, 'en', 'Ann')).toEqual({
    game: 'g',
    seats: [
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', bot: 'greedy' },
    ],
    options: { board: 'mill', edition: 'en' },
  })
  expect(edition(form, 'de')).toBe('fr')
})

test('only what differs from the edition is sent', () => {
  expect(changed(form.options, { size: undefined, draft: true }, 'en')).toEqual({})
  expect(changed(form.options, { size: 4, draft: true }, 'fr')).toEqual({ size: 4, draft: true })
})

test('options keep their order in their groups', () => {
  expect(groups([size, draft, size]).map(([group, inside]) => [group, inside.length])).toEqual([
    ['basic', 2],
    ['optional', 1],
  ])
})

test.each([
  ['', 'home', ''],
  ['#/', 'home', ''],
  ['#/room/abc', 'room', 'abc'],
  ['#/join/x%20y', 'join', 'x y'],
  ['#/nowhere', 'lost', ''],
])('the address %s leads to %s', (hash, page, arg) => {
  expect(parse(hash)).toEqual({ page, arg })
})
