/** The rooms in which this browser has a seat. Tokens stay here and go nowhere but to the server. */

import type { Created, Joined, RoomInfo } from '../wire'

const KEY = 'escarmouche-rooms'
const MOST = 50

export interface KeptRoom {
  room: string
  game: string
  at: number
  tokens: Record<number, string>
  invitations: Record<number, string>
  commitment: string // as published at the start: the seed is checked against it at the end
  over: boolean
  lesson?: string // the lesson that it is
}

function blank(room: string): KeptRoom {
  return { room, game: '', at: Date.now(), tokens: {}, invitations: {}, commitment: '', over: false }
}

function stored(): KeptRoom[] {
  try {
    const rooms = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Partial<KeptRoom>[]
    return rooms.flatMap((kept) => (kept.room ? [{ ...blank(kept.room), ...kept }] : []))
  } catch {
    return []
  }
}

class KeptRooms {
  list = $state.raw<KeptRoom[]>(stored())

  find(room: string): KeptRoom | undefined {
    return this.list.find((kept) => kept.room === room)
  }

  created(created: Created, game: string, lesson = ''): void {
    const { room, tokens, invitations } = created
    this.keep({ ...blank(room), game, tokens, invitations, ...(lesson && { lesson }) })
  }

  joined({ room, seat, token }: Joined): void {
    const old = this.find(room) ?? blank(room)
    this.keep({ ...old, at: Date.now(), tokens: { ...old.tokens, [seat]: token } })
  }

  /** The first commitment that was seen counts: nobody can change the seed after it. */
  seen(info: RoomInfo): void {
    const old = this.find(info.room)
    if (!old) return
    const over = info.status !== 'playing'
    if ((old.commitment || old.lesson) && old.game === info.game && old.over === over) return
    const lesson = info.lesson ? { lesson: info.lesson } : {}
    this.keep({ ...old, ...lesson, game: info.game, over, commitment: old.commitment || info.commitment })
  }

  forget(room: string): void {
    this.write(this.list.filter((kept) => kept.room !== room))
  }

  private keep(kept: KeptRoom): void {
    const others = this.list.filter((other) => other.room !== kept.room)
    this.write([kept, ...others].sort((a, b) => b.at - a.at).slice(0, MOST))
  }

  private write(list: KeptRoom[]): void {
    this.list = list
    try {
      localStorage.setItem(KEY, JSON.stringify(list))
    } catch {
      // the game goes on, but the seat is lost when the page is closed
    }
  }
}

/** One list for the page: it is what the browser's storage holds. */
export const keptRooms = new KeptRooms()
