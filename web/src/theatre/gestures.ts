// What fingers, mouse and wheel do to the view: one finger turns it, two move and zoom it.

export interface Handled {
  turn(dx: number, dy: number): void // as shares of the picture's height
  move(dx: number, dy: number): void
  zoom(share: number): void
  tap(x: number, y: number): void
  hover(x: number, y: number): void
  leave(): void
}

type Spot = readonly [number, number]
const TAP = 6 // px: less is no drag

/** Listen until the returned function is called. */
export function listen(canvas: HTMLElement, handled: Handled): () => void {
  const held = new Map<number, Spot>()
  let dragged = 0
  let pans = false
  const high = () => canvas.clientHeight || 1
  const spot = (event: PointerEvent): Spot => [event.offsetX, event.offsetY]

  const down = (event: PointerEvent) => {
    canvas.setPointerCapture(event.pointerId)
    if (!held.size) dragged = 0
    held.set(event.pointerId, spot(event))
    pans = event.button === 2 || event.button === 1 || event.shiftKey
  }
  const move = (event: PointerEvent) => {
    const before = held.get(event.pointerId)
    if (!before) return handled.hover(event.offsetX, event.offsetY)
    const [x, y] = spot(event)
    const [dx, dy] = [(x - before[0]) / high(), (y - before[1]) / high()]
    dragged += Math.hypot(x - before[0], y - before[1])
    if (held.size > 1) together(event.pointerId, [x, y])
    else if (pans) handled.move(-dx, -dy)
    else if (dragged > TAP) handled.turn(-dx, dy)
    held.set(event.pointerId, [x, y])
  }
  /** Two fingers: their middle moves the view, their distance zooms it. */
  const together = (id: number, now: Spot) => {
    const [other] = [...held].filter(([key]) => key !== id).map(([, at]) => at)
    const before = held.get(id)
    if (!other || !before) return
    const apart = (a: Spot, b: Spot) => Math.hypot(a[0] - b[0], a[1] - b[1]) || 1
    handled.zoom(apart(now, other) / apart(before, other))
    handled.move(-(now[0] - before[0]) / 2 / high(), -(now[1] - before[1]) / 2 / high())
  }
  const up = (event: PointerEvent) => {
    const known = held.delete(event.pointerId)
    if (known && !held.size && dragged <= TAP && !pans && event.type === 'pointerup') handled.tap(...spot(event))
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    handled.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.03 : 0.0012)))
  }
  const none = (event: Event) => event.preventDefault()
  const events = {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: up,
    pointerleave: () => handled.leave(),
    contextmenu: none,
  }
  for (const [name, act] of Object.entries(events)) canvas.addEventListener(name, act as EventListener)
  canvas.addEventListener('wheel', wheel, { passive: false })
  return () => {
    for (const [name, act] of Object.entries(events)) canvas.removeEventListener(name, act as EventListener)
    canvas.removeEventListener('wheel', wheel)
  }
}
