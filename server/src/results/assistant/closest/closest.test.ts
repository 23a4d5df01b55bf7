import { expect, it } from 'vitest'
import { stemsOf } from '../language/tokens.ts'
import { closestTo } from './closest.ts'
import { places } from './places.ts'

const firstOf = (question: string): string | undefined => closestTo(stemsOf(question))[0]?.place.id

it.each([
  ['who should i call first monday morning', 'topic overwatch'],
  ['who is the parts manager and his email', 'topic contacts'],
  ['whats the daily spend they need to land on it', 'topic pacingReport'],
  ['budget increase requests still open for sem services', 'topic budgetIncreases'],
  ['which strategies are stuck in draft', 'topic strategies'],
  ['platform spend didnt match budget in october', 'topic reconciliation'],
  ['coop money were still waiting on', 'topic coopClaims'],
  ['which stores might leave us and how much money is that', 'topic priorityWatchlist'],
  ['any with no action plan', 'topic watchlistSteps'],
  ['which contracts run out first', 'topic agreements'],
  ['accounts without 2fa', 'screen two-factor-authentication.index'],
  ['how long do we keep audit logs', 'screen settings.retention'],
  ['which scheduled reports are paused and why', 'screen reporting.schedules'],
  ['who acknowledged the alarms', 'topic metricAlarmRings'],
  ['which deals havent moved in 2 weeks', 'topic opportunities'],
  ['onboarding for new stores, whats behind schedule', 'topic onboardingTasks'],
  ['how many leads turned into sold in october', 'topic croDashboard'],
  ['dv360 budget pacing, whos under 80%', 'topic pacing'],
  ['which stellantis stores are behind on heavy up', 'topic oemTracker'],
  ['forms that somebody hasnt filled in yet', 'topic formAnswers'],
  ['organic traffic trending down for anyone 3 months in a row', 'topic seoPerformance'],
  ['pages that load with errors after the website launch', 'topic websiteMigrations'],
  ['show me the competition of cascade ford', 'topic competitors'],
  ['calls that nobody answered', 'topic callsByTracker'],
  ['creative approved by the dealer', 'topic proofs'],
])('%s stands in %s', (question, place) => {
  expect(firstOf(question)).toBe(place)
})

it('finds every list, report and screen by its own title of several words, but where several are called so', () => {
  const lost = places
    .filter(({ title }) => / /.test(title))
    .filter(({ title }) => {
      const alike = new Set(places.filter((one) => one.title === title).map(({ id }) => id))
      const found = closestTo(stemsOf(title)).slice(0, 4)
      return found.length > 0 && !found.some(({ place }) => alike.has(place.id))
    })
    .map(({ title }) => title)
  expect(lost).toEqual([])
})

it('has nothing for words that the portal does not have', () => {
  expect(closestTo(stemsOf('what is the best one of them'))).toEqual([])
  expect(closestTo(stemsOf('zurple quux'))).toEqual([])
})
