import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser, startServer, type RunningServer } from '../support/index.ts'
import { fitsItsWidth, hasContrast, isAccessible, phone } from '../support/looks.ts'
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

const path = '/reporting/overwatch-dashboard'

describe('the overwatch dashboard', () => {
  // RPT-22
  it('shows its call: who waited the longest first, by alarm, and leads to what was said', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/clients' })
    const { page } = visit
    const answered = page.waitForResponse(/\/api\/interaction-reporting\/overwatch-dashboard\?/)
    await page.goto(path)
    const answer = await (await answered).json()
    await page.getByRole('heading', { name: 'Overwatch Dashboard' }).waitFor()
    // How many there are is told on paper too, by a line that is not seen here.
    const seen = (text: string) => page.getByText(text).filter({ visible: true }).first()
    await seen(`of ${answer.total}`).waitFor()
    const alarm = answer.offers.alarm[1].label as string
    await page.getByRole('button', { name: alarm }).click()
    await seen(`of ${/\((\d+)\)$/.exec(alarm)?.[1]}`).waitFor()
    await isAccessible(page)
    await page.getByRole('rowheader').first().click()
    await page.waitForURL(/\/clients\/[^/]+\/communications$/)
    expect(visit.complaints).toEqual([])
  })

  it('is read on a phone, in the dark', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path,
      ...phone,
      colorScheme: 'dark',
    })
    const { page } = visit
    await page.getByText('Spoken with', { exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Interactions by day' }).waitFor()
    await isAccessible(page)
    await hasContrast(page)
    await fitsItsWidth(page)
  })

  // SET-26
  it('sounds the alarms that a Developer sets, and an Account Manager may not open them', async () => {
    await using visit = await visitAs(chromium, server, 'developer', { path: '/settings/overwatch-alarms' })
    const { page } = visit
    await page.getByRole('button', { name: 'Add overwatch alarm' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Call them')
    await dialog.getByLabel('Days Without One').fill('10')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('rowheader', { name: 'Call them' }).waitFor()
    await isAccessible(page)
    await page.goto(path)
    await page.getByRole('button', { name: /^Call them \(\d+\)$/ }).waitFor()

    await using other = await visitAs(chromium, server, 'account-manager', {
      path: '/settings/overwatch-alarms',
    })
    await other.page.waitForURL((url) => !url.pathname.includes('overwatch'))
  })
})
