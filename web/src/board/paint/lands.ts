// What lies on the ground, and the floors above it: roads and squares, hills, graves, mist, decks, stairs and ladders.

import {
  alongside,
  bar,
  boards,
  clipped,
  filled,
  line,
  lined,
  mixed,
  pathOf,
  pathsOf,
  pebble,
  spot,
  traced,
} from './ink'
import type { Ground, Kit, Painter } from './kit'
import { edged } from './plants'
import { apart, between, box, disc, middle, strewn, type Outline, type Spot } from './shapes'
import { flat } from './roofs'

// -- grounds within the ground

/** A paved place with a kerb. */
const paved = (ground: Ground, kerb: string): Painter =>
  function ({ g, pattern }, { outlines }) {
    for (const outline of outlines) {
      const path = pathOf(outline)
      filled(g, path, pattern(ground))
      clipped(g, outline, () => {
        lined(g, path, 'rgb(60 48 28 / 0.35)', 0.42)
        lined(g, path, kerb, 0.26)
      })
      lined(g, path, 'rgb(70 56 34 / 0.8)', 0.05)
    }
  }

const road: Painter = ({ g, pattern, width, height }, { outlines }, random) => {
  for (const outline of outlines) {
    const path = pathOf(outline)
    g.globalAlpha = 0.75
    filled(g, path, pattern('mud'))
    g.globalAlpha = 1
    alongside(g, outline, (lie) => {
      for (const share of [0.3, 0.7]) {
        g.beginPath()
        for (let x = 0; x <= lie.length; x += 0.4) g.lineTo(x, lie.width * share + (random() - 0.5) * 0.1)
        g.strokeStyle = 'rgb(96 72 38 / 0.3)'
        g.lineWidth = 0.16
        g.stroke()
      }
    })
    const rim = new Path2D()
    for (const [k, a] of outline.ring.entries()) {
      const b = outline.ring[(k + 1) % outline.ring.length]!
      const [x, y] = between(a, b, 0.5)
      if (x < 0.05 || y < 0.05 || x > width - 0.05 || y > height - 0.05) continue // it goes on beyond the table
      rim.moveTo(...a)
      rim.lineTo(...b)
    }
    lined(g, rim, 'rgb(96 76 40 / 0.55)', 0.06)
  }
}

/** A room seen from above. */
const room: Painter = ({ g, pattern }, { outlines }) => {
  for (const outline of outlines) {
    const path = pathOf(outline)
    filled(g, path, pattern('parquet'))
    clipped(g, outline, () => lined(g, path, 'rgb(50 30 8 / 0.22)', 0.9))
    lined(g, path, '#5f4a2c', 0.05)
  }
}

/** The floor of something fallen. */
const ruin: Painter = ({ g, pattern }, { outlines }, random) => {
  for (const outline of outlines) {
    const path = pathOf(outline)
    g.globalAlpha = 0.5
    filled(g, path, pattern('flags'))
    g.globalAlpha = 1
    clipped(g, outline, () => {
      for (const [x, y] of strewn(outline, 0.62, 0.12, random)) {
        const stone = traced(pebble(x, y, 0.12 + 0.2 * random(), 6, random))
        filled(g, stone, mixed('#d0c7b3', '#9d917c', random()), '#5a5142', 0.035)
      }
      g.setLineDash([0.9, 0.5])
      lined(g, path, '#6b6252', 0.5)
      lined(g, path, '#c2b8a3', 0.38)
      g.setLineDash([])
    })
    g.setLineDash([0.28, 0.16])
    lined(g, path, '#4a4337', 0.05)
    g.setLineDash([])
  }
}

const planks: Painter = ({ g, pattern }, { outlines }) => {
  for (const outline of outlines) {
    filled(g, pathOf(outline), pattern('planks'), '#5a3d1c', 0.07)
  }
}

/** Ground that lies lower: slopes all around, strokes that fall inwards. */
const cutting: Painter = ({ g, pattern }, { outlines }, random) => {
  for (const outline of outlines) {
    const path = pathOf(outline)
    filled(g, path, pattern('earth'))
    clipped(g, outline, () => {
      lined(g, path, 'rgb(40 28 12 / 0.3)', 1.3)
      for (const [k, a] of outline.ring.entries()) {
        const b = outline.ring[(k + 1) % outline.ring.length]!
        const far = apart(a, b)
        const [nx, ny] = [-(b[1] - a[1]) / far, (b[0] - a[0]) / far]
        for (let at = 0.1; at < far; at += 0.22) {
          const [x, y] = between(a, b, at / far)
          const deep = 0.3 + 0.35 * random()
          line(g, 'rgb(66 50 26 / 0.6)', 0.035, [x, y], [x + nx * deep, y + ny * deep])
        }
      }
    })
    lined(g, path, '#4a3b22', 0.06)
  }
}

