import { formatDay } from '@portal/core/foundation/format'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser, Page } from 'playwright'
import { agencyDay } from '../support/agency-day.ts'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { browser } from '../support/browser.ts'
import { fitsItsWidth, isAccessible, phone } from '../support/looks.ts'
import { visitAs, visitor } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser
let employee: Caller
let client: { id: number; slug: string; name: string }

beforeAll(async () => {
  ;[server, chromium] = await Promise.all([startServer(), browser()])
  employee = await signIn(server.url, 'account-manager')
  client = (await employee.get<(typeof client)[]>('/clients/list/simple')).body[0]!
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const nextMonth = agencyDay(30)
const linkTo = async (report: string, more: object = {}): Promise<{ id: number; token: string }> =>
  (
    await employee.post<{ id: number; token: string }>('/guest-accesses', {
      accessDetails: { clientId: client.id, report, expiresAt: nextMonth, ...more },
    })
  ).body
const atLogin = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
}
const hasNoChrome = async (page: Page): Promise<void> => {
  await expect.poll(() => page.getByRole('banner').count()).toBe(0)
  // The pages of a report's table lead nowhere else.
  await expect.poll(() => page.getByRole('navigation', { name: /^(?!Pages)/ }).count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: /chat|account/i }).count()).toBe(0)
}

