import { done } from './about-one.ts'
import { ownDepartment } from './own-team.ts'
import type { Period } from './period.ts'
import { emptyQuestion, type Reading } from './question.ts'

/** What people of the team have in hand, as one calls it. */
const counted: readonly (readonly [RegExp, string])[] = [
  [/^(?:clients|accounts|stores|dealers|dealerships)$/, 'clients'],
  [/^(?:late|overdue) deliverables$/, 'lateDeliverables'],
  [/^(?:open )?deliverables$/, 'deliverables'],
]

/** `who on my team has the most accounts`. */
const asked =
  /^(?:and )?(?:who|which (?:person|one|people)) (?:on|in|of) (?:my|our|the) (?:team|department)(?: now)? (?:has|have|is on|manages|handles|got) the (most|fewest|least) (\w+(?: \w+)?)$/

/**
 * People of one's own team in the order of what they have in hand. Null where nothing that the team's screen counts is asked.
 */
export function teamRanked(line: string): Reading | null {
  const [, which, what = ''] = asked.exec(line) ?? []
  const column = counted.find(([pattern]) => pattern.test(what))?.[1]
  if (which === undefined || column === undefined) return null
  return done({
    ...emptyQuestion('team'),
    measures: [column],
    by: 'person',
    conditions: [{ column: 'department', is: '=', values: [ownDepartment] }],
    order: { column, descending: which === 'most' },
  })
}

/** `who on the team has not logged an activity since Monday`. */
const idle =
  /^(?:and )?(?:who|which (?:person|one|people)) (?:on|in|of) (?:my|our|the) (?:team|department) (?:has|have|did) (?:not|never)(?: yet)? (?:log|logged|add|added|write|written|wrote|enter|entered) (?:an |any )?(?:activity|activities|anything)(?: since| in| during| for)?(?: the)? \u0002$/

/** People of the team who last logged an activity before some days; null where that is not asked. */
export function teamIdle(line: string, period: Period | null): Reading | null {
  if (period === null || !idle.test(line)) return null
  return done({
    ...emptyQuestion('team'),
    measures: ['lastActivity'],
    conditions: [
      { column: 'lastActivity', is: '<', values: [period.from] },
      { column: 'department', is: '=', values: [ownDepartment] },
    ],
  })
}
