import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closedStatuses, openStatuses, supportStatuses } from '@portal/core/work/support/statuses'
import { issueOf, listOf, type Issue } from '../api/support-form.ts'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { onDevice } from '../support/on-device.ts'
import { fitsItsWidth, hasContrast, isAccessible, phone } from '../support/looks.ts'
import { visitAs, type Visit } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser
let staff: Caller
let staffId: number

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  staff = await signIn(server.url, 'seo')
  staffId = (await staff.get<{ id: number }>('/users/me')).body.id
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const visit = (path = '/support-requests/PS-323', options = {}): Promise<Visit> =>
  visitAs(chromium, server, 'seo', { path, ...options })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Support Requests' })
const formOf = (page: Page) => page.getByRole('dialog', { name: 'New Request' })
const tab = (page: Page, name: string) => dialogOf(page).getByRole('tab', { name, exact: true })
const table = (page: Page, name: string) => dialogOf(page).getByRole('table', { name, exact: true })
const submit = (page: Page) => formOf(page).getByRole('button', { name: /^Submit/ })
// By the keyboard: what one sees of a radio button lies over it.
const pick = (dialog: Locator, name: string | RegExp) => dialog.getByRole('radio', { name }).press(' ')

/** The dialog with its first list. */
async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Support Requests' }).click()
  return listed(page)
}

/** On a phone the help icon stands in the menu of the person. */
async function openDialogOnPhone(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Support Requests' }).click()
  return listed(page)
}

async function listed(page: Page): Promise<Locator> {
  await dialogOf(page)
    .getByText(/^\d+ requests$/)
    .waitFor()
  return dialogOf(page)
}

async function openForm(page: Page): Promise<Locator> {
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'New Request' }).click()
  await formOf(page).getByLabel('Brief Title').waitFor()
  return formOf(page)
}

/** Chooses from a list that is searched. */
async function choose(page: Page, form: Locator, name: string, search: string, option: string | RegExp) {
  await form.getByRole('combobox', { name }).fill(search)
  await page.getByRole('option', { name: option }).first().click()
  await page.keyboard.press('Escape')
}

async function writeDescription(page: Page, form: Locator, text: string): Promise<void> {
  await form.getByRole('textbox', { name: 'Detailed Description' }).click()
  const editor = form.locator('[contenteditable="true"]')
  await editor.click()
  await page.keyboard.type(text)
  await editor.getByText(text).waitFor()
}

/** The editor of comments, which arrives when it is approached. */
async function commentBox(page: Page): Promise<Locator> {
  await page.getByRole('textbox', { name: 'Comment' }).click()
  const editor = page.locator('[contenteditable="true"]')
  await editor.waitFor()
  return editor
}

/** A bug with everything that is required, but for what a test leaves out. */
async function fillBug(page: Page, form: Locator, title: string): Promise<void> {
  await pick(form, /^Bug/)
  await form.getByLabel('Brief Title').fill(title)
  await writeDescription(page, form, 'The totals differ.')
  await pick(form, /^High/)
  await choose(page, form, 'Impact on Employees', 'seo', /^SEO/)
  await pick(form, 'All Clients')
  await form.getByLabel('Steps to Reproduce').fill('Open Pacing.')
  await form.getByLabel('Expected Behavior').fill('Both are the same.')
  await form.getByLabel('Actual Behavior').fill('They differ.')
  await form.getByLabel('Where It Is Affected').fill('Pacing')
  await form.getByLabel('URL/Link').fill('portal.demo.test/pacing')
  await pick(form, 'This Month')
}

