import { createPrivateKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { widgets } from '@portal/core/access/embed/widgets'
import { signInByPopup, visitHost, type HostVisit } from '../hosts/host-visit.ts'
import { startHost, strictPolicy, type Host, type HostOptions } from '../hosts/host.ts'
import { trustedKey, type HostKey } from '../hosts/signing.ts'
import { browser, demoPassword, emailOf, signIn, startServer, type RunningServer } from '../support/index.ts'
import { onDevice } from '../support/on-device.ts'
import { isAccessible } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'

const everyElement = Object.keys(widgets)
  .map((name) => `<agency-${name}></agency-${name}>`)
  .join('')
const bySigning = { body: everyElement, script: 'data-assertion-url="/assertion"' }

let server: RunningServer
let chromium: Browser
let key: HostKey

beforeAll(async () => {
  server = await startServer({ env: { LOG_LEVEL: 'info' } })
  chromium = await browser()
  key = await trustedKey(server)
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

interface Visit extends HostVisit {
  readonly host: Host
}
async function visit(options: Partial<HostOptions> & { as?: () => string | null } = {}): Promise<Visit> {
  const { as, ...given } = options
  const host: Host = await startHost({
    portal: server.url,
    body: everyElement,
    ...(as
      ? {
          assertion: () => {
            const account = as()
            return account === null ? null : key.signer(host.origin)(account)
          },
        }
      : {}),
    ...given,
  })
  const visited = await visitHost(chromium, host.origin)
  return {
    ...visited,
    host,
    async [Symbol.asyncDispose]() {
      await visited[Symbol.asyncDispose]()
      await host[Symbol.asyncDispose]()
    },
  }
}

const logger = (page: Page) => page.getByRole('dialog', { name: 'Log Client Activities' })
const openLogger = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Log activity' }).click()
}
const fillIn = async (page: Page, text: string): Promise<void> => {
  const dialog = logger(page)
  await dialog.getByRole('combobox', { name: 'Client' }).click()
  await page.getByRole('option').first().click()
  await dialog.getByRole('combobox', { name: 'Activity Type' }).click()
  await page.getByRole('option', { name: 'SEM', exact: true }).click()
  // What the type brings is there before the next list opens.
  await dialog.getByRole('switch', { name: /^Pacing note/ }).waitFor()
  await dialog.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option').first().click()
  await dialog.getByLabel('Activity', { exact: false }).last().click()
  const editor = dialog.locator('[contenteditable="true"]')
  await editor.click()
  await page.keyboard.type(text)
}
/** A token or an assertion, whole. */
const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/
/** What the portal hands out to sessions of widgets: everything that is long enough to be a secret. */
function secretsIn(context: BrowserContext): Set<string> {
  const secrets = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && /^[\w.~+-]{24,}$/.test(value)) secrets.add(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  context.on('response', async (response) => {
    if (/\/api\/(embed\/sessions|users\/(signIn|refresh))/.test(response.url()))
      collect(await response.json().catch(() => null))
  })
  return secrets
}

/** All that a page's window keeps, shows or stands at. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      document.referrer,
      window.name,
      history.state,
      await indexedDB.databases(),
      await caches.keys(),
      document.documentElement.outerHTML,
      [...document.querySelectorAll('*')].map((element) => element.shadowRoot?.innerHTML),
    ]),
  )
const sessionsAsked = (asked: readonly string[]): readonly string[] =>
  asked.filter((each) => /\/api\/embed\/sessions/.test(each)).map((each) => each.replace(/ .*\/api/, ' '))

describe('a page whose server says who its user is', () => {
  it('signs them in without a window, once for all widgets, and leaves no token anywhere', async () => {
    await using visited = await visit({ ...bySigning, as: () => 'seo' })
    const { page, context, complaints, asked, said, host } = visited
    const secrets = secretsIn(context)
    await openLogger(page)
    await fillIn(page, 'Signed in by our own server')
    await logger(page).getByRole('button', { name: 'Save' }).click()
    await logger(page).waitFor({ state: 'detached' })
    for (const name of Object.keys(widgets)) {
      await page.evaluate(
        (tag) => (document.querySelector(tag) as unknown as { open(): void }).open(),
        `agency-${name}`,
      )
      await page.waitForFunction(
        (tag) => document.querySelector(tag)?.shadowRoot?.querySelector('dialog:is([open], :popover-open)'),
        `agency-${name}`,
      )
      await page.evaluate(
        (tag) => (document.querySelector(tag) as unknown as { close(): void }).close(),
        `agency-${name}`,
      )
    }
    expect(sessionsAsked(asked)).toEqual(['POST /embed/sessions'])
    expect(complaints).toEqual([])

    await expect.poll(() => server.output()).toContain('/api/embed/sessions')
    const cookies = JSON.stringify(await context.cookies(host.origin))
    await expect.poll(() => secrets.size).toBeGreaterThanOrEqual(2)
    for (const text of [cookies, await keptBy(page), asked.join('\n'), said.join('\n'), server.output()]) {
      expect(text).not.toMatch(token)
      expect([...secrets].filter((secret) => text.includes(secret))).toEqual([])
    }
  })

  it('is asked again, a little later, when the portal does not answer at first', async () => {
    const host: Host = await startHost({
      portal: server.url,
      ...bySigning,
      assertion: () => key.signer(host.origin)('seo'),
    })
    const context = await chromium.newContext()
    const page = await context.newPage()
    const asked: number[] = []
    await page.route('**/api/embed/sessions', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      asked.push(Date.now())
      return asked.length > 2 ? route.continue() : route.abort()
    })
    await page.goto(host.origin)
    await openLogger(page)
    await logger(page).getByRole('combobox', { name: 'Client' }).waitFor()
    await expect.poll(() => asked).toHaveLength(3)
    const [first = 0, second = 0, third = 0] = asked
    // Half of a second to one, then one and a half to three; a busy machine may notice the one before late.
    expect(second - first).toBeGreaterThanOrEqual(200)
    expect(third - second).toBeGreaterThanOrEqual(900)
    await context.close()
    await host[Symbol.asyncDispose]()
  })

  it('leaves none when it is the window of the portal that signs in either, in that window or in the page', async () => {
    await using visited = await visit()
    const { page, context, asked, said, host } = visited
    const seen: string[] = []
    const secrets = secretsIn(context)
    context.on('request', (request) => seen.push(`${request.method()} ${request.url()}`))
    context.on('console', (message) => said.push(message.text()))
    await openLogger(page)
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Sign in', exact: true }).click(),
    ])
    // The window names the page that asks, and the page offers to bring it to the front.
    await popup.getByText(`Sign in to use the widgets on ${new URL(host.origin).host}.`).waitFor()
    await page.getByRole('button', { name: 'Show the window' }).click()
    await popup.getByLabel('E-mail').fill(emailOf('seo'))
    await popup.getByLabel('Password', { exact: true }).fill(demoPassword)
    // Looked at as late as a window can be: when it is told to close.
    let left = ''
    await popup.exposeFunction('tell', (text: string) => (left = text))
    await popup.evaluate(() =>
      addEventListener('pagehide', () =>
        (window as unknown as { tell(text: string): void }).tell(
          JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
        ),
      ),
    )
    await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Sign in' }).click()])
    await logger(page).getByRole('combobox', { name: 'Client' }).waitFor()
    for (const name of Object.keys(widgets)) {
      await page.evaluate(
        (tag) => (document.querySelector(tag) as unknown as { open(): void }).open(),
        `agency-${name}`,
      )
      await page.waitForFunction(
        (tag) => document.querySelector(tag)?.shadowRoot?.querySelector('dialog:is([open], :popover-open)'),
        `agency-${name}`,
      )
    }
    await page
      .getByRole('dialog', { name: 'Support Requests' })
      .getByText(/^\d+ requests$/)
      .waitFor()
    // What the window was told last goes with it: a browser does not tell its tools.
    await expect.poll(() => secrets.size).toBeGreaterThanOrEqual(1)
    const addresses = [...asked, ...seen].join('\n')
    for (const text of [left, await keptBy(page), addresses, said.join('\n'), server.output()]) {
      expect(text).not.toMatch(token)
      expect([...secrets].filter((secret) => text.includes(secret))).toEqual([])
    }
    await expect.poll(() => seen.join('\n')).toContain('/embed/sign-in?')
    for (const origin of [host.origin, server.url])
      expect(JSON.stringify(await context.cookies(origin))).not.toMatch(token)
  })

  it('has the session before the window of the portal closes: a closed one may not be heard', async () => {
    await using visited = await visit()
    const { page, context } = visited
    await context.addInitScript(() => {
      if (window.opener === null) return
      const close = window.close.bind(window)
      let taken = false
      window.addEventListener(
        'message',
        ({ data }) => {
          taken ||= data?.type === 'agency-portal:embed-session-taken'
        },
        { capture: true },
      )
      window.close = () => {
        console.log(taken ? 'closes once it is taken' : 'closes before it is taken')
        close()
      }
    })
    const closing = context.waitForEvent('console', (message) => message.text().startsWith('closes'))
    await openLogger(page)
    await signInByPopup(page, 'seo')
    expect((await closing).text()).toBe('closes once it is taken')
    await logger(page).getByRole('combobox', { name: 'Activity Type' }).waitFor()
  })

  it('renews the session once for all who ask, before it ends, and nothing runs until somebody does', async () => {
    const context = await chromium.newContext()
    const page = await context.newPage()
    const host: Host = await startHost({
      portal: server.url,
      ...bySigning,
      assertion: () => key.signer(host.origin)('seo'),
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
    await page.clock.install()
    await page.goto(host.origin)
    await openLogger(page)
    await logger(page).getByRole('combobox', { name: 'Client' }).waitFor()
    await page.waitForLoadState('networkidle')
    const before = asked.length
    // Well past the ten minutes of a token: nobody has asked for anything.
    await page.clock.fastForward('09:35')
    expect(asked.length).toBe(before)
    // The editor neither: nobody came near its field.
    await expect.poll(() => logger(page).locator('[contenteditable="true"]').count()).toBe(0)
    await logger(page).getByRole('combobox', { name: 'Client' }).click()
    await page.getByRole('option').nth(1).click()
    await logger(page).getByLabel('Activity', { exact: false }).last().click()
    const editor = logger(page).locator('[contenteditable="true"]')
    await editor.click()
    await page.keyboard.type('@a')
    await expect
      .poll(() => sessionsAsked(asked))
      .toEqual(['POST /embed/sessions', 'POST /embed/sessions/refresh'])
    await context.close()
    await host[Symbol.asyncDispose]()
  })
})

