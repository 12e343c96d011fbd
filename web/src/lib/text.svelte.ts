/** What a person reads: the same Fluent files and the same rules for filling them as core/messages/text.py. */

import {
  FluentBundle,
  FluentNone,
  FluentNumber,
  FluentResource,
  type FluentFunction,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle'
import { untrack } from 'svelte'
import { LANGUAGES, type Event, type Refusal } from '../wire'
import { address } from './api'
import { au, capital, de, genderOf, le, Named, spot, the, together, wind } from './grammar'
import { settings, type Language } from './settings.svelte'

export type Args = Record<string, unknown>
export type Names = Record<string, Record<string, string>>

const LONGEST = 2000
const LARGEST = 1e18
const BRANCHES = ['branch', 'branches'] // arguments that name what can be done
const CARDS = ['card', 'cards'] // arguments that name cards ...
const CARD = 'card:' // ... and what stands before the id of a card among the names where something on the table has the same id
const WORDS_FIRST = ['word', 'branch']
const BRANCHES_FIRST = ['branch', 'word']
const WRITTEN = ['error-', 'file-', 'type-'] // what somebody wrote stands in these as it was written

/** The texts around a game need no server: of each language that has some. */
const PAGES = import.meta.glob<string>('../../../src/escarmouche/server/text/*/pages.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const pages = (lang: string): string => PAGES[`../../../src/escarmouche/server/text/${lang}/pages.ftl`] ?? ''

/** The texts around a game, and in English what a language lacks: if two have the same key, the first stays. */
const own = (lang: Language): string[] => (lang === 'en' ? [pages('en')] : [pages(lang), pages('en')])

// A number that may be a player's is marked while its sentence is made, so that no other number is taken for it.
const OPEN = '\uE000'
const SHUT = '\uE001'
const FORMS = ['of', 'to', 'plain'] as const // how the texts speak of a player; the longer phrases first

/** What a seat is called among the names: texts count the players from 1. */
export const seatId = (number: number): string => `${OPEN}${number}`

class Seat extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return `${OPEN}${super.toString(scope)}${SHUT}`
  }
}

/** A value within the arguments that is itself a refusal. */
function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && typeof (value as Refusal).key === 'string'
}

/** The texts of one language. */
export class Texts {
  readonly bundle: FluentBundle
  unit = (): string => 'inch' // in which the board at hand is measured
  more: (() => void) | null = null // fetches those that are seldom read, while they are not here
  private ways: [string, RegExp][] | undefined
  private readonly decimal: string
  private filling: Names = {} // the names of the sentence that is being made

  constructor(
    readonly lang: string,
    ...sources: string[]
  ) {
    this.decimal = lang in LANGUAGES ? LANGUAGES[lang as Language].decimal : '.'
    this.bundle = new FluentBundle(lang, { useIsolating: false, functions: this.functions() })
    for (const source of sources) this.bundle.addResource(new FluentResource(source))
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** The text of a key; a missing one shows the key itself, or dots while it may still come. */
  say(key: string, args: Args = {}, names: Names = {}): string {
    const pattern = this.bundle.getMessage(key)?.value
    if (!pattern) return this.missing(key)
    const written = WRITTEN.some((start) => key.startsWith(start))
    const filled: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(args)) {
      filled[name] =
        this.seats(value, names) ??
        (written
          ? short(this.written(value, names))
          : this.gendered(meant(name, value, names), names, this.value(meant(name, value, names), names, kinds(name))))
    }
    this.filling = names
    return this.named(this.bundle.formatPattern(pattern, filled, []), names)
  }

  /** What a reader calls it, with its grammatical gender if it has one. */
  private gendered(value: unknown, names: Names, told: string | number): FluentVariable {
    const gender = typeof told === 'string' ? this.genderIn(value, names) : ''
    if (!gender) return short(told)
    const parts = Array.isArray(value) ? value.map((item) => String(this.value(item, names))) : undefined
    return new Named(String(short(told)), gender, parts)
  }

  private genderIn(value: unknown, names: Names): string {
    if (!Array.isArray(value)) {
      const name = typeof value === 'string' && Object.hasOwn(names, value) ? names[value] : undefined
      return name?.[`${this.lang}-gender`] ?? ''
    }
    return value.length
      ? together(value.map((item) => this.genderIn(item, names) || genderOf(this.value(item, names))))
      : ''
  }

  private missing(key: string): string {
    if (!this.more) return key
    this.more()
    return '…'
  }

