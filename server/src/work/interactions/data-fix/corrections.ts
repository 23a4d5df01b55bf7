import type { Db } from '../../../foundation/database/database.ts'

/** What became of an interaction that looked wrong. */
export interface Correction {
  readonly tenantId: number
  readonly interactionId: number
  readonly userId: number
  readonly kind: 'Corrected' | 'Moved' | 'Left as it is'
  readonly reason: string
  /** Keys of what was left as it is. */
  readonly findings?: readonly string[]
  readonly from?: number
  readonly to?: number
}

/** Keeps what was done about an interaction, for whoever reads it later. */
export async function keepCorrection(
  db: Db,
  { tenantId, interactionId, userId, kind, reason, findings = [], from, to }: Correction,
): Promise<void> {
  await db
    .insertInto('interaction_correction')
    .values({
      tenant_id: tenantId,
      interaction_id: interactionId,
      user_id: userId,
      kind,
      reason,
      findings: [...findings],
      moved_from_id: from ?? null,
      moved_to_id: to ?? null,
    })
    .execute()
}
