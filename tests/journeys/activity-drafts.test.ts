import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formOf, goodFields, picture, type Activity } from '../api/activity-form.ts'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { isAccessible } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser
let manager: Caller
const slugs = new Map<number, string>()

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  manager = await signIn(server.url, 'account-manager')
  for (const id of [1003, 1004, 1005, 1006, 1007]) {
    const { body } = await manager.get<{ slug: string }>(`/clients/${id}`)
    slugs.set(id, body.slug)
  }
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const logger = (page: Page): Locator => page.getByRole('dialog', { name: 'Log Client Activities' })
const text = (page: Page): Locator => logger(page).locator('[contenteditable="true"]')
const tabOf = (clientId: number): string => `/clients/${slugs.get(clientId)}/activity`

/** Opens the logger of a client's profile with its editor ready. */
async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log activity' }).click()
  await logger(page).getByRole('textbox', { name: 'Activity' }).click()
  await text(page).waitFor()
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await logger(page).getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function chooseClient(page: Page, name: string): Promise<void> {
  await logger(page).getByRole('combobox', { name: 'Client' }).fill(name)
  await page.getByRole('option', { name }).first().click()
}

describe('a draft of the activity logger', () => {
  // ACT-13, ACT-14, ACT-16
  it('is kept after five seconds of quiet, comes back in a new window, and is deleted by Cancel', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: tabOf(1003) })
    const { page } = visit
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/drafts')) sent.push(request.method())
    })
    await open(page)
    await text(page).click()
    const kept = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/api/drafts'),
    )
    await page.keyboard.type('Half a sentence about the lot')
    await kept
    await logger(page)
      .getByText(/^Draft created on \d/)
      .waitFor()
    await isAccessible(page)

    await using other = await visitAs(chromium, server, 'account-manager', { path: tabOf(1003) })
    const again = other.page
    await again.getByRole('button', { name: 'Log activity' }).click()
    await logger(again)
      .getByText(/^Draft created on \d/)
      .waitFor()
    await logger(again).getByText('Half a sentence about the lot').first().waitFor()
    await expect.poll(() => sent.filter((method) => method === 'POST')).toHaveLength(1)

    await logger(again).getByRole('button', { name: 'Cancel' }).click()
    const question = again.getByRole('alertdialog')
    await question.getByText('Are you sure you want to delete this draft?').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await logger(again).getByText('Half a sentence about the lot').first().waitFor()
    await logger(again).getByRole('button', { name: 'Cancel' }).click()
    const deleted = again.waitForResponse(
      (response) => response.request().method() === 'DELETE' && response.url().includes('/api/drafts'),
    )
    await question.getByRole('button', { name: 'Confirm' }).click()
    expect((await deleted).status()).toBe(200)
    await logger(again).waitFor({ state: 'detached' })
    await open(again)
    await expect.poll(() => text(again).innerText()).toMatch(/^\s*$/)
    await expect.poll(() => logger(again).getByText('Draft created on').count()).toBe(0)
  })

  // ACT-10, ACT-14
  it('says what is wrong with what comes back, and not that something is missing', async () => {
    const { body: me } = await manager.get<{ id: number }>('/users/me')
    const body = '<p>Spend went up. [::Please add your comments here::]</p>'
    await manager.request('POST', '/drafts', {
      body: formOf({ clientId: '1007', userId: String(me.id), draftType: 'activity', body }),
    })
    await using visit = await visitAs(chromium, server, 'account-manager', { path: tabOf(1007) })
    const { page } = visit
    await page.getByRole('button', { name: 'Log activity' }).click()
    await logger(page)
      .getByText(/^It seems like you have placeholders in the activity body/)
      .waitFor()
    await expect.poll(() => logger(page).getByText('Field is required').count()).toBe(0)
  })

  // ACT-13, ACT-14
  it('goes with the form to another client: the one of before keeps nothing', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: tabOf(1003) })
    const { page } = visit
    const names = new Map<number, string>()
    for (const id of [1003, 1005])
      names.set(id, (await manager.get<{ name: string }>(`/clients/${id}`)).body.name)
    const { body: me } = await manager.get<{ id: number }>('/users/me')
    const draftOf = async (id: number) =>
      (
        await manager.get<{ body: string } | null>(
          `/drafts?clientId=${id}&userId=${me.id}&draftType=activity`,
        )
      ).body
    await page.getByRole('button', { name: 'Create' }).hover()
    await page.getByRole('menuitem', { name: 'Client Activity' }).click()
    await chooseClient(page, names.get(1003) ?? '')
    await logger(page).getByRole('textbox', { name: 'Activity' }).click()
    await text(page).click()
    await page.keyboard.type('Written for the wrong store')
    await expect
      .poll(() => draftOf(1003))
      .toMatchObject({
        body: expect.stringContaining('Written for the wrong store'),
      })

    await chooseClient(page, names.get(1005) ?? '')
    await expect
      .poll(() => draftOf(1005))
      .toMatchObject({
        body: expect.stringContaining('Written for the wrong store'),
      })
    expect(await draftOf(1003)).toBeNull()

    // Turned back, and thrown away before the server has heard of it.
    await chooseClient(page, names.get(1003) ?? '')
    await logger(page).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
    await logger(page).waitFor({ state: 'detached' })
    await expect.poll(() => draftOf(1005)).toBeNull()
    expect(await draftOf(1003)).toBeNull()
  })

  // ACT-15
  it('of an edit says so, and goes on as an edit', async () => {
    const { body: activity } = await manager.request<Activity>('POST', '/activities', {
      body: formOf({ ...goodFields(1004), body: '<p>As it was.</p>' }),
    })
    const { body: me } = await manager.get<{ id: number }>('/users/me')
    await manager.request('POST', '/drafts', {
      body: formOf({
        clientId: '1004',
        userId: String(me.id),
        draftType: 'activity',
        activityId: String(activity.id),
        typeId: '3',
        categoryId: '109',
        body: '<p>As it will be.</p>',
        loggedAt: activity.loggedAt,
      }),
    })
    await using visit = await visitAs(chromium, server, 'account-manager', { path: tabOf(1004) })
    const { page } = visit
    await page.getByRole('button', { name: 'Log activity' }).click()
    await logger(page)
      .getByText(
        'This draft is an edit of an existing note. If you need to log a new activity, click cancel and delete this draft.',
      )
      .waitFor()
    await logger(page).getByRole('button', { name: 'Save' }).click()
    await page.getByText('Client activity has been successfully updated.').first().waitFor()
    const list = page.getByRole('list', { name: /^Activities of/ })
    await list.getByText('As it will be.').waitFor()
    await expect.poll(() => list.getByText('As it was.').count()).toBe(0)
  })
})

