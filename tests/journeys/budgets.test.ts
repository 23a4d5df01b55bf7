import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agencyYear } from '../support/agency-day.ts'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { looksRight, openScreen } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'

interface Client {
  readonly id: number
  readonly name: string
  readonly slug: string
}
interface Budget {
  readonly id: number
  readonly version: number
  readonly serviceId: number
  readonly invoiceAmount: number
  readonly notes: string
  readonly Service: { readonly name: string }
  readonly fees: readonly { readonly FeeService: { readonly name: string }; readonly invoiceAmount: number }[]
  readonly Tags: readonly { readonly name: string }[]
}
interface Paged<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

let server: RunningServer
let chromium: Browser
let staff: Caller
let client: Client
let services: readonly { readonly id: number; readonly name: string; readonly active: boolean }[]
let feeServices: readonly { readonly id: number; readonly name: string }[]

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  staff = await signIn(server.url, 'super-admin')
  client = (await staff.get<Client>('/clients/1001')).body
  services = (await staff.get<typeof services>('/services')).body.filter(({ active }) => active)
  feeServices = (await staff.get<typeof feeServices>('/feeServices')).body
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const service = () => services[0]!
/** A budget of its own for a test that changes or deletes one. */
const newBudget = async (notes: string): Promise<Budget> =>
  (
    await staff.post<Budget>('/budgets/createBudgetWithFees', {
      clientId: client.id,
      serviceId: service().id,
      budgetType: 'Recurring',
      startsAt: '2026-01-01',
      invoiceAmount: 1500,
      notes,
    })
  ).body
const budgetsOf = async (id: number): Promise<readonly Budget[]> =>
  (await staff.get<Paged<Budget>>(`/clients/${id}/budgets?pageSize=200`)).body.rows

const amount = (scope: Page | Locator) => scope.getByRole('textbox', { name: 'Invoice Amount' })
const field = (scope: Page | Locator, name: string) => scope.getByRole('textbox', { name, exact: true })
const save = (page: Page) =>
  page.getByRole('form').getByRole('button', { name: /^(Create budget|Save changes)$/ })
const processed = (page: Page) => page.getByText('Your request is successfully processed.').first()

async function choose(scope: Page | Locator, label: string, words: string): Promise<void> {
  const box = scope.getByRole('combobox', { name: label, exact: true })
  await box.fill(words)
  await scope
    .getByRole('option', { name: new RegExp(`^${words}`) })
    .first()
    .click()
}

async function fillBudget(page: Page, notes: string): Promise<void> {
  await choose(page, 'Service', service().name)
  await field(page, 'Starts At').fill('01/01/2026')
  await amount(page).first().fill('2,500.50')
  await field(page, 'Notes').first().fill(notes)
}

