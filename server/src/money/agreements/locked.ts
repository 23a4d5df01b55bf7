import { randomBytes } from 'node:crypto'
import type { Db } from '../../foundation/database/database.ts'
import { conflict } from '../../foundation/http/refusal.ts'
import { agreementBy, type AgreementRow } from './read.ts'

/** An agreement, locked until the transaction ends. */
export async function locked(db: Db, tenantId: number, id: number): Promise<AgreementRow> {
  await db
    .selectFrom('agreement')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  return agreementBy(db, tenantId, { id })
}

/**
 * An agreement, locked until the transaction ends, where it stands as it has to.
 * @param sentence what is said where it does not
 * @throws {Refusal} 409
 */
export async function lockedAs(
  db: Db,
  tenantId: number,
  id: number,
  status: AgreementRow['status'],
  sentence: string,
): Promise<AgreementRow> {
  const row = await locked(db, tenantId, id)
  if (row.status !== status) throw conflict(sentence)
  return row
}

/** An address that is not to be guessed; whoever has it still signs in. */
export const newSlug = (): string =>
  randomBytes(9)
    .toString('base64url')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '0')
