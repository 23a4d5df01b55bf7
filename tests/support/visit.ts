import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright'
import { callerWith, demoPassword, emailOf, type Caller } from './account.ts'
import { placeFor, placeIn } from './passed-on.ts'
import type { RunningServer } from './server.ts'

/** One person's browser: cookies, storage and a page of its own. */
export interface Visit extends AsyncDisposable {
  readonly context: BrowserContext
  readonly page: Page
  /** Errors that nothing in the page handled. */
  readonly complaints: string[]
}

export interface VisitOptions extends BrowserContextOptions {
  /** The first address; `/` when absent, null to open none yet. */
  readonly path?: string | null
  /** In the browser's own profile, which outlives it, and not in a context that is forgotten. */
  readonly persistent?: boolean
}

export interface SignedInOptions extends VisitOptions {
  /**
   * Leaves the budget changes that wait for the account, whose dialog then
   * stands over every screen. Otherwise the account has confirmed them before.
   */
  readonly changesWait?: boolean
}

/** A browser without a session. What it has fetched may be there from another test, nothing else. */
export async function visitor(
  chromium: Browser,
  server: Pick<RunningServer, 'url'>,
  options: VisitOptions = {},
): Promise<Visit> {
  const { path = '/', ...rest } = options
  const { visit } = await begun(chromium, server, rest)
  if (path !== null) await visit.page.goto(new URL(path, server.url).href)
  return visit
}

/** A visit that has opened nothing yet, and a way to its developer tools. */
async function begun(
  chromium: Browser,
  { url }: Pick<RunningServer, 'url'>,
  { persistent = false, ...options }: Omit<VisitOptions, 'path'>,
): Promise<{ readonly visit: Visit; readonly devTools: CDPSession }> {
  const wanted = { baseURL: url, reducedMotion: 'reduce', ...options } as const
  const [own] = persistent ? chromium.contexts() : []
  const { context, page, devTools, giveBack } = own
    ? await placeIn(own)
    : await placeFor(chromium, url, wanted)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  return { visit: { context, page, complaints, [Symbol.asyncDispose]: giveBack }, devTools }
}

/**
 * A browser in which a demo account has signed in earlier, as one that comes
 * back the next morning: the refresh cookie and what the portal keeps.
 */
export async function visitAs(
  chromium: Browser,
  server: Pick<RunningServer, 'url'>,
  account: string,
  { changesWait = false, path = '/', ...options }: SignedInOptions = {},
): Promise<Visit> {
  const { visit, devTools } = await begun(chromium, server, options)
  const { context, page } = visit
  const answer = await context.request.post(`${server.url}/api/users/signIn`, {
    data: { email: emailOf(account), password: demoPassword },
  })
  if (!answer.ok()) throw new Error(`${account} could not sign in: ${answer.status()} ${await answer.text()}`)
  const { accessToken, user, tenant } = (await answer.json()) as {
    accessToken: string
    user: { id: number; mustChangePassword: boolean }
    tenant: unknown
  }
  // Whoever must change the password is asked for nothing else.
  if (!changesWait && !user.mustChangePassword)
    await confirmChanges(callerWith(server.url, accessToken), user.id)
  const session = {
    version: 1,
    user,
    tenant,
    settings: { visibleVsdColumns: [], visibleHeavyUpColumns: [] },
  }
  const address = new URL(path ?? '/favicon.svg', server.url).href
  await openWith(page, devTools, address, 'portal:session', session)
  return visit
}

/** Opens an address in whose storage something lies when its page begins. */
async function openWith(
  page: Page,
  devTools: CDPSession,
  address: string,
  name: string,
  value: unknown,
): Promise<void> {
  const { identifier } = await devTools.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `if (self === top) localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(JSON.stringify(value))})`,
  })
  await page.goto(address)
  // What the page does with it later is its own affair.
  await devTools.send('Page.removeScriptToEvaluateOnNewDocument', { identifier })
}

/** Confirms every budget change that waits for somebody, so that no dialog stands in the way of what a test is about. */
export async function confirmChanges(caller: Caller, userId: number): Promise<void> {
  const { status, body } = await caller.get<readonly { readonly id: number }[]>(
    `/budget_changes/forUser/${userId}`,
  )
  if (status !== 200) throw new Error(`The budget changes could not be read: ${status}`)
  for (const { id } of body) await caller.post('/budget_changes', { id, confirmedBy: userId })
}

/** Fills in the sign-in form and sends it. */
export async function fillSignIn(page: Page, account: string, password = demoPassword): Promise<void> {
  await page.getByLabel('E-mail address').fill(emailOf(account))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
