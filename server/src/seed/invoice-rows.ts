import type pg from 'pg'
import { wantedLines, type KeptLine, type WantedLine } from '@portal/core/money/invoicing/refresh'
import type { BilledBudget } from '@portal/core/money/invoicing/expected'
import { invoiceNumber, type InvoiceStatus } from '@portal/core/money/invoicing/states'
import { sumOf } from '@portal/core/money/invoicing/shares'
import { services } from './agency-lists.ts'
import type { SeedClient } from './client-rows.ts'
import { addDays, monthEnd, monthStart } from './days.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'

/** The account of each group of services in the ledger, by the group's id. */
const accountOfGroup: Readonly<Record<number, string>> = {
  1: '4010',
  2: '4020',
  3: '4030',
  4: '4040',
  5: '4050',
}
/** Services that are charged by days: they are switched on and off in the middle of a month. */
const byDays: readonly number[] = [14, 15]

/** What invoicing knows of a service beside its name. */
const accountOfService = (id: number): string =>
  accountOfGroup[services.find((service) => service.id === id)?.group ?? 0] ?? ''
const isProrated = (id: number): boolean => byDays.includes(id)

/** The account of each service in the ledger, and which are charged by days; of every tenant. */
const invoicingOfServices: readonly SeedRow[] = services.map(({ id }) => ({
  id,
  account_code: accountOfService(id),
  prorated: isProrated(id),
}))

const feeAccount = '4090'
const feeNames: Readonly<Record<number, string>> = {
  1: 'Management Fee',
  2: 'Setup Fee',
  3: 'Creative Production',
  4: 'Call Tracking',
  5: 'Reporting Package',
}

/** Payers of several stores: the first gets one invoice for all of them. */
const parents = [
  { id: 1, name: 'Hartwell Automotive Holdings', group: 1, together: true, terms: 30, po: 'HAH-2026-114' },
  { id: 2, name: 'Lakeshore Motor Holdings', group: 2, together: false, terms: 45, po: '' },
] as const

/** Users who do it: accounting asks, the director approves. */
const accountingUser = 12
const directorUser = 4

const cents = (amount: unknown): number => Math.round(Number(amount) * 100)
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

interface Payer {
  readonly key: string
  readonly parentId: number | null
  readonly clientIds: readonly number[]
  readonly billTo: Readonly<Record<string, unknown>>
  readonly termsDays: number
}

interface Books {
  readonly parents: readonly SeedRow[]
  readonly billing: readonly SeedRow[]
  readonly months: readonly SeedRow[]
  readonly series: readonly SeedRow[]
  readonly invoices: readonly SeedRow[]
  readonly lines: readonly SeedRow[]
  readonly payments: readonly SeedRow[]
}

/**
 * The last three months of the agency invoiced, approved and sent, two of them
 * closed, and the present one being drafted. Made by the rules of the run, so
 * that running a month again changes nothing.
 */
export function invoiceRows(
  clients: readonly SeedClient[],
  money: { readonly budgets: readonly SeedRow[]; readonly fees: readonly SeedRow[] },
  today: string,
): Books {
  const own = clients.filter(({ tenantId, state }) => tenantId === 1 && state !== 'prospect')
  const payers = payersOf(own)
  const budgets = billedBudgets(money)
  const books = { invoices: [] as SeedRow[], lines: [] as SeedRow[], payments: [] as SeedRow[] }
  const kept: KeptLine[] = []
  let sequence = 0
  for (const back of [-3, -2, -1, 0]) {
    const month = monthStart(today, back)
    const issued = addDays(monthStart(today, back + 1), 1)
    const earlier = [-3, -2, -1]
      .filter((each) => each < back)
      .map((each) => ({ month: monthStart(today, each), closed: each < -1 }))
    const draft = back === 0
    for (const [at, payer] of payers.entries()) {
      const lines = payer.clientIds.flatMap((clientId) =>
        wantedLines(
          {
            budgets: (budgets.get(clientId) ?? []).map((budget) => asThen(budget, back)),
            lines: kept.filter((line) => line.clientId === clientId),
            credits: [],
          },
          { month, earlier: draft ? earlier : [] },
        ),
      )
      if (lines.length === 0) continue
      const status: InvoiceStatus = draft ? (at % 6 === 5 ? 'reviewed' : 'draft') : 'sent'
      const number = draft ? null : invoiceNumber((sequence += 1))
      const id = books.invoices.length + 1
      const total = sumOf(lines.map((line) => line.cents))
      const paid = paidOf(at, back, total)
      const issuedOn = draft ? null : issued > today ? today : issued
      const dueOn = issuedOn === null ? null : addDays(issuedOn, payer.termsDays)
      const at9 = (day: string, hour: number): string => `${day}T${hour}:10:00Z`
      books.invoices.push({
        tenant_id: 1,
        id,
        month,
        client_id: payer.clientIds.length > 1 || payer.key.startsWith('parent') ? null : payer.clientIds[0],
        parent_organization_id: payer.parentId,
        client_ids: [...new Set(lines.map((line) => line.clientId))],
        bill_to: payer.billTo,
        bill_to_name: payer.billTo['name'],
        status,
        sequence: draft ? null : sequence,
        number,
        issued_on: issuedOn,
        due_on: dueOn,
        tax_rate: 0,
        subtotal_cents: total,
        tax_cents: 0,
        total_cents: total,
        paid_cents: paid,
        line_count: lines.length,
        memo: '',
        says: [],
        void_reason: '',
        reviewed_by: status === 'draft' ? null : accountingUser,
        reviewed_at: status === 'draft' ? null : at9(issuedOn ?? today, 14),
        approved_by: issuedOn === null ? null : directorUser,
        approved_at: issuedOn === null ? null : at9(issuedOn, 15),
        sent_by: issuedOn === null ? null : accountingUser,
        sent_at: issuedOn === null ? null : at9(issuedOn, 16),
        version: draft ? 1 : 4,
        created_at: at9(draft ? today : month, 13),
        updated_at: at9(issuedOn ?? today, 16),
      })
      if (paid > 0 && issuedOn !== null)
        books.payments.push({
          tenant_id: 1,
          invoice_id: id,
          paid_on: clamp(addDays(issuedOn, 9 + (at % 17)), today),
          amount_cents: paid,
          reference:
            at % 3 === 0
              ? `Check ${4100 + at * 7 + back}`
              : `ACH ${monthStart(today, back + 1).slice(5, 7)}${1000 + at}`,
          created_at: `${clamp(addDays(issuedOn, 10 + (at % 17)), today)}T15:00:00Z`,
          created_by: accountingUser,
        })
      for (const [place, line] of lines.entries()) {
        books.lines.push(
          lineRow(line, { id: books.lines.length + 1, invoiceId: id, month, place: place + 1 }),
        )
        kept.push(keptLine(line, month, draft, number))
      }
    }
  }
  return { ...books, ...settingsRows(own, today, sequence) }
}

