// Roofs: hipped and gabled with their courses, thatch, slate, and flat ones to stand on.

import { alongside, bar, clipped, filled, line, lined, mixed, pathOf, spot, traced, type Ink } from './ink'
import type { Ground, Item, Kit, Painter } from './kit'
import type { Random } from './random'
import { apart, between, isRectangle, lieOf, middle, onPaper, type Outline, type Spot } from './shapes'

interface Covering {
  light: string
  dark: string
  ink: string
  gable?: boolean // two faces, and not four
  course?: number // how deep a row of tiles is
}

const TILES: Covering = { light: '#cf8a64', dark: '#8f4c38', ink: '#4f2418' }
const SHINGLES: Covering = { light: '#cfa067', dark: '#94693a', ink: '#4d3113' }
const SLATE: Covering = { light: '#b3aea6', dark: '#7a746c', ink: '#2f2b27', gable: true }
const THATCH: Covering = { light: '#dfc27a', dark: '#a98644', ink: '#5b441a', course: 0.16 }

/** How much a face turned this way is lit: 1 looks north-west, -1 south-east. */
const lit = ([x, y]: Spot) => (-0.6 * x - 0.8 * y) / (Math.hypot(x, y) || 1)

/** One face, from its eaves up to its ridge (or its peak). */
function face(
  g: Ink,
  eaves: readonly [Spot, Spot],
  ridge: readonly [Spot, Spot],
  cover: Covering,
  random: Random,
): void {
  const [low, high] = [between(...eaves, 0.5), between(...ridge, 0.5)]
  const ring = [eaves[0], eaves[1], ridge[1], ridge[0]]
  const light = 0.5 + 0.5 * lit([low[0] - high[0], low[1] - high[1]])
  filled(g, traced(ring), mixed(cover.dark, cover.light, light), cover.ink, 0.03)
  const rows = Math.max(3, Math.round(apart(low, high) / (cover.course ?? 0.27)))
  const [lines, ticks] = [new Path2D(), new Path2D()]
  const at = (row: number): [Spot, Spot] => [
    between(eaves[0], ridge[0], row / rows),
    between(eaves[1], ridge[1], row / rows),
  ]
  for (let row = 1; row < rows; row++) {
    const [[a, b], [c, d]] = [at(row), at(row - 1)]
    lines.moveTo(...a)
    lines.lineTo(...b)
    const count = Math.floor(apart(a, b) / 0.32)
    for (let k = 0; k < count; k++) {
      const share = (k + 0.5 + (row % 2) * 0.5 + (random() - 0.5) * 0.2) / count
      if (share >= 1 || random() > 0.72) continue
      ticks.moveTo(...between(a, b, share))
      ticks.lineTo(...between(c, d, share))
    }
  }
  g.globalAlpha = 0.5
  lined(g, lines, cover.ink, 0.035)
  g.globalAlpha = 0.35
  lined(g, ticks, cover.ink, 0.022)
  g.globalAlpha = 1
}

/** A sloped roof over an outline: with a ridge over a rectangle, with a peak over anything else. Returns its ridge. */
function sloped(g: Ink, outline: Outline, cover: Covering, random: Random): readonly [Spot, Spot] {
  const ridge = isRectangle(outline) ? ridged(g, outline, cover, random) : peaked(g, outline, cover, random)
  lined(g, pathOf(outline), cover.ink, 0.07)
  return ridge
}

/** A roof over a rectangle: its corners, and its ridge, which lies along it. */
export function ridgeOver(outline: Outline, gable: boolean) {
  const lie = lieOf(outline)
  const { length, width } = lie
  const inset = gable ? 0 : Math.min(0.45 * length, 0.42 * width)
  const corner = (x: number, y: number) => onPaper(lie, x, y)
  const corners = [corner(0, 0), corner(length, 0), corner(length, width), corner(0, width)] as const
  return { corners, ridge: [corner(inset, width / 2), corner(length - inset, width / 2)] as const, inset }
}

/** Does the roof of such a house end in gables? */
export const hasGables = (look: string): boolean => look === 'chapel'

function ridged(g: Ink, outline: Outline, cover: Covering, random: Random): readonly [Spot, Spot] {
  const { corners, ridge, inset } = ridgeOver(outline, cover.gable ?? false)
  const [a, b, c, d] = corners
  face(g, [a, b], ridge, cover, random)
  face(g, [c, d], [ridge[1], ridge[0]], cover, random)
  if (inset) {
    face(g, [b, c], [ridge[1], ridge[1]], cover, random)
    face(g, [d, a], [ridge[0], ridge[0]], cover, random)
    g.globalAlpha = 0.75
    for (const [from, to] of [[a, ridge[0]], [d, ridge[0]], [b, ridge[1]], [c, ridge[1]]] as const) {
      line(g, cover.light, 0.06, from, to)
    } // prettier-ignore
    g.globalAlpha = 1
  }
  g.lineCap = 'round'
  line(g, cover.ink, 0.16, ...ridge)
  line(g, mixed(cover.dark, cover.light, 0.9), 0.09, ...ridge)
  g.lineCap = 'butt'
  return ridge
}

function peaked(g: Ink, outline: Outline, cover: Covering, random: Random): readonly [Spot, Spot] {
  const peak = middle(outline)
  const ring = outline.circle ? outline.ring.filter((_, k) => k % 3 === 0) : outline.ring
  clipped(g, outline, () => {
    for (const [k, a] of ring.entries()) face(g, [a, ring[(k + 1) % ring.length]!], [peak, peak], cover, random)
  })
  spot(g, ...peak, 0.12, cover.light, cover.ink)
  return [peak, peak]
}

