// The keyboard: every act has a name and some keys, and a key belongs to one act only. What an act means where (to pan, or to move
// the cursor while a place is chosen) is for whoever listens to say; the newest listener is asked first.

import { has, say } from './text.svelte'

export const groups = {
  question: [
    'default',
    'option1',
    'option2',
    'option3',
    'option4',
    'option5',
    'option6',
    'option7',
    'option8',
    'option9',
    'free',
    'confirm',
    'done',
    'back',
    'less',
    'undo',
    'pass',
  ],
  table: [
    'next',
    'previous',
    'up',
    'down',
    'left',
    'right',
    'zoomin',
    'zoomout',
    'whole',
    'sight',
    'ranges',
    'movement',
    'around',
    'engagement',
    'aura',
    'shadow',
    'zone',
    'menu',
    'peek',
    'theatre',
  ],
  pace: ['pause', 'step', 'hurry', 'again', 'skip'],
  replay: [
    'lookback',
    'first',
    'last',
    'backevent',
    'backaction',
    'onaction',
    'backactivation',
    'onactivation',
    'backturn',
    'onturn',
  ],
  panel: ['question', 'board', 'card', 'log', 'players', 'chat', 'reference', 'duel', 'hint', 'help'],
} as const

export type Group = keyof typeof groups
export type Act = (typeof groups)[Group][number]
export const acts: readonly Act[] = Object.values(groups).flat()

// F5 is left to the browser: whoever presses it wants to reload the page.
export const defaults: Readonly<Record<Act, readonly string[]>> = {
  default: ['Space'],
  option1: ['1'],
  option2: ['2'],
  option3: ['3'],
  option4: ['4'],
  option5: ['5'],
  option6: ['6'],
  option7: ['7'],
  option8: ['8'],
  option9: ['9'],
  free: ['0'],
  confirm: ['Enter'],
  done: ['Ctrl+Enter'],
  back: ['Escape'],
  less: ['Backspace'],
  undo: ['Ctrl+z'],
  pass: ['p'],
  next: ['Tab'],
  previous: ['Shift+Tab'],
  up: ['ArrowUp', 'w'],
  down: ['ArrowDown', 's'],
  left: ['ArrowLeft', 'a'],
  right: ['ArrowRight', 'd'],
  zoomin: ['+', '=', 'PageUp'],
  zoomout: ['-', 'PageDown'],
  whole: ['Home'],
  sight: ['l'],
  ranges: ['r'],
  movement: ['m'],
  around: ['y'],
  engagement: ['e'],
  aura: ['u'],
  shadow: ['o'],
  zone: ['z'],
  menu: ['Shift+F10', 'ContextMenu'],
  peek: ['c'],
  theatre: ['v'],
  pause: ['k'],
  step: ['.'],
  hurry: ['f'],
  again: ['g'],
  skip: ['x'],
  lookback: ['b'],
  first: ['Ctrl+Home'],
  last: ['End'],
  backevent: [','],
  backaction: ['j'],
  onaction: ['n'],
  backactivation: ['Shift+j'],
  onactivation: ['Shift+n'],
  backturn: ['Shift+t'],
  onturn: ['t'],
  question: ['F1'],
  board: ['F2'],
  card: ['F3'],
  log: ['F4'],
  players: ['F6'],
  chat: ['/'],
  reference: ['q'],
  duel: ['h'],
  hint: ['i'],
  help: ['?'],
}

export interface Pressed {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

const ALONE = new Set(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead', 'Unidentified', 'Process'])

/** What was pressed, as it is written in the list: `Ctrl+Enter`, `a`, `?`. Empty for a modifier alone. */
export function chord(event: Pressed): string {
  if (ALONE.has(event.key)) return ''
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1]
  // On a French keyboard the unshifted top row gives signs; a player who presses it without Shift means the number all the same.
  let key = digit && !event.shiftKey ? digit : event.key === ' ' ? 'Space' : event.key
  const sign = key.length === 1
  if (sign) key = key.toLowerCase()
  const letter = sign && key !== key.toUpperCase()
  const shift = event.shiftKey && (!sign || letter) // "?" and "+" need Shift on some keyboards and none on others
  const ctrl = event.ctrlKey || event.metaKey
  const alt = event.altKey && !(sign && event.ctrlKey) // AltGr makes signs
  return `${ctrl ? 'Ctrl+' : ''}${alt ? 'Alt+' : ''}${shift ? 'Shift+' : ''}${key}`
}

const STORE = 'escarmouche.keys'

type Down = (event: KeyboardEvent) => boolean | void
type Up = () => void

export class Keys {
  bound: Record<Act, string[]> = $state(fresh())
  #listeners: Partial<Record<Act, { down: Down; up?: Up | undefined }[]>> = {}
  #held = new Map<string, Up>()

