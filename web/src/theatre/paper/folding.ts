// Paper folded into shape: triangles gathered into one sheet, so that whatever is of one material is drawn at once. Lengths are inches; x
// runs east and y south, as on the painting, and z up.

import type { Spot } from '../../board/paint/shapes'

export type Point = readonly [x: number, y: number, z: number]
export type Tone = readonly [red: number, green: number, blue: number] // 0 to 1, as light and not as written

/** How a point of the paper is found on its picture. */
export type Mapping = (point: Point) => readonly [u: number, v: number]

export class Sheet {
  readonly points: number[] = []
  readonly normals: number[] = []
  readonly spots: number[] = [] // on the picture
  readonly tones: number[] = []

  get triangles(): number {
    return this.points.length / 9
  }

  triangle(a: Point, b: Point, c: Point, tone: Tone, on: Mapping): void {
    const normal = upright(a, b, c)
    for (const point of [a, c, b]) {
      // on the stage, where the other hand is the right one, its front is still where its normal points
      this.points.push(...point)
      this.normals.push(...normal)
      this.spots.push(...on(point))
      this.tones.push(...tone)
    }
  }

  /** A face with corners in order; it must not be hollow. */
  face(corners: readonly Point[], tone: Tone, on: Mapping): void {
    for (let k = 2; k < corners.length; k++) this.triangle(corners[0]!, corners[k - 1]!, corners[k]!, tone, on)
  }
}

function upright(a: Point, b: Point, c: Point): Point {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  const far = Math.hypot(x, y, z) || 1
  return [x / far, y / far, z / far]
}

export const at = ([x, y]: Spot, z: number): Point => [x, y, z]

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** A colour (#rrggbb, #rgb or rgb(...)) as light. */
export function toneOf(colour: string): Tone {
  const hex = /^#([0-9a-f]{6})$/i.exec(colour.trim())?.[1]
  const short = /^#([0-9a-f]{3})$/i.exec(colour.trim())?.[1]
  const parts = hex
    ? [0, 2, 4].map((k) => parseInt(hex.slice(k, k + 2), 16))
    : short
      ? [...short].map((digit) => parseInt(digit + digit, 16))
      : (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
  const [red = 0, green = 0, blue = 0] = parts.map((part) => linear(part / 255))
  return [red, green, blue]
}

export const shaded = ([red, green, blue]: Tone, share: number): Tone => [red * share, green * share, blue * share]
