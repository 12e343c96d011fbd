import { beforeEach, expect, it } from 'vitest'
import { SOUND_OF } from '../../src/beats/sounding'
import { SOUNDS, Sounds, type Sound } from '../../src/lib/sounds'

/** What a browser would be asked to play. */
class FakeContext {
  currentTime = 10
  sampleRate = 8000
  state = 'running'
  destination = {}
  starts: number[] = []
  stops: number[] = []
  peaks: number[] = []
  gains: { value: number }[] = []

  private source = () => ({
    frequency: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: <T>(to: T) => to,
    start: (at: number) => void this.starts.push(at),
    stop: (at: number) => void this.stops.push(at),
  })
  createOscillator = this.source
  createBufferSource = () => ({ ...this.source(), buffer: null })
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
  createBiquadFilter = () => ({ type: '', frequency: { value: 0 }, Q: { value: 0 }, connect: <T>(to: T) => to })
  createGain = () => {
    const gain = {
      value: 1,
      setValueAtTime: () => undefined,
      exponentialRampToValueAtTime: (value: number) => void this.peaks.push(value),
    }
    this.gains.push(gain)
    return { gain, connect: <T>(to: T) => to }
  }
}

let opened: number
let context: FakeContext
const wanted = { sound: true, volume: 1 }
const made = () =>
  new Sounds(
    () => wanted,
    () => (opened++, context as unknown as AudioContext),
  )

beforeEach(() => {
  opened = 0
  context = new FakeContext()
  Object.assign(wanted, { sound: true, volume: 1 })
})

it('nothing is opened or heard until it is switched on, nor at no volume', () => {
  wanted.sound = false
  const sounds = made()
  sounds.play('dice')
  Object.assign(wanted, { sound: true, volume: 0 })
  sounds.play('dice')
  expect([opened, context.starts]).toEqual([0, []])
})

it('plays every stroke of a sound, from now on or later', () => {
  const sounds = made()
  sounds.play('dice')
  sounds.play('step', 500)
  expect(opened).toBe(1)
  expect(context.starts.length).toBe(SOUNDS.dice.length + SOUNDS.step.length)
  expect([context.starts[0], context.starts.at(-1)]).toEqual([10, 10.5])
})

it('the volume is that of the reader', () => {
  const sounds = made()
  sounds.play('step')
  wanted.volume = 0.5
  sounds.play('step')
  const masters = context.gains.filter(({ value }) => value !== 1).map(({ value }) => value)
  expect(masters).toEqual([0.5, 0.125])
})

it('every sound is short and no stroke too loud', () => {
  for (const sound of Object.keys(SOUNDS) as Sound[]) {
    context = new FakeContext()
    made().play(sound)
    expect(Math.max(...context.stops) - 10, sound).toBeLessThan(1.3)
    expect(Math.max(...context.peaks), sound).toBeLessThan(1)
  }
})

it('every sound but the bell belongs to a beat', () => {
  expect(new Set([...Object.values(SOUND_OF), 'turn'])).toEqual(new Set(Object.keys(SOUNDS)))
})
