import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, formatDay, today } from '@portal/core/foundation/format'
import type { Page as PageOf, Task } from '../api/task-form.ts'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { onDevice } from '../support/on-device.ts'
import { fitsItsWidth, hasContrast, isAccessible, phone } from '../support/looks.ts'
import { TaskIqSite } from '../support/taskiq-site.ts'
import { visitAs, visitor } from '../support/visit.ts'

let chromium: Browser
let server: RunningServer
let manager: Caller
beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  manager = await signIn(server.url, 'account-manager')
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const created = 'Task is successfully created in TaskIQ.'
const said = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true })
const newTask = (page: Page) => page.getByRole('dialog', { name: 'New Task' })

async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'New task' }).click()
  const form = newTask(page)
  await form.getByLabel('Title').waitFor()
  return form
}

async function give(page: Page, form: Locator, person: string): Promise<void> {
  await form.getByRole('combobox', { name: 'Assignee' }).fill(person)
  await page.getByRole('option', { name: person }).first().click()
}

describe('a new task', () => {
  // TSK-03, TSK-05
  it('starts with what the specification says, due tomorrow at the earliest', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/tasks' })
    const { page } = visit
    const form = await openForm(page)
    await expect.poll(() => form.getByLabel('Title').inputValue()).toBe('New Task')
    const chosen = (name: string) => form.getByRole('combobox', { name }).innerText()
    await expect.poll(() => chosen('Team')).toBe('Account Management')
    await expect
      .poll(async () => [await chosen('Type'), await chosen('Priority'), await chosen('Status')])
      .toEqual(['General Request', 'Normal', 'To Do'])
    const due = form.getByRole('textbox', { name: 'Due Date' })
    await expect.poll(() => due.inputValue()).toBe(formatDay(addDays(today(), 1)))
    await form.getByText('Same-day delivery can be requested in TaskIQ after the task is created.').waitFor()
    await give(page, form, 'Claire Donovan')
    const create = form.getByRole('button', { name: 'Create task' })
    await expect.poll(() => create.isEnabled()).toBe(true)
    await due.fill(formatDay(today()))
    await due.blur()
    await form.getByText(`The earliest date is ${formatDay(addDays(today(), 1))}.`).waitFor()
    await isAccessible(page)
  })

  // TSK-04, TSK-06
  it('cannot be created without team, type, assignee, day and title, and another team clears the type', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/tasks' })
    const { page } = visit
    const form = await openForm(page)
    const create = form.getByRole('button', { name: 'Create task' })
    await expect.poll(() => create.isEnabled()).toBe(false)
    await give(page, form, 'Amara Nwosu')
    await expect.poll(() => create.isEnabled()).toBe(true)
    await form.getByLabel('Title').fill(' ')
    await form.getByLabel('Title').blur()
    await form.getByText('Field is required').waitFor()
    await expect.poll(() => create.isEnabled()).toBe(false)
    await form.getByLabel('Title').fill('Launch it')
    await form.getByRole('combobox', { name: 'Team' }).click()
    await page.getByRole('option', { name: 'SEM' }).click()
    await expect.poll(() => create.isEnabled()).toBe(false)
    const type = form.getByRole('combobox', { name: 'Type' })
    await type.click()
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['New Campaign', 'Bid Review'])
    await page.getByRole('option', { name: 'Bid Review' }).click()
    await expect.poll(() => create.isEnabled()).toBe(true)
    const due = form.getByRole('textbox', { name: 'Due Date' })
    await due.fill('')
    await due.blur()
    await expect.poll(() => create.isEnabled()).toBe(false)
  })

  // TSK-07
  it('is created by a template, with its subtasks, and says so', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/tasks' })
    const { page } = visit
    const form = await openForm(page)
    await form.getByRole('combobox', { name: 'Client' }).fill('Hartwell Volks')
    await page.getByRole('option', { name: /Hartwell Volkswagen/ }).click()
    await form.getByRole('combobox', { name: 'Team' }).click()
    await page.getByRole('option', { name: 'SEM' }).click()
    await form.getByRole('combobox', { name: 'Template' }).click()
    await page.getByRole('option', { name: 'New SEM campaign' }).click()
    await form.getByRole('combobox', { name: 'Campaign goal' }).click()
    await page.getByRole('option', { name: 'Service' }).click()
    await form.getByLabel('Monthly budget').fill('2500')
    await expect.poll(() => form.getByLabel('Title').inputValue()).toBe('Launch a new SEM campaign')
    await give(page, form, 'Amara Nwosu')
    await form.getByRole('button', { name: 'Add subtask' }).click()
    await form.getByLabel('Subtask 1', { exact: true }).fill('Name it by the rules')
    await form.getByRole('button', { name: 'Create task' }).click()
    await said(page, created).waitFor()
    await expect.poll(() => newTask(page).count()).toBe(0)
    const found = await manager.get<PageOf<Task>>('/tasks?search=Launch a new SEM campaign&clientId=1003')
    expect(found.body.rows).toMatchObject([{ assignee: { name: 'Amara Nwosu' }, priority: { name: 'High' } }])
    await page.goto(`/taskiq?task_id=${found.body.rows[0]!.id}`)
    const dialog = page.getByRole('dialog', { name: 'Launch a new SEM campaign' })
    await dialog.getByText('Name it by the rules').waitFor()
    await dialog.getByText('2500').waitFor()
  })
})

