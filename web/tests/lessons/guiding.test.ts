import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Guiding } from '../../src/lessons/guiding.svelte'
import { Room } from '../../src/room/room.svelte'
import type { Guide, RoomInfo, Step } from '../../src/wire'
import { open, Socket } from '../socket'

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://table.example/#/room/r'))
  vi.stubGlobal('WebSocket', Socket)
})
afterEach(() => vi.unstubAllGlobals())

const cue = (number: number, mode: Guide['mode'] = 'guided', rest: Partial<Guide> = {}): Guide => ({
  lesson: 'toy-0',
  cue: number,
  of: 9,
  mode,
  say: `say-${number}`,
  ...rest,
})

/** At a table to which the learner has come. */
function guiding(): Guiding {
  const told = new Guiding(new Room('r', { 0: 'token' }, open))
  const info: RoomInfo = { room: 'r', game: 'toy', options: {}, status: 'playing', seats: [], commitment: '' }
  Socket.last.open().tell({ t: 'welcome', seats: [0], info })
  return told
}

const step = (serial: number, rest: Partial<Step> = {}): Step => ({ kind: 'answer', serial, seat: 1, ...rest })
const spoken = (serial: number, cue: number): Step => step(serial, { cue: { cue, say: `say-${cue}` } })

test('what is said of others is read sentence by sentence, and then comes our own', () => {
  const told = guiding()
  told.follow(cue(1), [step(1)])
  told.follow(cue(4), [step(1), spoken(2, 2), step(3), spoken(4, 3)])
  expect(told.guide?.say).toBe('say-2')
  expect(told.more).toBe(true)
  expect(told.next()).toBe(true)
  expect(told.guide?.say).toBe('say-3')
  told.next()
  expect(told.guide?.say).toBe('say-4')
  expect(told.next()).toBe(false)
  told.room.close()
})

test('the guide may come before what was said on the way, and say a sentence twice', () => {
  const told = guiding()
  told.follow(cue(2, 'bot'), [])
  told.follow(cue(3, 'bot'), [spoken(1, 2)])
  told.follow(cue(4), [spoken(1, 2), spoken(2, 3)])
  const read = []
  do read.push(told.guide?.say)
  while (told.next())
  expect(read).toEqual(['say-2', 'say-3', 'say-4'])
  told.room.close()
})

test('a sentence that stands for what happens next, too, is read all the same', () => {
  const told = guiding()
  told.follow(cue(2, 'bot'), [])
  told.follow(cue(2, 'bot', { silent: true, say: '' }), [spoken(1, 2)])
  told.follow(cue(3), [spoken(1, 2), step(2)])
  expect(told.guide?.say).toBe('say-2')
  expect(told.next()).toBe(true)
  expect(told.guide?.say).toBe('say-3')
  told.room.close()
})

test('whoever answers has read it', () => {
  const told = guiding()
  told.follow(cue(3), [spoken(1, 2)])
  told.answered()
  expect(told.guide?.say).toBe('say-3')
  told.room.close()
})

test('a silent cue keeps its sentence, and one that was taken back begins again', () => {
  const told = guiding()
  told.follow(cue(5), [step(1)])
  told.follow(cue(6, 'auto', { say: '', silent: true }), [step(1)])
  expect(told.guide).toMatchObject({ cue: 6, say: 'say-5' })
  told.follow(cue(8, 'guided', { silent: true }), [step(1), spoken(2, 7)])
  expect(told.guide).toMatchObject({ cue: 8, say: 'say-8' })
  told.follow(cue(2), [step(1), spoken(2, 7), step(3, { kind: 'undo', to: 1 })])
  expect(told.guide?.cue).toBe(2)
  expect(told.more).toBe(false)
  expect(told.sentence(7)).toBe('say-7')
  expect(told.sentence(6)).toBe('')
  told.room.close()
})

test('whoever comes later hears what was said since their last decision', () => {
  const told = guiding()
  told.follow(cue(4), [spoken(1, 1), step(2, { seat: 0 }), spoken(3, 3)])
  expect(told.guide?.say).toBe('say-3')
  told.room.close()
})

test('hints grow stronger, up to the strongest there is', async () => {
  const told = guiding()
  const socket = Socket.last
  told.follow(cue(1, 'free', { hints: [1, 2] }), [])
  expect(told.stronger).toBe(1)
  for (const strength of [1, 2]) {
    const asked = told.hint()
    const { ref = 0 } = socket.heard('hint').at(-1)!
    socket.tell({ t: 'reply', ref, ok: true, data: { strength, say: `hint-${strength}` } })
    await asked
  }
  expect(told.asked.map(({ say }) => say)).toEqual(['hint-1', 'hint-2'])
  expect(told.stronger).toBe(0)
  told.follow(cue(2), [])
  expect(told.asked).toEqual([])
  told.room.close()
})
