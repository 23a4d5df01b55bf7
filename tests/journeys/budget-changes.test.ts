import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatDate } from '@portal/core/foundation/format'
import { agencyYear } from '../support/agency-day.ts'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { fitsItsWidth, hasContrast, isAccessible, phone } from '../support/looks.ts'
import { confirmChanges, fillSignIn, visitAs, visitor, type Visit } from '../support/visit.ts'

interface Change {
  readonly id: number
  readonly client: { readonly id: number; readonly name: string }
  readonly Service: { readonly name: string }
  readonly previousAmount: number
  readonly newAmount: number
  readonly createdAt: string
}
interface Budget {
  readonly id: number
}

/** A client on whose team the account manager is. */
const clientId = 1001

let server: RunningServer
let chromium: Browser
let accounting: Caller
let manager: Caller
let managerId: number
let clientName: string

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  accounting = await signIn(server.url, 'accounting')
  manager = await signIn(server.url, 'account-manager')
  managerId = (await manager.get<{ id: number }>('/users/me')).body.id
  clientName = (await manager.get<{ name: string }>(`/clients/${clientId}`)).body.name
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const waiting = async (): Promise<readonly Change[]> =>
  (await manager.get<Change[]>(`/budget_changes/forUser/${managerId}`)).body
const setAmount = (id: number, invoiceAmount: number) =>
  accounting.put(`/budgets/${id}/updateBudgetWithFees`, { invoiceAmount })
/** A budget that accounting has changed from 1,000 to 1,200 dollars. */
async function changedBudget(): Promise<number> {
  const { body } = await accounting.post<Budget>('/budgets/createBudgetWithFees', {
    clientId,
    serviceId: 1,
    budgetType: 'Recurring',
    startsAt: '2026-01-01',
    invoiceAmount: 1000,
  })
  await setAmount(body.id, 1200)
  return body.id
}
/** Exactly so many changes wait for the account manager, each of a budget of its own. */
async function changes(count: number): Promise<readonly number[]> {
  await confirmChanges(manager, managerId)
  const budgets: number[] = []
  for (let made = 0; made < count; made += 1) budgets.push(await changedBudget())
  return budgets
}
const visit = (path: string | null = '/pacing', options = {}): Promise<Visit> =>
  visitAs(chromium, server, 'account-manager', { path, changesWait: true, ...options })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Budget Changes' })
const confirmButtons = (page: Page) => dialogOf(page).getByRole('button', { name: 'Confirm Now' })
const closeButton = (page: Page) => dialogOf(page).getByRole('button', { name: 'Close' })
const confirmedBadges = (page: Page) => dialogOf(page).getByText('Confirmed', { exact: true })
const success = (page: Page) =>
  page.getByText('Budget change has been successfully confirmed.', { exact: true }).last()
const generic = (page: Page) =>
  page.getByText('There was an error processing your request. Please refresh this page and try again.').last()
const widthOf = (dialog: Locator) =>
  dialog.evaluate((frame) => frame.firstElementChild?.getBoundingClientRect().width)
const isFocused = (button: Locator) => button.evaluate((element) => element === document.activeElement)
const asMoney = (dollars: number) => dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** What the page posts to confirm; a browser does not tell its tools the body of a stream. */
async function sentBodies(page: Page): Promise<readonly unknown[]> {
  const bodies: unknown[] = []
  await page.exposeFunction('confirmationSent', (body: string) => void bodies.push(JSON.parse(body)))
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.method === 'POST' && request.url.endsWith('/api/budget_changes'))
        (window as unknown as { confirmationSent(body: string): void }).confirmationSent(
          await request.clone().text(),
        )
      return fetch(request)
    }
  })
  return bodies
}