  constructor() {
    try {
      this.#read(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, unknown>)
    } catch {
      // a browser without storage, or nonsense in it: the usual keys
    }
  }

  /** Whose key is it? */
  act(key: string): Act | undefined {
    return acts.find((act) => this.bound[act].includes(key))
  }

  /** The key of an act as it is shown, empty if it has none. */
  label(act: Act): string {
    return shown(this.bound[act][0] ?? '')
  }

  /** Give a key to an act. Whoever had it loses it and is named. */
  bind(act: Act, key: string): Act | undefined {
    const had = this.act(key)
    if (had === act) return undefined
    if (had) this.bound[had] = this.bound[had].filter((other) => other !== key)
    this.bound[act] = [...this.bound[act], key]
    this.#save()
    return had
  }

  unbind(act: Act, key: string): void {
    this.bound[act] = this.bound[act].filter((other) => other !== key)
    this.#save()
  }

  reset(): void {
    this.bound = fresh()
    this.#save()
  }

  /** Listen to an act until the returned function is called. A listener that gives back false leaves it to the one before. */
  on(act: Act, down: Down, up?: Up): () => void {
    const entry = { down, up }
    ;(this.#listeners[act] ??= []).push(entry)
    return () => {
      this.#listeners[act] = this.#listeners[act]?.filter((other) => other !== entry)
    }
  }

  press(event: KeyboardEvent): void {
    const key = chord(event)
    const act = key ? (this.act(key) ?? this.act(key.replace('Shift+', ''))) : undefined // Shift may mean: further
    if (!act || event.defaultPrevented || native(event.target, key)) return
    for (const entry of [...(this.#listeners[act] ?? [])].reverse()) {
      if (entry.down(event) === false) continue
      event.preventDefault()
      if (entry.up) this.#held.set(event.code, entry.up)
      return
    }
  }

  release(event: { code: string }): void {
    const up = this.#held.get(event.code)
    this.#held.delete(event.code)
    up?.()
  }

  /** The window lost the keyboard: nothing is held down now. */
  letGo(): void {
    for (const up of this.#held.values()) up()
    this.#held.clear()
  }

  #read(stored: Record<string, unknown>): void {
    for (const act of acts) {
      const keys = stored[act]
      if (!Array.isArray(keys)) continue
      this.bound[act] = []
      for (const key of keys) if (typeof key === 'string') this.#claim(act, key)
    }
  }

  #claim(act: Act, key: string): void {
    const had = this.act(key)
    if (had) this.bound[had] = this.bound[had].filter((other) => other !== key)
    this.bound[act].push(key)
  }

  #save(): void {
    try {
      localStorage.setItem(STORE, JSON.stringify(this.bound))
    } catch {
      // it holds until the page is left
    }
  }
}

function fresh(): Record<Act, string[]> {
  return Object.fromEntries(acts.map((act) => [act, [...defaults[act]]])) as Record<Act, string[]>
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Backspace: '⌫',
  Enter: '⏎',
  Space: '␣',
  Tab: '⇥',
}

/** A key as it is printed beside a choice, where there is little room. */
export function shown(key: string): string {
  return spelt(key, (part) => SIGNS[part] ?? inked(part))
}

/** A key as it is printed on a keyboard of this language. */
export function named(key: string): string {
  return spelt(key, inked)
}

function spelt(key: string, part: (name: string) => string): string {
  return (key === '+' ? [key] : key.split('+')).map(part).join('+')
}

function inked(part: string): string {
  if (part.length === 1) return part.toUpperCase()
  return has(`ui-cap-${part}`) ? say(`ui-cap-${part}`) : part
}

/** Does the focused control need this key for itself? */
export function native(target: EventTarget | null, key: string): boolean {
  if (!target || !('matches' in target)) return false
  const element = target as HTMLElement
  if (key === 'Tab' || key === 'Shift+Tab') return element.id !== 'panel-board' && !element.closest('[data-board]')
  if (element.closest('dialog')) return true
  if (
    element.isContentEditable ||
    element.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=button])')
  ) {
    return !/^(F\d+|Escape|Ctrl\+Enter|Shift\+F10)$/.test(key)
  }
  if (key === 'Enter' || key === 'Space')
    return element.matches('button, a[href], summary, input, [role=button], [role=option], [role=menuitem]')
  if (key.startsWith('Arrow') || /^(Home|End|Page(Up|Down))$/.test(key)) {
    return element.matches('input[type=range], input[type=radio], [role=tab], [role=menuitem], [role=option]')
  }
  return false
}

/** One for the page: there is one keyboard. */
export const keys = new Keys()
