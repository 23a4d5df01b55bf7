import { statSync } from 'node:fs'
import type { Browser, Download, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '@portal/core/foundation/routes'
import { browser, signIn, startServer, type RunningServer } from '../support/index.ts'
import { openScreen } from '../support/looks.ts'
import { visitAs, type Visit } from '../support/visit.ts'

// REP-14: what the catalogue of addresses says of each report of a client.
const ofClient = routes.filter(({ path }) => path.startsWith('/clients/{slug}/'))
const exported = ofClient.filter(({ exportable }) => exportable).map(({ path }) => path)
const refreshed = ofClient.filter(({ refreshable }) => refreshable).map(({ path }) => path)

let server: RunningServer
let chromium: Browser
let visit: Visit
/** Clients by their slugs: not each has figures of every channel. */
let slugs: readonly string[]

beforeAll(async () => {
  ;[server, chromium] = await Promise.all([startServer(), browser()])
  const staff = await signIn(server.url, 'super-admin')
  const { body } =
    await staff.get<readonly { readonly id: number; readonly slug: string }[]>('/clients/list/simple')
  slugs = body.toSorted((one, other) => one.id - other.id).map(({ slug }) => slug)
  visit = await visitAs(chromium, server, 'super-admin', { path: null })
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const fileButton = (page: Page) => page.getByRole('button', { name: /^(Export|Download)$/ }).first()

/** Opens the report of the first client that has rows in it. */
async function openWithRows(path: string): Promise<void> {
  for (const slug of slugs.slice(0, 40)) {
    await openScreen(visit.page, path.replace('{slug}', slug))
    if (await fileButton(visit.page).isEnabled()) return
  }
  throw new Error(`No client has anything to export at ${path}.`)
}

async function fileOf(page: Page): Promise<Download> {
  const file = page.waitForEvent('download')
  const csv = page.getByRole('menuitem', { name: /CSV/ })
  const press = async (): Promise<unknown> => {
    await fileButton(page).click()
    return Promise.race([file, csv.waitFor().then(() => csv.click())])
  }
  await Promise.all([file, press()])
  return file
}

describe('a report of a client', () => {
  it('is one of several that have a file, and of those that are asked for anew', () => {
    expect(exported.length).toBeGreaterThan(10)
    expect(refreshed.length).toBeGreaterThan(4)
  })

  it.each(exported)('gives a file at %s', async (path) => {
    await openWithRows(path)
    const file = await fileOf(visit.page)
    expect(file.suggestedFilename()).toMatch(/\.csv$/)
    expect(statSync(await file.path()).size).toBeGreaterThan(50)
  })

  it.each(refreshed)('is asked for past what is kept at %s', async (path) => {
    const { page } = visit
    await openScreen(page, path.replace('{slug}', slugs[0] ?? ''))
    const asked: string[] = []
    await page.route('**/api/**', (route, request) => {
      if (/\/(reports|dashboards)\//.test(request.url()))
        asked.push(`${request.url()} ${request.postData() ?? ''}`)
      return route.continue()
    })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    expect(asked.filter((one) => !/breakCache(=|":)true/.test(one))).toEqual([])
    await page.unroute('**/api/**')
  })

  it('is asked for once more when Refresh is pressed while the first answer is on its way', async () => {
    const { page } = visit
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const asked: string[] = []
    await page.route('**/api/**', async (route, request) => {
      if (/\/(reports|dashboards)\//.test(request.url())) {
        asked.push(`${request.url()} ${request.postData() ?? ''}`)
        await held
      }
      return route.continue()
    })
    // A declared report: the page of several dashboards reads each of them by itself.
    await page.goto((refreshed.at(-1) ?? '').replace('{slug}', slugs[0] ?? ''))
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Refresh' }).click()
    letGo()
    await expect.poll(() => asked.some((one) => /breakCache(=|":)true/.test(one))).toBe(true)
    await page.unroute('**/api/**')
  })
})

describe('a report that compares', () => {
  it('has its figures, its sentence and its chart where they will stand before its answer comes', async () => {
    const { page } = visit
    const answered = Promise.withResolvers<void>()
    const call = /\/api\/reports\/overview/
    await page.route(call, async (route) => {
      await answered.promise
      await route.continue()
    })
    await page.goto(`${server.url}/reporting/overview`)
    const chart = page.getByRole('heading', { name: 'Advertising by channel' })
    await chart.waitFor()
    const compared = page.getByText('Compared with')
    const laidOut = async () => ({
      figures: await page.locator('main dl > div').count(),
      sentence: (await page.getByText('What was advertised').first().boundingBox())?.height,
    })
    const [before, top] = [await laidOut(), (await chart.boundingBox())!.y]
    expect(before.figures).toBeGreaterThan(3)
    await expect.poll(async () => [await compared.count(), await compared.isVisible()]).toEqual([1, false])
    answered.resolve()
    await page.locator('dl[aria-busy=true]').waitFor({ state: 'detached' })
    await expect.poll(() => compared.isVisible()).toBe(true)
    await expect.poll(laidOut).toEqual(before)
    // A second note, or one on two lines, is all that nobody can know before.
    expect(Math.abs((await chart.boundingBox())!.y - top)).toBeLessThan(48)
    await page.unroute(call)
  })
})
