import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { operation } from '../../foundation/http/operation.ts'

/** People that are offered. */
const most = 2000

/** Whom a report may be sent to by name; whoever is known by one address in two ways is named once. */
export const peopleOffered = operation('reportSchedules.people', async ({ db, tenantId, query }) => {
  const clientId = query.clientId ?? null
  const { rows } = await sql<Answer<'reportSchedules.people'>[number]>`
    select distinct on (lower(email)) email, "fullName", "of" from (
      select email, first_name || ' ' || last_name as "fullName", 'Agency' as "of", 1 as place from user_account
      where tenant_id = ${tenantId} and user_type = 'Employee' and active and not suspended
      union all
      select u.email, u.first_name || ' ' || u.last_name, 'Client', 2 from client_user m
        join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
      where m.tenant_id = ${tenantId} and m.client_id = ${clientId}::integer and u.user_type = 'Client' and u.active and not u.suspended
      union all
      select email, name, 'Contact', 3 from contact
      where tenant_id = ${tenantId} and client_id = ${clientId}::integer and deleted_at is null and email <> ''
    ) people order by lower(email), place limit ${most}`.execute(db)
  return rows.toSorted(
    (one, other) =>
      places.indexOf(one.of) - places.indexOf(other.of) || one.fullName.localeCompare(other.fullName),
  )
})

/** Those of the client first: the report is about it. */
const places: readonly string[] = ['Client', 'Contact', 'Agency']
