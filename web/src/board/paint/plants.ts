// What grows: crowns from above, hedges, reeds, ivy, nettles.

import { alongside, clipped, filled, leafy, line, lined, pathOf, pathsOf, SHADE, spot, tuft, type Ink } from './ink'
import type { Item, Kit, Painter } from './kit'
import type { Random } from './random'
import { apart, box, middle, strewn, type Outline, type Spot } from './shapes'

interface Leaves {
  deep: string
  base: string
  light: string
  ink: string
}

const WOOD: Leaves = { deep: '#5d7a3f', base: '#7d9a55', light: '#a3b871', ink: '#33461f' }
const OAK: Leaves = { deep: '#56703a', base: '#728e4d', light: '#99ad68', ink: '#2e401c' }
const YEW: Leaves = { deep: '#45604a', base: '#5f7d60', light: '#87a17e', ink: '#24362a' }
const HEDGE: Leaves = { deep: '#66823f', base: '#86a25a', light: '#aabf7a', ink: '#38491f' }
const SCRUB: Leaves = { deep: '#74803f', base: '#939c58', light: '#b5ba78', ink: '#434a20' }
const IVY: Leaves = { deep: '#4c6f45', base: '#68895a', light: '#90ab78', ink: '#263d22' }
const WILLOW: Leaves = { deep: '#8a8f62', base: '#a6a97c', light: '#c5c69c', ink: '#4b4c30' }
const FRUIT = ['#c8452f', '#d9772b']

const LENGTH = 0.075 // of the shadow of a crown, for each inch of height

/** A crown from above, lit from the north-west; it stays within the radius. */
function crown(g: Ink, [x, y]: Spot, r: number, leaves: Leaves, random: Random): void {
  const bumps = Math.max(7, Math.round(8 + 3 * r))
  filled(g, leafy(x, y, r, bumps, random), leaves.deep, leaves.ink, 0.045)
  filled(g, leafy(x - 0.1 * r, y - 0.12 * r, 0.76 * r, bumps - 1, random), leaves.base)
  g.globalAlpha = 0.85
  filled(g, leafy(x - 0.24 * r, y - 0.28 * r, 0.42 * r, 7, random), leaves.light)
  g.globalAlpha = 0.55
  g.beginPath()
  for (let k = 0; k < 5; k++) {
    const [angle, far, wide] = [random() * 6.3, r * (0.15 + 0.5 * random()), 0.16 * r]
    const [u, v] = [x + far * Math.cos(angle), y + far * Math.sin(angle)]
    g.moveTo(u - wide, v)
    g.quadraticCurveTo(u, v - 1.1 * wide, u + wide, v)
  }
  g.strokeStyle = leaves.ink
  g.lineWidth = 0.035
  g.stroke()
  g.globalAlpha = 1
}

/** How wide the crowns of a wood are. */
const RADII: Readonly<Record<string, number>> = { wood: 0.78, orchard: 0.66, yew: 0.7, scrub: 0.5 }

/** Where the trees of a wood stand, and how wide each crown is. */
export function trunks(
  { look, outlines }: Pick<Item, 'look' | 'outlines'>,
  random: Random,
): (readonly [Spot, number])[] {
  return outlines.flatMap((outline) => {
    const { width, height } = box(outline)
    const r = Math.min(RADII[look] ?? 0.7, Math.min(width, height) / 5.2)
    return strewn(outline, 1.36 * r, 0.86 * r, random).map((at) => [at, r * (0.85 + 0.25 * random())] as const)
  })
}

function crowns(g: Ink, spots: readonly (readonly [Spot, number])[], tall: number, leaves: Leaves, random: Random) {
  const shadows = new Path2D()
  for (const [[x, y], r] of spots) {
    const far = LENGTH * Math.min(6, tall)
    shadows.addPath(leafy(x + far, y + 1.15 * far, r, 9, random))
  }
  filled(g, shadows, SHADE)
  for (const [at, r] of spots) crown(g, at, r, leaves, random)
}

