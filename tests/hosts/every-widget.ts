import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { expect } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { isOpenWidget, openWidgetNames } from '@portal/core/access/embed/names'
import { widgets, type ElementName, type WidgetName } from '@portal/core/access/embed/widgets'
import { signIn, type RunningServer } from '../support/index.ts'
import { visitHost, type HostVisit } from './host-visit.ts'
import { startHost, type Host, type HostOptions } from './host.ts'
import type { HostKey } from './signing.ts'

export const names = Object.keys(widgets) as readonly WidgetName[]
/** The form too, which needs nobody to sign in. */
export const allNames: readonly ElementName[] = [...names, ...openWidgetNames]
export const everyElement = names.map((name) => `<agency-${name}></agency-${name}>`).join('')

const forms = new WeakMap<RunningServer, Promise<string>>()
/** The form of the demo agency that anybody may fill in, as an element names it. */
export function openForm(server: RunningServer): Promise<string> {
  const known = forms.get(server) ?? readOpenForm(server)
  forms.set(server, known)
  return known
}

async function readOpenForm(server: RunningServer): Promise<string> {
  const { body } = await (await signIn(server.url, 'account-manager')).get<Answer<'forms.list'>>('/forms')
  return body.find(({ open: isOpen, name }) => isOpen && name === 'Book a test drive')?.publicId ?? ''
}

/** An element as a page has it; a form names the one that it shows. */
export const elementOf = async (server: RunningServer, name: ElementName): Promise<string> =>
  isOpenWidget(name)
    ? `<agency-${name} form="${await openForm(server)}"></agency-${name}>`
    : `<agency-${name}></agency-${name}>`

interface Around {
  readonly server: RunningServer
  readonly chromium: Browser
  readonly key: HostKey
}

export interface WidgetHostOptions extends Partial<HostOptions> {
  /** The demo account that is signed in at the host; an SEO specialist when absent. */
  readonly as?: string
  /** The one element on the page, for somebody to whom it has something to show. */
  readonly shows?: ElementName
}

/** A host whose server says who is signed in. */
export async function widgetHost(
  { server, key }: Around,
  { shows, as = shows ? personOf(shows) : 'seo', ...options }: WidgetHostOptions = {},
): Promise<Host> {
  const started: Host = await startHost({
    portal: server.url,
    body: shows ? await elementOf(server, shows) : everyElement,
    script: 'data-assertion-url="/assertion"',
    assertion: () => key.signer(started.origin)(as),
    ...options,
  })
  return started
}

export interface WidgetVisit extends HostVisit {
  readonly host: Host
}

/** Somebody's browser on such a host, which goes when the visit ends. */
export async function visitWidgets(
  around: Around,
  options: WidgetHostOptions = {},
  context: BrowserContextOptions & { before?: string } = {},
): Promise<WidgetVisit> {
  const host = await widgetHost(around, options)
  const visited = await visitHost(around.chromium, host.origin, context)
  return {
    ...visited,
    host,
    async [Symbol.asyncDispose]() {
      await visited[Symbol.asyncDispose]()
      await host[Symbol.asyncDispose]()
    },
  }
}

/** Waits until a widget's element has its code and is drawn. */
export const ready = (page: Page, name: string) =>
  page.waitForFunction(
    (tag) => document.querySelector(tag)?.shadowRoot?.querySelector('button'),
    `agency-${name}`,
  )

/** Opens a widget by script and waits for what its dialog is for: a sign that it is on its way is there for a moment only, or not at all. */
export async function open(page: Page, name = 'activity-logger'): Promise<void> {
  await page.evaluate(
    (widget) =>
      (window as unknown as { AgencyPortal: { open(name: string): void } }).AgencyPortal.open(widget),
    name,
  )
  await page.waitForFunction(
    (tag) =>
      [...document.querySelectorAll(tag)].some((element) =>
        element.shadowRoot?.querySelector(
          'dialog:is([open], :popover-open) :is(input,textarea,table,ul:not([aria-busy]),[role=combobox],[role=log],[data-dialog-body] p)',
        ),
      ),
    `agency-${name}`,
  )
}
export const close = (page: Page, name = 'activity-logger') =>
  page.evaluate(
    (tag) => (document.querySelector(tag) as unknown as { close(): void } | null)?.close(),
    `agency-${name}`,
  )
/** Waits until everything in a widget's dialog has arrived and nothing changes any more. */
export async function drawn(page: Page, name: string): Promise<void> {
  let earlier = ''
  const isAtRest = async (): Promise<boolean> => {
    const now = await page.evaluate(
      (tag) =>
        document.querySelector(tag)?.shadowRoot?.querySelector('dialog:is([open], :popover-open)')
          ?.outerHTML ?? '',
      `agency-${name}`,
    )
    const isSame = now !== '' && now === earlier && !/aria-label="(Loading|Opening)/.test(now)
    earlier = now
    return isSame
  }
  await expect.poll(isAtRest, { interval: 400, timeout: 60_000 }).toBe(true)
}

/** Somebody for whom the widget has something to show. */
export const personOf = (name: string): string => (name === 'budget-changes' ? 'account-manager' : 'admin')

/** Types or presses what there is in a widget. */
export const use: Readonly<Record<ElementName, (page: Page) => Promise<void>>> = {
  async 'ai-chat'(page) {
    await page.getByPlaceholder('Type your message...').fill('Is it there?')
    await page.getByRole('button', { name: 'Previous Chats' }).click()
    await page.getByRole('button', { name: 'Expand' }).click()
  },
  'activity-logger': write,
  'interaction-logger': write,
  async 'support-request'(page) {
    await page.getByRole('button', { name: 'New Request' }).click()
    await page.getByLabel('Brief Title').fill('Half a sentence')
    await write(page)
  },
  async 'budget-changes'(page) {
    await page.getByRole('rowheader').first().getByRole('button').click()
    await page
      .getByRole('dialog', { name: 'Active Budgets' })
      .getByRole('combobox', { name: 'Month' })
      .click()
    await page.getByRole('option', { name: 'October' }).click()
  },
  async form(page) {
    await page.getByLabel('Your name').fill('Nora Lang')
    await page.getByLabel('E-mail address').fill('nobody')
    await page.getByRole('radio', { name: 'Truck' }).check()
    await page.getByRole('button', { name: /^Choose Which day/ }).click()
    await page.getByRole('gridcell').getByText('28', { exact: true }).last().click()
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Invalid email address').waitFor()
  },
}

/** Into the editor, which comes when it is approached. */
async function write(page: Page): Promise<void> {
  const editor = page.locator('[contenteditable="true"]').last()
  await page.locator('[aria-multiline="true"]').last().hover()
  await editor.click()
  await page.keyboard.type('Written')
  await editor.getByText('Written').waitFor()
}
