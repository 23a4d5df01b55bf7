import type { Browser, Page, Route } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser, signIn, startServer, type RunningServer } from '../support/index.ts'
import { visitAs, type Visit, type VisitOptions } from '../support/visit.ts'

const defaultError = 'There was an error processing your request. Please refresh this page and try again.'
const defaultSuccess = 'Your request is successfully processed.'

let server: RunningServer
let chromium: Browser
let slug: string

beforeAll(async () => {
  server = await startServer()
  chromium = await browser({ passContextsOn: true })
  const staff = await signIn(server.url, 'account-manager')
  const { body } =
    await staff.get<readonly { readonly slug: string; readonly identifier: string | null }[]>(
      '/clients/list/simple',
    )
  slug = body.find(({ identifier }) => identifier !== null)?.slug ?? ''
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const address = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const problem = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, json: { code: 'test', message } })

/** Answers a call so, from now on, and counts how often it was asked. */
async function answering(
  page: Page,
  pattern: string | RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<{ readonly count: number }> {
  const asked = { count: 0 }
  await page.route(pattern, async (route) => {
    asked.count += 1
    await answer(route)
  })
  return asked
}

/** The settings of a client, with a change ready to be saved. */
async function changing(options: VisitOptions = {}): Promise<Visit> {
  const visit = await visitAs(chromium, server, 'super-admin', {
    path: `/clients/${slug}/settings`,
    ...options,
  })
  const name = visit.page.getByLabel('Name')
  await name.waitFor()
  await name.fill(`${await name.inputValue()} II`)
  return visit
}
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()

describe('a call that fails', () => {
  // ERR-01
  it('shows the default text where the answer says nothing for a person', async () => {
    await using visit = await changing()
    await answering(visit.page, /\/api\/clients\/\d+$/, (route) =>
      route.fulfill({ status: 400, body: '<html>proxy</html>' }),
    )
    await save(visit.page)
    await messages(visit.page).getByText(defaultError).waitFor()
  })

  // ERR-03
  it.each([400, 422])("shows the server's sentence of a %d", async (status) => {
    await using visit = await changing()
    await answering(visit.page, /\/api\/clients\/\d+$/, problem(status, 'The store has moved.'))
    await save(visit.page)
    await visit.page.getByText('The store has moved.').first().waitFor()
  })

  // ERR-03
  it('shows the default text for a 404, and that one may not for a 403', async () => {
    await using visit = await changing()
    const { page } = visit
    await page.route(/\/api\/clients\/\d+$/, problem(403, 'Request failed with status code 403'))
    await save(page)
    await messages(page).getByText('You do not have access to this. Nothing was saved.').waitFor()
    await page.unroute(/\/api\/clients\/\d+$/)
    await page.route(/\/api\/clients\/\d+$/, problem(404, 'No such client'))
    await save(page)
    await messages(page).getByText(defaultError).waitFor()
  })

  // ERR-02
  it('is followed by a success that says so', async () => {
    await using visit = await changing()
    await save(visit.page)
    await messages(visit.page).getByText(defaultSuccess).waitFor()
  })

  // API-03
  it.each([429, 422, 404, 403, 400])('is not tried again after a %d', async (status) => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: null })
    const { page } = visit
    await page.clock.install()
    const asked = await answering(page, /\/api\/clients\?/, problem(status, 'No'))
    await page.goto('/clients')
    await expect.poll(() => asked.count).toBe(1)
    await page.clock.runFor(10_000)
    expect(asked.count).toBe(1)
  })

  // API-02
  it('is tried again after 1, 2 and 3 s, and then the error and its message show', async () => {
    await using visit = await changing()
    const { page } = visit
    await page.clock.install()
    const keys = new Set<string>()
    const asked = await answering(page, /\/api\/clients\/\d+$/, async (route) => {
      keys.add(route.request().headers()['idempotency-key'] ?? '')
      await problem(500, 'The disk is full.')(route)
    })
    let answered = 0
    page.on('requestfinished', (request) => {
      if (/\/api\/clients\/\d+$/.test(request.url())) answered += 1
    })
    await page.clock.pauseAt(Date.now() + 60_000)
    await save(page)
    for (const [tries, wait] of [
      [1, 1000],
      [2, 2000],
      [3, 3000],
    ] as const) {
      await expect.poll(() => answered).toBe(tries)
      // The answer is in the page before the clock goes on.
      await page.evaluate(() => fetch('/favicon.svg'))
      await page.clock.runFor(wait - 1)
      expect(asked.count).toBe(tries)
      await page.clock.runFor(1)
    }
    await expect.poll(() => asked.count).toBe(4)
    await messages(page).getByText('The disk is full.').waitFor()
    // A repeated write is the same write.
    expect(keys.size).toBe(1)
    expect([...keys][0]).toMatch(/^[\w-]{16,}$/)
  })

  it('of a report holds no place for figures that do not come', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: null })
    const { page } = visit
    await answering(page, /\/api\/reports\//, problem(404, ''))
    await page.goto('/reporting/client-sales-incentives')
    await page.getByRole('alert').getByText('This could not be loaded').waitFor()
    await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
  })

  // API-01
  it('carries who is asking, and on whose behalf', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: null })
    const { page } = visit
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/clients/list/simple'))
    await page.goto('/reporting/ga4-event-manager')
    const headers = (await asked).headers()
    expect(headers['authorization']).toMatch(/^Bearer \S+/)
    expect(headers['x-impersonated-by']).toBe('0')
    expect(headers['x-host']).toBe(new URL(server.url).host)
  })
})

