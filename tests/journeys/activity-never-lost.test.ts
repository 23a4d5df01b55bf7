import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { autosaveAfter } from '@portal/core/work/activities/drafts/autosave'
import { startHost } from '../hosts/host.ts'
import { signInByPopup } from '../hosts/host-visit.ts'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { onDevice } from '../support/on-device.ts'
import { killableBrowser } from '../support/killable-browser.ts'
import { isAccessible } from '../support/looks.ts'
import { fillSignIn, visitAs } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser
let manager: Caller
let userId: number
const slugs = new Map<number, string>()

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  manager = await signIn(server.url, 'account-manager')
  userId = (await manager.get<Answer<'users.current'>>('/users/me')).body.id
  for (const id of [1003, 1004, 1005, 1006, 1007, 1008]) {
    const { body } = await manager.get<{ slug: string }>(`/clients/${id}`)
    slugs.set(id, body.slug)
  }
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

const logger = (page: Page): Locator => page.getByRole('dialog', { name: 'Log Client Activities' })
const text = (page: Page): Locator => logger(page).locator('[contenteditable="true"]')
const tabOf = (clientId: number): string => `/clients/${slugs.get(clientId)}/activity`
const draftOf = async (clientId: number): Promise<Answer<'drafts.get'>> =>
  (
    await manager.get<Answer<'drafts.get'>>(
      `/drafts?clientId=${clientId}&userId=${userId}&draftType=activity`,
    )
  ).body

async function reopen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log activity' }).click()
  await logger(page).getByRole('textbox', { name: 'Activity' }).click()
  await text(page).waitFor()
  await text(page).click()
}

/** Types for longer than the time of quiet, never resting, and answers each word with when it was typed. */
async function typeOn(page: Page, milliseconds: number): Promise<{ word: string; at: number }[]> {
  const words: { word: string; at: number }[] = []
  const end = Date.now() + milliseconds
  // A slow machine takes longer over as many words.
  while (Date.now() < end || words.length < 30) {
    const word = `w${words.length}`
    await page.keyboard.type(`${word} `, { delay: 20 })
    words.push({ word, at: Date.now() })
  }
  return words
}

/** Every word that is older than the last five seconds is there. */
async function lostNothing(
  page: Page,
  words: { word: string; at: number }[],
  killedAt: number,
): Promise<void> {
  const due = words.filter(({ at }) => at < killedAt - autosaveAfter)
  expect(due.length).toBeGreaterThan(3)
  await expect
    .poll(async () => {
      const there = new Set((await text(page).innerText()).split(/\s+/))
      return due.filter(({ word }) => !there.has(word)).map(({ word }) => word)
    })
    .toEqual([])
}

/** Long enough that the first words are older than five seconds, with no rest in which a draft would be sent. */
const typing = autosaveAfter + 4_000

