import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser, signIn, startServer, type RunningServer } from '../support/index.ts'
import { fitsItsWidth, isAccessible, phone } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const state = (page: Page, name: string) =>
  page.getByRole('group', { name: 'State' }).getByRole('button', { name, exact: true })
const menu = (page: Page) => page.getByRole('menu')
const trigger = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const said = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByRole('region', { name: 'Messages' }).getByText(words).waitFor()
async function choose(page: Page, from: string, entry: string): Promise<void> {
  await trigger(page, from).click()
  await menu(page).getByText(entry, { exact: true }).click()
}
async function save(page: Page, name: string, from = 'Views'): Promise<void> {
  await choose(page, from, 'Save as a new view…')
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await trigger(page, name).waitFor()
}
const query = (page: Page): URLSearchParams => new URL(page.url()).searchParams

describe('saved views of a list', () => {
  it('keep an address under a name, say when it is not what one sees any more, and come back by Undo', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/clients' })
    const { page } = visit
    await state(page, 'Prospect').click()
    await save(page, 'Open prospects')
    expect(query(page).get('state')).toBe('Prospect')
    await state(page, 'Inactive').click()
    await trigger(page, 'Open prospects (changed)').waitFor()
    await choose(page, 'Open prospects (changed)', 'Open prospects')
    await expect.poll(() => query(page).get('state')).toBe('Prospect')

    // Another screen and back: the address is the view.
    await page.getByRole('banner').getByRole('link').first().click()
    await page.waitForURL('**/monthly-report')
    await page.goBack()
    await trigger(page, 'Open prospects').waitFor()
    await isAccessible(page)

    await choose(page, 'Open prospects', 'Delete Open prospects')
    await trigger(page, 'Views').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await trigger(page, 'Open prospects').waitFor()
    expect(query(page).get('state')).toBe('Prospect')
  })

  it('open the list when one wants that, and are left aside when one does not', async () => {
    await using visit = await visitAs(chromium, server, 'seo', { path: '/clients?state=Inactive' })
    const { page } = visit
    await save(page, 'Gone')
    await choose(page, 'Gone', 'Open the list with it')
    await said(page, 'The list opens with Gone from now on.')
    await page.goto('/clients')
    await trigger(page, 'Gone').waitFor()
    expect(query(page).get('state')).toBe('Inactive')
    await choose(page, 'Gone', 'The usual list')
    await trigger(page, 'Views').waitFor()
    expect(query(page).get('state')).toBeNull()
  })

  it('find again what was left unsaved on another screen', async () => {
    await using visit = await visitAs(chromium, server, 'seo', { path: '/clients?state=Prospect&sort=-name' })
    const { page } = visit
    await trigger(page, 'Views').waitFor()
    await page.getByRole('banner').getByRole('link').first().click()
    await page.waitForURL('**/monthly-report')
    await page.getByRole('navigation', { name: 'Main' }).hover()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Clients' }).click()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Clients', exact: true })
      .click()
    await page.waitForURL(/\/clients/)
    await page.getByRole('main').hover()
    const views = page.getByRole('button', { name: /^(Views|Gone)/ })
    await views.click()
    await menu(page).getByText('Where I left off').click()
    await expect.poll(() => query(page).get('sort')).toBe('-name')
    expect(query(page).get('state')).toBe('Prospect')
  })

  it('are shared with everyone by those who may, and never overwritten unseen', async () => {
    await using owner = await visitAs(chromium, server, 'account-manager', { path: '/clients?state=Client' })
    await choose(owner.page, 'Views', 'Save as a new view…')
    const dialog = owner.page.getByRole('dialog', { name: 'Save this view' })
    await dialog.getByLabel('Name').fill('Ours')
    await dialog.getByLabel('Everyone').check()
    await isAccessible(owner.page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await trigger(owner.page, 'Ours').waitFor()

    await using other = await visitAs(chromium, server, 'social', { path: '/clients' })
    await choose(other.page, 'Views', 'Ours')
    await trigger(other.page, 'Ours').click()
    await menu(other.page).getByText('Open the list with it').waitFor()
    await expect.poll(() => menu(other.page).getByText('Delete Ours').count()).toBe(0)
    await other.page.keyboard.press('Escape')
    await choose(other.page, 'Ours', 'Save as a new view…')
    const theirs = other.page.getByRole('dialog', { name: 'Save this view' })
    await theirs.getByLabel('My team').waitFor()
    await expect.poll(() => theirs.getByLabel('Everyone').count()).toBe(0)

    // An administrator changes it behind the owner's back.
    const admin = await signIn(server.url, 'admin')
    const { body } = await admin.get<{ rows: { id: number; name: string }[] }>('/saved-views')
    const view = body.rows.find(({ name }) => name === 'Ours')!
    await admin.put(`/saved-views/${view.id}`, { query: 'state=Inactive' })
    await state(owner.page, 'Prospect').click()
    await choose(owner.page, 'Ours (changed)', 'Save the changes to Ours')
    await said(owner.page, /Someone else changed Ours in the meantime; nothing was overwritten/)
    expect(query(owner.page).get('state')).toBe('Prospect')
    await choose(owner.page, 'Ours (changed)', 'Save the changes to Ours')
    await said(owner.page, 'Ours keeps what you see now.')
    await choose(owner.page, 'Ours', 'Delete Ours')
    const question = owner.page.getByRole('alertdialog', { name: 'Delete Ours?' })
    await question.getByText('Everyone in the agency sees this view.').waitFor()
    await question.getByRole('button', { name: 'Delete' }).click()
    await trigger(owner.page, 'Views').waitFor()
  })

  it('fit a phone', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/clients', ...phone })
    const { page } = visit
    await page.getByRole('button', { name: /^(Views|Open prospects)/ }).tap()
    await menu(page).getByText('Save as a new view…').tap()
    await page.getByRole('dialog', { name: 'Save this view' }).waitFor()
    await fitsItsWidth(page)
  })
})
