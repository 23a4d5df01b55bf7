import { sql } from 'kysely'
import type { figureSources } from '@portal/core/results/figures/sources'
import { addDays, today } from '@portal/core/foundation/format'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { takenByNodes } from '../../foundation/database/taken-by-nodes.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import type { CallRail, CallRailCall } from '../../foundation/outside/callrail/callrail.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { eachTenant } from '../../platform/jobs/each.ts'
import { clientsOfCompanies, type CompanyClients } from './client-of-company.ts'

/** Days that are read where none was read before, and those at the end that are read again: calls are told late. */
const firstDays = 30
const againDays = 2

interface Figure {
  readonly client_id: number
  readonly day: string
  readonly dimensions: Readonly<Record<keyof typeof figureSources.calls.dimensions, string>>
  readonly figures: Readonly<Record<keyof typeof figureSources.calls.figures, number>>
  readonly key: string
}

/** Calls of one client, tracker, outcome and source added up, in the form in which imported call logs are kept. */
export function figuresOfCalls(
  calls: readonly CallRailCall[],
  day: string,
  clients: Pick<CompanyClients, 'of'>,
): readonly Figure[] {
  const found = new Map<string, Figure>()
  for (const call of calls) {
    const client = clients.of({ id: call.companyId, name: call.company })
    if (!client || call.day !== day) continue
    const dimensions = { tracker: call.tracker, callStatus: call.outcome, callSource: call.source }
    const key = JSON.stringify(Object.values(dimensions))
    const id = `${client.id} ${key}`
    const { phoneCalls = 0, firstTime = 0, seconds = 0 } = found.get(id)?.figures ?? {}
    found.set(id, {
      client_id: client.id,
      day,
      dimensions,
      key,
      figures: {
        phoneCalls: phoneCalls + 1,
        firstTime: firstTime + (call.isFirst ? 1 : 0),
        seconds: seconds + call.seconds,
      },
    })
  }
  return [...found.values()]
}

/** Puts a day's calls in the place of what is kept of the same clients and day, from an imported call log too. */
async function keepCalls(
  db: Db,
  tenantId: number,
  day: string,
  clientIds: readonly number[],
  figures: readonly Figure[],
): Promise<void> {
  await sql`delete from report_figure where tenant_id = ${tenantId} and source = 'calls' and day = ${day}::date
    and client_id = any (${clientIds}::integer[])`.execute(db)
  await sql`
    insert into report_figure (tenant_id, client_id, source, day, key, dimensions, figures)
    select ${tenantId}::integer, n.client_id, 'calls', n.day, n.key, n.dimensions, n.figures
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as n (client_id integer, day date, key text, dimensions jsonb, figures jsonb)
    ${takenByNodes}`.execute(db)
}

/** Reads the calls of each day since the last that is kept, one transaction for each. */
async function readDays(
  callRail: CallRail,
  write: <T>(run: (db: Db) => Promise<T>) => Promise<T>,
  tenantId: number,
): Promise<void> {
  const now = today()
  const { rows } = await write((db) =>
    sql<{
      through: string | null
    }>`select through::text from callrail_read where tenant_id = ${tenantId}`.execute(db),
  )
  const through = rows[0]?.through ?? null
  const accounts = await callRail.accounts()
  const earliest = addDays(now, -firstDays)
  const next = through === null ? earliest : addDays(through, 1 - againDays)
  for (let day = next < earliest ? earliest : next; day <= now; day = addDays(day, 1)) {
    const calls = await callRail.callsOf(day)
    await write(async (db) => {
      const clients = await clientsOfCompanies(db, tenantId)
      const known = accounts.flatMap(({ companies }) => companies.flatMap((one) => clients.of(one)?.id ?? []))
      await keepCalls(db, tenantId, day, known, figuresOfCalls(calls, day, clients))
      await sql`update callrail_read set through = ${day}::date, calls = ${calls.length} where tenant_id = ${tenantId}`.execute(
        db,
      )
    })
  }
}

/** Reads the calls of every tenant that has a CallRail account into the figures of its clients. */
export const readCallRail = defineJob({
  name: 'read-callrail',
  every: '40 4 * * *',
  // Where it was asked too often it says so for an hour.
  retries: { most: 3, firstWait: 3600 },
  limit: 2 * 60 * 60,
  async run(_, { database, callRail }) {
    await eachTenant(database, async (tenantId) => {
      const account = await callRail(tenantId)
      if (account === null) return
      const write = <T>(run: (db: Db) => Promise<T>): Promise<T> => database.write(wholeTenant(tenantId), run)
      const end = (problem: string | null) =>
        write((db) =>
          sql`update callrail_read set done_at = now(), problem = ${problem} where tenant_id = ${tenantId}`.execute(
            db,
          ),
        )
      await write((db) => beginReading(db, tenantId))
      try {
        await readDays(account, write, tenantId)
      } catch (error) {
        await end(error instanceof Refusal ? error.message : 'The portal itself failed; it tries again.')
        throw error
      }
      await end(null)
    })
  },
})

/** Says that the calls of a tenant are being read. */
export async function beginReading(db: Db, tenantId: number): Promise<void> {
  await sql`insert into callrail_read (tenant_id) values (${tenantId})
    on conflict (tenant_id) do update set asked_at = excluded.asked_at, done_at = null, problem = null`.execute(
    db,
  )
}
