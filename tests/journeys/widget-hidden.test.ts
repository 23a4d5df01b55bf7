import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ElementName } from '@portal/core/access/embed/widgets'
import {
  allNames,
  elementOf,
  open,
  personOf,
  visitWidgets,
  type WidgetHostOptions,
} from '../hosts/every-widget.ts'
import { trustedKey, type HostKey } from '../hosts/signing.ts'
import { browser, startServer, type RunningServer } from '../support/index.ts'

let server: RunningServer
let chromium: Browser
let key: HostKey

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  key = await trustedKey(server)
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const visit = (options: WidgetHostOptions = {}, context: BrowserContextOptions = {}) =>
  visitWidgets({ server, chromium, key }, options, context)

/** How pages hide a part of theirs, and show it again; `on` is the part. */
const ways = {
  tab: { name: 'a hidden tab', tag: 'div', hide: 'on.hidden = true', show: 'on.hidden = false' },
  details: { name: 'a closed <details>', tag: 'details', hide: 'on.open = false', show: 'on.open = true' },
  dialog: { name: 'a closed dialog', tag: 'dialog', hide: 'on.close()', show: 'on.show()' },
  found: {
    name: 'a part that is found by searching',
    tag: 'section',
    hide: "on.hidden = 'until-found'",
    show: 'on.hidden = false',
  },
  route: {
    name: 'a route that is kept alive',
    tag: 'article',
    hide: "on.style.display = 'none'",
    show: "on.style.display = ''",
  },
} as const

/** All parts are hidden, with the widget in the first. */
const pageFor = (name: ElementName, element: string): WidgetHostOptions => ({
  as: personOf(name),
  style: '',
  body: `<button>Own button</button>${Object.entries(ways)
    .map(([id, { tag }], place) => `<${tag} id="${id}">${place === 0 ? element : ''}</${tag}>`)
    .join('')}`,
  early: `window.work={${Object.entries(ways)
    .map(
      ([id, { hide, show }]) =>
        `${id}(shown){const on=document.querySelector('#${id}');shown?${show}:${hide}}`,
    )
    .join()}};for(const id in work)work[id](false);`,
})

const frame = (page: Page, name: string) => page.locator(`agency-${name} dialog:is([open], :popover-open)`)
const turn = (page: Page, way: string, shown: boolean): Promise<void> =>
  page.evaluate(
    ([id, now]) =>
      (window as unknown as { work: Readonly<Record<string, (shown: boolean) => void>> }).work[id]?.(now),
    [way, shown] as const,
  )
/** Whether the page itself can be used. */
async function isInUse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Own button' }).click({ timeout: 5000 })
  await expect.poll(() => page.locator(':modal').count()).toBe(0)
}

describe('a widget in a part that its page hides', () => {
  it.each(allNames)(
    'agency-%s opens once it can be seen, gives the page back when it is hidden, and comes back',
    async (name) => {
      await using visited = await visit(pageFor(name, await elementOf(server, name)))
      const { page, complaints } = visited
      await page.waitForFunction((tag) => customElements.get(tag), `agency-${name}`)
      if (name === 'budget-changes')
        // They wait for this person, so that they open by themselves.
        await expect.poll(() => visited.asked.some((one) => /budget_changes\/forUser/.test(one))).toBe(true)
      for (const way of Object.keys(ways)) {
        await page.evaluate(
          ([tag, id, byItself]) => {
            const element = document.querySelector(tag) as HTMLElement & { open(): void; close(): void }
            document.querySelector(`#${id}`)?.append(element)
            if (!byItself) element.open()
          },
          [`agency-${name}`, way, name === 'budget-changes' && way === 'tab'] as const,
        )
        await page.waitForLoadState('networkidle')
        await isInUse(page)
        await expect.poll(() => frame(page, name).count(), { message: way }).toBe(0)

        await turn(page, way, true)
        await frame(page, name).first().waitFor()
        await turn(page, way, false)
        await isInUse(page)
        await turn(page, way, true)
        await frame(page, name).first().waitFor()
        await page.evaluate(
          (tag) => (document.querySelector(tag) as unknown as { close(): void } | null)?.close(),
          `agency-${name}`,
        )
        await turn(page, way, false)
      }
      expect(complaints).toEqual([])
    },
  )
})

describe('AgencyPortal.open()', () => {
  it('opens what can be seen where the only element of the page is hidden', async () => {
    await using visited = await visit(pageFor('activity-logger', await elementOf(server, 'activity-logger')))
    const { page } = visited
    await open(page, 'activity-logger')
    await page.getByRole('dialog', { name: 'Log Client Activities' }).waitFor()
    await page.keyboard.press('Escape')
    await isInUse(page)
  })
})