  /** The number of a player who has a name, or several of them, marked. */
  private seats(value: unknown, names: Names): FluentVariable | null {
    const known = (item: unknown): item is number => typeof item === 'number' && Object.hasOwn(names, seatId(item))
    if (known(value)) return new Seat(value)
    if (!Array.isArray(value) || !value.length || !value.every((item) => typeof item === 'number')) return null
    return value.some(known) ? value.map((number) => `${OPEN}${number}${SHUT}`).join(', ') : null
  }

  /** `Player 1` becomes the name, `du joueur 1` with its little word: `d’Ada`. */
  private named(text: string, names: Names): string {
    if (!text.includes(OPEN)) return text
    for (const [form, phrase] of this.phrases()) {
      text = text.replace(phrase, (_, listed: string) => this.called(listed, form, names))
    }
    return text.replaceAll(OPEN, '').replaceAll(SHUT, '')
  }

  private called(listed: string, form: string, names: Names): string {
    const players = listed.split(', ').map((marked) => {
      const number = Number(marked.slice(1, -1))
      const name = this.value(seatId(number), names)
      return String(name).startsWith(OPEN) ? this.say('ui-player', { number }) : String(name)
    })
    const pattern = this.bundle.getMessage(`ui-named-${form}`)?.value
    const name = new Named(players.join(', '), players.length > 1 ? 'mp' : 'm', players)
    return pattern ? this.bundle.formatPattern(pattern, { name }, []) : listed
  }

  /** The ways in which the texts of this language speak of a player by number. */
  private phrases(): [string, RegExp][] {
    this.ways ??= FORMS.map((form) => {
      const words = this.say(`ui-phrase-${form}`).split(', ').join('|')
      const number = `${OPEN}\\d+${SHUT}`
      return [form, new RegExp(`(?<!\\p{L})(?:${words})\\s(${number}(?:, ${number})*)`, 'giu')]
    })
    return this.ways
  }

  /** An argument as a reader wants it: the name of a model, a word of the game, a list of these; a word is looked up in that order. */
  value(value: unknown, names: Names, among: readonly string[] = WORDS_FIRST): string | number {
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (Array.isArray(value)) return value.map((item) => String(this.value(item, names, among))).join(', ')
    if (typeof value === 'number') return Math.abs(value) < LARGEST ? value : '...'
    if (isRefusal(value)) return this.refusal(value, names)
    if (typeof value !== 'string') return String(value)
    const name = Object.hasOwn(names, value) ? names[value] : undefined
    if (name) return name[this.lang] || name.en || (name.key ? this.say(name.key) : value) // a name may be a text
    for (const kind of among) if (this.has(`${kind}-${value}`)) return this.say(`${kind}-${value}`)
    return value
  }

  /** An argument outside a sentence: a word that no text knows loses its hyphens. */
  word(value: unknown, names: Names = {}): string {
    if (Array.isArray(value)) return value.map((item) => this.word(item, names)).join(', ')
    const called = this.value(value, names)
    return typeof value === 'string' && called === value ? value.replaceAll('-', ' ') : String(called)
  }

  private written(value: unknown, names: Names): string | number {
    if (typeof value === 'string') return value
    if (Array.isArray(value)) return value.map((item) => String(this.written(item, names))).join(', ')
    return this.value(value, names)
  }

  /** Why not, with the clause in brackets. */
  refusal(refusal: Refusal, names: Names = {}): string {
    const text = this.say(refusal.key, refusal.args, names)
    return refusal.rule ? `${text} (${refusal.rule})` : text
  }

  event(event: Event, names: Names = {}): string {
    return this.say(`event-${event.name}`, event.args, names)
  }

  /** Thousandths of a unit as a player says them: 3.2″ in English, 3,2″ in French; 2 squares where there are such. */
  distance(mils: number): string {
    const text = hundredths(mils).replace('.', this.decimal)
    const unit = `ui-unit-${this.unit()}`
    return this.unit() === 'inch' || !this.has(unit) ? `${text}″` : this.say(unit, { number: mils / 1000, text })
  }

