import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Beat, Kind } from '../../src/beats/beats'
import type { Pace } from '../../src/beats/pace'
import { Playback, type Stage } from '../../src/beats/playback.svelte'

const MS = 100 // for each beat

const beat = (key: string, kind: Kind = 'move', seat: number | null = 1): Beat => ({
  key,
  kind,
  event: { name: kind, rule: '', args: {} },
  seat,
  who: 'ann',
  targets: [],
  way: null,
})

let played: string[]
let settled: string[]
let pointed: string | undefined
let rewound: string[]
const stage: Stage = {
  play: ({ key }) => (played.push(key), MS),
  settle: ({ key }) => void settled.push(key),
  point: (told) => void (pointed = told?.key),
  rewind: (beats) => void (rewound = beats.map(({ key }) => key)),
}
const wishes: { pace: Pace; moves: boolean } = { pace: 'normal', moves: true }

beforeEach(() => {
  vi.useFakeTimers()
  played = []
  settled = []
  rewound = []
  pointed = undefined
  Object.assign(wishes, { pace: 'normal', moves: true })
})
afterEach(() => vi.useRealTimers())

function seen(...beats: Beat[]): Playback {
  const playback = new Playback(stage, () => wishes)
  playback.begin(0, [])
  playback.push(beats)
  return playback
}

const keysOf = (beats: readonly Beat[]): string[] => beats.map(({ key }) => key)

it('shows one beat after the other, with a pause between them', () => {
  const playback = seen(beat('1'), beat('2'))
  expect(played).toEqual(['1'])
  vi.advanceTimersByTime(MS + 699)
  expect(played).toEqual(['1'])
  vi.advanceTimersByTime(1)
  expect([played, settled, pointed]).toEqual([['1', '2'], ['1'], '2'])
  vi.advanceTimersByTime(MS + 700)
  expect([settled, playback.busy, pointed]).toEqual([['1', '2'], false, undefined])
})

it('the pace says how long the pause is', () => {
  wishes.pace = 'calm'
  seen(beat('1'), beat('2'))
  vi.advanceTimersByTime(MS + 1399)
  expect(played).toEqual(['1'])
  vi.advanceTimersByTime(1)
  expect(played).toEqual(['1', '2'])
})

it('what comes later waits for its turn', () => {
  const playback = seen(beat('1'))
  playback.push([beat('2')])
  expect(played).toEqual(['1'])
  vi.advanceTimersByTime(MS + 700)
  expect(played).toEqual(['1', '2'])
})

it('tells what was and what is, and nothing that is to come', () => {
  const playback = seen(beat('1'), beat('2'), beat('3'))
  expect(keysOf(playback.shown)).toEqual(['1'])
  vi.advanceTimersByTime(MS + 700)
  expect([keysOf(playback.past), playback.now?.key, keysOf(playback.shown)]).toEqual([['1'], '2', ['1', '2']])
})

it('an activation begins anew', () => {
  const playback = seen(beat('1'), beat('2', 'activation'), beat('3'))
  vi.advanceTimersByTime(2 * (MS + 700))
  expect(keysOf(playback.shown)).toEqual(['2', '3'])
})

it('at once, and with less motion, nothing waits', () => {
  wishes.pace = 'once'
  const playback = seen(beat('1'), beat('2'))
  expect([played, settled, playback.busy, playback.behind]).toEqual([[], ['1', '2'], false, false])
  Object.assign(wishes, { pace: 'normal', moves: false })
  playback.push([beat('3')])
  expect([settled, keysOf(playback.shown)]).toEqual([
    ['1', '2', '3'],
    ['1', '2', '3'],
  ])
})

it('one sound stands for what happens at once', () => {
  const heard: string[] = []
  wishes.pace = 'once'
  const playback = new Playback(
    stage,
    () => wishes,
    ({ key }) => void heard.push(key),
  )
  playback.push([beat('1'), beat('2', 'fall'), beat('3', 'effect')])
  expect(heard).toEqual(['2'])
})

