import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { startHost } from '../hosts/host.ts'
import { visitHost } from '../hosts/host-visit.ts'
import { isAccessible } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'

let server: RunningServer
let chromium: Browser
let admin: Caller

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  admin = await signIn(server.url, 'super-admin')
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const question = (id: string, kind: string, label: string, more: object = {}) => ({
  id,
  kind,
  label,
  help: '',
  required: false,
  choices: [],
  showIf: null,
  ...more,
})

/** What lies on the device of what was typed. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('agency-portal-drafts')
        opening.onsuccess = () => {
          const all = opening.result.transaction('written').objectStore('written').getAll()
          all.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(all.result))
          }
        }
      }),
  )

it('a form is filled in on a foreign page by whoever is there, kept meanwhile, sent once, and becomes a lead', async () => {
  const made = await admin.post<Answer<'forms.create'>>('/forms', {
    name: 'Test drive',
    description: 'We call you back.',
    clientId: 1001,
    open: true,
    closesAt: null,
    mostAnswers: null,
    becomes: 'Lead',
    taskForId: null,
    taskTypeId: null,
    tell: '',
    isTemplate: false,
    definition: {
      pages: [
        {
          title: '',
          questions: [
            question('name', 'Text', 'Your name', { required: true }),
            question('email', 'Email', 'E-mail', { required: true }),
            question('kind', 'Choice', 'New or used?', { choices: ['New', 'Used'], required: true }),
            question('model', 'Text', 'Which model?', {
              required: true,
              showIf: { question: 'kind', is: 'New' },
            }),
            question('license', 'File', 'A picture of your license'),
          ],
        },
      ],
      thanks: 'Thank you, we call you.',
    },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const { id, publicId } = made.body
  // Under the strict policy with Trusted Types, beside hostile rules, and nobody signs in.
  await using host = await startHost({
    portal: server.url,
    body: `<agency-form form="${publicId}"></agency-form>`,
  })
  await using visited = await visitHost(chromium, host.origin)
  const { page, complaints } = visited
  await page.getByRole('button', { name: 'Fill in the form' }).click()
  const dialog = page.getByRole('dialog', { name: 'Test drive' })
  await dialog.getByText('We call you back.').waitFor()
  // What is required is said where it is missing; what a condition hides is not asked.
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => dialog.getByText('Field is required').count()).toBe(3)
  await isAccessible(page, 'agency-form')
  await dialog.getByLabel('Your name').fill('Nora Lang')
  await dialog.getByLabel('E-mail').fill('nora@example.com')
  await dialog.getByRole('radio', { name: 'New' }).check()
  await dialog.getByLabel('Which model?').fill('Ram 1500')
  await dialog.getByRole('radio', { name: 'Used' }).check()
  await expect.poll(() => dialog.getByLabel('Which model?').count()).toBe(0)
  // A file goes on its way when it is chosen, and is there again like everything that was typed.
  await dialog
    .getByLabel('A picture of your license')
    .setInputFiles({ name: 'license.txt', mimeType: 'text/plain', buffer: Buffer.from('Nora Lang') })
  await dialog.getByRole('button', { name: 'Remove license.txt' }).waitFor()
  // It is there again after the page was loaded anew.
  await expect.poll(() => keptIn(page)).toMatch(/Nora Lang.*Used.*license\.txt/)
  await page.reload()
  await page.getByRole('button', { name: 'Fill in the form' }).click()
  await expect.poll(() => dialog.getByLabel('Your name').inputValue()).toBe('Nora Lang')
  await expect
    .poll(() => dialog.getByRole('listitem').allInnerTexts())
    .toEqual([expect.stringContaining('license.txt')])
  // The form is changed meanwhile: that is said, what was typed stays, and what is asked now is there.
  const whole = made.body.definition
  const asked = { ...whole, pages: [{ ...whole.pages[0]!, title: 'About you' }] }
  expect((await admin.put(`/forms/${id}`, { definition: asked })).status).toBe(200)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('This form was changed while you filled it in.').waitFor()
  await dialog.getByRole('heading', { name: 'About you' }).waitFor()
  await expect.poll(() => dialog.getByLabel('Your name').inputValue()).toBe('Nora Lang')
  // A lost answer: what is sent again, by the widget itself or by whoever presses once more, is the same one.
  await page.route('**/answers', async (route) => {
    await route.fetch()
    await route.abort()
    await page.unroute('**/answers')
  })
  await dialog.getByRole('button', { name: 'Send' }).click()
  const thanked = page.getByText('Thank you, we call you.')
  await thanked.or(dialog.getByRole('alert')).waitFor()
  if ((await thanked.count()) === 0) await dialog.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Thank you, we call you.').waitFor()
  await expect
    .poll(async () => (await visited.heard()).filter(([name]) => name === 'saved'))
    .toEqual([['saved', { kind: 'form-answer', id: publicId }]])
  expect((await visited.heard()).some(([name]) => name === 'signin-required')).toBe(false)
  expect(complaints.filter((line) => !/ERR_FAILED|Failed to load/.test(line))).toEqual([])
  const answers = await admin.get<Answer<'forms.answers'>>(`/forms/${id}/answers`)
  expect(answers.body.rows.map(({ became, words }) => [became, words.map(({ answer }) => answer)])).toEqual([
    ['Lead', ['Nora Lang', 'nora@example.com', 'Used', 'license.txt']],
  ])
})

