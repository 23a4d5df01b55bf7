import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { getDocumentProxy } from 'unpdf'
import { wholePath, type Call } from '@portal/core/foundation/contract/call'
import { calls, type CallName } from '@portal/core/calls'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import { reportCallNames } from '@portal/core/platform/reports/names'
import { reports } from '@portal/core/reports.generated'
import { isOfClient, type Report } from '@portal/core/platform/reports/report'
import { startServer } from '@portal/server/server'
import { readSettings } from '@portal/server/foundation/settings'
import { browser } from '../../support/browser.ts'
import { secret, type Agency } from '../agency.ts'
import { ms, type Figure } from '../figure.ts'
import { inRounds, timed } from '../rounds.ts'
import { measurePaint, type Painted } from './report-paint.ts'
import { clients, threeYears } from '../three-years.ts'
import type { World } from '../world.ts'

/** The client of reports of one client. */
const asked = 7
const rounds = 3
/** How many reports are opened in a browser. */
const paintedReports = 6
/** Milliseconds below which what every call costs is more than any report. */
const worthMeasuring = 10

/** A statement as it went to the database. */
interface Sent {
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * Every declared report over 5,000 clients and three years through the whole way in, beside its own statements behind
 * one bare handler; the largest from their answer to the painted screen; and a PDF beside a bare print by Chromium.
 */
export async function measureReports(world: World): Promise<Figure[]> {
  const agency = await threeYears(world)
  const bare = new pg.Client(agency.databaseUrl ?? '')
  await bare.connect()
  // As the portal's own connections have it: compiling a plan would be counted as the statement's own time.
  await bare.query('set jit = off')
  const deaf = listenToStatements()
  const server = await startServer(
    readSettings({
      PORT: '0',
      DATA_DIR: agency.dataDir,
      DATABASE_URL: agency.databaseUrl ?? '',
      SEED_DEMO: 'false',
      SCHEDULED_WORK: 'false',
      SESSION_SECRET: secret,
      REQUESTS_PER_MINUTE: '10000000',
    }),
  )
  try {
    return [
      ...(await measureEach(agency, server.address, bare)),
      ...(await measurePaint(server.address, await largest(agency, server.address))),
      await measurePdf(agency, server.address),
    ]
  } finally {
    deaf()
    await bare.end()
    await server.stop()
  }
}

const pathOf = (name: string): string => {
  const call: Call = calls[reportCallNames(name)[0] as CallName]
  return wholePath(call).replace('{clientId}', String(asked))
}

async function get({ authorization }: Agency, url: string): Promise<string> {
  const response = await fetch(url, { headers: { authorization } })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`)
  return text
}

/** The reports of the whole agency whose answers have most to paint. */
async function largest(agency: Agency, url: string): Promise<readonly Painted[]> {
  const sizes: { readonly painted: Painted; readonly size: number }[] = []
  for (const report of reports as readonly Report[]) {
    if (isOfClient(report) || report.route === null) continue
    const call = pathOf(report.name)
    sizes.push({ painted: { report, call }, size: (await get(agency, `${url}${call}`)).length })
  }
  return sizes
    .toSorted((one, other) => other.size - one.size)
    .slice(0, paintedReports)
    .map(({ painted }) => painted)
}

/** Where statements go that the server sends, while somebody listens. */
let heard: Sent[] | null = null

/**
 * Hears every statement of the connections that are opened from now on: each keeps the way to its database that it
 * finds when it is opened.
 * @returns ends it
 */
function listenToStatements(): () => void {
  const own = pg.Client.prototype.query
  const listening = function (this: pg.Client, ...args: unknown[]): unknown {
    const [first, values] = args
    const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text
    if (
      heard &&
      typeof text === 'string' &&
      /^\s*(select|with)\b/i.test(text) &&
      !/set_config|pgboss/.test(text)
    )
      heard.push({
        text,
        values: [...((values ?? (first as { values?: unknown }).values ?? []) as readonly unknown[])],
      })
    return Reflect.apply(own, this, args)
  }
  pg.Client.prototype.query = listening as typeof own
  return () => (pg.Client.prototype.query = own)
}

/** The statements that some work sends, without those by which a connection is prepared. */
async function sentBy(work: () => Promise<unknown>): Promise<readonly Sent[]> {
  const sent: Sent[] = []
  heard = sent
  try {
    await work()
  } finally {
    heard = null
  }
  return sent
}

async function measureEach(agency: Agency, url: string, bare: pg.Client): Promise<Figure[]> {
  // What every call asks is not the report's.
  await get(agency, `${url}/api/services/7`)
  const always = new Set((await sentBy(() => get(agency, `${url}/api/services/7`))).map(({ text }) => text))
  let statements: readonly Sent[] = []
  const handler = createServer((_request, response) => {
    const run = async (): Promise<void> => {
      const found: unknown[] = []
      for (const { text, values } of statements) found.push((await bare.query(text, [...values])).rows)
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(found))
    }
    run().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  handler.listen(0, '127.0.0.1')
  await once(handler, 'listening')
  const reference = `http://127.0.0.1:${(handler.address() as AddressInfo).port}`
  const measured: {
    readonly title: string
    readonly ours: number
    readonly reference: number
    readonly ratio: number
  }[] = []
  try {
    for (const { name, title } of reports) {
      const address = `${url}${pathOf(name)}`
      await get(agency, address)
      statements = (await sentBy(() => get(agency, address))).filter(({ text }) => !always.has(text))
      const compared = await inRounds(rounds, {
        ours: () => timed(() => get(agency, address)),
        reference: () => timed(() => get(agency, reference)),
      })
      measured.push({ title, ...compared })
    }
  } finally {
    handler.close()
  }
  const slowEnough = measured.filter(({ reference: statement }) => statement >= worthMeasuring)
  // A share of the agency may have none.
  const large = slowEnough.length > 0 ? slowEnough : measured
  const slow = large.toSorted((one, other) => other.ratio - one.ratio)
  const [worst] = slow
  if (!worst) throw new Error('There is no report.')
  for (const { title, ours, reference: statement, ratio } of measured.toSorted((a, b) => b.ratio - a.ratio))
    console.log(`  ${title}: ${ms(ours)} beside ${ms(statement)}, ${ratio.toFixed(2)}`)
  return [
    {
      name: `declared reports, the furthest from its statements: ${worst.title}`,
      on: 'PostgreSQL',
      ours: ms(worst.ours),
      reference: ms(worst.reference),
      value: worst.ratio,
      reach: { atMost: 2 },
      note: `of the ${large.length} of ${measured.length} whose statements take ${worthMeasuring} ms or more; ${clients.toLocaleString('en-US')} clients, three years`,
    },
    {
      name: 'declared reports, the slowest',
      on: 'PostgreSQL',
      ...(([first]) => ({
        ours: ms(first?.ours ?? Number.NaN),
        reference: ms(first?.reference ?? Number.NaN),
        value: first?.ratio ?? Number.NaN,
        note: first?.title ?? '',
      }))(measured.toSorted((one, other) => other.ours - one.ours)),
      reach: { atMost: 2 },
    },
  ]
}

/** A report of some twelve pages, drawn by the portal, beside a print of the same rows by Chromium. */
async function measurePdf(agency: Agency, url: string): Promise<Figure> {
  const path = `${url}${pathOf('annualView')}`
  const query = 'search=ford&sort=name'
  const print = async (): Promise<Uint8Array> => {
    const response = await fetch(`${path}?format=pdf&${query}`, {
      method: 'POST',
      headers: { authorization: agency.authorization, 'idempotency-key': crypto.randomUUID() },
    })
    if (!response.ok) throw new Error(`The PDF was answered ${response.status}: ${await response.text()}`)
    return new Uint8Array(await response.arrayBuffer())
  }
  const { numPages } = await getDocumentProxy(await print())
  const { rows, columns } = JSON.parse(await get(agency, `${path}?${query}&pageSize=200`)) as ReportAnswer
  const cell = (value: unknown): string =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const table = `<table><thead><tr>${columns.map((one) => `<th>${one}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${columns.map((one) => `<td>${cell(row[one])}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`
  const chromium = await browser({ asPeopleHaveIt: true })
  try {
    const page = await chromium.newPage()
    await page.setContent(
      `<style>@page{size:letter landscape}td,th{padding:4px;font:9px sans-serif}</style>${table}`,
    )
    const printed = async (): Promise<Buffer> => page.pdf({ preferCSSPageSize: true })
    await printed()
    const compared = await inRounds(5, { ours: () => timed(print), reference: () => timed(printed) })
    const { numPages: theirs } = await getDocumentProxy(new Uint8Array(await printed()))
    return {
      name: `a report of ${numPages} pages as PDF`,
      on: 'PostgreSQL',
      ours: ms(compared.ours),
      reference: ms(compared.reference),
      value: compared.ratio,
      reach: { atMost: 3 },
      note: `read, worked out and drawn, beside a bare print of ${rows.length} of its rows (${theirs} pages) by a Chromium that has them`,
    }
  } finally {
    await chromium.close()
  }
}
