import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { looksRight, openScreen } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'

interface Type {
  readonly id: number
  readonly name: string
  readonly active: boolean
  readonly sortable: number
}

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

const types = async (): Promise<readonly Type[]> => (await staff.get<Type[]>('/activity-types')).body
const typeNamed = async (name: string): Promise<Type | undefined> =>
  (await types()).find((type) => type.name === name)
const nameField = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' })
const processed = (page: Page) => page.getByText('Your request is successfully processed.').first()

async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

describe('activity types', () => {
  it('can be added, renamed, made inactive and deleted', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/settings/activity-types',
    })
    const { page } = visit
    await page.getByRole('button', { name: 'Add activity type' }).click()
    await page.waitForURL('**/activity-types?type=new')
    await nameField(page).fill('Mystery Shop')
    await save(page).click()
    await processed(page).waitFor()
    const added = await typeNamed('Mystery Shop')
    expect(added).toMatchObject({ active: true })

    await act(page, 'Mystery Shop', 'Edit')
    await page.waitForURL(`**/activity-types?type=${added?.id}`)
    await nameField(page).fill('Mystery Shopping')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('rowheader', { name: 'Mystery Shopping' }).waitFor()

    await page.getByRole('switch', { name: 'Mystery Shopping is active' }).click({ force: true })
    await expect.poll(async () => (await typeNamed('Mystery Shopping'))?.active).toBe(false)

    await act(page, 'Mystery Shopping', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Activity type has been deleted.').first().waitFor()
    await expect.poll(() => typeNamed('Mystery Shopping')).toBeUndefined()
  })

  it('have names of their own, here and on the server', async () => {
    const [taken] = await types()
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/settings/activity-types?type=new',
    })
    const { page } = visit
    await nameField(page).fill(taken!.name.toUpperCase())
    await save(page).click()
    await page.getByText(`"${taken!.name.toUpperCase()}" already exists.`).waitFor()
    await nameField(page).fill('Quicker')
    await staff.post('/activity-types', { name: 'Quicker' })
    await save(page).click()
    await page.getByText('"Quicker" already exists.').waitFor()
  })

  it('need a name', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/settings/activity-types?type=new',
    })
    const { page } = visit
    await nameField(page).fill('   ')
    await page.getByRole('dialog').getByRole('textbox', { name: 'Order' }).fill('1.5')
    await save(page).click()
    await page.getByText('Field is required').waitFor()
    await page.getByText('Field must be an integer').waitFor()
  })

  it('that are in use are not deleted, and it is said why', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/settings/activity-types',
    })
    const { page } = visit
    await act(page, 'SEO', 'Delete')
    const question = page.getByRole('alertdialog', { name: 'This activity type is in use' })
    await question.getByText(/SEO is used by [\d,]+ activities/).waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => typeNamed('SEO')).toBeDefined()
  })

  it('move up and down by a place', async () => {
    const before = (await types()).map(({ name }) => name)
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/settings/activity-types',
    })
    const { page } = visit
    await act(page, before[1]!, 'Move up')
    await expect
      .poll(async () => (await types()).map(({ name }) => name).slice(0, 2))
      .toEqual([before[1], before[0]])
    await expect.poll(() => page.getByRole('rowheader').first().innerText()).toBe(before[1])
  })

  it('ask before an unsaved one is closed', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/settings/activity-types',
    })
    const { page } = visit
    await page.getByRole('button', { name: 'Add activity type' }).click()
    await nameField(page).fill('Half')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
    await question.getByRole('button', { name: 'Go on editing' }).click()
    await expect.poll(() => nameField(page).inputValue()).toBe('Half')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })
})

describe('activity categories', () => {
  it('belong to a type and are found by it', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/settings/activity-types',
    })
    const { page } = visit
    await act(page, 'SEO', 'Categories')
    await page.waitForURL('**/activity-types?tab=categories&typeId=*')
    await page.getByRole('group', { name: 'Filters in use' }).getByText('Type: SEO').waitFor()
    await page.getByRole('button', { name: 'Add activity category' }).click()
    await nameField(page).fill('Link Building')
    await save(page).click()
    await page.getByRole('rowheader', { name: 'Link Building' }).waitFor()
    await act(page, 'Link Building', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Activity category has been deleted.').first().waitFor()
  })
})

