import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Server } from '@portal/server/server'
import { addDays, today } from '@portal/core/foundation/format'
import { retentionKindNames, retentionKinds } from '@portal/core/settings/retention/kinds'
import { wholeTenant } from '@portal/server/foundation/database/context'
import { dropEmptyMonths, readyMonths } from '@portal/server/results/metrics/months-of-figures'
import { deleteOld } from '@portal/server/settings/retention/delete-old'
import { databaseUnderTest, signIn, type Caller } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'
import { imported } from './import-file.ts'

let server: Server
let admin: Caller

beforeAll(async () => {
  server = await startServerHere()
  admin = await signIn(server.address, 'admin')
})
afterAll(() => server?.stop())

interface Rule {
  readonly kind: keyof typeof retentionKinds
  readonly days: number | null
  readonly total: number
  readonly oldest: string | null
}

const rows = async (text: string, values: readonly unknown[] = []): Promise<number> =>
  server.services.database.asOwner(async (client) => (await client.query(text, [...values])).rowCount ?? 0)

/** What goes by its day; daily figures go by whole months. */
type ByDay = Exclude<Rule['kind'], 'figures'>
const byDay = retentionKindNames.filter((kind): kind is ByDay => kind !== 'figures')

/** A row of each kind that is older than anything the demo agency has, by so many days. */
const old: Readonly<Record<ByDay, (days: number) => Promise<unknown>>> = {
  chats: (days) =>
    rows(
      `with s as (insert into chat_session (tenant_id, key, user_id, last_message_at)
         values (1, gen_random_uuid()::text, 1, now() - make_interval(days => $1)) returning id)
       insert into chat_message (tenant_id, session_id, kind, content) select 1, id, 'human', 'Who is old?' from s`,
      [days],
    ),
  mail: (days) =>
    rows(
      `insert into email_notification (tenant_id, category, recipients, subject, body_html, body_text, status, created_at)
       select 1, 'internal', '{a@b.example}', 'Old', '', '', s, now() - make_interval(days => $1) from unnest('{sent,queued}'::text[]) s`,
      [days],
    ),
  answers: (days) =>
    rows(
      `with f as (select id from form where tenant_id = 1 order by id limit 1),
         a as (insert into form_answer (tenant_id, form_id, version_number, answers, created_at)
           select 1, id, 1, '{}', now() - make_interval(days => $1) from f returning id)
       insert into file (tenant_id, subject, subject_id, name, media_type, size, sha256, storage_key)
       select 1, 'form answer', id, 'old.pdf', 'application/pdf', 1, '\\x00', gen_random_uuid()::text from a`,
      [days],
    ),
  contacts: (days) =>
    rows(
      `insert into site_contact (tenant_id, client_id, known_by, name, first_at, last_at)
       select 1, min(id), gen_random_uuid()::text, 'Old', now() - make_interval(days => $1), now() - make_interval(days => $1)
       from client where tenant_id = 1`,
      [days],
    ),
  usage: (days) =>
    rows(
      `insert into usage_record (tenant_id, user_id, action, log, created_at)
       select 1, 1, 'sign-in', '{}', now() - make_interval(days => $1)`,
      [days],
    ),
  audit: (days) =>
    rows(
      `insert into audit_entry (tenant_id, at, call, via, changes)
       values (1, now() - make_interval(days => $1), 'users.signIn', 'portal', '{}')`,
      [days],
    ),
}

