import {
  formatDay,
  formatMonth,
  monthRange,
  previousMonthRange,
  type DayRange,
} from '@portal/core/foundation/format'
import type { Answer } from '@portal/core/calls'
import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agencyDay, agencyMonth } from '../support/agency-day.ts'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { fitsItsWidth, hasContrast, isAccessible, phone } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'

interface Client {
  readonly id: number
  readonly name: string
  readonly slug: string
}
interface Dashboard {
  readonly data: readonly {
    readonly clientId: number
    readonly name: string
    readonly slug: string
    readonly data: { readonly current_period: object | null; readonly previous_period: object | null }
  }[]
}

let server: RunningServer
let chromium: Browser
let staff: Caller
const thirtyDays = { start_date: agencyDay(-30), end_date: agencyDay(-1) }

const daysOf = ({ start, end }: DayRange): string => `${formatDay(start)} – ${formatDay(end)}`
/** Days and those that they are compared with, as a screen names them. */
const comparedDays = ({ before, ...days }: DayRange & { readonly before: DayRange }): string =>
  `${daysOf(days)}, compared with ${daysOf(before)}`

beforeAll(async () => {
  ;[server, chromium] = await Promise.all([startServer(), browser()])
  staff = await signIn(server.url, 'super-admin')
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const grid = (page: Page) => page.getByRole('grid').first()
const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Figures' }).getByRole('button', { name })
const drawn = (page: Page) => page.getByRole('slider').first().waitFor()
/** What a screen sends to a call while something is done. */
async function askedOf(
  page: Page,
  path: string,
  act: () => Promise<unknown>,
): Promise<Record<string, unknown>> {
  const sent = new Promise<Record<string, unknown>>((resolve, reject) => {
    page
      .route(
        `**/api${path}`,
        (route) => {
          resolve(route.request().postDataJSON() as Record<string, unknown>)
          return route.continue()
        },
        { times: 1 },
      )
      .then(act)
      .catch(reject)
  })
  return await sent
}
const clientsWith = async (path: string): Promise<Dashboard['data']> => {
  const { body } = await staff.post<Dashboard>(path, { clients: [], ...thirtyDays })
  return body.data.filter(({ data }) => data.current_period !== null)
}

describe('the dashboard of a channel', () => {
  // DSH-06
  it('shows paid search, and has it worked out anew by Refresh', async () => {
    await using visit = await visitAs(chromium, server, 'sem', { path: null })
    const { page } = visit
    const asked = await askedOf(page, '/dashboards/sem', () => page.goto('/sem'))
    expect(asked).toEqual({ clients: [], ...thirtyDays })
    await drawn(page)
    await tile(page, 'Conversions').first().waitFor()
    await grid(page).getByRole('link').first().waitFor()
    const again = await askedOf(page, '/dashboards/sem', () =>
      page.getByRole('button', { name: 'Refresh' }).click(),
    )
    expect(again).toEqual({ clients: [], ...thirtyDays, breakCache: true })
    await page.getByText(/^As of \d/).waitFor()
    await isAccessible(page)
    expect(visit.complaints).toEqual([])
  })

  it.each([
    ['sem', '/sem'],
    ['social', '/social'],
    ['programmatic', '/programmatic'],
    ['programmatic', '/programmatic?tab=video'],
    ['programmatic', '/programmatic?tab=dv'],
    ['seo', '/seo'],
    ['account-manager', '/monthly-report'],
    ['super-admin', '/pacing'],
  ])('shows %s every column of %s in a window of 1280 px', async (account, path) => {
    await using visit = await visitAs(chromium, server, account, {
      path,
      viewport: { width: 1280, height: 800 },
    })
    const table = grid(visit.page)
    await table.getByRole('link').first().waitFor()
    const [wide, room] = await table.evaluate((it) => [it.scrollWidth, it.parentElement!.clientWidth])
    expect(wide).toBeLessThanOrEqual(room!)
    // Nor is the head of a column cut short.
    const cut = await table
      .locator('th button span')
      .evaluateAll((words) =>
        words.filter((one) => one.scrollWidth > one.clientWidth + 1).map(({ textContent }) => textContent),
      )
    expect(cut).toEqual([])
    // Nor is a figure broken in the middle, where it is narrower.
    await visit.page.setViewportSize({ width: 1200, height: 900 })
    const broken = await visit.page.getByRole('main').evaluate((main) => {
      const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (words.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(words.currentNode)
        const text = words.currentNode.textContent ?? ''
        if (/^[$\d][\d,.$%x]*$/.test(text) && range.getClientRects().length > 1) found.push(text)
      }
      return found
    })
    expect(broken).toEqual([])
  })

  it('begins with what waits for its department', async () => {
    await using sem = await visitAs(chromium, server, 'sem', { path: null })
    // On the first of a month nobody is off pace yet.
    await sem.page.route('**/api/clients/mtd-pacing-totals', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as Answer<'clients.mtdPacingTotals'>
      const rows = body.rows.map((row) => ({
        ...row,
        sections: row.sections.map((section) => ({ ...section, spend: section.spend + 1, pace: 0.4 })),
      }))
      await route.fulfill({ response, json: { ...body, rows } })
    })
    await sem.page.goto('/sem')
    await sem.page.getByText(/^\d+ of \d+ clients are off pace in SEM this month\./).waitFor()
    await sem.page.getByRole('link', { name: 'See their pacing in SEM' }).click()
    await heading(sem.page, 'Pacing').waitFor()
    await expect.poll(() => new URL(sem.page.url()).searchParams.get('section')).toBe('1')
    // Nor is anything overdue then.
    const { body: statuses } = await staff.get<{ id: number; closes: boolean }[]>('/deliverables/statuses')
    const { body: me } = await staff.get<{ id: number }>('/users/getUserByEmail?email=seo@demo.test')
    for (const name of ['Late', 'Later'])
      await staff.post('/deliverables', {
        clientId: 1001,
        name,
        statusId: statuses.find(({ closes }) => !closes)?.id,
        assigneeId: me.id,
        dueAt: agencyDay(-1),
      })
    await using seo = await visitAs(chromium, server, 'seo', { path: '/seo' })
    await seo.page.getByText(/^\d+ deliverables are overdue, \d+ of them yours\./).waitFor()
    await isAccessible(seo.page)
  })

  it('stands on a slow machine: what it reads does not begin its drawing anew', async () => {
    await using visit = await visitAs(chromium, server, 'sem', { path: null })
    const { page, context } = visit
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(`${server.url}/sem?clients=1007&startDate=${agencyDay(-320)}&endDate=${agencyDay(-40)}`)
    await heading(page, 'SEM').waitFor()
    await drawn(page)
  })

  it('keeps days, clients and measure in its address', async () => {
    const [client] = await clientsWith('/dashboards/sem')
    await using visit = await visitAs(chromium, server, 'sem', { path: null })
    const { page } = visit
    const [start, end] = [agencyDay(-60), agencyDay(-54)]
    const asked = await askedOf(page, '/dashboards/sem', () =>
      page.goto(`/sem?startDate=${start}&endDate=${end}&clients=${client!.clientId}&measure=clicks`),
    )
    expect(asked).toEqual({ clients: [{ id: client!.clientId }], start_date: start, end_date: end })
    const weeks = { start, end, before: { start: agencyDay(-67), end: agencyDay(-61) } }
    await page.getByText(comparedDays(weeks)).waitFor()
    await page.getByRole('heading', { name: 'Clicks by day' }).waitFor()
    await page.getByRole('combobox', { name: 'Period' }).click()
    await page.getByRole('option', { name: 'Last 7 Days' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('range')).toBe('Last 7 Days')
    await expect.poll(() => new URL(page.url()).searchParams.get('startDate')).toBeNull()
  })

  it('leads from a client down to its campaigns, and over to its insights of the same days', async () => {
    await using visit = await visitAs(chromium, server, 'sem', { path: '/sem?sort=-spend' })
    const { page } = visit
    const first = grid(page).getByRole('link').first()
    const name = await first.innerText()
    await grid(page)
      .getByRole('button', { name: /expand|details/i })
      .first()
      .click()
    const campaigns = page.getByRole('table', { name: `Search campaigns of ${name}` })
    await campaigns.getByRole('rowheader').first().waitFor()
    await first.click()
    await heading(page, `${name}: Client Insights`).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('startDate')).toBe(thirtyDays.start_date)
  })

  it('gives every client as a file', async () => {
    const clients = await clientsWith('/dashboards/sem')
    await using visit = await visitAs(chromium, server, 'sem', { path: '/sem' })
    const { page } = visit
    await grid(page).getByRole('link').first().waitFor()
    // Something above the button comes in the middle of the press.
    const button = page.getByRole('button', { name: 'Export' })
    await page.setViewportSize({ width: 1280, height: 1400 })
    await button.hover()
    const coming = page.waitForEvent('download')
    await page.mouse.down()
    await page.getByRole('main').evaluate((main) => {
      main.style.paddingBlockStart = '300px'
    })
    await page.mouse.up()
    const file = await coming
    expect(file.suggestedFilename()).toBe(`SEM ${thirtyDays.start_date} to ${thirtyDays.end_date}.csv`)
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines[0]).toContain('Client,Spend,Conversions,Conversions Change')
    expect(lines.length).toBeGreaterThan(clients.length)

    // And a press before there are figures waits for them.
    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/dashboards/sem', async (route) => {
      await held
      await route.continue()
    })
    await page.reload()
    await button.click()
    const later = page.waitForEvent('download')
    answer()
    expect((await readFile(await (await later).path(), 'utf8')).trim().split('\r\n')).toEqual(lines)
  })

  it('says what its chart shows by keyboard, and as a table', async () => {
    await using visit = await visitAs(chromium, server, 'sem', { path: '/sem' })
    const { page } = visit
    await drawn(page)
    const chart = page.getByRole('slider', { name: 'Conversions by day, day' })
    await chart.focus()
    await page.keyboard.press('Home')
    await expect
      .poll(() => chart.getAttribute('aria-valuetext'))
      .toMatch(/^\d\d\/\d\d\/\d{4} \(before: .*\): This period [\d,]+, Period before [\d,]+$/)
    // A press on the legend shows one line alone, another all again.
    const key = page.getByRole('button', { name: 'This period', exact: true })
    const lines = () =>
      chart
        .locator(':scope > svg path')
        .evaluateAll((paths) => paths.filter((path) => path.getAttribute('d')).length)
    const all = await lines()
    await key.click()
    await expect.poll(lines).toBeLessThan(all)
    await expect.poll(() => key.getAttribute('aria-pressed')).toBe('true')
    await key.click()
    await expect.poll(lines).toBe(all)
    await page.getByRole('button', { name: 'Show as table' }).click()
    const table = page.getByRole('table', { name: 'Conversions by day' })
    const day = table.getByRole('rowheader').first()
    await day.waitFor()
    // Its headings stand above its rows, and stay in sight above those that are scrolled to.
    const heading = table.getByRole('columnheader').first()
    const [above, below] = [await heading.boundingBox(), await day.boundingBox()]
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
    const scroller = page.getByRole('region', { name: 'Conversions by day, as a table' })
    await scroller.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
    await expect
      .poll(async () => Math.round((await heading.boundingBox())!.y - (await scroller.boundingBox())!.y))
      .toBe(0)
    await isAccessible(page)
  })

  // DSH-05
  it('of paid social has new and used vehicles apart', async () => {
    await using visit = await visitAs(chromium, server, 'social', { path: null })
    const { page } = visit
    const segmented = await askedOf(page, '/dashboards/social-segmented', async () => {
      const asked = await askedOf(page, '/dashboards/social', () => page.goto('/social'))
      expect(asked).toEqual({ clients: [], ...thirtyDays })
    })
    expect(segmented).toEqual({ clients: [], ...thirtyDays })
    const table = page.getByRole('table', { name: 'New and used vehicles' })
    for (const name of ['New vehicles', 'Used vehicles', 'Visits from paid social'])
      await table.getByRole('rowheader', { name }).waitFor()
    await isAccessible(page)
  })

  // DSH-09
  it.each([
    ['Display', '/dashboards/programmatic-display', '/programmatic?tab=ctv'],
    ['Video', '/dashboards/programmatic-video', '/programmatic'],
    ['Connected TV', '/dashboards/ctv', '/programmatic'],
    ['Display and Video', '/dashboards/dv', '/programmatic'],
  ])('of programmatic shows %s in a tab', async (tab, call, from) => {
    await using visit = await visitAs(chromium, server, 'programmatic', { path: from })
    const { page } = visit
    await drawn(page)
    const asked = await askedOf(page, call, () => page.getByRole('tab', { name: tab, exact: true }).click())
    expect(asked).toEqual({ clients: [], ...thirtyDays })
    await grid(page).getByRole('link').first().waitFor()
    await expect
      .poll(() => page.getByRole('tab', { name: tab, exact: true }).getAttribute('aria-selected'))
      .toBe('true')
  })

  // DSH-10
  it('of organic search shows its visits', async () => {
    await using visit = await visitAs(chromium, server, 'seo', { path: null, colorScheme: 'dark' })
    const { page } = visit
    await askedOf(page, '/dashboards/seo', () => page.goto('/seo'))
    await drawn(page)
    await tile(page, 'Sessions').waitFor()
    await grid(page).getByRole('link').first().waitFor()
    await hasContrast(page)
  })
})

