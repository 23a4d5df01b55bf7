import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { widgets } from '@portal/core/embed/widgets'
import { visitHost, type HostVisit } from '../hosts/host-visit.ts'
import { nonce, startHost, type Host, type HostOptions, withoutTrustedTypes } from '../hosts/host.ts'
import { reactPage } from '../hosts/react-page.ts'
import { trustedKey, type HostKey } from '../hosts/signing.ts'
import { browser, startServer, type RunningServer } from '../support/index.ts'
import { phone } from '../support/looks.ts'

const names = Object.keys(widgets)
const everyElement = names.map((name) => `<agency-${name}></agency-${name}>`).join('')

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

/** A host whose server says who is signed in: an SEO specialist, or `as`. */
async function host({ as = 'seo', ...options }: Partial<HostOptions> & { as?: string } = {}): Promise<Host> {
  const started: Host = await startHost({
    portal: server.url,
    body: everyElement,
    script: 'data-assertion-url="/assertion"',
    assertion: () => key.signer(started.origin)(as),
    ...options,
  })
  return started
}

interface Visit extends HostVisit {
  readonly host: Host
}
async function visit(
  options: Partial<HostOptions> & { as?: string } = {},
  context: BrowserContextOptions & { before?: string } = {},
): Promise<Visit> {
  const started = await host(options)
  const visited = await visitHost(chromium, started.origin, context)
  return {
    ...visited,
    host: started,
    async [Symbol.asyncDispose]() {
      await visited[Symbol.asyncDispose]()
      await started[Symbol.asyncDispose]()
    },
  }
}

/** Waits until a widget's element has its code and is drawn. */
const ready = (page: Page, name: string) =>
  page.waitForFunction(
    (tag) => document.querySelector(tag)?.shadowRoot?.querySelector('button'),
    `agency-${name}`,
  )

/** Opens a widget by script and waits for its dialog. */
async function open(page: Page, name = 'activity-logger'): Promise<void> {
  await page.evaluate(
    (widget) =>
      (window as unknown as { AgencyPortal: { open(name: string): void } }).AgencyPortal.open(widget),
    name,
  )
  await page.waitForFunction(
    (tag) =>
      [...document.querySelectorAll(tag)].some((element) =>
        element.shadowRoot?.querySelector(
          'dialog:is([open], :popover-open) :is(input,table,[role=combobox],[role=status]):not([aria-label=Loading])',
        ),
      ),
    `agency-${name}`,
  )
}
const close = (page: Page, name = 'activity-logger') =>
  page.evaluate(
    (tag) => (document.querySelector(tag) as unknown as { close(): void } | null)?.close(),
    `agency-${name}`,
  )
const logger = (page: Page) => page.getByRole('dialog', { name: 'Log Client Activities' })

