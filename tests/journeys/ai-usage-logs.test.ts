import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { browser, signIn, startServer, type RunningServer } from '../support/index.ts'
import { fitsItsWidth, hasContrast, isAccessible, phone } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser
const path = '/reporting/ai-usage-logs'
/** Another attempt finds the run of the first one: each has days of its own. */
let attempt = 0

beforeAll(async () => {
  ;[server, chromium] = await Promise.all([startServer(), browser()])
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

// RPT-30
it('lists runs with user, client, dates, requested channels and used reports, and gives them as a file', async () => {
  const manager = await signIn(server.url, 'account-manager')
  const { body: me } = await manager.get<Answer<'users.current'>>('/users/me')
  const { body: clients } = await manager.get<Answer<'clients.simpleList'>>('/clients/list/simple')
  const client = clients[0]!
  attempt += 1
  await manager.post('/usage-tracking', {
    clientId: client.id,
    userId: me.id,
    action: 'madi-ai-report-generation',
    log: {
      'Start Date': `2026-03-0${attempt}`,
      'End Date': '2026-03-14',
      'Requested Channels': ['search', 'ctv'],
      'Used Reports': ['search: technical'],
    },
  })
  await using visit = await visitAs(chromium, server, 'sem', { path })
  const { page } = visit
  await page.getByRole('heading', { level: 1, name: 'AI Usage Logs' }).waitFor()
  const row = page.getByRole('row').filter({ hasText: `03/0${attempt}/2026` })
  await row.waitFor()
  for (const text of [me.fullName, client.name, 'Search, CTV', 'Search: Technical'])
    await expect.poll(() => row.innerText()).toContain(text)
  await isAccessible(page)

  await row.getByRole('button', { name: /expand|details/i }).click()
  await page.getByRole('definition').filter({ hasText: 'The portal' }).waitFor()

  await page.getByRole('button', { name: 'Download' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('Search: Technical')

  await page.getByRole('group', { name: 'What' }).getByRole('button', { name: 'Chat' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('kind')).toBe('chat')
  // The run and its details both go.
  await expect.poll(() => row.count()).toBe(0)
  expect(visit.complaints).toEqual([])
})

it('is for employees, and reads well in the dark and on a phone', async () => {
  await using outside = await visitAs(chromium, server, 'client-manager', { path })
  await outside.page.getByRole('heading', { level: 1, name: 'Monthly Report' }).waitFor()
  await using visit = await visitAs(chromium, server, 'director', { path, colorScheme: 'dark', ...phone })
  await visit.page.getByText(/^1–\d+ of \d+$/).waitFor()
  await hasContrast(visit.page)
  await fitsItsWidth(visit.page)
})
