import { sql, type SqlBool } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { today } from '@portal/core/foundation/format'
import { dollarsFromCents } from '@portal/core/foundation/format/money'
import { billingFields } from '@portal/core/money/invoicing/billing-fields'
import { addressList } from '@portal/core/foundation/rules'
import { keepsInvoices, seesDrafts } from '@portal/core/money/invoicing/policy'
import { stateOf } from '@portal/core/money/invoicing/states'
import type { Person } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { refuseOwnAddress } from '../../platform/records/own-address.ts'
import { optionalNumeric } from '../budgets/write-budget-parts.ts'
import { invoiceRows, openCents, standing } from './read-invoice.ts'

/** Invoices of a client, newest first. Its own people see those that were sent. */
export const invoicesOfClient = operation('invoicing.ofClient', async ({ db, tenantId, params, actor }) => {
  const seen = seesDrafts(actor)
    ? sql<SqlBool>`true`
    : sql<SqlBool>`i.sent_at is not null and i.status = 'sent'`
  const rows = await invoiceRows(
    db,
    sql<SqlBool>`i.tenant_id = ${tenantId} and ${params.id} = any (i.client_ids) and ${seen}`,
    { by: sql`i.month desc, i.id desc`, limit: 500, offset: 0 },
  )
  const { rows: parts } = await sql<{ readonly id: number; readonly cents: number }>`
    select invoice_id as id, sum(amount_cents)::double precision as cents from invoice_line
    where tenant_id = ${tenantId} and client_id = ${params.id} and invoice_id = any (${rows.map(({ id }) => id)}::integer[]) and not removed
    group by invoice_id`.execute(db)
  const ownCents = new Map(parts.map(({ id, cents }) => [id, cents]))
  return rows.map((row) => ({
    id: row.id,
    month: row.month,
    number: row.number,
    state: stateOf(standing(row), today()),
    billTo: row.bill_to_name,
    stores: row.client_ids.length,
    own: dollarsFromCents(ownCents.get(row.id) ?? 0),
    total: dollarsFromCents(row.total_cents),
    paid: dollarsFromCents(row.paid_cents),
    open: dollarsFromCents(openCents(row)),
    issuedOn: row.issued_on,
    dueOn: row.due_on,
    lineCount: row.line_count,
  }))
})

type Billing = Answer<'invoicing.billing'>

async function billingOf(db: Db, tenantId: number, clientId: number, person: Person): Promise<Billing> {
  const row = await db
    .selectFrom('client')
    .leftJoin('client_billing as b', (join) =>
      join.onRef('b.tenant_id', '=', 'client.tenant_id').onRef('b.client_id', '=', 'client.id'),
    )
    .leftJoin('parent_organization as p', (join) =>
      join.onRef('p.tenant_id', '=', 'b.tenant_id').onRef('p.id', '=', 'b.parent_organization_id'),
    )
    .where('client.tenant_id', '=', tenantId)
    .where('client.id', '=', clientId)
    .select([
      'b.parent_organization_id',
      'p.name as parent',
      'b.contacts',
      'b.address',
      'b.postal_code',
      'b.terms_days',
      'b.tax_rate',
      'b.purchase_order',
      'b.ledger_name',
      'b.budget_ceiling',
      'b.version',
    ])
    .executeTakeFirst()
  if (!row) throw notFound('This client')
  return {
    clientId,
    parentOrganizationId: row.parent_organization_id,
    parentOrganization: row.parent,
    contacts: row.contacts ?? '',
    address: row.address ?? '',
    postalCode: row.postal_code ?? '',
    termsDays: row.terms_days ?? 30,
    taxRate: Number(row.tax_rate ?? 0),
    purchaseOrder: row.purchase_order ?? '',
    ledgerName: row.ledger_name ?? '',
    budgetCeiling: row.budget_ceiling === null ? null : Number(row.budget_ceiling),
    version: row.version ?? 1,
    can: { update: keepsInvoices(person) },
  }
}

/** How a client is billed. */
export const getBilling = operation('invoicing.billing', async ({ db, tenantId, params, person }) =>
  billingOf(db, tenantId, params.id, person),
)

/** Sets how a client is billed; drafts follow at the next run. */
export const setBilling = operation(
  'invoicing.setBilling',
  async ({ db, tenantId, params, body, ifMatch, person, actor, audit }) => {
    // Its own row may not be there yet: whoever else sets it waits for the client's.
    await sql`select from client where tenant_id = ${tenantId} and id = ${params.id} for no key update`.execute(
      db,
    )
    const before = await billingOf(db, tenantId, params.id, person)
    if (ifMatch !== null && ifMatch !== before.version) throw stale()
    const problem = addressList(body.contacts)
    if (problem !== null) throw invalid({ contacts: problem })
    await refuseOwnAddress(db, actor, billingFields, body)
    if (body.budgetCeiling != null && body.budgetCeiling <= 0)
      throw invalid({ budgetCeiling: 'Field must be a positive number' })
    const parentId =
      body.parentOrganizationId === undefined ? before.parentOrganizationId : body.parentOrganizationId
    if (parentId !== null && parentId !== before.parentOrganizationId)
      await checkParent(db, tenantId, parentId)
    const after = {
      parent_organization_id: parentId,
      contacts: body.contacts?.trim() ?? before.contacts,
      address: body.address?.trim() ?? before.address,
      postal_code: body.postalCode?.trim() ?? before.postalCode,
      terms_days: body.termsDays ?? before.termsDays,
      tax_rate: String(body.taxRate ?? before.taxRate),
      purchase_order: body.purchaseOrder?.trim() ?? before.purchaseOrder,
      ledger_name: body.ledgerName?.trim() ?? before.ledgerName,
      budget_ceiling: optionalNumeric(
        body.budgetCeiling === undefined ? before.budgetCeiling : body.budgetCeiling,
      ),
    }
    await db
      .insertInto('client_billing')
      .values({ tenant_id: tenantId, client_id: params.id, ...after, version: before.version + 1 })
      .onConflict((on) =>
        on.columns(['tenant_id', 'client_id']).doUpdateSet({
          ...after,
          version: sql<number>`client_billing.version + 1`,
          updated_at: sql<string>`excluded.updated_at`,
        }),
      )
      .execute()
    const now = await billingOf(db, tenantId, params.id, person)
    audit({
      subject: 'client billing',
      clientId: params.id,
      changes: Object.fromEntries(
        Object.entries(body).map(([field, value]) => [
          field,
          [Object.entries(before).find(([name]) => name === field)?.[1] ?? null, value],
        ]),
      ),
    })
    return now
  },
)

async function checkParent(db: Db, tenantId: number, id: number): Promise<void> {
  const parent = await db
    .selectFrom('parent_organization')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('active', '=', true)
    .select('id')
    .executeTakeFirst()
  if (!parent) throw invalid({ parentOrganizationId: 'This parent organization does not exist any more.' })
}
