// Questions that come again and again and are mostly passed: a player may say once how long they want to pass them all.

import type { Ask, Scene } from '../../wire'
import { passable } from '../tree'

export type Until = 'change' | 'turn'

export interface Habit {
  ask: string
  about: Record<string, unknown> // what its text was filled with
  until: Until
  mark: string // what must stay as it is
}

/** What has to change for a habit to end: the turn, or who acts and how the own models fare. */
export function mark(scene: Scene, until: Until): string {
  const turn = scene.tracks?.find((track) => track.name === 'turn')?.value ?? ''
  if (until === 'turn') return String(turn)
  const own = (scene.pieces ?? []).filter((piece) => piece.seat === scene.seat)
  return JSON.stringify([turn, scene.active ?? '', own.map(({ at, badges, states }) => [at, badges, states])])
}

export class Habits {
  list = $state.raw<Habit[]>([])

  add({ name, about = {} }: Ask, until: Until, scene: Scene): void {
    const habit = { ask: name, about, until, mark: mark(scene, until) }
    this.list = [...this.list.filter((other) => other.ask !== name), habit]
  }

  drop(ask: string): void {
    this.list = this.list.filter((habit) => habit.ask !== ask)
  }

  /** Forget what no longer holds. */
  review(scene: Scene): void {
    const held = this.list.filter((habit) => habit.mark === mark(scene, habit.until))
    if (held.length !== this.list.length) this.list = held
  }

  covers(ask: Ask): boolean {
    return passable(ask) && this.list.some((habit) => habit.ask === ask.name)
  }
}
