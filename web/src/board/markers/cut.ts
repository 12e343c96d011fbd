// A cut stone: a rim, a flat top within it, and facets between the two. The light falls on it from the north-west.

type Spot = readonly [number, number]

/** Six corners, clockwise on a map from the upper left one. */
export const RIM: readonly Spot[] = [[-0.5, -0.98], [0.5, -0.98], [1, -0.22], [0.62, 0.86], [-0.62, 0.86], [-1, -0.22]] // prettier-ignore
export const TOP = '#e6f0fa'
const TONES = ['#ffffff', '#cfe2f5', '#9fbfe2', '#8fb0d6', '#b4d0ec', '#f2f8fe'] // of each facet, from the upper one round
const INNER = 0.68

export interface Cut {
  top: Spot[]
  facets: { corners: Spot[]; tone: string }[]
}

/** A stone with this rim around a middle. */
export function cut(rim: readonly Spot[], [mx, my]: Spot): Cut {
  const inside = ([x, y]: Spot): Spot => [mx + INNER * (x - mx), my + INNER * (y - my)]
  return {
    top: rim.map(inside),
    facets: rim.map((corner, k) => {
      const next = rim[(k + 1) % rim.length]!
      return { corners: [corner, next, inside(next), inside(corner)], tone: TONES[k % TONES.length]! }
    }),
  }
}

export const drawn = (corners: readonly Spot[]): string => `M${corners.map((at) => at.join(' ')).join('L')}Z`
