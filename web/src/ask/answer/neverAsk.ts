// Whoever has said "don't ask again" is not asked again.

const PREFIX = 'escarmouche.sure.'
const key = (name: string): string => PREFIX + name

export function isSilenced(name: string): boolean {
  try {
    return localStorage.getItem(key(name)) === '1'
  } catch {
    return false
  }
}

export function silence(name: string): void {
  try {
    localStorage.setItem(key(name), '1')
  } catch {
    // it will be asked again
  }
}

/** Is there anything that is not asked any more? */
export function anySilenced(): boolean {
  return silenced().length > 0
}

/** Ask everything again. */
export function askAgain(): void {
  silenced().forEach((name) => localStorage.removeItem(name))
}

function silenced(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
  } catch {
    return []
  }
}
