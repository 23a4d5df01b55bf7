import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser, Locator, Page, Route } from 'playwright'
import { startServer, type RunningServer } from '../support/index.ts'
import { browser } from '../support/browser.ts'
import { isAccessible, phone } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser

beforeAll(async () => {
  ;[server, chromium] = await Promise.all([
    startServer({ env: { IMPERSONATION_ALERT_USERS: '9' } }),
    browser(),
  ])
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const account = (page: Page) => page.getByRole('button', { name: /^Your account/ })
const accountOf = (page: Page, name: string) => page.getByRole('button', { name: `Your account, ${name}` })
/** Lets a request go on, unless its page has started anew meanwhile. */
const goOn = (route: Route) => route.continue().catch(() => undefined)

describe('acting as another user', () => {
  // AUT-09, AUT-10, HDR-02
  it('shows the portal as that user under a banner, in every tab, until it is stopped', async () => {
    await using visit = await visitAs(chromium, server, 'admin', { path: '/clients' })
    const { page, context } = visit
    const own = await account(page).getAttribute('aria-label')
    const other = await context.newPage()
    await other.goto('/clients')
    await account(other).waitFor()

    await account(page).click()
    await page.getByRole('menuitem', { name: 'Act as a user…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Act as a user' })
    await dialog.getByRole('combobox', { name: 'User' }).fill('client-manager@')
    await page.getByRole('option').first().click()
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'Act as this user' }).click()

    const banner = page.getByRole('region', { name: 'Impersonation' })
    await banner.waitFor()
    const name = await banner.getByRole('strong').or(banner.locator('strong')).first().innerText()
    await expect
      .poll(() => banner.getByRole('paragraph').innerText())
      .toBe(`Caution! You are impersonating ${name}`)
    await accountOf(page, name).waitFor()
    await isAccessible(page)
    await accountOf(other, name).waitFor()
    await page.reload()
    await banner.waitFor()
    await account(page).click()
    await page.getByRole('menuitem', { name: 'Log out' }).waitFor()
    await expect.poll(() => page.getByRole('menuitem', { name: 'Act as a user…' }).count()).toBe(0)
    await page.keyboard.press('Escape')

    await page.getByText('Figures through').waitFor()
    // A call that is refused while the page is on its way to being oneself again signs nobody out.
    const leaving = page.waitForRequest(`${server.url}/`)
    const refused = page.waitForResponse((answer) => answer.status() === 401)
    // Neither is held only so many times: with the last that may be held everything that is held is let go.
    await page.route('**/api/dashboards/monthly-report', (route) => leaving.then(() => goOn(route)))
    await page.route(`${server.url}/`, (route) => refused.then(() => goOn(route)))
    await page.getByRole('button', { name: 'Refresh' }).click()
    // The page has its own name before it leaves: what is looked at is the one that comes after the refusal.
    const arrived = page.waitForEvent('load')
    await banner.getByRole('button', { name: 'Stop Impersonating' }).click()
    await refused
    await arrived
    await page.getByRole('button', { name: own ?? '', exact: true }).waitFor()
    await expect.poll(() => banner.count()).toBe(0)
    await other.getByRole('button', { name: own ?? '', exact: true }).waitFor()
  })
})

