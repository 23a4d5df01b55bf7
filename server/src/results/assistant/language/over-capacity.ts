import { done } from './about-one.ts'
import type { Read } from './prepare.ts'
import { emptyQuestion, isTopic, type Question, type Reading, type TopicQuestion } from './question.ts'

/** The reports that say how much work each team has. */
const bandwidths = [
  'bandwidthAccountManagement',
  'bandwidthSem',
  'bandwidthSeo',
  'bandwidthSocial',
  'bandwidthPremium',
] as const

const asks =
  /^(?:who(?: all)?|which people|which employees|which of us)(?: is| are)?(?: (?:currently|right now|now|still))* (over capacity|above capacity|overloaded|overworked|overbooked|maxed out|swamped|slammed|full|at capacity)(?: (?:right now|now|this month|at the moment|currently|here|on the team|in the agency))*$/

/** `who's over capacity`, without a team that is named: whoever is, in every team whose report is open. */
export function overCapacity({ may, ofStore }: Read, line: string): Reading | null {
  const said = asks.exec(line)?.[1]
  if (said === undefined || ofStore) return null
  const state = /^(?:full|at capacity)$/.test(said) ? 'Full' : 'Over'
  const questions = bandwidths
    .filter((id) => may?.(id) !== false)
    .map((id): TopicQuestion => ({
      ...emptyQuestion(id),
      conditions: [{ column: 'state', is: '=', values: [state] }],
    }))
  const [only, other] = questions
  if (!only) return null
  return done(other ? { ask: 'several', questions } : only)
}

const isOfTeam = (question: Question): boolean =>
  isTopic(question) && bandwidths.some((id) => id === question.topic)

/** Whether a question is one about every team. */
export const isOfEveryTeam = (question: Question): boolean =>
  question.ask === 'several' && question.questions.every(isOfTeam)

/** Whether what is asked of every team goes on with a question about one of them. */
export const staysWithTeam = (question: Question, before: Question | null): boolean =>
  isOfEveryTeam(question) && before !== null && isOfTeam(before)