describe('a session that ends in the middle of something', () => {
  it('keeps what was typed, asks to sign in, and goes on where it was', async () => {
    const own = await trustedKey(server, 'To be revoked')
    let known = true
    const host: Host = await startHost({
      portal: server.url,
      ...bySigning,
      assertion: () => (known ? own.signer(host.origin)('seo') : null),
    })
    await using visited = await visitHost(chromium, host.origin)
    const { page } = visited
    await openLogger(page)
    const text = `Written before the session ended ${Date.now()}`
    await fillIn(page, text)
    known = false
    await own.revoke()
    await logger(page).getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog', { name: 'Sign in to the portal' }).waitFor()
    await expect.poll(async () => (await visited.heard()).map(([name]) => name)).toContain('signin-required')
    await expect.poll(() => logger(page).locator('[contenteditable="true"]').textContent()).toBe(text)
    await signInByPopup(page, 'seo')
    // Saved without pressing Save a second time, and once.
    await logger(page).waitFor({ state: 'detached' })
    const saved = (await visited.heard()).filter(([name]) => name === 'saved')
    expect(saved).toHaveLength(1)
    const staff = await signIn(server.url, 'seo')
    const me = await staff.get<{ id: number }>('/users/me')
    const logged = await staff.get<{ body: string }[]>(`/activities/user-activities/${me.body.id}`)
    expect(logged.body.filter(({ body }) => body.includes(text))).toHaveLength(1)
    await host[Symbol.asyncDispose]()
  })

  it('tells whoever does not sign in now that nothing is lost, and saves at the second try', async () => {
    const own = await trustedKey(server, 'Not now')
    let known = true
    await using host: Host = await startHost({
      portal: server.url,
      body: '<agency-interaction-logger client-id="1003"></agency-interaction-logger>',
      script: bySigning.script,
      assertion: () => (known ? own.signer(host.origin)('account-manager') : null),
    })
    await using visited = await visitHost(chromium, host.origin)
    const { page } = visited
    await page.getByRole('button', { name: 'Log interaction' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log Client Interaction' })
    await dialog.getByRole('combobox', { name: 'Interaction Type' }).click()
    await page.getByRole('option', { name: 'Text Message' }).click()
    await dialog.getByText('Less than 100 MB each.').scrollIntoViewIfNeeded()
    const editor = dialog.locator('[contenteditable="true"]')
    await editor.click()
    await page.keyboard.type('Not now')
    known = false
    await own.revoke()
    await dialog.getByRole('button', { name: 'Save' }).click()
    const asking = page.getByRole('dialog', { name: 'Sign in to the portal' })
    await asking.getByRole('button', { name: 'Close' }).click()
    await page.getByText('You are not signed in. Nothing is lost: try again, and sign in.').first().waitFor()
    await expect.poll(() => editor.textContent()).toBe('Not now')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await signInByPopup(page, 'account-manager')
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await visited.heard()).filter(([name]) => name === 'saved'))
      .toHaveLength(1)
  })

  it('does not finish it in the name of another', async () => {
    const own = await trustedKey(server, 'Changing hands')
    let known = true
    const host: Host = await startHost({
      portal: server.url,
      ...bySigning,
      assertion: () => (known ? own.signer(host.origin)('seo') : null),
    })
    await using visited = await visitHost(chromium, host.origin)
    const { page } = visited
    await openLogger(page)
    await fillIn(page, 'Of somebody else')
    known = false
    await own.revoke()
    await logger(page).getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog', { name: 'Sign in to the portal' }).waitFor()
    await signInByPopup(page, 'sem')
    await page.getByRole('dialog', { name: 'Sign in to the portal' }).waitFor({ state: 'detached' })
    await logger(page).getByRole('combobox', { name: 'Client' }).waitFor()
    await expect.poll(() => logger(page).getByText('Of somebody else').count()).toBe(0)
    expect((await visited.heard()).filter(([name]) => name === 'saved')).toEqual([])
    await host[Symbol.asyncDispose]()
  })
})

