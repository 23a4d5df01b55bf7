import type { Answer } from '@portal/core/calls'
import type { Actor } from '@portal/core/foundation/policy/actor'
import { isPerson } from '@portal/core/foundation/policy/actor'
import { covers } from '@portal/core/foundation/policy/rule'
import { keepsTeams } from '@portal/core/foundation/policy/rules-of-calls'
import { factsOf, type FactsOfRow } from './client-columns.ts'
import type { TagOfClient } from './query.ts'

/** A client's row with the names it refers to. */
export interface ClientRow extends FactsOfRow {
  readonly id: number
  readonly slug: string
  readonly tenant_id: number
  readonly industry_name: string | null
  readonly group_name: string | null
  readonly management_group_name: string | null
  readonly region_name: string | null
  readonly version: number
  readonly tags?: readonly TagOfClient[]
  readonly health?: number | null
  readonly data?: readonly { readonly id: number; readonly value: string | null }[]
  readonly team?: Answer<'clients.get'>['ClientUsers']
}

/** A client as its caller may see it, with what the caller may do with it. */
export function presentClient(row: ClientRow, actor: Actor): Answer<'clients.get'> {
  const staff = isPerson(actor) && actor.userType === 'Employee'
  return {
    id: row.id,
    slug: row.slug,
    tenantId: row.tenant_id,
    ...factsOf(row),
    Industry:
      row.industry_id === null || row.industry_name === null
        ? null
        : { id: row.industry_id, name: row.industry_name },
    Group:
      row.group_id === null || row.group_name === null ? null : { id: row.group_id, name: row.group_name },
    // The agency's own order is nothing to anybody else.
    ...(staff
      ? {
          ManagementGroup:
            row.management_group_id === null || row.management_group_name === null
              ? null
              : { id: row.management_group_id, name: row.management_group_name },
          Region:
            row.region_id === null || row.region_name === null
              ? null
              : { id: row.region_id, name: row.region_name },
        }
      : { managementGroupId: null, regionId: null }),
    version: row.version,
    ...(row.tags ? { tags: [...row.tags] } : {}),
    ...(row.health === undefined ? {} : { health: row.health }),
    // Somebody who is gone has no name any more.
    ...(row.data
      ? { data: row.data.flatMap(({ id, value }) => (value === null ? [] : [{ id, value }])) }
      : {}),
    ...(row.team ? { ClientUsers: row.team } : {}),
    can: {
      update: staff,
      createBudget: staff,
      logActivity: staff,
      keepTeam: covers(keepsTeams.scope(actor), 'client', row.id),
    },
  }
}
