import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright'
import { passesContextsOn } from './browser.ts'
import { noteSeen } from './seen.ts'

/** A context with its one page, and how it is given back. */
export interface Place {
  readonly context: BrowserContext
  readonly page: Page
  readonly devTools: CDPSession
  giveBack(): Promise<void>
}

/**
 * Contexts whose test is over, by the browser, the portal and the options they were made for. One that has shown the
 * portal before shows it for less than half of the processor time: its scripts are fetched and compiled.
 */
const idle = new WeakMap<Browser, Map<string, Passed[]>>()

/** What a test changes by these stays with its context, which nobody has after it. */
const lasting: readonly (readonly [of: (page: Page) => object, names: readonly string[]])[] = [
  [
    (page) => page,
    ['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders', 'routeWebSocket'],
  ],
  [
    (page) => page.context(),
    [
      ...['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders', 'routeWebSocket'],
      ...['on', 'grantPermissions', 'setGeolocation', 'newCDPSession'],
    ],
  ],
  [(page) => page.clock, ['install', 'setFixedTime', 'setSystemTime']],
]

/** What tests listen to on a page. */
const heard = [
  ...['console', 'dialog', 'download', 'filechooser', 'framenavigated', 'pageerror', 'popup', 'request'],
  ...['requestfailed', 'requestfinished', 'response', 'websocket', 'load', 'domcontentloaded'],
] as const

/** A page of its own in a context, which ends with it. */
export async function placeIn(context: BrowserContext): Promise<Place> {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Page.enable')
  return { context, page, devTools, giveBack: () => context.close() }
}

/**
 * A context for a portal, without cookies, without anything stored, on an empty page; passed on where the browser is.
 *
 * @param portal its address
 */
export async function placeFor(
  chromium: Browser,
  portal: string,
  options: BrowserContextOptions,
): Promise<Place> {
  if (!passesContextsOn(chromium, portal)) return placeIn(await chromium.newContext(options))
  const known = idle.get(chromium) ?? new Map<string, Passed[]>()
  idle.set(chromium, known)
  const key = JSON.stringify([portal, options])
  const places = known.get(key) ?? []
  known.set(key, places)
  for (let passed = places.pop(); passed; passed = places.pop()) if (!passed.page.isClosed()) return passed
  const { page, devTools } = await placeIn(await chromium.newContext(options))
  return new Passed(page, devTools, portal, options, places)
}

class Passed implements Place {
  readonly context: BrowserContext
  readonly page: Page
  readonly devTools: CDPSession
  readonly #portal: string
  readonly #options: BrowserContextOptions
  readonly #places: Passed[]
  #spent = false

  constructor(
    page: Page,
    devTools: CDPSession,
    portal: string,
    options: BrowserContextOptions,
    places: Passed[],
  ) {
    this.page = page
    this.context = page.context()
    this.devTools = devTools
    this.#portal = portal
    this.#options = options
    this.#places = places
    const spend = (): void => {
      this.#spent = true
    }
    page.once('crash', spend)
    for (const [of, names] of lasting) onUse(of(page), names, spend)
  }

  readonly giveBack = async (): Promise<void> => {
    if (this.#spent || this.page.isClosed()) return this.context.close()
    await noteSeen(this.context)
    await this.#empty().then(
      () => this.#places.push(this),
      () => this.context.close(),
    )
  }

  /** Leaves nothing of the test: what its page would still send when it is left does not arrive. */
  async #empty(): Promise<void> {
    const { context, page } = this
    await context.setOffline(true)
    for (const event of heard) page.removeAllListeners(event)
    const others = context.pages().filter((other) => other !== page)
    await Promise.all(others.map((other) => other.close()))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto('about:blank')
    await this.devTools.send('Page.resetNavigationHistory')
    await this.devTools.send('Storage.clearDataForOrigin', { origin: this.#portal, storageTypes: 'all' })
    await context.clearCookies()
    const { viewport = { width: 1280, height: 720 }, colorScheme = 'light', reducedMotion } = this.#options
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ media: null, colorScheme, reducedMotion: reducedMotion ?? 'no-preference' })
    await page.mouse.move(-1, -1)
    await context.setOffline(false)
  }
}

/** Tells when any of an object's methods is called. */
function onUse(object: object, names: readonly string[], tell: () => void): void {
  const methods = object as Record<string, (...args: unknown[]) => unknown>
  for (const name of names) {
    const method = methods[name]?.bind(object)
    if (!method) throw new Error(`There is no ${name} any more.`)
    methods[name] = (...args) => {
      tell()
      return method(...args)
    }
  }
}
