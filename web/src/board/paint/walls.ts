// What runs along a line: walls of stone and timber, fences, railings, stakes; and the doors and windows in them.

import { alongside, bar, boards, filled, line, lined, mixed, pathOf, spot } from './ink'
import type { Painter } from './kit'
import type { Outline } from './shapes'

interface Stone {
  light: string
  dark: string
  joint: string
}

const ASHLAR: Stone = { light: '#cfc5b1', dark: '#a99d88', joint: '#5f5444' }
const DRY: Stone = { light: '#bdb49c', dark: '#8f866f', joint: '#4c4536' }
const WOOD = { light: '#cfa66a', dark: '#a97f48', seam: '#573a18' }

/** A painter that does the same for every part of a thing. */
const each =
  (paint: (...args: [...Parameters<Painter>, Outline]) => void): Painter =>
  (kit, item, random) => {
    for (const outline of item.outlines) paint(kit, item, random, outline)
  }

/** Courses of blocks along the wall. */
export const masonry = (stone: Stone, row = 0.3, block = 0.42): Painter =>
  each(({ g }, _, random, outline) => {
    const path = pathOf(outline)
    filled(g, path, stone.joint)
    alongside(g, outline, ({ length, width }) => {
      const rows = Math.max(1, Math.round(width / row))
      const high = width / rows
      for (let k = 0; k < rows; k++) {
        for (let x = k % 2 ? -0.25 : 0; x < length;) {
          const wide = block * (1 + random())
          g.fillStyle = mixed(stone.light, stone.dark, random())
          g.fillRect(x + 0.022, k * high + 0.022, wide - 0.044, high - 0.044)
          x += wide
        }
      }
      g.fillStyle = 'rgb(255 250 232 / 0.16)'
      g.fillRect(0, 0, length, Math.min(0.06, width / 4))
    })
    lined(g, path, '#3b3226', 0.05)
  })

const fence = each(({ g }, _, random, outline) => {
  alongside(g, outline, (lie) => {
    boards(g, lie, 2, WOOD.light, WOOD.dark, WOOD.seam, random)
    const count = Math.max(1, Math.round(lie.length / 0.95))
    const side = Math.max(0.2, lie.width)
    for (let k = 0; k <= count; k++) {
      const x = Math.min(lie.length - side, Math.max(0, (k * lie.length) / count - side / 2))
      bar(g, x, (lie.width - side) / 2, side, side, '#8d6734', '#432b10', 0.05)
    }
  })
  lined(g, pathOf(outline), '#432b10', 0.05)
})

const wattle = each(({ g }, _, random, outline) => {
  alongside(g, outline, ({ length, width }) => {
    bar(g, 0, 0, length, width, '#7d6136')
    for (let x = 0; x < length; x += 0.16) {
      const up = Math.round(x / 0.16) % 2 ? 0.15 : 0.85
      line(g, mixed('#d3b27a', '#a07a43', random()), 0.07, [x, width * up], [x + 0.16, width * (1 - up)])
    }
    for (let x = 0.1; x < length; x += 0.5) spot(g, x, width / 2, Math.min(0.1, width / 2), '#6b4b22', '#36230c', 0.03)
  })
  lined(g, pathOf(outline), '#432b10', 0.04)
})

const railing = each(({ g }, _, _random, outline) => {
  g.globalAlpha = 0.4
  filled(g, pathOf(outline), '#6f7a63')
  g.globalAlpha = 1
  alongside(g, outline, ({ length, width }) => {
    line(g, '#22262b', 0.1, [0, width / 2], [length, width / 2])
    for (let x = 0.12; x < length; x += 0.3) spot(g, x, width / 2, 0.1, '#3a4149', '#14171a', 0.04)
  })
  lined(g, pathOf(outline), '#22262b', 0.035)
})

/** Logs side by side, seen from above; sharpened where they are stakes. */
const logs = (sharp: boolean): Painter =>
  each(({ g }, _, random, outline) => {
    filled(g, pathOf(outline), '#4b3216')
    alongside(g, outline, ({ length, width }) => {
      const r = width / 2
      const step = sharp ? 3.2 * r : 1.9 * r
      for (let x = r; x < length - r / 2; x += step) {
        spot(g, x, r, 0.92 * r, mixed(WOOD.light, WOOD.dark, random()), '#432b10', 0.04)
        spot(g, x - 0.1 * r, r - 0.1 * r, 0.36 * r, sharp ? '#f0dcb0' : '#b98f54')
      }
      if (sharp) line(g, '#8d6734', 0.08, [0, r], [length, r])
    })
    lined(g, pathOf(outline), '#2f1e0a', 0.05)
  })

