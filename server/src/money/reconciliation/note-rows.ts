import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { dollarsFromCents } from '@portal/core/foundation/format/money'
import type { SpendOutcome } from '@portal/core/money/reconciliation/outcomes'
import { pacingSection } from '@portal/core/money/services/sections'
import type { Db } from '../../foundation/database/database.ts'
import { notFound } from '../../foundation/http/refusal.ts'

type SpendNote = Answer<'sectionSpendNotes.get'>

/** A note on what a section spent, as the database has it. */
export interface NoteRow {
  readonly id: number
  readonly client_id: number
  readonly name: string
  readonly slug: string
  readonly section_id: number
  readonly month: string
  readonly outcome: SpendOutcome
  readonly amount_cents: number | null
  readonly note: string
  readonly user_id: number
  readonly user_name: string
  readonly created_at: string
  readonly version: number
  /** The approved invoice that its credit stands on. */
  readonly number: string | null
}

interface Slice {
  readonly limit: number
  readonly offset: number
}

/** Notes that a condition on `n` finds, the latest first. */
export async function notes(
  db: Db,
  where: RawBuilder<SqlBool>,
  { limit, offset }: Slice = { limit: 500, offset: 0 },
): Promise<readonly NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.id, n.client_id, c.name, c.slug, n.section_id, n.month, n.outcome, n.amount_cents, n.note, n.user_id,
      u.first_name || ' ' || u.last_name as user_name, n.created_at, n.version,
      (select i.number from invoice_line l join invoice i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
        where l.tenant_id = n.tenant_id and l.client_id = n.client_id and l.source = 'credit:' || n.id and l.live and i.number is not null limit 1) as number
    from section_spend_note n
      join client c on c.tenant_id = n.tenant_id and c.id = n.client_id
      join user_account u on u.tenant_id = n.tenant_id and u.id = n.user_id
    where ${where} order by n.month desc, n.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** A note as it is answered. */
export const present = (row: NoteRow): SpendNote => ({
  id: row.id,
  client: { id: row.client_id, name: row.name, slug: row.slug },
  clientId: row.client_id,
  sectionId: row.section_id,
  section: pacingSection(row.section_id)?.label ?? 'Other',
  month: row.month,
  outcome: row.outcome,
  amount: row.amount_cents === null ? null : dollarsFromCents(row.amount_cents),
  note: row.note,
  userId: row.user_id,
  user: { id: row.user_id, fullName: row.user_name },
  createdAt: row.created_at,
  version: row.version,
  locked:
    row.number === null
      ? null
      : `This credit stands on ${row.number}, which is approved. Void the invoice, or charge it again by a line of the next one.`,
})

/** @throws {Refusal} 404 */
export async function noteById(db: Db, tenantId: number, id: number): Promise<NoteRow> {
  const [row] = await notes(db, sql<SqlBool>`n.tenant_id = ${tenantId} and n.id = ${id}`)
  if (!row) throw notFound('This note')
  return row
}
