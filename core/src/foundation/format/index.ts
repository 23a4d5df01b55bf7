export {
  allFutureBudgets,
  budgetMonths,
  budgetYears,
  formatMonth,
  monthNameOf,
  monthNames,
  type BudgetMonth,
} from './budget-periods.ts'
export {
  addDays,
  addMonths,
  daysBetween,
  mondayOf,
  formatDay,
  isDay,
  monthRange,
  parseDay,
  previousMonthRange,
  type DayRange,
} from './dates.ts'
export { formatMinutes, minutesOf } from './duration.ts'
export { formatFileSize } from './file-size.ts'
export {
  centsFromDollars,
  centsFromNumeric,
  dollarsFromCents,
  formatAmount,
  formatDollars,
  formatMoney,
  numericFromCents,
  parseMoney,
} from './money.ts'
export { counted, formatCount, formatPercent, formatRatio } from './percent.ts'
export { formatPhone, parsePhone } from './phone.ts'
export { formatRelative } from './relative-time.ts'
export {
  agencyTimeZone,
  dayAt,
  formatDate,
  formatDateTime,
  formatTime,
  instantOf,
  timeAt,
  today,
} from './time.ts'
