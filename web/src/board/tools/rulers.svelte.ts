// Rulers on the table: laid from base edge to base edge, bent at corners, kept or taken away.

import { distance, type Point } from '../geometry'
import type { Grid } from '../grid'

export interface End {
  at: Point
  radius: number // of the base it was laid against; 0 for the bare table
}
export interface Measured {
  key: number
  corners: End[]
}

export class Rulers {
  live = $state.raw<Measured | null>(null)
  kept = $state.raw<Measured[]>([])
  #count = 0

  begin(end: End): void {
    this.live = { key: ++this.#count, corners: [end, end] }
  }

  /** Its last corner follows the pointer. */
  move(end: End): void {
    if (this.live) this.live = { ...this.live, corners: [...this.live.corners.slice(0, -1), end] }
  }

  bend(end: End): void {
    if (this.live) this.live = { ...this.live, corners: [...this.live.corners.slice(0, -1), end, end] }
    else this.begin(end)
  }

  keep(): void {
    if (this.live && measure(this.live.corners) > 0) this.kept = [...this.kept, this.live]
    this.live = null
  }

  drop(): void {
    this.live = null
  }

  clear(): void {
    this.live = null
    this.kept = []
  }
}

/** From the edge of the first base to the edge of the last; on a grid, the squares that are entered on the way. */
export function measure(corners: readonly End[], grid: Grid | null = null): number {
  const far = (a: Point, b: Point) => (grid ? grid.apart(a, b) * 1000 : distance(a, b))
  let sum = 0
  for (let k = 1; k < corners.length; k++) sum += far(corners[k - 1]!.at, corners[k]!.at)
  return Math.max(0, sum - (corners[0]?.radius ?? 0) - (corners.length > 1 ? (corners.at(-1)?.radius ?? 0) : 0))
}

/** Where the line of a ruler begins and ends: at the edges of the bases. */
export function edged(corners: readonly End[]): Point[] {
  const points = corners.map((corner) => corner.at)
  const [first, second] = corners
  const [last, before] = [corners.at(-1), corners.at(-2)]
  if (first && second) points[0] = toward(first, second.at)
  if (last && before) points[points.length - 1] = toward(last, before.at)
  return points
}

function toward({ at, radius }: End, other: Point): Point {
  const far = distance(at, other)
  const share = far > 0 ? Math.min(1, radius / far) : 0
  return [at[0] + (other[0] - at[0]) * share, at[1] + (other[1] - at[1]) * share]
}
