import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser, signIn, startServer, type RunningServer } from '../support/index.ts'
import { fitsItsWidth, isAccessible, phone } from '../support/looks.ts'
import { visitAs, type Visit } from '../support/visit.ts'

interface Invoice {
  readonly id: number
  readonly number: string | null
  readonly total: number
  readonly clients: readonly { readonly id: number }[]
  readonly lines: readonly { readonly budgetId: number | null; readonly kind: string }[]
}

let server: RunningServer
let chromium: Browser

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

/** The first day of the month so many months from now, by the agency's clock. */
const monthFrom = (months: number): string => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date())
  const at = new Date(`${day.slice(0, 7)}-01T12:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + months)
  return at.toISOString().slice(0, 10)
}

describe('a month from its drafts to the money in the bank', { timeout: 240_000 }, () => {
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
    await of.getByText(said).first().waitFor({ timeout: 60_000 })
  }

  beforeAll(async () => {
    accounting = await visitAs(chromium, server, 'accounting', { path: null, acceptDownloads: true })
    page = accounting.page
  })
  afterAll(async () => {
    expect(accounting.complaints).toEqual([])
    await accounting[Symbol.asyncDispose]()
  })

  it('is closed in order, made again without a change, looked at and sent to be approved', async () => {
    await open(monthFrom(-1))
    await page.getByRole('button', { name: 'Close month' }).click()
    await page.getByText('The month is closed').waitFor()
    await open(monthFrom(0))
    await page.getByRole('button', { name: 'Refresh drafts' }).click()
    await page.getByText('The last run changed nothing.').waitFor()
    await isAccessible(page)
    await open(monthFrom(0), '&state=Draft')
    await moveAll(page, 'Ask for approval', /invoices: Sent to be approved/)
  })

  it('is approved by somebody else, each with a number of its own', async () => {
    await using director = await visitAs(chromium, server, 'director', {
      path: `/budgets/invoicing?month=${monthFrom(0).slice(0, 7)}&pageSize=200&state=Reviewed`,
    })
    await moveAll(director.page, 'Approve', /invoices: Approved\./)
    await director.page.getByText('Every invoice is approved.').waitFor()
  })

  it('goes out by mail and to the ledger, is paid and closed', async () => {
    await open(monthFrom(0), '&state=Approved')
    await moveAll(page, 'Send by mail', /invoices: .*on its way by mail/)
    await page.getByText('Every invoice has been sent.').waitFor()

    await page.getByRole('button', { name: 'Ledger files' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Make Xero file' }).click(),
    ])
    const rows = parse(readFileSync(await download.path()), { columns: true, bom: true }) as Record<
      string,
      string
    >[]
    expect(rows.length).toBeGreaterThan(97)
    expect(rows.every((row) => /^INV-\d{6}$/.test(row['*InvoiceNumber'] ?? ''))).toBe(true)
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()

    await open(monthFrom(0), '&state=Sent')
    await invoices(page).nth(1).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Billing contacts').waitFor()
    await isAccessible(page)
    const total =
      (await dialog.getByRole('heading', { name: /^Payments:/ }).innerText()).split(' of $')[1] ?? ''
    await dialog.getByLabel('Amount paid today').fill(total)
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await dialog.getByText('Paid', { exact: true }).waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Close month' }).click()
    await page.getByText('The month is closed').waitFor()
  })

  it('stays as it is when a budget changes: the next month has the adjustment and says why', async () => {
    const staff = await signIn(server.url, 'accounting')
    const { rows } = (await staff.get<{ rows: Invoice[] }>(`/invoicing?month=${monthFrom(0)}&clientId=1001`))
      .body
    const before = (await staff.get<Invoice>(`/invoicing/${rows[0]?.id}`)).body
    const budgetId = before.lines.find(({ kind }) => kind === 'budget')?.budgetId
    const budget = (await staff.get<{ invoiceAmount: number }>(`/budgets/${budgetId}`)).body
    const raised = await staff.put(`/budgets/${budgetId}/updateBudgetWithFees`, {
      invoiceAmount: budget.invoiceAmount + 250,
    })
    expect(raised.status).toBe(200)

    await open(monthFrom(1))
    await page.getByRole('button', { name: 'Make drafts' }).click()
    await page.getByText(/Lines of the last run/).waitFor({ timeout: 60_000 })
    const after = (await staff.get<Invoice>(`/invoicing/${before.id}`)).body
    expect(after.lines).toEqual(before.lines)
    await open(monthFrom(1), '&clientId=1001')
    await invoices(page).first().click()
    await page.getByRole('dialog').getByText('Adjustment', { exact: true }).first().waitFor()
    await page.getByRole('dialog').getByText(`was charged on ${before.number}`).first().waitFor()
  })

  it('is read by the store’s own people: what was sent, with its PDF, on a phone too', async () => {
    const staff = await signIn(server.url, 'accounting')
    const { slug } = (await staff.get<{ slug: string }>('/clients/1001')).body
    await using client = await visitAs(chromium, server, 'client', {
      path: `/clients/${slug}/invoices`,
      acceptDownloads: true,
      ...phone,
    })
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
