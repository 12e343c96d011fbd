// A roster that is being put together over the board.

import type { Refusal } from '../../wire'
import type { Doubts } from '../answer/doubts.svelte'
import type { Question } from '../question.svelte'

export class Building {
  waste = $state.raw<Refusal | null>(null) // what would be lost for good by what is picked, in words
  peeking = $state(false) // the board is shown meanwhile

  constructor(
    private readonly question: Question,
    private readonly doubts: Doubts,
  ) {}

  /** Say what is picked. If that would waste much, it is asked first whether it is meant. */
  async settle(): Promise<boolean> {
    const { question, doubts, waste } = this
    const { moment } = question
    if (doubts.current) return false
    if (waste && !(await doubts.confirmed({ name: 'waste', what: waste, yes: 'ui-waste-yes' }))) return false
    return moment === question.moment && question.give([...question.picks])
  }
}
