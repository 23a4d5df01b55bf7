import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { daysBetween, today } from '@portal/core/foundation/format'
import { claimedCents, type ClaimChannel, type ProofKind } from '@portal/core/programs/coop/claims'
import type { Db } from '../../foundation/database/database.ts'

type Claim = Answer<'coopClaims.proof'>['claim']

/** A claim as it is stored, with whom and what it names. */
export interface ClaimRow {
  readonly id: number
  readonly client_id: number
  readonly name: string
  readonly state: string
  readonly channel: ClaimChannel
  readonly month: string
  readonly spent: string
  readonly share_percent: string
  readonly paid: string | null
  readonly reason: string
  readonly deadline: string
  readonly manufacturer: string
  readonly owner: string | null
}

/** The claims that a condition on `k` finds, by their deadline. */
export async function claimRows(
  db: Db,
  tenantId: number,
  where: ReturnType<typeof sql>,
): Promise<readonly ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select k.*, m.name as manufacturer, u.first_name || ' ' || u.last_name as owner
    from claim k
      join manufacturer m on m.tenant_id = k.tenant_id and m.id = k.manufacturer_id
      left join user_account u on u.tenant_id = k.tenant_id and u.id = k.owner_id
    where k.tenant_id = ${tenantId} and k.deleted_at is null and ${where} order by k.deadline, k.id`.execute(
    db,
  )
  return rows
}

/** A claim as it is answered. @param missing kinds of proof that it lacks */
export const presentClaim = (row: ClaimRow, missing: readonly ProofKind[]): Claim => ({
  id: row.id,
  name: row.name,
  state: row.state,
  spent: Number(row.spent),
  sharePercent: Number(row.share_percent),
  claimed: claimedCents(Math.round(Number(row.spent) * 100), Number(row.share_percent)) / 100,
  paid: row.state === 'Paid' && row.paid !== null ? Number(row.paid) : null,
  reason: row.state === 'Rejected' ? row.reason : '',
  deadline: row.deadline,
  daysLeft: daysBetween(today(), row.deadline),
  manufacturer: row.manufacturer,
  owner: row.owner,
  missing: [...missing],
})