describe('the monthly report', () => {
  // DSH-01. That it opens for everybody else is told where those are led to it (journeys/shell).
  it('shows a client its own stores and no others', async () => {
    const own = (await (await signIn(server.url, 'client-manager')).get<Client[]>('/clients/list/simple'))
      .body
    await using visit = await visitAs(chromium, server, 'client-manager', { path: '/monthly-report' })
    const { page } = visit
    await grid(page).getByRole('link').first().waitFor()
    const shown = await grid(page).getByRole('link').allInnerTexts()
    expect(shown.length).toBeGreaterThan(0)
    for (const name of shown) expect(own.map((client) => client.name)).toContain(name)
    await isAccessible(page)
  })

  it('is of the month that is chosen', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/monthly-report' })
    const { page } = visit
    await drawn(page)
    const month = agencyMonth(-3)
    const name = formatMonth(month)
    const asked = await askedOf(page, '/dashboards/monthly-report', async () => {
      await page.getByRole('combobox', { name: 'Month' }).click()
      await page.getByRole('option', { name }).click()
    })
    expect(asked).toEqual({
      clients: [],
      month,
      report: 'dashboard.monthly-report',
    })
    await expect.poll(() => new URL(page.url()).searchParams.get('month')).toBe(month.slice(0, 7))
    await page
      .getByRole('table', { name: 'Figures by channel' })
      .getByRole('rowheader', { name: 'Search' })
      .waitFor()
  })

  it('fits a phone', async () => {
    await using visit = await visitAs(chromium, server, 'client', { path: '/monthly-report', ...phone })
    await drawn(visit.page)
    await fitsItsWidth(visit.page)
    // The name of a store on its card looks like what it is: a way on.
    const card = visit.page.getByRole('list', { name: 'Clients' }).getByRole('listitem').first()
    const colorOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color)
    expect(await colorOf(card.getByRole('link').first())).not.toBe(
      await colorOf(card.getByRole('definition').first()),
    )
  })
})

