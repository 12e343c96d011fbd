// The drawings on the counters. Those that are on the table are fetched, and no others.

import { SvelteMap } from 'svelte/reactivity'
import { get } from '../lib/api'

/** A side of the square that each drawing is in. */
export const SIZE = 512

const MOST = 60 // in one request
const SOON = 10 // ms: what else is wanted by then is fetched along with it

class Emblems {
  readonly #drawn = new SvelteMap<string, string>() // name -> outline
  readonly #asked = new Set<string>() // those on their way, and those that are not to be had
  #wanted: string[] = []

  /** The outline of a drawing; empty while it is not there. */
  outline(name: string | undefined): string {
    return (name && this.#drawn.get(name)) || ''
  }

  /** Fetch a drawing, unless it is here. */
  find(name: string): void {
    if (!name || this.#asked.has(name)) return
    this.#asked.add(name)
    if (!this.#wanted.length) setTimeout(() => this.#fetchAll(), SOON)
    this.#wanted.push(name)
  }

  #fetchAll(): void {
    const names = this.#wanted.sort()
    this.#wanted = []
    for (let k = 0; k < names.length; k += MOST) void this.#fetch(names.slice(k, k + MOST))
  }

  async #fetch(names: string[]): Promise<void> {
    try {
      const drawn = await get<Record<string, string>>(`api/drawings?names=${names.map(encodeURIComponent).join()}`)
      for (const [name, outline] of Object.entries(drawn)) this.#drawn.set(name, outline)
    } catch {
      for (const name of names) this.#asked.delete(name) // the network: each is asked for again when it is shown again
    }
  }
}

export const emblems = new Emblems()
