// The grounds: for each a square tile that repeats without a seam. A wash that has dried unevenly, and ink on it.

import { mixed, spot, traced, tuft, type Ink } from './ink'
import type { Ground } from './kit'
import { hashOf, noise, seeded, type Random } from './random'
import { between, type Spot } from './shapes'

interface Tile {
  g: Ink
  size: number // of the tile in pixels
  px: number // a pixel of a tile of 512
  random: Random
}

/** How many inches a tile covers. */
export const SPAN: Readonly<Record<Ground, number>> = {
  grass: 9, heath: 10, earth: 9, cobbles: 5.5, flags: 6, parquet: 8, planks: 5, mud: 9, snow: 10, water: 8, salt: 9,
} // prettier-ignore

const PAINTERS: Readonly<Record<Ground, (tile: Tile) => void>> = {
  grass(tile) {
    wash(tile, '#d3d6a6', '#b1bd80', 11)
    tufts(tile, 150, '#6f8048', 9, 0.5)
    tufts(tile, 40, '#55683a', 12, 0.5)
    flowers(tile, 24, ['#f7f0d8', '#e0b64d'])
  },
  heath(tile) {
    wash(tile, '#d6cda6', '#b7a982', 21)
    tufts(tile, 110, '#7d7350', 9, 0.5)
    tufts(tile, 46, '#86637a', 10, 0.5)
    flowers(tile, 30, ['#a8789c', '#c79ab6'])
  },
  earth(tile) {
    wash(tile, '#c3bf9c', '#a0a07c', 71, 0.06)
    tufts(tile, 80, '#6d6f4c', 9, 0.55)
    strokes(tile, 60, ['#8d6b3a', '#a5813f', '#77703f'], 7, 0.5)
  },
  mud(tile) {
    wash(tile, '#c8b38d', '#9f865d', 51, 0.07)
    strokes(tile, 130, ['#6b5230'], 11, 0.35)
    tufts(tile, 46, '#6f6a3c', 9, 0.5)
  },
  snow(tile) {
    wash(tile, '#f5f4ee', '#dbe3e8', 61, 0.025)
    drifts(tile, 34, 'rgb(122 146 168 / 0.4)')
    tufts(tile, 12, '#8b8468', 8, 0.7)
  },
  salt(tile) {
    wash(tile, '#efe9da', '#d6ccb8', 63, 0.03)
    lattice(tile, 9, 1.2, false, (path) => {
      tile.g.strokeStyle = 'rgb(150 132 104 / 0.45)'
      tile.g.lineWidth = 1.4 * tile.px
      tile.g.stroke(path)
    })
  },
  water(tile) {
    wash(tile, '#a9cbce', '#82b0ba', 81, 0.03)
    drifts(tile, 30, 'rgb(236 245 240 / 0.6)')
  },
  cobbles(tile) {
    wash(tile, '#a3977f', '#8d806a', 31, 0.06)
    lattice(tile, 14, 1.3, true, (path, share) => stone(tile, path, mixed('#d6cab0', '#b8aa8f', share)))
  },
  flags(tile) {
    wash(tile, '#a79f8c', '#968d79', 41)
    courses(tile, 6, 1.2, (random) => mixed('#d2c9b3', '#bdb299', random()))
  },
  planks(tile) {
    plain(tile, '#7d5c33')
    courses(tile, 14, 0.8, (random) => mixed('#cda76c', '#a9804a', random()), 5)
    grain(tile, 14)
  },
  parquet(tile) {
    plain(tile, '#8a6a3e')
    parquetry(tile, 8)
  },
}

/** Paint a tile of this many pixels. */
export function tile(g: Ink, ground: Ground, size: number): void {
  PAINTERS[ground]({ g, size, px: size / 512, random: seeded(hashOf(ground)) })
}

