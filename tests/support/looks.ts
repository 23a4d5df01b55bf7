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
