import { Secret, TOTP } from 'otpauth'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer } from '@portal/core/calls'
import {
  browser,
  demoPassword,
  signIn,
  startMailServer,
  startServer,
  type MailServer,
  type RunningServer,
} from '../support/index.ts'
import { fitsItsWidth, isAccessible, phone } from '../support/looks.ts'
import { fillSignIn, visitAs, visitor } from '../support/visit.ts'

let mail: MailServer
let server: RunningServer
let chromium: Browser

beforeAll(async () => {
  mail = await startMailServer()
  server = await startServer({ env: { SMTP_URL: mail.url } })
  chromium = await browser()
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
  await mail?.stop()
})

const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

// AUT-04
it('a second factor is asked for after the password; a wrong code is told, the right one leads in', async () => {
  await using visit = await visitor(chromium, server, { path: '/login?redirect=/clients', ...phone })
  const { page } = visit
  await fillSignIn(page, 'two-factor')
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  const code = page.getByLabel('Code', { exact: true })
  await expect.poll(() => code.getAttribute('autocomplete')).toBe('one-time-code')
  await isAccessible(page)
  await fitsItsWidth(page)
  await code.fill('000 000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('This code is not correct, or has been used.').waitFor()
  await code.fill(codeOf('JBSWY3DPEHPK3PXP'))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/clients')
  await page.getByRole('banner').waitFor()
  expect(visit.complaints).toEqual([])
})

// AUT-05
it('without the phone a code comes by mail', async () => {
  await using visit = await visitor(chromium, server, { path: '/login' })
  const { page } = visit
  await fillSignIn(page, 'two-factor')
  const asked = page.waitForRequest('**/api/users/sendRecovery2FACode')
  await page.getByRole('button', { name: 'No phone at hand? Mail me a code' }).click()
  await asked
  await page.getByText('A code is on its way to t•••@demo.test.').waitFor()
  const letter = await mail.next('two-factor@demo.test', /code to sign in/)
  await page.getByLabel('Code', { exact: true }).fill(/\b\d{4} \d{4}\b/.exec(letter.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('banner').waitFor()
})

it('a lost app is taken off by an administrator, and its owner sets up a new one', async () => {
  const admin = await signIn(server.url, 'admin')
  const found = await admin.get<Answer<'users.list'>>('/users?search=two-factor@demo.test')
  const { fullName } = found.body.rows[0]!
  await using visit = await visitAs(chromium, server, 'admin', { path: '/users?search=two-factor' })
  const { page } = visit
  await page.getByRole('button', { name: `Actions for ${fullName}` }).click()
  await page.getByRole('menuitem', { name: 'Reset two-factor authentication' }).click()
  const question = page.getByRole('alertdialog', { name: 'Reset two-factor authentication?' })
  await question.getByText('Make sure that it was really them who asked.').waitFor()
  await isAccessible(page)
  await question.getByRole('button', { name: 'Reset', exact: true }).click()
  await page
    .getByText(`${fullName} sets up a new authenticator app at the next sign-in, and is told by mail.`)
    .first()
    .waitFor()
  await mail.next('two-factor@demo.test', /two-factor authentication was reset/)

  await using owner = await visitor(chromium, server, { path: '/login' })
  await fillSignIn(owner.page, 'two-factor')
  await owner.page.getByRole('heading', { name: 'Protect your account' }).waitFor()
})

// AUT-04, AUT-06
it('one that is demanded is set up at the next sign-in', async () => {
  const admin = await signIn(server.url, 'admin')
  const social = (await (await signIn(server.url, 'social')).get<{ id: number }>('/users/me')).body.id
  await admin.post(`/users/${social}/enable2FA`, {})
  await using visit = await visitor(chromium, server, { path: '/login' })
  const { page } = visit
  await fillSignIn(page, 'social')
  await page.getByRole('heading', { name: 'Protect your account' }).waitFor()
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  const key = (await page.locator('code').innerText()).replaceAll(' ', '')
  await isAccessible(page)
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/social')
  await page.getByRole('banner').waitFor()
})

it('a passkey signs in without password and code, and each challenge opens one session', async () => {
  // Passkeys belong to names, not to bare network addresses.
  const url = server.url.replace('127.0.0.1', 'localhost')
  const named = { ...server, url }
  await using visit = await visitAs(chromium, named, 'seo', { path: null })
  const { page, context } = visit
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${url}/profile?tab=security`)
  await page.getByText('You have none yet.').waitFor()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Your password').fill(demoPassword)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Work laptop')
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await page.getByText('not used yet').waitFor()
  await isAccessible(page)
  await mail.next('seo@demo.test', /passkey was added/)
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())

  await page.goto(`${url}/login?redirect=/clients`)
  const sent = page.waitForRequest('**/api/users/passkey')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('banner').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/clients')

  // Whoever wrote it down on the way cannot use it again, nor at another address of the same portal.
  const body = (await sent).postDataJSON()
  for (const origin of [url, server.url])
    expect((await context.request.post(`${origin}/api/users/passkey`, { data: body })).status()).toBe(422)

  await page.goto(`${url}/profile?tab=security`)
  await page.getByText('last used').first().waitFor()
  await page.getByRole('button', { name: 'Remove Work laptop' }).click()
  await page.getByText('You have none yet.').waitFor()
  await mail.next('seo@demo.test', /passkey of yours was removed/)
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${url}/login`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('This passkey does not open the portal.').waitFor()
  expect(visit.complaints).toEqual([])
})
