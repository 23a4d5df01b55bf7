import { sql, type RawBuilder } from 'kysely'
import {
  businessReviewsReport,
  googleBusinessProfileReport,
} from '@portal/core/results/client-reports/google-business-profile.report'
import { answer } from '../../platform/reports/answer.ts'
import { figuresBy, figuresByDay } from './figures-of-source.ts'

const viewed = ['searchMobile', 'searchDesktop', 'mapsMobile', 'mapsDesktop'] as const

const viewsOf = (when: string): RawBuilder<unknown> =>
  sql.join(
    viewed.map((field) => sql`w.${sql.ref(field + when)}`),
    sql` + `,
  )

export const googleBusinessProfileAnswer = answer(googleBusinessProfileReport, async (asked) => {
  const { query, ...others } = await figuresBy(asked, 'businessProfile', ['sevenDays'])
  return {
    ...others,
    query: sql`
      select w.*, w."sevenDays" as week, ${viewsOf('')} as views, ${viewsOf('Before')} as "viewsBefore" from (${query}) w`,
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
