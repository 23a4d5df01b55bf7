import { sql } from 'kysely'
import { today } from '@portal/core/foundation/format'
import { operation } from '../../foundation/http/operation.ts'
import type { Database } from '../../foundation/database/database.ts'
import { CallRail, type CallRailSettings } from '../../foundation/outside/callrail/callrail.ts'
import { tenantNamed } from '../../foundation/outside/tenant-named.ts'
import { accountFromExports } from './from-exports.ts'

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

interface Client {
  readonly id: number
  readonly name: string
  readonly slug: string
}

/** A name without what people write differently. */
const folded = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const account = operation('callRail.account', async ({ db, tenantId, services }) => {
  const callRail = await services.callRail(tenantId)
  if (callRail === null) return await accountFromExports(db, tenantId)
  const accounts = await callRail.accounts()
  const { rows: clients } = await sql<Client>`
    select id, name, slug from client where tenant_id = ${tenantId} and activated_at <= ${today()}
      and (canceled_at is null or canceled_at > ${today()}) order by name`.execute(db)
  const byName = new Map(clients.map((client) => [folded(client.name), client]))
  const companies = accounts.flatMap(({ name: ofAccount, companies: own, trackers, calls }) =>
    own.map(({ id, name, active }) => ({
      id,
      account: ofAccount,
      name,
      active,
      Client: byName.get(folded(name)) ?? null,
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
      trackers.map(({ companyId: _, numbers, ...tracker }) => ({
        ...tracker,
        numbers: numbers.join(', '),
        calls: null,
        last: null,
      })),
    ),
    missing: clients.filter(({ id }) => !found.has(id)),
  }
})

export const callRailOperations = { 'callRail.account': account }
