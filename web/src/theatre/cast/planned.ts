// A move that is being planned, as the theatre shows it: the way along the table, and where it would end.

import { isArc, legEnd, pathLength, pointAt, type Point3 } from '../../board/geometry'
import type { Marks } from '../../board/marks'

export interface Plan {
  piece: string
  way: Point3[] // from where it stands; empty where it is put down and does not walk
  at: Point3
  ok: boolean
}

const STEP = 300 // thousandths: from one point of a bent way to the next

export function planning({ draft, ghost }: Pick<Marks, 'draft' | 'ghost'>): Plan | null {
  if (draft && (draft.legs.length || draft.cursor)) {
    const way = along(draft.from, draft.cursor ? [...draft.legs, draft.cursor] : draft.legs)
    const allowed = draft.limit === null || draft.length <= draft.limit
    return {
      piece: draft.piece,
      way,
      at: ghost?.piece === draft.piece ? ghost.at : way.at(-1)!,
      ok: draft.ok && allowed,
    }
  }
  return ghost && !ghost.put ? { piece: ghost.piece, way: [], at: ghost.at, ok: ghost.ok } : null
}

type Legs = Parameters<typeof pathLength>[1]

function along(from: Point3, legs: Legs): Point3[] {
  const way = [from]
  for (const leg of legs) {
    const [x, y, z] = way.at(-1)!
    const length = isArc(leg) ? pathLength([x, y], [leg]) : 0
    for (let far = STEP; far < length; far += STEP) {
      const [u, v] = pointAt([x, y], [leg], far)
      way.push([u, v, z])
    }
    const [u, v] = legEnd(leg)
    way.push([u, v, !isArc(leg) && leg.length === 3 ? leg[2] : z])
  }
  return way
}
