// Places for several bases around a point: rings of a honeycomb, the nearest first.

import type { Point2 } from '../../wire'

/** So many places, each so far from the next, around a middle. */
export function lattice(middle: Point2, step: number, rings: number): Point2[] {
  const found: { at: Point2; far: number }[] = []
  for (let row = -rings; row <= rings; row++) {
    for (let column = -rings; column <= rings; column++) {
      const x = step * (column + row / 2)
      const y = step * row * (Math.sqrt(3) / 2)
      const far = Math.hypot(x, y)
      if (far <= rings * step + 1) found.push({ at: [Math.round(middle[0] + x), Math.round(middle[1] + y)], far })
    }
  }
  return found.sort((one, other) => one.far - other.far || one.at[1] - other.at[1]).map(({ at }) => at)
}
