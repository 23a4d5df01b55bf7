import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { referenceName } from '@portal/core/foundation/contract/resource'
import { opportunities } from '@portal/core/sales/lists'
import type { Db } from '../foundation/database/database.ts'
import { operation } from '../foundation/http/operation.ts'
import { invalid } from '../foundation/http/refusal.ts'
import type { RecordRequest } from '../platform/records/record-request.ts'
import { createRecord, getRecord, updateRecord } from '../platform/records/write-records.ts'

type Opportunity = Answer<'opportunities.get'>

interface Event {
  readonly opportunityId: number
  readonly kind: 'Added' | 'Moved' | 'Changed' | 'Note'
  readonly body: string
  readonly userId: number
}

/** Writes what happened to a lead into its timeline. */
export async function tell(db: Db, tenantId: number, event: Event): Promise<number> {
  const { id } = await db
    .insertInto('opportunity_event')
    .values({
      tenant_id: tenantId,
      opportunity_id: event.opportunityId,
      kind: event.kind,
      body: event.body,
      user_id: event.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A value of a lead as its timeline says it. */
function inWords(lead: Opportunity, name: string): string {
  const record: Readonly<Record<string, unknown>> = lead
  const referred = record[referenceName(name)]
  if (typeof referred === 'object' && referred !== null && 'name' in referred) return String(referred.name)
  const value = record[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What a line of its own tells in the timeline: the stage, and with it since when. */
const toldApart: readonly string[] = ['stageId', 'stageSince']

/** `Next Step: Call back → Send proposal`, for each other field that differs. */
function changesInWords(before: Opportunity, after: Opportunity): string {
  return Object.entries(opportunities.fields)
    .filter(([name]) => !toldApart.includes(name) && inWords(before, name) !== inWords(after, name))
    .map(([name, { label }]) => {
      const [from, to] = [inWords(before, name), inWords(after, name)]
      return name === 'notes' ? `${label} changed` : `${label}: ${from || 'empty'} → ${to || 'empty'}`
    })
    .join('\n')
}

/** @throws {Refusal} 422 for a lead that would be lost without a reason */
async function checkLost(db: Db, tenantId: number, stageId: number, reason: unknown): Promise<void> {
  if (typeof reason === 'number') return
  const { rows } = await sql<{ kind: string }>`
    select kind from opportunity_stage where tenant_id = ${tenantId} and id = ${stageId}`.execute(db)
  if (rows[0]?.kind === 'Lost') throw invalid({ lostReasonId: 'Say why this lead was lost.' })
}

/** Whoever was talked to about a lead that is won becomes a contact of its client, unless one is known by that name or address. */
async function keepContact(
  db: Db,
  tenantId: number,
  { id: opportunityId, stageId, prospectId, contactName, email, phone, Prospect: client }: Opportunity,
  userId: number,
): Promise<void> {
  const name = contactName.trim() || email
  if (prospectId === null || name === '') return
  const { rows } = await sql`
    with won as materialized (
      select not exists (select from contact c
          where c.tenant_id = ${tenantId} and c.client_id = ${prospectId} and c.deleted_at is null and c.is_primary) as is_first
      from opportunity_stage s where s.tenant_id = ${tenantId} and s.id = ${stageId} and s.kind = 'Won'
        and not exists (select from contact c where c.tenant_id = ${tenantId} and c.client_id = ${prospectId} and c.deleted_at is null
          and (lower(c.name) = lower(${name}) or (${email}::text <> '' and lower(c.email) = lower(${email}))))
    )
    insert into contact (tenant_id, client_id, name, email, phone, is_primary)
    select ${tenantId}::integer, ${prospectId}::integer, ${name}::text, ${email}::text, ${phone}::text, is_first from won
    returning id`.execute(db)
  if (rows.length > 0)
    await tell(db, tenantId, {
      opportunityId,
      kind: 'Changed',
      body: `${name} became a contact of ${client?.name ?? 'the client'}`,
      userId,
    })
}

/** Changes a lead as the list does, with what a move means: a reason for a lost one, a new start in its stage, a line in the timeline. */
async function changeOpportunity(request: RecordRequest, userId: number): Promise<Opportunity> {
  const { db, tenantId, body } = request
  const before = await getRecord(opportunities, request)
  const stageId = typeof body['stageId'] === 'number' ? body['stageId'] : before.stageId
  await checkLost(db, tenantId, stageId, 'lostReasonId' in body ? body['lostReasonId'] : before.lostReasonId)
  // Before the row is read for the answer, which says since when it stands there.
  if (stageId !== before.stageId)
    await sql`update opportunity set stage_since = now() where tenant_id = ${tenantId} and id = ${before.id}`.execute(
      db,
    )
  const after = await updateRecord(opportunities, request)
  const of = { opportunityId: after.id, userId }
  if (after.stageId !== before.stageId) {
    const why =
      after.LostReason && after.lostReasonId !== before.lostReasonId ? `, ${after.LostReason.name}` : ''
    await tell(db, tenantId, {
      ...of,
      kind: 'Moved',
      body: `Moved from ${before.Stage?.name ?? 'nowhere'} to ${after.Stage?.name ?? 'nowhere'}${why}`,
    })
  }
  const changes = changesInWords(before, after)
  if (changes && after.stageId === before.stageId)
    await tell(db, tenantId, { ...of, kind: 'Changed', body: changes })
  if (after.stageId !== before.stageId || after.prospectId !== before.prospectId)
    await keepContact(db, tenantId, after, userId)
  return after
}

export const createOpportunity = operation('opportunities.create', async (incoming) => {
  const { db, tenantId, body, person } = incoming
  await checkLost(db, tenantId, body.stageId, body.lostReasonId)
  const made = await createRecord(opportunities, { ...incoming, params: undefined, query: {} })
  const source = made.source ? `, ${made.source}` : ''
  await tell(db, tenantId, {
    opportunityId: made.id,
    kind: 'Added',
    body: `Added to ${made.Stage?.name ?? 'the pipeline'}${source}`,
    userId: person.id,
  })
  await keepContact(db, tenantId, made, person.id)
  return made
})

export const updateOpportunity = operation('opportunities.update', async (incoming) =>
  changeOpportunity({ ...incoming, query: {} }, incoming.person.id),
)

export const moveOpportunity = operation('opportunities.move', async (incoming) => {
  const { id, version, stageId } = await changeOpportunity({ ...incoming, query: {} }, incoming.person.id)
  return { id, version, stageId }
})
