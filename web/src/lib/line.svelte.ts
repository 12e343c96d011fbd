/** The live line to a room: enters, stays alive, comes back after a break, and pairs replies with questions. */

import type { Answer, ClientMessage, Fault, Reply, ServerMessage } from '../wire'
import { address } from './api'

export type LineStatus = 'connecting' | 'live' | 'reconnecting' | 'refused'

export const PULSE = 3000 // ms between two signs of life
export const DEAD = 8000 // ms without a word after which the line is taken for dead
const FIRST = 500 // ms until the first new try; doubled each time
const LAST = 10_000

type Waiting = { message: ClientMessage & { ref?: number }; done: (reply: Reply) => void }

export interface Hooks {
  heard: (message: ServerMessage) => void
  since: () => number | null // the last serial already known
  open?: (url: string) => WebSocket // for tests
}

function live(): string {
  return address('api/live').replace(/^http/, 'ws')
}

/** The reply given in the place of a server that cannot be reached. */
function unsaid(ref: number): Reply {
  return {
    t: 'reply',
    ref,
    ok: false,
    fault: { code: 'offline', why: { key: 'ui-fault-offline', rule: '', args: {} } },
  }
}

export class Line {
  status = $state<LineStatus>('connecting')
  fault = $state.raw<Fault | null>(null) // why the room was refused

  private socket: WebSocket | null = null
  private ref = 0
  private waiting = new Map<number, Waiting>()
  private tries = 0
  private heardAt = 0
  private pulse: ReturnType<typeof setInterval> | undefined
  private retry: ReturnType<typeof setTimeout> | undefined
  private shut = false

  constructor(
    private readonly room: string,
    private readonly tokens: string[],
    private readonly hooks: Hooks,
  ) {
    this.connect()
    if (typeof addEventListener === 'function') addEventListener('online', this.now)
  }

  /** Say something that is answered. Offline it is refused at once: nothing is kept back to surprise anyone later. */
  ask(message: ClientMessage): Promise<Reply> {
    const ref = ++this.ref
    if (this.status !== 'live') return Promise.resolve(unsaid(ref))
    return new Promise((done) => {
      const sent = { ...message, ref } as Waiting['message']
      this.waiting.set(ref, { message: sent, done })
      this.send(sent)
    })
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  /** Try again now instead of at the next turn. */
  now = (): void => {
    if (this.shut || this.status !== 'reconnecting') return
    clearTimeout(this.retry)
    this.connect()
  }

  close(): void {
    this.shut = true
    clearInterval(this.pulse)
    clearTimeout(this.retry)
    if (typeof removeEventListener === 'function') removeEventListener('online', this.now)
    this.drop()
    for (const ref of [...this.waiting.keys()]) this.settle(unsaid(ref))
  }

  private connect(): void {
    this.drop()
    const open = this.hooks.open ?? ((url: string) => new WebSocket(url))
    const socket = open(live())
    this.socket = socket
    this.heardAt = Date.now()
    socket.onopen = () => {
      const since = this.hooks.since()
      this.send({ t: 'enter', room: this.room, tokens: this.tokens, ...(since === null ? {} : { since }) })
    }
    socket.onmessage = (event: MessageEvent<string>) => this.heard(JSON.parse(event.data) as ServerMessage)
    socket.onclose = (event) => this.broken(socket, event.code)
    clearInterval(this.pulse)
    this.pulse = setInterval(() => this.beat(socket), PULSE)
  }

  private beat(socket: WebSocket): void {
    if (Date.now() - this.heardAt > DEAD) this.broken(socket, 1006)
    else if (this.status === 'live') this.send({ t: 'pulse' })
  }

  private heard(message: ServerMessage): void {
    this.heardAt = Date.now()
    if (message.t === 'welcome') this.entered()
    if (message.t === 'reply') this.settle(message)
    else this.hooks.heard(message)
  }

  private entered(): void {
    this.status = 'live'
    this.tries = 0
    // An answer of which we do not know whether it arrived is said again: a repeat is harmless.
    for (const { message } of this.waiting.values()) this.send(message)
  }

  private settle(reply: Reply): void {
    if (reply.ref === 0 && !reply.ok && this.status !== 'live') this.refuse(reply.fault ?? null)
    this.waiting.get(reply.ref)?.done(reply)
    this.waiting.delete(reply.ref)
  }

  /** The room does not let us in: trying again would not help. */
  private refuse(fault: Fault | null): void {
    this.fault = fault
    this.status = 'refused'
    this.close()
  }

  private broken(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.shut) return
    clearInterval(this.pulse)
    this.drop()
    for (const [ref, { message }] of [...this.waiting]) if (!isAnswer(message)) this.settle(unsaid(ref))
    if (code === 1008 || (code >= 4400 && code < 4500)) {
      this.refuse(this.fault)
      return
    }
    this.status = 'reconnecting'
    const pause = Math.min(FIRST * 2 ** this.tries++, LAST)
    this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2)) // not everybody at once
  }

  private drop(): void {
    const socket = this.socket
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }
}

function isAnswer(message: ClientMessage): message is Answer {
  return message.t === 'answer'
}
