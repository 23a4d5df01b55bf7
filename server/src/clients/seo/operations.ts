import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { achievements } from '@portal/core/clients/seo/lists'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { conflict } from '../../foundation/http/refusal.ts'
import { getRecord, updateRecord } from '../../platform/records/write-records.ts'

type Achievement = Answer<'achievements.get'>

/** Writes what was decided; who decides again is told that it stands already. */
async function decide(
  incoming: Incoming<'achievements.approve' | 'achievements.reject'>,
  state: 'Approved' | 'Rejected',
  reason: string,
) {
  const { db, tenantId, params, person, audit } = incoming
  // The declared list's answers are typed by its declaration, which its one implementation follows.
  const before = (await getRecord(achievements, { ...incoming, query: {}, body: {} })) as Achievement
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
  return { id: params.id, state, version: rows[0]?.version ?? before.version }
}

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
  return (await updateRecord(achievements, { ...incoming, query: {} })) as Answer<'achievements.update'>
})

export const achievementOperations = {
  'achievements.approve': approve,
  'achievements.reject': reject,
  'achievements.update': update,
}
