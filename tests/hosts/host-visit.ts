import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { demoPassword, emailOf } from '../support/index.ts'

/** Somebody's browser on a host's page. */
export interface HostVisit extends AsyncDisposable {
  readonly context: BrowserContext
  readonly page: Page
  /** What the page's policy and scripts complained about. */
  readonly complaints: string[]
  /** Everything that was said on the console. */
  readonly said: string[]
  /** Addresses that the page asked for, with their methods. */
  readonly asked: string[]
  /** Names of the `agency:` events so far, and their details. */
  heard(): Promise<readonly (readonly [string, unknown])[]>
}

/** Opens a host's page. */
export async function visitHost(
  chromium: Browser,
  address: string,
  options: BrowserContextOptions & { readonly before?: string } = {},
): Promise<HostVisit> {
  const { before, ...contextOptions } = options
  const context = await chromium.newContext({ reducedMotion: 'reduce', ...contextOptions })
  const page = await context.newPage()
  const complaints: string[] = []
  const said: string[] = []
  const asked: string[] = []
  page.on('console', (message) => {
    said.push(message.text())
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
  if (before !== undefined) await page.addInitScript(before)
  await page.goto(address)
  return {
    context,
    page,
    complaints,
    said,
    asked,
    heard: () => page.evaluate(() => (window as unknown as { heard: [string, unknown][] }).heard),
    [Symbol.asyncDispose]: () => context.close(),
  }
}

/** Signs in through the pop-up that the widget's dialog offers. */
export async function signInByPopup(page: Page, account: string): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  ])
  await popup.getByLabel('E-mail').fill(emailOf(account))
  await popup.getByLabel('Password', { exact: true }).fill(demoPassword)
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Sign in' }).click()])
}
