// What somebody has chosen and not yet said, kept in this tab.

import type { Ask } from '../../wire'

export function keep(name: string, picks: string[]): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(picks))
  } catch {
    // the browser keeps nothing: it is chosen again
  }
}

/** Where the text of a seat is kept. */
export const textOf = ({ id, seat }: { id: string; seat: number | null }): string => `text ${id} ${seat}`

/** A text that was read for a question, and will be for the next ones. */
export function note(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text)
  } catch {
    // it is pasted again
  }
}

export function noted(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

/** As far as it can still be chosen. */
export function kept(name: string, ask: Ask | null): string[] {
  if (ask?.kind !== 'some') return []
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]')
    return Array.isArray(stored) ? stored.filter((option): option is string => ask.options.includes(option)) : []
  } catch {
    return []
  }
}