describe('creating a budget', () => {
  it('saves a budget with a tag and a fee for a client that is found by typing', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/budgets/create' })
    const { page } = visit
    await choose(page, 'Client', client.name)
    await fillBudget(page, 'from the form')
    await page.getByRole('combobox', { name: 'Tags' }).click()
    await page.getByRole('option').first().click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add fee' }).click()
    const fee = page.getByRole('list', { name: 'Fees' }).getByRole('listitem').first()
    await choose(fee, 'Fee Service', feeServices[0]!.name)
    await amount(fee).fill('(75)')
    await save(page).click()
    await page.waitForURL(`**/clients/${client.slug}/budgets`)
    await processed(page).waitFor()
    const saved = (await budgetsOf(client.id)).find(({ notes }) => notes === 'from the form')
    expect(saved).toMatchObject({
      invoiceAmount: 2500.5,
      fees: [{ invoiceAmount: -75, FeeService: { name: feeServices[0]!.name } }],
    })
    expect(saved?.Tags).toHaveLength(1)
    await page.getByRole('grid').getByText('from the form').waitFor()
  })

  it('opens with the client chosen from its profile', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${client.slug}/budgets`,
    })
    const { page } = visit
    await page.getByRole('link', { name: 'Create budget' }).click()
    await page.waitForURL(`**/budgets/create/${client.slug}`)
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Client', exact: true }).inputValue())
      .toBe(client.name)
  })

  it('says what is wrong in the words of the specification and sends nothing', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/budgets/create/${client.slug}`,
    })
    const { page } = visit
    const sent: string[] = []
    page.on(
      'request',
      (request) => void (request.url().includes('createBudgetWithFees') && sent.push(request.url())),
    )
    await save(page).click()
    await expect.poll(() => page.getByText('Field is required').count()).toBe(3)
    await expect
      .poll(() =>
        page.getByRole('combobox', { name: 'Service' }).evaluate((input) => input === document.activeElement),
      )
      .toBe(true)
    await amount(page).fill('-1')
    await page.getByText('Field must be a positive number').waitFor()
    await amount(page).fill('abc')
    await page.getByText('Field must be a number').waitFor()
    await field(page, 'Starts At').fill('03/01/2026')
    await field(page, 'Ends At').fill('02/28/2026')
    await page.getByText('Ends At must not be before Starts At.').waitFor()
    await save(page).click()
    expect(sent).toEqual([])
  })

  it('does not save what a field cannot read', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/budgets/create/${client.slug}`,
    })
    const { page } = visit
    await fillBudget(page, 'half a date')
    await field(page, 'Ends At').fill('13/45')
    await save(page).click()
    await page.getByText('Enter a date as MM/DD/YYYY.').waitFor()
    expect((await budgetsOf(client.id)).some(({ notes }) => notes === 'half a date')).toBe(false)
  })

  it('is saved once however often one presses, by Ctrl+Enter too', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/budgets/create/${client.slug}`,
    })
    const { page } = visit
    await fillBudget(page, 'pressed twice')
    await field(page, 'Notes')
      .first()
      .evaluate((area) => {
        const press = () =>
          area.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }),
          )
        press()
        press()
      })
    await page.waitForURL(`**/clients/${client.slug}/budgets`)
    await expect
      .poll(async () => (await budgetsOf(client.id)).filter(({ notes }) => notes === 'pressed twice'))
      .toHaveLength(1)
  })

  it('loses nothing when saving fails, and a repetition after a lost answer does not double it', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/budgets/create/${client.slug}`,
    })
    const { page } = visit
    await page.clock.install()
    await fillBudget(page, 'answer lost')
    const keys: (string | undefined)[] = []
    await page.route('**/createBudgetWithFees', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      await route.fetch()
      await route.abort('connectionreset')
    })
    await save(page).click()
    for (const tries of [2, 3, 4]) {
      await expect.poll(() => keys.length).toBe(tries - 1)
      await page.clock.runFor(1000 * tries)
    }
    await page.getByText('There was an error processing your request.').first().waitFor()
    await expect.poll(() => field(page, 'Notes').first().inputValue()).toBe('answer lost')
    await page.unroute('**/createBudgetWithFees')
    await save(page).click()
    await page.waitForURL(`**/clients/${client.slug}/budgets`)
    expect(new Set(keys).size).toBe(1)
    await expect
      .poll(async () => (await budgetsOf(client.id)).filter(({ notes }) => notes === 'answer lost'))
      .toHaveLength(1)
  })
})

describe('changing a budget', () => {
  it('opens with what is saved, and saves what is changed', async () => {
    const budget = await newBudget('to be changed')
    await using visit = await visitAs(chromium, server, 'accounting', { path: `/budgets/${budget.id}/edit` })
    const { page } = visit
    await expect.poll(() => amount(page).inputValue()).toBe('1,500.00')
    await amount(page).fill('1750')
    await field(page, 'Platform Margin').fill('15')
    await page.getByText('$262.50 of the invoice amount').waitFor()
    await save(page).click()
    await processed(page).waitFor()
    expect((await staff.get(`/budgets/${budget.id}`)).body).toMatchObject({
      invoiceAmount: 1750,
      platformMargin: 15,
      notes: 'to be changed',
    })
  })

  it('has no margin for those who may not see one', async () => {
    const budget = await newBudget('without margin')
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/budgets/${budget.id}/edit`,
    })
    await amount(visit.page).waitFor()
    await expect.poll(() => field(visit.page, 'Platform Margin').count()).toBe(0)
  })

  it('tells of a change that another tab saved first; neither is lost', async () => {
    const budget = await newBudget('stale')
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/budgets/${budget.id}/edit`,
    })
    const first = visit.page
    const second = await visit.context.newPage()
    await second.goto(`/budgets/${budget.id}/edit`)
    await amount(first).fill('1600')
    await field(second, 'Notes').fill('written in the other tab')
    await save(second).click()
    await processed(second).waitFor()
    await save(first).click()
    await first.getByRole('button', { name: 'Load the latest version' }).click()
    await first.getByText('What you changed is kept. Save again to apply it.').waitFor()
    await expect.poll(() => field(first, 'Notes').inputValue()).toBe('written in the other tab')
    await save(first).click()
    await processed(first).waitFor()
    expect((await staff.get(`/budgets/${budget.id}`)).body).toMatchObject({
      invoiceAmount: 1600,
      notes: 'written in the other tab',
    })
  })

  it('asks before unsaved changes are left', async () => {
    const budget = await newBudget('left alone')
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/budgets/${budget.id}/edit`,
    })
    const { page } = visit
    await amount(page).fill('1')
    await page.getByRole('button', { name: 'Cancel' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect.poll(() => amount(page).inputValue()).toBe('1.00')
    await amount(page).fill('1500')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL(`**/clients/${client.slug}/budgets`)
  })

  it('asks before a day is left that is only half typed', async () => {
    const budget = await newBudget('left half typed')
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/budgets/${budget.id}/edit`,
    })
    const { page } = visit
    const ends = field(page, 'Ends At')
    const kept = await ends.inputValue()
    await ends.fill('13/4')
    const leave = (): Promise<void> => page.getByRole('button', { name: 'Cancel' }).click()
    await leave()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect.poll(() => ends.inputValue()).toBe('13/4')
    // As it was before: nothing is lost.
    await ends.fill(kept)
    await leave()
    await page.waitForURL(`**/clients/${client.slug}/budgets`)
  })
})

describe('deleting a budget', () => {
  const deleteIn = async (page: Page, notes: string): Promise<Locator> => {
    const row = page.getByRole('row').filter({ hasText: notes })
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    return page.getByRole('alertdialog', { name: 'Delete this budget?' })
  }

  it('asks in a dialog 490 px wide, says that it is done, and takes it from the list', async () => {
    const budget = await newBudget('to be deleted')
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${client.slug}/budgets?pageSize=200`,
    })
    const { page } = visit
    const dialog = await deleteIn(page, 'to be deleted')
    await expect
      .poll(() => dialog.evaluate((frame) => frame.firstElementChild?.getBoundingClientRect().width))
      .toBe(490)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await (await deleteIn(page, 'to be deleted')).getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Budget has been deleted.').first().waitFor()
    await expect.poll(() => page.getByRole('grid').getByText('to be deleted').count()).toBe(0)
    expect((await staff.get(`/budgets/${budget.id}`)).status).toBe(404)
  })

  it('says that it could not be deleted, and keeps it', async () => {
    await newBudget('stays')
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${client.slug}/budgets?pageSize=200`,
    })
    const { page } = visit
    await page.route('**/deleteBudgetWithFees', (route) =>
      route.fulfill({ status: 400, json: { code: 'malformed', message: 'No.' } }),
    )
    await (await deleteIn(page, 'stays')).getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Budget could not be deleted.').first().waitFor()
    await page.getByRole('grid').getByText('stays').waitFor()
  })
})

describe('the report of active budgets', () => {
  const filters = (page: Page) => page.getByRole('form', { name: 'Filters' })
  const pick = async (page: Page, label: string, option: string): Promise<void> => {
    await filters(page).getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }

  it('has the columns of the specification; an empty end reads Active, a month the fees', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/budgets/active-budgets',
    })
    const { page } = visit
    const grid = page.getByRole('grid', { name: 'Active Budgets' })
    await grid.getByText('Active', { exact: true }).first().waitFor()
    const heads = await grid.getByRole('columnheader').allInnerTexts()
    expect(heads.map((head) => head.trim()).filter(Boolean)).toEqual([
      'Details',
      'Client',
      'Service',
      'Starts At',
      'Ends At',
      'Invoice Amount',
      'Actual Spend',
      'Notes',
      'Actions',
    ])
    await expect.poll(() => grid.getByRole('columnheader', { name: 'Margin' }).count()).toBe(0)
  })

  it('shows margins to accounting', async () => {
    await using visit = await visitAs(chromium, server, 'accounting', { path: '/budgets/active-budgets' })
    await visit.page.getByRole('columnheader', { name: 'Margin Amount' }).waitFor()
    const heads = await visit.page.getByRole('columnheader').allInnerTexts()
    expect(heads.map((head) => head.trim()).slice(-4)).toEqual([
      'Margin',
      'Margin Amount',
      'Notes',
      'Actions',
    ])
  })

  it('names each filter above a list of its reports in full', async () => {
    await using visit = await visitAs(chromium, server, 'accounting', { path: '/budgets/client_view' })
    const { page } = visit
    await page.getByRole('grid').getByRole('rowheader').first().waitFor()
    const cut = await page.locator('[data-filter]').evaluateAll((filters) => {
      const paper = document.createElement('canvas').getContext('2d')!
      return filters.flatMap((filter) => {
        const control = filter.querySelector('input, [role="combobox"]')!
        const { font, paddingLeft, paddingRight } = getComputedStyle(control)
        if (control instanceof HTMLInputElement) {
          paper.font = font
          const room = control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
          return paper.measureText(control.placeholder).width > room ? [control.placeholder] : []
        }
        return [control, ...control.querySelectorAll('*')].some(
          (part) => part.scrollWidth > part.clientWidth + 1,
        )
          ? [control.textContent]
          : []
      })
    })
    expect(await page.locator('[data-filter]').count()).toBeGreaterThan(5)
    expect(cut).toEqual([])
  })

  it('waits with Search until its filters are valid, and asks only then', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/budgets/active-budgets',
    })
    const { page } = visit
    const search = filters(page).getByRole('button', { name: 'Search' })
    await page.getByRole('grid').getByRole('rowheader').first().waitFor()
    await pick(page, 'Month', 'October')
    await filters(page).getByText('Field is required').waitFor()
    await expect.poll(() => search.isDisabled()).toBe(true)
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await pick(page, 'Year', String(agencyYear()))
    // While the answer is on its way, what stands there says what it is.
    const answered = Promise.withResolvers<void>()
    const isAsked = (address: URL): boolean =>
      address.pathname.endsWith('/activeBudgets') && address.searchParams.get('month') === 'October'
    await page.route(isAsked, async (route) => {
      await answered.promise
      await route.continue()
    })
    await search.click()
    await page.waitForURL(`**/active-budgets?month=October&year=${agencyYear()}`)
    await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor()
    await expect.poll(() => page.getByText(`Budgets that run in October ${agencyYear()}`).count()).toBe(0)
    answered.resolve()
    await page.getByText(`Budgets that run in October ${agencyYear()}`).waitFor()
    await page.reload()
    await page.getByText(`Budgets that run in October ${agencyYear()}`).waitFor()
    await page.goBack()
    await expect
      .poll(() => filters(page).getByRole('combobox', { name: 'Month' }).innerText())
      .toContain('Any')
  })

  it('offers All Future Budgets without a year, and next year, this one and five before', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/budgets/active-budgets',
    })
    const { page } = visit
    await filters(page).getByRole('combobox', { name: 'Year' }).click()
    const years = await page.getByRole('option').allInnerTexts()
    const thisYear = agencyYear()
    expect(years).toEqual(['Any', ...Array.from({ length: 7 }, (_, back) => String(thisYear + 1 - back))])
    await page.keyboard.press('Escape')
    await pick(page, 'Month', 'All Future Budgets')
    await filters(page).getByRole('button', { name: 'Search' }).click()
    await page.getByText('Budgets that start after this month').waitFor()
  })

  it("says 'No budgets found.' when nothing fits", async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/budgets/active-budgets?month=January&year=${agencyYear(-5)}`,
    })
    await visit.page.getByText('No budgets found.').waitFor()
  })

  it('sums up over all its pages, and downloads the same as a spreadsheet', async () => {
    await using visit = await visitAs(chromium, server, 'accounting', { path: '/budgets/active-budgets' })
    const { page } = visit
    const { totals } = (await staff.get<{ totals: { invoiceAmount: number } }>('/reports/activeBudgets')).body
    const written = `$${totals.invoiceAmount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`
    await expect.poll(() => page.getByText(written, { exact: true }).count()).toBeGreaterThanOrEqual(2)
    await page.getByRole('button', { name: 'Download' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Excel' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
  })

  it('opens the fees of a budget below its row', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/budgets/active-budgets',
    })
    const { page } = visit
    await page
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click()
    await page
      .getByRole('table', { name: 'Fees' })
      .or(page.getByText('This budget has no fees.'))
      .first()
      .waitFor()
  })

  it('lists ended budgets under Inactive Budgets', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/budgets/inactive-budgets',
    })
    const { page } = visit
    await page.getByRole('grid', { name: 'Inactive Budgets' }).getByRole('rowheader').first().waitFor()
    await page.getByText('Budgets that have ended').waitFor()
    await expect.poll(() => page.getByRole('grid').getByText('Active', { exact: true }).count()).toBe(0)
  })
})

