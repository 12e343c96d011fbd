import { expect, test, vi } from 'vitest'
import { Asking } from '../../src/ask/asking.svelte'
import type { Ask, PlaceAsk } from '../../src/wire'
import { FakeRoom, nowhere } from '../fixtures/room'

const head = { seat: 0, rule: 'TOY-01', of: 'word' }
const step: PlaceAsk = { ...head, kind: 'place', name: 'step', about: { model: 'ann' } }

function ask(asked: Ask | null): Asking {
  const asking = new Asking(new FakeRoom(asked).room, nowhere)
  asking.reset()
  return asking
}

test('nothing is marked where nothing is asked', () => {
  const { marks } = ask(null)
  expect([marks.things.size, marks.region, marks.draft, marks.arrows]).toEqual([0, null, null, []])
})

test('what may be chosen is marked, and what is picked otherwise', () => {
  const asking = ask({
    ...head,
    kind: 'some',
    name: 'whom',
    of: 'model',
    options: ['ann', 'bob', 'x'],
    least: 0,
    most: 2,
  })
  asking.question.toggle('bob')
  expect([...asking.marks.things]).toEqual([
    ['ann', 'selectable'],
    ['bob', 'selected'],
  ])
})

test('an arrow leads from the piece that acts to the one that is looked at', () => {
  const asking = ask({ ...head, kind: 'choose', name: 'whom', of: 'model', options: ['bob'], about: { model: 'ann' } })
  asking.question.look('bob')
  expect(asking.marks.arrows).toEqual([{ from: 'ann', to: 'bob', kind: 'hostile' }])
})

test('parts of the board: the one that is looked at, else all', () => {
  const rings: Record<string, [number, number][]> = { north: [[0, 9000]], south: [[0, 0]] }
  const asking = ask({ ...head, kind: 'choose', name: 'edge', options: ['north', 'south'], about: { rings } })
  expect(asking.marks.region?.rings).toEqual([[[0, 9000]], [[0, 0]]])
  asking.question.look('south')
  expect(asking.marks.region?.rings).toEqual([[[0, 0]]])
})

test('a place that is drawn: the way there and the piece as it would stand', () => {
  vi.useFakeTimers()
  const asking = ask(step)
  expect(asking.marks.ghost).toBeNull()
  asking.placing.drawing?.move([6000, 5000])
  expect(asking.marks.draft).toMatchObject({ piece: 'ann', from: [5000, 5000, 0], length: 1000, ok: true })
  expect(asking.marks.ghost).toEqual({ piece: 'ann', at: [6000, 5000, 0], ok: true })
  expect(asking.marks.things.get('ann')).toBe('selected')
  vi.useRealTimers()
})

test('something new is drawn as what it is', () => {
  vi.useFakeTimers()
  const asking = ask({ ...step, about: { model: 'ann', puts: 'flag', radius: 300 } })
  asking.placing.drawing?.move([6000, 5000])
  expect(asking.marks.ghost).toMatchObject({ piece: '', put: { kind: 'flag', radius: 300, seat: 0 } })
  expect(asking.marks.draft).toBeNull()
  vi.useRealTimers()
})

test('a direction is an arrow, counter-clockwise from the east', () => {
  const asking = ask({ ...head, kind: 'number', name: 'blow', low: 0, high: 359, about: { model: 'ann' } })
  asking.question.amount = 90
  expect(asking.marks.draft?.cursor?.map(Math.round)).toEqual([5000, 8500])
})
