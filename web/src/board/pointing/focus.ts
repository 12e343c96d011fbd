// Which thing on the board has the keyboard.

/** The id of the focused thing; '' for something else on the board, null if the focus is elsewhere. */
export function focused(): string | null {
  const element = document.activeElement
  if (!element?.closest('[data-board]')) return null
  return element.getAttribute('data-id') ?? ''
}

/** These things in the order in which the browser goes through them. */
export function inOrder(ids: string[]): string[] {
  const elements = [...document.querySelectorAll('[data-board] [data-id]')]
  const order = elements.map((element) => element.getAttribute('data-id') ?? '')
  return [...ids].sort((a, b) => order.indexOf(a) - order.indexOf(b))
}

/** Put the keyboard on a thing. */
export function focus(id: string): void {
  document.querySelector<SVGElement>(`[data-board] [data-id="${CSS.escape(id)}"]`)?.focus()
}