const clamp = (day: string, today: string): string => (day > today ? today : day)

/** Most pay; of the oldest month two are late, of the last one half are still open. */
function paidOf(at: number, back: number, total: number): number {
  if (back === 0 || total <= 0) return 0
  if (back === -1) return at % 2 === 0 ? 0 : at % 9 === 1 ? Math.round(total / 2) : total
  if (back === -2) return at % 11 === 3 ? 0 : total
  return at % 41 === 7 ? Math.round(total / 3) : total
}

/** Some budgets were raised after last month was invoiced: the difference stands on the present drafts. */
const asThen = (budget: BilledBudget, back: number): BilledBudget =>
  back === -1 && budget.id % 47 === 5 && !budget.once
    ? { ...budget, cents: Math.round((budget.cents * 0.9) / 5000) * 5000 }
    : budget

function billedBudgets(money: {
  readonly budgets: readonly SeedRow[]
  readonly fees: readonly SeedRow[]
}): ReadonlyMap<number, readonly BilledBudget[]> {
  const found = new Map<number, BilledBudget[]>()
  const orderOf = (serviceId: number): number => services.findIndex(({ id }) => id === serviceId)
  for (const row of money.budgets) {
    const serviceId = Number(row['service_id'])
    const clientId = Number(row['client_id'])
    if (row['tenant_id'] !== 1) continue
    const budget: BilledBudget = {
      id: Number(row['id']),
      clientId,
      service: services.find(({ id }) => id === serviceId)?.name ?? '',
      accountCode: accountOfService(serviceId),
      prorated: isProrated(serviceId),
      once: row['budget_type'] === 'One-Time',
      startsAt: text(row['starts_at']),
      endsAt: row['ends_at'] === null ? null : text(row['ends_at']),
      cents: cents(row['invoice_amount']),
      fees: money.fees
        .filter((fee) => fee['budget_id'] === row['id'])
        .map((fee) => ({
          id: Number(fee['id']),
          name: feeNames[Number(fee['fee_service_id'])] ?? '',
          accountCode: feeAccount,
          prorated: null,
          startsAt: text(fee['starts_at']),
          endsAt: fee['ends_at'] === null ? null : text(fee['ends_at']),
          cents: cents(fee['invoice_amount']),
        }))
        .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id - b.id),
    }
    found.set(clientId, [...(found.get(clientId) ?? []), budget])
    found
      .get(clientId)
      ?.sort(
        (a, b) =>
          orderOf(services.find(({ name }) => name === a.service)?.id ?? 0) -
            orderOf(services.find(({ name }) => name === b.service)?.id ?? 0) ||
          a.startsAt.localeCompare(b.startsAt) ||
          a.id - b.id,
      )
  }
  return found
}

const domainOf = (client: SeedClient): string =>
  text(client.row['website'])
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/.*$/, '') || 'dealer.test'

const parentOf = (client: SeedClient): (typeof parents)[number] | undefined =>
  parents.find(({ group }) => client.groupId === group)

const contactsOf = (client: SeedClient): string => `accounting@${domainOf(client)}`