describe('pacing', () => {
  // DSH-03
  it('shows spend against budget by client, of one section where it is chosen, with the notes of the month', async () => {
    await using visit = await visitAs(chromium, server, 'sem-manager', { path: '/pacing?sort=-budget' })
    const { page } = visit
    const first = grid(page).getByRole('link').first()
    await first.waitFor()
    const name = await first.innerText()
    const { body: clients } = await staff.get<Client[]>('/clients/list/simple')
    const client = clients.find((one) => one.name === name)!
    // Beside the sums of several sections it stands of which of them the pace is.
    const { body: totals } = await staff.post<{
      rows: { name: string; furthest: number | null; sections: { label: string; pace: number | null }[] }[]
    }>('/clients/mtd-pacing-totals', { clientIds: [] })
    const several = totals.rows.find(({ sections, furthest }) => sections.length > 1 && furthest !== null)
    const furthest = several?.sections.find(({ pace }) => pace === several.furthest)
    // On the first of a month nothing of it has been spent yet.
    const [shown, said] =
      several && furthest
        ? [several.name, new RegExp(`^${furthest.label} (On the dot|[\\d.]+% (under|over))$`)]
        : [totals.rows.find(({ sections }) => sections.length > 1)!.name, 'Not started']
    await page.getByRole('searchbox', { name: 'Client' }).fill(shown)
    await grid(page).getByRole('row', { name: shown }).getByText(said).first().waitFor()
    await page.getByRole('searchbox', { name: 'Client' }).fill('')
    const asked = await askedOf(page, '/clients/mtd-pacing-totals', async () => {
      await page.getByRole('combobox', { name: 'Section' }).click()
      await page.getByRole('option', { name: 'Social' }).click()
    })
    expect(asked).toMatchObject({ sectionId: 2, clientIds: [] })
    await expect.poll(() => new URL(page.url()).searchParams.get('section')).toBe('2')
    const { body: me } = await staff.get<{ id: number }>('/users/getUserByEmail?email=super-admin@demo.test')
    await staff.post('/pacing-notes', {
      sectionId: 1,
      clientId: client.id,
      userId: me.id,
      month: agencyMonth(),
      note: 'Holds back until the new feed is live.',
    })
    await page.goto(`/pacing?clients=${client.id}`)
    await grid(page)
      .getByRole('button', { name: /expand|details/i })
      .first()
      .click()
    await page.getByText('Holds back until the new feed is live.').waitFor()
    await page.getByRole('table', { name: `Sections of ${name}` }).waitFor()
    await isAccessible(page)
  })
})

