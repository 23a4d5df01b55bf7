import type { ReportColumn, ReportColumns } from './report-column.ts'

/** The field of what a compared column was in the period before. */
export const beforeField = (id: string): string => `${id}Before`

/** Pixels that a number needs below its label. */
const widthOf = (label: string): number => Math.max(104, label.length * 8 + 40)

/**
 * Columns that are set beside the period before: each is followed by its change in percent, colored by `good`, and by
 * what it was, to be chosen. The query answers `<name>Before` for each that is no rate.
 * @param changes `chosen` where the changes, too, are shown only when somebody chooses them
 */
export function compared(columns: ReportColumns, changes: 'shown' | 'chosen' = 'shown'): ReportColumns {
  const entries = Object.entries(columns).flatMap(([id, column]): [string, ReportColumn][] => {
    const { label, rate, good, seenBy, kind } = column
    if (!rate && (kind === undefined || kind === 'text')) return [[id, column]]
    const was = beforeField(id)
    return [
      [id, { width: widthOf(label), ...column }],
      ...(rate
        ? []
        : ([
            [
              `${id}Change`,
              {
                label: `${label} ±`,
                kind: 'percent',
                hint: `${label} against the days that it is compared with`,
                rate: { of: id, per: was, minus: true },
                ...(good ? { good } : {}),
                width: widthOf(`${label} ±`),
                ...(changes === 'chosen' ? { extra: true } : {}),
              },
            ],
          ] satisfies [string, ReportColumn][])),
      [
        was,
        {
          label: `${label} Before`,
          ...(kind ? { kind } : {}),
          ...(seenBy ? { seenBy } : {}),
          ...(rate ? { rate: { ...rate, of: beforeField(rate.of), per: beforeField(rate.per) } } : {}),
          extra: true,
        },
      ],
    ]
  })
  return Object.fromEntries(entries)
}
