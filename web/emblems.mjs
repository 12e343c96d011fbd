// Puts the drawings of game-icons into the client: a set for each game with what it uses, and one with all others that a player's own cards
// may name. Which a game uses is listed in src/emblems/used.json; what there is, with its author, in emblems.txt beside the Python that
// checks the names.

import { readFileSync } from 'node:fs'

const LIST = new URL('../src/escarmouche/core/views/emblems.txt', import.meta.url)
const USED = new URL('./src/emblems/used.json', import.meta.url)
const ICONS = new URL('./node_modules/@iconify-json/game-icons/icons.json', import.meta.url)

const SETS = 'virtual:emblems'
const REST = 'rest'

/** Every emblem with the beginning of the hash of its drawing and its author. */
export function listed() {
  const lines = readFileSync(LIST, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [name = '', drawing = '', ...author] = line.split(' ')
    return { name, drawing, author: author.join(' ') }
  })
}

/**
 * The drawings by name, as the package has them: a path in a square of 512.
 * @returns {Map<string, string>}
 */
export function bodies() {
  const { icons } = JSON.parse(readFileSync(ICONS, 'utf8'))
  return new Map(Object.entries(icons).map(([name, icon]) => [name, icon.body]))
}

/**
 * The names in each set: those of each game, and the rest.
 * @returns {Record<string, string[]>}
 */
export function sets() {
  const used = JSON.parse(readFileSync(USED, 'utf8'))
  const taken = new Set(Object.values(used).flat())
  return { ...used, [REST]: listed().flatMap(({ name }) => (taken.has(name) ? [] : [name])) }
}

const outline = (body) => /\sd="([^"]+)"/.exec(body)[1]

/** @returns {import('vite').Plugin} */
export function emblems() {
  return {
    name: 'emblems',
    resolveId: (id) => (id.startsWith(SETS) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + SETS)) return
      const set = id.slice(SETS.length + 2)
      if (!set) return index(Object.keys(sets()))
      const all = bodies()
      return `export default ${JSON.stringify(Object.fromEntries(sets()[set].map((name) => [name, outline(all.get(name))])))}`
    },
  }
}

/** The module that fetches each set when it is first wanted, and says who drew what. */
function index(names) {
  const loaders = names.map((set) => `${JSON.stringify(set)}: () => import('${SETS}/${set}')`)
  const authors = {}
  for (const { name, author } of listed()) (authors[author] ??= []).push(name)
  return `export const sets = { ${loaders.join(', ')} }\nexport const authors = ${JSON.stringify(authors)}\n`
}
