// The drawings on the counters. A game's own set is fetched with its table; an emblem that is not in it is looked for in all others, for
// players' own cards may name any.

import { sets } from 'virtual:emblems'
import { SvelteMap, SvelteSet } from 'svelte/reactivity'

/** A side of the square that each drawing is in. */
export const SIZE = 512

class Emblems {
  readonly #drawn = new SvelteMap<string, string>() // name -> outline
  readonly #asked = new SvelteSet<string>() // sets
  readonly #coming = new SvelteSet<string>() // of them: still on their way

  /** Fetch the set of a game. A game that has none shows the first letters of names until something else is named. */
  async use(game: string): Promise<void> {
    if (this.#asked.has(game) || !Object.hasOwn(sets, game)) return
    this.#asked.add(game)
    this.#coming.add(game)
    try {
      const { default: drawn } = await sets[game]!()
      for (const [name, outline] of Object.entries(drawn)) this.#drawn.set(name, outline)
    } catch {
      this.#asked.delete(game) // the network: it is asked for again with the next table
    } finally {
      this.#coming.delete(game)
    }
  }

  /** The outline of a drawing; empty while it is not there. */
  outline(name: string | undefined): string {
    return (name && this.#drawn.get(name)) || ''
  }

  /** Fetch whatever an emblem may be in, once it is known not to be in what is on its way. */
  find(name: string): void {
    if (!name || this.#coming.size > 0 || this.#drawn.has(name)) return
    for (const set of Object.keys(sets)) void this.use(set)
  }
}

export const emblems = new Emblems()
