import { sql } from 'kysely'
import {
  businessReviewsReport,
  googleBusinessProfileReport,
} from '@portal/core/results/client-reports/google-business-profile.report'
import { answer } from '../../platform/reports/answer.ts'
import { figuresBy, figuresByDay } from './figures-of-source.ts'

const viewed = ['searchMobile', 'searchDesktop', 'mapsMobile', 'mapsDesktop'] as const

export const googleBusinessProfileAnswer = answer(googleBusinessProfileReport, async (asked) => {
  const { query, ...others } = await figuresBy(asked, 'businessProfile', ['week'])
  return {
    ...others,
    query,
    sums: {
      views: sql`sum(${sql.join(
        viewed.map((field) => sql.ref(field)),
        sql` + `,
      )})`,
    },
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
