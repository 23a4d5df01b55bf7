import { abilitiesWith, cannot } from '../results/assistant/answers/abilities.ts'
import { addDays, agencyDay, workingInstant } from './days.ts'
import type { SeedRow } from './insert-rows.ts'

interface Talk {
  /** Whose. */
  readonly userId: number
  readonly daysAgo: number
  readonly title: string | null
  /** A question, then its answer. */
  readonly said: readonly (readonly [question: string, answer: string])[]
}

/** What it says of itself to whoever may see everything. */
const abilities = abilitiesWith({
  one: 'Hartwell Volkswagen',
  other: 'Hartwell Mitsubishi',
  may: () => true,
  isEmployee: true,
})

/** What two people asked the assistant lately. */
const talks: readonly Talk[] = [
  { userId: 1, daysAgo: 12, title: 'What it can answer', said: [['What can you do?', abilities]] },
  {
    userId: 1,
    daysAgo: 3,
    title: null,
    said: [
      ['Write my report of the week', `${cannot}\n\n${abilities}`],
      ['Thanks all the same', abilities],
    ],
  },
  {
    userId: 5,
    daysAgo: 1,
    title: null,
    said: [['Which campaigns should we start in spring?', `${cannot}\n\n${abilities}`]],
  },
]

/** Chats of the demo agency, relative to today; the ids are given, so that they are the same every time. */
export function chatRows(now: Date): { readonly sessions: SeedRow[]; readonly messages: SeedRow[] } {
  const today = agencyDay(now)
  const messages: SeedRow[] = []
  const sessions = talks.map(({ userId, daysAgo, title, said }, place): SeedRow => {
    const at = (line: number): string => workingInstant(addDays(today, -daysAgo), 10 + place, 15 + line)
    for (const [line, [question, answer]] of said.entries()) {
      const asked = messages.length + 1
      const row = { tenant_id: 1, session_id: place + 1, cut: false }
      messages.push(
        { ...row, id: asked, kind: 'human', content: question, answers_id: null, created_at: at(2 * line) },
        {
          ...row,
          id: asked + 1,
          kind: 'ai',
          content: answer,
          answers_id: asked,
          created_at: at(2 * line + 1),
        },
      )
    }
    return {
      tenant_id: 1,
      id: place + 1,
      key: `chat_${userId}_00000000-0000-4000-8000-00000000000${place + 1}`,
      user_id: userId,
      title: title ?? said[0]?.[0] ?? null,
      last_title: title === null ? null : (said[0]?.[0] ?? null),
      first_message_at: at(0),
      last_message_at: at(2 * said.length - 1),
      message_count: 2 * said.length,
      created_at: at(0),
    }
  })
  return { sessions, messages }
}
