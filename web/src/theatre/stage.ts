// The stage: sheets of paper become meshes, one for each material, and a frame is drawn when something has changed and never otherwise.

import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  DirectionalLight,
  DoubleSide,
  Fog,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PerspectiveCamera,
  Points,
  PointsMaterial,
  RepeatWrapping,
  Scene,
  SRGBColorSpace,
  Texture,
  Vector3,
  WebGLRenderer,
  type Material,
} from 'three'
import { FRAME } from '../board/paint/kit'
import { backdrop, type Light } from './backdrop'
import { courses } from './paper/courses'
import { Sheet, type Mapping, type Point } from './paper/folding'
import type { Fold } from './paper/forms'
import { bases, type Cards, type Ray } from './cast/standees'
import type { Pose } from './views'

const SHADOWS = { fine: 2048, modest: 1024 } // px
const ANISOTROPY = { fine: 8, modest: 1 }
const COARSE = 0.45 // of the pixels across, while a modest machine is kept busy
const REST = 160 // ms: nothing has moved for so long
const MARGIN = FRAME + 0.3 // inches of paper around the table, as it is painted
const GRAIN = 26 // inches: the wood of the table repeats after this
const DEEP = 0.5 // inches: the board the map lies on

/** What the machine can do. Without a graphics card every pixel costs the page time: fewer are drawn while something moves. */
export type Power = 'fine' | 'modest'

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i // what draws without a graphics card calls itself so

let found: Power | undefined

/** What draws here; asked once, for how to draw is settled when a canvas is opened. */
function power(): Power {
  if (found) return found
  const gl = document.createElement('canvas').getContext('webgl2')
  const name = gl?.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL
  found = gl && SOFTWARE.test(String(gl.getParameter(name ?? gl.RENDERER))) ? 'modest' : 'fine'
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
  return found
}

/** How to draw on a canvas; null where the browser cannot. */
export function opening(canvas: HTMLCanvasElement): { gl: WebGL2RenderingContext; power: Power } | null {
  const antialias = power() === 'fine'
  const gl = canvas.getContext('webgl2', { antialias, powerPreference: 'low-power' })
  return gl && { gl, power: power() }
}

export interface Drawn {
  calls: number
  triangles: number
  geometries: number
  textures: number
}

export class Stage {
  /** Where a point of the table is on its painting. */
  readonly picture: Mapping
  readonly camera = new PerspectiveCamera(40, 1, 0.08, 420)
  private readonly renderer: WebGLRenderer
  private readonly scene = new Scene()
  private readonly sun: DirectionalLight
  private readonly meshes = new Map<string, Mesh | Points>()
  private readonly papers: Record<'sides' | 'panes' | 'bodies' | 'tapes' | 'behind' | 'wrap' | 'caster', Material>
  private readonly materials: Material[] = []
  private readonly textures: Texture[] = []
  private pictures: MeshLambertMaterial[] = []
  private faces: MeshBasicMaterial | null = null
  private haze: PointsMaterial | null = null
  private cards: Cards | null = null
  private eye: Point = [0, 0, 10]
  private queued = 0
  private width = 1
  private height = 1
  private ratio = 1 // pixels to a pixel of the page, when nothing moves
  private moving = false
  private rest: ReturnType<typeof setTimeout> | undefined
  private compiled: 'not' | 'soon' | 'done' = 'not'

  constructor(
    canvas: HTMLCanvasElement,
    context: WebGL2RenderingContext,
    private readonly power: Power,
    private readonly table: { width: number; height: number },
    private readonly light: Light,
    private readonly drawn: (drawn: Drawn) => void,
  ) {
    this.renderer = new WebGLRenderer({ canvas, context, antialias: power === 'fine' })
    this.renderer.shadowMap.enabled = true
    this.renderer.shadowMap.autoUpdate = false
    const across = { width: table.width + 2 * MARGIN, height: table.height + 2 * MARGIN }
    this.picture = ([x, y]) => [(x + MARGIN) / across.width, (y + MARGIN) / across.height]
    this.sun = this.lit()
    const drawing = this.kept(this.textureOf(painted(courses), true))
    const glow = light.lamp ? new Color(light.lamp) : new Color('#ffffff')
    this.papers = {
      sides: this.lambert({ map: drawing, vertexColors: true }),
      panes: this.basic({
        color: light.lamp ? glow : new Color('#cfe0e2'),
        transparent: true,
        opacity: light.lamp ? 1 : 0.72,
        side: DoubleSide,
      }),
      bodies: this.lambert({ map: drawing, vertexColors: true }),
      tapes: this.basic({ vertexColors: true, side: DoubleSide, fog: false }),
      behind: this.basic({
        vertexColors: true,
        side: DoubleSide,
        fog: false,
        transparent: true,
        opacity: 0.22,
        depthTest: false,
        depthWrite: false,
      }),
      wrap: this.basic({
        vertexColors: true,
        side: DoubleSide,
        fog: false,
        transparent: true,
        opacity: 0.17,
        depthWrite: false,
      }),
      caster: this.basic({ colorWrite: false, depthWrite: false, side: DoubleSide }),
    }
    this.surround()
  }

