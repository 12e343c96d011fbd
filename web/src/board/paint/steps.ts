// How large a map is painted. A picture of the whole map is made for a few sizes only, each twice the one before; between them it is
// stretched.

import { FRAME } from './kit'

const LARGEST = 12e6 // pixels of one picture
const SMALLEST = 4 // pixels to a unit
const STRETCH = 1.12 // nobody sees a picture stretched this little

/** Of what is painted, frame and all: in units. */
export function paper(width: number, height: number, grain: number): { margin: number; width: number; height: number } {
  const margin = (FRAME + 0.3) * grain
  return { margin, width: width + 2 * margin, height: height + 2 * margin }
}

/** How many pixels of a picture go to a unit, for so many pixels of the screen. `area` is that of the paper, in units. */
export function stepFor(pixels: number, area: number): number {
  const wanted = SMALLEST * 2 ** Math.max(0, Math.ceil(Math.log2(pixels / SMALLEST / STRETCH)))
  const most = Math.sqrt(LARGEST / area)
  return Math.min(wanted, Math.floor(most * 100) / 100)
}
