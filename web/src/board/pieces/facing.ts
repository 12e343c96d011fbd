// Where a piece looks: whole degrees counter-clockwise from east, as the rules have it. North is up, and in the picture y grows
// downwards.

import { WINDS, type Wind } from '../geometry'

export const TURN = 5 // degrees by key ...
export const FINE = 1 // ... and with Shift

/** A direction as a whole number from 0 to 359. */
export const whole = (degrees: number): number => ((Math.round(degrees) % 360) + 360) % 360

/** The direction of a point of the compass, which are counted with the clock from the north. */
export const angleOf = (wind: Wind): number => whole(90 - 45 * WINDS.indexOf(wind))

/** Degrees as a compass has them, clockwise from north, for those of the rules; and those of the rules for these. */
export const onCompass = (degrees: number): number => whole(90 - degrees)

/** The nearest of the eight points of the compass. */
export const windOf = (degrees: number): Wind => WINDS[Math.round(whole(90 - degrees) / 45) % 8]!

/** The direction from a point to another; null if they are the same. */
export function towards(from: readonly number[], to: readonly number[]): number | null {
  const [east, north] = [(to[0] ?? 0) - (from[0] ?? 0), (to[1] ?? 0) - (from[1] ?? 0)]
  return east || north ? whole((Math.atan2(north, east) * 180) / Math.PI) : null
}

/** The turn of a picture that was drawn looking east. */
export const rotation = (degrees: number): string => `rotate(${-degrees})`

/** The front half of a circle, looking east: from the left hand to the right. */
export const front = (r: number): string => `M0 ${-r}A${r} ${r} 0 0 1 0 ${r}`

/** The half of a disc that lies behind. */
export const rear = (r: number): string => `M0 ${-r}A${r} ${r} 0 0 0 0 ${r}Z`
