import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { snippetOf } from '@portal/core/sites/intelligence/pages'
import { browser, signIn, startServer, type RunningServer } from '../support/index.ts'
import { isAccessible } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser
let dealer: Server

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  dealer = createServer()
  await new Promise<void>((resolve) => dealer.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await chromium?.close()
  dealer?.closeAllConnections()
  dealer?.close()
  await server?.stop()
})

/** A visitor's browser says nothing of being driven; the collector is silent where one does. */
const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

const pages: Readonly<Record<string, string>> = {
  '/': '<title>Lakeside Subaru</title><a href="/inventory/2026-subaru-outback-premium">Outback</a>',
  '/inventory/2026-subaru-outback-premium':
    '<title>2026 Subaru Outback Premium</title><form data-iq-form="Test drive" action="/thanks"><input type="hidden" name="iq_ref"><label>Card <input name="card"></label><label>E-mail <input name="email"></label><button>Send</button></form>',
  '/thanks':
    "<title>Thanks</title><script>iq('contact', { name: 'Nora Lang', email: 'nora@example.com' })</script>",
}

// SIQ-01, SIQ-02
it('a dealer’s page with the collector leads to a contact’s timeline, and nothing that was typed leaves it', async () => {
  const origin = `http://127.0.0.1:${(dealer.address() as AddressInfo).port}`
  const manager = await signIn(server.url, 'account-manager')
  const { body: site } = await manager.post<{ siteKey: string }>('/client-sites', {
    clientId: 1002,
    name: 'Website',
    origin,
    ownAddresses: '',
  })
  const early = '<script>window.iq=window.iq||function(){(iq.q=iq.q||[]).push(arguments)}</script>'
  dealer.removeAllListeners('request').on('request', (request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html><html lang="en">${early}${snippetOf(server.url, site.siteKey)}${pages[pathname] ?? ''}`,
    )
  })

  const context = await chromium.newContext({ userAgent })
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  const page = await context.newPage()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url() === `${server.url}/iq`) sent.push(request.postData() ?? '')
  })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  const collected = (): Promise<unknown> =>
    page.waitForFunction(() => !('q' in (window as unknown as { iq: object }).iq))
  await page.goto(`${origin}/?utm_source=google&utm_medium=cpc`)
  await collected()
  // Nothing is kept in the browser before the visitor agrees.
  await expect.poll(() => page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0])
  await page.evaluate(() =>
    (window as unknown as { iq: (name: string, agreed: boolean) => void }).iq('consent', true),
  )
  await page.getByRole('link', { name: 'Outback' }).click()
  await page.getByLabel('Card').fill('4111 1111 1111 1111')
  await page.getByLabel('E-mail').fill('typed@example.com')
  await collected()
  await page.getByRole('button', { name: 'Send' }).click()
  await page.waitForURL(/thanks\?iq_ref=\w+/)
  await collected()
  await context.close()
  expect(complaints).toEqual([])
  expect(sent.join()).not.toMatch(/4111|typed@example/)

  // An account manager finds who it was, what they looked at and what came of it.
  // Who it was is known at once, what they looked at once it has been counted.
  const visits = async (): Promise<number> =>
    (
      await manager.get<{ rows: { visits: number }[] }>(
        '/reports/site-contacts?clientId=1002&search=nora%40example.com',
      )
    ).body.rows.reduce((sum, row) => sum + row.visits, 0)
  await expect.poll(visits).toBeGreaterThan(0)
  await using visit = await visitAs(chromium, server, 'account-manager', {
    path: '/siteiq/contacts?clientId=1002&search=nora%40example.com',
  })
  await visit.page.getByRole('link', { name: 'Nora Lang' }).click()
  await visit.page.getByRole('heading', { name: 'Nora Lang' }).waitFor()
  const timeline = visit.page.getByRole('region', { name: 'Timeline' })
  await expect.poll(() => timeline.getByText('Looked at').first().innerText()).toMatch(/outback/i)
  await timeline.getByText('What was opened').first().click()
  await timeline.getByText('Test drive').first().waitFor()
  await isAccessible(visit.page, 'main')
  expect(visit.complaints).toEqual([])
})

// SIQ-03
it('a ZIP code that was mistyped is named, and the area of one client does not stand below another', async () => {
  await using visit = await visitAs(chromium, server, 'director', { path: '/geoiq' })
  const { page } = visit
  const main = page.getByRole('main')
  const choose = async (name: string): Promise<void> => {
    await main.getByRole('combobox', { name: 'Client' }).fill(name)
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  }
  const showArea = () => main.getByRole('button', { name: 'Show area', exact: true }).click()
  await choose('Ram of Dayton')
  await main.getByRole('textbox', { name: 'ZIP Codes' }).fill('4540, Ohio')
  await showArea()
  await main.getByText('4540, Ohio', { exact: true }).last().waitFor()
  await main
    .getByText('Correct what you wrote, or leave it out for the area around the client’s city.')
    .waitFor()
  await isAccessible(page)

  await main.getByRole('textbox', { name: 'ZIP Codes' }).fill('')
  await showArea()
  await main.getByText(/^Chosen: \d+ of \d+ ZIP codes\./).waitFor()
  await main.getByRole('button', { name: 'Export' }).waitFor()
  await choose('Hartwell Volkswagen')
  await main.getByText('Press Show area to see where it is.').waitFor()
  await expect.poll(() => main.getByRole('button', { name: 'Export' }).count()).toBe(0)
  expect(visit.complaints).toEqual([])
})
