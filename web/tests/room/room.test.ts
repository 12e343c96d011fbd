import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { textStore } from '../../src/lib/text.svelte'
import { Room } from '../../src/room/room.svelte'
import { merged } from '../../src/room/steps.svelte'
import type { Ask, Hand, RoomInfo, Scenery, Step, Update } from '../../src/wire'
import { open, Socket } from '../socket'

const info: RoomInfo = { room: 'r', game: 'g', options: {}, status: 'playing', seats: [], commitment: '' }
const scenery: Scenery = {
  t: 'scenery',
  room: 'r',
  board: { width: 1000, height: 1000, unit: 'inch', terrain: [{ id: 'wall', kind: 'wall', shapes: [] }] },
  names: {},
  sheets: { card: { id: 'card', name: {} } },
  faces: {},
}
const ask = (seat: number): Ask => ({ kind: 'choose', name: 'what', seat, rule: '', of: 'word', options: ['a'] })

interface Told {
  asked?: boolean
  hands?: Hand[]
  steps?: Step[]
  serial?: number
}

function update(seat: number | null, { asked = false, hands = [], steps = [], serial = 1 }: Told = {}): Update {
  const scene = {
    game: 'g',
    seat,
    phase: 'p',
    hands,
    pieces: [{ id: 'p', seat: 0, card: 'card', at: null, radius: 1 }],
  }
  return { t: 'update', seat, serial, moment: serial, scene, asks: asked ? [ask(seat ?? 0)] : [], waiting: [], steps }
}

const step = (serial: number): Step => ({ serial, kind: 'answer' })
const held = (seat: number, shown: boolean): Hand => ({
  seat,
  kind: 'hand',
  count: 2,
  cards: shown ? ['a', 'b'] : null,
})

let room: Room
const tell = (...updates: Update[]) => updates.forEach((one) => Socket.last.tell(one))

function enter(seats: number[]): void {
  room = new Room('r', Object.fromEntries(seats.map((seat) => [seat, `t${seat}`])), open)
  Socket.last.open().tell({ t: 'welcome', info, seats })
  Socket.last.tell(scenery)
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://table.example/'))
  vi.stubGlobal('WebSocket', Socket)
  Socket.made = []
})

afterEach(() => {
  room.close()
  vi.unstubAllGlobals()
})

test('a scene is the update with the scenery around it', () => {
  enter([1])
  tell(update(1, { asked: true }))
  expect(room.seat).toBe(1)
  expect(room.scene?.board?.width).toBe(1000)
  expect(room.piece('p')?.card).toBe('card')
  expect(room.terrain('wall')?.kind).toBe('wall')
  expect(room.sheet('card')?.id).toBe('card')
  expect(room.ask?.name).toBe('what')
})

test('a spectator sees through nobody’s eyes', () => {
  enter([])
  tell(update(null))
  expect(room.seat).toBeNull()
  expect(room.view?.serial).toBe(1)
})

test('an answer names the moment that it answers', () => {
  enter([0])
  tell(update(0, { asked: true, serial: 5 }))
  void room.answer('a')
  expect(Socket.last.heard('answer')).toEqual([{ t: 'answer', seat: 0, moment: 5, answer: 'a', ref: 1 }])
})

test('with several people at one screen it looks through the eyes of who is asked', () => {
  enter([0, 1])
  tell(update(0), update(1, { asked: true }))
  expect(room.seat).toBe(1)
  expect(room.curtain).toBeNull()
})

test('hidden cards wait behind a curtain until the screen is in the right hands', () => {
  enter([0, 1])
  const own = (seat: number) => ({ hands: [held(0, seat === 0), held(1, seat === 1)] })
  tell(update(0, { asked: true, ...own(0) }), update(1, own(1)))
  expect(room.seat).toBe(0)
  tell(update(0, { ...own(0), serial: 2 }), update(1, { asked: true, ...own(1), serial: 2 }))
  expect(room.seat).toBe(0)
  expect(room.curtain).toBe(1)
  room.lift()
  expect([room.seat, room.curtain]).toEqual([1, null])
})

test('open hands need no curtain', () => {
  enter([0, 1])
  const hands = [held(0, true), held(1, true)]
  tell(update(0, { hands }), update(1, { asked: true, hands }))
  expect(room.seat).toBe(1)
  expect(room.curtain).toBeNull()
})

