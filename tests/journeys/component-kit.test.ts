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

/**
 * Each part's own page is looked at, light and dark, by the tests of the kit on either renderer. Here all parts stand on
 * one page: what is wrong in one of them is wrong there.
 */
describe.each([
  // The styles are the same on both: what they do right to left and on a phone is looked at once.
  { renderer: 'React', start: '/embed/kit', everyLook: true },
  { renderer: 'Preact', start: '/embed/kit/preact', everyLook: false },
])('the component kit on $renderer', ({ renderer, start, everyLook }) => {
  it(`breaks no rule of accessibility${everyLook ? ': light, dark, right to left, on a phone' : ''}`, async () => {
    const context = await chromium.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
    })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await openPage(page, `${kit.url}${start}`)
    await page.getByText(`Drawn by ${renderer}.`).waitFor()
    const parts = page.getByRole('navigation', { name: 'Parts of the kit' }).getByRole('link')
    await expect.poll(() => parts.count()).toBeGreaterThan(16)
    await isAccessible(page)
    if (everyLook) {
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
    // Each part has a page of its own, with an address.
    const title = await parts.last().innerText()
    await parts.last().click()
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(new RegExp(`^${start}/[a-z-]+$`))
    expect(complaints).toEqual([])
    await context.close()
  }, 300_000)
})
