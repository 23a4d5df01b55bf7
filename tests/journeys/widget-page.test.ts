import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIResponse, Browser, BrowserContextOptions, Page, Route } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  allNames,
  close,
  everyElement,
  names,
  open,
  openForm,
  ready,
  visitWidgets,
  widgetHost,
  type WidgetHostOptions,
} from '../hosts/every-widget.ts'
import { visitHost } from '../hosts/host-visit.ts'
import { nonce, withoutTrustedTypes } from '../hosts/host.ts'
import { reactPage } from '../hosts/react-page.ts'
import { trustedKey, type HostKey } from '../hosts/signing.ts'
import { browser, startServer, type RunningServer } from '../support/index.ts'
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

const logger = (page: Page) => page.getByRole('dialog', { name: 'Log Client Activities' })

describe('a widget and the scripts of its page', () => {
  it('keeps the keys that are pressed in it from the hotkeys of the page', async () => {
    await using visited = await visit({
      early: "window.keys=[];addEventListener('keydown',(event)=>window.keys.push(event.key));",
    })
    const { page } = visited
    await open(page)
    await logger(page).getByRole('combobox', { name: 'Client' }).fill('')
    await page.keyboard.press('j')
    await expect.poll(() => page.evaluate(() => (window as unknown as { keys: string[] }).keys)).toEqual([])
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

/** Answers each of a page's requests as the first one was answered. */
function keptAnswer(): (route: Route) => Promise<void> {
  let first: Promise<APIResponse> | undefined
  return async (route) => {
    first ??= route.fetch()
    await route.fulfill({ response: await first })
  }
}

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

  it('leaves no node, listener or timer however many come and go', async () => {
    await using visited = await visit(
      { body: '', early: allNames.map((name) => `AgencyPortal.q.push(['load','${name}']);`).join('') },
      { before: countTimers },
    )
    const { page } = visited
    const session = await page.context().newCDPSession(page)
    // The server lets nobody ask for a form more than twice a second.
    const form = await openForm(server)
    await page.route(`**/public-forms/${form}`, keptAnswer())
    const kinds = [
      ...allNames.map((name) => ({ tag: `agency-${name}`, inPage: false })),
      { tag: 'agency-form', inPage: true },
    ]
    const cycle = (times: number) =>
      page.evaluate(
        async ({ elements, key, count }) => {
          const until = async (holds: () => boolean): Promise<void> => {
            while (!holds()) await new Promise((resolve) => requestAnimationFrame(resolve))
          }
          for (const { tag } of elements) await customElements.whenDefined(tag)
          for (let turn = 0; turn < count; turn++) {
            for (const { tag, inPage } of elements) {
              const element = document.createElement(tag) as HTMLElement & { open(): void; close(): void }
              const opened = inPage ? '[part=form] button' : 'dialog:is([open], :popover-open)'
              if (tag === 'agency-form') element.setAttribute('form', key)
              element.toggleAttribute('inline', inPage)
              document.body.append(element)
              element.open()
              await until(() => element.shadowRoot?.querySelector(opened) !== null)
              element.close()
              await until(() => element.shadowRoot?.querySelector(opened) === null)
              element.remove()
              await until(() => element.shadowRoot?.querySelector('button') === null)
            }
          }
        },
        { elements: kinds, key: form, count: times },
      )
    const measure = async (): Promise<{ nodes: number; listeners: number; heap: number }> => {
      for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage')
      const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      return { nodes, listeners, heap: usedSize }
    }
    const timers = () => page.evaluate(() => (window as unknown as { timers: number }).timers)
    // What the engine compiles and keeps for the first ones is no leak, nor is code that comes with them.
    const files = () => page.locator('link[rel=modulepreload]').count()
    let known = -1
    while (known !== (await files())) {
      known = await files()
      await cycle(10)
      await page.waitForLoadState('networkidle')
    }
    // What is held by each round of them grows with every round, however many; what the engine compiles, or keeps
    // because the machine is busy, does not.
    const held = async (): Promise<string[]> => {
      const before = await measure()
      await cycle(15)
      await expect.poll(timers).toBe(0)
      // The last ones may still be on their way out: what they asked for has to be answered first.
      await page.waitForLoadState('networkidle')
      const after = await measure()
      return [
        ...(after.nodes > before.nodes ? [`${after.nodes - before.nodes} nodes`] : []),
        ...(after.listeners > before.listeners ? [`${after.listeners - before.listeners} listeners`] : []),
        ...(after.heap - before.heap > 100 * 1024 ? [`${after.heap - before.heap} bytes`] : []),
      ]
    }
    let rounds: readonly string[] = []
    for (let round = 0; round < 8; round += 1) {
      rounds = await held()
      if (rounds.length === 0) break
    }
    expect(rounds).toEqual([])
  }, 900_000)

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
    await expect.poll(() => chosen()).toContain('SEM')
    // Moved in the page while it is open.
    await page.evaluate(() =>
      document.querySelector('section')?.append(document.querySelector('#first') ?? ''),
    )
    await dialog.waitFor()
    await expect.poll(() => chosen()).toContain('SEM')
    const isModal = await page
      .locator('#first')
      .evaluate((element) => element.shadowRoot?.querySelector('dialog')?.matches(':modal'))
    expect(isModal).toBe(true)
    // Taken out by a page that swaps its content, and put back later.
    await page.evaluate(async () => {
      const element = document.querySelector('#first')
      element?.remove()
      await new Promise((resolve) => setTimeout(resolve))
      document.querySelector('main')?.append(element ?? '')
    })
    await dialog.waitFor()
    await expect.poll(() => chosen()).toContain('SEM')
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
    await expect.poll(() => chosen()).toContain('SEM')
    expect(complaints).toEqual([])
  })
})

