import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawn, open, visitWidgets } from '../hosts/every-widget.ts'
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

/** Forty colors of pages: the corners, the middles, and what brands like. */
const colors = [
  ...['#ffffff', '#000000', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff', '#00ffff'],
  ...['#808080', '#777777', '#767676', '#c0c0c0', '#404040', '#fefefe', '#010101', '#7f7f00'],
  ...['#ff8800', '#ffcc00', '#ffe600', '#e6007e', '#c0ffee', '#7b1fa2', '#1b5e20', '#00897b'],
  ...['#b71c1c', '#f44336', '#ff7043', '#795548', '#3e2723', '#263238', '#607d8b', '#90a4ae'],
  ...['#03a9f4', '#0d47a1', '#1a237e', '#4527a0', '#9fa8da', '#aed581', '#dce775', '#f8bbd0'],
]

interface Seen {
  readonly words: string
  readonly ratio: number
}

/** Every word in the dialog of the widget with its contrast against what is painted behind it. */
const words = (page: Page) =>
  page.evaluate(() => {
    type Color = [red: number, green: number, blue: number, alpha: number]
    const parse = (text: string): Color => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number)
      const scale = text.startsWith('color(') ? 255 : 1
      return [red * scale, green * scale, blue * scale, alpha]
    }
    const over = ([r, g, b, a]: Color, [r2, g2, b2]: Color): Color => {
      const mix = (one: number, other: number): number => one * a + other * (1 - a)
      return [mix(r, r2), mix(g, g2), mix(b, b2), 1]
    }
    const luminance = (color: Color): number => {
      const [r = 0, g = 0, b = 0] = color.slice(0, 3).map((channel) => {
        const share = channel / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const ground = (element: Element | null): Color => {
      if (!element) return [255, 255, 255, 1]
      const own = parse(getComputedStyle(element).backgroundColor)
      return own[3] === 1 ? own : over(own, ground(element.parentElement))
    }
    const dialog = document.querySelector('agency-support-request')?.shadowRoot?.querySelector('dialog')
    const found: Seen[] = []
    for (const element of dialog?.querySelectorAll('*') ?? []) {
      const written = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
      if (!written || element.matches(':disabled, :disabled *, option') || !element.checkVisibility())
        continue
      const behind = ground(element)
      const front = over(parse(getComputedStyle(element).color), behind)
      const [dark = 0, light = 0] = [luminance(front), luminance(behind)].toSorted((a, b) => a - b)
      found.push({
        words: `${element.localName} ${element.textContent}`,
        ratio: (light + 0.05) / (dark + 0.05),
      })
    }
    return found
  })

it('every word of a widget can be read in forty colors of pages, light and dark', async () => {
  await using visited = await visitWidgets(
    { server, chromium, key },
    { as: 'admin', style: '', body: '<agency-support-request></agency-support-request>' },
  )
  const { page, complaints } = visited
  const element = page.locator('agency-support-request')
  await open(page, 'support-request')
  await drawn(page, 'support-request')
  const primary = element.getByRole('button', { name: 'New Request' })
  const fill = () => primary.evaluate((button) => getComputedStyle(button).backgroundColor)
  const own = await fill()
  for (const theme of ['light', 'dark']) {
    await element.evaluate((one, now) => one.setAttribute('theme', now), theme)
    for (const color of colors) {
      await element.evaluate((one, now) => one.setAttribute('primary-color', now), color)
      const expected = `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`
      await expect.poll(fill).toBe(expected)
      const seen = await words(page)
      expect(seen.length).toBeGreaterThan(10)
      expect(
        seen.filter(({ ratio }) => ratio < 4.5).map((one) => `${theme} ${color} ${one.words} ${one.ratio}`),
      ).toEqual([])
    }
  }
  await element.evaluate((one) => one.removeAttribute('primary-color'))
  await expect.poll(fill).toBe(own)
  expect(complaints).toEqual([])
})
