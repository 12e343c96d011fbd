/** What a language does to a name in a sentence, as core/messages/grammar.py does it. */

import { FluentType } from '@fluent/bundle'

// Names before which French `de` loses its e. Some words with an h keep it: de Hallebardier, d’Hélène; de Yann, d’Yves.
const ELIDED = /^(?:[aeiou]|h(?!a|er[ao]|u[egs])[aeiou]|œ|æ|y[^aeiou])/i
const ARTICLES = { 'de ': { 'le ': 'du ', 'les ': 'des ' }, 'à ': { 'le ': 'au ', 'les ': 'aux ' } }
// An article with a capital is one if a word in lower case follows (Le Nabot perfide, L’abbé Mouchemorve); else it is part of a surname (Le Goff).
const TITLE = /^(L’|(Le|La|Les) (.* )?)[a-zà-ÿœ]/

/** Names after `de`, in French, each with its own: d’Archer, de Ben, du mur, des ronces. A name may have a comma in it. */
export const de = (...names: string[]): string =>
  names
    .map((name) => after('de ', name))
    .map((told) => (told.startsWith('de ') && ELIDED.test(plain(told.slice(3))) ? `d’${told.slice(3)}` : told))
    .join(', ')

/** Names after `à`, in French: à Ben, au mur, aux ronces. */
export const au = (...names: string[]): string => names.map((name) => after('à ', name)).join(', ')

/** A name after `à` or `de`, with which its article may make one word. */
function after(word: keyof typeof ARTICLES, called: string): string {
  const name = TITLE.test(called) ? called.charAt(0).toLowerCase() + called.slice(1) : called
  for (const [article, contracted] of Object.entries(ARTICLES[word])) {
    if (name.startsWith(article)) return contracted + name.slice(article.length)
  }
  return word + name
}

/** Without accents. */
const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '')

/** What a reader calls something, with the grammatical gender of that name: f, m, and fp, mp where it is several things, which are then
 * its parts. */
export class Named extends FluentType<string> {
  constructor(
    name: string,
    readonly gender: string,
    readonly parts: readonly string[] = [name],
  ) {
    super(name)
  }

  override toString(): string {
    return this.value
  }
}

/** How words agree with a name: f, m, fp or mp. Without a gender of its own, its article tells. */
export function genderOf(name: unknown): string {
  if (name instanceof Named) return name.gender
  const begun = String(name).slice(0, 4).toLowerCase()
  return begun.startsWith('la ') ? 'f' : begun === 'les ' ? 'mp' : 'm'
}

/** The gender of several: feminine if all are. */
export function together(genders: readonly string[]): string {
  const [first = ''] = genders
  if (genders.length === 1) return first
  return genders.length && genders.every((gender) => gender.startsWith('f')) ? 'fp' : 'mp'
}

/** French names of playing cards, each with its article, the last one after `et`. */
export function le(...names: string[]): string {
  const listed = names.map((name) => (ELIDED.test(plain(name)) ? `l’${name}` : `le ${name}`))
  const last = listed.pop() ?? ''
  return listed.length ? `${listed.join(', ')} et ${last}` : last
}

/** English names of playing cards, each with its article, the last one after `and`. */
export function the(...names: string[]): string {
  const listed = names.map((name) => `the ${name}`)
  const last = listed.pop() ?? ''
  return listed.length ? `${listed.join(', ')} and ${last}` : last
}

/** The name of a direction, counted from east to north as the rules do. */
export function wind(degrees: number, winds: string): string {
  const named = winds.split(', ')
  return named[Math.floor((degrees * named.length) / 360 + 0.5) % named.length] ?? winds
}

/** The first two numbers of a place that was put into words, if it is one. */
export function spot(said: string): [number, number] | null {
  const [x = NaN, y = NaN] = said.split(', ').map(Number)
  return Number.isNaN(x + y) ? null : [x, y]
}

/** Text as a sentence begins with it. */
export function capital(text: string): string {
  const [first = '', ...rest] = text
  return first.toUpperCase() + rest.join('')
}
