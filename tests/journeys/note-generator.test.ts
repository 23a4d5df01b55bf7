import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { addDays, formatDay, today } from '@portal/core/foundation/format'
import { notePresets } from '@portal/core/results/metrics/periods'
import type { Activity } from '../api/activity-form.ts'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { fitsItsWidth, hasContrast, isAccessible, phone } from '../support/looks.ts'
import { visitAs, type Visit } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser
let manager: Caller
/** Clients that have figures of social or connected TV. */
let clients: Answer<'clients.simpleList'>

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  manager = await signIn(server.url, 'account-manager')
  clients = (await manager.get<Answer<'clients.simpleList'>>('/clients/list/simple')).body.filter(
    ({ activatedAt, canceledAt }) => activatedAt !== null && canceledAt === null,
  )
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const generator = (page: Page): Locator => page.getByRole('dialog', { name: 'AI Performance Notes' })
const opener = (page: Page): Locator => page.getByRole('button', { name: 'AI performance notes' })

/** Answers notes in the server's place, so that a journey knows their words. */
async function withNotes(page: Page, without: readonly string[] = []): Promise<readonly URLSearchParams[]> {
  const asked: URLSearchParams[] = []
  await page.route('**/api/performance-notes?*', async (route) => {
    const query = new URL(route.request().url()).searchParams
    asked.push(query)
    const channel = query.get('channel') ?? ''
    const html = (variant: string): string => `<p>${variant} words on ${channel}</p>`
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: without.includes(channel)
        ? []
        : [
            {
              channel,
              period: { start: query.get('start_date'), end: query.get('end_date') },
              previousPeriod: { start: '2026-01-01', end: '2026-01-07' },
              report: {
                html: { technical: html('Technical'), manager: html('Manager'), client: html('Client') },
              },
              writtenBy: 'portal',
            },
          ],
    })
  })
  await page.route('**/webhook/am-summary?*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams)
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { output: '<p>All went well.</p>' },
    })
  })
  return asked
}

const client = (place: number) => {
  const found = clients[place]
  if (!found) throw new Error('The demo agency has too few clients.')
  return found
}

async function open(place: number, options: object = {}): Promise<Visit> {
  const visit = await visitAs(chromium, server, 'account-manager', {
    path: `/clients/${client(place).slug}/activity`,
    ...options,
  })
  return visit
}

async function choose(page: Page, ...channels: readonly string[]): Promise<void> {
  for (const channel of channels) await generator(page).getByRole('checkbox', { name: channel }).check()
  await generator(page).getByRole('button', { name: 'Last 7 Days' }).click()
}

const activitiesOf = async (id: number): Promise<readonly Activity[]> =>
  (await manager.get<Activity[]>(`/clients/${id}/activities`)).body

