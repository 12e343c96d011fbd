// Chance that is the same for the same seed, so that a map looks the same whenever it is painted.

export type Random = () => number // from 0 up to 1

/** Mulberry32: small, fast and good enough for grass. */
export function seeded(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A number for a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193)
  return hash >>> 0
}

/** Soft noise from 0 to 1 on a square of size x size points, which repeats without a seam; `period` hills to a side. */
export function noise(size: number, period: number, seed: number): Float32Array {
  const random = seeded(seed)
  const lattice = Float32Array.from({ length: period * period }, random)
  const field = new Float32Array(size * size)
  const soft = (t: number) => t * t * (3 - 2 * t)
  const columns = Array.from({ length: size }, (_, x) => {
    const at = (x / size) * period
    const left = Math.floor(at)
    return { left: left % period, right: (left + 1) % period, share: soft(at - left) }
  })
  for (let y = 0; y < size; y++) {
    const at = (y / size) * period
    const top = Math.floor(at)
    const [above, below] = [(top % period) * period, ((top + 1) % period) * period]
    const share = soft(at - top)
    for (let x = 0; x < size; x++) {
      const column = columns[x]!
      const upper = lattice[above + column.left]! * (1 - column.share) + lattice[above + column.right]! * column.share
      const lower = lattice[below + column.left]! * (1 - column.share) + lattice[below + column.right]! * column.share
      field[y * size + x] = upper * (1 - share) + lower * share
    }
  }
  return field
}