  /** What texts can do with an argument: a length in words; a name after the French `de` and `à`, with its article, at the beginning; its gender,
   * for whatever agrees with it; a direction in words; a way from one place to another; a number for each player;
   * what somebody may have meant. */
  private functions(): Record<string, FluentFunction> {
    const listed =
      (change: (...names: string[]) => string): FluentFunction =>
      ([name]) =>
        name === undefined || name instanceof FluentNone
          ? '?'
          : change(...(name instanceof Named ? name.parts : [plainly(name)]))
    const winds: FluentFunction = ([degrees]) =>
      degrees instanceof FluentNumber ? wind(degrees.value, this.say('core-winds')) : '?'
    return {
      DIST: ([mils]) => this.dist(mils),
      DE: listed(de),
      AU: listed(au),
      LE: listed(le),
      THE: listed(the),
      CAP: ([name]) => (name === undefined || name instanceof FluentNone ? '?' : capital(plainly(name))),
      GENDER: ([name]) => (name instanceof FluentNone ? 'm' : genderOf(name)),
      WIND: winds,
      WAY: ([start, end]) => this.way(start, end),
      STILL: ([start, end]) => (wayOf(start, end)?.far === 0 ? 'yes' : 'no'),
      EACH: ([counts], { kind }) => this.each(counts, kind == null ? '' : plainly(kind)),
      SUGGEST: ([known]) => this.suggest(known),
    }
  }

  /** How far it is from one place to another, and in which direction: 3.2″ north-east. */
  private way(start: FluentValue | undefined, end: FluentValue | undefined): string {
    const gone = wayOf(start, end)
    if (!gone) return '?'
    const far = this.distance(gone.far)
    return gone.far ? this.say('core-way', { far, wind: wind(gone.angle, this.say('core-winds')) }) : far
  }

  /** A number for each player: 4 for player 1, 0 for player 2; or for each thing of a kind that has texts: `side-0`, `side-1`. The numbers
   * of the players are marked, so that those who have a name get it. */
  private each(counts: FluentValue | undefined, kind: string): string {
    const pattern = this.bundle.getMessage('core-each')?.value
    if (!pattern || counts == null) return '?'
    const values = plainly(counts).split(', ')
    if (kind) return values.map((value, i) => `${this.say(`${kind}-${i}`)} ${value}`).join(', ')
    const { filling } = this
    const who = (number: number) => (Object.hasOwn(filling, seatId(number)) ? new Seat(number) : number)
    const told = (value: string, seat: number): string =>
      this.bundle.formatPattern(pattern, { number: who(seat + 1), value }, [])
    return values.map(told).join(', ')
  }

  /** A sentence with the words that somebody may have meant; nothing where there are none to suggest. */
  private suggest(known: FluentValue | undefined): string {
    const pattern = this.bundle.getMessage('core-suggested')?.value
    const nearest = known == null || known instanceof FluentNone ? '' : plainly(known)
    return pattern && nearest ? ` ${this.bundle.formatPattern(pattern, { nearest }, [])}` : ''
  }

  private dist(mils: FluentValue | undefined): FluentValue {
    if (mils instanceof FluentNumber) return this.distance(mils.value)
    if (mils === undefined || mils instanceof FluentNone) return '?'
    return this.distance(Number(mils))
  }
}

/** The id by which the name of a card is known, and not that of the first model that has come from it. */
export const ofCard = (card: unknown, names: Names): unknown =>
  Object.hasOwn(names, `${CARD}${String(card)}`) ? `${CARD}${String(card)}` : card

/** What an argument names: of a card the card, even where something on the table has the same id. */
function meant(argument: string, value: unknown, names: Names): unknown {
  if (!CARDS.includes(argument)) return value
  return Array.isArray(value) ? value.map((item) => ofCard(item, names)) : ofCard(value, names)
}

/** Where the word of an argument is looked up first: what can be done is called as in the menu. */
const kinds = (argument: string): readonly string[] => (BRANCHES.includes(argument) ? BRANCHES_FIRST : WORDS_FIRST)

/** 3.2 for 3200: two digits at most; a half goes to the even side, as Python has it. */
function hundredths(mils: number): string {
  const exact = mils % 125 === 0 && mils % 250 !== 0 // only these are true halves in binary
  const down = Math.floor(mils / 10)
  const text = (exact ? (down % 2 === 0 ? down : down + 1) / 100 : mils / 1000).toFixed(2)
  return text.replace(/\.?0+$/, '')
}

const plainly = (value: FluentValue): string => (value instanceof Named ? value.value : String(value))

/** How far it is from one place to another, and in which direction, from east to north. */
function wayOf(start: FluentValue | undefined, end: FluentValue | undefined): { far: number; angle: number } | null {
  const [from, to] = [start, end].map((place) => (place == null ? null : spot(plainly(place))))
  if (!from || !to) return null
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  return {
    far: half(Math.hypot(x, y) / 100) * 100,
    angle: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  }
}

/** To the nearest whole number; a half goes to the even side, as Python has it. */
function half(number: number): number {
  const down = Math.floor(number)
  return number - down === 0.5 ? down + (down % 2) : Math.round(number)
}

