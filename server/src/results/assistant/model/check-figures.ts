const figure = /\$?\d[\d,]*(?:\.\d+)?%?/g

/** A figure without its signs: `1234.5` of `$1,234.50`. */
const bare = (text: string): string => {
  const digits = text.replaceAll(/[$,%]/g, '')
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
}

/**
 * The figures of a text that another one does not hold, each once. Numbers
 * below a hundred without a sign count things or places, and are let pass.
 */
export function figuresNotIn(text: string, known: string): readonly string[] {
  const there = new Set((known.match(figure) ?? []).map(bare))
  return [
    ...new Set(
      (text.match(figure) ?? []).filter(
        (one) =>
          !there.has(bare(one)) &&
          (/[$%.,]/.test(one.slice(0, -1)) || one.endsWith('%') || Number(bare(one)) >= 100),
      ),
    ),
  ]
}
