import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import type { Server } from '@portal/server/server'
import { keptOfPerson } from '@portal/core/settings/privacy/kept'
import { signIn, type Caller } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'

let server: Server
let admin: Caller
const email = 'Zyxa.Quell@Somewhere.example'
const phone = '(555) 019-7733'
const name = 'Zyxa Quell'

const rows = async (
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Record<string, unknown>[]> =>
  server.services.database.asOwner(async (client) => (await client.query(text, [...values])).rows)

beforeAll(async () => {
  server = await startServerHere()
  admin = await signIn(server.address, 'admin')
  const [client] = await rows('select min(id) as id from client where tenant_id = 1')
  const id = client?.['id']
  await rows('insert into contact (tenant_id, client_id, name, email, phone) values (1, $1, $2, $3, $4)', [
    id,
    name,
    email,
    '555-019-7733',
  ])
  await rows(
    `insert into site_contact (tenant_id, client_id, known_by, name, email) values (1, $1, lower($3), $2, $3)`,
    [id, name, email],
  )
  await rows(
    `insert into form_answer (tenant_id, form_id, version_number, answers)
     select 1, min(id), 1, jsonb_build_object('who', $1::text, 'reach', $2::text) from form where tenant_id = 1`,
    [name, email],
  )
  await rows(
    `insert into email_notification (tenant_id, category, recipients, subject, body_html, body_text, status)
     values (1, 'internal', array[$1::text], 'To you', $2, $2, 'sent'), (1, 'internal', array[$1::text, 'other@b.example'], 'To both', '', '', 'sent')`,
    [email, `Dear ${name}`],
  )
  await rows(
    `insert into opportunity (tenant_id, name, contact_name, email, phone, stage_id) select 1, 'A store', $1, $2, $3, min(id) from opportunity_stage where tenant_id = 1`,
    [name, email, phone],
  )
  await rows(
    `insert into audit_entry (tenant_id, call, via, subject, changes) values (1, 'contacts.create', 'portal', 'contact', jsonb_build_object('email', $1::text))`,
    [email],
  )
  await rows(
    `update activity set body = body || $1 where tenant_id = 1 and id = (select min(id) from activity where tenant_id = 1)`,
    [` Called ${email.toUpperCase()} at ${phone}.`],
  )
  await rows(
    `insert into contact (tenant_id, client_id, name, email) select 2, min(id), $1, $2 from client where tenant_id = 2`,
    [name, email],
  )
})
afterAll(() => server?.stop())

/** Rows of a tenant in which each of some texts stands, by table: all that the database has, whatever it is called. */
async function everywhere(tenantId: number, texts: readonly string[]): Promise<Record<string, number[]>> {
  const tables = await rows(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') and c.relname not like 'metric%'`,
  )
  const found: Record<string, number[]> = {}
  for (const { name: table } of tables) {
    const [count] = await rows(
      `select ${texts.map((_, at) => `count(*) filter (where position(lower($${at + 2}) in said) > 0)::integer as n${at}`).join(', ')}
       from (select lower(to_jsonb(t)::text) as said from "${String(table)}" t where tenant_id = $1 offset 0) t`,
      [tenantId, ...texts],
    )
    const counts = texts.map((_, at) => Number(count?.[`n${at}`]))
    if (counts.some((times) => times > 0)) found[String(table)] = counts
  }
  return found
}

const find = async (body: unknown): Promise<Body<'privacy.find'>> =>
  (await admin.post<Body<'privacy.find'>>('/privacy/find', body)).body

test('a person is found wherever something is kept, by e-mail or by telephone number in any spelling', async () => {
  const { places } = await find({ email: email.toLowerCase() })
  const tables = places.map(({ table }) => table)
  for (const table of [
    'contact',
    'site_contact',
    'form_answer',
    'email_notification',
    'opportunity',
    'audit_entry',
    'activity',
  ])
    expect(tables).toContain(table)
  expect(places.find(({ table }) => table === 'contact')).toMatchObject({
    label: 'Contacts',
    rows: 1,
    becomes: 'emptied',
  })
  const byPhone = await find({ phone: '+1 555 0197733' })
  expect(byPhone.places.map(({ table }) => table)).toEqual(expect.arrayContaining(['contact', 'opportunity']))
})

test('a look in parts finds what a look at once does, and says how far it is', async () => {
  const whole = await find({ email })
  expect([whole.next, whole.done]).toEqual([null, whole.of])
  const tables: string[] = []
  let far = 0
  for (let after: string | null = ''; after !== null;) {
    const part: Body<'privacy.find'> = await find({ email, after })
    expect(part.done).toBeGreaterThan(far)
    far = part.done
    tables.push(...part.places.map(({ table }) => table))
    after = part.next
  }
  expect(far).toBe(whole.of)
  expect(tables.toSorted()).toEqual(whole.places.map(({ table }) => table).toSorted())
})

test('only administrators may look, and nothing is found of nobody', async () => {
  for (const account of ['account-manager', 'client', 'partner'])
    for (const path of ['find', 'file', 'erase'])
      expect((await (await signIn(server.address, account)).post(`/privacy/${path}`, { email })).status).toBe(
        403,
      )
  expect((await admin.post('/privacy/find', {})).status).toBe(422)
  expect((await admin.post('/privacy/find', { email: '%' + '_@_._' })).status).toBe(200)
  expect((await find({ email: 'nobody@nowhere.example' })).places).toEqual([])
  for (const path of ['file', 'erase'])
    expect((await admin.post(`/privacy/${path}`, { email: 'nobody@nowhere.example' })).status, path).toBe(404)
})

test('everything is given out in one file, without secrets, and that is written down', async () => {
  const { status, body } = await admin.post<Body<'privacy.file'>>('/privacy/file', { email, phone })
  expect(status).toBe(200)
  expect(body.tables['contact']?.[0]).toMatchObject({ name, email })
  const own = await admin.post<Body<'privacy.file'>>('/privacy/file', { email: 'client@demo.test' })
  expect(own.body.tables['user_account']).toHaveLength(1)
  expect(JSON.stringify(own.body)).not.toMatch(/password_hash|totp_secret|\$argon2|token_hash/)
  const [entry] = await rows(
    "select changes from audit_entry where subject = 'person' order by id desc limit 1",
  )
  expect(entry?.['changes']).toMatchObject({ event: 'given out' })
})

test('erased, the person is in no table any more; another tenant keeps its own', async () => {
  const before = await everywhere(1, [email])
  expect(Object.keys(before).length).toBeGreaterThan(5)
  const { status, body } = await admin.post<Body<'privacy.erase'>>('/privacy/erase', { email, phone })
  expect([status, body]).toEqual([200, expect.any(Object)])
  const after = await everywhere(1, [email, phone, '555-019-7733', name])
  for (const [table, counts] of Object.entries(after))
    expect([table, counts.slice(0, 3)]).toEqual([table, [0, 0, 0]])
  for (const table of ['contact', 'site_contact', 'form_answer', 'opportunity', 'email_notification'])
    expect(after[table]).toBeUndefined()
  expect((await everywhere(2, [email]))['contact']).toEqual([1])
  const [kept] = await rows("select recipients from email_notification where subject = 'To both'")
  expect(kept?.['recipients']).toContain('other@b.example')
  const [entry] = await rows(
    "select changes from audit_entry where subject = 'person' order by id desc limit 1",
  )
  expect(entry?.['changes']).toMatchObject({ event: 'erased', contact: 1 })
  expect((await find({ email, phone })).places).toEqual([])
})

test('whoever is written alike is somebody else, in addresses and in numbers', async () => {
  const alike = ['joann@near.example', 'ann@near.example.org', 'x.ann@near.example']
  for (const address of ['ann@near.example', ...alike])
    await rows(
      `insert into contact (tenant_id, client_id, name, email, phone) select 1, min(id), 'Near', $1, '5550144' from client where tenant_id = 1`,
      [address],
    )
  await rows(
    `insert into form_answer (tenant_id, form_id, version_number, answers)
     select 1, min(id), 1, jsonb_build_object('words', text) from form, unnest(array[E'Write to\nAnn@Near.example.', 'Not joann@near.example, and 15550144999']) text where tenant_id = 1 group by text`,
  )
  const { places } = await find({ email: 'ann@near.example' })
  expect(places.map(({ table, rows: count }) => [table, count])).toEqual([
    ['contact', 1],
    ['form_answer', 1],
  ])
  expect((await find({ phone: '555-0144' })).places.map(({ table, rows: count }) => [table, count])).toEqual([
    ['contact', 4],
  ])
  expect((await admin.post('/privacy/erase', { email: 'ann@near.example' })).status).toBe(200)
  const left = await rows("select email from contact where name = 'Near' order by id")
  expect(left.map(({ email: address }) => address)).toEqual(alike)
  const others = await rows(
    "select id from form_answer where tenant_id = 1 and position('15550144999' in answers::text) > 0",
  )
  expect(others).toHaveLength(1)
})

test('an account is erased once it cannot sign in: what it did stays under no name', async () => {
  const refused = await admin.post<{ message: string }>('/privacy/erase', { email: 'seo@demo.test' })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('Suspend the account first'),
  ])
  expect((await admin.post('/privacy/erase', { email: 'admin@demo.test' })).status).toBe(409)
  const [user] = await rows(
    "update user_account set suspended = true where email = 'seo@demo.test' returning id",
  )
  const worked = (await rows('select id from activity where tenant_id = 1 and user_id = $1', [user?.['id']]))
    .length
  expect((await admin.post('/privacy/erase', { email: 'seo@demo.test' })).status).toBe(200)
  const [after] = await rows(
    'select email, first_name, password_hash, active from user_account where id = $1 and tenant_id = 1',
    [user?.['id']],
  )
  expect(after).toEqual({
    email: `erased-${String(user?.['id'])}@erased.invalid`,
    first_name: 'Erased',
    password_hash: null,
    active: false,
  })
  expect(
    (await rows('select id from activity where tenant_id = 1 and user_id = $1', [user?.['id']])).length,
  ).toBe(worked)
  expect(await everywhere(1, ['seo@demo.test'])).toEqual({})
})

test('what stays for the law says why, and every table that is named is there', async () => {
  const tables = (
    await rows("select relname as name from pg_class where relnamespace = 'public'::regnamespace")
  ).map(({ name: table }) => table)
  for (const [table, { becomes, why }] of Object.entries(keptOfPerson)) {
    expect(tables, table).toContain(table)
    expect(why !== undefined, table).toBe(becomes === 'stays')
  }
})