/** What the page sends to file a request; a browser does not tell its tools the body of a form with files. */
async function sentForms(page: Page): Promise<readonly Readonly<Record<string, string>>[]> {
  const forms: Record<string, string>[] = []
  await page.exposeFunction('formSent', (fields: Record<string, string>) => void forms.push(fields))
  await page.addInitScript(() => {
    const tell = (body: unknown): void => {
      if (!(body instanceof FormData)) return
      const fields = [...body].map(([name, value]) => [name, value instanceof File ? value.name : value])
      ;(window as unknown as { formSent(fields: unknown): void }).formSent(Object.fromEntries(fields))
    }
    const { fetch } = window
    window.fetch = (input, init) => (tell(init?.body), fetch(input, init))
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      tell(body)
      send.call(this, body)
    }
  })
  await page.reload()
  return forms
}

describe('the dialog', () => {
  // SUP-01 to SUP-06, SUP-08, HDR-08
  it('opens over the whole window from the help icon, with three lists that are read at each change', async () => {
    await using visited = await visit('/support-requests/PS-323', { viewport: { width: 1440, height: 900 } })
    const { page, complaints } = visited
    const asked: URLSearchParams[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/jira/issues') asked.push(searchParams)
    })
    const dialog = await openDialog(page)
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
    await expect.poll(() => dialog.getByRole('button', { name: 'New Request' }).isVisible()).toBe(true)
    const heads = await table(page, 'Open Requests').getByRole('columnheader').allInnerTexts()
    expect(heads.slice(0, 5)).toEqual(['Summary', 'Type', 'Created At', 'Status', 'Last Updated'])
    await expect.poll(() => dialog.getByText('Not Approved (Postpone)').count()).toBe(0)
    const postponed = (await listOf(staff, 'opened')).find(
      ({ fields }) => fields.status.name === 'Not Approved (Postpone)',
    )
    const row = dialog.getByRole('row').filter({ hasText: postponed!.key })
    await row.getByText('Submitted', { exact: true }).waitFor()
    await isAccessible(page)

    await tab(page, 'Recently Closed').click()
    await table(page, 'Recently Closed').getByText('Rejected').first().waitFor()
    await tab(page, 'My Requests').click()
    const mine = await listOf(staff, 'my')
    await table(page, 'My Requests').getByText(mine[0]!.key).waitFor()
    await expect.poll(() => table(page, 'My Requests').getByRole('rowheader').count()).toBe(mine.length)
    await tab(page, 'Open Requests').click()
    await table(page, 'Open Requests').getByText('In Progress').first().waitFor()
    await expect.poll(() => asked.length).toBe(4)
    expect(
      asked.map((query) => [query.get('project_key'), query.get('list'), query.get('statuses')]),
    ).toEqual([
      ['PS', 'opened', openStatuses.join(',')],
      ['PS', 'closed', closedStatuses.join(',')],
      ['PS', 'my', supportStatuses.join(',')],
      ['PS', 'opened', openStatuses.join(',')],
    ])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  // SUP-06, SUP-07
  it('finds requests by their words, opens a row to what was written, and says the full date on hover', async () => {
    await using visited = await visit()
    const { page } = visited
    const dialog = await openDialog(page)
    await dialog.getByRole('searchbox', { name: 'Search requests' }).fill('pacing color')
    await dialog.getByText(/^1 of \d+ requests$/).waitFor()
    const summary = dialog.getByRole('button', { name: /^Color the pacing table/ })
    await summary.click()
    const opened = dialog.getByRole('region', { name: /^Summary of PS-/ })
    await opened.getByText('The worst rows are seen at once.').waitFor()
    await expect.poll(() => summary.getAttribute('aria-expanded')).toBe('true')
    const ago = dialog.getByText(/ago$|^just now$/)
    await ago.hover()
    await dialog
      .getByRole('tooltip')
      .getByText(/^\d\d\/\d\d\/\d{4} \d+:\d\d [AP]M C[SD]T$/)
      .waitFor()
    await dialog.getByRole('searchbox').fill('nothing has these words')
    await dialog.getByText('Nothing matches').waitFor()
    await dialog.getByRole('button', { name: 'Clear search' }).click()
    await dialog.getByText(/^\d+ requests$/).waitFor()
  })

  // SUP-09
  it('reopens what is Done, and nothing that was rejected', async () => {
    await using visited = await visit()
    const { page } = visited
    const closed = await listOf(staff, 'closed')
    const done = closed.find(({ fields }) => fields.status.name === 'Done')!
    const rejected = closed.find(({ fields }) => fields.status.name === 'Rejected')!
    const dialog = await openDialog(page)
    await tab(page, 'Recently Closed').click()
    await dialog.getByRole('button', { name: `Details of ${rejected.key}` }).waitFor()
    await expect.poll(() => dialog.getByRole('button', { name: `Reopen ${rejected.key}` }).count()).toBe(0)
    await dialog.getByRole('button', { name: `Reopen ${done.key}` }).click()
    await page.getByText('Task has been successfully reopened.').first().waitFor()
    await dialog.getByRole('button', { name: `Details of ${done.key}` }).waitFor({ state: 'detached' })
    expect((await issueOf(staff, done.key)).body.fields.status.name).toBe('Submitted')
  })

  // SUP-10
  it('says so when a request could not be reopened, and leaves it as it was', async () => {
    await using visited = await visit()
    const { page } = visited
    await page.route('**/api/jira/issues/*', (route) => route.fulfill({ status: 404, json: {} }))
    const dialog = await openDialog(page)
    await tab(page, 'Recently Closed').click()
    const reopen = dialog.getByRole('button', { name: /^Reopen / }).first()
    await reopen.click()
    await page
      .getByText('There was an error processing your request. Please refresh this page and try again.')
      .first()
      .waitFor()
    await reopen.click({ trial: true })
  })

  it('says why a list could not be read, and reads it at Retry', async () => {
    await using visited = await visit()
    const { page } = visited
    const sentence = 'The issue tracker cannot be reached. Try again in a minute.'
    await page.route('**/api/jira/issues?**', (route) =>
      route.fulfill({ status: 422, json: { code: 'invalid', message: sentence } }),
    )
    await page.getByRole('button', { name: 'Support Requests' }).click()
    await dialogOf(page).getByText(sentence).waitFor()
    await page.unroute('**/api/jira/issues?**')
    await dialogOf(page).getByRole('button', { name: 'Retry' }).click()
    await table(page, 'Open Requests').getByText('PS-323').waitFor()
  })
})

describe('a request', () => {
  // SUP-11, SUP-12
  it('has a screen of its own with its description and the comments that are not internal', async () => {
    const { body: whole } = await issueOf(staff, 'PS-323')
    await using visited = await visit('/pacing')
    const { page } = visited
    const dialog = await openDialog(page)
    await dialog.getByRole('button', { name: 'Details of PS-323' }).click()
    await page.waitForURL('**/support-requests/PS-323')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: whole.fields.summary }).waitFor()
    await page.getByRole('heading', { name: 'Steps to Reproduce' }).waitFor()
    const comments = whole.renderedFields.comment?.comments ?? []
    const shown = page.getByRole('list', { name: 'Comments' }).getByRole('article')
    await expect.poll(() => shown.count()).toBe(comments.length)
    const first = shown.first()
    await first.getByText(comments[0]!.author.displayName, { exact: true }).waitFor()
    await first.getByText(/^\d\d\/\d\d\/\d{4} \d+:\d\d [AP]M C[SD]T$/).waitFor()
    await expect.poll(() => first.innerText()).toContain(comments[0]!.body.replace(/<[^>]*>/g, ''))
    await expect.poll(() => page.getByText('[internal]').count()).toBe(0)
    await expect.poll(() => page.title()).toMatch(/^Support Request/)
    await isAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await hasContrast(page)
  })

  // SUP-13, SUP-14
  it('takes a comment, which is then listed, and no empty one', async () => {
    await using visited = await visit()
    const { page } = visited
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/jira/issue/comments'))
        sent.push(request.url())
    })
    const editor = await commentBox(page)
    await page.getByRole('button', { name: 'Add comment' }).click()
    await page.getByText('Please enter a comment').waitFor()
    expect(sent).toEqual([])
    const text = `Seen again ${Date.now()}`
    await editor.click()
    await page.keyboard.type(text)
    await page.getByRole('button', { name: 'Add comment' }).click()
    await page.getByText('Your comment has been successfully posted.').first().waitFor()
    await page.getByRole('list', { name: 'Comments' }).getByText(text).waitFor()
    await expect.poll(() => sent).toHaveLength(1)
    const { body } = await issueOf(staff, 'PS-323')
    expect(body.renderedFields.comment?.comments.at(-1)?.body).toBe(`<p>${text}</p>`)
  })

  it('keeps a comment that could not be sent, also when its screen is left', async () => {
    await using visited = await visit()
    const { page } = visited
    await page.route('**/api/jira/issue/comments', (route) =>
      route.fulfill({ status: 409, json: { code: 'conflict', message: 'Not now.' } }),
    )
    const editor = await commentBox(page)
    await editor.click()
    await page.keyboard.type('Still there')
    await page.getByRole('button', { name: 'Add comment' }).click()
    await page.getByText('Not now.').first().waitFor()
    await editor.getByText('Still there').waitFor()
    await (await openDialog(page)).getByRole('button', { name: 'Details of PS-322' }).click()
    await page.waitForURL('**/PS-322')
    await page.goBack()
    await page.waitForURL('**/PS-323')
    await page.getByRole('textbox', { name: 'Comment' }).getByText('Still there').waitFor()
    await expect.poll(() => onDevice(page)).toContain('Still there')
    await page.reload()
    await page.getByRole('textbox', { name: 'Comment' }).getByText('Still there').waitFor()
  })

  // SUP-15
  it('takes no comments in a status outside of the seven', async () => {
    const { body } = await issueOf(staff, 'PS-323')
    const onHold: Issue = {
      ...body,
      fields: { ...body.fields, status: { name: 'On Hold' } },
      can: { reopen: false, comment: false },
    }
    await using visited = await visit('/support-requests/PS-300')
    const { page } = visited
    await page.getByText('There is no request PS-300').waitFor()
    await page.route('**/api/jira/issue?**', (route) => route.fulfill({ json: onHold }))
    await page.goto('/support-requests/PS-323')
    await page.getByText('On Hold').waitFor()
    await page.getByText('Comments cannot be added to a request in this status.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Add comment' }).count()).toBe(0)
  })
})

