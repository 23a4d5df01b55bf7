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

/**
 * How long after the last byte of a report's answer its rows are painted, where somebody goes to it from another
 * report: of several the one that takes longest.
 */
export async function measurePaint(url: string, reports: readonly Painted[]): Promise<Figure> {
  const chromium = await browser({ asPeopleHaveIt: true })
  try {
    const painted: { readonly title: string; readonly after: number }[] = []
    for (const [at, { report, call }] of reports.entries()) {
      const before = reports[(at + 1) % reports.length]?.report ?? report
      const after: number[] = []
      for (let load = 0; load < loads; load += 1)
        after.push(await paintedAfter(chromium, url, { report, call }, before))
      painted.push({ title: report.title, after: median(after) })
    }
    for (const { title, after } of painted) console.log(`  ${title}: painted ${ms(after)} after its answer`)
    const [worst] = painted.toSorted((a, b) => b.after - a.after)
    if (!worst) throw new Error('There is no report.')
    return {
      name: `declared reports, from the answer to the painted screen: ${worst.title}`,
      on: 'Chromium',
      ours: ms(worst.after),
      reference: '',
      value: worst.after,
      reach: { atMost: 1000 / 60 },
      note: `milliseconds, median of ${loads}, of the ${reports.length} whose answers are largest; a frame is 16.7 ms`,
    }
  } finally {
    await chromium.close()
  }
}

async function paintedAfter(
  chromium: Browser,
  url: string,
  { report, call }: Painted,
  before: Report,
): Promise<number> {
  await using visit = await visitAs(chromium, { url } as RunningServer, 'bench', { path: screenOf(before) })
  const { page } = visit
  await page.getByRole('heading', { level: 1, name: before.title }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(watchFor, call)
  await page.evaluate((to) => history.pushState({}, '', to), screenOf(report))
  await page.waitForFunction(() => (window as unknown as { after?: number }).after !== undefined)
  return page.evaluate(() => (window as unknown as { after: number }).after)
}

function screenOf({ title, route }: Report): string {
  if (route === null) throw new Error(`${title} has no screen of its own.`)
  return routeOf(route).path
}

/** In the page: the time from the last byte of a call's answer until the rows that follow it are painted. */
function watchFor(call: string): void {
  const seen = window as unknown as { after?: number }
  const answered = (): number | undefined =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(
      ({ name, responseEnd }) => responseEnd > 0 && new URL(name).pathname.endsWith(call),
    )?.responseEnd
  const stands = (): boolean =>
    document.querySelector('main :is(td, [role="gridcell"])') !== null &&
    document.querySelector('main [aria-busy="true"]') === null
  let waits = false
  new MutationObserver(() => {
    const at = answered()
    if (waits || at === undefined || !stands()) return
    waits = true
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => (seen.after ??= performance.now() - at)
      channel.port2.postMessage(null)
    })
  }).observe(document, { childList: true, subtree: true, attributes: true })
}
