// Where things lie that share a cell with a piece, or with each other: beside it, so that none hides another.

import type { Marker, Piece } from '../../wire'
import type { Point3 } from '../geometry'

const ASIDE = 330 // thousandths from the middle
const APART = 230

export interface Lying {
  marker: Marker
  at: Point3
  over: boolean // on top of the piece that stands there
}

/** Every marker on the board with the place where it is drawn. */
export function beside(markers: readonly Marker[], pieces: readonly Piece[]): Lying[] {
  const taken = new Set(pieces.flatMap(({ at, cell }) => (at && cell ? [cell] : [])))
  const shared = new Map<string, Marker[]>()
  for (const marker of markers) {
    if (marker.at && marker.cell) shared.set(marker.cell, [...(shared.get(marker.cell) ?? []), marker])
  }
  return markers.flatMap((marker): Lying[] => {
    if (!marker.at) return []
    const all = shared.get(marker.cell ?? '') ?? [marker]
    const over = taken.has(marker.cell ?? '')
    return [{ marker, at: put(marker.at, all.indexOf(marker), all.length, over), over }]
  })
}

/** In a row: across the middle, or below the piece that stands there. */
function put([x, y, z]: Point3, index: number, count: number, below: boolean): Point3 {
  return [x + (index - (count - 1) / 2) * APART * (below ? 1 : 1.6), below ? y - ASIDE : y, z]
}
