import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'

/**
 * What fades in has done so, in the shadow roots of widgets as well, which the
 * document's own list leaves out: half-drawn colours have no contrast. What an
 * ended transition sets off is waited for too.
 */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
    ]
    const running = (): Animation[] =>
      rootsIn(document)
        .flatMap((root) => root.getAnimations())
        .filter(
          // What follows the scrolling never ends, nor does what goes round.
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().iterations !== Infinity,
        )
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
    // What was changed a moment ago begins its transition with the next frame.
    await frame()
    for (let now = running(); now.length > 0; now = running()) {
      await Promise.allSettled(now.map(({ finished }) => finished))
      await frame()
    }
  })

/** A page has its heading, which axe asks for, or a dialog over it: while its screen is on its way, there is neither. */
const stands = (page: Page): Promise<void> =>
  page.locator('h1:visible, [role=heading][aria-level="1"]:visible, dialog[open]:visible').first().waitFor()

interface Looking {
  /** The only rules to look by; all where it is absent. */
  readonly only?: readonly string[]
  /** Rules that are left out. */
  readonly without?: readonly string[]
  /** The part of the page that is looked at; all of it where it is absent. */
  readonly within?: string
}

/** What breaks a rule of accessibility that a machine can check: the rule, and where it is broken. */
async function violationsOf(page: Page, { only, without, within }: Looking = {}): Promise<unknown[]> {
  if (within === undefined && only === undefined) await stands(page)
  await settled(page)
  // Describing nothing but what is wrong takes a quarter less time.
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(only && { runOnly: [...only] }),
    ...(without && { rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) }),
  }
  const { violations } = await (page.frames().length === 1
    ? runInPage(page, within, options)
    : runInFrames(page, within, options))
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/** Axe as it is made small: each page reads it anew, and of the other file that takes twice as long. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What is read of axe's answer. */
interface Found {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}

/** Axe is carried into a page once, however often it looks: reading it takes half as long as looking. */
async function runInPage(page: Page, within: string | undefined, options: RunOptions): Promise<Found> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([part, how]) => {
      const { axe: here } = window as unknown as {
        axe: { run(part: unknown, how: unknown): Promise<Found> }
      }
      const { violations } = await here.run(part === undefined ? document : { include: [[part]] }, how)
      return {
        violations: violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })),
      }
    },
    [within, options] as const,
  )
}

/** Where a page has frames, the builder carries axe into each of them and joins what it says. */
async function runInFrames(page: Page, within: string | undefined, options: RunOptions): Promise<Found> {
  const builder = new AxeBuilder({ page, axeSource }).options(options)
  if (within !== undefined) builder.include(within)
  return builder.analyze()
}

/**
 * Nothing on the page breaks a rule of accessibility that a machine can check.
 * @param within the part of it that is looked at, as a selector
 */
export async function isAccessible(page: Page, within?: string): Promise<void> {
  expect(await violationsOf(page, within === undefined ? {} : { within })).toEqual([])
}

/** Every text can be told from what it stands on: the rule that a change of theme can break. */
export async function hasContrast(page: Page): Promise<void> {
  expect(await violationsOf(page, { only: ['color-contrast'] })).toEqual([])
}

/** Every rule but that of colors, which the direction of writing does not change. */
export async function readsRight(page: Page): Promise<void> {
  expect(await violationsOf(page, { without: ['color-contrast'] })).toEqual([])
}

/** The page itself never scrolls sideways, whatever is wide scrolls inside itself. A window that was just made narrower takes a moment. */
export async function fitsItsWidth(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0)
}

/** A phone held upright. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

/** Opens an address and waits until its screen stands with what it fetched. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  // Where the machine is slow, half a second without a request is not the end of them.
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
}

/**
 * Goes from a screen that stands to another as a link does, without loading the portal anew, which takes half as long,
 * and waits until that one stands with what it fetched. Where both have one title it is opened by its address.
 */
