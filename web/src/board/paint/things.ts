// What stands about: crates and carts, rocks and wells, tables and statues.

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
  pebble,
  spot,
  traced,
  type Ink,
} from './ink'
import type { Painter } from './kit'
import type { Random } from './random'
import { box, lieOf, middle, onPaper, polar, strewn, type Lie, type Outline, type Spot } from './shapes'

const WOOD = { light: '#cfa66a', dark: '#b08450', ink: '#573a18' }
const STONE = { light: '#d6cdba', dark: '#9d917c', ink: '#4a4337' }

type Part = (g: Ink, outline: Outline, random: Random) => void

/** A painter for things of one part, or of several that look alike. */
const each =
  (paint: Part): Painter =>
  ({ g }, { outlines }, random) => {
    for (const outline of outlines) paint(g, outline, random)
  }

/** Something round in the middle of its outline: where, and how large it may be. */
function round(outline: Outline): [number, number, number] {
  const { width, height } = box(outline)
  return [...middle(outline), Math.min(width, height) / 2]
}

// -- of wood

const crates = each((g, outline, random) => {
  alongside(g, outline, (lie) => {
    const count = Math.max(1, Math.round(lie.length / Math.max(0.9, lie.width)))
    const wide = lie.length / count
    for (let k = 0; k < count; k++) {
      g.save()
      g.translate(k * wide, 0)
      crate(g, wide, lie.width, random)
      g.restore()
    }
  })
  lined(g, pathOf(outline), '#3f2810', 0.06)
})

function crate(g: Ink, length: number, width: number, random: Random): void {
  boards(g, { x: 0, y: 0, angle: 0, length, width }, 4, WOOD.light, WOOD.dark, WOOD.ink, random)
  for (const [colour, wide] of [[WOOD.ink, 0.17], ['#e0b97f', 0.1]] as const) {
    line(g, colour, wide, [0, 0], [length, width])
    line(g, colour, wide, [length, 0], [0, width])
  } // prettier-ignore
  g.strokeStyle = WOOD.ink
  g.lineWidth = 0.22
  g.strokeRect(0, 0, length, width)
  g.strokeStyle = '#d8b176'
  g.lineWidth = 0.14
  g.strokeRect(0.04, 0.04, length - 0.08, width - 0.08)
}

/** Barrels side by side, their hoops and lids from above. */
const barrels = each((g, outline, random) => {
  if (!outline.circle) {
    g.globalAlpha = 0.3
    filled(g, pathOf(outline), '#6b4b22')
    g.globalAlpha = 1
  }
  const { length, width } = lieOf(outline)
  const count = outline.circle ? 1 : Math.max(1, Math.round(length / width))
  clipped(g, outline, () => {
    for (let k = 0; k < count; k++) {
      const [x, y] = onPaper(lieOf(outline), ((k + 0.5) * length) / count, width / 2)
      barrel(g, x, y, Math.min(width, length / count) / 2, random)
    }
  })
})

function barrel(g: Ink, x: number, y: number, r: number, random: Random): void {
  spot(g, x, y, r, '#5a3b1a')
  spot(g, x, y, 0.9 * r, '#8d6734', '#2f1e0a', 0.05)
  clipped(g, pathOf({ ring: [], circle: [x, y, 0.76 * r] }), () => {
    const lie: Lie = { x: 0, y: 0, angle: 0, length: 2 * r, width: 2 * r }
    g.translate(x - r, y - r)
    boards(g, lie, 5, WOOD.light, WOOD.dark, WOOD.ink, random)
  })
  g.beginPath()
  g.arc(x, y, 0.78 * r, 0, 2 * Math.PI)
  g.strokeStyle = '#2b2620'
  g.lineWidth = 0.05
  g.stroke()
}

const cart = each((g, outline, random) => {
  g.globalAlpha = 0.35
  filled(g, pathOf(outline), '#8a6a3a')
  g.globalAlpha = 1
  alongside(g, outline, ({ length, width }) => {
    for (const share of [0.16, 0.62]) bar(g, share * length, 0, 0.24 * length, width, '#3b2813', '#20140a', 0.05)
    g.translate(0.04 * length, 0.14 * width)
    const bed = { x: 0, y: 0, angle: 0, length: 0.92 * length, width: 0.72 * width }
    boards(g, bed, 4, WOOD.light, WOOD.dark, WOOD.ink, random)
    g.strokeStyle = WOOD.ink
    g.lineWidth = 0.09
    g.strokeRect(0, 0, bed.length, bed.width)
  })
  g.setLineDash([0.12, 0.1])
  lined(g, pathOf(outline), WOOD.ink, 0.04)
  g.setLineDash([])
})

