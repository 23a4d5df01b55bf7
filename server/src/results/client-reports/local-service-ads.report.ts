import { sql } from 'kysely'
import {
  callsByTrackerReport,
  localServiceAdsReport,
} from '@portal/core/results/client-reports/local-service-ads.report'
import { answer } from '../../platform/reports/answer.ts'
import { figuresBy, figuresByDay } from './figures-of-source.ts'

export const localServiceAdsAnswer = answer(localServiceAdsReport, async (asked) => {
  const found = await figuresBy(asked, 'localServices', ['jobType', 'leadType', 'chargeStatus'])
  return {
    ...found,
    sums: {
      ...found.sums,
      charged: sql`coalesce(sum(leads) filter (where "chargeStatus" ilike 'charged%'), 0)`,
      disputed: sql`coalesce(sum(leads) filter (where "chargeStatus" ilike '%disput%' or "chargeStatus" ilike '%credit%'), 0)`,
    },
    chart: await figuresByDay(asked, 'localServices', { leads: sql`f.leads` }),
  }
})

export const callsByTrackerAnswer = answer(callsByTrackerReport, (asked) =>
  figuresBy(asked, 'calls', ['tracker', 'callStatus']),
)
