import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import { addMonths, monthRange } from '@portal/core/foundation/format'
import type { Answer } from '@portal/core/calls'
import { monthWords } from '@portal/core/money/invoicing/expected'
import type { Months } from '@portal/core/money/invoicing/refresh'
import { pathOf } from '@portal/core/foundation/routes'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { countDoubled } from '../../foundation/database/statistics.ts'
import { isDatabaseGone } from '../../foundation/http/failures.ts'
import { operation, type Services } from '../../foundation/http/operation.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { each } from '../../platform/jobs/each.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { holdInvoices, refuseClosed } from './hold.ts'
import { bothDone, nothingDone, refreshDrafts, type Done } from './refresh-drafts.ts'
import { log } from '../../foundation/log.ts'

/**
 * Clients whose drafts are made in one short transaction; other requests go between two of them. Those of the embedded
 * database wait for its one connection meanwhile, so that its transactions are shorter.
 */
export const clientsAtOnce = { server: 40, embedded: 9 } as const
/** Months before the one of a run that are looked at for changes. */
const monthsBack = 12
/** Seconds without a word after which a run counts as left by a process that died. */
const silentFor = 5

/** Clients after which the tables are counted: lines of a first run are checked against invoices that nobody counted yet. */
const countedAfter: readonly number[] = [80, 320, 1280]

interface Work {
  readonly tenantId: number
  readonly month: string
  readonly key: string
}

/** Somebody else goes on with it, or the month was closed. */
class Overtaken extends Error {}
/** The server is being stopped: the next one begins anew. */
class Interrupted extends Error {}

/** Makes or refreshes the drafts of a month in the background; a run that is under way is answered as it is. */
export const runOfMonth = operation(
  'invoicing.run',
  async ({ db, tenantId, body, person, services, audit }) => {
    const { month } = body
    await holdInvoices(db, tenantId)
    await refuseClosed(db, tenantId, [month])
    await db
      .insertInto('invoice_month')
      .values({ tenant_id: tenantId, month })
      .onConflict((on) => on.doNothing())
      .execute()
    const key = randomUUID()
    const taken = await sql<{ month: string }>`
      update invoice_month set run_status = 'running', run_key = ${key}, run_by = ${person.id}, run_started_at = now(), run_worked_at = now(),
        run_finished_at = null, run_done = 0, run_total = 0, run_message = null, run_counts = '{}'
      where tenant_id = ${tenantId} and month = ${month}
        and (run_status <> 'running' or run_worked_at < now() - make_interval(secs => ${silentFor})) returning month`.execute(
      db,
    )
    if (taken.rows.length > 0) {
      await services.jobs.enqueue(db, refreshMonth, { tenantId, month, key })
    }
    audit({ subject: 'invoicing', changes: { run: month, began: taken.rows.length > 0 } })
    return runState(db, tenantId, month)
  },
)

/** How the run of a month stands. */
export async function runState(db: Db, tenantId: number, month: string): Promise<Answer<'invoicing.run'>> {
  const row = await db
    .selectFrom('invoice_month')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .selectAll()
    .executeTakeFirst()
  const counts = doneFrom(row?.run_counts)
  return {
    status: row?.run_status ?? 'idle',
    done: row?.run_done ?? 0,
    total: row?.run_total ?? 0,
    message: row?.run_message ?? null,
    startedAt: row?.run_started_at ?? null,
    finishedAt: row?.run_finished_at ?? null,
    ...counts,
  }
}

function doneFrom(stored: unknown): Done {
  const of = (name: keyof Done): number => {
    const value: unknown =
      typeof stored === 'object' && stored !== null
        ? Object.entries(stored).find(([key]) => key === name)?.[1]
        : 0
    return typeof value === 'number' ? value : 0
  }
  return { added: of('added'), changed: of('changed'), removed: of('removed'), kept: of('kept') }
}

/** Goes through the clients of a month, a few in each transaction. Running twice does no harm: nothing changes twice. */
export const refreshMonth = defineJob<Work>({
  name: 'refresh-invoices',
  retries: { most: 3, firstWait: 2 },
  limit: 15 * 60,
  async run(work, services) {
    try {
      await goThrough(work, services)
    } catch (error) {
      if (error instanceof Overtaken) return
      if (error instanceof Interrupted || isDatabaseGone(error)) throw error
      log.error({ err: error }, 'An invoicing run failed')
      await fail(work, services)
    }
  },
})

/**
 * Lets others go first. Of the one connection of the embedded database a call would wait for a whole transaction before
 * each of its statements: where somebody waited, the run stands back until nobody comes any more.
 */
async function letOthers({ database }: Services): Promise<void> {
  await nextTurn()
  if (database.kind === 'server') return
  for (
    let turns = 0;
    turns < mostTurns && database.connections().waiting + database.connections().busy > 0;
    turns += 1
  )
    await pause(1)
}

/** Milliseconds for which a run stands back at most between two transactions. */
const mostTurns = 25

const own = ({ tenantId, month, key }: Work) =>
  sql`tenant_id = ${tenantId} and month = ${month} and run_key = ${key} and run_status = 'running'`

