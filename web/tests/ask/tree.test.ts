import { describe, expect, test } from 'vitest'
import { situation } from '../../src/ask/status/autopass.svelte'
import * as tree from '../../src/ask/tree'
import type { Ask, ChooseAsk, MenuAsk, PathAsk, PlaceAsk, Scene } from '../../src/wire'

const head = { seat: 0, rule: 'TOY-01', of: 'word' }
const step: PlaceAsk = { ...head, kind: 'place', name: 'step', about: { model: 'ann' } }
const walk: PathAsk = { ...head, kind: 'path', name: 'walk', about: { model: 'ann', distance: 4000 } }
const fight: ChooseAsk = {
  ...head,
  kind: 'choose',
  name: 'fight',
  of: 'model',
  options: ['bob', 'cleo'],
  about: { model: 'ann' },
}
const shoot: ChooseAsk = { ...fight, name: 'shoot', options: ['bob'] }
const action: MenuAsk = {
  ...head,
  kind: 'menu',
  name: 'action',
  about: { model: 'ann' },
  branches: { end: null, step, walk, fight, shoot, dig: { kind: 'closed' } },
}
const react: MenuAsk = {
  ...head,
  kind: 'menu',
  name: 'react',
  of: 'model',
  branches: { pass: null, ann: step, bob: { kind: 'closed' } },
}
const isPiece = (id: string) => ['ann', 'bob', 'cleo'].includes(id)
const about = (ask: Ask) => tree.mover(ask, isPiece, '')

describe('answers', () => {
  test('a way becomes nested branches', () => {
    expect(tree.wrap(['end'])).toBe('end')
    expect(tree.wrap(['fight'], 'bob')).toEqual({ fight: 'bob' })
    expect(tree.wrap(['ann', 'step'], [1, 2])).toEqual({ ann: { step: [1, 2] } })
    expect(tree.wrap([], 'ok')).toBe('ok')
    expect(tree.wrap(['sum'], 0)).toEqual({ sum: 0 })
  })

  test('what lies at the end of a way', () => {
    expect(tree.at(action, ['walk'])).toBe(walk)
    expect(tree.at(action, ['end'])).toBeNull()
    expect(tree.at(action, ['dance'])).toBeUndefined()
    expect(tree.at(action, ['end', 'more'])).toBeUndefined()
  })

  test('a branch with one option needs no question', () => {
    expect(tree.only(shoot)).toBe('bob')
    expect(tree.only(fight)).toBeUndefined()
    expect(tree.only(null)).toBeUndefined()
  })

  test('to do nothing', () => {
    expect(tree.idleAnswer(action)).toBe('end')
    expect(tree.idleAnswer(react)).toBe('pass')
    expect(tree.passable(react)).toBe(true)
    expect(tree.passable(action)).toBe(false)
  })
})

describe('dragging a model', () => {
  test('finds the branches behind which it moves', () => {
    expect(tree.moves(action, 'ann', about).map((found) => found.way)).toEqual([['step'], ['walk']])
    expect(tree.moves(action, 'bob', about)).toEqual([])
    expect(tree.moves(react, 'ann', about).map((found) => found.way)).toEqual([['ann']])
  })

  test('does not put down what the model only drops', () => {
    const drop: PlaceAsk = { ...step, name: 'drop', about: { model: 'ann', puts: 'corpse', radius: 591 } }
    expect(tree.moves(drop, 'ann', about)).toEqual([])
  })

  test('means the plain move, and no other', () => {
    const found = tree.moves(action, 'ann', about)
    expect(tree.plainMove(found, { moves: ['walk', 'step'] })?.way).toEqual(['walk'])
    expect(tree.plainMove(found, { moves: ['run', 'step'] })?.way).toEqual(['step'])
    expect(tree.plainMove(found, {})?.way).toEqual(['walk']) // that no game names: the one that goes furthest
    expect(tree.plainMove([], {})).toBeUndefined()
  })

  test('means moves of which it is asked later where they go', () => {
    const here: MenuAsk = { ...action, branches: { run: null, sneak: null, end: null, fly: { kind: 'closed' } } }
    expect(tree.errands(here, 'ann', about, { moves: ['fly', 'sneak', 'run'] })).toEqual(['sneak', 'run'])
    expect(tree.errands(here, 'bob', about, { moves: ['run'] })).toEqual([])
  })
})

