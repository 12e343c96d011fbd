// A model that stands already is put elsewhere before the first turn: what was decided since it was placed is taken back, its player
// places it anew, and the rest is answered as it was, where that is still allowed.

import type { Given } from '../../room/room.svelte'
import type { Ask, Piece, Refusal } from '../../wire'
import * as about from '../about'
import type { Question } from '../question.svelte'
import { about as whyNot } from '../status/undo'
import * as tree from '../tree'
import { isEarly, isSetUp, isWhoBegins } from './advised'

const PATIENCE = 20_000 // ms for the others to answer
const OFFLINE: Refusal = { key: 'ui-not-sent' }

export class Elsewhere {
  fault = $state.raw<Refusal | null>(null)
  private piece = ''
  private stopped: number | undefined // the moment whose question the player answers
  private rest: Given[] = [] // what was answered before, and may be answered so again

  constructor(private readonly question: Question) {}

  /** The models that may be picked up again. */
  get placed(): Piece[] {
    const { room } = this.question
    const early = isSetUp(room.scene) || (room.ask !== null && isWhoBegins(room.ask, room.scene))
    const pieces = room.scene?.pieces ?? []
    return early && !room.view?.guide ? pieces.filter(({ seat, at }) => seat === room.seat && at) : []
  }

  /** Take back until it is off the table. */
  async pickUp(id: string): Promise<void> {
    const { room } = this.question
    const given = room.given.filter(({ ask }) => ask.seat === room.seat)
    this.fault = null
    await this.busy(async () => {
      while (room.piece(id)?.at) if (!(await this.takenBack())) return
      this.piece = id
      this.rest = given
      await this.answerAgain()
    })
  }

  /** Another question: what was answered before is answered again. */
  async goOn(): Promise<void> {
    const { question, rest, stopped } = this
    if (!rest.length || question.settling || stopped === question.room.view?.moment) return
    await this.busy(() => this.answerAgain())
  }

  private async busy(work: () => Promise<void>): Promise<void> {
    this.question.settling = true
    try {
      await work()
    } catch {
      this.fault = OFFLINE
    } finally {
      this.question.settling = false
      this.stopped = this.question.room.view?.moment
    }
    this.inHand()
  }

  private async takenBack(): Promise<boolean> {
    const { question, fault } = this
    const { room } = question
    const { undo, moment } = room.view ?? {}
    if (fault || !question.settling) return false
    const reply = undo?.free ? await room.undo() : null
    if (!reply?.ok) this.fault = reply?.fault?.why ?? whyNot(undo)
    return Boolean(reply?.ok) && (await this.until(() => room.view?.moment !== moment && room.ask !== null))
  }

  /** Answer as before, up to the question where the model is put. */
  private async answerAgain(): Promise<void> {
    const { question } = this
    const { room } = question
    while (question.settling && this.rest.length) {
      if (!room.ask || !isEarly(room.scene)) this.rest = []
      const next = room.ask && (await this.fitting(room.ask))
      if (!next) return
      this.rest = this.rest.filter((given) => given !== next)
      if (this.puts(next)) return
      const { moment } = room.view ?? {}
      if (!(await room.answer(next.answer)).ok) return
      if (!(await this.until(() => room.view?.moment !== moment && !room.sending && room.ask !== null))) return
    }
  }

  /** The first answer of before that is one to this question, and allowed. */
  private async fitting(ask: Ask): Promise<Given | undefined> {
    for (const given of this.rest) {
      if (given.ask.name !== ask.name || about.ids(given.ask).join() !== about.ids(ask).join()) continue
      if ((await this.question.room.engine.why(given.answer)) === null) return given
    }
    return undefined
  }

  /** Did it place the model that was picked up? */
  private puts({ ask, answer }: Given): boolean {
    const [way, named] = this.branch(ask, answer)
    const leaf = tree.at(ask, way)
    const places = tree.isSpatial(leaf) || (leaf?.kind === 'choose' && leaf.of === 'cell')
    return places && (named || about.ids(ask).includes(this.piece))
  }

  private branch(ask: Ask, answer: unknown): [string[], boolean] {
    const name = ask.kind === 'menu' ? Object.keys(answer ?? {})[0] : undefined
    return name === undefined ? [[], false] : [[name], name === this.piece]
  }

  /** Where one of several is to be placed next, it is the one that was picked up. */
  private inHand(): void {
    const { top } = this.question
    if (top?.kind === 'menu' && tree.isSpatial(top.branches[this.piece])) this.question.go([this.piece])
  }

  private async until(reached: () => boolean): Promise<boolean> {
    const end = Date.now() + PATIENCE
    while (!reached() && this.question.settling && Date.now() < end) await new Promise((go) => setTimeout(go, 30))
    return reached()
  }
}
