// Where pictures are made, one after the other: in a worker, or in the pauses of the page where there is none.

import type { Board } from '../../wire'
import { Picture, type Canvas, type Canvases } from './picture'
import { table } from './tiles'

export interface Wanted {
  key: string // the same for the same board
  board: Board
  scale: number // pixels to a unit
  shown: string[]
  states: Record<string, string>
  staged?: boolean // for the theatre: without painted shadows, crowns and night
}

const KEPT = 2 // pictures of boards whose ground is remembered
const SLICE = 24 // ms before somebody else may have a turn
const TABLE = 512

export class Studio {
  private readonly pictures = new Map<string, Picture>()

  constructor(
    private readonly canvas: Canvases,
    private readonly pause: () => Promise<void>,
  ) {}

  /** Paint a map; null if nobody wants it any more. */
  async paint(wanted: Wanted, stale: () => boolean): Promise<Canvas | null> {
    const work = this.picture(wanted).painted(new Set(wanted.shown), wanted.states)
    for (let since = performance.now(); ;) {
      const step = work.next()
      if (step.done) return step.value
      if (performance.now() - since < SLICE) continue
      await this.pause()
      if (stale()) return null
      since = performance.now()
    }
  }

  /** The wood around the map, to be repeated. */
  table(): Canvas {
    const canvas = this.canvas(TABLE, TABLE)
    table(canvas.getContext('2d') as CanvasRenderingContext2D, TABLE)
    return canvas
  }

  private picture({ key, board, scale, staged = false }: Wanted): Picture {
    const name = `${key} ${scale} ${staged}`
    const picture = this.pictures.get(name) ?? new Picture(board, scale, this.canvas, staged)
    this.pictures.delete(name)
    this.pictures.set(name, picture) // the last is the newest
    for (const old of [...this.pictures.keys()].slice(0, -KEPT)) this.pictures.delete(old)
    return picture
  }
}
