/** The WebSocket to a room: enters it, stays alive, reconnects after a break, and pairs replies with questions. */

import type { Answer, ClientMessage, Fault, Reply, ServerMessage } from '../wire'
import { address } from '../lib/api'

export type ConnectionStatus = 'connecting' | 'live' | 'reconnecting' | 'refused'

export const PULSE = 3000 // ms between two signs of life
export const DEAD = 8000 // ms of silence after which the connection counts as dead
const FIRST = 500 // ms until the first attempt to reconnect; doubled each time
const LAST = 10_000
const REFUSED = 1008 // the code of a WebSocket that may not come again; one that was silent, or slow, may

type Waiting = { message: ClientMessage & { ref?: number }; done: (reply: Reply) => void }

export interface Hooks {
  heard: (message: ServerMessage) => void
  since: () => number | null // the last serial already known
  open?: (url: string) => WebSocket // for tests
}

function liveAddress(): string {
  return address('api/live').replace(/^http/, 'ws')
}

/** The reply in place of a server that cannot be reached. */
function offline(ref: number): Reply {
  return {
    t: 'reply',
    ref,
    ok: false,
    fault: { code: 'offline', why: { key: 'ui-fault-offline', rule: '', args: {} } },
  }
}

export class Connection {
  status = $state<ConnectionStatus>('connecting')
  fault = $state.raw<Fault | null>(null) // why the room was refused

  private socket: WebSocket | null = null
  private ref = 0
  private waiting = new Map<number, Waiting>()
  private attempts = 0
  private heardAt = 0
  private pulse: ReturnType<typeof setInterval> | undefined
  private retry: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    private readonly room: string,
    private readonly tokens: string[],
    private readonly hooks: Hooks,
  ) {
    this.connect()
    if (typeof addEventListener === 'function') addEventListener('online', this.retryNow)
  }

  /** Send a message that is answered. Offline it is refused at once: nothing is kept back to surprise anyone later. */
  ask(message: ClientMessage): Promise<Reply> {
    const ref = ++this.ref
    if (this.status !== 'live') return Promise.resolve(offline(ref))
    return new Promise((done) => {
      const sent = { ...message, ref } as Waiting['message']
      this.waiting.set(ref, { message: sent, done })
      this.send(sent)
    })
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  /** Reconnect now instead of after the pause. */
  retryNow = (): void => {
    if (this.closed || this.status !== 'reconnecting') return
    clearTimeout(this.retry)
    this.connect()
  }

  close(): void {
    this.closed = true
    clearInterval(this.pulse)
    clearTimeout(this.retry)
    if (typeof removeEventListener === 'function') removeEventListener('online', this.retryNow)
    this.drop()
    for (const ref of [...this.waiting.keys()]) this.settle(offline(ref))
  }

  private connect(): void {
    this.drop()
    const open = this.hooks.open ?? ((url: string) => new WebSocket(url))
    const socket = open(liveAddress())
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
    this.attempts = 0
    // An answer that may not have arrived is sent again: a repeat is harmless.
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
    if (socket !== this.socket || this.closed) return
    clearInterval(this.pulse)
    this.drop()
    for (const [ref, { message }] of [...this.waiting]) if (!isAnswer(message)) this.settle(offline(ref))
    if (code === REFUSED) {
      this.refuse(this.fault)
      return
    }
    this.status = 'reconnecting'
    const pause = Math.min(FIRST * 2 ** this.attempts++, LAST)
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