function chimney(g: Ink, [x, y]: Spot): void {
  filled(g, traced([[x, y + 0.05], [x + 0.45, y + 0.05], [x + 0.9, y + 0.6], [x + 0.9, y + 1], [x + 0.4, y + 0.5]]), 'rgb(29 21 11 / 0.28)') // prettier-ignore
  bar(g, x - 0.05, y - 0.05, 0.55, 0.55, '#a8927a', '#4a3423', 0.05)
  bar(g, x + 0.08, y + 0.08, 0.3, 0.3, '#2c211a')
}

/** Off the ridge, on the side that is lit. */
function beside([x, y]: Spot, a: Spot, b: Spot, far: number): Spot {
  return Math.abs(b[0] - a[0]) > Math.abs(b[1] - a[1]) ? [x, y - far - 0.5] : [x - far - 0.5, y]
}

function cross(g: Ink, [x, y]: Spot): void {
  g.lineCap = 'round'
  for (const [dx, colour, width] of [[0.12, 'rgb(20 14 8 / 0.35)', 0.2], [0, '#26303d', 0.24], [0, '#e8d9b5', 0.13]] as const) {
    line(g, colour, width, [x + dx, y - 0.65 + dx], [x + dx, y + 0.6 + dx])
    line(g, colour, width, [x + dx - 0.4, y - 0.25 + dx], [x + dx + 0.4, y - 0.25 + dx])
  } // prettier-ignore
  g.lineCap = 'butt'
}

const house = (cover: Covering, smokes = true): Painter =>
  function ({ g }, { outlines }, random) {
    for (const outline of outlines) {
      const [a, b] = sloped(g, outline, cover, random)
      const { width } = lieOf(outline)
      if (smokes && width > 2.4) chimney(g, beside(between(a, b, 0.75), a, b, 0.2 * width))
    }
  }

const chapel: Painter = ({ g }, { outlines }, random) => {
  for (const outline of outlines) cross(g, between(...sloped(g, outline, SLATE, random), 0.5))
}

// -- flat roofs

/** A floor of stone or boards behind a low wall: models stand on it. */
export function flat(
  { g, pattern }: Kit,
  { outlines }: Item,
  ground: Ground,
  rim = '#d9cfb8',
  ink = '#4a4033',
  wide = 0.22,
): void {
  for (const outline of outlines) {
    const path = pathOf(outline)
    filled(g, path, pattern(ground))
    clipped(g, outline, () => {
      lined(g, path, 'rgb(29 21 11 / 0.3)', 2 * wide + 0.24)
      lined(g, path, ink, 2 * wide + 0.06)
      lined(g, path, rim, 2 * wide - 0.02)
      blocks(g, outline, wide, ink)
    })
    lined(g, path, ink, 0.06)
  }
}

/** The joints of the stones in the rim of a roof. */
function blocks(g: Ink, { ring, circle }: Outline, wide: number, ink: string): void {
  const path = new Path2D()
  for (const [k, a] of ring.entries()) {
    const b = ring[(k + 1) % ring.length]!
    const far = apart(a, b)
    const count = circle ? 1 : Math.max(1, Math.round(far / 0.55))
    const [nx, ny] = [(-(b[1] - a[1]) / far) * wide, ((b[0] - a[0]) / far) * wide]
    for (let n = 0; n < count; n++) {
      const [x, y] = between(a, b, n / count)
      path.moveTo(x, y)
      path.lineTo(x + nx, y + ny)
    }
  }
  g.globalAlpha = 0.5
  lined(g, path, ink, 0.03)
  g.globalAlpha = 1
}

const shop: Painter = (kit, item) => {
  const { g } = kit
  flat(kit, item, 'planks', '#c98f6c', '#5d3122')
  for (const outline of item.outlines) {
    const lie = lieOf(outline)
    const [x, y] = onPaper(lie, lie.length * 0.3, lie.width * 0.34)
    if (lie.width < 2.5) continue
    filled(g, traced([[x, y], [x + 0.9, y], [x + 1.15, y + 0.28], [x + 1.15, y + 1.0], [x + 0.25, y + 1.0]]), 'rgb(29 21 11 / 0.25)') // prettier-ignore
    bar(g, x, y, 0.9, 0.7, '#7d6a52', '#3c2a17', 0.06)
    for (let k = 1; k < 4; k++) line(g, '#3c2a17', 0.03, [x, y + 0.175 * k], [x + 0.9, y + 0.175 * k])
  }
}

const crypt: Painter = (kit, item) => {
  const { g } = kit
  flat(kit, item, 'flags', '#b7b2a3', '#3c3a33', 0.34)
  for (const outline of item.outlines) {
    alongside(g, outline, ({ length, width }) => {
      g.globalAlpha = 0.16
      bar(g, 0, 0, length, width, '#2e3a36')
      g.globalAlpha = 1
    })
  }
}

export const ROOFS: Readonly<Record<string, Painter>> = {
  roof: house(SHINGLES),
  house: house(TILES),
  shed: house(TILES, false),
  cottage: house(THATCH),
  chapel,
  shop,
  mill: (kit, item) => flat(kit, item, 'planks', '#c2b69c', '#463a2a', 0.3),
  crypt,
  'flat-roof': (kit, item) => flat(kit, item, 'flags'),
  tower: (kit, item) => flat(kit, item, 'flags', '#cbbfa6', '#3f362a', 0.3),
}
