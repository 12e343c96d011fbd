import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Motion } from '../../../src/board/motion/motion.svelte'
import type { Beat, Kinds } from '../../../src/beats/beats'
import { ways } from '../../../src/board/motion/walks'
import type { Event, Piece, Scene, Step } from '../../../src/wire'

const piece = (at: Piece['at'], lost = 0, id = 'a'): Piece => ({
  id,
  seat: 0,
  card: id,
  at,
  radius: 500,
  health: { boxes: 6, lost },
})
const scene = (...pieces: Piece[]): Scene => ({ game: 'g', seat: 0, phase: 'p', active: 'a', pieces })
const step = (serial: number, ...events: Event[]): Step => ({ serial, kind: 'answer', events })
const moved = (start: number[], end: number[], path?: unknown, model = 'a'): Event => ({
  name: 'moved',
  rule: '',
  args: { model, start, end, path },
})

let frames: FrameRequestCallback[] = []
const tick = (ms: number) => {
  vi.advanceTimersByTime(ms)
  const due = frames
  frames = []
  for (const frame of due) frame(performance.now())
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function started(): Motion {
  const motion = new Motion()
  motion.update('me', scene(piece([0, 0, 0])), [step(1)], true)
  return motion
}

it('nothing moves at first sight', () => {
  const motion = started()
  expect([motion.shown.size, motion.trails.length]).toEqual([0, 0])
})

it('a piece walks along its path and leaves a trail', () => {
  const motion = started()
  const now = piece([2000, 2000, 0])
  motion.update(
    'me',
    scene(now),
    [
      step(1),
      step(
        2,
        moved(
          [0, 0, 0],
          [2000, 2000, 0],
          [
            [2000, 0],
            [2000, 2000],
          ],
        ),
      ),
    ],
    true,
  )
  expect(motion.at(now)).toEqual([0, 0, 0])
  tick(50)
  const [x, y] = motion.at(now)!
  expect(y === 0 || x === 2000).toBe(true)
  tick(200)
  expect(motion.at(now)).toEqual([2000, 2000, 0])
  expect(motion.trails[0]).toMatchObject({
    id: 'a',
    from: [0, 0],
    legs: [
      [2000, 0],
      [2000, 2000],
    ],
  })
})

it('with less motion it is there at once', () => {
  const motion = started()
  const now = piece([2000, 0, 0], 2)
  motion.update('me', scene(now), [step(2, moved([0, 0, 0], [2000, 0, 0]))], false)
  expect([motion.at(now), motion.floats, motion.trails.length]).toEqual([[2000, 0, 0], [], 1])
})

it('can be skipped', () => {
  const motion = started()
  const now = piece([2000, 0, 0])
  motion.update('me', scene(now), [step(2)], true)
  motion.skip()
  expect(motion.at(now)).toEqual([2000, 0, 0])
})

it('a wound floats up as a number, and goes', () => {
  const motion = started()
  motion.update('me', scene(piece([0, 0, 0], 2)), [step(2)], true)
  expect(motion.floats.map((one) => one.text)).toEqual(['−2'])
  vi.advanceTimersByTime(2000)
  expect(motion.floats).toEqual([])
})

it('glides back when a drop was not taken, and stays when it was', () => {
  const motion = started()
  const home = piece([0, 0, 0])
  motion.hold('a', [3000, 0])
  motion.release('a', [3000, 0], false, true)
  expect(motion.at(home)).toEqual([3000, 0, 0])
  tick(300)
  expect(motion.at(home)).toEqual([0, 0, 0])
  motion.release('a', [2000, 0], true, true)
  const now = piece([2000, 0, 0])
  motion.update('me', scene(now), [step(2, moved([0, 0, 0], [2000, 0, 0]))], true)
  expect(motion.at(now)).toEqual([2000, 0, 0])
})

it('another activation wipes the trails, but not those since it began', () => {
  const motion = started()
  motion.update('me', scene(piece([1000, 0, 0])), [step(2, moved([0, 0, 0], [1000, 0, 0]))], true)
  const next = { ...scene(piece([1500, 0, 0]), piece([5000, 0, 0], 0, 'b')), active: 'b' }
  motion.update('me', next, [step(2), step(3, moved([1000, 0, 0], [1500, 0, 0])), step(4)], true)
  expect(motion.trails).toEqual([])
})

it('another pair of eyes sees nothing move', () => {
  const motion = started()
  const now = piece([2000, 0, 0])
  motion.update('you', scene(now), [step(2)], true)
  expect([motion.at(now), motion.trails.length]).toEqual([[2000, 0, 0], 0])
})

it('ways run through all moves of a piece, arcs too, and an undo forgets them', () => {
  const arc = { around: [2000, 1000], to: [3000, 1000], turn: 'left' }
  const steps = [
    step(1, moved([0, 0, 0], [2000, 0, 0], [[2000, 0]])),
    step(2, moved([2000, 0, 0], [3000, 1000, 0], [arc])),
  ]
  const isPiece = (id: string) => id === 'a'
  expect(ways(steps, isPiece).get('a')).toEqual({ from: [0, 0], legs: [[2000, 0], arc] })
  expect(ways([...steps, { serial: 3, kind: 'undo' }], isPiece).size).toBe(0)
})

// -- beats

const kinds: Kinds = { moved: 'move', hurt: 'harm', slain: 'fall', round: 'turn', came: 'arrive' }
const told = (name: string, args: Record<string, unknown>): Event => ({ name, rule: '', args })

/** What happened, held until it is played. */
function happened(motion: Motion, now: Scene, ...events: Event[]): Beat[] {
  return motion.update('me', now, [step(1), step(2, ...events)], true, kinds, true)
}

it('until its beat is played, a piece is drawn as it was', () => {
  const motion = started()
  const now = piece([2000, 0, 0], 2)
  const [move, harm] = happened(motion, scene(now), moved([0, 0, 0], [2000, 0, 0]), told('hurt', { model: 'a' }))
  expect([motion.at(now), motion.drawn(now)?.health?.lost]).toEqual([[0, 0, 0], 0])
  const ms = motion.play(move!)
  expect(ms).toBe(150 + 200 + 250 + 60)
  tick(349)
  expect([motion.at(now), motion.carried]).toEqual([[0, 0, 0], ''])
  tick(200)
  expect(motion.at(now)![0]).toBeGreaterThan(0)
  expect(motion.carried).toBe('a')
  motion.settle(move!)
  expect([motion.at(now), motion.drawn(now)?.health?.lost, motion.carried]).toEqual([[2000, 0, 0], 0, ''])
  motion.play(harm!)
  vi.advanceTimersByTime(90)
  expect(motion.drawn(now)?.health?.lost).toBe(1)
  vi.advanceTimersByTime(90)
  expect(motion.drawn(now)?.health?.lost).toBe(2)
  motion.settle(harm!)
  expect(motion.drawn(now)).toBe(now)
})

it('a piece that was carried lies where it was set down until the next beat', () => {
  const motion = started()
  const now = piece([2000, 0, 0], 2)
  const [move] = happened(motion, scene(now), moved([0, 0, 0], [2000, 0, 0]), told('hurt', { model: 'a' }))
  motion.play(move!)
  for (let k = 0; k < 20; k++) tick(50)
  expect([motion.at(now), motion.drawn(now)?.health?.lost]).toEqual([[2000, 0, 0], 0])
})

it('there and back is seen, though in the end the piece stands where it stood', () => {
  const motion = started()
  const now = piece([0, 0, 0])
  const there = happened(motion, scene(now), moved([0, 0, 0], [2000, 0, 0]), moved([2000, 0, 0], [0, 0, 0]))
  const [out, back] = there
  motion.play(out!)
  for (let k = 0; k < 20; k++) tick(50)
  expect(motion.at(now)).toEqual([2000, 0, 0])
  motion.settle(out!)
  expect(motion.at(now)).toEqual([2000, 0, 0])
  motion.play(back!)
  motion.settle(back!)
  motion.rewind(there)
  motion.play(out!)
  motion.settle(out!)
  expect(motion.at(now)).toEqual([2000, 0, 0])
  motion.settle(back!)
  expect(motion.at(now)).toEqual([0, 0, 0])
})

it('who falls is seen to fall, and a mark with the turn stays', () => {
  const motion = started()
  const gone = piece(null, 6)
  const [turn, fall] = happened(motion, scene(gone), told('round', { turn: 3 }), told('slain', { model: 'a' }))
  motion.settle(turn!)
  expect(motion.at(gone)).toEqual([0, 0, 0])
  motion.play(fall!)
  expect(motion.acts.get('a')?.name).toBe('fall')
  motion.settle(fall!)
  expect([motion.at(gone), motion.acts.size]).toEqual([null, 0])
  expect(motion.fallen).toEqual([{ id: 'a', seat: 0, at: [0, 0, 0], radius: 500, turn: 3 }])
})

it('who arrives is not there before', () => {
  const motion = started()
  const next = piece([9000, 0, 0], 0, 'b')
  const [came] = happened(motion, scene(piece([0, 0, 0]), next), told('came', { model: 'b' }))
  expect(motion.allDrawn([next])).toEqual([])
  motion.play(came!)
  expect([motion.allDrawn([next]), motion.acts.get('b')?.name]).toEqual([[next], 'drop'])
})

it('caught up, everything is as it is now', () => {
  const motion = started()
  const now = piece([2000, 0, 0], 2)
  const beats = happened(motion, scene(now), moved([0, 0, 0], [2000, 0, 0]), told('hurt', { model: 'a' }))
  motion.play(beats[0]!)
  for (const beat of beats) motion.settle(beat)
  expect([motion.drawn(now), motion.at(now)]).toEqual([now, [2000, 0, 0]])
})

it('shown again, a piece goes its ways once more from where it began', () => {
  const motion = started()
  const now = piece([2000, 2000, 0])
  const beats = happened(motion, scene(now), moved([0, 0, 0], [2000, 0, 0]), moved([2000, 0, 0], [2000, 2000, 0]))
  for (const beat of beats) motion.settle(beat)
  motion.rewind(beats)
  expect(motion.at(now)).toEqual([0, 0, 0])
  motion.play(beats[0]!)
  motion.settle(beats[0]!)
  expect(motion.at(now)).toEqual([2000, 0, 0])
  motion.settle(beats[1]!)
  expect(motion.drawn(now)).toBe(now)
})

it('at first sight the marks of those who fell are where they went last', () => {
  const motion = new Motion()
  const steps = [step(1, told('round', { turn: 2 }), moved([0, 0, 0], [5000, 0, 0]), told('slain', { model: 'a' }))]
  motion.update('me', scene(piece(null)), steps, true, kinds)
  expect(motion.fallen).toMatchObject([{ id: 'a', at: [5000, 0, 0], turn: 2 }])
})
