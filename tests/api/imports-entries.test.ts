import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ColumnFacts } from '@portal/core/foundation/contract/column'
import type { Resource } from '@portal/core/foundation/contract/resource'
import { takesEntries } from '@portal/core/platform/records/list-facts'
import { csvHeader, csvRow } from '@portal/core/platform/exports/csv'
import { entryValue } from '@portal/core/platform/records/entry-value'
import { resources } from '@portal/core/resources'
import { databaseUnderTest, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { applied, checked, found, imported, settled, type Problem, type Run } from './import-file.ts'
import { create, oneOfEachKind, rowsOf, type Kept } from './record-values.ts'

let server: RunningServer
let admin: Caller
let manager: Caller

beforeAll(async () => {
  server = await startServer()
  ;[admin, manager] = (await Promise.all(
    ['super-admin', 'account-manager'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller]
})
afterAll(async () => {
  await server.stop()
})

/** A list as the portal exports it. */
const columnsOf = ({ fields, ofClient }: Resource): ColumnFacts<Kept>[] => [
  ...(ofClient
    ? [{ id: 'client', label: 'Client', value: (row: Kept) => (row['Client'] as { name: string }).name }]
    : []),
  ...Object.entries(fields)
    .filter(([, { kind }]) => kind !== 'secret')
    .map(([name, field]): ColumnFacts<Kept> => ({
      id: name,
      label: field.label,
      kind: field.kind === 'money' ? 'money' : 'text',
      value: (row) => entryValue(field, name, row),
    })),
]
const fileOf = (list: Resource, rows: readonly Kept[]): string =>
  [csvHeader(columnsOf(list)), ...rows.map((row) => csvRow(columnsOf(list), row))].join('\r\n')

async function start(by: Caller, list: string, content: string, clientId?: number) {
  const form = new FormData()
  form.set('kind', 'entries')
  form.set('list', list)
  if (clientId !== undefined) form.set('clientId', String(clientId))
  form.set('file', new File([content], `${list}.csv`))
  return by.post<Run & Problem>('/imports', form)
}
async function read(by: Caller, list: string, content: string): Promise<Run> {
  const { status, body } = await start(by, list, content)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return settled(by, body.id)
}

const all = resources.filter(takesEntries)

/** Every list on PostgreSQL; on the embedded database, where each takes twice as long, one with each kind of field. */
const lists = databaseUnderTest === 'postgres' ? all : oneOfEachKind(all, (list) => list)

describe.each(lists.map((list) => [list.many, list] as const))('%s from a file', (_, list) => {
  const rows = async (): Promise<Kept[]> =>
    rowsOf((await admin.get(list.ofClient ? `${list.path}?pageSize=200` : list.path)).body)

  test('the export of the list changes nothing', async () => {
    const stored = await rows()
    if (stored.length === 0) await create(admin, list)
    if (stored.length === 0) stored.push(...(await rows()))
    const run = await read(admin, list.area, fileOf(list, stored))
    expect([run.badRows, run.message]).toEqual([[], null])
    expect(run).toMatchObject({ status: 'checked', created: 0, updated: 0, unchanged: stored.length })
  })

  test('what is not there comes in, once, and a row without what it needs keeps all out', async () => {
    const made = await create(admin, list)
    expect((await admin.delete(`${list.path}/${made.id}`)).status).toBe(200)
    const file = fileOf(list, [made])
    const required = Object.entries(list.fields).find(([, field]) => field.required)?.[1].label
    if (required !== undefined) {
      const bad = await read(admin, list.area, `${file}\r\n${','.repeat(columnsOf(list).length - 1)}x`)
      expect([bad.status, bad.badRowCount]).toEqual(['refused', 1])
      expect(bad.badRows[0]).toMatchObject({ line: 3 + (file.match(/\n/g)?.length ?? 1) - 1 })
    }
    const checked = await read(admin, list.area, file)
    expect([checked.badRows, checked.status, checked.created]).toEqual([[], 'checked', 1])
    expect(await applied(admin, checked.id)).toMatchObject({ status: 'done', created: 1 })
    const again = await read(admin, list.area, file)
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
  })
})

describe('entries from a file', () => {
  test('change what differs, with before and after in the audit log', async () => {
    const file = (order: number) => `Name,Order\nMarine,${order}\nAgricultural,7\n`
    const run = await applied(admin, (await read(admin, 'industries', file(31))).id)
    expect(run).toMatchObject({ status: 'done', created: 1, updated: 1 })
    const { body } = await admin.get<Kept[]>('/industries')
    expect(body.find(({ name }) => name === 'Marine')).toMatchObject({ order: 31, version: 2 })
    const log = await admin.get<{ rows: { subject: string; via: string }[] }>(
      '/audit-log?subject=industry&limit=20',
    )
    expect(log.body.rows.slice(0, 2).map(({ subject, via }) => [subject, via])).toEqual([
      ['industry', 'import'],
      ['industry', 'import'],
    ])
  })

  // CLI-09
  test('CRO data of a month that is there is corrected, whichever day of it the file names, and a new month comes in', async () => {
    const { name } = (await admin.get<{ name: string }>('/clients/1003')).body
    const months = async () =>
      (
        await admin.get<{ rows: { month: string; leads: number; sold: number }[] }>(
          '/clients/1003/cro-data?pageSize=200',
        )
      ).body.rows.filter(({ month }) => month.startsWith('2018'))
    await admin.post('/clients/1003/cro-data', { month: '2018-05-01', leads: 80, sold: 8 })
    const file = (leads: number) =>
      `Client,Month,Leads,Sold\r\n${name},05/31/2018,${leads},9\r\n${name},06/30/2018,70,7\r\n`
    const run = await applied(admin, (await read(admin, 'croData', file(90))).id)
    expect(run).toMatchObject({ status: 'done', created: 1, updated: 1 })
    expect((await months()).map(({ leads, sold }) => [leads, sold])).toEqual(
      expect.arrayContaining([
        [90, 9],
        [70, 7],
      ]),
    )
    expect(await months()).toHaveLength(2)
    const twice = await read(
      admin,
      'croData',
      `Client,Month,Leads\n${name},05/01/2018,1\n${name},05/02/2018,2\n`,
    )
    expect([twice.status, twice.badRowCount]).toEqual(['refused', 1])
  })

  // RPT-28
  test('negative keywords come in as Google Ads and its editor export them, and no other keyword does', async () => {
    const ofStore = async (content: string): Promise<Run> => {
      const { body } = await start(admin, 'negativeKeywords', content, 1004)
      return settled(admin, body.id)
    }
    const editor = [
      'Campaign,Ad Group,Keyword,Criterion Type',
      ',,jobs,Negative Broad',
      'Ford New,,rental,Campaign Negative Phrase',
      'Ford New,F-150,f-150 manual,Negative Exact',
    ].join('\r\n')
    const run = await applied(admin, (await ofStore(editor)).id)
    expect(run).toMatchObject({ status: 'done', created: 3 })
    expect(await ofStore(editor)).toMatchObject({ created: 0, updated: 0, unchanged: 3 })
    const web =
      'Negative Keyword,Campaign,Ad group,Match type\r\nrental,Ford New,,Phrase match\r\ncoloring pages,,,Broad match'
    expect(await ofStore(web)).toMatchObject({ status: 'checked', created: 1, unchanged: 1 })
    const { rows } = (
      await admin.get<{ rows: Kept[] }>('/clients/1004/negative-keywords?pageSize=200&search=rental')
    ).body
    expect(rows).toEqual([
      expect.objectContaining({
        term: 'rental',
        match: 'Negative Phrase',
        campaign: 'Ford New',
        adGroup: '',
      }),
    ])
    const mixed = await ofStore(`${editor}\r\nFord New,F-150,ford f-150,Phrase`)
    expect([mixed.status, mixed.badRows.map(({ line, column }) => [line, column])]).toEqual([
      'refused',
      [[5, 'Criterion Type']],
    ])
  })

  test('every bad row is told with its line, its column and the reason', async () => {
    const run = await read(
      admin,
      'services',
      'Name,Service Group,Pacing Section,Order\nOne,Nothing,SEM,1\nTwo,,Radio,1\nOne,,,2\n,,,x\n',
    )
    expect(run.status).toBe('refused')
    expect(run.badRows.map(({ line, column }) => [line, column])).toEqual([
      [2, 'Service Group'],
      [3, 'Pacing Section'],
      [4, 'Name'],
      [5, 'Name'],
      [5, 'Order'],
    ])
    const { body } = await admin.get<Kept[]>('/services')
    expect(body.some(({ name }) => name === 'One' || name === 'Two')).toBe(false)
  })

  test('are brought in by whoever keeps the list, and seen by nobody else', async () => {
    expect((await start(manager, 'userLevels', 'Name\nX')).status).toBe(403)
    expect((await start(manager, 'nothing', 'Name\nX')).status).toBe(422)
    expect((await start(manager, 'credentials', 'Name\nX')).status).toBe(422)
    const run = await read(manager, 'activityTypes', 'Name\nBillboards')
    expect((await admin.get(`/imports/${run.id}`)).status).toBe(404)
    expect((await applied(manager, run.id)).created).toBe(1)
  })
})

test('a file of clients brings in what the agency writes down of clients, and says which value is none of its kind', async () => {
  const added = async (name: string, kind: string, choices = ''): Promise<number> =>
    (await admin.post<{ id: number }>('/client-data-types', { name, kind, choices })).body.id
  const types = [
    await added('Lot Size', 'Number'),
    await added('Plan', 'Choice', 'Gold\nSilver'),
    await added('Visited', 'Day'),
    await added('Franchise', 'Yes or No'),
    await added('Champion', 'User'),
  ]
  const header = 'Dealer Code,Name,Lot Size,Plan,Visited,Franchise,Champion'
  const bad = await checked(
    manager,
    'clients',
    `${header}\nCD-1,Lark Kia,many,Bronze,soon,perhaps,\nCD-2,Wren Kia,5,,,,nobody@x.test`,
  )
  expect(bad).toMatchObject({ status: 'refused', badRowCount: 2 })
  expect(bad.badRows.map(({ line, column }) => [line, column])).toEqual([
    [2, 'Lot Size'],
    [2, 'Plan'],
    [2, 'Visited'],
    [2, 'Franchise'],
    [3, 'Champion'],
  ])
  const good = `${header}\nCD-1,Lark Kia,12.50,gold,1/5/2026,yes,Seo@demo.test\nCD-2,Wren Kia,,,,,`
  expect(await imported(manager, 'clients', good)).toMatchObject({ created: 2 })
  const valuesOf = async (name: string) => {
    const { id } = (await found(manager, name))[0]!
    const { body } = await manager.get<{ id: number; value: unknown; words: string | null }[]>(
      `/clients/${id}/client-data`,
    )
    return types.map((type) => body.find((one) => one.id === type)).map((one) => one?.words ?? one?.value)
  }
  const [, , , , champion] = await valuesOf('Lark Kia')
  expect(await valuesOf('Lark Kia')).toEqual([12.5, 'Gold', '2026-01-05', true, expect.any(String)])
  expect(await valuesOf('Wren Kia')).toEqual([null, null, null, null, null])
  // An empty cell leaves alone what is there; the client itself need not change.
  const run = await checked(manager, 'clients', 'Code,Name,Lot Size,Plan\nCD-1,Lark Kia,15,')
  expect(run.planned).toEqual([
    {
      line: 2,
      name: 'Lark Kia',
      what: 'Changed',
      changes: [{ field: 'Lot Size', before: '12.5', after: '15' }],
    },
  ])
  await applied(manager, run.id)
  expect(await valuesOf('Lark Kia')).toEqual([15, 'Gold', '2026-01-05', true, champion])
  expect(await imported(manager, 'clients', good.replace('12.50', '15'))).toMatchObject({ unchanged: 2 })
  // What stands as a default is no news: the client keeps following it.
  const { id: wren } = (await found(manager, 'Wren Kia'))[0]!
  const plan = { id: types[1]!, value: 'Silver' }
  expect((await admin.post(`/clients/${wren}/setDefaultValue`, plan)).status).toBe(200)
  expect(await imported(manager, 'clients', 'Code,Name,Plan\nCD-2,Wren Kia,silver')).toMatchObject({
    unchanged: 1,
  })
  for (const id of types) await admin.put(`/client-data-types/${id}`, { active: false })
})
