// The studio in a worker of its own: the page never waits for a map.

import { Studio, type Wanted } from './studio'

export interface Order {
  from: number // who wants it: a newer order from there takes the place of an older one
  number: number
  wanted: Wanted | 'table'
}

export interface Delivery {
  from: number
  number: number
  bitmap: ImageBitmap
}

const page = self as unknown as Pick<Worker, 'onmessage' | 'postMessage'>
const studio = new Studio(
  (width, height) => new OffscreenCanvas(width, height),
  () => new Promise((resolve) => setTimeout(resolve)),
)
const latest = new Map<number, number>()
let before: Promise<void> = Promise.resolve()

page.onmessage = ({ data }: MessageEvent<Order>) => {
  latest.set(data.from, data.number)
  before = before.then(() => deliver(data)).catch((problem: unknown) => console.warn(problem))
}

async function deliver({ from, number, wanted }: Order): Promise<void> {
  const stale = () => latest.get(from) !== number
  if (stale()) return
  const canvas = (wanted === 'table' ? studio.table() : await studio.paint(wanted, stale)) as OffscreenCanvas | null
  if (!canvas) return
  const bitmap = canvas.transferToImageBitmap()
  page.postMessage({ from, number, bitmap } satisfies Delivery, [bitmap])
}
