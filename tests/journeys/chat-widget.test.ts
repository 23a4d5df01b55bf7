import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInByPopup, visitHost } from '../hosts/host-visit.ts'
import { startHost, type Host } from '../hosts/host.ts'
import { trustedKey, type HostKey } from '../hosts/signing.ts'
import { eventLine, startChatWebhook, streaming, type ChatWebhook } from '../support/chat-webhook.ts'
import { browser, startServer, type RunningServer } from '../support/index.ts'
import { isAccessible, phone } from '../support/looks.ts'

let server: RunningServer
let webhook: ChatWebhook
let chromium: Browser
let key: HostKey

beforeAll(async () => {
  webhook = await startChatWebhook()
  server = await startServer({ env: { CHAT_WEBHOOK_URL: webhook.url } })
  chromium = await browser()
  key = await trustedKey(server)
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
  await webhook?.[Symbol.asyncDispose]()
})

const body = '<agency-ai-chat></agency-ai-chat>'

/** A page under the strict policy whose server says who is signed in. */
async function hostOf(account: string): Promise<Host> {
  const host: Host = await startHost({
    portal: server.url,
    body,
    script: 'data-assertion-url="/assertion"',
    assertion: () => key.signer(host.origin)(account),
  })
  return host
}

const open = (page: Page, which = 0): Promise<void> =>
  page.getByRole('button', { name: 'Ask the assistant' }).nth(which).click()
const panel = (page: Page) => page.getByRole('dialog', { name: 'MADI AI' })

