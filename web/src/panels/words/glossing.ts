/** A sentence cut where a word of the game's glossary stands. */

import type { Term } from '../../wire'

export interface Cut {
  text: string
  term?: Term
}

type Local = (said: Record<string, string> | undefined) => string

/** Finds the words of a glossary; longer ones first, whole words only. What is written in capitals is meant in capitals. */
export class Glossing {
  private readonly forms = new Map<string, Term>()
  private readonly pattern: RegExp | null

  constructor(glossary: readonly Term[], local: Local) {
    for (const term of glossary) {
      for (const form of local(term.forms).split(',')) if (form.trim()) this.forms.set(form.trim(), term)
    }
    const forms = [...this.forms.keys()].sort((a, b) => b.length - a.length)
    this.pattern = forms.length
      ? new RegExp(`(?<![\\p{L}\\d])(${forms.map(escaped).join('|')})(?![\\p{L}\\d])`, 'giu')
      : null
  }

  /** Each word is marked where it stands first. */
  cut(text: string): Cut[] {
    if (!this.pattern) return [{ text }]
    const cuts: Cut[] = []
    const told = new Set<Term>()
    let at = 0
    for (const found of text.matchAll(this.pattern)) {
      const term = this.termOf(found[0])
      if (!term || told.has(term)) continue
      told.add(term)
      if (found.index > at) cuts.push({ text: text.slice(at, found.index) })
      cuts.push({ text: found[0], term })
      at = found.index + found[0].length
    }
    return at < text.length ? [...cuts, { text: text.slice(at) }] : cuts
  }

  /** The words that stand in some texts, each once. */
  terms(texts: readonly string[]): Term[] {
    return [...new Set(texts.flatMap((text) => this.cut(text).flatMap(({ term }) => term ?? [])))]
  }

  private termOf(word: string): Term | undefined {
    const exact = this.forms.get(word)
    if (exact) return exact
    const low = word.toLowerCase()
    return [...this.forms].find(([form]) => form.toLowerCase() === low && form !== form.toUpperCase())?.[1]
  }
}

let made: { glossary: readonly Term[]; lang: string; glossing: Glossing } | null = null

/** One for the table and its language: there are many sentences, and one glossary. */
export function glossingOf(glossary: readonly Term[], lang: string, local: Local): Glossing {
  if (made?.glossary !== glossary || made.lang !== lang)
    made = { glossary, lang, glossing: new Glossing(glossary, local) }
  return made.glossing
}

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]")
