import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { browser, signIn, startServer, visitor, type RunningServer } from '../support/index.ts'
import { fitsItsWidth, isAccessible, phone } from '../support/looks.ts'
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

// AUT-06, SET-14
it('two-factor is demanded of one and of several, and turned off', async () => {
  await using visit = await visitAs(chromium, server, 'developer', {
    path: '/settings/two-factor-authentication?search=demo.test&sort=email',
  })
  const { page } = visit
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
  await rowOf('Helen Castro').waitFor()
  await isAccessible(page)

  const several = page.waitForRequest('**/api/users/add2FAToUsers')
  for (const name of ['Helen Castro', 'Lucas Ferreira']) await rowOf(name).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Demand two-factor' }).click()
  await several
  await rowOf('Helen Castro').getByText('At next sign-in').waitFor()
  await rowOf('Lucas Ferreira').getByText('At next sign-in').waitFor()

  const off = page.waitForRequest('**/disable2FA')
  await rowOf('Helen Castro')
    .getByRole('button', { name: /actions/i })
    .click()
  await page.getByRole('menuitem', { name: 'Turn off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await off
  await rowOf('Helen Castro').getByText('Off', { exact: true }).waitFor()
  expect(visit.complaints).toEqual([])
})

// AUT-27
it('a blocked address is seen and let go', async () => {
  await using visit = await visitAs(chromium, server, 'admin', { path: '/admin/blocked-addresses' })
  const { page } = visit
  await page.getByText('No address is blocked').waitFor()
  let status = 0
  for (let time = 0; time < 60 && status !== 429; time += 1)
    ({ status } = await visitor(server.url).post('/users/signIn', {
      email: `guess-${time}@demo.test`,
      password: 'Wrong-Password-1',
    }))
  expect(status).toBe(429)
  // Whoever is signed in already is not disturbed.
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: '127.0.0.1' })
  await row.waitFor()
  await isAccessible(page)
  await row.getByRole('button', { name: /actions/i }).click()
  await page.getByRole('menuitem', { name: 'Unblock' }).click()
  await page.getByText('No address is blocked').waitFor()
  await signIn(server.url, 'sem')
})

// RPT-17
it('the outbox is read, and a message is queued again', async () => {
  const admin = await signIn(server.url, 'admin')
  await admin.post('/notifications/email-internal', {
    email: { subject: 'The scanner', text: 'It is down.' },
  })
  await visitor(server.url).post('/users/reset-password', { email: 'seo@demo.test' })
  await using visit = await visitAs(chromium, server, 'admin', { path: '/reporting/email-communications' })
  const { page } = visit
  await page.getByText('No mail server is set up', { exact: true }).waitFor()
  await page.getByRole('row').filter({ hasText: 'Set a new password' }).waitFor()
  await isAccessible(page)
  await page.getByRole('row').filter({ hasText: 'The scanner' }).getByText('The scanner').click()
  const dialog = page.getByRole('dialog', { name: 'The scanner' })
  await dialog.getByText('It is down.').waitFor()
  await isAccessible(page)
  const queued = page.waitForResponse('**/notifications/email/*/queue')
  await dialog.getByRole('button', { name: 'Queue again' }).click()
  expect((await queued).status()).toBe(200)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page
    .getByRole('row')
    .filter({ hasText: 'Set a new password' })
    .getByText('Set a new password')
    .click()
  await page.getByText('Its text is shown to nobody.').waitFor()
  await page.keyboard.press('Escape')
  await page.setViewportSize(phone.viewport)
  await fitsItsWidth(page)
  expect(visit.complaints).toEqual([])
})
