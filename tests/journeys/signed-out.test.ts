import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { browser, startServer, type RunningServer } from '../support/index.ts'

let server: RunningServer
let chromium: Browser
let page: Page
/** What the browser complained about; a calm product complains about nothing. */
let complaints: string[]

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})
beforeEach(async () => {
  page = await chromium.newPage()
  complaints = []
  page.on('pageerror', (error) => complaints.push(error.message))
})
afterEach(async () => {
  await page.close()
})

test('a visitor who opens a screen is asked to sign in, and the way back is kept', async () => {
  await page.goto(`${server.url}/clients?sort=name`)
  await page.getByLabel('Password').waitFor()
  const { pathname, searchParams } = new URL(page.url())
  expect(pathname).toBe('/login')
  expect(searchParams.get('redirect')).toBe('/clients?sort=name')
  expect(complaints).toEqual([])
})

test('the sign-in screen can be used with the keyboard alone', async () => {
  await page.goto(`${server.url}/login`)
  await page.getByLabel('Password').waitFor()
  await page.getByLabel('E-mail').or(page.getByLabel('Email')).focus()
  await page.keyboard.type('nobody@demo.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Not-The-Password-1')
  await page.keyboard.press('Enter')
  await page.getByText('The e-mail address or the password is not correct.').first().waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
  expect(complaints).toEqual([])
})

test('what looks through the web finds rules of its own, and what the portal is', async () => {
  const rules = await page.request.get(`${server.url}/robots.txt`)
  expect(rules.headers()['content-type']).toContain('text/plain')
  expect(await rules.text()).toContain('User-agent: *')
  await page.goto(`${server.url}/login`)
  await page.getByLabel('Password').waitFor()
  await expect.poll(() => page.locator('meta[name=description]').getAttribute('content')).toMatch(/agency/)
})
