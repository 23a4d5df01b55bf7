import { dayAt } from '@portal/core/foundation/format'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '@portal/server/server'
import { startServerHere } from '../support/server-here.ts'

let server: Server

beforeAll(async () => {
  server = await startServerHere()
})
afterAll(async () => {
  await server.stop()
})

const asOwner = <Row>(statement: string, values: readonly unknown[] = []): Promise<readonly Row[]> =>
  server.services.database.asOwner(
    async (owner) => (await owner.query<Row & object>(statement, [...values])).rows,
  )

const months = async (): Promise<readonly string[]> =>
  (
    await asOwner<{ name: string }>(
      "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'site_event'::regclass order by 1",
    )
  ).map(({ name }) => name)

const monthOf = (daysFromNow: number): string => {
  const day = dayAt(Date.now() + daysFromNow * 86_400_000, 'UTC')
  return `site_event_${day.slice(0, 4)}_${day.slice(5, 7)}`
}

describe('what pages of dealers report', () => {
  test('lies in a partition for each month, made before its first day', async () => {
    // The database may have been prepared on the last day of a month.
    await asOwner('select site_event_months()')
    const there = await months()
    expect(there).toEqual(expect.arrayContaining([monthOf(0), 'site_event_other']))
    const [event] = await asOwner<{ part: string }>(
      "select distinct tableoid::regclass::text as part from site_event where at > now() - interval '1 day' limit 1",
    )
    expect(event?.part ?? monthOf(0)).toMatch(/^site_event_\d{4}_\d\d$/)
    await asOwner(`drop table ${monthOf(0)}`)
    await asOwner('select site_event_months()')
    expect(await months()).toEqual(there)
  })

  test('goes with its month when that is kept no more, and none of the kept days goes', async () => {
    await asOwner(
      "create table site_event_2020_01 partition of site_event for values from ('2020-01-01Z') to ('2020-02-01Z')",
    )
    const insert = (at: string) =>
      asOwner(
        "insert into site_event (tenant_id, client_id, at, visitor, kind) values (1, 1001, $1, 'of months', 'view')",
        [at],
      )
    await insert('2020-01-15T12:00:00Z')
    const kept = new Date(Date.now() - 34 * 86_400_000).toISOString()
    await insert(kept)
    await asOwner('select site_event_months()')
    expect(await months()).not.toContain('site_event_2020_01')
    expect(
      (await asOwner<{ at: string }>("select at::text from site_event where visitor = 'of months'")).map(
        ({ at }) => new Date(at).toISOString(),
      ),
    ).toEqual([kept])
  })

  test('is kept where its month was made by nobody, and the others are made all the same', async () => {
    await asOwner(
      "insert into site_event (tenant_id, client_id, at, visitor, kind) values (1, 1001, '2019-06-01Z', 'beside months', 'view')",
    )
    expect(
      await asOwner(
        "select tableoid::regclass::text as part from site_event where visitor = 'beside months'",
      ),
    ).toEqual([{ part: 'site_event_other' }])
    await asOwner('select site_event_months()')
    expect(await months()).toContain(monthOf(0))
  })
})
