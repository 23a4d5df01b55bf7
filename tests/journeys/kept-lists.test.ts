import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Resource } from '@portal/core/foundation/contract/resource'
import { resources, listsOf } from '@portal/core/resources'
import { routes } from '@portal/core/foundation/routes'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { followTo, isAccessible, looksRight, openScreen, saysNothingRaw } from '../support/looks.ts'
import { visitAs, type Visit } from '../support/visit.ts'
import { clientId, create, oneOfEachKind } from '../api/record-values.ts'

let server: RunningServer
let chromium: Browser
let admin: Caller
let visit: Visit
let slug: string

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  admin = await signIn(server.url, 'super-admin')
  visit = await visitAs(chromium, server, 'super-admin', { path: null })
  slug = (await admin.get<{ slug: string }>(`/clients/${clientId}`)).body.slug
})
afterAll(async () => {
  await visit?.[Symbol.asyncDispose]()
  await chromium?.close()
  await server?.stop()
})

const routeNames = [...new Set(resources.flatMap(({ screens = [] }) => screens.map(({ route }) => route)))]
const addressOf = (name: string): string =>
  routes.find((route) => route.name === name)!.path.replace('{slug}', slug)

/** The first screen is opened, the others are gone to from it. */
const reach = (page: Page, path: string): Promise<void> =>
  page.url() === 'about:blank' || page.url().endsWith('.svg') ? openScreen(page, path) : followTo(page, path)

const titleIn = (resource: Resource, record: Readonly<Record<string, unknown>>): string =>
  String(record['name'] ?? record[Object.keys(resource.fields)[0]!])

const act = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Lists that stand by themselves on an address, so that this journey needs no way of their screen's own. */
const alone = routeNames.filter(
  (name) => !['permission-role.index', 'reporting.am-resource-planning'].includes(name),
)
/** But for those whose entries have a screen of their own, stand below something else, or take no words as they come. */
const inDialogs = alone.filter(
  (name) => !['leads.index', 'clients.profile.guest-access', 'clients.profile.integrations'].includes(name),
)

/** Whose entries are names that others gave. */
const columnsOfFiles = 'oemFileColumns'

/** One list for every kind of field there is: dialogs are made of the fields, and nothing else differs. */
const inFull = oneOfEachKind(inDialogs, (name) => listsOf(name)[0]!)

// SET-02, SET-03, SET-04, SET-05, SET-06, SET-07, SET-08, SET-11, SET-12, SET-16, SET-24, SET-25, SET-27, SET-28, SET-29, SET-30, SET-31, SET-32, TOO-11
describe('the screen of every declared list', () => {
  it.each(alone)('%s: each of its lists can be read, in the dark and on a phone too', async (name) => {
    const { page } = visit
    for (const { area } of listsOf(name)) {
      await reach(page, `${addressOf(name)}?tab=${area}`)
      await page.getByRole('searchbox').first().waitFor()
      // What the columns of a manufacturer's files are called is shown as it is.
      if (area !== columnsOfFiles) await saysNothingRaw(page)
    }
    const last = listsOf(name).at(-1)?.area
    await looksRight(page, inFull.includes(name) && last !== columnsOfFiles)
  })

  it.each(inFull)('%s: an entry opens by its address, is changed and taken out', async (name) => {
    const { page } = visit
    const [resource] = listsOf(name)
    const field = Object.entries(resource!.fields).find(
      ([, { kind, computed, check }]) => kind === 'text' && !computed && !check?.('Renamed 1'),
    )
    if (!resource || !field) return
    const [key, { label }] = field
    const made = await create(admin, resource)
    const word = resource.one.split(' ').at(-1)
    await openScreen(page, `${addressOf(name)}?${word}=${made.id}`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: label, exact: true }).waitFor()
    await saysNothingRaw(page)
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(`Renamed ${made.id}`)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(async () => (await admin.get<typeof made>(`${resource.path}/${made.id}`)).body[key])
      .toBe(`Renamed ${made.id}`)
    await dialog.waitFor({ state: 'detached' })
    const title = titleIn(resource, (await admin.get<typeof made>(`${resource.path}/${made.id}`)).body)
    await page.getByRole('searchbox').first().fill(`Renamed ${made.id}`)
    await act(page, title, 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(async () => (await admin.get(`${resource.path}/${made.id}`)).status).toBe(404)
  })
})

describe('an entry that something uses', () => {
  it('is named with what uses it and made inactive instead of being deleted', async () => {
    const { page } = visit
    await openScreen(page, '/settings/industries?search=Powersports')
    await act(page, 'Powersports', 'Delete')
    const question = page.getByRole('alertdialog')
    await question.getByText(/is used by \d+ clients, so it cannot be deleted/).waitFor()
    await question.getByRole('button', { name: 'Make inactive' }).click()
    await page.getByText('Powersports is inactive now.').first().waitFor()
    const { body } = await admin.get<{ active: boolean }>('/industries/1')
    expect(body.active).toBe(false)
    await admin.put('/industries/1', { active: true })
  })
})