describe('a new bug', () => {
  // SUP-16 to SUP-24, SUP-27 to SUP-32, SUP-34
  it('is filed once with all that was filled in and chosen, and heads the open requests', async () => {
    await using visited = await visit('/support-requests/PS-323', { viewport: { width: 1440, height: 900 } })
    const { page, complaints } = visited
    const forms = await sentForms(page)
    const form = await openForm(page)
    await expect
      .poll(() => form.evaluate((frame) => frame.firstElementChild?.getBoundingClientRect().width))
      .toBe(840)
    await page.mouse.click(20, 450)
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    await dialogOf(page).getByRole('button', { name: 'New Request' }).click()
    await form.waitFor()

    const title = `Totals of the pacing page differ ${Date.now()}`
    await pick(form, /^Bug/)
    for (const explained of [/^Low/, /^Medium/, /^High/, /^Critical/, /^Work Stoppage/])
      expect(
        (await form.getByRole('radio', { name: explained }).locator('xpath=../..').innerText()).split(
          '\n',
        )[1],
      ).toMatch(/\.$/)
    await form.getByText('strongly recommended').waitFor()
    await form.getByRole('combobox', { name: 'Impact on Employees' }).click()
    const departments = (await staff.get<{ name: string; headcount: number }[]>('/departments')).body
    for (const { name, headcount } of departments)
      await page.getByRole('option', { name: `${name} (${headcount})`, exact: true }).waitFor()
    await page.keyboard.press('Escape')

    await fillBug(page, form, title)
    await submit(page).click({ trial: true })
    const field = (name: string) => form.getByLabel(name)
    const titles: readonly [string, string | null][] = [
      ['123456789', 'Brief Title must be 10 characters or more.'],
      ['x'.repeat(201), 'Brief Title must be 200 characters or less.'],
      ['1234567890', null],
      ['x'.repeat(200), null],
      [title, null],
    ]
    for (const [text, sentence] of titles) {
      await field('Brief Title').fill(text)
      await field('URL/Link').focus()
      if (sentence !== null) await form.getByText(sentence).waitFor()
      await expect.poll(() => submit(page).isDisabled()).toBe(sentence !== null)
    }
    await field('Expected Behavior').fill('Open Pacing.')
    await field('Actual Behavior').focus()
    await form.getByText('This field must be different from Steps to Reproduce').waitFor()
    await expect.poll(() => submit(page).isDisabled()).toBe(true)
    await field('Expected Behavior').fill('They differ.')
    await field('Actual Behavior').focus()
    await field('URL/Link').focus()
    await form.getByText('This field must be different from Expected Behavior').waitFor()
    await field('Expected Behavior').fill('Both are the same.')
    await field('Actual Behavior').fill('Open  pacing.')
    await form.getByText('This field must be different from Steps to Reproduce').waitFor()
    await field('Actual Behavior').fill('They differ.')
    await expect.poll(() => submit(page).isEnabled()).toBe(true)

    await expect.poll(() => form.getByRole('combobox', { name: 'Impacted Clients' }).count()).toBe(0)
    await pick(form, 'Specific Client')
    await expect.poll(() => submit(page).isDisabled()).toBe(true)
    await choose(page, form, 'Impacted Clients', 'a', /./)
    await expect.poll(() => submit(page).isEnabled()).toBe(true)
    await expect
      .poll(() => form.getByLabel('Specific End Date', { exact: false }).getByRole('textbox').count())
      .toBe(0)
    await pick(form, 'Specific End Date')
    await expect.poll(() => submit(page).isDisabled()).toBe(true)
    await form.getByRole('textbox', { name: 'Specific End Date' }).fill('12/31/2099')
    await expect.poll(() => submit(page).isEnabled()).toBe(true)
    await form.locator('input[type="file"]').setInputFiles({
      name: 'totals.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('a,b\n1,2'),
    })
    await form.getByText('totals.csv').waitFor()
    await isAccessible(page)

    await submit(page).dblclick()
    await page.getByText('Thanks for your input. Your issue has been successfully sent.').first().waitFor()
    await form.waitFor({ state: 'detached' })
    await table(page, 'Open Requests').getByText(title).waitFor()
    await expect.poll(() => tab(page, 'Open Requests').getAttribute('aria-selected')).toBe('true')
    await expect.poll(() => forms).toHaveLength(1)
    expect(Object.keys(forms[0]!).toSorted()).toEqual([
      'description',
      'description_html',
      'files[0]',
      'issue_type',
      'project_key',
      'title',
    ])
    await expect
      .poll(() => forms[0])
      .toMatchObject({ project_key: 'PS', title, issue_type: 'Bug', 'files[0]': 'totals.csv' })
    const description: unknown = JSON.parse(forms[0]!['description']!)
    expect(description).toContain('h3. Specific End Date\n\n12/31/2099')
    await expect
      .poll(() => forms[0]!['description_html'])
      .toContain('<h3>Specific End Date</h3><p>12/31/2099</p>')
    expect(description).toContain(`Reporter User ID: ${staffId}`)
    const [filed] = await listOf(staff, 'opened')
    expect(filed?.fields.summary).toBe(title)
    expect((await issueOf(staff, filed!.key)).body.attachments?.map(({ name }) => name)).toEqual([
      'totals.csv',
    ])
    expect(complaints).toEqual([])
  })
})

