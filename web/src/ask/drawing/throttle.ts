// Questions to the server about something that moves with the mouse: at once, then not more often than this, the last one always.

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
