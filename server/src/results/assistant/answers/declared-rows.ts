import { addDays, isDay, monthRange } from '@portal/core/foundation/format'
import { queryOf, routeOf } from '@portal/core/foundation/routes'
import { reportCallNames } from '@portal/core/platform/reports/names'
import { filtersOf } from '@portal/core/platform/reports/query'
import { isOfClient, type Report } from '@portal/core/platform/reports/report'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import { fieldOf, type ReportRow } from '@portal/core/platform/reports/report-column'
import { reports } from '@portal/core/reports.generated'
import type { Period } from '../language/period.ts'
import { textOf } from './compute.ts'
import { checkMonths, monthsOf } from './core/months.ts'
import { isNamedClient, mostRows, onlyFirst, withTimes } from './declared-row-parts.ts'
import {
  CannotTell,
  type Cell,
  type ReadRows,
  type Row,
  type Rows,
  type Source,
  type Wanted,
} from './rows.ts'

const reportsByName = new Map((reports as readonly Report[]).map((report) => [report.name, report]))
const wholeMonth = ({ from, to }: Period): boolean => from.endsWith('-01') && monthRange(from).end === to

/** The filters of a period as the report takes them. */
function periodQuery(report: Report, period: Period | null): Readonly<Record<string, string>> {
  if (!period) return {}
  switch (report.period?.kind) {
    case 'month':
      if (!wholeMonth(period) && period.from.slice(0, 7) !== period.to.slice(0, 7))
        throw new CannotTell(`${report.title} is told for one month at a time.`)
      return { month: `${period.from.slice(0, 7)}-01` }
    case 'months':
      return { month: `${period.to.slice(0, 7)}-01` }
    case 'year':
      if (period.from.slice(0, 4) !== period.to.slice(0, 4))
        throw new CannotTell(`${report.title} is told for one year at a time.`)
      return { year: period.from.slice(0, 4) }
    case 'range':
      return { startDate: period.from, endDate: period.to }
    case undefined:
      return {}
  }
}

function cellOf(value: ReportRow[string]): Cell {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'object' && value !== null && 'fullName' in value)
    return { id: value.id, name: value.fullName }
  return value
}

/** Filters of the report that the question itself gives. */
function givenFilters(
  report: Report,
  { question, whom }: Wanted,
): { readonly query: Readonly<Record<string, string>>; readonly done: ReadonlySet<string> } {
  const filters = filtersOf(report)
  const query: Record<string, string> = {}
  const done = new Set<string>()
  if ('clientId' in filters && whom.ids?.length === 1) query['clientId'] = String(whom.ids[0])
  if ('groupId' in filters && question.groups.length === 1) query['groupId'] = String(question.groups[0]?.id)
  if (
    'managerId' in filters &&
    question.people.length === 1 &&
    question.people[0]?.as === 'manager' &&
    question.people[0].who !== 'me'
  )
    query['managerId'] = String(question.people[0].who.id)
  const [service] = question.records
  if ('serviceId' in filters && service && question.records.length === 1)
    query['serviceId'] = String(service.id)
  for (const { column, is, values } of question.conditions) {
    const filter = filters[column]
    if (is !== '=' || filter?.kind !== 'choice' || values.length !== 1) continue
    // A name that is no option of the filter is looked for in the rows.
    if (!filter.options.some(({ value }) => value === values[0])) continue
    query[column] = String(values[0])
    done.add(column)
  }
  return { query, done }
}

/** Rows that are told by the day on which they came about, and asked for by another one: from that day until today. */
function sinceDays({ topic, question, today }: Wanted, report: Report): Period | null {
  if (topic.period !== null || report.period?.kind !== 'range') return null
  const [from] = question.conditions.flatMap(({ column, is, values: [day] }) =>
    column === topic.date && is !== '<' && is !== '<=' && typeof day === 'string' && isDay(day) ? [day] : [],
  )
  return from !== undefined && from <= today ? { from, to: today } : null
}

/** Days in which the newest of something is looked for. */
const mostDaysBack = 366

/** Clients that a report of one client at a time is read for. */
const mostOfOne = 5

/** A report of one client at a time, of a few of them: each is asked for, and their rows stand together. */
async function ofEach(wanted: Wanted, report: Report): Promise<Rows> {
  const each = []
  for (const client of wanted.whom.clients)
    each.push(await reportRows({ ...wanted, whom: { ids: [client.id], clients: [client] } }))
  const [first] = each
  if (!first) throw new CannotTell(`${report.title} is of one client at a time: name one.`)
  const { period, through = null, labels = {}, hidden = new Set<string>(), done = new Set<string>() } = first
  return {
    ...{ period, through, labels, hidden, done },
    rows: each.flatMap(({ rows }, at): readonly Row[] => {
      const client = wanted.whom.clients[at]
      const cell = client && {
        id: client.id,
        name: client.name,
        ...(client.slug ? { slug: client.slug } : {}),
      }
      return rows.map((row) => ({ client: cell, ...row }))
    }),
    notes: [...new Set(each.flatMap(({ notes = [] }) => notes))],
    sources: each.flatMap(({ sources }) => sources),
  }
}

/** Whether a report of one month is asked for several, or month by month. */
const isOfMonths = ({ period, question, today }: Wanted): boolean =>
  monthsOf(period ?? yearSoFar(today)).length > 1 &&
  (question.by === 'month' || (period !== null && wholeMonths(period, today)))

/** Without a time it is told of this year: by month there is nothing else to tell. */
const yearSoFar = (today: string): Period => ({ from: `${today.slice(0, 4)}-01-01`, to: today })

const wholeMonths = ({ from, to }: Period, today: string): boolean =>
  from.endsWith('-01') && (monthRange(to).end === to || to === today)

