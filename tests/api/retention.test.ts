import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Server } from '@portal/server/server'
import { retentionKindNames, retentionKinds } from '@portal/core/settings/retention/kinds'
import { deleteOld } from '@portal/server/settings/retention/delete-old'
import { signIn, type Caller } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'

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

/** A row of each kind that is older than anything the demo agency has, by so many days. */
const old: Readonly<Record<Rule['kind'], (days: number) => Promise<unknown>>> = {
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
  for (const kind of retentionKindNames) {
    await old[kind](4001)
    await old[kind](3999)
  }
  await deleteOld.run({}, server.services)
  const found = (await admin.get<readonly Rule[]>('/retention')).body
  // Mail that waits is not counted: it stays, however old.
  expect(found.map(({ total }, at) => total - (before[at]?.total ?? 0) >= 2)).toEqual(
    retentionKindNames.map(() => true),
  )
  for (const kind of retentionKindNames) {
    const { body } = await admin.get<{ going: number }>(`/retention/${kind}/preview?days=4000`)
    expect([kind, body.going]).toEqual([kind, 1])
    const { body: rule } = await admin.request<Rule>('PUT', `/retention/${kind}`, { body: { days: 4000 } })
    expect([rule.kind, rule.days]).toEqual([kind, 4000])
  }
  await deleteOld.run({}, server.services)
  await deleteOld.run({}, server.services)
  for (const kind of retentionKindNames) {
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
