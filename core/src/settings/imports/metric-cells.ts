import { isDay, parseDay } from '../../foundation/format/dates.ts'

/** The day of a cell in any form that the platforms write: `2026-11-01`, `11/1/2026`, `20261101`, `Nov 1, 2026`; null where it could be two. */
export function dayOf(text: string): string | null {
  const joined = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (joined) {
    const day = `${joined[1]}-${joined[2]}-${joined[3]}`
    return isDay(day) ? day : null
  }
  const named = /^(?:\w{3,9}, )?([a-z]{3})[a-z]* (\d{1,2}), (\d{4})$/i.exec(text)
  if (!named) return parseDay(text)
  const month = 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf((named[1] ?? '').toLowerCase()) / 3 + 1
  return Number.isInteger(month) && month > 0 ? parseDay(`${month}/${named[2]}/${named[3]}`) : null
}

const empty = /^(?:-{1,2}|—|n\/a|null)?$/i

/**
 * Millionths of an amount as platforms write it: `1,234.5`, `$0.98`, `1.2E3`;
 * zero for what stands for nothing. Null for anything else. Exact: worked out on digits.
 */
export function microsOf(raw: string): number | null {
  if (/^\d{1,9}$/.test(raw)) return Number(raw) * 1_000_000
  const plain = /^(\d{1,8})\.(\d{1,6})$/.exec(raw)
  if (plain) return Number(plain[1]) * 1_000_000 + Number(plain[2]?.padEnd(6, '0'))
  const text = raw.replace(/[\s$"']|USD/gi, '')
  if (empty.test(text)) return 0
  if (/^-?\d+(?:\.\d+)?e[+-]?\d+$/i.test(text)) return Math.round(Number(text) * 1_000_000)
  const match = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/.exec(text)
  if (!match || (match[2] === undefined && !match[3])) return null
  const [, sign = '', whole = '0', fraction = ''] = match
  const micros = Number(`${whole.replaceAll(',', '')}${fraction.slice(0, 6).padEnd(6, '0')}`)
  if (!Number.isSafeInteger(micros)) return null
  return sign ? -micros : micros
}

/** A whole number; platforms write some with a decimal point and nothing behind it. */
export function countOf(raw: string): number | null {
  const micros = microsOf(raw)
  return micros === null || micros < 0 || micros % 1_000_000 !== 0 ? null : micros / 1_000_000
}
