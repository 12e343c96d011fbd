// For questions to the server about something that moves with the mouse: the first at once, then no more often than this, and always the last.

export function throttle<T extends unknown[]>(
  wait: number,
  run: (...args: T) => void,
): ((...args: T) => void) & { stop(): void } {
  let last = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (...args: T): void => {
    clearTimeout(timer)
    const left = last + wait - Date.now()
    if (left <= 0) {
      last = Date.now()
      run(...args)
    } else {
      timer = setTimeout(() => later(...args), left)
    }
  }
  return Object.assign(later, { stop: () => clearTimeout(timer) })
}