it('a form stands in the page, in the color of its agency, and its answer is a task of whoever has to do it', async () => {
  // From the builder, as whoever makes one.
  const manager = await signIn(server.url, 'account-manager')
  const { body: me } = await manager.get<{ id: number; fullName: string }>('/users/me')
  await using portal = await visitAs(chromium, server, 'account-manager', { path: '/tools/forms/new' })
  const builder = portal.page
  await builder.getByLabel('Heading of part 1').waitFor()
  await builder.getByRole('button', { name: 'Add question' }).click()
  await builder.getByRole('textbox', { name: 'Question 1' }).fill('Your name')
  await builder.getByRole('textbox', { name: /^Name/ }).fill('Call me back')
  await builder.getByRole('combobox', { name: 'An Answer Also Becomes' }).click()
  await builder.getByRole('option', { name: 'Task' }).click()
  await builder.getByRole('combobox', { name: 'Assign To' }).click()
  await builder.getByRole('option', { name: me.fullName }).click()
  await builder.getByRole('checkbox', { name: 'Open' }).check()
  // A day that is half typed is there again after another tab was looked at.
  const closes = builder.getByRole('textbox', { name: 'Last Day' })
  await closes.fill('11/2')
  await builder.getByRole('tab', { name: 'Preview' }).click()
  await closes.waitFor({ state: 'hidden' })
  await builder.getByRole('tab', { name: 'Build' }).click()
  await expect.poll(() => closes.inputValue()).toBe('11/2')
  await closes.fill('')
  // Not saved yet, and asked about from any of its tabs.
  await builder.getByRole('tab', { name: 'Preview' }).click()
  await builder.getByRole('link', { name: 'Forms', exact: true }).first().click()
  const question = builder.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await builder.getByRole('tab', { name: 'Build' }).click()
  await builder.getByRole('button', { name: 'Save form' }).click()
  await builder.waitForURL(/forms\/\d+\/edit/)
  const { body: forms } = await manager.get<Answer<'forms.list'>>('/forms')
  const form = forms.find(({ name }) => name === 'Call me back')!

  await using host = await startHost({
    portal: server.url,
    body: `<agency-form form="${form.publicId}" inline></agency-form>`,
  })
  await using visited = await visitHost(chromium, host.origin)
  const { page, complaints } = visited
  await page.getByRole('heading', { name: 'Call me back' }).waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: 'Fill in the form' }).count()).toBe(0)
  // The page stays in use, and nothing was focused in it.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await isAccessible(page, 'agency-form')
  await expect.poll(() => page.locator('agency-form .agency').getAttribute('style')).toMatch(/light-dark\(/)
  await page.getByLabel('Your name').fill('Nora Lang')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Your answers have arrived.').waitFor()
  expect(complaints).toEqual([])
  const { body: tasks } = await manager.get<Answer<'tasks.list'>>('/tasks?search=Call%20me%20back')
  expect(tasks.rows).toMatchObject([{ title: 'Call me back: Nora Lang', assignee: { id: me.id } }])

  // People of a store are asked for it too; who had a mail today gets no other, and what goes with a link is said.
  await builder.goto(`/tools/forms/${form.id}/edit?tab=people`)
  await builder.getByRole('combobox', { name: 'Clients', exact: true }).fill('Ram of Dayton')
  await builder.getByRole('option', { name: 'Ram of Dayton', exact: true }).click()
  await builder.keyboard.press('Escape')
  const person = builder.getByRole('checkbox', { name: 'Robert Hastings' })
  await person.check()
  await builder.getByRole('button', { name: 'Ask', exact: true }).click()
  const asked = builder.getByRole('row').filter({ hasText: 'Robert Hastings' })
  await asked.getByText('Waits').waitFor()
  await expect.poll(() => person.isDisabled()).toBe(true)
  await isAccessible(builder, 'main')
  await asked.getByRole('button', { name: /^Actions for/ }).click()
  await builder.getByRole('menuitem', { name: 'Take back…' }).click()
  const taking = builder.getByRole('alertdialog', { name: 'Take this link back?' })
  await taking.getByText(/What they have typed and not sent is lost/).waitFor()
  await taking.getByRole('button', { name: 'Take back' }).click()
  await asked.waitFor({ state: 'detached' })
})