describe('the account management dashboard', () => {
  // DSH-04
  it("asks for the manager's own clients, and shows what is off pace and who was not written about", async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: null })
    const { page } = visit
    const asked = await askedOf(page, '/dashboards/account-manager', () =>
      page.goto('/account-management-dashboard'),
    )
    expect(asked).toMatchObject(thirtyDays)
    expect((asked['clients'] as unknown[]).length).toBeGreaterThan(0)
    await grid(page).getByRole('link').first().waitFor()
    for (const name of ['Sections Off Pace', 'Last Activity'])
      await page.getByRole('columnheader', { name }).waitFor()
    const again = await askedOf(page, '/dashboards/account-manager', () =>
      page.getByRole('button', { name: 'Refresh' }).click(),
    )
    expect(again).toMatchObject({ breakCache: true })
    await isAccessible(page)
  })

  it('is not for others', async () => {
    await using visit = await visitAs(chromium, server, 'sem', { path: '/account-management-dashboard' })
    await heading(visit.page, 'Monthly Report').waitFor()
  })
})

describe('the insights of a client', () => {
  // REP-01, REP-14
  it('are of the days in the address, of a month without them, and refreshed past the cache', async () => {
    const [client] = await clientsWith('/dashboards/sem')
    const month = monthRange(agencyMonth(-3))
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${client!.slug}/insights?startDate=${month.start}&endDate=${month.end}`,
    })
    const { page } = visit
    await heading(page, `${client!.name}: Client Insights`).waitFor()
    await page.getByText(comparedDays({ ...month, before: previousMonthRange(month.start) })).waitFor()
    const asked = await askedOf(page, '/dashboards/sem', () => page.goto(`/clients/${client!.slug}/insights`))
    expect(String(asked['start_date'])).toMatch(/-01$/)
    await drawn(page)
    const again = await askedOf(page, '/dashboards/sem', () =>
      page.getByRole('button', { name: 'Refresh' }).click(),
    )
    expect(again).toMatchObject({ clients: [{ id: client!.clientId }], breakCache: true })
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/Insights .*\.csv$/)
    await isAccessible(page)
  })

  it('lead the people of a store to its other reports, and those back', async () => {
    await using visit = await visitAs(chromium, server, 'client')
    const { page } = visit
    await grid(page).getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: /: Client Insights$/ }).waitFor()
    await page.getByRole('button', { name: 'More reports' }).click()
    await page.getByRole('menuitem', { name: 'Location Report' }).click()
    await page.getByRole('heading', { level: 1, name: /: Location Report$/ }).waitFor()
    const back = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')
    await back.filter({ hasText: 'Client Insights' }).click()
    await page.getByRole('button', { name: 'More reports' }).click()
    await page.getByRole('menuitem', { name: 'Invoices, budgets and agreements' }).click()
    await heading(page, 'Invoices').waitFor()
    await back.filter({ hasText: 'Client Insights' }).waitFor()
  })

  // REP-03
  it('on connected TV have metrics and placements', async () => {
    const [client] = await clientsWith('/dashboards/ctv')
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${client!.slug}/connected-tv-insights`,
    })
    const { page } = visit
    await tile(page, 'Completed Views').waitFor()
    await page.getByRole('table', { name: 'Placements' }).getByRole('rowheader').first().waitFor()
    await isAccessible(page)
  })
})

