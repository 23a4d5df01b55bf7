import { locationCitiesReport, locationReport } from '@portal/core/results/client-reports/location.report'
import { answer } from '../../platform/reports/answer.ts'
import { figuresBy } from './figures-of-source.ts'

export const locationAnswer = answer(locationReport, (asked) =>
  figuresBy(asked, 'locations', ['zip', 'city']),
)
export const locationCitiesAnswer = answer(locationCitiesReport, (asked) =>
  figuresBy(asked, 'locations', ['city']),
)