/** A pale wash to lay over a whole map at another period, so that no tile is seen twice. */
export function drift(g: Ink, size: number): void {
  wash({ g, size, px: size / 512, random: seeded(7) }, '#ffffff', '#b9bd98', 91, 0.01, 5)
}

/** The wood of the table around the map. */
export function table(g: Ink, size: number): void {
  const [waves, fibres] = [noise(size, 4, 81), noise(size, 32, 82)]
  const random = seeded(83)
  const shifts = [0, 211, 97, 331]
  const image = g.createImageData(size, size)
  for (let y = 0; y < size; y++) {
    const row = Math.floor((y / size) * 4)
    for (let x = 0; x < size; x++) {
      const at = y * size + ((x + (shifts[row] ?? 0)) % size)
      const ring = 0.5 + 0.5 * Math.sin((y / size) * 150 + waves[at]! * 9 + row * 2)
      const fibre = fibres[y * size + Math.floor(x / 9)]!
      const dark = y % (size / 4) < 2 ? 1.3 : ring * 0.45 + fibre * 0.35 + row * 0.05
      put(image, y * size + x, [107 - 33 * dark, 74 - 26 * dark, 47 - 19 * dark], (random() - 0.5) * 5)
    }
  }
  g.putImageData(image, 0, 0)
}

// -- washes

function put({ data }: ImageData, at: number, colour: readonly number[], more: number): void {
  for (let channel = 0; channel < 3; channel++) data[4 * at + channel] = (colour[channel] ?? 0) + more
  data[4 * at + 3] = 255
}

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
const DRY = 0.52 // where a wash dried: a dark rim

/** Two tones that run into each other like watercolour, on grained paper. */
function wash(tile: Tile, light: string, dark: string, seed: number, paper = 0.05, period = 3): void {
  const { g, size } = tile
  const layers = [noise(size, period, seed), noise(size, 3 * period, seed + 1), noise(size, 9 * period, seed + 2)]
  const random = seeded(seed + 9)
  const [from, to] = [channels(light), channels(dark)]
  const image = g.createImageData(size, size)
  for (let at = 0; at < size * size; at++) {
    const depth = 0.55 * layers[0]![at]! + 0.3 * layers[1]![at]! + 0.15 * layers[2]![at]!
    const rim = Math.max(0, 1 - Math.abs(depth - DRY) * 26) * 0.14
    const share = Math.min(1, Math.max(0, (depth - 0.3) * 2.2)) * 0.8 + rim
    const colour = from.map((value, k) => value + ((to[k] ?? value) - value) * share)
    put(image, at, colour, (random() - 0.5) * paper * 255)
  }
  g.putImageData(image, 0, 0)
}

function plain({ g, size }: Tile, colour: string): void {
  g.fillStyle = colour
  g.fillRect(0, 0, size, size)
}

// -- ink

/** Draw at a place, and again beyond the seam where it crosses one. */
function repeated({ size }: Tile, x: number, y: number, reach: number, draw: (x: number, y: number) => void): void {
  const shifts = (at: number) => [0, ...(at < reach ? [size] : []), ...(at > size - reach ? [-size] : [])]
  for (const dx of shifts(x)) for (const dy of shifts(y)) draw(x + dx, y + dy)
}

function scattered(tile: Tile, count: number, reach: number, draw: (x: number, y: number, k: number) => void): void {
  for (let k = 0; k < count; k++) {
    const [x, y] = [tile.random() * tile.size, tile.random() * tile.size]
    repeated(tile, x, y, reach * tile.px, (u, v) => draw(u, v, k))
  }
}

function tufts(tile: Tile, count: number, ink: string, height: number, alpha: number): void {
  const { g, px, random } = tile
  const sizes = Array.from({ length: count }, () => height * px * (0.7 + 0.6 * random()))
  g.strokeStyle = ink
  g.lineCap = 'round'
  scattered(tile, count, 20, (x, y, k) => {
    g.globalAlpha = alpha * (0.55 + 0.45 * ((k * 0.618) % 1))
    g.lineWidth = sizes[k]! * 0.13
    g.beginPath()
    tuft(g, x, y, sizes[k]!)
    g.stroke()
  })
  g.globalAlpha = 1
}

