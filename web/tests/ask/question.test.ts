import { beforeEach, describe, expect, test, vi, type Mock } from 'vitest'
import { Question, type Follow } from '../../src/ask/question.svelte'
import { settings } from '../../src/lib/settings.svelte'
import type { Ask, MenuAsk, PlaceAsk, SomeAsk } from '../../src/wire'
import { FakeRoom } from '../fixtures/room'

const head = { seat: 0, rule: 'TOY-01', of: 'word' }
const step: PlaceAsk = { ...head, kind: 'place', name: 'step', about: { model: 'ann' } }
const tick: SomeAsk = { ...head, kind: 'some', name: 'tick', options: ['a', 'b', 'c'], least: 0, most: 2 }
const menu: MenuAsk = {
  ...head,
  kind: 'menu',
  name: 'act',
  branches: {
    step,
    tick,
    fight: { ...head, kind: 'choose', name: 'fight', of: 'model', options: ['bob'] },
    pass: null,
    dig: { kind: 'closed', key: 'why-no-stone', rule: 'TOY-02' },
    jump: { kind: 'closed' },
  },
}

let fake: FakeRoom
let question: Question
let follow: { [K in keyof Required<Follow>]: Mock<Required<Follow>[K]> }

function ask(asked: Ask | null): void {
  fake = new FakeRoom(asked)
  follow = { stepped: vi.fn(), pointed: vi.fn(), sent: vi.fn(), sure: vi.fn(() => Promise.resolve(false)) }
  question = new Question(fake.room, follow)
}

beforeEach(() => ask(menu))

describe('going into it', () => {
  test('a branch with something to ask is entered, and whoever draws is told', () => {
    question.enter('step')
    expect([question.way, question.here]).toEqual([['step'], step])
    expect(follow.stepped).toHaveBeenLastCalledWith(step)
    question.go([])
    expect(question.here).toEqual(menu)
    expect(follow.stepped).toHaveBeenLastCalledWith(menu)
  })

  test('a branch with nothing to ask is the answer, and so is the only option behind one', () => {
    question.enter('pass')
    question.enter('fight')
    expect(fake.answers).toEqual(['pass', { fight: 'bob' }])
    expect(follow.sent).toHaveBeenCalledTimes(2)
    expect(question.way).toEqual([])
  })

  test('what was picked is forgotten on the way', () => {
    question.go(['tick'])
    question.toggle('a')
    question.go([])
    expect([...question.picks]).toEqual([])
  })

  test('an option that is looked at lights up on the board', () => {
    question.look('bob')
    expect([question.pointed, fake.hovered]).toEqual(['bob', 'bob'])
    question.look(null)
    expect(fake.hovered).toBeNull()
    expect(follow.pointed.mock.calls).toEqual([['bob'], [null]])
  })
})

describe('what is not worth asking', () => {
  beforeEach(() => {
    fake.view = { moment: 1, idle: 'pass' }
    settings.spare = true
  })

  test('is not put, but answered by the table', async () => {
    expect([question.spared, question.top]).toEqual([true, null])
    await question.spare()
    expect(fake.said).toEqual([['auto', 'pass']])
  })

  test('is put where the reader wants it', () => {
    settings.spare = false
    expect([question.spared, question.top]).toEqual([false, menu])
  })

  test('is put after all if the answer is not taken, and not tried again', async () => {
    fake.reply = { t: 'reply', ref: 0, ok: false }
    await question.spare()
    expect([question.spared, question.top]).toEqual([false, menu])
  })
})

describe('a warning', () => {
  const warns = [{ key: 'warn-unused' }]

  test('is given once, and nothing is sent without a yes', async () => {
    fake.known[''] = { pass: { warns } }
    await question.learn()
    question.enter('pass')
    await vi.waitFor(() => expect(follow.sure).toHaveBeenCalledTimes(1))
    expect(fake.answers).toEqual([])
    question.enter('pass')
    await vi.waitFor(() => expect(fake.answers).toEqual(['pass']))
    expect(follow.sure).toHaveBeenCalledTimes(1)
  })

  test('that is confirmed lets the answer go', async () => {
    follow.sure.mockResolvedValue(true)
    fake.known[''] = { pass: { warns } }
    await question.learn()
    expect(await question.give('pass')).toBe(true)
    expect(fake.answers).toEqual(['pass'])
  })

  test('is given of a branch that was taken, of the only option behind one, and of what a menu on the board answers', async () => {
    follow.sure.mockResolvedValue(true)
    fake.known[''] = { tick: { warns } }
    fake.known['fight'] = { bob: { warns: [{ key: 'warn-into-fight' }] } }
    await question.learn()
    question.go(['tick'])
    expect(await question.give(['a'])).toBe(true)
    question.go([])
    await question.learn()
    expect(await question.send({ fight: 'bob' })).toBe(true)
    expect(follow.sure.mock.calls.map(([{ key }]) => key)).toEqual(['warn-unused', 'warn-into-fight'])
  })

  test('is not given before what a bot was asked for', async () => {
    fake.known[''] = { pass: { warns } }
    await question.learn()
    expect(await question.send('pass', true)).toBe(true)
    expect(follow.sure).not.toHaveBeenCalled()
  })
})

