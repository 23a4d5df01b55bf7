import { sql } from 'kysely'
import { addDays, mondayOf, today } from '@portal/core/foundation/format'
import { lowestOf } from '@portal/core/clients/profile/health-bands'
import { worstOf, type HealthPart } from '@portal/core/results/health/health'
import { watchlistProposals, priorityWatchlist } from '@portal/core/sales/watchlist'
import type { Db } from '../foundation/database/database.ts'
import { wholeTenant } from '../foundation/database/context.ts'
import { operation } from '../foundation/http/operation.ts'
import { conflict, invalid } from '../foundation/http/refusal.ts'
import { defineJob } from '../platform/jobs/job.ts'
import { eachTenant } from '../platform/jobs/each.ts'
import { createRecord, getRecord, updateRecord } from '../platform/records/write-records.ts'
import { computeHealth } from '../results/health/compute-health.ts'

/** Points that a health may lose in four weeks before somebody is told. */
const mostLost = 20
/** Days for which one that was declined or came off the list is left alone. */
const restDays = 30

interface Endangered {
  readonly client_id: number
  readonly score: number
  readonly before: number | null
  readonly parts: HealthPart[]
  readonly monthly: number
}

const reasonOf = ({ score, before, parts }: Endangered): string =>
  [
    before !== null && before - score >= mostLost
      ? `Health fell from ${before} to ${score}.`
      : `Health is ${score}.`,
    ...worstOf(parts, 2).map(({ sentence }) => sentence),
  ].join(' ')

/**
 * Proposes stores whose health is low or fell for the watchlist, with the
 * reason, tells open proposals anew and closes those of stores that recovered.
 * What is on the list, or was declined in the last month, is left alone.
 *
 * @param today `YYYY-MM-DD` in the agency's time zone
 */
export async function proposeForWatchlist(db: Db, tenantId: number, today: string): Promise<void> {
  const { rows } = await sql<Endangered>`
    select h.client_id, h.score, h.parts, before.score as before, (
        select coalesce(sum(b.invoice_amount), 0)::float8 from budget b
        where b.tenant_id = h.tenant_id and b.client_id = h.client_id and b.deleted_at is null and b.budget_type = 'Recurring'
          and b.starts_at <= ${today}::date and (b.ends_at is null or b.ends_at >= ${today}::date)) as monthly
    from client_health h left join lateral (
      select w.score from client_health_week w
      where w.tenant_id = h.tenant_id and w.client_id = h.client_id and w.week <= ${addDays(mondayOf(today), -28)}::date
      order by w.week desc limit 1) before on true
    where h.tenant_id = ${tenantId} and (h.score < ${lowestOf.Watch} or before.score - h.score >= ${mostLost})
      and not exists (select from watchlist_entry e where e.tenant_id = h.tenant_id and e.client_id = h.client_id
        and e.deleted_at is null and (e.state = 'Watching' or e.updated_at >= ${addDays(today, -restDays)}::date))
      and not exists (select from watchlist_proposal p where p.tenant_id = h.tenant_id and p.client_id = h.client_id
        and p.deleted_at is null and p.state = 'Declined' and p.updated_at >= ${addDays(today, -restDays)}::date)`.execute(
    db,
  )
  const found = rows.map((row) => ({
    client_id: row.client_id,
    score: row.score,
    monthly: row.monthly,
    name: reasonOf(row),
  }))
  await sql`
    with found as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f (client_id integer, score integer, monthly numeric, name text)
    ), recovered as (
      update watchlist_proposal p set state = 'Recovered', version = p.version + 1, updated_at = now()
      where p.tenant_id = ${tenantId} and p.state = 'Proposed' and p.deleted_at is null
        and p.client_id not in (select client_id from found)
    )
    insert into watchlist_proposal (tenant_id, client_id, name, score, at_risk, proposed_at)
    select ${tenantId}::integer, client_id, name, score, monthly, ${today}::date from found
    on conflict (tenant_id, client_id) where state = 'Proposed' and proposed_at is not null and deleted_at is null
      do update set name = excluded.name, score = excluded.score, at_risk = excluded.at_risk`.execute(db)
}

/** Works out how every client of every tenant stands, and whom the watchlist should know. */
export const nightlyHealth = defineJob({
  name: 'client-health',
  every: '50 3 * * *',
  retries: { most: 3, firstWait: 300 },
  limit: 900,
  run: (_, { database }) =>
    eachTenant(database, (id) =>
      database.write(wholeTenant(id), async (db) => {
        await computeHealth(db, id, today())
        await proposeForWatchlist(db, id, today())
      }),
    ),
})

/** A proposal and its client; held, so that two who press at once take it once. */
async function heldProposal(db: Db, tenantId: number, id: number): Promise<void> {
  await sql`select from watchlist_proposal where tenant_id = ${tenantId} and id = ${id} for update`.execute(
    db,
  )
}

const take = operation('watchlistProposals.take', async (incoming) => {
  const { db, tenantId, params, person, audit } = incoming
  await heldProposal(db, tenantId, params.id)
  const proposal = await getRecord(watchlistProposals, { ...incoming, query: {} })
  if (proposal.state !== 'Proposed')
    throw conflict(`This store is proposed no more: it was ${proposal.state.toLowerCase()}.`)
  const scales = await sql<{ id: number }>`
    select id from watchlist_scale where tenant_id = ${tenantId} and active and deleted_at is null order by "order", id limit 1`.execute(
    db,
  )
  const scaleId = scales.rows[0]?.id
  if (scaleId === undefined)
    throw invalid({ '': 'The watchlist has no scale yet: add one in its settings first.' })
  const made = await createRecord(priorityWatchlist, {
    ...incoming,
    params: undefined,
    query: {},
    body: {
      clientId: proposal.clientId,
      name: proposal.name,
      scaleId,
      watchedSince: today(),
      atRisk: proposal.atRisk,
      ownerId: person.id,
    },
  })
  await sql`update watchlist_proposal set state = 'Taken', version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
  audit({
    subject: watchlistProposals.one,
    subjectId: params.id,
    clientId: proposal.clientId,
    changes: { state: ['Proposed', 'Taken'], entryId: [null, made.id] },
  })
  return { entryId: made.id }
})

/** A reason declines a proposal; without one it is proposed again. */
const update = operation('watchlistProposals.update', async (incoming) => {
  const { db, tenantId, params } = incoming
  const answered = () => getRecord(watchlistProposals, { ...incoming, query: {}, body: {} })
  await heldProposal(db, tenantId, params.id)
  const { state } = await answered()
  if (state !== 'Proposed' && state !== 'Declined')
    throw conflict(`This store is proposed no more: it was ${state.toLowerCase()}.`)
  await updateRecord(watchlistProposals, { ...incoming, query: {} })
  await sql`update watchlist_proposal set state = case when reason = '' then 'Proposed' else 'Declined' end
    where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
  return answered()
})

export const watchlistOperations = { 'watchlistProposals.take': take, 'watchlistProposals.update': update }
