import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSessionId } from '@portal/core/results/assistant/session-id'
import { signIn, startServer, visitor, type RunningServer } from '../support/index.ts'
import {
  eventLine,
  refusing,
  startChatWebhook,
  streaming,
  type ChatWebhook,
} from '../support/chat-webhook.ts'
import { until } from '../support/until.ts'
import { once, onceAll } from '../support/once.ts'
import { ask, chatter, messagesOf, post, sessionsOf, type Chatter, type Line } from './chat-asking.ts'

let server: RunningServer
let webhook: ChatWebhook
let admin: Chatter
let director: Chatter

beforeAll(async () => {
  webhook = await startChatWebhook()
  server = await startServer({ env: { CHAT_WEBHOOK_URL: webhook.url, CHAT_TIMEOUT: '10' } })
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
      response.write(eventLine({ type: 'item', content: `all of ${String(sent['chatInput'])}` }))
      response.end(eventLine({ type: 'end' }))
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

/** The last line of an answer that broke off: why, in a sentence. */
const brokenOff = (content: string): Line => ({ type: 'error', content })
const ended = brokenOff('The connection to the assistant ended before its answer was complete.')
const failed = brokenOff('The assistant met an error, so its answer may not be complete.')

onceAll('what the webhook answers', () => {
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
      response.write(eventLine({ type: 'item', content: 'after.' }))
      response.end(eventLine({ type: 'end' }))
    })
    const { text, lines } = await ask(server, admin, 'Broken')
    expect(text).toBe('Before, after.')
    expect(lines.at(-1)).toEqual({ type: 'end' })
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
    expect(lines.at(-1)).toEqual(failed)
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
    expect(lines.at(-1)).toEqual(ended)
    expect((await messagesOf(admin, sessionId)).at(-1)).toMatchObject({ cut: true })
  })

  test('may stall: after a while it is given up', async () => {
    webhook.answer((_sent, response) => void response.write(eventLine({ type: 'item', content: 'Half' })))
    expect((await ask(server, admin, 'Stall')).lines.at(-1)).toEqual(
      brokenOff('The assistant went silent before its answer was complete.'),
    )
  })

  test('may be very long: it comes whole up to a limit', async () => {
    const part = 'lorem ipsum '.repeat(1000)
    webhook.answer(streaming(...Array.from({ length: 15 }, () => part)))
    expect((await ask(server, admin, 'Long')).text).toHaveLength(15 * part.length)
    webhook.answer(streaming(...Array.from({ length: 20 }, () => part)))
    const { text, lines } = await ask(server, admin, 'Longer')
    expect(text).toHaveLength(200_000)
    expect(lines.at(-1)).toEqual(brokenOff('The answer is longer than the portal takes.'))
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

onceAll('an answer of the webhook that is not whole', () => {
  // Somebody of their own: a person may send thirty messages a minute.
  let asker: Chatter
  beforeAll(async () => {
    asker = await chatter(await signIn(server.url, 'super-admin'))
  })
  const node = (nodeId: string) => ({ nodeId, nodeName: nodeId, runIndex: 0, itemIndex: 0 })
  const lineOf = (nodeId: string, event: object): string =>
    `${JSON.stringify({ ...event, metadata: node(nodeId) })}\n`
  const half = eventLine({ type: 'begin' }) + eventLine({ type: 'item', content: 'Half an ans' })

  test.each([
    ['ends without an end', half, ended],
    ['ends in the middle of a line', `${half}{"type":"item","content":"wer and`, ended],
    [
      'ends in the middle of a line of the next node',
      half + eventLine({ type: 'end' }) + '{"type":"beg',
      ended,
    ],
    [
      'leaves one of two nodes without its end',
      lineOf('A', { type: 'begin' }) +
        lineOf('B', { type: 'begin' }) +
        lineOf('A', { type: 'item', content: 'Half an ans' }) +
        lineOf('B', { type: 'end' }),
      ended,
    ],
    [
      'stopped at the greatest length, as its end says',
      half + `${JSON.stringify({ type: 'end', metadata: { finish_reason: 'length' } })}\n`,
      brokenOff('The assistant reached the longest answer that it may give.'),
    ],
    [
      'stopped at the greatest length, in one piece',
      JSON.stringify([{ output: 'Half an ans', finish_reason: 'length' }]),
      brokenOff('The assistant reached the longest answer that it may give.'),
    ],
    [
      'is longer than the portal takes',
      `${half}${eventLine({ type: 'item', content: 'x'.repeat(200_000) })}${eventLine({ type: 'end' })}`,
      brokenOff('The answer is longer than the portal takes.'),
    ],
  ])('which %s is kept as far as it came, marked, with the reason', async (_, body, last) => {
    webhook.answer((_sent, response) => void response.end(body))
    const before = server.output().length
    const { lines, text, sessionId } = await ask(server, asker, 'Tell me')
    expect(text.startsWith('Half an ans')).toBe(true)
    expect(lines.at(-1)).toEqual(last)
    const kept = (await messagesOf(asker, sessionId)).at(-1)
    expect(kept).toMatchObject({ message: { type: 'ai', content: text }, cut: true })
    const said = () => server.output().slice(before).split('\n')
    await expect
      .poll(() => said().filter((line) => line.includes('"msg":"chat answer: broke off after')))
      .toHaveLength(1)
  })

  test('goes on after an error of one of its nodes', async () => {
    webhook.answer((_sent, response) => {
      response.write(lineOf('Lookup', { type: 'begin' }))
      response.write(lineOf('Lookup', { type: 'error', content: 'secret detail' }))
      response.write(lineOf('Agent', { type: 'begin' }))
      response.write(lineOf('Agent', { type: 'item', content: 'Without the lookup: 5.' }))
      response.end(lineOf('Agent', { type: 'end' }))
    })
    const { raw, text, lines, sessionId } = await ask(server, asker, 'How many?')
    expect(text).toBe('Without the lookup: 5.')
    expect(lines.at(-1)).toEqual(failed)
    expect(raw).not.toContain('secret')
    expect((await messagesOf(asker, sessionId)).at(-1)).toMatchObject({ cut: true })
  })

  test('whose first line is malformed is what the others say', async () => {
    for (const first of ['{"type":"begin","meta', 'ype":"begin"}', '<begin>']) {
      webhook.answer((_sent, response) => {
        response.write(`${first}\n`)
        response.write(eventLine({ type: 'item', content: 'Whole.' }))
        response.end(eventLine({ type: 'end' }))
      })
      const { text, lines } = await ask(server, asker, 'First')
      expect(text).toBe('Whole.')
      expect(lines.at(-1)).toEqual({ type: 'end' })
    }
  })

  test.each([
    ['a page', '<!DOCTYPE html>\n<html><body><h1>secret trace</h1></body></html>'],
    ['a part of an object', '{"output":"secret tra'],
    ['a part of a line of the stream', 'ype":"item","content":"secret trace"}'],
    ['an error at once', eventLine({ type: 'error', content: 'secret trace' })],
  ])('but %s is a refusal, and nothing of it is shown or kept', async (_, body) => {
    webhook.answer((_sent, response) => void response.end(body))
    const { status, raw, sessionId } = await ask(server, asker, 'Anything')
    expect(status).toBe(503)
    expect(JSON.parse(raw)).toMatchObject({
      message: 'Chat service is temporarily unavailable. Please try again later.',
    })
    expect(raw).not.toContain('secret')
    expect(await messagesOf(asker, sessionId)).toHaveLength(1)
  })

  test('and of blanks alone is an empty one', async () => {
    webhook.answer(streaming('  ', '\n'))
    const { lines, sessionId } = await ask(server, asker, 'Blank')
    expect(lines).toEqual([{ type: 'begin' }, { type: 'end' }])
    expect(await messagesOf(asker, sessionId)).toHaveLength(1)
  })
})

once('the webhook knows the portal by its secret, and nobody else hears of it', async () => {
  const secret = 'a-secret-of-this-test'
  const asked: (string | undefined)[] = []
  webhook.answer((sent, response, request) => {
    asked.push(request.headers.authorization)
    return streaming('Yes.')(sent, response, request)
  })
  await ask(server, await chatter(await signIn(server.url, 'super-admin')), 'Without')
  await using knows = await startServer({
    env: { CHAT_WEBHOOK_URL: webhook.url, CHAT_WEBHOOK_SECRET: secret },
  })
  const who = await chatter(await signIn(knows.url, 'admin'))
  const { raw } = await ask(knows, who, 'With')
  expect(asked).toEqual([undefined, `Bearer ${secret}`])
  expect(raw + knows.output()).not.toContain(secret)
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
  once('nobody may while the configuration turns it off; whom it lists may whatever the role', async () => {
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

once('a webhook that is gone is a refusal with the sentence of the specification', async () => {
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
  // All at once, as a slow machine may need more than a minute for one after the other.
  const answers = await Promise.all(
    Array.from({ length: 31 }, (_, count) => ask(server, who, `Message ${count}`)),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  const refusal: unknown = JSON.parse(refused[0]?.raw ?? '')
  // What the chat shows as it is.
  expect(refusal).toMatchObject({
    code: 'too-many-requests',
    message: expect.stringMatching(/Please try again in/),
  })
  expect((await ask(server, other, 'Hello')).status).toBe(200)
})
