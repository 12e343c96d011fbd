// Water: banks first, then lines along the shore as on old charts. Where one water runs into another there is no shore.

import { clipped, filled, lined, mixed, pathsOf, pebble, traced } from './ink'
import type { Item, Kit } from './kit'
import { sedge } from './plants'
import { hashOf, seeded } from './random'
import { between, strewn, within, type Outline, type Spot } from './shapes'

interface Tones {
  deep: string
  line: string
  steps: number[] // how far from the shore the lines run
}

const CHART = [0.95, 0.62, 0.36, 0.16]
const TONES: Readonly<Record<string, Tones>> = {
  water: { deep: '#93bcc4', line: '#51818e', steps: CHART },
  deep: { deep: '#6f9dac', line: '#3f6c7d', steps: CHART },
  ford: { deep: '#b4ccc4', line: '#6d9390', steps: [0.35, 0.18] },
}
const PALE = '#e4eee6'

export const isWater = ({ look }: Pick<Item, 'look'>): boolean => look in TONES

/** All waters of a table. */
export function waters(kit: Kit): void {
  const all = kit.waters.map((item) => ({ item, shore: shoreOf(kit, item) }))
  for (const { shore } of all) bank(kit, shore)
  for (const { item, shore } of all) water(kit, item, shore)
}

type Side = readonly [Spot, Spot]

/** The sides along which there is land. */
function shoreOf(kit: Kit, item: Item): Side[] {
  const others = kit.waters.flatMap(({ outlines }) => outlines)
  return item.outlines.flatMap((outline) =>
    outline.ring
      .map((a, k): Side => [a, outline.ring[(k + 1) % outline.ring.length]!])
      .filter((side) => !atEdge(kit, side) && !shared(outline, side, others)),
  )
}

function atEdge({ width, height }: Kit, [a, b]: Side): boolean {
  const at = (far: number, k: 0 | 1) => Math.abs(a[k] - far) < 0.05 && Math.abs(b[k] - far) < 0.05
  return at(0, 0) || at(width, 0) || at(0, 1) || at(height, 1)
}

/** Does another water lie on the far side? */
function shared(own: Outline, [a, b]: Side, others: readonly Outline[]): boolean {
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [mx, my] = between(a, b, 0.5)
  const outside: Spot = [mx + ((b[1] - a[1]) / far) * 0.12, my - ((b[0] - a[0]) / far) * 0.12]
  return others.some((other) => other !== own && within(other, outside))
}

function sides(shore: readonly Side[]): Path2D {
  const path = new Path2D()
  let last: Spot | null = null
  for (const [a, b] of shore) {
    if (last !== a) path.moveTo(...a)
    path.lineTo(...b)
    last = b
  }
  return path
}

function bank({ g }: Kit, shore: readonly Side[]): void {
  const path = sides(shore)
  g.lineCap = 'round'
  g.globalAlpha = 0.35
  lined(g, path, '#8f8455', 0.62)
  g.globalAlpha = 1
  lined(g, path, '#d9c896', 0.34)
  g.lineCap = 'butt'
}

function water(kit: Kit, item: Item, shore: readonly Side[]): void {
  const { g } = kit
  const { deep, line, steps } = TONES[item.look] ?? TONES['water']!
  const random = seeded(hashOf(item.id))
  const [area, rim] = [pathsOf(item.outlines), sides(shore)]
  clipped(g, area, () => {
    filled(g, area, deep)
    g.lineCap = 'round'
    for (const [k, far] of steps.entries()) {
      g.globalAlpha = 0.32 + 0.14 * k
      lined(g, rim, line, 2 * far + 0.05)
      g.globalAlpha = 1
      lined(g, rim, mixed(deep, PALE, 0.12 + 0.13 * k), 2 * far - 0.02)
    }
    for (const outline of item.outlines) {
      if (item.look === 'ford') {
        for (const [x, y] of strewn(outline, 0.46, 0.1, random)) {
          const stone = traced(pebble(x, y, 0.1 + 0.11 * random(), 7, random))
          filled(g, stone, mixed('#cfc6b0', '#a79c86', random()), '#6b6353', 0.03)
        }
      } else {
        for (const [x, y] of strewn(outline, 1.05, 0.7, random)) ripple(kit, x, y)
      }
    }
    g.lineCap = 'butt'
  })
  lined(g, rim, '#3e5a5e', 0.05)
  if (item.look === 'water' && shore.length < 12 && !item.outlines.some(({ circle }) => circle))
    sedge(kit, shore, random)
}

function ripple({ g }: Kit, x: number, y: number): void {
  g.globalAlpha = 0.7
  g.beginPath()
  g.moveTo(x - 0.3, y)
  g.quadraticCurveTo(x - 0.15, y - 0.13, x, y)
  g.quadraticCurveTo(x + 0.15, y + 0.13, x + 0.3, y)
  g.strokeStyle = '#e9f2ea'
  g.lineWidth = 0.045
  g.stroke()
  g.globalAlpha = 1
}
