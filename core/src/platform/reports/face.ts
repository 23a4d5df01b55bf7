import type { Report } from './report.ts'

/** What a report is called where it is narrowed to something that has words of its own. */
export interface ReportFace {
  readonly title: string
  /** What columns are called, by id; figures above them and drawings of them follow. */
  readonly labels: Readonly<Record<string, string>>
  /** Columns that are not kept there: rows, totals and files are without them. */
  readonly without: readonly string[]
}

/** A report with the words of a face. */
export function faced(report: Report, face: ReportFace | undefined): Report {
  if (!face) return report
  const { title, labels, without } = face
  const renamed = new Map(
    Object.entries(labels).flatMap(([id, label]): [from: string, to: string][] => {
      const from = report.columns[id]?.label
      return from === undefined ? [] : [[from, label]]
    }),
  )
  // All at once: one that is called what another was called before is not renamed again.
  const names = new RegExp(`\\b(${[...renamed.keys()].join('|')})\\b`, 'g')
  const reworded = (words: string): string =>
    renamed.size === 0 ? words : words.replaceAll(names, (from) => renamed.get(from) ?? from)
  return {
    ...report,
    title,
    columns: Object.fromEntries(
      Object.entries(report.columns)
        .filter(([id]) => !without.includes(id))
        .map(([id, column]) => [
          id,
          {
            ...column,
            label: labels[id] ?? column.label,
            ...(column.hint === undefined ? {} : { hint: reworded(column.hint) }),
          },
        ]),
    ),
    ...(report.tiles
      ? {
          tiles: report.tiles
            .filter(({ of }) => !without.includes(of))
            .map((tile) => ({ ...tile, label: reworded(tile.label) })),
        }
      : {}),
    ...(report.bars
      ? {
          bars: report.bars
            .filter(({ of, by }) => !without.includes(of) && !without.includes(by))
            .map((bars) => ({ ...bars, called: reworded(bars.title) })),
        }
      : {}),
  }
}
