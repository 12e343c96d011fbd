// An outline as triangles.

import { ShapeUtils, Vector2 } from 'three'
import type { Spot } from '../../board/paint/shapes'

export function triangles(ring: readonly Spot[]): [Spot, Spot, Spot][] {
  const faces = ShapeUtils.triangulateShape(ring.map(([x, y]) => new Vector2(x, y)), []) // prettier-ignore
  return faces.map(([a = 0, b = 0, c = 0]) => [ring[a]!, ring[b]!, ring[c]!])
}
