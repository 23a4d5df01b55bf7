import { sql } from 'kysely'
import { seesActualSpend } from '@portal/core/money/budgets/policy'
import type { Asked } from '../../platform/reports/answer.ts'

interface Filters {
  readonly groupId?: number
  readonly ownGroup?: string
  readonly clientId?: number
}

/** Which stores are asked about, whichever of the two filters of groups somebody has. */
export const whoseStores = ({
  groupId,
  ownGroup,
  clientId,
}: Filters): Pick<Filters, 'groupId' | 'clientId'> => {
  // What is no number in a filter of texts is no group.
  const group =
    groupId ?? (ownGroup === undefined ? undefined : /^\d{1,9}$/.test(ownGroup) ? Number(ownGroup) : 0)
  return {
    ...(group === undefined ? {} : { groupId: group }),
    ...(clientId === undefined ? {} : { clientId }),
  }
}

/** The groups that somebody from outside of the agency chooses among; none where all stores are of one. */
export async function ownGroupsOf({
  actor,
  db,
  tenantId,
  ofClients,
}: Pick<Asked, 'actor' | 'db' | 'tenantId' | 'ofClients'>): Promise<{
  readonly ownGroup?: readonly { readonly value: string; readonly label: string }[]
}> {
  if (seesActualSpend(actor)) return {}
  const { rows } = await sql<{ value: string; label: string }>`
    select g.id::text as value, g.name as label from client_group g
    where g.tenant_id = ${tenantId}
      and exists (select from client c where c.group_id = g.id and ${ofClients('c')})
    order by g.name, g.id`.execute(db)
  return { ownGroup: rows.length > 1 ? rows : [] }
}
