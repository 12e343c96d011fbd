// Painted maps for this page: orders go to the studio, pictures come back when they are ready.

import type { Studio, Wanted } from './studio'
import type { Delivery, Order } from './worker'

type Deliver = (bitmap: ImageBitmap) => void

/** One for the page, started with the first order. */
class Workshop {
  private worker: Worker | null = null
  private studio: Promise<Studio> | null = null
  private readonly waiting = new Map<number, { number: number; deliver: Deliver }>()
  private orders = 0
  private customers = 0

  customer(): number {
    return ++this.customers
  }

  order(from: number, wanted: Wanted | 'table', deliver: Deliver): void {
    const number = ++this.orders
    this.waiting.set(from, { number, deliver })
    if (typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined') void this.here(from, number, wanted)
    else this.send({ from, number, wanted })
  }

  leave(from: number): void {
    this.waiting.delete(from)
  }

  private send(order: Order): void {
    if (!this.worker) {
      this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
      this.worker.onmessage = ({ data }: MessageEvent<Delivery>) => this.received(data)
    }
    this.worker.postMessage(order)
  }

  private received({ from, number, bitmap }: Delivery): void {
    const waiting = this.waiting.get(from)
    if (waiting?.number === number) waiting.deliver(bitmap)
    else bitmap.close()
  }

  /** Without a worker: on the page, while it has nothing else to do. */
  private async here(from: number, number: number, wanted: Wanted | 'table'): Promise<void> {
    if (typeof createImageBitmap === 'undefined') return // a page without pictures has the outlines
    this.studio ??= import('./studio').then(({ Studio: made }) => new made(onPage, idle))
    const studio = await this.studio
    const stale = () => this.waiting.get(from)?.number !== number
    const canvas = wanted === 'table' ? studio.table() : await studio.paint(wanted, stale)
    if (canvas) this.received({ from, number, bitmap: await createImageBitmap(canvas) })
  }
}

function onPage(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 16)
    else requestIdleCallback(() => resolve())
  })

const workshop = new Workshop()

export interface Painted {
  bitmap: ImageBitmap
  scale: number // pixels to a unit
}

/** One map on the page. What is ordered later takes the place of what was ordered before. */
export class Painting {
  painted = $state.raw<Painted | null>(null)
  private readonly customer = workshop.customer()
  private last = ''

  want(wanted: Wanted): void {
    const name = JSON.stringify([wanted.key, wanted.scale, wanted.shown, wanted.states, wanted.staged])
    if (name === this.last) return
    this.last = name
    workshop.order(this.customer, wanted, (bitmap) => (this.painted = { bitmap, scale: wanted.scale }))
  }

  close(): void {
    workshop.leave(this.customer)
  }
}

let wood: Promise<string> | null = null

/** The wood of the table as an address for a style sheet; made once. */
export function tableWood(): Promise<string> {
  wood ??= new Promise((resolve) => {
    workshop.order(workshop.customer(), 'table', (bitmap) => {
      const canvas = onPage(bitmap.width, bitmap.height)
      canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
      resolve(canvas.toDataURL('image/jpeg', 0.85))
    })
  })
  return wood
}
