import { sql } from 'kysely'
import { locationCitiesReport, locationReport } from '@portal/core/results/client-reports/location.report'
import { answer } from '../../platform/reports/answer.ts'
import { figuresBy } from './figures-of-source.ts'

export const locationAnswer = answer(locationReport, async (asked) => {
  const found = await figuresBy(asked, 'locations', ['zip', 'city'])
  // A place of the month before alone is a row, to be compared, and was not reached in this one.
  return { ...found, sums: { ...found.sums, reached: sql`count(*) filter (where impressions > 0)` } }
})
export const locationCitiesAnswer = answer(locationCitiesReport, (asked) =>
  figuresBy(asked, 'locations', ['city']),
)
