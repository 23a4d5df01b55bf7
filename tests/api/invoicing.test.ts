import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { agencyMonth } from '../support/agency-day.ts'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { onceAll } from '../support/once.ts'
import { addDays, formatDay, monthNames } from '@portal/core/foundation/format'
import { formatDollars } from '@portal/core/foundation/format/money'

const patience = { timeout: 600_000 }

interface Line {
  id: number
  clientId: number
  kind: string
  budgetId: number | null
  description: string
  reason: string
  amount: number
  computed: number | null
  edited: boolean
  removed: boolean
  serviceMonth: string
}
interface Invoice {
  id: number
  number: string | null
  status: string
  state: string
  billTo: string
  clients: { id: number; slug: string }[]
  lineCount: number
  subtotal: number
  tax: number
  total: number
  paid: number
  open: number
  version: number
  says: string[]
  lines: Line[]
  payments: { id: number; amount: number }[]
  approvalProblem: string | null
  can: Record<string, boolean>
}
interface Month {
  rows: Invoice[]
  total: number
  overview: {
    closed: boolean
    total: number
    run: { status: string; added: number; changed: number; removed: number; kept: number }
    checks: { name: string; done: boolean; sentence: string }[]
    can: { close: boolean }
  }
}
interface Refused {
  code: string
  message: string
  errors?: Record<string, string>
}

/** Far ahead, so that the demo agency's own months are not in the way. */
const month = agencyMonth(14)
const next = agencyMonth(15)

