import { readFile } from 'node:fs/promises'
import type { Browser, Download, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { today } from '@portal/core/foundation/format'
import { tendSchedules } from '@portal/server/platform/schedules/tend-schedules'
import { ringAlarms } from '@portal/server/results/agency/metric-alarms'
import type { Server } from '@portal/server/server'
import { browser, emailOf, signIn, startMailServer, type MailServer } from '../support/index.ts'
import { isAccessible } from '../support/looks.ts'
import {
  alarmAboutSpend,
  claimOfMonth,
  linesOfSpend,
  programStore,
  proofOfMonth,
  saidInPackage,
  sheetOf,
  spendAtOnce,
  textOf,
  yesterday,
} from '../support/month-end.ts'
import { startServerHere } from '../support/server-here.ts'
import { visitAs } from '../support/visit.ts'

let mail: MailServer
let server: Server
let chromium: Browser

beforeAll(async () => {
  mail = await startMailServer()
  server = await startServerHere({ SMTP_URL: mail.url })
  chromium = await browser()
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
  await mail?.stop()
})

async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return download
}
const bytesOf = async (download: Download): Promise<Uint8Array> =>
  new Uint8Array(await readFile(await download.path()))

// RPT-12, RPT-14, OEM-02, OEM-07, IMP-01
it('a month ends: figures arrive, an alarm rings, a report is received, a claim handed in, a sheet applied, the day’s file saved', async () => {
  const admin = await signIn(server.address, 'super-admin')
  const store = await programStore(admin)
  const { clientId } = store
  const { body: me } = await admin.get<Answer<'users.current'>>('/users/me')
  await using visit = await visitAs(chromium, { url: server.address }, 'super-admin', {
    path: '/reporting/stellantis/bulk-update',
  })
  const { page } = visit

  // The last figures of the month: a day on which nearly everything was spent at once. The alarm rings in the night.
  await spendAtOnce(admin, store)
  await alarmAboutSpend(admin, me.id)
  await ringAlarms(server.services, yesterday)
  await mail.next(emailOf('super-admin'), /^Spent at once: |clients to look at$/)
  await page.getByRole('button', { name: /^Show Your Day, \d+ unread/ }).click()
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByText(/^Spent at once: /)
    .first()
    .waitFor()
  await page.getByRole('button', { name: /^Hide Your Day/ }).click()

  // What is allotted is changed by a sheet: seen cell by cell, then applied.
  await page.locator('input[type="file"]').setInputFiles({
    name: 'stores.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(sheetOf(store)),
  })
  await page.getByRole('table', { name: 'Changes of stores.csv' }).getByText('4321.5').waitFor()
  await page.getByRole('button', { name: /^Apply/ }).click()
  await page.getByText('It can be undone within').waitFor()

  // The file of the day names the campaign that arrived, to the cent.
  await page.goto('/reporting/stellantis/daily-spot-file')
  const spot = await saved(page, () =>
    page.getByRole('button', { name: 'Make and download' }).first().click(),
  )
  expect(linesOfSpend(Buffer.from(await bytesOf(spot)).toString())).toHaveLength(1)

  // A report of the store is scheduled on its screen, to somebody outside too, comes due, and is received as it is read.
  const { body: client } = await admin.get<Answer<'clients.get'>>(`/clients/${clientId}`)
  await page.goto(`/clients/${client.slug}/programmatic-insights`)
  await page.getByRole('button', { name: 'Schedule' }).click()
  const schedule = page.getByRole('dialog', { name: /by mail/ })
  await schedule.getByRole('combobox', { name: /^To/ }).fill('owner@hartwell.example,')
  await schedule.getByRole('button', { name: 'Schedule' }).click()
  await schedule.waitFor({ state: 'detached' })
  await server.services.database.asOwner((db) =>
    db.query('update report_schedule set next_on = $1::date - 1 where client_id = $2', [today(), clientId]),
  )
  await tendSchedules.run({}, server.services)
  const letter = await mail.next('owner@hartwell.example', /^Programmatic Insights of /)
  const [attached] = letter.attachments
  await expect.poll(() => textOf(new Uint8Array(attached?.content ?? []))).toContain(client.name)

  // The claim: its proof is gathered, seen, and handed in as one file.
  const claim = await claimOfMonth(admin, clientId)
  await proofOfMonth(admin, clientId)
  await page.goto(`/reporting/co-op/sem?claim=${claim.id}`)
  await page.getByText('Ran with the current offer.').waitFor()
  await isAccessible(page)
  const packed = await saved(page, async () => {
    await page.getByRole('button', { name: 'Download the package' }).click()
    await page.getByRole('menuitem', { name: 'One PDF' }).click()
  })
  const text = await textOf(await bytesOf(packed))
  for (const said of saidInPackage) expect(text).toContain(said)
  expect((await admin.put(`/co-op-claims/${claim.id}`, { state: 'Submitted' })).status).toBe(200)
  expect(visit.complaints).toEqual([])
})
