import { expect, test } from 'vitest'
import { after, parts } from '../../src/lessons/list'
import type { LessonInfo } from '../../src/wire'

const info = (id: string, level: number, rest: Partial<LessonInfo> = {}): LessonInfo => ({
  id,
  game: 'toy',
  title: id,
  goal: id,
  idea: id,
  minutes: 3,
  level,
  ...rest,
})
const list = [info('hard', 4), info('first', 0, { guided: true }), info('quiz', 1, { quiz: true }), info('easy', 1)]

test('the guided game, the lessons from easy to expert, the quizzes', () => {
  const { first, lessons, quizzes } = parts(list)
  expect(first?.id).toBe('first')
  expect(lessons.map(({ id }) => id)).toEqual(['easy', 'hard'])
  expect(quizzes.map(({ id }) => id)).toEqual(['quiz'])
})

test('after a lesson comes the one that it names, else the next that was not done', () => {
  const none = (): boolean => false
  expect(after(list, 'first', none)?.id).toBe('easy')
  expect(after(list, 'first', (id) => id === 'easy')?.id).toBe('hard')
  expect(after([...list, info('odd', 2, { next: 'first' })], 'odd', none)?.id).toBe('first')
  expect(after(list, 'quiz', none)).toBeNull()
})
