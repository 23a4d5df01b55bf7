import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { archiveOf } from '@portal/server/foundation/files/archive-for-tests'
import { browser, startServer, type RunningServer } from '../support/index.ts'
import { isAccessible } from '../support/looks.ts'
import { visitAs, visitor } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** As exported creatives are: its scripts fetch their texts and pictures by names that they put together. */
const creative = archiveOf(
  {
    name: 'banner/index.html',
    content: `<!doctype html><html lang="en"><head><title>Banner</title></head><body><main aria-label="Creative"><h1>Banner</h1><p id="words"></p><p id="asked"></p><p id="picture"></p><p id="outside"></p></main><script>
      fetch('texts/' + 'en' + '.json').then((answer) => answer.json()).then(({ words }) => { document.getElementById('words').textContent = words })
      const request = new XMLHttpRequest()
      request.onload = () => { document.getElementById('asked').textContent = request.status + ' ' + request.responseText.length }
      request.open('GET', 'texts/' + 'en' + '.json')
      request.send()
      const picture = new Image()
      picture.onload = () => { document.getElementById('picture').textContent = 'drawn ' + picture.naturalWidth }
      picture.src = 'dot' + '.png'
      const outside = (say) => () => { document.getElementById('outside').textContent = say }
      fetch('/api/users/me').then(outside('reached'), outside('sealed'))
    </script></body></html>`,
  },
  { name: 'banner/texts/en.json', content: '{"words":"Zero down on every Outback"}' },
  { name: 'banner/dot.png', content: dot },
)

/** Two pages, as simple as they come. */
const paper = Buffer.from(`%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Count 2/Kids[3 0 R 4 0 R]/MediaBox[0 0 612 792]>> endobj
3 0 obj <</Type/Page/Parent 2 0 R>> endobj
4 0 obj <</Type/Page/Parent 2 0 R/Contents 5 0 R>> endobj
5 0 obj <</Length 28>> stream
1 0 0 rg 0 0 612 792 re f
endstream endobj
trailer <</Root 1 0 R>>
%%EOF
`)

// TOO-10
it('a proof goes from its upload to the approval of a guest, who sees the creative run and reach nothing', async () => {
  await using agency = await visitAs(chromium, server, 'account-manager', { path: '/tools/proofs' })
  const { page } = agency
  await page.getByRole('button', { name: 'New proof' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New proof' })
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Outback banner')
  await dialog.getByRole('combobox', { name: /^Client/ }).click()
  await page.keyboard.type('Ram of')
  await page.getByRole('option').first().click()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'banner.zip', mimeType: 'application/zip', buffer: Buffer.from(creative) })
  await dialog.getByRole('button', { name: 'Add proof' }).click()
  await page.getByRole('heading', { name: 'Outback banner' }).waitFor()
  const frame = page.frameLocator('main iframe')
  await frame.getByText('Zero down on every Outback').waitFor()
  await frame.getByText('200 38').waitFor()
  await frame.getByText('drawn 1').waitFor()
  await frame.getByText('sealed').waitFor()
  await page.getByRole('button', { name: 'Share with guests' }).click()
  const sharing = page.getByRole('dialog', { name: 'Share with guests' })
  await sharing.getByRole('textbox', { name: 'Remind' }).fill('nobody')
  await sharing.getByRole('button', { name: 'Share' }).click()
  await sharing.getByText('nobody is no e-mail address.').waitFor()
  await sharing.getByRole('textbox', { name: 'Remind' }).fill('gm@dealer.example')
  await isAccessible(page, 'body')
  await sharing.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Guest address' }).waitFor()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy address for guests' }).click()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/\/proofs\/[0-9a-f-]{36}$/)

  await using outside = await visitor(chromium, server, { path: new URL(address).pathname })
  const guest = outside.page
  await guest.getByRole('heading', { name: 'Outback banner' }).waitFor()
  await guest.frameLocator('iframe').first().getByText('Zero down on every Outback').waitFor()
  await guest.getByRole('button', { name: 'Approve' }).click()
  const approving = guest.getByRole('dialog', { name: 'Approve this version' })
  await approving.getByRole('textbox', { name: /^Your Name/ }).fill('Gail Moore')
  await approving.getByRole('button', { name: 'Approve' }).click()
  await guest.getByText('Approved').first().waitFor()
  await isAccessible(guest, 'body')
  expect(outside.complaints).toEqual([])

  await page.reload()
  await page.getByText('Gail Moore (guest)').first().waitFor()

  await page.getByRole('button', { name: 'New version' }).click()
  const adding = page.getByRole('dialog', { name: 'New version' })
  await adding
    .locator('input[type=file]')
    .setInputFiles({ name: 'flyer.pdf', mimeType: 'application/pdf', buffer: paper })
  await adding.getByRole('button', { name: 'Add version' }).click()
  await page.getByRole('img', { name: 'Page 1 of flyer.pdf, version 2' }).waitFor()
  const second = page.getByRole('img', { name: 'Page 2 of flyer.pdf, version 2' })
  await expect
    .poll(() =>
      second.evaluate((sheet: HTMLCanvasElement) => [
        ...(sheet.width > 0 ? (sheet.getContext('2d')?.getImageData(5, 5, 1, 1).data ?? []) : []),
      ]),
    )
    .toEqual([255, 0, 0, 255])
  await page
    .getByRole('button', { name: 'Say something at a place of page 2' })
    .click({ position: { x: 60, y: 40 } })
  const saying = page.getByRole('dialog', { name: 'Say it here' })
  await saying.getByRole('textbox').fill('Our red is darker.')
  await saying.getByRole('button', { name: 'Add' }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Our red is darker.' })
    .getByText(/page 2$/)
    .waitFor()
  await isAccessible(page, 'body')
  expect(agency.complaints).toEqual([])
})
