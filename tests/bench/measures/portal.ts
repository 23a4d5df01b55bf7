import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { portalBundle } from '../../laws/portal-bundle.ts'
import { browser } from '../../support/browser.ts'
import { root } from '../../support/root.ts'
import type { RunningServer } from '../../support/server.ts'
import { visitAs } from '../../support/visit.ts'
import { serveEmptyPage } from '../empty-page.ts'
import { kilobytes, ms, type Figure } from '../figure.ts'
import { inRounds, median, percentile } from '../rounds.ts'
import { Running } from '../running.ts'
import type { World } from '../world.ts'

/** What the portal costs its reader: bytes, time until one can use it, and each key of the search. */
export async function measurePortal(world: World): Promise<Figure[]> {
  const agency = await world.agency('PostgreSQL', 'large')
  const [server, empty, chromium] = await Promise.all([
    Running.ours(agency),
    serveEmptyPage(world.place('empty-page')),
    browser({ asPeopleHaveIt: true }),
  ])
  try {
    return [
      ...bytes(empty.bytes),
      ...(await firstLoad(chromium, server, empty.url)),
      ...(await keys(chromium, server)),
    ]
  } finally {
    await chromium.close()
    await empty.stop()
    await server.stop()
  }
}

function bytes(emptyBytes: number): Figure[] {
  const { entry, frame, screens, parts } = portalBundle(join(root, 'portal/dist'))
  const [largest] = screens
  return [
    {
      name: 'portal entry',
      on: '',
      ours: kilobytes(entry.bytes),
      reference: `${kilobytes(emptyBytes)} React alone`,
      value: entry.bytes / 1024,
      reach: { atMost: 95 },
      note: 'KB after gzip, scripts and styles before any screen',
    },
    {
      name: 'portal frame beside the entry',
      on: '',
      ours: kilobytes(frame.bytes),
      reference: '',
      value: frame.bytes / 1024,
      reach: null,
      note: 'KB after gzip, once for a signed-in person: header, sidebar, search',
    },
    {
      name: 'largest screen beside entry and frame',
      on: '',
      ours: kilobytes(largest?.bytes ?? 0),
      reference: '',
      value: (largest?.bytes ?? 0) / 1024,
      reach: { atMost: 40 },
      note: `KB after gzip: ${largest?.name ?? ''}; ${screens.length} screens`,
    },
    ...parts.slice(0, 1).map((part) => ({
      name: 'largest part fetched when approached',
      on: '',
      ours: kilobytes(part.bytes),
      reference: '',
      value: part.bytes / 1024,
      reach: null,
      note: `KB after gzip: ${part.name}`,
    })),
  ]
}

/** In the page: when an element first stood in it, and how far anything moved that nobody touched. */
function watchFor(selector: string): void {
  const seen = window as unknown as { shownAt?: number; moved: number }
  seen.moved = 0
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) seen.moved += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = (): void => {
    if (seen.shownAt === undefined && document.querySelector(selector))
      requestAnimationFrame(() => setTimeout(() => (seen.shownAt ??= performance.now())))
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
  look()
}

