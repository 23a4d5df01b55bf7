import { sql } from 'kysely'
import type { Given } from '@portal/core/calls'
import { centsFromDollars } from '@portal/core/foundation/format/money'
import { isOpen } from '@portal/core/money/invoicing/states'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { holdInvoices, refuseClosed } from './hold.ts'
import { invoiceById, invoiceLines, wholeInvoice, type InvoiceRow, type LineRow } from './read-invoice.ts'
import { sumLines } from './draft-lines.ts'

type EditedLine = NonNullable<Given<'invoicing.edit', 'body'>['lines']>[number]

/** One invoice in full. */
export const getInvoice = operation('invoicing.get', async ({ db, tenantId, params, person }) =>
  wholeInvoice(db, tenantId, params.id, person),
)

/** Changes the lines of an open invoice, unless somebody else changed it first. */
export const editInvoice = operation(
  'invoicing.edit',
  async ({ db, tenantId, params, body, ifMatch, person, audit }) => {
    await holdInvoices(db, tenantId)
    const before = await invoiceById(db, tenantId, params.id)
    if (ifMatch !== null && ifMatch !== before.version) throw stale()
    if (!isOpen(before.status))
      throw conflict(
        `${before.number ?? 'This invoice'} does not change any more. Change the budget: the difference comes with the next month's invoice.`,
      )
    await refuseClosed(db, tenantId, [before.month])
    const lines = await invoiceLines(db, tenantId, [params.id])
    const changes: Record<string, unknown> = {}
    for (const [at, line] of (body.lines ?? []).entries())
      changes[`line ${line.id ?? `new ${at + 1}`}`] = await writeLine(db, tenantId, {
        before,
        lines,
        line,
        at,
        by: person.id,
      })
    if (body.memo !== undefined) {
      await db
        .updateTable('invoice')
        .set({ memo: body.memo.trim() })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', params.id)
        .execute()
      changes['memo'] = [before.memo, body.memo.trim()]
    }
    await sumLines(db, tenantId, [params.id])
    audit({
      subject: 'invoice',
      subjectId: params.id,
      ...(before.client_id === null ? {} : { clientId: before.client_id }),
      changes,
    })
    return wholeInvoice(db, tenantId, params.id, person)
  },
)

interface Writing {
  readonly before: InvoiceRow
  readonly lines: readonly LineRow[]
  readonly line: EditedLine
  readonly at: number
  readonly by: number
}

/** Writes one line; answers what changed of it, for the log. */
async function writeLine(
  db: Db,
  tenantId: number,
  { before, lines, line, at, by }: Writing,
): Promise<readonly [unknown, unknown]> {
  if (line.id === undefined) {
    const clientId = line.clientId ?? before.client_id
    if (clientId === null || !before.client_ids.includes(clientId))
      throw invalid({ [`lines.${at}.clientId`]: 'Choose one of the stores of this invoice.' })
    const description = line.description ?? ''
    if (description === '') throw invalid({ [`lines.${at}.description`]: 'Field is required' })
    if (line.amount === undefined || line.amount === 0)
      throw invalid({ [`lines.${at}.amount`]: 'Enter an amount; a negative one is a credit.' })
    const cents = centsFromDollars(line.amount)
    await db
      .insertInto('invoice_line')
      .values({
        tenant_id: tenantId,
        invoice_id: before.id,
        client_id: clientId,
        month: before.month,
        service_month: before.month,
        kind: 'hand',
        description,
        reason: line.reason?.trim() ?? '',
        amount_cents: cents,
        account_code: line.accountCode ?? '',
        edited: true,
        edited_by: by,
        place: lines.length + at + 1,
        source: null,
        budget_id: null,
        fee_id: null,
        computed_cents: null,
      })
      .execute()
    return [null, `${description}: ${line.amount}`]
  }
  const known = lines.find(({ id }) => id === line.id)
  if (!known) throw notFound('A line of this invoice')
  if (known.kind === 'hand' && line.removed) {
    await db.deleteFrom('invoice_line').where('tenant_id', '=', tenantId).where('id', '=', known.id).execute()
    return [known.description, null]
  }
  const cents = line.amount === undefined ? known.amount_cents : centsFromDollars(line.amount)
  const removed = line.removed ?? known.removed
  // Put back as it was worked out, it is the run's own line again.
  const asComputed =
    known.computed_cents !== null &&
    !removed &&
    cents === known.computed_cents &&
    line.description === undefined
  await sql`
    update invoice_line set amount_cents = ${cents}, removed = ${removed}, edited = ${!asComputed && (known.edited || cents !== known.amount_cents || line.description !== undefined || line.accountCode !== undefined)},
      description = ${line.description ?? known.description}, reason = ${line.reason?.trim() ?? known.reason},
      account_code = ${line.accountCode ?? known.account_code}, edited_by = ${by}
    where tenant_id = ${tenantId} and id = ${known.id}`.execute(db)
  return [
    toldOf(known),
    toldOf({
      ...known,
      description: line.description ?? known.description,
      reason: line.reason?.trim() ?? known.reason,
      account_code: line.accountCode ?? known.account_code,
      amount_cents: cents,
      removed,
    }),
  ]
}

/** What the log keeps of a line. */
const toldOf = (
  line: Pick<LineRow, 'description' | 'reason' | 'account_code' | 'amount_cents' | 'removed'>,
) => ({
  description: line.description,
  reason: line.reason,
  accountCode: line.account_code,
  cents: line.amount_cents,
  removed: line.removed,
})
