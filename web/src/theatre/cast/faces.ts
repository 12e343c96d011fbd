// What is printed on the cards of standees: the counter again, upright, with a name plate. All of them on one picture.

import { cut, TOP } from '../../board/markers/cut'
import { hatched, liveryOf } from '../../board/pieces/livery'
import { initials, sideColour } from '../../board/styles'
import { SIZE } from '../../emblems/emblems.svelte'
import type { Marker, Piece } from '../../wire'
import type { Ink } from '../../board/paint/ink'
import { turnedTo } from './standees'

/** Where a card is on the picture, as shares of it: left, top, width, height. */
export type Cell = readonly [left: number, top: number, width: number, height: number]

interface Any {
  name: string
  outline: string // of its emblem; '' for its initials
  ratio: number // height to width
  ring: readonly (readonly [number, number])[] // the card, as wide and as high as 1, from its foot
}
export type Printed = Any & ({ piece: Piece; signs: readonly string[] } | { marker: Marker })

/** A colour by its name in the style sheets. */
export type Colours = (name: string) => string

const WIDE = 256 // px
const COLUMNS = 8
const MOST = 2.4 // times as high as wide

export interface Layout {
  width: number
  height: number
  cells: Cell[]
  boxes: [x: number, y: number, width: number, height: number][] // px
}

/** Rows of cards, each as high as its highest. */
export function layout(ratios: readonly number[], most = 2048): Layout {
  const wide = Math.min(WIDE, most / COLUMNS)
  const boxes: Layout['boxes'] = []
  let [y, row] = [0, 0]
  for (const [k, ratio] of ratios.entries()) {
    if (k && k % COLUMNS === 0) [y, row] = [y + row, 0]
    const high = Math.ceil(wide * Math.min(MOST, ratio))
    boxes.push([(k % COLUMNS) * wide, y, wide, high])
    row = Math.max(row, high)
  }
  const [width, height] = [wide * Math.min(COLUMNS, Math.max(1, ratios.length)), Math.max(4, y + row)]
  return {
    width,
    height,
    boxes,
    cells: boxes.map(([x, top, w, h]) => [x / width, top / height, w / width, h / height]),
  }
}

const INK = '#1f2430'
const PAPER = '#fdf6e3'

export function print(g: Ink, box: Layout['boxes'][number], printed: Printed, colours: Colours): void {
  const [x, y, width, height] = box
  g.save()
  g.beginPath()
  g.rect(x, y, width, height)
  g.clip()
  g.translate(x, y)
  g.scale(width / 256, width / 256)
  const high = (256 * height) / width
  if ('piece' in printed) {
    face(g, high, printed, printed.piece, colours)
    for (const [k, outline] of printed.signs.slice(0, SIGNS).entries()) sign(g, 84 + k * 66, outline)
  } else token(g, high, printed, printed.marker, colours)
  g.restore()
}

const SIGNS = 3 // no more have room
const PLATE = 62
const TWO = 92 // a plate of two lines
const BAND = 26

/** A card 256 wide. */
function face(g: Ink, high: number, { name, outline, ring }: Any, piece: Piece, colours: Colours): void {
  const { tone, hatching } = liveryOf(piece)
  const acted = piece.acted ?? false
  const boxes = piece.health?.boxes ?? 0
  const plated = halves(name).length > 1 && high > 2.6 * TWO ? TWO : PLATE
  const plate = high - plated
  const field = plate - (boxes ? BAND : 0)
  const ink = colours(acted ? `--turned-${tone}` : `--emblem-${tone}`)
  g.fillStyle = acted ? '#efe5cd' : colours(`--field-${tone}`)
  g.fillRect(0, 0, 256, high)
  if (!acted) hatch(g, hatching, field, ink)
  emblem(g, field, outline, name, ink, piece.rank === 'leader')
  if (piece.rank === 'leader') crown(g)
  if (acted) tick(g, field)
  if (boxes) health(g, piece, field)
  nameplate(g, plate, plated, name, colours)
  rim(g, high, ring, piece.rank ? '#e3b04b' : acted ? colours(`--deep-${tone}`) : INK, piece.rank ? 14 : 9)
}

/** A marker: a cut stone if it has a number, else its sign. */
function token(g: Ink, high: number, { name, outline, ring }: Any, marker: Marker, colours: Colours): void {
  const count = Object.values(marker.badges ?? {})[0]
  g.fillStyle = '#fbf6ea'
  g.fillRect(0, 0, 256, high)
  if (count === undefined) emblem(g, high, outline, name.slice(0, 1), INK, false)
  else {
    stone(g, high, ring)
    g.fillStyle = INK
    g.font = `700 ${high * 0.56}px ${colours('--serif') || 'serif'}`
    g.textAlign = 'center'
    g.fillText(String(count), 128, high * 0.72)
  }
  if (marker.seat != null) rim(g, high, ring, named(colours, sideColour(marker.seat)), 44)
  rim(g, high, ring, INK, 10)
}

function stone(g: Ink, high: number, ring: Any['ring']): void {
  const corners = turnedTo(ring, 2).map(([x, y]) => [(x + 0.5) * 256, (1 - y) * high] as const) // from the upper left one
  const { top, facets } = cut(corners, [128, high / 2])
  for (const { corners: facet, tone } of [...facets, { corners: top, tone: TOP }]) {
    g.beginPath()
    for (const [x, y] of facet) g.lineTo(x, y)
    g.closePath()
    g.fillStyle = tone
    g.fill()
  }
}

