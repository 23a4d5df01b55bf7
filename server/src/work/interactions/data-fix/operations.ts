import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import type { Db } from '../../../foundation/database/database.ts'
import { operation } from '../../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../../foundation/http/refusal.ts'
import { writeStores } from '../../../clients/profile/related-stores.ts'
import { holdInteraction } from '../hold-interaction.ts'
import { keepCorrection } from './corrections.ts'
import { lookedAt, looking, type LookedAt } from './look.ts'
import { planMove } from './plan-move.ts'

type DataFix = Answer<'interactions.dataFix'>

/** @throws {Refusal} 404 for an interaction that is not there */
async function oneOf(db: Db, tenantId: number, id: number): Promise<LookedAt> {
  const [one] = await lookedAt(db, tenantId, sql`interaction.id = ${id}`)
  if (!one) throw notFound('This interaction')
  return one
}

interface Asking {
  readonly db: Db
  readonly tenantId: number
}

async function dataFixOf({ db, tenantId }: Asking, id: number, moveTo?: number): Promise<DataFix> {
  const one = await oneOf(db, tenantId, id)
  const look = await looking(db, tenantId)
  const plan = moveTo === undefined ? null : await planMove(db, tenantId, one, moveTo)
  return {
    findings: [...look(one)],
    corrections: await correctionsOf(db, tenantId, id),
    move: plan && {
      client: { id: plan.client.id, name: plan.client.name, slug: plan.client.slug },
      problem: plan.problem,
      does: [...plan.does],
      findings: plan.problem === null ? [...look(plan.after)] : [],
    },
  }
}

async function correctionsOf(db: Db, tenantId: number, id: number): Promise<DataFix['corrections']> {
  const { rows } = await sql<DataFix['corrections'][number]>`
    select c.id, c.kind, c.reason, c.created_at as at,
      json_build_object('id', u.id, 'fullName', u.first_name || ' ' || u.last_name) as "user",
      (select json_build_object('id', f.id, 'name', f.name) from client f where f.tenant_id = c.tenant_id and f.id = c.moved_from_id) as "from",
      (select json_build_object('id', t.id, 'name', t.name) from client t where t.tenant_id = c.tenant_id and t.id = c.moved_to_id) as "to"
    from interaction_correction c join user_account u on u.tenant_id = c.tenant_id and u.id = c.user_id
    where c.tenant_id = ${tenantId} and c.interaction_id = ${id}
    order by c.id desc`.execute(db)
  return rows
}

const read = operation('interactions.dataFix', ({ db, tenantId, params, query }) =>
  dataFixOf({ db, tenantId }, params.id, query.clientId),
)

const reasonOf = ({ reason }: { readonly reason: string }): string => {
  const said = reason.trim()
  if (said === '') throw invalid({ reason: 'Field is required' })
  return said
}

/** Moves it with what belongs to it; what fits the other client no more stays behind, as the preview said. */
const move = operation('interactions.move', async (incoming) => {
  const { db, tenantId, params, body, person, audit } = incoming
  const reason = reasonOf(body)
  await holdInteraction(incoming, params.id)
  const one = await oneOf(db, tenantId, params.id)
  const plan = await planMove(db, tenantId, one, body.clientId)
  if (plan.problem !== null) throw invalid({ clientId: plan.problem })
  const to = plan.client.id
  await sql`update interaction set client_id = ${to}, on_behalf_of = ${plan.onBehalfOf}, version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
  await writeStores(db, tenantId, 'interaction', params.id, plan.stores)
  await sql`update interaction_value set client_id = ${to} where tenant_id = ${tenantId} and interaction_id = ${params.id}`.execute(
    db,
  )
  for (const { fieldId, users } of plan.people)
    await (
      users.length === 0
        ? sql`delete from interaction_value where tenant_id = ${tenantId} and interaction_id = ${params.id} and custom_field_id = ${fieldId}`
        : sql`update interaction_value set data = ${JSON.stringify(users)}
            where tenant_id = ${tenantId} and interaction_id = ${params.id} and custom_field_id = ${fieldId}`
    ).execute(db)
  await sql`update file set client_id = ${to} where tenant_id = ${tenantId} and subject = 'interaction' and subject_id = ${params.id}`.execute(
    db,
  )
  await keepCorrection(db, {
    tenantId,
    interactionId: params.id,
    userId: person.id,
    kind: 'Moved',
    reason,
    from: one.client.id,
    to,
  })
  // In the log of both clients.
  for (const clientId of [one.client.id, to])
    audit({
      subject: 'interaction',
      subjectId: params.id,
      clientId,
      changes: { clientId: [one.client.id, to], reason: [null, reason] },
    })
  return dataFixOf(incoming, params.id)
})

const leave = operation('interactions.leave', async (incoming) => {
  const { db, tenantId, params, body, person, audit } = incoming
  const reason = reasonOf(body)
  await holdInteraction(incoming, params.id)
  const one = await oneOf(db, tenantId, params.id)
  const findings = (await looking(db, tenantId))(one)
  if (findings.length === 0) throw conflict('Nothing looks wrong with this interaction any more.')
  await keepCorrection(db, {
    tenantId,
    interactionId: params.id,
    userId: person.id,
    kind: 'Left as it is',
    reason,
    findings: findings.map(({ key }) => key),
  })
  audit({
    subject: 'interaction',
    subjectId: params.id,
    clientId: one.client.id,
    changes: { leftAsItIs: [null, findings.map(({ sentence }) => sentence)], reason: [null, reason] },
  })
  return dataFixOf(incoming, params.id)
})

export const dataFixOperations = {
  'interactions.dataFix': read,
  'interactions.move': move,
  'interactions.leave': leave,
}
