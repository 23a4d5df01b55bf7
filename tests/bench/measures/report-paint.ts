import type { Browser } from 'playwright'
import { routeOf } from '@portal/core/foundation/routes/catalogue'
import type { Report } from '@portal/core/platform/reports/report'
import { browser } from '../../support/browser.ts'
import type { RunningServer } from '../../support/server.ts'
import { visitAs } from '../../support/visit.ts'
import { ms, type Figure } from '../figure.ts'
import { median } from '../rounds.ts'

const loads = 5

/** A declared report of the whole agency, and the path of its call. */
export interface Painted {
  readonly report: Report
  readonly call: string
}

/** Milliseconds after an answer. */
interface After {
  /** After the last byte of the report's own answer: its figures and the first rows are painted. */
  readonly first: number
  /** After that of the last answer of the screen: nothing on it is on its way any more, charts and sections included. */
  readonly whole: number
}

/**
 * How long after the last byte of a report's answer it is painted, where somebody goes to it from another report: its
 * figures and first rows, and everything; of several reports the one that takes longest.
 */
export async function measurePaint(url: string, reports: readonly Painted[]): Promise<readonly Figure[]> {
  const chromium = await browser({ asPeopleHaveIt: true })
  try {
    const painted: (After & { readonly title: string })[] = []
    for (const [at, { report, call }] of reports.entries()) {
      const before = reports[(at + 1) % reports.length]?.report ?? report
      const after: After[] = []
      for (let load = 0; load < loads; load += 1)
        after.push(await paintedAfter(chromium, url, { report, call }, before))
      painted.push({
        title: report.title,
        first: median(after.map(({ first }) => first)),
        whole: median(after.map(({ whole }) => whole)),
      })
    }
    for (const { title, first, whole } of painted)
      console.log(`  ${title}: painted ${ms(first)} after its answer, whole ${ms(whole)} after the last one`)
    return (['first', 'whole'] as const).map((part) => {
      const [worst] = painted.toSorted((a, b) => b[part] - a[part])
      if (!worst) throw new Error('There is no report.')
      return {
        name: `declared reports, from the answer to the ${part === 'first' ? 'first paint' : 'whole screen'}: ${worst.title}`,
        on: 'Chromium',
        ours: ms(worst[part]),
        reference: '',
        value: worst[part],
        reach: part === 'first' ? { atMost: 1000 / 60 } : null,
        note: `milliseconds, median of ${loads}, of the ${reports.length} whose answers are largest; a frame is 16.7 ms`,
      }
    })
  } finally {
    await chromium.close()
  }
}

async function paintedAfter(
  chromium: Browser,
  url: string,
  { report, call }: Painted,
  before: Report,
): Promise<After> {
  await using visit = await visitAs(chromium, { url } as RunningServer, 'bench', { path: screenOf(before) })
  const { page } = visit
  await page.getByRole('heading', { level: 1, name: before.title }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(watchFor, call)
  await page.evaluate((to) => history.pushState({}, '', to), screenOf(report))
  await page.waitForFunction(
    () => (window as unknown as { after?: Partial<After> }).after?.whole !== undefined,
  )
  return page.evaluate(() => (window as unknown as { after: After }).after)
}

function screenOf({ title, route }: Report): string {
  if (route === null) throw new Error(`${title} has no screen of its own.`)
  return routeOf(route).path
}

/** In the page: the times from the last byte of an answer until what follows it is painted. */
function watchFor(call: string): void {
  const seen = window as unknown as { after?: Partial<Record<'first' | 'whole', number>> }
  const after = (seen.after = {} as NonNullable<typeof seen.after>)
  const began = performance.now()
  const answered = (which: (path: string) => boolean): number =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(
        ({ name, startTime, responseEnd }) =>
          startTime >= began && responseEnd > 0 && which(new URL(name).pathname),
      )
      .reduce((last, { responseEnd }) => Math.max(last, responseEnd), 0)
  const stands = {
    first: () =>
      document.querySelector('main td[data-place]') !== null &&
      document.querySelector('main :is(dl, [role="grid"])[aria-busy="true"]') === null,
    whole: () =>
      document.querySelector('main td[data-place]') !== null &&
      document.querySelector('main [aria-busy="true"]') === null,
  }
  const waits = { first: false, whole: false }
  new MutationObserver(() => {
    const own = answered((path) => path.endsWith(call))
    if (own === 0) return
    for (const part of ['first', 'whole'] as const) {
      if (waits[part] || !stands[part]()) continue
      waits[part] = true
      const at = part === 'first' ? own : answered((path) => path.startsWith('/api/reports/'))
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => (after[part] ??= performance.now() - at)
        channel.port2.postMessage(null)
      })
    }
  }).observe(document, { childList: true, subtree: true, attributes: true })
}
