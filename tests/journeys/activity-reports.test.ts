import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { formOf, goodFields, type Activity } from '../api/activity-form.ts'
import { browser, emailOf, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { fitsItsWidth, hasContrast, isAccessible, phone } from '../support/looks.ts'
import { visitAs, visitor } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser
let manager: Caller
let own: { readonly id: number; readonly slug: string; readonly name: string }
let dealers: { readonly id: number; readonly slug: string; readonly name: string }

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  manager = await signIn(server.url, 'account-manager')
  const clientOf = async (caller: Caller) =>
    (await caller.get<Answer<'users.current'>>('/users/me')).body.clients[0]!
  own = await clientOf(manager)
  dealers = await clientOf(await signIn(server.url, 'client'))
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const log = async (
  clientId: number,
  words: string,
  more: Readonly<Record<string, string>> = {},
  files: File[] = [],
) =>
  (
    await manager.post<Activity>(
      '/activities',
      formOf(
        { ...goodFields(clientId), loggedAt: new Date().toISOString(), body: `<p>${words}</p>`, ...more },
        files,
      ),
    )
  ).body

const rowOf = (page: Page, name: string): Locator => page.getByRole('row', { name: new RegExp(name) })

// ACT-35
describe('the activity reports', () => {
  it('say who logged what, whom nobody worked for yet, and what stands behind the figures', async () => {
    await using visit = await visitAs(chromium, server, 'director', { path: '/reporting/activities' })
    const { page } = visit
    const people = page.getByRole('grid', { name: 'Activities by person' })
    await people.getByRole('row').nth(1).waitFor()
    await page.getByText('Clients without one', { exact: true }).first().waitFor()
    // Each client counts once, and what the rows come to is said beside it.
    const { body: rows } = await manager.get<Answer<'activityReports.userPerformance'>>(
      '/activityReports/userPerformance',
    )
    const without = rows.flatMap(({ untouched }) => untouched.map(({ id }) => id))
    await page.getByText(`; ${without.length} in the rows below`).waitFor()
    await page
      .getByText(String(new Set(without).size), { exact: true })
      .first()
      .waitFor()
    await isAccessible(page)
    await page.getByRole('searchbox', { name: 'Search people' }).fill('Donovan')
    await rowOf(page, 'Claire Donovan')
      .getByRole('button', { name: /^Details/ })
      .click()
    await page.getByRole('heading', { name: 'Latest' }).waitFor()
    await page.getByRole('columnheader', { name: 'Before' }).last().waitFor()
    await isAccessible(page)
    expect(visit.complaints).toEqual([])
  })

  it('filter by department and export what is shown', async () => {
    await using visit = await visitAs(chromium, server, 'director', {
      path: '/reporting/activities?departmentId=2',
    })
    const { page } = visit
    await rowOf(page, 'Amara Nwosu').waitFor()
    await expect.poll(() => rowOf(page, 'Claire Donovan').count()).toBe(0)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toContain('Without one')
    expect(text).toContain('Amara Nwosu')
    expect(text).not.toContain('Claire Donovan')
  })

  it('list a client for whom nothing was ever done before all others', async () => {
    await using visit = await visitAs(chromium, server, 'director', { path: null })
    const { page } = visit
    let name = ''
    await page.route('**/api/activityReports/clientReport?*', async (route) => {
      const answer = await route.fetch()
      const rows = (await answer.json()) as Answer<'activityReports.clientReport'>
      const one = rows.findLast(({ daysSince }) => daysSince !== null)
      name = one?.client.name ?? ''
      const never = rows.map((row) => (row === one ? { ...row, lastLoggedAt: null, daysSince: null } : row))
      await route.fulfill({ response: answer, json: never })
    })
    await page.goto('/reporting/activities?by=clients')
    const first = page.getByRole('grid', { name: 'Activities by client' }).getByRole('row').nth(1)
    await first.getByText('Never').waitFor()
    await expect.poll(() => first.innerText()).toContain(name)
  })

  it('list clients with the longest wait first, and lead to their activities', async () => {
    await using visit = await visitAs(chromium, server, 'director', {
      path: '/reporting/activities?by=clients&excludeNonProgramClients=true',
      colorScheme: 'dark',
    })
    const { page } = visit
    const clients = page.getByRole('grid', { name: 'Activities by client' })
    await clients.getByRole('row').nth(1).waitFor()
    await hasContrast(page)
    await page.getByRole('searchbox', { name: 'Search clients' }).fill(own.name)
    await rowOf(page, own.name).getByRole('link').first().click()
    await page.waitForURL(`**/clients/${own.slug}/activity?startDate=*&endDate=*`)
    expect(visit.complaints).toEqual([])
  })

  it('fit a phone', async () => {
    await using visit = await visitAs(chromium, server, 'director', {
      path: '/reporting/activities',
      ...phone,
    })
    await visit.page.getByText('Claire Donovan').first().waitFor()
    await fitsItsWidth(visit.page)
  })
})

// ACT-36
describe('a report by mail', () => {
  it('is looked at before it goes out, without what is internal', async () => {
    await log(own.id, 'Shown to the dealer', { isExternal: 'true' })
    await log(own.id, 'Not for the dealer')
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${own.slug}/activity`,
    })
    const { page } = visit
    await page.getByRole('button', { name: 'E-mail', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'E-mail an activity report' })
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await dialog.getByText('Field is required').waitFor()
    const to = dialog.getByRole('combobox', { name: 'Recipients' })
    await to.fill('gm@dealer')
    await to.press('Enter')
    await dialog.getByText('Invalid email address').waitFor()
    await dialog.getByRole('button', { name: 'Remove gm@dealer' }).click()
    await to.fill(`gm@dealer.example, ${emailOf('admin')},`)
    await dialog.getByText(/1 recipient is not of the agency/).waitFor()
    await dialog.getByText(/internal ones? stays? in the agency|internal ones stay/).waitFor()
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'Preview' }).click()
    const message = dialog.frameLocator('iframe')
    await message.getByText('Shown to the dealer').waitFor()
    await expect.poll(() => message.getByText('Not for the dealer').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Send to 2 people' }).click()
    await page
      .getByText('The portal has no mail server yet, so this reaches nobody by mail.')
      .first()
      .waitFor()
    const { body } = await manager.get<Answer<'mail.list'>>('/notifications/email?category=activity-report')
    expect(body.rows[0]).toMatchObject({ to: ['gm@dealer.example', emailOf('admin')] })
    expect(visit.complaints).toEqual([])
  })

  it('with internal activities goes to nobody outside', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${own.slug}/activity`,
    })
    const { page } = visit
    await page.getByRole('button', { name: 'E-mail', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'E-mail an activity report' })
    await dialog.getByRole('combobox', { name: 'Recipients' }).fill('gm@dealer.example,')
    await dialog.getByRole('checkbox', { name: 'Include internal activities' }).press(' ')
    await dialog.getByText(/^Internal activities go to employees of the agency only\./).waitFor()
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect.poll(() => dialog.locator('iframe').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog', { name: 'Close without sending?' }).waitFor()
  })
})

