// The question before this screen: how far we have gone into it, what is picked, how an answer leaves, and why something is shut.

import { SvelteSet } from 'svelte/reactivity'
import { settings } from '../lib/settings.svelte'
import { lang, say, word } from '../lib/text.svelte'
import type { Room } from '../room/room.svelte'
import type { Ask, Closed, MenuAsk, Prospect, Refusal, Sentence } from '../wire'
import * as about from './about'
import { spot, type Spot } from './drawing/measure'
import { Words } from './drawing/words'
import { isFacing, lookedAt } from './facing'
import * as tree from './tree'

const UNSENT = ['ui-not-sent', 'ui-fault-offline']

/** What else happens when something happens to the question. */
export interface Follow {
  stepped(here: tree.Branch | undefined): void // into it or out again: what was drawn for the old step goes
  pointed(id: string | null): void // another option is in focus
  sent(): void // an answer is on its way
  sure?(warning: Sentence): Promise<boolean> // something that the player would be sorry for: is it meant?
}

export class Question {
  way = $state.raw<string[]>([]) // the branches that were taken
  picks = new SvelteSet<unknown>() // what is ticked
  order = $state.raw<unknown[]>([])
  amount = $state<number | null>(null)
  pointed = $state<string | null>(null) // the option in focus
  fault = $state.raw<Refusal | null>(null) // why the last answer was refused
  reason = $state.raw<{ name: string; why: Refusal | null } | null>(null) // why a branch is shut; null while it is fetched
  touch = $state(false) // the last pointer was a finger: what it chooses is confirmed by a button
  lit = $state.raw<ReadonlySet<string> | null>(null) // the options that a guide points at, in a lesson
  placed = '' // the name of the question, if it was last answered by a place
  prospects = $state.raw<Record<string, Prospect>>({}) // what each option here does and brings, once that is known
  private detailed = $state.raw<Ask | null>(null) // the ask we are at, with outline and proposals
  private readonly warned = new Set<string>()
  private readonly told = new Map<string, Record<string, Prospect>>() // what options bring, by the moment and the way to them
  private refusedAt = $state(-1) // the moment whose question the table could not answer
  private seen = $state(false) // it has stood before the reader since the last answer

  constructor(
    readonly room: Room,
    private readonly follow: Follow,
    private readonly held: () => boolean = () => false, // is what led to it still being shown?
  ) {}

  // -- where we are

  /** The next question is not put before what led to it has been shown, unless somebody asks for it. */
  waits = $derived.by((): boolean => this.room.ask !== null && !this.seen && this.held())
  /** There is nothing to choose, or nothing worth choosing: the table answers it, if the reader lets it. */
  spared = $derived.by(
    (): boolean =>
      settings.spare &&
      this.room.ask !== null &&
      this.room.view?.idle != null &&
      !this.room.sending &&
      this.refusedAt !== this.room.view.moment,
  )
  settling = $state(false) // the table answers the set-up for the player
  top = $derived.by((): Ask | null => (this.waits || this.spared || this.settling ? null : this.room.ask))
  moment = $derived.by((): string => `${this.room.seat}:${this.room.view?.moment}:${this.top?.name}`)
  here = $derived.by((): Ask | null => {
    if (!this.top) return null
    const branch = tree.at(this.top, this.way)
    if (!branch || branch.kind === 'closed') return this.top
    const { detailed } = this
    return detailed && detailed.name === branch.name && detailed.kind === branch.kind ? detailed : branch
  })
  words = $derived.by((): Words => {
    const scene = this.room.scene ?? { game: '', seat: null, phase: '' }
    return new Words({ lang: lang(), say, word }, scene, this.room.scenery?.board ?? null)
  })

  /** Put it now, whatever is still being shown. */
  put(): void {
    this.seen = true
  }

  /** A question that has been put stays, whatever others do meanwhile; after the answer the next one may wait. */
  heed(): void {
    const { ask, sending } = this.room
    if (!ask || sending) this.seen = false
    else if (!this.held()) this.seen = true
  }

