import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { fitsItsWidth, hasContrast, isAccessible, phone } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'

interface Listed {
  readonly rows: readonly { readonly id: number; readonly name: string; readonly city: string | null }[]
  readonly total: number
}

let server: RunningServer
let chromium: Browser
let staff: Caller

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  staff = await signIn(server.url, 'super-admin')
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const found = async (search: string): Promise<Listed> =>
  (await staff.get<Listed>(`/clients?search=${encodeURIComponent(search)}`)).body

async function choose(page: Page, name: string, lines: readonly string[]): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })
  await page.getByRole('button', { name: 'Read file' }).click()
  await page.waitForURL('**/tools/import?run=*')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
}
const apply = (page: Page) => page.getByRole('button', { name: /^Apply/ })
const badRows = (page: Page) => page.getByRole('grid', { name: 'Rows that need attention' })

describe('importing clients', () => {
  it('is reached from the list of clients by those who may, and by nobody else', async () => {
    await using manager = await visitAs(chromium, server, 'account-manager', { path: '/clients' })
    await manager.page.getByRole('link', { name: 'Import' }).click()
    await manager.page.waitForURL('**/tools/import?kind=clients')
    await manager.page.getByRole('heading', { level: 1, name: 'Import' }).waitFor()
    await using specialist = await visitAs(chromium, server, 'seo', { path: '/clients' })
    await specialist.page.getByRole('grid', { name: 'Clients' }).getByRole('rowheader').first().waitFor()
    await expect.poll(() => specialist.page.getByRole('link', { name: 'Import' }).count()).toBe(0)
    await specialist.page.goto('/tools/import')
    await specialist.page.waitForURL('**/monthly-report')
  })

  it('asks for a file', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/tools/import' })
    await visit.page.getByRole('button', { name: 'Read file' }).click()
    await visit.page.getByText('File is Required.').waitFor()
  })

  it('names every bad row by its line and takes nothing; the corrected file goes in whole', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/tools/import?kind=clients',
    })
    const { page } = visit
    const good = [
      'Client Name,Dealer Code,City,Activated',
      'Quarry Motors,QRY-1,Akron,2024-01-15',
      'Quarry Trucks,QRY-2,Dayton,03/01/2025',
    ]
    await choose(page, 'clients.csv', [...good, ',QRY-3,Toledo,not a day'])
    await page.getByText(/1 row needs attention|2 rows need attention/).waitFor()
    await badRows(page).getByRole('rowheader', { name: '4' }).first().waitFor()
    await badRows(page).getByText('Field is required').waitFor()
    await badRows(page).getByText('not a day').waitFor()
    await badRows(page).getByText('Field must be a date').waitFor()
    await expect.poll(() => apply(page).isDisabled()).toBe(true)
    await expect.poll(async () => (await found('quarry')).total).toBe(0)

    await page.getByRole('link', { name: 'Choose the corrected file' }).click()
    await page.waitForURL('**/tools/import?kind=clients')
    await choose(page, 'clients.csv', good)
    await page.getByText('Every row can be taken.').waitFor()
    await page
      .getByRole('grid', { name: 'What the file would do' })
      .getByText('Quarry Trucks', { exact: true })
      .waitFor()
    await apply(page).click()
    await page.getByText('The file is in.').waitFor()
    await page.getByText('2 created, 0 changed, 0 as they were.').waitFor()
    await expect
      .poll(async () => (await found('quarry')).rows.map(({ name, city }) => [name, city]))
      .toEqual([
        ['Quarry Motors', 'Akron'],
        ['Quarry Trucks', 'Dayton'],
      ])
    // What it did is there to be read afterwards, and who did it.
    await page.reload()
    await page
      .getByRole('grid', { name: 'What the file did' })
      .getByText('Quarry Trucks', { exact: true })
      .waitFor()
    await page.getByText(/^Clients · 2 rows · brought in by \w+ \w+$/).waitFor()
  })

  it('changes nothing the second time, and is found again after its tab was closed', async () => {
    const lines = ['Name,Dealer Code', 'Granite Cars,GRN-1']
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/tools/import?kind=clients',
    })
    const { page } = visit
    for (const result of ['1 created, 0 changed, 0 as they were.', '0 created, 0 changed, 1 as they were.']) {
      await page.goto('/tools/import?kind=clients')
      await choose(page, 'granite.csv', lines)
      await apply(page).click()
      await page.getByText(result).waitFor()
    }
    await page.goto('/tools/import')
    await page
      .getByRole('grid', { name: 'Recent imports' })
      .getByRole('link', { name: 'granite.csv' })
      .first()
      .click()
    await page.getByText('0 created, 0 changed, 1 as they were.').waitFor()
  })

  it('lets a column be matched by hand', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/tools/import?kind=clients',
    })
    const { page } = visit
    await choose(page, 'unnamed.csv', ['Bezeichnung,Dealer Code', 'Marble Autos,MRB-1'])
    await page
      .getByText(/A column is missing for: Name\./)
      .first()
      .waitFor()
    await expect.poll(() => apply(page).isDisabled()).toBe(true)
    await page.getByRole('combobox', { name: 'Field of Bezeichnung' }).click()
    await page.getByRole('option', { name: 'Name *' }).click()
    await page.getByRole('button', { name: 'Check again' }).click()
    await page.getByText('Every row can be taken.').waitFor()
    await apply(page).click()
    await page.getByText('The file is in.').waitFor()
    await expect.poll(async () => (await found('marble autos')).total).toBe(1)
  })

  it('can be discarded before it is applied', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/tools/import?kind=clients',
    })
    const { page } = visit
    await choose(page, 'never.csv', ['Name', 'Never Motors'])
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByText('The import was canceled. Nothing was changed.').waitFor()
    await expect.poll(async () => (await found('never motors')).total).toBe(0)
  })
})

