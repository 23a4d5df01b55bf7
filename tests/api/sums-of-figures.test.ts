import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '@portal/server/server'
import { databaseUnderTest, signIn, type Caller } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'
import { checked, imported, settled, type Run } from './import-file.ts'

let server: Server
let admin: Caller

beforeAll(async () => {
  server = await startServerHere()
  admin = await signIn(server.address, 'super-admin')
})
afterAll(async () => {
  await server.stop()
})

const asOwner = <Row>(statement: string, values: readonly unknown[] = []): Promise<readonly Row[]> =>
  server.services.database.asOwner(
    async (owner) => (await owner.query<Row & object>(statement, [...values])).rows,
  )

/** Where a sum by day or by month is not that of its figures, counted anew: of some clients, or of all. */
const astray = (clients: readonly number[] | null = null): Promise<readonly object[]> =>
  asOwner(
    `
    with wanted as (select id from client where $1::integer[] is null or id = any($1))
    select tenant_id, client_id, channel, day::text, segment, sum(facts) as facts, sum(clicks) as clicks, sum(spend_micros) as spend_micros from (
      select tenant_id, client_id, channel, day, segment, facts, clicks, spend_micros from metric_day where client_id in (select id from wanted)
      union all select tenant_id, client_id, channel, day, segment, -1, -clicks, -spend_micros from metric_fact where client_id in (select id from wanted)) of_days
    group by 1, 2, 3, 4, 5 having (sum(facts), sum(clicks), sum(spend_micros)) is distinct from (0::numeric, 0::numeric, 0::numeric)
    union all
    select tenant_id, client_id, channel, month::text, 'month', sum(facts), sum(clicks), sum(spend_micros) from (
      select tenant_id, client_id, channel, month, facts, clicks, spend_micros from metric_month where client_id in (select id from wanted)
      union all select tenant_id, client_id, channel, date_trunc('month', day)::date, -1, -clicks, -spend_micros from metric_fact where client_id in (select id from wanted)) of_months
    group by 1, 2, 3, 4 having (sum(facts), sum(clicks), sum(spend_micros)) is distinct from (0::numeric, 0::numeric, 0::numeric)
    limit 10`,
    [clients],
  )

const triggers = (): Promise<readonly { readonly name: string }[]> =>
  asOwner(
    `select tgname as name from pg_trigger where tgrelid = 'metric_fact'::regclass and not tgisinternal order by 1`,
  )

const clicksOf = async (clientId: number, month: string): Promise<number> => {
  const [row] = await asOwner<{ clicks: number }>(
    'select coalesce(sum(clicks), 0)::integer as clicks from metric_month where tenant_id = 1 and client_id = $1 and month = $2',
    [clientId, month],
  )
  return row?.clicks ?? 0
}

const days = Array.from({ length: 10 }, (_, at) => `2024-09-${String(at + 1).padStart(2, '0')}`)
const file = (clicks: number, campaigns = 5): string =>
  ['Date,Campaign ID,Campaign,Channel,Impressions,Clicks,Cost']
    .concat(
      days.flatMap((day) =>
        Array.from({ length: campaigns }, (_, at) => `${day},${at},C${at},social,100,${clicks},5`),
      ),
    )
    .join('\n')

