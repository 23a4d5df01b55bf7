import type { Resource } from '@portal/core/foundation/contract/resource'
import { referenceName, titleField } from '@portal/core/foundation/contract/resource'
import { routeOf, type RouteName } from '@portal/core/foundation/routes'
import { resources } from '@portal/core/resources'
import { isNamedClient, mostRows, onlyFirst, withTimes } from './declared-row-parts.ts'
import { CannotTell, type Cell, type ReadRows, type Row, type Source } from './rows.ts'

const listsByArea = new Map<string, Resource>(resources.map((list) => [list.area, list]))

interface Listed {
  readonly rows?: readonly Readonly<Record<string, unknown>>[]
  readonly total?: number
}

/** The rows of a declared list, by its own call. */
export const listRows: ReadRows = async ({ topic, portal, whom, question }) => {
  const list = listsByArea.get(topic.id)
  if (!list) throw new CannotTell(`${topic.title} is not there.`)
  const rows: Row[] = []
  const one = whom.ids?.length === 1 ? whom.ids[0] : undefined
  let all = 0
  for (let page = 1; rows.length < mostRows; page++) {
    const answer = await portal.readDeclared(
      `${list.area}.list`,
      list.ofClient
        ? {
            query: {
              ...(one === undefined ? {} : { clientId: String(one) }),
              page: String(page),
              pageSize: '200',
            },
          }
        : {},
    )
    const listed = Array.isArray(answer) ? { rows: answer as Listed['rows'], total: 0 } : (answer as Listed)
    for (const row of listed.rows ?? []) rows.push(withTimes(entryOf(list, row), topic.timed))
    all = Math.max(listed.total ?? 0, rows.length)
    if (rows.length >= (listed.total ?? 0) || (listed.rows ?? []).length === 0) break
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
  const narrowed = fits.length < rows.length || (whom.ids !== null && one === undefined)
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
