import { describe, expect, test, vi } from 'vitest'
import { lattice } from '../../../src/ask/drawing/lattice'
import { Question } from '../../../src/ask/question.svelte'
import { RosterDraft } from '../../../src/ask/roster/draft.svelte'
import { copies, extras, gone, headed, members, rows, sum } from '../../../src/ask/roster/roster'
import type { Roster, SomeAsk } from '../../../src/wire'
import { FakeRoom } from '../../fixtures/room'

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
  const groups = ['totem', 'keyword', 'stranger']
  expect(headed(rows(roster), groups).map(([group, inside]) => [group, inside.map(({ card }) => card)])).toEqual([
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

describe('a roster that is put together', () => {
  const hire: SomeAsk = { kind: 'some', name: 'hire', seat: 0, rule: '', of: 'sheet', options: [], least: 0, most: 9 }
  const begin = async () => {
    const fake = new FakeRoom(hire)
    fake.details[''] = { ...hire, roster }
    const nothing = (): void => undefined
    const question = new Question(fake.room, { stepped: nothing, pointed: nothing, sent: nothing })
    const draft = new RosterDraft(question)
    await draft.fetch()
    return { fake, question, draft }
  }

  test('what the rules allow is taken, and counted', async () => {
    const { draft, question } = await begin()
    await draft.take('thug', 'thug')
    expect([...question.picks]).toEqual(['thug'])
    expect([draft.taken.map(({ id }) => id), draft.money?.left]).toEqual([['boss', 'thug'], 14])
    draft.leave('thug')
    expect(question.picks.size).toBe(0)
  })

  test('what they do not allow says why', async () => {
    const { fake, draft, question } = await begin()
    fake.refusal = { key: 'why-too-many' }
    await draft.take('trio', undefined)
    expect([question.picks.size, draft.refused]).toEqual([0, { card: 'trio', why: { key: 'why-too-many' } }])
    expect(fake.said).toEqual([['why', ['trio#99']]])
  })

  test('a member carries one thing at a time', async () => {
    const { draft, question } = await begin()
    draft.replace(['trio#2', 'trio#2+cloak'])
    const member = () => draft.taken.find(({ id }) => id === 'trio#2')!
    expect(member().worn?.card).toBe('cloak')
    draft.wear(member(), 'trio#2+charm')
    await vi.waitFor(() => expect(member().worn?.card).toBe('charm'))
    draft.wear(member(), '')
    expect([...question.picks]).toEqual(['trio#2'])
  })
})
