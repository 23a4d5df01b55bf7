import { sql } from 'kysely'
import { latestMonth } from '../../money/budgets/actual-spend.ts'
import type { Db } from '../../foundation/database/database.ts'
import { takenByNodes } from '../../foundation/database/taken-by-nodes.ts'
import { Overtaken, type Job } from './job.ts'
import type { Create, Plan } from './plan.ts'
import { writeDataOfNew } from './write-client-data.ts'
import { quietly } from '../../clients/profile/write-clients.ts'
import { slugsFor } from '../../clients/profile/slugs.ts'

/**
 * Writes one slice of a plan: new records hidden behind the import's id, what
 * is to change of others beside the staged rows, where the last step finds it.
 *
 * @param slugs of this import's clients so far; hidden rows cannot be asked for theirs
 */
export async function writeSlice(job: Job, plan: Plan, slugs: Set<string>): Promise<void> {
  if (plan.creates.length === 0 && plan.updates.length === 0) return
  await job.write(async (db) => {
    // These rows are not there yet for anybody.
    await quietly(db)
    const groups = await newGroups(job, db, plan)
    const withGroup = (create: Create): Readonly<Record<string, unknown>> =>
      create.newGroup === undefined
        ? create.set
        : { ...create.set, group_id: groups.get(create.newGroup.toLowerCase()) }
    if (job.run.kind === 'clients') await createClients(job, db, plan.creates.map(withGroup), slugs)
    else await createBudgets(job, db, plan.creates)
    if (plan.updates.length === 0) return
    const changes = plan.updates.map((update) => ({
      line: update.line,
      target_id: update.id,
      target_version: update.version,
      change: {
        set: withGroup(update),
        changes: update.changes,
        clientId: update.clientId,
        ...(update.tagIds ? { tagIds: update.tagIds } : {}),
      },
    }))
    await sql`
      update import_row r set target_id = n.target_id, target_version = n.target_version, change = n.change
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as n (line integer, target_id integer, target_version integer, change jsonb)
      where r.tenant_id = ${job.run.tenantId} and r.import_id = ${job.run.id} and r.line = n.line`.execute(db)
  })
}

/** Makes the groups that a slice names first, and notes them in the run so that they can be taken back. */
async function newGroups(job: Job, db: Db, plan: Plan): Promise<ReadonlyMap<string, number>> {
  const wanted = new Map(
    [...plan.creates, ...plan.updates].flatMap(({ newGroup }) =>
      newGroup === undefined ? [] : [[newGroup.toLowerCase(), newGroup]],
    ),
  )
  if (wanted.size === 0) return new Map()
  const made = await db
    .insertInto('client_group')
    .values([...wanted.values()].map((name) => ({ tenant_id: job.run.tenantId, name })))
    .returning(['id', 'name'])
    .execute()
  await sql`
    update import_run set result = jsonb_set(coalesce(result, '{}'), '{groupIds}',
      coalesce(result -> 'groupIds', '[]') || ${JSON.stringify(made.map(({ id }) => id))}::jsonb)
    where tenant_id = ${job.run.tenantId} and id = ${job.run.id}`.execute(db)
  return new Map(made.map(({ id, name }) => [name.toLowerCase(), id]))
}

async function createClients(
  job: Job,
  db: Db,
  sets: readonly Readonly<Record<string, unknown>>[],
  slugs: Set<string>,
): Promise<void> {
  if (sets.length === 0) return
  const { id: importId, tenantId } = job.run
  const chosen = await slugsFor(
    db,
    tenantId,
    sets.map((set) => ({
      name: String(set['name']),
      code: typeof set['identifier'] === 'string' ? set['identifier'] : null,
    })),
    slugs,
  )
  const { rows: ids } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('client', 'id'))::integer as id from generate_series(1, ${sets.length}::integer)`.execute(
    db,
  )
  const records = sets.map((set, at) => ({ ...set, slug: chosen[at], id: ids[at]?.id }))
  const { numAffectedRows: made = 0n } = await sql`
    insert into client (tenant_id, import_id, id, name, name_folded, slug, identifier, industry_id, group_id, activated_at, canceled_at, city, state, phone, website)
    select ${tenantId}::integer, ${importId}::integer, id, name, name_folded, slug, identifier, industry_id, group_id, activated_at, canceled_at, city, state, phone, website
    from json_populate_recordset(null::client, ${JSON.stringify(records)}::json)
    ${untilTheyShow}`.execute(db)
  if (made < records.length) throw new Overtaken()
  await writeDataOfNew(db, job, records)
}

async function createBudgets(job: Job, db: Db, creates: readonly Create[]): Promise<void> {
  if (creates.length === 0) return
  const { id: importId, tenantId, createdBy } = job.run
  const { rows: ids } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('budget', 'id'))::integer as id from generate_series(1, ${creates.length}::integer)`.execute(
    db,
  )
  const numbered = creates.map((create, at) => ({ ...create, id: ids[at]?.id }))
  const { numAffectedRows: made = 0n } = await sql`
    insert into budget (tenant_id, import_id, id, client_id, service_id, budget_type, starts_at, ends_at, invoice_amount, platform_margin, notes, created_by)
    select ${tenantId}::integer, ${importId}::integer, id, client_id, service_id, budget_type, starts_at, ends_at, invoice_amount, platform_margin, notes, ${createdBy}::integer
    from json_populate_recordset(null::budget, ${JSON.stringify(numbered.map(({ id, set }) => ({ ...set, id })))}::json)
    ${untilTheyShow}`.execute(db)
  if (made < numbered.length) throw new Overtaken()
  const spends = numbered.flatMap(({ id, set }) =>
    set['actual_spend'] === undefined ? [] : [{ id, actual_spend: set['actual_spend'] }],
  )
  if (spends.length > 0)
    await sql`
      insert into budget_spend (tenant_id, budget_id, client_id, month, amount, entered_by, import_id)
      select b.tenant_id, b.id, b.client_id, ${latestMonth('b')}, n.actual_spend, ${createdBy}::integer, ${importId}::integer
      from json_to_recordset(${JSON.stringify(spends)}::json) as n (id integer, actual_spend numeric)
        join budget b on b.tenant_id = ${tenantId} and b.id = n.id
      ${takenByNodes}`.execute(db)
  const links = numbered.flatMap(({ id, tagIds }) =>
    (tagIds ?? []).map((tag_id) => ({ tenant_id: tenantId, budget_id: id, tag_id })),
  )
  if (links.length > 0)
    await sql`insert into budget_tag_link select * from json_populate_recordset(null::budget_tag_link, ${JSON.stringify(links)}::json)
      ${takenByNodes}`.execute(db)
}

/**
 * Behind an insert of rows that nobody sees before the import is done: nodes of a spread database take rows that were
 * selected only with a word on what is there already, and what cannot be seen cannot be returned. Fewer rows than were
 * given say that one was.
 */
const untilTheyShow = sql`on conflict do nothing`
