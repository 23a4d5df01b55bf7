import { filtersOf } from '@portal/core/platform/reports/query'
import { isOfClient, type Report } from '@portal/core/platform/reports/report'
import { isSummed, type ReportColumn } from '@portal/core/platform/reports/report-column'
import { clientColumn } from './core/shared.ts'
import { dateOf, newestOf, timesOf } from './days-of-rows.ts'
import { didOf } from './topic-of-list.ts'
import type { AskedColumn, AskedValue, Narrowing, Topic } from './topic.ts'

/** Nouns that many topics share: they do not say which one is meant. */
const shared = new Set(
  'lines clients stores services people rows months days weeks budgets settings names models tasks kinds offers rings uses causes types items claims campaigns channels vehicles kinds zips cities leads strategies achievements deliverables sections contacts'.split(
    ' ',
  ),
)

/** Titles that say too little without the word report. */
const vague = new Set([
  'group',
  'audit',
  'billing',
  'tracker',
  'campaigns',
  'location',
  'leads',
  'management',
  'by cause',
  'visitors',
  'cities',
  'incidents',
  'calls',
  'actual spend',
  'what changed',
])

const withoutReport = (title: string): readonly string[] => {
  const bare = title.replace(/ reports?$/i, '')
  return vague.has(bare.toLowerCase()) ? [`${bare} report`] : [bare, `${bare} report`]
}

const kindOf = ({ kind = 'text' }: ReportColumn): AskedColumn['kind'] => {
  switch (kind) {
    case 'status':
      return 'choice'
    case 'list':
      return 'text'
    case 'instant':
    case 'month':
      return 'date'
    default:
      return kind
  }
}

const valuesOf = (words: Readonly<Record<string, string>> | undefined): readonly AskedValue[] =>
  Object.entries(words ?? {}).map(([value, label]) => ({ value, label, words: [label] }))

/** What a label says in words: `Leads ±` is the change in leads. */
const namesOf = (label: string): readonly string[] => {
  const bare = label.replace(/ ±$/, '')
  // `Week of`: the rows are weeks, and are told by the one that they are of.
  const [, stretch] = /^(Week|Day|Month) of$/.exec(label) ?? []
  return bare === label
    ? [label.replace('%', ' percent'), ...(stretch === undefined ? [] : [stretch])]
    : [`${bare} change`, `change in ${bare}`, `change of ${bare}`, `${bare} growth`]
}

function columnOf(id: string, column: ReportColumn, report: Report): AskedColumn {
  const kind = kindOf(column)
  const filter = report.filters?.[id]
  const options =
    filter?.kind === 'choice'
      ? filter.options.map(({ value, label }) => ({
          value,
          label,
          words: [label, ...(filter.alsoCalled?.[value] ?? [])],
        }))
      : []
  const values =
    kind === 'text' || kind === 'choice' ? (options.length > 0 ? options : valuesOf(column.words)) : []
  return {
    id,
    label: column.label,
    kind: values.length > 0 ? 'choice' : kind === 'text' && id === 'service' ? 'record' : kind,
    words: [
      ...(kind === 'client' ? clientColumn.words : []),
      ...namesOf(column.label),
      ...(column.alsoCalled ?? []),
    ],
    // What people call a number says what is asked about; its label is one of many.
    ...(kind === 'count' && column.alsoCalled
      ? { words: column.alsoCalled, weak: [column.label], evokes: true }
      : {}),
    ...(values.length > 0 ? { values } : {}),
    ...(column.nothing ? { emptyAs: column.nothing } : {}),
    ...(id === 'service' ? { of: 'services' } : id === 'reason' ? { of: 'cancellationReasons' } : {}),
    ...(column.rate ? { rate: column.rate } : {}),
    ...(isSummed(column) ? { sums: true } : kind === 'number' && !column.rate ? { averages: true } : {}),
    ...didOf(column.label),
    ...(column.extra ? { aside: true } : {}),
    ...(column.good === 'down' ? { low: true } : {}),
  }
}

