import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser, startServer, type RunningServer } from '../support/index.ts'
import { hasContrast, isAccessible } from '../support/looks.ts'
import { visitAs, visitor } from '../support/visit.ts'

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

const pathname = (page: Page): string => new URL(page.url()).pathname
const sidebar = (page: Page) => page.locator('#sidebar')
const widthOf = (page: Page): Promise<number> =>
  sidebar(page).evaluate((panel) => Math.round(panel.getBoundingClientRect().width))

describe('the frame', () => {
  // SHL-01
  it('stands around the screens of a person, not around those of a visitor or a shared one', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/lead-blacklist' })
    const { page } = visit
    await page.getByRole('banner').waitFor()
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    await page.goto('/shared/coop-files/abc')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.getByRole('banner').count()).toBe(0)
    await expect.poll(() => page.getByRole('navigation').count()).toBe(0)

    await using guest = await visitor(chromium, server, { path: '/term-of-service' })
    await guest.page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => guest.page.getByRole('banner').count()).toBe(0)
  })

  it('scrolls one thing on the screen of a list, and its floating button covers nothing', async () => {
    await using visit = await visitAs(chromium, server, 'super-admin', { path: '/clients' })
    const { page } = visit
    await page.getByRole('row').nth(20).waitFor()
    const scrolls = () =>
      page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)
    await expect.poll(scrolls).toBe(0)
    const button = page.getByRole('button', { name: 'AI assistant' })
    await button.waitFor()
    // What lies in the middle of it and at its near edge, besides itself.
    const covered = () =>
      button.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect()
        return [2, 12, 24]
          .map((x) => left + x)
          .filter((x) => x < innerWidth)
          .flatMap((x) => document.elementsFromPoint(x, top + height / 2))
          .filter((found) => !element.contains(found) && found.closest('td, th, a, button') !== null)
          .map((found) => found.tagName)
      })
    await expect.poll(covered).toEqual([])
    await button.click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')

    // A list that stands far down flows with its screen, and its head stays in sight below the bar.
    await page.goto('/monthly-report')
    await page.getByRole('row').nth(40).waitFor()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const boxes = () =>
      page
        .locator('main *:not(textarea)')
        .evaluateAll((all) =>
          all
            .filter(
              (one) =>
                /auto|scroll/.test(getComputedStyle(one).overflowY) &&
                one.scrollHeight > one.clientHeight + 2,
            )
            .map(({ className }) => className),
        )
    await expect.poll(scrolls).toBeGreaterThan(500)
    await expect.poll(boxes).toEqual([])
    const headBelowBar = async (): Promise<number> => {
      const bar = await page.getByRole('banner').boundingBox()
      const head = await page.getByRole('columnheader', { name: 'Client', exact: true }).last().boundingBox()
      return Math.abs((head?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0))
    }
    await expect.poll(headBelowBar).toBeLessThan(3)
    await expect.poll(covered).toEqual([])
  })

  it('tells who is signed in already so at the address that Google leads back to', async () => {
    await using visit = await visitAs(chromium, server, 'super-admin', { path: '/auth/google/callback' })
    await visit.page.getByText('You are signed in').waitFor()
    await visit.page.goto('/clients/no-such-client')
    await expect.poll(() => visit.page.title()).toMatch(/^Page not found \| /)
    await visit.page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await expect.poll(() => visit.page.title()).not.toMatch(/not found/)
  })

  // SHL-02, ACC-18
  it('leads to the monthly report by its logo, without loading the page anew, and names screen and tenant in the title', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/lead-blacklist' })
    const { page } = visit
    await page.getByRole('banner').waitFor()
    await expect.poll(() => page.title()).toMatch(/^Lead Blacklist \| .+/)
    await page.evaluate(() => Object.assign(window, { same: true }))
    await page.getByRole('banner').getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: 'Monthly Report' }).waitFor()
    await expect.poll(() => pathname(page)).toBe('/monthly-report')
    await expect.poll(() => page.evaluate(() => 'same' in window)).toBe(true)
  })

  // SHL-06
  it('fades the old screen out and the new one in, and leaves that out where motion is not wanted', async () => {
    const at = (reducedMotion: 'reduce' | 'no-preference') =>
      visitAs(chromium, server, 'account-manager', { path: '/lead-blacklist', reducedMotion })
    const duration = (page: Page): Promise<string> =>
      page
        .getByRole('main')
        .evaluate(
          (element) =>
            `${getComputedStyle(element).transitionProperty} ${getComputedStyle(element).transitionDuration}`,
        )
    await using still = await at('reduce')
    await expect.poll(() => duration(still.page)).toBe('opacity 0s')
    await using visit = await at('no-preference')
    const { page } = visit
    await expect.poll(() => duration(page)).toBe('opacity 0.18s')
    await page.getByRole('heading', { level: 1, name: 'Lead Blacklist' }).waitFor()
    // What was here is seen once more, where it stood, while it fades; nobody finds or reaches it.
    await page.evaluate(() => {
      const told: string[] = []
      Object.assign(window, { told })
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof HTMLElement && node.inert)
            told.push(`${node.querySelector('h1')?.textContent} ${getComputedStyle(node).transitionProperty}`)
      }).observe(document.body, { childList: true, subtree: true })
    })
    await page.getByRole('banner').getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: 'Monthly Report' }).waitFor()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told))
      .toEqual(['Lead Blacklist opacity'])
    await expect.poll(() => page.getByText('Lead Blacklist', { exact: true }).count()).toBeLessThan(2)
    await expect.poll(() => page.locator('main ~ [inert]').count()).toBe(0)
  })

  // SHL-03
  it('lets the keyboard skip to the content, and offers the way back to the top after more than 20 px', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/lead-blacklist' })
    const { page } = visit
    await page.getByRole('heading', { level: 1, name: 'Lead Blacklist' }).waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')

    await page.addStyleTag({ content: 'main { min-height: 3000px }' })
    const button = page.getByRole('button', { name: 'Back to top' })
    await page.evaluate(() => window.scrollTo(0, 20))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(20)
    await expect.poll(() => button.count()).toBe(0)
    await page.evaluate(() => window.scrollTo(0, 21))
    await button.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect.poll(() => button.count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })

  // ACC-26
  it('keeps padding away from the screens that want none', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/sales-pipeline/7' })
    const { page } = visit
    const padding = () => page.getByRole('main').evaluate((main) => getComputedStyle(main).paddingLeft)
    await page.getByRole('main').waitFor()
    await expect.poll(() => padding()).toBe('0px')
    await page.goto('/lead-blacklist')
    await page.getByRole('main').waitFor()
    expect(Number.parseInt(await padding(), 10)).toBeGreaterThan(0)
  })
})

