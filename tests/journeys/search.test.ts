import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agencyDay } from '../support/agency-day.ts'
import { browser, signIn, startServer, type RunningServer } from '../support/index.ts'
import { isAccessible } from '../support/looks.ts'
import { visitAs, type Visit } from '../support/visit.ts'

interface SimpleClient {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly identifier: string | null
  readonly activatedAt: string | null
  readonly canceledAt: string | null
}

let server: RunningServer
let chromium: Browser
let clients: readonly SimpleClient[]

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  const staff = await signIn(server.url, 'super-admin')
  clients = (await staff.get<SimpleClient[]>('/clients/list/simple')).body
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const isPast = (day: string | null): boolean => day !== null && day < agencyDay()
const stateOf = ({ activatedAt, canceledAt }: SimpleClient): string =>
  isPast(canceledAt) ? 'Inactive Client' : isPast(activatedAt) ? 'Client' : 'Prospect'

/** A client of a state whose dealer code nobody shares. */
const someone = (state: string): SimpleClient & { readonly identifier: string } => {
  const found = clients.find((client) => stateOf(client) === state && client.identifier !== null)
  if (found?.identifier == null) throw new Error(`The demo agency has no ${state} with a dealer code.`)
  return { ...found, identifier: found.identifier }
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Search clients, screens and actions' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Search results' }).getByRole('option')
const group = (page: Page, name: string) =>
  page.getByRole('listbox', { name: 'Search results' }).getByRole('group', { name })

async function searching(account: string, typed: string): Promise<Visit> {
  const visit = await visitAs(chromium, server, account, { path: '/pacing' })
  await field(visit.page).fill(typed)
  // Clients arrive after the screens, which are known at once.
  await visit.page.getByText('Loading the clients').waitFor({ state: 'hidden' })
  return visit
}

describe('the global search', () => {
  // SEA-02
  it('finds a dealer by three letters, with its dealer code and id, and opens its profile', async () => {
    const client = someone('Client')
    await using visit = await searching('account-manager', client.name.slice(0, 3))
    const { page } = visit
    await field(page).fill(client.name)
    const first = options(page).first()
    await first.getByText(client.name).or(first.locator('mark').first()).first().waitFor()
    const text = await first.innerText()
    expect(text).toContain(client.identifier)
    expect(text).toContain(`ID ${client.id}`)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/clients/${client.slug}`)
    await expect.poll(() => field(page).inputValue()).toBe('')
  })

  // SEA-11
  it('reads the list of clients once, sorted by name', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: null })
    const { page } = visit
    const lists: string[][] = []
    page.on('response', (response) => {
      if (!response.url().endsWith('/api/clients/list/simple')) return
      void response.json().then((list: SimpleClient[]) => lists.push(list.map(({ name }) => name)))
    })
    await page.goto('/pacing')
    await expect.poll(() => lists.length).toBe(1)
    await field(page).fill('honda')
    await options(page).first().waitFor()
    await page.getByRole('banner').getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: 'Monthly Report' }).waitFor()
    await field(page).fill('kia')
    await options(page).first().waitFor()
    expect(lists.length).toBe(1)
    const names = lists[0] ?? []
    expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  })

  // SEA-03
  it.each(['Client', 'Prospect', 'Inactive Client'])('says of a %s that it is one', async (state) => {
    const client = someone(state)
    await using visit = await searching('account-manager', client.identifier)
    await expect.poll(() => options(visit.page).first().innerText()).toContain(state)
  })

  // SEA-04
  it('lists those canceled last', async () => {
    const words = clients.flatMap(({ name }) => name.split(' '))
    const word = words.find((one) => {
      const named = clients.filter(({ name }) => name.split(' ').includes(one)).map(stateOf)
      return (
        one.length > 3 && named.length < 10 && named.includes('Client') && named.includes('Inactive Client')
      )
    })
    expect(word).toBeDefined()
    await using visit = await searching('account-manager', word ?? '')
    await group(visit.page, 'Clients').getByText('Inactive Client').first().waitFor()
    const states = await group(visit.page, 'Clients').getByRole('option').allInnerTexts()
    const canceled = states.map((text) => text.includes('Inactive Client'))
    expect(canceled.lastIndexOf(false)).toBeLessThan(canceled.indexOf(true))
  })

  // SEA-05
  it('finds screens with their group and opens them', async () => {
    await using visit = await searching('account-manager', 'invoicing')
    const { page } = visit
    const screen = group(page, 'Screens').getByRole('option', { name: /Invoicing/ })
    await expect.poll(() => screen.innerText()).toContain('Accounting')
    await screen.click()
    await page.waitForURL('**/budgets/invoicing')
  })

  // SEA-06
  it('finds only the screens that open for the person', async () => {
    await using visit = await searching('seo', 'iam')
    await expect.poll(() => group(visit.page, 'Screens').getByText('IAM', { exact: true }).count()).toBe(0)
    await using administrator = await searching('admin', 'iam')
    await group(administrator.page, 'Screens').getByRole('option', { name: /^IAM/ }).waitFor()
  })

  // SEA-07, SEA-08
  it.each(['id', 'dealer code'] as const)('leaves one client when its %s is typed in full', async (what) => {
    const client = someone('Client')
    await using visit = await searching(
      'account-manager',
      what === 'id' ? String(client.id) : client.identifier,
    )
    const { page } = visit
    await expect.poll(() => group(page, 'Clients').getByRole('option').count()).toBe(1)
    await expect.poll(() => group(page, 'Clients').innerText()).toContain(client.name)
    await expect.poll(() => group(page, 'Screens').count()).toBe(0)
  })

  // SEA-09, SEA-10
  it('offers the shortcuts when one active client is left, and opens insights with the dates of last month', async () => {
    const client = someone('Client')
    await using visit = await searching('account-manager', client.identifier)
    const { page } = visit
    await group(page, 'Shortcuts').waitFor()
    expect(
      (await group(page, 'Shortcuts').getByRole('option').allInnerTexts()).map((text) => text.trim()),
    ).toEqual([
      'Client Insights this month',
      'Client Insights last month',
      'Budgets',
      'Contacts',
      'Integrations',
      'Sales Incentives',
      'Settings',
      'Team',
      'Users',
    ])
    await group(page, 'Shortcuts').getByText('Client Insights last month').click()
    await page.waitForURL(`**/clients/${client.slug}/insights?*`)
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('startDate')).toMatch(/-01$/)
    expect(searchParams.get('endDate')?.slice(0, 7)).toBe(searchParams.get('startDate')?.slice(0, 7))
  })

  // SEA-09
  it('offers no shortcuts for one that was canceled', async () => {
    await using visit = await searching('account-manager', someone('Inactive Client').identifier)
    await options(visit.page).first().waitFor()
    await expect.poll(() => group(visit.page, 'Shortcuts').count()).toBe(0)
  })
})

describe('by the keyboard', () => {
  it('opens on / and on Ctrl+K, moves with the arrows, opens with Enter', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/pacing' })
    const { page } = visit
    await field(page).waitFor()
    await page.getByRole('main').focus()
    await page.keyboard.press('/')
    await page.keyboard.type('budget')
    await options(page).nth(1).waitFor()
    await page.getByText('Loading the clients').waitFor({ state: 'hidden' })
    const chosen = () =>
      options(page).evaluateAll((all) => all.findIndex((option) => option.ariaSelected === 'true'))
    await expect.poll(() => chosen()).toBe(0)
    await page.keyboard.press('ArrowDown')
    await expect.poll(chosen).toBe(1)
    await expect
      .poll(() => field(page).getAttribute('aria-activedescendant'))
      .toBe(await options(page).nth(1).getAttribute('id'))
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect.poll(chosen).toBe((await options(page).count()) - 1)
    await page.keyboard.press('ArrowDown')
    const address = await options(page).first().getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${address}`)
    await page.keyboard.press('Control+k')
    await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true)
  })

  it('is left by Escape, which gives the focus back', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/pacing' })
    const { page } = visit
    const account = page.getByRole('button', { name: /^Your account/ })
    await account.focus()
    await page.keyboard.press('/')
    await page.keyboard.type('hon')
    await options(page).first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => options(page).count()).toBe(0)
    await expect.poll(() => field(page).inputValue()).toBe('')
    await expect.poll(() => account.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('says that nothing was found', async () => {
    await using visit = await searching('account-manager', 'zzzzqq')
    await visit.page
      .getByRole('status')
      .getByText(/Nothing found for/)
      .waitFor()
  })
})