describe('a guest', () => {
  // ACC-06, ACC-20, REP-02, REP-12, RPT-13, SHL-01
  it('opens each of the four reports by its address with a token, without chrome', async () => {
    await using visit = await visitor(chromium, server, { path: null })
    const { page } = visit
    const reports = [
      ['clients.insights', `/clients/${client.slug}/insights`, client.name],
      ['clients.seo-division-report', `/clients/${client.slug}/seo-division-report`, client.name],
      ['co-op.seo', '/reporting/co-op/seo', 'Co-op SEO: what was done in'],
      ['co-op.facebook', '/reporting/co-op/facebook', 'Co-op Facebook: what was done in'],
    ] as const
    for (const [report, path, words] of reports) {
      const { token } = await linkTo(report)
      await page.goto('/login')
      await page.goto(`${path}?token=${token}`)
      await page.getByRole('main').getByText(words).first().waitFor()
      await expect.poll(() => new URL(page.url()).pathname).toBe(path)
      await expect.poll(() => page.url()).not.toContain(token)
      await hasNoChrome(page)
      await page.reload()
      await page.getByRole('main').getByText(words).first().waitFor()
      await expect.poll(() => page.getByText('The report could not be read.').count()).toBe(0)
    }
  })

  // ACC-06, ACC-20, ACC-22
  it('opens nothing else: no other report, no other client, no profile, and nothing without a token', async () => {
    const { token } = await linkTo('clients.insights')
    await using visit = await visitor(chromium, server, { path: `/guest?token=${token}` })
    const { page } = visit
    for (const path of [
      '/profile',
      '/clients',
      `/clients/${client.slug}/seo-division-report`,
      '/reporting/co-op/seo',
    ]) {
      await page.getByRole('heading', { level: 1, name: client.name }).waitFor()
      await page.goto(path)
      await atLogin(page)
      await page.goto(`/guest?token=${token}`)
    }
    await using other = await visitor(chromium, server, { path: '/guest' })
    await atLogin(other.page)
    await other.page.goto(`/clients/${client.slug}/insights`)
    await atLogin(other.page)
  })

  // ACC-21
  it('with a token that is none ends at the sign-in, which says what is wrong with the link', async () => {
    await using visit = await visitor(chromium, server, {
      path: `/clients/${client.slug}/insights?token=bad`,
    })
    const { page } = visit
    await atLogin(page)
    await page.getByText('not a guest link that works').waitFor()
    await isAccessible(page)
  })

  it('reads the days that stand beside the token, under the name of the agency, and finds back from the sign-in', async () => {
    const { token } = await linkTo('clients.insights')
    const path = `/clients/${client.slug}/insights`
    const [start, end] = [agencyDay(-60), agencyDay(-54)]
    await using visit = await visitor(chromium, server, {
      path: `${path}?token=${token}&startDate=${start}&endDate=${end}`,
    })
    const { page } = visit
    await page
      .getByText(`${formatDay(start)} – ${formatDay(end)}`)
      .first()
      .waitFor()
    await page.getByText('Demo Agency', { exact: true }).waitFor()
    await page.goto('/pacing')
    await atLogin(page)
    await page.getByRole('link', { name: `Back to the report of ${client.name}` }).click()
    await page.getByRole('heading', { level: 1, name: client.name }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  })

  it('is asked for the password of a link that has one', async () => {
    const { token } = await linkTo('clients.insights', { password: 'tell by phone' })
    await using visit = await visitor(chromium, server, { path: `/guest?token=${token}`, ...phone })
    const { page } = visit
    await page.getByRole('heading', { name: 'Password needed' }).waitFor()
    await isAccessible(page)
    await fitsItsWidth(page)
    await page.getByLabel('Password', { exact: true }).fill('wrong one')
    await page.getByRole('button', { name: 'Open the report' }).click()
    await page.getByText('The password is not correct.').waitFor()
    await page.getByLabel('Password', { exact: true }).fill('tell by phone')
    await page.getByRole('button', { name: 'Open the report' }).click()
    await page.getByRole('heading', { level: 1, name: client.name }).waitFor()
    await page.waitForLoadState('networkidle')
    await isAccessible(page)
    await fitsItsWidth(page)
  })

  // AUT-18, AUT-19
  it('with a link that has ended asks for a new one', async () => {
    const { id, token } = await linkTo('clients.insights')
    await using visit = await visitor(chromium, server, { path: `/guest?token=${token}` })
    const { page } = visit
    await page.getByRole('heading', { level: 1, name: client.name }).waitFor()
    await employee.delete(`/guest-accesses/${id}`)
    await page.goto(`/guest?token=${token}`)
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await isAccessible(page)
    await page.getByRole('button', { name: 'Request a new link' }).click()
    await page.getByLabel('Your name').fill('Pat Dealer')
    await page.getByLabel('Your e-mail address').fill('pat@dealer.test')
    await isAccessible(page)
    await page.getByRole('button', { name: 'Send request' }).click()
    await page
      .getByText('Your request stands with the link, but this portal has no mail server yet')
      .waitFor()
  })

  it('in one tab leaves whoever is signed in to the portal as they are', async () => {
    const { token } = await linkTo('clients.insights')
    await using visit = await visitAs(chromium, server, 'account-manager', { path: `/guest?token=${token}` })
    const { page, context } = visit
    await page.getByRole('heading', { level: 1, name: client.name }).waitFor()
    await hasNoChrome(page)
    const other = await context.newPage()
    await other.goto('/clients')
    await other.getByRole('banner').waitFor()
    // The guest's own tab keeps the way back to its report.
    await page.goto('/login')
    await page.getByRole('link', { name: `Back to the report of ${client.name}` }).waitFor()
  })
})

describe('the guest access tab', () => {
  // AUT-18, PRO-16
  it('makes a link, shows it once, lists it and revokes it', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${client.slug}/guest-access`,
    })
    const { page, context } = visit
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Create link' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create guest link' })
    await dialog.getByLabel('Number of uses').fill('3')
    await dialog.getByLabel('Note').fill('For the owner of the store')
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'Create link' }).click()
    const ready = page.getByRole('dialog', { name: 'The link is ready' })
    const address = await ready.getByLabel('Link', { exact: true }).inputValue()
    await isAccessible(page)
    await ready.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('region', { name: 'Messages' }).getByText('Link is copied').waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await ready.getByRole('button', { name: 'Done' }).click()
    const row = page.getByRole('row', { name: /For the owner of the store/ })
    await row.getByText('Open', { exact: true }).waitFor()
    await row.getByText('0 of 3').waitFor()
    await isAccessible(page)

    await using guest = await visitor(chromium, server, { path: address })
    await guest.page.getByRole('heading', { level: 1, name: client.name }).waitFor()

    await row.getByRole('button', { name: /actions|more/i }).click()
    await page.getByRole('menuitem', { name: 'Revoke' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await row.getByText('Revoked').waitFor()
    await guest.page.reload()
    await atLogin(guest.page)
    // Whoever had it open has no account to sign in with, and reads so again after looking twice.
    const told = guest.page.getByText('The guest link of this report has ended')
    await told.waitFor()
    await isAccessible(guest.page)
    await guest.page.reload()
    await told.waitFor()
  })

  it('ends a link under its report, whose calls are all refused, and nobody else is signed out', async () => {
    const { id, token } = await linkTo('clients.insights')
    await using visit = await visitAs(chromium, server, 'account-manager', { path: `/guest?token=${token}` })
    const { page, context } = visit
    await page.getByRole('heading', { level: 1, name: client.name }).waitFor()
    await page.waitForLoadState('networkidle')
    const own = await context.newPage()
    await own.goto('/clients')
    await own.getByRole('banner').waitFor()
    expect((await employee.request('DELETE', `/guest-accesses/${id}`)).status).toBeLessThan(300)
    // Several calls at once, of which the first ends the link.
    let refused = 0
    page.on('response', (response) => {
      if (response.status() === 401) refused += 1
    })
    await page.getByRole('button', { name: 'Refresh' }).click()
    // The tab is that of whoever is signed in to the portal now.
    await page.getByRole('banner').waitFor()
    await page.getByRole('heading', { level: 1, name: client.name }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(refused).toBeGreaterThan(1)
    await own.reload()
    await own.getByRole('banner').waitFor()
  })
})