describe('the header', () => {
  // HDR-07
  it('opens the other applications each in a tab of its own, which cannot reach back', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/lead-blacklist' })
    const { page, context } = visit
    await page.getByRole('button', { name: 'Other applications' }).click()
    const links = page.getByRole('menu').getByRole('menuitem')
    await expect
      .poll(() => links.allInnerTexts())
      .toEqual(['TaskIQ', 'Mystery Shop', 'Feed Transformer', 'Campaign Creator', 'SEO Tools', 'Intranet'])
    await expect
      .poll(() =>
        links.evaluateAll((all) =>
          all.map((link) => `${link.getAttribute('target')} ${link.getAttribute('rel')}`),
        ),
      )
      .toEqual(Array.from({ length: 6 }, () => '_blank noopener noreferrer'))
    const [opened] = await Promise.all([context.waitForEvent('page'), links.last().click()])
    await opened.getByRole('heading', { name: 'Intranet' }).waitFor()
    await expect.poll(() => pathname(page)).toBe('/lead-blacklist')
  })

  // HDR-08
  it('leads to the full-screen Support Requests by its help icon', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/lead-blacklist' })
    const { page } = visit
    await page.getByRole('button', { name: 'Support Requests' }).click()
    const dialog = page.getByRole('dialog', { name: 'Support Requests' })
    await dialog.waitFor()
    const box = await dialog.boundingBox()
    expect(box?.width).toBe(page.viewportSize()?.width)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
  })

  // HDR-09, SHL-11
  it('opens Your Day by its bell, 340 px wide, which stays while one goes on and after a reload', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/lead-blacklist',
      viewport: { width: 1300, height: 800 },
    })
    const { page } = visit
    const panel = page.getByRole('complementary', { name: 'Your Day' })
    await page.getByRole('button', { name: 'Show Your Day' }).click()
    await panel.waitFor()
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(340)
    await sidebar(page).hover()
    await page.getByRole('button', { name: 'Keep the sidebar open' }).click()
    await sidebar(page).getByRole('link', { name: 'Users' }).click()
    await page.waitForURL('**/users')
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['route'])).toBe('users')
    await expect.poll(() => panel.count()).toBe(1)
    await page.getByRole('button', { name: 'Shrink the sidebar' }).waitFor()
    await page.reload()
    await panel.waitFor()
    await page.getByRole('button', { name: 'Shrink the sidebar' }).waitFor()
    await page.getByRole('button', { name: 'Hide Your Day' }).click()
    await expect.poll(() => panel.count()).toBe(0)
  })

  it('lays Your Day over a narrow window until one presses Escape, beside it or goes on, and not over the next visit', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/lead-blacklist',
      viewport: { width: 800, height: 800 },
    })
    const { page } = visit
    const panel = page.getByRole('complementary', { name: 'Your Day' })
    const open = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Show Your Day' }).click()
      await panel.waitFor()
    }
    await open()
    await page.keyboard.press('Escape')
    await expect.poll(() => panel.count()).toBe(0)
    await open()
    await page.mouse.click(100, 400)
    await expect.poll(() => panel.count()).toBe(0)
    await open()
    await page.evaluate(() => history.pushState(null, '', '/users'))
    await expect.poll(() => panel.count()).toBe(0)
    await open()
    await page.reload()
    await page.getByRole('button', { name: 'Show Your Day' }).waitFor()
    await expect.poll(() => panel.count()).toBe(0)
  })

  it('opens Create under the mouse, and the activity logger from it', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/lead-blacklist' })
    const { page } = visit
    await page.getByRole('button', { name: 'Create' }).hover()
    const menu = page.getByRole('menu')
    await menu.getByText('Create', { exact: true }).waitFor()
    // HDR-03, HDR-04, HDR-05
    await expect
      .poll(() => menu.getByRole('menuitem').allInnerTexts())
      .toEqual(['Contact', 'Client Activity'])
    await menu.getByRole('menuitem', { name: 'Contact' }).click()
    await page.getByRole('dialog', { name: 'Log Client Interaction' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Create' }).hover()
    await menu.getByRole('menuitem', { name: 'Client Activity' }).click()
    await page.getByRole('dialog', { name: 'Log Client Activities' }).waitFor()
  })

  it('gives a person their profile, the looks and the way out', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/lead-blacklist' })
    const { page } = visit
    const account = page.getByRole('button', { name: /^Your account/ })
    await account.click()
    await page.getByRole('menuitemcheckbox', { name: 'Dark' }).click()
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
    await page.reload()
    await account.click()
    await expect
      .poll(() => page.getByRole('menuitemcheckbox', { name: 'Dark' }).getAttribute('aria-checked'))
      .toBe('true')
    await page.getByRole('menuitem', { name: 'My Profile' }).click()
    await page.waitForURL('**/profile')
    await account.click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await expect.poll(() => pathname(page)).toBe('/login')
  })

  it('leads whoever is not of the agency to the resources that are meant for them', async () => {
    await using visit = await visitAs(chromium, server, 'client', { path: '/profile' })
    const { page } = visit
    await page.getByRole('button', { name: /^Your account/ }).click()
    await page.getByRole('menuitem', { name: 'Resources' }).click()
    await page.waitForURL('**/resources')
    await page.getByRole('link', { name: 'Welcome letter to a new client' }).waitFor()
    await isAccessible(page)
  })

  // TEN-01
  it("shows a partner's own colour and name", async () => {
    await using visit = await visitAs(chromium, server, 'partner', { path: '/profile' })
    await using staff = await visitAs(chromium, server, 'account-manager', { path: '/profile' })
    const colour = async (page: Page): Promise<string> => {
      await page.getByRole('banner').waitFor()
      return page.evaluate(() => document.documentElement.style.getPropertyValue('--ap-primary'))
    }
    expect(await colour(visit.page)).not.toBe(await colour(staff.page))
    const name = (page: Page) => page.getByRole('banner').getByRole('link').first().innerText()
    expect(await name(visit.page)).not.toBe(await name(staff.page))
  })
})

