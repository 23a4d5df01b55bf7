import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { isGuestReport } from '@portal/core/access/guests/reports'
import { guestAccessState } from '@portal/core/access/guests/state'
import type { Db } from '../../foundation/database/database.ts'

type GuestAccess = Answer<'guestAccesses.list'>[number]

interface Row {
  readonly id: number
  readonly client_id: number
  readonly report: string
  readonly note: string | null
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
    'id' in which ? sql<boolean>`g.id = ${which.id}` : sql<boolean>`g.client_id = ${which.clientId}`
  const { rows } = await sql<Row>`
    select g.id, g.client_id, g.report, g.note, g.expires_at, g.uses, g.max_uses, g.password_hash is not null as has_password,
      g.created_at, g.created_by, u.first_name || ' ' || u.last_name as maker, g.last_used_at, g.revoked_at,
      (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'email', r.email, 'message', r.message,
          'createdAt', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'answeredAt', to_char(r.answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by r.id desc), '[]')
        from guest_access_request r where r.tenant_id = g.tenant_id and r.guest_access_id = g.id) as requests
    from guest_access g left join user_account u on u.tenant_id = g.tenant_id and u.id = g.created_by
    where g.tenant_id = ${tenantId} and ${condition} order by g.id desc`.execute(db)
  const now = Date.now()
  return rows.flatMap(({ report, ...row }) =>
    isGuestReport(report)
      ? [
          {
            id: row.id,
            clientId: row.client_id,
            report,
            note: row.note,
            state: guestAccessState(
              {
                expiresAt: row.expires_at,
                revokedAt: row.revoked_at,
                uses: row.uses,
                maxUses: row.max_uses,
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
