// What is drawn with: paper, glass, tapes and mist. What is made here is thrown away with the stage.

import {
  CanvasTexture,
  Color,
  DoubleSide,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PointsMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  Texture,
  type Material,
} from 'three'
import { courses } from '../paper/courses'
import type { Light } from './backdrop'
import type { Power } from './machine'

const ANISOTROPY = { fine: 8, modest: 1 }

export class Materials {
  readonly papers: Record<'sides' | 'panes' | 'bodies' | 'tapes' | 'behind' | 'wrap' | 'caster', Material>
  private readonly materials: Material[] = []
  private readonly textures: Texture[] = []
  private haze: PointsMaterial | null = null

  constructor(
    private readonly power: Power,
    private readonly light: Light,
  ) {
    const drawing = this.kept(this.texture(painted(courses), true))
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
  }

  get mist(): PointsMaterial {
    return (this.haze ??= this.misty())
  }

  private misty(): PointsMaterial {
    const map = this.kept(this.texture(painted(puff)))
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

  lambert(options: ConstructorParameters<typeof MeshLambertMaterial>[0]): MeshLambertMaterial {
    const material = new MeshLambertMaterial({ side: DoubleSide, ...options })
    this.materials.push(material)
    return material
  }

  basic(options: ConstructorParameters<typeof MeshBasicMaterial>[0]): MeshBasicMaterial {
    const material = new MeshBasicMaterial(options)
    this.materials.push(material)
    return material
  }

  texture(source: TexImageSource, repeats = false): Texture {
    const texture = source instanceof HTMLCanvasElement ? new CanvasTexture(source) : new Texture(source)
    texture.flipY = false
    texture.colorSpace = SRGBColorSpace
    texture.anisotropy = ANISOTROPY[this.power]
    if (repeats) texture.wrapS = RepeatWrapping
    texture.needsUpdate = true
    return texture
  }

  /** It stays as long as the stage does. */
  kept<T extends Texture>(texture: T): T {
    this.textures.push(texture)
    return texture
  }

  dispose(): void {
    for (const material of this.materials) material.dispose()
    for (const texture of this.textures) texture.dispose()
  }
}

export function painted(paint: (canvas: HTMLCanvasElement) => void): HTMLCanvasElement {
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
