import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { addDays, formatDay, today } from '@portal/core/foundation/format'
import { picture, type Activity } from '../api/activity-form.ts'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { fileOfSize } from '../support/file-of-size.ts'
import { fitsItsWidth, isAccessible, phone } from '../support/looks.ts'
import { visitAs, type Visit } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser
let manager: Caller
let clients: Answer<'clients.simpleList'>

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  manager = await signIn(server.url, 'account-manager')
  clients = (await manager.get<Answer<'clients.simpleList'>>('/clients/list/simple')).body
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const logger = (page: Page): Locator => page.getByRole('dialog', { name: 'Log Client Activities' })
const flow = (page: Page, name: string): Locator => page.getByRole('dialog', { name })
const start = (page: Page): Locator => logger(page).getByRole('button', { name: 'create note with flow' })
const slugOf = (id: number): string => clients.find((one) => one.id === id)?.slug ?? ''

/** An active client of an industry, from a place in the list so that no two tests share a draft. */
function clientOf(industryId: number, place: number): Answer<'clients.simpleList'>[number] {
  const found = clients
    .filter((one) => one.industryId === industryId && one.activatedAt !== null && one.canceledAt === null)
    .toSorted((a, b) => a.id - b.id)[place]
  if (!found) throw new Error(`The demo agency has too few clients of industry ${industryId}.`)
  return found
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await logger(page).getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** The logger of a client with a type chosen. */
async function openFlow(visit: Visit, type: string, title: string): Promise<Locator> {
  const { page } = visit
  await page.getByRole('button', { name: 'Log activity' }).click()
  await choose(page, 'Activity Type', type)
  await start(page).click()
  const dialog = flow(page, title)
  await dialog.waitFor()
  return dialog
}

const visitLogger = (clientId: number, options: object = {}): Promise<Visit> =>
  visitAs(chromium, server, 'account-manager', { path: `/clients/${slugOf(clientId)}/activity`, ...options })

interface Asked {
  readonly path: string
  readonly body: {
    readonly clients: readonly { readonly id: number; readonly profiles: readonly unknown[] }[]
    readonly start_date: string
    readonly end_date: string
    readonly breakCache: boolean
  }
}

/** Answers the dashboards in the server's place, and notes what they were asked. */
async function withFigures(
  page: Page,
  figures: (path: string) => {
    readonly campaigns: number
    readonly current: object | null
    readonly previous: object | null
  } | null,
): Promise<readonly Asked[]> {
  const asked: Asked[] = []
  await page.route('**/api/dashboards/*', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/api/dashboards/', '')
    asked.push({ path, body: route.request().postDataJSON() as Asked['body'] })
    const found = figures(path)
    if (found === null) return route.fulfill({ status: 404, json: { code: 'not-found', message: 'Gone.' } })
    const { campaigns, current, previous } = found
    return route.fulfill({
      json: { data: [{ campaigns, data: { current_period: current, previous_period: previous } }] },
    })
  })
  return asked
}

const sem = { impressions: 50_000, clicks: 1000, ctr: 0.02, conversions: 40, costPerConversion: 25 }
const textOf = (dialog: Locator, label: string): Promise<string> =>
  dialog.getByRole('textbox', { name: `Text of ${label}`, exact: true }).inputValue()
const checks = (dialog: Locator): Promise<readonly string[]> =>
  dialog
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.innerText.trim() ?? ''))

