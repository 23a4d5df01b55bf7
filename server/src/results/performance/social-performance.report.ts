import { socialPerformanceReport } from '@portal/core/results/performance/social-performance.report'
import { answer } from '../../platform/reports/answer.ts'
import { paidChannel } from './paid-channel.ts'

export const socialPerformanceAnswer = answer(socialPerformanceReport, (asked) =>
  paidChannel(asked, asked.filters, 'social'),
)