describe('a new feature', () => {
  // SUP-25, SUP-26, SUP-27, SUP-31 to SUP-33; decisions Q11 and Q12
  it('survives a failed attempt and being closed, and is filed under the one title', async () => {
    await using visited = await visit()
    const { page } = visited
    const forms = await sentForms(page)
    let failing = true
    await page.route('**/api/jira/issues', (route) =>
      failing ? route.fulfill({ status: 400, json: {} }) : route.continue(),
    )
    let form = await openForm(page)
    await pick(form, /^New Feature/)
    const title = `Color the report ${Date.now()}`
    await form.getByLabel('Brief Title').fill(title)
    await writeDescription(page, form, 'Outliers are hard to find.')
    await form.getByLabel('New Feature', { exact: false }).last().fill('Colors')
    await form.getByLabel('Feature Benefit').fill('Speed')
    await form.getByLabel('Feature Usage').fill('Daily')
    await expect.poll(() => submit(page).isDisabled()).toBe(true)
    for (const priority of [
      'Low (Nice to have)',
      'High (Critical for my work or clients)',
      'Medium (Helpful soon)',
    ])
      await pick(form, priority)
    const employees = (
      await staff.get<{ fullName: string }[]>('/users/active?userTypeId=1&limit=1000')
    ).body.map(({ fullName }) => fullName)
    await form.getByRole('combobox', { name: 'Additional Stakeholders' }).click()
    await page.getByRole('option').first().waitFor()
    for (const label of await page.getByRole('option').allInnerTexts())
      expect(employees).toContain(label.split('\n')[0])
    await page.getByRole('option').first().click()
    await page.keyboard.press('Escape')
    await form.getByLabel('Brief Title').evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File(['pixels'], 'pasted.txt', { type: 'text/plain' }))
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
      )
    })
    await form.getByText('pasted.txt').waitFor()

    await submit(page).click()
    await form.getByText('There was an issue sending your request. Please try again.').waitFor()
    await expect.poll(() => submit(page).isEnabled()).toBe(true)
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    await dialogOf(page).getByRole('button', { name: 'Close' }).click()
    await dialogOf(page).waitFor({ state: 'detached' })
    form = await openForm(page)
    await expect.poll(() => form.getByLabel('Brief Title').inputValue()).toBe(title)
    await form.getByText('Outliers are hard to find.').waitFor()
    await form.getByText('pasted.txt').waitFor()

    failing = false
    await submit(page).click()
    await page.getByText('Thanks for your input. Your issue has been successfully sent.').first().waitFor()
    await table(page, 'Open Requests').getByText(title).waitFor()
    await expect
      .poll(() => forms.map((sent) => sent['title']))
      .toEqual(['New Feature Request', 'New Feature Request'])
    const [filed] = await listOf(staff, 'opened')
    expect(filed?.fields.summary).toBe('New Feature Request')
    expect(filed?.fields.description).toMatch(new RegExp(`^${title}\n`))
    await dialogOf(page).getByRole('button', { name: 'New Request' }).click()
    await form.getByLabel('Brief Title').waitFor()
    await expect.poll(() => form.getByLabel('Brief Title').inputValue()).toBe('')
  })
})

describe('on a phone', () => {
  it('the lists and the form fit, and are accessible', async () => {
    await using visited = await visit('/support-requests/PS-323', phone)
    const { page } = visited
    await page.getByRole('heading', { name: 'Description', exact: true }).waitFor()
    await fitsItsWidth(page)
    const dialog = await openDialogOnPhone(page)
    await dialog.getByRole('list', { name: 'Open Requests' }).waitFor()
    await fitsItsWidth(page)
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'New Request' }).click()
    await pick(formOf(page), /^Bug/)
    await fitsItsWidth(page)
    const heightOf = async (name: string) =>
      (await formOf(page).getByRole('button', { name, exact: true }).boundingBox())?.y
    expect(await heightOf('Cancel')).toBe(await heightOf('Submit'))
    expect(await heightOf('Start over')).toBe(await heightOf('Submit'))
    await isAccessible(page)
  })
})