describe('a widget above a dialog of its page', () => {
  it('opens above one, is written in, and asks there before it throws anything away', async () => {
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
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.localName))
      .toBe('agency-activity-logger')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('from')

    await page.getByRole('button', { name: 'Log it' }).click()
    await dialog.getByRole('textbox', { name: 'Activity' }).hover()
    await dialog.locator('[contenteditable="true"]').click()
    await page.keyboard.type('Half a sentence')
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('from')
    // Escape closed none of the page's own.
    await expect
      .poll(() => page.locator('#own').evaluate((element) => (element as HTMLDialogElement).open))
      .toBe(true)
    expect(complaints).toEqual([])
  })
})

/** What focus-trap and Radix do for a dialog that is open: the one holds the focus and every press, the other closes. */
const dialogsOfLibraries = `addEventListener('DOMContentLoaded',()=>{
  const trap=document.querySelector('#trap'),modal=document.querySelector('#modal'),hold=(event)=>{if(event.composedPath().includes(trap))return;event.preventDefault();event.stopImmediatePropagation()};
  let layered=true;const close=()=>{if(layered){layered=false;modal.remove();window.theirsClosed=true}};
  document.addEventListener('focusin',(event)=>{if(event.composedPath().includes(trap))return;event.stopImmediatePropagation();trap.querySelector('input').focus()},true);
  for(const type of ['mousedown','touchstart','click'])document.addEventListener(type,hold,{capture:true,passive:false});
  document.addEventListener('keydown',(event)=>{if(event.key==='Tab'){event.preventDefault();trap.querySelector('input').focus()}},true);
  document.addEventListener('keydown',(event)=>{if(event.key==='Escape')close()},true);
  for(const type of ['pointerdown','focusin'])document.addEventListener(type,(event)=>{if(!modal.contains(event.target)&&!trap.contains(event.target))close()});
  document.addEventListener('focusout',(event)=>{if(event.relatedTarget&&!trap.contains(event.relatedTarget))trap.querySelector('input').focus()});
});`

