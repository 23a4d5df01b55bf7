import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { looksRight, openScreen } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser
let admin: Caller

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  admin = await signIn(server.url, 'super-admin')
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const processed = (page: Page) => page.getByText('Your request is successfully processed.').first()
const dialog = (page: Page) => page.getByRole('dialog')
const act = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
const membersOf = async (id: number): Promise<Answer<'departments.get'>['DepartmentUsers']> =>
  (await admin.get<Answer<'departments.get'>>(`/departments/${id}`)).body.DepartmentUsers

describe('departments', () => {
  // SET-15
  it('are added, given members, and deleted when they are empty', async () => {
    await using visit = await visitAs(chromium, server, 'admin', { path: '/settings/departments' })
    const { page } = visit
    await page.getByRole('button', { name: 'Add department' }).click()
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Creators')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await page.getByRole('rowheader', { name: 'Creators' }).waitFor()
    const { body } = await admin.post<Answer<'departments.byNames'>>('/departments/get-by-names', {
      names: ['creators'],
    })
    const id = body[0]!.id

    await act(page, 'Creators', 'Members')
    await dialog(page).getByRole('combobox', { name: 'Add a person' }).fill('Victor')
    await page.getByRole('option', { name: 'Victor Langley' }).click()
    await dialog(page).getByText('Victor Langley', { exact: true }).waitFor()
    await dialog(page).getByRole('combobox', { name: 'What Victor Langley is there' }).click()
    // What is retired is not offered to somebody who is not it.
    const { body: kinds } = await admin.get<{ id: number; name: string }[]>('/department-user-types')
    await page.getByRole('option', { name: 'Director' }).waitFor()
    const retired = kinds.find(({ name }) => name !== 'Director')!
    await admin.put(`/department-user-types/${retired.id}`, { active: false })
    await page.keyboard.press('Escape')
    await page.reload()
    await dialog(page).getByRole('combobox', { name: 'What Victor Langley is there' }).click()
    await page.getByRole('option', { name: 'Director' }).waitFor()
    await expect.poll(() => page.getByRole('option', { name: retired.name, exact: true }).count()).toBe(0)
    await admin.put(`/department-user-types/${retired.id}`, { active: true })
    await page.getByRole('option', { name: 'Director' }).click()
    await expect.poll(async () => (await membersOf(id)).map((one) => one.departmentUserTypeId)).toEqual([6])
    await dialog(page).getByRole('button', { name: 'Take Victor Langley out' }).click()
    await dialog(page).getByText('Nobody is in this department yet.').waitFor()
    await dialog(page).getByRole('button', { name: 'Close' }).last().click()
    await act(page, 'Creators', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Department has been deleted.').first().waitFor()
  })

  // SET-17, ROL-17
  it('have a chart with their managers on top', async () => {
    await using visit = await visitAs(chromium, server, 'developer', {
      path: '/settings/departments/4/chart',
    })
    const { page } = visit
    const tiers = page.getByRole('list', { name: 'Chart of Account Management' }).getByRole('region')
    await tiers.first().waitFor()
    await expect.poll(() => tiers.first().getByRole('link').allInnerTexts()).toEqual(['Hannah Lindqvist'])
    await expect.poll(() => tiers.first().getByText('Manager', { exact: true }).count()).toBe(1)
    await expect.poll(() => tiers.nth(1).getByText('Manager', { exact: true }).count()).toBe(0)
    await expect.poll(() => page.getByRole('link', { name: 'Members' }).count()).toBe(0)
  })

  // SET-16
  it.each([
    ['user-types', 'department user type', 'Apprentice'],
    ['user-abilities', 'department user ability', 'Answers the phone'],
  ])('have %s that are added, renamed and deleted', async (path, one, name) => {
    await using visit = await visitAs(chromium, server, 'admin', { path: `/settings/departments/${path}` })
    const { page } = visit
    await page.getByRole('button', { name: `Add ${one}` }).click()
    const field = dialog(page).getByRole('textbox', { name: 'Name' })
    await field.fill(name)
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await page.getByRole('rowheader', { name }).waitFor()
    await act(page, name, 'Edit')
    await field.fill(`${name} again`)
    await page.keyboard.press('Control+Enter')
    await page.getByRole('rowheader', { name: `${name} again` }).waitFor()
    await act(page, `${name} again`, 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page
      .getByText(/has been deleted\./)
      .first()
      .waitFor()
  })
})

describe('IAM', () => {
  // SET-21
  it('gives a role and takes it; the person’s next call follows', async () => {
    const social = await signIn(server.url, 'social')
    const opens = async (): Promise<number> =>
      (await social.post('/cancellation-reasons', { name: crypto.randomUUID() })).status
    await expect.poll(() => opens()).toBe(403)
    await using visit = await visitAs(chromium, server, 'admin', { path: '/settings/iam' })
    const { page } = visit
    await page.getByRole('rowheader', { name: 'Developer' }).click()
    await page.getByRole('combobox', { name: 'Give this role to' }).fill('Maya')
    await page.getByRole('option', { name: 'Maya Rosenthal' }).click()
    const take = page.getByRole('button', { name: 'Take the role from Maya Rosenthal' })
    await take.waitFor()
    await expect.poll(() => opens()).toBe(200)
    await page.getByRole('region', { name: 'Screens' }).getByText('Tactics').waitFor()
    await take.click()
    await take.waitFor({ state: 'detached' })
    await expect.poll(() => opens()).toBe(403)
  })

  it('shows the portal as somebody would find it', async () => {
    await using visit = await visitAs(chromium, server, 'admin', { path: '/settings/iam?tab=preview' })
    const { page } = visit
    const sidebar = page.getByRole('list', { name: 'Sidebar of this person' })
    await sidebar.getByText('Accounting', { exact: true }).waitFor()
    await page.getByRole('combobox', { name: 'User type' }).click()
    await page.getByRole('option', { name: 'Client', exact: true }).click()
    await sidebar.getByText('Accounting', { exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('combobox', { name: 'Does this screen open?' }).fill('/users')
    await page
      .getByRole('option', { name: /^Users/ })
      .first()
      .click()
    await page.getByText('It does not open: one is sent to /monthly-report without a word.').waitFor()
    await page.goto('/settings/iam?tab=preview&with=Developer&screen=regions.index')
    await page.getByText('It opens.').waitFor()
  })

  // AUT-29
  it('keeps the user levels', async () => {
    await using visit = await visitAs(chromium, server, 'admin', { path: '/settings/iam?tab=levels' })
    const { page } = visit
    await page.getByRole('button', { name: 'Add user level' }).click()
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Fellow')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await processed(page).waitFor()
    await page.getByRole('rowheader', { name: 'Fellow' }).waitFor()
  })

  // ROL-02, ROL-05
  it('is closed to everyone else', async () => {
    await using visit = await visitAs(chromium, server, 'developer', { path: null })
    for (const path of [
      '/settings/iam',
      '/admin/usage-logs',
      '/settings/client-user-types',
      '/users/create',
    ]) {
      await visit.page.goto(path)
      await visit.page.waitForURL('**/monthly-report')
    }
  })
})

describe('usage logs', () => {
  it('show who used what, narrowed by person in the address', async () => {
    await using visit = await visitAs(chromium, server, 'admin', { path: '/admin/usage-logs?userId=6' })
    const { page } = visit
    await page.getByRole('group', { name: 'Filters in use' }).getByText('Who: Claire Donovan').waitFor()
    await page.getByRole('row').filter({ hasText: 'AI note generator' }).first().waitFor()
  })
})

describe('every screen of departments and IAM', () => {
  const addresses = [
    '/settings/departments',
    '/settings/departments?members=4',
    '/settings/departments/4/chart',
    '/settings/departments/user-abilities',
    '/settings/client-user-types',
    '/settings/iam',
    '/settings/iam?role=3',
    '/settings/iam?tab=preview&screen=users',
    '/admin/usage-logs',
  ]

  it('is accessible, can be read in the dark and fits a phone', async () => {
    await using visit = await visitAs(chromium, server, 'super-admin', { path: null })
    for (const path of addresses) {
      await openScreen(visit.page, path)
      if (path.includes('members=')) await visit.page.getByRole('dialog').waitFor()
      await looksRight(visit.page)
    }
    expect(visit.complaints).toEqual([])
  })
})