describe('a contact that two people change', () => {
  // PRO-02
  it('keeps what the first one saved, tells the second, and shows it when that is asked for', async () => {
    const { page } = visit
    const { body } = await admin.post<{ id: number }>('/contacts', { clientId, name: 'Two At Once' })
    await openScreen(page, `/clients/${slug}/contacts?contact=${body.id}`)
    const dialog = page.getByRole('dialog')
    const title = dialog.getByRole('textbox', { name: 'Title', exact: true })
    await title.fill('Written second')
    await admin.put(`/contacts/${body.id}`, { title: 'Written first', mobile: '(312) 555-0188' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Someone else changed this record in the meantime.').waitFor()
    await expect.poll(() => title.inputValue()).toBe('Written second')
    expect((await admin.get<{ title: string }>(`/contacts/${body.id}`)).body.title).toBe('Written first')
    await dialog.getByRole('button', { name: 'Load the latest version' }).click()
    await dialog.getByText('This is the latest version now').waitFor()
    // What was typed stays, what somebody else wrote elsewhere comes in.
    await expect.poll(() => title.inputValue()).toBe('Written second')
    await expect
      .poll(() => dialog.getByRole('textbox', { name: 'Mobile' }).inputValue())
      .toContain('555-0188')
    await title.fill('Agreed')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await admin.get<{ title: string }>(`/contacts/${body.id}`)).body.title).toBe('Agreed')
    await admin.delete(`/contacts/${body.id}`)
  })
})

describe('an entry of a client in the list over all of them', () => {
  // CRM-02
  it('says whose it is while it is changed', async () => {
    const { page } = visit
    const { body: client } = await admin.get<{ name: string }>(`/clients/${clientId}`)
    const { body } = await admin.post<{ id: number }>('/contacts', { clientId, name: 'Somebody There' })
    await openScreen(page, `/contacts?contact=${body.id}`)
    const whose = page.getByRole('dialog').getByRole('combobox', { name: 'Client', exact: true })
    await expect.poll(() => whose.inputValue()).toBe(client.name)
    await admin.delete(`/contacts/${body.id}`)
  })
})

describe('what matters to a dealership', () => {
  // PRO-13
  it('is put first among its own by a press, and dragged with a mouse and a finger', async () => {
    const { page } = visit
    const names = async (): Promise<unknown[]> =>
      (await admin.get<{ rows: { model: string }[] }>(`/clients/${clientId}/core-vehicles`)).body.rows.map(
        ({ model }) => model,
      )
    await admin.post('/core-vehicles', { clientId, model: 'Before Last', order: 998 })
    await admin.post('/core-vehicles', { clientId, model: 'Last', order: 999 })
    await openScreen(page, `/clients/${slug}/core-vehicles`)
    await page.getByRole('button', { name: 'Actions for Last', exact: true }).click()
    await page.getByRole('menuitem', { name: /^Move up/ }).click()
    await expect.poll(async () => (await names()).slice(-2)).toEqual(['Last', 'Before Last'])

    // With a mouse, and with a finger.
    await expect
      .poll(async () => (await page.getByRole('rowheader').allInnerTexts()).slice(-2))
      .toEqual(['Last', 'Before Last'])
    const handle = async (name: string) => {
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      const box = (await row.locator('[data-place-at]').boundingBox())!
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const [last, before] = [await handle('Last'), await handle('Before Last')]
    await page.mouse.move(before.x, before.y)
    await page.mouse.down()
    await page.mouse.move(before.x, before.y - 10, { steps: 3 })
    await page.mouse.move(last.x, last.y - 12, { steps: 6 })
    await page.mouse.up()
    await expect.poll(async () => (await names()).slice(-2)).toEqual(['Before Last', 'Last'])
    await page.reload()
    await page.getByRole('rowheader', { name: 'Last', exact: true }).waitFor()
    const [lower, upper] = [await handle('Last'), await handle('Before Last')]
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y = 0) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: lower.x, y }],
      })
    await touch('touchStart', lower.y)
    for (const step of [0.3, 0.6, 1]) await touch('touchMove', lower.y + (upper.y - 12 - lower.y) * step)
    await touch('touchEnd')
    await expect.poll(async () => (await names()).slice(-2)).toEqual(['Last', 'Before Last'])
    await looksRight(page)
  })
})