/** A colour that may be written `var(--name)`. */
const named = (colours: Colours, colour: string): string => {
  const name = /^var\((--[\w-]+)\)$/.exec(colour)?.[1]
  return name ? colours(name) : colour
}

function hatch(g: Ink, hatching: Parameters<typeof hatched>[0], field: number, ink: string): void {
  const { path, turn } = hatched(hatching, 2)
  if (!path) return
  g.save()
  g.beginPath()
  g.rect(0, 0, 256, field)
  g.clip()
  g.translate(128, field / 2)
  g.scale(128, 128)
  g.rotate((turn * Math.PI) / 180)
  g.globalAlpha = hatching === 'dots' ? 0.28 : 0.2
  g.strokeStyle = ink
  g.lineWidth = hatching === 'dots' ? 0.05 : 0.024
  g.lineCap = 'round'
  g.stroke(new Path2D(path))
  g.restore()
}

function emblem(g: Ink, field: number, outline: string, name: string, ink: string, crowned: boolean): void {
  const size = Math.min(196, field * 0.74)
  const y = field * (crowned ? 0.58 : 0.54)
  g.save()
  g.fillStyle = ink
  g.strokeStyle = ink
  g.translate(128, y)
  if (outline) {
    g.scale(size / SIZE, size / SIZE)
    g.translate(-SIZE / 2, -SIZE / 2)
    const path = new Path2D(outline)
    g.lineWidth = 8
    g.lineJoin = 'round'
    g.fill(path)
    g.stroke(path)
  } else {
    g.font = `700 ${size * 0.62}px "Alegreya Variable", serif`
    g.textAlign = 'center'
    g.fillText(initials(name), 0, size * 0.22)
  }
  g.restore()
}

function crown(g: Ink): void {
  const path = new Path2D('M92 56L84 18L108 34L128 10L148 34L172 18L164 56Z')
  g.fillStyle = '#e3b04b'
  g.strokeStyle = INK
  g.lineWidth = 6
  g.lineJoin = 'round'
  g.fill(path)
  g.stroke(path)
}

function tick(g: Ink, field: number): void {
  g.beginPath()
  g.arc(212, field - 34, 26, 0, 7)
  g.fillStyle = INK
  g.fill()
  g.beginPath()
  g.moveTo(200, field - 34)
  g.lineTo(209, field - 24)
  g.lineTo(226, field - 46)
  g.strokeStyle = '#fffaf0'
  g.lineWidth = 7
  g.stroke()
}

/** A state, on a disc at the left side. */
function sign(g: Ink, y: number, outline: string): void {
  g.beginPath()
  g.arc(40, y, 30, 0, 7)
  g.fillStyle = '#fffaf0'
  g.fill()
  g.lineWidth = 4
  g.strokeStyle = INK
  g.stroke()
  if (!outline) return
  g.save()
  g.translate(40, y)
  g.scale(44 / SIZE, 44 / SIZE)
  g.translate(-SIZE / 2, -SIZE / 2)
  g.fillStyle = INK
  g.fill(new Path2D(outline))
  g.restore()
}

/** What it can still take, box by box. */
function health(g: Ink, { health: bar }: Piece, y: number): void {
  const boxes = bar?.boxes ?? 0
  const left = Math.max(0, boxes - (bar?.lost ?? 0))
  const tone = left * 2 > boxes ? '#f4ead2' : left * 4 > boxes ? '#ffc65a' : '#ff8f70'
  g.fillStyle = INK
  g.fillRect(0, y, 256, BAND)
  const step = 232 / boxes
  for (let k = 0; k < boxes; k++) {
    const [x, w] = [12 + k * step + 2, Math.max(3, step - 4)]
    g.fillStyle = k < left ? tone : '#4b2a26'
    g.fillRect(x, y + 6, w, BAND - 12)
    if (k < left) continue
    g.strokeStyle = '#b8402f'
    g.lineWidth = 2
    g.strokeRect(x + 1, y + 7, w - 2, BAND - 14)
  }
  g.fillStyle = '#ffc65a'
  for (const brink of bar?.brinks ?? []) g.fillRect(12 + (boxes - brink) * step - 2, y + 1, 4, BAND - 2)
}

/** The name, in one line or, if it is long, in two. */
function nameplate(g: Ink, y: number, high: number, name: string, colours: Colours): void {
  g.fillStyle = PAPER
  g.fillRect(0, y, 256, high)
  g.fillStyle = INK
  g.fillRect(0, y, 256, 4)
  const serif = colours('--serif') || 'serif'
  const lines = high > PLATE ? halves(name) : [name]
  let size = 46
  do g.font = `700 ${size--}px ${serif}`
  while (size > 14 && lines.some((line) => g.measureText(line).width > 230))
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  const step = Math.min(size, (high - 8) / lines.length)
  for (const [k, line] of lines.entries()) g.fillText(line, 128, y + high / 2 + 3 + (k - (lines.length - 1) / 2) * step)
  g.textBaseline = 'alphabetic'
}

const LONG = 12 // letters: more of them are too small in one line

/** A name cut where its halves are most alike. */
export function halves(name: string): string[] {
  const cuts = [...name.matchAll(/\s+/g)].map(({ index }) => index)
  if (name.length <= LONG || !cuts.length) return [name]
  const cut = cuts.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0]!
  return [name.slice(0, cut), name.slice(cut + 1)]
}

function rim(g: Ink, high: number, ring: Any['ring'], tone: string, wide: number): void {
  g.beginPath()
  for (const [x, y] of ring) g.lineTo((x + 0.5) * 256, (1 - y) * high)
  g.closePath()
  g.lineWidth = wide
  g.strokeStyle = tone
  g.stroke()
}
