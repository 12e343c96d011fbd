/** What this reader wants the table to look and behave like; kept in this browser. */

import { PACES, type Pace } from '../beats/pace'
import { LANGUAGES as LISTED } from '../wire'

export type Language = keyof typeof LISTED
export const LANGUAGES = Object.keys(LISTED) as Language[]

/** A language is always called by its own name. */
export const ownName = (language: Language): string => LISTED[language].name
export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'full' | 'none'
export type RightClick = 'menu' | 'end' | 'off'
export type Palette = 'standard' | 'colour-blind' | 'custom'
export type State = 'hovered' | 'selectable' | 'selected' | 'danger' | 'active'

export const STATES: State[] = ['hovered', 'selectable', 'selected', 'danger', 'active']

export const COLOURS: Record<'standard' | 'colour-blind', Record<State, string>> = {
  standard: {
    hovered: '#00aeff',
    selectable: '#ffa600',
    selected: '#32cd32',
    danger: '#8352ad',
    active: '#d43425',
  },
  'colour-blind': {
    hovered: '#56b4e9',
    selectable: '#e69f00',
    selected: '#009e73',
    danger: '#8b3a78',
    active: '#d55e00',
  },
}

const KEY = 'escarmouche-settings'

interface Kept {
  language: Language
  theme: Theme
  motion: Motion
  sound: boolean
  volume: number
  pace: Pace
  rightClick: RightClick
  odds: boolean
  spare: boolean
  comeBack: boolean
  palette: Palette
  custom: Record<State, string>
  name: string
}

function browserLanguage(): Language {
  const tags = typeof navigator === 'undefined' ? [] : navigator.languages
  for (const tag of tags) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language))
    if (known) return known
  }
  return 'en'
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {} // storage may be shut or damaged; the table works without it
  }
}

export class Settings {
  language = $state<Language>('en')
  theme = $state<Theme>('auto')
  motion = $state<Motion>('auto')
  sound = $state(false)
  volume = $state(0.6) // 0 to 1
  pace = $state<Pace>('normal') // how quickly the table shows what happened
  rightClick = $state<RightClick>('menu')
  odds = $state(true) // probabilities are shown where chance decides
  spare = $state(true) // the table answers what leaves nothing worth choosing
  comeBack = $state(false) // whoever looks back is brought to the present when it is their turn
  palette = $state<Palette>('standard')
  custom = $state<Record<State, string>>({ ...COLOURS.standard })
  name = $state('')

  constructor() {
    const old = kept()
    this.language = LANGUAGES.find((language) => language === old.language) ?? browserLanguage()
    this.theme = old.theme ?? 'auto'
    this.motion = old.motion ?? 'auto'
    this.sound = old.sound ?? false
    this.volume = Math.max(0, Math.min(1, old.volume ?? 0.6))
    this.pace = PACES.find((pace) => pace === old.pace) ?? 'normal'
    this.rightClick = old.rightClick ?? 'menu'
    this.odds = old.odds ?? true
    this.spare = old.spare ?? true
    this.comeBack = old.comeBack ?? false
    this.palette = old.palette ?? 'standard'
    this.custom = { ...COLOURS.standard, ...old.custom }
    this.name = old.name ?? ''
  }

  /** The colours of the five states of a thing on the board. */
  get colours(): Record<State, string> {
    return this.palette === 'custom' ? this.custom : COLOURS[this.palette]
  }

  /** May things move? Asked of the system when the reader has not said. */
  get moves(): boolean {
    if (this.motion !== 'auto') return this.motion === 'full'
    return typeof matchMedia === 'undefined' || !matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  /** Keep everything, and let the style sheet know. Run in an effect: it reads every setting. */
  apply(): void {
    const root = document.documentElement
    root.lang = this.language
    root.dataset.theme = this.theme
    root.dataset.motion = this.motion
    for (const state of STATES) root.style.setProperty(`--mark-${state}`, this.colours[state])
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all()))
    } catch {
      // nothing is kept then
    }
  }

  private all(): Kept {
    const { language, theme, motion, sound, volume, pace, rightClick, odds, spare, comeBack, palette, name } = this
    const custom = { ...this.custom }
    return { language, theme, motion, sound, volume, pace, rightClick, odds, spare, comeBack, palette, custom, name }
  }
}

/** One for the page: it is what the browser keeps. */
export const settings = new Settings()