/** A declared report as something that can be asked about. */
export function topicOfReport(report: Report): Topic {
  const columns = Object.entries(report.columns)
    .filter(([, column]) => column.monthAt === undefined)
    .map(([id, column]) => columnOf(id, column, report))
  const filters = filtersOf(report)
  // A choice that no column shows narrows all the same.
  const chosen = Object.entries(report.filters ?? {}).flatMap(([id, filter]): readonly AskedColumn[] =>
    filter.kind === 'choice' && !report.columns[id]
      ? [
          {
            id,
            label: filter.label,
            kind: 'choice',
            words: [],
            values: filter.options.map(({ value, label }) => ({
              value,
              label,
              words: [label, ...(filter.alsoCalled?.[value] ?? [])],
            })),
            aside: true,
          },
        ]
      : [],
  )
  const service =
    'serviceId' in filters && !report.columns['service']
      ? [{ id: 'service', label: 'Service', kind: 'record', of: 'services', words: [], aside: true } as const]
      : []
  const client = columns.find(({ kind }) => kind === 'client')?.id
  const person = columns.find(({ kind }) => kind === 'person')?.id
  const narrows: readonly Narrowing[] = [
    ...(isOfClient(report) || client !== undefined || 'clientId' in filters ? (['client'] as const) : []),
    ...('groupId' in filters || (client !== undefined && !isOfClient(report)) ? (['group'] as const) : []),
    ...('managerId' in filters || client !== undefined ? (['manager'] as const) : []),
    ...(client !== undefined ? (['us'] as const) : []),
    ...('serviceId' in filters ? (['service'] as const) : []),
  ]
  const amounts = columns.filter((one) => one.sums && one.kind === 'money' && !one.aside)
  // A report that is called by one of its amounts is asked for it: partner commission.
  const measure = (amounts.find(({ label }) => report.title.includes(label)) ?? amounts[0])?.id
  return {
    id: report.name,
    title: report.title,
    rows: report.rows,
    words: [
      ...withoutReport(report.title),
      ...(shared.has(report.rows) ? [] : [report.rows]),
      ...(report.alsoCalled ?? []),
    ],
    columns: [...columns, ...chosen, ...service],
    narrows,
    ...(measure === undefined ? leadingOf(columns) : { measure }),
    ...countedOf(report, columns),
    period: report.period?.kind ?? null,
    ...(report.period?.kind === 'month' ? { usualMonth: report.period.usual ?? 'present' } : {}),
    ...(report.period ? {} : dateOf(columns)),
    ...newestOf(columns),
    ...(client === undefined ? {} : { client }),
    ...(person === undefined ? {} : { person }),
    ...(isOfClient(report) ? { ofOne: true } : {}),
    ...(report.period?.kind === 'month' ? { by: ['month'] as const } : {}),
    ...(report.period === undefined || report.period.kind === 'range'
      ? timesOf(columns.filter(({ id }) => report.columns[id]?.kind !== 'month'))
      : {}),
    rank: report.route === null ? 2 : 5,
    calls: [`reports.${report.name}`],
  }
}

/** A report that is called by what one of its figures counts: `Reviews`, by the week. */
function countedOf(report: Report, columns: readonly AskedColumn[]): Pick<Topic, 'counted'> {
  const counted = columns.find(
    ({ kind, sums, label }) =>
      kind === 'count' && sums && (label === report.title || report.title.startsWith(`${label} by `)),
  )
  return counted ? { counted: counted.id } : {}
}

/** What a report without amounts counts first. */
function leadingOf(columns: readonly AskedColumn[]): Pick<Topic, 'leading'> {
  const first = columns.find(
    ({ kind, sums, aside, words }) => kind === 'count' && sums && !aside && words.length > 0,
  )
  return first ? { leading: first.id } : {}
}