/** Milliseconds from the address to the painted element in a browser that has nothing kept, at a quarter of the processor. */
async function shownAfter(
  chromium: Browser,
  url: string,
  selector: string,
): Promise<{ readonly shown: number; readonly moved: number }> {
  const context = await chromium.newContext()
  try {
    const page = await context.newPage()
    await slow(page)
    await page.addInitScript(watchFor, selector)
    await page.goto(url)
    await page.waitForFunction(() => (window as unknown as { shownAt?: number }).shownAt !== undefined)
    return await page.evaluate(() => {
      const { shownAt, moved } = window as unknown as { shownAt: number; moved: number }
      return { shown: shownAt, moved }
    })
  } finally {
    await context.close()
  }
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

async function firstLoad(chromium: Browser, { url }: Running, empty: string): Promise<Figure[]> {
  const moved: number[] = []
  const ours = async (): Promise<number> => {
    const load = await shownAfter(chromium, `${url}/login`, 'input[type=password]')
    moved.push(load.moved)
    return load.shown
  }
  const compared = await inRounds(5, {
    ours,
    reference: async () => (await shownAfter(chromium, empty, '#shown')).shown,
  })
  return [
    {
      name: 'portal, first load until one can sign in',
      on: 'Chromium',
      ours: ms(compared.ours),
      reference: `${ms(compared.reference)} empty page`,
      value: compared.ratio,
      reach: null,
      note: 'cold, processor at a quarter; reference: React alone built the same way',
    },
    {
      name: 'portal, first load: layout shift',
      on: 'Chromium',
      ours: median(moved).toFixed(3),
      reference: '',
      value: Math.max(...moved),
      reach: { atMost: 0 },
      note: 'cumulative layout shift',
    },
  ]
}

interface Keys {
  readonly painted: readonly number[]
  readonly events: readonly number[]
}

/** In the page: the time from each key until the list that follows it is painted, and the browser's own measure of each event. */
function watchKeys(): void {
  const seen = window as unknown as { painted: number[]; events: number[] }
  seen.painted = []
  seen.events = []
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries())
      if (entry.name === 'keydown' || entry.name === 'keypress') seen.events.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  let pressed = 0
  let pending: number | undefined
  document.addEventListener('keydown', () => (pressed = performance.now()), true)
  new MutationObserver(() => {
    if (pressed === 0 || !document.querySelector('[role=listbox]')) return
    const from = pressed
    if (pending !== undefined) cancelAnimationFrame(pending)
    pending = requestAnimationFrame(() => {
      pending = undefined
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        if (from === pressed) {
          seen.painted.push(performance.now() - from)
          pressed = 0
        }
      }
      channel.port2.postMessage(null)
    })
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

const typed = ['toyota of', 'ford nap', 'honda schau', 'd1234', 'mazda tulsa', 'kia plano 1']

async function type(page: Page): Promise<Keys> {
  const field = page.getByRole('combobox', { name: 'Search clients, screens and actions' })
  await field.click()
  await page.evaluate(watchKeys)
  for (const text of typed) {
    await field.fill('')
    await page.keyboard.type(text, { delay: 120 })
  }
  return page.evaluate(() => {
    const { painted, events } = window as unknown as { painted: number[]; events: number[] }
    return { painted, events }
  })
}

async function keys(chromium: Browser, server: Running): Promise<Figure[]> {
  await using visit = await visitAs(chromium, { url: server.url } as RunningServer, 'bench', {
    path: '/clients',
  })
  const { page } = visit
  await page.getByRole('combobox', { name: 'Search clients, screens and actions' }).fill('toy')
  await page.getByRole('option').first().waitFor()
  await page.getByText('Loading the clients').waitFor({ state: 'hidden' })
  await type(page)
  const full = await type(page)
  await slow(page)
  const slowed = await type(page)
  return [
    {
      name: 'search: key to painted list, 50,000 clients',
      on: 'Chromium',
      ours: ms(median(full.painted)),
      reference: '',
      value: median(full.painted),
      reach: { atMost: 8 },
      note: `milliseconds, median of ${full.painted.length} keys; includes the wait for the next frame`,
    },
    {
      name: 'search: key to painted list, 99th percentile',
      on: 'Chromium',
      ours: ms(percentile(full.painted, 0.99)),
      reference: '',
      value: percentile(full.painted, 0.99),
      reach: { atMost: 16 },
      note: 'milliseconds; a frame is 16.7 ms',
    },
    {
      name: 'search: key to next paint at a quarter of the processor',
      on: 'Chromium',
      ours: ms(percentile(slowed.events, 0.98)),
      reference: '',
      value: slowed.events.length === 0 ? 0 : percentile(slowed.events, 0.98),
      reach: { atMost: 100 },
      note: "milliseconds, the browser's own measure, 98th percentile; keys under 16 ms are not counted",
    },
  ]
}
