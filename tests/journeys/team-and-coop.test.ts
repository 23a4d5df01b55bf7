import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { routes } from '@portal/core/foundation/routes'
import { browser, signIn, startServer, type RunningServer } from '../support/index.ts'
import { fitsItsWidth, isAccessible, phone } from '../support/looks.ts'
import { visitAs, visitor } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser
let own: { readonly slug: string; readonly name: string }

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  const manager = await signIn(server.url, 'account-manager')
  own = (await manager.get<Answer<'users.current'>>('/users/me')).body.clients[0]!
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

// ROL-18
describe('the team of a client', () => {
  it('shows what each member counts as, and is changed by whoever keeps it', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${own.slug}/team`,
    })
    const { page } = visit
    const row = (name: RegExp) => page.getByRole('row', { name })
    await row(/Account Manager.*Manager/).waitFor()
    await row(/SEM Manager.*SEM manager/).waitFor()
    await isAccessible(page)
    const choose = async (label: string, typed: string): Promise<void> => {
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: label }).fill(typed)
      await dialog.getByRole('option').first().click()
    }
    await page.getByRole('button', { name: 'Add member' }).click()
    // People of dealerships and of the agency alike.
    const person = page.getByRole('dialog').getByRole('combobox', { name: 'Person' })
    for (const email of ['client-manager@demo.test', 'seo@demo.test']) {
      await person.fill(email)
      await page.getByRole('option', { name: email }).click()
    }
    await choose('Client User Type', 'Ad Support')
    await isAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    const added = row(/Ad Support.*Manager.*Ad support/)
    await added.waitFor()
    await added.getByRole('button', { name: /actions/i }).click()
    await page.getByRole('menuitem', { name: 'Change type' }).click()
    await choose('Client User Type', 'Auto Division')
    await page.getByRole('button', { name: 'Save' }).click()
    const changed = row(/Auto Division Manager.*Auto division manager/)
    await changed.waitFor()
    await expect.poll(() => added.count()).toBe(0)
    await changed.getByRole('button', { name: /actions/i }).click()
    await page.getByRole('menuitem', { name: 'Take off the team' }).click()
    await page.getByRole('button', { name: 'Take off', exact: true }).click()
    await changed.waitFor({ state: 'detached' })
    expect(visit.complaints).toEqual([])
  })

  it('is only read by those who do not keep it, on a phone too', async () => {
    await using visit = await visitAs(chromium, server, 'seo', {
      path: `/clients/${own.slug}/team`,
      ...phone,
    })
    const { page } = visit
    await page.getByText('SEM Manager').first().waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Add member' }).count()).toBe(0)
    await fitsItsWidth(page)
  })
})

// ACC-07, SET-20
it('co-op files that an administrator adds open for everybody by their link, without header or sidebar', async () => {
  await using visit = await visitAs(chromium, server, 'admin', { path: '/settings/co-op-documents' })
  const { page } = visit
  await page.getByRole('button', { name: 'Add files' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add co-op files' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('File is Required.').waitFor()
  await dialog.getByLabel('Name').fill('Spring guidelines')
  await dialog.getByLabel('Description').fill('What may be claimed.')
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'guidelines.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 guidelines'),
  })
  await isAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('row', { name: /Spring guidelines.*Shared/ })
  await row.waitFor()
  await isAccessible(page)
  const admin = await signIn(server.url, 'admin')
  const document = (await admin.get<Answer<'coopDocuments.list'>>('/co-op-documents')).body.find(
    ({ name }) => name === 'Spring guidelines',
  )!
  const path = `/shared/coop-files/${document.publicId}`
  await using other = await visitor(chromium, server, { path })
  await other.page.getByRole('heading', { name: 'Spring guidelines' }).waitFor()
  await other.page.getByText('What may be claimed.').waitFor()
  await other.page.getByRole('link', { name: /guidelines\.pdf/ }).waitFor()
  await expect.poll(() => other.page.getByRole('banner').count()).toBe(0)
  await expect.poll(() => other.page.getByRole('navigation').count()).toBe(0)
  await isAccessible(other.page)
  await row.getByRole('button', { name: /actions/i }).click()
  await page.getByRole('menuitem', { name: 'Stop sharing' }).click()
  await page.getByRole('row', { name: /Spring guidelines.*Not shared/ }).waitFor()
  await other.page.reload()
  await other.page.getByRole('heading', { name: 'These files are not shared any more' }).waitFor()
  await other.page.goto('/shared/coop-files')
  await other.page.getByText('Page not found').first().waitFor()
})

// ROL-15
it('tactics are kept by administrators and developers; account managers do not reach them', async () => {
  await using visit = await visitAs(chromium, server, 'developer', { path: '/settings/tactics' })
  const { page } = visit
  await page.getByRole('row', { name: /Lease Pull-Ahead/ }).waitFor()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Add tactic' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Test Drive Weekend')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('row', { name: /Test Drive Weekend/ }).waitFor()
  await using manager = await visitAs(chromium, server, 'account-manager', { path: '/settings/tactics' })
  await manager.page.waitForURL('**/monthly-report')
})

// RPT-14, RPT-29, OEM-02, OEM-07: what of a month's end only a browser shows.
it('a month ends: a sheet is seen cell by cell, applied and taken back, the day’s file saved, a report scheduled, more asked for', async () => {
  await using visit = await visitAs(chromium, server, 'super-admin', {
    path: '/reporting/stellantis/bulk-update',
  })
  const { page } = visit
  const admin = await signIn(server.url, 'super-admin')
  const stores = await admin.get<{ rows: readonly { dealerCode: string }[] }>(
    '/reports/oem-audit?program=stellantis',
  )
  const code = stores.body.rows[0]?.dealerCode ?? ''
  const handIn = (line: string): Promise<void> =>
    page.locator('input[type="file"]').setInputFiles({
      name: 'stores.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Dealer Code,District\n${line}\n`),
    })
  // A month later nothing can be undone, and nothing says so.
  await page
    .getByRole('row', { name: /Applied/ })
    .getByRole('button', { name: 'Show' })
    .click()
  await page.getByText(/^\d+ cells of \d+ stores changed\.$/).waitFor()
  await handIn('no-such-store,D90')
  await page.getByText('is no dealer code of Stellantis').waitFor()
  await handIn(`${code},D91`)
  await page.getByRole('table', { name: 'Changes of stores.csv' }).getByText('D91').waitFor()
  await isAccessible(page)
  await page.getByRole('button', { name: /^Apply/ }).click()
  await page.getByText('It can be undone within').waitFor()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await page.getByText('stand as before').waitFor()
  // What was pressed is gone with what it did, and who goes by the keyboard is still there.
  const difference = page.getByRole('group', { name: 'stores.csv' })
  await expect.poll(() => difference.evaluate((group) => group === document.activeElement)).toBe(true)

  await page.goto('/reporting/stellantis/daily-spot-file')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Make and download' }).first().click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/^stellantis-daily-spot-file-\d{4}-\d\d-\d\d\.csv$/)

  await page.goto('/reporting/sem-budget-recommendations?advice=raise')
  const advised = page.getByRole('row', { name: /Raise/ }).filter({ hasNotText: 'Waiting' }).first()
  await advised.getByRole('button', { name: /actions/i }).click()
  await page.getByRole('menuitem', { name: 'Ask for the increase' }).click()
  const asking = page.getByRole('dialog', { name: /Ask for more/ })
  await expect.poll(() => asking.getByLabel('Reason').inputValue()).toContain('SEM budget recommendation')
  await asking.getByRole('button', { name: 'Send request' }).click()
  await page.getByRole('row', { name: /Raise.*Waiting/ }).waitFor()

  await page.getByRole('button', { name: 'Schedule' }).click()
  const schedule = page.getByRole('dialog', { name: /by mail/ })
  await isAccessible(page)
  await schedule.getByRole('button', { name: 'Schedule' }).click()
  await schedule.waitFor({ state: 'detached' })
  await page
    .getByRole('region', { name: 'Messages' })
    .getByText(/comes by mail from \d\d\/\d\d\/\d{4} on/)
    .waitFor()
  await page.goto('/reporting/schedules')
  const row = page.getByRole('row', { name: /SEM Budget Recommendations/ })
  await row.getByRole('button', { name: /actions/i }).click()
  await page.getByRole('menuitem', { name: 'Send now' }).click()
  const sending = page.getByRole('alertdialog', { name: 'Send it now?' })
  await sending.getByText('goes to one person, beside its rhythm').waitFor()
  await isAccessible(page)
  await sending.getByRole('button', { name: 'Send now' }).click()
  await sending.waitFor({ state: 'detached' })
  await page
    .getByRole('region', { name: 'Messages' })
    .getByText('The portal has no mail server yet, so this reaches nobody by mail.')
    .waitFor()
  await row.getByRole('button', { name: /actions/i }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await row.waitFor({ state: 'detached' })
  expect(visit.complaints).toEqual([])
})