describe('a session that has ended', () => {
  // AUT-12
  it('signs out and leads to sign in with the path and query as the way back', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/reporting/ga4-event-manager',
    })
    const { page } = visit
    await page.getByRole('banner').waitFor()
    const asked = await answering(page, /\/api\/clients\?/, problem(401, 'Unauthenticated'))
    await page.evaluate(() => {
      history.pushState(null, '', '/clients?search=honda')
    })
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    const { pathname, searchParams } = new URL(page.url())
    expect(pathname).toBe('/login')
    expect(searchParams.get('redirect')).toBe('/clients?search=honda')
    expect(asked.count).toBe(1)
    await expect.poll(() => messages(page).count()).toBe(0)
    await page.unroute(/\/api\/clients\?/)
  })
})

describe('those who keep the portal running', () => {
  // AUT-13, ERR-07
  it('are told of a 500, once, and never of a session that has ended or of a refusal', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/reporting/ga4-event-manager',
    })
    const { page } = visit
    const reports: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/error-reports')) reports.push(request.postData() ?? '')
    })
    const failing = async (status: number): Promise<void> => {
      await page.route(/\/api\/clients\?/, problem(status, `Answer ${status}`))
      const answered = page.waitForResponse(/\/api\/clients\?/)
      await page.goto('/clients')
      await answered
    }
    await failing(403)
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await failing(500)
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await expect.poll(() => reports.length).toBe(1)
    expect(JSON.parse(reports[0] ?? '')).toMatchObject({
      message: 'Answer 500',
      call: 'clients.list',
      status: 500,
      page: '/clients',
    })
    await failing(401)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(reports.length).toBe(1)
  })
})

describe('an error that nobody expected', () => {
  const fail = (page: Page, message: string) =>
    page.evaluate((text) => {
      void Promise.reject(new Error(text))
    }, message)

  it('is said once, in words for a person', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/reporting/ga4-event-manager',
    })
    await visit.page.getByRole('banner').waitFor()
    await fail(visit.page, 'undefined is not a function')
    await messages(visit.page).getByText(defaultError).waitFor()
    await expect.poll(() => visit.page.getByText('undefined is not a function').count()).toBe(0)
  })

  // ERR-07
  it.each([
    'ResizeObserver loop completed with undelivered notifications.',
    'The user aborted a request.',
    'Avoided redundant navigation: navigation duplicated',
    'Request failed with status code 403',
  ])('is not said when it means nothing: %s', async (text) => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/reporting/ga4-event-manager',
    })
    const { page } = visit
    await page.getByRole('banner').waitFor()
    await fail(page, text)
    await fail(page, 'a real one')
    await messages(page).getByText(defaultError).waitFor()
    await expect.poll(() => messages(page).getByText(defaultError).count()).toBe(1)
  })
})

