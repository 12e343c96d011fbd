import { expect, test } from 'vitest'
import { parse } from '../../src/lib/route.svelte'
import { edition, fits, groups, offered, scenario } from '../../src/pages/forms'
import { changed, opponent, quick } from '../../src/pages/plan'
import type { BoardInfo, Form, Option, ScenarioInfo } from '../../src/wire'

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

test('a quick game is this reader against a bot, for practice, in the edition of their language', () => {
  expect(quick(form, 'en', 'Ann')).toEqual({
    game: 'g',
    seats: [
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', bot: 'greedy' },
    ],
    options: { board: 'mill', edition: 'en' },
    practice: true,
  })
  expect(edition(form, 'de')).toBe('fr')
})

test('against the bot that plays best, where it knows the game', () => {
  expect(opponent({ ...form, bots: ['greedy', 'random'] })).toBe('greedy')
  expect(opponent({ ...form, bots: ['random'] })).toBe('random')
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
  expect(parse(hash)).toEqual({ page, arg, rest: [] })
})

const town: BoardInfo = { id: 'town', name: { en: 'Town' } }
const duel: ScenarioInfo = { id: 'duel', name: {}, text: {}, boards: [town], seats: [2] }
const hunt: ScenarioInfo = { id: 'hunt', name: {}, text: {}, boards: [], seats: [2, 1] }
const several: Form = { ...form, seats: [2, 1], scenarios: [duel, hunt] }

test('a scenario says on which boards and by how many it is played; without scenarios the form does', () => {
  expect(scenario(several, 'hunt')).toBe(hunt)
  expect(scenario(several, 'nothing')).toBeNull()
  expect(scenario(form, 'duel')).toBeNull()
  expect(offered(several, duel)).toMatchObject({ boards: [town], seats: [2] })
  expect(offered(form, null)).toMatchObject({ boards: [], seats: [2, 3] })
})

test('an option may be a choice in some scenarios only, and for so many', () => {
  const enemy: Option = { ...draft, scenarios: ['hunt'], seats: [2] }
  expect(fits(draft, null, 3)).toBe(true)
  expect([fits(enemy, hunt, 2), fits(enemy, hunt, 1), fits(enemy, duel, 2), fits(enemy, null, 2)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
