import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '../api/activity-form.ts'
import { issueOf, listOf } from '../api/support-form.ts'
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

let server: RunningServer
let chromium: Browser
let host: Host
let staff: Caller

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  host = await startHost({ portal: server.url, body: '<agency-support-request></agency-support-request>' })
  staff = await signIn(server.url, 'seo')
})
afterAll(async () => {
  await chromium?.close()
  await host?.[Symbol.asyncDispose]()
  await server?.stop()
})

interface Visit extends AsyncDisposable {
  readonly context: BrowserContext
  readonly page: Page
  /** What the page's policy and scripts complained about. */
  readonly complaints: string[]
  /** Calls that the page made of the portal, as method and path. */
  readonly calls: Set<string>
}

async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await chromium.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  const calls = new Set<string>()
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === server.url && pathname.startsWith('/api/') && request.method() !== 'OPTIONS')
      calls.add(`${request.method()} ${pathname.slice('/api'.length)}`)
  })
  await page.goto(host.origin)
  return { context, page, complaints, calls, [Symbol.asyncDispose]: () => context.close() }
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Support Requests' })
const formOf = (page: Page) => page.getByRole('dialog', { name: 'New Request' })

/** Opens the widget and signs in through its pop-up. */
async function openSignedIn(page: Page, account = 'seo'): Promise<void> {
  await page.getByRole('button', { name: 'Support requests' }).click()
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  ])
  await popup.getByLabel('E-mail').fill(emailOf(account))
  await popup.getByLabel('Password', { exact: true }).fill(demoPassword)
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Sign in' }).click()])
  await dialogOf(page).waitFor()
}

/** A bug as the form takes it, with everything that has a list, a calendar or a file of its own. */
async function fillBug(page: Page, title: string): Promise<void> {
  const form = formOf(page)
  // By the keyboard: what one sees of a radio button lies over it.
  const pick = (name: string | RegExp) => form.getByRole('radio', { name }).press(' ')
  await pick(/^Bug/)
  await form.getByLabel('Brief Title').fill(title)
  await form.getByRole('textbox', { name: 'Detailed Description' }).click()
  const editor = form.locator('[contenteditable="true"]')
  await editor.click()
  await page.keyboard.type('Seen on the intranet.')
  await pick(/^Critical/)
  for (const [name, search, option] of [
    ['Impact on Employees', 'seo', /^SEO/],
    ['Impacted Clients', 'a', /./],
  ] as const) {
    if (name === 'Impacted Clients') await pick('Specific Client')
    await form.getByRole('combobox', { name }).fill(search)
    await page.getByRole('option', { name: option }).first().click()
    await page.keyboard.press('Escape')
  }
  await form.getByLabel('Steps to Reproduce').fill('Open it.')
  await form.getByLabel('Expected Behavior').fill('It opens.')
  await form.getByLabel('Actual Behavior').fill('It does not.')
  await form.getByLabel('Where It Is Affected').fill('Intranet')
  await form.getByLabel('URL/Link').fill('intranet.demo.test')
  await pick('Specific End Date')
  await form.getByRole('button', { name: 'Choose Specific End Date' }).click()
  const calendar = page.getByRole('dialog', { name: 'Choose Specific End Date' })
  await calendar.getByRole('button', { name: 'Next', exact: false }).first().click()
  await calendar.getByRole('gridcell').getByRole('button').nth(14).click()
  await form.locator('input[type="file"]').setInputFiles({
    name: 'screen.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await picture('screen.png').arrayBuffer()),
  })
}

