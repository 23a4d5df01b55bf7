import { sql } from 'kysely'
import { monthWords } from '@portal/core/money/invoicing/expected'
import type { Db } from '../../foundation/database/database.ts'
import { conflict } from '../../foundation/http/refusal.ts'

/**
 * Holds the invoices of a tenant until the transaction ends. Everything that
 * writes invoices does this first: numbers have no gap, a month is not closed
 * while somebody writes in it, and nobody waits in a circle.
 *
 * @returns the next number of the series
 */
export async function holdInvoices(db: Db, tenantId: number): Promise<number> {
  const held = await seriesOf(db, tenantId).executeTakeFirst()
  if (held) return held.next_number
  await sql`insert into invoice_series (tenant_id) values (${tenantId}) on conflict do nothing`.execute(db)
  return (await seriesOf(db, tenantId).executeTakeFirstOrThrow()).next_number
}

const seriesOf = (db: Db, tenantId: number) =>
  db.selectFrom('invoice_series').where('tenant_id', '=', tenantId).select('next_number').forUpdate()

/** @throws {Refusal} 409 where a month is closed */
export async function refuseClosed(db: Db, tenantId: number, months: readonly string[]): Promise<void> {
  const closed = await db
    .selectFrom('invoice_month')
    .where('tenant_id', '=', tenantId)
    .where('month', 'in', [...new Set(months)])
    .where('closed_at', 'is not', null)
    .select('month')
    .executeTakeFirst()
  if (closed)
    throw conflict(
      `${monthWords(closed.month)} is closed: what changes of it is adjusted on the next month's invoices.`,
    )
}