describe('importing budgets', () => {
  it('adds the budgets of a file to the clients that it names', async () => {
    const client = (await staff.get<{ identifier: string; slug: string }>('/clients/1001')).body
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/tools/import?kind=budgets',
    })
    const { page } = visit
    await choose(page, 'budgets.csv', [
      'Dealer Code,Service,Budget Type,Starts At,Invoice Amount,Notes',
      `${client.identifier},SEO,One-Time,02/01/2027,"$1,234.50",from a file`,
    ])
    await page.getByText('Every row can be taken.').waitFor()
    await apply(page).click()
    await page.getByText('The file is in.').waitFor()
    await page.goto(`/clients/${client.slug}/budgets`)
    await page.getByRole('row').filter({ hasText: 'from a file' }).getByText('$1,234.50').waitFor()
  })
})

describe('the import screen', () => {
  it('is accessible, with bad rows in sight', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/tools/import?kind=clients',
      colorScheme: 'light',
    })
    const { page } = visit
    await page.waitForLoadState('networkidle')
    await isAccessible(page)
    await choose(page, 'bad.csv', ['Name,Activated', 'Slate Cars,yesterday'])
    await badRows(page).getByText('Field must be a date').waitFor()
    await isAccessible(page)
    expect(visit.complaints).toEqual([])
  })

  it('can be read in the dark and fits a phone', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/tools/import?kind=clients',
      colorScheme: 'dark',
      ...phone,
    })
    const { page } = visit
    await choose(page, 'bad.csv', ['Name,Activated', 'Slate Cars,yesterday'])
    await page.getByText('Field must be a date').waitFor()
    await hasContrast(page)
    await fitsItsWidth(page)
  })
})

describe('importing daily figures', () => {
  it('shows the first rows with days as platforms write them, and one that is none', async () => {
    await using visit = await visitAs(chromium, server, 'super-admin', { path: '/tools/import?kind=metrics' })
    const { page } = visit
    await choose(page, 'days.csv', [
      'Day,Client,Campaign,Impr.,Clicks,Cost',
      '5/1/2025,Hartwell Volkswagen,New Trucks,1200,60,$90.50',
      'someday,Hartwell Volkswagen,New Trucks,300,15,$9.50',
    ])
    await badRows(page).getByText('Field must be a date').waitFor()
    await page.getByRole('grid', { name: 'First rows' }).getByText('05/01/2025').waitFor()
    expect(visit.complaints).toEqual([])
  })

  it('takes the export of a platform for the client chosen, and its dashboard shows the sums', async () => {
    await using visit = await visitAs(chromium, server, 'super-admin', { path: '/tools/import?kind=metrics' })
    const { page } = visit
    const lines = [
      'Campaign performance',
      '"May 1, 2025 - May 2, 2025"',
      'Day,Campaign,Campaign type,Impr.,Clicks,Cost,Conversions',
      '2025-05-01,New Trucks,Search,"1,200",60,$90.50,3',
      '2025-05-01,New Trucks,Search,300,15,$9.50,1',
      '2025-05-02,Used Cars,Search,500,25,$20.00,2',
      'Total: Account,,,"2,000",100,$120.00,6',
    ]
    await choose(page, 'campaigns.csv', lines)
    await badRows(page).getByText('The row names no client.').first().waitFor()
    await expect.poll(() => apply(page).isDisabled()).toBe(true)

    await page.goto('/tools/import?kind=metrics')
    const whose = page.getByRole('combobox', { name: 'Client of the figures' })
    await whose.fill('Hartwell Volks')
    await page.getByRole('option', { name: 'Hartwell Volkswagen' }).click()
    await choose(page, 'campaigns.csv', lines)
    await page.getByText('Every row can be taken.').waitFor()
    await isAccessible(page)
    await apply(page).click()
    await page.getByText('2 created, 0 changed, 0 as they were.').waitFor()
    await page.getByRole('link', { name: 'Open the monthly report' }).waitFor()
    const { body } = await staff.post<{ total: { current_period: object } }>('/dashboards/sem', {
      clients: [{ id: 1003 }],
      start_date: '2025-05-01',
      end_date: '2025-05-02',
    })
    expect(body.total.current_period).toMatchObject({
      impressions: 2000,
      clicks: 100,
      spend: 120,
      conversions: 6,
    })
  })
})
