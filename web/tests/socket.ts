/** A socket that a test holds the other end of. */

import type { ClientMessage, ServerMessage } from '../src/wire'

export class Socket {
  static made: Socket[] = []
  static readonly OPEN = 1
  readyState = 0
  said: ClientMessage[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    Socket.made.push(this)
  }

  static get last(): Socket {
    const socket = Socket.made.at(-1)
    if (!socket) throw new Error('nobody has called')
    return socket
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.readyState = 3
  }

  // -- the other end

  open(): this {
    this.readyState = Socket.OPEN
    this.onopen?.()
    return this
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  break(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  /** What was said under this name. */
  heard<T extends ClientMessage['t']>(t: T): Extract<ClientMessage, { t: T }>[] {
    return this.said.filter((one): one is Extract<ClientMessage, { t: T }> => one.t === t)
  }
}

export const open = (url: string): WebSocket => new Socket(url) as unknown as WebSocket
