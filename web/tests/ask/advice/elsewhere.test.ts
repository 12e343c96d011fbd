import { beforeEach, expect, test, vi } from 'vitest'
import { Elsewhere } from '../../../src/ask/advice/elsewhere.svelte'
import { Question } from '../../../src/ask/question.svelte'
import type { Ask, MenuAsk, Piece, PlaceAsk } from '../../../src/wire'
import { FakeRoom } from '../../fixtures/room'

const head = { seat: 0, rule: 'TOY-01', of: 'word' }
const place = (model: string): PlaceAsk => ({ ...head, kind: 'place', name: 'place', about: { model } })
const deploy = (...models: string[]): MenuAsk => ({
  ...head,
  kind: 'menu',
  name: 'deploy',
  branches: Object.fromEntries(models.map((model) => [model, place(model)])),
})
const begins: Ask = { ...head, kind: 'choose', name: 'first', of: 'seat', options: [0, 1] }

let fake: FakeRoom
let question: Question
let elsewhere: Elsewhere
let stood: string[] // in the order in which they were placed

/** A set-up in which two models are placed, in any order, and it is then asked who begins. */
function stand(models: string[]): void {
  stood = models
  fake.pieces = ['ann', 'eve'].map((id) => {
    const at: Piece['at'] = models.includes(id) ? [1, 1, 0] : null
    return { id, seat: 0, card: id, radius: 500, at }
  })
  fake.scene = { ...fake.scene, pieces: fake.pieces } as never
  const left = ['ann', 'eve'].filter((id) => !models.includes(id))
  fake.ask = left.length ? deploy(...left) : begins
  fake.view = { moment: fake.view.moment + 1, undo: { possible: true, free: true } }
}

beforeEach(() => {
  fake = new FakeRoom(begins)
  fake.scene = { ...fake.scene, tracks: [{ name: 'turn', value: 0 }] } as never
  stand(['ann', 'eve'])
  const given = [
    { ask: deploy('ann', 'eve'), answer: { ann: [1, 1] } },
    { ask: deploy('eve'), answer: { eve: [2, 2] } },
  ]
  Object.assign(fake, {
    given,
    undo: vi.fn(() => Promise.resolve((stand(stood.slice(0, -1)), { t: 'reply', ref: 0, ok: true }))),
    answer: vi.fn((answer: object) => {
      fake.said.push(['answer', answer])
      stand([...stood, Object.keys(answer)[0] ?? ''])
      return Promise.resolve({ t: 'reply', ref: 0, ok: true })
    }),
    why: vi.fn((answer: object) =>
      Promise.resolve(stood.includes(Object.keys(answer)[0] ?? '') ? { key: 'why-there' } : null),
    ),
  })
  question = new Question(fake.room, { stepped: vi.fn(), pointed: vi.fn(), sent: vi.fn() })
  elsewhere = new Elsewhere(question)
})

test('the models that stand may be picked up until the first turn begins', () => {
  expect(elsewhere.placed.map(({ id }) => id)).toEqual(['ann', 'eve'])
  fake.scene = { ...fake.scene, tracks: [{ name: 'turn', value: 1 }] } as never
  fake.ask = deploy()
  expect(elsewhere.placed).toEqual([])
})

test('the one that was placed last is taken back and is in hand', async () => {
  await elsewhere.pickUp('eve')
  expect([stood, question.way, fake.said]).toEqual([['ann'], ['eve'], []])
})

test('one that was placed before is in hand, and what came after it is answered as it was once it stands', async () => {
  await elsewhere.pickUp('ann')
  expect([stood, question.way, fake.said]).toEqual([[], ['ann'], []])
  await elsewhere.goOn()
  expect(fake.said).toEqual([]) // it is still to be placed
  stand(['ann'])
  await elsewhere.goOn()
  expect(fake.said).toEqual([['answer', { eve: [2, 2] }]])
  expect(stood).toEqual(['ann', 'eve'])
})

test('what is not allowed any more is asked', async () => {
  await elsewhere.pickUp('ann')
  Object.assign(fake, { why: vi.fn(() => Promise.resolve({ key: 'why-taken' })) })
  stand(['ann'])
  await elsewhere.goOn()
  expect([stood, fake.said]).toEqual([['ann'], []])
})

test('what others have to agree to is not taken back in passing', async () => {
  fake.view = { moment: 9, undo: { possible: true, free: false, why: { key: 'undo-others' } } }
  await elsewhere.pickUp('ann')
  expect([stood, elsewhere.fault?.key]).toEqual([['ann', 'eve'], 'undo-others'])
})