/** An area with trees: a dashed edge, which is what counts, and crowns within it. */
function wood(leaves: Leaves, fruit: readonly string[] = []): Painter {
  return ({ g, staged }, item, random) => {
    edged(g, item.outlines, leaves)
    if (staged) return
    const spots = trunks(item, random)
    crowns(g, spots, item.top || 2.5, leaves, random)
    for (const [at, far] of fruit.length ? spots : []) {
      for (let k = 0; k < 4; k++) {
        const [angle, out] = [random() * 6.3, far * (0.2 + 0.5 * random())]
        spot(g, at[0] + out * Math.cos(angle), at[1] + out * Math.sin(angle), 0.07, fruit[k % fruit.length]!)
      }
    }
  }
}

/** A tint and a dashed line: the edge of an area that can be entered. */
export function edged(g: Ink, outlines: readonly Outline[], { base, ink }: Pick<Leaves, 'base' | 'ink'>): void {
  const path = pathsOf(outlines)
  g.globalAlpha = 0.34
  filled(g, path, base)
  g.globalAlpha = 0.8
  g.setLineDash([0.28, 0.16])
  lined(g, path, ink, 0.055)
  g.setLineDash([])
  g.globalAlpha = 1
}

/** One tree, which fills its outline. */
function tree(leaves: Leaves): Painter {
  return ({ g, staged }, { outlines, top }, random) => {
    for (const outline of outlines) {
      const { width, height } = box(outline)
      g.globalAlpha = 0.5
      filled(g, pathOf(outline), leaves.deep)
      g.globalAlpha = 1
      if (!staged) crowns(g, [[middle(outline), Math.min(width, height) / 2]], top || 4, leaves, random)
    }
  }
}

/** A dead tree: bare boughs over a bole. */
const willow: Painter = ({ g, staged }, { outlines }, random) => {
  if (staged) return edged(g, outlines, WILLOW)
  for (const outline of outlines) {
    const [x, y] = middle(outline)
    const r = Math.min(box(outline).width, box(outline).height) / 2
    clipped(g, outline, () => {
      filled(g, pathOf(outline), WILLOW.light)
      for (let k = 0; k < 11; k++) {
        const angle = (2 * Math.PI * (k + 0.6 * random())) / 11
        const bend = angle + (random() - 0.5) * 0.9
        const [u, v] = [x + 0.5 * r * Math.cos(angle), y + 0.5 * r * Math.sin(angle)]
        line(g, WILLOW.ink, 0.1, [x, y], [u, v], [x + r * Math.cos(bend), y + r * Math.sin(bend)])
        line(g, '#8d8564', 0.045, [x, y], [u, v], [x + r * Math.cos(bend), y + r * Math.sin(bend)])
      }
    })
    spot(g, x, y, 0.34 * r, '#8a7f5c', WILLOW.ink, 0.05)
    lined(g, pathOf(outline), WILLOW.ink, 0.06)
  }
}

const stump: Painter = ({ g }, { outlines }, random) => {
  for (const outline of outlines) {
    const [x, y] = middle(outline)
    const r = Math.min(box(outline).width, box(outline).height) / 2
    filled(g, pathOf(outline), '#6e5230', '#36260f', 0.07)
    spot(g, x, y, 0.82 * r, '#d8b67f', '#5b4018', 0.03)
    for (let ring = 1; ring < 5; ring++) {
      g.beginPath()
      g.arc(x + 0.03 * random(), y + 0.03 * random(), (0.82 * r * ring) / 5, 0, 2 * Math.PI)
      g.strokeStyle = 'rgb(110 74 28 / 0.6)'
      g.lineWidth = 0.03
      g.stroke()
    }
    line(g, '#6e4a1c', 0.04, [x, y], [x + 0.7 * r, y + 0.25 * r])
  }
}

