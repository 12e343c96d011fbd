/** What the engine says when it is asked: may this be, what would it do, who sees whom. Nothing in the game changes by it. */

import type {
  Advice,
  Ask,
  ClientMessage,
  Closed,
  Foretold,
  Layer,
  Prospect,
  ReadIn,
  Refusal,
  Reply,
  Sightline,
  Threat,
} from '../wire'

/** The server answered a question with a refusal. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly why: Refusal,
  ) {
    super(why.key)
  }
}

interface Hooks {
  ask(message: ClientMessage): Promise<Reply>
  standing(): { seat: number; moment: number } // whose question is meant, and which
  looksBack(): boolean // at what was: the engine only knows how it is now
}

export class Engine {
  private readonly details = new Map<string, Promise<unknown>>()

  constructor(private readonly hooks: Hooks) {}

  /** Another moment: what was said about the last one is not true any longer. */
  forget(): void {
    this.details.clear()
  }

  async why(answer: unknown): Promise<Refusal | null> {
    return this.data<Refusal | null>({ t: 'why', ...this.hooks.standing(), answer })
  }

  /** An ask with all its details, or what lies behind a branch of it; asked once for each moment. */
  detail(path: string[]): Promise<Ask | Closed> {
    return this.once('detail', path)
  }

  private once<T>(t: 'detail' | 'prospects', path: string[]): Promise<T> {
    const standing = this.hooks.standing()
    const key = JSON.stringify([t, standing.seat, standing.moment, path])
    const known = this.details.get(key)
    if (known) return known as Promise<T>
    const asked = this.data<T>({ t, ...standing, path })
    this.details.set(key, asked)
    asked.catch(() => this.details.delete(key))
    return asked
  }

  /** What the options behind these branches do and bring; asked once for each moment. */
  prospects(path: string[]): Promise<Record<string, Prospect>> {
    return this.once('prospects', path)
  }

  /** What a bot would answer now, and why. */
  async advice(): Promise<Advice> {
    return this.data<Advice>({ t: 'advice', ...this.hooks.standing() })
  }

  async preview(answer: unknown): Promise<Foretold | null> {
    return this.data<Foretold | null>({ t: 'preview', ...this.hooks.standing(), answer })
  }

  /** The answer nearest to one that was drawn, and that may be given. */
  async nearest(answer: unknown, back: readonly [number, number] | null): Promise<unknown> {
    return this.data<unknown>({ t: 'nearest', ...this.hooks.standing(), answer, back: back && [back[0], back[1]] })
  }

  /** An answer as text, where the question is a roster. */
  async write(answer: unknown, lang: string): Promise<string> {
    return this.data<string>({ t: 'write', ...this.hooks.standing(), answer, lang })
  }

  /** What a text says, where the question is a roster. */
  async read(text: string): Promise<ReadIn> {
    return this.data<ReadIn>({ t: 'read', ...this.hooks.standing(), text })
  }

  async sight(one: string, other: string, at?: [number, number, number]): Promise<Sightline> {
    return this.data<Sightline>({ t: 'sight', one, other, at: at ?? null })
  }

  async layer(name: string): Promise<Layer> {
    return this.data<Layer>({ t: 'layer', name })
  }

  async threat(piece: string): Promise<Threat> {
    return this.data<Threat>({ t: 'threat', piece })
  }

  /** Ask the server something, and wait for what it knows. */
  async data<T>(message: ClientMessage): Promise<T> {
    if (this.hooks.looksBack()) throw new Refused('past', { key: 'ui-replay-tools' }) // the engine knows how it is now
    const reply = await this.hooks.ask(message)
    if (reply.ok) return (reply.data ?? null) as T
    throw new Refused(reply.fault?.code ?? 'internal', reply.fault?.why ?? { key: 'ui-fault-unknown' })
  }
}