describe('the chat on a page of another origin', () => {
  it('answers under the strict policy of the page, with tables, charts, files and links to the portal', async () => {
    const chart = { title: 'Clicks by month', inTime: true, bars: [['October 2026', 4, '4'], ['November 2026', 8, '8']] } // prettier-ignore
    webhook.answer(
      streaming(
        `**Yes.** See [Clients](/clients) <img src=x>\n\n\`\`\`chart\n${JSON.stringify(chart)}\n\`\`\`\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\n[This table as a CSV file](file:table)`,
      ),
    )
    await using host = await hostOf('admin')
    await using visited = await visitHost(chromium, host.origin)
    const { page, complaints } = visited
    await open(page)
    const field = panel(page).getByPlaceholder('Type your message...')
    await field.waitFor()
    await field.fill('Is it there?')
    await field.press('Enter')
    const answer = panel(page).locator('[data-from="bot"]').nth(1)
    await answer.getByRole('cell', { name: '2' }).waitFor()
    const link = answer.getByRole('link', { name: 'Clients' })
    await expect.poll(() => link.getAttribute('href')).toBe(`${server.url}/clients`)
    await expect.poll(() => link.getAttribute('target')).toBe('_blank')
    await expect.poll(() => answer.locator('img').count()).toBe(0)
    const bars = answer.getByRole('figure', { name: 'Clicks by month' })
    const heights = await bars
      .locator('[title] > span')
      .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height))
    expect(heights[1]).toBeGreaterThan((heights[0] ?? 0) * 1.8)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      answer.getByRole('button', { name: 'This table as a CSV file' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.csv$/)

    await panel(page).getByRole('button', { name: 'Previous Chats' }).click()
    await panel(page).getByRole('listitem').filter({ hasText: 'Is it there?' }).waitFor()
    await panel(page).getByRole('button', { name: 'Expand' }).click()
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await visited.heard()).map(([name]) => name))
      .toEqual(['ready', 'open', 'saved', 'close'])
    expect(complaints).toEqual([])
  })

  it('asks to sign in, keeps what was said while closed, and is not restyled', async () => {
    webhook.answer(streaming('Kept.'))
    await using host = await startHost({ portal: server.url, body })
    await using visited = await visitHost(chromium, host.origin)
    const { page } = visited
    await open(page)
    await signInByPopup(page, 'director')
    const field = panel(page).getByPlaceholder('Type your message...')
    await field.fill('Keep this')
    await field.press('Enter')
    await panel(page).getByText('Kept.').waitFor()
    const look = await panel(page)
      .getByText('Kept.')
      .evaluate((element) => {
        const { fontSize, textTransform, color } = getComputedStyle(element)
        return { fontSize, textTransform, color }
      })
    expect(look).toMatchObject({ fontSize: '14px', textTransform: 'none' })
    expect(look.color).not.toBe('rgb(255, 0, 0)')
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await open(page)
    await panel(page).getByText('Kept.').waitFor()
  })

  it('stays open and goes on answering when the page moves its element, takes it out, or draws another', async () => {
    let goOn = (): void => undefined
    webhook.answer(async (_sent, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      for (const content of ['One, ', 'two, ', 'three.']) {
        response.write(eventLine({ type: 'item', content }))
        await new Promise<void>((resolve) => (goOn = resolve))
      }
      response.end(eventLine({ type: 'end' }))
    })
    await using host = await hostOf('admin')
    await using visited = await visitHost(chromium, host.origin)
    const { page } = visited
    await open(page)
    const field = panel(page).getByPlaceholder('Type your message...')
    await field.fill('Count')
    await field.press('Enter')
    await panel(page).getByText('One,').waitFor()
    const inTopLayer = () =>
      page.evaluate(() =>
        document
          .querySelector('agency-ai-chat')
          ?.shadowRoot?.querySelector('dialog')
          ?.matches(':modal, :popover-open'),
      )
    const move = () =>
      page.evaluate(() => {
        const section = document.body.appendChild(document.createElement('section'))
        section.append(document.querySelector('agency-ai-chat') ?? '')
      })
    await move()
    await expect.poll(() => inTopLayer()).toBe(true)
    await panel(page).getByRole('button', { name: 'Expand' }).click()
    await move()
    await expect.poll(() => inTopLayer()).toBe(true)
    await page.evaluate(() => document.querySelector('agency-ai-chat')?.remove())
    await panel(page).waitFor({ state: 'detached' })
    goOn()
    await page.evaluate(() => document.body.append(document.createElement('agency-ai-chat')))
    await open(page)
    await panel(page).getByText('One, two,').waitFor()
    goOn()
    await panel(page).getByText('One, two, three.').waitFor()
    goOn()
    await expect.poll(async () => (await visited.heard()).map(([name]) => name)).toContain('saved')
    expect(webhook.abandoned).toBe(0)
  })

  it('gives two elements of a page a conversation each', async () => {
    webhook.answer(streaming('For the first.'))
    await using host = await startHost({
      portal: server.url,
      body: body + body,
      style: '',
      script: 'data-assertion-url="/assertion"',
      assertion: () => key.signer(host.origin)('admin'),
    })
    await using visited = await visitHost(chromium, host.origin)
    const { page } = visited
    await open(page, 0)
    await panel(page).getByPlaceholder('Type your message...').fill('Well?')
    await panel(page).getByRole('button', { name: 'Send', exact: true }).click()
    await panel(page).getByText('For the first.').waitFor()
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await open(page, 1)
    await panel(page).getByText('your personal AI assistant').waitFor()
    await expect.poll(() => panel(page).getByText('For the first.').count()).toBe(0)
  })

  it('ends an answer that is coming when its person signs out of the page', async () => {
    const before = webhook.abandoned
    webhook.answer((_sent, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write(eventLine({ type: 'item', content: 'It begins' }))
    })
    await using host = await hostOf('admin')
    await using visited = await visitHost(chromium, host.origin)
    const { page } = visited
    await open(page)
    await panel(page).getByPlaceholder('Type your message...').fill('And then?')
    await panel(page).getByRole('button', { name: 'Send', exact: true }).click()
    await panel(page).getByText('It begins').waitFor()
    await page.evaluate(() =>
      (window as unknown as { AgencyPortal: { signOut(): Promise<void> } }).AgencyPortal.signOut(),
    )
    await panel(page).waitFor({ state: 'detached' })
    await expect.poll(() => webhook.abandoned).toBe(before + 1)
    await open(page)
    await panel(page).getByText('your personal AI assistant').waitFor()
    await expect.poll(() => panel(page).getByText('It begins').count()).toBe(0)
  })

  it('says so to whom it is not open', async () => {
    await using host = await hostOf('seo')
    await using visited = await visitHost(chromium, host.origin)
    await open(visited.page)
    await visited.page.getByText('The AI chat is not open to you.').waitFor()
  })

  it.each([
    ['on a page that runs from right to left', { html: 'lang="ar" dir="rtl"' }, {}],
    ['on a phone', {}, phone],
  ])('holds for everybody %s', async (_, hostOptions, options) => {
    webhook.answer(streaming('**Yes.**'))
    await using host: Host = await startHost({
      portal: server.url,
      body,
      style: '',
      script: 'data-assertion-url="/assertion"',
      assertion: () => key.signer(host.origin)('admin'),
      ...hostOptions,
    })
    await using visited = await visitHost(chromium, host.origin, options)
    const { page } = visited
    await open(page)
    await panel(page).getByPlaceholder('Type your message...').fill('Well?')
    await panel(page).getByRole('button', { name: 'Send', exact: true }).click()
    await panel(page).getByText('Yes.').waitFor()
    await isAccessible(page)
  })
})
