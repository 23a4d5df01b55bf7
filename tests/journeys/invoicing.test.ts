import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { extractText } from 'unpdf'
import type { Browser, Download, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { agencyMonth } from '../support/agency-day.ts'
import {
  browser,
  signIn,
  startMailServer,
  startServer,
  type MailServer,
  type RunningServer,
} from '../support/index.ts'
import { fitsItsWidth, isAccessible, phone } from '../support/looks.ts'
import { visitAs, type Visit } from '../support/visit.ts'

interface Invoice {
  readonly id: number
  readonly number: string | null
  readonly total: number
  readonly subtotal: number
  readonly open: number
  readonly state: string
  readonly billTo: string
  readonly clients: readonly { readonly id: number }[]
  readonly lines: readonly {
    readonly budgetId: number | null
    readonly kind: string
    readonly amount: number
    readonly reason: string
  }[]
}

let mail: MailServer
let server: RunningServer
let chromium: Browser

beforeAll(async () => {
  mail = await startMailServer()
  server = await startServer({ env: { SMTP_URL: mail.url } })
  chromium = await browser()
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
  await mail?.stop()
})

/** As the ledgers publish the first line of a file, and how many invoices one may have. */
const ledgers = [
  {
    button: 'Make Xero file',
    most: 500,
    number: '*InvoiceNumber',
    customer: '*ContactName',
    amount: '*UnitAmount',
    of: 'subtotal',
    header:
      '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme',
  },
  {
    button: 'Make QuickBooks file',
    most: 100,
    number: '*InvoiceNo',
    customer: '*Customer',
    amount: '*ItemAmount',
    of: 'total',
    header:
      '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Location,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,Service Date',
  },
] as const

describe('a month from its drafts to the money in the bank', { timeout: 900_000 }, () => {
  let accounting: Visit
  let page: Page

  const open = (month: string, more = ''): Promise<unknown> =>
    page.goto(`${server.url}/budgets/invoicing?month=${month.slice(0, 7)}&pageSize=200${more}`)
  /** The invoices of the list: what stands for them while they load has rows too, but no header in them. */
  const invoices = (of: Page): Locator =>
    of.getByRole('grid', { name: /^Invoices of/ }).getByRole('rowheader')
  /** Moves every invoice in sight. */
  const moveAll = async (of: Page, button: string, said: RegExp): Promise<void> => {
    await invoices(of).nth(2).waitFor()
    await of.getByRole('checkbox', { name: /select all/i }).check()
    await of.getByRole('button', { name: button, exact: true }).click()
    // What cannot be taken back of many is asked first.
    if (button !== 'Ask for approval') {
      await of
        .getByRole('alertdialog')
        .getByText(/^\$[\d,.]+ together/)
        .waitFor()
      await of.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click()
    }
    await of.getByText(said).first().waitFor({ timeout: 60_000 })
  }

  const closeMonth = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Close month' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close month' }).click()
  }

  /** Exactly: above the list of what is left, "Before the month is closed" stands while it is open. */
  const monthIsClosed = (): Promise<void> => page.getByText('The month is closed', { exact: true }).waitFor()

  beforeAll(async () => {
    accounting = await visitAs(chromium, server, 'accounting', { path: null, acceptDownloads: true })
    page = accounting.page
  })
  afterAll(async () => {
    expect(accounting.complaints).toEqual([])
    await accounting[Symbol.asyncDispose]()
  })

  it('is closed in order, made again without a change, looked at and sent to be approved', async () => {
    await open(agencyMonth())
    const before = page.getByRole('link', { name: 'Go there' })
    await before.waitFor()
    await isAccessible(page)
    await before.click()
    await page.waitForURL(`**month=${agencyMonth(-1).slice(0, 7)}*`)
    await closeMonth()
    await monthIsClosed()
    await open(agencyMonth())
    await page.getByRole('button', { name: 'Refresh drafts' }).click()
    await page.getByText('The last run changed nothing.').waitFor()
    await isAccessible(page)
    await open(agencyMonth(), '&state=Draft')
    await moveAll(page, 'Ask for approval', /invoices were sent to be approved/)
  })

  it('is approved by somebody else, each with a number of its own', async () => {
    await using director = await visitAs(chromium, server, 'director', {
      path: `/budgets/invoicing?month=${agencyMonth().slice(0, 7)}&pageSize=200&state=Reviewed`,
    })
    await moveAll(director.page, 'Approve', /invoices are approved/)
    await director.page.getByText('Every invoice is approved.').waitFor()
  })

  const ofMonth = async (month: string): Promise<readonly Invoice[]> => {
    const staff = await signIn(server.url, 'accounting')
    return (await staff.get<{ rows: Invoice[] }>(`/invoicing?month=${month}&pageSize=200`)).body.rows
  }

  it('goes out by mail: every payer gets its invoice as a PDF', async () => {
    await open(agencyMonth(), '&state=Approved')
    await moveAll(page, 'Send by mail', /invoices are on their way by mail/)
    await page.getByText('Every invoice has been sent.').waitFor()
    const sent = await ofMonth(agencyMonth())
    for (const { number, total } of sent) {
      const arrived = await vi.waitFor(
        () => {
          const found = mail.mails.find(({ subject }) => subject?.includes(`${number} for`))
          if (!found) throw new Error(`No mail with ${number}.`)
          return found
        },
        { timeout: 60_000, interval: 100 },
      )
      expect(arrived.attachments.map(({ filename }) => filename)).toEqual([`${number}.pdf`])
      expect(arrived.text).toContain(
        Math.abs(total).toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
      )
    }
    expect(mail.mails.filter(({ subject }) => /INV-\d{6}/.test(subject ?? ''))).toHaveLength(sent.length)
    const first = mail.mails.find(({ subject }) => subject?.includes(`${sent[0]?.number} for`))
    const { text } = await extractText(new Uint8Array(first?.attachments[0]?.content ?? []), {
      mergePages: true,
    })
    expect(text).toContain(sent[0]?.number)
    expect(text).toContain(sent[0]?.billTo)
  })

  it('goes to the ledgers in files that another parser reads to the cent, each invoice once', async () => {
    const sent = await ofMonth(agencyMonth())
    await page.getByRole('button', { name: 'Ledger files' }).click()
    for (const { button, header, most, number, customer, amount, of } of ledgers) {
      const downloads: Download[] = []
      const take = (download: Download): void => void downloads.push(download)
      page.on('download', take)
      await page.getByRole('button', { name: button }).click()
      const told = new Map<string, number>()
      await vi.waitFor(
        async () => {
          told.clear()
          for (const download of downloads) {
            const text = readFileSync(await download.path(), 'utf8').replace(/^\uFEFF/, '')
            expect(text.slice(0, header.length)).toBe(header)
            const rows = parse(text, { columns: true }) as Record<string, string>[]
            expect(new Set(rows.map((row) => row[number])).size).toBeLessThanOrEqual(most)
            for (const row of rows) {
              const invoice = row[number] ?? ''
              expect(invoice).toMatch(/^INV-\d{6}$/)
              expect(row[customer]).not.toBe('')
              told.set(invoice, (told.get(invoice) ?? 0) + Math.round(Number(row[amount]) * 100))
            }
          }
          expect(told.size).toBe(sent.length)
        },
        { timeout: 60_000, interval: 200 },
      )
      page.off('download', take)
      for (const invoice of sent)
        expect(told.get(invoice.number ?? ''), invoice.number ?? '').toBe(Math.round(invoice[of] * 100))
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
  })

  it('is paid, one by hand and all others by the file of the bank, and closed', async () => {
    await open(agencyMonth(), '&state=Sent')
    await invoices(page).nth(1).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Billing contacts').waitFor()
    await isAccessible(page)
    const total =
      (await dialog.getByRole('heading', { name: /^Payments:/ }).innerText()).split(' of $')[1] ?? ''
    const [came, written] = [agencyMonth(), agencyMonth().replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1')]
    await dialog.getByRole('textbox', { name: 'Paid on' }).fill(written)
    await dialog.getByLabel('Amount paid').fill(total)
    // What is typed and not saved is not lost by closing it, nor is the invoice sent on without it.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Stay' }).click()
    // Nor where a busy machine hears Escape right behind the last letter.
    await dialog.getByLabel('Amount paid').fill('')
    await dialog.getByRole('textbox', { name: 'Reference' }).evaluate(async (field: HTMLInputElement) => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      value?.set?.call(field, 'Check 12')
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await Promise.resolve()
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    })
    await page.getByRole('button', { name: 'Stay' }).click()
    await dialog.getByLabel('Amount paid').fill(total)
    await expect.poll(() => dialog.getByRole('button', { name: 'Send again' }).isDisabled()).toBe(true)
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await dialog.getByText('Paid', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: /^Take the payment/ }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await dialog.getByText('Paid', { exact: true }).waitFor()
    const paidByHand = new URL(page.url()).searchParams.get('invoice')
    await page.keyboard.press('Escape')
    const staff = await signIn(server.url, 'accounting')
    const { body: one } = await staff.get<{ payments: { paidOn: string }[] }>(`/invoicing/${paidByHand}`)
    expect(one.payments.map(({ paidOn }) => paidOn)).toEqual([came])

    const owed = (await ofMonth(agencyMonth())).filter((invoice) => invoice.open > 0)
    expect(owed.length).toBeGreaterThan(5)
    const bank = [
      'Invoice Number,Paid On,Amount,Reference',
      ...owed.map((invoice, at) => `${invoice.number},${agencyMonth()},${invoice.open.toFixed(2)},ACH ${at}`),
    ]
    await open(agencyMonth(), '&payments=')
    await page
      .getByRole('dialog', { name: 'Import payments' })
      .locator('input[type="file"]')
      .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(bank.join('\r\n')) })
    await page.getByRole('button', { name: 'Check file' }).click()
    await page.getByText('Every row can be taken.').waitFor({ timeout: 60_000 })
    const cents = owed.reduce((sum, { open: left }) => sum + Math.round(left * 100), 0)
    const together = `${owed.length} payments, $${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })} together,`
    await page.getByText(`${together} would be recorded`).waitFor()
    await page
      .getByRole('grid', { name: 'What the file would do' })
      .getByText(`${owed[0]?.number}, ${owed[0]?.billTo}`)
      .waitFor()
    await page.getByRole('button', { name: /^Apply/ }).click()
    await page.getByText('The file is in.').waitFor({ timeout: 60_000 })
    await page.getByText(`${together} are recorded`).waitFor()
    const paid = await ofMonth(agencyMonth())
    expect(paid.filter((invoice) => invoice.open !== 0)).toEqual([])
    expect(new Set(paid.map(({ state }) => state))).toEqual(new Set(['Paid']))

    await open(agencyMonth())
    await closeMonth()
    await monthIsClosed()
  })

  it('stays as it is when its budgets change: the next month has the adjustments and says why', async () => {
    const staff = await signIn(server.url, 'accounting')
    const { rows } = (await staff.get<{ rows: Invoice[] }>(`/invoicing?month=${agencyMonth()}&clientId=1001`))
      .body
    const before = (await staff.get<Invoice>(`/invoicing/${rows[0]?.id}`)).body
    const budgetId = before.lines.find(({ kind }) => kind === 'budget')?.budgetId
    const budget = (await staff.get<{ invoiceAmount: number }>(`/budgets/${budgetId}`)).body
    const raised = await staff.put(`/budgets/${budgetId}/updateBudgetWithFees`, {
      invoiceAmount: budget.invoiceAmount + 250,
    })
    expect(raised.status).toBe(200)
    // Another client has a service in the closed month that nobody had entered.
    const [other] = (await ofMonth(agencyMonth()))
      .flatMap(({ clients }) => clients)
      .filter(({ id }) => id !== 1001)
    const late = await staff.post<{ id: number }>('/budgets/createBudgetWithFees', {
      clientId: other?.id,
      serviceId: 1,
      budgetType: 'Recurring',
      startsAt: agencyMonth(),
      invoiceAmount: 700,
      fees: [{ feeServiceId: 1, startsAt: agencyMonth(), invoiceAmount: 40.25 }],
    })
    expect(late.status, JSON.stringify(late.body)).toBe(200)

    await open(agencyMonth(1))
    await page.getByRole('button', { name: 'Make drafts' }).click()
    await page.getByText(/Lines of the last run/).waitFor({ timeout: 60_000 })
    const after = (await staff.get<Invoice>(`/invoicing/${before.id}`)).body
    expect(after.lines).toEqual(before.lines)
    const found = await staff.get<{ rows: Invoice[] }>(
      `/invoicing?month=${agencyMonth(1)}&clientId=${other?.id}`,
    )
    const draft = (await staff.get<Invoice>(`/invoicing/${found.body.rows[0]?.id}`)).body
    const added = draft.lines.filter(({ kind }) => kind === 'adjustment')
    expect(added.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([40.25, 700])
    for (const { reason } of added) expect(reason).toMatch(/^Came after .* was closed\.$/)
    await open(agencyMonth(1), '&clientId=1001')
    await invoices(page).first().click()
    await page.getByRole('dialog').getByText('Adjustment', { exact: true }).first().waitFor()
    await page.getByRole('dialog').getByText(`was charged on ${before.number}`).first().waitFor()
  })

  it('is read by the store’s own people: what was sent, with its PDF, on a phone too', async () => {
    const staff = await signIn(server.url, 'accounting')
    const { slug } = (await staff.get<{ slug: string }>('/clients/1001')).body
    await using client = await visitAs(chromium, server, 'client', {
      path: '/profile',
      acceptDownloads: true,
      ...phone,
    })
    await client.page.getByRole('link', { name: 'Invoices, budgets and agreements' }).first().click()
    await client.page.waitForURL(`**/clients/${slug}/invoices`)
    const invoice = client.page.getByText(/^INV-\d{6}$/).first()
    await invoice.waitFor()
    await fitsItsWidth(client.page)
    const [pdf] = await Promise.all([client.page.waitForEvent('download'), invoice.click()])
    expect(pdf.suggestedFilename()).toMatch(/^INV-\d{6}\.pdf$/)
    expect(
      readFileSync(await pdf.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(client.complaints).toEqual([])
  })
})