describe('the note generator', () => {
  // AIG-02 to AIG-06
  it('takes channels and two dates, shows days as MM/DD/YYYY, and goes on only with both', async () => {
    await using visit = await open(0)
    const { page } = visit
    await opener(page).click()
    const dialog = generator(page)
    await dialog.waitFor()
    await expect
      .poll(async () => (await dialog.locator('[data-dialog-body]').boundingBox())?.width)
      .toBeCloseTo(1024, -1)
    await expect.poll(() => dialog.getByRole('checkbox').evaluateAll((boxes) => boxes.length)).toBe(4)
    for (const name of ['Search', 'Social', 'Display and Video', 'CTV'])
      await dialog.getByRole('checkbox', { name }).waitFor()
    const next = dialog.getByRole('button', { name: 'Next' })
    await expect.poll(() => next.isDisabled()).toBe(true)
    await dialog.getByRole('button', { name: 'Last 7 Days' }).click()
    await expect.poll(() => next.isDisabled()).toBe(true)
    await dialog.getByRole('checkbox', { name: 'Search' }).check()
    await expect.poll(() => next.isDisabled()).toBe(false)
    await dialog.getByRole('textbox', { name: 'To' }).fill('')
    await expect.poll(() => next.isDisabled()).toBe(true)
    for (const { label, range } of notePresets) {
      await dialog.getByRole('button', { name: label }).click()
      const { start, end } = range(today())
      await expect
        .poll(() => dialog.getByRole('textbox', { name: 'From' }).inputValue())
        .toBe(formatDay(start))
      await expect.poll(() => dialog.getByRole('textbox', { name: 'To' }).inputValue()).toBe(formatDay(end))
    }
    await expect.poll(() => next.isDisabled()).toBe(false)
    await isAccessible(page)
  })

  // AIG-05, AIG-07 to AIG-16
  it('writes notes, adds one activity a channel, records its use, and the list has them', async () => {
    await using visit = await open(1)
    const { page } = visit
    const asked = await withNotes(page, ['social'])
    const used: Record<string, unknown>[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/usage-tracking'))
        used.push(request.postDataJSON() as Record<string, unknown>)
    })
    await opener(page).click()
    const dialog = generator(page)
    await choose(page, 'Search', 'Social', 'CTV')
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('tab', { name: 'Search' }).waitFor()
    const range = { start: addDays(today(), -7), end: addDays(today(), -1) }
    await expect
      .poll(() => asked.map((query) => query.get('channel') ?? query.get('channels') ?? '').toSorted())
      .toEqual(['ctv', 'search', 'search,social,ctv', 'social'])
    for (const query of asked) {
      expect(query.get('client_id')).toBe(String(client(1).id))
      expect([query.get('start_date'), query.get('end_date')]).toEqual([range.start, range.end])
    }
    await expect.poll(() => asked.filter((query) => query.get('granularity') === 'total')).toHaveLength(3)

    await expect
      .poll(() => dialog.getByRole('tab').allTextContents())
      .toEqual(['Search', 'Social', 'CTV', 'AM Summary'])
    const add = dialog.getByRole('button', { name: 'Add Selected Reports' })
    await expect.poll(() => add.isDisabled()).toBe(true)
    await dialog.getByRole('checkbox', { name: 'Technical' }).check()
    await expect.poll(() => add.isDisabled()).toBe(false)
    await dialog.getByRole('checkbox', { name: 'Technical' }).uncheck()
    await expect.poll(() => add.isDisabled()).toBe(true)
    await dialog.getByRole('checkbox', { name: 'Technical' }).check()
    await dialog.getByRole('checkbox', { name: 'Client' }).check()
    await dialog.getByRole('tab', { name: 'Social' }).click()
    await dialog.getByText('No notes found for the selected date range.').waitFor()
    await dialog.getByRole('tab', { name: 'CTV' }).click()
    await expect.poll(() => dialog.getByRole('checkbox', { name: 'Technical' }).isChecked()).toBe(false)
    await dialog.getByRole('checkbox', { name: 'Manager' }).check()
    await dialog.getByRole('tab', { name: 'AM Summary' }).click()
    await dialog.getByText('All went well.').waitFor()
    await isAccessible(page)

    await add.click()
    await dialog.waitFor({ state: 'detached' })
    const toasts = page
      .getByRole('region', { name: 'Messages' })
      .getByText('Activity has been added successfully.')
    await expect.poll(() => toasts.count()).toBe(2)
    await page.getByText('Manager words on ctv').waitFor()
    await page.getByText('Technical words on search').waitFor()
    const [latest, before] = (await activitiesOf(client(1).id)).toSorted((a, b) => b.id - a.id)
    expect([before?.typeId, before?.categoryId]).toEqual([3, 109])
    expect([latest?.typeId, latest?.categoryId]).toEqual([7, 118])
    expect(before?.body).toBe(
      '<p><strong>Technical</strong></p><p>Technical words on search</p><p><strong>Client</strong></p><p>Client words on search</p>',
    )
    expect(before?.isExternal).toBe(false)
    await expect
      .poll(() => used[0])
      .toMatchObject({
        action: 'madi-ai-report-generation',
        clientId: client(1).id,
        log: {
          'Start Date': range.start,
          'End Date': range.end,
          'Requested Channels': ['search', 'social', 'ctv'],
        },
      })
    await expect
      .poll(() => used[1])
      .toMatchObject({
        log: { 'Used Reports': ['search: technical', 'search: client', 'ctv: manager'] },
      })
    expect(visit.complaints).toEqual([])
  })

  // AIG-11, AIG-14
  it('goes back with everything kept, and files social and display under their own types', async () => {
    await using visit = await open(2)
    const { page } = visit
    await withNotes(page)
    await opener(page).click()
    const dialog = generator(page)
    await choose(page, 'Social', 'Display and Video')
    const from = await dialog.getByRole('textbox', { name: 'From' }).inputValue()
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('tab', { name: 'Social' }).waitFor()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect.poll(() => dialog.getByRole('checkbox', { name: 'Social' }).isChecked()).toBe(true)
    await expect.poll(() => dialog.getByRole('checkbox', { name: 'Search' }).isChecked()).toBe(false)
    await expect.poll(() => dialog.getByRole('textbox', { name: 'From' }).inputValue()).toBe(from)
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('checkbox', { name: 'Manager' }).check()
    await dialog.getByRole('tab', { name: 'Display and Video' }).click()
    await dialog.getByRole('checkbox', { name: 'Manager' }).check()
    await dialog.getByRole('button', { name: 'Add Selected Reports' }).click()
    await dialog.waitFor({ state: 'detached' })
    const made = (await activitiesOf(client(2).id)).toSorted((a, b) => b.id - a.id).slice(0, 2)
    expect(made.map(({ typeId, categoryId }) => [typeId, categoryId])).toEqual([
      [5, 105],
      [4, 113],
    ])
  })

  it('keeps what could not be added, and adds nothing twice', async () => {
    await using visit = await open(3)
    const { page } = visit
    await withNotes(page)
    await opener(page).click()
    const dialog = generator(page)
    await choose(page, 'Search', 'CTV')
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('checkbox', { name: 'Manager' }).check()
    await dialog.getByRole('tab', { name: 'CTV' }).click()
    await dialog.getByRole('checkbox', { name: 'Manager' }).check()
    const before = (await activitiesOf(client(3).id)).length
    const keys: (string | undefined)[] = []
    let failures = 1
    await page.route('**/api/activities', async (route) => {
      const isConnectedTv = (route.request().postData() ?? '').includes('words on ctv')
      if (isConnectedTv) keys.push(route.request().headers()['idempotency-key'])
      if (isConnectedTv && failures-- > 0) {
        // It is there, and its answer is lost.
        await route.fetch()
        await route.fulfill({ status: 422, json: { code: 'invalid', message: 'Not now.' } })
      } else await route.continue()
    })
    await dialog.getByRole('button', { name: 'Add Selected Reports' }).click()
    await dialog.getByRole('alert').getByText('Not now.').waitFor()
    await dialog.getByRole('tab', { name: 'Search' }).click()
    await dialog.getByText('Added as an activity.').waitFor()
    await dialog.getByRole('button', { name: 'Add Selected Reports' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await activitiesOf(client(3).id)).length).toBe(before + 2)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('says in the place of a note that it could not be written, and tries again', async () => {
    await using visit = await open(4)
    const { page } = visit
    await withNotes(page)
    await opener(page).click()
    const dialog = generator(page)
    await choose(page, 'Search')
    let refused = false
    await page.route('**/api/performance-notes?*', async (route) => {
      if (refused) return route.fallback()
      refused = true
      return route.fulfill({
        status: 422,
        json: { code: 'invalid', message: 'A note is about 400 days at most.' },
      })
    })
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByText('A note is about 400 days at most.').waitFor()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await dialog.getByText('Manager words on search').waitFor()
  })

  it('shows what the figures of the demo agency say, in the dark and on a phone', async () => {
    const { body } = await manager.post<Answer<'dashboards.social'>>('/dashboards/social', {
      clients: [],
      start_date: addDays(today(), -7),
      end_date: addDays(today(), -1),
    })
    const served = body.data.find(({ data }) => data.current_period !== null)
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${served?.slug ?? ''}/activity`,
      colorScheme: 'dark',
      ...phone,
    })
    const { page } = visit
    await opener(page).click()
    await choose(page, 'Social')
    await fitsItsWidth(page)
    await generator(page).getByRole('button', { name: 'Next' }).click()
    await generator(page).getByText('Written by the portal from its own figures.').waitFor()
    await generator(page).getByText('Spend').first().waitFor()
    await fitsItsWidth(page)
    await hasContrast(page)
    await isAccessible(page)
  })

  // AIG-01
  it.each([
    ['account-manager', true],
    ['developer', true],
    ['seo', false],
    ['admin', false],
  ])('is offered to %s: %s', async (account, offered) => {
    await using visit = await visitAs(chromium, server, account, {
      path: `/clients/${client(5).slug}/activity`,
    })
    const { page } = visit
    await page.getByRole('button', { name: 'Log activity' }).waitFor()
    await expect.poll(() => opener(page).count()).toBe(offered ? 1 : 0)
  })

  // Decision Q82
  it('opens from the activity logger too, for the client that is chosen there', async () => {
    await using visit = await open(6)
    const { page } = visit
    await withNotes(page)
    await page.getByRole('button', { name: 'Log activity' }).click()
    const logger = page.getByRole('dialog', { name: 'Log Client Activities' })
    await logger.getByRole('button', { name: 'AI performance notes' }).click()
    await choose(page, 'Search')
    await generator(page).getByRole('button', { name: 'Next' }).click()
    await generator(page).getByRole('checkbox', { name: 'Manager' }).check()
    await generator(page).getByRole('button', { name: 'Add Selected Reports' }).click()
    await generator(page).waitFor({ state: 'detached' })
    await logger.waitFor()
    expect((await activitiesOf(client(6).id))[0]?.body).toBe('<p>Manager words on search</p>')
  })
})
