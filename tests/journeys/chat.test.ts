import type { Browser, Locator, Page, Route } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser, signIn, startServer, type RunningServer } from '../support/index.ts'
import { eventLine, startChatWebhook, streaming, type ChatWebhook } from '../support/chat-webhook.ts'
import { fitsItsWidth, hasContrast, isAccessible, phone } from '../support/looks.ts'
import { until } from '../support/until.ts'
import { visitAs, type SignedInOptions, type Visit } from '../support/visit.ts'

let server: RunningServer
let webhook: ChatWebhook
let chromium: Browser

beforeAll(async () => {
  webhook = await startChatWebhook()
  server = await startServer({ env: { CHAT_WEBHOOK_URL: webhook.url } })
  chromium = await browser({ passContextsOn: true })
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
  await webhook?.[Symbol.asyncDispose]()
})

const visit = (account = 'admin', options: SignedInOptions = {}): Promise<Visit> =>
  visitAs(chromium, server, account, { path: '/profile', ...options })
const button = (page: Page): Locator => page.getByRole('button', { name: 'AI assistant' })
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'MADI AI' })
const field = (page: Page): Locator => panel(page).getByPlaceholder('Type your message...')
const log = (page: Page): Locator => panel(page).getByRole('log')
const from = (page: Page, who: 'user' | 'bot' | 'system'): Locator =>
  log(page).locator(`[data-from="${who}"]`)
const retry = (page: Page): Locator => log(page).getByRole('button', { name: 'Retry' })
const isWriting = (page: Page): Promise<boolean> =>
  field(page).evaluate((element) => element === document.activeElement)
const press = (page: Page, name: string): Promise<void> =>
  panel(page).getByRole('button', { name, exact: true }).click()

/** The chat, open and ready to be asked. */
async function chat(page: Page): Promise<void> {
  await button(page).click()
  await field(page).waitFor()
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}

/** Answers the next messages in the place of the server. */
const answerWith = async (page: Page, answer: (route: Route) => Promise<void>): Promise<void> => {
  await page.route('**/webhook/chat', answer)
}

const ndjson = (...lines: readonly object[]) => ({
  contentType: 'application/x-ndjson',
  body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
})

describe('the button', () => {
  // CHT-01, SHL-04
  it('is there for whoever may chat', async () => {
    await using visited = await visit('developer')
    await button(visited.page).waitFor()
  })

  it.each(['account-manager', 'client'])('is not there for %s', async (account) => {
    await using visited = await visit(account, { path: '/monthly-report' })
    await visited.page.getByRole('button', { name: /^Your account/ }).waitFor()
    await expect.poll(() => button(visited.page).count()).toBe(0)
  })

  // SHL-04
  it('is not on a shared route', async () => {
    await using visited = await visit('admin', { path: '/shared/coop-files/one' })
    await visited.page.getByRole('main').or(visited.page.locator('h1')).first().waitFor()
    await expect.poll(() => button(visited.page).count()).toBe(0)
  })

  // CHT-02
  it('is there for nobody while the configuration turns the chat off', async () => {
    await using off = await startServer({ env: { CHAT_ENABLED: 'false' } })
    await using visited = await visitAs(chromium, off, 'super-admin', { path: '/profile' })
    await visited.page.getByRole('button', { name: /^Your account/ }).waitFor()
    await expect.poll(() => button(visited.page).count()).toBe(0)
  })

  it.each([
    ['a phone', phone],
    ['a low window', { viewport: { width: 1400, height: 520 } }],
  ])(
    'covers nothing at the end of a screen on %s, nor does the way back to the top above it',
    async (_, on) => {
      await using visited = await visit('admin', { path: '/support-requests/PS-323', ...on })
      const { page } = visited
      const send = page.getByRole('button', { name: 'Add comment' })
      await send.scrollIntoViewIfNeeded()
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const top = page.getByRole('button', { name: 'Back to top' })
      await expect
        .poll(async () => {
          const [over, below] = [await top.boundingBox(), await send.boundingBox()]
          return over && below && below.y + below.height <= over.y
        })
        .toBe(true)
    },
  )
})