/** Everything that writes daily figures, one after the other, for a client of its own and one that it is merged with. */
async function everyWriter(clientId: number, other: number): Promise<void> {
  // An import: what is new, what is the same, what is corrected.
  await imported(admin, 'metrics', file(3, 3), 'a.csv', clientId)
  expect([await clicksOf(clientId, '2024-09-01'), await astray([clientId, other])]).toEqual([90, []])
  await imported(admin, 'metrics', file(4), 'b.csv', clientId)
  expect([await clicksOf(clientId, '2024-09-01'), await astray([clientId, other])]).toEqual([200, []])

  // One that is dropped while it is written, or right behind it.
  const dropped = await checked(admin, 'metrics', file(5, 7), 'c.csv', clientId)
  await admin.post<Run>(`/imports/${dropped.id}/apply`, {})
  await admin.post<Run>(`/imports/${dropped.id}/cancel`, {})
  const { status } = await settled(admin, dropped.id)
  expect([await clicksOf(clientId, '2024-09-01'), await astray([clientId, other])]).toEqual([
    status === 'done' ? 350 : 200,
    [],
  ])

  // Names that come later, and tell new vehicles from used ones.
  await imported(
    admin,
    'metrics',
    [
      'Campaign ID,Campaign Name,Channel,Updated At',
      '0,Spring | Used Vehicles,social,2024-10-01',
      '1,Spring | New Vehicles,social,2024-10-01',
    ].join('\n'),
    'd.csv',
    clientId,
  )
  const [named] = await asOwner<{ segments: string[] }>(
    "select array_agg(distinct segment order by segment) as segments from metric_day where tenant_id = 1 and client_id = $1 and day = '2024-09-01' and facts > 0",
    [clientId],
  )
  expect(named?.segments).toEqual(expect.arrayContaining(['new', 'used']))
  expect(await astray([clientId, other])).toEqual([])

  // A file of corrections, applied and taken back.
  const form = new FormData()
  form.append(
    'attachments',
    new File([`Date,Insertion Order ID,Clicks\n${days[0]},order-${clientId},1000`], 'corrections.csv'),
  )
  await asOwner(
    "update metric_campaign set platform = 'dv360', external_id = 'order-' || client_id where tenant_id = 1 and client_id = $1 and external_id = '0'",
    [clientId],
  )
  const { body: correction } = await admin.post<{ id: number; problems: string[] }>(
    '/override-file/uploadAsset',
    form,
  )
  const before = await clicksOf(clientId, '2024-09-01')
  expect((await admin.post(`/override-file/${correction.id}/apply`)).status, JSON.stringify(correction)).toBe(
    200,
  )
  expect(await clicksOf(clientId, '2024-09-01')).toBeGreaterThan(before + 900)
  expect(await astray([clientId, other])).toEqual([])
  await admin.post(`/override-file/${correction.id}/take-back`)
  expect([await clicksOf(clientId, '2024-09-01'), await astray([clientId, other])]).toEqual([before, []])

  // Two clients become one, and are two again.
  const merge = { clientId, toClientId: other, dryRun: false }
  expect((await admin.post('/admin-helpers/mergeClients', merge)).status).toBe(200)
  expect([
    await clicksOf(clientId, '2024-09-01'),
    await clicksOf(other, '2024-09-01'),
    await astray([clientId, other]),
  ]).toEqual([0, before, []])
  expect((await admin.post('/admin-helpers/unmergeClients', merge)).status).toBe(200)
  expect([await clicksOf(clientId, '2024-09-01'), await astray([clientId, other])]).toEqual([before, []])
}

describe('the sums of daily figures', () => {
  test('are right in the demo agency, and where they are not, that is seen', async () => {
    expect(await astray()).toEqual([])
    await asOwner(
      'update metric_month set clicks = clicks + 1 where tenant_id = 1 and client_id = 1001 and month = (select max(month) from metric_month where client_id = 1001)',
    )
    expect(await astray([1001])).not.toEqual([])
    expect((await admin.post('/admin-helpers/countFigures', { dryRun: false })).status).toBe(200)
    expect(await astray()).toEqual([])
  })

  test('are written once by every writer beside the triggers of the release before, which keep those of its processes', async () => {
    expect(await triggers()).toHaveLength(3)
    await everyWriter(1010, 1011)
    await asOwner("select metric_months('2024-10-01', '2024-10-31')")
    await asOwner(`insert into metric_fact (tenant_id, client_id, channel, day, campaign_id, clicks)
      select 1, 1010, 'social', '2024-10-05', id, 7 from metric_campaign where tenant_id = 1 and client_id = 1010 and external_id = '1'`)
    expect([await clicksOf(1010, '2024-10-01'), await astray()]).toEqual([7, []])
  })

  // A database that is spread takes none; the embedded one is not spread.
  test.runIf(databaseUnderTest === 'postgres')(
    'are written by every writer without a trigger, as on a database that takes none',
    async () => {
      for (const { name } of await triggers()) await asOwner(`drop trigger ${name} on metric_fact`)
      await everyWriter(1012, 1013)
      expect(await astray()).toEqual([])
    },
  )
})
