import type { Answer } from '@portal/core/calls'
import { today } from '@portal/core/foundation/format'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { clientHeader } from './client-header.ts'
import { computeHealth } from './compute-health.ts'
import { presentStanding, standingOfClient } from './standing.ts'

async function readHealth(
  db: Db,
  tenantId: number,
  clientId: number,
  now: string,
): Promise<Answer<'clientHealth.get'>> {
  const row = await db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', clientId)
    .select(standingOfClient(now).as('standing'))
    .executeTakeFirst()
  if (!row) throw notFound('This client')
  return presentStanding(row.standing, now)
}

const get = operation('clientHealth.get', async ({ db, tenantId, params }) =>
  readHealth(db, tenantId, params.id, today()),
)

const compute = operation('clientHealth.compute', async ({ db, tenantId, params, audit }) => {
  const now = today()
  const before = (await readHealth(db, tenantId, params.id, now)).health?.score ?? null
  await computeHealth(db, tenantId, now, params.id)
  const answer = await readHealth(db, tenantId, params.id, now)
  audit({
    subject: 'client health',
    subjectId: params.id,
    clientId: params.id,
    changes: { score: [before, answer.health?.score ?? null] },
  })
  return answer
})

export const healthOperations = {
  'clients.header': clientHeader,
  'clientHealth.get': get,
  'clientHealth.compute': compute,
}
