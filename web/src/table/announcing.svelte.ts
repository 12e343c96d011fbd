// What a screen reader is told, in one polite voice: what has happened, and then the question; each once, and never what one's own
// pointer is on. What comes within a moment is told together.

const MOMENT = 150 // ms: an answer, what it leads to and the next question come one after the other
const KEPT = 6 // what was said stays for a while: it is read out after it was written

export interface Said {
  key: number
  text: string
}

/** In this order it is told, if there is something of each. */
const ORDER = ['happened', 'bars', 'asked', 'choices', 'waits', 'shown'] as const
export type Matter = (typeof ORDER)[number]

const nothing = (): Record<Matter, string> => ({ happened: '', bars: '', asked: '', choices: '', waits: '', shown: '' })

export class Announcing {
  said = $state.raw<Said[]>([])
  private waiting = nothing()
  private last = nothing() // what was said of each matter last
  private timer: ReturnType<typeof setTimeout> | undefined
  private count = 0

  /** Tell this soon. Of a matter that is still to be told, what happens is added, and the rest replaced. */
  tell(matter: Matter, text: string, after = MOMENT): void {
    if (!text || (matter !== 'happened' && text === this.last[matter] && !this.waiting[matter])) return
    const earlier = matter === 'happened' ? this.waiting.happened : ''
    this.waiting[matter] = earlier ? `${earlier} ${text}` : text
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.flush(), after)
  }

  /** This is no longer so: it may be told again. */
  forget(matter: Matter): void {
    this.waiting[matter] = this.last[matter] = ''
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private flush(): void {
    const told = ORDER.flatMap((matter) => {
      const text = this.waiting[matter]
      if (!text || (matter !== 'happened' && text === this.last[matter])) return []
      this.last[matter] = text
      return [text]
    })
    this.waiting = nothing()
    if (told.length) this.said = [...this.said, ...told.map((text) => ({ key: ++this.count, text }))].slice(-KEPT)
  }
}

/** Sentences one after the other, each that is said twice in a row once. */
export function merged(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim())
    .filter((line, at, all) => line && line !== all[at - 1])
    .join(' ')
}
