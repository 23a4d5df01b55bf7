import { readFile } from 'node:fs/promises'
import { addDays, formatDay, today } from '@portal/core/foundation/format'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { created } from '../api/budget-form.ts'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { looksRight, openScreen } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'

interface Client {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly identifier: string | null
  readonly version: number
}

let server: RunningServer
let chromium: Browser
let staff: Caller
let client: Client

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  staff = await signIn(server.url, 'super-admin')
  client = (await staff.get<Client>('/clients/1001')).body
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const grid = (page: Page) => page.getByRole('grid', { name: 'Clients' })
const names = (page: Page) => grid(page).getByRole('rowheader')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Name, dealer code or id' })
const states = (page: Page) => page.getByRole('group', { name: 'State' })
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const query = (page: Page) => new URL(page.url()).search

describe('the list of clients', () => {
  it('finds a dealer by three letters and opens the client', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/clients' })
    const { page } = visit
    const letters = client.name.slice(0, 3)
    await search(page).fill(letters)
    await page.waitForURL(`**/clients?search=${letters}`)
    await names(page).getByRole('link', { name: client.name, exact: true }).click()
    await page.waitForURL(`**/clients/${client.slug}`)
    await page.getByRole('heading', { level: 1, name: client.name }).waitFor()
    await page.getByRole('region', { name: 'Running services' }).waitFor()
  })

  it('shows the tags of a client within their column, however long their names are', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/clients' })
    const { page } = visit
    await names(page).first().waitFor()
    const place = await grid(page).getByRole('columnheader', { name: 'Tags' }).getAttribute('data-place')
    const cells = page.locator(`tbody [data-place$="${place?.replace('-1', '')}"]`)
    await expect.poll(() => cells.getByText('Price Sensitive').count()).toBeGreaterThan(0)
    const cut = () =>
      cells.evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      )
    await expect.poll(cut).toEqual([])
  })

  it('keeps its filters over a reload, and Back takes the last one away', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/clients' })
    const { page } = visit
    await states(page).getByRole('button', { name: 'Prospect' }).click()
    await page.waitForURL('**/clients?state=Prospect')
    await page.getByRole('combobox', { name: 'Industry' }).fill('auto')
    await page.getByRole('option', { name: 'Automotive' }).click()
    await page.waitForURL('**/clients?state=Prospect&industryId=*')
    const filtered = query(page)
    await page.reload()
    await page.getByRole('group', { name: 'Filters in use' }).getByText('Industry: Automotive').waitFor()
    expect(query(page)).toBe(filtered)
    await expect
      .poll(() => states(page).getByRole('button', { name: 'Prospect' }).getAttribute('aria-pressed'))
      .toBe('true')
    await page.goBack()
    await page.waitForURL('**/clients?state=Prospect')
    await expect.poll(() => page.getByRole('group', { name: 'Filters in use' }).count()).toBe(0)
    await page.goBack()
    await expect.poll(() => query(page)).toBe('')
  })

  it('shows each filter as a chip that takes it away', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/clients?groupId=1&search=h',
    })
    const { page } = visit
    const chips = page.getByRole('group', { name: 'Filters in use' })
    await chips.getByRole('button', { name: 'Remove filter Group' }).click()
    await page.waitForURL('**/clients?search=h')
    await chips.getByRole('button', { name: 'Clear all' }).click()
    await expect.poll(() => query(page)).toBe('')
    await expect.poll(() => search(page).inputValue()).toBe('')
  })

  it('opens from an old or broken address as the plain list', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/clients?state=Nobody&page=-3&sort=nothing&groupId=x',
    })
    await names(visit.page).first().waitFor()
    await expect
      .poll(() => states(visit.page).getByRole('button', { name: 'All' }).getAttribute('aria-pressed'))
      .toBe('true')
  })

  it('keeps the columns that a person chose, and an address with columns wins', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/clients' })
    const { page } = visit
    await names(page).first().waitFor()
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('dialog', { name: 'Columns' }).getByText('Industry', { exact: true }).click()
    await expect.poll(() => grid(page).getByRole('columnheader', { name: 'Industry' }).count()).toBe(0)
    await page.goto('/clients')
    await names(page).first().waitFor()
    await expect.poll(() => grid(page).getByRole('columnheader', { name: 'Industry' }).count()).toBe(0)
    await page.goto('/clients?columns=name,industry')
    await names(page).first().waitFor()
    await expect.poll(() => grid(page).getByRole('columnheader', { name: 'Industry' }).count()).toBe(1)
    await expect.poll(() => grid(page).getByRole('columnheader', { name: 'Dealer Code' }).count()).toBe(0)
  })

  it('sorts and pages on the server, in the address', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/clients?pageSize=25' })
    const { page } = visit
    const first = await names(page).first().innerText()
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.waitForURL('**/clients?pageSize=25&page=2')
    await expect.poll(() => names(page).first().innerText()).not.toBe(first)
    await grid(page).getByRole('columnheader', { name: 'Name' }).getByRole('button').first().click()
    await page.waitForURL('**/clients?pageSize=25&sort=-name')
    await expect.poll(() => names(page).first().innerText()).not.toBe(first)
  })

  it('is walked by the keyboard: arrows move, Enter opens, a letter acts on the row', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/clients?state=Client' })
    const { page } = visit
    const name = await names(page).nth(1).innerText()
    await names(page).first().focus()
    await page.keyboard.press('ArrowDown')
    await expect
      .poll(() =>
        names(page)
          .nth(1)
          .evaluate((cell) => cell === document.activeElement),
      )
      .toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.goBack()
    await names(page).first().focus()
    await page.keyboard.press('e')
    await page.waitForURL('**/settings')
  })

  it('exports what its filters find, and nothing in the file can run', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/clients?state=Prospect',
    })
    const { page } = visit
    await names(page).first().waitFor()
    const [total] =
      /of (\d+)/.exec(await page.getByRole('navigation', { name: 'Pages' }).innerText())?.slice(1) ?? []
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: 'Export' })
        .click()
        .then(() => page.getByRole('menuitem', { name: 'CSV' }).click()),
    ])
    expect(download.suggestedFilename()).toBe('Clients.csv')
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
    expect(lines[0]).toContain('Name,State,Health,Tags,Dealer Code')
    expect(lines).toHaveLength(Number(total) + 1)
    expect(lines.slice(1).every((line) => line.includes(',Prospect,'))).toBe(true)
  })

  it('offers to try again when it could not be loaded', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: null })
    const { page } = visit
    await page.route('**/api/clients?*', (route) =>
      route.fulfill({ status: 400, json: { code: 'malformed', message: 'The list is being rebuilt.' } }),
    )
    await page.goto('/clients')
    await page.getByText('The list is being rebuilt.').waitFor()
    await page.unroute('**/api/clients?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await names(page).first().waitFor()
  })

  // CLI-03, CRM-01
  it('lists only those who left under Inactive Clients, and only prospects under Prospects', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/clients/inactive' })
    const { page } = visit
    await page.getByRole('grid', { name: 'Inactive Clients' }).getByRole('rowheader').first().waitFor()
    await page.goto('/prospects')
    const shown = await page
      .getByRole('grid', { name: 'Prospects' })
      .getByRole('rowheader')
      .first()
      .innerText()
    const prospects = (await staff.get<{ rows: Client[] }>('/clients?state=Prospect&sort=name&pageSize=1'))
      .body.rows
    expect(shown).toBe(prospects[0]?.name)
  })
})

