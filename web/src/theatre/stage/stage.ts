// The stage: sheets of paper become meshes, one for each material, and a frame is drawn when something has changed and never otherwise.

import {
  type DirectionalLight,
  DoubleSide,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import { FRAME } from '../../board/paint/kit'
import { Sheet, type Mapping, type Point } from '../paper/folding'
import type { Fold } from '../paper/forms'
import { bases, type Cards, type Ray } from '../cast/standees'
import type { Pose } from '../views'
import type { Light } from './backdrop'
import type { Power } from './machine'
import { Materials } from './materials'
import { Meshes } from './meshes'
import { layWood, sunlight, surround } from './surroundings'

const COARSE = 0.45 // of the pixels across, while a modest machine is kept busy
const REST = 160 // ms: nothing has moved for so long
const MARGIN = FRAME + 0.3 // inches of paper around the table, as it is painted

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
  private readonly meshes: Meshes
  private readonly materials: Materials
  private pictures: MeshLambertMaterial[] = []
  private faces: MeshBasicMaterial | null = null
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
    this.meshes = new Meshes(this.scene, table)
    this.materials = new Materials(power, light)
    this.sun = sunlight(this.scene, table, light, power)
    surround(this.meshes, this.materials, table, light)
  }

  // -- what changes

  /** The wood of the table, once it is painted. */
  wood(bitmap: TexImageSource): void {
    layWood(this.meshes, this.materials, this.table, this.light, bitmap)
  }

  /** The painting of the ground, and of each floor. */
  paint(bitmaps: readonly ImageBitmap[]): void {
    for (const material of this.pictures) {
      material.map?.dispose()
      material.dispose()
    }
    this.pictures = bitmaps.map(
      (bitmap) => new MeshLambertMaterial({ map: this.materials.texture(bitmap), side: DoubleSide }),
    )
    const ground = new Sheet()
    const [w, h] = [this.table.width + FRAME, this.table.height + FRAME]
    ground.face([[-FRAME, -FRAME, 0], [w, -FRAME, 0], [w, h, 0], [-FRAME, h, 0]], [1, 1, 1], this.picture) // prettier-ignore
    this.meshes.put('ground', ground, this.pictures[0]!, { receive: true })
    for (const name of this.meshes.names) {
      const floor = /^lids (\d+)$/.exec(name)?.[1]
      if (floor) this.meshes.get(name)!.material = this.pictures[Number(floor)]!
    }
    this.invalidate(true)
  }

  set(fold: Fold): void {
    for (const name of this.meshes.names) if (name.startsWith('lids ')) this.meshes.drop(name)
    this.meshes.put('sides', fold.sides, this.materials.papers.sides, { cast: true, receive: true })
    this.meshes.put('panes', fold.panes, this.materials.papers.panes)
    for (const [floor, sheet] of fold.lids)
      this.meshes.put(`lids ${floor}`, sheet, this.pictures[floor]!, { cast: true, receive: true })
    this.meshes.drop('mist')
    if (fold.puffs.length) this.meshes.scatter('mist', fold.puffs, this.materials.mist)
    this.invalidate(true)
  }

  /** The models; `faces` is what is printed on their cards. */
  cast(cards: Cards, faces: HTMLCanvasElement): void {
    const before = this.faces
    this.cards = cards
    this.faces = new MeshBasicMaterial({
      map: this.materials.texture(faces),
      side: DoubleSide,
      color: this.light.stars ? '#c9d2ea' : '#ffffff',
      fog: false,
    })
    this.meshes.put('faces', cards.faces, this.faces)
    this.meshes.put('bodies', cards.bodies, this.materials.papers.bodies)
    this.meshes.put('bases', bases(cards.standees), this.materials.papers.bodies, { cast: true, receive: true })
    const lit = cards.turn([this.table.width / 2 - 1e4, this.table.height / 2 - 1e4, 0])
    this.meshes.put('caster', cards.bodies, this.materials.papers.caster, { cast: true }, lit.bodies)
    before?.map?.dispose()
    before?.dispose()
    this.turn()
    this.invalidate(true)
  }

  /** Rings around those that matter, and other signs that lie on the table. */
  signs(sheet: Sheet): void {
    this.meshes.put('signs', sheet, this.materials.papers.tapes)
    this.invalidate()
  }

  /** The tested lines, and what stops them. */
  sight(tapes: Sheet, skins: Sheet, bands: Sheet): void {
    this.meshes.put('tapes', tapes, this.materials.papers.tapes)
    this.meshes.put('behind', tapes, this.materials.papers.behind)
    this.meshes.put('wrap', skins, this.materials.papers.wrap)
    this.meshes.put('bands', bands, this.materials.papers.tapes)
    this.invalidate()
  }

  private turn(): void {
    if (!this.cards) return
    const turned = this.cards.turn(this.eye)
    this.meshes.replacePoints('faces', turned.faces)
    this.meshes.replacePoints('bodies', turned.bodies)
    this.meshes.replaceNormals('bodies', turned.normals)
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
    const [ex, ey, ez] = this.meshes.place(eye)
    this.camera.position.set(ex, ey, ez)
    this.camera.lookAt(new Vector3(...this.meshes.place(target)))
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
    const at = new Vector3(...this.meshes.place(point)).project(this.camera)
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
    this.meshes.dropAll()
    this.materials.dispose()
    for (const picture of this.pictures) {
      picture.map?.dispose()
      picture.dispose()
    }
    this.faces?.map?.dispose()
    this.faces?.dispose()
    this.sun.shadow.dispose()
    this.renderer.dispose()
    this.renderer.forceContextLoss()
  }
}
