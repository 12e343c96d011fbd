import { describe, expect, test, vi } from 'vitest'
import { distance } from '../../../src/board/geometry'
import { Drawing } from '../../../src/ask/drawing/drawing.svelte'
import { throttle } from '../../../src/ask/drawing/throttle'
import type { PathAsk, PlaceAsk, Refusal } from '../../../src/wire'

const head = { seat: 0, rule: 'TOY-01', of: 'word' }
const path: PathAsk = { ...head, kind: 'path', name: 'walk', about: { model: 'ann', distance: 4000 } }
const place: PlaceAsk = { ...head, kind: 'place', name: 'stand', about: { model: 'ann' } }
const judge = (why: Refusal | null = null) => ({
  why: vi.fn<(value: unknown) => Promise<Refusal | null>>(async () => why),
  preview: vi.fn(async () => ({ events: [], pieces: [] })),
  nearest: vi.fn(async (): Promise<unknown> => null),
})
const draw = (ask: PathAsk | PlaceAsk, why: Refusal | null = null) => new Drawing(ask, 'ann', [0, 0, 0], judge(why))

describe('a path', () => {
  test('corner after corner, and back', () => {
    const drawing = draw(path)
    expect(drawing.value).toBeUndefined()
    drawing.move([1000, 0])
    drawing.corner()
    drawing.move([1000, 1000])
    expect(drawing.value).toEqual([
      [1000, 0],
      [1000, 1000],
    ])
    expect(drawing.length).toBe(2000)
    drawing.corner()
    drawing.corner() // twice on the same spot is once
    expect(drawing.legs).toHaveLength(2)
    drawing.less()
    expect(drawing.value).toEqual([[1000, 0]])
    drawing.less()
    expect(drawing.less()).toBe(false)
  })

  test('stops at the limit on the way to the cursor', () => {
    const drawing = draw(path)
    drawing.move([3000, 0])
    drawing.corner()
    drawing.move([3000, 9000])
    expect(drawing.stop).toEqual([3000, 1000])
    expect(drawing.length).toBe(12000) // the ruler shows how far it would be
    expect(drawing.value).toEqual([
      [3000, 0],
      [3000, 1000],
    ])
  })

  test('to stay where one is can be chosen, too', () => {
    const drawing = draw(path)
    drawing.propose([])
    expect([drawing.started, drawing.value]).toEqual([true, []])
    drawing.move([1000, 0])
    expect(drawing.value).toEqual([[1000, 0]])
    drawing.propose([])
    drawing.less()
    expect([drawing.started, drawing.value]).toEqual([false, undefined])
  })

  test('measured by a number key', () => {
    const drawing = draw(path)
    expect(drawing.measured(2)).toBe(false)
    drawing.move([300, 400])
    expect(drawing.measured(2)).toBe(true)
    expect(drawing.value).toEqual([[1200, 1600]])
  })
})

describe('a path up a side', () => {
  const ring: [number, number][] = [
    [2000, -3000],
    [4000, -3000],
    [4000, 3000],
    [2000, 3000],
  ]
  const climb = () => new Drawing(path, 'ann', [0, 0, 0], judge(), { shapes: [{ ring }], radius: 500 })

  test('ends against it, as high as was said', () => {
    const drawing = climb()
    drawing.move([2600, 700])
    drawing.raise(1500)
    expect(drawing.stop).toEqual([1500, 700])
    expect(drawing.value).toEqual([[1500, 700, 1500]])
    expect(drawing.length).toBeCloseTo(Math.hypot(1500, 700) + 1500)
    drawing.raise(null)
    expect(drawing.value).toEqual([[2600, 700]])
  })

  test('may go on from there, and be taken back', () => {
    const drawing = climb()
    drawing.move([1900, 0])
    drawing.raise(1000)
    drawing.corner()
    expect([drawing.legs, drawing.height, drawing.cursor]).toEqual([[[1500, 0, 1000]], null, null])
    drawing.raise(2000) // higher, where it hangs
    expect(drawing.value).toEqual([
      [1500, 0, 1000],
      [1500, 0, 2000],
    ])
    expect(drawing.length).toBe(3500)
    drawing.less()
    expect(drawing.value).toEqual([[1500, 0, 1000]])
    drawing.move([0, 0])
    expect(drawing.value).toEqual([
      [1500, 0, 1000],
      [0, 0],
    ])
    expect(drawing.length).toBe(4000)
  })

  test('where nothing can be climbed a height is that of a floor', () => {
    const drawing = draw(path)
    drawing.raise(1000)
    drawing.move([1000, 0])
    expect([drawing.climbs, drawing.value]).toEqual([false, [[1000, 0]]])
  })
})