describe('the button that begins a flow', () => {
  // ACT-32
  it('is there for types 3, 5 and 7, for 4 only with a client of industry 2, and asks for a client first', async () => {
    const { id, name } = clientOf(2, 0)
    const powersports = clientOf(1, 0)
    await using visit = await visitAs(chromium, server, 'account-manager')
    const { page } = visit
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Client Activity' }).click()
    await choose(page, 'Activity Type', 'SEM')
    await logger(page).getByText('Select a client...', { exact: true }).waitFor()
    await expect.poll(() => start(page).isDisabled()).toBe(true)

    const pick = async (client: string): Promise<void> => {
      await logger(page).getByRole('combobox', { name: 'Client' }).fill(client)
      await page.getByRole('option', { name: client }).first().click()
    }
    const opens = async (): Promise<Readonly<Record<string, boolean>>> => {
      const found: Record<string, boolean> = {}
      for (const type of ['SEM', 'Social', 'Display/Video', 'Connected TV', 'CO-OP']) {
        await choose(page, 'Activity Type', type)
        found[type] = await start(page).isEnabled()
      }
      return found
    }
    await pick(name)
    expect([id, await opens()]).toEqual([
      id,
      { SEM: true, Social: true, 'Display/Video': true, 'Connected TV': true, 'CO-OP': false },
    ])
    await pick(powersports.name)
    await expect
      .poll(() => opens())
      .toMatchObject({
        SEM: true,
        Social: false,
        'Display/Video': true,
        'Connected TV': true,
      })
  })
})

