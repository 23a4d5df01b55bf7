import { sql } from 'kysely'
import { addDays, today } from '@portal/core/foundation/format'
import { operation } from '../../foundation/http/operation.ts'
import { conflict } from '../../foundation/http/refusal.ts'
import type { Database, Db } from '../../foundation/database/database.ts'
import { CallRail, type CallRailSettings } from '../../foundation/outside/callrail/callrail.ts'
import { tenantNamed } from '../../foundation/outside/tenant-named.ts'
import { clientsOfCompanies } from './client-of-company.ts'
import { accountFromExports } from './from-exports.ts'
import { beginReading, readCallRail } from './read-calls.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    /** The account of a tenant; null for all tenants but the one whose key the installation has. */
    readonly callRail: (tenantId: number) => Promise<CallRail | null>
  }
}

/** CallRail for the one tenant whose account it is: another tenant must never read its companies. */
export function openCallRail(
  database: Database,
  settings: CallRailSettings | null,
): (tenantId: number) => Promise<CallRail | null> {
  const callRail = settings && new CallRail(settings)
  const itsTenant = tenantNamed(
    database,
    settings?.tenant ?? null,
    'CALLRAIL_TENANT is not set and there are several agencies: none of them reads CallRail.',
  )
  return async (tenantId) => (callRail && tenantId === (await itsTenant()) ? callRail : null)
}

interface Reading {
  readonly through: string | null
  readonly done_at: string | null
  readonly problem: string | null
  /** Begun, not ended, and not so long ago that its process must be gone. */
  readonly running: boolean
}

/** How its calls were last read; undefined where they never were. */
const readingOf = async (db: Db, tenantId: number): Promise<Reading | undefined> =>
  (
    await sql<Reading>`select through::text, done_at, problem, done_at is null and asked_at > now() - interval '2 hours' as running
      from callrail_read where tenant_id = ${tenantId}`.execute(db)
  ).rows[0]

interface Rung {
  readonly calls: number
  readonly last: string
}

/** How often each tracker of a client rang in 30 days and when it last did in 90, by `client tracker`. */
async function rungTrackers(db: Db, tenantId: number): Promise<ReadonlyMap<string, Rung>> {
  const { rows } = await sql<Rung & { client_id: number; tracker: string }>`
    select client_id, dimensions ->> 'tracker' as tracker, max(day)::text as last,
      coalesce(sum((figures ->> 'phoneCalls')::numeric) filter (where day >= ${addDays(today(), -30)}::date), 0)::integer as calls
    from report_figure where tenant_id = ${tenantId} and source = 'calls' and day >= ${addDays(today(), -90)}::date
    group by 1, 2`.execute(db)
  return new Map(rows.map(({ client_id, tracker, ...rung }) => [`${client_id} ${tracker}`, rung]))
}

const account = operation('callRail.account', async ({ db, tenantId, services }) => {
  const callRail = await services.callRail(tenantId)
  if (callRail === null) return await accountFromExports(db, tenantId)
  const accounts = await callRail.accounts()
  const [clients, rung, kept] = await Promise.all([
    clientsOfCompanies(db, tenantId),
    rungTrackers(db, tenantId),
    readingOf(db, tenantId),
  ])
  const companies = accounts.flatMap(({ name: ofAccount, companies: own, trackers, calls }) =>
    own.map(({ id, name, active }) => ({
      id,
      account: ofAccount,
      name,
      active,
      Client: clients.of({ id, name }),
      trackers: trackers.filter((tracker) => tracker.companyId === id && tracker.active).length,
      calls: calls.get(name) ?? 0,
    })),
  )
  const found = new Set(companies.flatMap(({ Client }) => (Client ? [Client.id] : [])))
  return {
    configured: true,
    until: null,
    companies,
    trackers: accounts.flatMap(({ trackers }) =>
      trackers.map(({ companyId, numbers, ...tracker }) => {
        const client = clients.of({ id: companyId, name: tracker.company })
        const its = client && rung.get(`${client.id} ${tracker.name}`)
        const isKnown = client !== null && kept?.through != null
        return {
          ...tracker,
          numbers: numbers.join(', '),
          calls: isKnown ? (its?.calls ?? 0) : null,
          last: its?.last ?? null,
        }
      }),
    ),
    missing: clients.all.filter(({ id }) => !found.has(id)),
  }
})

const reading = operation('callRail.reading', async ({ db, tenantId }) => {
  const state = await readingOf(db, tenantId)
  return {
    through: state?.through ?? null,
    doneAt: state?.done_at ?? null,
    running: state?.running ?? false,
    problem: state?.problem ?? null,
  }
})

const read = operation('callRail.read', async ({ db, tenantId, services, audit }) => {
  if ((await services.callRail(tenantId)) === null)
    throw conflict('CallRail is not connected: import its call logs under Tools, Import.')
  if ((await readingOf(db, tenantId))?.running) throw conflict('The calls are being read already.')
  await beginReading(db, tenantId)
  await services.jobs.enqueue(db, readCallRail, {})
  audit({ subject: 'CallRail', changes: { read: [null, today()] } })
  return { started: true }
})

export const callRailOperations = {
  'callRail.account': account,
  'callRail.reading': reading,
  'callRail.read': read,
}