describe('a resource', () => {
  // TOO-04
  it('moves among those that are pinned as it is, by its menu and by the pointer', async () => {
    const { page } = visit
    const links = async () =>
      (await admin.get<readonly { readonly name: string; readonly pinned: boolean }[]>('/resource-links'))
        .body
    const before = await links()
    const ofPinned = before.filter(({ pinned }) => pinned).map(({ name }) => name)
    const rest = before.filter(({ pinned }) => !pinned).map(({ name }) => name)
    const [first, second] = rest
    await openScreen(page, '/tools/resources')
    const named = (name: string) => page.getByRole('rowheader', { name, exact: true })
    await named(first!).waitFor()
    await page.getByRole('button', { name: `Actions for ${first}`, exact: true }).click()
    await page.getByRole('menuitem', { name: /^Move down/ }).waitFor()
    await expect.poll(() => page.getByRole('menuitem', { name: /^Move up/ }).count()).toBe(0)
    await page.keyboard.press('Escape')

    // Dragged above everything, it stands first of its own.
    const middle = async (name: string) => {
      const row = page.getByRole('row').filter({ has: named(name) })
      const box = (await row.locator('[data-place-at]').boundingBox())!
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const [from, top] = [await middle(second!), await middle(ofPinned[0]!)]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y - 10, { steps: 3 })
    await page.mouse.move(top.x, top.y - 12, { steps: 6 })
    await page.mouse.up()
    await expect
      .poll(async () => (await links()).map(({ name }) => name))
      .toEqual([...ofPinned, second, first, ...rest.slice(2)])
    await expect
      .poll(async () => (await page.getByRole('rowheader').allInnerTexts()).slice(0, 4))
      .toEqual([...ofPinned, second, first])
  })
})

describe('a credential', () => {
  // PRO-04
  it('is masked until it is asked for, and copied with a word about it', async () => {
    const { page } = visit
    await visit.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await admin.post('/credentials', {
      clientId,
      name: 'Google Business Profile',
      username: 'store@example.com',
      secret: 'hunter-22',
    })
    await openScreen(page, `/clients/${slug}/credentials`)
    await page.getByRole('rowheader', { name: 'Google Business Profile' }).waitFor()
    await expect.poll(() => page.getByText('hunter-22').count()).toBe(0)
    await page.getByRole('button', { name: 'Show the password of Google Business Profile' }).click()
    await page.getByText('hunter-22').waitFor()
    await page.getByRole('button', { name: 'Copy the password of Google Business Profile' }).click()
    await page.getByText('Password is copied to the clipboard.').first().waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('hunter-22')
  })
})

describe('a day that is typed half', () => {
  it('is asked about before its dialog closes, as whatever is not saved is', async () => {
    const { page } = visit
    await openScreen(page, '/sales-pipeline?tab=opportunities')
    await page.getByRole('button', { name: 'Add lead' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add lead' })
    const day = dialog.getByRole('textbox', { name: 'Next Step On' })
    await day.fill('11/2')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
    await question.getByRole('button', { name: 'Go on editing' }).click()
    await expect.poll(() => day.inputValue()).toBe('11/2')
    await day.fill('')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
  })
})

describe('a lead that is a second one of the same person', () => {
  it('is put into the first, and is not asked for any more', async () => {
    const { page } = visit
    const { body: stages } = await admin.get<readonly { readonly id: number }[]>('/opportunity-stages')
    const add = async (name: string) =>
      (
        await admin.post<{ readonly id: number }>('/opportunities', {
          name,
          email: 'lee@twice.example',
          stageId: stages[0]!.id,
        })
      ).body.id
    const first = await add('Twice Kia')
    await add('Twice Kia of Ames')
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(answer.url())
    })
    await openScreen(page, `/sales-pipeline/${first}`)
    await saysNothingRaw(page)
    const mail = page
      .getByRole('region', { name: 'Details' })
      .getByRole('link', { name: 'lee@twice.example' })
    expect(await mail.getAttribute('href')).toBe('mailto:lee@twice.example')
    await page.getByRole('button', { name: 'Merge Twice Kia of Ames into this lead' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click()
    await page.getByText('They are one lead now').first().waitFor()
    await page
      .getByRole('button', { name: 'Merge Twice Kia of Ames into this lead' })
      .waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
    expect(refused).toEqual([])
  })
})

it('an entry that a field needs is added beside it, and chosen, while what is typed stays', async () => {
  const { page } = visit
  await openScreen(page, '/settings/seo-strategy-settings?template=new')
  const form = page.getByRole('dialog', { name: 'Add deliverable template' })
  await form.getByRole('textbox', { name: /^Name/ }).fill('Press kit page')
  await form.getByRole('button', { name: 'Add deliverable type' }).click()
  const beside = page.getByRole('dialog', { name: 'Add deliverable type' })
  await beside.getByRole('textbox', { name: /^Name/ }).fill('Press Kit')
  await isAccessible(page, 'body')
  await page.keyboard.press('Control+Enter')
  await beside.waitFor({ state: 'detached' })
  await expect.poll(() => form.getByRole('combobox', { name: /^Type/ }).inputValue()).toBe('Press Kit')
  await expect.poll(() => form.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('Press kit page')
  await form.getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('row')
    .filter({ hasText: 'Press kit page' })
    .getByRole('gridcell', { name: 'Press Kit', exact: true })
    .waitFor()
})
