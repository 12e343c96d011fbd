// What is around the table: paper hills under the sky of the hour, and the light that falls on it.

import type { Board } from '../../wire'
import type { Ink } from '../../board/paint/ink'

export interface Light {
  sky: string // where the light is spread from above
  earth: string // and from below
  spread: number
  sun: string
  glare: number
  haze: string // far away
  heaven: readonly [string, string, string] // from above to the horizon
  hills: readonly [string, string, string] // from the farthest to the nearest
  lamp: string // behind windows; '' by day
  table: string // what the wood is tinted with
  stars: boolean
}

const DAY: Light = {
  sky: '#fffaf0', earth: '#dcc79a', spread: 1.85, sun: '#fff1d2', glare: 2.05, haze: '#ece2c8', heaven: ['#bfd6d8', '#e6e6d2', '#f1e6c8'],
  hills: ['#cfcaa4', '#b5b486', '#999b6c'], lamp: '', table: '#ffffff', stars: false,
} // prettier-ignore
const DUSK: Light = {
  sky: '#ffe9d2', earth: '#b98f6d', spread: 1.5, sun: '#ffc98f', glare: 2.1, haze: '#d9ae8a', heaven: ['#7f86a8', '#d9a58c', '#f3c796'],
  hills: ['#b58e84', '#957670', '#735c58'], lamp: '#ffc86b', table: '#e6c8ae', stars: false,
} // prettier-ignore
const NIGHT: Light = {
  sky: '#b4c4ea', earth: '#465273', spread: 1.55, sun: '#d5e0ff', glare: 1.5, haze: '#1d2a42', heaven: ['#0c1524', '#1b2a46', '#31486c'],
  hills: ['#263856', '#1d2c47', '#15213a'], lamp: '#ffcf6b', table: '#a9b4d6', stars: true,
} // prettier-ignore

export const lightOf = ({ hour }: Pick<Board, 'hour'>): Light =>
  hour === 'night' ? NIGHT : hour === 'dusk' ? DUSK : DAY

const [WIDE, HIGH] = [2048, 512]
const WIDER = 2.5 // what is painted becomes so much wider than high, all around the table

export function backdrop(canvas: HTMLCanvasElement, light: Light): void {
  canvas.width = WIDE
  canvas.height = HIGH
  const g = canvas.getContext('2d') as Ink
  const fade = g.createLinearGradient(0, 0, 0, 380)
  fade.addColorStop(0, light.heaven[0])
  fade.addColorStop(0.62, light.heaven[1])
  fade.addColorStop(1, light.heaven[2])
  g.fillStyle = fade
  g.fillRect(0, 0, WIDE, HIGH)
  if (light.stars) night(g)
  for (const [k, [y, high, waves]] of [[338, 46, 3], [376, 34, 5], [412, 22, 9]].entries()) hills(g, y!, high!, waves!, light.hills[k]!) // prettier-ignore
}

function hills(g: Ink, y: number, high: number, waves: number, tone: string): void {
  g.beginPath()
  g.moveTo(0, HIGH)
  for (let x = 0; x <= WIDE; x += 8) {
    const angle = (x / WIDE) * 2 * Math.PI
    g.lineTo(x, y - high * (0.6 * Math.sin(angle * waves + y) + 0.4 * Math.sin(angle * (2 * waves + 1) + 1)))
  }
  g.lineTo(WIDE, HIGH)
  g.fillStyle = tone
  g.fill()
  g.strokeStyle = 'rgb(255 250 230 / 0.25)' // the edge of the paper
  g.lineWidth = 2
  g.stroke()
}

function night(g: Ink): void {
  g.fillStyle = 'rgb(240 244 255 / 0.75)'
  for (let k = 0; k < 220; k++)
    g.fillRect((k * 733) % WIDE, (k * k * 37) % 290, (k % 5 ? 1.6 : 2.6) / WIDER, k % 5 ? 1.6 : 2.6)
  for (const x of [512, 1536]) {
    g.save()
    g.translate(x, 190)
    g.scale(1 / WIDER, 1)
    const glow = g.createRadialGradient(0, 0, 10, 0, 0, 110)
    glow.addColorStop(0, 'rgb(214 228 255 / 0.5)')
    glow.addColorStop(1, 'rgb(214 228 255 / 0)')
    g.fillStyle = glow
    g.fillRect(-120, -120, 240, 240)
    g.restore()
    g.beginPath()
    g.ellipse(x, 190, 11 / WIDER, 11, 0, 0, 7)
    g.fillStyle = '#f3f0dc'
    g.fill()
  }
}
