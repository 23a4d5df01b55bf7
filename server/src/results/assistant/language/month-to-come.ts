import { addMonths, monthNames } from '@portal/core/foundation/format'

const names = monthNames.map((name) => name.slice(0, 3).toLowerCase())

/** How far ahead a month is one that comes, and none of the year before. */
const monthsAhead = 6

const looks = new RegExp(
  `^(?:so |and |ok(?:ay)? )*(?:how|what)(?:['’]?s| is| does| do| will)? (?:the )?((?:${names.join('|')})[a-z]*)(?: going to)? (?:be )?(?:look(?:s|ing)?|shap(?:e|es|ing)|set)(?: up)?(?: like)?(?= (?:for|at|with|of) |[?.! ]*$)(?: (?:for|at|with|of) (.+?))?[?.! ]*$`,
  'i',
)

/** `how does December look`, asked in November: the budgets of the month that comes, and no results of that of the year before. */
export function inMonthToCome(text: string, today: string): string {
  const [, said, whose] = looks.exec(text) ?? []
  const at = said === undefined ? -1 : names.indexOf(said.slice(0, 3).toLowerCase())
  if (at < 0) return text
  const running = `${today.slice(0, 7)}-01`
  const of = (months: number): string => addMonths(running, months)
  const ahead = Array.from({ length: monthsAhead }, (_, months) => of(months + 1)).find(
    (first) => Number(first.slice(5, 7)) === at + 1,
  )
  if (ahead === undefined) return text
  return `budgets${whose === undefined ? '' : ` of ${whose}`} in ${monthNames[at]} ${ahead.slice(0, 4)}`
}
