import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { startHost, type Host } from '../hosts/host.ts'
import { browser, demoPassword, emailOf, signIn, startServer, type RunningServer } from '../support/index.ts'
import { intoText } from '../support/editor.ts'
import { isAccessible } from '../support/looks.ts'

let server: RunningServer
let chromium: Browser
let host: Host

/** A client of the ad-support account. */
const supported = 1010

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  host = await startHost({
    portal: server.url,
    body: `<agency-interaction-logger client-id="${supported}"></agency-interaction-logger>`,
  })
})
afterAll(async () => {
  await chromium?.close()
  await host?.[Symbol.asyncDispose]()
  await server?.stop()
})

const logger = (page: Page) => page.getByRole('dialog', { name: 'Log Client Interaction' })

/** Opens the widget and signs in through its pop-up. */
async function openSignedIn(page: Page, account: string): Promise<void> {
  await page.getByRole('button', { name: 'Log interaction' }).click()
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  ])
  await popup.getByLabel('E-mail').fill(emailOf(account))
  await popup.getByLabel('Password', { exact: true }).fill(demoPassword)
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Sign in' }).click()])
}

describe('the interaction logger on a page of another origin', () => {
  it('logs on behalf of a manager for an ad-support user, under the strict policy of the page (INT-12)', async () => {
    const context = await chromium.newContext()
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(host.origin)
    await openSignedIn(page, 'ad-support')
    const dialog = logger(page)
    const team =
      (await (await signIn(server.url, 'account-manager')).get<Body<'clients.get'>>(`/clients/${supported}`))
        .body.ClientUsers ?? []
    const manager = team.find(({ clientUserTypeId }) => clientUserTypeId === 1)?.user.fullName ?? ''

    await dialog.getByRole('combobox', { name: 'Interaction Type' }).click()
    await page.getByRole('option', { name: 'Text Message' }).click()
    await dialog.getByRole('combobox', { name: 'On Behalf Of' }).click()
    await page.getByRole('option', { name: manager }).click()
    // Who has no task tool is offered no task.
    await expect.poll(() => dialog.getByRole('checkbox', { name: 'Create a task' }).count()).toBe(0)
    const text = `Sent from the intranet ${Date.now()}`
    await dialog.getByText('Less than 100 MB each.').scrollIntoViewIfNeeded()
    const editor = await intoText(dialog)
    await editor.click()
    await page.keyboard.type(text)
    await isAccessible(page, 'agency-interaction-logger')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })

    const adSupport = await signIn(server.url, 'ad-support')
    const logged = await adSupport.post<Body<'interactions.byClients'>>('/interactions/by-clients', {
      clientIds: [supported],
    })
    const mine = logged.body.find(({ body }) => body.includes(text))
    expect(mine?.onBehalfOfUser?.fullName).toBe(manager)
    const heard = () => page.evaluate(() => (window as unknown as { heard: [string, unknown][] }).heard)
    await expect
      .poll(async () => (await heard()).find(([name]) => name === 'saved'))
      .toEqual(['saved', { kind: 'interaction', id: mine?.id }])
    expect(complaints).toEqual([])
    await context.close()
  })

  it('is not opened for somebody who may not log', async () => {
    const context = await chromium.newContext()
    const page = await context.newPage()
    await page.goto(host.origin)
    await page.getByRole('button', { name: 'Log interaction' }).click()
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Sign in', exact: true }).click(),
    ])
    await popup.getByLabel('E-mail').fill(emailOf('client'))
    await popup.getByLabel('Password', { exact: true }).fill(demoPassword)
    await popup.getByRole('button', { name: 'Sign in' }).click()
    await popup
      .getByText(/may not|not have access|cannot/i)
      .first()
      .waitFor()
    await expect.poll(() => logger(page).count()).toBe(0)
    await context.close()
  })
})
