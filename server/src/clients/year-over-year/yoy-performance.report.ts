import { sql } from 'kysely'
import { yoyPerformanceReport } from '@portal/core/clients/year-over-year/yoy-performance.report'
import { answer } from '../../platform/reports/answer.ts'
import { yearByMonth } from './by-month.ts'

export const yoyPerformanceAnswer = answer(
  yoyPerformanceReport,
  async ({ period, today, tenantId, clientId }) => ({
    query: yearByMonth({ tenantId, clientId, year: Number((period?.start ?? today).slice(0, 4)) }),
    points: {
      by: sql`month`,
      values: { sales: sql`sum(sales)`, salesBefore: sql`sum("salesBefore")` },
    },
  }),
)
