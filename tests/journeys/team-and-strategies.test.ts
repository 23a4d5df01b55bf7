import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { browser, signIn, startServer, type RunningServer } from '../support/index.ts'
import { fitsItsWidth, hasContrast, isAccessible, phone } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser

beforeAll(async () => {
  ;[server, chromium] = await Promise.all([startServer(), browser()])
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const grid = (page: Page) => page.getByRole('grid').first()

// DSH-11
describe('the team', () => {
  it('shows its members, and below each the clients of that person', async () => {
    await using visit = await visitAs(chromium, server, 'director', { path: '/team' })
    const { page } = visit
    await heading(page, 'Team').waitFor()
    // What is overdue above the list is the sum of its rows.
    const director = await signIn(server.url, 'director')
    const { members } = (await director.get<Answer<'team.members'>>('/team')).body
    for (const [label, of] of [
      ['Overdue tasks', (member: (typeof members)[number]) => member.tasks],
      ['Overdue deliverables', (member: (typeof members)[number]) => member.deliverables],
    ] as const) {
      const sum = (what: 'overdue' | 'open'): number =>
        members.reduce((total, member) => total + (of(member)?.[what] ?? 0), 0)
      await expect
        .poll(() => page.getByRole('main').innerText())
        .toMatch(new RegExp(`${label}\\s+${sum('overdue')}\\s+of ${sum('open')} open`))
    }
    await page.getByPlaceholder('Name or e-mail').fill('Hannah')
    const row = grid(page).getByRole('row').filter({ hasText: 'Hannah Lindqvist' })
    await row.waitFor()
    await expect.poll(() => grid(page).getByRole('row').filter({ hasText: 'Claire Donovan' }).count()).toBe(0)
    await row.getByRole('button', { name: 'Details of Hannah Lindqvist' }).first().click()
    const clients = page.getByRole('table', { name: 'Clients of Hannah Lindqvist' })
    await clients.getByRole('link').first().waitFor()
    await clients.getByText('Account Manager').first().waitFor()
    await isAccessible(page)
    expect(visit.complaints).toEqual([])
  })

  it('is narrowed to a department, with which its manager begins', async () => {
    await using visit = await visitAs(chromium, server, 'sem-manager', { path: '/team' })
    const { page } = visit
    await grid(page).getByText('Amara Nwosu').waitFor()
    await expect.poll(() => grid(page).getByText('Claire Donovan').count()).toBe(0)
    await page.getByRole('combobox', { name: 'Department' }).click()
    await page.getByRole('option', { name: 'Account Management' }).click()
    await grid(page).getByText('Claire Donovan').waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('department')).toBe('4')
  })

  it('fits a phone, and the dark', async () => {
    await using visit = await visitAs(chromium, server, 'director', { path: '/team', ...phone })
    await visit.page.getByText('Mina Sato').first().waitFor()
    await fitsItsWidth(visit.page)
    await visit.page.emulateMedia({ colorScheme: 'dark' })
    await hasContrast(visit.page)
  })
})

// DSH-13
describe('strategies', () => {
  it('of SEO are listed per client, added, and completed', async () => {
    await using visit = await visitAs(chromium, server, 'seo', { path: '/seo-strategies' })
    const { page } = visit
    await grid(page).getByRole('link').first().waitFor()
    await isAccessible(page)
    await page.getByRole('button', { name: 'Add strategy' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add strategy' })
    const client = dialog.getByRole('combobox', { name: 'Client' })
    await client.fill('1002')
    await page.getByRole('option').first().click()
    await dialog.getByRole('textbox', { name: /^Strategy/ }).fill('Own the map of the whole county')
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByPlaceholder('Strategy or client').fill('whole county')
    const row = grid(page).getByRole('row').filter({ hasText: 'Own the map of the whole county' })
    await row.getByText('Planned').waitFor()
    await row.getByRole('button', { name: /^Actions for / }).click()
    await page.getByRole('menuitem', { name: 'Complete' }).click()
    await row.getByText('Completed').waitFor()
    expect(visit.complaints).toEqual([])
  })

  // PRO-18, RPT-20
  it('of a client stand in its profile, and over all clients in the report', async () => {
    await using visit = await visitAs(chromium, server, 'admin', { path: '/reporting/strategies' })
    const { page } = visit
    await heading(page, 'Client Strategies').waitFor()
    await grid(page).getByRole('link').first().click()
    await page.waitForURL(/\/clients\/[^/]+\/strategies/)
    await page
      .getByRole('grid', { name: /^Strategies of / })
      .getByRole('row')
      .nth(1)
      .waitFor()
    await isAccessible(page)
  })
})

// RPT-10
describe('the Pacing Report', () => {
  it('has every section of every client with its daily allowance, and gives it as a file', async () => {
    await using visit = await visitAs(chromium, server, 'sem', {
      path: '/reporting/spend-audit-report-v2?section=2',
    })
    const { page } = visit
    await heading(page, 'Pacing Report').waitFor()
    await page.getByRole('columnheader', { name: 'Daily Allowance' }).waitFor()
    await grid(page).getByRole('link').first().waitFor()
    await expect.poll(() => grid(page).getByText('SEM', { exact: true }).count()).toBe(0)
    await isAccessible(page)
    await page.getByRole('button', { name: 'Download' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^pacing-report.*\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).toContain('Daily Allowance')
  })
})
