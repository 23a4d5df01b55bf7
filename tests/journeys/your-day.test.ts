import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, formatDay, today } from '@portal/core/foundation/format'
import { browser, startServer, type RunningServer } from '../support/index.ts'
import { CalendarSite } from '../support/calendar-site.ts'
import { fitsItsWidth, hasContrast, isAccessible, phone } from '../support/looks.ts'
import { TaskIqSite } from '../support/taskiq-site.ts'
import { visitAs } from '../support/visit.ts'

let chromium: Browser
beforeAll(async () => {
  chromium = await browser()
})
afterAll(async () => {
  await chromium?.close()
})

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Your Day' })
const part = (page: Page, name: 'Events' | 'Tasks') => panelOf(page).getByRole('region', { name })

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show Your Day' }).click()
  await panelOf(page).waitFor()
}

describe('with the task tool and the calendar of the portal’s own', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(async () => {
    await server?.stop()
  })

  // DAY-01, DAY-02, DAY-03, DAY-04
  it('Your Day has today’s events and the three next tasks, with their statuses', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/pacing' })
    const { page } = visit
    const events = page.waitForRequest(/\/api\/calendar\/events\?/)
    const statuses = page.waitForResponse(/\/api\/tasks\/task-statuses$/)
    await openPanel(page)
    expect(new URL((await events).url()).searchParams.get('calendarId')).toBe('account-manager@demo.test')
    await expect.poll(async () => (await panelOf(page).boundingBox())?.width).toBe(340)
    const standUp = part(page, 'Events').getByRole('link', { name: /Team stand-up/ })
    await standUp.waitFor()
    await expect.poll(() => standUp.innerText()).toMatch(/^\d{1,2}:\d\d [AP]M/)
    await expect.poll(() => standUp.getAttribute('href')).toBe('/tasks')
    await part(page, 'Events').getByText('All day').waitFor()
    const tasks = part(page, 'Tasks').getByRole('listitem')
    await expect.poll(() => tasks.count()).toBe(3)
    const ids = (await (await statuses).json()).map(({ id }: { id: number }) => id) as number[]
    expect(ids).toHaveLength(3)
    for (const task of await tasks.allInnerTexts())
      expect(task).toMatch(/(Low|Normal|High|Urgent)[\s\S]*Due \d\d\/\d\d\/\d{4}/)
    await expect
      .poll(async () =>
        (await tasks.allInnerTexts()).every((text) => /To Do|In Progress|Waiting|In Review/.test(text)),
      )
      .toBe(true)
    await isAccessible(page)
    await tasks.first().getByRole('link').click()
    await page.getByRole('dialog').waitFor()
    expect(ids.map(String)).toContain(new URL(page.url()).searchParams.get('task_id'))
    expect(visit.complaints).toEqual([])
  })

  it('Your Day reads both anew when one comes back to the window', async () => {
    await using visit = await visitAs(chromium, server, 'seo', { path: '/pacing' })
    const { page } = visit
    await openPanel(page)
    await part(page, 'Tasks').getByRole('listitem').first().waitFor()
    await part(page, 'Events').getByRole('listitem').first().waitFor()
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).pathname))
    // What was read a moment ago is not read again yet.
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.dispatchEvent(new Event('focus')))
          return asked.has('/api/calendar/events') && asked.has('/api/tasks/mine')
        },
        { timeout: 60_000 },
      )
      .toBe(true)
    await expect.poll(() => part(page, 'Tasks').getByRole('listitem').count()).toBe(3)
  })

  it('Your Day fits a phone, in the dark too', async () => {
    await using visit = await visitAs(chromium, server, 'seo', {
      path: '/pacing',
      colorScheme: 'dark',
      ...phone,
    })
    const { page } = visit
    await openPanel(page)
    await part(page, 'Tasks').getByRole('listitem').first().waitFor()
    await hasContrast(page)
    await fitsItsWidth(page)
  })

  // DAY-01
  it('somebody who is not staff has no bell', async () => {
    await using visit = await visitAs(chromium, server, 'client', { path: '/profile' })
    await visit.page.getByRole('button', { name: /^Your account/ }).waitFor()
    await expect.poll(() => visit.page.getByRole('button', { name: /Your Day/ }).count()).toBe(0)
  })
})

