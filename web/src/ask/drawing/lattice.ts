// Places for several bases around a point: rings of a honeycomb, the nearest first.

import type { Point2 } from '../../wire'

/** Places around a middle, in this many rings, each one step from the next. */
export function lattice(middle: Point2, step: number, rings: number): Point2[] {
  const places: { at: Point2; far: number }[] = []
  for (let row = -rings; row <= rings; row++) {
    for (let column = -rings; column <= rings; column++) {
      const x = step * (column + row / 2)
      const y = step * row * (Math.sqrt(3) / 2)
      const far = Math.hypot(x, y)
      if (far <= rings * step + 1) places.push({ at: [Math.round(middle[0] + x), Math.round(middle[1] + y)], far })
    }
  }
  return places.sort((a, b) => a.far - b.far || a.at[1] - b.at[1]).map(({ at }) => at)
}
