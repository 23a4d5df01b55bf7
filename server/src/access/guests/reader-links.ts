import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { addDays, today } from '@portal/core/foundation/format'
import { isGuestReport } from '@portal/core/access/guests/reports'
import type { LinksOfSchedule, ReaderLinks } from '../../platform/schedules/reader-links.ts'
import { hashOf } from '../sessions/tokens.ts'
import { endOf } from './links.ts'

/** Days that a link works after the last mail that had it: a report of a month is opened until the next but one. */
const daysOpen = 62

/**
 * Guest links in scheduled mail. The token of one is made of what it is for and of the server's secret, so that every
 * mail has the same and the database, as everywhere, its hash alone.
 * @param secret of the server
 */
export const openReaderLinks = (secret: Uint8Array): ReaderLinks => ({
  leadTo: isGuestReport,
  async tokenOf(db, { address, owner, ...of }) {
    const { tenantId, clientId, route } = of
    if (!isGuestReport(route)) return null
    const token = tokenFor(secret, of, address)
    const hash = hashOf(token)
    const expires = endOf(addDays(today(), daysOpen))
    const known = await db
      .selectFrom('guest_access')
      .where('tenant_id', '=', tenantId)
      .where('token_hash', '=', hash)
      .select(['id', 'revoked_at'])
      .executeTakeFirst()
    if (known?.revoked_at) return null
    if (known)
      await db
        .updateTable('guest_access')
        .set({ expires_at: expires })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', known.id)
        .execute()
    else
      await db
        .insertInto('guest_access')
        .values({
          tenant_id: tenantId,
          client_id: clientId,
          report: route,
          token_hash: hash,
          note: `Scheduled report to ${address}`,
          reader: address,
          expires_at: expires,
          created_by: owner.id,
        })
        .execute()
    return token
  },
  async end(db, of, addresses) {
    const hashes = addresses.map((address) => hashOf(tokenFor(secret, of, address)))
    await sql`update guest_access set expires_at = now()
      where tenant_id = ${of.tenantId} and token_hash = any (${hashes}::text[]) and expires_at > now()`.execute(
      db,
    )
  },
})

const tokenFor = (
  secret: Uint8Array,
  { tenantId, scheduleId, clientId, route }: LinksOfSchedule,
  address: string,
): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['link of a reader', tenantId, scheduleId, clientId, route, address]))
    .digest('base64url')
