import { addMonths, isDay, today } from '@portal/core/foundation/format'
import { Select } from '@portal/ui/select'
import type { ReactElement } from 'react'
import { useQuery, useSetQuery } from '../../../foundation/address/address.ts'
import styles from './controls.module.css'

const monthsOffered = 25

const names = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `March 2026` of any day of it. */
export const monthName = (day: string): string => names.format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`))

/** The first day of the month that it is. */
export const presentMonth = (): string => `${today().slice(0, 7)}-01`

/** The first day of the last month that is over. */
export const lastMonth = (): string => addMonths(presentMonth(), -1)

/**
 * The month in the address (`month=2026-03`), as its first day.
 * @param usual the month where the address names none
 * @param ahead months after the present one that can be asked for
 */
export function useMonth(usual: string, ahead = 0): readonly [string, (month: string) => void] {
  const query = useQuery()
  const setQuery = useSetQuery()
  const asked = `${query.get('month') ?? ''}-01`
  const month = isDay(asked) && asked <= addMonths(presentMonth(), ahead) ? asked : usual
  return [month, (chosen) => setQuery({ month: chosen === usual ? null : chosen.slice(0, 7) })]
}

/** The month of a report: those ahead of the present one, that one, and the two years before it. */
export function MonthPicker({
  month,
  ahead = 0,
  onChange,
}: {
  readonly month: string
  /** Months after the present one that are offered. */
  readonly ahead?: number
  readonly onChange: (month: string) => void
}): ReactElement {
  const offered = Array.from({ length: ahead + monthsOffered }, (_, back) =>
    addMonths(presentMonth(), ahead - back),
  )
  const all = offered.includes(month) ? offered : [...offered, month]
  return (
    <div className={styles.preset}>
      <Select
        label="Month"
        options={all.map((value) => ({ value, label: monthName(value) }))}
        value={month}
        onChange={onChange}
      />
    </div>
  )
}
