import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect } from 'vitest'

/** What fades in has done so: half-drawn colours have no contrast. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  )

/** Nothing on the page breaks a rule of accessibility that a machine can check. */
export async function isAccessible(page: Page): Promise<void> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** Every text can be told from what it stands on: the rule that a change of theme can break. */
export async function hasContrast(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
}

/** The page itself never scrolls sideways, whatever is wide scrolls inside itself. */
export async function fitsItsWidth(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(window ?? 0)
}

/** A phone held upright. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

/** Opens an address and waits until its screen stands with what it fetched. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** The screen that is shown is accessible, can be read in the dark and is no wider than a phone. */
export async function looksRight(page: Page): Promise<void> {
  const window = page.viewportSize()
  await page.emulateMedia({ colorScheme: 'light' })
  await isAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  await hasContrast(page)
  await page.setViewportSize(phone.viewport)
  await fitsItsWidth(page)
  if (window) await page.setViewportSize(window)
}
