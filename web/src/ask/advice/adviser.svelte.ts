// What a bot would answer, and why; and a set-up that it makes for the player, question by question.

import type { Advice, Refusal } from '../../wire'
import { Refused } from '../../room/engine'
import type { Question } from '../question.svelte'
import { firstOf, isEarly, isSetUp, isWhoBegins } from './advised'

const STRENGTHS = 2 // first where to look, and why; then what to do
const PATIENCE = 60_000 // ms for the others to answer during a set-up
const OFFLINE: Refusal = { key: 'ui-not-sent' }

export class Adviser {
  advice = $state.raw<Advice | null>(null)
  strength = $state(0) // how much of it is told
  busy = $state(false)
  fault = $state.raw<Refusal | null>(null)

  constructor(private readonly question: Question) {}

  /** May the whole set-up be left to the table now? */
  get settable(): boolean {
    const { room } = this.question
    return room.ask !== null && !room.view?.guide && (isSetUp(room.scene) || isWhoBegins(room.ask, room.scene))
  }

  /** A hint; asked again, a stronger one. */
  async ask(): Promise<void> {
    const { question } = this
    if (this.busy || !question.top) return
    if (this.advice) {
      this.strength = Math.min(STRENGTHS, this.strength + 1)
      return
    }
    const { moment } = question
    const advice = await this.fetched()
    if (!advice || moment !== question.moment) return
    this.advice = advice
    this.strength = 1
    question.go([])
    question.lit = new Set(firstOf(advice.answer))
  }

  /** Do it. */
  async take(): Promise<void> {
    const { advice, question } = this
    if (!advice) return
    question.go([])
    await question.send(advice.answer, true)
  }

  /** Another question: what was said of the old one is of no use. */
  forget(): void {
    if (this.advice) this.question.lit = null
    this.advice = this.fault = null
    this.strength = 0
  }

  // -- the set-up

  /** Answer everything until the first turn begins. The first answer is the player's: an undo goes back to it. */
  async settle(): Promise<void> {
    const { question } = this
    const { room } = question
    this.forget()
    question.settling = true
    try {
      for (let first = true; question.settling && this.settable; first = false) {
        const advice = await this.fetched()
        if (!advice || !question.settling) return
        const reply = await room.answer(advice.answer, !first)
        if (!reply.ok) {
          this.fault = reply.fault?.why ?? OFFLINE
          return
        }
        await this.asked()
      }
    } finally {
      question.settling = false
    }
  }

  /** Wait until the next question is here, or the set-up is over. */
  private async asked(): Promise<void> {
    const { room } = this.question
    const until = Date.now() + PATIENCE
    while (this.question.settling && (room.sending || (!room.ask && isEarly(room.scene)))) {
      if (Date.now() > until) return
      await new Promise((go) => setTimeout(go, 30))
    }
  }

  private async fetched(): Promise<Advice | null> {
    this.busy = true
    this.fault = null
    try {
      return await this.question.room.engine.advice()
    } catch (problem) {
      this.fault = problem instanceof Refused ? problem.why : OFFLINE
      return null
    } finally {
      this.busy = false
    }
  }
}