function flowers(tile: Tile, count: number, colours: string[]): void {
  tile.g.globalAlpha = 0.8
  scattered(tile, count, 4, (x, y, k) => spot(tile.g, x, y, 1.7 * tile.px, colours[k % colours.length]!))
  tile.g.globalAlpha = 1
}

/** Short strokes: straw, leaves, ruts. */
function strokes(tile: Tile, count: number, colours: string[], length: number, alpha: number): void {
  const { g, px } = tile
  g.globalAlpha = alpha
  g.lineCap = 'round'
  scattered(tile, count, length + 4, (x, y, k) => {
    const lean = ((k * 0.618) % 1) - 0.5
    g.strokeStyle = colours[k % colours.length]!
    g.lineWidth = 1.4 * px
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x + length * px * (0.6 + 0.4 * Math.abs(lean)), y + lean * 4 * px)
    g.stroke()
  })
  g.globalAlpha = 1
}

/** Flat arcs: ripples, snow that the wind has laid. */
function drifts(tile: Tile, count: number, ink: string): void {
  const { g, px } = tile
  g.strokeStyle = ink
  g.lineWidth = 1.2 * px
  scattered(tile, count, 30, (x, y, k) => {
    const wide = (10 + ((k * 0.618) % 1) * 14) * px
    g.beginPath()
    g.moveTo(x - wide, y)
    g.quadraticCurveTo(x, y - 7 * px, x + wide, y)
    g.moveTo(x - wide * 0.6, y + 4 * px)
    g.quadraticCurveTo(x, y - px, x + wide * 0.6, y + 4 * px)
    g.stroke()
  })
}

// -- stones and boards

function stone({ g, px }: Tile, path: Path2D, fill: string): void {
  g.fillStyle = fill
  g.fill(path)
  g.save()
  g.clip(path)
  g.lineWidth = 1.2 * px
  g.translate(1.3 * px, 1.5 * px)
  g.strokeStyle = 'rgb(255 248 225 / 0.5)'
  g.stroke(path)
  g.translate(-2.8 * px, -3.2 * px)
  g.strokeStyle = 'rgb(70 55 35 / 0.4)'
  g.stroke(path)
  g.restore()
}

/** Stones that fit each other: the cells of a jittered lattice, a gap apart. */
function lattice(tile: Tile, count: number, gap: number, round: boolean, draw: (path: Path2D, share: number) => void) {
  const { size, px, random } = tile
  const step = size / count
  const seeds = Array.from({ length: count * count }, () => [0.27 + 0.46 * random(), 0.27 + 0.46 * random(), random()])
  const at = (row: number, column: number) => {
    const [dx = 0, dy = 0, share = 0] = seeds[((row + count) % count) * count + ((column + count) % count)]!
    const x = (column + dx + (Math.abs(row) % 2) / 2) * step
    return { spot: [x, (row + dy) * step] as Spot, share }
  }
  for (let row = -1; row <= count; row++) {
    for (let column = -1; column <= count; column++) {
      const { spot: own, share } = at(row, column)
      let ring = [[-2, -2], [2, -2], [2, 2], [-2, 2]].map(([x = 0, y = 0]): Spot => [own[0] + x * step, own[1] + y * step]) // prettier-ignore
      for (let u = -2; u <= 2; u++) {
        for (let v = -2; v <= 2; v++) if (u || v) ring = nearer(ring, own, at(row + u, column + v).spot, gap * px)
      }
      if (ring.length > 2) draw(round ? rounded(ring) : traced(ring), share)
    }
  }
}

