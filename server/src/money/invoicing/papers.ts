import { buffer } from 'node:stream/consumers'
import type { Db } from '../../foundation/database/database.ts'
import type { FileStore } from '../../foundation/files/file-store.ts'
import { operation, Ready } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { seesDrafts } from '@portal/core/money/invoicing/policy'
import { paperLook, type PaperLook } from '../../platform/paper/paper-look.ts'
import { invoicePdf } from './pdf.ts'
import { invoiceById, invoiceLines, type InvoiceRow } from './read-invoice.ts'

/** `INV-000123.pdf`, or what a draft is of. */
export const paperName = ({ number, bill_to_name: name, month }: InvoiceRow): string =>
  `${number ?? `Draft ${name.replace(/[^\p{L}\p{N} -]/gu, '')} ${month.slice(0, 7)}`}.pdf`

/** The bytes of an invoice as they would be sent. */
export async function drawn(db: Db, tenantId: number, row: InvoiceRow, look: PaperLook): Promise<Buffer> {
  return invoicePdf(row, await invoiceLines(db, tenantId, [row.id]), look)
}

/** An invoice on paper: the very file that was sent, or as it stands now. */
export async function paperOf(
  db: Db,
  tenantId: number,
  row: InvoiceRow,
  files: FileStore,
  look?: PaperLook,
): Promise<Buffer> {
  const kept = row.pdf_file_id === null ? null : await keptPaper(db, tenantId, row.pdf_file_id, files)
  return kept ?? drawn(db, tenantId, row, look ?? (await paperLook(db, tenantId, files)))
}

/** An invoice as PDF, for whoever may see it. */
export const pdfOfInvoice = operation('invoicing.pdf', async ({ db, tenantId, params, actor, services }) => {
  const row = await invoiceById(db, tenantId, params.id)
  if (row.sent_at === null && !seesDrafts(actor)) throw notFound('This invoice')
  const bytes = await paperOf(db, tenantId, row, services.files)
  return new Ready(
    200,
    {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${paperName(row).replace(/[^\u0020-\u007e]|["\\]/g, '_')}"`,
      'cache-control': 'no-store',
    },
    bytes,
  )
})

async function keptPaper(db: Db, tenantId: number, fileId: number, files: FileStore): Promise<Buffer | null> {
  const file = await db
    .selectFrom('file')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', fileId)
    .where('deleted_at', 'is', null)
    .select('storage_key')
    .executeTakeFirst()
  if (!file || (await files.size(file.storage_key)) === null) return null
  return buffer(files.read(file.storage_key))
}