test('nothing goes until somebody says so; then what is older goes at night, and no more', async () => {
  const before = (await admin.get<readonly Rule[]>('/retention')).body
  expect(before.map(({ kind, days }) => [kind, days])).toEqual(retentionKindNames.map((kind) => [kind, null]))
  await deleteOld.run({}, server.services)
  for (const kind of byDay) {
    await old[kind](4001)
    await old[kind](3999)
  }
  await deleteOld.run({}, server.services)
  const found = (await admin.get<readonly Rule[]>('/retention')).body
  // Mail that waits is not counted: it stays, however old.
  expect(byDay.map((_, at) => (found[at]?.total ?? 0) - (before[at]?.total ?? 0) >= 2)).toEqual(
    byDay.map(() => true),
  )
  for (const kind of byDay) {
    const { body } = await admin.get<{ going: number }>(`/retention/${kind}/preview?days=4000`)
    expect([kind, body.going]).toEqual([kind, 1])
    const { body: rule } = await admin.request<Rule>('PUT', `/retention/${kind}`, { body: { days: 4000 } })
    expect([rule.kind, rule.days]).toEqual([kind, 4000])
  }
  await deleteOld.run({}, server.services)
  await deleteOld.run({}, server.services)
  for (const kind of byDay) {
    const { body } = await admin.get<{ going: number }>(`/retention/${kind}/preview?days=3998`)
    expect([kind, body.going]).toEqual([kind, 1])
  }
  // How much went stands in the log, by the job, once.
  expect(
    await rows(`select from audit_entry where tenant_id = 1 and subject = 'retention' and via = 'job'`),
  ).toBe(1)
  expect(await rows(`select from email_notification where subject = 'Old' and status = 'queued'`)).toBe(2)
  expect(await rows(`select from file where name = 'old.pdf' and deleted_at is null`)).toBe(1)
  expect(await rows(`select from chat_message where content = 'Who is old?'`)).toBe(1)
})

test('the files of a message go with the last message that has them', async () => {
  const mailed = async (days: number, files: string): Promise<number> => {
    const made = await server.services.database.asOwner((client) =>
      client.query<{ id: number }>(
        `with m as (insert into email_notification (tenant_id, category, recipients, subject, body_html, body_text, status, created_at)
           values (1, 'report-schedule', '{a@b.example}', 'With a file', '', '', 'sent', now() - make_interval(days => $1)) returning id),
         a as (insert into email_attachment (tenant_id, email_id, file_id)
           select 1, m.id, f.id from m, file f where f.tenant_id = 1 and f.name = any ($2))
         select id from m`,
        [days, files.split(' ')],
      ),
    )
    return made.rows[0]?.id ?? 0
  }
  await rows(
    `insert into file (tenant_id, subject, subject_id, name, media_type, size, sha256, storage_key)
     select 1, s, 0, n, 'application/pdf', 1, '\\x00', gen_random_uuid()::text
     from (values ('email', 'alone.pdf'), ('email', 'shared.pdf'), ('client', 'of-client.pdf')) f (s, n)`,
  )
  await mailed(4001, 'alone.pdf shared.pdf of-client.pdf')
  const later = await mailed(10, 'shared.pdf')
  await admin.request('PUT', '/retention/mail', { body: { days: 4000 } })
  await deleteOld.run({}, server.services)
  const left = (): Promise<number> =>
    rows(`select from file where name in ('alone.pdf', 'shared.pdf', 'of-client.pdf') and deleted_at is null`)
  expect(await left()).toBe(2)
  await rows(`update email_notification set created_at = now() - interval '4001 days' where id = $1`, [later])
  await deleteOld.run({}, server.services)
  expect(await left()).toBe(1)
})

test('a kind has its fewest days, and goes on being kept when the rule is taken back', async () => {
  for (const kind of retentionKindNames) {
    const days = retentionKinds[kind].least - 1
    const refused = await admin.request<{ errors: { days: string } }>('PUT', `/retention/${kind}`, {
      body: { days },
    })
    expect([refused.status, refused.body.errors.days]).toEqual([
      422,
      `${retentionKinds[kind].label}: at least ${days + 1} days.`,
    ])
  }
  await admin.request('PUT', '/retention/usage', { body: { days: null } })
  await old.usage(5000)
  await deleteOld.run({}, server.services)
  expect((await admin.get<{ going: number }>('/retention/usage/preview?days=4900')).body.going).toBe(1)
  expect((await (await signIn(server.address, 'account-manager')).get('/retention')).status).toBe(403)
})

