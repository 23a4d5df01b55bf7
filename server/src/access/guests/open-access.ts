import { sql } from 'kysely'
import type { Guest } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'
import { goodForClient, isOutside } from '../../platform/schedules/good-for-client.ts'

/** Condition that no account of the person to whom a link was mailed has been ended, suspended or given other clients. */
export const readerMayOpen = sql<boolean>`(guest_access.reader is null or not exists (
  select from user_account u where u.tenant_id = guest_access.tenant_id and lower(u.email) = guest_access.reader
    and ${isOutside} and not ${goodForClient(sql`guest_access.client_id`)}))`

/**
 * A guest link that still serves whoever has it open: neither revoked, made
 * anew nor past its time, and of nobody whose account is not good for the client; undefined otherwise.
 * @param since when the visit began, in whole seconds since 1970
 */
export const openAccess = (db: Db, tenantId: number, { id, since }: NonNullable<Guest['link']>) =>
  db
    .selectFrom('guest_access')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where(readerMayOpen)
    .where('linked_at', '<', sql<string>`to_timestamp(${since + 1})`)
    .select(['client_id', 'report', 'expires_at'])
    .executeTakeFirst()