/** An upturned boat: a hull with its keel. */
const boat = each((g, outline, random) => {
  g.globalAlpha = 0.28
  filled(g, pathOf(outline), '#6b4b22')
  g.globalAlpha = 1
  alongside(g, outline, (lie) => {
    const { length, width } = lie
    const hull = new Path2D()
    hull.moveTo(0, width / 2)
    hull.bezierCurveTo(0.2 * length, -0.16 * width, 0.8 * length, -0.16 * width, length, width / 2)
    hull.bezierCurveTo(0.8 * length, 1.16 * width, 0.2 * length, 1.16 * width, 0, width / 2)
    clipped(g, hull, () => boards(g, lie, 5, '#b28a55', '#8a6233', '#432b10', random))
    lined(g, hull, '#2f1e0a', 0.08)
    line(g, '#432b10', 0.12, [0.02, width / 2], [length - 0.02, width / 2])
    line(g, '#d3ac70', 0.05, [0.02, width / 2], [length - 0.02, width / 2])
  })
})

const trunk = each((g, outline, random) => {
  alongside(g, outline, ({ length, width }) => {
    bar(g, 0, 0, length, width, '#7d5f38')
    bar(g, 0, 0, length, 0.3 * width, 'rgb(232 205 150 / 0.35)')
    bar(g, 0, 0.72 * width, length, 0.28 * width, 'rgb(40 24 6 / 0.3)')
    for (let k = 0; k < length * 6; k++) {
      const [x, y] = [random() * length, random() * width]
      line(g, 'rgb(58 38 14 / 0.55)', 0.03, [x, y], [x + 0.2 + 0.5 * random(), y])
    }
    for (const x of [width * 0.42, length - width * 0.42]) {
      g.beginPath()
      g.ellipse(x < length / 2 ? 0.12 : length - 0.12, width / 2, 0.12, width * 0.46, 0, 0, 2 * Math.PI)
      g.fillStyle = '#d8b67f'
      g.fill()
    }
  })
  lined(g, pathOf(outline), '#36240e', 0.06)
})

/** A table with its benches; round ones with a cloth. */
const table = each((g, outline, random) => {
  const path = pathOf(outline)
  filled(g, path, '#8a5f30')
  alongside(g, outline, (lie) => {
    boards(g, lie, Math.max(3, Math.round(lie.width / 0.3)), '#c0905a', '#a5753f', '#5b3b17', random)
    for (let k = 0; k < lie.length * 0.9; k++) {
      const [x, y] = [(0.1 + 0.8 * random()) * lie.length, (0.22 + 0.56 * random()) * lie.width]
      spot(g, x, y, 0.11, '#efe3c8', '#6b5534', 0.025)
      spot(g, x, y, 0.05, random() < 0.5 ? '#7d2f2a' : '#b9853f')
    }
  })
  lined(g, path, '#3f260c', 0.09)
})

const traps = each((g, outline, random) => {
  alongside(g, outline, ({ length, width }) => {
    bar(g, 0, 0, length, width, '#6b5730')
    for (let x = 0.1; x < length; x += 0.17) {
      line(g, mixed('#cdb27a', '#9c7c45', random()), 0.05, [x, 0], [x + 0.06, width])
    }
    for (let y = 0.12; y < width; y += 0.2) line(g, '#d9bf88', 0.05, [0, y], [length, y])
    line(g, '#3c2c11', 0.05, [length / 2, 0], [length / 2, width])
  })
  lined(g, pathOf(outline), '#3c2c11', 0.06)
})

const rick = each((g, outline, random) => {
  const [x, y, r] = round(outline)
  filled(g, pathOf(outline), '#c79b43', '#5f4413', 0.07)
  spot(g, x - 0.15 * r, y - 0.18 * r, 0.68 * r, '#e0bb65')
  g.globalAlpha = 0.7
  for (let k = 0; k < 60; k++) {
    const angle = (2 * Math.PI * k) / 60
    line(g, '#7d5b1c', 0.045, polar(x, y, r * (0.25 + 0.3 * random()), angle), polar(x, y, 0.96 * r, angle))
  }
  g.globalAlpha = 1
  spot(g, x, y, 0.1 * r, '#5f4413')
})

const sacks = each((g, outline, random) => {
  g.globalAlpha = 0.4
  filled(g, pathOf(outline), '#7d6a48')
  g.globalAlpha = 1
  clipped(g, outline, () => {
    for (const [x, y] of strewn(outline, 0.42, 0.2, random)) {
      g.save()
      g.translate(x, y)
      g.rotate(random() * 3)
      g.beginPath()
      g.ellipse(0, 0, 0.34, 0.25, 0, 0, 2 * Math.PI)
      g.fillStyle = mixed('#ece0c2', '#cdbb92', random())
      g.fill()
      g.strokeStyle = '#6b5a38'
      g.lineWidth = 0.04
      g.stroke()
      line(g, '#8d7a52', 0.05, [0.22, -0.12], [0.24, 0.12])
      g.restore()
    }
  })
  lined(g, pathOf(outline), '#6b5a38', 0.035)
})

