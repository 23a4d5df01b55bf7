import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { addDays, formatDay, today } from '@portal/core/foundation/format'
import { browser, signIn, startServer, type RunningServer } from '../support/index.ts'
import { isAccessible } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

// SET-18
it('a report is pushed to the people of a client, who are counted before, and seen to go', async () => {
  await using visit = await visitAs(chromium, server, 'super-admin', { path: '/settings/push-reporting' })
  const { page } = visit
  await page.getByRole('button', { name: 'Push a report' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send in a minute' }).click()
  await expect.poll(() => dialog.getByText('Field is required', { exact: true }).count()).toBe(3)
  await dialog.getByRole('combobox', { name: 'Report' }).click()
  await page.getByRole('option', { name: 'Local Service Ads', exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Clients' }).fill('Ram of Dayton')
  await page.getByRole('option', { name: /^Ram of Dayton/ }).click()
  await dialog.getByLabel('Message').fill('How the month went.')
  await dialog.getByText('It reaches 1 person of 1 client.').waitFor()
  await isAccessible(page)
  await dialog.getByRole('button', { name: 'Send in a minute' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const row = page.getByRole('row').filter({ hasText: 'Waiting' })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Send now' }).click()
  await page.getByRole('button', { name: 'Send now', exact: true }).click()
  // Nobody loads the page anew to see that it went.
  await row.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('row').nth(1).innerText()).toMatch(/Local Service Ads\s+Sent/)
  expect(visit.complaints).toEqual([])
})

// TOO-07
it('a file of corrections is looked at, applied to the figures, taken back and deleted', async () => {
  const developer = await signIn(server.url, 'developer')
  const { body: found } = await developer.get<{ rows: { id: number }[] }>(
    '/clients/1005/reports/programmatic-insights',
  )
  // As the demo agency numbers what it shows as insertion orders.
  const order = String(9_000_000_000 + found.rows[0]!.id * 7919)
  await using visit = await visitAs(chromium, server, 'developer', { path: '/tools/dv360-override-file' })
  const { page } = visit
  const day = addDays(today(), -12)
  const header = 'Date,Insertion Order ID,Impressions,Clicks,Revenue (Adv Currency)'
  const choose = (name: string, lines: readonly string[]): Promise<void> =>
    page.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from([header, ...lines].join('\n')),
    })
  await page.getByRole('rowheader', { name: 'dv360-invalid-traffic.csv', exact: true }).waitFor()
  await choose('wrong.csv', [`${day},nobody,5,1,1`])
  await page
    .getByText(/^One line needs correcting\. Line 2: there is no insertion order nobody/)
    .first()
    .waitFor()

  await choose('right.csv', [`${day},${order},5000,40,"1,234.50"`])
  const dialog = page.getByRole('dialog', { name: 'right.csv' })
  await dialog.getByRole('cell', { name: /→ 5,000$/ }).waitFor()
  await dialog.getByRole('cell', { name: /→ \$1,234\.50$/ }).waitFor()
  const table = await dialog.getByRole('table').evaluate((one) => one.scrollWidth)
  expect(table, 'all columns are seen at once').toBeLessThanOrEqual(
    await dialog.evaluate((one) => one.clientWidth),
  )
  await isAccessible(page)
  await dialog.getByRole('button', { name: 'Apply to the figures' }).click()
  const row = page.getByRole('row').filter({ hasText: 'right.csv' })
  await row.getByText('Applied', { exact: true }).waitFor()
  const choice = async (name: string): Promise<void> => {
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await choice('Take back')
  await row.getByText('Taken Back', { exact: true }).waitFor()
  await choice('Delete')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await row.waitFor({ state: 'detached' })
  expect(visit.complaints).toEqual([])
})

// SIQ-02
it('figures of visitors are those of the client that was chosen, also at the address', async () => {
  await using visit = await visitAs(chromium, server, 'director', { path: '/siteiq/intelligence' })
  const { page } = visit
  const visits = async (): Promise<number> => {
    const tile = await page.getByText('Visits', { exact: true }).first().locator('..').innerText()
    return Number(/[\d,]+/.exec(tile.replace('Visits', ''))?.[0].replace(',', ''))
  }
  await expect.poll(visits).toBeGreaterThan(0)
  const all = await visits()
  await page.getByRole('main').getByRole('combobox', { name: 'Client' }).fill('Hartwell Volkswagen')
  await page.getByRole('option', { name: /^Hartwell Volkswagen/ }).click()
  await page.waitForURL(/clientId=1003/)
  await expect.poll(visits).toBeLessThan(all)
  const own = await visits()
  expect(own).toBeGreaterThan(0)
  await page.reload()
  await expect.poll(visits).toBe(own)
  expect(visit.complaints).toEqual([])
})

// TOO-04
it('a resource is added by hand, with what is wrong said at its field', async () => {
  await using visit = await visitAs(chromium, server, 'super-admin', { path: '/tools/resources' })
  const { page } = visit
  await page.getByRole('button', { name: 'Add resource', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Logo kit')
  await dialog.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Playbooks', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Address' }).fill('no address')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Invalid URL address').waitFor()
  await dialog.getByRole('textbox', { name: 'Address' }).fill('drive.example/logo-kit')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Logo kit' })
  await row.getByRole('link', { name: 'drive.example/logo-kit' }).waitFor()

  // Another one is a file, for client users of a type: that is asked of nobody else.
  await page.getByRole('button', { name: 'Add resource', exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Playbooks', exact: true }).click()
  await expect.poll(() => dialog.getByRole('combobox', { name: 'Client User Type' }).count()).toBe(0)
  await dialog.getByRole('combobox', { name: 'Shown To' }).click()
  await page.getByRole('option', { name: 'Clients', exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Client User Type' }).waitFor()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'House colors.txt', mimeType: 'text/plain', buffer: Buffer.from('blue') })
  await expect
    .poll(() => dialog.getByRole('textbox', { name: 'Address' }).inputValue())
    .toMatch(/^\/attachment\//)
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('House colors')
  await isAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const stored = page.getByRole('row').filter({ hasText: 'House colors' })
  await stored.getByRole('link', { name: 'Stored file' }).waitFor()
  expect(visit.complaints).toEqual([])
  await using theirs = await visitAs(chromium, server, 'client', { path: '/resources' })
  const [opened] = await Promise.all([
    theirs.context.waitForEvent('page'),
    theirs.page.getByRole('link', { name: 'House colors' }).click(),
  ])
  await opened.getByText('House colors.txt').first().waitFor()
})

// TOO-02
it('questions of a form are dragged into order, also into another part, and moved by the keyboard', async () => {
  const admin = await signIn(server.url, 'super-admin')
  const question = (id: string) => ({
    id,
    kind: 'Text',
    label: `Question of ${id}`,
    help: '',
    required: false,
    choices: [],
    showIf: null,
  })
  const part = (...ids: string[]) => ({ title: '', questions: ids.map(question) })
  const { body: form } = await admin.post<{ id: number }>('/forms', {
    name: 'Order of questions',
    description: '',
    clientId: null,
    open: false,
    closesAt: null,
    mostAnswers: null,
    becomes: 'Nothing else',
    taskForId: null,
    taskTypeId: null,
    tell: '',
    isTemplate: false,
    definition: { pages: [part('a', 'b'), part('c')], thanks: '' },
  })
  await using visit = await visitAs(chromium, server, 'super-admin', {
    path: `/tools/forms/${form.id}/edit`,
    viewport: { width: 1280, height: 1400 },
  })
  const { page } = visit
  const labels = () => page.getByRole('textbox', { name: /^Question \d+$/ })
  const order = async (): Promise<string> =>
    (await Promise.all((await labels().all()).map((box) => box.inputValue())))
      .map((words) => words.at(-1))
      .join('')
  await labels().nth(2).waitFor()
  await expect.poll(() => order()).toBe('abc')
  const handle = async (at: number) => {
    const box = (await page.locator('[data-place-at]').nth(at).boundingBox())!
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const [first, last] = [await handle(0), await handle(2)]
  await page.mouse.move(last.x, last.y)
  await page.mouse.down()
  await page.mouse.move(last.x, last.y - 10, { steps: 3 })
  await page.mouse.move(first.x, first.y - 12, { steps: 8 })
  await page.mouse.up()
  await expect.poll(order).toBe('cab')

  // By the keyboard it goes on, whatever its card did.
  const down = page.getByRole('group', { name: 'Question 1' }).getByRole('button', { name: 'Move down' })
  await down.focus()
  await page.keyboard.press('Enter')
  await expect.poll(order).toBe('acb')
  await page.keyboard.press('Enter')
  await expect.poll(order).toBe('abc')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(order).toBe('acb')

  // With a finger.
  const [upper, lower] = [await handle(0), await handle(1)]
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: lower.x, y }],
    })
  await touch('touchStart', lower.y)
  for (const step of [0.3, 0.6, 1]) await touch('touchMove', lower.y + (upper.y - 12 - lower.y) * step)
  await touch('touchEnd')
  await expect.poll(order).toBe('cab')
  await isAccessible(page)

  // Whoever adds one types its words at once.
  await page.getByRole('button', { name: 'Add question' }).last().click()
  await page.keyboard.type('Question of d')
  await expect.poll(order).toBe('cabd')
  await page.getByRole('button', { name: 'Save form', exact: true }).click()
  await expect
    .poll(async () => {
      const { definition } = (await admin.get<Body<'forms.get'>>(`/forms/${form.id}`)).body
      return definition.pages.map(({ questions }) => questions.map(({ label }) => label.at(-1)).join(''))
    })
    .toEqual(['cab', 'd'])
  expect(visit.complaints).toEqual([])
})

// TOO-06
it('a partner adds a note of today about an own client, and Escape loses nothing that was typed', async () => {
  await using visit = await visitAs(chromium, server, 'partner', { path: '/tools/client-notes' })
  const { page } = visit
  await page.getByRole('button', { name: 'Add client note', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add client note' })
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Wants a page for service')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Go on editing', exact: true }).click()
  await expect
    .poll(() => dialog.getByRole('textbox', { name: 'Subject' }).inputValue())
    .toBe('Wants a page for service')
  await dialog.getByRole('combobox', { name: 'Client' }).click()
  const first = page.getByRole('option').first()
  const client = (await first.innerText()).split('\n')[0] ?? ''
  await first.click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Wants a page for service' })
  await row.getByRole('link', { name: client, exact: true }).waitFor()
  await row.getByText(formatDay(today()), { exact: true }).waitFor()
  const partner = await signIn(server.url, 'partner')
  const notes = (await partner.get<Body<'clientNotes.list'>>('/client-notes?pageSize=200')).body
  expect(notes.rows.map(({ name }) => name)).toContain('Wants a page for service')
  expect(visit.complaints).toEqual([])
})

it('whoever signs in first finds proofs, their pictures and what was said at which place', async () => {
  await using visit = await visitAs(chromium, server, 'director', { path: '/tools/proofs' })
  const { page } = visit
  await page.getByRole('link', { name: 'Winter trucks, 300 by 250', exact: true }).click()
  const picture = page.getByRole('img', { name: 'winter-trucks-300x250-v2.png, version 2', exact: true })
  await expect
    .poll(() => picture.evaluate((one) => (one as HTMLImageElement).getBoundingClientRect().width))
    .toBe(300)
  await page.getByText('Is $399 still right for December?').waitFor()
  await isAccessible(page, 'main')
  expect(visit.complaints).toEqual([])
})