  // -- what is there from the beginning

  private lit(): DirectionalLight {
    const { scene, table, light } = this
    const half = 0.62 * Math.hypot(table.width, table.height)
    scene.background = new Color(light.haze)
    scene.fog = new Fog(light.haze, 3.2 * half, 9 * half)
    scene.add(new HemisphereLight(light.sky, light.earth, light.spread))
    const sun = new DirectionalLight(light.sun, light.glare)
    sun.position.set(-0.62 * half, 1.15 * half, -0.72 * half) // from the north-west
    sun.castShadow = true
    sun.shadow.mapSize.setScalar(SHADOWS[this.power])
    Object.assign(sun.shadow.camera, { left: -half, right: half, top: half, bottom: -half, near: 0.1, far: 4 * half })
    sun.shadow.bias = -0.0006
    sun.shadow.normalBias = 0.05
    scene.add(sun)
    return sun
  }

  private surround(): void {
    const { table, light } = this
    const far = 5.2 * Math.max(table.width, table.height)
    const sky = this.kept(
      this.textureOf(
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
    this.put('hills', hills, this.basic({ map: sky, side: DoubleSide, fog: false }), {})
    const rim = new Sheet()
    const [w, h] = [table.width + FRAME, table.height + FRAME]
    const ring: Point[] = [[-FRAME, -FRAME, 0], [w, -FRAME, 0], [w, h, 0], [-FRAME, h, 0]] // prettier-ignore
    for (const [k, a] of ring.entries()) {
      const b = ring[(k + 1) % 4]!
      rim.face([[a[0], a[1], -DEEP], [b[0], b[1], -DEEP], b, a], [0.78, 0.66, 0.44], () => [0.5, 0.99]) // prettier-ignore
    }
    this.put('rim', rim, this.papers.sides, { receive: true })
  }

  /** The wood of the table, once it is painted. */
  wood(bitmap: TexImageSource & { width: number }): void {
    const far = 5.2 * Math.max(this.table.width, this.table.height)
    const map = this.kept(this.textureOf(bitmap, true))
    map.wrapT = RepeatWrapping
    const wood = new Sheet()
    const at = (x: number, y: number): Point => [this.table.width / 2 + x * far, this.table.height / 2 + y * far, -DEEP]
    wood.face([at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)], [1, 1, 1], ([x, y]) => [x / GRAIN, y / GRAIN]) // prettier-ignore
    this.put('wood', wood, this.lambert({ map, color: new Color(this.light.table) }), { receive: true })
  }

  // -- what changes

  /** The painting of the ground, and of each floor. */
  paint(bitmaps: readonly ImageBitmap[]): void {
    for (const material of this.pictures) {
      material.map?.dispose()
      material.dispose()
    }
    this.pictures = bitmaps.map((bitmap) => new MeshLambertMaterial({ map: this.textureOf(bitmap), side: DoubleSide }))
    const ground = new Sheet()
    const [w, h] = [this.table.width + FRAME, this.table.height + FRAME]
    ground.face([[-FRAME, -FRAME, 0], [w, -FRAME, 0], [w, h, 0], [-FRAME, h, 0]], [1, 1, 1], this.picture) // prettier-ignore
    this.put('ground', ground, this.pictures[0]!, { receive: true })
    for (const [name, mesh] of this.meshes) {
      const floor = /^lids (\d+)$/.exec(name)?.[1]
      if (floor) mesh.material = this.pictures[Number(floor)]!
    }
    this.invalidate(true)
  }

  set(fold: Fold): void {
    for (const name of [...this.meshes.keys()]) if (name.startsWith('lids ')) this.drop(name)
    this.put('sides', fold.sides, this.papers.sides, { cast: true, receive: true })
    this.put('panes', fold.panes, this.papers.panes, {})
    for (const [floor, sheet] of fold.lids)
      this.put(`lids ${floor}`, sheet, this.pictures[floor]!, { cast: true, receive: true })
    this.mist(fold.puffs)
    this.invalidate(true)
  }

  private mist(puffs: readonly Point[]): void {
    this.drop('mist')
    if (!puffs.length) return
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(this.placed(puffs.flat()), 3))
    const mist = new Points(geometry, (this.haze ??= this.misty()))
    mist.frustumCulled = false
    this.meshes.set('mist', mist)
    this.scene.add(mist)
  }