describe('what is written in the logger', () => {
  it('comes back after its tab has crashed in the middle of a word', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: tabOf(1003) })
    const { page, context } = visit
    await reopen(page)
    const words = await typeOn(page, typing)
    expect(await draftOf(1003)).toBeNull()
    const crashed = page.waitForEvent('crash')
    page.goto('chrome://crash').catch(() => undefined)
    await crashed
    const killedAt = Date.now()
    const again = await context.newPage()
    await again.goto(`${server.url}${tabOf(1003)}`)
    await reopen(again)
    await logger(again)
      .getByText(/^Draft created on \d/)
      .waitFor()
    await lostNothing(again, words, killedAt)
    // And it reaches the server.
    await expect.poll(async () => (await draftOf(1003))?.body ?? '').toContain('w1 ')
  })

  it('comes back after the whole browser was killed', async () => {
    await using killable = killableBrowser()
    const first = await killable.start()
    const visit = await visitAs(first, server, 'account-manager', { path: tabOf(1004), persistent: true })
    await reopen(visit.page)
    const words = await typeOn(visit.page, typing)
    await killable.kill()
    const killedAt = Date.now()
    const { page } = await visitAs(await killable.start(), server, 'account-manager', {
      path: tabOf(1004),
      persistent: true,
    })
    await reopen(page)
    await lostNothing(page, words, killedAt)
  })

  it('survives a server that is killed: it is said, kept, and sent when the server is back', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: tabOf(1005) })
    const { page } = visit
    await reopen(page)
    await page.keyboard.type('Before the crash. ')
    await expect.poll(async () => (await draftOf(1005))?.body).toContain('Before')
    await server.kill()
    await page.keyboard.type('While it was away. ')
    await logger(page)
      .getByText('The portal cannot be reached. What you write is kept on this device')
      .waitFor({ timeout: 60_000 })
    await isAccessible(page)
    await server.restart()
    manager = await signIn(server.url, 'account-manager')
    // What the server had acknowledged is still there.
    expect((await draftOf(1005))?.body).toContain('Before the crash.')
    await expect
      .poll(async () => (await draftOf(1005))?.body, { timeout: 60_000 })
      .toContain('While it was away.')
    await logger(page).getByText('The portal cannot be reached.').waitFor({ state: 'detached' })
  })

  it('in two windows is never written over unseen: one is told and chooses', async () => {
    await using one = await visitAs(chromium, server, 'account-manager', { path: tabOf(1006) })
    await reopen(one.page)
    await one.page.keyboard.type('From the office')
    await expect.poll(async () => (await draftOf(1006))?.body).toContain('office')
    await using two = await visitAs(chromium, server, 'account-manager', { path: tabOf(1006) })
    await reopen(two.page)
    await expect.poll(() => text(two.page).innerText()).toContain('From the office')
    await two.page.keyboard.press('Control+End')
    await two.page.keyboard.type(' and the phone')
    await expect.poll(async () => (await draftOf(1006))?.body).toContain('the phone')
    await text(one.page).click()
    await one.page.keyboard.press('Control+End')
    await one.page.keyboard.type(', later')
    const told = logger(one.page).getByRole('alert')
    await told
      .getByText('This draft was changed in another window or on another device.')
      .waitFor({ timeout: 60_000 })
    await isAccessible(one.page)
    expect((await draftOf(1006))?.body).toContain('the phone')
    await told.getByRole('button', { name: 'Use the other one' }).click()
    await expect.poll(() => text(one.page).innerText()).toContain('From the office and the phone')
    // The other window goes on; this one keeps its own text by choice.
    await two.page.keyboard.type(', still')
    await expect.poll(async () => (await draftOf(1006))?.body).toContain('still')
    await text(one.page).click()
    await one.page.keyboard.press('Control+End')
    await one.page.keyboard.type('. Mine')
    await told.waitFor({ timeout: 60_000 })
    await told.getByRole('button', { name: 'Keep what is here' }).click()
    await expect.poll(async () => (await draftOf(1006))?.body).toContain('Mine')
  })

  // decision 0201
  it('outlives a session that ended by itself, is nobody else’s, and goes with whoever signs out', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: tabOf(1008) })
    const { page, context } = visit
    const signInAs = async (account: string): Promise<void> => {
      await page.getByRole('button', { name: 'Sign in' }).waitFor()
      await fillSignIn(page, account)
      await page.waitForURL((address) => !address.pathname.includes('login'))
      await page.goto(tabOf(1008))
      await reopen(page)
    }
    // The server never gets it.
    await page.route('**/api/drafts', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await reopen(page)
    await page.keyboard.type('Mine alone.')
    await expect.poll(() => onDevice(page)).toContain('Mine alone.')
    await context.clearCookies()
    await page.reload()
    await signInAs('seo')
    await expect.poll(() => text(page).innerText()).not.toContain('Mine alone.')
    await page.goto('/logout')
    await signInAs('account-manager')
    await expect.poll(() => text(page).innerText()).toContain('Mine alone.')
    await page.goto('/logout')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await expect.poll(() => onDevice(page)).toBe('[]')
  })

  it('comes back on a page of another origin too, for the same person', async () => {
    await using host = await startHost({
      portal: server.url,
      body: '<agency-activity-logger client-id="1007"></agency-activity-logger>',
    })
    const context = await chromium.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(host.origin)
    const write = async (on: Page): Promise<void> => {
      await logger(on).getByRole('textbox', { name: 'Activity' }).click()
      await text(on).waitFor()
      await text(on).click()
    }
    await page.getByRole('button', { name: 'Log activity' }).click()
    await signInByPopup(page, 'account-manager')
    await write(page)
    const words = await typeOn(page, typing)
    const crashed = page.waitForEvent('crash')
    page.goto('chrome://crash').catch(() => undefined)
    await crashed
    const killedAt = Date.now()
    const again = await context.newPage()
    await again.goto(host.origin)
    await again.getByRole('button', { name: 'Log activity' }).click()
    // Who is signed in to the portal need not type the password again.
    await Promise.all([
      again.waitForEvent('popup'),
      again.getByRole('button', { name: 'Sign in', exact: true }).click(),
    ])
    await write(again)
    await lostNothing(again, words, killedAt)
    await context.close()
  })
})
