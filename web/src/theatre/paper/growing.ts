// Trees of paper, and what grows low.

import { hashOf, seeded, type Random } from '../../board/paint/random'
import { trunks } from '../../board/paint/plants'
import type { Item } from '../../board/paint/kit'
import { box, middle, strewn, type Outline, type Spot } from '../../board/paint/shapes'
import { along } from './courses'
import { at, shaded, toneOf, type Point, type Sheet, type Tone } from './folding'
import { turned, type Sheets, type Span } from './solids'

const BARK = toneOf('#6f5232')
const RINGS = 4
const CORNERS = 7

/** A crumpled ball. */
function ball(sheet: Sheet, [x, y, z]: Point, r: number, tone: Tone, random: Random): void {
  const turn = random() * 6
  const ring = (row: number): Point[] =>
    Array.from({ length: CORNERS }, (_, k) => {
      const up = (Math.PI * row) / RINGS - Math.PI / 2
      const far = r * (0.92 + 0.14 * random())
      const angle = turn + (2 * Math.PI * (k + (row % 2) / 2)) / CORNERS
      return [
        x + far * Math.cos(up) * Math.cos(angle),
        y + far * Math.cos(up) * Math.sin(angle),
        z + 0.88 * far * Math.sin(up),
      ]
    })
  const on = along('paper', [0, 0], [1, 0], 0)
  const [foot, head]: Point[] = [[x, y, z - 0.85 * r], [x, y, z + 0.9 * r]] // prettier-ignore
  const rows = [1, 2, 3].map(ring)
  for (let k = 0; k < CORNERS; k++) {
    const next = (k + 1) % CORNERS
    const face = () => shaded(tone, 0.92 + 0.16 * random())
    sheet.triangle(foot!, rows[0]![next]!, rows[0]![k]!, face(), on)
    for (const [low, high] of [[rows[0]!, rows[1]!], [rows[1]!, rows[2]!]] as const) {
      const tint = face()
      sheet.triangle(low[k]!, low[next]!, high[k]!, tint, on)
      sheet.triangle(low[next]!, high[next]!, high[k]!, tint, on)
    } // prettier-ignore
    sheet.triangle(rows[2]![k]!, rows[2]![next]!, head!, face(), on)
  }
}

/** One tree: its crown stays within the radius. */
function tree(sheets: Sheets, [x, y]: Spot, r: number, { bottom, top }: Span, tone: Tone, random: Random): void {
  const high = top - bottom
  const stem = bottom + high * 0.42
  turned(sheets, [x, y], Math.max(0.09, r * 0.2), Math.max(0.06, r * 0.12), { bottom, top: stem + 0.1 * high }, BARK, 6)
  const slim = high > 3.2 * r
  const tiers = slim
    ? [[0, 0, 0.4, 0.8], [0, 0, 0.56, 0.94], [0, 0, 0.74, 0.78], [0, 0, 0.89, 0.5]]
    : [[0, 0, 0.62, 0.8], [0.34, 0.22, 0.52, 0.6], [-0.36, -0.1, 0.54, 0.6], [0.06, -0.38, 0.56, 0.58], [-0.08, 0.36, 0.5, 0.56], [0.02, 0, 0.84, 0.5]] // prettier-ignore
  for (const [dx = 0, dy = 0, share = 0, size = 0] of tiers) {
    const q = Math.min(size * r, (1 - share) * high * 1.12)
    ball(
      sheets.sides,
      [x + dx * r, y + dy * r, bottom + share * high],
      Math.max(0.2 * r, q),
      shaded(tone, 0.8 + 0.35 * share),
      random,
    )
  }
}

export function trees(sheets: Sheets, item: Item, span: Span, tone: Tone): void {
  const random = seeded(hashOf(item.id))
  for (const [spot, r] of trunks(item, random)) {
    const top = span.bottom + (span.top - span.bottom) * (0.82 + 0.18 * random())
    tree(sheets, spot, r, { bottom: span.bottom, top }, shaded(tone, 0.85 + 0.3 * random()), random)
  }
}

export function lone(sheets: Sheets, item: Item, span: Span, tone: Tone): void {
  const random = seeded(hashOf(item.id))
  for (const outline of item.outlines) {
    const { width, height } = box(outline)
    tree(sheets, middle(outline), Math.min(width, height) / 2, span, tone, random)
  }
}

/** A dead tree: a bole and boughs. */
export function bare(sheets: Sheets, item: Item, { bottom, top }: Span, tone: Tone): void {
  const random = seeded(hashOf(item.id))
  for (const outline of item.outlines) {
    const [x, y] = middle(outline)
    const r = Math.min(box(outline).width, box(outline).height) / 2
    const high = top - bottom
    turned(sheets, [x, y], 0.42 * r, 0.24 * r, { bottom, top: bottom + 0.55 * high }, tone, 7)
    for (let k = 0; k < 8; k++) {
      const angle = (2 * Math.PI * (k + 0.6 * random())) / 8
      bough(
        sheets.sides,
        [x, y, bottom + (0.42 + 0.12 * random()) * high],
        angle,
        0.92 * r,
        bottom + (0.75 + 0.25 * random()) * high,
        shaded(tone, 0.9),
      )
    }
  }
}

function bough(sheet: Sheet, [x, y, z]: Point, angle: number, far: number, up: number, tone: Tone): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const wide = 0.09
  const on = along('boards', [0, 0], [1, 0], 0)
  const tip: Point = [x + far * cos, y + far * sin, up]
  const foot: Point[] = [[x - wide * sin, y + wide * cos, z], [x + wide * sin, y - wide * cos, z], [x, y, z + 2 * wide]] // prettier-ignore
  for (const [k, a] of foot.entries()) sheet.triangle(a, foot[(k + 1) % 3]!, tip, tone, on)
}

/** Blades in bunches, strewn over an outline. */
export function tufts({ sides: sheet }: Sheets, item: Item, { bottom, top }: Span, tone: Tone): void {
  const random = seeded(hashOf(item.id))
  const on = along('paper', [0, 0], [1, 0], 0)
  const high = Math.min(top - bottom, 1.1)
  for (const outline of item.outlines) {
    for (const spot of strewn(outline, gap(outline), 0.15, random)) {
      for (let k = 0; k < 4; k++) {
        const [angle, lean, up] = [random() * 6.3, 0.1 + 0.12 * random(), high * (0.6 + 0.4 * random())]
        const [dx, dy] = [0.07 * Math.cos(angle), 0.07 * Math.sin(angle)]
        const tip: Point = [spot[0] + lean * Math.cos(angle + 1.5), spot[1] + lean * Math.sin(angle + 1.5), bottom + up]
        sheet.triangle(
          at([spot[0] - dx, spot[1] - dy], bottom),
          at([spot[0] + dx, spot[1] + dy], bottom),
          tip,
          shaded(tone, 0.8 + 0.4 * random()),
          on,
        )
      }
    }
  }
}

/** Closer together on a small patch than on a large one. */
function gap(outline: Outline): number {
  const { width, height } = box(outline)
  return Math.max(0.34, Math.sqrt(width * height) / 14)
}