describe('a widget on a page whose libraries hold the focus', () => {
  it('is written in and pressed, and neither a press nor Escape in it reaches the dialog of the page', async () => {
    await using visited = await visit({
      style: '',
      as: 'admin',
      body: '<div id="trap"><input aria-label="Held"></div><div id="modal" role="dialog">Theirs</div><dialog id="later"><button>Own</button></dialog>',
      early: dialogsOfLibraries,
    })
    const { page, complaints } = visited
    const focused = () => page.evaluate(() => document.activeElement?.localName)
    await page.getByLabel('Held').focus()
    await open(page, 'ai-chat')
    const field = page.getByPlaceholder('Type your message...')
    await field.click()
    await page.keyboard.type('Is it there?')
    await expect.poll(() => field.inputValue()).toBe('Is it there?')
    await page.keyboard.press('Tab')
    await expect.poll(() => focused()).toBe('agency-ai-chat')
    const chat = page.locator('agency-ai-chat dialog')
    await page.getByRole('button', { name: 'Expand' }).click()
    await page.getByRole('button', { name: 'Minimize' }).click()
    await expect.poll(() => focused()).toBe('agency-ai-chat')
    // A dialog of the page that comes later lets nothing else be used, until the chat is asked for again.
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#later')?.showModal())
    await page.evaluate(() =>
      (window as unknown as { AgencyPortal: { open(name: string): Promise<boolean> } }).AgencyPortal.open(
        'ai-chat',
      ),
    )
    await field.click()
    await page.keyboard.type(' Yes.')
    await expect.poll(() => field.inputValue()).toBe('Is it there? Yes.')
    await page.keyboard.press('Escape')
    await chat.waitFor({ state: 'detached' })
    const stillThere = () =>
      page.evaluate(() => [
        'theirsClosed' in window,
        document.querySelector<HTMLDialogElement>('#later')?.open,
        document.querySelector('#modal') !== null,
      ])
    await expect.poll(() => stillThere()).toEqual([false, true, true])

    // A box is ticked once, a list opens and closes, and Escape closes the topmost only.
    await open(page, 'interaction-logger')
    const dialog = page.getByRole('dialog', { name: 'Log Client Interaction' })
    await dialog.getByRole('combobox', { name: 'Interaction Type' }).click()
    await page.getByRole('option', { name: 'Text Message' }).click()
    const box = dialog.getByRole('checkbox').first()
    const before = await box.isChecked()
    await box.press(' ')
    await expect.poll(() => box.isChecked()).toBe(!before)
    await dialog.locator('[contenteditable="true"]').first().click()
    await page.keyboard.type('Written in a trap')
    // A task that is wanted begins with the same words.
    await dialog.getByText('Written in a trap').first().waitFor()
    await dialog.getByRole('combobox', { name: 'Interaction Type' }).click()
    await page.keyboard.press('Escape')
    await dialog.waitFor()
    await expect.poll(() => stillThere()).toEqual([false, true, true])
    expect(complaints).toEqual([])
  })
})

