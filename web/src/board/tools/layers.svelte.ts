// What is laid over the board on demand, for everybody's pieces at once: each layer has a key, and stays until it is taken off again.

import { SvelteMap, SvelteSet } from 'svelte/reactivity'
import { keys } from '../../lib/keys.svelte'
import type { Room } from '../../room/room.svelte'
import type { Layer } from '../../wire'

export const LAYERS = ['engagement', 'aura', 'shadow', 'zone'] as const
export type LayerName = (typeof LAYERS)[number]

export class Layers {
  on = new SvelteSet<LayerName>()
  open = $state(false) // the list, where nothing is on
  fetched = new SvelteMap<LayerName, Layer>() // as the engine last sent them

  constructor(private readonly room: Room) {}

  /** Those that this game has. */
  offered = $derived.by((): LayerName[] => LAYERS.filter((name) => this.room.scenery?.layers?.includes(name)))

  /** Those that are drawn, in their order. */
  drawn = $derived.by((): Layer[] =>
    this.offered.flatMap((name) => (this.on.has(name) ? (this.fetched.get(name) ?? []) : [])),
  )

  toggle(name: LayerName): void {
    if (!this.on.delete(name)) this.on.add(name)
  }

  close(): void {
    this.open = false
    this.on.clear()
  }

  /** Listen to the keys until the returned function is called. */
  listen(): () => void {
    const stops = LAYERS.map((name) => keys.on(name, () => (this.offered.includes(name) ? this.toggle(name) : false)))
    return () => stops.forEach((stop) => stop())
  }

  /** Fetch those that are on, as they are now. */
  fetch(): void {
    for (const name of this.offered) {
      if (!this.on.has(name)) continue
      this.room.engine.layer(name).then(
        (layer) => void this.fetched.set(name, layer),
        () => undefined,
      )
    }
  }

  /** Listen to the keys, and fetch again whenever the room has changed. Call it while a component starts. */
  use(): void {
    $effect(() => this.listen())
    $effect(() => {
      void this.room.view?.serial
      this.fetch()
    })
  }
}