describe('the clipboard', () => {
  const copy = (page: Page) => page.getByRole('button', { name: 'Copy dealer code' }).click()

  // ERR-04
  it('takes a dealer code and says so for 1.5 s', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${slug}/settings`,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const { page } = visit
    await page.getByRole('button', { name: 'Copy dealer code' }).waitFor()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await copy(page)
    const said = messages(page).getByText('Dealer code is copied to the clipboard.')
    await said.waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\w/)
    await page.clock.runFor(1_499)
    await expect.poll(() => said.count()).toBe(1)
    await page.clock.runFor(1)
    await expect.poll(() => said.count()).toBe(0)
  })

  // ERR-04
  it('says when it could not', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: null })
    const { page } = visit
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('blocked')) },
      })
    })
    await page.goto(`/clients/${slug}/settings`)
    await copy(page)
    await messages(page).getByText('Failed to copy Dealer code.').waitFor()
  })
})

describe("a screen's code that does not arrive", () => {
  const code = /\/assets\/clients-screen-[\w-]+\.js/

  // ERR-05
  it('reloads the page once with a retry parameter, which goes when the code is there', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/reporting/ga4-event-manager',
    })
    const { page } = visit
    const visited: string[] = []
    page.on('framenavigated', (frame) =>
      visited.push(new URL(frame.url()).pathname + new URL(frame.url()).search),
    )
    await page.getByRole('banner').waitFor()
    await page.route(code, (route) => (page.url().includes('retry=1') ? route.continue() : route.abort()))
    await page.evaluate(() => history.pushState(null, '', '/clients?search=a'))
    await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor()
    expect(visited).toContain('/clients?search=a&retry=1')
    await expect.poll(() => address(page)).toBe('/clients?search=a')
  })

  // ERR-05
  it('leads back to the previous page when it fails again', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/reporting/ga4-event-manager',
    })
    const { page } = visit
    await page.getByRole('heading', { level: 1, name: 'GA4 Event Manager' }).waitFor()
    const asked = await answering(page, code, (route) => route.abort())
    await page.evaluate(() => history.pushState(null, '', '/clients'))
    await expect.poll(() => asked.count).toBe(2)
    await page.waitForURL('**/reporting/ga4-event-manager')
    await page.getByRole('heading', { level: 1, name: 'GA4 Event Manager' }).waitFor()
  })

  // ERR-05
  it('leads home with a refresh flag when there is no previous page', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: null })
    const { page } = visit
    const visited: string[] = []
    page.on('framenavigated', (frame) =>
      visited.push(new URL(frame.url()).pathname + new URL(frame.url()).search),
    )
    await answering(page, code, (route) => route.abort())
    await page.goto('/clients')
    await page.waitForURL('**/account-management-dashboard')
    expect(visited).toContain('/clients?retry=1')
    expect(visited).toContain('/?refresh=1')
  })

  // ERR-06
  it('counts as failed after 120 s', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/reporting/ga4-event-manager',
    })
    const { page } = visit
    await page.getByRole('heading', { level: 1, name: 'GA4 Event Manager' }).waitFor()
    await page.clock.install()
    const asked = await answering(page, code, () => new Promise(() => undefined))
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.evaluate(() => history.pushState(null, '', '/clients'))
    await expect.poll(() => asked.count).toBe(1)
    await page.clock.runFor(119_999)
    await expect.poll(() => address(page)).toBe('/clients')
    await page.clock.runFor(1)
    await page.waitForURL('**/clients?retry=1', { waitUntil: 'commit' })
  })
})

describe('while nothing answers', () => {
  it('a screen whose code is not there yet waits, says so, and comes by itself', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/clients' })
    const { page } = visit
    await page.getByRole('heading', { name: 'Clients', level: 1 }).waitFor()
    await visit.page.context().setOffline(true)
    await page.evaluate(() => {
      history.pushState(null, '', '/settings/activity-types')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.getByText('The portal cannot be reached').waitFor()
    // The portal is still around it, and no advice to refresh.
    await page.getByRole('navigation').first().waitFor()
    await expect.poll(() => page.url()).toContain(server.url)
    await expect.poll(() => page.getByText(defaultError).count()).toBe(0)

    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'Activity Types', level: 1 }).waitFor()
    await page.getByText('The portal cannot be reached').waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).pathname).toBe('/settings/activity-types')
  })

  it('a form that could not be saved says so where it is, and is saved once the portal is back', async () => {
    await using visit = await visitAs(chromium, server, 'partner', { path: '/tools/client-notes' })
    const { page } = visit
    await page.getByRole('button', { name: 'Add client note' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add client note' })
    await dialog.waitFor()
    await dialog.getByRole('combobox', { name: 'Client' }).fill('Larkin')
    await page.getByRole('option', { name: 'Larkin Lincoln' }).click()
    await dialog.getByLabel('Subject').fill('On the train')
    await dialog.getByRole('textbox', { name: 'Note', exact: true }).fill('A line.\n'.repeat(60))
    await page.context().setOffline(true)
    await dialog.getByRole('button', { name: 'Save' }).click()
    const said = dialog.getByRole('alert').filter({ hasText: 'Not saved: the portal could not be reached.' })
    await said.waitFor({ timeout: 60_000 })
    await expect.poll(() => said.evaluate((at) => at.getBoundingClientRect().top > 0)).toBe(true)
    // The bar is over the dialog, which is over everything else.
    const bar = page.getByText('The portal cannot be reached', { exact: true })
    await bar.waitFor()
    await expect.poll(() => bar.evaluate((at) => at.matches(':popover-open *'))).toBe(true)

    await page.context().setOffline(false)
    await bar.waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('row', { name: /On the train/ }).waitFor()
  })

  it('tells nobody of what was fetched ahead, and of a press only through the bar', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: null })
    const { page } = visit
    const ahead = await answering(page, /\/assets\/connection-[\w-]+\.js/, (route) => route.abort())
    await page.goto('/clients')
    await page.getByRole('row').nth(3).waitFor()
    await expect.poll(() => ahead.count).toBeGreaterThan(0)
    // Code that a press waits for, and a call: neither has an answer.
    await page.context().setOffline(true)
    await page.evaluate("void import('/assets/nothing-that-is-there.js'); void import('/assets/nor-this.js')")
    await page.getByText('The portal cannot be reached').waitFor()
    await expect.poll(() => page.getByText(defaultError).count()).toBe(0)
    await page.context().setOffline(false)
    await page.getByText('The portal cannot be reached').waitFor({ state: 'detached' })
    await expect.poll(() => page.getByText(defaultError).count()).toBe(0)
    // Where the portal answers, what did not come is said, and once.
    await page.evaluate("void import('/assets/nothing.js?again'); void import('/assets/nor-this.js?again')")
    await messages(page).getByText(defaultError).waitFor()
    await expect.poll(() => messages(page).getByText(defaultError).count()).toBe(1)
  })
})
