import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { addDays, formatDay, today } from '@portal/core/foundation/format'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { intoText } from '../support/editor.ts'
import { onDevice } from '../support/on-device.ts'
import { fitsItsWidth, hasContrast, isAccessible, phone } from '../support/looks.ts'
import { fillSignIn, visitAs } from '../support/visit.ts'

type Interaction = Body<'interactions.create'>

let server: RunningServer
let chromium: Browser
let staff: Caller
let store: Body<'clients.get'>
/** Another one, for which nothing else is written here. */
let other: Body<'clients.get'>
let userId: number

/** A store of a group, so that it has related stores. */
const storeId = 1003

beforeAll(async () => {
  server = await startServer()
  chromium = await browser({ passContextsOn: true })
  staff = await signIn(server.url, 'account-manager')
  store = (await staff.get<Body<'clients.get'>>(`/clients/${storeId}`)).body
  other = (await staff.get<Body<'clients.get'>>(`/clients/${storeId + 2}`)).body
  userId = (await staff.get<Body<'users.current'>>('/users/me')).body.id
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const logger = (page: Page) => page.getByRole('dialog', { name: /^(Log|Edit) Client Interaction$/ })
const save = (page: Page) => logger(page).getByRole('button', { name: 'Save' })
const communications = (): string => `/clients/${store.slug}/communications`

async function choose(page: Page, field: string, option: string): Promise<void> {
  await logger(page).getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function write(page: Page, text: string): Promise<void> {
  // The editor takes the place of its stand-in; what is below it stays.
  await logger(page).getByText('Less than 100 MB each.').scrollIntoViewIfNeeded()
  const editor = await intoText(logger(page))
  await editor.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(text)
}

/** Opens the logger on the profile of the store. */
async function openLogger(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log interaction' }).click()
  await logger(page).getByRole('combobox', { name: 'Interaction Type' }).waitFor()
}

/** What the server has of what was typed for a client. */
const onServer = async (clientId: number): Promise<Body<'written.get'>> =>
  (
    await staff.get<Body<'written.get'>>(
      `/written?userId=${userId}&form=interaction-logger@1&about=${clientId}`,
    )
  ).body

const newest = async (): Promise<Interaction | undefined> =>
  (await staff.post<Interaction[]>('/interactions/by-clients', { clientIds: [storeId] })).body.toSorted(
    (a, b) => b.id - a.id,
  )[0]

describe('logging an interaction', () => {
  it('opens from Create, empty: published today and public (HDR-04, INT-01, INT-02)', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager')
    const { page } = visit
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('menuitem', { name: 'Contact' }).click()
    const dialog = logger(page)
    await dialog.getByRole('combobox', { name: 'Client' }).waitFor()
    await expect
      .poll(() => dialog.getByRole('textbox', { name: 'Published Date' }).inputValue())
      .toBe(formatDay(today()))
    await expect.poll(() => dialog.getByRole('switch', { name: 'Public' }).isChecked()).toBe(true)
    await dialog.getByRole('combobox', { name: 'Interaction Type' }).waitFor()
    await dialog.getByText('Attachments', { exact: true }).waitFor()
    // Nobody but an ad-support user of the client sees it (INT-12).
    await expect.poll(() => dialog.getByText('On Behalf Of').count()).toBe(0)
    await expect.poll(() => save(page).isDisabled()).toBe(true)
    await dialog.getByText('Still to fill in: Client, Interaction Type and 1 more').waitFor()
  })

  it('opens from Create for an ad-support user too, on behalf of the managers of the clients they support (INT-12)', async () => {
    await using visit = await visitAs(chromium, server, 'ad-support')
    const { page } = visit
    await page.getByRole('button', { name: 'Create' }).click()
    await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['Contact'])
    await page.getByRole('menuitem', { name: 'Contact' }).click()
    await logger(page).getByRole('combobox', { name: 'Client' }).click()
    await page.getByRole('option').first().click()
    await logger(page).getByText('On Behalf Of').waitFor()
    expect(visit.complaints).toEqual([])
  })

  it('asks for exactly what its type asks for, and saves it (INT-04 to INT-09, INT-13, PRO-03)', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: communications() })
    const { page } = visit
    await openLogger(page)
    const dialog = logger(page)
    await dialog.getByRole('combobox', { name: 'Related Stores' }).click()
    await page.getByRole('option').first().waitFor()
    await expect.poll(() => page.getByRole('option', { name: store.name, exact: true }).count()).toBe(0)
    await page.getByRole('option').first().click()
    await page.keyboard.press('Escape')

    await choose(page, 'Interaction Type', 'Phone Call')
    for (const name of ['Length', 'Spoke With']) await dialog.getByRole('textbox', { name }).waitFor()
    await expect.poll(() => dialog.getByText('Severity').count()).toBe(0)
    await write(page, 'Called about the weekend.')
    await expect.poll(() => save(page).isDisabled()).toBe(true)

    const length = dialog.getByRole('textbox', { name: 'Length' })
    await expect.poll(() => length.getAttribute('placeholder')).toBe('HH:MM')
    for (const [typed, shown] of [
      ['0930', '09:30'],
      ['2700', '23:00'],
      ['2430', '23:30'],
      ['0175', '01:59'],
      ['2400', '24:00'],
      ['01305', '01:30'],
    ] as const) {
      await length.fill('')
      await length.pressSequentially(typed)
      await expect.poll(() => length.inputValue()).toBe(shown)
    }
    await choose(page, 'Topic', 'Budget')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Interaction has been successfully created.').first().waitFor()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('article').getByText('Called about the weekend.').waitFor()

    const logged = await newest()
    expect(logged?.associatedStoreIds).toHaveLength(1)
    const values = new Map(logged?.interactionAdditionalFields.map(({ name, data }) => [name, data]))
    expect(Object.fromEntries(values)).toEqual({
      Length: '01:30',
      Topic: 'Budget',
      'Follow-Up Needed': false,
    })
  })

  it('takes no day after today (INT-11)', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: communications() })
    const { page } = visit
    await openLogger(page)
    await choose(page, 'Interaction Type', 'Text Message')
    await write(page, 'Texted.')
    await expect.poll(() => save(page).isEnabled()).toBe(true)
    const published = logger(page).getByRole('textbox', { name: 'Published Date' })
    await published.fill(formatDay(addDays(today(), 1)))
    await published.blur()
    await expect.poll(() => save(page).isDisabled()).toBe(true)
    await published.fill(formatDay(today()))
    await expect.poll(() => save(page).isEnabled()).toBe(true)
  })

  it('describes a file by its shortened name, and wants a description of at most 50 characters (INT-10)', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: communications() })
    const { page } = visit
    await openLogger(page)
    await choose(page, 'Interaction Type', 'Text Message')
    await write(page, 'With a file.')
    const name = `${'n'.repeat(56)}.csv`
    await logger(page)
      .locator('input[type=file][multiple]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from('a,b') })
    const description = logger(page).getByRole('textbox', { name: /Description .* of/ })
    await expect.poll(() => description.inputValue()).toBe(`${'n'.repeat(48)}.csv`)
    await expect.poll(() => save(page).isEnabled()).toBe(true)
    await description.fill('')
    await expect.poll(() => save(page).isDisabled()).toBe(true)
    await logger(page).getByText('Each attachment needs a description.').waitFor()
    await description.fill('x'.repeat(51))
    await logger(page).getByText('Description must be 50 characters or less.').waitFor()
    await description.fill('The list')
    await save(page).click()
    await page.getByText('Interaction has been successfully created.').first().waitFor()
    await expect
      .poll(async () => (await newest())?.attachments.map(({ label }) => label))
      .toEqual(['The list'])
  })

  it('can create a primary goal and a task afterwards; neither failing takes the interaction with it (INT-16, INT-17)', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: communications() })
    const { page } = visit
    await openLogger(page)
    const dialog = logger(page)
    await choose(page, 'Interaction Type', 'Text Message')
    await write(page, 'Goal and task.')
    await expect.poll(() => save(page).isEnabled()).toBe(true)

    await dialog.getByRole('checkbox', { name: 'Create a primary goal' }).check()
    await expect.poll(() => save(page).isDisabled()).toBe(true)
    await dialog.getByRole('textbox', { name: 'New Primary Goal' }).fill('Fill the service drive')
    await expect.poll(() => save(page).isEnabled()).toBe(true)

    await dialog.getByRole('checkbox', { name: 'Create a task' }).check()
    const assignee = dialog.getByRole('combobox', { name: 'Assignee' })
    await assignee.waitFor()
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('New Task')
    await expect.poll(() => save(page).isDisabled()).toBe(true)
    await assignee.fill('Claire')
    await page
      .getByRole('option', { name: /Claire Donovan/ })
      .first()
      .click()
    await expect.poll(() => save(page).isEnabled()).toBe(true)

    let failing = true
    await page.route('**/api/tasks', (route) =>
      failing && route.request().method() === 'POST'
        ? route.fulfill({ status: 502, contentType: 'application/json', body: '{}' })
        : route.continue(),
    )
    await save(page).click()
    await page.getByText('Interaction has been successfully created.').first().waitFor()
    await page.getByText('Primary goal has been added successfully.').first().waitFor()
    await page.getByText('There was an error creating the task in TaskIQ.').first().waitFor()
    failing = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('Task is successfully created in TaskIQ.').first().waitFor()

    const goals = await staff.get<Body<'primaryGoals.ofClient'>>(`/clients/${storeId}/primary-goals`)
    expect(goals.body.some(({ goal }) => goal === 'Fill the service drive')).toBe(true)
  })

  it('says the default sentence when creating fails, and keeps what was typed (INT-15)', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: communications() })
    const { page } = visit
    await openLogger(page)
    await choose(page, 'Interaction Type', 'Text Message')
    await write(page, 'Must not be lost.')
    await page.route('**/api/interactions', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Broken inside"}' }),
    )
    await save(page).click()
    await page
      .getByText('There was an error processing your request. Please refresh this page and try again.')
      .first()
      .waitFor()
    await page.reload()
    await openLogger(page)
    await logger(page).getByText('Must not be lost.').waitFor()
    await logger(page).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await logger(page).waitFor({ state: 'detached' })
  })
})

