import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Camera } from '../../src/board/camera.svelte'

let camera: Camera

beforeEach(() => {
  vi.useFakeTimers()
  camera = new Camera()
  camera.lay(10, 10)
  camera.resize(1240, 1240)
})
afterEach(() => vi.useRealTimers())

it('draws for where the table lies at rest', () => {
  expect(camera.travel).toBeUndefined()
  expect(camera.drawn).toEqual({ x: camera.x, y: camera.y, scale: camera.scale })
})

it('moves the drawing as it is while the table travels, and draws it anew when it rests', () => {
  const { drawn, transform } = camera
  const size = camera.px(10)
  camera.zoom(1.5, 0, 0)
  expect(camera.travel).toBe('translate(0px, 0px) scale(1.5)')
  camera.pan(30, -20)
  const [dx, dy, scale] = camera.travel!.match(/-?[0-9.]+/g)!.map(Number)
  expect(dx).toBeCloseTo(30)
  expect(dy).toBeCloseTo(-20)
  expect(scale).toBeCloseTo(1.5)
  expect([camera.drawn, camera.transform, camera.px(10)]).toEqual([drawn, transform, size])
  vi.advanceTimersByTime(100)
  camera.pan(1, 0)
  vi.advanceTimersByTime(100)
  expect(camera.travel).toBeDefined()
  vi.advanceTimersByTime(100)
  expect(camera.travel).toBeUndefined()
  expect(camera.drawn.scale).toBeCloseTo(1.5 * drawn.scale)
  expect(camera.px(10)).toBeCloseTo(size / 1.5)
})

it('points, and reaches as far as a finger does, for where the table lies at the moment', () => {
  const [before, reach] = [camera.point(300, 200), camera.reach(22)]
  camera.zoom(1.5, 300, 200)
  expect(camera.point(300, 200)[0]).toBeCloseTo(before[0])
  expect(camera.point(300, 200)[1]).toBeCloseTo(before[1])
  expect(camera.reach(22)).toBeCloseTo(reach / 1.5)
})

it('is drawn anew at once where it jumps', () => {
  camera.zoom(4, 0, 0)
  camera.centre([5000, 5000])
  expect(camera.travel).toBeUndefined()
  expect(camera.screen([5000, 5000])).toEqual([620, 620])
  camera.pan(50, 0)
  camera.fit()
  expect(camera.travel).toBeUndefined()
})

it('makes room for buttons beside the whole table, or below it, as far as there is room', () => {
  camera.resize(1240, 1400)
  expect(camera.roomy).toBe('below')
  camera.leave(100)
  expect(camera.screen([0, 0])[1]).toBeCloseTo(1400 - 100 - 120) // the paper around the table is 1.2 inches wide
  expect(camera.screen([0, 0])[0]).toBeCloseTo(120)
  camera.resize(1300, 1240)
  expect(camera.roomy).toBe('beside')
  expect(camera.screen([10000, 0])[0]).toBeCloseTo(1300 - 60 - 120) // there is no more
  camera.zoom(2)
  const { x } = camera
  camera.leave(0)
  expect(camera.x).toBe(x)
})
