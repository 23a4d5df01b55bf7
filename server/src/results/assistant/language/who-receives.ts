import { done } from './about-one.ts'
import { lowsOf, type Item } from './items.ts'
import type { Reading, TopicQuestion } from './question.ts'

const asks =
  /^(?:and |ok )*(?:who|which (?:one|ones|of (?:them|those)))(?: of (?:them|those))? (?:gets?|receives?|is getting|are getting|should get) (?:the |our |their )?(?:monthly )?(report|invoice|bill)s?$/

/** `who gets reports` after the contacts of a store: of those. */
export function whoReceives(items: readonly Item[], before: TopicQuestion): Reading | null {
  const what = before.topic === 'contacts' ? asks.exec(lowsOf(items))?.[1] : undefined
  if (what === undefined) return null
  const column = what === 'report' ? 'receivesReports' : 'receivesInvoices'
  return done({
    ...before,
    conditions: [
      ...before.conditions.filter((one) => one.column !== column && one.column !== 'isPrimary'),
      { column, is: '=', values: ['Yes'] },
    ],
  })
}