describe('services', () => {
  it('that are added are offered for budgets, and no longer once they are inactive', async () => {
    await using visit = await visitAs(chromium, server, 'accounting', { path: '/settings/accounting' })
    const { page } = visit
    await page.getByRole('button', { name: 'Add service' }).click()
    await nameField(page).fill('Podcast Ads')
    await save(page).click()
    await page.getByRole('rowheader', { name: 'Podcast Ads' }).waitFor()

    const look = async (): Promise<void> => {
      await page.goto('/budgets/create')
      await page.getByRole('combobox', { name: 'Service', exact: true }).fill('Podcast')
    }
    await look()
    await page.getByRole('option', { name: 'Podcast Ads' }).waitFor()
    await page.goto('/settings/accounting?search=Podcast')
    await page.getByRole('switch', { name: 'Podcast Ads is active' }).click({ force: true })
    await expect
      .poll(
        async () =>
          (await staff.get<{ name: string; active: boolean }[]>('/services')).body.find(
            ({ name }) => name === 'Podcast Ads',
          )?.active,
      )
      .toBe(false)
    await look()
    await page.getByText('Nothing found for “Podcast”.', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('option').count()).toBe(0)
  })

  it('are narrowed by group and state in the address', async () => {
    await using visit = await visitAs(chromium, server, 'accounting', {
      path: '/settings/accounting?active=false',
    })
    const { page } = visit
    await page.getByRole('group', { name: 'Filters in use' }).getByText('State: Inactive').waitFor()
    await page.getByRole('button', { name: 'Remove filter State' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })
})

describe('entries of a list', () => {
  it('come from a file: looked at first, every bad row with its reason, and back to the list', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: '/settings/activity-types?tab=categories',
    })
    const { page } = visit
    await page.getByRole('link', { name: 'Import' }).click()
    await page.getByRole('heading', { name: 'Import activity categories', level: 1 }).waitFor()
    const choose = async (content: string): Promise<void> => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'categories.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
      await page.getByRole('button', { name: 'Read file' }).click()
    }
    await choose('Name,Type,Order\nOne Pager,SEO,40\nAnother,Nothing,41\n')
    await page.getByText('1 row needs attention.').waitFor()
    await page.getByText('Type: "Nothing" does not exist or is no longer offered.').waitFor()
    await looksRight(page)
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('link', { name: 'Import another file' }).click()
    await choose('Name,Type,Order\nOne Pager,SEO,40\nAnother,SEO,41\n')
    await page.getByText('2 would be created, 0 changed, 0 stay as they are.').waitFor()
    await page.getByRole('button', { name: 'Apply 2 rows' }).click()
    await page.getByRole('link', { name: 'Open activity categories' }).click()
    await page.waitForURL('**/settings/activity-types**')
    expect(
      (await staff.get<Type[]>('/categories')).body.filter(({ name }) => name === 'One Pager'),
    ).toHaveLength(1)
  })
})

it('what is kept of one person is found, given to them, and erased once it was asked of whom', async () => {
  const email = 'zora.quell@somewhere.example'
  const made = await staff.post('/contacts', { clientId: 1001, name: 'Zora Quell', email })
  expect(made.status).toBe(200)
  await using visit = await visitAs(chromium, server, 'super-admin', { path: '/settings/retention' })
  const { page } = visit
  const whose = page.getByRole('form', { name: 'One person' })
  await whose.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await whose.getByRole('button', { name: 'Look' }).click()
  await page.getByRole('heading', { name: `Kept of ${email}` }).waitFor()
  await looksRight(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as File' }).click()
  expect(readFileSync(await (await file).path(), 'utf8')).toContain('Zora Quell')
  await page.getByRole('button', { name: 'Erase' }).click()
  const question = page.getByRole('alertdialog', { name: `Erase ${email}?` })
  await question.getByRole('button', { name: 'Erase' }).click()
  await page.getByText(`Nothing is kept of ${email}.`).waitFor()
  expect((await staff.get<{ rows: unknown[] }>(`/contacts?search=${email}`)).body.rows).toEqual([])
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('gdpr')
  await page
    .getByRole('list', { name: 'Settings found' })
    .getByRole('link', { name: 'Data Retention' })
    .click()
  await page.getByRole('heading', { name: 'Data Retention' }).waitFor()
  expect(visit.complaints).toEqual([])
})

describe('every screen of settings', () => {
  const addresses = [
    '/settings/activity-types',
    '/settings/activity-types?tab=categories',
    '/settings/activity-types?type=new',
    '/settings/accounting',
    '/tools/import/services',
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
