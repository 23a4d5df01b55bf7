import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls, type Answer } from '@portal/core/calls'
import { writes, type Call } from '@portal/core/foundation/contract/call'
import { guestReports } from '@portal/core/access/guests/reports'
import { demoAccounts } from './demo-accounts.ts'
import {
  bodyFor,
  fieldsOf,
  guestClient,
  inTurns,
  LiveAgency,
  mountedCalls,
  type LiveActor,
  type MountedCall,
} from './live-agency.ts'
import { contentOf, plant, type Plant } from './planted-rows.ts'

/** A client of the agency itself that no outsider's team knows, and a whole other tenant. */
const sibling: Plant = {
  tenantId: 1,
  id: 910_001,
  secret: 'zyxsibling',
  shared: 'planted',
  publicId: '11111111-1111-4111-8111-111111111111',
}
const stranger: Plant = {
  tenantId: 3,
  id: 930_003,
  secret: 'zyxstranger',
  shared: 'zyxstranger',
  publicId: '33333333-3333-4333-8333-333333333333',
}

let agency: LiveAgency
let tables: readonly string[]

beforeAll(async () => {
  agency = await LiveAgency.start()
  await agency.database.query("insert into tenant (id, name, slug) values (3, 'zyxstranger', 'zyxstranger')")
  tables = [...(await plant(agency.database, stranger)).keys()]
  await plant(agency.database, sibling)
})
afterAll(async () => {
  await agency?.stop()
})

const reading = mountedCalls.filter(({ call }) => !writes(call))
const outsiders = demoAccounts.filter(
  ({ comesIn, userType }) => comesIn && userType !== 'Employee' && userType !== 'PDF',
)

interface Asked {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Every way of asking a reading call for the planted rows, and for everything it has. */
function waysToAsk({ call }: MountedCall, plants: readonly Plant[], ownIds: readonly number[]): Asked[] {
  const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const ids = [...ownIds.map(String), ...plants.flatMap(({ id, secret }) => [String(id), `${secret} client`])]
  const params: Record<string, string>[] =
    named.length === 0
      ? [{}]
      : call.path.includes('{publicId}')
        ? plants.map(({ publicId }) => ({ publicId, name: 'file' }))
        : ids.map((id) => Object.fromEntries(named.map((name) => [name, id])))
  const fields = fieldsOf(call.query)
  const all: Record<string, string> = fields.includes('pageSize') ? { pageSize: '200' } : {}
  const queries = [
    all,
    ...plants.flatMap(({ id, secret }) => [
      ...fields.filter((name) => name.endsWith('Id')).map((name) => ({ ...all, [name]: String(id) })),
      ...(fields.includes('search') ? [{ ...all, search: secret }] : []),
    ]),
  ]
  const bodyFields = fieldsOf(call.body)
  const bodies = [
    {},
    ...plants.flatMap(({ id }) =>
      bodyFields
        .filter((name) => /[iI]ds?$/.test(name))
        .map((name) => ({ [name]: name.endsWith('s') ? [id] : id })),
    ),
  ]
  return params.flatMap((each) =>
    queries.flatMap((query) => bodies.map((body) => ({ params: each, query, body }))),
  )
}

/** Every place in an answer that names a client or a tenant, with the id it names. */
function* namedIn(
  value: unknown,
  path = '',
): Generator<{ readonly of: 'client' | 'tenant'; readonly id: number; readonly path: string }> {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* namedIn(each, `${path}[${index}]`)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value)) {
    const here = `${path}.${key}`
    if (key === 'clientId' && typeof each === 'number') yield { of: 'client', id: each, path: here }
    if (key === 'tenantId' && typeof each === 'number') yield { of: 'tenant', id: each, path: here }
    if (/^client$/i.test(key) && typeof each === 'object' && each !== null && 'id' in each)
      yield { of: 'client', id: Number(each.id), path: here }
    yield* namedIn(each, here)
  }
}

const isPage = (value: unknown): value is { rows: unknown[]; total: number; pageSize: number } =>
  typeof value === 'object' && value !== null && 'rows' in value && 'total' in value && 'pageSize' in value

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