it('a form asks for a person, says how an answer is written, and loses no press to a message', async () => {
  const made = await admin.post<Answer<'forms.create'>>('/forms', {
    name: 'Visit the store',
    description: '',
    clientId: null,
    open: true,
    closesAt: null,
    mostAnswers: null,
    becomes: 'Nothing else',
    taskForId: null,
    taskTypeId: null,
    tell: '',
    isTemplate: false,
    definition: {
      pages: [
        {
          title: '',
          questions: [
            question('who', 'Contact', 'Who comes?', { required: true }),
            question('stock', 'Text', 'Stock number', { rule: { least: '', most: '', pattern: 'A-000' } }),
            question('day', 'Date', 'Which day?', { rule: { least: 'today', most: '', pattern: '' } }),
            question('news', 'Yes or No', 'Send me news'),
          ],
        },
      ],
      thanks: 'See you.',
    },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  await using host = await startHost({
    portal: server.url,
    body: `<agency-form form="${made.body.publicId}" inline></agency-form>`,
  })
  await using visited = await visitHost(chromium, host.origin)
  const { page, complaints } = visited
  await page.getByRole('textbox', { name: 'Which day?' }).fill('01/05/2020')
  // Its message comes up between the two, and would push the box away under the mouse.
  await page.getByRole('checkbox', { name: 'Send me news' }).click()
  await page.getByText(/^The answer must be .* or later\.$/).waitFor()
  await expect.poll(() => page.getByRole('checkbox', { name: 'Send me news' }).isChecked()).toBe(true)
  await page.getByRole('textbox', { name: 'Which day?' }).fill('')
  await page.getByRole('textbox', { name: 'Stock number' }).fill('1234')
  await page.getByRole('button', { name: 'Send' }).click()
  await page
    .getByText('The answer must be written like A-000, with 0 for a digit and A for a letter.')
    .waitFor()
  await page.getByText('Field is required').waitFor()
  const who = page.getByRole('group', { name: 'Who comes?' })
  await who.getByLabel('Name').fill('Nora Lang')
  await page.getByText('Give an e-mail address or a telephone number.').waitFor()
  await who.getByLabel('E-mail').fill('nora@example.com')
  await page.getByRole('textbox', { name: 'Stock number' }).fill('B-123')
  await isAccessible(page, 'agency-form')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('See you.').waitFor()
  expect(complaints).toEqual([])
  const { body } = await admin.get<Answer<'forms.answers'>>(`/forms/${made.body.id}/answers`)
  expect(body.rows.map(({ words }) => words.map(({ answer }) => answer))).toEqual([
    ['Nora Lang, nora@example.com', 'B-123', 'Yes'],
  ])
})

it('a form that is closed says so in the page, also to whoever fills it in, and loses nothing', async () => {
  const made = await admin.post<Answer<'forms.create'>>('/forms', {
    name: 'Trade in',
    description: '',
    clientId: 1001,
    open: true,
    closesAt: null,
    mostAnswers: null,
    becomes: 'Nothing else',
    taskForId: null,
    taskTypeId: null,
    tell: '',
    isTemplate: false,
    definition: { pages: [{ title: '', questions: [question('name', 'Text', 'Your name')] }], thanks: '' },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const { id, publicId } = made.body
  const set = async (open: boolean): Promise<void> =>
    expect((await admin.put(`/forms/${id}`, { open })).status).toBe(200)
  await using host = await startHost({
    portal: server.url,
    body: `<agency-form form="${publicId}" inline></agency-form>`,
  })
  await using visited = await visitHost(chromium, host.origin)
  const { page } = visited
  await page.getByLabel('Your name').fill('Nora Lang')
  await set(false)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('This form was closed while you filled it in').waitFor()
  await expect.poll(() => keptIn(page)).toMatch(/Nora Lang/)
  await page.reload()
  await page.getByText('This form takes no answers any more').waitFor()
  await expect
    .poll(() => visited.heard())
    .toContainEqual([
      'error',
      expect.objectContaining({ message: expect.stringMatching(/closed or replaced/) }),
    ])
  // Trying again cannot help there: only whoever runs the page can.
  await expect.poll(() => page.getByRole('button', { name: 'Retry' }).count()).toBe(0)
  await set(true)
  await page.reload()
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Nora Lang')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Your answers have arrived.').waitFor()
})
