import { done } from './about-one.ts'
import { emptyQuestion, type Reading, type TopicQuestion } from './question.ts'

const asks =
  /^(?:and |so |ok )*(?:who|which (?:clients|stores|dealers|accounts)|what (?:clients|stores))(?: all)?(?: is| are)?(?: (?:still|currently|now|being|in))* onboarding(?: (?:right now|now|currently|at the moment))*,? and (?:who|which|which ones|any)(?: of them)?(?: is| are)? (?:late|behind|overdue|stuck)$/

/** `who's onboarding and who's late`: what is left to do for each, and what of it is overdue. */
export function onboardingAsked(line: string): Reading | null {
  if (!asks.test(line)) return null
  const left: TopicQuestion = {
    ...emptyQuestion('onboardingTasks'),
    measures: ['count'],
    by: 'client',
    conditions: [{ column: 'done', is: '=', values: ['No'] }],
  }
  const late = { column: 'dueAt', is: '=', values: ['overdue'] } as const
  return done({ ask: 'several', questions: [left, { ...left, conditions: [...left.conditions, late] }] })
}
