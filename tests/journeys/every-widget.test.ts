import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  allNames,
  close,
  drawn,
  elementOf,
  names,
  open,
  openForm,
  use,
  visitWidgets,
  type WidgetHostOptions,
} from '../hosts/every-widget.ts'
import { hostileStyle } from '../hosts/host.ts'
import { trustedKey, type HostKey } from '../hosts/signing.ts'
import { browser, startServer, type RunningServer } from '../support/index.ts'
import { isAccessible, phone } from '../support/looks.ts'
import { root } from '../support/root.ts'

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

const visit = (options: WidgetHostOptions = {}, context: BrowserContextOptions & { before?: string } = {}) =>
  visitWidgets({ server, chromium, key }, options, context)

/** Every custom property that the widgets' style sheets mention, as they are built. */
function ownProperties(): readonly string[] {
  const folder = join(root, 'widgets/dist')
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const found = new Set(code.flatMap((text) => text.match(/(?<=[;{(])--[a-z][\w-]*/g) ?? []))
  expect(found.size).toBeGreaterThan(60)
  return [...found].filter((name) => !name.startsWith('--agency-'))
}

describe('a widget and the styles of its page', () => {
  /** Every computed style in a widget's shadow root, but for what follows from where it stands. */
  const looks = (page: Page) =>
    page.evaluate(() => {
      const place = /^(perspective-origin|transform-origin|inset|top|left|right|bottom|inset-.*)$/
      const found: string[] = []
      const look = (element: Element): void => {
        const style = getComputedStyle(element)
        for (const property of style) {
          // What a page calls its own is inherited, and changes nothing by itself.
          if (!place.test(property) && !property.startsWith('--'))
            found.push(`${element.localName} ${property}: ${style.getPropertyValue(property)}`)
        }
        for (const child of element.children) look(child)
      }
      for (const element of document.querySelectorAll('main *, body > *')) {
        if (!element.localName.startsWith('agency-')) continue
        look(element)
        for (const child of element.shadowRoot?.children ?? []) look(child)
      }
      return found.toSorted()
    })

  it.each(allNames)('agency-%s looks the same to the last property whatever they say', async (name) => {
    const options = { shows: name }
    await using plain = await visit({ ...options, style: '' })
    await using hostile = await visit({
      ...options,
      doctype: '',
      style: `${hostileStyle}*{${ownProperties()
        .map((property) => `${property}:7px!important`)
        .join(';')}}`,
    })
    for (const { page } of [plain, hostile]) {
      await open(page, name)
      await drawn(page, name)
    }
    // One page may still be at what the other has drawn.
    await expect
      .poll(async () => {
        const [expected, found] = [await looks(plain.page), await looks(hostile.page)]
        const other = found.filter((line, index) => line !== expected[index]).slice(0, 20)
        return { enough: expected.length > 10_000, more: found.length - expected.length, other }
      })
      .toEqual({ enough: true, more: 0, other: [] })
    expect(hostile.complaints).toEqual([])
  })

  it('are left alone by all five, opened one after the other', async () => {
    await using without = await visit({ body: '' })
    await using withWidgets = await visit({ as: 'admin' })
    const ownLooks = (page: Page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('html, body, main, h1')].map((element) => {
          const style = getComputedStyle(element)
          return [...style]
            .filter((property) => !/height|block-size|origin/.test(property))
            .map((property) => `${property}: ${style.getPropertyValue(property)}`)
        }),
      )
    const { page, complaints } = withWidgets
    const expected = await ownLooks(without.page)
    for (const name of names) {
      await open(page, name)
      await drawn(page, name)
      await expect.poll(() => ownLooks(page)).toEqual(expected)
      await close(page, name)
    }
    await expect.poll(() => page.locator('head').locator('style, link[rel=stylesheet]').count()).toBe(1)
    expect(complaints).toEqual([])
  })

  /** The frame of what a widget opens: a dialog, or the panel of the chat. */
  const frameOf = (page: Page, name: string) =>
    page.locator(`agency-${name}`).locator('dialog:is([open], :popover-open)').first()
  const accessible = (page: Page, name: string): Promise<void> => isAccessible(page, `agency-${name}`)

  it.each(allNames)(
    'agency-%s reads from left to right, in English, on a page from right to left',
    async (name) => {
      await using visited = await visit({ shows: name, html: 'dir="rtl" lang="ar"', style: '' })
      const { page, complaints } = visited
      await open(page, name)
      // What stands in for the form while it is on its way is replaced by it.
      const look = () =>
        frameOf(page, name).evaluate((element) => ({
          direction: getComputedStyle(element).direction,
          lang: element.closest('[lang]')?.getAttribute('lang'),
        }))
      await expect.poll(look).toEqual({ direction: 'ltr', lang: 'en' })
      await accessible(page, name)
      expect(complaints).toEqual([])
    },
  )

  it.each(allNames)('agency-%s can be seen in forced colours', async (name) => {
    await using forced = await visit({ shows: name, style: '' }, { forcedColors: 'active' })
    await open(forced.page, name)
    // Every button that has an edge of its own in colours keeps one that differs from its ground.
    const invisible = await forced.page.locator(`agency-${name}`).evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll('button') ?? [])]
        .filter((button) => button.checkVisibility() && button.getBoundingClientRect().width > 0)
        .filter((button) => {
          const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor, color } =
            getComputedStyle(button)
          const edged =
            borderTopStyle === 'solid' &&
            Number.parseFloat(borderTopWidth) >= 1 &&
            borderTopColor !== backgroundColor
          const written = color !== backgroundColor
          return button.textContent === '' ? !written : !edged && !written
        })
        .map((button) => button.outerHTML),
    )
    expect(invisible).toEqual([])
    const framed = () =>
      frameOf(forced.page, name).evaluate((element) =>
        [element, ...element.querySelectorAll('*')].some((part) => {
          const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(part)
          return (
            (borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) >= 1) || outlineStyle === 'solid'
          )
        }),
      )
    await expect.poll(framed).toBe(true)
  })

  it.each(allNames)('agency-%s can be used on a phone', async (name) => {
    await using small = await visit({ shows: name, style: '' }, phone)
    await open(small.page, name)
    const ends = async (): Promise<readonly [number, number]> => {
      const box = await frameOf(small.page, name).boundingBox()
      return box ? [box.x, box.x + box.width] : [-1, Infinity]
    }
    await expect.poll(async () => (await ends())[0]).toBeGreaterThanOrEqual(0)
    await expect.poll(async () => (await ends())[1]).toBeLessThanOrEqual(phone.viewport.width)
    const [content, width] = await small.page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ])
    expect(content).toBeLessThanOrEqual(width ?? 0)
    await accessible(small.page, name)
  })
})