describe('the budget changes', () => {
  // BCH-01, BCH-02, BCH-06, SHL-08: with the changes that the demo agency begins with.
  it('open over the portal after signing in, show each change, and cannot be dismissed', async () => {
    const seeded = await waiting()
    expect(seeded.length).toBeGreaterThan(1)
    await using visited = await visitor(chromium, server, {
      path: '/login',
      viewport: { width: 1440, height: 900 },
    })
    const { page } = visited
    await fillSignIn(page, 'account-manager')
    const dialog = dialogOf(page)
    await dialog.waitFor()
    await expect.poll(() => widthOf(dialog)).toBe(1200)
    await expect.poll(() => dialog.evaluate((frame) => frame.matches(':modal'))).toBe(true)
    const table = dialog.getByRole('table', { name: 'Budget changes' })
    const heads = await table.getByRole('columnheader').allInnerTexts()
    expect(heads.slice(0, 5)).toEqual(['Client', 'Service', 'Previous Amount', 'New Amount', 'Created Date'])
    for (const change of seeded) {
      const row = table.getByRole('row').filter({ hasText: change.client.name })
      await row.getByText(change.Service.name, { exact: true }).waitFor()
      await row.getByText(asMoney(change.previousAmount), { exact: true }).waitFor()
      await row.getByText(asMoney(change.newAmount)).first().waitFor()
      await row.getByText(formatDate(change.createdAt), { exact: true }).waitFor()
    }

    for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect.poll(() => confirmButtons(page).count()).toBe(seeded.length)
    await expect.poll(() => dialog.evaluate((frame) => frame.matches(':modal'))).toBe(true)
    await page.reload()
    await expect.poll(() => confirmButtons(page).count()).toBe(seeded.length)
    await expect.poll(() => closeButton(page).count()).toBe(0)
    expect(visited.complaints).toEqual([])
  })

  // BCH-03, BCH-05
  it('are confirmed one by one, each once; Close comes with the last, and they do not come back', async () => {
    await changes(2)
    const [first, second] = await waiting()
    await using visited = await visit(null)
    const { page } = visited
    const sent = await sentBodies(page)
    await page.goto('/account-management-dashboard')
    await page.getByText('Budget changes to confirm (2)').waitFor()
    await confirmButtons(page).first().dblclick()
    await success(page).waitFor()
    await confirmedBadges(page).waitFor()
    await dialogOf(page).getByText('1 of 2 confirmed').waitFor()
    await expect.poll(() => sent).toEqual([{ id: first!.id, confirmedBy: managerId }])
    await expect.poll(() => closeButton(page).count()).toBe(0)

    // The button that was pressed is gone; the keyboard goes on with the next one.
    await expect.poll(() => isFocused(confirmButtons(page))).toBe(true)
    await page.keyboard.press('Enter')
    await closeButton(page).waitFor()
    await expect.poll(() => isFocused(closeButton(page))).toBe(true)
    await expect.poll(() => confirmedBadges(page).count()).toBe(2)
    await expect
      .poll(() => sent)
      .toEqual([
        { id: first!.id, confirmedBy: managerId },
        { id: second!.id, confirmedBy: managerId },
      ])
    await closeButton(page).click()
    await dialogOf(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    // The dashboard behind it does not go on asking for them.
    await expect.poll(() => page.getByText('Budget changes to confirm').count()).toBe(0)
    await expect.poll(() => waiting()).toEqual([])

    const [answer] = await Promise.all([page.waitForResponse('**/budget_changes/forUser/*'), page.reload()])
    expect(await answer.json()).toEqual([])
    await page.getByRole('banner').waitFor()
    await expect.poll(() => dialogOf(page).count()).toBe(0)
  })

  // BCH-04
  it('keep their button when confirming fails, with a sentence and the generic message', async () => {
    await changes(1)
    await using visited = await visit()
    const { page } = visited
    await page.route('**/api/budget_changes', (route) =>
      route.fulfill({ status: 422, json: { code: 'invalid', message: '' } }),
    )
    await confirmButtons(page).click()
    await generic(page).waitFor()
    await dialogOf(page).getByRole('alert').waitFor()
    await confirmButtons(page).waitFor()
    await expect.poll(() => closeButton(page).count()).toBe(0)
    await expect.poll(() => waiting()).toHaveLength(1)
  })

  it('are confirmed once although every answer was lost: pressing again sends the same key', async () => {
    await changes(1)
    await using visited = await visit()
    const { page } = visited
    await confirmButtons(page).waitFor()
    await page.clock.install()
    const keys: (string | undefined)[] = []
    await page.route('**/api/budget_changes', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length <= 4) {
        await route.fetch()
        await route.abort('connectionreset')
      } else await route.continue()
    })
    await confirmButtons(page).click()
    for (const tries of [2, 3, 4]) {
      await expect.poll(() => keys.length).toBe(tries - 1)
      await page.clock.runFor(1000 * tries)
    }
    await dialogOf(page)
      .getByText('The portal could not be reached. Check your connection, then press Confirm Now again.')
      .waitFor()
    await generic(page).waitFor()
    await confirmButtons(page).click()
    await confirmedBadges(page).waitFor()
    expect(keys).toHaveLength(5)
    expect(new Set(keys).size).toBe(1)
    await closeButton(page).waitFor()
  })

  it('that were confirmed in another window no longer wait in this one', async () => {
    await changes(2)
    await using visited = await visit()
    const { page } = visited
    await expect.poll(() => confirmButtons(page).count()).toBe(2)
    const [first] = await waiting()
    await manager.post('/budget_changes', { id: first!.id, confirmedBy: managerId })
    // What both windows press at once is one confirmation.
    await confirmButtons(page).first().click()
    await success(page).waitFor()
    await expect.poll(() => confirmButtons(page).count()).toBe(1)
    await confirmChanges(manager, managerId)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await dialogOf(page).getByText('No longer waiting').waitFor()
    await closeButton(page).click()
    await dialogOf(page).waitFor({ state: 'detached' })
  })

  it('are never confirmed at an amount that was not seen', async () => {
    const [budget] = await changes(1)
    await using visited = await visit()
    const { page } = visited
    await dialogOf(page).getByText('$1,200.00').waitFor()
    await setAmount(budget!, 1500)
    await confirmButtons(page).click()
    await dialogOf(page)
      .getByText('This budget was changed again in the meantime. Check the new amount, then confirm it.')
      .waitFor()
    await dialogOf(page).getByText('$1,500.00').waitFor()
    await expect.poll(() => waiting()).toHaveLength(1)
    await confirmButtons(page).click()
    await confirmedBadges(page).waitFor()
    await expect.poll(() => waiting()).toEqual([])
  })

  it('reach the manager at the next visit once somebody saves another amount', async () => {
    const { body: budget } = await accounting.post<Budget>('/budgets/createBudgetWithFees', {
      clientId,
      serviceId: 1,
      budgetType: 'Recurring',
      startsAt: '2026-01-01',
      invoiceAmount: 800,
    })
    await changes(0)
    await using office = await visitAs(chromium, server, 'accounting', { path: `/budgets/${budget.id}/edit` })
    await office.page.getByRole('textbox', { name: 'Invoice Amount' }).fill('875.25')
    await office.page.getByRole('button', { name: 'Save changes' }).click()
    await office.page.getByText('Your request is successfully processed.').first().waitFor()
    await using visited = await visit()
    const row = dialogOf(visited.page).getByRole('row').filter({ hasText: clientName })
    await row.getByText('$800.00', { exact: true }).waitFor()
    await row.getByText('$875.25').waitFor()
  })

  // BCH-10: only ever one's own list is asked for.
  it('are those of whoever is signed in, who sees of the budgets what is theirs to see', async () => {
    await using visited = await visitAs(chromium, server, 'client-manager', { path: null, changesWait: true })
    const { page } = visited
    const [answer] = await Promise.all([
      page.waitForResponse('**/budget_changes/forUser/*'),
      page.goto('/monthly-report'),
    ])
    const own = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('portal:session') ?? '{}') as { user: { id: number } }).user.id,
    )
    expect(answer.url()).toMatch(new RegExp(`/${own}$`))
    // A client does not see the actual spend of its budgets (decision Q76).
    await dialogOf(page).getByRole('rowheader').first().getByRole('button').click()
    const budgets = page.getByRole('dialog', { name: 'Active Budgets' })
    await budgets.getByText(/^Budgets that have not ended: [1-9]\d*$/).waitFor()
    await expect
      .poll(() => budgets.getByRole('columnheader').allInnerTexts())
      .toEqual(['Service', 'Starts At', 'Ends At', 'Invoice Amount', 'Notes', 'Actions'])
  })

  // BCH-11, SHL-08
  it.each([
    [
      'somebody who acts as the user',
      { impersonatedBy: 1 },
      (page: Page) => page.getByText(/^Caution! You are impersonating/),
    ],
    [
      'somebody who must set a new password first',
      { mustChangePassword: true },
      (page: Page) => page.getByRole('dialog', { name: 'Choose a new password' }),
    ],
    ['a guest', { UserType: { name: 'Guest' } }, (page: Page) => page.getByText('Welcome back.')],
  ])('are not for %s', async (_, facts, shown) => {
    await changes(1)
    await using visited = await visit(null)
    const { page } = visited
    const asked: string[] = []
    page.on('request', (request) => void (request.url().includes('budget_changes') && asked.push('')))
    await page.route('**/api/users/refresh', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { user: object }
      await route.fulfill({ response, json: { ...body, user: { ...body.user, ...facts } } })
    })
    await page.goto('/pacing')
    await shown(page).waitFor()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => dialogOf(page).count()).toBe(0)
    expect(asked).toEqual([])
  })
})