function short(value: string | number): string | number {
  return typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}...` : value
}

/** The texts in use. They come from the server, once for each language and game. */
class TextStore {
  unit = $state('inch') // of the board on the table
  texts = $state.raw(this.made(settings.language, ...own(settings.language)))
  names = $state.raw<Names>({}) // what the ids on the table are called
  own = $state.raw<Names>({}) // and those that only this seat may know
  people = $state.raw<Names>({}) // and the players who have a name
  known = $derived<Names>({ ...this.names, ...this.own, ...this.people })
  private fetched = new Map<string, Promise<Texts>>()

  private made(lang: Language, ...sources: string[]): Texts {
    return Object.assign(new Texts(lang, ...sources), { unit: () => this.unit })
  }

  /** Take the texts of a language, with a game's own if one is named. Safe to call in an effect: it watches nothing. */
  async load(lang: Language, game = ''): Promise<void> {
    if (untrack(() => this.texts.lang) !== lang) this.texts = this.made(lang, ...own(lang))
    const texts = await this.of(lang, game)
    if (settings.language === lang) this.texts = texts
  }

  /** The texts of a language and a game, without taking them into use. */
  of(lang: Language, game = ''): Promise<Texts> {
    const key = `${lang} ${game}`
    const known = this.fetched.get(key)
    if (known) return known
    const asked = fetchTexts(lang, game, 'table').then((source) => this.withMore(lang, game, source))
    asked.catch(() => this.fetched.delete(key)) // so that it is tried again
    this.fetched.set(key, asked)
    return asked
  }

  /** The texts of a table, which fetch the others when one of them is wanted. */
  private withMore(lang: Language, game: string, source: string): Texts {
    const texts = this.made(lang, source, ...own(lang))
    let asked = false
    texts.more = () => {
      if (asked) return
      asked = true
      void fetchTexts(lang, game, 'aside').then(
        (aside) => this.take(texts, this.made(lang, source, aside, ...own(lang)), `${lang} ${game}`),
        () => (asked = false), // the network: they are asked for again when one is wanted again
      )
    }
    return texts
  }

  private take(old: Texts, whole: Texts, key: string): void {
    this.fetched.set(key, Promise.resolve(whole))
    if (this.texts === old) this.texts = whole
  }
}

async function fetchTexts(lang: Language, game: string, part: 'table' | 'aside'): Promise<string> {
  const query = new URLSearchParams({ ...(game && { game }), part })
  const response = await fetch(address(`api/texts/${lang}?${query}`))
  if (!response.ok) throw new Error(`texts: ${response.status}`)
  return response.text()
}

/** One for the page: everything on it is read in one language, and speaks of one room at most. */
export const textStore = new TextStore()

export const lang = (): string => textStore.texts.lang
export const has = (key: string): boolean => textStore.texts.has(key)
export const say = (key: string, args?: Args): string => textStore.texts.say(key, args, textStore.known)
export const word = (value: unknown): string => textStore.texts.word(value, textStore.known)
export const card = (id: string): string => word(ofCard(id, textStore.known))
export const refusal = (why: Refusal): string => textStore.texts.refusal(why, textStore.known)
export const event = (happened: Event): string => textStore.texts.event(happened, textStore.known)
export const distance = (mils: number): string => textStore.texts.distance(mils)

/** A sentence for ears: lengths with the name of their unit, because few voices read a sign for inches. */
export const aloud = (text: string): string =>
  text.replace(/(\d+(?:[.,]\d+)?)″/g, (_, length: string) =>
    say('ui-unit-inch', { number: Number(length.replace(',', '.')), text: length }),
  )

/** The first of these texts that exists, else the word itself: `titled('branch', 'jog')`. */
export function titled(kind: string, value: string, args?: Args): string {
  const key = `${kind}-${value}`
  return has(key) ? say(key, args) : word(value)
}

/** A word for what something is now, as it agrees with its name. */
export function stated(state: string, id: string): string {
  const key = [`state-${state}`, `word-${state}`].find(has)
  return key ? say(key, { agrees: id }) : word(state)
}

/** A word of a scene that may be the name of a text itself: `mod-reach` as `reach` of the kind `mod`, or whole. */
export function termed(kind: string, value: string): string {
  const key = [`${kind}-${value}`, value].find(has)
  return key ? say(key) : word(value)
}

/** What a reader calls the thing with this id. */
export const name = (id: string): string => word(id)

/** A name given in several languages. */
export function local(names: Record<string, string> | undefined): string {
  return names?.[lang()] || names?.en || ''
}

/** `Player 2`, for seat 1. */
export const player = (seat: number): string => say('ui-player', { number: seat + 1 })
