/** The games this browser has a seat in, or watches. Tokens stay here and go nowhere but to the server. */

import type { Created, Joined, RoomInfo } from '../wire'

const KEY = 'escarmouche-rooms'
const MOST = 50

export interface Kept {
  room: string
  game: string
  at: number
  tokens: Record<number, string>
  invitations: Record<number, string>
  commitment: string // as it was told at the start: what the seed is compared with at the end
  over: boolean
}

function blank(room: string): Kept {
  return { room, game: '', at: Date.now(), tokens: {}, invitations: {}, commitment: '', over: false }
}

function kept(): Kept[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Partial<Kept>[]
    return found.flatMap((one) => (one.room ? [{ ...blank(one.room), ...one }] : []))
  } catch {
    return []
  }
}

class Rooms {
  list = $state.raw<Kept[]>(kept())

  find(room: string): Kept | undefined {
    return this.list.find((one) => one.room === room)
  }

  made(created: Created, game: string): void {
    const { room, tokens, invitations } = created
    this.keep({ ...blank(room), game, tokens, invitations })
  }

  joined({ room, seat, token }: Joined): void {
    const old = this.find(room) ?? blank(room)
    this.keep({ ...old, at: Date.now(), tokens: { ...old.tokens, [seat]: token } })
  }

  /** The first commitment that is seen is the one that counts: nobody can change the seed after it. */
  seen(info: RoomInfo): void {
    const old = this.find(info.room)
    if (!old) return
    const over = info.status !== 'playing'
    if (old.commitment && old.game === info.game && old.over === over) return
    this.keep({ ...old, game: info.game, over, commitment: old.commitment || info.commitment })
  }

  forget(room: string): void {
    this.write(this.list.filter((one) => one.room !== room))
  }

  private keep(one: Kept): void {
    const others = this.list.filter((other) => other.room !== one.room)
    this.write([one, ...others].sort((a, b) => b.at - a.at).slice(0, MOST))
  }

  private write(list: Kept[]): void {
    this.list = list
    try {
      localStorage.setItem(KEY, JSON.stringify(list))
    } catch {
      // the game goes on; after closing the page the seat is lost
    }
  }
}

export const rooms = new Rooms()
