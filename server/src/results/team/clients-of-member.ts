import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { sectionsOf } from '@portal/core/results/team/sections'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { isAsked } from '../metrics/asked-clients.ts'
import { monthPaces } from './month-paces.ts'
import { readMembers } from './read-members.ts'
import { readWaiting, sumOfWaiting } from './read-waiting.ts'

type Client = Answer<'team.clients'>['clients'][number]

/** The clients of one person, for whoever wants to know what stands behind the person's line. */
export const clientsOfMember = operation('team.clients', async ({ db, tenantId, params, services }) => {
  const [[member], clients, waiting] = await Promise.all([
    readMembers(db, tenantId, params.id),
    readClients(db, tenantId, params.id),
    readWaiting(db, tenantId, params.id),
  ])
  if (!member) throw notFound('This employee')
  const paces = await monthPaces(
    db,
    tenantId,
    clients.map(({ clientId }) => clientId),
  )
  const sections = sectionsOf(member.departments.map(({ id }) => id))
  const waitingAt = Map.groupBy(waiting, ({ clientId }) => clientId)
  return {
    month: paces.month,
    through: paces.through,
    clients: clients.map((client): Client => ({
      ...client,
      roles: [...client.roles],
      pace: paces.of([client.clientId], sections),
      tasks: services.taskTools.here ? sumOfWaiting(waitingAt.get(client.clientId), 'task') : null,
      deliverables: sumOfWaiting(waitingAt.get(client.clientId), 'deliverable'),
    })),
  }
})

interface ClientRow extends Pick<Client, 'clientId' | 'name' | 'slug' | 'lastActivityAt'> {
  readonly roles: readonly string[]
}

async function readClients(db: Db, tenantId: number, userId: number): Promise<readonly ClientRow[]> {
  const { rows } = await sql<ClientRow>`
    select c.id as "clientId", c.name, c.slug, of.roles,
      (select max(a.logged_at) from activity a
        where a.tenant_id = c.tenant_id and a.client_id = c.id and a.deleted_at is null) as "lastActivityAt"
    from (
      select client_id, json_agg(t.name order by t."order", t.id) as roles
      from client_user m join client_user_type t on t.tenant_id = m.tenant_id and t.id = m.client_user_type_id
      where m.tenant_id = ${tenantId} and m.user_id = ${userId} and ${isAsked(tenantId, null)} group by client_id
    ) of join client c on c.tenant_id = ${tenantId} and c.id = of.client_id
    order by c.name_folded, c.id`.execute(db)
  return rows
}
