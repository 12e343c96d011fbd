import { afterEach, expect, test, vi } from 'vitest'
import { gridOf } from '../../src/board/grid'
import { story, type Teller } from '../../src/panels/log/story'
import { Reel, UNITS } from '../../src/replay/reel'
import type { Event, Frame, ReelPart, Shown } from '../../src/wire'
import { python } from '../python'

interface Played {
  part: ReelPart
  shown: Partial<Shown>[]
}
const games = JSON.parse(python('tests/replay/frames.py')) as Record<string, Played>

const reelOf = (part: ReelPart): Reel => {
  const reel = new Reel('room', 'all', undefined, ({ scenery }) => gridOf(scenery.board))
  reel.take(part)
  return reel
}

const teller: Teller = {
  event: ({ name }) => name,
  auto: () => '',
  heading: () => '',
  step: ({ kind }) => kind,
  owner: () => undefined,
  known: () => false,
}
const lines = (reel: Reel, at: number): number =>
  story(reel.steps(reel.moments[at]!), teller).reduce((count, chapter) => count + chapter.lines.length, 0)

afterEach(() => void vi.unstubAllGlobals())

test.each(Object.keys(games))('%s: what a patch leads to is what the server has shown', (name) => {
  const { part, shown } = games[name]!
  const reel = reelOf(part)
  expect(shown.length).toBeGreaterThan(60)
  shown.forEach(({ scene, waiting }, frame) => {
    const there = reel.shown(frame)
    expect({ scene: there.scene, waiting: there.waiting }).toEqual({ scene, waiting })
  })
})

test.each(Object.keys(games))('%s: from moment to moment the log has one line more, or none', (name) => {
  const reel = reelOf(games[name]!.part)
  let before = 0
  reel.moments.forEach(({ line }, at) => {
    const now = lines(reel, at)
    expect(now).toBe(before + (line < 0 ? 0 : 1))
    before = now
  })
  const whole = story(
    reel.frames.map(({ step }) => step),
    teller,
  )
  expect(before).toBe(whole.flatMap((chapter) => chapter.lines).length)
})

test.each(Object.keys(games))('%s: every moment is found by its key, and a larger step stops at fewer', (name) => {
  const reel = reelOf(games[name]!.part)
  reel.moments.forEach(({ key }, at) => expect(reel.find(key)).toBe(at))
  const stops = UNITS.map((unit) => {
    let [at, count] = [0, 0]
    for (; at < reel.moments.length - 1; count++) at = reel.beyond(at, unit, 1)!
    return count
  })
  expect(stops).toEqual([...stops].sort((a, b) => b - a))
  expect(stops[0]).toBe(reel.moments.length - 1)
  expect(stops[1]).toBeLessThan(stops[0]!)
})

// -- a small game, made by hand

const event = (name: string, args: Event['args'] = {}): Event => ({ name, args, rule: '' })
const beats = { turn: 'turn', goes: 'activation', walks: 'move' } as const
const start = { scene: { game: 'g', seat: null, phase: 'p', pieces: [] }, waiting: [], scenery: { beats, board: null } }

function frame(serial: number, events: Event[], more: Partial<Frame> = {}): Frame {
  const patch = serial ? { scene: { phase: ['=', String(serial)] } } : ['=', start]
  return { serial, patch, step: { serial, kind: serial ? 'answer' : 'start', events }, ...more }
}

const small = (): Reel =>
  reelOf({
    frames: [
      frame(0, []),
      frame(1, [event('turn', { turn: 1 }), event('goes')]),
      frame(2, [event('rolls')], { settled: true }),
      frame(3, [], { patch: { waiting: ['=', []] } }), // somebody has chosen in secret: nothing is to be seen
      frame(4, [event('walks'), event('turn', { turn: 2 })], { settled: true }),
    ],
    last: 9,
    more: true,
  })

test('moments are lines of the log, each as large as what begins or ends with it', () => {
  const { moments } = small()
  expect(moments.map(({ key, size, turn }) => [key, UNITS[size], turn])).toEqual([
    ['0', 'event', 0],
    ['1.0', 'turn', 1],
    ['1.1', 'activation', 1],
    ['2.0', 'action', 1],
    ['4.0', 'event', 1],
    ['4.1', 'turn', 2],
  ])
})

test('steps go to the next of their size, and at last to the end, once that is here', () => {
  const reel = small()
  expect([reel.beyond(1, 'turn', 1), reel.beyond(5, 'turn', 1), reel.beyond(5, 'event', 1)]).toEqual([5, null, null])
  reel.more = false
  expect([reel.beyond(0, 'turn', 1), reel.beyond(1, 'turn', 1), reel.beyond(5, 'turn', 1)]).toEqual([1, 5, 5])
  expect([reel.beyond(1, 'action', 1), reel.beyond(5, 'action', -1), reel.beyond(2, 'turn', -1)]).toEqual([2, 3, 1])
  expect([reel.beyond(0, 'event', -1), reel.begun(4), reel.begun(0)]).toEqual([0, 2, 0])
})

test('a serial leads to the last of its moments, and what is not there to the one before', () => {
  const reel = small()
  expect([reel.find('4'), reel.find('3'), reel.find('2.7'), reel.find('99'), reel.find('nonsense')]).toEqual([
    5, 3, 3, 5, 0,
  ])
  expect(['4', '4.1', '3', '99'].map((key) => reel.has(key))).toEqual([true, true, false, false])
})

test.each([
  ['all', 'since=-1&all=true'],
  ['watch', 'since=-1'],
  [1, 'since=-1&seat=1'],
] as const)('with the eyes of %s it asks for %s', async (eyes, query) => {
  const reply = { ok: true, json: () => Promise.resolve({ frames: [], last: 0, more: false }) }
  const asked = vi.fn<(address: string, init: RequestInit) => Promise<unknown>>().mockResolvedValue(reply)
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('location', { href: 'http://table/#/room/r' })
  await new Reel('r', eyes, 'token', () => null).fetch()
  const [address, init] = asked.mock.calls[0]!
  expect(address).toBe(`http://table/api/rooms/r/replay?${query}`)
  expect(init.headers).toEqual({ Authorization: 'Bearer token' })
})

test('the next part is made while one is read', async () => {
  const parts = [
    { frames: [frame(0, [])], last: 2, more: true },
    { frames: [frame(1, [event('turn', { turn: 1 })])], last: 2, more: false },
  ]
  const asked = vi.fn((address: string) => {
    const part = parts[address.includes('since=-1') ? 0 : 1]
    return Promise.resolve({ ok: true, json: () => Promise.resolve(part) })
  })
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('location', { href: 'http://table/#/room/r' })
  const reel = new Reel('r', 'all', undefined, () => null)
  expect(await reel.fetch()).toBe(true)
  expect(asked.mock.calls.map(([address]) => new URL(address).searchParams.get('since'))).toEqual(['-1', '0'])
  expect(reel.frames.length).toBe(1)
  expect(await reel.fetch()).toBe(true)
  expect([asked.mock.calls.length, reel.frames.length, reel.more]).toEqual([2, 2, false])
})
