import { searchableRoutesFor } from '@portal/core/clients/profile/search'
import type { User } from '@portal/core/foundation/policy/actor'
import { guard, routes, type SessionFacts } from '@portal/core/foundation/routes'
import { sidebarFor } from '@portal/core/foundation/routes/sidebar'
import type { Browser, Page } from 'playwright'
import { browser } from '../../support/browser.ts'
import type { RunningServer } from '../../support/server.ts'
import { visitAs } from '../../support/visit.ts'
import { ms, type Figure } from '../figure.ts'
import { median, percentile } from '../rounds.ts'
import { Running } from '../running.ts'
import { sizes, type Size, type World } from '../world.ts'

const field = 'Search clients, screens and actions'

/** Somebody outside who works for every client of the agency: the most that guard and sidebar can be given. */
const facts: SessionFacts & { readonly actor: User } = {
  actor: {
    kind: 'user',
    id: 1,
    tenantId: 1,
    userType: 'Client',
    roles: [],
    departments: [],
    clients: Array.from({ length: sizes.large }, (_, place) => ({ id: place + 1, clientUserTypeId: 1 })),
    groupIds: [],
    hasGroupAccess: false,
    pdfUser: false,
    impersonatedBy: null,
  },
  authorisedClients: Array.from({ length: sizes.large }, (_, place) => ({
    id: place + 1,
    slug: `dealer-${place + 1}`,
  })),
  features: { geoiq: true },
}

/** What stands around every screen costs in an agency of 50,000 clients: guard, sidebar, palette. */
export async function measureShell(world: World): Promise<Figure[]> {
  const drawn: Record<Size, Drawn> = {
    small: await inBrowser(world, 'small'),
    large: await inBrowser(world, 'large'),
  }
  const line = (name: string, of: keyof Drawn, most: number, note: string): Figure => ({
    name: `shell: ${name}`,
    on: 'Chromium',
    ours: ms(drawn.large[of]),
    reference: `${ms(drawn.small[of])} with 5,000 clients`,
    value: drawn.large[of],
    reach: { atMost: most },
    note,
  })
  return [
    ...decided(),
    line(
      'press in the sidebar to painted screen',
      'navigation',
      100,
      'milliseconds, median; guard, title, sidebar and screen; what it reads is there',
    ),
    line('palette, press to painted list', 'palette', 50, 'milliseconds, median'),
    line(
      'palette, script, styles and layout of a key',
      'work',
      8,
      "milliseconds, mean, by the browser's own account",
    ),
    line('palette, key to painted list', 'key', 8, 'milliseconds, median; the frame is not waited for'),
    line(
      'palette, key to painted list, 99th percentile',
      'slowKey',
      16,
      'milliseconds; the frame is not waited for',
    ),
  ]
}

/** What a navigation decides, without a browser. */
function decided(): Figure[] {
  const perRoute: number[] = []
  const params = { slug: `dealer-${sizes.large}`, id: '1' }
  for (let round = 0; round < 20; round += 1) {
    const begun = performance.now()
    for (const route of routes) guard(route, params, facts, { pathname: route.path, search: '' })
    perRoute.push((performance.now() - begun) / routes.length)
  }
  const whole: number[] = []
  for (let round = 0; round < 50; round += 1) {
    const begun = performance.now()
    sidebarFor(facts.actor, { ...facts, externalLinks: { 'mystery-shop': '' } })
    searchableRoutesFor(facts)
    whole.push(performance.now() - begun)
  }
  return [
    {
      name: 'guard, a navigation',
      on: 'Node',
      ours: ms(median(perRoute)),
      reference: '',
      value: median(perRoute),
      reach: { atMost: 1 },
      note: `milliseconds, over ${routes.length} screens, for a client user of 50,000 clients`,
    },
    {
      name: 'sidebar and the screens of the search decided anew',
      on: 'Node',
      ours: ms(median(whole)),
      reference: '',
      value: median(whole),
      reach: { atMost: 8 },
      note: 'milliseconds, once for a session',
    },
  ]
}

