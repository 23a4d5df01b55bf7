import {
  paidSearchPartsReport,
  paidSearchPerformanceReport,
} from '@portal/core/results/performance/paid-search-performance.report'
import { answer } from '../../platform/reports/answer.ts'
import { paidChannel } from './paid-channel.ts'
import { paidParts } from './paid-parts.ts'

export const paidSearchPerformanceAnswer = answer(paidSearchPerformanceReport, (asked) =>
  paidChannel(asked, asked.filters, 'search'),
)

export const paidSearchPartsAnswer = answer(paidSearchPartsReport, (asked) =>
  paidParts(asked, asked.filters, 'paid-search'),
)
