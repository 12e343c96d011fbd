/** What has happened, step by step, as each seat of this screen may know it. */

import { SvelteMap } from 'svelte/reactivity'
import { get } from '../lib/api'
import type { Step } from '../wire'
import type { Seat } from './screen.svelte'

export class StepsOf {
  private readonly all = new SvelteMap<Seat, Step[]>()

  of(seat: Seat): Step[] {
    return this.all.get(seat) ?? []
  }

  add(seat: Seat, steps: Step[]): void {
    if (steps.length === 0 && this.all.has(seat)) return
    this.all.set(seat, merged(this.of(seat), steps))
  }

  /** Those from before this screen was there. */
  async fetch(room: string, seated: number[], tokens: Record<number, string>): Promise<void> {
    const seats: Seat[] = seated.length ? seated : [null]
    for (const seat of seats) {
      const query = seat === null ? '' : `?seat=${seat}`
      const token = seat === null ? undefined : tokens[seat]
      try {
        this.add(seat, await get<Step[]>(`api/rooms/${room}/steps${query}`, token))
      } catch {
        // the log stays short; play goes on
      }
    }
  }
}

/** Steps by serial, each once: after a break some are sent again. */
export function merged(old: Step[], fresh: Step[]): Step[] {
  const last = old.at(-1)?.serial ?? -1
  const first = fresh[0]?.serial ?? 0
  if (first > last) return [...old, ...fresh]
  const bySerial = new Map([...old, ...fresh].map((step) => [step.serial, step]))
  return [...bySerial.values()].sort((a, b) => a.serial - b.serial)
}