// -- of stone and iron

/** A rock with facets: those towards the north-west are light. */
const facets = (light: string, dark: string): Part =>
  function (g, outline, random) {
    const [x, y, r] = round(outline)
    const corners = outline.circle ? 9 : outline.ring.length
    const outer = Array.from({ length: corners }, (_, k) =>
      outline.circle ? polar(x, y, r * (0.9 + 0.1 * random()), (2 * Math.PI * k) / corners) : outline.ring[k]!,
    )
    const inner = outer.map(([u, v]): Spot => {
      const share = 0.4 + 0.2 * random()
      return [x - 0.1 * r + (u - x) * share, y - 0.12 * r + (v - y) * share]
    })
    filled(g, pathOf(outline), mixed(dark, '#2a261f', 0.25))
    for (const [k, a] of outer.entries()) {
      const next = (k + 1) % corners
      const [b, c, d] = [outer[next]!, inner[next]!, inner[k]!]
      const [mx, my] = [(a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y]
      const facing = (-0.6 * mx - 0.8 * my) / (Math.hypot(mx, my) || 1)
      filled(g, traced([a, b, c, d]), mixed(dark, light, 0.45 + 0.42 * facing + 0.12 * random()), STONE.ink, 0.03)
    }
    filled(g, traced(inner), light, STONE.ink, 0.03)
    lined(g, pathOf(outline), '#3a342a', 0.06)
  }

const column = each((g, outline) => {
  const [x, y, r] = round(outline)
  filled(g, pathOf(outline), '#8f8672', STONE.ink, 0.06)
  spot(g, x, y, 0.82 * r, '#d9d0bd', STONE.ink, 0.03)
  for (let k = 0; k < 16; k++) spot(g, ...polar(x, y, 0.8 * r, (Math.PI * k) / 8), 0.1 * r, '#b3a892')
  spot(g, x - 0.08 * r, y - 0.1 * r, 0.55 * r, '#e6dfce')
})

const millstone = each((g, outline) => {
  const [x, y, r] = round(outline)
  filled(g, pathOf(outline), '#b3a892', '#3a342a', 0.06)
  for (let k = 0; k < 12; k++) {
    const angle = (Math.PI * k) / 6
    line(g, 'rgb(74 67 55 / 0.65)', 0.04, polar(x, y, 0.3 * r, angle), polar(x, y, 0.88 * r, angle + 0.3))
  }
  spot(g, x, y, 0.22 * r, '#2c2720', STONE.ink)
})

const rubble = each((g, outline, random) => {
  g.globalAlpha = 0.5
  filled(g, pathOf(outline), '#8f8570')
  g.globalAlpha = 1
  clipped(g, outline, () => {
    for (const [x, y] of strewn(outline, 0.3, 0.02, random)) {
      const stone = traced(pebble(x, y, 0.14 + 0.14 * random(), 6, random))
      filled(g, stone, mixed(STONE.light, STONE.dark, random()), STONE.ink, 0.035)
    }
  })
  lined(g, pathOf(outline), STONE.ink, 0.04)
})

const well = each((g, outline, random) => {
  const [x, y, r] = round(outline)
  filled(g, pathOf(outline), '#5f5444')
  for (let k = 0; k < 11; k++) {
    const [from, to] = [(2 * Math.PI * k) / 11, (2 * Math.PI * (k + 1)) / 11 - 0.08]
    const stone = new Path2D()
    stone.arc(x, y, 0.98 * r, from, to)
    stone.arc(x, y, 0.62 * r, to, from, true)
    filled(g, stone, mixed('#d3cab7', '#a99d88', random()))
  }
  spot(g, x, y, 0.58 * r, '#22343b')
  g.beginPath()
  g.arc(x, y, 0.38 * r, 3.4, 4.6)
  g.strokeStyle = '#9cc3c9'
  g.lineWidth = 0.05
  g.stroke()
  line(g, '#3c2611', 0.17, [x - r, y], [x + r, y])
  line(g, '#a77b41', 0.1, [x - r, y], [x + r, y])
})

const fountain = each((g, outline) => {
  const [x, y, r] = round(outline)
  filled(g, pathOf(outline), '#b9b09c', STONE.ink, 0.06)
  spot(g, x, y, 0.78 * r, '#8fbac3', '#4a6a72', 0.05)
  for (const far of [0.55, 0.35]) {
    g.beginPath()
    g.arc(x, y, far * r, 0, 2 * Math.PI)
    g.strokeStyle = 'rgb(236 245 240 / 0.8)'
    g.lineWidth = 0.04
    g.stroke()
  }
  spot(g, x, y, 0.17 * r, '#d9d0bd', STONE.ink)
})

const statue = each((g, outline) => {
  const [x, y, r] = round(outline)
  const side = 1.5 * r
  bar(g, x - side / 2, y - side / 2, side, side, '#b3a892', STONE.ink, 0.06)
  bar(g, x - 0.38 * side, y - 0.38 * side, 0.76 * side, 0.76 * side, '#cfc6b2', STONE.ink, 0.03)
  spot(g, x + 0.06, y + 0.1, 0.24 * side, 'rgb(29 21 11 / 0.3)')
  g.beginPath()
  g.ellipse(x, y, 0.3 * side, 0.17 * side, 0.4, 0, 2 * Math.PI)
  g.fillStyle = '#e9e2d2'
  g.fill()
  g.strokeStyle = STONE.ink
  g.lineWidth = 0.04
  g.stroke()
  spot(g, x, y, 0.11 * side, '#f5efe0', STONE.ink, 0.035)
})

const coffin = each((g, outline) => {
  filled(g, pathOf(outline), '#c9c2b0', '#4f493d', 0.06)
  alongside(g, outline, ({ length, width }) => {
    g.strokeStyle = '#8b826f'
    g.lineWidth = 0.05
    g.strokeRect(0.14, 0.14, length - 0.28, width - 0.28)
    line(g, '#8b826f', 0.09, [0.3, width / 2], [length - 0.3, width / 2])
    line(g, '#8b826f', 0.09, [0.3 * length, 0.24], [0.3 * length, width - 0.24])
  })
})

const hearth = each((g, outline) => {
  filled(g, pathOf(outline), '#8f7a66', STONE.ink, 0.06)
  alongside(g, outline, ({ length, width }) => {
    bar(g, 0.16 * length, 0.16 * width, 0.68 * length, 0.68 * width, '#2a211b', '#16110d', 0.05)
    for (const [x, y, r, colour] of [[0.5, 0.55, 0.26, '#b8431d'], [0.48, 0.52, 0.17, '#e58a2b'], [0.46, 0.5, 0.09, '#ffd98a']] as const) {
      spot(g, x * length, y * width, r * Math.min(length, width), colour)
    } // prettier-ignore
  })
})

const bookcase = each((g, outline, random) => {
  filled(g, pathOf(outline), '#6b4522')
  alongside(g, outline, ({ length, width }) => {
    for (const top of [0.1, 0.56]) {
      for (let x = 0.06; x < length - 0.1;) {
        const wide = 0.06 + 0.08 * random()
        const colour = ['#7d2f2a', '#2f4a5f', '#5b6b3a', '#b08a4a', '#4a3a5a'][Math.floor(random() * 5)]!
        bar(g, x, top * width, wide, 0.34 * width, colour, '#2a1a0a', 0.015)
        x += wide + 0.01
      }
    }
  })
  lined(g, pathOf(outline), '#3a230c', 0.07)
})

/** A locomotive: the boiler, its bands, the chimney and the cab. */
const engine = each((g, outline) => {
  filled(g, pathOf(outline), '#4a463f')
  alongside(g, outline, ({ length, width }) => {
    for (const y of [0.06, 0.94]) line(g, '#2a2723', 0.14, [0, y * width], [length, y * width])
    bar(g, 0.06 * length, 0.22 * width, 0.6 * length, 0.56 * width, '#5d6b63', '#23282a', 0.06)
    bar(g, 0.06 * length, 0.28 * width, 0.6 * length, 0.14 * width, 'rgb(220 230 220 / 0.28)')
    for (const share of [0.2, 0.36, 0.52]) bar(g, share * length, 0.22 * width, 0.06, 0.56 * width, '#b08a3a')
    bar(g, 0.68 * length, 0.1 * width, 0.28 * length, 0.8 * width, '#7a3b2c', '#2f130c', 0.07)
    bar(g, 0.72 * length, 0.2 * width, 0.2 * length, 0.6 * width, '#8f4a38', '#2f130c', 0.03)
    spot(g, 0.13 * length, width / 2, 0.16 * width, '#23282a', '#0f1112', 0.05)
    spot(g, 0.13 * length, width / 2, 0.09 * width, '#0f1112')
  })
  lined(g, pathOf(outline), '#1c1a17', 0.07)
})

export const THINGS: Readonly<Record<string, Painter>> = {
  obstacle: crates,
  crates,
  barrels,
  sacks,
  traps,
  cart,
  boat,
  table,
  trunk,
  rock: each(facets('#d2c9b6', '#6a6255')),
  menhir: each(facets('#c3c2b6', '#5d6058')),
  column,
  rubble,
  well,
  millstone,
  rick,
  coffin,
  engine,
  statue,
  fountain,
  hearth,
  bookcase,
}
