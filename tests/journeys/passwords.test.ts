import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  browser,
  linkIn,
  startMailServer,
  startServer,
  type MailServer,
  type RunningServer,
} from '../support/index.ts'
import { fitsItsWidth, isAccessible, phone } from '../support/looks.ts'
import { fillSignIn, visitAs, visitor } from '../support/visit.ts'

let mail: MailServer
let server: RunningServer
let chromium: Browser

beforeAll(async () => {
  mail = await startMailServer()
  server = await startServer({ env: { SMTP_URL: mail.url } })
  chromium = await browser()
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
  await mail?.stop()
})

const strong = 'Walnut-Ferry-83-Lagoon'

const fields = (page: Page) => ({
  first: page.getByLabel('New password', { exact: true }),
  again: page.getByLabel('Confirm new password', { exact: true }),
  meter: page.getByRole('meter', { name: 'Password strength' }),
})

describe('whoever must change the password', () => {
  // PWD-01 to PWD-06
  it('chooses a strong one in a dialog that nothing else closes', async () => {
    // SHL-07; nothing of the screen behind it is asked for before.
    await using visit = await visitAs(chromium, server, 'new-hire', { path: '/clients' })
    const { page } = visit
    const dialog = page.getByRole('dialog', { name: 'Choose a new password' })
    await dialog.waitFor()
    const { first, again, meter } = fields(page)
    const save = dialog.getByRole('button', { name: 'Change password' })

    // PWD-01
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await dialog.waitFor()
    await expect.poll(() => dialog.getByRole('button', { name: 'Close' }).count()).toBe(0)
    await expect.poll(() => save.isDisabled()).toBe(true)
    await isAccessible(page)

    // PWD-02, PWD-03
    const climb = [
      ['password', 'Very weak', false],
      ['Fletcher1', 'Weak', false],
      ['Agency-2026', 'Medium', true],
      ['tulip-garden', 'Good', true],
      [strong, 'Strong', true],
    ] as const
    for (const [typed, level, enabled] of climb) {
      await first.fill(typed)
      await expect.poll(() => meter.getAttribute('aria-valuetext')).toBe(level)
      await expect.poll(() => save.isEnabled()).toBe(enabled)
    }

    // PWD-04
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') calls.push(request.url())
    })
    await again.fill('Something-Else-77')
    await save.click()
    await page.getByText('Passwords do not match').waitFor()
    expect(calls).toEqual([])

    // PWD-06
    await page.route('**/api/users/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 422, json: { code: 'invalid', message: 'Not on a Tuesday.' } })
        : route.fallback(),
    )
    await again.fill(strong)
    await save.click()
    await page.getByRole('alert').getByText('Not on a Tuesday.').waitFor()
    await dialog.waitFor()
    await page.unroute('**/api/users/*')

    // PWD-05
    await save.click()
    await page.getByRole('region', { name: 'Messages' }).getByText('Successfully updated password').waitFor()
    await expect.poll(() => dialog.count()).toBe(0)
    await page.reload()
    await page.getByRole('banner').waitFor()
    await expect.poll(() => dialog.count()).toBe(0)
    expect(visit.complaints).toEqual([])
  })
})

describe('a forgotten password', () => {
  // AUT-07, AUT-08
  it('is set anew through the mail', async () => {
    await using visit = await visitor(chromium, server, { path: '/login', ...phone })
    const { page } = visit
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await isAccessible(page)
    const asked = page.waitForRequest('**/api/users/reset-password')
    await page.getByLabel('E-mail address').fill('director@demo.test')
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await asked
    await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
    await page.getByText('If director@demo.test belongs to an account').waitFor()

    const link = linkIn(await mail.next('director@demo.test', /Set a new password/))
    await page.goto(link)
    await page.getByRole('heading', { name: 'Set a new password' }).waitFor()
    await page.getByText('director@demo.test').waitFor()
    const { first, again } = fields(page)
    await first.fill(strong)
    await again.fill(strong)
    await fitsItsWidth(page)
    await isAccessible(page)
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByRole('region', { name: 'Messages' }).getByText('Successfully updated password').waitFor()
    await fillSignIn(page, 'director', strong)
    await page.getByRole('banner').waitFor()

    await page.context().clearCookies()
    await page.goto('/favicon.svg')
    await page.evaluate(() => localStorage.clear())
    await page.goto(link)
    await page.getByText('This link has expired or was already used.').waitFor()
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  })
})
