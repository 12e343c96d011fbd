// What is drawn on the sides of paper: courses of stone, boards, leaves. All of it on one picture, in bands one above the other, which
// repeats from left to right; how dark the paper is, the sides say.

import { mixed, spot, type Ink } from '../../board/paint/ink'
import { seeded, type Random } from '../../board/paint/random'
import type { Spot } from '../../board/paint/shapes'
import type { Mapping } from './folding'
import type { Stuff } from './looks'

/** Inches that a band is long and high: it is as high as the tallest thing. */
export const BAND = 8
const BANDS: readonly Stuff[] = ['stone', 'boards', 'leaves', 'paper']
const PIXELS = 512 // of a band

/** Along a side from one corner to another. Sides on one line have one drawing: where they overlap, nothing shimmers. */
export function along(stuff: Stuff, a: Spot, b: Spot, run = 0): Mapping {
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const turn = b[0] - a[0] > 1e-6 || (Math.abs(b[0] - a[0]) <= 1e-6 && b[1] > a[1]) ? 1 : -1
  const [ux, uy] = [(turn * (b[0] - a[0])) / far, (turn * (b[1] - a[1])) / far]
  const row = BANDS.indexOf(stuff)
  return ([x, y, z]) => [
    (run + x * ux + y * uy) / BAND,
    (row + 1 - Math.max(0.01, Math.min(0.99, z / BAND))) / BANDS.length,
  ]
}

/** All round something round, so far from where one began. */
export function around(stuff: Stuff, a: Spot, b: Spot, run: number): Mapping {
  const on = along(stuff, a, b)
  const [start] = on([...a, 0])
  const [end] = on([...b, 0])
  return (point) => {
    const [u, v] = on(point)
    return [run / BAND + (end < start ? start - u : u - start), v]
  }
}

/** Paint all bands. */
export function courses(canvas: { width: number; height: number; getContext(kind: '2d'): unknown }): void {
  canvas.width = PIXELS
  canvas.height = PIXELS * BANDS.length
  const g = canvas.getContext('2d') as Ink
  const scale = PIXELS / BAND
  for (const [row, stuff] of BANDS.entries()) {
    g.save()
    g.setTransform(scale, 0, 0, scale, 0, row * PIXELS)
    g.beginPath()
    g.rect(0, 0, BAND, BAND)
    g.clip()
    g.fillStyle = '#fff'
    g.fillRect(0, 0, BAND, BAND)
    PAINTERS[stuff](g, seeded(row + 7))
    g.restore()
  }
}

const stone = (g: Ink, random: Random): void => {
  const row = 0.4
  g.fillStyle = '#8e8576'
  g.fillRect(0, 0, BAND, BAND)
  for (let k = 0; k * row < BAND; k++) {
    for (let x = k % 2 ? -0.35 : 0; x < BAND;) {
      const wide = Math.min(0.55 + 0.5 * random(), BAND - x + (k % 2 ? 0.35 : 0))
      g.fillStyle = mixed('#ffffff', '#d9d2c4', random())
      g.fillRect(x + 0.02, k * row + 0.02, wide - 0.04, row - 0.04)
      g.fillStyle = 'rgb(255 255 255 / 0.5)'
      g.fillRect(x + 0.02, k * row + 0.02, wide - 0.04, 0.04)
      x += wide
    }
  }
}

const boards = (g: Ink, random: Random): void => {
  const row = 0.32
  for (let k = 0; k * row < BAND; k++) {
    g.fillStyle = mixed('#ffffff', '#dccfb8', random())
    g.fillRect(0, k * row, BAND, row)
    g.fillStyle = 'rgb(80 50 20 / 0.16)'
    for (let n = 0; n < 3; n++) g.fillRect(random() * 5, (k + 0.25 + 0.25 * n) * row, 1.5 + 1.5 * random(), 0.018)
    g.fillStyle = 'rgb(60 36 12 / 0.62)'
    g.fillRect(0, k * row, BAND, 0.032)
    g.fillRect(random() * BAND, k * row, 0.035, row)
  }
}

const leaves = (g: Ink, random: Random): void => {
  g.fillStyle = '#c9d0b4'
  g.fillRect(0, 0, BAND, BAND)
  for (let k = 0; k < 900; k++) {
    const [x, y, r] = [random() * BAND, random() * BAND, 0.09 + 0.1 * random()]
    for (const turn of [-BAND, 0, BAND])
      spot(g, x + turn, y, r, mixed('#ffffff', '#9fae80', random()), 'rgb(40 56 20 / 0.4)', 0.02)
  }
}

const paper = (g: Ink, random: Random): void => {
  for (let k = 0; k < 260; k++) {
    g.fillStyle = `rgb(90 70 40 / ${0.03 + 0.05 * random()})`
    g.fillRect(random() * BAND, random() * BAND, 0.3 + random(), 0.02)
  }
}

const PAINTERS: Readonly<Record<Stuff, (g: Ink, random: Random) => void>> = { stone, boards, leaves, paper }
