/** What a number in a text is of. */
export type Kind = 'money' | 'percent' | 'count'

/** A number as it stands in a text. */
export interface WrittenNumber {
  readonly kind: Kind
  /** As written: 1.2K is 1200. */
  readonly value: number
  /** How far the exact value may be away, by the digits that are written. */
  readonly within: number
  /** Where it stands. */
  readonly at: number
  readonly text: string
}

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  b: 1e9,
  billion: 1e9,
}

const pattern =
  /(?<sign>[-\u2212+])?(?<money>\$|USD\s?)?\s?(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?:\s?(?<scale>thousand|million|billion|mm|[kKmMbB])\b)?\s?(?<unit>%|percent\b|per cent\b|dollars\b|USD\b|cents\b)?/gu

/** Every number of a text that is written in digits. */
export function numbersIn(text: string): readonly WrittenNumber[] {
  return Array.from(text.matchAll(pattern), (match): WrittenNumber => {
    const { sign, money, digits = '', scale = '', unit = '' } = match.groups ?? {}
    const factor = (scales[scale.toLowerCase()] ?? 1) * (unit === 'cents' ? 0.01 : 1)
    const bare = digits.replaceAll(',', '')
    const decimals = bare.split('.')[1]?.length ?? 0
    const kind: Kind =
      money !== undefined || /dollars|USD|cents/.test(unit) ? 'money' : unit === '' ? 'count' : 'percent'
    const value = Number(bare) * factor
    return {
      kind,
      value: sign === '-' || sign === '\u2212' ? -value : value,
      // Half a unit of the last digit, and as much again for what was rounded twice; whole round amounts by their zeros.
      within: Math.max(10 ** -decimals, roundness(bare, decimals)) * factor * 0.51,
      at: match.index,
      text: match[0].trim(),
    }
  })
}

/** 12,000 may stand for 11,970: as much as three leading digits leave open, and no more. */
function roundness(bare: string, decimals: number): number {
  if (decimals > 0) return 0
  const zeros = /0+$/.exec(bare)?.[0].length ?? 0
  return zeros === 0 ? 1 : Math.min(10 ** zeros, Math.max(1, Number(bare) * 0.01))
}