describe('the tasks', () => {
  it('are listed, opened, given away, commented on and closed', async () => {
    const task = (
      await manager.post<Task>('/tasks', {
        title: 'A task to work on',
        teamId: 4,
        typeId: 1,
        assignee: 6,
        dueDate: addDays(today(), 1),
      })
    ).body
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/tasks' })
    const { page } = visit
    await page.getByRole('searchbox').fill('A task to work on')
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    await isAccessible(page)
    await page.getByRole('rowheader', { name: 'A task to work on' }).click()
    const dialog = page.getByRole('dialog', { name: 'A task to work on' })
    await dialog.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'In Progress' }).click()
    await said(page, 'The status is changed.').waitFor()
    await dialog.getByText('Claire Donovan moved it to In Progress').waitFor()
    await dialog.getByRole('textbox', { name: 'New comment' }).click()
    const editor = dialog.locator('[contenteditable="true"]')
    await editor.click()
    await page.keyboard.type('Nearly there')
    // What is typed lies on the device half a second later, and is there again.
    await expect.poll(() => onDevice(page)).toContain('Nearly there')
    await page.goto(`${server.url}/tasks`)
    await page.getByRole('searchbox').fill('A task to work on')
    await page.getByRole('rowheader', { name: 'A task to work on' }).click()
    await dialog.getByRole('textbox', { name: 'New comment' }).getByText('Nearly there').waitFor()
    await dialog.getByRole('button', { name: 'Comment', exact: true }).click()
    await dialog.getByRole('listitem').getByText('Nearly there').waitFor()
    // What was sent is gone from where it was read.
    await expect.poll(() => onDevice(page)).toBe('[]')
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'Close task' }).click()
    await said(page, 'The task is closed.').waitFor()
    expect((await manager.get<Task>(`/tasks/${task.id}`)).body.closed).toBe(true)
    expect(visit.complaints).toEqual([])
  })

  it('are created for several people at once by a template', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/tasks' })
    const { page } = visit
    await page.getByRole('button', { name: 'From a template' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tasks from a Template' })
    await dialog.getByRole('combobox', { name: 'Template' }).click()
    await page.getByRole('option', { name: /Monthly review/ }).click()
    for (const person of ['Claire Donovan', 'Priya Raman']) {
      await dialog.getByRole('combobox', { name: 'Assignees' }).fill(person)
      await page.getByRole('option', { name: person }).click()
    }
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Create 2 tasks' }).click()
    await said(page, '2 tasks are successfully created in TaskIQ.').waitFor()
  })

  it('fit a phone, in the dark too', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/tasks',
      colorScheme: 'dark',
      ...phone,
    })
    const { page } = visit
    await page.getByRole('button', { name: 'New task' }).waitFor()
    await fitsItsWidth(page)
    await openForm(page)
    await hasContrast(page)
    await fitsItsWidth(page)
  })

  it('have their teams, types and templates kept by those who may', async () => {
    await using visit = await visitAs(chromium, server, 'director', { path: '/tasks' })
    const { page } = visit
    await page.getByRole('link', { name: 'Settings', exact: true }).last().click()
    await page.getByRole('tab', { name: 'Types' }).click()
    await page.getByRole('button', { name: 'Add task type' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add task type' })
    await dialog.getByLabel('Name').fill('Event Support')
    await dialog.getByRole('combobox', { name: 'Team' }).fill('SEO')
    await page.getByRole('option', { name: 'SEO' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('row', { name: /Event Support/ }).waitFor()
    await isAccessible(page)
  })
})

describe('the ways in', () => {
  let site: TaskIqSite
  let other: RunningServer
  beforeAll(async () => {
    site = await new TaskIqSite().start()
    other = await startServer({ env: { TASKIQ_URL: site.url, TASKIQ_TIMEOUT: '30' } })
  })
  afterAll(async () => {
    await other?.stop()
    await site?.stop()
  })

  // TSK-01
  it('/taskiq leads to the task tool with the task, and to nothing else', async () => {
    await using visit = await visitAs(chromium, other, 'account-manager', { path: '/taskiq?task_id=7' })
    await visit.page.waitForURL(`${site.url}/?task_id=7`)
    await visit.page.goto(`${other.url}/taskiq?task_id=//evil.example`)
    await visit.page.waitForURL(`${site.url}/`)
  })

  // TSK-02
  it('/taskiq/login takes a key there, and asks a visitor to sign in first', async () => {
    await using visit = await visitAs(chromium, other, 'partner-plus', { path: '/taskiq/login' })
    await visit.page.waitForURL(`${site.url}/login?key=the-key-of-this-test`)
    await using stranger = await visitor(chromium, other, { path: '/taskiq/login' })
    await stranger.page.waitForURL('**/login?redirect=%2Ftaskiq%2Flogin')
  })

  it('lead to the portal’s own tasks where there is no other tool', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/taskiq/login' })
    await visit.page.waitForURL('**/tasks')
    await visit.page.getByRole('heading', { name: 'Tasks', level: 1 }).waitFor()
  })

  // TSK-07
  it('a task tool that is away is said in the words of the specification, and nothing is lost', async () => {
    await using visit = await visitAs(chromium, other, 'account-manager', { path: '/tasks' })
    const { page } = visit
    const form = await openForm(page)
    await form.getByRole('combobox', { name: 'Team' }).click()
    await page.getByRole('option', { name: 'Design' }).click()
    await form.getByRole('combobox', { name: 'Type' }).click()
    await page.getByRole('option', { name: 'Banner' }).click()
    await give(page, form, 'Claire Donovan')
    site.faults.push({ path: /^\/v1\/tasks$/, times: 9, status: 500 })
    await form.getByRole('button', { name: 'Create task' }).click()
    await said(page, 'There was an error creating the task in TaskIQ.').waitFor()
    await expect.poll(() => form.getByRole('combobox', { name: 'Type' }).innerText()).toBe('Banner')
    site.faults.length = 0
    await form.getByRole('button', { name: 'Create task' }).click()
    await said(page, created).waitFor()
  })
})