// decisions 0201 and 0295
describe('AgencyPortal.signOut()', () => {
  const signOut = (page: Page): Promise<void> =>
    page.evaluate(() =>
      (window as unknown as { AgencyPortal: { signOut(): Promise<void> } }).AgencyPortal.signOut(),
    )
  const write = async (page: Page, words: string): Promise<void> => {
    await logger(page).getByRole('textbox', { name: 'Activity' }).click()
    const editor = logger(page).locator('[contenteditable="true"]')
    await editor.waitFor()
    await editor.click()
    await page.keyboard.type(words)
  }
  /** The server never gets a draft: the only copy is the device's. */
  const withoutDrafts = (page: Page) =>
    page.route('**/api/drafts', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
  const body =
    '<agency-activity-logger client-id="1001"></agency-activity-logger><agency-budget-changes></agency-budget-changes>'

  it('leaves nothing of the person on the page, and nobody is signed in again before they say so', async () => {
    await using visited = await visit({ body })
    const { page, context, host, complaints } = visited
    await withoutDrafts(page)
    await openLogger(page)
    await signInByPopup(page, 'seo')
    await write(page, 'Kept on this device.')
    await expect.poll(() => onDevice(page)).toContain('Kept on this device.')
    // Words that wait to be kept are not kept after all.
    await page.keyboard.type(' Typed at the very end.')
    await signOut(page)
    await logger(page).waitFor({ state: 'detached' })
    // Longer than anything waits to be written.
    await page.clock.install()
    await page.clock.fastForward(5_000)
    await expect.poll(() => onDevice(page)).toBe('[]')
    expect(await keptBy(page)).not.toMatch(/Kept on this device|Typed at the very end|seo@/)
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

    // The same after the page was loaded anew, where the portal still knows who it is.
    for (const again of [false, true]) {
      if (again) await page.goto(host.origin)
      await openLogger(page)
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Sign in', exact: true }).click(),
      ])
      await popup.getByRole('heading', { name: 'Choose an account' }).waitFor()
      await popup.getByText('seo@demo.test').waitFor()
      await isAccessible(popup)
      if (!again) {
        await popup.close()
        continue
      }
      await popup.getByRole('link', { name: 'Use another account' }).click()
      await popup.getByLabel('E-mail').fill(emailOf('sem'))
      await popup.getByLabel('Password', { exact: true }).fill(demoPassword)
      await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Sign in' }).click()])
    }
    await expect
      .poll(() => logger(page).getByRole('textbox', { name: 'Activity' }).innerText())
      .not.toContain('Kept')
    expect(complaints).toEqual([])
    await context.close()
  })

  it('goes on as who is there when they say so, and asks no more until they sign out again', async () => {
    await using visited = await visit({ body })
    const { page, host } = visited
    await openLogger(page)
    await signInByPopup(page, 'seo')
    await logger(page).getByRole('textbox', { name: 'Activity' }).waitFor()
    await signOut(page)
    await openLogger(page)
    const press = async (): Promise<Page> =>
      (
        await Promise.all([
          page.waitForEvent('popup'),
          page.getByRole('button', { name: 'Sign in', exact: true }).click(),
        ])
      )[0]
    await (await press()).getByRole('button', { name: /^Continue as / }).click()
    await logger(page).getByRole('textbox', { name: 'Activity' }).waitFor()
    await page.goto(host.origin)
    await openLogger(page)
    await press()
    await logger(page).getByRole('textbox', { name: 'Activity' }).waitFor()
  })

  it('works on a page that has no widget and does not know who it was', async () => {
    await using visited = await visit({ body: '' })
    const { page, host } = visited
    const loaded = () =>
      page.waitForFunction(() => 's' in ((window as { AgencyPortal?: object }).AgencyPortal ?? {}))
    await withoutDrafts(page)
    await loaded()
    await page.evaluate(() =>
      (
        window as unknown as { AgencyPortal: { open(name: string, options: object): Promise<void> } }
      ).AgencyPortal.open('activity-logger', { clientId: 1001 }),
    )
    await signInByPopup(page, 'seo')
    await write(page, 'Kept on this device.')
    await expect.poll(() => onDevice(page)).toContain('Kept on this device.')
    // Its element was made by the script, and is not there now.
    await page.goto(host.origin)
    await loaded()
    await expect.poll(() => onDevice(page)).toContain('Kept on this device.')
    await signOut(page)
    await expect.poll(() => onDevice(page)).toBe('[]')
  })

  it('does not sign in again by itself whom the page’s server still names', async () => {
    await using visited = await visit({ body, script: bySigning.script, as: () => 'seo' })
    const { page, asked } = visited
    await openLogger(page)
    await logger(page).getByRole('textbox', { name: 'Activity' }).waitFor()
    await signOut(page)
    await logger(page).waitFor({ state: 'detached' })
    await page.evaluate(() =>
      document.querySelector('main')?.append(document.createElement('agency-budget-changes')),
    )
    await page.waitForLoadState('networkidle')
    expect(sessionsAsked(asked)).toEqual(['POST /embed/sessions', 'POST /embed/sessions/end'])
    // Until somebody opens a widget.
    await openLogger(page)
    await logger(page).getByRole('textbox', { name: 'Activity' }).waitFor()
  })
})

