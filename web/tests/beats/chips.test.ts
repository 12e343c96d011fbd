import { expect, it } from 'vitest'
import { beatsOf, latest, type Kinds } from '../../src/beats/beats'
import { actorOf, chipsOf, shortened, type Telling } from '../../src/beats/chips'
import type { Event, Step } from '../../src/wire'

const happened = (name: string, args: Record<string, unknown> = {}): Event => ({ name, rule: '', args })
const step = (serial: number, ...events: Event[]): Step => ({ serial, kind: 'answer', seat: 1, events })
const kinds: Kinds = { woken: 'activation', went: 'move', hit: 'attack', round: 'turn', hurt: 'harm' }
const known = { kinds, isPiece: (id: string) => ['ann', 'bob'].includes(id), grid: null }

const STEPS = [
  step(1, happened('round', { turn: 2 }), happened('woken', { model: 'ann' })),
  step(2, happened('went', { model: 'ann', start: [0, 0, 0], end: [3000, 4000, 0] }), happened('aside')),
  step(3, happened('hit', { model: 'ann', target: ['bob'], action: 'shove' }), happened('hurt', { model: 'bob' })),
]

it('events become beats if the game says so, with who, at whom and which way', () => {
  const beats = beatsOf(STEPS, known)
  expect(beats.map(({ key, kind, who, targets }) => [key, kind, who, targets])).toEqual([
    ['1.0', 'turn', '', []],
    ['1.1', 'activation', 'ann', []],
    ['2.0', 'move', 'ann', []],
    ['3.0', 'attack', 'ann', ['bob']],
    ['3.1', 'harm', 'bob', []],
  ])
  expect(beats[2]?.way).toEqual({ from: [0, 0], legs: [[3000, 4000]] })
  expect(latest(beats).map(({ kind }) => kind)).toEqual(['activation', 'move', 'attack', 'harm'])
})

it('what was taken back is no beat', () => {
  const beats = beatsOf([...STEPS, { serial: 4, kind: 'undo', to: 2 }], known)
  expect(beats.at(-1)?.key).toBe('2.0')
})

it('a word that every object has is no event of a game', () => {
  expect(beatsOf([step(1, happened('constructor'))], known)).toEqual([])
})

const telling: Telling = {
  move: 'Move',
  event: ({ event: { name, args } }) => (name === 'hit' ? 'Ann: shove at Bob.' : `${String(args.model)} ${name}.`),
  name: (id) => (id === 'ann' ? 'Ann' : id),
  length: ({ way }) => (way ? '5″' : ''),
}

it('each beat is a chip, up to the one that is shown now', () => {
  const beats = latest(beatsOf(STEPS, known)).slice(0, 3)
  expect(actorOf(beats)).toBe('ann')
  expect(chipsOf(beats, beats[2]!, telling)).toEqual([
    { key: '2.0', kind: 'move', title: 'Move', detail: '5″', whole: 'ann went.', now: false },
    { key: '3.0', kind: 'attack', title: '', detail: 'Shove at Bob.', whole: 'Ann: shove at Bob.', now: true },
  ])
})

it('a sentence loses the name at its beginning, and no part of another name', () => {
  expect(shortened('Ann moves.', 'Ann')).toBe('Moves.')
  expect(shortened('Ann : pousse Bob.', 'Ann')).toBe('Pousse Bob.')
  expect(shortened('Annika moves.', 'Ann')).toBe('Annika moves.')
  expect(shortened('Ann’s blow fails.', 'Ann')).toBe('Ann’s blow fails.')
  expect(shortened('Bob moves.', '')).toBe('Bob moves.')
})
