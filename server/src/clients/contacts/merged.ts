import { sql, type SqlBool } from 'kysely'
import { contacts } from '@portal/core/clients/profile/lists'
import { operation } from '../../foundation/http/operation.ts'
import { visible } from '../../platform/records/read-records.ts'
import { contactRows, present } from './contact-rows.ts'

/** Days for which a merge is offered to be taken back. */
const offeredDays = 90
const mostOffered = 100

/** What can be taken back: who is gone into whom, as long as the other one is there. */
export const mergedContacts = operation('contacts.merged', async (incoming) => {
  const { db, tenantId, scope, query } = incoming
  const { clientId = null } = query
  const { rows } = await sql<{ id: number; into: number; name: string; mergedAt: string }>`
    select g.id, r.id as into, r.name, g.deleted_at as "mergedAt"
    from contact g join contact r on r.tenant_id = g.tenant_id and r.id = g.merged_into_id
    where g.tenant_id = ${tenantId} and g.deleted_at > now() - make_interval(days => ${offeredDays})
      and ${visible(contacts, tenantId, scope)} and (${clientId}::integer is null or g.client_id = ${clientId}::integer)
    order by g.deleted_at desc, g.id desc limit ${mostOffered}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const gone = await contactRows(incoming, sql`r.id = any (${ids}::integer[])`, {
    among: sql<SqlBool>`r.tenant_id = ${tenantId}`,
  })
  const byId = new Map(gone.map((row) => [row.id, present(row)]))
  return rows.flatMap(({ id, into, name, mergedAt }) => {
    const contact = byId.get(id)
    return contact ? [{ contact, into: { id: into, name }, mergedAt }] : []
  })
})
