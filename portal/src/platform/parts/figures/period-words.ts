import { formatDay, type DayRange } from '@portal/core/foundation/format'
import { previousPeriod } from '@portal/core/results/metrics/periods'

/** `02/01/2026 – 02/28/2026`. */
export const rangeWords = ({ start, end }: DayRange): string =>
  start === end ? formatDay(start) : `${formatDay(start)} – ${formatDay(end)}`

/** A period and what it is compared with, in a line. */
export const periodWords = (range: DayRange): string =>
  `${rangeWords(range)}, compared with ${rangeWords(previousPeriod(range))}`
