// Parts of the page that are lit. What stands there may be replaced at any time, so that it is looked for whenever the page changes.

const MARK = 'data-lamp'

/** Light what these selectors find, until the returned function is called. */
export function light(selectors: readonly string[]): () => void {
  const wanted = selectors.join(', ')
  let due = 0
  const shine = (): void => {
    due = 0
    for (const one of document.querySelectorAll(`[${MARK}]`))
      if (!wanted || !one.matches(wanted)) one.removeAttribute(MARK)
    if (wanted) for (const one of document.querySelectorAll(wanted)) one.setAttribute(MARK, '')
  }
  shine()
  const observer = new MutationObserver(() => (due ||= requestAnimationFrame(shine)))
  if (wanted) observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    cancelAnimationFrame(due)
    for (const one of document.querySelectorAll(`[${MARK}]`)) one.removeAttribute(MARK)
  }
}
