import { daysBetween, isDay, today } from '@portal/core/foundation/format'
import { dayAt } from '@portal/core/foundation/format/time'
import type { ListColumn } from '../../platform/parts/list/index.ts'

/** Days since a point in time or a day, null where there was none. */
export const daysSince = (when: string | null): number | null =>
  when === null ? null : Math.max(0, daysBetween(isDay(when) ? when : dayAt(when), today()))

const sinceWords = (days: number | null): string =>
  days === null ? 'Never' : days === 0 ? 'Today' : days === 1 ? 'Yesterday' : `${days} days ago`

/** A column of how long ago something was, sorted by the days. */
export const sinceColumn = <Row>(
  id: string,
  label: string,
  instant: (row: Row) => string | null,
): ListColumn<Row> => ({
  id,
  label,
  kind: 'number',
  value: (row) => daysSince(instant(row)),
  cell: (row) => sinceWords(daysSince(instant(row))),
  width: Math.max(124, label.length * 7 + 36),
})