describe('with other systems', () => {
  let tool: TaskIqSite
  let calendar: CalendarSite
  let server: RunningServer
  beforeAll(async () => {
    ;[tool, calendar] = await Promise.all([new TaskIqSite().start(), new CalendarSite().start()])
    calendar.calendars.set('account-manager@demo.test', [
      {
        id: 'c',
        summary: 'Review with the board',
        htmlLink: 'https://www.google.com/calendar/event?eid=c',
        start: { dateTime: `${today()}T15:30:00Z` },
      },
    ])
    server = await startServer({
      env: {
        TASKIQ_URL: tool.url,
        TASKIQ_TIMEOUT: '30',
        GOOGLE_CALENDAR_KEY: calendar.key,
        GOOGLE_CALENDAR_URL: calendar.url,
      },
    })
  })
  afterAll(async () => {
    await server?.stop()
    await Promise.all([tool?.stop(), calendar?.stop()])
  })

  const open = async () => {
    const visit = await visitAs(chromium, server, 'account-manager', { path: '/pacing' })
    await openPanel(visit.page)
    return visit
  }

  // DAY-06
  it('says that there are no tasks', async () => {
    await using visit = await open()
    await part(visit.page, 'Tasks').getByText('You currently have 0 tasks.', { exact: true }).waitFor()
    const event = part(visit.page, 'Events').getByRole('link', { name: /Review with the board/ })
    await event.waitFor()
    await expect.poll(() => event.getAttribute('href')).toBe('https://www.google.com/calendar/event?eid=c')
    await expect.poll(() => event.getAttribute('target')).toBe('_blank')
  })

  // DAY-03
  it('shows three of five tasks by their day and then by what is urgent', async () => {
    for (const [title, days, priority] of [
      ['Fourth', 4, 'Urgent'],
      ['Second', 1, 'Low'],
      ['First', 1, 'Urgent'],
      ['Third', 2, 'Low'],
      ['Fifth', 5, 'High'],
    ] as const)
      tool.add({ title, due_date: addDays(today(), days), priority: { id: 0, name: priority } })
    await using visit = await open()
    const tasks = part(visit.page, 'Tasks').getByRole('listitem')
    await expect.poll(() => tasks.count()).toBe(3)
    const texts = await tasks.allInnerTexts()
    expect(texts.map((text) => text.split('\n')[0])).toEqual(['First', 'Second', 'Third'])
    expect(texts[0]).toContain('Hartwell Volkswagen')
    expect(texts[0]).toContain(`Due ${formatDay(addDays(today(), 1))}`)
    await expect.poll(async () => (await tasks.first().innerText()).includes('Open')).toBe(true)
  })

  // DAY-05, DAY-07
  it('each half says in the words of the specification that its system is away, and finds it again', async () => {
    await tool.stop()
    calendar.calendars.clear()
    await using visit = await open()
    const { page } = visit
    const [tasks, events] = [part(page, 'Tasks'), part(page, 'Events')]
    await tasks.getByText('Unable to connect to TaskIQ', { exact: true }).waitFor()
    await events
      .getByText('Unable to connect to Google Calendar. Please verify the sharing permissions.', {
        exact: true,
      })
      .waitFor()
    await isAccessible(page)
    await tool.start()
    await tasks.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => tasks.getByRole('listitem').count()).toBe(3)
    // The other half has not been asked.
    await events.getByRole('button', { name: 'Retry' }).waitFor()
  })
})

describe('a Google calendar of one’s own', () => {
  let calendar: CalendarSite
  let server: RunningServer
  beforeAll(async () => {
    calendar = await new CalendarSite().start()
    calendar.calendars.set('someone@gmail.example', [
      { id: 'g', summary: 'School run', start: { dateTime: `${today()}T15:30:00Z` } },
    ])
    server = await startServer({ env: calendar.client })
  })
  afterAll(async () => {
    await server?.stop()
    await calendar?.stop()
  })

  it('is connected from Your Day, shown there, connected anew when its grant has ended, and disconnected', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/pacing' })
    const { page } = visit
    const [events, card] = [part(page, 'Events'), page.getByRole('region', { name: 'Google Calendar' })]
    await openPanel(page)
    await events.getByRole('link', { name: 'Connect Google Calendar' }).click()
    await card.getByRole('button', { name: 'Connect Google Calendar' }).click()
    await card.getByText(/^someone@gmail\.example, connected /).waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await isAccessible(page)
    await events.getByText('School run').waitFor()
    await expect.poll(() => events.getByRole('link', { name: 'Connect Google Calendar' }).count()).toBe(0)

    // Taken back at Google: the token that is still held is refused, and there is no other.
    calendar.grants.clear()
    calendar.faults.push({ path: /events$/, times: 1, status: 401 })
    await page.reload()
    await events
      .getByText('Unable to connect to Google Calendar. Please verify the sharing permissions.', {
        exact: true,
      })
      .waitFor()
    await events.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => calendar.asked('POST', /token$/).at(-1)?.body).toMatch(/grant_type=refresh_token/)
    await page.reload()
    await card.getByText('Google no longer lets the portal read this calendar. Connect it again.').waitFor()
    await card.getByRole('button', { name: 'Connect again' }).click()
    await card.getByText(/^someone@gmail\.example, connected /).waitFor()
    await card.getByRole('button', { name: 'Disconnect' }).click()
    await card.getByText('No Google calendar of yours is connected.').waitFor()
  })
})
