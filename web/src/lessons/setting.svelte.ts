// Something is being set up, one thing at a time: what, and why it could not be done.

import { reason } from '../lib/api'
import type { Refusal } from '../wire'

export class Setting {
  what = $state('') // is being set up; '': nothing
  fault = $state.raw<Refusal | null>(null)

  async up(what: string, begin: () => Promise<unknown>): Promise<void> {
    this.what = what
    this.fault = null
    try {
      await begin()
    } catch (problem) {
      this.fault = reason(problem)
    } finally {
      this.what = ''
    }
  }
}