test('daily figures go a whole month at a time, and its partition with those of the last tenant', async () => {
  const kept = `${addDays(today(), -4000).slice(0, 7)}-01`
  const gone = addDays(kept, -1)
  const partition = (day: string): string => `metric_fact_${day.slice(0, 7).replace('-', '_')}`
  const isThere = async (day: string): Promise<boolean> =>
    (await rows('select where to_regclass($1) is not null', [partition(day)])) === 1
  const file = ['Date,Campaign ID,Campaign,Channel,Impressions,Clicks,Cost']
    .concat([gone, kept].flatMap((day) => [1, 2, 3].map((at) => `${day},old${at},Old ${at},search,10,2,1`)))
    .join('\n')
  const clicks = (day: string): Promise<readonly number[]> =>
    server.services.database.asOwner(async (owner) =>
      Promise.all(
        [
          'select sum(clicks)::integer as clicks from metric_fact where tenant_id = 1 and day = $1',
          'select sum(clicks)::integer as clicks from metric_day where tenant_id = 1 and day = $1',
          "select sum(clicks)::integer as clicks from metric_month where tenant_id = 1 and month = date_trunc('month', $1::date)",
        ].map(
          async (text) => (await owner.query<{ clicks: number | null }>(text, [day])).rows[0]?.clicks ?? 0,
        ),
      ),
    )
  await imported(await signIn(server.address, 'super-admin'), 'metrics', file, 'old.csv', 1001)
  await rows(
    `insert into metric_fact (tenant_id, client_id, channel, day, campaign_id, clicks)
     select tenant_id, min(id), 'search', $1::date, 1, 5 from client where tenant_id <> 1 group by tenant_id limit 1`,
    [gone],
  )
  const { body: before } = await admin.get<readonly Rule[]>('/retention')
  expect(before.find(({ kind }) => kind === 'figures')).toMatchObject({ days: null, oldest: gone })
  expect((await admin.get<{ going: number }>('/retention/figures/preview?days=4000')).body.going).toBe(3)
  await deleteOld.run({}, server.services)
  expect([await clicks(gone), await clicks(kept)]).toEqual([
    [6, 6, 6],
    [6, 6, 6],
  ])

  await admin.request('PUT', '/retention/figures', { body: { days: 4000 } })
  await deleteOld.run({}, server.services)
  expect([await clicks(gone), await clicks(kept)]).toEqual([
    [0, 0, 0],
    [6, 6, 6],
  ])
  expect(await rows('select from metric_day where tenant_id = 1 and day = $1', [gone])).toBe(0)
  const log = `select from audit_entry where tenant_id = 1 and subject = 'retention' and changes ->> 'figures' = '3'`
  expect(await rows(log)).toBe(1)
  // Another tenant has figures in that month.
  expect(await rows('select from metric_fact where day = $1 and clicks = 5', [gone])).toBe(1)

  await rows('delete from metric_fact where day = $1', [gone])
  expect([await isThere(gone), await isThere(kept)]).toEqual([true, true])
  await deleteOld.run({}, server.services)
  expect([await isThere(gone), await isThere(kept)]).toEqual([false, true])

  // A file that comes late makes the month again, until the night.
  await imported(await signIn(server.address, 'super-admin'), 'metrics', file, 'again.csv', 1001)
  expect([await clicks(gone), await isThere(gone)]).toEqual([[6, 6, 6], true])
  await deleteOld.run({}, server.services)
  expect([await clicks(gone), await isThere(gone), await isThere(kept)]).toEqual([[0, 0, 0], false, true])
})

test.runIf(databaseUnderTest === 'postgres')(
  'a month that is being written or read is left where it is until another night',
  async () => {
    const { database } = server.services
    const month = '2011-03-01'
    const there = () => rows("select where to_regclass('metric_fact_2011_03') is not null")
    await database.write(wholeTenant(1), async (db) => {
      await readyMonths(db, month, month)
      // Whoever writes has a place until the end.
      await expect(dropEmptyMonths(database, '2012-01-01')).resolves.toBe(0)
    })
    expect(await there()).toBe(1)
    await database.write(wholeTenant(1), async (db) => {
      await db.selectFrom('metric_fact').select('day').where('tenant_id', '=', 1).limit(1).execute()
      await expect(dropEmptyMonths(database, '2012-01-01')).resolves.toBe(0)
    })
    expect(await there()).toBe(1)
    await expect(dropEmptyMonths(database, '2012-01-01')).resolves.toBe(1)
    expect(await there()).toBe(0)
  },
)
