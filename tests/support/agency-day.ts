import { addDays, addMonths, monthRange, today } from '@portal/core/foundation/format'

/** The agency's day, or the one so many days later. It is another than the day in UTC for a quarter of each day. */
export const agencyDay = (daysFromToday = 0): string => addDays(today(), daysFromToday)

/** The first day of the agency's month, or of the month so many months later. */
export const agencyMonth = (monthsFromNow = 0): string => addMonths(monthRange(today()).start, monthsFromNow)

/** The agency's year, or the one so many years later. */
export const agencyYear = (yearsFromNow = 0): number => Number(today().slice(0, 4)) + yearsFromNow
