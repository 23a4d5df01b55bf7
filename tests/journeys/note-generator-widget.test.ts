import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { addDays, today } from '@portal/core/foundation/format'
import { startHost, type Host } from '../hosts/host.ts'
import { signInByPopup, visitHost } from '../hosts/host-visit.ts'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { isAccessible } from '../support/looks.ts'

let server: RunningServer
let chromium: Browser
let host: Host
let manager: Caller
/** A client with figures of social. */
let clientId: number

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  manager = await signIn(server.url, 'account-manager')
  const { body } = await manager.post<Answer<'dashboards.social'>>('/dashboards/social', {
    clients: [],
    start_date: addDays(today(), -7),
    end_date: addDays(today(), -1),
  })
  clientId = body.data.find(({ data }) => data.current_period !== null)?.clientId ?? 0
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

describe('the note generator on a page of another origin', () => {
  // AIG-01, AIG-02, AIG-08, AIG-13 to AIG-16
  it('writes notes with the token of the logger, adds them, and tells the page', async () => {
    await using visit = await visitHost(chromium, host.origin)
    const { page, complaints } = visit
    await page.getByRole('button', { name: 'Log activity' }).click()
    await signInByPopup(page, 'account-manager')
    const logger = page.getByRole('dialog', { name: 'Log Client Activities' })
    await logger.getByRole('button', { name: 'AI performance notes' }).click()
    const notes = page.getByRole('dialog', { name: 'AI Performance Notes' })
    await notes.getByRole('checkbox', { name: 'Social' }).check()
    await notes.getByRole('button', { name: 'Last 7 Days' }).click()
    await isAccessible(page)
    await notes.getByRole('button', { name: 'Next' }).click()
    await notes.getByText('Written by the portal from its own figures.').waitFor()
    await notes.getByRole('checkbox', { name: 'Manager' }).check()
    await isAccessible(page)
    await notes.getByRole('tab', { name: 'AM Summary' }).click()
    await notes.getByText('By channel').waitFor()
    await notes.getByRole('button', { name: 'Add Selected Reports' }).click()
    await notes.waitFor({ state: 'detached' })
    await logger.waitFor()

    const { body } = await manager.get<Answer<'activities.ofClient'>>(`/clients/${clientId}/activities`)
    const added = body.toSorted((a, b) => b.id - a.id)[0]
    expect([added?.typeId, added?.categoryId]).toEqual([4, 113])
    expect(added?.body).toContain('Paid social')
    await expect.poll(() => visit.heard()).toContainEqual(['saved', { kind: 'activity', id: added?.id }])
    const admin = await signIn(server.url, 'admin')
    const used = async () =>
      (await admin.get<Answer<'reports.usageLogs'>>(`/usage-logs?clientId=${clientId}`)).body.rows[0]?.details
    await expect
      .poll(used)
      .toEqual(expect.arrayContaining(['Requested Channels: Social', 'Used Reports: Social: manager']))
    expect(complaints).toEqual([])
  })

  it('is not offered to whom it is not open', async () => {
    await using visit = await visitHost(chromium, host.origin)
    const { page } = visit
    await page.getByRole('button', { name: 'Log activity' }).click()
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/users/me'))
    await signInByPopup(page, 'seo')
    await answered
    const logger = page.getByRole('dialog', { name: 'Log Client Activities' })
    await logger.getByRole('button', { name: 'create note with flow' }).waitFor()
    await expect.poll(() => logger.getByRole('button', { name: 'AI performance notes' }).count()).toBe(0)
  })
})