describe('support requests on a page of another origin', () => {
  it('are filed, followed and answered under its strict policy, with the calls of its token alone', async () => {
    await using visited = await visit({ viewport: { width: 1440, height: 900 } })
    const { page, complaints, calls } = visited
    await openSignedIn(page)
    const dialog = dialogOf(page)
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
    await dialog.getByText(/^\d+ requests$/).waitFor()
    await isAccessible(page, 'agency-support-request')

    const title = `Filed from the intranet ${Date.now()}`
    await dialog.getByRole('button', { name: 'New Request' }).click()
    await fillBug(page, title)
    await isAccessible(page, 'agency-support-request')
    await formOf(page).getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Thanks for your input. Your issue has been successfully sent.').first().waitFor()
    await formOf(page).waitFor({ state: 'detached' })
    await dialog.getByRole('table', { name: 'Open Requests' }).getByText(title).waitFor()
    const [filed] = await listOf(staff, 'opened')
    expect(filed?.fields.summary).toBe(title)
    const key = filed!.key

    await dialog.getByRole('button', { name: `Details of ${key}` }).click()
    await dialog.getByRole('heading', { name: title }).waitFor()
    await expect.poll(() => page.url()).toBe(`${host.origin}/`)
    const file = dialog.getByRole('link', { name: /screen\.png/ })
    const served = await fetch((await file.getAttribute('href'))!)
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png'])
    await dialog.getByRole('textbox', { name: 'Comment' }).click()
    await dialog.locator('[contenteditable="true"]').click()
    await page.keyboard.type('And again.')
    await dialog.getByRole('button', { name: 'Add comment' }).click()
    await dialog.getByRole('list', { name: 'Comments' }).getByText('And again.').waitFor()
    expect((await issueOf(staff, key)).body.renderedFields.comment?.comments).toHaveLength(1)
    await isAccessible(page, 'agency-support-request')

    await dialog.getByRole('button', { name: 'All requests' }).click()
    await dialog.getByRole('tab', { name: 'Recently Closed' }).click()
    const reopen = dialog.getByRole('button', { name: /^Reopen PS-/ }).first()
    const reopened = (await reopen.getAttribute('aria-label'))!.replace('Reopen ', '')
    await reopen.click()
    await page.getByText('Task has been successfully reopened.').first().waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    const heard = () => page.evaluate(() => (window as unknown as { heard: [string, unknown][] }).heard)
    await expect.poll(heard).toEqual([
      ['ready', null],
      ['open', null],
      ['signin-required', null],
      ['saved', { kind: 'support-request', id: key }],
      ['saved', { kind: 'support-request', id: key }],
      ['saved', { kind: 'support-request', id: reopened }],
      ['close', null],
    ])
    // What is typed is looked for, and kept where somebody rests for five seconds.
    await expect.poll(() => calls).toContain('GET /written')
    expect([...calls].filter((call) => !call.endsWith(' /written')).toSorted()).toEqual([
      'GET /clients/list/simple',
      'GET /departments',
      'GET /groups',
      'GET /jira/issue',
      'GET /jira/issues',
      // Before anybody types a password: whether the page is listed at all.
      'POST /embed/check',
      'POST /jira/issue/comments',
      'POST /jira/issues',
      `PUT /jira/issues/${reopened}`,
    ])
    expect(complaints).toEqual([])
  })

  it('keep what was typed when the form, the dialog and the element are gone for a while', async () => {
    await using visited = await visit()
    const { page } = visited
    await openSignedIn(page)
    await dialogOf(page).getByRole('button', { name: 'New Request' }).click()
    await formOf(page).getByLabel('Brief Title').fill('Half a sentence')
    await page.keyboard.press('Escape')
    await formOf(page).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    await page.evaluate(async () => {
      const element = document.querySelector('agency-support-request')
      const place = element?.parentElement
      element?.remove()
      await new Promise((done) => setTimeout(done))
      if (element) place?.append(element)
    })
    await page.getByRole('button', { name: 'Support requests' }).click()
    await dialogOf(page).getByRole('button', { name: 'New Request' }).click()
    await expect.poll(() => formOf(page).getByLabel('Brief Title').inputValue()).toBe('Half a sentence')
    await formOf(page).getByRole('button', { name: 'Start over' }).click()
    await expect.poll(() => formOf(page).getByLabel('Brief Title').inputValue()).toBe('')
  })

  it('are for the people of the agency, and say so to others', async () => {
    await using visited = await visit()
    const { page } = visited
    await openSignedIn(page, 'client')
    await dialogOf(page).getByText('Support requests are for the people of the agency.').waitFor()
    await expect
      .poll(() =>
        dialogOf(page)
          .getByRole('button', { name: /New Request|Retry/ })
          .count(),
      )
      .toBe(0)
  })

  it('fit a narrow window and are accessible there', async () => {
    await using visited = await visit({ viewport: phone.viewport })
    const { page } = visited
    await openSignedIn(page)
    await dialogOf(page).getByRole('list', { name: 'Open Requests' }).waitFor()
    const [content, frame] = await dialogOf(page).evaluate((dialog) => {
      const body = dialog.querySelector('[data-dialog-body]')
      return [body?.scrollWidth, dialog.clientWidth]
    })
    expect(content).toBeLessThanOrEqual(frame!)
    expect(frame).toBe(phone.viewport.width)
    await isAccessible(page, 'agency-support-request')
  })
})
