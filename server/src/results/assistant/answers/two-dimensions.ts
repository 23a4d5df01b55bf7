import { addDays, monthRange, mondayOf } from '@portal/core/foundation/format'
import { CannotTell, type Cell, type ReadRows, type Rows, type Wanted } from './rows.ts'
import { lower } from './words.ts'
import type { Period } from '../language/period.ts'
import { daysOfFigures } from './core/results.ts'

type Unit = 'day' | 'week' | 'month'

const isUnit = (by: string | null): by is Unit => by === 'day' || by === 'week' || by === 'month'

/** Stretches that results are asked for one by one. */
const mostStretches = 31

/** A period cut into days, weeks or months; the first and the last may be shorter ones. */
export function stretchesOf({ from, to }: Period, unit: Unit): readonly Period[] {
  const stretches: Period[] = []
  for (let start = from; start <= to && stretches.length <= mostStretches;) {
    const end =
      unit === 'month' ? monthRange(start).end : unit === 'week' ? addDays(mondayOf(start), 6) : start
    stretches.push({ from: start, to: end < to ? end : to })
    start = addDays(end, 1)
  }
  return stretches
}

/** The first day of the quarter that a month lies in. */
function quarterOf(month: Cell): Cell {
  if (typeof month !== 'string') return month
  const first = Math.floor((Number(month.slice(5, 7)) - 1) / 3) * 3 + 1
  return `${month.slice(0, 4)}-${String(first).padStart(2, '0')}-01`
}

/**
 * The rows of a question, also where it is told by two things at once. What
 * results cost and brought is told by client and channel, or by time: by a time
 * and something else, each stretch is asked for by itself.
 */
export async function readBoth(read: ReadRows, wanted: Wanted): Promise<Rows> {
  const { question, topic } = wanted
  const { by, also } = question
  // Quarters are the months that lie in them.
  if (by === 'quarter') {
    const months = await readBoth(read, { ...wanted, question: { ...question, by: 'month' } })
    return { ...months, rows: months.rows.map((row) => ({ ...row, quarter: quarterOf(row['month']) })) }
  }
  const unit = isUnit(by) ? by : isUnit(also) ? also : null
  if (also === null || unit === null || topic.id !== 'figures') return read(wanted)
  const other = unit === by ? also : by
  const { asked, period: days } = daysOfFigures(wanted, unit)
  const stretches = stretchesOf(days, unit)
  if (stretches.length === 0 || stretches.length > mostStretches || isUnit(other))
    throw new CannotTell(
      `By ${unit} and ${lower(topic.columns.find(({ id }) => id === other)?.label ?? other ?? '')} that is more than I can lay side by side: ask for fewer days, or by one of the two.`,
    )
  const each = []
  for (const period of stretches)
    each.push(await read({ ...wanted, period, question: { ...question, by: other, also: null } }))
  const [first] = each
  if (!first) throw new CannotTell('There are no figures of that time yet.')
  const whole = await read({ ...wanted, period: asked, question: { ...question, by: other, also: null } })
  return {
    ...first,
    rows: each.flatMap(({ rows }, at) => {
      const start = stretches[at]?.from ?? asked.from
      const time = unit === 'month' ? `${start.slice(0, 7)}-01` : unit === 'week' ? mondayOf(start) : start
      return rows.map((row) => ({ ...row, [unit]: time }))
    }),
    period: asked,
    through: each.at(-1)?.through ?? null,
    totals: whole.totals ?? {},
    sources: whole.sources,
  }
}
