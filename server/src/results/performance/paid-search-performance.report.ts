import { paidSearchPerformanceReport } from '@portal/core/results/performance/paid-search-performance.report'
import { answer } from '../../platform/reports/answer.ts'
import { paidChannel } from './paid-channel.ts'

export const paidSearchPerformanceAnswer = answer(paidSearchPerformanceReport, (asked) =>
  paidChannel(asked, asked.filters, 'search'),
)
