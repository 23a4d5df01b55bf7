import { rm } from 'node:fs/promises'
import { sql, type SqlBool } from 'kysely'
import type { Given } from '@portal/core/calls'
import { addDays, formatDay, today } from '@portal/core/foundation/format'
import { formatMoney } from '@portal/core/foundation/format/money'
import { monthWords } from '@portal/core/money/invoicing/expected'
import { approvalProblem, askingProblem } from '@portal/core/money/invoicing/policy'
import { allowsMove, invoiceNumber, type InvoiceMove } from '@portal/core/money/invoicing/states'
import { pathOf } from '@portal/core/foundation/routes'
import type { Db } from '../../foundation/database/database.ts'
import type { FileStore } from '../../foundation/files/file-store.ts'
import { storeFile } from '../../foundation/files/stored.ts'
import { asUpload, type Upload } from '../../foundation/files/upload.ts'
import { outsideFirst, type Incoming } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound, Refusal, stale } from '../../foundation/http/refusal.ts'
import { html } from '../../platform/mail/html.ts'
import { attachToMail, queueMail, type Mail } from '../../platform/mail/queue-mail.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { tellPrograms } from '../../platform/webhooks/tell-programs.ts'
import { holdInvoices, refuseClosed } from './hold.ts'
import { paperLook } from '../../platform/paper/paper-look.ts'
import { drawn, paperName } from './papers.ts'
import { portalAddress } from '../../platform/mail/portal-address.ts'
import { invoiceRows, type InvoiceRow } from './read-invoice.ts'

type Moving = Incoming<'invoicing.move'>
type Seen = Given<'invoicing.move', 'body'>['invoices']

/** What each move is called where it cannot be made. */
const moveWords: Readonly<Record<InvoiceMove, string>> = {
  review: 'sent to be approved',
  return: 'sent back',
  approve: 'approved',
  send: 'sent',
  void: 'made void',
}

const statusWords = {
  draft: 'a draft',
  reviewed: 'waiting for approval',
  approved: 'approved',
  sent: 'sent',
  void: 'void',
} as const

/** What an invoice is called in a sentence. */
const named = ({ number, bill_to_name: name, month }: InvoiceRow): string =>
  number ?? `the draft of ${monthWords(month)} for ${name}`

/**
 * Moves invoices on or back; all or none. Papers that go out by mail are drawn
 * before the transaction: what is approved does not change any more.
 */
export const moveInvoices = outsideFirst('invoicing.move', async (incoming) => {
  const { db, tenantId, body, services } = incoming
  const papers = new Map<number, Upload>()
  if (body.move === 'send') {
    const look = await paperLook(db, tenantId, services.files)
    for (const row of await rowsOf(db, tenantId, body.invoices)) {
      if (row.status !== 'approved') continue
      const bytes = await drawn(db, tenantId, row, look)
      papers.set(
        row.id,
        await asUpload(
          { name: paperName(row), mediaType: 'application/pdf', bytes },
          services.files.incoming,
        ),
      )
    }
    await services.files.bring([...papers.values()])
  }
  return async (inside) => {
    inside.afterCommit(() => throwAway(papers, services.files))
    // The transaction may be repeated with the papers, which lie there still.
    inside.afterRollback(() => services.files.release([...papers.values()]))
    const next = await holdInvoices(inside.db, tenantId)
    const rows = await seenRows(inside)
    refuseMove(inside, rows)
    if (body.move !== 'send')
      await refuseClosed(
        inside.db,
        tenantId,
        rows.map((row) => row.month),
      )
    await moves[body.move](inside, rows, next, papers)
    const after = await rowsOf(inside.db, tenantId, body.invoices)
    return { invoices: after.map(({ id, number, version }) => ({ id, number, version })) }
  }
})

const throwAway = async (papers: ReadonlyMap<number, Upload>, files: FileStore): Promise<void> => {
  await files.release([...papers.values()])
  for (const { path } of papers.values()) await rm(path, { force: true })
}

const rowsOf = (db: Db, tenantId: number, seen: Seen): Promise<readonly InvoiceRow[]> =>
  invoiceRows(
    db,
    sql<SqlBool>`i.tenant_id = ${tenantId} and i.id = any (${seen.map(({ id }) => id)}::integer[])`,
    { by: sql`i.bill_to_name, i.id`, limit: seen.length, offset: 0 },
  )