describe('a draft of an interaction', () => {
  it('comes back with its files and its task after the tab was closed', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: communications() })
    const { page } = visit
    await openLogger(page)
    await write(page, 'Kept with everything.')
    await logger(page)
      .locator('input[type=file][multiple]')
      .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('the plan') })
    await logger(page).getByLabel('Create a task').check()
    await logger(page).getByLabel('Title').fill('Send the plan')
    await expect.poll(() => onDevice(page)).toContain('Send the plan')
    await page.reload()
    await openLogger(page)
    await logger(page).getByText('Kept with everything.').first().waitFor()
    await logger(page).getByText('plan.txt').first().waitFor()
    await expect.poll(() => logger(page).getByLabel('Title').inputValue()).toBe('Send the plan')
    await logger(page).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await logger(page).waitFor({ state: 'detached' })
    await expect.poll(() => onDevice(page)).not.toContain('plan.txt')
    await expect.poll(() => onServer(storeId)).toBeNull()
    await page.reload()
    await openLogger(page)
    await expect.poll(() => logger(page).getByText('plan.txt').count()).toBe(0)
  })

  // decision 0201
  it('outlives a session that ended by itself, is nobody else’s, and goes with whoever signs out', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: communications() })
    const { page, context } = visit
    await openLogger(page)
    await write(page, 'Mine alone.')
    await expect.poll(() => onDevice(page)).toContain('Mine alone.')
    await context.clearCookies()
    await page.reload()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await fillSignIn(page, 'seo')
    await page.waitForURL((address) => !address.pathname.includes('login'))
    await page.goto(communications())
    await openLogger(page)
    await expect.poll(() => logger(page).getByText('Mine alone.').count()).toBe(0)
    await page.goto('/logout')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await fillSignIn(page, 'account-manager')
    await page.waitForURL((address) => !address.pathname.includes('login'))
    await page.goto(communications())
    await openLogger(page)
    await logger(page).getByText('Mine alone.').first().waitFor()
    await page.goto('/logout')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await expect.poll(() => onDevice(page)).toBe('[]')
  })

  // decision 0711
  it('follows its writer to another device, and is told apart where both go on', async () => {
    await using first = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${other.slug}/communications`,
    })
    await using second = await visitAs(chromium, server, 'account-manager', {
      path: `/clients/${other.slug}/communications`,
    })
    const here = first.page
    const there = second.page
    await openLogger(here)
    const sent = here.waitForResponse(
      (answer) => answer.url().includes('/api/written') && answer.request().method() === 'PUT',
    )
    await write(here, 'Begun at the desk.')
    expect((await sent).status()).toBe(200)
    await openLogger(there)
    await logger(there).getByText('Begun at the desk.').first().waitFor()
    const changed = there.waitForResponse((answer) => answer.request().method() === 'PUT')
    await write(there, ' Gone on with on the road.')
    await changed
    await write(here, ' Gone on with at the desk.')
    // It stands above the form, as an activity's does, until one of the two is chosen.
    await logger(here).getByText('in another window or on another device').waitFor()
    await logger(here).getByRole('button', { name: 'Keep what is here' }).waitFor()
    await isAccessible(here)
    await logger(here).getByRole('button', { name: 'Use the other one' }).click()
    await expect.poll(() => logger(here).getByText('in another window').count()).toBe(0)
    await logger(here).getByText('Begun at the desk. Gone on with on the road.').first().waitFor()
    await logger(here).getByRole('button', { name: 'Cancel' }).click()
    await here.getByRole('button', { name: 'Confirm' }).click()
    await logger(here).waitFor({ state: 'detached' })
    await expect.poll(() => onServer(other.id)).toBeNull()
    await there.reload()
    await openLogger(there)
    await expect.poll(() => logger(there).getByText('Begun at the desk.').count()).toBe(0)
  })

  it('of one that is there already comes back, and can be discarded', async () => {
    const text = `Half changed ${Date.now()}`
    const form = new FormData()
    for (const [name, value] of Object.entries({
      clientId: String(storeId),
      interactionTypeId: '7',
      publishedAt: today(),
      body: `<p>${text}</p>`,
    }))
      form.set(name, value)
    await staff.post<Interaction>('/interactions', form)
    await using visit = await visitAs(chromium, server, 'account-manager', { path: communications() })
    const { page } = visit
    const edit = async (): Promise<void> => {
      const entry = page.getByRole('article').filter({ hasText: text })
      await entry.getByRole('button', { name: /Actions for/ }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
    }
    await edit()
    await page.getByRole('dialog', { name: 'Edit Client Interaction' }).waitFor()
    await write(page, ' and more')
    await expect.poll(() => onDevice(page)).toContain(' and more')
    await page.reload()
    await edit()
    await logger(page).getByText(`${text} and more`).first().waitFor()
    await logger(page).getByText('These are changes that you did not save.').waitFor()
    await isAccessible(page)
    await logger(page).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await edit()
    await logger(page).getByText(text, { exact: true }).first().waitFor()
    await expect
      .poll(() => logger(page).getByText('These are changes that you did not save.').count())
      .toBe(0)
  })
})

describe('the Communications tab', () => {
  it('changes an interaction, says why it could not, and deletes it (INT-03, INT-14, INT-15)', async () => {
    const text = `To be changed ${Date.now()}`
    const form = new FormData()
    for (const [name, value] of Object.entries({
      clientId: String(storeId),
      interactionTypeId: '7',
      publishedAt: today(),
      body: `<p>${text}</p>`,
    }))
      form.set(name, value)
    const { id } = (await staff.post<Interaction>('/interactions', form)).body
    await using visit = await visitAs(chromium, server, 'account-manager', { path: communications() })
    const { page } = visit
    const entry = page.getByRole('article').filter({ hasText: text })
    const act = async (name: string): Promise<void> => {
      await entry.getByRole('button', { name: /Actions for/ }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await act('Edit')
    await write(page, ' and was')
    const sent = page.waitForRequest((request) => request.url().endsWith(`/api/interactions/${id}`))
    await page.route(`**/api/interactions/${id}`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' })
        : route.continue(),
    )
    await save(page).click()
    await page.getByText('There was an error with your request.').first().waitFor()
    expect((await sent).postData()).toContain(`name="id"\r\n\r\n${id}`)
    await page.unroute(`**/api/interactions/${id}`)
    await save(page).click()
    await page.getByText('Interaction has been successfully updated.').first().waitFor()
    await entry.getByText('and was').waitFor()

    await act('Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Interaction has been deleted.').first().waitFor()
    expect((await staff.get(`/interactions/${id}`)).status).toBe(404)
  })

  it('is read on a phone, in the dark and without sight', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: communications(),
      ...phone,
      colorScheme: 'dark',
    })
    const { page } = visit
    await page.getByRole('article').first().waitFor()
    await isAccessible(page)
    await hasContrast(page)
    await fitsItsWidth(page)
    await openLogger(page)
    await choose(page, 'Interaction Type', 'On-Site Visit')
    await intoText(logger(page))
    await isAccessible(page)
  })
})

describe('the CRM data fix', () => {
  it('lists what looks wrong, opens one and saves a correction with its reason (CRM-09)', async () => {
    const own = await staff.post<Interaction[]>('/interactions/by-clients', { clientIds: [storeId] })
    const mine = own.body.find(({ can }) => can.update)
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: `/crm-data-fix/${mine?.id}`,
    })
    const { page } = visit
    await page.getByRole('button', { name: 'Correct' }).click()
    const why = page.getByRole('dialog', { name: 'What was wrong?' })
    await why.getByRole('textbox', { name: 'Reason' }).fill('The end was missing.')
    await why.getByRole('button', { name: 'Go on' }).click()
    await logger(page).getByRole('combobox', { name: 'Interaction Type' }).waitFor()
    await expect.poll(() => logger(page).getByRole('combobox', { name: 'Client' }).isDisabled()).toBe(true)
    await write(page, ' Corrected afterwards.')
    await save(page).click()
    await page.getByRole('article').getByText('Corrected afterwards.').waitFor()
    await page.getByText('The end was missing.').waitFor()
    await isAccessible(page)

    await page.getByRole('link', { name: 'CRM Data Fix' }).click()
    await page.getByText(/^Client \(\d+\)$/).click()
    await page
      .getByText(/^Its text names .+, and not .+\.$/)
      .first()
      .waitFor()
    await isAccessible(page)
    await page.goto('/crm-data-fix/999999')
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  })

  it('moves one to the client that its text names, after saying what that does (CRM-09)', async () => {
    const admin = await signIn(server.url, 'admin')
    const { body } = await admin.get<Body<'reports.crmDataFix'>>('/reports/crm-data-fix?about=Client')
    const [wrong] = body.rows
    const sentence = wrong?.findings?.find((one) => one.includes('names')) ?? ''
    const [, belongs = ''] = /names (.+), and not/.exec(sentence) ?? []
    await using visit = await visitAs(chromium, server, 'admin', { path: '/crm-data-fix?about=Client' })
    const { page } = visit
    await page
      .getByRole('link', { name: String(wrong?.client?.name) })
      .first()
      .click()
    await page.getByText(sentence).waitFor()
    await page.getByRole('button', { name: 'Move' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move to another client' })
    await dialog.getByText(`${belongs} will see it`).waitFor()
    await expect.poll(() => dialog.getByRole('combobox', { name: 'Client' }).inputValue()).toBe(belongs)
    await isAccessible(page)
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The wrong store was chosen.')
    await dialog.getByRole('button', { name: 'Move' }).click()
    await page.getByText('Nothing looks wrong with it.').waitFor()
    await page.getByText('The wrong store was chosen.').waitFor()
    await page.getByRole('link', { name: belongs }).waitFor()
  })
})

describe('the settings of interactions', () => {
  it('a field and a type that are added are asked for by the logger (INT-05, INT-06, INT-19, SET-22, SET-23)', async () => {
    await using visit = await visitAs(chromium, server, 'developer', { path: '/settings/custom_fields' })
    const { page } = visit
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Add field' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Coffee')
    await dialog.getByRole('combobox', { name: 'Type' }).click()
    await page.getByRole('option', { name: 'Options', exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Default value' }).fill('A\nB')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('rowheader', { name: 'Coffee' }).waitFor()
    await isAccessible(page)

    await page.goto('/settings/interaction_types')
    await page.getByRole('button', { name: 'Add type' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Coffee Break')
    await dialog.getByRole('combobox', { name: 'Custom fields' }).fill('Coffee')
    await page.getByRole('option', { name: /Coffee/ }).click()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('rowheader', { name: 'Coffee Break' }).waitFor()
    const preview = page.getByRole('region', { name: 'Preview of the form' })
    await preview.getByRole('combobox', { name: 'Interaction Type' }).click()
    await page.getByRole('option', { name: 'Coffee Break' }).click()
    await preview.getByRole('combobox', { name: 'Coffee' }).click()
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['A', 'B'])
    await page.keyboard.press('Escape')
    await isAccessible(page)
    await fitsItsWidth(page)

    await page.goto(communications())
    await openLogger(page)
    await choose(page, 'Interaction Type', 'Coffee Break')
    await logger(page).getByRole('combobox', { name: 'Coffee' }).waitFor()
  })
})

describe('primary goals (RPT-03)', () => {
  it('a client reads those of its own stores', async () => {
    await using visit = await visitAs(chromium, server, 'client-manager', {
      path: '/reporting/primary-goals',
    })
    const { page } = visit
    await page.getByRole('heading', { name: 'Primary Goals' }).waitFor()
    await page
      .getByText(/Fill the service drive|No primary goals yet/)
      .first()
      .waitFor()
    await isAccessible(page)
  })
})