describe('invoicing', patience, () => {
  let server: RunningServer
  let accounting: Caller
  let director: Caller
  let am: Caller
  let store: number
  let budget: { id: number; invoiceAmount: number }

  const run = async (of = month): Promise<Month['overview']['run']> => {
    expect((await accounting.post('/invoicing', { month: of })).status).toBe(200)
    return vi.waitFor(
      async () => {
        const { overview } = await list(of)
        expect(overview.run.status).toBe('idle')
        return overview.run
      },
      { timeout: 60_000, interval: 50 },
    )
  }
  const list = async (of = month, more = ''): Promise<Month> => {
    const { status, body } = await accounting.get<Month>(`/invoicing?month=${of}&pageSize=200${more}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const mine = async (of = month): Promise<Invoice> => {
    const { rows } = await list(of, `&clientId=${store}`)
    const row = rows.find(({ status }) => status !== 'void')
    return (await accounting.get<Invoice>(`/invoicing/${row?.id}`)).body
  }
  const move = (by: Caller, what: string, invoice: Pick<Invoice, 'id' | 'version'>, reason?: string) =>
    by.put<Refused>('/invoicing', {
      move: what,
      invoices: [{ id: invoice.id, version: invoice.version }],
      ...(reason === undefined ? {} : { reason }),
    })

  beforeAll(async () => {
    server = await startServer()
    accounting = await signIn(server.url, 'accounting')
    director = await signIn(server.url, 'director')
    am = await signIn(server.url, 'account-manager')
    const client = await signIn(server.url, 'client')
    const me = (await client.get<{ clients: { id: number }[] }>('/users/me')).body
    store = me.clients[0]!.id
    const created = await am.post<{ id: number; invoiceAmount: number }>('/budgets/createBudgetWithFees', {
      clientId: store,
      serviceId: 1,
      budgetType: 'Recurring',
      startsAt: month,
      invoiceAmount: 8000,
      fees: [{ feeServiceId: 1, startsAt: month, invoiceAmount: 800.5 }],
    })
    expect(created.status, JSON.stringify(created.body)).toBe(200)
    budget = created.body
    const account = (by: Caller, charged: string) =>
      by.put<Refused>('/invoicing/accounts/service/1', { accountCode: '4321', charged, profitCenterId: 1 })
    expect((await account(accounting, 'Whole months')).status).toBe(200)
    expect((await account(am, 'By days')).status).toBe(403)
    const nowhere = { accountCode: '4321', charged: 'Whole months', profitCenterId: 9999 }
    expect((await accounting.put<Refused>('/invoicing/accounts/service/1', nowhere)).body.errors).toEqual({
      profitCenterId: 'Profit Center: this one does not exist or is no longer offered.',
    })
    // What is not named stays.
    const stays = await accounting.put('/invoicing/accounts/service/1', {
      accountCode: '4321',
      charged: 'Whole months',
    })
    expect(stays.body).toMatchObject({ profitCenterId: 1, ProfitCenter: { name: 'Paid Search' } })
    const { body: uses } = await accounting.get<{ what: string }[]>('/profit-centers/1/used-by')
    expect(uses.map(({ what }) => what)).toEqual([expect.stringMatching(/^services?$/)])
    expect((await account(accounting, 'As its service')).body.errors).toHaveProperty('charged')
    expect(
      (await accounting.put(`/clients/${store}/billing`, { contacts: 'billing@dealer.test', taxRate: 6.25 }))
        .status,
    ).toBe(200)
  })
  afterAll(async () => {
    await server.stop()
  })

  test('a run makes a draft for each payer with a line for each budget and fee, and a second run changes nothing', async () => {
    // What is left to do is called as the button that does it.
    const left = new Map((await list()).overview.checks.map(({ name, sentence }) => [name, sentence]))
    expect(left.get('made')).toBe('No invoices have been made. Make the drafts.')
    expect(left.get('unbilled')).toMatch(/^\d+ budgets? (is|are) on no invoice\. Refresh the drafts\.$/)
    const first = await run()
    expect(first.added).toBeGreaterThan(10)
    const before = await list()
    const again = await run()
    expect([again.added, again.changed, again.removed, again.kept]).toEqual([0, 0, 0, 0])
    expect((await list()).rows).toEqual(before.rows)
    // Drafts alone: nothing is approved or sent by having nothing of the kind to do yet.
    const undone = before.overview.checks.filter(({ done }) => !done).map(({ name }) => name)
    expect(undone).toEqual(expect.arrayContaining(['drafts', 'reviewed', 'approved']))
    const invoice = await mine()
    const ours = invoice.lines.filter(({ budgetId }) => budgetId === budget.id)
    expect(ours.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['budget', 8000],
      ['fee', 800.5],
    ])
    expect(invoice.subtotal).toBeCloseTo(
      invoice.lines.reduce((sum, { amount }) => sum + amount, 0),
      6,
    )
    expect(Math.round(invoice.tax * 100)).toBe(Math.round(Math.round(invoice.subtotal * 100) * 0.0625))
    expect(invoice.total).toBeCloseTo(invoice.subtotal + invoice.tax, 6)
  })

  test('lines of people stay through a refresh, and what the budgets say by now is told', async () => {
    const before = await mine()
    const line = before.lines.find((each) => each.budgetId === budget.id && each.kind === 'budget')!
    const edited = await accounting.request<Invoice & Refused>('PUT', `/invoicing/${before.id}`, {
      body: {
        lines: [
          { id: line.id, amount: 7500 },
          { clientId: store, description: 'Extra creative', amount: 150 },
        ],
      },
      headers: { 'if-match': `"${before.version}"` },
    })
    expect(edited.status, JSON.stringify(edited.body)).toBe(200)
    await am.put(`/budgets/${budget.id}/updateBudgetWithFees`, { invoiceAmount: 9000 })
    const done = await run()
    expect(done.kept).toBe(1)
    const after = await mine()
    expect(after.lines.find(({ id }) => id === line.id)).toMatchObject({
      amount: 7500,
      computed: 9000,
      edited: true,
    })
    expect(
      after.lines.some(({ description, amount }) => description === 'Extra creative' && amount === 150),
    ).toBe(true)
    expect(after.says.join(' ')).toContain('the budgets now say $9,000.00 instead of $8,000.00')
    // Somebody who saw the older version changes nothing.
    const late = await accounting.request<Refused>('PUT', `/invoicing/${before.id}`, {
      body: { memo: 'late' },
      headers: { 'if-match': `"${before.version}"` },
    })
    expect(late.status).toBe(412)
  })

  test('somebody else approves than asked for it, in order and without gaps, and what is approved never changes', async () => {
    let invoice = await mine()
    expect((await move(accounting, 'approve', invoice)).status).toBe(409)
    expect((await move(am, 'review', invoice)).status).toBe(403)
    expect((await move(accounting, 'review', invoice)).status).toBe(200)
    invoice = await mine()
    const own = await move(accounting, 'approve', invoice)
    expect([own.status, own.body.message]).toEqual([
      403,
      'You asked for this approval, so somebody else has to give it.',
    ])
    expect((await move(director, 'approve', invoice)).status).toBe(200)
    const frozen = await mine()
    expect(frozen.number).toMatch(/^INV-\d{6}$/)
    expect((await accounting.put(`/invoicing/${frozen.id}`, { memo: 'x' })).status).toBe(409)
    await am.put(`/budgets/${budget.id}/updateBudgetWithFees`, { invoiceAmount: 12_000 })
    await run()
    expect(await mine()).toEqual(frozen)
    await run(next)
    const adjusted = (await mine(next)).lines.find(({ kind }) => kind === 'adjustment')
    expect(adjusted).toMatchObject({ amount: 3000, serviceMonth: month })
    expect(adjusted?.reason).toContain(frozen.number)
    await run(next)
    expect((await mine(next)).lines.filter(({ kind }) => kind === 'adjustment')).toHaveLength(1)
  })

  test('two people who approve at the same time leave no gap and no double number', async () => {
    const { rows } = await list(month, '&state=Draft')
    const some = rows.filter(({ lineCount }) => lineCount > 0).slice(0, 24)
    await accounting.put('/invoicing', {
      move: 'review',
      invoices: some.map(({ id, version }) => ({ id, version })),
    })
    const reviewed = (await list(month, '&state=Reviewed')).rows
    expect(reviewed).toHaveLength(some.length)
    const executive = await signIn(server.url, 'executive')
    await Promise.all(
      reviewed.map((invoice, at) => move(at % 2 === 0 ? director : executive, 'approve', invoice)),
    )
    // Both ask for the same one: only one gives it.
    const numbers = (await list(month)).rows
      .flatMap(({ number }) => (number === null ? [] : [Number(number.slice(4))]))
      .toSorted((a, b) => a - b)
    expect(numbers).toHaveLength(some.length + 1)
    expect(numbers).toEqual(numbers.map((_, at) => numbers[0]! + at))
  })

  // BUD-27
  test('what a section spent otherwise is explained, carried into the pacing of the next month or credited once', async () => {
    const last = agencyMonth(-1)
    interface Difference {
      client: { id: number }
      section: string
      carried: number
      variance: number
      settled: string[] | null
    }
    const differences = async (more = '') =>
      (
        await accounting.get<{ rows: Difference[]; totals: { off: number } }>(
          `/reports/reconciliation?month=${last}&pageSize=200&sort=variance${more}`,
        )
      ).body
    const { rows, totals } = await differences('&state=under')
    const one = rows.find(
      ({ client, settled, variance }) => client.id !== store && settled === null && variance < -100,
    )!
    const left = Math.round(-one.variance * 100) / 100
    const of = { clientId: one.client.id, sectionId: Number(one.section), month: last }
    const settle = (by: Caller, said: object) =>
      by.post<Refused & { id: number; amount: number; version: number; locked: string | null }>(
        '/section-spend-notes',
        { ...of, note: 'Creative came late.', ...said },
      )
    expect((await settle(am, { outcome: 'Carried over', amount: 1 })).status).toBe(403)
    const explained = await settle(am, { outcome: 'Explained' })
    expect(explained.status, JSON.stringify(explained.body)).toBe(200)
    expect((await differences('&state=under')).totals.off).toBe(totals.off - 1)
    const note = `/section-spend-notes/${explained.body.id}`
    expect((await am.put(note, { outcome: 'Explained', note: 'Creative came a week late.' })).status).toBe(
      200,
    )
    expect((await am.get(note)).body).toMatchObject({ note: 'Creative came a week late.', version: 2 })

    const target = async () =>
      (
        await accounting.post<{ rows: { sections: { sectionId: number; budget: number }[] }[] }>(
          '/clients/mtd-pacing-totals',
          { clientIds: [of.clientId], sectionId: of.sectionId, month: agencyMonth() },
        )
      ).body.rows[0]?.sections[0]?.budget ?? 0
    const before = await target()
    const much = await settle(accounting, { outcome: 'Carried over', amount: left + 0.01 })
    expect(much.body.errors?.['amount']).toContain('were not spent in')
    const kept = Math.round(left * 100 - 1234) / 100
    const carried = await settle(accounting, { outcome: 'Carried over', amount: kept })
    expect(carried.status, JSON.stringify(carried.body)).toBe(200)
    expect((await target()) - before).toBeCloseTo(kept, 6)
    const more = await settle(accounting, { outcome: 'Credited', amount: 12.35 })
    expect(more.body.errors?.['amount']).toContain('$12.34 of what was not spent')
    const running = await settle(accounting, { outcome: 'Explained', month: agencyMonth() })
    expect([running.status, running.body.message]).toEqual([
      409,
      expect.stringMatching(/ still runs\. What became of its difference is said when it is over\.$/),
    ])
    const { body: rollover } = await accounting.get<{
      rows: { clientId: number; month: string; carried: number; left: number }[]
    }>(`/reports/rollover?startDate=${agencyMonth()}&endDate=${agencyMonth()}&pageSize=200`)
    const [into] = rollover.rows.filter(({ clientId }) => clientId === of.clientId)
    expect(into).toMatchObject({ month: agencyMonth(), carried: kept })
    expect(into!.left).toBeLessThanOrEqual(kept)

    const credit = await settle(accounting, { outcome: 'Credited', amount: 12.34 })
    expect(credit.status, JSON.stringify(credit.body)).toBe(200)
    const spent = await settle(accounting, { outcome: 'Carried over', amount: 0.01 })
    expect(spent.body.errors?.['amount']).toContain('Nothing is left of')
    const credits = async () => {
      await run(next)
      const [invoice] = (await list(next, `&clientId=${of.clientId}`)).rows
      const whole = (await accounting.get<Invoice>(`/invoicing/${invoice?.id}`)).body
      return { whole, lines: whole.lines.filter(({ kind }) => kind === 'credit') }
    }
    const first = await credits()
    expect(first.lines).toMatchObject([{ amount: -12.34, serviceMonth: last, reason: 'Creative came late.' }])
    expect((await credits()).whole.version).toBe(first.whole.version)
    // Taken back while the invoice is a draft it is gone, and on an approved one it stays.
    expect((await accounting.delete(`/section-spend-notes/${credit.body.id}`)).status).toBe(200)
    expect((await credits()).lines).toEqual([])
    const again = await settle(accounting, { outcome: 'Credited', amount: 12.34 })
    const { whole } = await credits()
    await move(accounting, 'review', whole)
    const reviewed = (await accounting.get<Invoice>(`/invoicing/${whole.id}`)).body
    expect((await move(director, 'approve', reviewed)).status).toBe(200)
    const frozen = await accounting.delete<Refused>(`/section-spend-notes/${again.body.id}`)
    expect(frozen.status).toBe(409)
    expect(frozen.body.message).toMatch(/stands on INV-\d{6}, which is approved/)
    const { status } = await accounting.delete(note)
    expect(status).toBe(200)
    expect((await accounting.get(note)).status).toBe(404)
  })

  test('what a platform billed, where it was entered for the month, counts in place of the figures', async () => {
    const last = agencyMonth(-1)
    interface Row {
      client: { id: number }
      section: string
      budget: number
      carried: number
      spend: number
      figures: number
      variance: number
      settled: string[] | null
      notes: string[] | null
    }
    const rows = async () =>
      (
        await accounting.get<{ rows: Row[] }>(
          `/reports/reconciliation?month=${last}&pageSize=200&sort=client`,
        )
      ).body.rows
    const before = (await rows()).find(
      ({ client, section, settled, spend, figures }) =>
        client.id !== store && section === '1' && settled === null && spend === figures,
    )!
    const { body: budgets } = await accounting.get<{
      rows: { id: number; Client: { id: number }; Service: { id: number }; endsAt: string | null }[]
    }>(
      `/reports/activeBudgets?serviceGroup=1&month=${monthNames[Number(last.slice(5, 7)) - 1]}&year=${last.slice(0, 4)}&pageSize=200`,
    )
    const own = budgets.rows.filter(({ Client }) => Client.id === before.client.id)
    expect(own.length).toBeGreaterThan(0)
    // Everything that the section cost is billed by its platforms: what the figures say does not count any more.
    let billed = 0
    for (const [at, { id }] of own.entries()) {
      const { status } = await accounting.put(`/budgets/${id}/updateBudgetWithFees`, {
        actualSpend: 700.25 + at,
        actualSpendMonth: last,
      })
      expect(status).toBe(200)
      billed += 70025 + at * 100
    }
    const after = (await rows()).find(
      ({ client, section }) => client.id === before.client.id && section === '1',
    )!
    expect([after.figures, Math.round(after.spend * 100)]).toEqual([before.figures, billed])
    expect(after.variance).toBeCloseTo(billed / 100 - after.budget - after.carried, 2)
    const { body: asked } = await accounting.get<{ spend: number }>(
      `/clients/${before.client.id}/section-spend-notes/1/${last}`,
    )
    expect(Math.round(asked.spend * 100)).toBe(billed)

    // Who said what became of it, and when, stands in the report.
    const me = (await accounting.get<{ fullName: string }>('/users/me')).body
    const noted = await accounting.post('/section-spend-notes', {
      clientId: before.client.id,
      sectionId: 1,
      month: last,
      outcome: 'Written off',
      note: 'The platform billed less.',
    })
    expect(noted.status).toBe(200)
    const settled = (await rows()).find(
      ({ client, section }) => client.id === before.client.id && section === '1',
    )!
    expect(settled.notes).toHaveLength(1)
    expect(settled.notes?.[0]).toMatch(
      new RegExp(`^Written off, ${me.fullName}, \\d{2}/\\d{2}/\\d{4}: The platform billed less\\.$`),
    )
  })

  test('of what was carried into a month is left what the month has not made up for, of its sign', async () => {
    const { body } = await accounting.get<{
      rows: { carried: number; budget: number; spend: number; target: number; left: number }[]
    }>('/reports/rollover?pageSize=200')
    const signs = new Set(body.rows.map(({ carried }) => Math.sign(carried)))
    expect(signs).toEqual(new Set([1, -1]))
    for (const { carried, budget, spend, target, left } of body.rows) {
      const madeUp = Math.max(0, carried > 0 ? spend - budget : budget - spend)
      expect(left).toBeCloseTo(Math.sign(carried) * Math.max(0, Math.abs(carried) - madeUp), 2)
      expect(target).toBeCloseTo(budget + carried, 2)
    }
  })

  test('a partner is paid its share of what its clients were invoiced, to the cent', async () => {
    interface Commission {
      rows: { invoiced: number; percent: number; commission: number; partnerId: number; paid: number }[]
      totals: { invoiced: number; commission: number }
      chart: { point: string; values: { commission?: number } }[]
    }
    const commission = async (more: string) =>
      (await accounting.get<Commission>(`/reports/partner-commission?pageSize=200${more}`)).body
    const whole = await commission('')
    expect(whole.rows.length).toBeGreaterThan(5)
    const cents = (dollars: number) => Math.round(dollars * 100)
    for (const { invoiced, percent, commission: share, paid } of whole.rows) {
      expect(Math.abs(cents(share) - (cents(invoiced) * percent) / 100)).toBeLessThanOrEqual(0.5)
      expect(cents(paid)).toBeLessThanOrEqual(Math.max(0, cents(share)))
    }
    const sums = await Promise.all([1, 2, 3].map((id) => commission(`&partnerId=${id}`)))
    expect(sums.reduce((sum, { totals }) => sum + cents(totals.commission), 0)).toBe(
      cents(whole.totals.commission),
    )
    // The month that runs is drawn once something of it is approved, not as a fall to nothing.
    expect(whole.chart.length).toBeGreaterThan(1)
    expect(whole.chart.at(-1)?.values.commission).toBeGreaterThan(0)
  })

  test('an invoice goes out by mail with its PDF, and only then the client sees it', async () => {
    const client = await signIn(server.url, 'client')
    const invoice = await mine()
    expect((await client.get<unknown[]>(`/clients/${store}/invoices`)).body).not.toContainEqual(
      expect.objectContaining({ id: invoice.id }),
    )
    expect((await client.get(`/invoicing/${invoice.id}/pdf`)).status).toBe(404)
    expect((await client.get(`/invoicing/${invoice.id}`)).status).toBe(403)
    const sent = await move(accounting, 'send', invoice)
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    const [own] = (await client.get<Invoice[]>(`/clients/${store}/invoices`)).body
    expect(own).toMatchObject({
      number: invoice.number,
      total: invoice.total,
      state: 'Sent',
      stores: 1,
      own: invoice.subtotal,
    })
    const answer = await client.get(`/invoicing/${invoice.id}/pdf`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const mails = await accounting.get<{ rows: { id: number; to: string[]; subject: string }[] }>(
      '/notifications/email?category=invoice',
    )
    expect(mails.body.rows[0]).toMatchObject({ to: ['billing@dealer.test'] })
    const files = await accounting.get<{ name: string; mediaType: string }[]>(
      `/notifications/email/${mails.body.rows[0]!.id}/attachments`,
    )
    expect(files.body).toMatchObject([{ name: `${invoice.number}.pdf`, mediaType: 'application/pdf' }])
    const partner = await signIn(server.url, 'partner')
    expect((await partner.get(`/clients/${store}/invoices`)).status).toBe(403)
  })

  // PRO-10
  test('a store of an invoice over several sees what its own lines come to', async () => {
    const { rows } = await list(agencyMonth(-1))
    const shared = rows.find(({ clients, status }) => clients.length > 1 && status === 'sent')
    const parts = await Promise.all(
      (shared?.clients ?? []).map(async ({ id }) => {
        const { body } = await am.get<{ id: number; stores: number; own: number }[]>(
          `/clients/${id}/invoices`,
        )
        return body.find((invoice) => invoice.id === shared?.id)
      }),
    )
    expect(parts.map((part) => part?.stores)).toEqual(parts.map(() => shared?.clients.length))
    const whole = parts.reduce((cents, part) => cents + Math.round((part?.own ?? 0) * 100), 0)
    expect(whole).toBe(Math.round((shared?.subtotal ?? 0) * 100))
    expect(parts.filter((part) => (part?.own ?? 0) > 0).length).toBeGreaterThan(1)
  })

  test('a payment pays what is open and no more; one by mistake is taken back', async () => {
    const invoice = await mine()
    const pay = (amount: number) =>
      accounting.post<Invoice & Refused>(`/invoicing/${invoice.id}/payments`, {
        paidOn: agencyMonth(),
        amount,
        reference: 'Check 1042',
      })
    const over = await pay(invoice.total + 0.01)
    expect(over.status).toBe(422)
    expect(over.body.errors?.['amount']).toMatch(
      /^Only .* is left to pay of INV-.* \$0\.01 with another open invoice/,
    )
    expect((await pay(1000)).body).toMatchObject({ state: 'Partly paid', paid: 1000 })
    const whole = await pay(Number((invoice.total - 1000).toFixed(2)))
    expect(whole.body).toMatchObject({ state: 'Paid', open: 0 })
    expect((await pay(1)).status).toBe(409)
    const back = await accounting.delete<Invoice>(
      `/invoicing/${invoice.id}/payments/${whole.body.payments[0]!.id}`,
    )
    expect(back.body).toMatchObject({ state: 'Partly paid' })
  })

  /** As the ledgers publish them. */
  const headers = {
    xero: '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme',
    quickbooks:
      '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Location,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,Service Date',
  } as const

  test.each(['xero', 'quickbooks'] as const)(
    'the files for %s are read back to the cent by another parser',
    async (ledger) => {
      await accounting.put('/invoicing/settings', {
        dateOrder: 'MM/DD/YYYY',
        accountCode: '4000',
        taxType: 'Tax on Sales',
        taxFreeType: 'Tax Exempt',
      })
      const made = await accounting.post<{ batches: { id: number; invoices: number; total: number }[] }>(
        '/invoicing/exports',
        { month, ledger },
      )
      expect(made.status, JSON.stringify(made.body)).toBe(200)
      const again = await accounting.post<Refused>('/invoicing/exports', { month, ledger })
      expect(again.status).toBe(409)
      const { rows } = await list()
      const frozen = rows.filter(({ number }) => number !== null)
      let count = 0
      const accounts = new Set<string | undefined>()
      const centers = new Set<string | undefined>()
      for (const batch of made.body.batches) {
        const { body: text } = await accounting.get<string>(`/invoicing/exports/${batch.id}/file`)
        const records = parse(text, { columns: true, bom: true }) as Record<string, string>[]
        expect(Object.keys(records[0] ?? {}).join(',')).toBe(headers[ledger])
        const numberOf = (record: Record<string, string>): string =>
          record['*InvoiceNumber'] ?? record['*InvoiceNo'] ?? ''
        for (const record of records) accounts.add(record['*AccountCode'])
        for (const record of records) centers.add(`${record['TrackingName1']} ${record['TrackingOption1']}`)
        for (const invoice of frozen.filter(({ number }) =>
          records.some((record) => numberOf(record) === number),
        )) {
          count += 1
          const cents = records
            .filter((record) => numberOf(record) === invoice.number)
            .reduce(
              (sum, record) => sum + Math.round(Number(record['*UnitAmount'] ?? record['*ItemAmount']) * 100),
              0,
            )
          expect(cents).toBe(Math.round((ledger === 'xero' ? invoice.subtotal : invoice.total) * 100))
        }
        expect(Math.max(...records.map((record) => numberOf(record).length))).toBeLessThanOrEqual(21)
      }
      expect(count).toBe(frozen.length)
      expect(Math.max(...made.body.batches.map(({ invoices }) => invoices))).toBeLessThanOrEqual(
        ledger === 'xero' ? 500 : 100,
      )
      expect(accounts.has('4321')).toBe(ledger === 'xero')
      // Its code by line; a line that is booked nowhere names no category either.
      expect(centers.has('Profit Center 4010')).toBe(ledger === 'xero')
      expect(centers.has('Profit Center ')).toBe(false)
    },
  )

  test('a month is closed when nothing is left to do, and is read-only then', async () => {
    const refused = await accounting.post<Refused>('/invoicing/close', { month })
    expect(refused.status).toBe(409)
    expect(refused.body.message).toMatch(/draft|sent|open/)
    expect((await am.post('/invoicing/close', { month })).status).toBe(403)
  })

  interface Run {
    id: number
    status: string
    message: string | null
    created: number
    unchanged: number
    amount: number | null
    planned: { name: string; changes: { field: string; after: string }[] }[]
    badRows: { line: number; column: string | null; message: string }[]
  }
  const bring = async (by: Caller, rows: readonly string[]): Promise<Run> => {
    const form = new FormData()
    form.set('kind', 'payments')
    form.set(
      'attachments',
      new File([['Invoice Number,Paid On,Amount,Reference', ...rows].join('\n')], 'bank.csv'),
    )
    const { status, body } = await by.post<Run>('/imports', form)
    expect(status, JSON.stringify(body)).toBe(200)
    return settled(by, body.id, 'reading')
  }
  const settled = (by: Caller, id: number, from: string): Promise<Run> =>
    vi.waitFor(
      async () => {
        const { body } = await by.get<Run>(`/imports/${id}`)
        expect(body.status).not.toBe(from)
        return body
      },
      { timeout: 60_000, interval: 50 },
    )

  test('payments come in by a file that is looked at first: all of them or none, and none twice', async () => {
    const frozen = (await list()).rows.filter(({ status, open }) => status === 'approved' && open > 200)
    const [one, two] = frozen
    const bad = await bring(accounting, [
      `${one!.number},${agencyMonth()},100.00,ACH 1`,
      `INV-999999,${agencyMonth()},50,ACH 2`,
      `${two!.number},${agencyMonth()},${two!.total + 1},ACH 3`,
      `${one!.number},${agencyMonth()},100.00,ACH 1`,
    ])
    expect(bad.status).toBe('refused')
    expect(bad.badRows.map(({ line }) => line)).toEqual([3, 4, 5])
    expect(bad.badRows[0]?.message).toBe('There is no invoice INV-999999.')
    expect((await list(month, `&search=${one!.number}`)).rows[0]?.paid).toBe(0)
    const good = [
      `${one!.number},${agencyMonth()},100.00,ACH 1`,
      // As a bank writes it, among other words.
      `ACH CREDIT ${two!.number?.toLowerCase()} THANK YOU,${agencyMonth()},${two!.total},Check 7`,
    ]
    const first = await bring(accounting, good)
    expect([first.status, first.created, first.amount]).toEqual(['checked', 2, two!.total + 100])
    expect(
      first.planned.map(({ name, changes }) => [
        name,
        ...changes.map(({ field, after }) => `${field} ${after}`),
      ]),
    ).toEqual([
      [
        `${one!.number}, ${one!.billTo}`,
        'Amount $100.00',
        `Paid On ${formatDay(agencyMonth())}`,
        'Reference ACH 1',
        `Open Then ${formatDollars(one!.open - 100)}`,
      ],
      [
        `${two!.number}, ${two!.billTo}`,
        `Amount ${formatDollars(two!.total)}`,
        `Paid On ${formatDay(agencyMonth())}`,
        'Reference Check 7',
        'Open Then $0.00',
      ],
    ])
    expect((await accounting.post(`/imports/${first.id}/apply`, {})).status).toBe(200)
    expect((await settled(accounting, first.id, 'writing')).status).toBe('done')
    expect((await list(month, `&search=${one!.number}`)).rows[0]).toMatchObject({
      paid: 100,
      state: 'Partly paid',
    })
    expect((await list(month, `&search=${two!.number}`)).rows[0]).toMatchObject({ open: 0, state: 'Paid' })
    const again = await bring(accounting, good)
    expect([again.status, again.created, again.unchanged, again.amount]).toEqual(['checked', 0, 2, 0])
    // Whoever keeps no invoices brings in no payments, and accounting nothing else.
    expect((await am.get(`/imports/${first.id}`)).status).toBe(403)
    const clients = new FormData()
    clients.set('kind', 'clients')
    clients.set('attachments', new File(['Name\nSomebody'], 'clients.csv'))
    expect((await accounting.post('/imports', clients)).status).toBe(403)
  })

  test('what does not fit is refused with a sentence at its field', async () => {
    const invoice = await mine(next)
    const bad = await accounting.put<Refused>(`/invoicing/${invoice.id}`, {
      lines: [{ description: 'Half a cent', amount: 1.005, clientId: store }],
    })
    expect([bad.status, Object.keys(bad.body.errors ?? {})]).toEqual([422, ['lines.0.amount']])
    const beyondReason = await accounting.put<Refused>(`/invoicing/${invoice.id}`, {
      lines: [{ description: 'A slip', amount: 99_999_999_999, clientId: store }],
    })
    expect(beyondReason.body.errors).toEqual({ 'lines.0.amount': 'Field must be at most $10,000,000.00' })
    expect((await accounting.post('/invoicing', { month: addDays(month, 1) })).status).toBe(422)
    expect((await accounting.put(`/clients/${store}/billing`, { contacts: 'nobody' })).status).toBe(422)
    // VAL-07, VAL-08: what goes to nobody but who sends it was sent to nobody
    const contacts = async (path: string, method: 'post' | 'put', more: object, typed: string) =>
      (await accounting[method]<Refused>(path, { ...more, contacts: typed })).body.errors?.['contacts']
    const own = 'billing@dealer.test, Accounting@demo.test'
    const twice = 'billing@dealer.test; Billing@dealer.test'
    for (const ask of [
      (typed: string) => contacts(`/clients/${store}/billing`, 'put', {}, typed),
      (typed: string) => contacts('/parent-organizations', 'post', { name: 'Owners of two' }, typed),
    ]) {
      expect(await ask(own)).toBe('You cannot add yourself.')
      expect(await ask(twice)).toBe('Duplicate email addresses')
    }
    const void_ = await move(accounting, 'void', await mine())
    expect(void_.status).toBe(409)
  })
})

onceAll('a server that is killed', patience, () => {
  test('in the middle of a run, of approvals and of an import of payments: nothing is lost, doubled or skipped', async () => {
    const server = await startServer()
    try {
      let accounting = await signIn(server.url, 'accounting')
      let director = await signIn(server.url, 'director')
      const of = agencyMonth(1)
      await accounting.post('/invoicing', { month: of })
      await vi.waitFor(
        async () => {
          const { body } = await accounting.get<Month & { overview: { run: { done: number } } }>(
            `/invoicing?month=${of}`,
          )
          expect(body.overview.run.done).toBeGreaterThan(0)
        },
        { timeout: 60_000, interval: 5 },
      )
      await server.kill()
      await server.restart()
      accounting = await signIn(server.url, 'accounting')
      const atRest = (): Promise<Month> =>
        vi.waitFor(
          async () => {
            const { body } = await accounting.get<Month>(`/invoicing?month=${of}&pageSize=200`)
            expect(body.overview.run.status).toBe('idle')
            return body
          },
          { timeout: 60_000, interval: 300 },
        )
      // What was cut off goes on by itself; a further run then has nothing left to add.
      await atRest()
      await accounting.post('/invoicing', { month: of })
      const done = await atRest()
      expect(done.overview.checks.find(({ name }) => name === 'unbilled')?.done).toBe(true)
      const payers = done.rows.map(({ billTo }) => billTo)
      expect(new Set(payers).size).toBe(payers.length)
      for (const part of [done.rows.slice(0, 40)])
        await accounting.put('/invoicing', {
          move: 'review',
          invoices: part.map(({ id, version }) => ({ id, version })),
        })
      director = await signIn(server.url, 'director')
      const reviewed = (await accounting.get<Month>(`/invoicing?month=${of}&pageSize=200&state=Reviewed`))
        .body.rows
      const acknowledged: number[] = []
      let killed: Promise<void> | undefined
      await Promise.allSettled(
        reviewed.map(async ({ id, version }) => {
          const { status } = await director.put('/invoicing', {
            move: 'approve',
            invoices: [{ id, version }],
          })
          if (status !== 200) return
          acknowledged.push(id)
          if (acknowledged.length === 7) killed = server.kill()
        }),
      )
      await killed
      await server.restart()
      accounting = await signIn(server.url, 'accounting')
      director = await signIn(server.url, 'director')
      const left = (await accounting.get<Month>(`/invoicing?month=${of}&pageSize=200&state=Reviewed`)).body
        .rows
      expect(left.some(({ id }) => acknowledged.includes(id))).toBe(false)
      for (const { id, version } of left)
        expect(
          (await director.put('/invoicing', { move: 'approve', invoices: [{ id, version }] })).status,
        ).toBe(200)
      const { rows } = (await accounting.get<Month>(`/invoicing?month=${of}&pageSize=200`)).body
      const numbers = rows
        .flatMap(({ number }) => (number === null ? [] : [Number(number.slice(4))]))
        .toSorted((a, b) => a - b)
      expect(numbers).toHaveLength(reviewed.length)
      expect(numbers).toEqual(numbers.map((_, at) => numbers[0]! + at))

      // Payments from the bank, killed while they are written: all of them or none, and once.
      const owed = rows.filter(({ number, open }) => number !== null && open > 0)
      const paid = async (): Promise<number> =>
        (await accounting.get<Month>(`/invoicing?month=${of}&pageSize=200`)).body.rows.filter(
          ({ number, state }) => number !== null && state === 'Paid',
        ).length
      const settled = owed.map(
        ({ number, open }, at) => `${number},${agencyMonth()},${open.toFixed(2)},ACH ${at}`,
      )
      const bring = async (): Promise<{ id: number; status: string }> => {
        const form = new FormData()
        form.set('kind', 'payments')
        const text = ['Invoice Number,Paid On,Amount,Reference', ...settled].join('\n')
        form.set('attachments', new File([text], 'bank.csv'))
        const { body } = await accounting.post<{ id: number }>('/imports', form)
        return stands(body.id, ['reading'])
      }
      const stands = (id: number, not: readonly string[]): Promise<{ id: number; status: string }> =>
        vi.waitFor(
          async () => {
            const { body } = await accounting.get<{ id: number; status: string }>(`/imports/${id}`)
            expect(not).not.toContain(body.status)
            return body
          },
          { timeout: 60_000, interval: 50 },
        )
      const before = await paid()
      const first = await bring()
      expect(first.status).toBe('checked')
      await Promise.allSettled([
        accounting.post(`/imports/${first.id}/apply`, {}),
        new Promise((next) => setTimeout(next, 15)).then(() => server.kill()),
      ])
      await server.restart()
      accounting = await signIn(server.url, 'accounting')
      const after = (await paid()) - before
      expect([0, owed.length]).toContain(after)
      // The same file again pays what is still open, and nothing twice.
      const again = await bring()
      expect(again.status).toBe('checked')
      if (after === 0) {
        await accounting.post(`/imports/${again.id}/apply`, {})
        await stands(again.id, ['reading', 'checked', 'writing'])
      }
      expect((await paid()) - before).toBe(owed.length)
      for (const { id } of owed) {
        const { body } = await accounting.get<Invoice>(`/invoicing/${id}`)
        expect([body.open, body.payments.length]).toEqual([0, 1])
      }
    } finally {
      await server.stop()
    }
  })
})