describe('the active budgets of a client', () => {
  const budgetsOf = (page: Page) => page.getByRole('dialog', { name: 'Active Budgets' })
  const searchButton = (page: Page) => budgetsOf(page).getByRole('button', { name: 'Search', exact: true })
  const pick = async (page: Page, label: string, option: string): Promise<void> => {
    await budgetsOf(page).getByRole('combobox', { name: label, exact: true }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  const headsOf = (page: Page) =>
    budgetsOf(page).getByRole('table', { name: 'Active budgets' }).getByRole('columnheader').allInnerTexts()

  // BCH-07, BCH-09
  it("open from the client's name, to be read only, and lead back to the changes", async () => {
    await changes(1)
    await using visited = await visit()
    const { page } = visited
    await dialogOf(page).getByRole('button', { name: clientName }).click()
    const dialog = budgetsOf(page)
    await dialog.getByText(clientName).waitFor()
    await dialog.getByText(/^Budgets that have not ended: \d+$/).waitFor()
    await expect
      .poll(() => headsOf(page))
      .toEqual(['Service', 'Starts At', 'Ends At', 'Invoice Amount', 'Actual Spend', 'Notes', 'Actions'])
    await dialog.getByText('Active', { exact: true }).first().waitFor()
    await expect.poll(() => dialog.getByRole('button', { name: /edit|delete|remove|save/i }).count()).toBe(0)
    await dialog
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click()
    await dialog.getByText('Budget Type').waitFor()
    await expect.poll(() => dialog.getByText('Margin').count()).toBe(0)

    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await confirmButtons(page).waitFor()
    await expect.poll(() => isFocused(dialogOf(page).getByRole('button', { name: clientName }))).toBe(true)
  })

  // BCH-08
  it('are searched by month, year, service and service group, once the filter is valid', async () => {
    await changes(1)
    await using visited = await visit()
    const { page } = visited
    await dialogOf(page).getByRole('button', { name: clientName }).click()
    const dialog = budgetsOf(page)
    const search = searchButton(page)
    const { body: services } =
      await manager.get<{ id: number; name: string; ServiceGroup: { id: number; name: string } | null }[]>(
        '/services',
      )
    const service = services.find(({ ServiceGroup }) => ServiceGroup !== null)!
    await dialog.getByText(/^Budgets that have not ended/).waitFor()

    await dialog.getByRole('combobox', { name: 'Year' }).click()
    const thisYear = agencyYear()
    await expect
      .poll(() => page.getByRole('option').allInnerTexts())
      .toEqual(['Any', ...Array.from({ length: 7 }, (__, back) => String(thisYear + 1 - back))])
    await page.keyboard.press('Escape')

    await pick(page, 'Month', 'October')
    await dialog.getByText('Field is required').waitFor()
    await expect.poll(() => search.isDisabled()).toBe(true)
    await pick(page, 'Year', String(thisYear))
    await pick(page, 'Service', service.name)
    await pick(page, 'Service Group', service.ServiceGroup!.name)
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.url().includes('/budgets/active?')),
      search.click(),
    ])
    const asked = new URL(request.url())
    expect(asked.pathname).toBe(`/api/clients/${clientId}/budgets/active`)
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      month: 'October',
      year: String(thisYear),
      serviceId: String(service.id),
      serviceGroup: String(service.ServiceGroup!.id),
    })
    await dialog.getByText(new RegExp(`^Budgets that run in October ${thisYear}: \\d+$`)).waitFor()

    // Without a year; what was changed above starts in January, so nothing of it is in the future.
    await pick(page, 'Month', 'All Future Budgets')
    await pick(page, 'Year', 'Any')
    await search.click()
    await dialog.getByText(/^Budgets that start after this month: \d+$/).waitFor()
  })

  it('say so when there are none, and can be asked for again when they did not come', async () => {
    await changes(1)
    await using visited = await visit()
    const { page } = visited
    let fail = true
    await page.route('**/budgets/active*', (route) =>
      fail ? route.fulfill({ status: 404, json: { code: 'not-found', message: 'No' } }) : route.continue(),
    )
    await dialogOf(page).getByRole('button', { name: clientName }).click()
    const dialog = budgetsOf(page)
    await dialog.getByText('The budgets could not be loaded.').waitFor()
    fail = false
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await dialog.getByText(/^Budgets that have not ended: \d+$/).waitFor()
    await pick(page, 'Month', 'January')
    await pick(page, 'Year', String(agencyYear(-5)))
    await searchButton(page).click()
    await dialog.getByText('No budgets found.').waitFor()
  })
})