  private misty(): PointsMaterial {
    const map = this.kept(this.textureOf(painted(puff)))
    const tone = new Color(this.light.sky)
    const material = new PointsMaterial({
      map,
      size: 4.6,
      transparent: true,
      opacity: 0.3,
      depthWrite: false,
      color: tone,
    })
    this.materials.push(material)
    return material
  }

  /** The models; `faces` is what is printed on their cards. */
  cast(cards: Cards, faces: HTMLCanvasElement): void {
    const before = this.faces
    this.cards = cards
    this.faces = new MeshBasicMaterial({
      map: this.textureOf(faces),
      side: DoubleSide,
      color: this.light.stars ? '#c9d2ea' : '#ffffff',
      fog: false,
    })
    this.put('faces', cards.faces, this.faces, {})
    this.put('bodies', cards.bodies, this.papers.bodies, {})
    this.put('bases', bases(cards.standees), this.papers.bodies, { cast: true, receive: true })
    const lit = cards.turn([this.table.width / 2 - 1e4, this.table.height / 2 - 1e4, 0])
    this.put('caster', cards.bodies, this.papers.caster, { cast: true }, lit.bodies)
    before?.map?.dispose()
    before?.dispose()
    this.turn()
    this.invalidate(true)
  }

  /** Rings around those that matter, and other signs that lie on the table. */
  signs(sheet: Sheet): void {
    this.put('signs', sheet, this.papers.tapes, {})
    this.invalidate()
  }

  /** The tested lines, and what stops them. */
  sight(tapes: Sheet, skins: Sheet, bands: Sheet): void {
    this.put('tapes', tapes, this.papers.tapes, {})
    this.put('behind', tapes, this.papers.behind, {})
    this.put('wrap', skins, this.papers.wrap, {})
    this.put('bands', bands, this.papers.tapes, {})
    this.invalidate()
  }

  private turn(): void {
    const [faces, bodies] = [this.meshes.get('faces'), this.meshes.get('bodies')]
    if (!this.cards || !faces || !bodies) return
    const turned = this.cards.turn(this.eye)
    this.replace(faces, 'position', this.placed(turned.faces))
    this.replace(bodies, 'position', this.placed(turned.bodies))
    this.replace(bodies, 'normal', facing(turned.normals))
  }

  private replace(mesh: Mesh | Points, name: string, values: Float32Array): void {
    const attribute = mesh.geometry.getAttribute(name) as BufferAttribute
    attribute.copyArray(values)
    attribute.needsUpdate = true
  }

  // -- looking

  size(width: number, height: number, ratio: number): void {
    if (!width || !height) return
    this.width = width
    this.height = height
    this.ratio = this.power === 'fine' ? ratio : Math.min(1, ratio)
    this.measure()
    this.camera.aspect = width / height
    this.camera.updateProjectionMatrix()
    this.invalidate()
  }

  private measure(): void {
    this.renderer.setPixelRatio(this.moving ? this.ratio * COARSE : this.ratio)
    this.renderer.setSize(this.width, this.height, false)
  }

  look({ eye, target, field }: Pose): void {
    const [ex, ey, ez] = this.place(eye)
    this.camera.position.set(ex, ey, ez)
    this.camera.lookAt(new Vector3(...this.place(target)))
    const narrow = Math.min(1, this.camera.aspect) // on an upright screen, wide enough to see both sides
    this.camera.fov = Math.min(80, (360 / Math.PI) * Math.atan(Math.tan((field * Math.PI) / 360) / Math.sqrt(narrow)))
    this.camera.updateProjectionMatrix()
    this.camera.updateMatrixWorld()
    this.eye = eye
    this.turn()
    this.invalidate()
  }

  /** The line from the eye through a point of the screen. */
  ray(x: number, y: number): Ray {
    const way = new Vector3((2 * x) / this.width - 1, 1 - (2 * y) / this.height, 0.5)
      .unproject(this.camera)
      .sub(this.camera.position)
      .normalize()
    return { from: this.eye, along: [way.x, way.z, way.y] }
  }

  /** Where on the screen a place is; null behind the eye. */
  screen(point: Point): [number, number] | null {
    const at = new Vector3(...this.place(point)).project(this.camera)
    return at.z > 1 ? null : [((at.x + 1) / 2) * this.width, ((1 - at.y) / 2) * this.height]
  }

  /** A frame is to be drawn; with `shadows`, where they fall has changed, too. */
  invalidate(shadows = false): void {
    if (shadows) this.renderer.shadowMap.needsUpdate = true
    if (this.power === 'modest') this.coarse()
    this.queued ||= requestAnimationFrame(() => void this.draw())
  }

  /** Few pixels until nothing has moved for a while. */
  private coarse(): void {
    clearTimeout(this.rest)
    if (!this.moving) {
      this.moving = true
      this.measure()
    }
    const last = () => {
      if (this.queued) return (this.rest = setTimeout(last, REST))
      this.moving = false
      this.measure()
      this.queued = requestAnimationFrame(() => void this.draw())
      return undefined
    }
    this.rest = setTimeout(last, REST)
  }

