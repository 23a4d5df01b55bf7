import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { signIn, startServer, type RunningServer } from '../support/index.ts'
import { ask, chatter, everybody, messagesOf, type Chatter } from './chat-asking.ts'

/** A model behind an OpenAI-compatible address, imitated with its real wire format. */
let server: RunningServer
let model: LLMock
let admin: Chatter
let outsider: Chatter

beforeAll(async () => {
  model = await LLMock.create({ port: 0, chunkSize: 5 })
  server = await startServer({
    env: {
      AI_BASE_URL: `${model.url}/v1`,
      AI_API_KEY: 'a-key-of-this-test',
      AI_MODEL: 'test-model',
      CHAT_TIMEOUT: '15',
      CHAT_USERS: everybody,
    },
  })
  admin = await chatter(await signIn(server.url, 'admin'))
  outsider = await chatter(await signIn(server.url, 'client'))
})
afterAll(async () => {
  await server?.stop()
  await model?.stop()
})

interface Sent {
  readonly messages: readonly { readonly role: string; readonly content?: unknown }[]
  readonly tools?: readonly { readonly function: { readonly name: string } }[]
}
const lastSent = (): Sent => model.getLastRequest()?.body as unknown as Sent

describe('a model', () => {
  test('answers part by part, told what was said before', async () => {
    model.onMessage('What is pacing?', { content: 'Pacing compares **spend** with time.' })
    model.onMessage('And why?', { content: 'To spend evenly.' })
    const { lines, text, sessionId } = await ask(server, admin, 'What is pacing?')
    expect(text).toBe('Pacing compares **spend** with time.')
    expect(lines.filter(({ type }) => type === 'item').length).toBeGreaterThan(3)
    expect(lines.at(-1)).toEqual({ type: 'end' })
    expect((await ask(server, admin, 'And why?', sessionId)).text).toBe('To spend evenly.')
    const { messages, tools } = lastSent()
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(tools?.map((tool) => tool.function.name)).toEqual(['ask_portal'])
    expect(await messagesOf(admin, sessionId)).toHaveLength(4)
  })

  // RPT-30
  test('leaves what it took in the AI usage logs, and nothing of what was said', async () => {
    const asked = async () =>
      (await admin.caller.get<Body<'reports.aiUsage'>>(`/ai-usage-logs?kind=chat&userId=${admin.id}`)).body
    const before = (await asked()).total
    model.onMessage('What does it cost?', {
      content: 'Nothing that I know of.',
      usage: { prompt_tokens: 700, completion_tokens: 40, total_tokens: 740 },
    })
    await ask(server, admin, 'What does it cost?')
    const { rows, total } = await asked()
    expect(total).toBe(before + 1)
    expect(rows[0]).toMatchObject({
      client: null,
      startDate: null,
      requestedChannels: [],
      models: ['test-model'],
      inputTokens: 700,
      outputTokens: 40,
    })
    expect(JSON.stringify(rows[0])).not.toContain('cost')
  })

  test('looks things up with the rights of whoever asks, and nothing more', async () => {
    const { body } = await admin.caller.get<Body<'clients.list'>>('/clients?pageSize=200')
    const { body: own } = await outsider.caller.get<Body<'clients.list'>>('/clients?pageSize=200')
    const foreign = body.rows.find(({ id }) => own.rows.every((one) => one.id !== id))
    if (!foreign) throw new Error('The outsider sees every client.')
    model.on(
      { userMessage: `Look at ${foreign.id}`, hasToolResult: false },
      {
        toolCalls: [
          { name: 'ask_portal', arguments: JSON.stringify({ question: `details of client ${foreign.id}` }) },
          {
            name: 'ask_portal',
            arguments: JSON.stringify({ question: 'total budgets in October 2026 by client' }),
          },
        ],
      },
    )
    model.on({ userMessage: `Look at ${foreign.id}`, hasToolResult: true }, { content: 'I looked.' })
    const told = (): string => JSON.stringify(lastSent().messages.filter(({ role }) => role === 'tool'))

    const looked = (await ask(server, admin, `Look at ${foreign.id}`)).text
    expect(looked).toMatch(/^I looked\./)
    expect(looked).toContain('> Profile')
    expect(told()).toContain(foreign.slug)
    expect((await ask(server, outsider, `Look at ${foreign.id}`)).text).toMatch(/^I looked\./)
    expect(told()).not.toContain(foreign.slug)
    expect(told()).toContain("I can't answer that")
  })

  test('that tells figures of its own is corrected below them, whether it looked anything up or not', async () => {
    model.onMessage('How much is it?', { content: 'It is $123,456.78 of spend.' })
    expect((await ask(server, admin, 'How much is it?')).text).toContain(
      'The portal did not answer $123,456.78: look it up before you use it.',
    )
    model.onMessage('Is it 4,321 clicks?', { content: 'You say 4,321 clicks.' })
    expect((await ask(server, admin, 'Is it 4,321 clicks?')).text).toBe('You say 4,321 clicks.')
  })

  test.each([
    [401, 400],
    [404, 404],
    [500, 503],
  ])('that answers %i is a refusal with %i, and says nothing of its own', async (theirs, ours) => {
    model.onMessage(`Status ${theirs}`, {
      error: { message: 'secret detail', type: 'x' },
      status: theirs,
    })
    const { status, raw } = await ask(server, admin, `Status ${theirs}`)
    expect(status).toBe(ours)
    expect(raw).not.toContain('secret')
  })

  test('that breaks off leaves what came, marked', async () => {
    model.onMessage(
      'Break off',
      { content: 'A long answer that is cut somewhere in the middle of it all.' },
      { disconnectAfterMs: 600, streamingProfile: { ttft: 10, tps: 10 } },
    )
    const { lines, text, sessionId } = await ask(server, admin, 'Break off')
    expect(text.length).toBeGreaterThan(0)
    expect(text).not.toContain('all.')
    expect(lines.at(-1)).toMatchObject({ type: 'error' })
    expect((await messagesOf(admin, sessionId)).at(-1)).toMatchObject({ cut: true })
  })

  test('that stops at its greatest length leaves what came, marked, and says so', async () => {
    model.onMessage('Write a novel', { content: 'It was a dark and', finishReason: 'length' })
    const { lines, text, sessionId } = await ask(server, admin, 'Write a novel')
    expect(text).toBe('It was a dark and')
    expect(lines.at(-1)).toEqual({
      type: 'error',
      content: 'The assistant reached the longest answer that it may give.',
    })
    expect((await messagesOf(admin, sessionId)).at(-1)).toMatchObject({ cut: true })
  })

  test('that does not answer in time is a refusal', async () => {
    model.onMessage('Be slow', { content: 'Too late.' }, { streamingProfile: { ttft: 20_000 } })
    expect((await ask(server, admin, 'Be slow')).status).toBe(503)
  })

  test('that is gone is a refusal', async () => {
    await using gone = await startServer({
      env: { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'test-model' },
    })
    const who = await chatter(await signIn(gone.url, 'admin'))
    expect((await ask(gone, who, 'Hello')).status).toBe(503)
  })
})
