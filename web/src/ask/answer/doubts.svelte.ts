// Is this really meant? Asked before something that is rarely wanted, unless the player has said not to ask again.

import type { Refusal } from '../../wire'
import { isSilenced } from './neverAsk'

export interface Doubt {
  name: string // under which "don't ask again" is kept
  what: Refusal
  yes: string // the text of the button
}

export class Doubts {
  current = $state.raw<(Doubt & { done: (yes: boolean) => void }) | null>(null)

  /** Ask, and wait for what the player says. */
  confirmed(doubt: Doubt): Promise<boolean> {
    if (isSilenced(doubt.name)) return Promise.resolve(true)
    return new Promise((resolve) => {
      const done = (yes: boolean): void => {
        this.current = null
        resolve(yes)
      }
      this.current = { ...doubt, done }
    })
  }
}
