import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { open, visitWidgets } from '../hosts/every-widget.ts'
import { trustedKey, type HostKey } from '../hosts/signing.ts'
import { browser, signIn, startServer, type RunningServer } from '../support/index.ts'
import { onDevice } from '../support/on-device.ts'
import { visitAs } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser
let key: HostKey

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  key = await trustedKey(server)
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const visit = (name: string) =>
  visitWidgets(
    { server, chromium, key },
    { as: 'admin', style: '', body: `<agency-${name}></agency-${name}>` },
  )

interface Form {
  readonly name: string
  /** From the open widget to the form, where it begins with something else. */
  begin(page: Page): Promise<void>
  field(page: Page): ReturnType<Page['getByLabel']>
}

const forms: readonly Form[] = [
  {
    name: 'interaction-logger',
    begin: (page) => page.locator('[aria-multiline="true"]').first().hover(),
    field: (page) => page.getByRole('dialog').locator('[contenteditable="true"]').first(),
  },
  {
    name: 'support-request',
    begin: (page) => page.getByRole('button', { name: 'New Request' }).click(),
    field: (page) => page.getByLabel('Brief Title'),
  },
]

describe.each(forms)('what is typed into agency-$name', ({ name, begin, field }) => {
  it('is there again with its files after the page was loaded anew, and gone with its person', async () => {
    await using visited = await visit(name)
    const { page, complaints } = visited
    await open(page, name)
    await begin(page)
    await page
      .getByText(/MB each/)
      .first()
      .scrollIntoViewIfNeeded()
    await field(page).click()
    await page.keyboard.type('The whole story of the visit')
    await page
      .locator('input[type=file]')
      // The first one is for pictures in the text.
      .last()
      .setInputFiles({ name: 'minutes.txt', mimeType: 'text/plain', buffer: Buffer.from('one, two') })
    await page.getByText('minutes.txt').first().waitFor()
    await expect.poll(() => onDevice(page)).toMatch(/The whole story of the visit/)
    await expect.poll(() => onDevice(page)).toMatch(/"files":\[\{/)

    await page.reload()
    await open(page, name)
    await begin(page)
    const words = async () =>
      (await field(page)
        .inputValue()
        .catch(() => null)) ?? (await field(page).innerText())
    await page.getByText('minutes.txt').first().waitFor()
    await expect.poll(words).toContain('The whole story of the visit')

    await page.evaluate(() =>
      (window as unknown as { AgencyPortal: { signOut(): Promise<void> } }).AgencyPortal.signOut(),
    )
    await expect.poll(() => onDevice(page)).not.toContain('The whole story')
    expect(complaints).toEqual([])
  })
})

describe('an interaction that is typed on a foreign page', () => {
  const client = { id: 1001, path: '' }
  beforeAll(async () => {
    const admin = await signIn(server.url, 'admin')
    client.path = `/clients/${(await admin.get<{ slug: string }>(`/clients/${client.id}`)).body.slug}/communications`
  })
  const kept = (page: Page) =>
    page.waitForResponse(
      (answer) => answer.url().includes('/api/written') && answer.request().method() === 'PUT',
    )
  const textOf = (page: Page) =>
    page.getByRole('dialog').locator('[contenteditable="true"][aria-multiline="true"]').first()
  async function write(page: Page, words: string): Promise<void> {
    await textOf(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(words)
  }

  it('goes on in the portal, and is told apart where both go on', async () => {
    await using visited = await visit('interaction-logger')
    const { page, complaints } = visited
    await page.evaluate(
      (clientId) =>
        (
          window as unknown as { AgencyPortal: { open(name: string, options: object): void } }
        ).AgencyPortal.open('interaction-logger', { clientId }),
      client.id,
    )
    await page.locator('[aria-multiline="true"]').first().hover()
    const sent = kept(page)
    await write(page, 'Begun in the intranet.')
    expect((await sent).status()).toBe(200)

    await using inPortal = await visitAs(chromium, server, 'admin', { path: client.path })
    const portal = inPortal.page
    await portal.getByRole('button', { name: 'Log interaction', exact: true }).first().click()
    await portal.getByRole('dialog').getByText('Begun in the intranet.').first().waitFor()
    const changed = kept(portal)
    await write(portal, ' Gone on with in the portal.')
    expect((await changed).status()).toBe(200)

    await write(page, ' Gone on with in the intranet.')
    await page.getByText('in another window or on another device').first().waitFor()
    await page.getByRole('button', { name: 'Use the other one' }).click()
    await expect.poll(() => textOf(page).innerText()).toContain('Gone on with in the portal.')
    await expect
      .poll(() => textOf(page).innerText())
      .not.toContain('in the intranet. Gone on with in the intranet')
    // That another window has written is the answer that is hoped for; the browser's console calls it an error.
    expect(complaints.filter((said) => !said.includes('412'))).toEqual([])
  })
})

describe('an interaction that cannot be saved', () => {
  it('keeps every word, and nobody is told to refresh the page of the host', async () => {
    await using visited = await visit('interaction-logger')
    const { page } = visited
    await page.evaluate(() =>
      (
        window as unknown as { AgencyPortal: { open(name: string, options: object): void } }
      ).AgencyPortal.open('interaction-logger', { clientId: 1001 }),
    )
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Interaction Type' }).click()
    await page.getByRole('option').first().click()
    const body = dialog.locator('[contenteditable="true"]').first()
    await body.click()
    await page.keyboard.type('Half a day of words')
    await page.context().setOffline(true)
    const save = dialog.getByRole('button', { name: 'Save' })
    if (await save.isEnabled()) {
      await save.click()
      await page.getByText('This did not work. Nothing is lost').first().waitFor()
    }
    await expect.poll(() => page.locator('agency-interaction-logger').innerText()).not.toMatch(/refresh/i)
    await expect.poll(() => body.innerText()).toContain('Half a day of words')
  })
})