// ACT-31
it('a dealer reads external activities of the own store, no internal ones, and no other store', async () => {
  await log(dealers.id, 'What the dealer may read', { isExternal: 'true' })
  await log(dealers.id, 'What the dealer may not read')
  for (const account of ['client', 'seo']) {
    await using visit = await visitAs(chromium, server, account, {
      path: `/clients/${dealers.slug}/client-activities`,
    })
    await visit.page.getByText('What the dealer may read', { exact: true }).waitFor()
    await expect.poll(() => visit.page.getByText('What the dealer may not read').count()).toBe(0)
    await isAccessible(visit.page)
    await visit.page.getByRole('searchbox', { name: 'Search activities' }).fill('nothing like this')
    await visit.page.getByText('No activity fits the filters in use.').waitFor()
  }
  await using stranger = await visitAs(chromium, server, 'client', {
    path: `/clients/${own.slug}/client-activities`,
  })
  await stranger.page.waitForURL('**/monthly-report')
})

it('a client’s manager has performance notes written where the activities are read, the others do not', async () => {
  const { body } = await (
    await signIn(server.url, 'client-manager')
  ).get<Answer<'users.current'>>('/users/me')
  const [managed] = body.clients
  const button = (page: Page) => page.getByRole('button', { name: 'AI performance notes' })
  await using visit = await visitAs(chromium, server, 'client-manager', {
    path: `/clients/${managed!.slug}/client-activities`,
  })
  await button(visit.page).click()
  await visit.page.getByRole('dialog', { name: 'AI Performance Notes' }).waitFor()
  await using dealer = await visitAs(chromium, server, 'client', {
    path: `/clients/${dealers.slug}/client-activities`,
  })
  await dealer.page.getByRole('searchbox', { name: 'Search activities' }).waitFor()
  await expect.poll(() => button(dealer.page).count()).toBe(0)
})

// ACC-11
it('an attachment opens by its address after the sign-in, and for nobody else', async () => {
  const activity = await log(own.id, 'With a file', { 'label[0]': 'The terms' }, [
    new File(['term,clicks'], 'terms.csv', { type: 'text/csv' }),
  ])
  const path = `/attachment/${activity.attachments[0]!.id}`
  await using nobody = await visitor(chromium, server, { path })
  await nobody.page.waitForURL(`**/login?redirect=${encodeURIComponent(path)}`)
  await using colleague = await visitAs(chromium, server, 'seo', { path: null })
  const [download] = await Promise.all([colleague.page.waitForEvent('download'), colleague.page.goto(path)])
  expect(download.suggestedFilename()).toBe('terms.csv')
  await colleague.page.getByRole('heading', { name: 'terms.csv' }).waitFor()
  await isAccessible(colleague.page)
  await using dealer = await visitAs(chromium, server, 'client', { path })
  await dealer.page.getByText('Page not found').first().waitFor()
})