it('catches up in order, each beat once', () => {
  const playback = seen(beat('1'), beat('2'), beat('3'))
  playback.catchUp()
  expect([settled, keysOf(playback.past), playback.now, playback.behind]).toEqual([
    ['1', '2', '3'],
    ['1', '2', '3'],
    null,
    false,
  ])
  vi.advanceTimersByTime(10_000)
  expect([played, settled.length]).toEqual([['1'], 3])
})

it('is behind only with what others did', () => {
  const playback = seen(beat('1', 'move', 0))
  expect([playback.busy, playback.behind]).toEqual([true, false])
  playback.push([beat('2', 'move', 1)])
  expect(playback.behind).toBe(true)
})

it('after what I did myself there is no pause', () => {
  seen(beat('1', 'move', 0), beat('2'))
  vi.advanceTimersByTime(MS)
  expect(played).toEqual(['1', '2'])
})

it('stops, goes on by steps, and plays on', () => {
  const playback = seen(beat('1'), beat('2'), beat('3'))
  playback.pause()
  vi.advanceTimersByTime(10_000)
  expect(played).toEqual(['1'])
  playback.step()
  vi.advanceTimersByTime(10_000)
  expect([played, playback.paused]).toEqual([['1', '2'], true])
  playback.toggle()
  expect([played, playback.paused]).toEqual([['1', '2', '3'], false])
})

it('is fast until it has caught up', () => {
  const playback = seen(beat('1'), beat('2'), beat('3'))
  playback.faster()
  vi.advanceTimersByTime(MS + 60)
  expect([played, playback.hurried]).toEqual([['1', '2', '3'], true])
  vi.advanceTimersByTime(MS + 60)
  expect([playback.busy, playback.hurried]).toEqual([false, false])
})

it('shows the last activation again, and is not behind while it does', () => {
  const playback = seen(beat('1'), beat('2', 'activation'), beat('3'))
  playback.catchUp()
  playback.replay()
  expect([rewound, played, playback.behind]).toEqual([['2', '3'], ['1', '2'], false])
  vi.advanceTimersByTime(MS + 700)
  expect(keysOf(playback.shown)).toEqual(['2', '3'])
  playback.push([beat('4')]) // the table goes on: what was shown before is not shown to its end
  expect([played.at(-1), keysOf(playback.shown)]).toEqual(['4', ['2', '3', '4']])
})

it('with less motion, too, it can be shown again step by step', () => {
  wishes.moves = false
  const playback = seen(beat('1', 'activation'), beat('2'))
  playback.replay()
  expect(keysOf(playback.shown)).toEqual(['1'])
  vi.advanceTimersByTime(MS + 300)
  expect(keysOf(playback.shown)).toEqual(['1', '2'])
})

it('of a moment that was, what led to it since something began is known, and nothing is to come', () => {
  const playback = seen(beat('1'), beat('2'))
  playback.lookBack([beat('3'), beat('4', 'activation'), beat('5')], beat('6'))
  expect([keysOf(playback.shown), playback.now?.key, pointed]).toEqual([['4', '5', '6'], '6', '6'])
  vi.advanceTimersByTime(10_000)
  expect([playback.behind, played]).toEqual([false, ['1']])
  playback.catchUp()
  expect([playback.busy, playback.again]).toEqual([false, false])
})

it('if far too much waits, it goes on with the last activation', () => {
  const many = Array.from({ length: 200 }, (_, k) => beat(`a${k}`))
  const playback = seen(...many, beat('last', 'activation'), beat('end'))
  expect([played, settled.length, keysOf(playback.shown)]).toEqual([['last'], 200, ['last']])
})

it('another pair of eyes sees how the last activation went, and nothing is played', () => {
  const playback = seen(beat('1'), beat('2'))
  playback.begin(1, [beat('3', 'activation'), beat('4'), beat('5', 'activation'), beat('6')])
  expect([keysOf(playback.shown), playback.busy]).toEqual([['5', '6'], false])
  vi.advanceTimersByTime(10_000)
  expect(played).toEqual(['1'])
})
