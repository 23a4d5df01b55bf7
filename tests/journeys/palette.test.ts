import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser, signIn, startServer, type RunningServer } from '../support/index.ts'
import { isAccessible } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser
let client: { readonly name: string; readonly slug: string; readonly identifier: string }

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  const staff = await signIn(server.url, 'super-admin')
  const { body } = await staff.get<{ rows: (typeof client)[] }>('/clients?state=Client&sort=name')
  client = body.rows.find(({ identifier }) => identifier !== null)!
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const field = (page: Page) => page.getByRole('combobox', { name: 'Search clients, screens and actions' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Search results' })
const group = (page: Page, name: string) => list(page).getByRole('group', { name, exact: true })
const labels = async (page: Page, name: string): Promise<string[]> =>
  (await group(page, name).getByRole('option').allInnerTexts()).map((text) => text.split('\n')[0]!.trim())

describe('the palette in the search field', () => {
  it('offers what the open client lets one do, by the same names as its row menu, and does it', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${client.slug}/budgets`,
    })
    const { page } = visit
    await page.getByRole('heading', { level: 1, name: client.name }).waitFor()
    await page.keyboard.press('Control+k')
    await group(page, client.name).waitFor()
    await expect
      .poll(() => labels(page, client.name))
      .toEqual([
        'Open budgets',
        'Open activity',
        'Create budget',
        'Change budgets',
        'Log activity',
        'Edit the client',
        'Copy dealer code',
      ])
    await isAccessible(page)
    await page.keyboard.type('log act')
    await group(page, 'Actions')
      .getByRole('option', { name: /Log activity/ })
      .waitFor()
    await group(page, 'Actions')
      .getByRole('option', { name: /Log activity/ })
      .click()
    const logger = page.getByRole('dialog', { name: 'Log Client Activities' })
    await logger.getByText(client.name, { exact: true }).waitFor()
    await page.keyboard.press('Escape')
  })

  it('remembers the places where one was, by the name of their record', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${client.slug}/budgets`,
    })
    const { page } = visit
    await page.getByRole('heading', { level: 1, name: client.name }).waitFor()
    await page.getByRole('banner').getByRole('link').first().click()
    await page.waitForURL('**/monthly-report')
    await page.keyboard.press('/')
    await group(page, 'Recent').waitFor()
    await expect.poll(() => labels(page, 'Recent')).toEqual([client.name])
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/clients/${client.slug}/budgets`)
  })

  it('does what it finds: a dialog opens, the theme changes', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/pacing' })
    const { page } = visit
    await field(page).click()
    await expect.poll(() => labels(page, 'Actions')).toEqual(['Create contact', 'Create client activity'])
    await field(page).fill('theme dark')
    await group(page, 'Actions').getByRole('option', { name: 'Theme: Dark' }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
    await page.keyboard.press('Control+k')
    await field(page).fill('keyboard')
    await group(page, 'Actions').getByRole('option', { name: 'Keyboard shortcuts' }).click()
    await page
      .getByRole('dialog', { name: 'Keyboard shortcuts' })
      .getByText('Search clients, screens and actions')
      .waitFor()
  })

  it('has nothing in it that the person may not do', async () => {
    for (const [account, offered] of [
      ['admin', 1],
      ['seo', 0],
    ] as const) {
      await using visit = await visitAs(chromium, server, account, { path: '/pacing' })
      const { page } = visit
      await field(page).fill('act as')
      if (offered === 1)
        await group(page, 'Actions')
          .getByRole('option', { name: /Act as a user/ })
          .waitFor()
      else
        await page
          .getByRole('status')
          .getByText(/Nothing found for/)
          .waitFor()
      await expect.poll(() => page.getByRole('option', { name: /Act as a user/ }).count()).toBe(offered)
    }
  })

  it('forgets the places when one signs out', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${client.slug}/budgets`,
    })
    const { page } = visit
    await page.getByRole('heading', { level: 1, name: client.name }).waitFor()
    const kept = () => page.evaluate(() => Object.entries(localStorage).flat().join(' '))
    await expect.poll(kept).toContain(client.name)
    await page.goto('/logout')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await expect.poll(() => kept()).not.toContain(client.name)
  })
})
