import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser } from '../support/index.ts'
import { startKit, type KitServer } from '../support/kit-server.ts'
import { fitsItsWidth, hasContrast, isAccessible, phone, readsRight } from '../support/looks.ts'

let kit: KitServer
let chromium: Browser

beforeAll(async () => {
  ;[kit, chromium] = await Promise.all([startKit(), browser()])
})
afterAll(async () => {
  await chromium?.close()
  await kit?.[Symbol.asyncDispose]()
})

/** Opens a page of the kit and waits until all of it has arrived, the editor included. */
async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const editors = page.locator('[aria-multiline="true"]')
  for (const place of await editors.all()) {
    await place.hover()
    await page.getByRole('toolbar', { name: 'Format' }).first().waitFor()
  }
}

// The styles are the same on both: what they do in the dark, right to left and on a phone is looked at once.
describe.each([
  { renderer: 'React', start: '/embed/kit', everyLook: true },
  { renderer: 'Preact', start: '/embed/kit/preact', everyLook: false },
])('the component kit on $renderer', ({ renderer, start, everyLook }) => {
  it(`breaks no rule of accessibility on any of its pages${everyLook ? ': light, dark, right to left, on a phone' : ''}`, async () => {
    const context = await chromium.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
    })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await openPage(page, `${kit.url}${start}`)
    await page.getByText(`Drawn by ${renderer}.`).waitFor()
    // Its own list of pages: one that is added is walked over too.
    const addresses = await page
      .getByRole('navigation', { name: 'Parts of the kit' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(addresses.length).toBeGreaterThan(16)
    const titles = new Set<string>()
    for (const address of addresses) {
      await page.emulateMedia({ colorScheme: 'light' })
      await openPage(page, address)
      titles.add(await page.getByRole('heading', { level: 1 }).innerText())
      await isAccessible(page)
      if (!everyLook) continue
      await page.emulateMedia({ colorScheme: 'dark' })
      await hasContrast(page)
      await page.getByRole('switch', { name: 'Right to left' }).press(' ')
      await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl')
      await readsRight(page)
      await fitsItsWidth(page)
      await page.setViewportSize(phone.viewport)
      await fitsItsWidth(page)
      await page.setViewportSize({ width: 1280, height: 900 })
    }
    // Each is a page of its own, not the same one under several addresses.
    expect(titles.size).toBe(addresses.length)
    expect(complaints).toEqual([])
    await context.close()
  }, 300_000)
})
