// Puts the drawings of game-icons beside the client, in one file: the server sends of it what a table shows. What there is, with its author,
// is listed in emblems.txt beside the Python that checks the names.

import { readFileSync } from 'node:fs'

const LIST = new URL('../src/escarmouche/core/views/emblems.txt', import.meta.url)
const ICONS = new URL('./node_modules/@iconify-json/game-icons/icons.json', import.meta.url)

const AUTHORS = 'virtual:emblems/authors'
const FILE = 'drawings.json'

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
 * The outline of every emblem by its name.
 * @returns {Record<string, string>}
 */
export function drawings() {
  const all = bodies()
  return Object.fromEntries(listed().map(({ name }) => [name, outline(all.get(name))]))
}

const COMMAND = /([a-z])([^a-z]*)/gi
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g
const MOVES = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2 } // what is measured from where the pen is: how many numbers a stroke has

/**
 * The outline of a drawing in whole units, of which there are 512: finer than a screen shows it, and half as much to fetch. What is lost in
 * a stroke is given to the next, so that no point is further than a unit from where it was drawn. Arcs, of which there are few, stay as they are.
 * @param {string} body
 */
export function outline(body) {
  const [, path = ''] = /\sd="([^"]+)"/.exec(body) ?? []
  let lost = [0, 0]
  let begun = lost // where this part of the outline begins
  return path.replace(COMMAND, (part, command, numbers) => {
    if (command === 'z') lost = [...begun]
    else if (command === 'H') lost = [0, lost[1]]
    else if (command === 'V') lost = [lost[0], 0]
    else if (command < 'a') lost = [0, 0] // said in full
    const count = MOVES[command]
    const given = count ? (numbers.match(NUMBER) ?? []).map(Number) : []
    const strokes = given.flatMap((_, k) => (k % count ? [] : stroke(command, given.slice(k, k + count), lost)))
    if (command === 'm' || command === 'M') begun = [...lost]
    return count ? command + joined(strokes) : part
  })
}

/** A stroke in whole units; `lost` is by how much the pen is not where it should be. */
function stroke(command, numbers, lost) {
  const axis = (k) => (command === 'v' ? 1 : command === 'h' ? 0 : k % 2)
  const whole = numbers.map((number, k) => Math.round(number + lost[axis(k)]))
  const ends = command === 'h' || command === 'v' ? [0] : [numbers.length - 2, numbers.length - 1]
  for (const k of ends) lost[axis(k)] += numbers[k] - whole[k]
  return whole
}

const joined = (numbers) =>
  numbers.reduce((text, number) => text + (text && number >= 0 ? ' ' : '') + String(number), '')

/** @returns {import('vite').Plugin} */
export function emblems() {
  return {
    name: 'emblems',
    resolveId: (id) => (id === AUTHORS ? '\0' + id : undefined),
    load: (id) => (id === '\0' + AUTHORS ? credits() : undefined),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(drawings()) })
    },
  }
}

/** The module that says who drew what. */
function credits() {
  const authors = {}
  for (const { name, author } of listed()) (authors[author] ??= []).push(name)
  return `export const authors = ${JSON.stringify(authors)}\n`
}