/** The part of a ring that is nearer to one point than to another. */
function nearer(ring: Spot[], own: Spot, other: Spot, gap: number): Spot[] {
  const [mx, my] = between(own, other, 0.5)
  const [dx, dy] = [other[0] - own[0], other[1] - own[1]]
  const far = Math.hypot(dx, dy)
  const beyond = ([x, y]: Spot) => ((x - mx) * dx + (y - my) * dy) / far + gap
  return ring.flatMap((a, k) => {
    const b = ring[(k + 1) % ring.length]!
    const [from, to] = [beyond(a), beyond(b)]
    const kept: Spot[] = from <= 0 ? [a] : []
    return from * to < 0 ? [...kept, between(a, b, from / (from - to))] : kept
  })
}

function rounded(ring: Spot[]): Path2D {
  const path = new Path2D()
  const start = between(ring.at(-1)!, ring[0]!, 0.5)
  path.moveTo(...start)
  for (const [k, corner] of ring.entries()) {
    const next = between(corner, ring[(k + 1) % ring.length]!, 0.5)
    path.quadraticCurveTo(corner[0], corner[1], next[0], next[1])
  }
  path.closePath()
  return path
}

/** Rows of long stones or boards. */
function courses(tile: Tile, rows: number, gap: number, colour: (random: Random) => string, long = 1.35): void {
  const { g, size, px, random } = tile
  const high = size / rows
  const inner = gap * px
  for (let row = 0; row < rows; row++) {
    const cuts = [0]
    while (cuts.at(-1)! < size - high * long) cuts.push(cuts.at(-1)! + high * long * (0.7 + 0.6 * random()))
    cuts.push(size)
    const shift = random() * size
    for (let k = 0; k + 1 < cuts.length; k++) {
      const [x, wide] = [(cuts[k]! + shift) % size, cuts[k + 1]! - cuts[k]! - 2 * inner]
      const fill = colour(random)
      for (const seam of [0, -size]) {
        g.fillStyle = fill
        g.fillRect(x + seam + inner, row * high + inner, wide, high - 2 * inner)
        g.fillStyle = 'rgb(255 250 230 / 0.28)'
        g.fillRect(x + seam + inner, row * high + inner, wide, 1.5 * px)
      }
    }
  }
}

/** The grain of wood over rows of boards. */
function grain(tile: Tile, rows: number): void {
  const { g, size, px, random } = tile
  g.strokeStyle = 'rgb(80 50 15 / 0.2)'
  g.lineWidth = 0.9 * px
  for (let k = 0; k < rows * 8; k++) {
    const y = ((k % rows) + 0.2 + 0.6 * random()) * (size / rows)
    const x = random() * size
    repeated(tile, x, y, size / 3, (u, v) => {
      g.beginPath()
      g.moveTo(u, v)
      g.bezierCurveTo(u + size * 0.08, v - 2 * px, u + size * 0.16, v + 2 * px, u + size * 0.24, v)
      g.stroke()
    })
  }
}

/** Little boards, four to a square, lying along and across in turn. */
function parquetry({ g, size, px, random }: Tile, count: number): void {
  const side = size / count
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      g.save()
      g.translate((column + 0.5) * side, (row + 0.5) * side)
      if ((row + column) % 2) g.rotate(Math.PI / 2)
      for (let k = 0; k < 4; k++) {
        const y = (k / 4 - 0.5) * side
        g.fillStyle = mixed('#d6b47b', '#b98f54', random() * 0.9)
        g.fillRect(-side / 2 + 0.7 * px, y + 0.7 * px, side - 1.4 * px, side / 4 - 1.2 * px)
        g.strokeStyle = 'rgb(90 60 20 / 0.16)'
        g.lineWidth = 0.8 * px
        g.beginPath()
        g.moveTo(-side / 2 + 3 * px, y + side * (0.08 + 0.1 * random()))
        g.lineTo(side / 2 - 3 * px, y + side * (0.08 + 0.1 * random()))
        g.stroke()
      }
      g.restore()
    }
  }
}
