import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BoardView } from '../../src/board/view.svelte'
import type { Past, Room } from '../../src/room/room.svelte'
import { sliderMarks } from '../../src/replay/sliderMarks'
import { Replay } from '../../src/replay/replay.svelte'
import { settings } from '../../src/lib/settings.svelte'
import type { Event, Frame, Piece, ReelPart, RoomInfo } from '../../src/wire'

const event = (name: string, args: Event['args'] = {}): Event => ({ name, args, rule: '' })
const beats = { turn: 'turn', goes: 'activation', walks: 'move', falls: 'fall', scores: 'score' } as const
const ann: Piece = { id: 'ann', seat: 1, card: 'ann', at: [0, 0, 0], radius: 500 }
const start = {
  scene: { game: 'g', seat: null, phase: 'p', pieces: [ann] },
  waiting: [],
  scenery: { beats, names: {} },
}

function frame(serial: number, events: Event[]): Frame {
  const patch = serial ? { scene: { phase: ['=', String(serial)] } } : ['=', start]
  return { serial, patch, step: { serial, kind: serial ? 'answer' : 'start', events }, settled: true }
}

const FRAMES = [
  frame(0, []),
  frame(1, [event('turn', { turn: 1 }), event('goes', { model: 'ann' })]),
  frame(2, [event('walks', { model: 'ann' }), event('scores', { player: 1 })]),
  frame(3, [event('turn', { turn: 2 }), event('falls', { model: 'ann' })]),
]

const lookBack = vi.fn()
const settled = vi.fn()
const board = {
  motion: { lookBack, play: () => 0, settle: settled },
  playback: { lookBack: vi.fn(), catchUp: vi.fn() },
} as unknown as BoardView

class Table {
  info: Partial<RoomInfo> = { status: 'over', seats: [{ seat: 0, kind: 'person' }] }
  id = 'r'
  tokens = {}
  ownSeat: number | null = null
  past: Past | null = null
  serial = 3
  names = {}
  piece = (id: string) => (id === 'ann' ? ann : undefined)
  get scene() {
    return this.past?.view.scene ?? null
  }
  get room(): Room {
    return this as unknown as Room
  }
}

let asked: string[] = []
let parts: ReelPart[] = []

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  parts = [{ frames: FRAMES, last: 3, more: false }]
  vi.stubGlobal('location', { href: 'http://table/' })
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve({ ok: true, json: () => Promise.resolve(parts.shift()) })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function opened(at: string, table = new Table()): Promise<[Replay, Table]> {
  const replay = new Replay(table.room, board)
  await replay.open({ at, eyes: null })
  return [replay, table]
}

test('it opens at the moment that is wanted, and goes from there by each unit', async () => {
  const [replay, table] = await opened('2.0')
  expect([table.past?.key, replay.eyes, replay.count]).toEqual(['2.0', 'all', 7])
  const after = (unit: 'event' | 'action' | 'activation' | 'turn', way: 1 | -1): string | undefined => {
    replay.press(unit, way)
    return table.past?.key
  }
  expect([after('event', 1), after('turn', 1), after('turn', -1), after('action', 1)]).toEqual([
    '2.1',
    '3.0',
    '1.0',
    '1.1',
  ])
  expect([after('activation', 1), after('event', 1), after('event', 1)]).toEqual(['3.0', '3.1', '3.1'])
  expect(replay.atEnd).toBe(true)
})

test('the past is what was shown, and nothing can be answered in it', async () => {
  const [, table] = await opened('2.0')
  const { view, steps } = table.past!
  expect([view.asks, view.scene.phase, view.serial, table.past!.seat]).toEqual([[], '2', 2, null])
  expect(steps.map(({ serial, events }) => [serial, events?.length])).toEqual([
    [0, 0],
    [1, 2],
    [2, 1],
  ])
})

test('what has passed is told, and after a step back where one is', async () => {
  const [replay, table] = await opened('1.0')
  replay.press('action', 1)
  replay.press('action', 1)
  expect(table.past?.told).toContain('event-scores')
  expect(table.past?.told).toContain('event-walks')
  replay.press('event', -1)
  expect(table.past?.told).toBe('event-walks')
})