describe('the flow of SEM', () => {
  // FLW-01 to FLW-03, FLW-05 to FLW-10, FLW-15, FLW-17, FLW-20, FLW-21
  it('goes from changes through figures to optimizations, and its note is saved once nothing in it is left open', async () => {
    const { id } = clientOf(2, 1)
    await using visit = await visitLogger(id)
    const { page, complaints } = visit
    const asked = await withFigures(page, () => ({
      campaigns: 2,
      current: { ...sem, clicks: 1250, ctr: 0.0123, costPerConversion: 30 },
      previous: { ...sem, ctr: 0.01 },
    }))
    await page.getByRole('button', { name: 'Log activity' }).click()
    await choose(page, 'Activity Type', 'SEM')
    await logger(page).getByRole('textbox', { name: 'Activity' }).click()
    await logger(page).locator('[contenteditable="true"]').click()
    await page.keyboard.type('Written before the flow.')
    await start(page).click()
    const dialog = flow(page, 'SEM Note')
    await dialog.getByRole('heading', { name: 'Were There Any Changes?' }).waitFor()
    const box = await dialog.locator('h2').evaluate((title) => title.closest('[tabindex]')?.clientWidth)
    expect(box).toBe(960)
    await isAccessible(page)

    await dialog.getByRole('button', { name: 'Yes' }).click()
    await expect
      .poll(() => checks(dialog))
      .toEqual([
        'Added Incentives',
        'Bid Strategy Change',
        'Budget Change',
        'Geo Targeting Change',
        'Keyword Implementation Change',
        'New Campaign Launch',
        'New Strategy Change',
        'Updated Assets (Creative Refresh)',
        'Other',
      ])
    const next = dialog.getByRole('button', { name: 'Next' })
    await expect.poll(() => next.isDisabled()).toBe(true)
    for (const box of await dialog.getByRole('checkbox').all()) await box.press(' ')
    await isAccessible(page)
    await next.click()
    const details = dialog.getByRole('group')
    await expect.poll(() => details.count()).toBe(9)
    for (const [order, takesMedia] of [true, false, false, true, false, false, false, true, false].entries())
      await expect
        .poll(() => details.nth(order).getByLabel('URL').count(), { message: String(order) })
        .toBe(takesMedia ? 1 : 0)
    await dialog.getByRole('button', { name: 'Back' }).click()
    for (const name of [
      'Bid Strategy Change',
      'Geo Targeting Change',
      'Keyword Implementation Change',
      'New Campaign Launch',
      'New Strategy Change',
      'Updated Assets (Creative Refresh)',
      'Other',
    ])
      await dialog.getByRole('checkbox', { name }).press(' ')
    await next.click()

    const incentives = dialog.getByRole('group', { name: 'Added Incentives' })
    await incentives.getByLabel('Details').fill('0 % until <May>')
    await incentives.getByLabel('URL').fill('nowhere')
    await incentives.getByLabel('URL').blur()
    await incentives.getByText('Invalid URL address').waitFor()
    await expect.poll(() => next.isDisabled()).toBe(true)
    await incentives.getByLabel('URL').fill('example.com/offer')
    await incentives.getByLabel('Image or file').setInputFiles(fileOfSize('large.png', 10))
    await incentives.getByText('File size should be less than 10 mb.').waitFor()
    await expect.poll(() => next.isDisabled()).toBe(true)
    await incentives.getByRole('button', { name: 'Remove large.png' }).click()
    await incentives.getByLabel('Image or file').setInputFiles({
      name: 'offer.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await picture().arrayBuffer()),
    })
    await isAccessible(page)
    await next.click()

    await dialog.getByRole('heading', { name: 'Time Frame' }).waitFor()
    await expect.poll(() => next.isDisabled()).toBe(true)
    const yesterday = addDays(today(), -1)
    for (const [preset, days] of [
      ['Last 7 Days', 7],
      ['Last 30 Days', 30],
      ['Last 60 Days', 60],
      ['Last 90 Days', 90],
    ] as const) {
      await dialog.getByRole('button', { name: preset }).click()
      await expect
        .poll(() => dialog.getByRole('textbox', { name: 'From' }).inputValue())
        .toBe(formatDay(addDays(yesterday, 1 - days)))
      await expect
        .poll(() => dialog.getByRole('textbox', { name: 'To' }).inputValue())
        .toBe(formatDay(yesterday))
    }
    await dialog.getByRole('button', { name: 'Month to Date' }).click()
    expect((await dialog.getByRole('textbox', { name: 'From' }).inputValue()).slice(3, 5)).toBe('01')
    await dialog.getByRole('textbox', { name: 'From' }).fill('')
    await dialog.getByRole('textbox', { name: 'From' }).blur()
    await expect.poll(() => next.isDisabled()).toBe(true)
    await dialog.getByRole('button', { name: 'Last 60 Days' }).click()
    await isAccessible(page)
    await next.click()

    await dialog.getByRole('heading', { name: 'Performance' }).waitFor()
    await expect
      .poll(() => asked)
      .toMatchObject([
        {
          path: 'sem',
          body: {
            clients: [{ id }],
            start_date: addDays(yesterday, -59),
            end_date: yesterday,
            breakCache: true,
          },
        },
      ])
    await expect.poll(() => textOf(dialog, 'Clicks')).toBe('The clicks increased by 25% from 1,000 to 1,250.')
    await expect.poll(() => textOf(dialog, 'CTR')).toBe('The CTR increased by 23% from 1.00% to 1.23%.')
    await expect.poll(() => textOf(dialog, 'Impressions')).toBe('The impressions remained the same.')
    await dialog.getByRole('switch', { name: 'Impressions' }).press(' ')
    await dialog.getByRole('textbox', { name: 'Text of Clicks' }).fill('A quarter more clicks.')
    await isAccessible(page)
    await next.click()

    await expect
      .poll(() => checks(dialog))
      .toEqual([
        'Account Optimization',
        'Ad Copy Split Testing',
        'Bid Strategy',
        'Campaign Launch',
        'Clicks & Conversions by Hour',
        'Creative Refresh',
        'Geo Targeting Change',
        'Heavy-up Higher Converting Days',
        'Keyword Optimization',
      ])
    await dialog.getByRole('checkbox', { name: 'Bid Strategy' }).press(' ')
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await dialog.waitFor({ state: 'detached' })

    const text = logger(page).locator('[contenteditable="true"]')
    await text.getByText('0 % until <May>').waitFor()
    await expect.poll(() => text.innerText()).toMatch(/^Written before the flow\.\s+Changes/)
    await expect.poll(() => text.innerText()).not.toContain('impressions')
    await logger(page)
      .getByText(
        'It seems like you have placeholders in the activity body. Please remove them before saving the activity.',
      )
      .waitFor()
    const category = logger(page).getByRole('combobox', { name: 'Category' })
    await category.click()
    await page.getByRole('option').first().click()
    const save = logger(page).getByRole('button', { name: 'Save' })
    await expect.poll(() => save.isDisabled()).toBe(true)

    // Each placeholder is replaced: the text from its mark to its end.
    for (const said of ['Raised by 10 %.', 'Bids follow conversions.']) {
      const open = text.locator('li', { hasText: '[::Please add your comments here::]' }).first()
      await open.click()
      await page.keyboard.press('End')
      for (let left = '[::Please add your comments here::]'.length; left > 0; left -= 1)
        await page.keyboard.press('Backspace')
      await page.keyboard.type(said)
    }
    await expect.poll(() => save.isEnabled()).toBe(true)
    await save.click()
    await page.getByText('Client activity has been successfully created.').first().waitFor()
    const { body } = await manager.get<Activity[]>(`/clients/${id}/activities`)
    const saved = body.find((one) => one.body.includes('Written before the flow.'))
    expect(saved?.body).toContain('<strong>Added Incentives:</strong> 0 % until &lt;May&gt;')
    expect(saved?.body).toContain('href="https://example.com/offer"')
    expect(saved?.body).toContain('A quarter more clicks.')
    expect(saved?.body).toContain('<strong>Bid Strategy:</strong> Bids follow conversions.')
    expect(saved?.attachments.map(({ name, label }) => [name, label])).toEqual([
      ['offer.png', 'Added Incentives'],
    ])
    expect(complaints).toEqual([])
  })

  // FLW-04, FLW-17, FLW-18
  it('forgets the changes by No, and asks for other issues when cost per conversion is left out', async () => {
    await using visit = await visitLogger(clientOf(2, 2).id)
    const { page } = visit
    await withFigures(page, () => ({
      campaigns: 1,
      current: { ...sem, costPerConversion: 50 },
      previous: sem,
    }))
    const dialog = await openFlow(visit, 'SEM', 'SEM Note')
    const press = (name: string): Promise<void> => dialog.getByRole('button', { name }).click()
    await press('Yes')
    await dialog.getByRole('checkbox', { name: 'Budget Change' }).press(' ')
    await press('Back')
    await press('No')
    await dialog.getByRole('heading', { name: 'Time Frame' }).waitFor()
    await press('Last 7 Days')
    await press('Next')
    await dialog.getByRole('switch', { name: 'Cost per Conversion' }).press(' ')
    await press('Next')
    await expect
      .poll(() => checks(dialog))
      .toEqual(['Increase in Vehicles', 'Feed Issue', 'New Competitor', 'Pricing', 'Underpacing'])
    await isAccessible(page)
    await dialog.getByRole('checkbox', { name: 'Pricing' }).press(' ')
    await dialog.getByRole('textbox', { name: 'Comment on Pricing' }).fill('Ours is higher.')
    // Back and forth, and out and in: nothing is lost.
    await press('Back')
    await expect
      .poll(() => dialog.getByRole('switch', { name: 'Cost per Conversion' }).isChecked())
      .toBe(false)
    await press('Close')
    await dialog.waitFor({ state: 'detached' })
    await start(page).click()
    await dialog.getByRole('heading', { name: 'Performance' }).waitFor()
    await press('Next')
    await expect
      .poll(() => dialog.getByRole('textbox', { name: 'Comment on Pricing' }).inputValue())
      .toBe('Ours is higher.')
    await press('Done')
    await dialog.waitFor({ state: 'detached' })
    const text = logger(page).locator('[contenteditable="true"]')
    await text.getByText('Ours is higher.').waitFor()
    await expect.poll(() => text.innerText()).not.toMatch(/Changes|Budget Change|cost per conversion/)
  })

  it('can be left while it reads, says when it fails, and tries again', async () => {
    await using visit = await visitLogger(clientOf(2, 3).id)
    const { page } = visit
    let answers: 'never' | 'not' | 'refused' | 'now' = 'never'
    await page.route('**/api/dashboards/sem', async (route) => {
      if (answers === 'never') return
      if (answers === 'not') return route.fulfill({ status: 404, json: { code: 'x', message: 'x' } })
      if (answers === 'refused')
        return route.fulfill({
          status: 422,
          json: { code: 'invalid', message: 'The range must be at most 800 days long.' },
        })
      return route.fulfill({
        json: { data: [{ campaigns: 0, data: { current_period: null, previous_period: null } }] },
      })
    })
    const dialog = await openFlow(visit, 'SEM', 'SEM Note')
    const press = (name: string): Promise<void> => dialog.getByRole('button', { name }).click()
    await press('No')
    await press('Last 7 Days')
    const asked = page.waitForRequest('**/api/dashboards/sem')
    await press('Next')
    await dialog.getByRole('status', { name: 'Reading the figures' }).waitFor()
    await asked
    const givenUp = page.waitForEvent('requestfailed')
    await press('Cancel')
    await givenUp
    await dialog.getByRole('heading', { name: 'Time Frame' }).waitFor()
    answers = 'not'
    await press('Next')
    await dialog.getByText('The figures could not be read. Please try again in a moment.').waitFor()
    await isAccessible(page)
    answers = 'refused'
    await press('Retry')
    await dialog.getByText('The range must be at most 800 days long.').waitFor()
    await expect.poll(() => dialog.getByRole('button', { name: 'Retry' }).count()).toBe(0)
    await press('Cancel')
    answers = 'now'
    await press('Next')
    await dialog.getByRole('heading', { name: 'Performance' }).waitFor()
    // FLW-12
    await expect.poll(() => textOf(dialog, 'Paid Search')).toBe('No campaigns to pull data for.')
  })
})

