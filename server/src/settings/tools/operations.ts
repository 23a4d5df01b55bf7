import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { isPerson } from '@portal/core/foundation/policy/actor'
import { isEmployee, isPartner } from '@portal/core/foundation/policy/user-types'
import { operation } from '../../foundation/http/operation.ts'

const mine = operation('resources.mine', async ({ db, tenantId, actor }) => {
  if (!isPerson(actor)) return []
  const audience = isEmployee(actor) ? 'Employees' : isPartner(actor) ? 'Partners' : 'Clients'
  // A type is had at a client: one store's manager may only read at another.
  const types = actor.clients.map(({ clientUserTypeId }) => clientUserTypeId)
  const { rows } = await sql<Answer<'resources.mine'>[number]>`
    select r.id, r.name, r.url, r.description, c.name as category, r.pinned
    from resource r join resource_category c on c.tenant_id = r.tenant_id and c.id = r.category_id
    where r.tenant_id = ${tenantId} and r.deleted_at is null and r.active and r.shown_to in (${audience}, 'Everybody')
      and (r.client_user_type_id is null or ${audience} <> 'Clients' or r.client_user_type_id = any (${types}::integer[]))
    order by r.pinned desc, c."order", c.name, r."order", r.name`.execute(db)
  return rows
})

export const toolOperations = { 'resources.mine': mine }