  /** Whose place, path or action is asked for. */
  moverOf = (ask: Ask): string =>
    tree.mover(ask, (id) => this.room.piece(id) !== undefined, this.room.scene?.active ?? '')

  /** Enemies are listed first, oneself last. */
  rank = (id: string): number => {
    const piece = this.room.piece(id)
    if (!piece || piece.seat !== this.room.seat) return 0
    return this.here && id === this.moverOf(this.here) ? 2 : 1
  }

  /** From where distances are given. */
  get origin(): Spot | null {
    const piece = this.here ? this.room.piece(this.moverOf(this.here)) : undefined
    return piece?.at ? spot(piece.at, piece.radius) : null
  }

  // -- going into it and out again

  go(way: string[]): void {
    this.way = way
    this.picks.clear()
    this.amount = null
    this.detailed = null
    this.reason = null
    this.prospects = {}
    this.look(null)
    const here = this.top ? tree.at(this.top, way) : undefined
    this.order = here?.kind === 'order' ? [...here.options] : []
    if (isFacing(here)) this.amount = lookedAt(here)
    this.follow.stepped(here)
  }

  /** Take a branch: answer it, go into it, or learn why not. */
  enter(name: string): void {
    const menu = this.here
    if (menu?.kind !== 'menu') return
    const branch = menu.branches[name]
    const way = [...this.way, name]
    if (branch === undefined) return
    if (branch?.kind === 'closed') {
      void this.explain(name)
      return
    }
    const only = tree.only(branch)
    if (branch === null) void this.send(tree.wrap(way))
    else if (only !== undefined) void this.send(tree.wrap(way, only))
    else this.go(way)
  }

  /** Look at an option: its thing lights up on the board, its card is shown. */
  look(option: unknown): void {
    const id = typeof option === 'string' ? option : null
    if (this.pointed !== null || id !== null) this.room.hovered = id
    this.pointed = id
    this.follow.pointed(id)
  }

  /** Tick an option of a list, or take the tick off. */
  toggle(option: unknown): void {
    const here = this.here
    if (here?.kind !== 'some') return
    if (this.picks.has(option)) this.picks.delete(option)
    else if (here.most === 1) this.pick(option)
    else this.picks.add(option)
  }

  /** Tick this option alone. */
  pick(option: unknown): void {
    this.picks.clear()
    this.picks.add(option)
  }

  /** The place or path we are at, with its outline and good places; null if it cannot be had, or we have gone on meanwhile. */
  async fetchDetails(): Promise<Ask | null> {
    const { moment, way } = this
    try {
      const detailed = await this.room.engine.detail(way)
      if (moment !== this.moment || way.join() !== this.way.join() || detailed.kind === 'closed') return null
      this.detailed = detailed
      return detailed
    } catch {
      return null // without its outline: places can be tried all the same
    }
  }

  /** The place or path we are at, if its details are here. */
  get details(): Ask | null {
    return this.detailed
  }

  // -- answering

  /** Say this where we are. */
  async give(value: unknown): Promise<boolean> {
    return this.send(tree.wrap(this.way, value))
  }

  /** Send an answer; before one that its player would be sorry for, ask. Each warning is given once at a table. `sure`: it is meant. */
  send(answer: unknown, sure = false): Promise<boolean> {
    if (this.room.sending) return Promise.resolve(false) // one answer at a time
    const warning = sure ? undefined : this.doubt(answer)
    return warning && this.follow.sure ? this.afterAll(warning, answer) : this.sendAtOnce(answer)
  }

  private async afterAll(warning: Sentence, answer: unknown): Promise<boolean> {
    const { moment } = this
    this.warned.add(warning.key)
    const yes = await this.follow.sure?.(warning)
    return Boolean(yes) && moment === this.moment && this.sendAtOnce(answer)
  }

