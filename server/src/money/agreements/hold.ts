import { randomBytes } from 'node:crypto'
import type { Db } from '../../foundation/database/database.ts'
import { conflict } from '../../foundation/http/refusal.ts'
import { agreementBy, type AgreementRow } from './read.ts'

/** Holds an agreement until the transaction ends. */
export async function held(db: Db, tenantId: number, id: number): Promise<AgreementRow> {
  await db
    .selectFrom('agreement')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  return agreementBy(db, tenantId, { id })
}

/** The same. @throws {Refusal} 409 where it does not stand as it has to */
export async function hold(
  db: Db,
  tenantId: number,
  id: number,
  status: AgreementRow['status'],
  sentence: string,
): Promise<AgreementRow> {
  const row = await held(db, tenantId, id)
  if (row.status !== status) throw conflict(sentence)
  return row
}

/** An address that is not to be guessed; whoever has it still signs in. */
export const newSlug = (): string =>
  randomBytes(9)
    .toString('base64url')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '0')
