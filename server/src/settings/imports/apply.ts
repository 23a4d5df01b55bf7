import { sql } from 'kysely'
import { clientUserTypes } from '@portal/core/foundation/policy/client-users'
import { quietly, raiseClientList } from '../../clients/profile/write-clients.ts'
import { latestMonth } from '../../money/budgets/actual-spend.ts'
import type { Db } from '../../foundation/database/database.ts'
import { takenByNodes } from '../../foundation/database/taken-by-nodes.ts'
import { planSlice, plannerOf } from './check.ts'
import { holdInvoices } from '../../money/invoicing/hold.ts'
import { writeFigures } from './plan-figures.ts'
import { auditPayments, writePayments } from './plan-payments.ts'
import { Findings } from './findings.ts'
import { Overtaken, type Job } from './job.ts'
import { applyMetrics } from './metrics/apply-metrics.ts'
import type { Create, Update } from './plan.ts'
import { emptyResult, type RunResult } from './run.ts'
import { TurnedBad, Unseen } from './turned-bad.ts'
import { writeEntries } from './entries/write-entries.ts'
import { staged } from './staging.ts'
import { tellOfBudgets, type SendLater } from './tell-of-budgets.ts'
import { writeSlice } from './write.ts'
import { writeDataOfChanged } from './write-client-data.ts'

/**
 * Writes a checked import. New records go in slice by slice, hidden, so that
 * nobody waits; the last transaction, which makes them appear and changes the
 * records that the file changes, is short.
 *
 * @param userId who asked for it
 * @param sendLater has programs told of budgets
 * @returns the users who were told of something
 * @throws {TurnedBad | Unseen | Overtaken | Canceled | Stopped} and then whatever was written must be taken back
 */
export async function apply(job: Job, userId: number, sendLater: SendLater): Promise<readonly number[]> {
  if (job.run.kind === 'metrics') {
    await applyMetrics(job)
    return finish(job, job.run.result ?? emptyResult, { userId, sendLater })
  }
  const planner = plannerOf(job)
  const findings = new Findings(job)
  const entries: (Create | Update)[] = []
  const slugs = new Set<string>()
  const together: Readonly<Record<string, unknown>>[] = []
  let done = 0
  for await (const rows of staged(job)) {
    const plan = await planSlice(job, planner, rows, findings)
    // Payments and figures are small: they are written together at the end.
    if (job.run.kind === 'entries') entries.push(...plan.creates, ...plan.updates)
    else if (job.run.kind === 'payments' || job.run.kind === 'figures')
      together.push(...plan.creates.map(({ set }) => set))
    else if (!findings.anyBad) await writeSlice(job, plan, slugs)
    done += rows.length
    await job.progress({ done })
  }
  if (findings.anyBad) throw new TurnedBad(findings.result)
  const seen = job.run.result?.digest
  if (seen !== undefined && seen !== findings.result.digest) throw new Unseen()
  return finish(job, findings.result, { userId, sendLater }, together, async (db) => {
    if (job.run.kind === 'entries') await writeEntries(db, job, entries, findings)
  })
}

