// Sheets of paper as meshes of a scene, each with a name: one that is put in the place of another takes it away.

import { BufferAttribute, BufferGeometry, Mesh, Points, Scene, type Material, type PointsMaterial } from 'three'
import type { Point, Sheet } from '../paper/folding'

export class Meshes {
  private readonly all = new Map<string, Mesh | Points>()

  constructor(
    private readonly scene: Scene,
    private readonly table: { width: number; height: number },
  ) {}

  get names(): string[] {
    return [...this.all.keys()]
  }

  get(name: string): Mesh | Points | undefined {
    return this.all.get(name)
  }

  put(
    name: string,
    sheet: Sheet,
    material: Material,
    { cast = false, receive = false } = {},
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
    if (name === 'behind') mesh.renderOrder = 1
    this.add(name, mesh)
  }

  /** Single points, as of mist. */
  scatter(name: string, points: readonly Point[], material: PointsMaterial): void {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(this.placed(points.flat()), 3))
    this.add(name, new Points(geometry, material))
  }

  private add(name: string, mesh: Mesh | Points): void {
    mesh.frustumCulled = false
    this.all.set(name, mesh)
    this.scene.add(mesh)
  }

  drop(name: string): void {
    const mesh = this.all.get(name)
    if (!mesh) return
    this.scene.remove(mesh)
    mesh.geometry.dispose()
    this.all.delete(name)
  }

  dropAll(): void {
    for (const name of this.names) this.drop(name)
  }

  /** Other places for the points of a mesh. */
  replacePoints(name: string, points: ArrayLike<number>): void {
    this.replace(name, 'position', this.placed(points))
  }

  replaceNormals(name: string, normals: ArrayLike<number>): void {
    this.replace(name, 'normal', facing(normals))
  }

  private replace(name: string, what: string, values: Float32Array): void {
    const attribute = this.all.get(name)?.geometry.getAttribute(what) as BufferAttribute | undefined
    if (!attribute) return
    attribute.copyArray(values)
    attribute.needsUpdate = true
  }

  /** A place of the map on the stage. */
  place = ([x, y, z]: Point): [number, number, number] => [x - this.table.width / 2, z, y - this.table.height / 2]

  private placed(points: ArrayLike<number>): Float32Array {
    const placed = new Float32Array(points.length)
    for (let k = 0; k < points.length; k += 3) {
      placed[k] = points[k]! - this.table.width / 2
      placed[k + 1] = points[k + 2]!
      placed[k + 2] = points[k + 1]! - this.table.height / 2
    }
    return placed
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
