import { expect, test } from 'vitest'
import { fewestAndMost, pictureOf } from '../../../src/pages/home/facts'
import { inOrder, standing, type Standing } from '../../../src/pages/home/ongoing'
import { lesson, quick, watched } from '../../../src/pages/plan'
import type { KeptRoom } from '../../../src/room/kept.svelte'
import type { Form, RoomInfo, Update } from '../../../src/wire'

const kept = (room: string, over = false): KeptRoom => ({
  room,
  game: 'toy',
  at: 0,
  tokens: { 1: 'token' },
  invitations: {},
  commitment: '',
  over,
})
const info: RoomInfo = {
  room: 'r',
  game: 'toy',
  commitment: '',
  options: {},
  status: 'playing',
  seats: [
    { seat: 0, kind: 'bot', bot: 'greedy' },
    { seat: 1, kind: 'person', name: 'Ada' },
  ],
}
const view = (waiting: Update['waiting']): Update => ({
  t: 'update',
  asks: [],
  moment: 1,
  serial: 1,
  seat: 1,
  steps: [],
  waiting,
  scene: { game: 'toy', phase: '', seat: 1, tracks: [{ name: 'turn', value: 2 }] },
})
const asked = (seat: number, chosen = false) => ({ seat, chosen, ask: 'action', rule: '' })

test('whose turn it is, in which turn, and against whom', () => {
  const waits = standing(kept('r'), info, view([asked(1)]))
  expect(waits).toMatchObject({ yours: true, turn: 2, others: [{ seat: 0, bot: 'greedy' }] })
  expect(standing(kept('r'), info, view([asked(0)])).yours).toBe(false)
  expect(standing(kept('r'), info, view([asked(1, true)])).yours).toBe(false) // it has chosen already
  expect(standing(kept('r'), { ...info, status: 'over' }, view([asked(1)])).yours).toBe(false)
})

test('the games that wait come first, those that are over last', () => {
  const found = new Map<string, Standing>([['c', standing(kept('c'), info, view([asked(1)]))]])
  const rooms = [kept('a', true), kept('b'), kept('c')]
  expect(inOrder(rooms, found).map(({ room }) => room)).toEqual(['c', 'b', 'a'])
})

test('for how many a game is, and its picture if it has one', () => {
  expect(fewestAndMost([2, 1])).toEqual({ least: 1, most: 2 })
  expect(fewestAndMost([])).toBeNull()
  expect(pictureOf('from-elsewhere')).toBe('')
})

test('a game at once, a lesson, and two bots to watch', () => {
  const form: Form = {
    game: 'toy',
    editions: ['en'],
    seats: [2],
    boards: [],
    options: [],
    bots: ['greedy', 'random'],
    quick: { en: { size: 3 } },
    lesson: { en: { size: 1 } },
  }
  const bot = { kind: 'bot', bot: 'greedy' }
  const ada = { kind: 'person', name: 'Ada' }
  expect(quick(form, 'fr', 'Ada')).toMatchObject({ seats: [ada, bot], options: { size: 3, edition: 'en' } })
  expect(lesson(form, 'en', 'Ada')).toMatchObject({ seats: [ada, bot], options: { size: 1, edition: 'en' } })
  expect(watched(form, 'en')).toMatchObject({ seats: [bot, bot], options: { size: 3 }, spectators: true })
})
