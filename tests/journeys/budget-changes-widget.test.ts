import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startHost, type Host } from '../hosts/host.ts'
import {
  browser,
  demoPassword,
  emailOf,
  signIn,
  startServer,
  type Caller,
  type RunningServer,
} from '../support/index.ts'
import { isAccessible, phone } from '../support/looks.ts'
import { confirmChanges } from '../support/visit.ts'

const clientId = 1001

let server: RunningServer
let chromium: Browser
let host: Host
let accounting: Caller
let manager: Caller
let managerId: number
let clientName: string

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  host = await startHost({ portal: server.url, body: '<agency-budget-changes></agency-budget-changes>' })
  accounting = await signIn(server.url, 'accounting')
  manager = await signIn(server.url, 'account-manager')
  managerId = (await manager.get<{ id: number }>('/users/me')).body.id
  clientName = (await manager.get<{ name: string }>(`/clients/${clientId}`)).body.name
})
afterAll(async () => {
  await chromium?.close()
  await host?.[Symbol.asyncDispose]()
  await server?.stop()
})

/** Exactly so many changes wait for the account manager, each of a budget of its own. */
async function changes(count: number): Promise<void> {
  await confirmChanges(manager, managerId)
  for (let made = 0; made < count; made += 1) {
    const { body } = await accounting.post<{ id: number }>('/budgets/createBudgetWithFees', {
      clientId,
      serviceId: 1,
      budgetType: 'Recurring',
      startsAt: '2026-01-01',
      invoiceAmount: 1000,
    })
    await accounting.put(`/budgets/${body.id}/updateBudgetWithFees`, { invoiceAmount: 1200 })
  }
}

interface Visit extends AsyncDisposable {
  readonly context: BrowserContext
  readonly page: Page
  /** What the page's policy and scripts complained about. */
  readonly complaints: string[]
}

async function visit(
  options: BrowserContextOptions = {},
  before?: () => void,
  address = host.origin,
): Promise<Visit> {
  const context = await chromium.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  if (before) await page.addInitScript(before)
  await page.goto(address)
  return { context, page, complaints, [Symbol.asyncDispose]: () => context.close() }
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Budget Changes' })
const confirmButtons = (page: Page) => dialogOf(page).getByRole('button', { name: 'Confirm Now' })

/** Opens a widget of the page and signs in through the pop-up; the changes open. */
async function openSignedIn(page: Page, launcher = 'Budget changes'): Promise<void> {
  await page.getByRole('button', { name: launcher }).click()
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  ])
  await popup.getByLabel('E-mail').fill(emailOf('account-manager'))
  await popup.getByLabel('Password', { exact: true }).fill(demoPassword)
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Sign in' }).click()])
  await dialogOf(page).waitFor()
}

const heardBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: [string, unknown][] }).heard)

