import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { startHost, type Host } from '../hosts/host.ts'
import { signInByPopup, visitHost } from '../hosts/host-visit.ts'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { isAccessible } from '../support/looks.ts'

let server: RunningServer
let chromium: Browser
let host: Host
let manager: Caller

/** An active client of industry 2. */
const clientId = 1009

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  manager = await signIn(server.url, 'account-manager')
  host = await startHost({
    portal: server.url,
    body: `<agency-activity-logger client-id="${clientId}"></agency-activity-logger>`,
  })
})
afterAll(async () => {
  await chromium?.close()
  await host?.[Symbol.asyncDispose]()
  await server?.stop()
})

describe('a guided flow on a page of another origin', () => {
  // FLW-01 to FLW-03, FLW-06, FLW-09, FLW-20
  it('reads figures with the token of the logger and writes the note, under the strict policy of the page', async () => {
    await using visit = await visitHost(chromium, host.origin)
    const { page, complaints } = visit
    await page.getByRole('button', { name: 'Log activity' }).click()
    await signInByPopup(page, 'account-manager')
    const logger = page.getByRole('dialog', { name: 'Log Client Activities' })
    const choose = async (field: string, option: string): Promise<void> => {
      await logger.getByRole('combobox', { name: field }).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    }
    await choose('Activity Type', 'SEM')
    await logger.getByRole('button', { name: 'create note with flow' }).click()
    const flow = page.getByRole('dialog', { name: 'SEM Note' })
    const press = (name: string): Promise<void> => flow.getByRole('button', { name }).click()
    await press('Yes')
    await flow.getByRole('checkbox', { name: /^Updated Assets/ }).press(' ')
    await press('Next')
    await flow.getByLabel('Details').fill('New pictures of the trucks.')
    await flow
      .getByLabel('Image or file')
      .setInputFiles({ name: 'trucks.txt', mimeType: 'text/plain', buffer: Buffer.from('trucks') })
    await isAccessible(page)
    await press('Next')
    await press('Last 30 Days')
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/dashboards/sem'))
    await press('Next')
    expect((await answer).status()).toBe(200)
    await flow.getByRole('heading', { name: 'Performance' }).waitFor()
    await isAccessible(page)
    const first = flow.getByRole('textbox').first()
    const said = await first.inputValue()
    expect(said).toMatch(/\.$/)
    await press('Next')
    await press('Done')
    await flow.waitFor({ state: 'detached' })
    await logger.locator('[contenteditable="true"]').getByText(said).waitFor()
    const category = logger.getByRole('combobox', { name: 'Category' })
    await category.click()
    await page.getByRole('option').first().click()
    await logger.getByRole('button', { name: 'Save' }).click()
    await logger.waitFor({ state: 'detached' })

    const { body } = await manager.get<Answer<'activities.ofClient'>>(`/clients/${clientId}/activities`)
    const saved = body.find((one) => one.body.includes('New pictures of the trucks.'))
    expect(saved?.body).toContain(said)
    expect(saved?.attachments.map(({ name, label }) => [name, label])).toEqual([
      ['trucks.txt', 'Updated Assets (Creative Refresh)'],
    ])
    await expect.poll(async () => (await visit.heard()).map(([name]) => name)).toContain('saved')
    expect(complaints).toEqual([])
  })
})
