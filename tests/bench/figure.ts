/** One line of the table. */
export interface Figure {
  readonly name: string
  /** `PostgreSQL`, `embedded`, or nothing where no database takes part. */
  readonly on: string
  /** What was measured of ours, with its unit; null where there is only a ratio or a statement. */
  readonly ours: string
  /** The same of the reference, and what it is. */
  readonly reference: string
  /** The number that is compared with what is to be reached. */
  readonly value: number
  readonly reach: { readonly atLeast: number } | { readonly atMost: number } | null
  readonly note: string
}

/** Whether a figure reaches its number; null when it has none. */
export function isReached({ value, reach }: Figure): boolean | null {
  if (reach === null) return null
  return 'atLeast' in reach ? value >= reach.atLeast : value <= reach.atMost
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`
export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en-US')}/s`
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`

const shown = (value: number): string =>
  Number.isNaN(value) ? 'failed' : value >= 100 ? value.toFixed(0) : value.toFixed(2)

/** The figures as a table of plain text. */
export function table(figures: readonly Figure[]): string {
  const head = ['what', 'on', 'ours', 'reference', 'value', 'reach', '', 'note']
  const rows = figures.map((figure) => {
    const { name, on, ours, reference, value, reach, note } = figure
    const wanted = reach === null ? '' : 'atLeast' in reach ? `>= ${reach.atLeast}` : `<= ${reach.atMost}`
    const verdict = isReached(figure)
    return [
      name,
      on,
      ours,
      reference,
      shown(value),
      wanted,
      verdict === null ? '' : verdict ? 'reached' : 'MISSED',
      note,
    ]
  })
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  )
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
