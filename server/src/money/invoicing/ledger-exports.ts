import { sql, type SqlBool } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { dollarsFromCents } from '@portal/core/foundation/format/money'
import { monthWords } from '@portal/core/money/invoicing/expected'
import {
  invoicesPerFile,
  ledgerFile,
  ledgerLabel,
  ledgerProblem,
  type Ledger,
  type LedgerSettings,
} from '@portal/core/money/invoicing/ledger'
import { sumOf } from '@portal/core/money/invoicing/shares'
import type { Db } from '../../foundation/database/database.ts'
import { operation, Ready } from '../../foundation/http/operation.ts'
import { conflict, notFound } from '../../foundation/http/refusal.ts'
import { holdInvoices } from './hold.ts'
import { asKept, ledgerLines, namesOfLines, profitCentersFrom, profitCentersOf } from './ledger-lines.ts'
import { ledgerSettings, settingsFrom } from './ledger-settings.ts'
import { invoiceLines, invoiceRows, type InvoiceRow, type LineRow } from './read-invoice.ts'

type Batch = Answer<'invoicing.exports'>[number]

async function batches(db: Db, tenantId: number, where: ReturnType<typeof sql<SqlBool>>): Promise<Batch[]> {
  const { rows } = await sql<{
    id: number
    ledger: Ledger
    month: string
    file_number: number
    invoice_count: number
    total_cents: number
    created_at: string
    by: string | null
  }>`
    select e.id, e.ledger, e.month, e.file_number, e.invoice_count, e.total_cents, e.created_at, u.first_name || ' ' || u.last_name as by from invoice_export e
      left join user_account u on u.tenant_id = e.tenant_id and u.id = e.created_by
    where e.tenant_id = ${tenantId} and ${where} order by e.id desc`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    ledger: row.ledger,
    month: row.month,
    fileNumber: row.file_number,
    invoices: row.invoice_count,
    total: dollarsFromCents(row.total_cents),
    createdAt: row.created_at,
    createdBy: row.by ?? '',
  }))
}

/** What a file was kept with: many a line's name, which lists do without. */
async function settingsOf(db: Db, tenantId: number, id: number): Promise<unknown> {
  const row = await db
    .selectFrom('invoice_export')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select('settings')
    .executeTakeFirst()
  return row?.settings
}

export const listExports = operation('invoicing.exports', async ({ db, tenantId, query }) =>
  batches(db, tenantId, sql<SqlBool>`e.month = ${query.month}`),
)

const columnOf = { xero: 'xero_export_id', quickbooks: 'quickbooks_export_id' } as const

/**
 * Makes the files of what no file for this ledger holds yet: a ledger takes the
 * same invoice twice without a word, so ours never leaves twice by itself.
 */
export const exportMonth = operation('invoicing.export', async ({ db, tenantId, body, person, audit }) => {
  const { month, ledger } = body
  await holdInvoices(db, tenantId)
  const column = sql.ref(`i.${columnOf[ledger]}`)
  const rows = await invoiceRows(
    db,
    sql<SqlBool>`i.tenant_id = ${tenantId} and i.month = ${month} and i.status in ('approved', 'sent') and i.total_cents <> 0 and ${column} is null`,
    { by: sql`i.sequence`, limit: 100_000, offset: 0 },
  )
  if (rows.length === 0)
    throw conflict(
      `There is nothing to export: every approved invoice of ${monthWords(month)} is in a file for ${ledgerLabel[ledger]} already, or none is approved yet.`,
    )
  const settings = await ledgerSettings(db, tenantId)
  const lines = linesByInvoice(
    await invoiceLines(
      db,
      tenantId,
      rows.map(({ id }) => id),
    ),
  )
  const credits = rows.filter(({ total_cents: total }) => total < 0)
  const taken = rows.filter(({ total_cents: total }) => total >= 0)
  const problem = taken
    .map((row) => ledgerProblem(ledger, settings, exportable(row, lines.get(row.id) ?? [])))
    .find((each) => each !== null)
  if (problem) throw conflict(problem)
  const made = await keepBatches(db, tenantId, { month, ledger, settings, rows: taken, lines, by: person.id })
  audit({
    subject: 'invoicing',
    changes: { exported: month, ledger, files: made.length, invoices: taken.length },
  })
  return {
    batches: (await batches(db, tenantId, sql<SqlBool>`e.id = any (${made}::integer[])`)).toReversed(),
    leftOut: credits.map(
      (row) => ledgerProblem(ledger, settings, exportable(row, lines.get(row.id) ?? [])) ?? '',
    ),
  }
})

