import type { Fields } from '@portal/core/foundation/contract/field'
import { opportunities } from '@portal/core/sales/lists'
import { refresh } from '../foundation/session/query.ts'
import { typedOf } from '../platform/parts/records/entry-form.ts'
import { keptCalls } from '../platform/parts/records/kept-calls.ts'
import type { KeptRow } from '../platform/parts/records/kept-row.ts'
import { useRecords, type RecordsInUse } from '../platform/parts/records/use-records.tsx'

const calls = keptCalls(opportunities)
/** Since when it is in its stage is told, not typed. */
const fields = typedOf(opportunities.fields)

/**
 * Keeping the leads of the pipeline from where they are looked at.
 * @param rows those that can be opened
 * @param gone after one of them was deleted
 * @param stageId the stage that a new one starts in; null for the one that its form begins with
 */
export const useLeads = (
  rows: readonly KeptRow[] | undefined,
  gone?: () => void,
  stageId?: number | null,
): RecordsInUse<KeptRow> =>
  useRecords<KeptRow, Fields>({
    one: 'lead',
    rows,
    fields,
    looks: { name: { wide: true }, notes: { wide: true } },
    create: (body, options) => calls.create(body, { ...options }),
    ...(stageId ? { start: () => ({ stageId }) } : {}),
    update: (lead, body, options) => calls.update(lead, body, { ...options }),
    remove: async (lead) => {
      await calls.remove(lead)
      gone?.()
    },
    read: calls.get,
    changed: () => refresh('opportunities'),
  })
