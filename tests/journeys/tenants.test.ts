import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { browser, startServer, type RunningServer } from '../support/index.ts'
import { fitsItsWidth, hasContrast, isAccessible, phone } from '../support/looks.ts'
import { openIdProvider, type OpenIdProvider } from '../support/openid-provider.ts'
import { visitAs, visitor } from '../support/visit.ts'

let server: RunningServer
let google: OpenIdProvider
let chromium: Browser

beforeAll(async () => {
  const port = await freePort()
  google = await openIdProvider(`http://127.0.0.1:${port}/auth/google/callback`)
  server = await startServer({ env: { ...google.env, PORT: String(port) } })
  chromium = await browser()
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
  await google?.stop()
})

const picture = {
  name: 'conference.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

describe('the portal of a tenant', () => {
  // AUT-16
  it('takes the name and the colour that an administrator gives it, at once and after a reload', async () => {
    await using visit = await visitAs(chromium, server, 'admin', { path: '/settings/portal' })
    const { page } = visit
    await page.getByRole('textbox', { name: 'Name' }).fill('Northside Agency')
    await page.getByRole('textbox', { name: 'Primary color' }).fill('teal')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Enter a color as # and six digits, for example #2854DF.').waitFor()
    await isAccessible(page)
    await page.getByRole('textbox', { name: 'Primary color' }).fill('#0B7A4B')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Your request is successfully processed.').first().waitFor()
    await expect.poll(() => page.title()).toBe('Portal Settings | Northside Agency')
    await page.reload()
    await expect.poll(() => page.getByRole('textbox', { name: 'Primary color' }).inputValue()).toBe('#0B7A4B')
    await hasContrast(page)
    await page.setViewportSize(phone.viewport)
    await fitsItsWidth(page)
  })

  // AUT-17
  it('shows the slides that staff uploaded beside the login form', async () => {
    await using visit = await visitAs(chromium, server, 'director', { path: '/settings/carousel-upload' })
    const { page } = visit
    await page.getByRole('button', { name: 'Add slide' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add slide' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('File is Required.').waitFor()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Spring conference')
    await dialog.locator('input[type=file]').setInputFiles(picture)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('rowheader', { name: 'Spring conference' }).waitFor()
    await isAccessible(page)

    await using guest = await visitor(chromium, server, { path: '/login' })
    const slide = guest.page.getByRole('region', { name: 'News' })
    // A new one is the last.
    await slide.getByRole('button', { name: 'Previous slide' }).click()
    await slide.getByText('Spring conference').waitFor()
    await isAccessible(guest.page)
  })
})

describe('sign-in with Google', () => {
  // AUT-02
  it('leads through Google to the page one wanted', async () => {
    google.person = { subject: 'g-1', email: 'seo@demo.test', emailVerified: true }
    await using visit = await visitor(chromium, server, { path: '/clients?search=ford' })
    const { page } = visit
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await page.waitForURL('**/clients?search=ford')
    await page.getByRole('heading', { name: 'Clients', level: 1 }).waitFor()
    expect(visit.complaints).toEqual([])
  })

  it('says so when one says no there, and when nobody here has that address', async () => {
    google.person = null
    await using visit = await visitor(chromium, server, { path: '/login' })
    const { page } = visit
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await page.getByText('You did not sign in with Google.').waitFor()
    await isAccessible(page)
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    google.person = { subject: 'g-7', email: 'stranger@demo.test', emailVerified: true }
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await page.getByText('There is no account here for this Google account.').waitFor()
  })
})
