import { isDay } from '@portal/core/foundation/format/dates'
import { dayAt } from '@portal/core/foundation/format/time'

/** A day of the agency, and whether it had to be guessed from something malformed. */
export interface RequestDay {
  readonly day: string
  readonly guessed: boolean
}

const padded = (number: string | undefined): string => (number ?? '0').padStart(2, '0')

/**
 * The agency's day of an instant as leads carry it: ISO 8601, also with an hour
 * of one digit or a zone that is cut short, and American dates. Null for anything else.
 */
export function requestDay(raw: string): RequestDay | null {
  const text = raw.trim()
  const iso =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{1,2}(?::?\d{0,2})?)?)?$/i.exec(
      text,
    )
  if (iso) {
    const [, year, month, date, hour, minute, second, zone] = iso
    const day = `${year}-${padded(month)}-${padded(date)}`
    if (!isDay(day)) return null
    if (hour === undefined || zone === undefined) return { day, guessed: false }
    const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d{1,2}):?(\d{0,2})$/.exec(zone) ?? []
    const offset = /^z$/i.test(zone) ? 'Z' : `${sign}${padded(hours)}:${padded(minutes || '0')}`
    const at = new Date(`${day}T${padded(hour)}:${padded(minute)}:${padded(second)}${offset}`)
    if (Number.isNaN(at.getTime())) return { day, guessed: true }
    return { day: dayAt(at), guessed: hour.length < 2 || !/^(z|[+-]\d{2}:?\d{2})$/i.test(zone) }
  }
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(text)
  if (!american) return null
  const day = `${american[3]}-${padded(american[1])}-${padded(american[2])}`
  return isDay(day) ? { day, guessed: true } : null
}
