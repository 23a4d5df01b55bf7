import { sql } from 'kysely'
import {
  audioPublishersReport,
  programmaticAudioInsightsReport,
} from '@portal/core/results/client-reports/programmatic-audio-insights.report'
import { answer } from '../../platform/reports/answer.ts'
import { figuresBy, figuresByDay } from './figures-of-source.ts'

export const programmaticAudioInsightsAnswer = answer(programmaticAudioInsightsReport, async (asked) => ({
  ...(await figuresBy(asked, 'audio', ['campaign'])),
  chart: await figuresByDay(asked, 'audio', { starts: sql`f.starts`, completes: sql`f.completes` }),
}))

export const audioPublishersAnswer = answer(audioPublishersReport, (asked) =>
  figuresBy(asked, 'audio', ['publisher']),
)