describe('when the clients cannot be read', () => {
  it('screens are found all the same, and a retry brings the clients', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: null })
    const { page } = visit
    await page.route(
      '**/api/clients/list/simple',
      (route) => route.fulfill({ status: 404, json: { code: 'x', message: 'No' } }),
      { times: 1 },
    )
    await page.goto('/pacing')
    await field(page).fill('invoicing')
    await page.getByText('The clients could not be loaded.').waitFor()
    await group(page, 'Screens').waitFor()
    await page.getByRole('button', { name: 'Retry' }).click()
    await field(page).fill(someone('Client').identifier)
    await group(page, 'Clients').waitFor()
  })
})

describe('while the clients are still on their way', () => {
  it('what was pointed at stays pointed at when they arrive', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: null })
    const { page } = visit
    const arrive = Promise.withResolvers<void>()
    await page.route('**/api/clients/list/simple', async (route) => {
      await arrive.promise
      await route.continue()
    })
    await page.goto('/pacing')
    const name = someone('Client').name.slice(0, 2)
    await field(page).fill(name)
    await page.getByText('Loading the clients').waitFor()
    await options(page).nth(1).waitFor()
    await page.keyboard.press('ArrowDown')
    const chosen = page.getByRole('option', { selected: true })
    const before = await chosen.innerText()
    arrive.resolve()
    await group(page, 'Clients').waitFor()
    await expect.poll(() => chosen.innerText()).toBe(before)
    await expect.poll(() => options(page).first().innerText()).not.toBe(before)
  })
})

describe('the looks', () => {
  it('opens over the whole width of a phone', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/pacing',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const { page } = visit
    await page.getByRole('button', { name: 'Search' }).tap()
    await field(page).fill('honda')
    await options(page).first().waitFor()
    const box = await field(page).locator('..').boundingBox()
    expect(box?.width).toBeGreaterThan(360)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390)
  })

  it.each(['light', 'dark'] as const)(
    'has nothing that axe complains about when it is %s',
    async (colorScheme) => {
      await using visit = await visitAs(chromium, server, 'account-manager', { path: '/pacing', colorScheme })
      const { page } = visit
      await page.getByRole('heading', { level: 1 }).waitFor()
      await field(page).fill('honda')
      await options(page).first().waitFor()
      await isAccessible(page)
    },
  )
})
