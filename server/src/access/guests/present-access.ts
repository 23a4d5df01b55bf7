import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { isGuestReport } from '@portal/core/access/guests/reports'
import { guestAccessState } from '@portal/core/access/guests/state'
import { readerMayOpen } from './open-access.ts'
import type { Db } from '../../foundation/database/database.ts'

type GuestAccess = Answer<'guestAccesses.list'>[number]

interface Row {
  readonly id: number
  readonly client_id: number
  readonly report: string
  readonly note: string | null
  readonly reader: string | null
  readonly reader_is_out: boolean
  readonly expires_at: string
  readonly uses: number
  readonly max_uses: number | null
  readonly has_password: boolean
  readonly created_at: string
  readonly created_by: number | null
  readonly maker: string | null
  readonly last_used_at: string | null
  readonly revoked_at: string | null
  readonly requests: GuestAccess['requests']
}

/** Guest links of a client, or one by its id, the newest first. Neither the link nor its hash is among what is answered. */
export async function guestAccesses(
  db: Db,
  tenantId: number,
  which: { readonly clientId: number } | { readonly id: number },
): Promise<readonly GuestAccess[]> {
  const condition =
    'id' in which
      ? sql<boolean>`guest_access.id = ${which.id}`
      : sql<boolean>`guest_access.client_id = ${which.clientId}`
  const { rows } = await sql<Row>`
    select guest_access.id, guest_access.client_id, guest_access.report, guest_access.note, guest_access.reader, not ${readerMayOpen} as reader_is_out, guest_access.expires_at, guest_access.uses, guest_access.max_uses, guest_access.password_hash is not null as has_password,
      guest_access.created_at, guest_access.created_by, u.first_name || ' ' || u.last_name as maker, guest_access.last_used_at, guest_access.revoked_at,
      (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'email', r.email, 'message', r.message,
          'createdAt', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'answeredAt', to_char(r.answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by r.id desc), '[]')
        from guest_access_request r where r.tenant_id = guest_access.tenant_id and r.guest_access_id = guest_access.id) as requests
    from guest_access left join user_account u on u.tenant_id = guest_access.tenant_id and u.id = guest_access.created_by
    where guest_access.tenant_id = ${tenantId} and ${condition} order by guest_access.id desc`.execute(db)
  const now = Date.now()
  return rows.flatMap(({ report, ...row }) =>
    isGuestReport(report)
      ? [
          {
            id: row.id,
            clientId: row.client_id,
            report,
            note: row.note,
            reader: row.reader,
            state: guestAccessState(
              {
                expiresAt: row.expires_at,
                revokedAt: row.revoked_at,
                uses: row.uses,
                maxUses: row.max_uses,
                readerIsOut: row.reader_is_out,
              },
              now,
            ),
            expiresAt: row.expires_at,
            uses: row.uses,
            maxUses: row.max_uses,
            hasPassword: row.has_password,
            createdAt: row.created_at,
            createdBy: row.created_by === null ? null : { id: row.created_by, fullName: row.maker ?? '' },
            lastUsedAt: row.last_used_at,
            revokedAt: row.revoked_at,
            requests: row.requests,
          },
        ]
      : [],
  )
}