describe('allocations', () => {
  it('keeps a budget that was split over a reload, tells what does not add up, and leads to the client', async () => {
    await using visit = await visitAs(chromium, server, 'accounting', { path: null })
    const { page } = visit
    await openScreen(page, '/allocations/paid-search?state=open')
    const row = page.getByRole('row').filter({ hasText: 'Not split' }).first()
    const link = row.getByRole('link').first()
    const name = await link.innerText()
    await row.getByRole('button', { name: /^(More )?[Aa]ctions/ }).click()
    await page.getByRole('menuitem', { name: 'Split budget' }).click()
    const dialog = page.getByRole('dialog', { name: `Split Paid Search of ${name}` })
    await dialog.getByRole('textbox', { name: 'Brand' }).fill('60')
    await dialog.getByRole('button', { name: 'Save split' }).click()
    await expect.poll(() => dialog.innerText()).toContain('60.00% of 100%')
    await dialog.getByRole('textbox', { name: 'Model' }).fill('40')
    await dialog.getByRole('button', { name: 'Save split' }).click()
    await page.getByText('The budget is split.').first().waitFor()

    await openScreen(page, `/allocations/paid-search?search=${encodeURIComponent(name)}`)
    const split = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
    await expect.poll(() => split.innerText()).toMatch(/60\.00%[\s\S]*40\.00%/)
    await split.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(visit.complaints).toEqual([])
  })
})

describe('every screen of budgets', () => {
  const addresses = () => [
    '/budgets/active-budgets',
    '/budgets/inactive-budgets',
    `/budgets/create/${client.slug}`,
  ]
  const shown = async (page: Page, path: string): Promise<void> => {
    await openScreen(page, path)
    if (path.includes('create')) {
      await page.getByRole('button', { name: 'Add fee' }).click()
      await save(page).click()
    }
  }

  it('is accessible with everything wrong that can be, can be read in the dark and fits a phone', async () => {
    await using visit = await visitAs(chromium, server, 'accounting', { path: null })
    for (const path of addresses()) {
      await shown(visit.page, path)
      await looksRight(visit.page)
    }
    expect(visit.complaints).toEqual([])
  })
})