export async function followTo(page: Page, path: string): Promise<void> {
  const before = await page.title()
  const here = new URL(page.url())
  if (here.pathname === new URL(path, here).pathname) return openScreen(page, path)
  await page.evaluate((to) => history.pushState({}, '', to), path)
  const left = await page
    .waitForFunction((title) => document.title !== title, before, { timeout: 10_000 })
    .catch(() => null)
  if (left === null) return openScreen(page, path)
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && document.querySelector('main [aria-busy="true"]') === null,
  )
}

/**
 * Nothing raw is shown, filled in or read out: no days and moments as a machine
 * writes them, no names of settings or fields, and nothing that is a value's
 * absence. What one is to copy stands in `code`.
 */
export async function saysNothingRaw(page: Page): Promise<void> {
  const raw = await page.evaluate(() => {
    const values = /\b\d{4}-\d\d-\d\d\b|\b(undefined|null|NaN|Infinity)\b|\[object |`/
    const names = /\b[A-Z]{2,}_[A-Z_]{2,}\b|\b[a-z]{2,}([A-Z][a-z]|_[a-z]{2})\w*\b/
    // Addresses and names of files are written as they are.
    const isRaw = (text: string): boolean =>
      values.test(text) || names.test(text.replaceAll(/\S*[/@]\S*|\S+\.\w+/g, ''))
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: around, data } = texts.currentNode as Text
      if (isRaw(data) && around?.checkVisibility() && !around.closest('code, pre, script, style'))
        found.push(data)
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const said = element.getAttribute(name) ?? ''
        if (isRaw(said)) found.push(said)
      }
    for (const field of document.querySelectorAll('input, textarea')) {
      const typed =
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''
      if (isRaw(typed) && field.checkVisibility()) found.push(typed)
    }
    return found
  })
  expect(raw).toEqual([])
}

/** What a press opens over the screen says nothing raw either; it is closed again. */
async function opensNothingRaw(page: Page, press: () => Promise<void>): Promise<void> {
  await press()
  const over = page.locator('dialog[open]').last()
  await over.getByRole('heading').first().waitFor()
  await saysNothingRaw(page)
  await page.keyboard.press('Escape')
  await over.waitFor({ state: 'hidden' })
}

/** The dialog of the button that adds something to the screen, where it has one, says nothing raw. In a form it adds a line. */
async function addsNothingRaw(page: Page): Promise<void> {
  const adds = page.locator('main button:not(form *):visible').filter({ hasText: /^(Add|New|Create) / })
  if ((await page.locator('dialog[open]').count()) === 0 && (await adds.count()) > 0)
    await opensNothingRaw(page, () => adds.first().click())
}

/** What the actions of the first row open over the screen says nothing raw: deleting, and whatever ends in an ellipsis. */
async function rowSaysNothingRaw(page: Page): Promise<void> {
  const actions = page.getByRole('main').getByRole('button', { name: /^Actions for / })
  if ((await page.locator('dialog[open]').count()) > 0 || (await actions.count()) === 0) return
  const open = (): Promise<void> => actions.first().click()
  await open()
  const asking = page.getByRole('menuitem', { name: /^Delete$|…$/, disabled: false })
  await page.getByRole('menuitem').first().waitFor()
  const names = await asking.allInnerTexts()
  await page.keyboard.press('Escape')
  for (const name of names)
    await opensNothingRaw(page, async () => {
      await open()
      await page.getByRole('menuitem', { name, exact: true }).click()
    })
}

/**
 * The screen that is shown says nothing raw, nor do the dialogs that it opens; it is accessible, can be read in the
 * dark and is no wider than a phone.
 * @param looksInto false where what it opens is made of the same parts as elsewhere
 */
export async function looksRight(page: Page, looksInto = true): Promise<void> {
  const window = page.viewportSize()
  if (looksInto) {
    await saysNothingRaw(page)
    await addsNothingRaw(page)
    await rowSaysNothingRaw(page)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await isAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await hasContrast(page)
  await page.setViewportSize(phone.viewport)
  await fitsItsWidth(page)
  if (window) await page.setViewportSize(window)
}