const hedge: Painter = ({ g }, { outlines }, random) => {
  for (const outline of outlines) {
    filled(g, pathOf(outline), HEDGE.ink)
    alongside(g, outline, ({ length, width }) => {
      const r = Math.max(0.16, width / 2)
      const count = Math.max(2, Math.round(length / (1.2 * r)))
      for (let k = 0; k < count; k++) crown(g, [((k + 0.5) * length) / count, width / 2], 1.08 * r, HEDGE, random)
    })
  }
}

/** Low growth: tufts with or without blossom, close together. */
function growth(ink: string, tint: string, gap: number, size: number, blossom = ''): Painter {
  return ({ g }, { outlines }, random) => {
    edged(g, outlines, { base: tint, ink })
    for (const outline of outlines) {
      g.lineCap = 'round'
      for (const [x, y] of strewn(outline, gap, 0.08, random)) {
        const high = size * (0.75 + 0.5 * random())
        g.beginPath()
        tuft(g, x, y + high / 2, high)
        g.strokeStyle = ink
        g.lineWidth = 0.05
        g.stroke()
        if (blossom && random() < 0.45) spot(g, x + 0.04, y - high / 2, 0.06, blossom)
      }
    }
  }
}

const reeds: Painter = ({ g }, { outlines }, random) => {
  edged(g, outlines, { base: '#b3ad6d', ink: '#5f5c2c' })
  g.lineCap = 'round'
  for (const outline of outlines) {
    for (const [x, y] of strewn(outline, 0.24, 0.1, random)) {
      const [high, lean] = [0.42 + 0.24 * random(), (random() - 0.35) * 0.22]
      const top: Spot = [x + lean, y - high / 2]
      line(g, random() < 0.5 ? '#6d6a2f' : '#8a8440', 0.045, [x, y + high / 2], top)
      if (random() < 0.3) line(g, '#5a3b1a', 0.1, top, [top[0] + lean * 0.3, top[1] - 0.14])
    }
  }
}

const ivy: Painter = ({ g }, { outlines }, random) => {
  edged(g, outlines, IVY)
  for (const outline of outlines) {
    for (const at of strewn(outline, 0.42, 0.26, random)) crown(g, at, 0.3 + 0.1 * random(), IVY, random)
  }
}

/** Reeds at the water's edge, here and there. */
export function sedge({ g }: Kit, shore: readonly (readonly [Spot, Spot])[], random: Random): void {
  g.lineCap = 'round'
  for (const [a, b] of shore) {
    if (apart(a, b) < 0.8 || random() < 0.45) continue
    const share = 0.2 + 0.6 * random()
    const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
    g.beginPath()
    for (const [dx, lean, high] of [[-0.1, -0.16, 0.45], [0, 0, 0.58], [0.1, 0.14, 0.42]] as const) {
      g.moveTo(x + dx, y + 0.1)
      g.quadraticCurveTo(x + dx, y - 0.5 * high, x + dx + lean, y - high)
    } // prettier-ignore
    g.strokeStyle = '#5d7038'
    g.lineWidth = 0.05
    g.stroke()
  }
}

export const PLANTS: Readonly<Record<string, Painter>> = {
  wood: wood(WOOD),
  orchard: wood(WOOD, FRUIT),
  yew: wood(YEW),
  scrub: wood(SCRUB),
  bracken: growth('#6b6a2c', '#9c9a55', 0.3, 0.34),
  ivy,
  reeds,
  tree: tree(WOOD),
  oak: tree(OAK),
  poplar: tree(HEDGE),
  willow,
  stump,
  nettles: growth('#4b6a32', '#7f9a55', 0.3, 0.34),
  brambles: growth('#5a5a2e', '#98935a', 0.34, 0.36, '#8d3b52'),
  gorse: growth('#64682f', '#a8a05a', 0.34, 0.36, '#e2b73c'),
  brush: growth('#5f6a34', '#9a9f5f', 0.34, 0.36),
  hedge,
}
