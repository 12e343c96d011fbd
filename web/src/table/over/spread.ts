/** Numbers that would lie on each other, moved apart sideways: the later ones give way. */

export interface Numbered {
  number: number
  x: number
  y: number
}

export function spread(numbers: readonly Numbered[], apart: number): Numbered[] {
  const laid: Numbered[] = []
  for (const one of numbers) {
    let { x } = one
    while (laid.some((other) => Math.hypot(other.x - x, other.y - one.y) < apart)) x += apart
    laid.push({ ...one, x })
  }
  return laid
}
