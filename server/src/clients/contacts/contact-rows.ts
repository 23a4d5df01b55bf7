import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { contacts } from '@portal/core/clients/profile/lists'
import type { Scope } from '@portal/core/foundation/policy/rule'
import type { Db } from '../../foundation/database/database.ts'
import { visible } from '../../platform/records/read-records.ts'

export type Contact = Answer<'contacts.stores'>[number]

/** A contact with the person that it is a role of; null for somebody who is at one store only. */
export interface ContactRow extends Contact {
  readonly person: string | null
}

interface Request {
  readonly db: Db
  readonly tenantId: number
  readonly scope: Exclude<Scope, 'none'>
}

/**
 * The contacts that a caller may see and a condition on `r` holds for, by id.
 * `among` says of which; of those that are there where it is absent.
 */
export async function contactRows(
  { db, tenantId, scope }: Request,
  where: RawBuilder<SqlBool>,
  { forUpdate = false, among = visible(contacts, tenantId, scope) } = {},
): Promise<readonly ContactRow[]> {
  const { rows } = await sql<Omit<ContactRow, 'Client'> & { client: Contact['Client'] }>`
    select r.id, r.version, r.client_id as "clientId", json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as client,
      r.name, r.title, r.department, r.email, r.phone, r.mobile, r.birthday, r.is_primary as "isPrimary",
      r.receives_reports as "receivesReports", r.receives_invoices as "receivesInvoices", r.notes, r.person_id as person
    from contact r join client c on c.tenant_id = r.tenant_id and c.id = r.client_id
    where ${among} and ${where} order by r.id
    ${forUpdate ? sql`for update of r` : sql``}`.execute(db)
  return rows.map(({ client, ...row }) => ({ ...row, Client: client }))
}

/** A contact as it is answered, without who it is across stores. */
export const present = ({ person: _, ...contact }: ContactRow): Contact => contact