test('a moment that is not there is said to be missing, and the one before is shown', async () => {
  const [replay, table] = await opened('99')
  expect([table.past?.key, replay.missed]).toEqual(['3.1', true])
  replay.press('event', -1)
  expect(replay.missed).toBe(false)
})

test('it is shown as soon as it is here, and the rest is fetched after it', async () => {
  parts = [
    { frames: FRAMES.slice(0, 2), last: 3, more: true },
    { frames: FRAMES.slice(2), last: 3, more: false },
  ]
  const [replay] = await opened('first')
  expect(asked.map((address) => new URL(address).searchParams.get('since'))).toEqual(['-1', '1'])
  expect([replay.at, replay.count]).toEqual([0, 7])
})

/** Opened at the first moment, while the second part is still being fetched; and how that comes. */
async function awaiting(): Promise<[Replay, Table, () => Promise<void>]> {
  const answer = (part: ReelPart) => ({ ok: true, json: () => Promise.resolve(part) })
  let arrive = (): void => undefined
  const rest = new Promise((done) => (arrive = () => done(answer({ frames: FRAMES.slice(3), last: 3, more: false }))))
  const parts = [Promise.resolve(answer({ frames: FRAMES.slice(0, 3), last: 3, more: true })), rest]
  vi.stubGlobal('fetch', () => parts.shift())
  const table = new Table()
  const replay = new Replay(table.room, board)
  const fetched = replay.open({ at: 'first', eyes: null })
  await vi.advanceTimersByTimeAsync(0)
  return [replay, table, () => (arrive(), fetched)]
}

test('a step on to what is still being fetched is taken once that is here', async () => {
  const [replay, table, arrive] = await awaiting()
  replay.press('turn', 1)
  replay.press('turn', 1)
  expect(table.past?.key).toBe('1.0') // turn 2 has not come
  await arrive()
  expect(table.past?.key).toBe('3.0')
})

test('who goes elsewhere meanwhile stays there', async () => {
  const [replay, table, arrive] = await awaiting()
  replay.last()
  replay.press('event', 1)
  await arrive()
  expect(table.past?.key).toBe('1.0')
})

test('the last moment is that of the whole game', async () => {
  const [replay, table, arrive] = await awaiting()
  replay.last()
  await arrive()
  expect(table.past?.key).toBe('3.1')
})

test('what plays waits for what is still being fetched, and goes on', async () => {
  const [replay, table, arrive] = await awaiting()
  replay.play('turn')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([table.past?.key, replay.playing]).toEqual(['1.0', true])
  await arrive()
  expect(table.past?.key).toBe('3.0')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([table.past?.key, replay.playing]).toEqual(['3.1', false])
})

test('while the game runs there are one’s own eyes and no others, and it grows', async () => {
  const table = new Table()
  table.info = { ...table.info, status: 'playing' }
  table.ownSeat = 0
  const [replay] = await opened('last', table)
  expect([replay.eyes, replay.choices, new URL(asked[0]!).searchParams.get('seat')]).toEqual([0, [0], '0'])
  table.serial = 4
  parts = [{ frames: [frame(4, [event('goes')])], last: 4, more: false }]
  await replay.grow()
  expect([replay.count, replay.at]).toEqual([8, 6]) // nobody is taken along
})

test('it plays by itself up to the end, and a step by hand stops it', async () => {
  settings.motion = 'none'
  const [replay, table] = await opened('first')
  replay.toggle()
  vi.advanceTimersByTime(500)
  const [soon, playing] = [replay.at, replay.playing]
  expect([soon > 0, playing]).toEqual([true, true])
  vi.advanceTimersByTime(20_000)
  expect([table.past?.key, replay.playing]).toEqual(['3.1', false])
  replay.toggle() // from the beginning
  replay.press('event', 1)
  expect(replay.playing).toBe(false)
})

test('the slider marks turns, falls and scores, with whose they are', async () => {
  const [replay, table] = await opened('last')
  expect(sliderMarks(replay.moments, table.room)).toEqual([
    { at: 1, kind: 'turn', turn: 1, seat: null },
    { at: 4, kind: 'score', turn: 1, seat: 0 },
    { at: 5, kind: 'turn', turn: 2, seat: null },
    { at: 6, kind: 'fall', turn: 2, seat: 1 },
  ])
})
