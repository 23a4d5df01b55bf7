import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { achievements } from '@portal/core/clients/seo/lists'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { pathOf } from '@portal/core/foundation/routes'
import { conflict } from '../../foundation/http/refusal.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { createRecord, getRecord, updateRecord } from '../../platform/records/write-records.ts'

type Achievement = Answer<'achievements.get'>

/** Writes what was decided; who decides again is told that it stands already. */
async function decide(
  incoming: Incoming<'achievements.approve' | 'achievements.reject'>,
  state: 'Approved' | 'Rejected',
  reason: string,
) {
  const { db, tenantId, params, person, audit } = incoming
  const before = await getRecord(achievements, { ...incoming, query: {}, body: {} })
  if (before.state === state) throw conflict(`This achievement is ${state.toLowerCase()} already.`, {})
  const { rows } = await sql<{ version: number }>`
    update achievement set state = ${state}, decided_by_id = ${person.id}, reason = ${reason}, version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = ${params.id} returning version`.execute(db)
  audit({
    subject: 'achievement',
    subjectId: params.id,
    clientId: before.clientId,
    changes: { state: [before.state, state], ...(reason ? { reason: [before.reason, reason] } : {}) },
  })
  if (state === 'Rejected') await tellAuthor(incoming, before, reason)
  return { id: params.id, state, version: rows[0]?.version ?? before.version }
}

/** Whoever proposed it hears that it was rejected, and why; whoever rejects their own knows. */
async function tellAuthor(
  { db, tenantId, person, services }: Incoming<'achievements.approve' | 'achievements.reject'>,
  { name, proposedById, Client: client }: Achievement,
  reason: string,
): Promise<void> {
  if (proposedById === null || proposedById === person.id) return
  await notify({ db, tenantId, services }, [proposedById], {
    text: `The achievement ${name} of ${client.name} was rejected.${reason === '' ? '' : ` ${reason}`}`,
    path: pathOf('clients.profile.seo', { slug: client.slug }),
  })
}

/** A new one is its author's, who is told when it is rejected. */
const create = operation('achievements.create', async (incoming) => {
  const { db, tenantId, person } = incoming
  const request = { ...incoming, params: {}, query: {} }
  const { id } = await createRecord(achievements, request)
  await sql`update achievement set proposed_by_id = ${person.id} where tenant_id = ${tenantId} and id = ${id}`.execute(
    db,
  )
  return getRecord(achievements, { ...request, params: { id }, body: {} })
})

const approve = operation('achievements.approve', (incoming) => decide(incoming, 'Approved', ''))
const reject = operation('achievements.reject', (incoming) =>
  decide(incoming, 'Rejected', incoming.body.reason?.trim() ?? ''),
)

/** What was decided is about the words as they were: changed ones wait again. */
const update = operation('achievements.update', async (incoming) => {
  const { db, tenantId, params } = incoming
  await sql`update achievement set state = 'Proposed', decided_by_id = null, reason = ''
    where tenant_id = ${tenantId} and id = ${params.id} and deleted_at is null and state <> 'Proposed'`.execute(
    db,
  )
  return updateRecord(achievements, { ...incoming, query: {} })
})

export const achievementOperations = {
  'achievements.create': create,
  'achievements.approve': approve,
  'achievements.reject': reject,
  'achievements.update': update,
}
