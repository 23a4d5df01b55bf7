import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser, signIn, startServer, type RunningServer } from '../support/index.ts'
import { isAccessible } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'
import { formOf, goodFields } from '../api/activity-form.ts'
import { goodInteraction } from '../api/interaction-form.ts'
import { change, created } from '../api/budget-form.ts'

let server: RunningServer
let chromium: Browser
/** A client whose changed budgets wait for the account manager. */
const clientId = 1001

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

/** What a page sends over its realtime connections, and how many of them are open. */
function listenTo(page: Page): { readonly sent: string[]; open: number } {
  const heard = { sent: [] as string[], open: 0 }
  page.on('websocket', (socket) => {
    heard.open += 1
    socket.on('framesent', ({ payload }) => void heard.sent.push(String(payload)))
    socket.on('close', () => void (heard.open -= 1))
  })
  return heard
}

describe('presence', () => {
  // SHL-05
  it('opens with the access token, says who is online, and closes on signing out', async () => {
    await using visit = await visitAs(chromium, server, 'seo', { path: null })
    const { page } = visit
    const heard = listenTo(page)
    await page.goto('/clients')
    await expect.poll(() => heard.sent.some((frame) => frame.includes('"online"'))).toBe(true)
    const hello = heard.sent.find((frame) => frame.startsWith('40'))
    expect(hello).toMatch(/"token":"[\w.-]{50,}"/)
    const online = heard.sent.find((frame) => frame.includes('"online"'))
    expect(online).toMatch(/\["online",\{"userId":\d+,"socketId":"[\w-]{20}"\}\]/)
    await expect.poll(() => heard.open).toBe(1)
    await page.getByRole('navigation').getByRole('link', { name: 'Log out' }).click()
    await page.waitForURL('**/login**')
    await expect.poll(() => heard.open).toBe(0)
  })

  it('shows who else has a client open, while they have', async () => {
    await using mine = await visitAs(chromium, server, 'account-manager', { path: null })
    await using theirs = await visitAs(chromium, server, 'seo', { path: null })
    const staff = await signIn(server.url, 'seo')
    const { body: seo } = await staff.get<{ fullName: string }>('/users/me')
    const { body } = await staff.get<{ slug: string }>(`/clients/${clientId}`)
    await mine.page.goto(`/clients/${body.slug}/budgets`)
    await mine.page.getByRole('heading', { level: 1 }).waitFor()
    await theirs.page.goto(`/clients/${body.slug}/activity`)
    await mine.page.getByText(`${seo.fullName} is also viewing`).waitFor()
    await isAccessible(mine.page)
    await theirs.page.goto('/clients')
    await expect.poll(() => mine.page.getByText('is also viewing').count()).toBe(0)
  })

  it('shows who else has a task or a support request open', async () => {
    await using mine = await visitAs(chromium, server, 'account-manager', { path: null })
    await using theirs = await visitAs(chromium, server, 'seo', { path: null })
    const staff = await signIn(server.url, 'seo')
    const { body: seo } = await staff.get<{ fullName: string }>('/users/me')
    const { body: tasks } = await staff.get<{ rows: { id: number }[] }>('/tasks?pageSize=1')
    const { body: issues } = await staff.get<{ issues: { key: string }[] }>(
      '/jira/issues?project_key=PS&statuses=Submitted,In%20Progress,Approved',
    )
    for (const path of [
      `/tasks?task_id=${tasks.rows[0]?.id}`,
      `/support-requests/${issues.issues[0]?.key}`,
    ]) {
      await mine.page.goto(path)
      await theirs.page.goto(path)
      await mine.page.getByText(`${seo.fullName} is also viewing`).waitFor()
      await isAccessible(mine.page)
    }
  })

  it('shows in a second window what was done to an open task in the first', async () => {
    await using first = await visitAs(chromium, server, 'account-manager', { path: null })
    await using second = await visitAs(chromium, server, 'seo', { path: null })
    const staff = await signIn(server.url, 'account-manager')
    const { body: tasks } = await staff.get<{ rows: { id: number; closed: boolean }[] }>('/tasks?pageSize=50')
    const path = `/tasks?task_id=${tasks.rows.find(({ closed }) => !closed)?.id}`
    await second.page.goto(path)
    const close = (page: Page) => page.getByRole('button', { name: 'Close task' })
    await close(second.page).waitFor()
    await first.page.goto(path)
    await second.page.getByText('is also viewing').waitFor()
    await close(first.page).click()
    await first.page.getByText('The task is closed.').first().waitFor()
    await close(second.page).waitFor({ state: 'detached' })
  })

  it('shows who else is changing the same interaction or activity', async () => {
    await using mine = await visitAs(chromium, server, 'account-manager', { path: null })
    await using theirs = await visitAs(chromium, server, 'admin', { path: null })
    const admin = await signIn(server.url, 'admin')
    const { body: other } = await admin.get<{ fullName: string }>('/users/me')
    const manager = await signIn(server.url, 'account-manager')
    const { body: client } = await manager.get<{ slug: string }>('/clients/1003')
    const text = `Read by two ${Date.now()}`
    await manager.post('/interactions', formOf({ ...goodInteraction(1003), body: `<p>${text}</p>` }))
    await manager.post('/activities', formOf({ ...goodFields(1003), body: `<p>${text}</p>` }))
    for (const [tab, title] of [
      ['communications', 'Edit Client Interaction'],
      ['activity', 'Log Client Activities'],
    ] as const) {
      for (const { page } of [mine, theirs]) {
        await page.goto(`/clients/${client.slug}/${tab}`)
        const entry = page.getByRole('article').filter({ hasText: text })
        await entry.getByRole('button', { name: /Actions for/ }).click()
        await page.getByRole('menuitem', { name: 'Edit' }).click()
        await page.getByRole('dialog', { name: title }).waitFor()
      }
      await mine.page
        .getByRole('dialog', { name: title })
        .getByText(`${other.fullName} is also viewing`)
        .waitFor()
      await isAccessible(mine.page)
    }
  })

  it('is opened again after the network was away', async () => {
    await using visit = await visitAs(chromium, server, 'seo', { path: null })
    const { page, context } = visit
    const heard = listenTo(page)
    await page.goto('/clients')
    const hellos = (): number => heard.sent.filter((frame) => frame.includes('"online"')).length
    await expect.poll(hellos).toBe(1)
    await context.setOffline(true)
    await expect.poll(() => heard.open).toBe(0)
    await context.setOffline(false)
    await expect.poll(hellos).toBe(2)
  })
})

describe('the bell', () => {
  it('counts what is new without a reload, and the panel tells it and is read', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/clients',
      viewport: { width: 1300, height: 800 },
    })
    const { page } = visit
    await page.getByRole('button', { name: 'Show Your Day' }).waitFor()
    const accounting = await signIn(server.url, 'accounting')
    const budget = await created(accounting, { clientId, invoiceAmount: 100 })
    await change(accounting, budget.id, { invoiceAmount: 200 })
    await page.getByRole('button', { name: /^Show Your Day, \d+ unread$/ }).click()
    const panel = page.getByRole('region', { name: 'Notifications' })
    const line = panel
      .getByRole('listitem')
      .filter({ hasText: /changed\. Please confirm the new amount\./ })
      .first()
    await line.waitFor()
    await isAccessible(page)
    await line.getByRole('link').click()
    await page.waitForURL('**/budgets')
    await page.getByRole('button', { name: 'Hide Your Day', exact: true }).waitFor()
    await expect.poll(() => line.getByText('Unread').count()).toBe(0)
  })
})