const slag: Painter = ({ g }, { outlines }, random) => {
  edged(g, outlines, { base: '#4a3a34', ink: '#2a1712' })
  for (const outline of outlines) {
    clipped(g, outline, () => {
      for (const [x, y] of strewn(outline, 0.5, 0.06, random)) {
        const r = 0.2 + 0.2 * random()
        filled(g, traced(pebble(x, y, r, 7, random)), mixed('#5d4a42', '#2f2522', random()), '#1c1412', 0.035)
        if (random() < 0.4) spot(g, x, y, 0.5 * r, '#e2772b')
        if (random() < 0.25) spot(g, x, y, 0.25 * r, '#ffd27a')
      }
    })
  }
}

const graves: Painter = ({ g }, { outlines }) => {
  edged(g, outlines, { base: '#8d8358', ink: '#3b2f1c' })
  for (const outline of outlines) {
    alongside(g, outline, ({ length, width }) => {
      const count = Math.max(1, Math.floor(length / 0.95))
      const wide = length / count
      for (let k = 0; k < count; k++) {
        const [x, w, h] = [k * wide + wide * 0.22, wide * 0.5, width * 0.6]
        bar(g, x - 0.1, width * 0.26, w + 0.2, h + 0.06, '#9a8658', '#5a4826', 0.04)
        bar(g, x, width * 0.32, w, h - 0.06, '#2c2216', '#15100a', 0.05)
        bar(g, x, width * 0.32, w, 0.1, 'rgb(0 0 0 / 0.35)')
        g.beginPath()
        g.arc(x + w / 2, width * 0.14, Math.min(0.2, w / 2), Math.PI, 0)
        g.lineTo(x + w / 2 + Math.min(0.2, w / 2), width * 0.26)
        g.lineTo(x + w / 2 - Math.min(0.2, w / 2), width * 0.26)
        g.closePath()
        g.fillStyle = '#cfc8b6'
        g.fill()
        g.strokeStyle = '#4a4337'
        g.lineWidth = 0.04
        g.stroke()
      }
    })
  }
}

/** Mist: soft and pale, with the dashed edge that counts. */
const mist: Painter = ({ g, staged }, { outlines }, random) => {
  for (const outline of outlines) {
    clipped(g, outline, () => {
      g.globalAlpha = 0.28
      filled(g, pathOf(outline), '#f4f3ec')
      g.globalAlpha = 1
      for (const [x, y] of staged ? [] : strewn(outline, 0.9, -0.2, random)) {
        const r = 0.8 + 0.7 * random()
        const cloud = g.createRadialGradient(x, y, 0, x, y, r)
        cloud.addColorStop(0, 'rgb(255 255 252 / 0.5)')
        cloud.addColorStop(1, 'rgb(255 255 252 / 0)')
        g.fillStyle = cloud
        g.fillRect(x - r, y - r, 2 * r, 2 * r)
      }
    })
    g.setLineDash([0.16, 0.14])
    lined(g, pathOf(outline), 'rgb(84 92 104 / 0.75)', 0.05)
    g.setLineDash([])
  }
}

/** A hill: lit from the north-west, with strokes that fall outwards. */
const hill: Painter = ({ g }, { outlines }, random) => {
  for (const outline of outlines) {
    const [x, y] = middle(outline)
    const { width, height } = box(outline)
    const r = Math.max(width, height) / 2
    const light = g.createRadialGradient(x - 0.2 * r, y - 0.24 * r, 0.1 * r, x, y, r)
    light.addColorStop(0, '#dfd7aa')
    light.addColorStop(0.6, '#c8bf8f')
    light.addColorStop(1, '#a39a6c')
    g.globalAlpha = 0.9
    filled(g, pathOf(outline), '#a39a6c')
    g.fillStyle = light
    g.fill(pathOf(outline))
    g.globalAlpha = 1
    const rim = outline.circle ? disc(x, y, r).ring : outline.ring
    hachures(g, [x, y], rim, random)
    lined(g, pathOf(outline), '#5f5632', 0.06)
  }
}

