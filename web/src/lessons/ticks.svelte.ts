/** Which lessons this browser has seen through. Where it keeps nothing, the page still knows what was done since it was opened. */

const KEY = 'escarmouche-lessons'

function stored(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : []
  } catch {
    return []
  }
}

export class Ticks {
  private done = $state.raw<ReadonlySet<string>>(new Set(stored()))

  has(lesson: string): boolean {
    return this.done.has(lesson)
  }

  tick(lesson: string): void {
    if (this.done.has(lesson)) return
    this.done = new Set([...this.done, lesson])
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.done]))
    } catch {
      // it is known until the page is closed
    }
  }
}

/** One for the page. */
export const ticks = new Ticks()