describe('the action of a user', () => {
  // AUT-09, and AUT-11 on the screen
  it('starts it from the list and from the page, tells of an alert, and never leads upwards', async () => {
    await using visit = await visitAs(chromium, server, 'admin', { path: '/users?search=seo@' })
    const { page } = visit
    const alert = page.getByRole('region', { name: 'Messages' }).getByText(/^You are acting as/)
    await page.getByRole('button', { name: 'Actions for Lucas Ferreira' }).click()
    await page.getByRole('menuitem', { name: 'Act as this user' }).click()
    await alert.waitFor()
    const banner = page.getByRole('region', { name: 'Impersonation' })
    await banner.getByText('Lucas Ferreira').waitFor()
    await banner.getByRole('button', { name: 'Stop Impersonating' }).click()
    await accountOf(page, 'Daniel Okafor').waitFor()

    const menuOf = async (id: number, name: string): Promise<void> => {
      await page.goto(`/users/${id}/edit`)
      await page.getByRole('button', { name: `More for ${name}` }).click()
      await page.getByRole('menuitem', { name: 'Copy e-mail' }).waitFor()
    }
    await menuOf(1, 'Grace Whitfield')
    await expect.poll(() => page.getByRole('menuitem', { name: 'Act as this user' }).count()).toBe(0)
    await menuOf(10, 'Maya Rosenthal')
    await page.getByRole('menuitem', { name: 'Act as this user' }).click()
    await banner.getByText('Maya Rosenthal').waitFor()
    await expect.poll(() => alert.count()).toBe(0)
    await banner.getByRole('button', { name: 'Stop Impersonating' }).click()
    await accountOf(page, 'Daniel Okafor').waitFor()
  })
})

// HDR-02
it('names whom one acts as on a phone too, and keeps the head of a long list below the banner', async () => {
  await using visit = await visitAs(chromium, server, 'admin', { path: '/users?search=seo@' })
  const { page } = visit
  await page.getByRole('button', { name: 'Actions for Lucas Ferreira' }).click()
  // The name may stand there before the page starts anew: what is looked at is the one that comes then.
  const arrived = page.waitForEvent('load')
  await page.getByRole('menuitem', { name: 'Act as this user' }).click()
  await arrived
  const banner = page.getByRole('region', { name: 'Impersonation' })
  await banner.getByText('Lucas Ferreira').waitFor()

  await page.setViewportSize(phone.viewport)
  const isCut = () =>
    banner
      .getByRole('paragraph')
      .evaluate((words) => words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight)
  await expect.poll(isCut).toBe(false)

  // In a window as low as this a list scrolls with its page.
  await page.setViewportSize({ width: 1280, height: 420 })
  await page.goto('/clients')
  await page.getByRole('row').nth(30).scrollIntoViewIfNeeded()
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0
  const header = await page.getByRole('banner').boundingBox()
  await expect.poll(() => top(page.locator('thead'))).toBe((header?.y ?? 0) + (header?.height ?? 0))
})

describe('seeing the portal as a client', () => {
  it('starts from the profile, shows what a client sees under a banner, and leads back', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/clients' })
    const { page } = visit
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await page.getByRole('button', { name: 'See as this client' }).waitFor()
    const client = await page.getByRole('heading', { level: 1 }).innerText()
    const profile = new URL(page.url()).pathname
    await page.getByRole('button', { name: 'See as this client' }).click()

    const banner = page.getByRole('region', { name: 'Client view' })
    await banner.waitFor()
    await expect.poll(() => banner.innerText()).toContain(client)
    await accountOf(page, client).waitFor()
    await isAccessible(page)
    await page.goto(profile)
    await page.waitForURL('**/monthly-report')

    // What would change something stands where a client finds it, and says why it does nothing.
    const told = 'You only see what this client sees: nothing can be changed.'
    for (const [path, name] of [
      [`${profile}/invoices`, 'Ask for an increase'],
      ['/profile', 'Save'],
    ] as const) {
      await page.goto(path)
      const button = page.getByRole('button', { name, exact: true }).first()
      await button.waitFor()
      await expect
        .poll(async () => [await button.isDisabled(), await button.getAttribute('title')], { message: name })
        .toEqual([true, told])
    }
    // Nobody has an account there: neither a password nor keys of it are asked for.
    await expect.poll(() => page.getByRole('tab').count()).toBe(0)
    await banner.getByRole('button', { name: 'Stop viewing' }).click()
    await page.getByRole('heading', { level: 1, name: client }).waitFor()
    await page.getByRole('button', { name: 'See as this client' }).waitFor()
    await expect.poll(() => banner.count()).toBe(0)
  })
})