describe('why not', () => {
  test('is said at once where the branch tells it', () => {
    question.enter('dig')
    expect(question.reason).toEqual({ name: 'dig', why: { key: 'why-no-stone', rule: 'TOY-02', args: {} } })
  })

  test('is asked for where it does not', async () => {
    fake.details['jump'] = { kind: 'closed', key: 'why-tired' }
    const told = question.explain('jump')
    expect(question.reason).toEqual({ name: 'jump', why: null })
    await told
    expect(question.reason?.why?.key).toBe('why-tired')
  })
})

describe('ticking', () => {
  test('of several, and of one only the last', () => {
    question.go(['tick'])
    question.toggle('a')
    question.toggle('b')
    question.toggle('a')
    expect([...question.picks]).toEqual(['b'])
    ask({ ...tick, most: 1 })
    question.toggle('a')
    question.toggle('c')
    expect([...question.picks]).toEqual(['c'])
  })
})

describe('answering', () => {
  test('one answer at a time', async () => {
    fake.sending = true
    expect(await question.give('a')).toBe(false)
    expect(fake.answers).toEqual([])
  })

  test('a refusal stays to be read; a lost connection only until it is back', async () => {
    fake.reply = { t: 'reply', ref: 0, ok: false, fault: { code: 'illegal', why: { key: 'why-not' } } }
    expect(await question.give('a')).toBe(false)
    question.reconnected()
    expect(question.fault).toEqual({ key: 'why-not' })
    fake.reply = { t: 'reply', ref: 0, ok: false }
    await question.give('a')
    expect(question.fault).toEqual({ key: 'ui-not-sent' })
    question.reconnected()
    expect(question.fault).toBeNull()
  })

  test('it is remembered whether a place was the answer', async () => {
    ask(step)
    await question.give([1, 2])
    expect(question.placed).toBe('step')
  })

  test('how likely it is, is asked only where chance decides', async () => {
    expect(await question.odds(menu, [], 'a')).toBe('')
    expect(fake.said).toEqual([])
    await question.odds({ ...menu, about: { odds: true } }, ['step'], 'a')
    expect(fake.said).toEqual([['preview', { step: 'a' }]])
  })
})

test('details that come too late are left alone', async () => {
  const detailed: PlaceAsk = { ...step, outline: [[[0, 0]]] }
  fake.details['step'] = detailed
  question.go(['step'])
  const late = question.fetchDetails()
  question.go([])
  expect(await late).toBeNull()
  question.go(['step'])
  expect(await question.fetchDetails()).toEqual(detailed)
  expect(question.here).toEqual(detailed)
})

describe('what led to it is shown first', () => {
  test('a question waits until then, or until it is asked for; once it is put it stays, until it is answered', () => {
    let held = true
    const [room, follow] = [new FakeRoom(menu), { stepped: vi.fn(), pointed: vi.fn(), sent: vi.fn() }]
    const before = () => new Question(room.room, follow, () => held)
    expect([before().waits, before().top]).toEqual([true, null])

    const asked = before()
    asked.put()
    expect([asked.waits, asked.top]).toEqual([false, menu])

    const seen = before()
    held = false
    seen.heed()
    held = true // others do something meanwhile
    expect([seen.waits, seen.top]).toEqual([false, menu])

    const answered = before()
    answered.put()
    room.sending = true
    answered.heed()
    expect([answered.waits, answered.top]).toEqual([true, null])
  })

  test('where nothing is asked, nothing waits', () => {
    const question = new Question(
      new FakeRoom(null).room,
      { stepped: vi.fn(), pointed: vi.fn(), sent: vi.fn() },
      () => true,
    )
    expect([question.waits, question.top]).toEqual([false, null])
  })
})