describe('AgencyPortal.check()', () => {
  interface Report {
    readonly ok: boolean
    readonly findings: readonly { readonly about: string; readonly ok: boolean; readonly message: string }[]
  }
  const check = async (page: Page): Promise<Report> => {
    await page.waitForFunction(() => 'check' in ((window as { AgencyPortal?: object }).AgencyPortal ?? {}))
    return page.evaluate(() =>
      (window as unknown as { AgencyPortal: { check(): Promise<Report> } }).AgencyPortal.check(),
    )
  }
  const wrong = ({ findings }: Report): readonly string[] =>
    findings.filter(({ ok }) => !ok).map(({ message }) => message)

  it('finds nothing wrong with a page that is in order', async () => {
    await using visited = await visit({ ...bySigning, as: () => 'seo' })
    const report = await check(visited.page)
    expect(wrong(report)).toEqual([])
    expect(report.ok).toBe(true)
    expect(report.findings.map(({ message }) => message)).toContain(
      "The assertion of the page's server is good.",
    )
    expect(visited.said.join()).toContain('everything is in order')
  })

  it('says in a sentence what is wrong with any other', async () => {
    await using unlisted = await visit({ unlisted: true })
    expect(wrong(await check(unlisted.page)).join()).toContain(`${unlisted.host.origin} is not listed`)

    await using blocked = await visit({
      policy: strictPolicy(server.url)
        .replace(`connect-src 'self' ${server.url}`, "connect-src 'self'")
        .replace(`img-src ${server.url}`, "img-src 'none'"),
    })
    expect(wrong(await check(blocked.page))).toEqual(
      expect.arrayContaining([
        `The page's Content-Security-Policy blocks the portal: add ${server.url} to connect-src.`,
        `The page's Content-Security-Policy blocks the portal: add ${server.url} to img-src.`,
      ]),
    )

    await using typo = await visit({ body: '<agency-activity-loger></agency-activity-loger>' })
    expect(wrong(await check(typo.page)).join()).toContain('<agency-activity-loger> has no code')

    await using apart = await visit({ headers: { 'cross-origin-opener-policy': 'same-origin' } })
    expect((await check(apart.page)).findings.map(({ message }) => message).join()).toContain(
      'users carry a code over from the window of the portal',
    )

    await using opaque = await visit({ policy: `${strictPolicy(server.url)}; sandbox allow-scripts` })
    expect(wrong(await check(opaque.page)).join()).toContain('allow-same-origin')

    const foreign = await visit({ ...bySigning, assertion: () => key.signer('http://localhost:9')('seo') })
    expect(wrong(await check(foreign.page)).join()).toContain('its claim origin must be')
    await foreign[Symbol.asyncDispose]()

    await using away = await visit()
    await away.page.waitForFunction(
      () => 'check' in ((window as { AgencyPortal?: object }).AgencyPortal ?? {}),
    )
    await away.page.route('**/api/embed/check', (route) => route.abort())
    expect(wrong(await check(away.page)).join()).toContain(`The portal cannot be reached at ${server.url}.`)
  })
})

