import type { Browser, Page } from 'playwright'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { visitAs } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser
let staff: Caller

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  staff = await signIn(server.url, 'super-admin')
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const formats = [
  { format: 'Letter', landscape: false },
  { format: 'Letter', landscape: true },
  { format: 'A4', landscape: false },
] as const

/** The text of each sheet, as a PDF of the page has it, without spaces: lines break where the sheet ends. */
async function sheets(page: Page, paper: (typeof formats)[number]): Promise<readonly string[]> {
  const pdf = await page.pdf({ ...paper, printBackground: false })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  return text.map((one) => one.replaceAll(/\s/g, ''))
}

/** Texts of a PDF that stand on others: what fell on another sheet than the browser had thought. */
async function overlapping(pdf: Uint8Array): Promise<readonly string[]> {
  const whole = await getDocumentProxy(pdf)
  const found: string[] = []
  for (let sheet = 1; sheet <= whole.numPages; sheet += 1) {
    const { items } = await (await whole.getPage(sheet)).getTextContent()
    const words = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [, , , , left = 0, base = 0] = item.transform as readonly number[]
      return [{ text: item.str, left, base, right: left + item.width, height: item.height }]
    })
    for (const [at, one] of words.entries())
      for (const other of words.slice(at + 1))
        if (
          Math.abs(one.base - other.base) < Math.min(one.height, other.height) * 0.6 &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3
        )
          found.push(`${one.text} on ${other.text}`)
  }
  return found
}

const bare = (text: string): string => text.replaceAll(/\s/g, '')

/** Opens a report and presses Print: the window's own dialog is left out, what it would print is what stands then. */
async function printed(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('grid').getByRole('rowheader').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  await page.locator('html[data-printed]').waitFor()
}

const controls = ['Printorsave', 'Showastable', 'Columns', 'Export', 'Refresh', 'Nextpage', 'Lastmonth']

