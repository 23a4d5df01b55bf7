import { clientDataProblems } from './clients/data/types.ts'
import { formatDollars } from './foundation/format/money.ts'
import { questionProblems } from './money/agreements/questionnaire.ts'
import { blacklistProblems } from './sales/blacklist.ts'
import { siteProblems } from './sites/intelligence/own-addresses.ts'

/** What is wrong with a record, by the field where it shows. */
type RecordCheck = (record: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>

const programProblems: RecordCheck = ({ code }) =>
  typeof code === 'string' && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(code)
    ? { code: 'Write small letters, digits and hyphens, such as acura-honda.' }
    : {}

const oemBudgetProblems: RecordCheck = ({ allotted, committed }) =>
  typeof allotted === 'number' && typeof committed === 'number' && committed > allotted
    ? { committed: `It is a part of ${formatDollars(allotted)} and cannot be more.` }
    : {}

/** Rules between the fields of a list, by its area. */
const recordChecks: Readonly<Record<string, RecordCheck | undefined>> = {
  agreementTemplateQuestions: questionProblems,
  clientDataTypes: clientDataProblems,
  leadBlacklist: blacklistProblems,
  clientSites: siteProblems,
  oemBudgets: oemBudgetProblems,
  oemPrograms: programProblems,
}

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
  ...daysInOrder(record),
  ...recordChecks[area]?.(record),
})
