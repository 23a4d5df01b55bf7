import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { browser, signIn, startServer, type RunningServer } from '../support/index.ts'
import { visitAs } from '../support/visit.ts'

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

it('what is typed while the editor is held up on a slow line is in the text, and one writes on', async () => {
  const manager = await signIn(server.url, 'account-manager')
  const [client] = (await manager.get<Answer<'clients.simpleList'>>('/clients/list/simple')).body
  await using visited = await visitAs(chromium, server, 'account-manager', {
    path: `/clients/${client?.slug}/activity`,
  })
  const { page } = visited
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  let asked = false
  await page.route(/\/assets\/editor-[\w-]+\.js$/, async (route) => {
    asked = true
    await arrived
    await route.continue()
  })
  await page.getByRole('button', { name: 'Log activity' }).first().click()
  const text = page.getByRole('dialog').getByRole('textbox', { name: 'Activity', exact: true })
  await text.click()
  await page.keyboard.type('Called about the ')
  await expect.poll(() => asked).toBe(true)
  await expect.poll(() => text.inputValue()).toBe('Called about the ')
  expect(await page.getByRole('toolbar', { name: 'Format' }).count()).toBe(0)

  arrive()
  await page.getByRole('toolbar', { name: 'Format' }).waitFor()
  await page.keyboard.type('offer')
  await expect.poll(() => text.innerText()).toBe('Called about the offer')
})
