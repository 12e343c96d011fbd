// Which part of the table is on the screen. The picture is measured in units, the screen in pixels.

import { Sheet, type Point } from './geometry'

const MARGIN = 1.2 // inches around the table when the whole of it is shown
export const NARROW = 0.85 // the same where the rim carries nothing but letters
const NEAREST = 160 // pixels to an inch
const KEEP = 0.5 // of the screen that the table never leaves

export class Camera {
  width = $state(0) // of the screen
  height = $state(0)
  x = $state(0) // the picture's point in the top left corner
  y = $state(0)
  scale = $state(20) // pixels to a unit
  table = $state.raw({ width: 36, height: 36 })
  grain = $state(1) // how many units make about an inch: things that are drawn, and not measured, are drawn for inches
  sheet = $derived(new Sheet(this.table.height * 1000))
  transform = $derived(`scale(${this.scale}) translate(${-this.x} ${-this.y})`)
  #margin = MARGIN
  #whole = true // until somebody moves it, it shows the whole table

  /** Pixels as units. */
  px = (pixels: number): number => pixels / this.scale

  get least(): number {
    const { width, height } = this.table
    const fits = Math.min(this.width / (width + 2 * this.#margin), this.height / (height + 2 * this.#margin))
    return fits > 0 ? fits : 1
  }

  resize(width: number, height: number): void {
    if (!width || !height || (width === this.width && height === this.height)) return
    const [x, y] = [this.x + this.px(this.width / 2), this.y + this.px(this.height / 2)]
    this.width = width
    this.height = height
    if (this.#whole) this.fit()
    else this.#look(x, y)
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
    this.scale = this.least
    this.#look(this.table.width / 2, this.table.height / 2)
    this.#whole = true
  }

  /** By pixels: the table follows the pointer. */
  pan(dx: number, dy: number): void {
    this.x -= this.px(dx)
    this.y -= this.px(dy)
    this.#moved()
  }

  /** Closer or further away; what lies under (x, y) on the screen stays there. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const scale = Math.min(NEAREST / this.grain, Math.max(this.least, this.scale * factor))
    this.x += x / this.scale - x / scale
    this.y += y / this.scale - y / scale
    this.scale = scale
    this.#moved()
    if (scale === this.least) this.fit()
  }

  centre(at: readonly number[]): void {
    this.#look(this.sheet.x(at[0] ?? 0), this.sheet.y(at[1] ?? 0))
    this.#moved()
  }

  /** The board's point under a point of the screen. */
  point = (x: number, y: number): Point => this.sheet.back(this.x + this.px(x), this.y + this.px(y))

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
    this.x = x - this.px(this.width / 2)
    this.y = y - this.px(this.height / 2)
  }

  #moved(): void {
    this.#whole = false
    this.x = kept(this.x, this.px(this.width), this.table.width)
    this.y = kept(this.y, this.px(this.height), this.table.height)
  }
}

/** Part of the table always stays on the screen. */
function kept(start: number, shown: number, size: number): number {
  const least = Math.min(shown, size) * KEEP
  return Math.min(size - least, Math.max(least - shown, start))
}