describe('a client profile', () => {
  it('opens as an overview whose parts lead to where they are worked on, and the reports lead back', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${client.slug}`,
    })
    const { page } = visit
    await page.getByRole('heading', { level: 1, name: client.name }).waitFor()
    const budgets = (
      await staff.get<{ Service: { name: string }; startsAt: string; endsAt: string | null }[]>(
        `/clients/${client.id}/budgets/active`,
      )
    ).body
    const running = page.getByRole('region', { name: 'Running services' })
    const [first] = budgets
    if (!first) throw new Error('Nothing runs for this client.')
    await running.getByText(first.Service.name).first().waitFor()
    await page.getByRole('region', { name: 'What waits' }).locator('a, p').first().waitFor()
    await page.getByRole('list', { name: 'Figures' }).getByText('Conversions').waitFor()
    await page.getByRole('list', { name: 'Last activities' }).getByRole('listitem').first().waitFor()
    await page.getByRole('list', { name: 'Last interactions' }).getByRole('listitem').first().waitFor()
    // Beside another card as well, what a part of the health says has room of its own.
    const parts = page.getByRole('list', { name: 'What the health is made of' }).getByRole('listitem')
    await parts.first().waitFor()
    for (const part of await parts.all()) {
      const [sentence, cost] = [part.locator(':scope > *').nth(1), part.locator(':scope > *').nth(2)]
      const [said, figure] = [await sentence.boundingBox(), await cost.boundingBox()]
      expect(said!.width, await sentence.innerText()).toBeGreaterThan(120)
      await expect
        .poll(() => sentence.evaluate((element) => element.scrollWidth > element.clientWidth))
        .toBe(false)
      expect(said!.x + said!.width <= figure!.x || said!.y >= figure!.y + figure!.height).toBe(true)
    }
    await page.getByRole('list', { name: 'Reports' }).getByRole('link', { name: 'Client Insights' }).click()
    await page.waitForURL(`**/clients/${client.slug}/insights`)
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: client.name })
      .click()
    await page.waitForURL(`**/clients/${client.slug}`)
    await looksRight(page)
  })

  // PRO-01
  it('names its tabs in groups, opens each, and lists none at the side of a phone', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${client.slug}`,
    })
    const { page } = visit
    const tabs = page.getByRole('navigation', { name: 'Client profile' })
    await tabs.getByRole('list', { name: 'Money' }).getByRole('link', { name: 'Budgets' }).click()
    await page.waitForURL(`**/clients/${client.slug}/budgets`)
    for (const link of await tabs.getByRole('link').all()) {
      await link.click()
      await expect.poll(() => link.getAttribute('aria-current')).toBe('page')
      await page.getByRole('heading', { level: 1, name: client.name }).waitFor()
    }
    const { body } = await staff.get<{ counts: Record<string, number> }>(`/client-headers/${client.id}`)
    await expect
      .poll(() => tabs.getByRole('link', { name: /^Contacts/ }).innerText())
      .toContain(String(body.counts['contacts']))
    // One of something is one.
    expect(body.counts['users']).toBe(1)
    await tabs.getByRole('link', { name: /^Users\s*1 entry$/ }).waitFor()
    await page.keyboard.press('g')
    await tabs.getByText('C', { exact: true }).waitFor()
    await page.keyboard.press('c')
    await page.waitForURL(`**/clients/${client.slug}/contacts`)
    await page.getByRole('searchbox').first().waitFor()
    await page.keyboard.press('g')
    await tabs.getByText('K', { exact: true }).waitFor()
    await page.keyboard.press('k')
    await page.waitForURL(`**/clients/${client.slug}/credentials`)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => tabs.isVisible()).toBe(false)
    // What was used last is one press away.
    await page.getByRole('link', { name: /^Contacts/ }).click()
    await page.waitForURL(`**/clients/${client.slug}/contacts`)
  })

  it('has the facts of a client over its whole width, however many buttons stand beside its name', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${client.slug}/activity`,
      viewport: { width: 1280, height: 800 },
    })
    const { page } = visit
    const head = page.getByRole('main').locator('header').first()
    await head.getByRole('button', { name: 'Log activity' }).waitFor()
    expect(await head.getByRole('button').count()).toBeGreaterThan(4)
    const [facts, whole] = await head.evaluate((it) => [
      it.querySelector('ul')!.parentElement!.clientWidth,
      it.clientWidth,
    ])
    expect(facts).toBe(whole)
  })

  it('copies the dealer code and says so', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: null,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const { page } = visit
    await page.goto(`/clients/${client.slug}/budgets`)
    await page.getByRole('button', { name: 'Copy dealer code' }).click()
    await page.getByText('Dealer code is copied to the clipboard.').first().waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(client.identifier)
  })

  it('is not found for a slug that nobody has', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/clients/no-such-store/budgets',
    })
    await visit.page.getByRole('heading', { name: 'Page not found' }).waitFor()
  })

  // PRO-05
  it('lists activities by type and period, and deletes one after asking', async () => {
    await using visit = await visitAs(chromium, server, 'super-admin', {
      path: `/clients/${client.slug}/activity`,
    })
    const { page } = visit
    const entries = page.getByRole('list', { name: `Activities of ${client.name}` }).getByRole('article')
    await entries.first().waitFor()
    const before = (await staff.get<{ total: number }>(`/clients/${client.id}/paginated-activities`)).body
      .total
    await entries
      .first()
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Activity has been deleted.').first().waitFor()
    expect(
      (await staff.get<{ total: number }>(`/clients/${client.id}/paginated-activities`)).body.total,
    ).toBe(before - 1)
    await page.goto(`/clients/${client.slug}/activity?startDate=2019-01-01&endDate=2019-01-31`)
    await page.getByText('Nothing matches').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await entries.first().waitFor()
  })

  it('opens the activity logger for its client', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${client.slug}/activity`,
    })
    const { page } = visit
    await page.getByRole('button', { name: 'Log activity' }).click()
    await page.getByRole('dialog', { name: 'Log Client Activities' }).waitFor()
  })
})