describe('the looks', () => {
  it.each(['light', 'dark'] as const)('break no rule of accessibility when it is %s', async (colorScheme) => {
    await changes(2)
    await using visited = await visit('/pacing', { colorScheme })
    const { page } = visited
    await confirmButtons(page).first().click()
    await confirmedBadges(page).waitFor()
    if (colorScheme === 'light') await isAccessible(page)
    else await hasContrast(page)
    await dialogOf(page).getByRole('button', { name: clientName }).first().click()
    const second = page.getByRole('dialog', { name: 'Active Budgets' })
    await second
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click()
    if (colorScheme === 'light') await isAccessible(page)
    else await hasContrast(page)
  })

  it('fill the whole of a phone', async () => {
    await changes(2)
    await using visited = await visit('/pacing', phone)
    const { page } = visited
    await expect.poll(() => confirmButtons(page).count()).toBe(2)
    const panel = await dialogOf(page).evaluate((frame) => {
      const { width, height } = frame.firstElementChild!.getBoundingClientRect()
      return [width, height]
    })
    expect(panel).toEqual([390, 844])
    await fitsItsWidth(page)
    await dialogOf(page).getByRole('list', { name: 'Budget changes' }).waitFor()
    await dialogOf(page).getByRole('button', { name: clientName }).first().click()
    const second = page.getByRole('dialog', { name: 'Active Budgets' })
    await second.getByText(/^Budgets that have not ended: \d+$/).waitFor()
    await expect.poll(() => second.evaluate((frame) => frame.scrollWidth <= frame.clientWidth)).toBe(true)
    await isAccessible(page)
  })
})
