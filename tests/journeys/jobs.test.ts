import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser, startServer, type RunningServer } from '../support/index.ts'
import { isAccessible } from '../support/looks.ts'
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

describe('an export that is a job', () => {
  it('is in the header with its file, also in another tab, until one puts it away', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/clients?state=Inactive',
    })
    const { page, context } = visit
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Excel' }).click()
    const messages = page.getByRole('region', { name: 'Messages' })
    await messages.getByText('Clients is being written.').waitFor()
    await messages.getByText('Clients.xlsx is ready.').waitFor()
    await page.close()

    const other = await context.newPage()
    await other.goto('/pacing')
    await other.getByRole('button', { name: 'Jobs' }).click()
    const jobs = other.getByRole('dialog', { name: 'Jobs' })
    await jobs.getByText('Clients.xlsx').waitFor()
    await jobs.getByText(/^\d+ rows · kept until \d\d\/\d\d\/\d{4}$/).waitFor()
    await isAccessible(other)
    const [file] = await Promise.all([
      other.waitForEvent('download'),
      jobs.getByRole('link', { name: 'Download' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^Clients \d{4}-\d\d-\d\d\.xlsx$/)
    await jobs.getByRole('button', { name: 'Put Clients.xlsx away' }).click()
    await expect.poll(() => other.getByRole('button', { name: 'Jobs' }).count()).toBe(0)
  })

  it('shows how far it is, and can be canceled', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: null })
    const { page } = visit
    // A run that takes as long as this test looks at it: the server's are over too soon to be watched.
    let status = 'running'
    const run = () => ({
      id: 7,
      name: 'Active Budgets',
      format: 'xlsx',
      status,
      rowsTotal: 50_000,
      rowsDone: 12_500,
      message: null,
      address: null,
      createdAt: '2026-11-20T12:00:00.000Z',
      finishedAt: null,
      expiresAt: null,
    })
    await page.route('**/api/exports', (route) => route.fulfill({ json: [run()] }))
    await page.route('**/api/exports/7/cancel', (route) => {
      status = 'canceled'
      return route.fulfill({ json: run() })
    })
    await page.goto('/pacing')
    await page.getByRole('button', { name: 'Jobs, 1 under way, 25%' }).click()
    const jobs = page.getByRole('dialog', { name: 'Jobs' })
    await jobs.getByText('12,500 of 50,000 rows').waitFor()
    await expect.poll(() => jobs.getByRole('progressbar').getAttribute('max')).toBe('50000')
    await jobs.getByRole('button', { name: 'Cancel' }).click()
    await jobs.getByText('Canceled').waitFor()
  })
})