async function finish(
  job: Job,
  result: RunResult,
  { userId, sendLater }: { readonly userId: number; readonly sendLater: SendLater },
  together: readonly Readonly<Record<string, unknown>>[] = [],
  also: (db: Db) => Promise<void> = () => Promise.resolve(),
): Promise<readonly number[]> {
  const { id, tenantId, kind } = job.run
  return job.write(async (db) => {
    await also(db)
    await quietly(db)
    if (kind === 'payments') {
      await holdInvoices(db, tenantId)
      const writing = { tenantId, importId: id, userId }
      if (!(await writePayments(db, writing, together))) throw new Overtaken()
      await auditPayments(db, writing)
    }
    if (kind === 'figures') await writeFigures(db, { tenantId, importId: id }, together)
    const told = kind === 'budgets' && result.updated > 0 ? await askToConfirm(db, job, userId) : []
    if (result.updated > 0 && (kind === 'clients' || kind === 'budgets')) {
      const changed = kind === 'clients' ? await changeClients(db, job) : await changeBudgets(db, job, userId)
      if (changed !== BigInt(result.updated)) throw new Overtaken()
      if (kind === 'clients') await writeDataOfChanged(db, job)
      await auditChanges(db, job, userId)
    }
    const appeared = await db
      .updateTable('import_run')
      .set({ status: 'done', result: JSON.stringify(result), message: null, finished_at: sql<string>`now()` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('status', '=', 'writing')
      .executeTakeFirst()
    if (appeared.numUpdatedRows !== 1n) throw new Overtaken()
    const { created, updated, unchanged } = result
    if (kind === 'budgets' && created + updated > 0) await tellOfBudgets(db, job, sendLater)
    await db
      .insertInto('audit_entry')
      .values({
        tenant_id: tenantId,
        call: 'imports.apply',
        user_id: userId,
        via: 'import',
        subject: 'import',
        subject_id: id,
        changes: JSON.stringify({ kind, file: job.run.fileName, created, updated, unchanged }),
      })
      .execute()
    if (kind === 'clients' && created + updated > 0) await raiseClientList(db, tenantId)
    return told
  })
}

/** Each change with its row: a column that the file does not change is null in `n`. */
const changesOf = (table: 'client' | 'budget', { run }: Job) => sql`
  import_row r cross join lateral jsonb_populate_record(null::${sql.table(table)}, r.change -> 'set') n
  where r.tenant_id = ${run.tenantId} and r.import_id = ${run.id} and r.target_id is not null`

async function changeClients(db: Db, job: Job): Promise<bigint> {
  const { numAffectedRows } = await sql`
    update client c set
      name = coalesce(n.name, c.name), name_folded = coalesce(n.name_folded, c.name_folded), identifier = coalesce(n.identifier, c.identifier),
      industry_id = coalesce(n.industry_id, c.industry_id), group_id = coalesce(n.group_id, c.group_id),
      activated_at = coalesce(n.activated_at, c.activated_at), canceled_at = coalesce(n.canceled_at, c.canceled_at),
      city = coalesce(n.city, c.city), state = coalesce(n.state, c.state), phone = coalesce(n.phone, c.phone), website = coalesce(n.website, c.website),
      version = c.version + 1, updated_at = now()
    from ${changesOf('client', job)} and c.tenant_id = r.tenant_id and c.id = r.target_id and c.version = r.target_version`.execute(
    db,
  )
  return numAffectedRows ?? 0n
}

async function changeBudgets(db: Db, job: Job, userId: number): Promise<bigint> {
  const { numAffectedRows } = await sql`
    update budget b set
      ends_at = coalesce(n.ends_at, b.ends_at), invoice_amount = coalesce(n.invoice_amount, b.invoice_amount),
      platform_margin = coalesce(n.platform_margin, b.platform_margin), notes = coalesce(n.notes, b.notes), version = b.version + 1, updated_at = now()
    from ${changesOf('budget', job)} and b.tenant_id = r.tenant_id and b.id = r.target_id and b.version = r.target_version and b.deleted_at is null`.execute(
    db,
  )
  await sql`
    insert into budget_spend (tenant_id, budget_id, client_id, month, amount, entered_by, import_id)
    select b.tenant_id, b.id, b.client_id, ${latestMonth('b')}, (r.change -> 'set' ->> 'actual_spend')::numeric, ${userId}::integer, ${job.run.id}::integer
    from import_row r join budget b on b.tenant_id = r.tenant_id and b.id = r.target_id
    where r.tenant_id = ${job.run.tenantId} and r.import_id = ${job.run.id} and r.change -> 'set' ->> 'actual_spend' is not null
    on conflict (tenant_id, budget_id, month) do update
      set amount = excluded.amount, entered_at = excluded.entered_at, entered_by = excluded.entered_by, import_id = excluded.import_id`.execute(
    db,
  )
  const retagged = sql`select r.target_id, r.change from import_row r
    where r.tenant_id = ${job.run.tenantId} and r.import_id = ${job.run.id} and r.target_id is not null and r.change ? 'tagIds'`
  await sql`delete from budget_tag_link l using (${retagged}) t where l.tenant_id = ${job.run.tenantId} and l.budget_id = t.target_id`.execute(
    db,
  )
  await sql`
    insert into budget_tag_link (tenant_id, budget_id, tag_id)
    select ${job.run.tenantId}::integer, t.target_id, tag::integer from (${retagged}) t, jsonb_array_elements_text(t.change -> 'tagIds') tag
    ${takenByNodes}`.execute(db)
  return numAffectedRows ?? 0n
}

/**
 * The managers of the clients' teams confirm changed amounts, as they do when
 * one budget is changed by hand; each is told once, however many there are.
 *
 * @returns who was told
 */
async function askToConfirm(db: Db, job: Job, userId: number): Promise<readonly number[]> {
  const { tenantId } = job.run
  const changed = sql`
    select b.id, b.client_id, b.service_id, b.invoice_amount as previous_amount, n.invoice_amount as new_amount
    from budget b, ${changesOf('budget', job)} and b.tenant_id = r.tenant_id and b.id = r.target_id and n.invoice_amount <> b.invoice_amount`
  const waiting = await sql<{ user_id: number; differs: boolean }>`
    update budget_change w set new_amount = c.new_amount, version = w.version + 1 from (${changed}) c
    where w.tenant_id = ${tenantId} and w.budget_id = c.id and w.confirmed_at is null
    returning w.user_id, w.new_amount <> w.previous_amount as differs`.execute(db)
  const asked = await sql<{ user_id: number; differs: boolean }>`
    with managers as materialized (
      select distinct c.client_id, c.service_id, c.id, m.user_id, c.previous_amount, c.new_amount
      from (${changed}) c join client_user m on m.tenant_id = ${tenantId} and m.client_id = c.client_id
      where m.client_user_type_id = any (${[clientUserTypes.manager, clientUserTypes.adSupport]}::integer[]) and m.user_id <> ${userId}
        and not exists (select from budget_change w where w.tenant_id = ${tenantId} and w.budget_id = c.id and w.user_id = m.user_id and w.confirmed_at is null)
    )
    insert into budget_change (tenant_id, client_id, service_id, budget_id, user_id, previous_amount, new_amount, created_by)
    select ${tenantId}::integer, client_id, service_id, id, user_id, previous_amount, new_amount, ${userId}::integer from managers
    returning user_id, true as differs`.execute(db)
  const counts = new Map<number, number>()
  // A change that was changed back waits for nobody.
  for (const { user_id: id, differs } of [...waiting.rows, ...asked.rows])
    if (differs && id !== userId) counts.set(id, (counts.get(id) ?? 0) + 1)
  if (counts.size === 0) return []
  await db
    .insertInto('notification')
    .values(
      [...counts].map(([id, count]) => ({
        tenant_id: tenantId,
        user_id: id,
        text:
          count === 1
            ? 'A budget of your clients changed by an import. Please confirm the new amount.'
            : `${count} budgets of your clients changed by an import. Please confirm the new amounts.`,
        path: null,
      })),
    )
    .execute()
  return [...counts.keys()]
}

async function auditChanges(db: Db, { run }: Job, userId: number): Promise<void> {
  await sql`
    insert into audit_entry (tenant_id, call, user_id, via, subject, subject_id, client_id, changes)
    select r.tenant_id, 'imports.apply', ${userId}::integer, 'import', ${run.kind === 'clients' ? 'client' : 'budget'}, r.target_id, (r.change ->> 'clientId')::integer, r.change -> 'changes'
    from import_row r where r.tenant_id = ${run.tenantId} and r.import_id = ${run.id} and r.target_id is not null
    ${takenByNodes}`.execute(db)
}
