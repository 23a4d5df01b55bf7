/**
 * Money is whole cents in code and `numeric` in the database, never a float.
 * Everything here works on digits, so that no amount is rounded on its way.
 */

const amountPattern = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$|^\.(\d+)$/

/**
 * Cents of an amount as people and spreadsheets write it: `1,234.50`, `$12`,
 * `USD 3`, `-4.10`, `(12.00)` for a negative one, with or without quotes.
 * Null for anything else, for fractions of a cent and for amounts that a
 * number cannot hold exactly.
 */
export const parseMoney = (raw: string): number | null => {
  // Behind a blank no other one looks for the end: anybody may send an amount of blanks.
  const bare = raw.replace(/^[\s"']+|(?<![\s"'])[\s"']+$/g, '')
  const inParentheses = bare.startsWith('(') && bare.endsWith(')')
  const signed = (inParentheses ? bare.slice(1, -1) : bare).replace(/\$|USD/gi, '').replace(/\s+/g, '')
  const hasSign = /^[-+\u2212]/.test(signed)
  const digits = hasSign ? signed.slice(1) : signed
  const match = amountPattern.exec(digits)
  if (match === null || (inParentheses && hasSign)) return null

  const fraction = match[1] ?? match[2] ?? ''
  if (!/^\d{0,2}0*$/.test(fraction)) return null
  const whole = (digits.split('.')[0] ?? '').replaceAll(',', '')
  const cents = Number(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`)
  if (!Number.isSafeInteger(cents)) return null
  return cents !== 0 && (inParentheses || /^[-\u2212]/.test(signed)) ? -cents : cents
}

const digitsOf = (
  cents: number,
): { readonly sign: string; readonly whole: string; readonly fraction: string } => {
  const digits = String(Math.abs(Math.round(cents))).padStart(3, '0')
  return { sign: cents < 0 ? '-' : '', whole: digits.slice(0, -2), fraction: digits.slice(-2) }
}

/** `1,234.50` of cents: what a money field shows. */
export const formatAmount = (cents: number): string => {
  const { sign, whole, fraction } = digitsOf(cents)
  return `${sign}${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction}`
}

/** `$1,234.50` of cents (USD, two decimals); an empty text where there is no amount. */
export const formatMoney = (cents: number | null | undefined): string => {
  if (cents === null || cents === undefined) return ''
  return cents < 0 ? `-$${formatAmount(-cents)}` : `$${formatAmount(cents)}`
}

/** `1234.50` of cents: what a `numeric` column takes. */
export const numericFromCents = (cents: number): string => {
  const { sign, whole, fraction } = digitsOf(cents)
  return `${sign}${whole}.${fraction}`
}

/**
 * Cents of the text of a `numeric(…, 2)` column.
 * @throws RangeError when the text is not such an amount: the database answered something else than asked.
 */
export const centsFromNumeric = (numeric: string): number => {
  const cents = parseMoney(numeric)
  if (cents === null) throw new RangeError(`Not an amount of money: ${numeric}`)
  return cents
}

/** Cents of an amount in dollars with at most two decimals, as the calls carry it. */
export const centsFromDollars = (dollars: number): number => Math.round(dollars * 100)

/** The amount in dollars, as the calls carry it, of whole cents. */
export const dollarsFromCents = (cents: number): number => cents / 100

/** An amount in dollars, as sums and shares leave it, rounded to whole cents. */
export const roundedToCents = (dollars: number): number => dollarsFromCents(centsFromDollars(dollars))

/** `$1,234.50` of dollars, as the calls carry them; an empty text where there is no amount. */
export const formatDollars = (dollars: number | null | undefined): string =>
  formatMoney(dollars == null ? null : centsFromDollars(dollars))
