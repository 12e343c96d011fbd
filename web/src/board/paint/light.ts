// The light: shadows from the north-west, the frame around the map, dusk and night with lamps in the windows.

import { bar, filled, traced, type Ink } from './ink'
import { FRAME, type Item, type Kit } from './kit'
import { middle, swept, type Outline, type Spot } from './shapes'

const LONGEST = 6 // inches: what is higher throws no longer a shadow

/** Where the shadow of something this tall ends. */
export const cast = (tall: number): Spot => {
  const high = Math.min(LONGEST, tall)
  return [0.2 * high + 0.05, 0.23 * high + 0.06]
}

/** All shadows as one path, so that none is darker where two of them meet. */
export function shadows(g: Ink, things: readonly { outlines: readonly Outline[]; tall: number }[]): void {
  const rings = things.flatMap(({ outlines, tall }) => outlines.flatMap((outline) => swept(outline, cast(tall))))
  filled(g, traced(...rings), 'rgb(29 21 11 / 0.3)')
}

/** Warm where the light comes from, cooler where it goes. */
export function vignette({ g, width, height }: Kit): void {
  const light = g.createLinearGradient(0, 0, width, height)
  light.addColorStop(0, 'rgb(255 246 221 / 0.16)')
  light.addColorStop(1, 'rgb(58 42 16 / 0.1)')
  g.fillStyle = light
  g.fillRect(0, 0, width, height)
}

/** The paper frame; on a table that is measured, with bars of three inches, or of ten centimetres. */
export function frame(g: Ink, width: number, height: number, every: number | null, dim: boolean): void {
  const around = (far: number) => [-far, -far, width + 2 * far, height + 2 * far] as const
  g.fillStyle = 'rgb(18 10 4 / 0.38)'
  g.fillRect(-FRAME + 0.1, -FRAME + 0.16, width + 2 * FRAME, height + 2 * FRAME)
  bar(g, ...around(FRAME), dim ? '#cbbf9f' : '#f0e4c6', 'rgb(90 68 34 / 0.6)', 0.03)
  if (every) ticks(g, width, height, every)
  g.strokeStyle = '#3a2f1d'
  for (const [far, wide] of every ? [[0.5, 0.035], [0.25, 0.035], [0.05, 0.09]] as const : [[0.05, 0.09]] as const) {
    g.lineWidth = wide
    g.strokeRect(...around(far))
  } // prettier-ignore
}

function ticks(g: Ink, width: number, height: number, every: number): void {
  const bars = (far: number, draw: (at: number, length: number) => void) => {
    for (let at = 0, k = 0; at < far - 1e-6; at += every, k++) {
      g.fillStyle = `rgb(58 47 29 / ${k % 2 ? 0.12 : 0.78})`
      draw(at, Math.min(every, far - at))
    }
  }
  for (const y of [-0.46, height + 0.29]) bars(width, (at, length) => g.fillRect(at, y, length, 0.17))
  for (const x of [-0.46, width + 0.29]) bars(height, (at, length) => g.fillRect(x, at, 0.17, length))
}

// -- the hour

interface Hour {
  veil: string // multiplied with everything below
  glow: number // of lamps
  gloom: number // towards the edges
}

const HOURS: Readonly<Record<string, Hour>> = {
  dusk: { veil: '#f4dbc0', glow: 0.42, gloom: 0.26 },
  night: { veil: '#98a4c3', glow: 0.75, gloom: 0.36 },
}

/** Where lamps burn: behind the windows that are to be seen. */
export const lampsOf = (items: readonly Item[]): Spot[] =>
  items
    .filter(({ kind, look }) => kind === 'window' || look === 'window')
    .flatMap(({ outlines }) => outlines.map(middle))

export function nightfall({ g, width, height }: Kit, hour: string, lamps: readonly Spot[]): void {
  const light = HOURS[hour]
  if (!light) return
  g.globalCompositeOperation = 'multiply'
  bar(g, 0, 0, width, height, light.veil)
  const gloom = g.createRadialGradient(
    width * 0.36,
    height * 0.3,
    0,
    width * 0.45,
    height * 0.45,
    Math.max(width, height) * 0.8,
  )
  gloom.addColorStop(0, 'rgb(255 255 255 / 0)')
  gloom.addColorStop(1, `rgb(30 40 70 / ${light.gloom})`)
  g.fillStyle = gloom
  g.fillRect(0, 0, width, height)
  g.globalCompositeOperation = 'source-over'
  for (const [x, y] of lamps) {
    const glow = g.createRadialGradient(x, y, 0, x, y, 2.4)
    glow.addColorStop(0, `rgb(255 207 107 / ${light.glow})`)
    glow.addColorStop(0.4, `rgb(255 179 71 / ${light.glow * 0.36})`)
    glow.addColorStop(1, 'rgb(255 179 71 / 0)')
    g.fillStyle = glow
    g.fillRect(x - 2.4, y - 2.4, 4.8, 4.8)
  }
}