describe('a page on which nobody can sign in', () => {
  it('is told so before anybody types a password, where it is not listed', async () => {
    await using visited = await visit({ unlisted: true, style: '' })
    const { page, host } = visited
    await page.locator('agency-activity-logger').getByRole('button').first().click()
    await page.getByText(`Widgets are not set up for ${host.origin}.`).waitFor()
    await expect
      .poll(() => page.getByRole('button', { name: 'Sign in', exact: true }).isDisabled())
      .toBe(true)
  })
})

describe('a page that keeps its windows apart', () => {
  it('is signed in by the code that its user carries over from the window, which names the page', async () => {
    await using visited = await visit({ style: '', headers: { 'cross-origin-opener-policy': 'same-origin' } })
    const { page, context, host, complaints } = visited
    await page.locator('agency-activity-logger').getByRole('button').first().click()
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Sign in', exact: true }).click(),
    ])
    await popup.getByText(`Sign in to use the widgets on ${new URL(host.origin).host}.`).waitFor()
    await popup.getByLabel('E-mail').fill(emailOf('seo'))
    await popup.getByLabel('Password', { exact: true }).fill(demoPassword)
    await popup.getByRole('button', { name: 'Sign in' }).click()
    await popup.getByRole('heading', { name: `Take this code to ${new URL(host.origin).host}` }).waitFor()
    const code = (await popup.getByLabel('Code').innerText()).trim()
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    await isAccessible(popup)
    const field = page.getByRole('textbox', { name: 'Code' })
    await field.fill('AAAA-AAAA')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('This is not the code that the window shows.').waitFor()
    // As one types it: small, with a space.
    await field.fill(code.toLowerCase().replace('-', ' '))
    await page.keyboard.press('Enter')
    await logger(page).getByRole('combobox', { name: 'Client' }).waitFor()
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([])
  })
})