  private async draw(): Promise<void> {
    if (this.compiled === 'not') {
      this.compiled = 'soon'
      await this.renderer.compileAsync(this.scene, this.camera) // the page goes on meanwhile
      this.compiled = 'done'
    }
    if (this.compiled === 'soon' || !this.queued) return
    this.queued = 0
    this.renderer.render(this.scene, this.camera)
    const { render, memory } = this.renderer.info
    this.drawn({
      calls: render.calls,
      triangles: render.triangles,
      geometries: memory.geometries,
      textures: memory.textures,
    })
  }

  dispose(): void {
    cancelAnimationFrame(this.queued)
    clearTimeout(this.rest)
    this.queued = 0
    for (const name of [...this.meshes.keys()]) this.drop(name)
    for (const material of [...this.materials, ...this.pictures]) material.dispose()
    for (const { map } of this.pictures) map?.dispose()
    this.faces?.map?.dispose()
    this.faces?.dispose()
    for (const texture of this.textures) texture.dispose()
    this.sun.shadow.dispose()
    this.renderer.dispose()
    this.renderer.forceContextLoss()
  }

  // -- sheets as meshes

  private put(
    name: string,
    sheet: Sheet,
    material: Material,
    { cast = false, receive = false },
    points?: Float32Array,
  ): void {
    this.drop(name)
    if (!sheet.points.length) return
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(this.placed(points ?? sheet.points), 3))
    geometry.setAttribute('normal', new BufferAttribute(facing(sheet.normals), 3))
    geometry.setAttribute('uv', new BufferAttribute(new Float32Array(sheet.spots), 2))
    geometry.setAttribute('color', new BufferAttribute(new Float32Array(sheet.tones), 3))
    const mesh = new Mesh(geometry, material)
    mesh.castShadow = cast
    mesh.receiveShadow = receive
    mesh.frustumCulled = false
    if (name === 'behind') mesh.renderOrder = 1
    this.meshes.set(name, mesh)
    this.scene.add(mesh)
  }

  private drop(name: string): void {
    const mesh = this.meshes.get(name)
    if (!mesh) return
    this.scene.remove(mesh)
    mesh.geometry.dispose()
    this.meshes.delete(name)
  }

  private place = ([x, y, z]: Point): [number, number, number] => [
    x - this.table.width / 2,
    z,
    y - this.table.height / 2,
  ]

  private placed(points: ArrayLike<number>): Float32Array {
    const placed = new Float32Array(points.length)
    for (let k = 0; k < points.length; k += 3) {
      placed[k] = points[k]! - this.table.width / 2
      placed[k + 1] = points[k + 2]!
      placed[k + 2] = points[k + 1]! - this.table.height / 2
    }
    return placed
  }

  private lambert(options: ConstructorParameters<typeof MeshLambertMaterial>[0]): MeshLambertMaterial {
    const material = new MeshLambertMaterial({ side: DoubleSide, ...options })
    this.materials.push(material)
    return material
  }

  private basic(options: ConstructorParameters<typeof MeshBasicMaterial>[0]): MeshBasicMaterial {
    const material = new MeshBasicMaterial(options)
    this.materials.push(material)
    return material
  }

  private textureOf(source: TexImageSource, repeats = false): Texture {
    const texture = source instanceof HTMLCanvasElement ? new CanvasTexture(source) : new Texture(source)
    texture.flipY = false
    texture.colorSpace = SRGBColorSpace
    texture.anisotropy = ANISOTROPY[this.power]
    if (repeats) texture.wrapS = RepeatWrapping
    texture.needsUpdate = true
    return texture
  }

  private kept<T extends Texture>(texture: T): T {
    this.textures.push(texture)
    return texture
  }
}

/** Directions of the map as directions of the stage. */
function facing(normals: ArrayLike<number>): Float32Array {
  const turned = new Float32Array(normals.length)
  for (let k = 0; k < normals.length; k += 3) {
    turned[k] = normals[k]!
    turned[k + 1] = normals[k + 2]!
    turned[k + 2] = normals[k + 1]!
  }
  return turned
}

function painted(paint: (canvas: HTMLCanvasElement) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  paint(canvas)
  return canvas
}

function puff(canvas: HTMLCanvasElement): void {
  canvas.width = canvas.height = 128
  const g = canvas.getContext('2d')!
  const soft = g.createRadialGradient(64, 64, 4, 64, 64, 62)
  soft.addColorStop(0, 'rgb(255 255 255 / 0.9)')
  soft.addColorStop(1, 'rgb(255 255 255 / 0)')
  g.fillStyle = soft
  g.fillRect(0, 0, 128, 128)
}