async function goThrough(work: Work, services: Services): Promise<void> {
  const { tenantId, month } = work
  const db = services.database.reading(wholeTenant(tenantId))
  const batches = await batchesOf(db, tenantId, month, clientsAtOnce[services.database.kind])
  const total = batches.reduce((sum, batch) => sum + batch.length, 0)
  let done = nothingDone
  let through = 0
  for (const batch of batches) {
    if (done.added > 0 && countedAfter.some((at) => through >= at && through - batch.length < at))
      await countDoubled(services.database, ['invoice', 'invoice_line'])
    done = await services.database.write(wholeTenant(tenantId), async (inside) => {
      await holdInvoices(inside, tenantId)
      const earlier = await goOn(inside, work, { done: through, total, counts: done })
      return bothDone(done, await refreshDrafts(inside, tenantId, { month, earlier }, batch))
    })
    through += batch.length
    if (services.jobs.stopping.aborted) throw new Interrupted()
    await letOthers(services)
  }
  await services.database.write(wholeTenant(tenantId), async (inside) => {
    const { rows } = await sql<{ run_by: number | null }>`
      update invoice_month set run_status = 'idle', run_finished_at = now(), ${howFar({ done: through, total, counts: done })}
      where ${own(work)} returning run_by`.execute(inside)
    const by = rows[0]?.run_by
    if (rows.length === 0) throw new Overtaken()
    await notify({ db: inside, tenantId, services }, by === null || by === undefined ? [] : [by], {
      text: `The invoices of ${monthWords(month)} are up to date.`,
      path: `${pathOf('invoicing.index')}?month=${month.slice(0, 7)}`,
    })
  })
}

interface Progress {
  readonly done: number
  readonly total: number
  readonly counts: Done
}

const howFar = ({ done, total, counts }: Progress): RawBuilder<unknown> =>
  sql`run_done = ${done}, run_total = ${total}, run_counts = ${JSON.stringify(counts)}::jsonb`

/**
 * Says how far the run is before it goes on, and holds it until the transaction ends.
 * @returns the months before it that have been invoiced
 * @throws {Overtaken} when the run is somebody else's by now, or the month was closed
 */
async function goOn(db: Db, work: Work, progress: Progress): Promise<Months['earlier']> {
  const { tenantId, month } = work
  const { rows } = await sql<Pick<Months, 'earlier'>>`
    update invoice_month set ${howFar(progress)}, run_worked_at = now() where ${own(work)} and closed_at is null
    returning ${earlierThan(tenantId, month)} as earlier`.execute(db)
  const [held] = rows
  if (!held) throw new Overtaken()
  return held.earlier
}

const fail = async (work: Work, { database }: Services): Promise<void> => {
  await sql`
    update invoice_month set run_status = 'failed', run_finished_at = now(),
      run_message = 'Something went wrong on our side. What was made so far is right; run it again for the rest.'
    where ${own(work)}`.execute(database.reading(wholeTenant(work.tenantId)))
}

const earlierThan = (tenantId: number, month: string): RawBuilder<Months['earlier']> => sql`(
  select coalesce(json_agg(json_build_object('month', e.month, 'closed', e.closed_at is not null) order by e.month), '[]')
  from invoice_month e where e.tenant_id = ${tenantId} and e.month < ${month} and e.month >= ${addMonths(month, -monthsBack)})`

/** The month and those before it that have been invoiced. */
export async function monthsOf(db: Db, tenantId: number, month: string): Promise<Months> {
  const { rows } = await sql<
    Pick<Months, 'earlier'>
  >`select ${earlierThan(tenantId, month)} as earlier`.execute(db)
  return { month, earlier: rows[0]?.earlier ?? [] }
}

/** Clients that anything is or was to be charged for, stores of one payer together. */
async function batchesOf(
  db: Db,
  tenantId: number,
  month: string,
  atOnce: number,
): Promise<readonly (readonly number[])[]> {
  const from = addMonths(month, -monthsBack)
  const { rows } = await sql<{ id: number; parent: number | null }>`
    select c.id, p.id as parent from client c
      left join client_billing b on b.tenant_id = c.tenant_id and b.client_id = c.id
      left join parent_organization p on p.tenant_id = b.tenant_id and p.id = b.parent_organization_id and p.deleted_at is null and p.invoiced_as = 'One for all stores'
    where c.tenant_id = ${tenantId} and (
      c.id in (select client_id from budget where tenant_id = ${tenantId} and deleted_at is null
        and starts_at <= ${monthRange(month).end} and (ends_at is null or ends_at >= ${from}))
      or c.id in (select client_id from invoice_line where tenant_id = ${tenantId} and live and service_month >= ${from})
      or c.id in (select n.client_id from section_spend_note n where n.tenant_id = ${tenantId} and n.outcome = 'Credited' and n.month <= ${month}
        and not exists (select from invoice_line l where l.tenant_id = n.tenant_id and l.client_id = n.client_id and l.source = 'credit:' || n.id and l.live)))
    order by p.id nulls first, c.id`.execute(db)
  const batches: number[][] = []
  let current: number[] = []
  let parent: number | null = null
  for (const row of rows) {
    if (current.length >= atOnce && (row.parent === null || row.parent !== parent)) {
      batches.push(current)
      current = []
    }
    current.push(row.id)
    parent = row.parent
  }
  if (current.length > 0) batches.push(current)
  return batches
}

/** Once a minute: runs that a process left half done begin anew. */
export const tendInvoicing = defineJob({
  name: 'tend-invoicing',
  every: '* * * * *',
  retries: { most: 0, firstWait: 1 },
  limit: 50,
  async run(_data, services) {
    const left = await services.database.asOwner(async (client) => {
      const { rows } = await client.query<{ tenant_id: number; month: string; run_key: string }>(
        `update invoice_month set run_key = gen_random_uuid(), run_worked_at = now()
         where run_status = 'running' and run_worked_at < now() - make_interval(secs => $1) returning tenant_id, month, run_key`,
        [silentFor * 6],
      )
      return rows
    })
    await each(left, ({ tenant_id: tenantId, month, run_key: key }) =>
      services.database.write(wholeTenant(tenantId), (db) =>
        services.jobs.enqueue(db, refreshMonth, { tenantId, month, key }),
      ),
    )
  },
})
