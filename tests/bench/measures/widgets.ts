import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import type { Answer } from '@portal/core/calls'
import { widgets } from '@portal/core/access/embed/widgets'
import { startHost } from '../../hosts/host.ts'
import { browser } from '../../support/browser.ts'
import { root } from '../../support/root.ts'
import { signIn, startServer, type RunningServer } from '../../support/index.ts'
import { kilobytes, ms, type Figure } from '../figure.ts'
import { median } from '../rounds.ts'

const rounds = 5

/** Kilobytes that the first use of a widget may cost, after gzip. */
const mostBytes: Readonly<Record<string, number>> = {
  'ai-chat': 33,
  'activity-logger': 42,
  'budget-changes': 40,
  'support-request': 42,
  'interaction-logger': 42,
}

/** What a widget costs the page of somebody else: bytes, time until its button is there, and time of its scripts. */
export async function measureWidgets(): Promise<Figure[]> {
  const server = await startServer({ database: 'pglite', content: 'demo' })
  const chromium = await browser({ asPeopleHaveIt: true })
  try {
    const figures: Figure[] = []
    for (const name of Object.keys(widgets)) {
      figures.push(bytesOf(name))
      const shown: number[] = []
      const evaluated: number[] = []
      for (let round = 0; round < rounds; round++) {
        const seen = await firstVisit(chromium, server.url, name)
        shown.push(seen.shown)
        evaluated.push(seen.evaluated)
      }
      const line = (what: string, value: number, atMost: number, note: string): Figure => ({
        name: `${name}, ${what}`,
        on: '',
        ours: ms(value),
        reference: '',
        value,
        reach: { atMost },
        note: `${note}, median of ${rounds}`,
      })
      figures.push(
        line('button drawn', median(shown), 1200, 'ms, slow 4G and a quarter of the processor'),
        line('scripts until then', median(evaluated), 25, 'ms of a quarter of the processor'),
      )
    }
    figures.push(await largeForm(chromium, server))
    return figures
  } finally {
    await chromium.close()
    await server.stop()
  }
}

function bytesOf(name: string): Figure {
  const dist = join(root, 'widgets/dist')
  const { files, later } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as {
    /** What a widget's button is made of, and what each module that comes later brings. */
    readonly [part in 'files' | 'later']: Readonly<Record<string, readonly string[]>>
  }
  const bytes = [...new Set([...(files[name] ?? []), ...(later[`${name}/${name}-widget`] ?? [])])].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    0,
  )
  return {
    name: `${name}, first use`,
    on: '',
    ours: kilobytes(bytes),
    reference: '',
    value: bytes / 1024,
    reach: { atMost: mostBytes[name] ?? 42 },
    note: 'KB after gzip, what all widgets share included',
  }
}

/** Milliseconds of a first visit to a page with nothing but the widget. */
async function firstVisit(
  chromium: Browser,
  portal: string,
  name: string,
): Promise<{ readonly shown: number; readonly evaluated: number }> {
  await using host = await startHost({ portal, body: `<agency-${name}></agency-${name}>`, style: '' })
  const { context, page, session } = await throttled(chromium)
  // Told on the console: a question asked again and again would be measured as the page's own scripts.
  await page.addInitScript(() =>
    addEventListener('agency:ready', () =>
      requestAnimationFrame(() => setTimeout(() => console.debug(`shown ${performance.now()}`))),
    ),
  )
  const said = page.waitForEvent('console', (message) => message.text().startsWith('shown '))
  await page.goto(host.origin)
  const shown = Number((await said).text().slice('shown '.length))
  const { metrics } = await session.send('Performance.getMetrics')
  await context.close()
  const script = metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? Number.NaN
  return { shown, evaluated: script * 1000 }
}

/** A page of a slow phone: slow 4G and a quarter of the processor. */
async function throttled(
  chromium: Browser,
): Promise<{ readonly context: BrowserContext; readonly page: Page; readonly session: CDPSession }> {
  const context = await chromium.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  return { context, page, session }
}

const questions = 60

/** A form of as many questions as there may be, from the press of its button until its last question is drawn. */
async function largeForm(chromium: Browser, server: RunningServer): Promise<Figure> {
  const admin = await signIn(server.url, 'super-admin')
  const kinds = ['Text', 'Choice', 'Date', 'Long Text', 'Email', 'Several']
  const { body, status } = await admin.post<Answer<'forms.create'>>('/forms', {
    name: 'Sixty questions',
    description: '',
    clientId: null,
    open: true,
    closesAt: null,
    mostAnswers: null,
    becomes: 'Nothing else',
    taskForId: null,
    taskTypeId: null,
    tell: '',
    isTemplate: false,
    definition: {
      thanks: '',
      pages: [
        {
          title: 'All of them',
          questions: Array.from({ length: questions }, (_, at) => {
            const kind = kinds[at % kinds.length] ?? 'Text'
            return {
              id: `q${at + 1}`,
              kind,
              label: `Question number ${at + 1}`,
              help: '',
              required: false,
              choices: kind === 'Choice' || kind === 'Several' ? ['One', 'Two', 'Three'] : [],
              showIf: null,
            }
          }),
        },
      ],
    },
  })
  if (status !== 200) throw new Error(`The form was refused: ${JSON.stringify(body)}`)
  const opened: number[] = []
  for (let round = 0; round < rounds; round++) {
    await using host = await startHost({
      portal: server.url,
      body: `<agency-form form="${body.publicId}"></agency-form>`,
      style: '',
    })
    const { context, page } = await throttled(chromium)
    await page.goto(host.origin)
    await page.getByRole('button', { name: 'Fill in the form' }).waitFor()
    // What stands behind the button comes while the page is idle.
    await page.waitForLoadState('networkidle')
    opened.push(
      await page.evaluate(
        (last) =>
          new Promise<number>((resolve) => {
            const shadow = document.querySelector('agency-form')?.shadowRoot
            const look = new MutationObserver(() => {
              if (!shadow?.textContent?.includes(last)) return
              look.disconnect()
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
            })
            if (shadow) look.observe(shadow, { childList: true, subtree: true, characterData: true })
            const began = performance.now()
            shadow?.querySelector('button')?.click()
          }),
        `Question number ${questions}`,
      ),
    )
    await context.close()
  }
  return {
    name: `form, ${questions} questions opened`,
    on: '',
    ours: ms(median(opened)),
    reference: '',
    value: median(opened),
    reach: { atMost: 1200 },
    note: `from the press until drawn, slow 4G and a quarter of the processor, median of ${rounds}`,
  }
}