/** Milliseconds. */
interface Drawn {
  readonly navigation: number
  readonly palette: number
  readonly key: number
  readonly slowKey: number
  /** Of a key: what our script, the styles and the layout take, without the painting. */
  readonly work: number
}

/** In a browser that paints as soon as there is something to paint: what is measured is the work, not the wait for the screen. */
async function inBrowser(world: World, size: Size): Promise<Drawn> {
  const agency = await world.agency('PostgreSQL', size)
  const server = await Running.ours(agency)
  const chromium = await browser({
    asPeopleHaveIt: true,
    flags: ['--disable-frame-rate-limit', '--disable-gpu-vsync'],
  })
  try {
    return await draw(chromium, server)
  } finally {
    await chromium.close()
    await server.stop()
  }
}

/**
 * In the page: for each press of a key or of the mouse the milliseconds until
 * what follows it is painted; several changes after one press count until the last.
 */
function watchPresses(): void {
  const seen = window as unknown as { painted: number[] }
  seen.painted = []
  let pressed = 0
  let last = 0
  const begin = (): void => {
    if (last > 0) seen.painted.push(last - pressed)
    pressed = performance.now()
    last = 0
  }
  document.addEventListener('keydown', begin, true)
  document.addEventListener('click', begin, true)
  document.addEventListener('bench:end', begin)
  new MutationObserver(() => {
    if (pressed === 0) return
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => void (last = performance.now())
      channel.port2.postMessage(null)
    })
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

async function pressesOf(page: Page, work: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => void ((window as unknown as { painted: number[] }).painted = []))
  await work()
  return page.evaluate(() => {
    document.dispatchEvent(new Event('bench:end'))
    return (window as unknown as { painted: number[] }).painted
  })
}

const typed = ['toyota of', 'ford nap', 'honda schau', 'd1234', 'mazda tulsa', 'kia plano 1']
/** Screens of few rows, so that what is measured is what stands around them. */
const screens = ['My Profile', 'Users'] as const

async function draw(chromium: Browser, server: Running): Promise<Drawn> {
  await using visit = await visitAs(chromium, { url: server.url } as RunningServer, 'bench', {
    path: '/profile',
    viewport: { width: 1100, height: 900 },
  })
  const { page } = visit
  const search = page.getByRole('combobox', { name: field })
  await search.fill('toy')
  await page.getByRole('option').first().waitFor()
  await page.getByText('Loading the clients').waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await page.evaluate(watchPresses)
  const main = page.getByRole('navigation', { name: 'Main' })
  const walk = async (): Promise<void> => {
    for (const name of screens) {
      await main.getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.waitForLoadState('networkidle')
    }
  }
  const open = async (): Promise<void> => {
    await page.keyboard.press('/')
    await page.getByRole('option').first().waitFor()
  }
  const palette: number[] = []
  await walk()
  const navigation: number[] = []
  for (let round = 0; round < 6; round += 1) {
    navigation.push(...(await pressesOf(page, walk)))
    palette.push(...(await pressesOf(page, open)))
    await page.keyboard.press('Escape')
  }
  await search.click()
  const spent = await workOf(page)
  const before = await spent()
  const keys = await pressesOf(page, async () => {
    for (const text of typed) {
      await search.fill('')
      await page.keyboard.type(text, { delay: 120 })
    }
  })
  return {
    navigation: median(navigation),
    palette: median(palette),
    key: median(keys),
    slowKey: percentile(keys, 0.99),
    work: ((await spent()) - before) / keys.length,
  }
}

/** Milliseconds that the page has spent in script, styles and layout, by the browser's own account. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const counted = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
    return metrics.reduce((sum, { name, value }) => sum + (counted.includes(name) ? value * 1000 : 0), 0)
  }
}
