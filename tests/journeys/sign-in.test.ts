import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser, demoPassword, emailOf, signIn, startServer, type RunningServer } from '../support/index.ts'
import { isAccessible, phone } from '../support/looks.ts'
import { fillSignIn, visitAs, visitor } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser

beforeAll(async () => {
  server = await startServer()
  chromium = await browser({ passContextsOn: true })
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const path = (url: string): string => new URL(url).pathname + new URL(url).search

describe('a visitor', () => {
  // ACC-01
  it('is asked to sign in, and nothing of the screen flashes', async () => {
    await using visit = await visitor(chromium, server, { path: null })
    const { page } = visit
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => seen.push(document.body?.innerText ?? '')).observe(document, {
        childList: true,
        subtree: true,
      })
    })
    await page.goto('/pacing?x=1')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await expect.poll(() => path(page.url())).toBe('/login?redirect=%2Fpacing%3Fx%3D1')
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter((text) => text.includes('Pacing'))).toEqual([])
    await expect.poll(() => page.getByRole('banner').count()).toBe(0)
    await expect.poll(() => page.getByRole('navigation').count()).toBe(0)
  })

  // ACC-05, ACC-08, ACC-09
  it.each(['/login', '/reset-password', '/auth/google/callback', '/term-of-service', '/ad-preview/123'])(
    'opens %s without being sent to sign in',
    async (address) => {
      await using visit = await visitor(chromium, server, { path: address })
      await visit.page.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => path(visit.page.url())).toBe(address)
    },
  )

  // ACC-08, ACC-09
  it('reads the terms and an ad that is open', async () => {
    await using visit = await visitor(chromium, server, { path: '/term-of-service' })
    const { page } = visit
    await page.getByRole('heading', { name: 'What the portal is for' }).waitFor()
    const staff = await signIn(server.url, 'account-manager')
    const { rows } = (
      await staff.get<{ rows: { isOpen: boolean; shareNumber: number }[] }>('/ad-previews?pageSize=200')
    ).body
    await page.goto(`/ad-preview/${rows.find(({ isOpen }) => isOpen)!.shareNumber}`)
    const ad = page.frameLocator('iframe[title*="Instagram"]')
    await ad.getByText('Sponsored').waitFor()
    // It is whole in its frame, which scrolls nothing, on a phone as well.
    await page.setViewportSize(phone.viewport)
    await expect
      .poll(() =>
        page.locator('iframe').evaluateAll((frames) =>
          frames.map((frame) => {
            const whole = (frame as HTMLIFrameElement).contentDocument?.documentElement
            return whole && whole.scrollHeight - whole.clientHeight
          }),
        ),
      )
      .toEqual([0, 0, 0])
  })

  // ACC-08, ACC-12
  it.each(['/no-such-page', '/ad-preview/abc'])('is told that there is nothing at %s', async (address) => {
    await using visit = await visitor(chromium, server, { path: address })
    await visit.page.getByRole('heading', { name: 'Page not found' }).waitFor()
    await expect.poll(() => path(visit.page.url())).toBe(address)
  })

  // ACC-19, AUT-14
  it('is sent to sign in when the tenant cannot be loaded, and the title says Loading...', async () => {
    await using visit = await visitor(chromium, server, { path: null })
    const { page } = visit
    await page.route('**/api/tenants/*', (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found', message: 'No' } }),
    )
    await page.goto('/monthly-report')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await expect.poll(() => path(page.url())).toMatch(/^\/login/)
    await expect.poll(() => page.title()).toBe('Login | Loading...')
  })
})