const exportable = (row: InvoiceRow, lines: readonly LineRow[]) => ({
  number: row.number ?? '',
  totalCents: row.total_cents,
  lines: lines.map((line) => ({ accountCode: line.account_code, item: line.item ?? line.description })),
})

function linesByInvoice(lines: readonly LineRow[]): ReadonlyMap<number, readonly LineRow[]> {
  const found = new Map<number, LineRow[]>()
  for (const line of lines.filter(({ removed, amount_cents: cents }) => !removed && cents !== 0))
    found.set(line.invoice_id, [...(found.get(line.invoice_id) ?? []), line])
  return found
}

interface Keeping {
  readonly month: string
  readonly ledger: Ledger
  readonly settings: LedgerSettings
  readonly rows: readonly InvoiceRow[]
  readonly lines: ReadonlyMap<number, readonly LineRow[]>
  readonly by: number
}

async function keepBatches(
  db: Db,
  tenantId: number,
  { month, ledger, settings, rows, lines, by }: Keeping,
): Promise<readonly number[]> {
  const made: number[] = []
  const size = invoicesPerFile[ledger]
  const { rows: earlier } = await sql<{ files: number }>`
    select count(*)::integer as files from invoice_export where tenant_id = ${tenantId} and month = ${month} and ledger = ${ledger}`.execute(
    db,
  )
  for (let from = 0; from < rows.length; from += size) {
    const part = rows.slice(from, from + size)
    const profitCenters = await profitCentersOf(
      db,
      tenantId,
      part.map((row) => row.id),
    )
    const { id } = await db
      .insertInto('invoice_export')
      .values({
        tenant_id: tenantId,
        month,
        ledger,
        file_number: (earlier[0]?.files ?? 0) + made.length + 1,
        invoice_count: part.length,
        total_cents: sumOf(part.map((row) => row.total_cents)),
        settings: JSON.stringify({
          ...settings,
          profitCenters,
          lines: namesOfLines(part.flatMap((row) => lines.get(row.id) ?? [])),
        }),
        created_by: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`
      update invoice set ${sql.ref(columnOf[ledger])} = ${id} where tenant_id = ${tenantId} and id = any (${part.map((row) => row.id)}::integer[])`.execute(
      db,
    )
    made.push(id)
  }
  return made
}

/** The bytes of a file: of frozen invoices with the settings of then, so the same at every download. */
export const exportFile = operation('invoicing.exportFile', async ({ db, tenantId, params }) => {
  const [batch] = await batches(db, tenantId, sql<SqlBool>`e.id = ${params.id}`)
  if (!batch) throw notFound('This file')
  const settings = await settingsOf(db, tenantId, batch.id)
  const column = sql.ref(`i.${columnOf[batch.ledger]}`)
  const rows = await invoiceRows(db, sql<SqlBool>`i.tenant_id = ${tenantId} and ${column} = ${params.id}`, {
    by: sql`i.sequence`,
    limit: 1000,
    offset: 0,
  })
  const found = await invoiceLines(
    db,
    tenantId,
    rows.map(({ id }) => id),
  )
  const lines = linesByInvoice(asKept(found, settings))
  const centers = profitCentersFrom(settings)
  const text = ledgerFile(
    batch.ledger,
    settingsFrom(settings),
    rows.flatMap((row) => ledgerLines(batch.ledger, row, lines.get(row.id) ?? [], centers)),
  )
  return new Ready(
    200,
    {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${batch.ledger}-${batch.month.slice(0, 7)}-${batch.fileNumber}.csv"`,
      'cache-control': 'no-store',
    },
    text,
  )
})
