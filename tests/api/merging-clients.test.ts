import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '@portal/core/foundation/format'
import { wholeTenant } from '@portal/server/foundation/database/context'
import type { Server } from '@portal/server/server'
import { byItself, placesOf, stays } from '@portal/server/settings/helpers/merge-clients/places'
import { agencyDay } from '../support/agency-day.ts'
import { signIn, type Caller } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'

let server: Server
let superAdmin: Caller

/** The one that goes has approved invoices; the one that stays is another store of the demo agency. */
const gone = 1001
const kept = 1004

beforeAll(async () => {
  server = await startServerHere()
  superAdmin = await signIn(server.address, 'super-admin')
})
afterAll(async () => {
  await server.stop()
})

interface Found {
  readonly count: number
  readonly sentence: string
  readonly rows: { text: string; path: string | null }[]
  readonly errors?: Record<string, string>
  readonly message?: string
}

const run = async (name: string, body: object): Promise<{ status: number; body: Found }> =>
  superAdmin.post<Found>(`/admin-helpers/${name}`, body)

/** What counts of a table: a removed budget is gone with its fees, and a sum of no figures is as good as none. */
const liveRows: Readonly<Record<string, string>> = {
  budget: 'and deleted_at is null',
  budget_fee:
    'and exists (select from budget b where b.tenant_id = budget_fee.tenant_id and b.id = budget_fee.budget_id and b.deleted_at is null)',
  metric_day: 'and facts > 0',
  metric_month: 'and facts > 0',
}

/** How many rows of each table are of a client. */
const held = async (client: number): Promise<Record<string, number>> => {
  const db = server.services.database.reading(wholeTenant(1))
  const places = (await placesOf(db)).map(({ table, column }) => `${table}.${column}`)
  return server.services.database.asOwner(async (owner) => {
    const of = async (name: string): Promise<readonly [string, number]> => {
      const [table, column] = name.split('.')
      const live = liveRows[table ?? ''] ?? ''
      const { rows } = await owner.query<{ count: number }>(
        `select count(*)::integer as count from ${table} where tenant_id = 1 and ${column} = $1 ${live}`,
        [client],
      )
      return [name, rows[0]?.count ?? 0]
    }
    const counts: (readonly [string, number])[] = []
    for (const name of [...places, ...byItself, ...Object.keys(stays)]) counts.push(await of(name))
    return Object.fromEntries(counts.filter(([, count]) => count > 0))
  })
}
const open = [
  'invoice.client_id',
  'invoice_line.client_id',
  'audit_entry.client_id',
  'usage_record.client_id',
]
const settled = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts).filter(
      ([name]) =>
        !open.includes(name) && !name.startsWith('client_merge') && name !== 'email_notification.client_id',
    ),
  )
const budgetsOf = async (client: number): Promise<{ id: number; cents: number; ends_at: string | null }[]> =>
  server.services.database.asOwner(async (owner) => {
    const { rows } = await owner.query<{ id: number; cents: number; ends_at: string | null }>(
      'select id, (invoice_amount * 100)::integer as cents, ends_at from budget where tenant_id = 1 and client_id = $1 and deleted_at is null order by id',
      [client],
    )
    return rows
  })