describe('the settings of a client', () => {
  it('says what is wrong in the words of the specification and goes to the first field that is', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${client.slug}/settings`,
    })
    const { page } = visit
    await page.getByRole('textbox', { name: 'Website', exact: true }).fill('localhost')
    await nameField(page).fill('   ')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Field is required').waitFor()
    await page.getByText('Invalid URL address').waitFor()
    await expect.poll(() => nameField(page).evaluate((input) => input === document.activeElement)).toBe(true)
    expect((await staff.get<Client>(`/clients/${client.id}`)).body.version).toBe(client.version)
  })

  it('asks whether the budgets end on the day of cancellation that was set, and then whether the team is told', async () => {
    const { id, slug } = (
      await staff.post<Client>('/clients', { name: 'Ending Nissan', activatedAt: '2020-01-01' })
    ).body
    const manager = await signIn(server.url, 'account-manager')
    const { id: managerId } = (await manager.get<{ id: number }>('/users/me')).body
    await staff.post('/clients/assignTeamMembers', {
      clientId: id,
      teamMembers: [{ userId: managerId, clientUserTypeId: 1 }],
    })
    await staff.post('/budgets/createBudgetWithFees', {
      clientId: id,
      serviceId: 1,
      budgetType: 'Recurring',
      startsAt: today(),
      invoiceAmount: 1000,
    })
    await using visit = await visitAs(chromium, server, 'director', { path: `/clients/${slug}/settings` })
    const { page } = visit
    const day = formatDay(addDays(today(), 60))
    await page.getByRole('textbox', { name: 'Canceled', exact: true }).fill(day)
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Save changes' }).click()
    const question = page.getByRole('dialog', { name: 'End the budgets of Ending Nissan too?' })
    await question
      .getByText(`1 budget goes on after ${day}, the day on which the client is canceled.`)
      .waitFor()
    await question.getByRole('combobox', { name: 'Reason' }).click()
    await page.getByRole('option').first().click()
    await question.getByRole('button', { name: `End them on ${day}` }).click()
    const team = page.getByRole('dialog', { name: 'Tell the team that this service ends?' })
    await team.getByRole('button', { name: 'Tell them' }).click()
    await page.getByText('One person has been told.').first().waitFor()
  })

  it('names a dealer code that another client has', async () => {
    const other = (await staff.get<{ rows: Client[] }>('/clients?sort=-identifier&pageSize=1')).body.rows[0]
    if (other?.identifier == null) throw new Error('No client has a dealer code.')
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${client.slug}/settings`,
    })
    const { page } = visit
    await page.getByRole('textbox', { name: 'Dealer Code' }).fill(other.identifier)
    await page.keyboard.press('Control+Enter')
    await page.getByText(`"${other.identifier}" already exists.`).first().waitFor()
  })

  it('asks before unsaved changes are left by a link or by Back, and keeps them when one stays', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${client.slug}/budgets`,
    })
    const { page } = visit
    const tabs = page.getByRole('navigation', { name: 'Client profile' })
    await tabs.getByRole('link', { name: 'Settings' }).click()
    await page.getByLabel('City').fill('Elsewhere')
    await tabs.getByRole('link', { name: 'Activity' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect.poll(() => page.url()).toContain('/settings')
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Elsewhere')
    await page.evaluate(() => history.back())
    await question.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('**/budgets')
  })

  it('tells of a change that somebody else saved first, and loses neither', async () => {
    const address = `/clients/${client.slug}/settings`
    await using mine = await visitAs(chromium, server, 'account-manager', { path: address })
    await using theirs = await visitAs(chromium, server, 'director', { path: address })
    await mine.page.getByLabel('City').fill('Mine City')
    await theirs.page.getByLabel('Phone').fill('(555) 010-7788')
    await theirs.page.getByRole('button', { name: 'Save changes' }).click()
    await theirs.page.getByText('Your request is successfully processed.').first().waitFor()
    await mine.page.getByRole('button', { name: 'Save changes' }).click()
    await mine.page.getByRole('button', { name: 'Load the latest version' }).click()
    await mine.page.getByText('What you changed is kept. Save again to apply it.').waitFor()
    await expect.poll(() => mine.page.getByLabel('Phone').inputValue()).toBe('(555) 010-7788')
    await expect.poll(() => mine.page.getByLabel('City').inputValue()).toBe('Mine City')
    await mine.page.getByRole('button', { name: 'Save changes' }).click()
    await mine.page.getByText('Your request is successfully processed.').first().waitFor()
    const saved = (await staff.get<{ city: string; phone: string }>(`/clients/${client.id}`)).body
    expect(saved).toMatchObject({ city: 'Mine City', phone: '(555) 010-7788' })
  })
})

const addresses = [
  '/clients',
  '/clients/inactive',
  '/prospects',
  'budgets',
  'activity',
  'settings',
  'contacts',
]
const addressOf = (path: string): string => (path.startsWith('/') ? path : `/clients/${client.slug}/${path}`)

describe('a client that is canceled', () => {
  // CLI-07
  it('ends with its budgets, and its team is told where that is wanted', async () => {
    const me = (await (await signIn(server.url, 'account-manager')).get<{ id: number }>('/users/me')).body.id
    const made = await staff.post<Client>('/clients', { name: 'Leaving Motors', activatedAt: '2020-01-01' })
    await created(staff, { clientId: made.body.id })
    await staff.post('/clients/assignTeamMembers', {
      clientId: made.body.id,
      teamMembers: [{ userId: me, clientUserTypeId: 1 }],
    })
    await using visit = await visitAs(chromium, server, 'super-admin', {
      path: `/clients/${made.body.slug}/settings`,
    })
    const { page } = visit
    await page.getByRole('button', { name: 'Cancel now' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel Leaving Motors' })
    await dialog.getByText('Ends: 1 running budget.').waitFor()
    await dialog.getByRole('combobox', { name: /^Reason/ }).click()
    await page.getByRole('option').first().click()
    await dialog.getByRole('button', { name: 'Cancel the client' }).click()
    await page.getByText('Leaving Motors is inactive. 1 budget has ended.').first().waitFor()
    const question = page.getByRole('dialog', { name: 'Tell the team that this service ends?' })
    await question.getByText(/of Leaving Motors ends on/).waitFor()
    await looksRight(page)
    await question.getByRole('button', { name: 'Tell them' }).click()
    await page.getByText('One person has been told.').first().waitFor()
    await question.waitFor({ state: 'detached' })
    expect((await staff.get<{ canceledAt: string | null }>(`/clients/${made.body.id}`)).body.canceledAt).toBe(
      today(),
    )
    expect(visit.complaints).toEqual([])
  })
})

describe('every screen of clients', () => {
  it('is accessible, can be read in the dark and fits a phone', async () => {
    await using visit = await visitAs(chromium, server, 'super-admin', { path: null })
    for (const path of addresses) {
      await openScreen(visit.page, addressOf(path))
      await looksRight(visit.page)
    }
    expect(visit.complaints).toEqual([])
  })
})
