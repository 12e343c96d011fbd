import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Announcing, merged } from '../../src/table/announcing.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const heard = (voice: Announcing): string[] => voice.said.map(({ text }) => text)

test('what happened is told before the question, whichever came first', () => {
  const voice = new Announcing()
  voice.tell('asked', 'What does Billy do?')
  voice.tell('happened', 'Bobby digs.')
  voice.tell('happened', 'Bobby is done.')
  expect(heard(voice)).toEqual([])
  vi.runAllTimers()
  expect(heard(voice)).toEqual(['Bobby digs. Bobby is done.', 'What does Billy do?'])
})

test('a question is told once, and again only when one has been elsewhere', () => {
  const voice = new Announcing()
  for (const text of ['Which?', 'Which?', 'Where?', 'Which?']) {
    voice.tell('asked', text)
    vi.runAllTimers()
  }
  expect(heard(voice)).toEqual(['Which?', 'Where?', 'Which?'])
  voice.forget('asked')
  voice.tell('asked', 'Which?')
  vi.runAllTimers()
  expect(heard(voice).at(-1)).toBe('Which?')
  expect(heard(voice)).toHaveLength(4)
})

test('what is no longer so is not told', () => {
  const voice = new Announcing()
  voice.tell('waits', 'Waiting for Ben.', 4000)
  voice.forget('waits')
  vi.runAllTimers()
  expect(heard(voice)).toEqual([])
})

test('a question that has moved on is told as it is now', () => {
  const voice = new Announcing()
  voice.tell('asked', 'Which?')
  voice.tell('asked', 'Where?')
  vi.runAllTimers()
  expect(heard(voice)).toEqual(['Where?'])
})

test('nothing is said twice in a row', () => {
  expect(merged(['', ' A. ', 'A.', 'B.', 'A.'])).toBe('A. B. A.')
})