const wire = each(({ g }, _, random, outline) => {
  g.globalAlpha = 0.3
  filled(g, pathOf(outline), '#8d8672')
  g.globalAlpha = 1
  alongside(g, outline, ({ length, width }) => {
    for (const share of [0.3, 0.7]) {
      g.beginPath()
      for (let x = 0; x <= length; x += 0.06) {
        const y = width * share + Math.sin(x * 11 + share * 9) * width * 0.2
        g.lineTo(x, y)
      }
      g.strokeStyle = '#3f3d38'
      g.lineWidth = 0.045
      g.stroke()
    }
    for (let x = 0.2; x < length; x += 0.34) {
      const y = width * (0.25 + 0.5 * random())
      line(g, '#2a2925', 0.04, [x - 0.09, y - 0.09], [x + 0.09, y + 0.09])
      line(g, '#2a2925', 0.04, [x + 0.09, y - 0.09], [x - 0.09, y + 0.09])
    }
    for (const x of [0.12, length - 0.12]) spot(g, x, width / 2, 0.12, '#8d6734', '#432b10')
  })
  g.setLineDash([0.2, 0.12])
  lined(g, pathOf(outline), '#3f3d38', 0.04)
  g.setLineDash([])
})

const balustrade = each(({ g }, _, _random, outline) => {
  filled(g, pathOf(outline), '#c3b79e')
  alongside(g, outline, ({ length, width }) => {
    for (let x = 0.12; x < length; x += 0.34) {
      spot(g, x, width / 2, Math.min(0.12, 0.45 * width), '#e9e0cb', '#6b604d', 0.03)
    }
  })
  lined(g, pathOf(outline), '#4a4033', 0.045)
})

const parapet = masonry(ASHLAR, 0.3, 0.28)

// -- openings

export const PANE = '#bcd3d6'

const glazed = each(({ g }, _, _random, outline) => {
  filled(g, pathOf(outline), PANE)
  alongside(g, outline, ({ length, width }) => {
    bar(g, 0, 0, length, width * 0.2, 'rgb(255 255 255 / 0.55)')
    for (let k = 1; k < 4; k++) line(g, '#5a4c3a', 0.04, [(k * length) / 4, 0], [(k * length) / 4, width])
    line(g, '#5a4c3a', 0.035, [0, width / 2], [length, width / 2])
  })
  lined(g, pathOf(outline), '#4a4033', 0.06)
})

const shut = (barred: boolean): Painter =>
  each(({ g }, _, random, outline) => {
    alongside(g, outline, (lie) => {
      boards(g, lie, Math.max(2, Math.round(lie.width / 0.12)), '#8f6231', '#6d4720', '#3c2611', random)
      for (const share of [0.18, 0.82]) bar(g, lie.length * share - 0.05, 0, 0.1, lie.width, '#2b2620')
      if (barred) bar(g, 0, lie.width * 0.32, lie.length, lie.width * 0.36, '#3a332b', '#14110d', 0.03)
    })
    lined(g, pathOf(outline), '#2f1c0a', 0.06)
  })

/** An open door: the sill, and the leaf laid back along the wall. */
const ajar = each(({ g }, _, _random, outline) => {
  filled(g, pathOf(outline), '#e6d3a4')
  g.setLineDash([0.2, 0.12])
  lined(g, pathOf(outline), '#6b4d22', 0.05)
  g.setLineDash([])
  alongside(g, outline, ({ width }) => {
    bar(g, 0.02, 0, Math.max(0.12, width * 0.45), width, '#8f6231', '#2f1c0a', 0.04)
  })
})

export const WALLS: Readonly<Record<string, Painter>> = {
  wall: masonry(ASHLAR),
  barrier: masonry(ASHLAR),
  dyke: masonry(DRY, 0.22, 0.24),
  fence,
  wattle,
  railing,
  palisade: logs(false),
  stakes: logs(true),
  wire,
  balustrade,
  parapet,
  window: glazed,
  door: shut(false),
  'closed-door': shut(false),
  'barred-door': shut(true),
  'open-door': ajar,
  portal: ajar,
}
