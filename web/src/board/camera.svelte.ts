// Which part of the table is on the screen. The picture is measured in units, the screen in pixels.
//
// What is on the map is drawn for one place and one size of the table on the screen. While somebody moves the table or comes closer, that drawing is moved
// and magnified as it is, like a photograph; it is drawn anew as soon as the table rests.

import { Sheet, type Point } from './geometry'

const MARGIN = 1.2 // inches around the table when the whole of it is shown
export const NARROW = 0.85 // the same where the rim carries nothing but letters
const NEAREST = 160 // pixels to an inch
const KEEP = 0.5 // of the screen that the table never leaves
const REST = 140 // ms without a movement: the table rests

export class Camera {
  width = $state(0) // of the screen
  height = $state(0)
  x = $state(0) // the picture's point in the top left corner
  y = $state(0)
  scale = $state(20) // pixels to a unit
  table = $state.raw({ width: 36, height: 36 })
  #aside = 0 // pixels that buttons at the rim of the screen need, where there is room beside the whole table
  grain = $state(1) // how many units make about an inch: things that are drawn, and not measured, are drawn for inches
  sheet = $derived(new Sheet(this.table.height * 1000))
  drawn = $state.raw({ x: 0, y: 0, scale: 20 }) // what everything is drawn for
  travels = $state(false) // somebody moves the table, or comes closer
  transform = $derived(`scale(${this.drawn.scale}) translate(${-this.drawn.x} ${-this.drawn.y})`)
  #margin = MARGIN
  #resting: ReturnType<typeof setTimeout> | undefined
  #whole = true // until somebody moves it, it shows the whole table
  #part: readonly [Point, Point] | null = null // or this part of it, corner to corner

  /** Pixels as units, for what is drawn on the map. */
  px = (pixels: number): number => pixels / this.drawn.scale

  /** Pixels as units, as the table lies at this moment. */
  reach = (pixels: number): number => pixels / this.scale

  /** How the drawing is moved and magnified until it is made anew, as a style; none while the table rests. */
  get travel(): string | undefined {
    if (!this.travels) return undefined
    const { x, y, scale } = this.drawn
    return `translate(${(x - this.x) * this.scale}px, ${(y - this.y) * this.scale}px) scale(${this.scale / scale})`
  }

  /** Draw everything for where the table is now. */
  rest = (): void => {
    clearTimeout(this.#resting)
    this.travels = false
    this.drawn = { x: this.x, y: this.y, scale: this.scale }
  }

  get least(): number {
    const { width, height } = this.table
    const fits = Math.min(this.width / (width + 2 * this.#margin), this.height / (height + 2 * this.#margin))
    return fits > 0 ? fits : 1
  }

  resize(width: number, height: number): void {
    if (!width || !height || (width === this.width && height === this.height)) return
    const [x, y] = [this.x + this.reach(this.width / 2), this.y + this.reach(this.height / 2)]
    this.width = width
    this.height = height
    if (this.#part) this.frame(...this.#part)
    else if (this.#whole) this.#fit()
    else this.#look(x, y)
    this.rest()
  }

  /** Buttons lie there: the whole table makes room for them as far as it can. */
  leave(aside: number): void {
    if (aside === this.#aside) return
    this.#aside = aside
    if (this.#whole) this.fit()
  }

  lay(width: number, height: number, inches = MARGIN, grain = 1): void {
    const margin = inches * grain
    if (width === this.table.width && height === this.table.height && margin === this.#margin) return
    this.table = { width, height }
    this.grain = grain
    this.#margin = margin
    this.fit()
  }

  fit(): void {
    this.#fit()
    this.rest()
  }

  /** Is there more room beside the whole table than below it? */
  get roomy(): 'beside' | 'below' {
    const [across, up] = this.#free()
    return across >= up ? 'beside' : 'below'
  }

  /** Pixels that the whole table leaves free, across and up. */
  #free(): [number, number] {
    const least = this.least
    const [width, height] = [this.table.width + 2 * this.#margin, this.table.height + 2 * this.#margin]
    return [Math.max(0, this.width - width * least), Math.max(0, this.height - height * least)]
  }

  #fit(): void {
    this.scale = this.least
    const [across, up] = this.#free()
    const away = (free: number) => this.reach(Math.min(free / 2, Math.max(0, this.#aside - free / 2)))
    const beside = this.roomy === 'beside'
    this.#look(this.table.width / 2 + (beside ? away(across) : 0), this.table.height / 2 + (beside ? 0 : away(up)))
    this.#whole = true
    this.#part = null
  }

  /** Show a part of the table, from its corner in the south-west to the one in the north-east, until somebody moves it. */
  frame(from: Point, to: Point): void {
    const [left, right] = [this.sheet.x(from[0]), this.sheet.x(to[0])]
    const [low, high] = [this.sheet.y(from[1]), this.sheet.y(to[1])]
    const scale = Math.min(this.width / (right - left), this.height / (low - high), NEAREST / this.grain)
    if (!(scale > this.least)) return this.fit()
    this.scale = scale
    this.#look((left + right) / 2, (low + high) / 2)
    this.#whole = false
    this.#part = [from, to]
    this.rest()
  }

  /** By pixels: the table follows the pointer. */
  pan(dx: number, dy: number): void {
    this.x -= this.reach(dx)
    this.y -= this.reach(dy)
    this.#moved()
    this.#travelled()
  }

  /** Closer or further away; what lies under (x, y) on the screen stays there. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const scale = Math.min(NEAREST / this.grain, Math.max(this.least, this.scale * factor))
    this.x += x / this.scale - x / scale
    this.y += y / this.scale - y / scale
    this.scale = scale
    this.#moved()
    if (scale === this.least) this.#fit()
    this.#travelled()
  }

  centre(at: readonly number[]): void {
    this.#look(this.sheet.x(at[0] ?? 0), this.sheet.y(at[1] ?? 0))
    this.#moved()
    this.rest()
  }

  /** The board's point under a point of the screen. */
  point = (x: number, y: number): Point => this.sheet.back(this.x + this.reach(x), this.y + this.reach(y))

  screen = (at: readonly number[]): Point => [
    (this.sheet.x(at[0] ?? 0) - this.x) * this.scale,
    (this.sheet.y(at[1] ?? 0) - this.y) * this.scale,
  ]

  /** Is a point of the board in sight, and not just at the rim? */
  shows(at: readonly number[], rim = 40): boolean {
    const [x, y] = this.screen(at)
    return x > rim && y > rim && x < this.width - rim && y < this.height - rim
  }

  #look(x: number, y: number): void {
    this.x = x - this.reach(this.width / 2)
    this.y = y - this.reach(this.height / 2)
  }

  #travelled(): void {
    this.travels = true
    clearTimeout(this.#resting)
    this.#resting = setTimeout(this.rest, REST)
  }

  #moved(): void {
    this.#whole = false
    this.#part = null
    this.x = kept(this.x, this.reach(this.width), this.table.width)
    this.y = kept(this.y, this.reach(this.height), this.table.height)
  }
}

/** Part of the table always stays on the screen. */
function kept(start: number, shown: number, size: number): number {
  const least = Math.min(shown, size) * KEEP
  return Math.min(size - least, Math.max(least - shown, start))
}
