import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { addDays, daysBetween } from '@portal/core/foundation/format'
import { beforeField } from '@portal/core/platform/reports/compared-columns'
import { countedThrough } from '@portal/core/platform/reports/query'
import {
  businessReviewsReport,
  googleBusinessProfileReport,
} from '@portal/core/results/client-reports/google-business-profile.report'
import { answer, type Asked } from '../../platform/reports/answer.ts'
import { figuresBy, figuresByDay } from './figures-of-source.ts'

const viewed = ['searchMobile', 'searchDesktop', 'mapsMobile', 'mapsDesktop'] as const

const done = ['calls', 'directions', 'websiteClicks', 'messages'] as const

const viewsOf = (name: (field: string) => string): RawBuilder<unknown> =>
  sql.join(
    viewed.map((field) => sql`w.${sql.ref(name(field))}`),
    sql` + `,
  )

/** Whether the days of a row stand beside as many: the last ones of two months of different length do not. */
function areAsMany({
  period,
  before,
  today,
}: Pick<Asked, 'period' | 'before' | 'today'>): RawBuilder<SqlBool> {
  if (!period || !before) return sql`true`
  const now = daysBetween(period.start, countedThrough(period, today)) + 1
  const was = daysBetween(before.start, before.end) + 1
  return now === was
    ? sql`true`
    : sql`w."sevenDays" <= ${sql.lit(addDays(period.start, Math.min(now, was) - 7))}::date`
}

export const googleBusinessProfileAnswer = answer(googleBusinessProfileReport, async (asked) => {
  const { query, ...others } = await figuresBy(asked, 'businessProfile', ['sevenDays'])
  const asMany = areAsMany(asked)
  const was = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`case when ${asMany} then ${value} end`
  return {
    ...others,
    query: sql`
      select w."sevenDays" as week, ${viewsOf((field) => field)} as views, ${was(viewsOf(beforeField))} as "viewsBefore",
        ${sql.join(viewed.map((field) => sql`w.${sql.ref(field)}`))},
        ${sql.join(done.flatMap((field) => [sql`w.${sql.ref(field)}`, sql`${was(sql`w.${sql.ref(beforeField(field))}`)} as ${sql.ref(beforeField(field))}`]))}
      from (${query}) w
      -- What a longer month before has at its end stands beside no day of this one.
      where w."sevenDays" <= ${asked.period?.end ?? null}::date`,
    chart: await figuresByDay(asked, 'businessProfile', {
      calls: sql`f.calls`,
      directions: sql`f.directions`,
      websiteClicks: sql`f."websiteClicks"`,
    }),
  }
})

export const businessReviewsAnswer = answer(businessReviewsReport, (asked) =>
  figuresBy(asked, 'businessReviews', ['week']),
)
