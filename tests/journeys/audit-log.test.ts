import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser, signIn, startServer, type RunningServer } from '../support/index.ts'
import { fitsItsWidth, hasContrast, isAccessible, phone, saysNothingRaw } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser
/** Two clients that somebody changed, by name. */
let first: string
let second: string

beforeAll(async () => {
  ;[server, chromium] = await Promise.all([startServer(), browser()])
  const manager = await signIn(server.url, 'account-manager')
  const seo = await signIn(server.url, 'seo')
  const clients = (await manager.get<{ id: number; name: string }[]>('/clients/list/simple')).body
  const [one, other] = clients as [(typeof clients)[number], (typeof clients)[number]]
  first = one.name
  second = other.name
  await manager.put(`/clients/${one.id}`, { city: 'Springfield' })
  await manager.put(`/clients/${one.id}`, { city: 'Shelbyville' })
  await seo.put(`/clients/${other.id}`, { phone: '(312) 555-0123' })
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const rows = (page: Page) => page.getByRole('grid', { name: 'Audit log' }).getByRole('row')
const row = (page: Page, text: string) => rows(page).filter({ hasText: text })

async function choose(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).fill(text)
  await page.getByRole('option', { name: text }).first().click()
}

describe('the audit log', () => {
  it('is narrowed by person, client, what was done and day, in the address', async () => {
    await using visit = await visitAs(chromium, server, 'admin', { path: '/admin/audit-log' })
    const { page } = visit
    await row(page, second).first().waitFor()
    await saysNothingRaw(page)
    await choose(page, 'Person', 'Claire Donovan')
    await page.waitForURL(/userId=6/)
    await row(page, 'Claire Donovan').first().waitFor()
    await expect.poll(() => row(page, second).count()).toBe(0)
    await choose(page, 'Client', first)
    await expect.poll(() => row(page, first).count()).toBe(2)
    await isAccessible(page)
    await page.goto('/admin/audit-log?call=clients.update')
    await expect.poll(() => rows(page).count()).toBe(4)
    // All that is done with a kind of record is found at once.
    await page.getByRole('combobox', { name: 'What', exact: true }).click()
    await page.getByRole('option', { name: 'Clients: anything', exact: true }).click()
    await page.waitForURL(/call=clients\.(?:&|$)/)
    await row(page, first).first().waitFor()
    await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(4)
    await page.goto('/admin/audit-log?call=clients.update')
    await expect.poll(() => rows(page).count()).toBe(4)
    const to = page.getByRole('textbox', { name: 'To' })
    await to.fill('01/05/2020')
    await to.blur()
    await page.getByText('No entry fits the filters in use.').waitFor()
    expect(visit.complaints).toEqual([])
  })

  it('says what it was before and after', async () => {
    await using visit = await visitAs(chromium, server, 'super-admin', {
      path: '/admin/audit-log?call=clients.update&userId=6',
    })
    const { page } = visit
    await row(page, 'Springfield → Shelbyville').getByRole('button').first().click()
    const detail = page.getByRole('table').filter({ hasText: 'Before' }).last()
    await detail.getByRole('cell', { name: 'Springfield' }).waitFor()
    await detail.getByRole('cell', { name: 'Shelbyville' }).waitFor()
    await isAccessible(page)
  })

  it('is read on from an entry, and leads back to the latest', async () => {
    await using visit = await visitAs(chromium, server, 'admin', {
      path: '/admin/audit-log?call=clients.update&pageSize=1',
    })
    const { page } = visit
    await row(page, 'Lucas Ferreira').waitFor()
    await page.getByRole('button', { name: 'Older' }).click()
    await row(page, 'Springfield → Shelbyville').waitFor()
    await page.getByRole('button', { name: 'Older' }).click()
    await row(page, '→ Springfield').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Older' }).isDisabled()).toBe(true)
    await page.goBack()
    await row(page, 'Springfield → Shelbyville').waitFor()
    await page.getByRole('button', { name: 'Latest' }).click()
    await row(page, 'Lucas Ferreira').waitFor()
  })

  it('is kept as a view, which begins at the latest entry', async () => {
    await using visit = await visitAs(chromium, server, 'admin', {
      path: '/admin/audit-log?call=clients.update',
    })
    const { page } = visit
    await row(page, second).first().waitFor()
    await page.getByRole('button', { name: /^Views/ }).click()
    await page.getByRole('menu').getByText('Save as a new view…').click()
    const dialog = page.getByRole('dialog', { name: 'Save this view' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Changed clients')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Changed clients' }).waitFor()
    await page.goto('/admin/audit-log?before=2020-01-01T00:00:00Z_1')
    await page.getByText('No entry fits the filters in use.').waitFor()
    await page.getByRole('button', { name: /^Views/ }).click()
    await page.getByRole('menu').getByText('Changed clients').click()
    await row(page, second).first().waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('before')).toBeNull()
    await isAccessible(page)
    expect(visit.complaints).toEqual([])
  })

  it('opens to administrators only', async () => {
    await using visit = await visitAs(chromium, server, 'developer', { path: '/admin/audit-log' })
    await visit.page.waitForURL('**/monthly-report')
  })

  it('can be read in the dark and fits a phone', async () => {
    await using dark = await visitAs(chromium, server, 'admin', {
      path: '/admin/audit-log',
      colorScheme: 'dark',
    })
    await row(dark.page, first).first().waitFor()
    await hasContrast(dark.page)
    await using small = await visitAs(chromium, server, 'admin', { path: '/admin/audit-log', ...phone })
    await small.page.getByText(first).first().waitFor()
    await fitsItsWidth(small.page)
  })
})
