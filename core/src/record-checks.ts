import { clientDataProblems } from './clients/data/types.ts'
import { between } from './foundation/rules/between.ts'
import type { Check } from './foundation/rules/check.ts'
import type { NumberInput } from './foundation/rules/number.ts'
import { daysOfNotice, monthsOfTerm } from './money/agreements/agreement.ts'
import { questionProblems } from './money/agreements/questionnaire.ts'
import { blacklistProblems } from './sales/blacklist.ts'
import { siteProblems } from './sites/intelligence/own-addresses.ts'

/** What is wrong with a record, by the field where it shows. */
type RecordCheck = (record: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>

const programProblems: RecordCheck = ({ code }) =>
  typeof code === 'string' && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(code)
    ? { code: 'Write small letters, digits and hyphens, such as acura-honda.' }
    : {}

/** Rules between the fields of a list, by its area. */
const recordChecks: Readonly<Record<string, RecordCheck | undefined>> = {
  agreementTemplateQuestions: questionProblems,
  clientDataTypes: clientDataProblems,
  leadBlacklist: blacklistProblems,
  clientSites: siteProblems,
  oemPrograms: programProblems,
}

/** Days after which something is due or too old: up to ten years. */
const days = (least: number): Check<NumberInput> => between(least, 3650)

/** What a number of a list must be, where it makes no sense beyond. */
const limits: Readonly<Record<string, Readonly<Record<string, Check<NumberInput>>>>> = {
  agreementTemplates: { months: monthsOfTerm, noticeDays: daysOfNotice },
  auditChecks: { days: days(0) },
  credentials: { rotateDays: days(1) },
  deliverableTasks: { dueDay: between(1, 31) },
  deliverableTemplates: { dueAfterDays: days(0) },
  metricAlarms: { threshold: between(0, 1e9) },
  oemPrograms: { longestName: between(1, 1000), claimDays: days(1) },
  onboardingTaskTemplates: { dueAfterDays: days(-3650) },
  opportunityStages: { staleAfterDays: days(1) },
  overwatchAlarms: { days: days(1) },
  parentOrganizations: { termsDays: between(0, 365) },
  taskTemplates: { dueAfterDays: days(0) },
}

const beyondLimits = (area: string, record: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(limits[area] ?? {}).flatMap(([field, check]): [string, string][] => {
      const value = record[field]
      const problem = typeof value === 'number' ? check(value) : null
      return problem === null ? [] : [[field, problem]]
    }),
  )

/** First and last days, by the names that fields have for them in every list. */
const firstAndLast = [
  ['startsAt', 'endsAt'],
  ['startedAt', 'endedAt'],
  ['runsFrom', 'runsUntil'],
] as const

const daysInOrder: RecordCheck = (record) =>
  Object.fromEntries(
    firstAndLast.flatMap(([first, last]): [string, string][] => {
      const [from, until] = [record[first], record[last]]
      return typeof from === 'string' && typeof until === 'string' && until !== '' && until < from
        ? [[last, 'The last day cannot be before the first.']]
        : []
    }),
  )

/**
 * What is wrong between the fields of a record, by the field where it shows. The server asks it, so that no browser
 * carries the rules of every list.
 * @param area of its list
 */
export const problemsOfRecord = (
  area: string,
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> => ({
  ...beyondLimits(area, record),
  ...daysInOrder(record),
  ...recordChecks[area]?.(record),
})
