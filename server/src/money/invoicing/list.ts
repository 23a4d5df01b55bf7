import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { askedOrder } from '../../foundation/http/asked-order.ts'
import { operation } from '../../foundation/http/operation.ts'
import { inState } from './in-state.ts'
import { overviewOf } from './month.ts'
import { partsOfClients } from './parts-of-clients.ts'
import { invoiceRows, presentInvoice } from './read-invoice.ts'

/** Columns of the list by the names that a person sorts by. */
const orders: Readonly<Record<string, RawBuilder<unknown>>> = {
  billTo: sql`i.bill_to_name`,
  number: sql`i.sequence`,
  total: sql`i.total_cents`,
  open: sql`(i.total_cents - i.paid_cents)`,
  dueOn: sql`i.due_on`,
  issuedOn: sql`i.issued_on`,
  lineCount: sql`i.line_count`,
  state: sql`array_position(array['draft', 'reviewed', 'approved', 'sent', 'void'], i.status)`,
}

/** The invoices of a month, with how the month stands. */
export const listInvoices = operation('invoicing.list', async ({ db, tenantId, query, person, services }) => {
  const { month, page = 1, pageSize = 50, sort = 'billTo', search = '' } = query
  const { by: order, descending } = askedOrder(orders, sort)
  const all: RawBuilder<SqlBool>[] = [
    sql<SqlBool>`i.tenant_id = ${tenantId}`,
    sql<SqlBool>`i.month = ${month}`,
  ]
  if (query.state !== undefined) all.push(inState(query.state))
  if (query.clientId !== undefined) all.push(sql<SqlBool>`${query.clientId} = any (i.client_ids)`)
  if (query.parentOrganizationId !== undefined)
    all.push(sql<SqlBool>`i.parent_organization_id = ${query.parentOrganizationId}`)
  if (query.attention !== undefined) all.push(sql<SqlBool>`i.says <> '[]'`)
  const wanted = search.trim().toLowerCase()
  if (wanted !== '')
    all.push(
      sql<SqlBool>`(position(${wanted} in lower(i.bill_to_name)) > 0 or position(${wanted} in lower(coalesce(i.number, ''))) > 0
        or exists (select from client c where c.tenant_id = i.tenant_id and c.id = any (i.client_ids) and position(${wanted} in lower(c.name)) > 0))`,
    )
  const where = sql<SqlBool>`${sql.join(all, sql` and `)}`
  const by = sql`${order} ${sql.raw(descending ? 'desc' : 'asc')} nulls last, i.bill_to_name, i.id`
  const rows = await invoiceRows(db, where, { by, limit: pageSize, offset: (page - 1) * pageSize })
  const counted = await sql<{
    total: number
  }>`select count(*)::integer as total from invoice i where ${where}`.execute(db)
  return {
    rows: rows.map((row) => presentInvoice(row, person)),
    total: counted.rows[0]?.total ?? 0,
    page,
    pageSize,
    overview: await overviewOf(db, {
      tenantId,
      month,
      person,
      parts: await partsOfClients(db, tenantId, services.database.kind),
    }),
  }
})