describe('the button of a widget', () => {
  /** The renderer, the session and all that a button opens, as files of the portal. */
  const later = (): ReadonlySet<string> => {
    const { files, later: parts } = JSON.parse(
      readFileSync(join(root, 'widgets/dist/manifest.json'), 'utf8'),
    ) as Record<'files' | 'later', Record<string, string[]>>
    const first = new Set(Object.values(files).flat())
    return new Set(
      Object.values(parts)
        .flat()
        .filter((file) => !first.has(file)),
    )
  }
  const host = async () => {
    const started = await widgetHost({ server, chromium, key }, { body: '' })
    const visited = await visitHost(chromium, 'about:blank')
    const { page } = visited
    const files = later()
    const isLate = (address: URL): boolean => files.has(address.pathname.split('/').at(-1) ?? '')
    const button = page.getByRole('button', { name: 'Log activity' })
    return {
      ...visited,
      started,
      isLate,
      button,
      [Symbol.asyncDispose]: async () => {
        await visited[Symbol.asyncDispose]()
        await started[Symbol.asyncDispose]()
      },
    }
  }

  it('stands before what draws the rest has come, waits for it, and stays the same element with the focus', async () => {
    await using visited = await host()
    const { page, started, isLate, button, complaints } = visited
    const come = Promise.withResolvers<void>()
    await page.route(isLate, async (route) => {
      await come.promise
      await route.continue()
    })
    await page.goto(started.origin)
    await page.evaluate(() => document.body.append(document.createElement('agency-activity-logger')))
    await button.waitFor()
    const before = await button.evaluate((element) => {
      Object.assign(element, { sameOne: true })
      return element.outerHTML
    })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
    come.resolve()
    await logger(page).getByRole('combobox', { name: 'Client' }).waitFor()
    await close(page)
    await expect.poll(() => button.evaluate((element) => element.outerHTML)).toBe(before)
    await expect
      .poll(() =>
        button.evaluate(
          (element) =>
            'sameOne' in element && (element.getRootNode() as ShadowRoot).activeElement === element,
        ),
      )
      .toBe(true)
    expect(complaints).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  it('says when what it opens could not be loaded, and asks for it again at the next press', async () => {
    await using visited = await host()
    const { page, started, isLate, button } = visited
    await page.route(isLate, (route) => route.abort())
    await page.goto(started.origin)
    await page.evaluate(() => document.body.append(document.createElement('agency-activity-logger')))
    await button.click()
    await page
      .getByRole('alert')
      .getByText('This could not be loaded. Check your connection and try again.')
      .waitFor()
    await expect.poll(() => button.getAttribute('aria-busy')).toBeNull()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // What draws has come, and what it draws has not.
    const { later: parts } = JSON.parse(
      readFileSync(join(root, 'widgets/dist/manifest.json'), 'utf8'),
    ) as Record<'later', Record<string, string[]>>
    const [own = ''] = parts['activity-logger/activity-logger-widget'] ?? []
    await page.route(`**/${own}`, (route) => route.abort())
    const opened = await page.evaluate(async () => {
      const api = (window as unknown as { AgencyPortal: { open(name: string): Promise<boolean> } })
        .AgencyPortal
      const element = document.querySelector('agency-activity-logger') as HTMLElement & { isOpen: boolean }
      return [await api.open('activity-logger'), element.isOpen]
    })
    expect(opened).toEqual([false, false])
    await page.getByRole('region', { name: 'Messages' }).getByText('This could not be loaded.').waitFor()
    const notLoaded = ['error', expect.objectContaining({ code: 'not-loaded' })]
    await expect
      .poll(async () => (await visited.heard()).filter(([name]) => name === 'error'))
      .toEqual([notLoaded, notLoaded])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await button.click()
    await logger(page).getByRole('combobox', { name: 'Client' }).waitFor()
  })
})

describe('a widget whose code does not come', () => {
  it.each(allNames)(
    'agency-%s says so where it would be, and comes when it is asked for again',
    async (name) => {
      await using started = await widgetHost({ server, chromium, key }, { as: 'seo', shows: name, style: '' })
      await using visited = await visitHost(chromium, 'about:blank')
      const { page, complaints } = visited
      await page.route('**/embed/v1/*.js', (route) => route.abort())
      await page.goto(started.origin)
      const again = page.getByRole('button', { name: 'Not loaded. Try again' })
      await again.click()
      await again.waitFor()
      const told = await visited.heard()
      expect(told.length).toBeGreaterThan(0)
      for (const [event, detail] of told)
        expect([event, detail]).toMatchObject(['error', { code: 'not-loaded' }])
      const refused = await page.evaluate(
        (widget) =>
          (window as unknown as { AgencyPortal: { open(name: string): Promise<void> } }).AgencyPortal.open(
            widget,
          ).then(
            () => null,
            (error: Error & { code: string }) => [error instanceof Error, error.code],
          ),
        name,
      )
      expect(refused).toEqual([true, 'not-loaded'])
      // Nothing but the browser's own words about the addresses: no rejection that nobody handled.
      expect(complaints.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([])

      // One file after the other fails once.
      const failed = new Set<string>()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.route('**/embed/v1/*.js', (route) => {
        const { href } = new URL(route.request().url())
        return failed.size === failed.add(href).size
          ? route.continue()
          : route.fulfill({ status: 503, body: '' })
      })
      const frame = page.locator(`agency-${name} dialog:is([open], :popover-open)`).first()
      const button = page.locator(`agency-${name}`).getByRole('button').first()
      const isOpen = async (): Promise<boolean> => {
        if (await frame.isVisible()) return true
        await button.click({ timeout: 1000 }).catch(() => undefined)
        return frame.isVisible()
      }
      await expect.poll(isOpen, { interval: 300 }).toBe(true)
      expect(failed.size).toBeGreaterThan(3)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  )

  it('comes by itself when there is a connection again', async () => {
    await using started = await widgetHost({ server, chromium, key }, { body: '' })
    await using visited = await visitHost(chromium, started.origin)
    const { page } = visited
    await page.context().setOffline(true)
    await page.evaluate(() => document.body.append(document.createElement('agency-activity-logger')))
    await page.getByRole('button', { name: 'Not loaded. Try again' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Log activity' }).waitFor()
  })

  it('is named where there is none of that name, and the portal is not asked for it', async () => {
    await using visited = await visit({ body: '<agency-activity-loger></agency-activity-loger>', style: '' })
    const { page, complaints } = visited
    await page.getByRole('button', { name: 'There is no <agency-activity-loger>.' }).waitFor()
    await expect.poll(() => visited.heard()).toMatchObject([['error', { code: 'unknown-widget' }]])
    expect(visited.asked.filter((address) => address.includes('undefined'))).toEqual([])
    expect(complaints).toEqual([])
  })
})

describe('the code of a widget', () => {
  it('does not run when a byte of it was changed, neither its first files nor what it loads later', async () => {
    await using started = await widgetHost({ server, chromium, key }, { body: '' })
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

    spoil = () => true
    await page.goto(started.origin)
    await page.evaluate(() =>
      (window as unknown as { AgencyPortal: { open(name: string): Promise<void> } }).AgencyPortal.open(
        'activity-logger',
      ).catch(() => undefined),
    )
    await expect
      .poll(() => page.evaluate(() => customElements.get('agency-activity-logger') === undefined))
      .toBe(true)
    await expect.poll(() => page.evaluate(() => 'spoiled' in window)).toBe(false)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
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

  it('has its loader under a name that never changes too, and leads a version that is gone to the one there is', async () => {
    const { current } = (await (await fetch(`${server.url}/embed/versions.json`)).json()) as {
      current: { version: string; integrity: string }
    }
    const address = `${server.url}/embed/loader-${current.version}.js`
    const pinned = await fetch(address)
    expect(pinned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await pinned.text()).toBe(await (await fetch(`${server.url}/embed/loader.js`)).text())
    const gone = await fetch(`${server.url}/embed/loader-00000000.js`, { redirect: 'manual' })
    expect([gone.status, gone.headers.get('location')]).toEqual([302, '/embed/loader.js'])

    await using visited = await visit({
      style: '',
      withoutLoader: true,
      body: `<agency-activity-logger></agency-activity-logger><script async nonce="${nonce}" src="${address}" integrity="${current.integrity}" crossorigin data-portal="${server.url}" data-assertion-url="/assertion" data-debug></script>`,
    })
    const { page, complaints, said } = visited
    await open(page)
    await logger(page).getByRole('combobox', { name: 'Client' }).waitFor()
    // With `data-debug` it says what it does, and nothing that is nobody's business.
    await expect
      .poll(() => said.some((line) => /^agency clients\.simpleList ok \d+ ms/.test(line)))
      .toBe(true)
    await close(page)
    await expect
      .poll(() => said.some((line) => line.startsWith('agency agency-activity-logger agency:close')))
      .toBe(true)
    expect(said.filter((line) => /token|eyJ/i.test(line))).toEqual([])
    expect(complaints).toEqual([])
  })
})

describe('the loader as a module', () => {
  it('finds its own element and serves the page', async () => {
    await using visited = await visit({
      style: '',
      body: `<agency-activity-logger></agency-activity-logger><script type="module" nonce="${nonce}" src="${server.url}/embed/loader.js" data-portal="${server.url}"></script>`,
      withoutLoader: true,
    })
    const { page, complaints } = visited
    await ready(page, 'activity-logger')
    expect(complaints).toEqual([])
  })
})

describe('the element as a framework and a script have it', () => {
  it('takes its properties before and after its code, answers promises, and goes when it is told to', async () => {
    await using visited = await visit({
      style: '',
      body: '<agency-activity-logger></agency-activity-logger>',
      // Vue, Angular and Lit set properties, also where the loader comes later.
      early:
        "Object.assign(document.querySelector('agency-activity-logger'),{clientId:1001,theme:'dark',primaryColor:'#e6007e'});",
    })
    const { page, complaints } = visited
    await ready(page, 'activity-logger')
    const element = page.locator('agency-activity-logger')
    const attributes = () =>
      element.evaluate((one) => ['client-id', 'theme', 'primary-color'].map((name) => one.getAttribute(name)))
    await expect.poll(() => attributes()).toEqual(['1001', 'dark', '#e6007e'])
    await element.evaluate((one) =>
      Object.assign(one, { clientId: 1002, theme: null, primaryColor: undefined }),
    )
    await expect.poll(() => attributes()).toEqual(['1002', null, null])
    const step = (work: 'open' | 'close' | 'destroy') =>
      element.evaluate(async (one, name) => {
        const it = one as HTMLElement & Record<typeof name, () => Promise<unknown>> & { isOpen: boolean }
        return [await it[name](), it.isOpen, it.isConnected]
      }, work)
    expect(await step('open')).toEqual([true, true, true])
    await logger(page).getByRole('combobox', { name: 'Activity Type' }).waitFor()
    expect(await step('close')).toEqual([undefined, false, true])
    expect(await step('destroy')).toEqual([undefined, false, false])
    expect(complaints).toEqual([])
  })

  it('begins a form with what the page gives, never over what its person typed, and says what it does not take', async () => {
    await using visited = await visit({ style: '', body: everyElement, as: 'admin' })
    const { page } = visited
    const prefill = (name: string, values: object): Promise<unknown> =>
      page.evaluate(
        async ([widget, given]) => {
          const api = (window as unknown as { AgencyPortal: { load(name: string): Promise<unknown> } })
            .AgencyPortal
          await api.load(widget)
          const element = document.querySelector(`agency-${widget}`) as HTMLElement & {
            prefill(values: object): Promise<boolean>
          }
          return element
            .prefill(given)
            .catch((error: Error & { code: string }) => [error.code, error.message])
        },
        [name, values] as const,
      )
    for (const name of names) expect(await prefill(name, {})).toBe(true)
    for (const name of names)
      expect(await prefill(name, { colour: 'red' })).toMatchObject([
        'unknown-field',
        expect.stringContaining(`<agency-${name}> has no “colour” to fill in.`),
      ])
    expect(await prefill('activity-logger', { clientId: 'x' })).toMatchObject([
      'unknown-field',
      '“clientId” of <agency-activity-logger> is a number.',
    ])

    const given = {
      clientId: 1001,
      typeId: 3,
      date: '2026-03-04',
      text: 'Called <them>\nTwice',
      isExternal: true,
    }
    expect(await prefill('activity-logger', given)).toBe(true)
    await open(page)
    const editor = logger(page).locator('[contenteditable="true"]')
    await logger(page).getByRole('textbox', { name: 'Activity' }).click()
    await editor.getByText('Called <them>').waitFor()
    await expect
      .poll(() => logger(page).getByRole('textbox', { name: /^Date/ }).inputValue())
      .toBe('03/04/2026')
    await expect
      .poll(() =>
        logger(page)
          .getByRole('switch', { name: /^External/ })
          .isChecked(),
      )
      .toBe(true)
    await expect
      .poll(() => logger(page).getByRole('combobox', { name: 'Activity Type' }).innerText())
      .not.toBe('')
    // Nothing was typed: closing asks nothing.
    await page.keyboard.press('Escape')
    await expect.poll(() => logger(page).count()).toBe(0)
    await open(page)
    await logger(page).getByRole('textbox', { name: 'Activity' }).click()
    await editor.getByText('Called <them>').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' today')
    await editor.getByText('Called <them> today').waitFor()
    expect(await prefill('activity-logger', { ...given, text: 'Something else' })).toBe(true)
    await editor.or(logger(page)).getByText('Called <them> today').first().waitFor()
    await close(page)

    expect(await prefill('interaction-logger', { clientId: 1001, date: '2026-03-04', text: 'Met' })).toBe(
      true,
    )
    await open(page, 'interaction-logger')
    const interaction = page.getByRole('dialog', { name: 'Log Client Interaction' })
    await expect
      .poll(() => interaction.getByRole('textbox', { name: 'Published Date' }).inputValue())
      .toBe('03/04/2026')
    await close(page, 'interaction-logger')

    expect(await prefill('support-request', { issueType: 'Bug', title: 'No map', text: 'It is gone.' })).toBe(
      true,
    )
    await open(page, 'support-request')
    const request = page.getByRole('dialog', { name: 'New Request' })
    await expect.poll(() => request.getByLabel('Brief Title').inputValue()).toBe('No map')
    await request.getByText('Impact Assessment').waitFor()
    await close(page, 'support-request')

    expect(await prefill('ai-chat', { text: 'How did March go?' })).toBe(true)
    await open(page, 'ai-chat')
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('How did March go?')
  })

  it('speaks in the words of the page, now and later, and in its own again', async () => {
    const words =
      "{lang:'es',translate:(text)=>({'Log activity':'Registrar actividad','Log Client Activities':'Actividades','Save':'Guardar','Client':'Cliente','Close':'Cerrar'})[text]}"
    await using visited = await visit({
      style: '',
      body: '<agency-activity-logger></agency-activity-logger>',
      early: `AgencyPortal.q.push(['localize',${words}]);`,
    })
    const { page, complaints } = visited
    await page.getByRole('button', { name: 'Registrar actividad' }).click()
    const dialog = page.getByRole('dialog', { name: 'Actividades' })
    await dialog.getByRole('button', { name: 'Guardar' }).waitFor()
    await dialog.getByRole('combobox', { name: 'Cliente' }).waitFor()
    await expect.poll(() => dialog.locator('xpath=ancestor::*[@lang]').last().getAttribute('lang')).toBe('es')
    await page.evaluate(() =>
      (window as unknown as { AgencyPortal: { localize(by: null): Promise<void> } }).AgencyPortal.localize(
        null,
      ),
    )
    await logger(page).getByRole('button', { name: 'Save' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('says that the client which the page names is none', async () => {
    await using visited = await visit({
      style: '',
      body: '<agency-activity-logger client-id="Harbor Auto"></agency-activity-logger><agency-interaction-logger client-id="987654"></agency-interaction-logger>',
      as: 'admin',
    })
    const { page } = visited
    const told = async () =>
      (await visited.heard()).flatMap(([name, detail]) =>
        name === 'error' ? [(detail as { code: string }).code] : [],
      )
    for (const [place, name] of ['activity-logger', 'interaction-logger'].entries()) {
      await open(page, name)
      await page
        .getByText('The client that this page names is not one of yours. Choose one.')
        .first()
        .waitFor()
      await expect.poll(told).toEqual(Array.from({ length: place + 1 }, () => 'unknown-client'))
      await close(page, name)
    }
  })
})

describe('the wrapper for React 19', () => {
  it('draws the loader and a widget, gives it its attributes, hears its events and hands out its element', async () => {
    const app = `
      import { createElement as h, createRef } from 'react'
      import { createRoot } from 'react-dom/client'
      import { AgencyLoader, ActivityLogger } from './agency/react.js'
      const ref = createRef()
      window.told = []
      const App = () => h('div', null,
        h(AgencyLoader, { portal: '${server.url}', assertionUrl: '/assertion', nonce: '${nonce}' }),
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
    await expect.poll(() => page.locator('agency-activity-logger').getAttribute('client-id')).toBe('17')
    await expect.poll(() => page.locator('agency-activity-logger').getAttribute('theme')).toBe('dark')
    await page.evaluate(() => (window as unknown as { openIt(): void }).openIt())
    await logger(page).getByRole('combobox', { name: 'Client' }).waitFor()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told))
      .toEqual(['ready', 'open'])
    expect(complaints).toEqual([])
  })

  it('tells its handlers where the HTML came from a server, once, whether the code was there before or after', async () => {
    const app = `
      import { createElement as h, useState } from 'react'
      import { hydrateRoot } from 'react-dom/client'
      import { ActivityLogger } from './agency/react.js'
      window.told = []
      const App = () => {
        const [times, again] = useState(0)
        window.again = () => again((count) => count + 1)
        const tell = (name) => () => window.told.push(name + times)
        return h(ActivityLogger, { clientId: 1001 + times, className: 'wide', onReady: tell('ready'), onOpen: tell('open'), onClose: tell('close') })
      }
      window.hydrate = () => {
        const place = document.querySelector('#app')
        hydrateRoot(place, h(App))
      }`
    await using visited = await visit({
      style: '',
      body: `<div id="app"><agency-activity-logger client-id="1001" class="wide"></agency-activity-logger></div><script nonce="${nonce}" src="/app.js"></script>`,
      files: { '/app.js': await reactPage(app) },
      policy: withoutTrustedTypes(server.url),
    })
    const { page, complaints } = visited
    await ready(page, 'activity-logger')
    const run = (name: string) =>
      page.evaluate((each) => (window as unknown as Record<string, () => unknown>)[each]?.(), name)
    await run('hydrate')
    const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told)
    await expect.poll(told).toEqual(['ready0'])
    // Handlers that were replaced are the ones that hear.
    await run('again')
    await expect.poll(() => page.locator('agency-activity-logger').getAttribute('client-id')).toBe('1002')
    await page.getByRole('button', { name: 'Log activity' }).click()
    await logger(page).waitFor()
    await close(page)
    await expect.poll(() => told()).toEqual(['ready0', 'open1', 'close1'])
    expect(complaints).toEqual([])
  })
})
