/** What a language does to a name in a sentence, as core/messages/grammar.py does it. */

// Names before which French `de` loses its e. Some words with an h keep it: de Hallebardier, d’Hélène; de Yann, d’Yves.
const ELIDED = /^(?:[aeiou]|h(?!a|er[ao]|u[egs])[aeiou]|œ|æ|y[^aeiou])/i
const ARTICLES = { 'le ': 'du ', 'les ': 'des ' }
// An article with a capital is one if a word in lower case follows (Le Nabot perfide, L’abbé Mouchemorve); else it is part of a surname (Le Goff).
const TITLE = /^(L’|(Le|La|Les) (.* )?)[a-zà-ÿœ]/

/** Names after `de`, in French, each with its own: d’Archer, de Ben, du mur, des ronces. */
export function de(names: string): string {
  return names.split(', ').map(afterDe).join(', ')
}

function afterDe(called: string): string {
  const name = TITLE.test(called) ? called.charAt(0).toLowerCase() + called.slice(1) : called
  for (const [article, contracted] of Object.entries(ARTICLES)) {
    if (name.startsWith(article)) return contracted + name.slice(article.length)
  }
  return ELIDED.test(name.normalize('NFD').replace(/\p{M}/gu, '')) ? `d’${name}` : `de ${name}`
}

/** Text as a sentence begins with it. */
export function capital(text: string): string {
  const [first = '', ...rest] = text
  return first.toUpperCase() + rest.join('')
}
