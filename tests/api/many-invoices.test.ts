import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addMonths, today } from '@portal/core/foundation/format'
import { Actors } from '@portal/server/access/sign-in/actors'
import { wholeTenant } from '@portal/server/foundation/database/context'
import { overviewOf } from '@portal/server/money/invoicing/month'
import { partsOfClients } from '@portal/server/money/invoicing/parts-of-clients'
import type { Server } from '@portal/server/server'
import { signIn, type Caller } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'

interface Invoice {
  readonly id: number
  readonly version: number
  readonly number: string | null
  readonly status: string
}

let server: Server
let accounting: Caller
let approvers: readonly Caller[]

/** How many are approved at once, by whom, and whether one of them is made void then. */
const orders = [
  [
    { many: 3, by: 0, voided: false },
    { many: 1, by: 1, voided: true },
    { many: 4, by: 1, voided: false },
    { many: 2, by: 0, voided: true },
  ],
  [
    { many: 1, by: 1, voided: true },
    { many: 1, by: 0, voided: true },
    { many: 1, by: 1, voided: false },
    { many: 1, by: 0, voided: false },
    { many: 4, by: 1, voided: true },
  ],
  [
    { many: 4, by: 0, voided: true },
    { many: 4, by: 0, voided: true },
    { many: 4, by: 1, voided: true },
  ],
] as const

/** Far ahead, so that the demo agency's own months are not in the way. */
const month = addMonths(`${today().slice(0, 7)}-01`, 14)

beforeAll(async () => {
  server = await startServerHere()
  accounting = await signIn(server.address, 'accounting')
  approvers = [await signIn(server.address, 'director'), await signIn(server.address, 'executive')]
})
afterAll(async () => {
  await server.stop()
})

const invoices = async (state = ''): Promise<readonly Invoice[]> =>
  (
    await accounting.get<{ rows: Invoice[] }>(
      `/invoicing?month=${month}&pageSize=200${state === '' ? '' : `&state=${state}`}`,
    )
  ).body.rows
const move = (by: Caller, what: string, some: readonly Invoice[], reason?: string) =>
  by.put('/invoicing', {
    move: what,
    invoices: some.map(({ id, version }) => ({ id, version })),
    ...(reason === undefined ? {} : { reason }),
  })

// BUD-13
test('no order of approvals, by two people at once and with some made void, leaves a gap or a double number', async () => {
  await accounting.post('/invoicing', { month })
  await vi.waitFor(
    async () => {
      const { body } = await accounting.get<{ overview: { run: { status: string } } }>(
        `/invoicing?month=${month}`,
      )
      expect(body.overview.run.status).toBe('idle')
    },
    { timeout: 60_000, interval: 50 },
  )
  const numbered = new Map<number, string>()
  for (const order of orders) {
    const drafts = (await invoices('Draft')).slice(
      0,
      order.reduce((sum, { many }) => sum + many, 0),
    )
    await move(accounting, 'review', drafts)
    const waiting = [...(await invoices('Reviewed'))].toSorted(
      (a, b) => ((a.id * 7919) % 101) - ((b.id * 7919) % 101),
    )
    await Promise.all(
      order.map(async ({ many, by, voided }) => {
        const some = waiting.splice(0, many)
        // Some ask for the same ones: they are approved once.
        const both = [
          move(approvers[by]!, 'approve', some),
          move(approvers[1 - by]!, 'approve', some.slice(0, 1)),
        ]
        await Promise.all(both)
        if (!voided) return
        const [one] = (await invoices('Approved')).filter((each) => some.some(({ id }) => id === each.id))
        if (one) await move(accounting, 'void', [one], 'Entered twice')
      }),
    )
    const rows = await invoices()
    const numbers = rows
      .flatMap(({ number }) => (number === null ? [] : [Number(number.slice(4))]))
      .toSorted((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, at) => numbers[0]! + at))
    // A number that was given stays, whatever becomes of its invoice.
    for (const { id, number } of rows) {
      expect(number).toBe(numbered.get(id) ?? number)
      if (number !== null) numbered.set(id, number)
    }
  }
  expect(numbered.size).toBeGreaterThan(8)
})

test('a month that is looked at a few clients after the others stands as one that is looked at whole', async () => {
  const { database } = server.services
  const { id } = (await accounting.get<{ id: number }>('/users/me')).body
  const person = await new Actors(database, () => undefined).byId(1, id)
  await database.write(wholeTenant(1), async (db) => {
    const at = { tenantId: 1, month, person: person! }
    const parts = await partsOfClients(db, 1, 'embedded', 7)
    expect(parts.length).toBeGreaterThan(10)
    const inParts = await overviewOf(db, { ...at, parts })
    expect(inParts).toEqual(await overviewOf(db, at))
    expect(inParts.differences.length).toBeGreaterThan(0)
  })
})

test.each([
  ['quickbooks', 100],
  ['xero', 500],
] as const)(
  'the files for %s have at most %i invoices each, and every invoice once',
  async (ledger, most) => {
    const of = addMonths(month, ledger === 'xero' ? 3 : 2)
    // As many as one file holds, and three more.
    await server.services.database.asOwner(async (owner) => {
      await owner.query(
        `with made as (
         insert into invoice (tenant_id, month, client_id, client_ids, bill_to, bill_to_name, status, sequence, number, issued_on, due_on, subtotal_cents, total_cents, line_count, approved_at)
         select 1, $1, 1001, '{1001}', '{"name": "Store", "ledgerName": "Store"}', 'Store', 'approved', s.next_number + n, 'INV-' || lpad((s.next_number + n)::text, 6, '0'),
           $1, $1, 100 + n, 100 + n, 1, now()
         from invoice_series s, generate_series(0, $2 + 2) n where s.tenant_id = 1 returning id, total_cents
       ), counted as (update invoice_series set next_number = next_number + $2 + 3 where tenant_id = 1)
       insert into invoice_line (tenant_id, invoice_id, client_id, month, service_month, kind, description, amount_cents, account_code)
       select 1, id, 1001, $1, $1, 'hand', 'Search', total_cents, '4000' from made`,
        [of, most],
      )
    })
    const made = await accounting.post<{ batches: { id: number; invoices: number }[] }>(
      '/invoicing/exports',
      {
        month: of,
        ledger,
      },
    )
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    expect(made.body.batches.map((batch) => batch.invoices)).toEqual([most, 3])
    const seen: string[] = []
    let cents = 0
    for (const { id } of made.body.batches) {
      const { body } = await accounting.get<string>(`/invoicing/exports/${id}/file`)
      const rows = parse(body, { columns: true, bom: true }) as Record<string, string>[]
      for (const row of rows) {
        seen.push(row['*InvoiceNo'] ?? row['*InvoiceNumber'] ?? '')
        cents += Math.round(Number(row['*ItemAmount'] ?? row['*UnitAmount']) * 100)
      }
    }
    expect(new Set(seen).size).toBe(most + 3)
    expect(seen).toHaveLength(most + 3)
    expect(cents).toBe(
      Array.from({ length: most + 3 }, (_, at) => 100 + at).reduce((sum, each) => sum + each, 0),
    )
  },
)