describe('the panel', () => {
  // CHT-03, CHT-04, CHT-05
  it('opens compact, grows to the whole window and back, and closes to its button', async () => {
    await using visited = await visit()
    const { page, complaints } = visited
    await chat(page)
    await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(400)
    for (const name of ['Previous Chats', 'Expand', 'Close'])
      await panel(page).getByRole('button', { name, exact: true }).waitFor()
    await expect
      .poll(() => from(page, 'bot').innerText())
      .toContain("Hi! I'm Madi, your personal AI assistant. How can I help you?")
    // What is typed goes to it, without a press on its field.
    await page.keyboard.type('half a thought')
    await press(page, 'Expand')
    await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(1280)
    await expect.poll(() => field(page).inputValue()).toBe('half a thought')
    await press(page, 'Minimize')
    await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(400)
    await press(page, 'Close')
    await panel(page).waitFor({ state: 'detached' })
    await expect.poll(() => button(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await chat(page)
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    await expect.poll(() => button(page).evaluate((element) => element === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
  })

  it('leaves the page beside it in use, and keeps what was said while it is closed', async () => {
    webhook.answer(streaming('Kept.'))
    await using visited = await visit('admin', { path: '/clients' })
    const { page } = visited
    await chat(page)
    await say(page, 'Keep this')
    await log(page).getByText('Kept.').waitFor()
    await page.getByRole('link', { name: 'Albuquerque Volkswagen' }).first().click()
    await page.waitForURL(/\/clients\/albuquerque/)
    await log(page).getByText('Kept.').waitFor()
    await press(page, 'Close')
    await chat(page)
    await log(page).getByText('Kept.').waitFor()
  })

  it('says so when it cannot begin, and tries again', async () => {
    await using visited = await visit()
    const { page } = visited
    let broken = true
    await page.route('**/api/chats/assistant', (route) =>
      broken ? route.fulfill({ status: 404, json: { message: 'gone' } }) : route.fallback(),
    )
    await button(page).click()
    await page.getByText('Failed to initialize chat.').first().waitFor()
    broken = false
    await page.getByRole('dialog', { name: 'AI' }).getByRole('button', { name: 'Retry' }).click()
    await field(page).waitFor()
  })
})

describe('a message', () => {
  // CHT-06, CHT-08, CHT-09, CHT-10, CHT-11, CHT-13
  it('is shown at once, with a typing indicator until the answer grows in one bubble', async () => {
    const steps: (() => void)[] = []
    const step = (): Promise<void> => new Promise((resolve) => steps.push(resolve))
    webhook.answer(async (_sent, response) => {
      await step()
      for (const content of ['One ', 'two ', 'three.']) {
        response.write(eventLine({ type: 'item', content }))
        await step()
      }
      response.end(eventLine({ type: 'end' }))
    })
    const go = async (): Promise<void> => (await until('the next step', () => steps.shift()))()
    await using visited = await visit()
    const { page } = visited
    await chat(page)
    const bodies: Record<string, string>[] = []
    await page.route('**/webhook/chat', (route) => {
      bodies.push(route.request().postDataJSON() as Record<string, string>)
      return route.fallback()
    })
    await field(page).fill('Count to three')
    await press(page, 'Send')
    await from(page, 'user').getByText('Count to three').waitFor()
    await log(page).locator('[data-typing]').waitFor()
    const body = await until('the message', () => bodies[0])
    expect(Object.keys(body).toSorted()).toEqual(['chatInput', 'language', 'sessionId', 'timestamp'])
    expect(body).toMatchObject({ chatInput: 'Count to three', language: 'en' })
    expect(body['sessionId']).toMatch(/^chat_\d+_[0-9a-f-]{36}$/)
    expect(new Date(body['timestamp'] ?? '').toISOString()).toBe(body['timestamp'])

    // Nothing more is sent while an answer is awaited.
    await until('the webhook is asked', () => steps.length > 0)
    const before = webhook.sent.length
    await say(page, 'And to four')
    await expect.poll(() => field(page).inputValue()).toBe('And to four')
    await go()
    await from(page, 'bot').nth(1).getByText('One').waitFor()
    await expect.poll(() => log(page).locator('[data-typing]').count()).toBe(0)
    await go()
    await from(page, 'bot').nth(1).getByText('One two').waitFor()
    await go()
    await from(page, 'bot').nth(1).getByText('One two three.').waitFor()
    await go()
    await expect.poll(() => log(page).getAttribute('aria-busy')).toBe('false')
    await expect.poll(() => from(page, 'bot').count()).toBe(2)
    expect(webhook.sent.length).toBe(before)
  })

  // CHT-07
  it('of nothing but spaces is neither sent nor shown', async () => {
    await using visited = await visit()
    const { page } = visited
    await chat(page)
    const before = webhook.sent.length
    await say(page, '    ')
    await panel(page).getByRole('button', { name: 'Send', exact: true }).click({ force: true })
    await expect.poll(() => from(page, 'user').count()).toBe(0)
    expect(webhook.sent.length).toBe(before)
  })

  // CHT-12
  it('is answered although a line of the stream is broken', async () => {
    await using visited = await visit()
    const { page, complaints } = visited
    await answerWith(page, (route) =>
      route.fulfill({
        contentType: 'application/x-ndjson',
        body: `${JSON.stringify({ type: 'item', content: 'Before, ' })}\n{"type":"item","con\n${JSON.stringify({ type: 'item', content: 'after.' })}\n${JSON.stringify({ type: 'end' })}\n`,
      }),
    )
    await chat(page)
    await say(page, 'Broken?')
    await from(page, 'bot').getByText('Before, after.').waitFor()
    await expect.poll(() => from(page, 'system').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('is answered with tables and safe links; what looks like code is text', async () => {
    webhook.answer(
      streaming(
        '**Bold** and [inside](/clients/inactive) and [outside](https://example.com/x) and [bad](javascript:alert(1))\n\n',
        '| Client | Amount |\n| --- | --: |\n| <img src=x onerror=alert(1)> | $1.00 |\n\n',
        '<script>alert(2)</script>\n\n![picture](https://example.com/pixel.png)',
      ),
    )
    await using visited = await visit()
    const { page, complaints } = visited
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await chat(page)
    await say(page, 'Show me')
    const answer = from(page, 'bot').nth(1)
    await answer.getByRole('cell', { name: '<img src=x onerror=alert(1)>' }).waitFor()
    await expect.poll(() => answer.locator('img, script').count()).toBe(0)
    await expect.poll(() => answer.innerText()).toContain('<script>alert(2)</script>')
    await expect.poll(() => answer.getByRole('link').count()).toBe(2)
    const outside = answer.getByRole('link', { name: 'outside' })
    await expect.poll(() => outside.getAttribute('rel')).toBe('noopener noreferrer nofollow')
    await expect.poll(() => outside.getAttribute('target')).toBe('_blank')
    expect(asked.filter((url) => url.includes('example.com'))).toEqual([])
    await answer.getByRole('link', { name: 'inside' }).click()
    await page.waitForURL(/\/clients\/inactive/)
    await panel(page).waitFor()
    expect(complaints).toEqual([])
  })

  it('shows the picture of whoever wrote it', async () => {
    // CHT-32
    const caller = await signIn(server.url, 'executive')
    const { body: me } = await caller.get<{ id: number }>('/users/me')
    await using visited = await visit('executive')
    const { page } = visited
    await page.route('**/api/chats/assistant', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { user: object }
      await route.fulfill({ json: { ...body, user: { ...body.user, avatar: 'picture.webp' } } })
    })
    webhook.answer(streaming('Nice.'))
    await chat(page)
    const asked = page.waitForRequest(`**/uploads/users/avatar/${me.id}/picture.webp`)
    await say(page, 'Look')
    await asked
    await from(page, 'bot').getByText('Nice.').waitFor()
  })

  it('keeps the end of a long answer in sight, but not from whoever scrolled up', async () => {
    const steps: (() => void)[] = []
    webhook.answer(async (_sent, response) => {
      response.write(eventLine({ type: 'item', content: 'A line.\n\n'.repeat(60) }))
      await new Promise<void>((resolve) => steps.push(resolve))
      response.write(eventLine({ type: 'item', content: 'Another line.\n\n'.repeat(60) }))
      response.write(eventLine({ type: 'item', content: 'The end.' }))
      response.end(eventLine({ type: 'end' }))
    })
    await using visited = await visit()
    const { page } = visited
    await chat(page)
    await say(page, 'Long')
    const fromEnd = () =>
      log(page).evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight)
    await from(page, 'bot').nth(1).waitFor()
    await expect.poll(fromEnd).toBeLessThan(5)
    await log(page).evaluate((element) => element.scrollTo(0, 0))
    await panel(page).getByRole('button', { name: 'To the latest message' }).waitFor()
    ;(await until('the rest', () => steps.shift()))()
    await from(page, 'bot').nth(1).getByText('The end.').waitFor({ state: 'attached' })
    await expect.poll(() => log(page).evaluate((element) => element.scrollTop)).toBe(0)
    await press(page, 'To the latest message')
    await expect.poll(fromEnd).toBeLessThan(5)
  })
})

describe('a failure', () => {
  // CHT-23 to CHT-29
  it('of any kind says the sentence of the specification, with one Retry button', async () => {
    const failures: readonly (readonly [answer: (route: Route) => Promise<void>, sentence: RegExp])[] = [
      [
        (route) => route.fulfill(ndjson({ type: 'begin' }, { type: 'end' })),
        /^I wasn't able to generate a response to your message\. Please try asking/,
      ],
      [
        (route) => route.abort('internetdisconnected'),
        /^Network error: Unable to reach the chat service\. Please check your connection\./,
      ],
      [
        (route) => route.fulfill({ status: 404, json: {} }),
        /^Chat service not found\. Please contact support\./,
      ],
      [
        (route) => route.fulfill({ status: 503, json: {} }),
        /^Chat service is temporarily unavailable\. Please try again later\./,
      ],
      [
        (route) => route.fulfill(ndjson({ type: 'error' })),
        /^Sorry, I'm having trouble connecting right now\. Please try again later\./,
      ],
    ]
    await using visited = await visit()
    const { page } = visited
    let answer = failures[0]![0]
    await answerWith(page, (route) => answer(route))
    await chat(page)
    for (const [fails, sentence] of failures) {
      answer = fails
      await say(page, 'Will it work?')
      await from(page, 'system').getByText(sentence).waitFor()
      await expect.poll(() => retry(page).count()).toBe(1)
    }
  })

  // CHT-30, CHT-31
  it('is retried with the same message in the same session, and older buttons go', async () => {
    await using visited = await visit()
    const { page } = visited
    const sent: Record<string, string>[] = []
    let answer: (route: Route) => Promise<void> = (route) => route.fulfill({ status: 503, json: {} })
    await answerWith(page, (route) => {
      sent.push(route.request().postDataJSON() as Record<string, string>)
      return answer(route)
    })
    await chat(page)
    await say(page, 'Again and again')
    await retry(page).click()
    await from(page, 'system')
      .getByText("Sorry, I'm still having trouble connecting. Please try again later.")
      .waitFor()
    await expect.poll(() => retry(page).count()).toBe(1)
    answer = (route) => route.fulfill(ndjson({ type: 'end' }))
    await retry(page).click()
    await from(page, 'system')
      .getByText(
        "I still wasn't able to generate a response. Please try rephrasing your question or asking something else.",
      )
      .waitFor()
    answer = (route) => route.fulfill(ndjson({ type: 'item', content: 'At last.' }, { type: 'end' }))
    await retry(page).click()
    await from(page, 'bot').getByText('At last.').waitFor()
    await expect.poll(() => retry(page).count()).toBe(0)
    await expect.poll(() => isWriting(page)).toBe(true)
    await expect.poll(() => from(page, 'user').count()).toBe(1)
    expect(new Set(sent.map(({ chatInput, sessionId }) => `${chatInput} ${sessionId}`)).size).toBe(1)
    await expect.poll(() => sent).toHaveLength(4)
  })

  it('in the middle of an answer leaves what came, and says that it was cut off', async () => {
    await using visited = await visit()
    const { page } = visited
    await answerWith(page, (route) =>
      route.fulfill(ndjson({ type: 'item', content: 'Half an ans' }, { type: 'error' })),
    )
    await chat(page)
    await say(page, 'Tell me')
    await from(page, 'bot').getByText('Half an ans').waitFor()
    await log(page).getByText('The answer was cut off here.').waitFor()
    await retry(page).waitFor()
  })

  it('by the length of an answer says so, and the rest is asked for with one press', async () => {
    await using visited = await visit()
    const { page } = visited
    const sent: string[] = []
    const tooLong = 'The assistant reached the longest answer that it may give.'
    await answerWith(page, (route) => {
      const { chatInput } = route.request().postDataJSON() as { chatInput: string }
      sent.push(chatInput)
      return route.fulfill(
        sent.length === 1
          ? ndjson({ type: 'item', content: 'Half an ans' }, { type: 'error', content: tooLong })
          : ndjson({ type: 'item', content: 'wer.' }, { type: 'end' }),
      )
    })
    await chat(page)
    await say(page, 'Tell me')
    await from(page, 'system').getByText(tooLong).waitFor()
    await log(page).getByRole('button', { name: 'Go on' }).click()
    await from(page, 'bot').getByText('wer.', { exact: true }).waitFor()
    await expect.poll(() => sent).toEqual(['Tell me', 'Please go on where your answer was cut off.'])
    await expect.poll(() => log(page).getByRole('button', { name: 'Go on' }).count()).toBe(0)
    await expect.poll(() => retry(page).count()).toBe(0)
  })

  it('by an answer of blanks is one notice, also after another attempt', async () => {
    await using visited = await visit()
    const { page } = visited
    await answerWith(page, (route) =>
      route.fulfill(ndjson({ type: 'item', content: ' \n' }, { type: 'end' })),
    )
    await chat(page)
    await say(page, 'Anything?')
    await from(page, 'system').getByText("I wasn't able to generate").waitFor()
    await expect.poll(() => from(page, 'bot').count()).toBe(1)
    await expect.poll(() => log(page).getByText('The answer was cut off here.').count()).toBe(0)
    await retry(page).click()
    await from(page, 'system').getByText("I still wasn't able to generate").waitFor()
    await expect.poll(() => from(page, 'system').count()).toBe(1)
  })
})

describe('previous chats', () => {
  // CHT-14
  it('are none at first', async () => {
    await using visited = await visit('executive')
    const { page } = visited
    await page.route('**/api/chats?*', (route) => route.fulfill({ json: [] }))
    await chat(page)
    await press(page, 'Previous Chats')
    await panel(page).getByText('No previous chat sessions').waitFor()
    await panel(page).getByRole('button', { name: 'New chat' }).waitFor()
  })

  // CHT-13, CHT-15, CHT-16, CHT-17, CHT-18
  it('are listed the newest first, and one that is picked goes on', async () => {
    webhook.answer(streaming('An answer that goes on and on and on until it is too long for a preview.'))
    await using visited = await visit('director')
    const { page } = visited
    await chat(page)
    await say(page, 'The first question of a chat that is rather long')
    await from(page, 'bot').nth(1).waitFor()
    await press(page, 'Previous Chats')
    await press(page, 'New chat')
    await expect.poll(() => isWriting(page)).toBe(true)
    await say(page, 'Second chat')
    await from(page, 'bot').nth(1).waitFor()

    const listed = page.waitForRequest('**/api/chats?*')
    await press(page, 'Previous Chats')
    const query = new URL((await listed).url()).searchParams
    expect(Object.fromEntries(query)).toMatchObject({
      limit: '20',
      orderBy: 'lastMessageAt',
      orderDirection: 'DESC',
      userId: expect.stringMatching(/^\d+$/),
    })
    const rows = panel(page).getByRole('listitem')
    await rows.first().waitFor()
    await expect.poll(() => rows.nth(0).innerText()).toContain('Second chat')
    const text = await rows.nth(1).innerText()
    expect(text).toContain('The first question of a chat t…')
    expect(text).toContain('An answer that goes on and on and on until it is t…')
    expect(text).toMatch(/[A-Z][a-z]+ \d\d, \d{4} at \d\d:\d\d/)

    // While the list is shown nothing is sent.
    const before = webhook.sent.length
    await say(page, 'Not now')
    expect(webhook.sent.length).toBe(before)
    const read = page.waitForRequest('**/api/chats/chat_*')
    await rows.nth(1).getByRole('button').first().click()
    await read
    await from(page, 'user').getByText('The first question of a chat that is rather long').waitFor()
    await from(page, 'bot').getByText('An answer that goes on').waitFor()
    await expect.poll(() => rows.count()).toBe(0)
  })

  it('go on in the tab whose page was loaded anew, and not once another was begun', async () => {
    webhook.answer(streaming('An answer to remember.'))
    await using visited = await visit('director')
    const { page } = visited
    await chat(page)
    await say(page, 'What was asked before the reload')
    await from(page, 'bot').getByText('An answer to remember.').waitFor()
    await page.reload()
    await chat(page)
    await from(page, 'user').getByText('What was asked before the reload').waitFor()
    await from(page, 'bot').getByText('An answer to remember.').waitFor()

    // In the middle of an answer too: what was asked is kept before anything comes.
    const ends = Promise.withResolvers<void>()
    webhook.answer(async (_sent, response) => {
      response.write(eventLine({ type: 'item', content: 'It begins' }))
      await ends.promise
      response.end(eventLine({ type: 'end' }))
    })
    await say(page, 'What was asked last')
    await from(page, 'bot').getByText('It begins').waitFor()
    await page.reload()
    await chat(page)
    await from(page, 'user').getByText('What was asked last').waitFor()
    ends.resolve()

    await press(page, 'Previous Chats')
    await press(page, 'New chat')
    await page.reload()
    await chat(page)
    await from(page, 'bot')
      .getByText(/^Hi! I'm/)
      .waitFor()
    await expect.poll(() => from(page, 'user').count()).toBe(0)
  })

  // CHT-19, CHT-20, CHT-21
  it('are renamed by a double click or the pencil; Escape, nothing and the same leave the title', async () => {
    webhook.answer(streaming('Yes.'))
    await using visited = await visit('developer')
    const { page } = visited
    await chat(page)
    await say(page, 'Old title')
    await from(page, 'bot').nth(1).waitFor()
    await press(page, 'Previous Chats')
    const calls: string[] = []
    await page.route('**/api/chats/*/title', (route) => {
      calls.push(route.request().postData() ?? '')
      return route.fallback()
    })
    const title = panel(page).getByRole('textbox', { name: 'Title' })
    const row = (name: string) => panel(page).getByRole('listitem').filter({ hasText: name })

    await row('Old title').getByRole('button').first().dblclick()
    await title.fill('Thrown away')
    await title.press('Escape')
    await row('Old title').waitFor()
    await panel(page).waitFor()
    for (const text of ['   ', 'Old title']) {
      await row('Old title').getByRole('button', { name: 'Rename Old title' }).click()
      await title.fill(text)
      await title.press('Enter')
      await row('Old title').waitFor()
    }
    expect(calls).toEqual([])

    await row('Old title').getByRole('button', { name: 'Rename Old title' }).click()
    await title.fill('  New title ')
    await title.press('Enter')
    await row('New title').waitFor()
    await expect.poll(() => calls).toEqual([JSON.stringify({ title: 'New title' })])

    await page.route('**/api/chats/*/title', (route) =>
      route.fulfill({ status: 422, json: { message: 'no' } }),
    )
    await row('New title').getByRole('button', { name: 'Rename New title' }).click()
    await title.fill('Never')
    await title.press('Enter')
    await page.getByText('Failed to update chat title.').first().waitFor()
    await row('New title').waitFor()
  })

  // CHT-22
  it('that cannot be read are told of', async () => {
    webhook.answer(streaming('Yes.'))
    await using visited = await visit('super-admin')
    const { page } = visited
    await chat(page)
    await say(page, 'Something')
    await from(page, 'bot').nth(1).waitFor()
    await page.route('**/api/chats?*', (route) => route.fulfill({ status: 404, json: {} }))
    await press(page, 'Previous Chats')
    await page.getByText('Failed to load chat sessions.').first().waitFor()
    await page.unroute('**/api/chats?*')
    await panel(page).getByRole('button', { name: 'Retry' }).click()
    await page.route('**/api/chats/chat_*', (route) => route.fulfill({ status: 404, json: {} }))
    await panel(page).getByRole('listitem').first().getByRole('button').first().click()
    await page.getByText('Failed to load chat session.', { exact: true }).first().waitFor()
  })
})

describe('how it looks', () => {
  it.each(['light', 'dark'] as const)('holds for everybody, in %s', async (colorScheme) => {
    webhook.answer(streaming('**Yes.**\n\n| A | B |\n| --- | --: |\n| [one](/clients) | `two` |\n'))
    await using visited = await visit('admin', { colorScheme })
    const { page } = visited
    await chat(page)
    await say(page, 'Can everybody read this?')
    await from(page, 'bot').nth(1).getByRole('table').waitFor()
    await answerWith(page, (route) => route.fulfill({ status: 503, json: {} }))
    // While an answer comes, nothing is sent.
    await panel(page).locator('[aria-busy="true"]').waitFor({ state: 'detached' })
    await say(page, 'And this?')
    await retry(page).waitFor()
    await isAccessible(page)
    await press(page, 'Previous Chats')
    await panel(page).getByRole('listitem').first().waitFor()
    await isAccessible(page)
    await press(page, 'Expand')
    await hasContrast(page)
  })

  it('fills a phone, and nothing scrolls sideways', async () => {
    webhook.answer(
      streaming(
        '| A | B | C | D | E | F |\n| - | - | - | - | - | - |\n| a long cell | a long cell | a long cell | a long cell | a long cell | a long cell |\n',
      ),
    )
    await using visited = await visit('admin', phone)
    const { page } = visited
    await chat(page)
    await say(page, 'Wide?')
    await from(page, 'bot').nth(1).getByRole('table').waitFor()
    await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(390)
    await fitsItsWidth(page)
    await isAccessible(page)
  })
})