test('after a secret choice the screen is passed on, and so is what only one may read', () => {
  enter([0, 1])
  tell(update(0, { asked: true }), update(1, { asked: true }))
  expect(room.seat).toBe(0)
  const waiting = [
    { seat: 0, ask: 'what', rule: '', chosen: true },
    { seat: 1, ask: 'what', rule: '', chosen: false },
  ]
  tell({ ...update(0, { serial: 2 }), waiting }, { ...update(1, { asked: true, serial: 2 }), waiting })
  expect(room.curtain).toBe(1)
  room.lift()
  const secret = update(0, { asked: true, serial: 3 })
  tell({ ...secret, scene: { ...secret.scene, table: { schemes: { 0: ['mine'] } } } }, update(1, { serial: 3 }))
  expect(room.curtain).toBe(0)
})

test('a detail is fetched once for each moment', () => {
  enter([0])
  tell(update(0, { asked: true }))
  void room.engine.detail(['jog']).catch(() => undefined)
  void room.engine.detail(['jog']).catch(() => undefined)
  expect(Socket.last.heard('detail')).toHaveLength(1)
  tell(update(0, { asked: true, serial: 2 }))
  void room.engine.detail(['jog']).catch(() => undefined)
  expect(Socket.last.heard('detail')).toHaveLength(2)
})

test('steps are kept once each, in order, however often they are told', () => {
  expect(merged([step(1), step(2)], [step(3)]).map(({ serial }) => serial)).toEqual([1, 2, 3])
  expect(merged([step(3)], [step(1), step(2), step(3)]).map(({ serial }) => serial)).toEqual([1, 2, 3])
  enter([0])
  tell(update(0, { steps: [step(1)] }), update(0, { steps: [step(1), step(2)], serial: 2 }))
  expect(room.steps.map(({ serial }) => serial)).toEqual([1, 2])
})

test('a question is closed until what came of its answer is there', async () => {
  enter([0])
  tell(update(0, { asked: true, serial: 1 }))
  const said = room.answer('a')
  expect(room.sending).toBe(true)
  Socket.last.tell({ t: 'reply', ref: 1, ok: true })
  await said
  expect(room.sending).toBe(true)
  tell(update(0, { asked: true, serial: 2 }))
  expect(room.sending).toBe(false)
})

test('a question whose answer is refused is open again at once', async () => {
  enter([0])
  tell(update(0, { asked: true, serial: 1 }))
  const said = room.answer('a')
  Socket.last.tell({ t: 'reply', ref: 1, ok: false })
  await said
  expect(room.sending).toBe(false)
})

test('an answer whose news came before its receipt closes nothing', async () => {
  enter([0])
  tell(update(0, { asked: true, serial: 1 }))
  const said = room.answer('a')
  tell(update(0, { asked: true, serial: 2 }))
  expect(room.sending).toBe(true)
  Socket.last.tell({ t: 'reply', ref: 1, ok: true })
  await said
  expect(room.sending).toBe(false)
})

test('the course of the game is asked for once, and again if it could not be had', async () => {
  enter([1])
  const course = { start: {}, turns: [], notes: [], names: { eve: { en: 'Eve' } } }
  const fetched = vi.fn<typeof fetch>().mockRejectedValueOnce(new Error('offline'))
  fetched.mockImplementation(() => Promise.resolve(Response.json(course)))
  vi.stubGlobal('fetch', fetched)
  await expect(room.course()).rejects.toThrow('offline')
  expect(await Promise.all([room.course(), room.course()])).toEqual([course, course])
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(fetched).toHaveBeenLastCalledWith('https://table.example/api/rooms/r/course', {
    headers: { Authorization: 'Bearer t1' },
  })
  expect(textStore.names).toHaveProperty('eve')
})

test('who has left a cleared board still tells whose side it was', async () => {
  enter([0])
  tell(update(0))
  Socket.last.tell({ t: 'room', info: { ...info, seats: [{ seat: 0, kind: 'person' }] } })
  const gone = { id: 'q', seat: 0, card: 'card', at: null, radius: 1, side: 1 }
  const course = { start: {}, turns: [], notes: [], stood: [gone] }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(course)))
  expect(room.parties).toEqual([null])
  await room.course()
  expect(room.parties).toEqual([1])
})
