import { addMonths, isDay, today } from '@portal/core/foundation/format'
import type { Resource } from '@portal/core/foundation/contract/resource'
import { referenceName, titleField } from '@portal/core/foundation/contract/resource'
import { routeOf, type RouteName } from '@portal/core/foundation/routes'
import { resources } from '@portal/core/resources'
import type { TopicQuestion } from '../language/question.ts'
import { isNamedClient, mostRows, onlyFirst, withTimes } from './declared-row-parts.ts'
import { CannotTell, type Cell, type ReadRows, type Row, type Source } from './rows.ts'

const listsByArea = new Map<string, Resource>(resources.map((list) => [list.area, list]))

interface Listed {
  readonly rows?: readonly Readonly<Record<string, unknown>>[]
  readonly total?: number
}

/** Clients that are asked for one by one. */
const mostAskedFor = 40

/** The rows of a declared list, by its own call. */
export const listRows: ReadRows = async ({ topic, portal, whom, question }) => {
  const list = listsByArea.get(topic.id)
  if (!list) throw new CannotTell(`${topic.title} is not there.`)
  const rows: Row[] = []
  const one = whom.ids?.length === 1 ? whom.ids[0] : undefined
  // Of a few clients each is asked for: of all rows theirs may be the last ones.
  const months = list.ofClient ? monthsAsked(list, question) : [{}]
  const few = whom.ids !== null && whom.ids.length * months.length <= mostAskedFor
  const each = list.ofClient && few ? whom.ids : [undefined]
  const asked = each.flatMap((id) => months.map((month) => ({ id, month })))
  let all = 0
  for (const { id, month } of asked) {
    const before = rows.length
    let total = 0
    for (let page = 1; rows.length - before < mostRows; page++) {
      const answer = await portal.readDeclared(
        `${list.area}.list`,
        list.ofClient
          ? {
              query: {
                ...(id === undefined ? {} : { clientId: String(id) }),
                ...month,
                page: String(page),
                pageSize: '200',
              },
            }
          : {},
      )
      const listed = Array.isArray(answer) ? { rows: answer as Listed['rows'], total: 0 } : (answer as Listed)
      for (const row of listed.rows ?? []) rows.push(withTimes(entryOf(list, row), topic.timed))
      total = Math.max(listed.total ?? 0, rows.length - before)
      if (rows.length - before >= (listed.total ?? 0) || (listed.rows ?? []).length === 0) break
    }
    all += total
  }
  const client = whom.clients.length === 1 ? whom.clients[0] : undefined
  const fits = rows.filter((row) => {
    const cell = row['client']
    const inClients = whom.ids === null || (isNamedClient(cell) && whom.ids.includes(cell.id ?? -1))
    return (
      inClients &&
      (question.records.length === 0 ||
        question.records.some(({ name }) => Object.values(row).some((value) => value === name)))
    )
  })
  // Told by something, rows that were not looked at would be nobody's.
  const narrowed =
    fits.length < rows.length || (whom.ids !== null && one === undefined) || question.by !== null
  return {
    rows: fits,
    period: null,
    ...(all > rows.length
      ? narrowed
        ? { notes: [onlyFirst(rows.length, all)] }
        : { total: all, ...('count' in list.fields ? {} : { totals: { count: all } }) }
      : {}),
    sources: screenOf(list, client?.slug),
  }
}

/** Months that a list is asked for one by one at most. */
const mostMonths = 13

/** The months of the days that rows are asked for in, as the list's own filters; all of them where it has none. */
function monthsAsked(
  list: Resource,
  { conditions }: TopicQuestion,
): readonly Readonly<Record<string, string>>[] {
  const held = conditions.find(
    ({ column, is, values }) =>
      is === 'between' &&
      list.fields[column]?.kind === 'date' &&
      values.every((value) => isDay(String(value))),
  )
  const [from, to] = (held?.values ?? []).map(String)
  if (!held || from === undefined || to === undefined) return [{}]
  const months: Readonly<Record<string, string>>[] = []
  for (let month = `${from.slice(0, 7)}-01`; month <= to; month = addMonths(month, 1)) {
    if (months.length === mostMonths) return [{}]
    months.push({ [`${held.column}Month`]: month })
  }
  return months
}

/** Days of the year, without the year that they were first in. */
const isDayOfYear = (list: Resource, id: string): boolean => list.area === 'contacts' && id === 'birthday'

/** The next time that a day of the year comes. */
function nextOf(value: unknown): string | null {
  const [month, day] = typeof value === 'string' ? value.split('/') : []
  if (month === undefined || day === undefined) return null
  const now = today()
  const year = Number(now.slice(0, 4))
  const [coming, later] = [year, year + 1].map((one) => `${one}-${month}-${day}`)
  return coming !== undefined && coming >= now ? coming : (later ?? null)
}

function entryOf(list: Resource, row: Readonly<Record<string, unknown>>): Row {
  const client = row['client'] ?? row['Client']
  return {
    ...(isNamedClient(client) ? { client } : {}),
    ...Object.fromEntries(
      Object.entries(list.fields).map(([id, field]): [string, Cell] => {
        const value = field.kind === 'record' ? row[referenceName(id)] : row[id]
        if (typeof value === 'boolean') return [id, value ? 'Yes' : 'No']
        if (isNamedClient(value)) return [id, field.of === 'clients' ? value : value.name]
        if (typeof value === 'object' && value !== null && 'fullName' in value)
          return [id, String(value.fullName)]
        // Of a day of the year the next one is asked for.
        if (isDayOfYear(list, id)) return [id, nextOf(value)]
        return [id, typeof value === 'string' || typeof value === 'number' ? value : null]
      }),
    ),
  }
}

function screenOf(list: Resource, slug: string | undefined): readonly Source[] {
  for (const { route, tab } of list.screens ?? []) {
    const { path, title } = routeOf(route as RouteName)
    if (path.includes('{') && slug === undefined) continue
    return [
      {
        words: tab ? `${title}, ${tab}` : title,
        path: path.replace('{slug}', encodeURIComponent(slug ?? '')),
      },
    ]
  }
  return []
}

/** The columns that a list shows of itself. */
export const columnsOfList = (area: string): readonly string[] => {
  const list = listsByArea.get(area)
  if (!list) return []
  const [screen] = list.screens ?? []
  const columns =
    screen?.columns ??
    Object.entries(list.fields).flatMap(([id, { kind }]) =>
      kind === 'longText' || kind === 'secret' || id === 'order' || id === 'active' ? [] : [id],
    )
  return [
    ...(list.ofClient ? ['client'] : []),
    titleField(list),
    ...columns.filter((id) => id !== titleField(list)),
  ]
}

export const isList = (id: string): boolean => listsByArea.has(id)