describe('a printed report', () => {
  for (const paper of formats) {
    const name = `${paper.format}${paper.landscape ? ', landscape' : ''}`

    it(`has every client, column and figure of the pacing report on ${name}`, async () => {
      await using visit = await visitAs(chromium, server, 'super-admin', { path: null })
      const { page } = visit
      await printed(page, '/pacing')
      const { body } = await staff.post<{ rows: { name: string }[] }>('/clients/mtd-pacing-totals', {
        clientIds: [],
      })
      const text = await sheets(page, paper)
      const all = text.join('')
      expect(body.rows.length).toBeGreaterThan(50)
      expect(body.rows.filter(({ name: client }) => !all.includes(bare(client)))).toEqual([])
      for (const column of ['Budget', 'Spend', 'Expected', 'OffPace', 'Projected'])
        expect(all).toContain(column)
      // Each sheet with rows says what its columns are.
      const withRows = text.filter(
        (sheet) => body.rows.filter(({ name: one }) => sheet.includes(bare(one))).length > 2,
      )
      expect(withRows.length).toBeGreaterThan(1)
      for (const sheet of withRows) expect(sheet).toContain('Projected')
      for (const control of controls) expect(all).not.toContain(control)
    })

    it(`has every day, client and column of paid search on ${name}`, async () => {
      await using visit = await visitAs(chromium, server, 'super-admin', { path: null })
      const { page } = visit
      await printed(page, '/sem')
      const rows = await page.getByRole('grid').getByRole('rowheader').allInnerTexts()
      const heads = await page.getByRole('grid').getByRole('columnheader').allInnerTexts()
      expect(rows.length).toBeGreaterThan(50)
      const days = await page
        .getByRole('table', { name: /by day/ })
        .getByRole('rowheader')
        .allInnerTexts()
      expect(days.length).toBe(30)
      const all = (await sheets(page, paper)).join('')
      expect(rows.filter((row) => !all.includes(bare(row)))).toEqual([])
      expect(
        heads.filter(
          (head) => !all.includes(bare(head)) && !['Details', 'Actions', ''].includes(head.trim()),
        ),
      ).toEqual([])
      expect(days.filter((day) => !all.includes(bare(day)))).toEqual([])
      for (const control of controls) expect(all).not.toContain(control)
    })
  }

  it('has every row of a report that the server pages, and the screen has its page again afterwards', async () => {
    await using visit = await visitAs(chromium, server, 'super-admin', { path: null })
    const { page } = visit
    const { body } = await staff.get<{ total: number; rows: { Client: { name: string } }[] }>(
      '/reports/activeBudgets?pageSize=200&page=1&sort=client',
    )
    await printed(page, '/budgets/active-budgets')
    expect(body.total).toBeGreaterThan(50)
    const grid = page.getByRole('grid')
    await expect.poll(() => grid.getByRole('rowheader').count()).toBe(body.total)
    const all = (await sheets(page, formats[0])).join('')
    expect(body.rows.filter(({ Client }) => !all.includes(bare(Client.name)))).toEqual([])
    await expect.poll(() => grid.getByRole('rowheader').count()).toBeLessThan(body.total)
    await page.getByRole('navigation', { name: 'Pages' }).waitFor()
  })

  it('has every column of a table that is wider than its sheet', async () => {
    await using visit = await visitAs(chromium, server, 'super-admin', { path: null })
    const { page } = visit
    await printed(page, '/reporting/stellantis/bcdf-report')
    const last = await page.getByRole('grid').getByRole('columnheader').last().innerText()
    expect(last).toMatch(/^[A-Z][a-z]{2} \d{4}$/)
    expect((await sheets(page, formats[0])).join('')).toContain(bare(last))
  })

  it('has nothing that stands on something else where a part goes on with the next sheet', async () => {
    await using visit = await visitAs(chromium, server, 'super-admin', { path: null })
    const { page } = visit
    const { body } = await staff.get<readonly { slug: string; id: number }[]>('/clients/list/simple')
    const { slug = '' } = body.find(({ id }) => id === 1001) ?? {}
    await page.emulateMedia({ media: 'print' })
    for (const path of ['seo-division-report', 'insights']) {
      await page.goto(`/clients/${slug}/${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      // Wherever a sheet ends.
      for (const height of ['7in', '8in', '9in', '10in', '11in'])
        expect(
          await overlapping(
            new Uint8Array(await page.pdf({ width: '8.5in', height, margin: { top: '0.5in' } })),
          ),
          `${path}, ${height}`,
        ).toEqual([])
    }
  })

  it('says what a figure moved by no larger than the figure', async () => {
    await using visit = await visitAs(chromium, server, 'client', { path: '/monthly-report' })
    const { page } = visit
    const cell = page
      .getByRole('table', { name: 'Figures by channel' })
      .getByRole('cell')
      .filter({ hasText: /\b(Up|Down) / })
      .first()
    await cell.getByText(/^(Up|Down)/).waitFor()
    await page.emulateMedia({ media: 'print' })
    const sizeOf = (at: Element): number => Number.parseFloat(getComputedStyle(at).fontSize)
    const moved = await cell.getByText(/^(Up|Down)/).evaluate(sizeOf)
    expect(moved).toBeLessThanOrEqual(await cell.evaluate(sizeOf))
  })

  it('is asked for by the keys that print', async () => {
    await using visit = await visitAs(chromium, server, 'super-admin', { path: null })
    const { page } = visit
    await page.goto('/pacing')
    await page.getByText('Off Pace').first().waitFor()
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await page.keyboard.press('Control+p')
    await page.locator('html[data-printed]').waitFor()
  })

  it('has every row too when it is asked for in the menu of the browser, which waits for nothing', async () => {
    await using visit = await visitAs(chromium, server, 'super-admin', { path: null })
    const { page } = visit
    const { body } = await staff.get<{ total: number }>('/reports/activeBudgets?pageSize=1&page=1')
    await page.goto('/budgets/active-budgets')
    const grid = page.getByRole('grid')
    await grid.getByRole('rowheader').first().waitFor()
    await page.waitForLoadState('networkidle')
    // Whoever is quicker than the server is told what the sheet lacks.
    const begin = () => page.evaluate(() => void dispatchEvent(new Event('beforeprint')))
    const end = () => page.evaluate(() => void dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'print' })
    await begin()
    await page.getByText(`of ${body.total} rows. Print or Export on the screen gives all of them.`).waitFor()
    await end()
    await page.emulateMedia({ media: 'screen' })
    await expect.poll(() => page.getByText('Print or Export on the screen').isVisible()).toBe(false)
    // The pointer leaves the page on its way to the menu.
    const fetched = page.waitForResponse((response) => response.url().includes('/reports/activeBudgets'))
    await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')))
    await fetched
    await page.waitForLoadState('networkidle')
    await begin()
    await expect.poll(() => grid.getByRole('rowheader').count()).toBe(body.total)
    await expect.poll(() => page.getByText('Print or Export on the screen').count()).toBe(1)
    await end()
    await expect.poll(() => grid.getByRole('rowheader').count()).toBeLessThan(body.total)
  })
})
