// What is lit, in words: for whoever does not see the light, and where a choice decides the lesson.

import { title } from '../ask/answer/label'
import type { Question } from '../ask/question.svelte'
import * as tree from '../ask/tree'
import { say, titled, word } from '../lib/text.svelte'

/** The names of these options, as the question calls them. */
export function named(question: Question, ids: ReadonlySet<string> | null): string {
  const { here, room } = question
  if (!ids || !here) return ''
  const offered = here.kind === 'menu' ? tree.branches(here).map(([name]) => name) : []
  const listed = 'options' in here ? here.options : []
  const of = 'of' in here ? here.of : ''
  return [...ids]
    .flatMap((id) => {
      const option = listed.find((one) => String(one) === id)
      if (option !== undefined) return [title(question, of, option)]
      if (offered.includes(id)) return [room.piece(id) ? word(id) : titled('branch', id)]
      return []
    })
    .join(say('ui-guide-or'))
}