/** A report of a month, of several of them: each is asked for, and their rows stand together. */
async function ofEachMonth(wanted: Wanted): Promise<Rows> {
  const period = wanted.period ?? yearSoFar(wanted.today)
  const each = []
  for (const month of checkMonths(period)) {
    const of = { from: month, to: monthRange(month).end }
    const read = await reportRows({ ...wanted, period: of })
    each.push({ ...read, rows: read.rows.map((row): Row => ({ month, ...row })) })
  }
  const [first] = each
  const last = each.at(-1)
  if (!first || !last) throw new CannotTell('That is no month.')
  const { labels = {}, hidden = new Set<string>(), done = new Set<string>() } = first
  return {
    ...{ labels, hidden, done, through: last.through ?? null },
    period: { from: period.from, to: monthRange(period.to).end },
    rows: each.flatMap(({ rows }) => rows),
    notes: [...new Set(each.flatMap(({ notes = [] }) => notes))],
    sources: last.sources,
  }
}

/** The rows of a declared report, by its own call. */
export const reportRows: ReadRows = async (wanted) => {
  const { topic, portal, whom, question } = wanted
  const report = reportsByName.get(topic.id)
  if (!report) throw new CannotTell(`${topic.title} is not there.`)
  const ofOne = isOfClient(report)
  const client = whom.clients.length === 1 ? whom.clients[0] : undefined
  if (ofOne && !client && whom.clients.length > 1 && whom.clients.length <= mostOfOne)
    return ofEach(wanted, report)
  if (ofOne && !client) throw new CannotTell(`${report.title} is of one client at a time: name one.`)
  if (report.period?.kind === 'month' && isOfMonths(wanted)) return ofEachMonth(wanted)
  const { query, done } = givenFilters(report, wanted)
  // What came last may have come long ago.
  const newest = question.order !== null && question.order.column === topic.newest
  const period =
    wanted.period ??
    sinceDays(wanted, report) ??
    (newest && report.period?.kind === 'range'
      ? { from: addDays(wanted.today, 1 - mostDaysBack), to: wanted.today }
      : null)
  const asked = { ...periodQuery(report, period), ...query }
  const { clients, groups, people, us, except } = question
  // A filter stands for all that narrows the clients only where nothing else does.
  const alone =
    [clients, groups, people, us, except].flat().length +
      Number(question.mine) +
      Number(question.ownClients) ===
    1
  const inCode =
    (whom.ids !== null &&
      !ofOne &&
      !('clientId' in query) &&
      !(alone && ('groupId' in query || 'managerId' in query))) ||
    (question.records.length > 0 && !('serviceId' in query))
  const clientColumn = topic.client
  if (inCode && whom.ids !== null && !ofOne && clientColumn === undefined)
    throw new CannotTell(`${report.title} does not tell clients apart: ask for one of them, or for all.`)
  const rows: Row[] = []
  let first: ReportAnswer | null = null
  for (let page = 1; rows.length < mostRows; page++) {
    const answer = (await portal.readDeclared(`reports.${report.name}`, {
      ...(ofOne ? { params: { clientId: String(client?.id) } } : {}),
      query: { ...asked, page: String(page), pageSize: '200' },
    })) as ReportAnswer
    first ??= answer
    for (const row of answer.rows) rows.push(withTimes(rowOf(report, row), topic.timed))
    if (rows.length >= answer.total || answer.rows.length === 0) break
  }
  const fits = rows.filter((row) => {
    if (!inCode) return true
    const cell = clientColumn === undefined ? undefined : row[clientColumn]
    const inClients = whom.ids === null || ofOne || (isNamedClient(cell) && whom.ids.includes(cell.id ?? -1))
    const inServices =
      question.records.length === 0 ||
      'serviceId' in query ||
      question.records.some(({ name }) => textOf(row['service']) === name)
    return inClients && inServices
  })
  const seen = new Set(first?.columns ?? [])
  return {
    rows: fits,
    // Rows that are told by a day of their own are of no other days.
    period:
      first?.period && topic.period !== null
        ? { from: first.period.startDate, to: first.period.endDate }
        : null,
    through: first?.asOf ?? null,
    notes: [
      ...(first?.notes ?? []),
      ...((first?.total ?? 0) > rows.length ? [onlyFirst(rows.length, first?.total ?? 0)] : []),
    ],
    hidden: new Set(Object.keys(report.columns).filter((id) => !seen.has(id))),
    done,
    sources: sourceOf(report, client?.slug, asked),
    ...(inCode || !first
      ? {}
      : {
          file: {
            words: report.title,
            call: `${reportCallNames(report.name)[1]}${queryOf({ ...asked, ...(ofOne && client ? { ofClient: String(client.id) } : {}) })}`,
          },
        }),
    ...(inCode || !first ? {} : { totals: { ...first.totals, count: first.total }, total: first.total }),
  }
}

const rowOf = (report: Report, row: ReportRow): Row =>
  Object.fromEntries(
    Object.entries(report.columns).map(([id, column]) => [
      id,
      cellOf(row[column.rate ? id : fieldOf(id, column)]),
    ]),
  )

function sourceOf(
  report: Report,
  slug: string | undefined,
  query: Readonly<Record<string, string>>,
): readonly Source[] {
  const name =
    report.route ??
    (reports as readonly Report[]).find(({ sections }) =>
      sections?.some((section) => section.name === report.name),
    )?.route ??
    null
  if (name === null) return []
  const { path } = routeOf(name)
  if (path.includes('{') && slug === undefined) return []
  return [
    {
      words: report.title,
      path: `${path.replace('{slug}', encodeURIComponent(slug ?? ''))}${queryOf(query)}`,
    },
  ]
}

export const isReport = (id: string): boolean => reportsByName.has(id)