describe('a place', () => {
  test('by pointer, by arrow keys, by proposal', () => {
    const drawing = draw(place)
    drawing.move([500.4, 700.6])
    expect(drawing.value).toEqual([500, 701])
    drawing.nudge(1, -1, [0, 0])
    expect(drawing.value).toEqual([600, 601])
    drawing.propose([100, 200, 3000])
    expect(drawing.value).toEqual([100, 200, 3000])
  })

  test('who is not on the board begins where the cursor is put first', () => {
    const drawing = new Drawing(place, 'ann', null, judge())
    drawing.nudge(1, 0, [5000, 5000])
    expect(drawing.value).toEqual([5100, 5000])
  })
})

describe('may it be?', () => {
  test('the reason is kept until it is drawn anew', async () => {
    const no = { key: 'why-too-far' }
    const drawing = draw(path, no)
    drawing.move([1000, 0])
    expect(await drawing.check()).toBe(false)
    expect(drawing.why).toEqual(no)
    drawing.clear()
    await drawing.check()
    expect(drawing.why).toBeNull()
  })

  test('what comes of it is fetched where it is allowed', async () => {
    const drawing = draw(path)
    drawing.move([1000, 0])
    expect(await drawing.check()).toBe(true)
    expect(drawing.foretold).toEqual({ events: [], pieces: [] })
  })
})

test('questions are asked at once, then not too often, the last one always', () => {
  vi.useFakeTimers()
  const asked: number[] = []
  const ask = throttle(150, (n: number) => asked.push(n))
  for (let n = 0; n < 5; n++) ask(n)
  expect(asked).toEqual([0])
  vi.advanceTimersByTime(150)
  expect(asked).toEqual([0, 4])
  vi.useRealTimers()
})

describe('a hand that is off by a hair', () => {
  const stone = { id: 'stone', at: [3000, 0], radius: 200 }
  const near = { radius: 500, rounds: [stone], solids: [], tolerance: 250 }
  const begun = (asked = judge(), ask: PathAsk | PlaceAsk = path) =>
    new Drawing(ask, 'ann', [0, 0, 0], asked, null, () => near)

  test('ends in contact, and says so', () => {
    const drawing = begun()
    drawing.move([2290, 0]) // a hundredth short
    expect([drawing.value, drawing.touches, drawing.length]).toEqual([[[2300, 0]], ['stone'], 2300])
    drawing.move([2400, 100]) // a tenth too far
    expect(distance(drawing.stop!, stone.at)).toBeCloseTo(700, -1)
    drawing.move([1900, 0]) // short enough to be told, too far to be meant
    expect([drawing.value, drawing.touches, drawing.short]).toEqual([
      [[1900, 0]],
      [],
      { id: 'stone', gap: 400, at: [2300, 0] },
    ])
    drawing.touch()
    expect(drawing.touches).toEqual(['stone'])
  })

  test('stands where the engine lets it, if not in contact', async () => {
    const asked = judge()
    asked.why.mockImplementation(async (value: unknown) =>
      JSON.stringify(value) === '[[2290,0]]' ? null : { key: 'why-no', rule: '' },
    )
    const drawing = begun(asked)
    drawing.move([2290, 0])
    expect(await drawing.check()).toBe(true)
    expect([drawing.value, drawing.touches]).toEqual([[[2290, 0]], []])
  })

  test('ends where the engine says, with the reason; far from the hand only with a word', async () => {
    const asked = judge({ key: 'why-blocked', rule: '' })
    asked.nearest.mockResolvedValue([[950, 0]])
    const drawing = begun(asked)
    drawing.move([1000, 0])
    expect(await drawing.check()).toBe(true)
    expect([drawing.value, drawing.stopped?.key, drawing.ok, drawing.meant]).toEqual([
      [[950, 0]],
      'why-blocked',
      true,
      true,
    ])
    asked.nearest.mockResolvedValue([[100, 0]])
    await drawing.check()
    expect(drawing.meant).toBe(false)
    drawing.move([1000, 900]) // a new beginning
    expect([drawing.stopped, drawing.value]).toEqual([null, [[1000, 900]]])
  })

  test('is exact where a number is typed', () => {
    const drawing = begun()
    drawing.move([2290, 0])
    drawing.measured(2)
    drawing.move([2290, 0], true)
    expect([drawing.value, drawing.touches, drawing.short]).toEqual([[[2290, 0]], [], null])
  })
})
