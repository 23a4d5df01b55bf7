import { sql } from 'kysely'
import {
  conversioniqInsightsReport,
  conversioniqVisitorsReport,
} from '@portal/core/results/client-reports/conversioniq-insights.report'
import { answer } from '../../platform/reports/answer.ts'
import { figuresBy, figuresByDay } from './figures-of-source.ts'

export const conversioniqInsightsAnswer = answer(conversioniqInsightsReport, async (asked) => ({
  ...(await figuresBy(asked, 'conversionIq', ['model'])),
  chart: await figuresByDay(asked, 'conversionIq', { visitors: sql`f.visitors`, known: sql`f.known` }),
}))

export const conversioniqVisitorsAnswer = answer(conversioniqVisitorsReport, (asked) =>
  figuresBy(asked, 'conversionIq', ['visitor']),
)
