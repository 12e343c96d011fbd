// The painter's hand: colours, lines and the few marks that everything is drawn with. Lengths are inches.

import { lieOf, polar, type Lie, type Outline, type Spot } from './shapes'
import type { Random } from './random'

export type Ink = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export const INK = '#3b3022'
export const SHADE = 'rgb(29 21 11 / 0.3)'

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))

/** Between two colours (#rrggbb): 0 is the first, 1 the second. */
export function mixed(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)]
  const part = Math.max(0, Math.min(1, share))
  return `rgb(${from.map((value, k) => Math.round(value + ((to[k] ?? value) - value) * part)).join(' ')})`
}

export function traced(...rings: (readonly Spot[])[]): Path2D {
  const path = new Path2D()
  for (const ring of rings) {
    for (const [k, [x, y]] of ring.entries()) if (k) path.lineTo(x, y)
      else path.moveTo(x, y) // prettier-ignore
    path.closePath()
  }
  return path
}

export function pathOf({ ring, circle }: Outline): Path2D {
  if (!circle) return traced(ring)
  const path = new Path2D()
  path.arc(circle[0], circle[1], circle[2], 0, 2 * Math.PI)
  return path
}

export function pathsOf(outlines: readonly Outline[]): Path2D {
  const path = new Path2D()
  for (const outline of outlines) path.addPath(pathOf(outline))
  return path
}

export function filled(g: Ink, path: Path2D, fill: string | CanvasPattern, line = '', width = 0.05): void {
  g.fillStyle = fill
  g.fill(path)
  if (line) lined(g, path, line, width)
}

export function lined(g: Ink, path: Path2D, line: string, width: number): void {
  g.strokeStyle = line
  g.lineWidth = width
  g.lineJoin = 'round'
  g.stroke(path)
}

export function line(g: Ink, colour: string, width: number, ...spots: Spot[]): void {
  g.beginPath()
  for (const [k, [x, y]] of spots.entries()) if (k) g.lineTo(x, y)
    else g.moveTo(x, y) // prettier-ignore
  g.strokeStyle = colour
  g.lineWidth = width
  g.stroke()
}

export function spot(g: Ink, x: number, y: number, r: number, fill: string, colour = '', width = 0.04): void {
  g.beginPath()
  g.arc(x, y, r, 0, 2 * Math.PI)
  g.fillStyle = fill
  g.fill()
  if (!colour) return
  g.strokeStyle = colour
  g.lineWidth = width
  g.stroke()
}

export function bar(g: Ink, x: number, y: number, w: number, h: number, fill: string, colour = '', width = 0.04): void {
  g.fillStyle = fill
  g.fillRect(x, y, w, h)
  if (!colour) return
  g.strokeStyle = colour
  g.lineWidth = width
  g.strokeRect(x, y, w, h)
}

/** Draw inside an outline and nowhere else. */
export function clipped(g: Ink, outline: Outline | Path2D, draw: () => void): void {
  g.save()
  g.clip(outline instanceof Path2D ? outline : pathOf(outline))
  draw()
  g.restore()
}

/** Draw something long along x, from 0 to its length, and across along y; nothing leaves its outline. */
export function alongside(g: Ink, outline: Outline, draw: (lie: Lie) => void): void {
  clipped(g, outline, () => {
    const lie = lieOf(outline)
    g.translate(lie.x, lie.y)
    g.rotate(lie.angle)
    draw(lie)
  })
}

/** A leafy round: an outline of bumps that stays within the radius. */
export function leafy(x: number, y: number, r: number, bumps: number, random: Random): Path2D {
  const path = new Path2D()
  const corners = Array.from({ length: bumps }, (_, k) => {
    const angle = (2 * Math.PI * (k + (random() - 0.5) * 0.4)) / bumps
    return polar(x, y, r * (0.8 + 0.1 * random()), angle)
  })
  for (const [k, from] of corners.entries()) {
    const to = corners[(k + 1) % bumps]!
    const [cx, cy] = [(from[0] + to[0]) / 2 - x, (from[1] + to[1]) / 2 - y]
    const out = (r * (1.12 + 0.06 * random())) / (Math.hypot(cx, cy) || 1)
    if (!k) path.moveTo(...from)
    path.quadraticCurveTo(x + cx * out, y + cy * out, to[0], to[1])
  }
  path.closePath()
  return path
}

/** An uneven stone within the radius. */
export function pebble(x: number, y: number, r: number, corners: number, random: Random): Spot[] {
  return Array.from({ length: corners }, (_, k) =>
    polar(x, y, r * (0.78 + 0.22 * random()), (2 * Math.PI * (k + (random() - 0.5) * 0.5)) / corners),
  )
}

/** Three blades of grass. */
export function tuft(g: Ink, x: number, y: number, size: number): void {
  for (const [lean, height] of [[-0.4, 0.75], [-0.05, 1], [0.35, 0.8]] as const) {
    g.moveTo(x + lean * size * 0.4, y)
    g.quadraticCurveTo(x + lean * size * 0.45, y - height * size * 0.5, x + lean * size, y - height * size)
  } // prettier-ignore
}

/** Boards along a lie, with the grain of the wood. */
export function boards(
  g: Ink,
  lie: Lie,
  count: number,
  light: string,
  dark: string,
  seam: string,
  random: Random,
): void {
  const wide = lie.width / count
  for (let k = 0; k < count; k++) {
    g.fillStyle = mixed(light, dark, random())
    g.fillRect(0, k * wide, lie.length, wide)
    const at = (k + 0.3 + random() * 0.4) * wide
    line(g, 'rgb(70 44 14 / 0.22)', 0.02, [0.1, at], [lie.length * 0.5, at + 0.02], [lie.length - 0.1, at])
  }
  for (let k = 1; k < count; k++) line(g, seam, 0.035, [0, k * wide], [lie.length, k * wide])
}