describe('a widget and the scripts of its page', () => {
  /** As old libraries do (Prototype, MooTools, error trackers): additions that are enumerable, wrappers around what is there, globals with common names. */
  const replaced = `{
    const wrap = (owner, name) => { const real = owner[name]; owner[name] = function (...given) { return real.apply(this, given) } }
    for (const name of ['fetch', 'setTimeout', 'clearTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask', 'getComputedStyle', 'matchMedia']) wrap(window, name)
    for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) wrap(EventTarget.prototype, name)
    for (const name of ['appendChild', 'insertBefore', 'removeChild', 'cloneNode']) wrap(Node.prototype, name)
    for (const name of ['setAttribute', 'querySelector', 'querySelectorAll', 'remove']) wrap(Element.prototype, name)
    for (const name of ['json', 'text', 'clone']) wrap(Response.prototype, name)
    wrap(HTMLElement.prototype, 'focus'); wrap(HTMLDialogElement.prototype, 'showModal'); wrap(JSON, 'stringify'); wrap(JSON, 'parse'); wrap(Promise.prototype, 'then')
    Array.prototype.each = function () {}
    Array.prototype.remove = function () {}
    String.prototype.toInt = function () {}
    Function.prototype.delay = function () {}
    Date.prototype.toJSON = function () { return this.toISOString() }
    Object.assign(window, { $: 1, _: 2, h: 3, React: {}, Preact: {}, module: {}, exports: {}, process: {}, global: 4, regeneratorRuntime: 5 })
  }`
  /** Remembers every native function before anything else runs. */
  const remember = `{
    const owners = [Object, Array, Promise, Map, Set, JSON, Math, String, Function, Node, Element, HTMLElement, Document, ShadowRoot, EventTarget, Event, CustomEvent, Window, History, Location, Storage, XMLHttpRequest, Response, Request, Headers, URL, CSSStyleSheet, MutationObserver, CustomElementRegistry, Range, Selection, HTMLDialogElement, DataTransfer]
    const parts = owners.flatMap((owner) => owner.prototype ? [owner, owner.prototype] : [owner]).concat([window])
    const read = () => parts.map((part) => new Map(Object.getOwnPropertyNames(part).map((name) => {
      const { value, get, set } = Object.getOwnPropertyDescriptor(part, name) ?? {}
      return [name, [typeof value === 'function' ? value : null, get, set]]
    })))
    const before = read()
    // nanostores keeps one of its own, by which two copies of it know each other.
    const own = new Set(['heard', 'AgencyPortal', 'changes'])
    // Not enumerable, so that it is no global of the page.
    Object.defineProperty(window, 'changes', { value: () => read().flatMap((now, index) => [
      ...[...now].filter(([name, parts]) => !own.has(name) && before[index].has(name) && parts.some((part, place) => part !== before[index].get(name)[place])).map(([name]) => 'changed ' + name),
      ...[...now.keys()].filter((name) => !own.has(name) && !before[index].has(name) && !/^\\d+$/.test(name)).map((name) => 'new ' + name),
    ]) })
  }`

  it.each(allNames)(
    'agency-%s adds one global and changes no native function, opened and used',
    async (name) => {
      await using visited = await visit({ shows: name, style: '' }, { before: remember })
      const { page, complaints } = visited
      await open(page, name)
      await use[name](page)
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { changes(): string[] }).changes()))
        .toEqual([])
      await expect
        .poll(() => page.evaluate(() => Object.keys(window).filter((key) => /agency/i.test(key))))
        .toEqual(['AgencyPortal'])
      expect(complaints).toEqual([])
    },
  )

  /** Every native function that a script of the page may have put its own in the place of, each of which tells that it was called. */
  it.each(allNames)(
    'agency-%s works on a page that has replaced native functions of its own',
    async (name) => {
      await using visited = await visit({ shows: name, style: '' }, { before: replaced })
      const { page, complaints } = visited
      await open(page, name)
      await use[name](page)
      expect(complaints).toEqual([])
    },
  )
})

