import { sql } from 'kysely'
import { onboardingTaskTemplates } from '@portal/core/sales/lists'
import type { Db } from '../foundation/database/database.ts'
import { operation } from '../foundation/http/operation.ts'
import { invalid } from '../foundation/http/refusal.ts'
import { updateRecord } from '../platform/records/write-records.ts'

/**
 * What waits for a template is not what that one waits for.
 *
 * @throws {Refusal} 422
 */
async function checkWait(
  { db, tenantId }: { readonly db: Db; readonly tenantId: number },
  id: number,
  waitsForId: number | null | undefined,
): Promise<void> {
  if (waitsForId === null || waitsForId === undefined) return
  const { rows } = await sql<{ id: number }>`
    with recursive chain (id, waits_for_id) as (
      select id, waits_for_id from onboarding_task_template where tenant_id = ${tenantId} and id = ${waitsForId}
      union
      select b.id, b.waits_for_id from onboarding_task_template b join chain c on b.tenant_id = ${tenantId} and b.id = c.waits_for_id
    ) select id from chain`.execute(db)
  if (rows.some((row) => row.id === id))
    throw invalid({
      waitsForId:
        waitsForId === id
          ? 'It cannot wait for itself.'
          : 'That one waits for this one: neither could begin.',
    })
}

export const updateOnboardingTemplate = operation('onboardingTaskTemplates.update', async (incoming) => {
  const { params, body } = incoming
  await checkWait(incoming, params.id, body.waitsForId)
  return updateRecord(onboardingTaskTemplates, { ...incoming, query: {} })
})