test('two clients become one: what refers to one refers to the other, what was approved stays, and it is taken back', async () => {
  const bad = await run('mergeClients', { dryRun: true, clientId: gone })
  expect(bad.body.errors?.['toClientId']).toBe('Field is required')
  const same = await run('mergeClients', { dryRun: true, clientId: gone, toClientId: gone })
  expect(same.body.errors?.['toClientId']).toBe('Choose another client.')

  // An agreement that nobody was sent goes along; one that was sent and links of guests stay, and it is said why.
  const written = async (title: string): Promise<number> => {
    const { status, body } = await superAdmin.post<{ id: number }>('/agreements', {
      clientId: gone,
      title,
      startsAt: `${today().slice(0, 7)}-01`,
      months: 12,
      noticeDays: 30,
      terms: 'As agreed.',
      services: [{ serviceId: 1, budgetType: 'Recurring', amount: 900 }],
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.id
  }
  const draft = await written('Never sent')
  await superAdmin.post(`/agreements/${await written('Sent before')}/send`)
  await superAdmin.post('/guest-accesses', {
    accessDetails: {
      clientId: gone,
      report: 'clients.insights',
      expiresAt: agencyDay(30),
    },
  })
  const draftOf = async (): Promise<unknown> =>
    server.services.database.asOwner(
      async (owner) =>
        (
          await owner.query(
            `select distinct a.client_id, s.client_id as of_services from agreement a
            join agreement_service s on s.tenant_id = a.tenant_id and s.agreement_id = a.id where a.tenant_id = 1 and a.id = $1`,
            [draft],
          )
        ).rows,
    )

  const [before, other] = [await held(gone), await held(kept)]
  const [budgets, others] = [await budgetsOf(gone), await budgetsOf(kept)]
  const dry = await run('mergeClients', { dryRun: true, clientId: gone, toClientId: kept })
  expect(dry.status, JSON.stringify(dry.body)).toBe(200)
  expect(dry.body.sentence).toContain(' would become one with ')
  expect(dry.body.rows.length).toBeGreaterThan(10)
  expect(settled(await held(gone))).toEqual(settled(before))
  expect(settled(await held(kept))).toEqual(settled(other))

  const done = await run('mergeClients', { dryRun: false, clientId: gone, toClientId: kept })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  expect(done.body.rows).toEqual(dry.body.rows)
  const told = done.body.rows.map(({ text }) => text).join('. ')
  expect(told).toMatch(/agreements? stays? with .*: what was sent or signed names it/)
  expect(told).toMatch(/guest links? stays? with .*: whoever has one was shown that store alone/)
  expect(await draftOf()).toEqual([{ client_id: kept, of_services: kept }])
  const after = await held(gone)
  const now = await held(kept)
  // Nothing is lost: what is not with the one any more is with the other.
  for (const [name, count] of Object.entries(settled(before)).filter(
    ([name]) => !/^(budget|metric)/.test(name),
  ))
    expect((after[name] ?? 0) + (now[name] ?? 0), name).toBe(count + (other[name] ?? 0))
  expect((await budgetsOf(kept)).length).toBeGreaterThan(others.length)
  // What runs with the one that stays is what ran with both, and nothing runs with the one that is gone.
  const running = (of: typeof budgets): number =>
    of.filter(({ ends_at: end }) => end === null).reduce((sum, { cents }) => sum + cents, 0)
  expect(running(await budgetsOf(kept))).toBe(running(budgets) + running(others))
  expect(running(await budgetsOf(gone))).toBe(0)
  const figures = await run('countFigures', { dryRun: true })
  expect(figures.body.count, figures.body.sentence).toBe(0)
  const canceled = await superAdmin.get<{ canceledAt: string | null }>(`/clients/${gone}`)
  expect(canceled.body.canceledAt).toBe(today())
  const twice = await run('mergeClients', { dryRun: false, clientId: gone, toClientId: kept })
  expect(twice.status).toBe(409)

  const back = await run('unmergeClients', { dryRun: false, clientId: gone })
  expect(back.status, JSON.stringify(back.body)).toBe(200)
  expect(await draftOf()).toEqual([{ client_id: gone, of_services: gone }])
  expect(settled(await held(gone))).toEqual(settled(before))
  expect(settled(await held(kept))).toEqual(settled(other))
  expect(await budgetsOf(gone)).toEqual(budgets)
  expect(await budgetsOf(kept)).toEqual(others)
  expect((await run('countFigures', { dryRun: true })).body.count).toBe(0)
  expect((await run('unmergeClients', { dryRun: true, clientId: gone })).body.errors?.['clientId']).toContain(
    'was not merged',
  )
}, 60_000)

test('lines that somebody wrote on a draft are not thrown away, and only administrators merge', async () => {
  const accounting = await signIn(server.address, 'accounting')
  const refused = await accounting.post('/admin-helpers/mergeClients', {
    dryRun: true,
    clientId: gone,
    toClientId: kept,
  })
  expect(refused.status).toBe(403)
  const month = `${today().slice(0, 7)}-01`
  const { body } = await accounting.get<{ rows: { id: number; state: string }[] }>(
    `/invoicing?month=${month}&clientId=${gone}&state=Draft`,
  )
  const draft = body.rows[0]
  expect(draft).toBeDefined()
  const written = await accounting.put(`/invoicing/${draft?.id}`, {
    lines: [{ clientId: gone, description: 'Extra creative', amount: 150 }],
  })
  expect(written.status, JSON.stringify(written.body)).toBe(200)
  const mine = await run('mergeClients', { dryRun: true, clientId: gone, toClientId: kept })
  expect(mine.status).toBe(409)
  expect(mine.body.message).toContain('has lines that somebody wrote or changed')
})
