// What is laid over the board on demand, for everybody's pieces at once: each layer has a key, and stays until it is taken off again.

import { SvelteMap, SvelteSet } from 'svelte/reactivity'
import { keys } from '../../lib/keys.svelte'
import { table } from '../../lib/table.svelte'
import type { Layer } from '../../wire'

export const LAYERS = ['engagement', 'aura', 'shadow', 'zone'] as const
export type LayerName = (typeof LAYERS)[number]

class Layers {
  on = new SvelteSet<LayerName>()
  open = $state(false) // the list, where nothing is on
  found = new SvelteMap<LayerName, Layer>() // as the engine last told them

  /** Those that this game has. */
  offered = $derived<LayerName[]>(LAYERS.filter((name) => table.current?.scenery?.layers?.includes(name)))

  /** Those that are drawn, in their order. */
  drawn = $derived<Layer[]>(this.offered.flatMap((name) => (this.on.has(name) ? (this.found.get(name) ?? []) : [])))

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

  /** Ask for what is wanted, as it is now. */
  ask(): void {
    const room = table.current
    for (const name of this.offered) {
      if (!this.on.has(name)) continue
      room?.layer(name).then(
        (found) => void this.found.set(name, found),
        () => undefined,
      )
    }
  }
}

export const layers = new Layers()

/** Listen to the keys, and ask for what is wanted whenever the table has changed. Call it while a component starts. */
export function useLayers(): void {
  $effect(() => layers.listen())
  $effect(() => {
    void table.current?.view?.serial
    layers.ask()
  })
}