describe('the sidebar', () => {
  // SID-01
  it('is a rail that opens under the mouse without moving the page on a wide window', async () => {
    await using visit = await visitAs(chromium, server, 'super-admin', {
      path: '/lead-blacklist',
      viewport: { width: 1300, height: 800 },
    })
    const { page } = visit
    await sidebar(page).waitFor()
    await expect.poll(() => widthOf(page)).toBe(64)
    const left = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left)
    const before = await left()
    await sidebar(page).hover()
    await expect.poll(() => widthOf(page)).toBe(260)
    await expect.poll(() => left()).toBe(before)
    await page.mouse.move(900, 600)
    await expect.poll(() => widthOf(page)).toBe(64)
    await expect.poll(() => page.getByRole('banner').getByRole('button', { name: /menu/ }).count()).toBe(0)
  })

  it('stays open when it is asked to, also after a reload', async () => {
    await using visit = await visitAs(chromium, server, 'super-admin', {
      path: '/lead-blacklist',
      viewport: { width: 1300, height: 800 },
    })
    const { page } = visit
    await sidebar(page).hover()
    await page.getByRole('button', { name: 'Keep the sidebar open' }).click()
    await page.mouse.move(900, 600)
    await page.reload()
    await page.getByRole('button', { name: 'Shrink the sidebar' }).waitFor()
    await expect.poll(() => widthOf(page)).toBe(260)
    await expect
      .poll(() => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left))
      .toBeGreaterThanOrEqual(260)
  })

  // HDR-01, SID-01
  it('is 260 px wide without hovering at 1000 px, and a drawer below 960 px', async () => {
    await using visit = await visitAs(chromium, server, 'super-admin', {
      path: '/lead-blacklist',
      viewport: { width: 1000, height: 800 },
    })
    const { page } = visit
    await sidebar(page).waitFor()
    await expect.poll(() => widthOf(page)).toBe(260)
    await page.setViewportSize({ width: 900, height: 800 })
    const open = page.getByRole('button', { name: 'Open the menu' })
    await open.waitFor()
    await expect.poll(() => sidebar(page).isVisible()).toBe(false)
    await open.click()
    await sidebar(page).getByRole('link', { name: 'Dashboard' }).waitFor()
    await page.getByRole('button', { name: 'Close the menu' }).click()
    await expect.poll(() => sidebar(page).isVisible()).toBe(false)
    await open.click()
    await sidebar(page).getByRole('link').first().focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => sidebar(page).isVisible()).toBe(false)
    await expect.poll(() => open.evaluate((element) => element === document.activeElement)).toBe(true)
    await open.click()
    await sidebar(page).getByRole('link', { name: 'Users' }).click()
    await page.waitForURL('**/users')
    await expect.poll(() => sidebar(page).isVisible()).toBe(false)
  })

  it('marks the screen that is shown and opens its group', async () => {
    await using visit = await visitAs(chromium, server, 'super-admin', {
      path: '/reporting/rollover-report',
      viewport: { width: 1000, height: 800 },
    })
    const { page } = visit
    const current = sidebar(page).locator('[aria-current="page"]')
    await current.waitFor()
    await expect.poll(() => current.innerText()).toBe('Rollover Report')
    await expect
      .poll(() => sidebar(page).getByRole('button', { name: 'Accounting' }).getAttribute('aria-expanded'))
      .toBe('true')
    await expect
      .poll(() => sidebar(page).getByRole('button', { name: 'Settings' }).getAttribute('aria-expanded'))
      .toBe('false')
  })

  it('can be walked with the arrow keys, and remembers what was opened', async () => {
    await using visit = await visitAs(chromium, server, 'super-admin', {
      path: '/lead-blacklist',
      viewport: { width: 1000, height: 800 },
    })
    const { page } = visit
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).innerText)
    await sidebar(page).getByRole('link', { name: 'Dashboard' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused()).toBe('Accounting')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focused()).toBe('Active Budgets')
    await page.reload()
    await sidebar(page).getByRole('link', { name: 'Active Budgets', exact: true }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => focused()).toBe('Accounting')
    await page.keyboard.press('ArrowLeft')
    await expect
      .poll(() => sidebar(page).getByRole('link', { name: 'Active Budgets', exact: true }).count())
      .toBe(0)
  })

  // SID-02, SID-03, SID-11, SID-12, SID-14, SID-15, SID-16, SID-18; HDR-06, HDR-10, SHL-10
  it.each([
    ['client', ['Dashboard', 'Group Performance', 'My Profile', 'Log out'], ['SiteIQ']],
    ['group-client', ['Dashboard', 'Group Performance', 'My Profile', 'Log out'], ['Reporting', 'SiteIQ']],
    [
      'keyword-client',
      ['Dashboard', 'Group Performance', 'Keyword Planner', 'My Profile', 'Log out'],
      ['SiteIQ'],
    ],
    ['partner', ['Dashboard', 'Client Notes', 'My Profile', 'Log out'], ['SiteIQ']],
    ['partner-plus', ['Dashboard', 'Client Notes', 'TaskIQ', 'My Profile', 'Log out'], ['SiteIQ']],
    ['regional-manager', ['Dashboard', 'My Profile', 'Log out'], ['Reporting']],
    [
      'account-manager',
      ['Dashboard', 'Group Performance', 'Users', 'TaskIQ', 'My Profile', 'Log out'],
      ['Accounting', 'Clients', 'Reporting', 'Tools', 'SiteIQ', 'Settings'],
    ],
  ])(
    'shows %s its sections, and an Employee alone what the header has for one',
    async (account, links, groups) => {
      await using visit = await visitAs(chromium, server, account, {
        path: '/profile',
        viewport: { width: 1000, height: 800 },
      })
      const { page } = visit
      await sidebar(page).waitFor()
      const texts = (names: readonly string[]): string[] => names.map((name) => name.trim())
      expect(texts(await sidebar(page).getByRole('button').allInnerTexts())).toEqual(groups)
      expect(texts(await sidebar(page).locator(':scope > ul > li > a').allInnerTexts())).toEqual(links)
      const has = account === 'account-manager' ? 1 : 0
      const header = page.getByRole('banner')
      await header.getByRole('button', { name: /^Your account/ }).waitFor()
      await expect
        .poll(() => header.getByRole('combobox', { name: 'Search clients, screens and actions' }).count())
        .toBe(has)
      for (const name of ['Create', 'Support Requests', /Your Day$/])
        await expect.poll(() => header.getByRole('button', { name }).count()).toBe(has)
      await expect.poll(() => header.getByRole('button', { name: 'Other applications' }).count()).toBe(has)
    },
  )
})