describe('the budget changes on a page of another origin', () => {
  it('stay until all are confirmed, tell their page so, and keep to its strict policy', async () => {
    await changes(2)
    const waiting = (await manager.get<{ id: number }[]>(`/budget_changes/forUser/${managerId}`)).body
    await using visited = await visit({ viewport: { width: 1440, height: 900 } })
    const { page, complaints } = visited
    await openSignedIn(page)
    await expect.poll(() => confirmButtons(page).count()).toBe(2)
    await expect
      .poll(() => dialogOf(page).evaluate((frame) => frame.firstElementChild?.getBoundingClientRect().width))
      .toBe(1200)
    for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)

    await confirmButtons(page).first().dblclick()
    await dialogOf(page).getByText('1 of 2 confirmed').waitFor()
    await page.getByText('Budget change has been successfully confirmed.').last().waitFor()
    await expect.poll(() => dialogOf(page).getByRole('button', { name: 'Close' }).count()).toBe(0)
    await confirmButtons(page).click()
    await dialogOf(page).getByRole('button', { name: 'Close' }).click()
    await dialogOf(page).waitFor({ state: 'detached' })

    expect((await manager.get(`/budget_changes/forUser/${managerId}`)).body).toEqual([])
    const heard = () => heardBy(page)
    await expect
      .poll(async () => (await heard()).map(([name]) => name))
      .toEqual(['ready', 'open', 'signin-required', 'saved', 'saved', 'close'])
    await expect
      .poll(async () => (await heard()).filter(([name]) => name === 'saved').map(([, detail]) => detail))
      .toEqual(waiting.map(({ id }) => ({ kind: 'budget-change', id })))
    expect(complaints).toEqual([])

    // Opened again it looks again, and may be closed at once.
    await page.getByRole('button', { name: 'Budget changes' }).click()
    await dialogOf(page).getByText('No budget changes wait for you').waitFor()
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
  })

  it("show a client's active budgets, fetched only then", async () => {
    await changes(1)
    await using visited = await visit()
    const { page, complaints } = visited
    await openSignedIn(page)
    await dialogOf(page).getByRole('button', { name: clientName }).click()
    const budgets = page.getByRole('dialog', { name: 'Active Budgets' })
    await budgets.getByText(/^Budgets that have not ended: [1-9]\d*$/).waitFor()
    await budgets.getByRole('combobox', { name: 'Month' }).click()
    await page.getByRole('option', { name: 'March' }).click()
    await budgets.getByText('Field is required').waitFor()
    await expect
      .poll(() => budgets.getByRole('button', { name: 'Search', exact: true }).isDisabled())
      .toBe(true)
    await budgets
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click()
    await budgets.getByText('Budget Type').waitFor()
    await isAccessible(page, 'agency-budget-changes')
    await page.keyboard.press('Escape')
    await budgets.waitFor({ state: 'detached' })
    await confirmButtons(page).waitFor()
    expect(complaints).toEqual([])
  })

  it('tell their page of a failure and keep the button', async () => {
    await changes(1)
    await using visited = await visit()
    const { page } = visited
    await openSignedIn(page)
    await page.route('**/api/budget_changes', (route) =>
      route.fulfill({
        status: 422,
        headers: { 'access-control-allow-origin': host.origin },
        json: { code: 'invalid', message: '' },
      }),
    )
    await confirmButtons(page).click()
    await dialogOf(page).getByText('This was not confirmed. Press Confirm Now to try again.').waitFor()
    await confirmButtons(page).waitFor()
    await expect
      .poll(async () => (await heardBy(page)).at(-1))
      .toEqual([
        'error',
        {
          message: 'This did not work. Nothing is lost: check your connection, then try again.',
          code: 'failed',
        },
      ])
  })

  it('leave no timer running while they wait, and look as they should on a hostile page', async () => {
    await changes(1)
    await using visited = await visit({}, () => {
      const running = new Set<number>()
      Object.assign(window, { running })
      const { setTimeout: later, setInterval: often, clearTimeout: never, clearInterval: stop } = window
      Object.assign(window, {
        setTimeout: (run: () => void, wait?: number) => {
          const id: number = later(() => {
            running.delete(id)
            run()
          }, wait)
          running.add(id)
          return id
        },
        setInterval: (run: () => void, wait?: number) => {
          const id: number = often(run, wait)
          running.add(id)
          return id
        },
        clearTimeout: (id: number) => (running.delete(id), never(id)),
        clearInterval: (id: number) => (running.delete(id), stop(id)),
      })
    })
    const { page } = visited
    await openSignedIn(page)
    await confirmButtons(page).waitFor()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { running: Set<number> }).running.size))
      .toBe(0)
    const look = await confirmButtons(page).evaluate((element) => {
      const { fontSize, textTransform, color } = getComputedStyle(element)
      return { fontSize, textTransform, red: color === 'rgb(255, 0, 0)' }
    })
    expect(look).toEqual({ fontSize: '13px', textTransform: 'none', red: false })
  })

  it('open by themselves as soon as another widget of the page knows who is there', async () => {
    await changes(1)
    await using both = await startHost({
      portal: server.url,
      body: '<agency-activity-logger></agency-activity-logger><agency-budget-changes></agency-budget-changes>',
    })
    await using visited = await visit({}, undefined, both.origin)
    const { page, complaints } = visited
    // They come when the form of the other widget is there already, and so above it.
    await page.route('**/budget_changes/forUser/*', async (route) => {
      await page.getByRole('combobox', { name: 'Activity Type' }).waitFor()
      await route.continue()
    })
    await openSignedIn(page, 'Log activity')
    await confirmButtons(page).click()
    await dialogOf(page).getByRole('button', { name: 'Close' }).click()
    await dialogOf(page).waitFor({ state: 'detached' })
    // What was begun waits below, and nothing opens a second time.
    await page.getByRole('dialog', { name: 'Log Client Activities' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('fill the whole of a phone', async () => {
    await changes(1)
    // Without the zoom of a phone, which shows the whole width of a host page that overflows.
    await using visited = await visit({ viewport: phone.viewport, hasTouch: true })
    const { page } = visited
    await openSignedIn(page)
    await dialogOf(page).getByRole('list', { name: 'Budget changes' }).waitFor()
    const panel = await dialogOf(page).evaluate((frame) => {
      const { width, height } = frame.firstElementChild!.getBoundingClientRect()
      return [width, height]
    })
    expect(panel).toEqual([390, 844])
  })
})
