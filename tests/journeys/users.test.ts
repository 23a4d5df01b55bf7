import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { isAccessible, looksRight, openScreen } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'

type Listed = Answer<'users.list'>

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

const find = async (search: string): Promise<Listed['rows'][number]> =>
  (await admin.get<Listed>(`/users?search=${encodeURIComponent(search)}`)).body.rows[0]!
const processed = (page: Page) => page.getByText('Your request is successfully processed.').first()
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function choose(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).last().fill(text)
  await page.getByRole('option', { name: text }).first().click()
}

describe('the list of users', () => {
  // AUT-20
  it('shows each person in one of the four states and is narrowed by it in the address', async () => {
    await using visit = await visitAs(chromium, server, 'admin', { path: '/users?search=demo.test' })
    const { page } = visit
    for (const [name, state] of [
      ['Gavin Stroud', 'Suspended'],
      ['Paula Winslow', 'Inactive'],
      ['Theo Lambert', 'Scheduled'],
      ['Ingrid Solberg', 'Active'],
    ] as const) {
      await page.getByRole('searchbox').fill(name)
      await row(page, name).getByText(state, { exact: true }).waitFor()
    }
    await page.goto('/users?state=scheduled')
    await row(page, 'Theo Lambert').waitFor()
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
  })

  it('suspends several at once and lets one in again', async () => {
    await using visit = await visitAs(chromium, server, 'admin', { path: '/users?departmentId=8' })
    const { page } = visit
    for (const name of ['Nadia Petrov', 'Jonah Ellery'])
      await row(page, name).getByRole('checkbox').check({ force: true })
    await page.getByRole('button', { name: 'Suspend', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
    await page.getByText('2 people are suspended.').first().waitFor()
    await row(page, 'Nadia Petrov').getByText('Suspended').waitFor()
    await page.getByRole('button', { name: 'Actions for Nadia Petrov' }).click()
    await page.getByRole('menuitem', { name: 'Lift suspension' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Lift suspension' }).click()
    await row(page, 'Nadia Petrov').getByText('Active', { exact: true }).waitFor()
    expect((await find('Jonah Ellery')).state).toBe('suspended')

    // Nobody is offered what would only be refused: to suspend themselves.
    await page.goto('/users?search=admin@demo.test')
    await page.getByRole('button', { name: 'Actions for Daniel Okafor' }).click()
    await page.getByRole('menuitem', { name: 'Copy e-mail' }).waitFor()
    await expect.poll(() => page.getByRole('menuitem', { name: 'Suspend' }).count()).toBe(0)
  })

  it('says of somebody who goes whose clients they have, which are handed over before or after', async () => {
    await using visit = await visitAs(chromium, server, 'admin', { path: '/users?search=Tyler Beaumont' })
    const { page } = visit
    const { id } = await find('Tyler Beaumont')
    await page.getByRole('button', { name: 'Actions for Tyler Beaumont' }).click()
    await page.getByRole('menuitem', { name: 'Suspend' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText(/^\d+ clients have them on the team, and keep them there\./).waitFor()
    await question.getByRole('button', { name: 'Suspend' }).click()
    await row(page, 'Tyler Beaumont').getByText('Suspended').waitFor()

    await openScreen(page, '/admin/helpers')
    const helper = page.getByRole('form', { name: 'Hand over clients' })
    for (const [field, name] of [
      ['Person', 'Tyler Beaumont'],
      ['Goes To', 'Marcus Odell'],
    ] as const) {
      await helper.getByRole('combobox', { name: field, exact: true }).fill(name)
      await page.getByRole('option', { name }).click()
    }
    await helper.getByRole('button', { name: 'See what it would do' }).click()
    await page.getByText(/clients would go from Tyler Beaumont to Marcus Odell\./).waitFor()
    await page.getByRole('button', { name: 'Hand over clients' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over clients' }).click()
    await page
      .getByText(/clients went from Tyler Beaumont to Marcus Odell\./)
      .first()
      .waitFor()
    expect((await admin.get<object[]>(`/user/${id}/my-clients/`)).body).toEqual([])
  })
})

describe('an account', () => {
  // AUT-22, AUT-29
  it('is added with its level, roles and departments, changed, and in the list after a reload', async () => {
    await using visit = await visitAs(chromium, server, 'admin', { path: '/users' })
    const { page } = visit
    await page.getByRole('link', { name: 'Add user' }).click()
    await page.waitForURL('**/users/create')
    await page.getByRole('button', { name: 'Add user', exact: true }).click()
    await page.getByText('Field is required').first().waitFor()
    await page.getByRole('textbox', { name: 'First Name' }).fill('Odette')
    await page.getByRole('textbox', { name: 'Last Name' }).fill('Marchetti')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('admin@demo.test')
    await choose(page, 'User Level', 'Senior')
    await choose(page, 'Roles', 'SEM Manager')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add department' }).click()
    await choose(page, 'Department', 'SEM')
    await choose(page, 'Department User Type', 'Team Lead')
    await page.getByRole('button', { name: 'Add user', exact: true }).click()
    await page.getByText('"admin@demo.test" already exists.').first().waitFor()
    await page.getByRole('textbox', { name: 'E-mail' }).fill('odette@demo.test')
    await page.getByRole('button', { name: 'Add user', exact: true }).click()
    await page.waitForURL(/\/users\/\d+\/edit$/)
    await page.getByRole('heading', { level: 1, name: 'Odette Marchetti' }).waitFor()
    expect(await find('odette@')).toMatchObject({
      roles: ['SEM Manager'],
      UserLevel: { name: 'Senior' },
      departments: [{ id: 2, DepartmentUser: { departmentUserTypeId: 7 } }],
    })
    await page.getByRole('textbox', { name: 'Last Name' }).fill('Marchetti-Roux')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('heading', { level: 1, name: 'Odette Marchetti-Roux' }).waitFor()
    await page.goto('/users?search=odette')
    await row(page, 'Odette Marchetti-Roux').waitFor()
  })

  // AUT-21
  it('is scheduled by administrators; a developer reads it without its date', async () => {
    const { id } = await find('scheduled@')
    await using visit = await visitAs(chromium, server, 'admin', { path: `/users/${id}/edit` })
    const { page } = visit
    const start = page.getByRole('textbox', { name: 'Start Date' })
    await start.fill('01/05/2090')
    await start.blur()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await processed(page).waitFor()
    expect((await find('scheduled@')).startDate).toBe('2090-01-05')
    await using other = await visitAs(chromium, server, 'developer', { path: `/users/${id}/edit` })
    await other.page.getByRole('heading', { level: 1, name: 'Theo Lambert' }).waitFor()
    await other.page.getByText('Scheduled', { exact: true }).waitFor()
    await expect.poll(() => other.page.getByText('Start Date').count()).toBe(0)
    await expect.poll(() => other.page.getByRole('button', { name: 'Save changes' }).count()).toBe(0)
  })

  it('that somebody else changed meanwhile is not written over', async () => {
    const { id } = await find('ruth.abernathy@')
    await using visit = await visitAs(chromium, server, 'admin', { path: `/users/${id}/edit` })
    const { page } = visit
    await page.getByRole('textbox', { name: 'First Name' }).fill('Ruthie')
    await admin.put(`/users/${id}`, { lastName: 'Abernathy-Cole' })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('button', { name: 'Load the latest version' }).click()
    await page.getByText('What you changed is kept.').waitFor()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ruthie Abernathy-Cole' }).waitFor()
  })
})

describe('an account that ends on a day', () => {
  // AUT-28
  it('is given its day on its page, is listed, changed, and kept after all', async () => {
    const { id } = await find('zoe.farnham@')
    await using visit = await visitAs(chromium, server, 'admin', { path: `/users/${id}/edit` })
    const { page } = visit
    await page.getByRole('button', { name: 'End on a day…' }).click()
    const dialog = page.getByRole('dialog', { name: 'End the account of Zoe Farnham' })
    const day = dialog.getByRole('textbox', { name: 'Ends On' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Field is required').waitFor()
    await day.fill('01/05/2020')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('The day must be today or later.').waitFor()
    await isAccessible(page)
    await day.fill('01/05/2090')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Moves to Lisbon')
    await page.keyboard.press('Control+Enter')
    await page.getByText('The account of Zoe Farnham ends on 01/05/2090.').first().waitFor()
    await page.getByText('Ends on 01/05/2090: Moves to Lisbon').waitFor()

    await page.goto('/users')
    await page.getByRole('tab', { name: 'Scheduled terminations' }).click()
    await page.waitForURL('**/users?tab=terminations')
    await row(page, 'Zoe Farnham').getByText('Waiting').waitFor()
    await page.getByRole('button', { name: 'Actions for Zoe Farnham' }).click()
    await page.getByRole('menuitem', { name: 'Change the day' }).click()
    const change = page.getByRole('dialog', { name: 'When the account of Zoe Farnham ends' })
    await change.getByRole('textbox', { name: 'Ends On' }).fill('02/06/2090')
    await change.getByRole('button', { name: 'Save' }).click()
    await row(page, 'Zoe Farnham').getByText('02/06/2090').waitFor()
    await page.getByRole('button', { name: 'Actions for Zoe Farnham' }).click()
    await page.getByRole('menuitem', { name: 'Call off' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep the account' }).click()
    await expect.poll(() => row(page, 'Zoe Farnham').count()).toBe(0)
    expect(visit.complaints).toEqual([])
  })

  it('is the affair of administrators: a developer sees no such tab', async () => {
    await using visit = await visitAs(chromium, server, 'developer', { path: '/users?tab=terminations' })
    await row(visit.page, 'Grace Whitfield').waitFor()
    await expect.poll(() => visit.page.getByRole('tab').count()).toBe(0)
  })
})

describe('clients of a user', () => {
  // AUT-23
  it('are assigned, saved, and there after a reload', async () => {
    const { id } = await find('carmen.delgado@')
    await admin.put(`/users/${id}/clients`, { clients: [] })
    await using visit = await visitAs(chromium, server, 'admin', { path: `/users/${id}/client-assign` })
    const { page } = visit
    const names = (await admin.get<{ id: number; name: string }[]>('/clients/list/simple')).body
      .filter((client) => [1002, 1003].includes(client.id))
      .map(({ name }) => name)
    for (const name of names) {
      await page.getByRole('button', { name: 'Add client' }).click()
      await choose(page, 'Client', name)
      await choose(page, 'Client User Type', 'SEM Manager')
    }
    await page.getByRole('button', { name: 'Save' }).click()
    await processed(page).waitFor()
    await page.reload()
    for (const name of names) await page.getByRole('button', { name: `Remove ${name}` }).waitFor()
    const { body } = await admin.get<Answer<'users.clients'>>(`/user/${id}/my-clients/`)
    expect(body.map((one) => [one.id, one.clientUserTypeId])).toEqual(
      expect.arrayContaining([
        [1002, 3],
        [1003, 3],
      ]),
    )

    // Whoever is added at a client is one of its people, and goes on to its team.
    const client = (await admin.get<{ slug: string; name: string }>('/clients/1003')).body
    await page.goto(`/clients/${client.slug}/users`)
    await page.getByRole('link', { name: 'Add user' }).click()
    await page.getByRole('textbox', { name: 'First Name' }).fill('Monica')
    await page.getByRole('textbox', { name: 'Last Name' }).fill('Reyes')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('monica.reyes@dealer.example')
    await page.getByRole('button', { name: 'Add user', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Clients of Monica Reyes' }).waitFor()
    await choose(page, 'Client User Type', 'SEM Manager')
    await page.getByRole('button', { name: 'Save' }).click()
    await processed(page).waitFor()
    const added = await find('monica.reyes@')
    expect(added).toMatchObject({ UserType: { name: 'Client' } })
    const own = await admin.get<Answer<'users.clients'>>(`/user/${added.id}/my-clients/`)
    expect(own.body.map((one) => one.id)).toEqual([1003])
  })
})

describe('My Profile', () => {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )

  // AUT-24
  it.each(['account-manager', 'client', 'partner', 'regional-manager'])(
    'of %s takes a picture, which the header shows after a reload',
    async (account) => {
      await using visit = await visitAs(chromium, server, account, { path: '/profile' })
      const { page } = visit
      await page.getByRole('button', { name: 'Choose a picture' }).waitFor()
      await page
        .getByLabel('Picture file')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
      await processed(page).waitFor()
      await page.reload()
      const shown = page.getByRole('button', { name: /^Your account/ }).locator('img')
      await shown.waitFor()
      // Cut to the square in which it is shown, and really loaded.
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)
      expect(visit.complaints).toEqual([])
    },
  )

  it('changes one’s own name', async () => {
    await using visit = await visitAs(chromium, server, 'sem', { path: '/profile' })
    const { page } = visit
    await page.getByRole('textbox', { name: 'Last Name' }).fill('Nwosu-Bright')
    await page.getByRole('button', { name: 'Save' }).click()
    await processed(page).waitFor()
    await page.getByRole('button', { name: 'Your account, Amara Nwosu-Bright' }).waitFor()
  })
})

describe('every screen of users', () => {
  const addresses = [
    '/users',
    '/users?tab=terminations',
    '/users/create',
    '/users/6/edit',
    '/users/6/client-assign',
    '/profile',
  ]

  it('is accessible, can be read in the dark and fits a phone', async () => {
    await using visit = await visitAs(chromium, server, 'super-admin', { path: null })
    for (const path of addresses) {
      await openScreen(visit.page, path)
      await looksRight(visit.page)
    }
    expect(visit.complaints).toEqual([])
  })
})
