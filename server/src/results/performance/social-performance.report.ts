import {
  socialPartsReport,
  socialPerformanceReport,
} from '@portal/core/results/performance/social-performance.report'
import { answer } from '../../platform/reports/answer.ts'
import { paidChannel } from './paid-channel.ts'
import { paidParts } from './paid-parts.ts'

export const socialPerformanceAnswer = answer(socialPerformanceReport, (asked) =>
  paidChannel(asked, asked.filters, 'social'),
)

export const socialPartsAnswer = answer(socialPartsReport, (asked) =>
  paidParts(asked, asked.filters, 'social'),
)
