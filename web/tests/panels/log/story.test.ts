import { expect, test } from 'vitest'
import { cutAtNames, filtered, news, story, tail, walked, type Teller } from '../../../src/panels/log/story'
import type { Event, Step } from '../../../src/wire'

const happened = (name: string, args: Record<string, unknown> = {}): Event => ({ name, rule: 'R-1', args, to: null })
const step = (serial: number, ...events: Event[]): Step => ({ serial, kind: 'answer', events })
const teller: Teller = {
  event: (event) => `${event.name} ${Object.values(event.args).join(' ')}`.trim(),
  heading: (event) => (event.name === 'turn' ? 'Turn' : ''),
  auto: () => '(auto)',
  step: (said) => said.text ?? said.kind,
  owner: (id) => (id === 'ann' ? 1 : undefined),
  known: (id) => id === 'ann',
}

const steps: Step[] = [
  step(1, happened('begun')),
  step(2, happened('turn'), happened('moved', { model: 'ann' })),
  { serial: 3, kind: 'said', seat: 0, text: 'hello' },
  step(4, happened('turn'), happened('rolled', { seat: 1 })),
]

test('chapters begin where an event has a heading', () => {
  const chapters = story(steps, teller)
  expect(chapters.map(({ title, lines }) => [title, lines.map(({ text }) => text)])).toEqual([
    ['', ['begun']],
    ['Turn', ['turn', 'moved ann', 'hello']],
    ['Turn', ['turn', 'rolled 1']],
  ])
})

test('a line belongs to the players it names: by seat, counted from 1, or by piece', () => {
  const texts = (seat: number) =>
    filtered(story(steps, teller), seat, '').flatMap(({ lines }) => lines.map((line) => line.text))
  expect(texts(0)).toEqual(['hello', 'rolled 1'])
  expect(texts(1)).toEqual(['moved ann'])
})

test('the search keeps the chapters of what it finds', () => {
  expect(filtered(story(steps, teller), null, 'MOVED').map(({ title }) => title)).toEqual(['Turn'])
  expect(filtered(story(steps, teller), null, 'nowhere')).toEqual([])
})

test('what the table answered for a player is said, also where nothing came of it', () => {
  const [chapter] = story(
    [
      { ...step(5, happened('ended'), happened('next')), auto: true },
      { ...step(6), auto: true },
    ],
    teller,
  )
  expect(chapter?.lines.map(({ text, auto }) => [text, auto])).toEqual([
    ['ended', true],
    ['next', false],
    ['answer', false],
  ])
})

test('only the last lines are drawn, and it is known how many are left out', () => {
  const { chapters, left } = tail(story(steps, teller), 3)
  expect(chapters.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(['hello', 'turn', 'rolled 1'])
  expect(left).toBe(3)
})

test('a sentence is cut where it names things, the longer name first', () => {
  const names: Record<string, string> = { ann: 'Ann', annabel: 'Annabel' }
  const cut = cutAtNames('Annabel sees Ann.', ['ann', 'annabel'], (id) => names[id] ?? '')
  expect(cut).toEqual([
    { text: 'Annabel', id: 'annabel' },
    { text: ' sees ' },
    { text: 'Ann', id: 'ann' },
    { text: '.' },
  ])
})

test('what was taken back is struck out, and what came after stands', () => {
  const undo: Step = { serial: 4, kind: 'undo', seat: 0, to: 1 }
  const told = story(
    [step(1, happened('a')), step(2, happened('b')), step(3, happened('c')), undo, step(5, happened('d'))],
    teller,
  )
  const lines = told.flatMap((chapter) => chapter.lines)
  expect(lines.filter((line) => line.undone).map((line) => line.text)).toEqual(['b', 'c'])
})

test('an undo that draws chance again is told by that, once, and is nobody’s chapter', () => {
  const free: Step = { serial: 3, kind: 'undo', seat: 0, to: 1 }
  const again = happened('chance-anew', { seat: 2, decisions: 1, deals: 3 })
  const late: Step = { serial: 5, kind: 'undo', seat: 1, to: 1, events: [again] }
  const told = story([step(1, happened('a')), step(2, happened('b')), free, step(4, happened('c')), late], teller)
  const lines = told.flatMap((chapter) => chapter.lines)
  expect(lines.map(({ text }) => text)).toEqual(['a', 'b', 'undo', 'c', 'chance-anew 2 1 3'])
  expect(lines.at(-1)).toMatchObject({ kind: 'undo', seats: [1], undone: false })
  expect(lines.filter((line) => line.undone).map((line) => line.text)).toEqual(['b', 'c'])
})

test('a concession is told by its event alone, and struck out when it is taken back', () => {
  const left: Step = { serial: 2, kind: 'concede', seat: 1, events: [happened('conceded', { seat: 2 })] }
  const lines = (...more: Step[]) => story([step(1, happened('a')), left, ...more], teller).flatMap((one) => one.lines)
  expect(lines().map(({ text, undone }) => [text, undone])).toEqual([
    ['a', false],
    ['conceded 2', false],
  ])
  expect(lines({ serial: 3, kind: 'undo', seat: 1, to: 1 }).map(({ undone }) => undone)).toEqual([false, true, false])
})

test('the squares of one walk are one line', () => {
  const moved = (model: string, origin: string, cell: string) => happened('moved', { model, origin, cell })
  const told = walked([
    moved('ann', 'a1', 'a2'),
    moved('ann', 'a2', 'b3'),
    happened('stopped', { model: 'ann' }),
    moved('ann', 'b3', 'b4'),
    moved('bob', 'b4', 'b5'), // somebody else
    moved('bob', 'c1', 'c2'), // from elsewhere
  ])
  expect(told.map(({ args }) => [args.model, args.origin, args.cell])).toEqual([
    ['ann', 'a1', 'b3'],
    ['ann', undefined, undefined],
    ['ann', 'b3', 'b4'],
    ['bob', 'b4', 'b5'],
    ['bob', 'c1', 'c2'],
  ])
})

test('what is new is told in sentences, the last ones if there are many', () => {
  expect(news(steps, 2, teller, 5)).toEqual({ lines: ['hello', 'turn', 'rolled 1'], left: 0 })
  expect(news(steps, 0, teller, 2)).toEqual({ lines: ['turn', 'rolled 1'], left: 4 })
  expect(news(steps, 4, teller, 5)).toEqual({ lines: [], left: 0 })
})
