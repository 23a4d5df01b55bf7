import { sql } from 'kysely'
import { opportunities } from '@portal/core/sales/lists'
import { operation } from '../foundation/http/operation.ts'
import { getRecord } from '../platform/records/write-records.ts'
import { tell } from './save-opportunity.ts'

interface StageRow {
  readonly id: number
  readonly name: string
  readonly kind: 'Open' | 'Won' | 'Lost'
  readonly probability: string
  readonly stale_after_days: number | null
}

interface LeadRow {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly stage_id: number
  readonly amount: string | null
  readonly owner_id: number | null
  readonly owner_name: string | null
  readonly next_step: string
  readonly next_step_at: string | null
  readonly source: string
  readonly days: number
}

/** The whole pipeline: a stage that was retired stays while leads stand in it. */
export const pipelineBoard = operation('opportunities.board', async ({ db, tenantId }) => {
  const [stages, leads] = await Promise.all([
    sql<StageRow>`
      select s.id, s.name, s.kind, s.probability, s.stale_after_days from opportunity_stage s
      where s.tenant_id = ${tenantId} and (s.deleted_at is null and s.active or exists (
        select from opportunity o where o.tenant_id = s.tenant_id and o.stage_id = s.id and o.deleted_at is null))
      order by s."order", lower(s.name), s.id`.execute(db),
    sql<LeadRow>`
      select o.id, o.version, o.name, o.stage_id, o.amount, o.owner_id,
        u.first_name || ' ' || u.last_name as owner_name, o.next_step, o.next_step_at, o.source,
        greatest(0, floor(extract(epoch from now() - o.stage_since) / 86400))::integer as days
      from opportunity o
      left join user_account u on u.tenant_id = o.tenant_id and u.id = o.owner_id
      where o.tenant_id = ${tenantId} and o.deleted_at is null
      order by o.next_step_at nulls last, lower(o.name), o.id`.execute(db),
  ])
  const byStage = Map.groupBy(leads.rows, ({ stage_id }) => stage_id)
  return {
    stages: stages.rows.map((stage) => {
      const own = byStage.get(stage.id) ?? []
      const cents = own.reduce((all, { amount }) => all + Math.round(Number(amount ?? 0) * 100), 0)
      const probability = Number(stage.probability)
      return {
        id: stage.id,
        name: stage.name,
        kind: stage.kind,
        probability,
        staleAfterDays: stage.stale_after_days,
        leads: own.length,
        sum: cents / 100,
        weighted: Math.round((cents * probability) / 100) / 100,
      }
    }),
    leads: leads.rows.map((lead) => {
      const patience = stages.rows.find(({ id }) => id === lead.stage_id)?.stale_after_days ?? null
      return {
        id: lead.id,
        version: lead.version,
        name: lead.name,
        stageId: lead.stage_id,
        amount: lead.amount === null ? null : Number(lead.amount),
        Owner:
          lead.owner_id === null || lead.owner_name === null
            ? null
            : { id: lead.owner_id, name: lead.owner_name },
        nextStep: lead.next_step,
        nextStepAt: lead.next_step_at,
        source: lead.source,
        days: lead.days,
        stale: patience !== null && lead.days > patience,
      }
    }),
  }
})

interface TimelineRow {
  readonly key: string
  readonly kind: 'Added' | 'Moved' | 'Changed' | 'Note' | 'Interaction'
  readonly body: string
  readonly at: string
  readonly by: string | null
}

/** Lines of a timeline; what is older is read at the client. */
const longest = 500

export const opportunityTimeline = operation('opportunities.timeline', async (incoming) => {
  const { db, tenantId, params } = incoming
  await getRecord(opportunities, { ...incoming, query: {}, body: {} })
  const { rows } = await sql<TimelineRow>`
    select * from (
      select 'e' || e.id as key, e.kind, e.body, e.created_at as at, u.first_name || ' ' || u.last_name as by
      from opportunity_event e
      left join user_account u on u.tenant_id = e.tenant_id and u.id = e.user_id
      where e.tenant_id = ${tenantId} and e.opportunity_id = ${params.id}
      union all
      select 'i' || i.id, 'Interaction', t.name, i.created_at, u.first_name || ' ' || u.last_name
      from opportunity o
      join interaction i on i.tenant_id = o.tenant_id and i.client_id = o.prospect_id and i.deleted_at is null
      join interaction_type t on t.tenant_id = i.tenant_id and t.id = i.interaction_type_id
      left join user_account u on u.tenant_id = i.tenant_id and u.id = i.user_id
      where o.tenant_id = ${tenantId} and o.id = ${params.id}
    ) lines order by at desc, key desc limit ${longest}`.execute(db)
  return [...rows]
})

export const addOpportunityNote = operation('opportunities.addNote', async (incoming) => {
  const { db, tenantId, params, body, person, audit } = incoming
  await getRecord(opportunities, { ...incoming, query: {} })
  const id = await tell(db, tenantId, {
    opportunityId: params.id,
    kind: 'Note',
    body: body.body,
    userId: person.id,
  })
  audit({ subject: 'opportunity', subjectId: params.id, changes: { note: [null, body.body] } })
  return { id }
})
