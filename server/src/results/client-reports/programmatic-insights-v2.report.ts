import {
  programmaticAudiencesReport,
  programmaticGeographyReport,
  programmaticHoursReport,
  programmaticInsightsV2Report,
} from '@portal/core/results/client-reports/programmatic-insights-v2.report'
import { answer } from '../../platform/reports/answer.ts'
import { figuresBy } from './figures-of-source.ts'

export const programmaticInsightsV2Answer = answer(programmaticInsightsV2Report, (asked) =>
  figuresBy(asked, 'creatives', ['creative', 'size']),
)
export const programmaticAudiencesAnswer = answer(programmaticAudiencesReport, (asked) =>
  figuresBy(asked, 'audiences', ['audience']),
)
export const programmaticGeographyAnswer = answer(programmaticGeographyReport, (asked) =>
  figuresBy(asked, 'locations', ['zip', 'city']),
)
export const programmaticHoursAnswer = answer(programmaticHoursReport, (asked) =>
  figuresBy(asked, 'dayparts', ['hour']),
)
