import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, DEAD, PULSE } from '../../src/room/connection.svelte'
import type { RoomInfo, ServerMessage } from '../../src/wire'
import { open, Socket } from '../socket'

const info: RoomInfo = { room: 'r', game: 'g', options: {}, status: 'playing', seats: [], commitment: '' }
const welcome: ServerMessage = { t: 'welcome', info, seats: [0] }

let since: number | null = null
const connect = () => new Connection('r', ['token'], { heard: () => undefined, since: () => since, open })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', new URL('https://table.example/games/#/room/r'))
  vi.stubGlobal('WebSocket', Socket)
  Socket.made = []
  since = null
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it enters with its tokens, which are never in the address', () => {
  const connection = connect()
  expect(connection.status).toBe('connecting')
  const socket = Socket.last.open()
  expect(socket.url).toBe('wss://table.example/games/api/live')
  expect(socket.said).toEqual([{ t: 'enter', room: 'r', tokens: ['token'] }])
  socket.tell(welcome)
  expect(connection.status).toBe('live')
  connection.close()
})

test('a reply finds its question', async () => {
  const connection = connect()
  Socket.last.open().tell(welcome)
  const asked = [connection.ask({ t: 'threat', piece: 'a' }), connection.ask({ t: 'threat', piece: 'b' })]
  Socket.last.tell({ t: 'reply', ref: 2, ok: true, data: 'B' })
  Socket.last.tell({ t: 'reply', ref: 1, ok: true, data: 'A' })
  expect((await Promise.all(asked)).map(({ data }) => data)).toEqual(['A', 'B'])
  connection.close()
})

test('without a connection nothing is kept back: it is refused at once', async () => {
  const connection = connect()
  const reply = await connection.ask({ t: 'answer', seat: 0, moment: 1, answer: 'x' })
  expect(reply.ok).toBe(false)
  expect(reply.fault?.code).toBe('offline')
  Socket.last.open().tell(welcome)
  expect(Socket.last.heard('answer')).toEqual([])
  connection.close()
})

test('after a break it comes back with what it knows, and repeats an answer nobody acknowledged', async () => {
  const connection = connect()
  Socket.last.open().tell(welcome)
  const answered = connection.ask({ t: 'answer', seat: 0, moment: 7, answer: 'x' })
  const looked = connection.ask({ t: 'threat', piece: 'a' })
  since = 12
  Socket.last.break()
  expect(connection.status).toBe('reconnecting')
  expect((await looked).fault?.code).toBe('offline')
  vi.advanceTimersByTime(1000)
  expect(Socket.made).toHaveLength(2)
  Socket.last.open()
  expect(Socket.last.said).toEqual([{ t: 'enter', room: 'r', tokens: ['token'], since: 12 }])
  Socket.last.tell(welcome)
  expect(Socket.last.heard('answer')).toEqual([{ t: 'answer', seat: 0, moment: 7, answer: 'x', ref: 1 }])
  Socket.last.tell({ t: 'reply', ref: 1, ok: true })
  expect((await answered).ok).toBe(true)
  connection.close()
})

test('it says that it is alive, and notices when the other side is not', () => {
  const connection = connect()
  Socket.last.open().tell(welcome)
  vi.advanceTimersByTime(PULSE)
  expect(Socket.last.heard('pulse')).toHaveLength(1)
  Socket.last.tell({ t: 'pong' })
  vi.advanceTimersByTime(DEAD + PULSE)
  expect(connection.status).toBe('reconnecting')
  connection.close()
})

test('it comes back when it was silent for too long, as a page is that sleeps or is busy', () => {
  const connection = connect()
  Socket.last.open().tell(welcome)
  Socket.last.break(1013)
  expect(connection.status).toBe('reconnecting')
  vi.advanceTimersByTime(1000)
  Socket.last.open().tell(welcome)
  expect(connection.status).toBe('live')
  Socket.last.break(1008)
  expect(connection.status).toBe('refused')
})

test('it waits longer each time, and tries at once when asked to', () => {
  const connection = connect()
  for (let tries = 0; tries < 6; tries++) {
    const before = Socket.made.length
    Socket.last.break()
    while (Socket.made.length === before) vi.advanceTimersByTime(100)
  }
  const calls = Socket.made.length
  Socket.last.break()
  vi.advanceTimersByTime(5000)
  expect(Socket.made).toHaveLength(calls)
  connection.retryNow()
  expect(Socket.made).toHaveLength(calls + 1)
  connection.close()
})

test('a room that does not let it in is not asked again', () => {
  const connection = connect()
  Socket.last.open()
  const why = { key: 'error-no-room', rule: '', args: {} }
  Socket.last.tell({ t: 'reply', ref: 0, ok: false, fault: { code: 'unknown', why } })
  expect(connection.status).toBe('refused')
  expect(connection.fault?.why).toEqual(why)
  vi.advanceTimersByTime(60_000)
  expect(Socket.made).toHaveLength(1)
})
