// Ways to a table from the pages and cards of the lessons: a lesson, and a first real game.

import { get, post } from '../lib/api'
import { route } from '../lib/route.svelte'
import { settings } from '../lib/settings.svelte'
import { lesson as teaching, quick } from '../pages/plan'
import { keptRooms } from '../room/kept.svelte'
import type { Created, Form, Plan } from '../wire'

/** A table for a lesson, from its beginning. */
export const beginLesson = (game: string, lesson: string): Promise<void> => begin({ game, lesson })

/** A whole game against a bot: the set-up that teaches the game, where it has one, else the one for newcomers. */
export async function beginGame(game: string): Promise<void> {
  const forms = await get<Form[]>('api/games')
  const form = forms.find((offered) => offered.game === game)
  if (!form) return
  const plan = Object.keys(form.lesson ?? {}).length ? teaching : quick
  await begin(plan(form, settings.language, settings.name))
}

async function begin(plan: Plan): Promise<void> {
  const created = await post<Created>('api/rooms', plan)
  keptRooms.created(created, plan.game, plan.lesson)
  route.go(`/room/${created.room}`)
}
