// Questions that come again and again and are mostly passed: a player may say once how long they want to pass them all.

import type { Ask, Scene } from '../../wire'
import { args } from '../about'
import { passable } from '../tree'

export type Until = 'change' | 'turn'

export interface AutoPass {
  ask: string
  about: Record<string, unknown> // what its text was filled with
  until: Until
  situation: string // it holds while this stays as it is
}

/** What has to change for a pass to end: the turn, or who acts and how the player's own models are. */
export function situation(scene: Scene, until: Until): string {
  const turn = scene.tracks?.find((track) => track.name === 'turn')?.value ?? ''
  if (until === 'turn') return String(turn)
  const own = (scene.pieces ?? []).filter((piece) => piece.seat === scene.seat)
  return JSON.stringify([
    turn,
    scene.active ?? '',
    own.map(({ at, badges, states, health }) => [at, badges, states, health]),
  ])
}

export class AutoPasses {
  list = $state.raw<AutoPass[]>([])

  add(ask: Ask, until: Until, scene: Scene): void {
    const pass = { ask: ask.name, about: args(ask), until, situation: situation(scene, until) }
    this.list = [...this.list.filter((other) => other.ask !== ask.name), pass]
  }

  drop(ask: string): void {
    this.list = this.list.filter((pass) => pass.ask !== ask)
  }

  /** Forget what no longer holds. */
  review(scene: Scene): void {
    const held = this.list.filter((pass) => pass.situation === situation(scene, pass.until))
    if (held.length !== this.list.length) this.list = held
  }

  covers(ask: Ask): boolean {
    return passable(ask) && this.list.some((pass) => pass.ask === ask.name)
  }
}