describe('after signing in', () => {
  // ACC-02
  it('a safe way back is honoured', async () => {
    await using visit = await visitor(chromium, server, { path: '/login?redirect=/budgets/active-budgets' })
    await fillSignIn(visit.page, 'account-manager')
    await visit.page.waitForURL('**/budgets/active-budgets')
    await visit.page.getByRole('banner').waitFor()
  })

  // ACC-03
  it.each(['https://evil.example/', '//evil.example', '/logout', '/\\evil.example'])(
    'the way back %s is not followed',
    async (redirect) => {
      await using visit = await visitor(chromium, server, {
        path: `/login?redirect=${encodeURIComponent(redirect)}`,
      })
      await fillSignIn(visit.page, 'seo')
      await visit.page.waitForURL('**/seo')
      await expect.poll(() => new URL(visit.page.url()).origin).toBe(server.url)
    },
  )

  // ACC-24
  it.each([
    ['super-admin', '/monthly-report'],
    ['admin', '/monthly-report'],
    ['developer', '/monthly-report'],
    ['director', '/monthly-report'],
    ['executive', '/monthly-report'],
    ['account-manager', '/account-management-dashboard'],
    ['new-hire', '/monthly-report'],
    ['sem-manager', '/sem'],
    ['sem', '/sem'],
    ['seo', '/seo'],
    ['social', '/social'],
    ['programmatic', '/programmatic'],
    ['accounting', '/monthly-report'],
    ['client', '/monthly-report'],
    ['client-manager', '/monthly-report'],
    ['ad-support', '/monthly-report'],
    ['keyword-client', '/monthly-report'],
    ['partner', '/monthly-report'],
    ['partner-plus', '/monthly-report'],
    ['regional-manager', '/monthly-report'],
  ])('%s lands on %s', async (account, landing) => {
    await using visit = await visitor(chromium, server, { path: '/login' })
    await fillSignIn(visit.page, account)
    await visit.page.waitForURL(`**${landing}`)
    // Who must change the password first sees nothing but that.
    const forced = visit.page.getByRole('dialog', { name: 'Choose a new password' })
    await visit.page.getByRole('banner').or(forced).first().waitFor()
    expect(visit.complaints).toEqual([])
  })

  // ACC-04
  it('the sign-in screen shows the monthly dashboard instead', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/login' })
    await visit.page.waitForURL('**/monthly-report')
    await expect.poll(() => visit.page.getByLabel('Password', { exact: true }).count()).toBe(0)
  })

  // ACC-10
  it('signing out leads to sign in and holds after a reload', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/logout' })
    const { page } = visit
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await expect.poll(() => path(page.url())).toBe('/login')
    await page.goto('/pacing')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await expect.poll(() => path(page.url())).toBe('/login?redirect=%2Fpacing')
  })

  it('whoever signs in as another is led back, however long what was written takes to be forgotten', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/monthly-report' })
    const { page } = visit
    await page.getByRole('banner').waitFor()
    let forget: () => void = () => undefined
    const asked = new Promise<void>((resolve) => (forget = resolve))
    await page.route('**/assets/activity-logger-*.js', async (route) => {
      await asked
      await route.continue()
    })
    await page.goto('/logout?redirect=%2Fpacing')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await expect.poll(() => path(page.url())).toBe('/login?redirect=%2Fpacing')
    await page.getByLabel('E-mail').fill(emailOf('sem'))
    forget()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe(emailOf('sem'))
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/pacing')
  })

  // AUT-30
  it('a reload keeps the person signed in', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/pacing' })
    const { page } = visit
    await page.getByRole('banner').waitFor()
    await page.reload()
    await page.getByRole('banner').waitFor()
    await expect.poll(() => path(page.url())).toBe('/pacing')
  })
})

describe('the sign-in form', () => {
  it.each(['suspended', 'inactive', 'scheduled', 'pdf', 'nobody'])(
    'lets %s not in, and does not say why',
    async (account) => {
      await using visit = await visitor(chromium, server, { path: '/login' })
      await fillSignIn(visit.page, account)
      await visit.page.getByText('The e-mail address or the password is not correct.').waitFor()
      await expect.poll(() => path(visit.page.url())).toBe('/login')
    },
  )

  it('says under the field what is missing or malformed, and puts the focus there', async () => {
    await using visit = await visitor(chromium, server, { path: '/login' })
    const { page } = visit
    const [email, password] = [
      page.getByLabel('E-mail address'),
      page.getByLabel('Password', { exact: true }),
    ]
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(() => page.getByText('Field is required').count()).toBe(2)
    await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true)
    await email.fill('no address')
    await password.fill('x')
    await password.press('Enter')
    await page.getByText('Invalid email address').waitFor()
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
  })

  // AUT-01
  it('keeps what was typed when the password is wrong, and selects it', async () => {
    await using visit = await visitor(chromium, server, { path: '/login' })
    const { page } = visit
    await fillSignIn(page, 'seo', 'Not-The-Password-1')
    await page.getByText('The e-mail address or the password is not correct.').waitFor()
    await expect.poll(() => page.getByLabel('E-mail address').inputValue()).toBe('seo@demo.test')
    await page.keyboard.type('Demo-Portal-2026')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/seo')
  })

  it('asks an account with a second factor for its code', async () => {
    await using visit = await visitor(chromium, server, { path: '/login' })
    await fillSignIn(visit.page, 'two-factor')
    await visit.page.getByRole('heading', { name: 'Enter your code' }).waitFor()
    await expect.poll(() => path(visit.page.url())).toBe('/login')
  })

  it('says how long to wait after ten wrong passwords', async () => {
    await using visit = await visitor(chromium, server, { path: '/login' })
    const { context, page } = visit
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await context.request.post('/api/users/signIn', {
        data: { email: 'social@demo.test', password: 'Wrong-Password-1' },
      })
    }
    await fillSignIn(page, 'social')
    await page
      .getByRole('alert')
      .getByText(/Too many wrong passwords/)
      .waitFor()
  })

  it('shows and hides the password, and says when Caps Lock is on', async () => {
    await using visit = await visitor(chromium, server, { path: '/login' })
    const { page } = visit
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('Secret')
    await page.getByRole('button', { name: 'Show what is typed' }).click()
    await expect.poll(() => password.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Hide what is typed' }).click()
    await expect.poll(() => password.getAttribute('type')).toBe('password')
    await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true })
    await page.getByText('Caps Lock is on.').waitFor()
  })

  it('can be filled in by a password manager', async () => {
    await using visit = await visitor(chromium, server, { path: '/login' })
    await expect
      .poll(() => visit.page.getByLabel('E-mail address').getAttribute('autocomplete'))
      .toBe('username')
    await expect
      .poll(() => visit.page.getByLabel('Password', { exact: true }).getAttribute('autocomplete'))
      .toBe('current-password')
  })

  it.each(['light', 'dark'] as const)(
    'has nothing that axe complains about when it is %s',
    async (colorScheme) => {
      await using visit = await visitor(chromium, server, { path: '/login', colorScheme })
      const { page } = visit
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByText('Field is required').first().waitFor()
      await isAccessible(page)
    },
  )
})
