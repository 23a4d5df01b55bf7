import { addDays, addMonths, today } from '@portal/core/foundation/format'

export { addDays } from '@portal/core/foundation/format'

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** The agency's present day (America/Chicago). */
export const agencyDay = (now: Date): string => today(now)

/** The first day of the month that lies `months` after the month of `day`. */
export const monthStart = (day: string, months = 0): string => addMonths(`${day.slice(0, 7)}-01`, months)

/** The last day of the month that lies `months` after the month of `day`. */
export const monthEnd = (day: string, months = 0): string => addDays(monthStart(day, months + 1), -1)

/** 0 is Sunday. */
export const weekday = (day: string): number => atNoon(day).getUTCDay()

/** An instant in the agency's working time. The hour is Chicago's standard time, which is near enough for invented work. */
export const workingInstant = (day: string, hour: number, minute: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + ((hour + 6) * 60 + minute) * 60_000).toISOString()

/** An instant of the agency's working time, on the working day before another one: what was done by then. */
export function inWorkingHours(at: Date): Date {
  let day = addDays(agencyDay(at), -1)
  while (weekday(day) % 6 === 0) day = addDays(day, -1)
  const minute = (at.getUTCHours() * 7 + at.getUTCDate() * 11) % 60
  return new Date(workingInstant(day, 8 + (at.getUTCHours() % 9), minute))
}
