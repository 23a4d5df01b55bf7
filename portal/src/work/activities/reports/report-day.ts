import { reportPeriod, type ReportPeriod } from '@portal/core/work/activities/reports/period'
import { formatDay, isDay, today } from '@portal/core/foundation/format'
import { useQuery } from '../../../foundation/address/address.ts'
import type { Filter } from '../../../platform/parts/list/index.ts'

/** The day up to which the reports count: it stands in the address, today where it does not. */
export function useReportDay(): { readonly day: string; readonly period: ReportPeriod } {
  const asked = useQuery().get('date') ?? ''
  const day = isDay(asked) ? asked : today()
  return { day, period: reportPeriod(day) }
}

export const dayFilter: Filter = { kind: 'day', name: 'date', label: 'Up to' }

/** What is counted and what it is held against, in words. */
export const periodWords = ({ now, before }: ReportPeriod): string =>
  `${formatDay(now.start)} to ${formatDay(now.end)}, held against ${formatDay(before.start)} to ${formatDay(before.end)}`
