// A roster as far as it is put together: what is offered, what is taken, what it comes to, and why something cannot be taken.

import { untrack } from 'svelte'
import type { Refusal, Roster } from '../../wire'
import type { Question } from '../question.svelte'
import { gone, members, sum, type Member, type Sum } from './roster'

export class RosterDraft {
  roster = $state.raw<Roster | null>(null) // once its details are here
  refused = $state.raw<{ card: string; why: Refusal } | null>(null) // what was tried last, and why not
  wrong = $state.raw<Refusal | null>(null) // with what is taken now

  constructor(private readonly question: Question) {}

  taken = $derived.by((): Member[] => (this.roster ? members(this.roster, this.question.picks) : []))
  money = $derived.by((): Sum | null => (this.roster ? sum(this.roster, this.question.picks) : null))

  /** Fetch what is offered. */
  async fetch(): Promise<void> {
    const { question } = this
    const { moment } = question
    try {
      const detailed = await question.room.engine.detail([])
      if (moment === question.moment && detailed.kind === 'some') this.roster = detailed.roster ?? null
    } catch {
      question.fault = { key: 'ui-not-sent' }
    }
  }

  /** Ask what is wrong with what is taken now. It watches the picks: run it in an effect. */
  check(): void {
    const { picks, room } = this.question
    const wanted = [...picks]
    const isCurrent = () => untrack(() => wanted.length === picks.size && wanted.every((id) => picks.has(id)))
    this.refused = null
    void room.engine.why(wanted).then(
      (why) => {
        if (isCurrent()) this.wrong = why
      },
      () => undefined, // the answer itself will say
    )
  }

  /** Take another, or learn why not. Without an id it is a copy more than there are, so that the rules say why not. */
  async take(card: string, id: string | undefined, instead: string[] = []): Promise<void> {
    const { picks, room } = this.question
    const rest = [...picks].filter((pick) => !instead.includes(String(pick)))
    const why = await room.engine.why([...rest, id ?? `${card}#99`]).catch(() => null)
    if (why) this.refused = { card, why }
    else if (id) {
      instead.forEach((old) => picks.delete(old))
      picks.add(id)
    }
  }

  /** Leave out something and what it carries. */
  leave(id: string): void {
    if (this.roster) gone(this.roster, id).forEach((lost) => this.question.picks.delete(lost))
  }

  /** Let a member carry something else; '' for nothing. */
  wear(member: Member, id: string): void {
    const before = member.worn ? [member.worn.id] : []
    if (id) void this.take(member.id, id, before)
    else before.forEach((old) => this.question.picks.delete(old))
  }

  replace(answer: string[]): void {
    const { picks } = this.question
    picks.clear()
    answer.forEach((id) => picks.add(id))
  }
}
