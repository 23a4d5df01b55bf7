import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '@portal/core/calls'
import type { Activity } from '../api/activity-form.ts'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { fileOfSize } from '../support/file-of-size.ts'
import { visitAs } from '../support/visit.ts'

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

const slugOf = (id: number): string => clients.find((one) => one.id === id)?.slug ?? ''
const tabOf = (id: number): string => `/clients/${slugOf(id)}/activity`
const logger = (page: Page): Locator => page.getByRole('dialog', { name: 'Log Client Activities' })
const saveButton = (page: Page): Locator => logger(page).getByRole('button', { name: 'Save' })
const text = (page: Page): Locator => logger(page).locator('[contenteditable="true"]')

async function choose(page: Page, field: string, option: string): Promise<void> {
  await logger(page).getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
async function chooseFirst(page: Page, field: string): Promise<void> {
  await logger(page).getByRole('combobox', { name: field }).click()
  await page.getByRole('option').first().click()
}
async function write(page: Page, words: string): Promise<void> {
  await logger(page).getByRole('textbox', { name: 'Activity' }).click()
  await text(page).waitFor()
  await text(page).click()
  await page.keyboard.type(words)
}
/** The logger of a client's profile with everything filled in that is required. */
async function filled(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Log activity' }).click()
  await choose(page, 'Activity Type', 'SEM')
  await chooseFirst(page, 'Category')
  await write(page, words)
  await expect.poll(() => saveButton(page).isEnabled()).toBe(true)
}
describe('the form of the activity logger', () => {
  // ACT-03, ACT-04, ACT-05, ACT-06, ACT-07
  it('asks for a client where none is chosen, and saves only what is whole', async () => {
    const types = (await manager.get<Answer<'activityTypes.list'>>('/activity-types')).body
    const categories = (await manager.get<Answer<'categories.list'>>('/categories')).body
    const [first] = clients.filter(
      ({ groupId, canceledAt, activatedAt }) =>
        canceledAt === null &&
        activatedAt !== null &&
        groupId !== null &&
        clients.some((other) => other.groupId === groupId && other.canceledAt === null),
    )
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/clients' })
    const { page } = visit
    await page.getByRole('button', { name: 'Create' }).hover()
    await page.getByRole('menuitem', { name: 'Client Activity' }).click()
    await logger(page).waitFor()
    for (const name of ['Client', 'Activity Type', 'Category'])
      await logger(page).getByRole('combobox', { name }).first().waitFor()
    for (const name of ['Date', 'Time'])
      await logger(page).getByLabel(name, { exact: false }).first().waitFor()
    await logger(page)
      .getByRole('switch', { name: /^External/ })
      .waitFor()
    // ACT-22: of no use before a type is chosen, and there.
    await expect
      .poll(() =>
        logger(page)
          .getByRole('switch', { name: /^Pacing note/ })
          .isDisabled(),
      )
      .toBe(true)
    await expect.poll(() => saveButton(page).isDisabled()).toBe(true)

    const stores = page.waitForResponse((response) => /\/group-stores|\/stores/.test(response.url()))
    await logger(page)
      .getByRole('combobox', { name: 'Client' })
      .fill(first?.name ?? '')
    await page
      .getByRole('option', { name: first?.name ?? '' })
      .first()
      .click()
    const offered = (await (await stores).json()) as { id: number }[]
    expect(offered.map(({ id }) => id)).not.toContain(first?.id)
    await expect.poll(() => saveButton(page).isDisabled()).toBe(true)

    await logger(page).getByRole('combobox', { name: 'Activity Type' }).click()
    await expect
      .poll(() => page.getByRole('option').allInnerTexts())
      .toEqual(types.filter(({ active }) => active).map(({ name }) => name))
    expect(types.filter(({ active }) => active).map(({ id }) => id)).toEqual(
      expect.arrayContaining([2, 3, 4, 5, 7]),
    )
    await page.keyboard.press('Escape')
    // Each type with its own categories, in order; the only one is chosen by itself.
    for (const type of types.filter(({ active }) => active)) {
      await choose(page, 'Activity Type', type.name)
      const own = categories
        .filter(({ typeId, active }) => active && typeId === type.id)
        .toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'en-US'))
        .map(({ name }) => name)
      const category = logger(page).getByRole('combobox', { name: 'Category' })
      const [only, ...others] = own
      if (only !== undefined && others.length === 0) expect(await category.innerText()).toContain(only)
      await category.click()
      await expect.poll(() => page.getByRole('option').allInnerTexts(), { message: type.name }).toEqual(own)
      await page.keyboard.press('Escape')
    }
    await choose(page, 'Activity Type', 'SEM')
    await chooseFirst(page, 'Category')
    await expect.poll(() => saveButton(page).isDisabled()).toBe(true)
    await write(page, 'Whole.')
    await expect.poll(() => saveButton(page).isEnabled()).toBe(true)
  })

  // ACT-02
  it('is at its defaults for another client', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: tabOf(1003) })
    const { page } = visit
    await filled(page, 'For the first.')
    // ACT-03: which client it is for stands there, and is asked only where none was given.
    await expect
      .poll(() => logger(page).getByRole('combobox', { name: 'Client', exact: true }).count())
      .toBe(0)
    await logger(page)
      .getByText(clients.find(({ id }) => id === 1003)?.name ?? '', { exact: true })
      .waitFor()
    await page.goto(tabOf(1004))
    await page.getByRole('button', { name: 'Log activity' }).click()
    await logger(page).getByRole('combobox', { name: 'Activity Type' }).waitFor()
    await expect
      .poll(() => logger(page).getByRole('combobox', { name: 'Activity Type' }).innerText())
      .not.toContain('SEM')
    await expect.poll(() => logger(page).getByText('For the first.').count()).toBe(0)
    await expect.poll(() => saveButton(page).isDisabled()).toBe(true)
  })

  // ACT-08, ACT-10
  it('refuses days before 01/05/2020 and what a flow left to be filled in', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: tabOf(1004) })
    const { page } = visit
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/activities')) sent.push(request.url())
    })
    await filled(page, 'On a day.')
    const date = logger(page).getByRole('textbox', { name: /^Date/ })
    await date.fill('01/04/2020')
    await date.blur()
    await expect.poll(() => saveButton(page).isDisabled()).toBe(true)
    await date.fill('01/05/2020')
    await date.blur()
    await expect.poll(() => saveButton(page).isEnabled()).toBe(true)
    for (const mark of ['[::', '::]']) {
      await text(page).click()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(`Mind ${mark} this`)
      await date.focus()
      await logger(page)
        .getByText(
          'It seems like you have placeholders in the activity body. Please remove them before saving the activity.',
        )
        .waitFor()
      await expect.poll(() => saveButton(page).isDisabled()).toBe(true)
      await text(page).click()
      await page.keyboard.press('ControlOrMeta+Enter')
    }
    expect(sent).toEqual([])
  })

  // ACT-11, ACT-12
  it('takes files under 100 MB, each with a description of at most 50 characters', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: tabOf(1005) })
    const { page } = visit
    await filled(page, 'With files.')
    const input = logger(page).getByLabel('Attachments', { exact: true })
    await input.setInputFiles(fileOfSize('large.bin', 101))
    await logger(page).getByText('File size should be less than 100 mb.').waitFor()
    await expect.poll(() => saveButton(page).isDisabled()).toBe(true)
    await logger(page)
      .getByRole('button', { name: /large\.bin/ })
      .click()
    await input.setInputFiles(fileOfSize('allowed.bin', 99))
    const description = logger(page).getByRole('textbox', { name: /^Description/ })
    await description.waitFor()
    await expect.poll(() => logger(page).getByText('File size should be less than').count()).toBe(0)
    await description.fill('')
    await expect.poll(() => saveButton(page).isDisabled()).toBe(true)
    await logger(page).getByText('Still to fill in: Attachments', { exact: true }).waitFor()
    await description.fill('x'.repeat(50))
    await expect.poll(() => saveButton(page).isEnabled()).toBe(true)
    await description.fill('x'.repeat(51))
    // What the field does not take is not there; what it takes is not saved.
    const taken = await description.inputValue()
    expect(taken.length <= 50 || (await saveButton(page).isDisabled())).toBe(true)
  })

  // ACT-09, ACT-17, ACT-20, ACT-21
  it('is sent once however often one clicks, then closes, and the list and the draft follow', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: tabOf(1006) })
    const { page } = visit
    const forms: string[] = []
    const deleted: string[] = []
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname
      if (request.method() === 'POST' && path === '/api/activities')
        forms.push(request.headers()['content-type'] ?? '')
      if (request.method() === 'DELETE' && path === '/api/drafts') deleted.push(path)
    })
    const kept = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/drafts',
    )
    await filled(page, 'Raised the bids once.')
    await logger(page).getByRole('textbox', { name: /^Date/ }).fill('03/10/2025')
    await logger(page).getByLabel('Time').fill('10:00')
    await logger(page)
      .getByLabel('Attachments', { exact: true })
      .setInputFiles({ name: 'terms.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') })
    await logger(page)
      .getByRole('textbox', { name: /^Description/ })
      .fill('Search terms')
    // What was never kept on the server has nothing there to be deleted.
    await kept
    const reloaded = page.waitForResponse(
      (response) => response.request().method() === 'GET' && /\/activities|paginated/.test(response.url()),
    )
    await saveButton(page).dblclick()
    await page.getByText('Client activity has been successfully created.').first().waitFor()
    await logger(page).waitFor({ state: 'detached' })
    await reloaded
    await page.getByRole('listitem').filter({ hasText: 'Raised the bids once.' }).waitFor()
    await expect.poll(() => forms).toHaveLength(1)
    expect(forms[0]).toContain('multipart/form-data')
    const { body: logged } = await manager.get<Activity[]>('/clients/1006/activities')
    expect(logged.filter(({ body }) => body.includes('Raised the bids once.'))).toMatchObject([
      // 10:00 in Chicago, where summer time had begun the day before.
      {
        loggedAt: '2025-03-10T15:00:00+00:00',
        attachments: [{ name: 'terms.csv', label: 'Search terms' }],
      },
    ])
    await expect.poll(() => deleted).toHaveLength(1)
    await page.getByRole('button', { name: 'Log activity' }).click()
    await logger(page).getByRole('combobox', { name: 'Activity Type' }).waitFor()
    await expect.poll(() => logger(page).getByText('Raised the bids once.').count()).toBe(0)
  })

  // ACT-19, ACT-20, decision Q49
  it('keeps everything when saving fails: the draft is deleted, kept anew, and the list reloads', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: tabOf(1007) })
    const { page } = visit
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\/(drafts|paginated-activities)$/.test(pathname))
        asked.push(`${request.method()} ${pathname.split('/').at(-1)}`)
    })
    await filled(page, 'Not lost.')
    await expect.poll(() => asked).toContain('POST drafts')
    asked.length = 0
    await page.route('**/api/activities', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 418, body: 'broken' }) : route.fallback(),
    )
    await saveButton(page).click()
    await page
      .getByText('There was an error processing your request. Please refresh this page and try again.')
      .first()
      .waitFor()
    await expect.poll(() => text(page).innerText()).toContain('Not lost.')
    await expect.poll(() => saveButton(page).isEnabled()).toBe(true)
    await expect
      .poll(() => [...new Set(asked)].toSorted())
      .toEqual(['DELETE drafts', 'GET paginated-activities', 'POST drafts'])
    await page.unroute('**/api/activities')
    await saveButton(page).click()
    await page.getByText('Client activity has been successfully created.').first().waitFor()
  })

  // ACT-25
  it('stays saved when its pacing note is not', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: tabOf(1008) })
    const { page } = visit
    await filled(page, 'Saved without its note.')
    await logger(page)
      .getByRole('switch', { name: /^Pacing note/ })
      .press(' ')
    await page.route('**/api/pacing-notes', (route) => route.fulfill({ status: 422, body: '{}' }))
    await saveButton(page).click()
    await page.getByText('Pacing note could not be created').first().waitFor()
    await page.getByRole('listitem').filter({ hasText: 'Saved without its note.' }).waitFor()
  })
})

describe('the list of activities in a profile', () => {
  // ACT-33
  it('is asked for a type and a period, in pages', async () => {
    const asked: URL[] = []
    await using visit = await visitAs(chromium, server, 'account-manager', { path: null })
    const { page } = visit
    page.on('request', (request) => {
      if (request.url().includes('/paginated-activities')) asked.push(new URL(request.url()))
    })
    await page.goto(`${tabOf(1003)}?activityTypeId=3&startDate=2026-01-01&endDate=2026-12-31`)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    const { pathname, searchParams } = asked[0] ?? new URL(server.url)
    expect(pathname).toBe('/api/clients/1003/paginated-activities')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      activityTypeId: '3',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
    })
  })
})