describe('a widget and the dialogs of its page', () => {
  it.each(allNames)('agency-%s opens above one, has the focus, and gives it back', async (name) => {
    const form = await openForm(server)
    await using visited = await visit({
      as: 'admin',
      style: '',
      body: `<dialog id="own"><button id="from">Open it</button></dialog>`,
      // Bootstrap and its like bring the focus back to their own dialog.
      early: `addEventListener('DOMContentLoaded',()=>{const own=document.querySelector('#own');own.showModal();document.addEventListener('focusin',(event)=>{if(!own.contains(event.target))document.querySelector('#from').focus()});document.querySelector('#from').addEventListener('click',()=>AgencyPortal.open('${name}',{form:'${form}'}))});`,
    })
    const { page, complaints } = visited
    await page.getByRole('button', { name: 'Open it' }).click()
    const frame = page.locator(`agency-${name} dialog:is([open], :popover-open)`)
    await drawn(page, name)
    const focused = () => page.evaluate(() => document.activeElement?.localName)
    await expect.poll(focused).toBe(`agency-${name}`)
    // Tab goes round in it, and what is pressed there is heard.
    for (let pressed = 0; pressed < 3; pressed++) {
      await page.keyboard.press('Tab')
      await expect
        .poll(() => page.evaluate(() => document.querySelector('#own')?.contains(document.activeElement)))
        .toBe(false)
    }
    await page.keyboard.press('Escape')
    await frame.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('from')
    // Escape closed none of the page's own.
    await expect
      .poll(() => page.locator('#own').evaluate((element) => (element as HTMLDialogElement).open))
      .toBe(true)
    expect(complaints).toEqual([])
  })

  it.each(allNames)('agency-%s works inside one, where Escape closes the topmost only', async (name) => {
    await using visited = await visit({
      as: 'admin',
      style: '',
      body: `<dialog id="own"><h2>Visit</h2>${await elementOf(server, name)}</dialog>`,
      early: `addEventListener('DOMContentLoaded',()=>document.querySelector('#own').showModal());`,
    })
    const { page, complaints } = visited
    const launcher = page.locator(`agency-${name}`).getByRole('button').first()
    await launcher.click()
    const frame = page.locator(`agency-${name} dialog:is([open], :popover-open)`)
    await drawn(page, name)
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe(`agency-${name}`)
    await page.keyboard.press('Escape')
    await frame.waitFor({ state: 'detached' })
    await expect.poll(() => launcher.evaluate((button) => button.matches(':focus'))).toBe(true)
    await expect
      .poll(() => page.locator('#own').evaluate((element) => (element as HTMLDialogElement).open))
      .toBe(true)
    expect(complaints).toEqual([])
  })
})
