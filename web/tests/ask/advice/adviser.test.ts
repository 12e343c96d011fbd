import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Adviser } from '../../../src/ask/advice/adviser.svelte'
import { inWords, isSetUp, isWhoBegins } from '../../../src/ask/advice/advised'
import { Question } from '../../../src/ask/question.svelte'
import type { Advice, Ask, MenuAsk } from '../../../src/wire'
import { FakeRoom } from '../../fixtures/room'

const head = { seat: 0, rule: 'TOY-01', of: 'word' }
const fight: Ask = { ...head, kind: 'choose', name: 'fight', of: 'model', options: ['ann', 'bob'] }
const menu: MenuAsk = { ...head, kind: 'menu', name: 'act', branches: { fight, pass: null } }
const begins: Ask = { ...head, kind: 'choose', name: 'first', of: 'seat', options: [0, 1] }

let fake: FakeRoom
let question: Question
let adviser: Adviser
let advised: Advice[]

beforeEach(() => {
  fake = new FakeRoom(menu)
  advised = [{ answer: { fight: 'bob' }, reasons: [{ term: 'harm', better: true }] }]
  Object.assign(fake, { advice: vi.fn(() => Promise.resolve(advised.shift())) })
  question = new Question(fake.room, { stepped: vi.fn(), pointed: vi.fn(), sent: vi.fn() })
  adviser = new Adviser(question)
})

const turn = (value: number) => ({ ...fake.scene, tracks: [{ name: 'turn', value }] })

describe('a hint', () => {
  test('first says where to look, then what to do, then does it', async () => {
    await adviser.ask()
    expect([adviser.strength, [...(question.lit ?? [])]]).toEqual([1, ['fight']])
    expect(fake.answers).toEqual([])
    await adviser.ask()
    expect(adviser.strength).toBe(2)
    await adviser.take()
    expect(fake.answers).toEqual([{ fight: 'bob' }])
  })

  test('is of no use for another question', async () => {
    await adviser.ask()
    adviser.forget()
    expect([adviser.advice, question.lit, adviser.strength]).toEqual([null, null, 0])
  })

  test('that comes too late is not shown', async () => {
    const asked = adviser.ask()
    fake.view = { moment: 2 }
    await asked
    expect(adviser.advice).toBeNull()
  })

  test('is read aloud branch by branch', () => {
    expect(inWords(question, menu, 'pass')).toContain('pass')
    expect(inWords(question, menu, { fight: 'bob' })).toMatch(/^ui-branch-at|fight/)
  })
})

describe('a set-up that is left to the table', () => {
  test('is answered until the first turn begins; the first answer is the player’s own', async () => {
    fake.scene = turn(0) as never
    advised = [{ answer: 'pass' }, { answer: 'pass' }, { answer: 'pass' }]
    let count = 0
    const answer = fake.answer.bind(fake)
    fake.answer = (value, auto) => {
      if (++count === 3) fake.ask = null
      if (count === 3) fake.scene = turn(2) as never
      return answer(value, auto)
    }
    await adviser.settle()
    expect(fake.said).toEqual([
      ['answer', 'pass'],
      ['auto', 'pass'],
      ['auto', 'pass'],
    ])
    expect(question.settling).toBe(false)
  })

  test('stops where the player wants to go on alone', async () => {
    fake.scene = turn(0) as never
    const settled = adviser.settle()
    question.settling = false
    await settled
    expect(fake.said).toEqual([])
  })

  test('is not offered once the game has begun, except for who begins', () => {
    fake.scene = turn(1) as never
    expect(adviser.settable).toBe(false)
    expect([isSetUp(turn(0) as never), isSetUp(turn(1) as never), isSetUp(null)]).toEqual([true, false, false])
    expect([isWhoBegins(begins, turn(1) as never), isWhoBegins(begins, turn(2) as never)]).toEqual([true, false])
  })
})
