// Whoever plays by keyboard is never left nowhere: what had the focus may go away, as a menu or an old question does.

import { tick } from 'svelte'
import type { Room } from '../room/room.svelte'

const LOST = 300 // ms after a key in which what had the focus has made room for what has it now

/** Where nothing has the focus, the question takes it, now and when the page has come to rest. */
export function keepFocus(room: Room): void {
  const take = (): void => {
    const lost = document.activeElement === document.body || document.activeElement === null
    if (lost && room.curtain === null) document.getElementById('question')?.focus({ preventScroll: true })
  }
  void tick().then(take)
  setTimeout(take, LOST)
}

/** A click leaves the keyboard to the question: otherwise Enter would press the button that was clicked once more. */
export function leaveKeyboard(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button || button.closest('dialog')) return
  event.preventDefault()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
