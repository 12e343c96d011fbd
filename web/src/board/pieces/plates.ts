// Name plates: under a piece where there is room, and nowhere else. A plate never covers a piece, a marker or another plate; the hover card
// names whoever has none.

export interface Standing {
  id: string
  name: string
  x: number // in the units of the picture
  y: number
  r: number
}

export interface Plate {
  id: string
  name: string
  x: number // its middle
  y: number
  width: number
  height: number
}

type Box = readonly [left: number, top: number, right: number, bottom: number]

const LETTER = 0.52 // of the height of the letters: how wide one is on average
const PADDING = 0.45
const HIGH = 1.32
const GAP = 0.25

/** The plates of pieces, whoever comes first goes first; `letters` is how high they are, `others` what else lies there. */
export function plates(pieces: readonly Standing[], others: readonly Standing[], letters: number): Plate[] {
  const taken: Box[] = [...pieces, ...others].map(around)
  return pieces.flatMap((piece): Plate[] => {
    const width = piece.name.length * letters * LETTER + 2 * PADDING * letters
    const plate = { id: piece.id, name: piece.name, x: piece.x, y: 0, width, height: letters * HIGH }
    for (const side of [1, -1]) {
      plate.y = piece.y + side * (piece.r + letters * GAP + plate.height / 2)
      const box = edges(plate)
      if (taken.some((other) => overlap(box, other))) continue
      taken.push(box)
      return [{ ...plate }]
    }
    return []
  })
}

const around = ({ x, y, r }: Standing): Box => [x - r, y - r, x + r, y + r]
const edges = ({ x, y, width, height }: Plate): Box => [x - width / 2, y - height / 2, x + width / 2, y + height / 2]
const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1]
