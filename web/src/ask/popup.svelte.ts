// The menu of a thing on the board: all that the question lets us do with it.

import type { Question } from './question.svelte'
import * as tree from './tree'

export interface Choice extends tree.Item {
  then?: () => void // what else is to be done once it is taken
}

export interface Popup {
  id: string
  x: number
  y: number
  items: Choice[]
}

export class ThingMenu {
  popup = $state.raw<Popup | null>(null)

  constructor(private readonly question: Question) {}

  close(): void {
    this.popup = null
  }

  /** Open it at a point of the page. */
  open(id: string, { x, y }: { x: number; y: number }, items: Choice[] = this.itemsOf(id)): void {
    this.popup = { id, x, y, items }
    for (const { way } of items) void this.question.learnAt([...this.question.way, ...way]) // before one is taken: it may need a warning
  }

  private itemsOf(id: string): tree.Item[] {
    const { here, moverOf } = this.question
    return here ? tree.involving(here, id, moverOf) : []
  }

  /** Do what an item says. */
  take(item: Choice): void {
    const { question } = this
    this.close()
    item.then?.()
    if (item.value !== undefined) void question.send(tree.wrap([...question.way, ...item.way], item.value))
    else {
      for (const name of item.way) {
        if (question.here?.kind !== 'menu') return
        question.enter(name)
      }
    }
  }
}