describe('in a list', () => {
  test('what ends it comes last, then what is shut; moves stand in their own order', () => {
    const here: MenuAsk = { ...action, branches: { end: null, face: null, fly: { kind: 'closed' }, step, fight, walk } }
    const names = tree.listedBranches(here, { moves: ['walk', 'step'], minor: ['face', 'end'] }).map(([name]) => name)
    expect(names).toEqual(['walk', 'fight', 'step', 'face', 'end', 'fly'])
  })

  test('to pass is the last option', () => {
    expect(tree.listedOptions({ ...fight, options: ['pass', 'bob', 'cat'] })).toEqual(['bob', 'cat', 'pass'])
    expect(tree.listedOptions(fight)).toBe(fight.options)
    for (const name of ['none', 'decline'])
      expect(tree.listedOptions({ ...fight, options: [name, 'bob'] })).toEqual(['bob', name])
    const trigger: MenuAsk = { ...head, kind: 'menu', name: 'trigger', branches: { none: null, push: null } }
    expect(tree.listedBranches(trigger, {}).map(([name]) => name)).toEqual(['push', 'none'])
    expect(tree.idleAnswer(trigger)).toBe('none')
    const rank = (id: string) => ['cat', 'bob', 'ann'].indexOf(id) // an enemy, a friend, oneself
    expect(tree.listedOptions({ ...fight, options: ['ann', 'pass', 'bob', 'cat'] }, rank)).toEqual([
      'cat',
      'bob',
      'ann',
      'pass',
    ])
  })
})

test('a list that is alone behind a menu is chosen from at once, unless somebody acts', () => {
  const wake: MenuAsk = { ...head, kind: 'menu', name: 'wake', branches: { pass: null, model: fight } }
  expect(tree.sole(wake)).toEqual({ way: ['model'], leaf: fight })
  expect(tree.sole({ ...wake, branches: { model: fight, other: shoot } })).toBeUndefined()
  expect(tree.sole({ ...wake, about: { model: 'ann' } })).toBeUndefined()
  expect(tree.sole(fight)).toBeUndefined()
})

describe('the menu of a piece', () => {
  test('an enemy: what can be done to it', () => {
    expect(tree.involving(action, 'bob', about)).toEqual([
      { way: ['fight'], value: 'bob', shut: false },
      { way: ['shoot'], value: 'bob', shut: false },
    ])
  })

  test('who acts: everything, shut branches too', () => {
    const found = tree.involving(action, 'ann', about)
    expect(found.map((item) => item.way[0])).toEqual(['end', 'step', 'walk', 'fight', 'shoot', 'dig'])
    expect(found.at(-1)?.shut).toBe(true)
  })

  test('a list to choose from', () => {
    expect(tree.involving(fight, 'bob', (ask) => about({ ...ask, about: {} }))).toEqual([
      { way: [], value: 'bob', shut: false },
    ])
    expect(tree.involving(react, 'bob', about)).toEqual([{ way: ['bob'], shut: true }])
  })
})

describe('passing', () => {
  const scene: Scene = {
    game: 'toy',
    seat: 0,
    phase: 'play',
    active: 'bob',
    tracks: [{ name: 'turn', value: 2 }],
    pieces: [{ id: 'ann', seat: 0, card: 'a', at: [0, 0, 0], radius: 500 }],
  }

  test('until the turn ends', () => {
    expect(situation({ ...scene, active: 'cleo' }, 'turn')).toBe(situation(scene, 'turn'))
    expect(situation({ ...scene, tracks: [{ name: 'turn', value: 3 }] }, 'turn')).not.toBe(situation(scene, 'turn'))
  })

  test('until something changes: who acts, or how the own models fare', () => {
    expect(situation({ ...scene }, 'change')).toBe(situation(scene, 'change'))
    expect(situation({ ...scene, active: 'cleo' }, 'change')).not.toBe(situation(scene, 'change'))
    const hurt = scene.pieces!.map((piece) => ({ ...piece, health: { boxes: 3, lost: 1 } }))
    expect(situation({ ...scene, pieces: hurt }, 'change')).not.toBe(situation(scene, 'change'))
  })
})
