import { sql } from 'kysely'
import type { ClaimChannel } from '@portal/core/programs/coop/claims'
import type { Db } from '../../foundation/database/database.ts'
import type { FileRow } from '../../foundation/files/stored.ts'
import { creativesIn, landingPagesIn } from './proof-sources.ts'

/** A stored picture with the place of its bytes. */
export type KeptPicture = FileRow & { readonly storage_key: string }

interface PictureColumns {
  readonly id: number | null
  readonly public_id: string
  readonly file_name: string
  readonly media_type: string
  readonly size: number
  readonly storage_key: string
}

const pictureOf = ({
  id,
  public_id,
  file_name: name,
  media_type,
  size,
  storage_key,
}: PictureColumns): KeptPicture | null =>
  id === null ? null : { id, public_id, name, media_type, size, storage_key, label: '' }

/** What ran for a client in a month. */
export interface Creative {
  readonly title: string
  readonly detail: string
  readonly day: string
  readonly file: KeptPicture | null
}

/** What is claimed: the advertising of a client on a channel in a month, of which `month` is the first day. */
export interface Claimed {
  readonly clientId: number
  readonly channel: ClaimChannel
  readonly month: string
}

/** What the row of a claim claims. */
export const claimedBy = ({
  client_id: clientId,
  channel,
  month,
}: {
  readonly client_id: number
  readonly channel: ClaimChannel
  readonly month: string
}): Claimed => ({ clientId, channel, month })

/** What ran, by name. */
export async function creativesOf(
  db: Db,
  tenantId: number,
  { clientId, channel, month }: Claimed,
): Promise<readonly Creative[]> {
  const { rows } = await sql<PictureColumns & { name: string; detail: string; day: string }>`
    select * from ${creativesIn(tenantId, sql`${clientId}::integer`, sql`${channel}::text`, sql`${month}`)} r order by name, detail`.execute(
    db,
  )
  return rows.map(({ name, detail, day, ...picture }) => ({
    title: name,
    detail,
    day,
    file: pictureOf(picture),
  }))
}

/** A page that advertising led to, with its picture for a claim. */
export interface LandingPage {
  readonly address: string
  readonly visits: number
  readonly file: KeptPicture | null
  /** Why there is no picture; empty where there is one, or where none was tried. */
  readonly reason: string
  readonly takenAt: string | null
}

/**
 * Where advertising led to, the most visited first.
 * @param claimId whose pictures; null for the pages alone
 */
export async function landingPagesOf(
  db: Db,
  tenantId: number,
  { clientId, channel, month }: Claimed,
  claimId: number | null,
): Promise<readonly LandingPage[]> {
  // No claim has the number 0. A node of a spread database takes no outer join that compares with nothing.
  const ofClaim = claimId ?? 0
  const { rows } = await sql<PictureColumns & Omit<LandingPage, 'file'>>`
    select p.address, p.visits, coalesce(k.reason, '') as reason, k.taken_at as "takenAt", f.id, f.public_id, f.name as file_name, f.media_type, f.size, f.storage_key
    from ${landingPagesIn(tenantId, sql`${clientId}::integer`, sql`${channel}::text`, sql`${month}`)} p
      left join claim_page k on k.tenant_id = ${tenantId} and k.claim_id = ${ofClaim} and k.address = p.address
      left join file f on f.tenant_id = k.tenant_id and f.id = k.file_id and f.deleted_at is null
    order by p.visits desc, p.address`.execute(db)
  return rows.map((row) => ({
    address: row.address,
    visits: row.visits,
    reason: row.reason,
    takenAt: row.takenAt,
    file: pictureOf(row),
  }))
}