describe('a screen that is not for this person', () => {
  // ACC-01, ACC-13 to ACC-17, ACC-23: what is not for somebody is not drawn first and taken away then. Who opens which
  // screen is told by the matrix of routes.
  it.each([
    ['client', '/budgets/active-budgets', /Active Budgets|Add budget|Margin/],
    ['client', '/clients/jeep-of-huntsville/insights', /Client Insights/],
    ['partner', '/users', /Add user|E-mail/],
    ['regional-manager', '/clients', /Add client/],
    ['account-manager', '/settings/iam', /Identity and access|Preview/],
    ['developer', '/users/create', /Add User|First Name/],
  ])(
    'leads %s from %s to the monthly dashboard once, without a word or a glimpse of it',
    async (account, address, words) => {
      await using visit = await visitAs(chromium, server, account, { path: null })
      const { page } = visit
      await page.addInitScript(() => {
        const seen: string[] = []
        Object.assign(window, { seen })
        const look = (): void => {
          const text = document.querySelector('main')?.textContent ?? ''
          if (text !== '' && seen.at(-1) !== text) seen.push(text)
        }
        new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
      })
      await page.goto(address)
      await page.getByRole('heading', { level: 1, name: 'Monthly Report' }).waitFor()
      const seen = await page.evaluate(() => (window as unknown as { seen: readonly string[] }).seen)
      expect(seen.length).toBeGreaterThan(0)
      expect(seen.filter((text) => words.test(text))).toEqual([])
      await expect.poll(() => pathname(page)).toBe('/monthly-report')
      await expect.poll(() => page.getByRole('region', { name: 'Messages' }).count()).toBe(0)
      expect(visit.complaints).toEqual([])
    },
  )

  it('leads a partner from a note to what they may open of its client', async () => {
    await using visit = await visitAs(chromium, server, 'partner', { path: '/tools/client-notes' })
    const { page } = visit
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await page.waitForURL(/\/clients\/[a-z0-9-]+\/insights$/)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})

describe('the shell', () => {
  it('lists its keyboard shortcuts on ?, but not while one types', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/lead-blacklist' })
    const { page } = visit
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await page.getByRole('combobox', { name: 'Search clients, screens and actions' }).click()
    await page.keyboard.type('?')
    await expect.poll(() => dialog.count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await dialog.getByText('Search clients, screens and actions').waitFor()
    await isAccessible(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
  })

  it('signs every tab out when one does', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/lead-blacklist' })
    const { context, page } = visit
    await page.getByRole('banner').waitFor()
    const other = await context.newPage()
    await other.goto('/logout')
    await other.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('redirect')).toBe('/lead-blacklist')
  })

  it('fits a phone without scrolling sideways', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/lead-blacklist',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const { page } = visit
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await sidebar(page).getByRole('link', { name: 'Dashboard' }).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390)
  })

  it.each(['light', 'dark'] as const)(
    'has nothing that axe complains about when it is %s',
    async (colorScheme) => {
      await using visit = await visitAs(chromium, server, 'super-admin', {
        path: '/settings/regions',
        colorScheme,
        viewport: { width: 1000, height: 900 },
      })
      const { page } = visit
      // A change of theme can break one rule alone.
      const looks = colorScheme === 'light' ? isAccessible : hasContrast
      await page.getByRole('rowheader', { name: 'Great Lakes' }).waitFor()
      await looks(page)
      await page.getByRole('button', { name: /^Your account/ }).click()
      await page.getByRole('menu').waitFor()
      await looks(page)
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Open the menu' }).click()
      await sidebar(page).getByRole('link', { name: 'Dashboard' }).waitFor()
      await looks(page)
    },
  )
})
