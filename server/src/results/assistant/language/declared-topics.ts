import type { Resource } from '@portal/core/foundation/contract/resource'
import type { Field } from '@portal/core/foundation/contract/field'
import { filtersOf } from '@portal/core/platform/reports/query'
import { isOfClient, type Report } from '@portal/core/platform/reports/report'
import { isSummed, type ReportColumn } from '@portal/core/platform/reports/report-column'
import { reports } from '@portal/core/reports.generated'
import { resources } from '@portal/core/resources'
import { coreTopics } from './core/core-topics.ts'
import { withClientFacts } from './core/client-facts.ts'
import { clientColumn } from './core/shared.ts'
import { withVocabulary } from './vocabulary/with-vocabulary.ts'
import {
  lexiconOf,
  type AskedColumn,
  type AskedValue,
  type Narrowing,
  type Prepared,
  type Topic,
} from './topic.ts'

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
    ...(id === 'service' ? { of: 'services' } : id === 'reason' ? { of: 'cancellationReasons' } : {}),
    ...(column.rate ? { rate: column.rate } : {}),
    ...(isSummed(column) ? { sums: true } : {}),
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

/** Days on which something came about: the newest row is the one with the latest. */
const cameAbout =
  /^(?:firstSeen|received|created|sold|started|found|noted|written|held|done|reached|logged|rang|launched|paid)(?:At|On)?$/

/** Of what comes in, new is what came last. */
const comesIn = /^(?:received|created|found|noted|proposed|written)(?:At)?$/

function newestOf(columns: readonly AskedColumn[]): Pick<Topic, 'newest'> {
  const day = columns.find(({ id, kind }) => kind === 'date' && cameAbout.test(id))?.id
  return day === undefined ? {} : { newest: day }
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

/** Rows that each have a day are told by day, week and month of it. */
function timesOf(columns: readonly AskedColumn[]): Pick<Topic, 'by' | 'timed'> {
  const [day, other] = columns.filter(({ kind }) => kind === 'date')
  return day && !other ? { by: ['day', 'week', 'month'], timed: day.id } : {}
}

const dateOf = (columns: readonly AskedColumn[]): { readonly date?: string } => {
  const date = columns.find(({ kind }) => kind === 'date')?.id
  return date === undefined ? {} : { date }
}

const fieldKind = (kind: Field['kind']): AskedColumn['kind'] => {
  switch (kind) {
    case 'integer':
    case 'number':
      return 'number'
    case 'money':
    case 'percent':
    case 'date':
    case 'choice':
    case 'flag':
    case 'record':
      return kind
    case 'instant':
      return 'date'
    default:
      return 'text'
  }
}

/** Fields that order a list or say whether an entry is still used. */
const housekeeping = new Set(['order', 'active'])

/** A declared list as something that can be asked about. */
export function topicOfList(list: Resource): Topic {
  const columns = Object.entries(list.fields).flatMap(([id, field]): readonly AskedColumn[] => {
    const facts: Field = field
    if (facts.kind === 'secret' || housekeeping.has(id)) return []
    return [
      {
        id,
        label: facts.label,
        kind: facts.of === 'users' ? 'person' : id === 'birthday' ? 'date' : fieldKind(facts.kind),
        words:
          id === 'name'
            ? []
            : [
                facts.label,
                // `Distance (Miles)` is called so without its unit.
                ...(facts.label.endsWith(')') ? [facts.label.replace(/ \([^)]*\)$/, '')] : []),
                ...(facts.kind === 'date' ? [facts.label.replace(/ (?:date|at|on|day)$/i, '')] : []),
                ...(facts.alsoCalled ?? []),
              ],
        ...(facts.kind === 'choice'
          ? { values: (facts.choices ?? []).map((value) => ({ value, label: value, words: [value] })) }
          : {}),
        ...(facts.of === undefined ? {} : { of: facts.of }),
        // The number of another row is no amount.
        ...((facts.kind === 'integer' && !id.endsWith('Id')) || facts.kind === 'money' ? { sums: true } : {}),
        ...(facts.kind === 'longText' ? { aside: true } : {}),
        ...(comesIn.test(id) ? { besideTime: ['new'] } : {}),
      },
    ]
  })
  const measure = columns.find(({ kind }) => kind === 'money')?.id
  const person = columns.find(({ kind }) => kind === 'person')?.id
  return {
    id: list.area,
    title: list.many.charAt(0).toUpperCase() + list.many.slice(1),
    words: [list.one, list.many, ...(list.alsoCalled ?? [])],
    columns: [...(list.ofClient ? [clientColumn] : []), ...columns],
    narrows: list.ofClient
      ? ['client', 'group', 'manager', 'us']
      : columns.some(({ of }) => of === 'clients')
        ? ['client']
        : [],
    ...(measure === undefined ? {} : { measure }),
    period: null,
    ...dateOf(columns),
    ...newestOf(columns),
    ...(list.ofClient ? { client: 'client' } : {}),
    ...(person === undefined ? {} : { person }),
    ...timesOf(columns),
    // Of two lists of one name the one that is called so in the contract too.
    rank: list.area.toLowerCase() === list.many.replaceAll(' ', '').toLowerCase() ? 3.5 : 3,
    calls: [`${list.area}.list`],
  }
}

/** Lists whose entries are told by what is spent on them: who asks for services means those that are paid for. */
const toldByBudgets = new Set<string>(['services'])

const declared: readonly Topic[] = [
  ...(reports as readonly Report[]).map(topicOfReport),
  // A report of the same name tells more of the same rows.
  ...resources
    .filter(
      ({ area }) =>
        !toldByBudgets.has(area) && !(reports as readonly Report[]).some(({ name }) => name === area),
    )
    .map(topicOfList),
]
/** Labels of several words that one topic alone has say by themselves what is asked about. */
const labelled = new Map<string, number>()
for (const { columns } of [...coreTopics, ...declared])
  for (const label of new Set(columns.map((one) => one.label.toLowerCase())))
    labelled.set(label, (labelled.get(label) ?? 0) + 1)
/** What says of the portal's own measures what is asked about: elsewhere it says so only beside other words. */
const ofCore = new Set(
  coreTopics.flatMap(({ columns }) =>
    columns.flatMap(({ evokes, words, kind }) => (evokes && kind !== 'date' ? words : [])),
  ),
)
const telling = (topic: Topic): Topic => ({
  ...topic,
  columns: topic.columns.map((column) =>
    / /.test(column.label) && labelled.get(column.label.toLowerCase()) === 1
      ? {
          ...column,
          words: column.words.filter((word) => !ofCore.has(word)),
          weak: [...(column.weak ?? []), ...column.words.filter((word) => ofCore.has(word))],
          evokes: true,
        }
      : column,
  ),
})

const byHand = new Set(coreTopics.map(({ id }) => id))

/** Everything that can be asked about. */
export const topics: readonly Prepared[] = [
  ...coreTopics,
  ...declared.filter(({ id }) => !byHand.has(id)).map(telling),
].map((bare) => {
  const topic = withClientFacts(withVocabulary(bare))
  return { topic, lexicon: lexiconOf(topic) }
})

/** A topic by its id. */
export const topicOf = (id: string): Prepared | undefined => topics.find(({ topic }) => topic.id === id)
