import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Pointer, type Listener, type Surface, type Thing } from '../../../src/board/pointing/pointer'
import { BoardView } from '../../../src/board/view.svelte'
import type { Room } from '../../../src/room/room.svelte'

const PIECE: Thing = { id: 'a', kind: 'piece' }
let said: unknown[] = []
let pointer: Pointer
let view: BoardView
let listener: { -readonly [K in keyof Listener]: Listener[K] }
let under: Thing | null = null
let cell: string | null = null

const element = {
  getBoundingClientRect: () => ({ left: 0, top: 0 }),
  setPointerCapture: () => undefined,
} as unknown as SVGSVGElement

const surface: Surface = {
  hit: () => under,
  base: () => ({ at: [0, 0], radius: 500 }),
  cell: () => cell,
  snap: (p) => p,
  select: (id) => said.push(['select', id]),
  hover: () => undefined,
  open: (id) => said.push(['open', id]),
  ping: (p) => said.push(['ping', p]),
  moves: () => false,
  plans: () => false,
  lens: (at) => at && said.push(['lens']),
}

const event = (x: number, y: number, more: Partial<PointerEvent> = {}) =>
  ({
    clientX: x,
    clientY: y,
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    buttons: 1,
    timeStamp: performance.now(),
    preventDefault: () => undefined,
    ...more,
  }) as PointerEvent

const click = (x: number, y: number, more: Partial<PointerEvent> = {}) => {
  pointer.down(event(x, y, more))
  pointer.up(event(x, y, more))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => (frame(0), 0))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  view = new BoardView({} as Room)
  view.camera.lay(10, 10)
  view.camera.resize(1240, 1240) // a hundred pixels to a unit, 1.2 units around
  said = []
  under = cell = null
  listener = {
    aiming: false,
    onThing: () => false,
    onCell: () => false,
    onPoint: () => undefined,
    onDrag: () => false,
    onMenu: () => undefined,
    onEnter: () => false,
  }
  pointer = new Pointer(element, surface, view, listener)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a click selects a piece, one on the bare table lets it go', () => {
  under = PIECE
  click(200, 200)
  under = null
  click(400, 400)
  expect(said).toEqual([
    ['select', 'a'],
    ['select', null],
  ])
})

it('a double click opens the card', () => {
  under = PIECE
  click(200, 200)
  click(201, 200)
  expect(said).toEqual([
    ['select', 'a'],
    ['open', 'a'],
  ])
})

it('what the question takes is not selected', () => {
  under = PIECE
  listener.onThing = (id) => id === 'a'
  click(200, 200)
  expect(said).toEqual([])
})

it('a drag starts after three pixels and tells where the centre is', () => {
  under = PIECE
  listener.onDrag = (id, p, phase) => said.push([id, p, phase]) > 0
  pointer.down(event(620, 620))
  pointer.move(event(622, 620))
  expect(said).toEqual([])
  pointer.move(event(720, 620))
  pointer.up(event(720, 620))
  expect(said).toEqual([
    ['a', [5000, 5000], 'start'],
    ['a', [6000, 5000], 'move'],
    ['a', [6000, 5000], 'end'],
  ])
})

it('the right button during a drag cancels it', () => {
  under = PIECE
  listener.onDrag = (_, __, phase) => said.push(phase) > 0
  listener.aiming = true
  listener.onPoint = (_, how) => said.push(how)
  pointer.down(event(620, 620))
  pointer.move(event(720, 620))
  pointer.move(event(720, 620, { button: 2, buttons: 3 }))
  pointer.up(event(720, 620))
  expect(said).toEqual(['start', 'move', 'cancel'])
})

it('places are told while a place is asked for', () => {
  listener.aiming = true
  listener.onPoint = (p, how) => said.push([p, how])
  click(620, 620)
  click(620, 620)
  click(620, 620, { button: 2, buttons: 2 })
  expect(said).toEqual([
    [[5000, 5000], 'click'],
    [[5000, 5000], 'double'],
    [[5000, 5000], 'cancel'],
  ])
})

it('the right button and a long press ask for the menu', () => {
  under = PIECE
  listener.onMenu = (id, at) => said.push([id, at])
  click(200, 300, { button: 2, buttons: 2 })
  pointer.down(event(200, 300, { pointerType: 'touch' }))
  vi.advanceTimersByTime(600)
  pointer.up(event(200, 300, { pointerType: 'touch' }))
  expect(said).toEqual([
    ['a', { x: 200, y: 300 }],
    ['a', { x: 200, y: 300 }],
  ])
})

it('Alt points, Ctrl measures from the edge of a base', () => {
  click(620, 620, { altKey: true })
  under = PIECE
  pointer.down(event(120, 1120, { ctrlKey: true }))
  under = null
  pointer.move(event(620, 1120, { ctrlKey: true }))
  expect(said).toEqual([['ping', [5000, 5000]]])
  expect(view.rulers.live?.corners).toEqual([
    { at: [0, 0], radius: 500 },
    { at: [5000, 0], radius: 0 },
  ])
  pointer.letGo(true)
  expect(view.rulers.kept).toHaveLength(1)
})

it('two fingers bring the table nearer, around what is between them', () => {
  const [scale, [x, y]] = [view.camera.scale, view.camera.point(620, 620)]
  const finger = (id: number) => ({ pointerType: 'touch', pointerId: id })
  pointer.down(event(570, 620, finger(1)))
  pointer.down(event(670, 620, finger(2)))
  pointer.move(event(545, 620, finger(1)))
  pointer.move(event(695, 620, finger(2)))
  pointer.up(event(545, 620, finger(1)))
  pointer.up(event(695, 620, finger(2)))
  expect(view.camera.scale).toBeCloseTo(1.5 * scale, 5)
  expect(Math.hypot(view.camera.point(620, 620)[0] - x, view.camera.point(620, 620)[1] - y)).toBeLessThan(200)
  expect(said).toEqual([])
})

it('the table never leaves the screen', () => {
  view.camera.pan(-1e6, 1e6)
  const [x, y] = view.camera.screen([10_000, 10_000])
  expect(x).toBeGreaterThan(0)
  expect(y).toBeLessThan(view.camera.height)
})

it('a click on a cell is told, unless the thing in it is what was meant', () => {
  listener.onCell = (id, how) => said.push([id, how]) > 0
  cell = 'c3'
  click(200, 200)
  under = PIECE
  listener.onThing = () => true
  click(400, 400)
  expect(said).toEqual([['c3', 'click']])
})

it('the cell under the mouse is told; a finger that is lifted leaves none', () => {
  listener.onCell = (id, how) => said.push([id, how]) < 0
  cell = 'c3'
  pointer.move(event(200, 200))
  pointer.leave(event(200, 200, { pointerType: 'touch' }))
  expect(said).toEqual([['c3', 'move']])
  pointer.leave(event(200, 200))
  expect(said.at(-1)).toEqual([null, 'move'])
})