describe('other dashboards', () => {
  // DSH-02
  it('list the clients that were onboarded lately, the latest first', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/onboarded?days=365' })
    const { page } = visit
    await grid(page).getByRole('link').first().waitFor()
    await isAccessible(page)
  })

  // DSH-07
  it('advise on the search budget of each client', async () => {
    await using visit = await visitAs(chromium, server, 'sem', { path: '/sem-budget-insights' })
    const { page } = visit
    await grid(page).getByRole('link').first().waitFor()
    await page.getByRole('columnheader', { name: 'Recommended' }).waitFor()
    await isAccessible(page)
  })

  // DSH-08
  it('show a client what its own search budgets bring, without what was spent of them', async () => {
    const own = (await (await signIn(server.url, 'client-manager')).get<Client[]>('/clients/list/simple'))
      .body
    await using visit = await visitAs(chromium, server, 'client-manager', {
      path: '/sem-budget-insights-view',
    })
    const { page } = visit
    await heading(page, 'SEM Budget Insights View').waitFor()
    await page
      .getByText(/^1–\d+ of \d+$|No search budgets/)
      .first()
      .waitFor()
    for (const name of await grid(page).getByRole('link').allInnerTexts())
      expect(own.map((client) => client.name)).toContain(name)
  })

  // DSH-12
  it('list what is due in months to come', async () => {
    await using visit = await visitAs(chromium, server, 'seo', { path: '/monthly-deliverables' })
    const { page } = visit
    const month = agencyMonth(2)
    const name = formatMonth(month)
    await page.getByRole('combobox', { name: 'Month' }).click()
    await page.getByRole('option', { name }).click()
    await page.getByText(`Due in ${name}.`).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('month')).toBe(month.slice(0, 7))
  })

  // DSH-12
  it('list what is due in a month, and give several the same status', async () => {
    await using visit = await visitAs(chromium, server, 'seo', { path: '/monthly-deliverables' })
    const { page } = visit
    const boxes = grid(page).getByRole('checkbox')
    await boxes.nth(2).waitFor()
    await boxes.nth(1).check()
    await boxes.nth(2).check()
    await page.getByRole('button', { name: 'Change status' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change status' })
    await dialog.getByRole('combobox', { name: 'Status' }).click()
    await dialog.getByRole('option', { name: 'Done' }).click()
    const asked = await askedOf(page, '/deliverables/bulk-status', () =>
      dialog.getByRole('button', { name: 'Change status' }).click(),
    )
    expect(asked['ids']).toHaveLength(2)
    await page.getByText('The status of 2 deliverables has been changed.').first().waitFor()
    await isAccessible(page)
  })

  // RPT-02
  it('try who could take a store, and move it when the plan is applied', async () => {
    interface Plan {
      readonly people: readonly { readonly id: number; readonly fullName: string; readonly load: number }[]
      readonly stores: readonly {
        readonly clientId: number
        readonly name: string
        readonly managerId: number
        readonly points: number
      }[]
    }
    const planned = async (): Promise<Plan> => (await staff.get<Plan>('/resource-planning')).body
    const before = await planned()
    const store = before.stores.find(
      ({ clientId, points }) =>
        points > 0 && before.stores.filter((other) => other.clientId === clientId).length === 1,
    )
    if (!store) throw new Error('No store has one account manager and an amount')
    const taker = before.people.find(({ id }) => id !== store.managerId)
    if (!taker) throw new Error('Nobody else manages stores')

    await using visit = await visitAs(chromium, server, 'director', {
      path: '/reporting/am-resource-planning',
    })
    const { page } = visit
    const takes = page.getByRole('combobox', { name: `Who takes ${store.name}`, exact: true })
    await takes.click()
    await page.getByRole('option', { name: taker.fullName, exact: true }).click()
    const loads = page.getByRole('table', { name: 'Load of account managers' })
    const loadOf = ({ id }: { readonly id: number }) =>
      loads.getByRole('row').filter({
        has: page.getByText(before.people.find((person) => person.id === id)?.fullName ?? '', {
          exact: true,
        }),
      })
    const points = Math.round(store.points * 10) / 10
    await loadOf(taker).getByText(`+${points}`, { exact: true }).waitFor()
    await loadOf({ id: store.managerId }).getByText(`−${points}`, { exact: true }).waitFor()
    await isAccessible(page)

    // Nothing is saved yet, so that leaving asks.
    await page.getByRole('navigation').getByRole('link', { name: 'Users', exact: true }).click()
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay' })
      .click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/reporting/am-resource-planning')
    await expect.poll(() => planned()).toEqual(before)

    await page.getByRole('button', { name: 'Preview and apply' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move 1 store?' })
    await dialog.getByText(store.name, { exact: true }).waitFor()
    await dialog.getByText(taker.fullName, { exact: true }).waitFor()
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('1 store moved.').first().waitFor()
    const after = await planned()
    expect(after.stores.filter(({ clientId }) => clientId === store.clientId)).toMatchObject([
      { managerId: taker.id },
    ])
    // What was tried is there now, and nothing more waits.
    await page.getByRole('button', { name: 'Preview and apply', disabled: true }).waitFor()
    await takes.getByText(taker.fullName, { exact: true }).waitFor()
  })
})
