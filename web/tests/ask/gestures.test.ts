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
  test('goes along the plain move, however far the hand goes', () => {
    fake.usual = { moves: ['step', 'walk'] }
    expect(asking.gestures.onDrag('bob', [0, 0], 'start')).toBe(false)
    expect(asking.gestures.onDrag('ann', [5000, 5000], 'start')).toBe(true)
    asking.gestures.onDrag('ann', [5500, 5000], 'move')
    expect(asking.question.way).toEqual(['step'])
    asking.gestures.onDrag('ann', [8000, 5000], 'move')
    expect(asking.question.way).toEqual(['step'])
    expect(asking.marks.ghost?.at).toEqual([6000, 5000, 0]) // as far as a step goes
  })

  test('that ends where the piece may stand is the answer', async () => {
    fake.usual = { moves: ['step', 'walk'] }
    asking.gestures.onDrag('ann', [5000, 5000], 'start')
    asking.gestures.onDrag('ann', [5800, 5000], 'end')
    await settle()
    expect(fake.answers).toEqual([{ step: [5800, 5000] }])
  })

  test('along a move that need not be meant waits for a word', async () => {
    asking.gestures.onDrag('ann', [5000, 5000], 'start')
    asking.gestures.onDrag('ann', [7000, 5000], 'end')
    await settle()
    expect([fake.answers, asking.question.way, asking.marks.ghost?.at]).toEqual([[], ['walk'], [7000, 5000, 0]])
    asking.gestures.confirm()
    await settle()
    expect(fake.answers).toEqual([{ walk: [[7000, 5000]] }])
  })

  test('in place of a plain move that is shut waits, too', async () => {
    ask({ ...act, branches: { step, walk: { kind: 'closed' }, end: null } })
    fake.usual = { moves: ['walk', 'step'] }
    asking.gestures.onDrag('ann', [5000, 5000], 'start')
    asking.gestures.onDrag('ann', [5800, 5000], 'end')
    await settle()
    expect([fake.answers, asking.question.way]).toEqual([[], ['step']])
  })

  test('that ends elsewhere leaves the reason', async () => {
    fake.usual = { moves: ['step', 'walk'] }
    fake.refusal = { key: 'why-blocked' }
    asking.gestures.onDrag('ann', [5000, 5000], 'start')
    asking.gestures.onDrag('ann', [5800, 5000], 'end')
    await settle()
    expect([fake.answers, asking.question.fault, asking.question.way]).toEqual([[], { key: 'why-blocked' }, []])
  })

  test('that the engine ends far from the hand waits; near to it, it is the answer', async () => {
    fake.usual = { moves: ['step', 'walk'] }
    fake.refusal = { key: 'why-blocked' }
    fake.near = { step: [5050, 5000] }
    asking.gestures.onDrag('ann', [5000, 5000], 'start')
    asking.gestures.onDrag('ann', [5990, 5000], 'end')
    await settle()
    expect([fake.answers, asking.marks.ghost?.at]).toEqual([[], [5050, 5000, 0]])
    fake.near = { step: [5900, 5000] }
    asking.gestures.back()
    asking.gestures.back()
    asking.gestures.onDrag('ann', [5000, 5000], 'start')
    asking.gestures.onDrag('ann', [5990, 5000], 'end')
    await settle()
    expect(fake.answers).toEqual([{ step: [5900, 5000] }])
  })

  test('can be taken back', () => {
    asking.gestures.onDrag('ann', [5000, 5000], 'start')
    asking.gestures.onDrag('ann', [8000, 5000], 'move')
    asking.gestures.onPoint([8000, 5000], 'cancel')
    expect([asking.gestures.dragged, asking.question.way]).toEqual([null, []])
  })
})

describe('clicks on the board', () => {
  test('of a finger wait for a word; a corner is where the way may end', async () => {
    asking.question.touch = true
    asking.question.go(['walk'])
    const { drawing } = asking.placing
    const told = () => [drawing?.legs, drawing?.stop, drawing?.stopped?.key, drawing?.why?.key]
    const tap = (x: number, y: number) => {
      asking.gestures.onPoint([x, y], 'click')
      return vi.advanceTimersByTimeAsync(200) // one question after the other
    }
    fake.refusal = { key: 'blocked' }
    fake.near = { walk: [[6000, 5000]] }
    await tap(7000, 5000)
    expect(told()).toEqual([[], [6000, 5000], 'blocked', undefined]) // as far as it goes, and why no further
    fake.near = null
    await tap(6500, 6000)
    expect(told()).toEqual([[[6000, 5000]], [6500, 6000], undefined, 'blocked'])
    fake.refusal = null
    await tap(6000, 6000)
    expect(told()).toEqual([[[6000, 5000]], [6000, 6000], undefined, undefined]) // another try
    drawing?.less()
    expect(drawing?.value).toEqual([[6000, 5000]])
    asking.gestures.onPoint([6000, 6000], 'click')
    asking.gestures.onPoint([6000, 6000], 'double')
    await settle()
    expect(fake.answers).toEqual([{ walk: [[6000, 5000], [6000, 6000]] }]) // prettier-ignore
  })

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

describe('cards and keys', () => {
  const card: ChooseAsk = { ...head, kind: 'choose', name: 'lay', of: 'card', options: ['ace', 'two'] }

  test('a card of the hand is chosen by a click where one is asked for', () => {
    ask(card)
    expect([asking.gestures.onCard('king'), asking.gestures.onCard('two'), fake.answers]).toEqual([
      false,
      true,
      ['two'],
    ])
    ask({ ...head, kind: 'menu', name: 'commit', about: { model: 'ann' }, branches: { deck: null, hand: card } })
    asking.gestures.onCard('ace')
    expect(fake.answers).toEqual([{ hand: 'ace' }])
    ask({ ...head, kind: 'some', name: 'keep', of: 'card', options: ['ace', 'two'], least: 1, most: 2 })
    asking.gestures.onCard('ace')
    expect([...asking.question.picks]).toEqual(['ace'])
  })

  test('Enter on any figure confirms what is drawn', async () => {
    asking.question.go(['step'])
    expect(asking.gestures.onEnter('bob')).toBe(false) // nothing was begun: it is a click on him
    asking.placing.drawing?.move([5800, 5000])
    expect(asking.gestures.onEnter('bob')).toBe(true)
    await settle()
    expect(fake.answers).toEqual([{ step: [5800, 5000] }])
    ask(fight)
    expect(asking.gestures.onEnter('bob')).toBe(false) // he is what is chosen
  })
})
