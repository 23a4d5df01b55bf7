import { addDays, formatDay, isDay, today, type DayRange } from '@portal/core/foundation/format'
import type { Filter } from '../../../platform/parts/list/index.ts'
import { useQuery } from '../../../foundation/address/address.ts'

const lengths = ['7', '30', '90'] as const
const usualLength = '30'

export const periodFilters: readonly Filter[] = [
  {
    kind: 'choice',
    name: 'days',
    label: 'Period',
    options: lengths.map((days) => ({ value: days, label: `${days} days` })),
  },
  { kind: 'day', name: 'date', label: 'Up to' },
]

/** The days that the address names: 30 up to today where it does not. Today counts: whoever was called an hour ago is not silent. */
export function useOverwatchPeriod(): DayRange {
  const query = useQuery()
  const asked = query.get('date') ?? ''
  const end = isDay(asked) ? asked : today()
  const days = lengths.find((length) => length === query.get('days')) ?? usualLength
  return { start: addDays(end, 1 - Number(days)), end }
}

export const periodInWords = ({ start, end }: DayRange): string => `${formatDay(start)} to ${formatDay(end)}`
