import { sql } from 'kysely'
import type { Guest } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'

/**
 * A guest link that still serves whoever has it open: neither revoked, made
 * anew nor past its time; undefined otherwise.
 * @param since when the visit began, in whole seconds since 1970
 */
export const openAccess = (db: Db, tenantId: number, { id, since }: NonNullable<Guest['link']>) =>
  db
    .selectFrom('guest_access')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where('linked_at', '<', sql<string>`to_timestamp(${since + 1})`)
    .select(['client_id', 'report', 'expires_at'])
    .executeTakeFirst()
