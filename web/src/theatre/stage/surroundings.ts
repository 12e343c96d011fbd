// What is there from the beginning: the light, the hills under the sky, the edge of the board, and the wood it lies on.

import { Color, DirectionalLight, DoubleSide, Fog, HemisphereLight, RepeatWrapping, type Scene } from 'three'
import { FRAME } from '../../board/paint/kit'
import { Sheet, type Mapping, type Point } from '../paper/folding'
import { backdrop, type Light } from './backdrop'
import type { Power } from './machine'
import { painted, type Materials } from './materials'
import type { Meshes } from './meshes'

const SHADOWS = { fine: 2048, modest: 1024 } // px
const GRAIN = 26 // inches: the wood of the table repeats after this
const DEEP = 0.5 // inches: the board the map lies on

interface Size {
  width: number
  height: number
}

/** The light of the hour; gives the sun. */
export function sunlight(scene: Scene, table: Size, light: Light, power: Power): DirectionalLight {
  const half = 0.62 * Math.hypot(table.width, table.height)
  scene.background = new Color(light.haze)
  scene.fog = new Fog(light.haze, 3.2 * half, 9 * half)
  scene.add(new HemisphereLight(light.sky, light.earth, light.spread))
  const sun = new DirectionalLight(light.sun, light.glare)
  sun.position.set(-0.62 * half, 1.15 * half, -0.72 * half) // from the north-west
  sun.castShadow = true
  sun.shadow.mapSize.setScalar(SHADOWS[power])
  Object.assign(sun.shadow.camera, { left: -half, right: half, top: half, bottom: -half, near: 0.1, far: 4 * half })
  sun.shadow.bias = -0.0006
  sun.shadow.normalBias = 0.05
  scene.add(sun)
  return sun
}

/** Hills and sky, and the edge of the board. */
export function surround(meshes: Meshes, materials: Materials, table: Size, light: Light): void {
  const far = 5.2 * Math.max(table.width, table.height)
  const sky = materials.kept(
    materials.texture(
      painted((canvas) => backdrop(canvas as HTMLCanvasElement, light)),
      true,
    ),
  )
  const hills = new Sheet()
  const corners = 48
  const post = (k: number, z: number): Point => {
    const angle = (2 * Math.PI * k) / corners
    return [table.width / 2 + far * Math.cos(angle), table.height / 2 + far * Math.sin(angle), z * far]
  }
  for (let k = 0; k < corners; k++) {
    const around: Mapping = ([x, y, z]) => [
      Math.abs(x - post(k, 0)[0]) + Math.abs(y - post(k, 0)[1]) < 1e-6 ? k / corners : (k + 1) / corners,
      z > 0 ? 0 : 1,
    ]
    hills.face([post(k, -0.14), post(k + 1, -0.14), post(k + 1, 0.48), post(k, 0.48)], [1, 1, 1], around)
  }
  meshes.put('hills', hills, materials.basic({ map: sky, side: DoubleSide, fog: false }))
  const rim = new Sheet()
  const [w, h] = [table.width + FRAME, table.height + FRAME]
  const ring: Point[] = [[-FRAME, -FRAME, 0], [w, -FRAME, 0], [w, h, 0], [-FRAME, h, 0]] // prettier-ignore
  for (const [k, a] of ring.entries()) {
    const b = ring[(k + 1) % 4]!
    rim.face([[a[0], a[1], -DEEP], [b[0], b[1], -DEEP], b, a], [0.78, 0.66, 0.44], () => [0.5, 0.99]) // prettier-ignore
  }
  meshes.put('rim', rim, materials.papers.sides, { receive: true })
}

/** The wood of the table, once it is painted. */
export function layWood(meshes: Meshes, materials: Materials, table: Size, light: Light, bitmap: TexImageSource): void {
  const far = 5.2 * Math.max(table.width, table.height)
  const map = materials.kept(materials.texture(bitmap, true))
  map.wrapT = RepeatWrapping
  const plane = new Sheet()
  const at = (x: number, y: number): Point => [table.width / 2 + x * far, table.height / 2 + y * far, -DEEP]
  plane.face([at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)], [1, 1, 1], ([x, y]) => [x / GRAIN, y / GRAIN]) // prettier-ignore
  meshes.put('wood', plane, materials.lambert({ map, color: new Color(light.table) }), { receive: true })
}