describe('the demonstration page of the portal', () => {
  it('runs every widget for whoever signs in, with its snippet beside it, and is in order', async () => {
    const context = await chromium.newContext()
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(`${server.url}/embed/demo`)
    for (const name of Object.keys(widgets)) {
      await page.getByText(`<agency-${name}`).waitFor()
      await expect.poll(() => page.locator(`agency-${name}`).count()).toBe(1)
    }
    // No snippet runs out of its card, nor the page out of its window.
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('html, section, figure, pre')]
          .filter((element) => element.scrollWidth > element.clientWidth + 1)
          .map((element) => element.localName),
      )
      expect(wide).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await openLogger(page)
    await signInByPopup(page, 'seo')
    await logger(page).getByRole('combobox', { name: 'Client' }).waitFor()
    await page.keyboard.press('Escape')
    await logger(page).waitFor({ state: 'detached' })
    await page.getByText('agency:close from agency-activity-logger').waitFor()
    await page.getByRole('button', { name: 'Check this page' }).click()
    await page.getByText('is listed.').waitFor()
    await expect.poll(() => page.locator('#findings .bad').count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('the settings of the widgets', () => {
  it('let an administrator add and remove an origin, and add and revoke a key', async () => {
    await using visit_ = await visitAs(chromium, server, 'admin', { path: '/settings/embedding' })
    const { page } = visit_
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Add origin' }).click()
    await dialog.getByRole('textbox', { name: 'Origin' }).fill('intranet.example/start')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.getByText('Enter an origin such as https://intranet.example.').waitFor()
    await dialog.getByRole('textbox', { name: 'Origin' }).fill('https://intranet.example')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('rowheader', { name: 'https://intranet.example' }).waitFor()
    await page.getByRole('button', { name: 'Actions for https://intranet.example', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('The origin has been removed.').first().waitFor()

    await page.getByRole('tab', { name: 'Server keys' }).click()
    await page.getByRole('button', { name: 'Add key' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Make a key pair' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('agency-key.pem')
    expect(createPrivateKey(await readFile(await download.path())).asymmetricKeyType).toBe('ed25519')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Made in the browser')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('rowheader', { name: 'Made in the browser' }).waitFor()
    await page.getByRole('button', { name: 'Actions for Made in the browser', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Revoke' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('The key has been revoked.').first().waitFor()
  })
})