function hachures(g: Kit['g'], [x, y]: Spot, rim: readonly Spot[], random: () => number): void {
  for (const [k, a] of rim.entries()) {
    const b = rim[(k + 1) % rim.length]!
    const count = Math.max(1, Math.round(apart(a, b) / 0.2))
    for (let n = 0; n < count; n++) {
      const at = between(a, b, (n + 0.3 * random()) / count)
      const shade = (at[0] - x) * 0.6 + (at[1] - y) * 0.8 > 0 ? 0.75 : 0.4
      const colour = `rgb(82 72 38 / ${shade})`
      line(g, colour, 0.035, between(at, [x, y], 0.04), between(at, [x, y], 0.2 + 0.08 * random()))
      if (random() < 0.5) line(g, colour, 0.025, between(at, [x, y], 0.42), between(at, [x, y], 0.5 + 0.06 * random()))
    }
  }
}

// -- floors above the ground, and the ways up

const deck: Painter = ({ g, pattern }, { outlines }) => {
  for (const outline of outlines) {
    const path = pathOf(outline)
    filled(g, path, pattern('planks'))
    clipped(g, outline, () => lined(g, path, '#8a6330', 0.28))
    lined(g, path, '#4d3113', 0.07)
  }
}

const bridge: Painter = (kit, { outlines }) => {
  const { g, pattern } = kit
  for (const outline of outlines) {
    filled(g, pathOf(outline), pattern('flags'))
    alongside(g, outline, ({ length, width }) => {
      for (const y of [0, width - 0.3]) {
        bar(g, 0, y, length, 0.3, '#b9ad95', '#4a4033', 0.04)
        for (let x = 0.5; x < length; x += 0.55) line(g, '#6b604d', 0.03, [x, y], [x, y + 0.3])
      }
    })
    lined(g, pathOf(outline), '#3f362a', 0.07)
  }
}

/** Steps from the first side of the outline, their foot, to the opposite one; the higher, the lighter. */
const stairs: Painter = ({ g }, { outlines }) => {
  for (const outline of outlines) {
    const [a, b, c, d] = outline.ring as [Spot, Spot, Spot, Spot]
    if (outline.ring.length !== 4) {
      filled(g, pathOf(outline), '#d9bd86', '#5f431f', 0.05)
      continue
    }
    const count = Math.max(4, Math.round(apart(a, d) / 0.38))
    for (let k = 0; k < count; k++) {
      const [low, high] = [k / count, (k + 1) / count]
      const step = traced([between(a, d, low), between(b, c, low), between(b, c, high), between(a, d, high)])
      filled(g, step, mixed('#a5814b', '#efdcae', k / (count - 1)), '#5f431f', 0.04)
    }
    lined(g, pathOf(outline), '#3f2a10', 0.06)
  }
}

const ladder: Painter = ({ g }, { outlines }) => {
  for (const outline of outlines) {
    g.globalAlpha = 0.3
    filled(g, pathOf(outline), '#4d3113')
    g.globalAlpha = 1
    alongside(g, outline, ({ length, width }) => {
      for (let x = 0.1; x < length; x += 0.2) {
        line(g, '#3c2611', 0.1, [x, 0.08 * width], [x, 0.92 * width])
        line(g, '#d3ac70', 0.05, [x, 0.08 * width], [x, 0.92 * width])
      }
      for (const y of [0.14, 0.86]) {
        line(g, '#3c2611', 0.11, [0, y * width], [length, y * width])
        line(g, '#b9894e', 0.06, [0, y * width], [length, y * width])
      }
    })
  }
}

export const LANDS: Readonly<Record<string, Painter>> = {
  square: paved('cobbles', '#dccfb0'),
  road,
  building: room,
  ruin,
  planks,
  cutting,
  slag,
  graves,
  mist,
  fog: mist,
  hill,
  floor: deck,
  flags: (kit, item) => flat(kit, item, 'flags', '#cfc4ab', '#463c2e', 0.18),
  platform: deck,
  bridge,
  stairs,
  ladder,
}

/** A floor of boards under a house whose walls are all that the board says of it. */
export function indoors(kit: Kit, outline: Outline): void {
  const { g, pattern } = kit
  filled(g, pathOf(outline), pattern('parquet'))
  clipped(g, outline, () => lined(g, pathsOf([outline]), 'rgb(50 30 8 / 0.22)', 0.9))
}

/** A thing that nobody has a picture for: a plain block of timber, or a pale patch if it lies flat. */
export const plain: Painter = ({ g }, { outlines, top }, random) => {
  for (const outline of outlines) {
    if (top < 0.2) {
      edged(g, [outline], { base: '#9a8a60', ink: '#5a4c2c' })
      continue
    }
    alongside(g, outline, (lie) => boards(g, lie, 4, '#cfa66a', '#b08450', '#573a18', random))
    lined(g, pathOf(outline), '#3f2810', 0.06)
  }
}
