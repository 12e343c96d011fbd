import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Asking } from '../../src/ask/asking.svelte'
import { settings } from '../../src/lib/settings.svelte'
import type { Ask, ChooseAsk, MenuAsk, PathAsk, PlaceAsk } from '../../src/wire'
import { FakeRoom, nowhere } from '../fixtures/room'

const head = { seat: 0, rule: 'TOY-01', of: 'word' }
const step: PlaceAsk = { ...head, kind: 'place', name: 'step', about: { model: 'ann', distance: 1000 } }
const walk: PathAsk = { ...head, kind: 'path', name: 'walk', about: { model: 'ann', distance: 4000 } }
const fight: ChooseAsk = { ...head, kind: 'choose', name: 'fight', of: 'model', options: ['bob'] }
const act: MenuAsk = {
  ...head,
  kind: 'menu',
  name: 'act',
  about: { model: 'ann' },
  branches: { step, walk, end: null },
}

let fake: FakeRoom
let asking: Asking

function ask(asked: Ask): void {
  fake = new FakeRoom(asked)
  asking = new Asking(fake.room, nowhere)
  asking.reset()
}
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  ask(act)
})
afterEach(() => {
  settings.rightClick = 'menu'
  vi.useRealTimers()
})

describe('a click on a thing', () => {
  test('chooses it; by a finger it is only picked', () => {
    ask(fight)
    expect(asking.gestures.onThing('ann')).toBe(false)
    asking.question.touch = true
    expect(asking.gestures.onThing('bob')).toBe(true)
    expect([[...asking.question.picks], fake.answers]).toEqual([['bob'], []])
    asking.gestures.onThing('bob')
    expect(fake.answers).toEqual(['bob'])
  })

  test('that acts picks it up for its longest move', () => {
    expect(asking.gestures.onThing('ann')).toBe(true)
    expect([asking.question.way, fake.selected]).toEqual([['walk'], 'ann'])
    expect(asking.gestures.aiming).toBe(true)
  })
})

describe('a drag', () => {
  test('goes along the shortest move that is long enough', () => {
    expect(asking.gestures.onDrag('bob', [0, 0], 'start')).toBe(false)
    expect(asking.gestures.onDrag('ann', [5000, 5000], 'start')).toBe(true)
    asking.gestures.onDrag('ann', [5500, 5000], 'move')
    expect(asking.question.way).toEqual(['step'])
    asking.gestures.onDrag('ann', [8000, 5000], 'move')
    expect(asking.question.way).toEqual(['walk'])
    expect(asking.marks.draft).toMatchObject({ piece: 'ann', cursor: [8000, 5000], limit: 4000 })
  })

  test('that ends where the piece may stand is the answer', async () => {
    asking.gestures.onDrag('ann', [5000, 5000], 'start')
    asking.gestures.onDrag('ann', [5800, 5000], 'end')
    await settle()
    expect(fake.answers).toEqual([{ step: [5800, 5000] }])
  })

  test('that ends elsewhere leaves the reason', async () => {
    fake.refusal = { key: 'why-blocked' }
    asking.gestures.onDrag('ann', [5000, 5000], 'start')
    asking.gestures.onDrag('ann', [5800, 5000], 'end')
    await settle()
    expect([fake.answers, asking.question.fault, asking.question.way]).toEqual([[], { key: 'why-blocked' }, []])
  })

  test('can be taken back', () => {
    asking.gestures.onDrag('ann', [5000, 5000], 'start')
    asking.gestures.onDrag('ann', [8000, 5000], 'move')
    asking.gestures.onPoint([8000, 5000], 'cancel')
    expect([asking.gestures.dragged, asking.question.way]).toEqual([null, []])
  })
})

describe('clicks on the board', () => {
  test('are the corners of a path, and a double click ends it', async () => {
    asking.question.go(['walk'])
    asking.gestures.onPoint([6000, 5000], 'click')
    asking.gestures.onPoint([6000, 6000], 'click')
    asking.gestures.onPoint([6000, 6000], 'double')
    await settle()
    expect(fake.answers).toEqual([{ walk: [[6000, 5000], [6000, 6000]] }]) // prettier-ignore
  })

  test('on the piece itself leave it where it is', () => {
    asking.question.go(['walk'])
    asking.gestures.onPoint([5100, 5000], 'click')
    expect(asking.question.way).toEqual([])
  })

  test('a move that takes the piece off the board is asked about first', async () => {
    fake.foretold = { events: [], pieces: [{ ...fake.pieces[0]!, at: null }] }
    asking.question.go(['step'])
    asking.gestures.onPoint([5800, 5000], 'click')
    await settle()
    expect([fake.answers, asking.doubts.current?.name]).toEqual([[], 'lose'])
    asking.doubts.current?.done(true)
    await settle()
    expect(fake.answers).toEqual([{ step: [5800, 5000] }])
  })
})

describe('the right button', () => {
  test('opens the menu of a thing, and back closes it', () => {
    asking.gestures.onMenu('ann', { x: 1, y: 2 })
    expect(asking.menu.popup?.items.map(({ way }) => way)).toEqual([['step'], ['walk'], ['end']])
    expect(asking.gestures.back()).toBe(true)
    expect(asking.menu.popup).toBeNull()
    expect(asking.gestures.back()).toBe(false)
  })

  test('ends the action, for players who want that', () => {
    settings.rightClick = 'end'
    asking.gestures.onMenu('ann', { x: 1, y: 2 })
    expect(fake.answers).toEqual(['end'])
  })

  test('an item of the menu is entered or answered', () => {
    asking.menu.take({ way: ['walk'], shut: false })
    expect(asking.question.way).toEqual(['walk'])
    asking.menu.take({ way: [], value: 'there', shut: false })
    expect(fake.answers).toEqual([{ walk: 'there' }])
  })
})

test('a new question takes everything off the old one', () => {
  asking.gestures.onThing('ann')
  asking.question.fault = { key: 'why-not' }
  asking.reset()
  expect([asking.question.way, asking.question.fault, asking.gestures.begun]).toEqual([[], null, false])
})