  /** What its player would be sorry for, and has not been told yet: of each branch that an answer takes, and of what it chooses there. */
  private doubt(answer: unknown): Sentence | undefined {
    const taken = this.top ? tree.taken(this.top, answer) : []
    const named = taken.flatMap(({ way, names }) => names.map((name) => this.learnt(way)[name]))
    return named.flatMap((told) => told?.warns ?? []).find(({ key }) => !this.warned.has(key))
  }

  private async sendAtOnce(answer: unknown): Promise<boolean> {
    if (this.room.sending) return false
    this.placed = this.here?.kind === 'place' && this.top ? this.top.name : ''
    this.fault = null
    this.told.clear()
    this.follow.sent()
    try {
      const reply = await this.room.answer(answer)
      this.fault = reply.ok ? null : (reply.fault?.why ?? { key: 'ui-not-sent' })
      return reply.ok
    } catch {
      this.fault = { key: 'ui-not-sent' }
      return false
    }
  }

  /** Let the table answer. If that fails, the question is put after all. */
  async spare(): Promise<void> {
    const { view } = this.room
    if (view?.idle == null) return
    const reply = await this.room.answer(view.idle, true).catch(() => null)
    if (!reply?.ok) this.refusedAt = view.moment
  }

  /** The connection is back: that something could not be sent is no longer so. */
  reconnected(): void {
    if (this.fault && UNSENT.includes(this.fault.key)) this.fault = null
  }

  // -- what would happen, and why not

  async explain(name: string): Promise<void> {
    const branch = this.here?.kind === 'menu' ? this.here.branches[name] : undefined
    if (branch?.kind === 'closed' && branch.key) {
      this.reason = { name, why: refusalOf(branch) }
      return
    }
    this.reason = { name, why: null }
    try {
      const detailed = await this.room.engine.detail([...this.way, name])
      const why = detailed.kind === 'closed' ? refusalOf(detailed) : null
      if (this.reason?.name === name) this.reason = { name, why }
    } catch {
      if (this.reason?.name === name) this.reason = { name, why: { key: 'ui-not-sent' } }
    }
  }

  /** Find out what the options behind some branches do and bring. */
  async learnAt(way: readonly string[]): Promise<Record<string, Prospect>> {
    const key = this.placeOf(way)
    const found = await this.room.engine.prospects([...way]).catch(() => ({}))
    this.told.set(key, found)
    return found
  }

  private learnt(way: readonly string[]): Record<string, Prospect> {
    return this.told.get(this.placeOf(way)) ?? {}
  }

  private placeOf(way: readonly string[]): string {
    return JSON.stringify([this.moment, ...way])
  }

  /** Find out what each option here does and brings; where only one thing lies behind a branch, what that brings as well. */
  async learn(): Promise<void> {
    const { moment, way, here } = this
    const ways = [way, ...(here?.kind === 'menu' ? soles(here).map((name) => [...way, name]) : [])]
    const found = await Promise.all(ways.map((at) => this.learnAt(at)))
    if (moment !== this.moment || way.join() !== this.way.join()) return
    const [own = {}, ...behind] = found
    const told = { ...own }
    behind.forEach((inner, i) => {
      const name = ways[i + 1]?.at(-1) ?? ''
      told[name] = { ...Object.values(inner)[0], ...own[name] }
    })
    this.prospects = told
  }

  /** How likely the results of an answer are, in words, where the question says that chance decides. */
  async odds(ask: Ask, way: readonly string[], value: unknown): Promise<string> {
    if (!about.odds(ask)) return ''
    const foretold = await this.room.engine.preview(tree.wrap(way, value)).catch(() => null)
    return (foretold?.lines ?? []).map((line) => say(line.key, line.args)).join(' ')
  }
}

function refusalOf(closed: Closed): Refusal {
  return { key: closed.key ?? 'ui-closed', ...(closed.rule ? { rule: closed.rule } : {}), args: closed.args ?? {} }
}

/** The branches behind which there is one thing to choose: they are offered with it. */
function soles(menu: MenuAsk): string[] {
  return tree.branches(menu).flatMap(([name, behind]) => (tree.only(behind) === undefined ? [] : [name]))
}