function payersOf(clients: readonly SeedClient[]): readonly Payer[] {
  const byName = clients.toSorted(
    (a, b) => text(a.row['name_folded']).localeCompare(text(b.row['name_folded'])) || a.id - b.id,
  )
  const together = parents
    .filter((parent) => parent.together)
    .map((parent): Payer => {
      const stores = byName.filter(({ groupId }) => groupId === parent.group)
      return {
        key: `parent:${parent.id}`,
        parentId: parent.id,
        clientIds: stores.map(({ id }) => id),
        termsDays: parent.terms,
        billTo: {
          name: parent.name,
          contacts: [parentContact(parent)],
          address: '1200 Commerce Parkway',
          city: 'Naperville',
          state: 'IL',
          postalCode: '60563',
          purchaseOrder: parent.po,
          ledgerName: parent.name,
          termsDays: parent.terms,
        },
      }
    })
  const alone = byName
    .filter((client) => parentOf(client)?.together !== true)
    .map((client): Payer => {
      const parent = parentOf(client)
      return {
        key: `client:${client.id}`,
        parentId: parent?.id ?? null,
        clientIds: [client.id],
        termsDays: parent?.terms ?? 30,
        billTo: {
          name: client.name,
          contacts: [contactsOf(client)],
          address: '',
          city: text(client.row['city']),
          state: text(client.row['state']),
          postalCode: '',
          purchaseOrder: parent?.po ?? '',
          ledgerName: client.name,
          termsDays: parent?.terms ?? 30,
        },
      }
    })
  return [...together, ...alone]
}

const parentContact = ({ name }: (typeof parents)[number]): string =>
  `payables@${name.split(' ')[0]?.toLowerCase() ?? ''}-holdings.test`

function lineRow(
  line: WantedLine,
  { id, invoiceId, month, place }: { id: number; invoiceId: number; month: string; place: number },
): SeedRow {
  return {
    tenant_id: 1,
    id,
    invoice_id: invoiceId,
    client_id: line.clientId,
    month,
    service_month: line.serviceMonth,
    kind: line.kind,
    source: line.source,
    budget_id: line.budgetId,
    fee_id: line.feeId,
    description: line.description,
    reason: line.reason,
    amount_cents: line.cents,
    computed_cents: line.cents,
    account_code: line.accountCode,
    place,
  }
}

const keptLine = (line: WantedLine, month: string, open: boolean, number: string | null): KeptLine => ({
  id: 0,
  clientId: line.clientId,
  source: line.source,
  serviceMonth: line.serviceMonth,
  month,
  open,
  number,
  description: line.description,
  reason: line.reason,
  cents: line.cents,
  computedCents: line.cents,
  edited: false,
  removed: false,
  accountCode: line.accountCode,
})

function settingsRows(clients: readonly SeedClient[], today: string, sequence: number) {
  return {
    parents: parents.map((parent) => ({
      tenant_id: 1,
      id: parent.id,
      name: parent.name,
      invoiced_as: parent.together ? 'One for all stores' : 'One for each store',
      contacts: parentContact(parent),
      address: '1200 Commerce Parkway',
      city: 'Naperville',
      state: 'IL',
      postal_code: '60563',
      terms_days: parent.terms,
      tax_rate: 0,
      purchase_order: parent.po,
      ledger_name: '',
    })),
    billing: clients.map((client) => ({
      tenant_id: 1,
      client_id: client.id,
      parent_organization_id: parentOf(client)?.id ?? null,
      contacts: contactsOf(client),
    })),
    months: [-3, -2, -1, 0].map((back) => ({
      tenant_id: 1,
      month: monthStart(today, back),
      closed_at: back < -1 ? `${addDays(monthStart(today, back + 1), 6)}T16:30:00Z` : null,
      closed_by: back < -1 ? directorUser : null,
      run_started_at: `${clamp(monthEnd(monthStart(today, back)), today)}T13:00:00Z`,
      run_finished_at: `${clamp(monthEnd(monthStart(today, back)), today)}T13:00:02Z`,
    })),
    series: [{ tenant_id: 1, next_number: sequence + 1 }],
  }
}

/** Writes the books, and what the services are called in the ledger. */
export async function insertInvoices(client: pg.ClientBase, books: Books): Promise<void> {
  await client.query(
    `update service s set account_code = n.account_code, prorated = n.prorated
     from json_to_recordset($1::json) as n (id integer, account_code text, prorated boolean) where s.id = n.id`,
    [JSON.stringify(invoicingOfServices)],
  )
  await client.query('update fee_service set account_code = $1', [feeAccount])
  await insertRows(client, 'parent_organization', books.parents)
  await insertRows(client, 'client_billing', books.billing)
  await insertRows(client, 'invoice_month', books.months)
  await insertRows(client, 'invoice_series', books.series)
  await insertRows(client, 'invoice', books.invoices)
  await insertRows(client, 'invoice_line', books.lines)
  await insertRows(client, 'invoice_payment', books.payments)
}
