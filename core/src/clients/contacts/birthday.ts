const daysOf = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** A birthday as it is kept: `MM/DD`, with `/YYYY` where the year is known. */
const written = (month: number, day: number, year: number | null): string | null =>
  day >= 1 && day <= (daysOf[month - 1] ?? 0) && (year === null || (year >= 1900 && year <= 2100))
    ? `${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}${year === null ? '' : `/${year}`}`
    : null

/**
 * A birthday as people, tables and address books write it, as it is kept: `4/15`, `04/15/1985`, `1985-04-15`,
 * `--04-15` and `19850415`. Null for anything else; nothing stays nothing.
 */
export function birthdayOf(text: string): string | null {
  const typed = text.trim()
  if (typed === '') return ''
  const american = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(typed)
  if (american)
    return written(Number(american[1]), Number(american[2]), american[3] ? Number(american[3]) : null)
  const iso = /^(\d{4}|-)-?(\d{2})-?(\d{2})(?:T.*)?$/.exec(typed)
  return iso ? written(Number(iso[2]), Number(iso[3]), iso[1] === '-' ? null : Number(iso[1])) : null
}

/** A birthday as a card of vCard 4.0 has it (RFC 6350, 6.2.5): `19850415`, or `--0415` without a year. */
export function cardBirthday(kept: string): string {
  const [month = '', day = '', year = '-'] = kept.split('/')
  return day === '' ? '' : `${year === '-' ? '--' : year}${month}${day}`
}

/** A day of the year, with or without the year itself. */
export const birthday = (value: unknown): string | null =>
  typeof value !== 'string' || birthdayOf(value) !== null
    ? null
    : 'Write the birthday as month and day, 04/15, or with its year, 04/15/1985.'