describe('an activity', () => {
  // ACT-01, ACT-18, ACT-37
  it('is edited with what it holds, and an attachment can be taken off', async () => {
    await manager.request<Activity>('POST', '/activities', {
      body: formOf({ ...goodFields(1005), body: '<p>Raised the bids.</p>', 'label[0]': 'Chart' }, [
        picture('chart.png'),
      ]),
    })
    await using visit = await visitAs(chromium, server, 'account-manager', { path: tabOf(1005) })
    const { page } = visit
    const entry = page.getByRole('listitem').filter({ hasText: 'Raised the bids.' })
    await entry.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await logger(page).getByText('Raised the bids.').first().waitFor()
    await expect
      .poll(() => logger(page).getByRole('combobox', { name: 'Activity Type' }).innerText())
      .toContain('SEM')
    const files = logger(page).getByRole('list', { name: 'Attachments so far' })
    await expect.poll(() => files.getByRole('textbox').inputValue()).toBe('Chart')
    await isAccessible(page)
    await files.getByRole('button', { name: 'Remove chart.png' }).click()
    await logger(page).getByRole('button', { name: 'Save' }).click()
    await page.getByText('Client activity has been successfully updated.').first().waitFor()
    await logger(page).waitFor({ state: 'detached' })
    await page.reload()
    await entry.waitFor()
    await expect.poll(() => entry.getByRole('link').count()).toBe(0)
  })

  // ACT-27 to ACT-30
  it('of CO-OP takes one screenshot of each version, under labels of their own', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: tabOf(1006) })
    const { page } = visit
    await open(page)
    await choose(page, 'Activity Type', 'CO-OP')
    const option = logger(page).getByRole('switch', { name: /^Co-op screenshots/ })
    await option.press(' ')
    const upload = async (label: string, name: string): Promise<void> =>
      logger(page)
        .getByLabel(label, { exact: true })
        .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(await picture().arrayBuffer()) })
    await upload('Co-Op Screenshot Current', 'now.png')
    await upload('Co-Op Screenshot Current', 'again.png')
    await logger(page).getByText('Please delete the existing file before uploading a new one!').waitFor()
    await expect.poll(() => logger(page).getByText('again.png').count()).toBe(0)
    await option.press(' ')
    await expect.poll(() => logger(page).getByText('now.png').count()).toBe(0)
    await option.press(' ')
    await upload('Co-Op Screenshot Current', 'now.png')
    await upload('Co-Op Screenshot Previous', 'before.png')
    await isAccessible(page)
    const save = logger(page).getByRole('button', { name: 'Save' })
    const category = logger(page).getByRole('combobox', { name: 'Category' })
    if (!/\S/.test((await category.innerText()).replace('Select…', ''))) {
      await category.click()
      await page.getByRole('option').first().click()
    }
    await text(page).click()
    await page.keyboard.type('Sent to the manufacturer.')
    await expect.poll(() => save.isEnabled()).toBe(true)
    // What is refused is not sent along.
    await logger(page).getByRole('button', { name: 'Remove before.png' }).click()
    await logger(page)
      .getByLabel('Co-Op Screenshot Previous', { exact: true })
      .setInputFiles({ name: 'before.webp', mimeType: 'image/webp', buffer: Buffer.alloc(10) })
    await logger(page).getByText('Files of this type cannot be added here.').waitFor()
    await expect.poll(() => save.isDisabled()).toBe(true)
    await logger(page).getByRole('button', { name: 'Remove before.webp' }).click()
    await upload('Co-Op Screenshot Previous', 'before.png')
    await save.click()
    await page.getByText('Client activity has been successfully created.').first().waitFor()
    const entry = page.getByRole('listitem').filter({ hasText: 'Sent to the manufacturer.' })
    await entry.getByRole('link', { name: 'Co-Op Screenshot Current' }).waitFor()
    await entry.getByRole('link', { name: 'Co-Op Screenshot Previous' }).waitFor()
  })

  // ACT-22 to ACT-24
  it('goes to the pacing report too, in the section of its type', async () => {
    const { body: month } = await manager.post<{
      rows: { clientId: number; slug: string; budget: number }[]
    }>('/clients/mtd-pacing-totals', { sectionId: 4, clientIds: [] })
    const { clientId, slug } = month.rows.find(({ budget }) => budget > 0)!
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${slug}/activity`,
    })
    const { page } = visit
    await open(page)
    const toggle = logger(page).getByRole('switch', { name: /^Pacing note/ })
    await choose(page, 'Activity Type', 'CO-OP')
    await expect.poll(() => toggle.isDisabled()).toBe(true)
    await choose(page, 'Activity Type', 'Display/Video')
    await toggle.press(' ')
    const category = logger(page).getByRole('combobox', { name: 'Category' })
    await category.click()
    await page.getByRole('option').first().click()
    await text(page).click()
    await page.keyboard.type('Spend is ahead of plan.')
    const save = logger(page).getByRole('button', { name: 'Save' })
    await expect.poll(() => save.isDisabled()).toBe(true)
    await choose(page, 'Pacing Section', 'Video')
    // ACT-26
    await logger(page)
      .getByText(/^Adds the text to the pacing report of the month\. \$.+ of \$.+ spent/)
      .waitFor()
    await save.click()
    await page.getByText('Pacing note has been successfully created').first().waitFor()
    const { body } = await manager.get<{ sectionId: number; note: string }[]>(
      `/clients/${clientId}/pacing-notes`,
    )
    expect(body).toMatchObject([{ sectionId: 4, note: 'Spend is ahead of plan.' }])
  })
})
