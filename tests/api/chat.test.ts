import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSessionId } from '@portal/core/assistant/session-id'
import { signIn, startServer, visitor, type RunningServer } from '../support/index.ts'
import {
  eventLine,
  refusing,
  startChatWebhook,
  streaming,
  type ChatWebhook,
} from '../support/chat-webhook.ts'
import { until } from '../support/until.ts'
import { ask, chatter, messagesOf, post, sessionsOf, type Chatter } from './chat-asking.ts'

let server: RunningServer
let webhook: ChatWebhook
let admin: Chatter
let director: Chatter

beforeAll(async () => {
  webhook = await startChatWebhook()
  server = await startServer({ env: { CHAT_WEBHOOK_URL: webhook.url, CHAT_TIMEOUT: '2' } })
  ;[admin, director] = (await Promise.all(
    ['admin', 'director'].map(async (account) => chatter(await signIn(server.url, account))),
  )) as [Chatter, Chatter]
})
afterAll(async () => {
  await server?.stop()
  await webhook?.[Symbol.asyncDispose]()
})

describe('a message', () => {
  // CHT-08, CHT-09, CHT-11
  test('goes to the webhook with its session, and the answer comes back part by part', async () => {
    webhook.answer(streaming('One ', 'two ', 'three.'))
    const sessionId = newSessionId(admin.id)
    const timestamp = new Date().toISOString()
    const response = await post(server, admin, {
      chatInput: ' Count. ',
      sessionId,
      timestamp,
      language: 'en',
    })
    expect(response.headers.get('content-type')).toContain('application/x-ndjson')
    expect(
      (await response.text())
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([
      { type: 'begin' },
      { type: 'item', content: 'One ' },
      { type: 'item', content: 'two ' },
      { type: 'item', content: 'three.' },
      { type: 'end' },
    ])
    expect(webhook.sent.at(-1)).toEqual({
      action: 'sendMessage',
      chatInput: 'Count.',
      sessionId,
      timestamp,
      language: 'en',
    })
  })

  test('is there with its answer afterwards, in the order they were said', async () => {
    webhook.answer(streaming('First answer.'))
    const { sessionId } = await ask(server, admin, 'First question')
    webhook.answer(streaming('Second answer.'))
    await ask(server, admin, 'Second question', sessionId)
    const messages = await messagesOf(admin, sessionId)
    expect(messages.map(({ message, cut }) => [message.type, message.content, cut])).toEqual([
      ['human', 'First question', false],
      ['ai', 'First answer.', false],
      ['human', 'Second question', false],
      ['ai', 'Second answer.', false],
    ])
    const [session] = await sessionsOf(admin)
    expect(session).toMatchObject({
      sessionId,
      title: 'First question',
      messageCount: 4,
      messages: [{ message: { content: 'Second answer.' } }],
    })
  })

  test('of a tab that asks meanwhile in the same session gets its own answer below it', async () => {
    const sessionId = newSessionId(admin.id)
    const go: (() => void)[] = []
    webhook.answer(async (sent, response) => {
      response.writeHead(200)
      response.write(eventLine({ type: 'item', content: `to ${String(sent['chatInput'])}, ` }))
      await new Promise<void>((resolve) => go.push(resolve))
      response.end(eventLine({ type: 'item', content: `all of ${String(sent['chatInput'])}` }))
    })
    const first = ask(server, admin, 'A', sessionId)
    await until('the first is asked', () => go.length === 1)
    const second = ask(server, admin, 'B', sessionId)
    await until('the second is asked', () => go.length === 2)
    go[1]?.()
    expect((await second).text).toBe('to B, all of B')
    go[0]?.()
    expect((await first).text).toBe('to A, all of A')
    expect((await messagesOf(admin, sessionId)).map(({ message }) => message.content)).toEqual([
      'A',
      'to A, all of A',
      'B',
      'to B, all of B',
    ])
  })

  // CHT-30
  test('that is asked again after a failure is kept once', async () => {
    webhook.answer(refusing(500))
    const { status, sessionId } = await ask(server, admin, 'Again?')
    expect(status).toBe(503)
    webhook.answer(streaming('Now.'))
    await ask(server, admin, 'Again?', sessionId)
    expect((await messagesOf(admin, sessionId)).map(({ message }) => message.content)).toEqual([
      'Again?',
      'Now.',
    ])
  })

  test.each([
    ['nothing but spaces', { chatInput: '   ' }, 422],
    ['too long', { chatInput: 'x'.repeat(8001) }, 422],
    ['with a session that is none', { sessionId: 'chat_1_2' }, 422],
    ['with a field that is none', { userId: 1 }, 422],
    ['with a language that is none', { language: '"; drop' }, 422],
  ])('%s is refused', async (_, changed, expected) => {
    const body = { chatInput: 'Hello', sessionId: newSessionId(admin.id), language: 'en', ...changed }
    expect((await post(server, admin, body)).status).toBe(expected)
  })
})

describe('what the webhook answers', () => {
  test('may be split in the middle of lines and letters', async () => {
    const bytes = Buffer.from(
      eventLine({ type: 'begin' }) +
        eventLine({ type: 'item', content: 'Käse für 5 € ' }) +
        eventLine({ type: 'item', content: '🧀' }) +
        eventLine({ type: 'end' }),
    )
    webhook.answer(async (_sent, response) => {
      response.writeHead(200)
      for (let at = 0; at < bytes.length; at += 7) {
        response.write(bytes.subarray(at, at + 7))
        await new Promise((resolve) => setImmediate(resolve))
      }
      response.end()
    })
    expect((await ask(server, admin, 'Cheese?')).text).toBe('Käse für 5 € 🧀')
  })

  test('may be several parts with an end each: only the end of the body ends it', async () => {
    webhook.answer((_sent, response) => {
      for (const content of ['One. ', 'Two.']) {
        response.write(eventLine({ type: 'begin' }))
        response.write(eventLine({ type: 'item', content }))
        response.write(eventLine({ type: 'end' }))
      }
      response.end()
    })
    const { text, lines } = await ask(server, admin, 'Two nodes')
    expect(text).toBe('One. Two.')
    expect(lines.filter(({ type }) => type === 'end')).toHaveLength(1)
  })

  // CHT-12
  test('may hold a broken line: the rest still comes', async () => {
    webhook.answer((_sent, response) => {
      response.write(eventLine({ type: 'item', content: 'Before, ' }))
      response.write('{"type":"item","content":\n')
      response.write('not an event\n')
      response.end(eventLine({ type: 'item', content: 'after.' }))
    })
    expect((await ask(server, admin, 'Broken')).text).toBe('Before, after.')
  })

  test.each([
    ['one object', JSON.stringify({ output: 'All at once.' })],
    ['an object over several lines', JSON.stringify([{ output: 'All at once.' }], null, 2)],
    ['a text', 'All at once.'],
  ])('may be %s instead of a stream', async (_, body) => {
    webhook.answer((_sent, response) => void response.end(body))
    expect((await ask(server, admin, 'Whole')).text).toBe('All at once.')
  })

  // CHT-25
  test('may be empty: the stream ends in order, and no answer is kept', async () => {
    webhook.answer(streaming())
    const { lines, sessionId } = await ask(server, admin, 'Silence')
    expect(lines).toEqual([{ type: 'begin' }, { type: 'end' }])
    expect(await messagesOf(admin, sessionId)).toHaveLength(1)
  })

  test('may fail with status 200: what came before is kept and marked', async () => {
    webhook.answer((_sent, response) => {
      response.write(eventLine({ type: 'item', content: 'Half an ans' }))
      response.end(eventLine({ type: 'error' }))
    })
    const { lines, sessionId } = await ask(server, admin, 'Fail')
    expect(lines.at(-1)).toEqual({ type: 'error' })
    expect((await messagesOf(admin, sessionId)).at(-1)).toMatchObject({
      message: { type: 'ai', content: 'Half an ans' },
      cut: true,
    })
  })

  test('may break off: what came is kept and marked', async () => {
    webhook.answer((_sent, response) => {
      response.write(eventLine({ type: 'item', content: 'Half an ans' }), () => response.destroy())
    })
    const { lines, sessionId } = await ask(server, admin, 'Cut')
    expect(lines.at(-1)).toEqual({ type: 'error' })
    expect((await messagesOf(admin, sessionId)).at(-1)).toMatchObject({ cut: true })
  })

  test('may stall: after a while it is given up', async () => {
    webhook.answer((_sent, response) => void response.write(eventLine({ type: 'item', content: 'Half' })))
    expect((await ask(server, admin, 'Stall')).lines.at(-1)).toEqual({ type: 'error' })
  })

  test('may be very long: it comes whole up to a limit', async () => {
    const part = 'lorem ipsum '.repeat(1000)
    webhook.answer(streaming(...Array.from({ length: 15 }, () => part)))
    expect((await ask(server, admin, 'Long')).text).toHaveLength(15 * part.length)
    webhook.answer(streaming(...Array.from({ length: 20 }, () => part)))
    const { text, lines } = await ask(server, admin, 'Longer')
    expect(text).toHaveLength(200_000)
    expect(lines.at(-1)).toEqual({ type: 'error' })
  })

  // CHT-28, CHT-29
  test.each([
    [404, 404, 'Chat service not found. Please contact support.'],
    [500, 503, 'Chat service is temporarily unavailable. Please try again later.'],
    [503, 503, 'Chat service is temporarily unavailable. Please try again later.'],
    [401, 400, "Sorry, I'm having trouble connecting right now. Please try again later."],
  ])(
    'with status %i is a refusal with status %i, and nothing of its own words',
    async (theirs, ours, sentence) => {
      webhook.answer(refusing(theirs))
      const { status, raw } = await ask(server, admin, `Status ${theirs}`)
      expect(status).toBe(ours)
      expect(JSON.parse(raw)).toMatchObject({ message: sentence })
      expect(raw).not.toMatch(/secret|trace/)
    },
  )

  test('may never come: that is a refusal after a while', async () => {
    webhook.answer(() => undefined)
    expect((await ask(server, admin, 'Nobody')).status).toBe(503)
  })

  test('is not waited for any more when the one who asked has gone; what came is kept', async () => {
    const before = webhook.abandoned
    webhook.answer(
      (_sent, response) => void response.write(eventLine({ type: 'item', content: 'Half an ans' })),
    )
    const sessionId = newSessionId(admin.id)
    const gone = new AbortController()
    const response = await post(server, admin, { chatInput: 'Bye', sessionId }, { signal: gone.signal })
    const reader = response.body!.getReader()
    let read = ''
    while (!read.includes('Half')) read += new TextDecoder().decode((await reader.read()).value)
    gone.abort()
    await until('the webhook is let go', () => webhook.abandoned > before)
    const kept = await until('the part is kept', async () => (await messagesOf(admin, sessionId))[1])
    expect(kept).toMatchObject({ message: { content: 'Half an ans' }, cut: true })
  })
})

describe('sessions', () => {
  // CHT-15
  test('are listed the latest first, and no more than were asked for', async () => {
    webhook.answer(streaming('Yes.'))
    for (const title of ['one', 'two', 'three']) await ask(server, director, title)
    expect((await sessionsOf(director)).map(({ title }) => title)).toEqual(['three', 'two', 'one'])
    const { body } = await director.caller.get<unknown[]>(`/chats?userId=${director.id}&limit=2`)
    expect(body).toHaveLength(2)
  })

  // CHT-19
  test('can be renamed; the title before stays beside it', async () => {
    webhook.answer(streaming('Yes.'))
    const { sessionId } = await ask(server, director, 'A first title')
    const { status, body } = await director.caller.put(`/chats/${sessionId}/title`, { title: '  Budgets ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ sessionId, title: 'Budgets', lastTitle: 'A first title' })
    for (const title of ['', '   ', 'x'.repeat(300)])
      expect((await director.caller.put(`/chats/${sessionId}/title`, { title })).status).toBe(422)
  })

  test('are one person’s own: nobody else reads, renames or goes on with them', async () => {
    webhook.answer(streaming('Yes.'))
    const { sessionId } = await ask(server, director, 'Private matters')
    const stranger = await chatter(await signIn(server.url, 'super-admin'))
    expect((await stranger.caller.get(`/chats/${sessionId}`)).status).toBe(404)
    expect((await stranger.caller.put(`/chats/${sessionId}/title`, { title: 'Mine' })).status).toBe(404)
    expect((await stranger.caller.get(`/chats?userId=${director.id}`)).status).toBe(403)
    expect((await post(server, stranger, { chatInput: 'Hello', sessionId })).status).toBe(403)
    expect(await messagesOf(director, sessionId)).toHaveLength(2)
  })
})

describe('who may chat', () => {
  // CHT-01
  test.each(['developer', 'director', 'executive', 'admin', 'super-admin'])('%s may', async (account) => {
    const caller = await signIn(server.url, account)
    expect((await caller.get('/chats/assistant')).body).toMatchObject({ name: 'Madi', open: true })
    expect((await caller.get<{ features: { chat: boolean } }>('/users/me')).body.features.chat).toBe(true)
  })

  test.each(['account-manager', 'sem', 'client', 'partner'])('%s may not', async (account) => {
    const who = await chatter(await signIn(server.url, account))
    expect((await who.caller.get('/chats/assistant')).body).toMatchObject({ open: false })
    expect((await who.caller.get(`/chats?userId=${who.id}`)).status).toBe(403)
    expect((await post(server, who, { chatInput: 'Hello', sessionId: newSessionId(who.id) })).status).toBe(
      403,
    )
  })

  test('a visitor may not', async () => {
    const nobody = { caller: visitor(server.url), id: 1 }
    expect((await post(server, nobody, { chatInput: 'Hello', sessionId: newSessionId(1) })).status).toBe(401)
  })

  // CHT-02, SHL-04
  test('nobody may while the configuration turns it off; whom it lists may whatever the role', async () => {
    await using off = await startServer({ env: { CHAT_ENABLED: 'false' } })
    const caller = await signIn(off.url, 'super-admin')
    expect((await caller.get('/chats/assistant')).body).toMatchObject({ open: false })
    expect((await caller.get<{ features: { chat: boolean } }>('/users/me')).body.features.chat).toBe(false)
    const manager = await chatter(await signIn(off.url, 'account-manager'))
    await off.restart({ CHAT_ENABLED: 'true', CHAT_USERS: String(manager.id), ASSISTANT_NAME: 'Ada' })
    const listed = await signIn(off.url, 'account-manager')
    expect((await listed.get('/chats/assistant')).body).toMatchObject({ name: 'Ada', open: true })
  })
})

test('a webhook that is gone is a refusal with the sentence of the specification', async () => {
  await using without = await startServer({ env: { CHAT_WEBHOOK_URL: 'http://127.0.0.1:9/webhook' } })
  const who = await chatter(await signIn(without.url, 'admin'))
  const { status, raw } = await ask(without, who, 'Hello')
  expect(status).toBe(503)
  expect(raw).toContain('Chat service is temporarily unavailable. Please try again later.')
})

test('more than thirty messages a minute of one person are too many, another’s are not counted with them', async () => {
  webhook.answer(streaming('Yes.'))
  const who = await chatter(await signIn(server.url, 'executive'))
  const other = await chatter(await signIn(server.url, 'developer'))
  const statuses: number[] = []
  for (let count = 0; count < 31; count++) statuses.push((await ask(server, who, `Message ${count}`)).status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect((await ask(server, other, 'Hello')).status).toBe(200)
})