test('a row is planted in every table of business data', async () => {
  const { rows } = await agency.database.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and (c.relkind = 'p' or c.relkind = 'r' and not c.relispartition)
      and c.relname not in ('tenant', 'tenant_host') and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id')`,
  )
  expect(tables.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

/** What a caller is told, in any way of asking, of clients and tenants that are not theirs. */
async function walk(
  actor: LiveActor,
  { own, tenantId }: { readonly own: ReadonlySet<number>; readonly tenantId: number },
): Promise<{ readonly wrong: readonly string[]; readonly rows: number }> {
  const wrong = new Set<string>()
  let rows = 0
  await inTurns(reading, async (mounted) => {
    for (const asked of waysToAsk(mounted, [sibling, stranger], [...own].slice(0, 1))) {
      const { status, text } = await agency.ask(actor, mounted.call, asked)
      const tell = (what: string): void =>
        void wrong.add(`${mounted.name} ${JSON.stringify(asked)} answers ${status} with ${what}`)
      if (status >= 500) tell('a failure')
      if (/zyxsibling|zyxstranger/.test(text) && status < 400) tell(text.slice(0, 300))
      if (status >= 400) continue
      const value = parsed(text)
      for (const { of, id, path } of namedIn(value)) {
        rows += 1
        if (of === 'client' && !own.has(id)) tell(`client ${id} at ${path}`)
        if (of === 'tenant' && id !== tenantId) tell(`tenant ${id} at ${path}`)
      }
      if (
        isPage(value) &&
        value.total > value.rows.length &&
        value.pageSize === 200 &&
        value.rows.length < 200
      )
        tell(`a total of ${value.total} over ${value.rows.length} rows`)
    }
  })
  return { wrong: [...wrong], rows }
}

test.each(outsiders.map(({ name }) => name))(
  '%s sees nothing of another client or tenant, in no list, count or option',
  async (name) => {
    const actor = agency.actor(name)
    const me = parsed((await agency.ask(actor, calls['users.current'])).text) as Answer<'users.current'>
    const own = new Set(me.clients.map(({ id }) => id))
    expect(own.size).toBeGreaterThan(0)
    const { wrong, rows } = await walk(actor, { own, tenantId: me.tenantId })
    expect(wrong).toEqual([])
    expect(rows, 'rows that were looked at').toBeGreaterThan(0)
  },
)

test.each(guestReports)(
  'a guest with a link to %s sees that one client and nothing of another',
  async (report) => {
    const actor = agency.actor(`guest of ${report}`)
    const { wrong, rows } = await walk(actor, { own: new Set([guestClient]), tenantId: 1 })
    expect(wrong).toEqual([])
    expect(rows, 'rows that were looked at').toBeGreaterThan(0)
  },
)

// TEN-02
test("the agency's administrator sees nothing of another tenant", async () => {
  const actor = agency.actor('super-admin')
  const wrong = new Set<string>()
  await inTurns(reading, async (mounted) => {
    for (const asked of waysToAsk(mounted, [stranger], [sibling.id])) {
      const { status, text } = await agency.ask(actor, mounted.call, asked)
      const leaks =
        (status < 400 && /zyxstranger/.test(text)) ||
        [...namedIn(parsed(text))].some(({ of, id }) => of === 'tenant' && id !== 1)
      if (leaks || status >= 500)
        wrong.add(`${mounted.name} ${JSON.stringify(asked)} answers ${status}: ${text.slice(0, 300)}`)
    }
  })
  expect([...wrong]).toEqual([])
  // The same walk does find what the administrator may see: it would notice.
  expect(
    (await agency.ask(actor, calls['clients.get'], { params: { id: String(sibling.id) } })).text,
  ).toContain('zyxsibling')
})

test('nobody changes a row of another tenant, whatever ids a request names', async () => {
  const before = await contentOf(agency.database, stranger.tenantId, tables)
  const admitted: string[] = []
  await inTurns(
    mountedCalls.filter(({ call }) => writes(call)),
    async ({ name, call }) => {
      for (const account of ['super-admin', 'partner']) {
        const params = Object.fromEntries(
          [...call.path.matchAll(/\{(\w+)\}/g)].map(([, each]) => [each!, String(stranger.id)]),
        )
        const { status, text } = await agency.ask(agency.actor(account), call, {
          params,
          body: bodyFor(call, stranger.id),
        })
        if (status < 400 || status >= 500)
          admitted.push(`${name} for ${account}: ${status} ${text.slice(0, 200)}`)
      }
    },
  )
  expect(await contentOf(agency.database, stranger.tenantId, tables)).toEqual(before)
  // Calls without any id make rows in the caller's own tenant, which is right.
  const withIds = admitted.filter((line) => {
    const call: Call = calls[line.split(' ')[0] as keyof typeof calls]
    return call.path.includes('{') || /[iI]d/.test(JSON.stringify(bodyFor(call, stranger.id)))
  })
  expect(withIds).toEqual([])
})
