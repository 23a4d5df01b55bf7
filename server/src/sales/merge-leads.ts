import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { opportunities } from '@portal/core/sales/lists'
import { telephoneKey } from '../foundation/database/telephone-key.ts'
import { operation } from '../foundation/http/operation.ts'
import { invalid, stale } from '../foundation/http/refusal.ts'
import { columnOf } from '../platform/records/record-table.ts'
import { pointAtOther } from '../platform/records/used-by.ts'
import { getRecord } from '../platform/records/write-records.ts'
import { tell } from './save-opportunity.ts'

type Opportunity = Answer<'opportunities.get'>

/** What more leads share than these is nobody in particular. */
const mostOfOne = 4

export const duplicateLeads = operation('opportunities.duplicates', async ({ db, tenantId, query }) => {
  const { rows } = await sql<{ id: number; name: string; stage: string; shares: string[] }>`
    with own as materialized (
      select o.id, o.name, o.email, o.phone, o.prospect_id, s.name as stage
      from opportunity o join opportunity_stage s on s.tenant_id = o.tenant_id and s.id = o.stage_id
      where o.tenant_id = ${tenantId} and o.deleted_at is null
    ), keys as (
      select id, 1 as rank, 'e-mail' as kind, lower(btrim(email)) as key from own where email <> ''
      union all
      select id, 2, 'phone', ${telephoneKey(sql`phone`)} from own where length(${telephoneKey(sql`phone`)}) >= 7
      union all
      select id, 3, 'client', prospect_id::text from own where prospect_id is not null
      union all
      select id, 4, 'name', lower(btrim(name)) from own
    ), shared as (
      select k.kind, k.rank, o.id
      from keys k join keys o on o.kind = k.kind and o.key = k.key and o.id <> k.id
      where k.id = ${query.leadId}
        and (select count(*) from keys a where a.kind = k.kind and a.key = k.key) <= ${mostOfOne}
    )
    select w.id, w.name, w.stage, array_agg(s.kind order by s.rank) as shares
    from shared s join own w on w.id = s.id
    group by w.id, w.name, w.stage order by count(*) desc, min(s.rank), w.id desc limit 10`.execute(db)
  return rows.map((row) => ({ ...row, shares: [...row.shares] }))
})

export const mergeLeads = operation('opportunities.merge', async (incoming) => {
  const { db, tenantId, params, body, ifMatch, person, audit } = incoming
  if (params.id === body.otherId) throw invalid({ otherId: 'Choose another lead.' })
  // In the order of their ids, so that two who merge the same pair never wait for each other.
  await sql`select from opportunity where tenant_id = ${tenantId} and id in (${params.id}, ${body.otherId}) order by id for update`.execute(
    db,
  )
  const read = (id: number): Promise<Opportunity> =>
    getRecord(opportunities, { ...incoming, params: { id }, query: {} })
  const own = await read(params.id)
  const other = await read(body.otherId)
  if ((ifMatch !== null && ifMatch !== own.version) || body.otherVersion !== other.version) throw stale()
  const taken = [...new Set(body.take)].filter((name) => own[name] !== other[name])
  const set = [
    ...taken.map((name) => {
      const column = columnOf(name)
      return sql`${sql.id(column)} = (select ${sql.ref(`g.${column}`)} from opportunity g where g.tenant_id = ${tenantId} and g.id = ${other.id})`
    }),
    sql`version = version + 1`,
    sql`updated_at = now()`,
  ]
  await sql`update opportunity set ${sql.join(set)} where tenant_id = ${tenantId} and id = ${own.id}`.execute(
    db,
  )
  await pointAtOther(db, tenantId, opportunities, { gone: other.id, kept: own.id })
  await sql`update opportunity set deleted_at = now(), version = version + 1, merged_into_id = ${own.id}
    where tenant_id = ${tenantId} and id = ${other.id}`.execute(db)
  await tell(db, tenantId, {
    opportunityId: own.id,
    kind: 'Changed',
    body: `Merged with ${other.name}, which stood in ${other.Stage?.name ?? 'the pipeline'}`,
    userId: person.id,
  })
  const after = await read(own.id)
  const was = Object.fromEntries(Object.entries(other).filter(([name]) => name in opportunities.fields))
  audit({ subject: 'opportunity', subjectId: other.id, changes: { mergedInto: [null, own.id], was } })
  audit({
    subject: 'opportunity',
    subjectId: own.id,
    changes: {
      ...Object.fromEntries(taken.map((name) => [name, [own[name], after[name]]])),
      merged: other.id,
    },
  })
  return { id: after.id, version: after.version, name: after.name, stageId: after.stageId }
})
