import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startHost, type Host } from '../hosts/host.ts'
import { browser, demoPassword, emailOf, signIn, startServer, type RunningServer } from '../support/index.ts'
import { isAccessible } from '../support/looks.ts'

let server: RunningServer
let chromium: Browser
let host: Host

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  host = await startHost({ portal: server.url, body: '<agency-activity-logger></agency-activity-logger>' })
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
}

async function visit(): Promise<Visit> {
  const context = await chromium.newContext()
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(host.origin)
  return { context, page, complaints, [Symbol.asyncDispose]: () => context.close() }
}

/** Opens the widget and signs in through its pop-up. */
async function openSignedIn(page: Page, account = 'account-manager'): Promise<void> {
  await page.getByRole('button', { name: 'Log activity' }).click()
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  ])
  await popup.getByLabel('E-mail').fill(emailOf(account))
  await popup.getByLabel('Password', { exact: true }).fill(demoPassword)
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Sign in' }).click()])
  await page.getByRole('dialog', { name: 'Log Client Activities' }).waitFor()
}

describe('the activity logger on a page of another origin', () => {
  it('logs an activity that the portal then shows, under the strict policy of the page', async () => {
    await using visited = await visit()
    const { page, complaints } = visited
    await openSignedIn(page)
    const dialog = page.getByRole('dialog', { name: 'Log Client Activities' })
    const staff = await signIn(server.url, 'account-manager')
    const clients =
      await staff.get<{ id: number; name: string; canceledAt: string | null }[]>('/clients/list/simple')
    const client = clients.body.find((one) => one.canceledAt === null)
    if (!client) throw new Error('The demo agency has no client.')

    await dialog.getByRole('combobox', { name: 'Client' }).fill(client.name)
    await page.getByRole('option', { name: client.name }).first().click()
    await dialog.getByRole('combobox', { name: 'Activity Type' }).click()
    await page.getByRole('option', { name: 'SEM', exact: true }).click()
    await dialog.getByRole('combobox', { name: 'Category' }).click()
    await page.getByRole('option').first().click()
    const text = `Logged from the intranet ${Date.now()}`
    await dialog.getByLabel('Activity', { exact: false }).last().click()
    const editor = dialog.locator('[contenteditable="true"]')
    await editor.waitFor()
    await editor.click()
    await page.keyboard.type(text)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })

    const activities = await staff.get<{ body: string }[]>(`/clients/${client.id}/activities`)
    expect(activities.body.map((activity) => activity.body).join()).toContain(text)
    const heard = () => page.evaluate(() => (window as unknown as { heard: [string, unknown][] }).heard)
    await expect
      .poll(async () => (await heard()).map(([name]) => name))
      .toEqual(['ready', 'open', 'signin-required', 'saved', 'close'])
    expect(complaints).toEqual([])
  })

  it('keeps its token out of addresses, cookies and storage', async () => {
    await using visited = await visit()
    const { page, context } = visited
    const seen: string[] = []
    page.on('request', (request) => seen.push(request.url()))
    await openSignedIn(page)
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    const cookies = await context.cookies(host.origin)
    const jwt = /eyJ[\w-]+\.[\w-]+\.[\w-]+/
    expect(stored).not.toMatch(jwt)
    expect(JSON.stringify(cookies.filter((cookie) => !cookie.httpOnly))).not.toMatch(jwt)
    expect(seen.join('\n')).not.toMatch(jwt)
    await expect
      .poll(() => page.evaluate(() => Object.keys(window).filter((name) => /agency/i.test(name))))
      .toEqual(['AgencyPortal'])
  })

  it('looks the same whatever the rules of the page', async () => {
    await using visited = await visit()
    const { page } = visited
    const button = page.getByRole('button', { name: 'Log activity' })
    const look = await button.evaluate((element) => {
      const { fontSize, textTransform, color } = getComputedStyle(element)
      return { fontSize, textTransform, color }
    })
    expect(look.fontSize).toBe('14px')
    expect(look.textTransform).toBe('none')
    expect(look.color).not.toBe('rgb(255, 0, 0)')
  })

  it('has no accessibility violation, asked to sign in', async () => {
    await using visited = await visit()
    const { page } = visited
    await page.getByRole('button', { name: 'Log activity' }).click()
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    await isAccessible(page, 'agency-activity-logger')
  })

  it('runs when the loader is on the page twice, and when it was asked to open before the loader came', async () => {
    await using early = await startHost({
      portal: server.url,
      body: `<script async nonce="aG9zdA" src="${server.url}/embed/loader.js"></script>`,
      early: "AgencyPortal.open('activity-logger');",
    })
    const context = await chromium.newContext()
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(early.origin)
    await page.getByRole('dialog', { name: 'Sign in to the portal' }).waitFor()
    await expect.poll(() => page.locator('agency-activity-logger').count()).toBe(1)
    expect(errors).toEqual([])
    await context.close()
  })
})