// OEM-01, OEM-03, OEM-04, OEM-11
it('the hub leads to every tool of a manufacturer, a store’s budget is changed, and chosen columns are there again', async () => {
  await using visit = await visitAs(chromium, server, 'super-admin', { path: '/reporting/oem/hub' })
  const { page } = visit
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Audit' }).first().waitFor()
  const shown = new Set(
    await main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  )
  const tools = routes.filter(
    ({ name, path }) =>
      /^reporting\.(stellantis|subaru|acura-honda|gm|kia|mazda)\./.test(name) && !path.includes('{'),
  )
  expect(tools.length).toBeGreaterThan(20)
  expect(tools.map(({ path }) => path).filter((path) => !shown.has(path))).toEqual([])

  await page.goto('/reporting/stellantis/oem-budgets')
  const stores = await (
    await signIn(server.url, 'super-admin')
  ).get<{ rows: readonly { client: { slug: string } }[] }>('/reports/oem-budgets?program=stellantis')
  await page.goto(`/reporting/stellantis/oem-budgets/${stores.body.rows[0]?.client.slug}/edit`)
  await page.getByRole('row').nth(1).waitFor()
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Allotted').fill('1234.50')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByText('$1,234.50').first().waitFor()

  for (const [path, column] of [
    ['/reporting/stellantis/heavy-up-tracker', 'Target'],
    ['/reporting/co-op/vehicles', 'Clicks'],
  ] as const) {
    await page.goto(path)
    const header = page.getByRole('columnheader', { name: column, exact: true })
    await header.first().waitFor()
    await page.getByRole('button', { name: 'Columns' }).first().click()
    await page.getByRole('dialog', { name: 'Columns' }).getByText(column, { exact: true }).click()
    await header.first().waitFor({ state: 'detached' })
    await page.goto(path)
    await page.getByRole('row').nth(1).waitFor()
    await expect.poll(async () => [path, await header.count()]).toEqual([path, 0])
  }
  expect(visit.complaints).toEqual([])
})