/** @throws {Refusal} 404 for one that is gone, 412 for one that somebody changed since it was seen */
async function seenRows({ db, tenantId, body }: Moving): Promise<readonly InvoiceRow[]> {
  const rows = await rowsOf(db, tenantId, body.invoices)
  const versions = new Map(body.invoices.map(({ id, version }) => [id, version]))
  if (rows.length < versions.size) throw notFound('One of these invoices')
  if (rows.some((row) => versions.get(row.id) !== row.version)) throw stale()
  return rows
}

function refuseMove({ body, person }: Moving, rows: readonly InvoiceRow[]): void {
  const { move } = body
  for (const row of rows) {
    if (!allowsMove(row.status, move))
      throw conflict(
        `${capital(named(row))} is ${statusWords[row.status]}, so it cannot be ${moveWords[move]}.`,
      )
    if ((move === 'review' || move === 'approve') && row.line_count === 0)
      throw conflict(`${capital(named(row))} has no lines, so there is nothing to approve.`)
    const asks = move === 'review' ? askingProblem(person) : null
    const problem = move === 'approve' ? approvalProblem(person, row.reviewed_by) : asks
    if (problem !== null) throw new Refusal('forbidden', problem)
    if (move === 'void' && row.paid_cents > 0)
      throw conflict(`${capital(named(row))} has payments. Take them back first, or give a credit.`)
    if (move === 'send' && row.bill_to.contacts.length === 0)
      throw conflict(
        `${row.bill_to.name} has no billing contact. ${named(row)} goes nowhere until there is one: make it void, add a contact to how the client is billed, and refresh the drafts.`,
      )
  }
  if ((move === 'void' || move === 'return') && (body.reason ?? '').trim() === '')
    throw invalid({ reason: 'Field is required' })
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const idsOf = (rows: readonly InvoiceRow[]): number[] => rows.map(({ id }) => id)

type Move = (
  incoming: Moving,
  rows: readonly InvoiceRow[],
  next: number,
  papers: ReadonlyMap<number, Upload>,
) => Promise<void>

/** What each move writes. */
const moves: Readonly<Record<InvoiceMove, Move>> = {
  async review(incoming, rows) {
    const { db, tenantId, person } = incoming
    await sql`
      update invoice set status = 'reviewed', reviewed_by = ${person.id}, reviewed_at = now(), says = '[]', version = version + 1, updated_at = now()
      where tenant_id = ${tenantId} and id = any (${idsOf(rows)}::integer[])`.execute(db)
    tell(incoming, rows, 'reviewed')
  },
  async return(incoming, rows) {
    const { db, tenantId, body, services } = incoming
    await sql`
      update invoice set status = 'draft', reviewed_by = null, reviewed_at = null, version = version + 1, updated_at = now()
      where tenant_id = ${tenantId} and id = any (${idsOf(rows)}::integer[])`.execute(db)
    for (const row of rows) {
      if (row.reviewed_by === null) continue
      await notify({ db, tenantId, services }, [row.reviewed_by], {
        text: `${capital(named(row))} came back: ${(body.reason ?? '').slice(0, 200)}`,
        path: `${pathOf('invoicing.index')}?month=${row.month.slice(0, 7)}&invoice=${row.id}`,
      })
    }
    tell(incoming, rows, 'draft', body.reason)
  },
  async approve(incoming, rows, next) {
    const { db, tenantId, person } = incoming
    const issued = today()
    const numbered = rows.map((row, at) => ({
      id: row.id,
      sequence: next + at,
      number: invoiceNumber(next + at),
      due: addDays(issued, row.bill_to.termsDays),
    }))
    await sql`update invoice_series set next_number = ${next + rows.length} where tenant_id = ${tenantId}`.execute(
      db,
    )
    await sql`
      update invoice i set status = 'approved', sequence = n.sequence, number = n.number, issued_on = ${issued}, due_on = n.due,
        approved_by = ${person.id}, approved_at = now(), version = i.version + 1, updated_at = now()
      from json_to_recordset(${JSON.stringify(numbered)}::json) as n (id integer, sequence integer, number text, due date)
      where i.tenant_id = ${tenantId} and i.id = n.id`.execute(db)
    await tellPrograms(
      incoming,
      'invoice.approved',
      ...rows.flatMap((row, at) => {
        const given = numbered[at]
        return given
          ? [
              {
                invoiceId: row.id,
                number: given.number,
                month: row.month,
                billedTo: row.bill_to_name,
                clientId: row.client_id,
                dueOn: given.due,
                total: row.total_cents / 100,
              },
            ]
          : []
      }),
    )
    tell(incoming, rows, 'approved')
  },
  async send(incoming, rows, _next, papers) {
    const { db, tenantId, person, services, origin } = incoming
    const portal = await portalAddress(services, tenantId, origin, db)
    const { name: agency } = await db
      .selectFrom('tenant')
      .where('id', '=', tenantId)
      .select('name')
      .executeTakeFirstOrThrow()
    for (const row of rows) {
      const paper = papers.get(row.id)
      const file = paper
        ? await storeFile(incoming, paper, { subject: invoiceSubject, subjectId: row.id }, '')
        : null
      const fileId = file?.id ?? row.pdf_file_id
      if (fileId === null) throw stale()
      await db
        .updateTable('invoice')
        .set({
          status: 'sent',
          sent_by: person.id,
          sent_at: sql<string>`now()`,
          pdf_file_id: fileId,
          version: sql<number>`version + 1`,
          updated_at: sql<string>`now()`,
        })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', row.id)
        .execute()
      const email = await queueMail(incoming, invoiceMail({ portal, agency }, row), person.id)
      await attachToMail(db, tenantId, email, [fileId])
    }
    tell(incoming, rows, 'sent')
  },
  async void(incoming, rows) {
    const { db, tenantId, person, body } = incoming
    await sql`
      update invoice set status = 'void', voided_by = ${person.id}, voided_at = now(), void_reason = ${(body.reason ?? '').trim()},
        version = version + 1, updated_at = now()
      where tenant_id = ${tenantId} and id = any (${idsOf(rows)}::integer[])`.execute(db)
    await sql`
      update invoice_line set live = false where tenant_id = ${tenantId} and invoice_id = any (${idsOf(rows)}::integer[])`.execute(
      db,
    )
    tell(incoming, rows, 'void', body.reason)
  },
}

/** What a stored paper belongs to. */
const invoiceSubject = 'invoice'

/** A line in the audit log for each invoice. */
function tell(incoming: Moving, rows: readonly InvoiceRow[], to: string, reason?: string): void {
  for (const row of rows)
    incoming.audit({
      subject: 'invoice',
      subjectId: row.id,
      ...(row.client_id === null ? {} : { clientId: row.client_id }),
      changes: {
        status: [row.status, to],
        total: formatMoney(row.total_cents),
        ...(reason ? { reason } : {}),
      },
    })
}

/** From whom it is stands in the subject: the sender's address is the portal's. */
function invoiceMail(from: { readonly portal: string; readonly agency: string }, row: InvoiceRow): Mail {
  const client = row.client_id === null ? undefined : row.clients?.find(({ id }) => id === row.client_id)
  const where = client ? `${from.portal}${pathOf('clients.invoices', { slug: client.slug })}` : null
  const what = row.total_cents < 0 ? 'credit' : 'invoice'
  const { name, purchaseOrder } = row.bill_to
  return {
    category: 'invoice',
    to: row.bill_to.contacts,
    subject: `${capital(what)} ${row.number ?? ''} for ${monthWords(row.month)} from ${from.agency}`,
    html: html`<p>
        The ${what} ${row.number ?? ''} of ${from.agency} to ${name} for ${monthWords(row.month)} is attached.
      </p>
      <p>
        Total: <strong>${formatMoney(row.total_cents)}</strong>${
          row.total_cents > 0 ? html`<br />Due: ${formatDay(row.due_on)}` : ''
        }${purchaseOrder === '' ? '' : html`<br />Purchase order: ${purchaseOrder}`}
      </p>
      ${where === null ? '' : html`<p><a href="${where}">All invoices of ${name}</a></p>`}`,
    ...(row.client_id === null ? {} : { clientId: row.client_id }),
  }
}