describe('the other flows', () => {
  // FLW-09, FLW-12, FLW-13, FLW-16, FLW-18
  it('of social has new and used vehicles and visits, and always asks for other issues', async () => {
    const { id } = clientOf(2, 4)
    await using visit = await visitLogger(id, phone)
    const { page } = visit
    const segment = { cpc: 1.5, clicks: 100, conversions: 4, ctr: 0.01 }
    let figures: { campaigns: number; current: object | null; previous: object | null } = {
      campaigns: 2,
      current: {
        social: { new: { ...segment, cpc: 3 }, used: null },
        analytics: { users: 10, sessions: 20 },
      },
      previous: { social: { new: segment, used: segment }, analytics: { users: 20, sessions: 20 } },
    }
    const asked = await withFigures(page, () => figures)
    const dialog = await openFlow(visit, 'Social', 'Social Note')
    const press = (name: string): Promise<void> => dialog.getByRole('button', { name }).click()
    await dialog.getByRole('heading', { name: 'Were There Any Changes?' }).waitFor()
    await press('No')
    await press('Last 90 Days')
    await press('Next')
    const group = (name: string): Locator => dialog.getByRole('group', { name })
    await expect
      .poll(() => textOf(group('New Vehicles'), 'CPC'))
      .toBe('The new vehicle CPC increased by 100% from $1.50 to $3.00.')
    await expect.poll(() => group('New Vehicles').getByRole('switch').count()).toBe(4)
    await expect
      .poll(() => textOf(group('Used Vehicles'), 'Used Vehicles'))
      .toBe(
        'There is no data during this current period to compare to the previous campaign that was active.',
      )
    await expect
      .poll(() => textOf(group('Website Visits'), 'Users'))
      .toBe('The users decreased by 50% from 20 to 10.')
    await expect
      .poll(() => textOf(group('Website Visits'), 'Sessions'))
      .toBe('The sessions remained the same.')
    await expect.poll(() => asked).toMatchObject([{ path: 'social-segmented', body: { breakCache: false } }])
    await fitsItsWidth(page)
    await isAccessible(page)

    figures = { campaigns: 1, current: null, previous: null }
    await press('Back')
    await press('Next')
    await expect
      .poll(() => textOf(group('New Vehicles'), 'New Vehicles'))
      .toBe('There is no data to compare during this time frame.')
    await expect
      .poll(() => textOf(group('Website Visits'), 'Users and Sessions'))
      .toBe('No data available for this date range.')
    await press('Next')
    await dialog.getByRole('heading', { name: 'Other Issues' }).waitFor()
  })

  // FLW-09, FLW-14, FLW-19, FLW-20, FLW-21
  it('of connected TV has dates, figures with the three top placements, and is done', async () => {
    await using visit = await visitLogger(clientOf(2, 5).id)
    const { page } = visit
    const ctv = { impressions: 900, vtr: 0.95, cpm: 31, storeVisits: 5, vdpViews: 8 }
    const places = [
      { placement: 'Tubi', impressions: 20 },
      { placement: 'Hulu', impressions: 4000 },
      { placement: 'Roku', impressions: 30 },
      { placement: 'Peacock', impressions: 10 },
    ]
    let placements = places
    const asked = await withFigures(page, () => ({
      campaigns: 1,
      current: { ...ctv, placements },
      previous: { ...ctv, placements: [] },
    }))
    const dialog = await openFlow(visit, 'Connected TV', 'Connected TV Note')
    const press = (name: string): Promise<void> => dialog.getByRole('button', { name }).click()
    await dialog.getByRole('heading', { name: 'Time Frame' }).waitFor()
    await expect.poll(() => dialog.getByRole('button', { name: 'Back' }).count()).toBe(0)
    await press('Last 30 Days')
    await press('Next')
    await expect
      .poll(() => textOf(dialog, 'Top Placements'))
      .toBe('The top placements by impressions: Hulu (4,000), Roku (30), Tubi (20).')
    await expect.poll(() => asked).toMatchObject([{ path: 'ctv', body: { breakCache: false } }])
    placements = []
    await press('Back')
    await press('Next')
    await expect
      .poll(() => textOf(dialog, 'Top Placements'))
      .toBe('There is no placement data for given time frame.')
    await expect.poll(() => dialog.getByRole('button', { name: 'Next' }).count()).toBe(0)
    for (const included of await dialog.getByRole('switch').all()) await included.press(' ')
    await press('Done')
    await dialog.waitFor({ state: 'detached' })
    const text = logger(page).locator('[contenteditable="true"]')
    await expect.poll(() => text.innerText()).toBe('[::Please add your comments here::]')
    await expect.poll(() => logger(page).getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  })

  // FLW-09, FLW-19, decision Q79
  it('of display/video reads both, or the one that the pacing section says', async () => {
    await using visit = await visitLogger(clientOf(2, 6).id)
    const { page } = visit
    const figures = { impressions: 900, clicks: 9, ctr: 0.01, cpm: 31, vtr: 0.6, storeVisits: 5, vdpViews: 8 }
    const asked = await withFigures(page, () => ({ campaigns: 1, current: figures, previous: figures }))
    const dialog = await openFlow(visit, 'Display/Video', 'Display/Video Note')
    const press = (name: string): Promise<void> => dialog.getByRole('button', { name }).click()
    await press('Last 7 Days')
    await press('Next')
    await dialog.getByRole('group', { name: 'Display' }).waitFor()
    await dialog.getByRole('group', { name: 'Video' }).waitFor()
    await expect
      .poll(() => asked.map(({ path, body }) => `${path} ${body.breakCache}`).toSorted())
      .toEqual(['programmatic-display false', 'programmatic-video false'])
    await press('Done')
    await dialog.waitFor({ state: 'detached' })
    await logger(page)
      .getByRole('switch', { name: /^Pacing note/ })
      .press(' ')
    await choose(page, 'Pacing Section', 'Video')
    await start(page).click()
    await press('Last 7 Days')
    await press('Next')
    await dialog.getByRole('group', { name: 'Video' }).waitFor()
    await expect.poll(() => dialog.getByRole('group', { name: 'Display' }).count()).toBe(0)
    await expect.poll(() => asked.slice(2).map(({ path }) => path)).toEqual(['programmatic-video'])
  })
})