describe('a widget and the styles of its page', () => {
  /** Every computed style in a widget's shadow root, but for what follows from where it stands. */
  const looks = (page: Page) =>
    page.evaluate(() => {
      const place = /^(perspective-origin|transform-origin|inset|top|left|right|bottom|inset-.*)$/
      const found: string[] = []
      const look = (element: Element): void => {
        const style = getComputedStyle(element)
        for (const property of style) {
          if (!place.test(property))
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

  it('looks the same to the last property whatever they say, and leaves theirs alone', async () => {
    await using plain = await visit({ style: '' })
    await using hostile = await visit()
    for (const { page } of [plain, hostile]) {
      for (const name of names) await ready(page, name)
      await open(page)
      await logger(page).getByRole('combobox', { name: 'Client' }).waitFor()
    }
    const [expected, found] = [await looks(plain.page), await looks(hostile.page)]
    expect(expected.length).toBeGreaterThan(10_000)
    expect(found.filter((line, index) => line !== expected[index]).slice(0, 20)).toEqual([])
    expect(found).toHaveLength(expected.length)

    const ownLooks = (page: Page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('html, body, main, h1')].map((element) => {
          const style = getComputedStyle(element)
          return [...style]
            .filter((property) => !/height|block-size|origin/.test(property))
            .map((property) => `${property}: ${style.getPropertyValue(property)}`)
        }),
      )
    await using without = await visit({ body: '' })
    await using withWidget = await visit()
    await open(withWidget.page)
    expect(await ownLooks(withWidget.page)).toEqual(await ownLooks(without.page))
    expect(await hostile.page.locator('head').locator('style, link[rel=stylesheet]').count()).toBe(1)
    expect(hostile.complaints).toEqual([])
  })

  /** The frame of what a widget opens: a dialog, or the panel of the chat. */
  const frameOf = (page: Page, name: string) =>
    page.locator(`agency-${name}`).locator('dialog:is([open], :popover-open)').first()
  const accessible = async (page: Page, name: string): Promise<void> => {
    const { violations } = await new AxeBuilder({ page }).include(`agency-${name}`).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  }

  it.each(names)(
    'agency-%s reads from left to right, in English, on a page from right to left',
    async (name) => {
      await using visited = await visit({ as: 'admin', html: 'dir="rtl" lang="ar"', style: '' })
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

  it.each(names)('agency-%s can be seen in forced colours', async (name) => {
    await using forced = await visit({ as: 'admin', style: '' }, { forcedColors: 'active' })
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

  it.each(names)('agency-%s can be used on a phone', async (name) => {
    await using small = await visit({ as: 'admin', style: '' }, phone)
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

  it('adds one global and changes no native function, opened and written in', async () => {
    await using visited = await visit({}, { before: remember })
    const { page, complaints } = visited
    await open(page)
    const dialog = logger(page)
    await dialog.getByLabel('Activity', { exact: false }).last().click()
    await dialog.locator('[contenteditable="true"]').click()
    await page.keyboard.type('Written')
    expect(await page.evaluate(() => (window as unknown as { changes(): string[] }).changes())).toEqual([])
    expect(await page.evaluate(() => Object.keys(window).filter((name) => /agency/i.test(name)))).toEqual([
      'AgencyPortal',
    ])
    expect(complaints).toEqual([])
  })

  it('keeps the keys that are pressed in it from the hotkeys of the page', async () => {
    await using visited = await visit({
      early: "window.keys=[];addEventListener('keydown',(event)=>window.keys.push(event.key));",
    })
    const { page } = visited
    await open(page)
    await logger(page).getByRole('combobox', { name: 'Client' }).fill('')
    await page.keyboard.press('j')
    expect(await page.evaluate(() => (window as unknown as { keys: string[] }).keys)).toEqual([])
  })

  it('runs under two loaders, of the same and of different versions: the first one serves', async () => {
    const text = await (await fetch(`${server.url}/embed/loader.js`)).text()
    const old = text.replace(/`[\w]{43}`/, `\`${'A'.repeat(43)}\``)
    expect(old).not.toBe(text)
    const scriptOf = (src: string): string =>
      `<script nonce="${nonce}" src="${src}" data-portal="${server.url}" data-assertion-url="/assertion"></script>`
    await using visited = await visit({
      body: `${everyElement}${scriptOf(`${server.url}/embed/loader.js`)}${scriptOf('/old-loader.js')}`,
      files: { '/old-loader.js': old },
    })
    const { page, complaints } = visited
    await open(page)
    await logger(page).waitFor()
    expect(complaints).toEqual([])
  })
})

describe('the life of an element', () => {
  /** Counts timers that are set and neither cleared nor done. */
  const countTimers = `{
    const pending = new Set()
    const { setTimeout: later, clearTimeout: never, setInterval: again, clearInterval: stop } = window
    window.setTimeout = (work, wait, ...rest) => { const id = later(() => { pending.delete(id); work(...rest) }, wait); pending.add(id); return id }
    window.clearTimeout = (id) => { pending.delete(id); never(id) }
    window.setInterval = (work, wait, ...rest) => { const id = again(work, wait, ...rest); pending.add(id); return id }
    window.clearInterval = (id) => { pending.delete(id); stop(id) }
    Object.defineProperty(window, 'timers', { get: () => pending.size })
  }`

  it('leaves no node, listener or timer after thirty of them', async () => {
    await using visited = await visit(
      { body: '', early: names.map((name) => `AgencyPortal.q.push(['load','${name}']);`).join('') },
      { before: countTimers },
    )
    const { page } = visited
    const session = await page.context().newCDPSession(page)
    const cycle = (times: number) =>
      page.evaluate(
        async ({ tags, count }) => {
          const until = async (holds: () => boolean): Promise<void> => {
            while (!holds()) await new Promise((resolve) => requestAnimationFrame(resolve))
          }
          for (const tag of tags) await customElements.whenDefined(tag)
          for (let turn = 0; turn < count; turn++) {
            for (const tag of tags) {
              const element = document.createElement(tag) as HTMLElement & { open(): void; close(): void }
              document.body.append(element)
              element.open()
              await until(
                () => element.shadowRoot?.querySelector('dialog:is([open], :popover-open)') !== null,
              )
              element.close()
              await until(
                () => element.shadowRoot?.querySelector('dialog:is([open], :popover-open)') === null,
              )
              element.remove()
              await until(() => element.shadowRoot?.querySelector('button') === null)
            }
          }
        },
        { tags: names.map((name) => `agency-${name}`), count: times },
      )
    const measure = async (): Promise<{ nodes: number; listeners: number; heap: number }> => {
      for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage')
      const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      return { nodes, listeners, heap: usedSize }
    }
    const timers = () => page.evaluate(() => (window as unknown as { timers: number }).timers)
    // What the engine compiles and keeps for the first ones is no leak.
    await cycle(30)
    const before = await measure()
    await cycle(30)
    await expect.poll(timers).toBe(0)
    // The last ones may still be on their way out: what they asked for has to be answered first.
    const left = async (): Promise<string[]> => {
      const after = await measure()
      return [
        ...(after.nodes > before.nodes ? [`${after.nodes - before.nodes} nodes`] : []),
        ...(after.listeners > before.listeners ? [`${after.listeners - before.listeners} listeners`] : []),
        ...(after.heap - before.heap > 100 * 1024 ? [`${after.heap - before.heap} bytes`] : []),
      ]
    }
    await expect.poll(left, { timeout: 30_000, interval: 500 }).toEqual([])
  })

  it('may come before or after the loader, be moved, taken out and put back, and keeps its draft', async () => {
    await using visited = await visit({
      body: '<agency-activity-logger id="first"></agency-activity-logger><section></section>',
    })
    const { page, complaints } = visited
    await ready(page, 'activity-logger')
    await page.evaluate(() => {
      const late = document.createElement('agency-activity-logger')
      late.id = 'late'
      document.body.append(late)
    })
    await page.waitForFunction(() => document.querySelector('#late')?.shadowRoot?.querySelector('button'))

    await page.locator('#first').getByRole('button', { name: 'Log activity' }).click()
    const dialog = logger(page)
    await dialog.getByRole('combobox', { name: 'Activity Type' }).click()
    await page.getByRole('option', { name: 'SEM', exact: true }).click()
    const chosen = () => dialog.getByRole('combobox', { name: 'Activity Type' }).textContent()
    expect(await chosen()).toContain('SEM')
    // Moved in the page while it is open.
    await page.evaluate(() =>
      document.querySelector('section')?.append(document.querySelector('#first') ?? ''),
    )
    await dialog.waitFor()
    expect(await chosen()).toContain('SEM')
    // Taken out by a page that swaps its content, and put back later.
    await page.evaluate(async () => {
      const element = document.querySelector('#first')
      element?.remove()
      await new Promise((resolve) => setTimeout(resolve))
      document.querySelector('main')?.append(element ?? '')
    })
    await dialog.waitFor()
    expect(await chosen()).toContain('SEM')
    // The page draws a new element instead of the old one.
    await page.evaluate(() => {
      document.querySelector('#first')?.remove()
      document.querySelector('#late')?.remove()
      document
        .querySelector('main')
        ?.insertAdjacentElement('beforeend', document.createElement('agency-activity-logger'))
    })
    await page.getByRole('button', { name: 'Log activity' }).click()
    await dialog.waitFor()
    expect(await chosen()).toContain('SEM')
    expect(complaints).toEqual([])
  })
})

describe('a widget and the dialogs of its page', () => {
  it('opens above one, is used, and gives the focus back', async () => {
    await using visited = await visit({
      style: '',
      body: `<dialog id="own"><button id="from">Log it</button></dialog>`,
      // Bootstrap and its like bring the focus back to their own dialog.
      early: `addEventListener('DOMContentLoaded',()=>{const own=document.querySelector('#own');own.showModal();document.addEventListener('focusin',(event)=>{if(!own.contains(event.target))document.querySelector('#from').focus()});document.querySelector('#from').addEventListener('click',()=>AgencyPortal.open('activity-logger'))});`,
    })
    const { page, complaints } = visited
    await page.getByRole('button', { name: 'Log it' }).click()
    const dialog = logger(page)
    const field = dialog.getByRole('combobox', { name: 'Client' })
    await field.focus()
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('agency-activity-logger')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('from')

    await page.getByRole('button', { name: 'Log it' }).click()
    await dialog.locator('[contenteditable="true"]').click()
    await page.keyboard.type('Half a sentence')
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('from')
    // Escape closed none of the page's own.
    expect(await page.locator('#own').evaluate((element) => (element as HTMLDialogElement).open)).toBe(true)
    expect(complaints).toEqual([])
  })

  it('works inside one, where Escape closes the topmost only', async () => {
    await using visited = await visit({
      style: '',
      body: `<dialog id="own"><h2>Visit</h2>${everyElement}</dialog>`,
      early: `addEventListener('DOMContentLoaded',()=>document.querySelector('#own').showModal());`,
    })
    const { page } = visited
    await page.getByRole('button', { name: 'Log activity' }).click()
    await logger(page).getByRole('combobox', { name: 'Client' }).waitFor()
    await page.keyboard.press('Escape')
    await logger(page).waitFor({ state: 'detached' })
    expect(await page.locator('#own').evaluate((element) => (element as HTMLDialogElement).open)).toBe(true)
  })
})

describe('the code of a widget', () => {
  it('does not run when a byte of it was changed, neither its first files nor what it loads later', async () => {
    const started = await host({ body: '' })
    await using visited = await visitHost(chromium, started.origin)
    const { page, complaints } = visited
    const tampered: string[] = []
    let spoil = (_size: number): boolean => false
    await page.route('**/embed/v1/*.js', async (route) => {
      const response = await route.fetch()
      const body = await response.body()
      if (!spoil(body.length)) return route.fulfill({ response })
      tampered.push(route.request().url())
      return route.fulfill({ response, body: `${body.toString()}\nwindow.spoiled = true` })
    })
    // The editor is by far the largest file and comes last.
    spoil = (size) => size > 200_000
    await page.goto(started.origin)
    await open(page)
    await logger(page).getByLabel('Activity', { exact: false }).last().click()
    await expect.poll(() => tampered.length).toBe(1)
    await expect.poll(() => complaints.some((text) => /integrity/i.test(text))).toBe(true)
    await close(page)

    spoil = (size) => size > 20_000
    await page.goto(started.origin)
    await page.evaluate(() =>
      (window as unknown as { AgencyPortal: { open(name: string): Promise<void> } }).AgencyPortal.open(
        'activity-logger',
      ).catch(() => undefined),
    )
    expect(await page.evaluate(() => customElements.get('agency-activity-logger') === undefined)).toBe(true)
    expect(await page.evaluate(() => 'spoiled' in window)).toBe(false)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await started[Symbol.asyncDispose]()
  })

  it('stands at addresses that never change, and the loader at one that is looked at again', async () => {
    const loader = await fetch(`${server.url}/embed/loader.js`)
    expect(loader.headers.get('cache-control')).toBe('public, max-age=300')
    const [, entry] = /`(\w{43})`/.exec(await loader.text()) ?? []
    const file = await fetch(`${server.url}/embed/v1/${entry}.js`)
    expect(file.status).toBe(200)
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(file.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('the wrapper for React 19', () => {
  it('draws the loader and a widget, gives it its attributes, hears its events and hands out its element', async () => {
    const app = `
      import { createElement as h, createRef } from 'react'
      import { createRoot } from 'react-dom/client'
      import { AgencyPortal, ActivityLogger } from './agency/react.js'
      const ref = createRef()
      window.told = []
      const App = () => h('div', null,
        h(AgencyPortal, { portal: '${server.url}', assertionUrl: '/assertion', nonce: '${nonce}' }),
        h(ActivityLogger, { ref, clientId: 17, theme: 'dark', onReady: () => window.told.push('ready'), onOpen: () => window.told.push('open') }))
      createRoot(document.querySelector('#app')).render(h(App))
      window.openIt = () => ref.current.open()`
    await using visited = await visit({
      style: '',
      body: `<div id="app"></div><script nonce="${nonce}" src="/app.js"></script>`,
      files: { '/app.js': await reactPage(app) },
      // React cannot make the loader's script where scripts must be trusted.
      policy: withoutTrustedTypes(server.url),
      withoutLoader: true,
    })
    const { page, complaints } = visited
    await ready(page, 'activity-logger')
    expect(await page.locator('agency-activity-logger').getAttribute('client-id')).toBe('17')
    expect(await page.locator('agency-activity-logger').getAttribute('theme')).toBe('dark')
    await page.evaluate(() => (window as unknown as { openIt(): void }).openIt())
    await logger(page).getByRole('combobox', { name: 'Client' }).waitFor()
    expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([
      'ready',
      'open',
    ])
    expect(complaints).toEqual([])
  })
})
