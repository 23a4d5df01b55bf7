import { describe, expect, it } from 'vitest'
import { EmptyReply, failureSentence } from './failure.ts'
import { linesOf } from './lines.ts'
import { isSessionOf, newSessionId, sessionIdPattern } from './session-id.ts'
import { previewOf, sessionDate, shownTitle, titleOf, type SessionFacts } from './session-words.ts'
import { greeting, panelTitle } from './words.ts'

const none: SessionFacts = {
  title: null,
  lastTitle: null,
  firstMessageAt: null,
  lastMessageAt: null,
  messageCount: 0,
  messages: [],
}
const saying = (content: string): SessionFacts => ({
  ...none,
  messageCount: 3,
  messages: [{ message: { content } }],
})

describe('a session', () => {
  // CHT-09
  it('has an id that carries its owner', () => {
    const id = newSessionId(17)
    expect(id).toMatch(sessionIdPattern)
    expect(isSessionOf(id, 17)).toBe(true)
    expect(isSessionOf(id, 1)).toBe(false)
    expect(isSessionOf('chat_17_x', 17)).toBe(false)
    expect(newSessionId(17)).not.toBe(id)
  })

  // CHT-17
  it('shows at most 30 characters of its title and 50 of its preview', () => {
    expect(shownTitle({ ...none, title: 'a'.repeat(30) })).toBe('a'.repeat(30))
    expect(shownTitle({ ...none, title: 'a'.repeat(31) })).toBe(`${'a'.repeat(30)}…`)
    expect(previewOf(saying('b'.repeat(51)))).toBe(`${'b'.repeat(50)}…`)
    expect(shownTitle({ ...none, title: '😀'.repeat(31) })).toBe(`${'😀'.repeat(30)}…`)
  })

  it('falls back to a title by its day, or a fixed one', () => {
    expect(titleOf(none)).toBe('New Chat')
    expect(titleOf({ ...none, messageCount: 2, firstMessageAt: '2025-03-05T20:30:00+00:00' })).toBe(
      'Chat 03/05/2025',
    )
    expect(titleOf({ ...none, messageCount: 2 })).toBe('Chat Session')
    expect(titleOf({ ...none, lastTitle: 'Before' })).toBe('Before')
  })

  // CHT-18
  it('says how much was said where nothing else can be shown, and when', () => {
    expect(previewOf({ ...none, messageCount: 4 })).toBe('4 message(s)')
    expect(previewOf(none)).toBe('Click to view conversation')
    expect(previewOf(saying('**Budgets** of [Eastgate](/clients/eastgate)'))).toBe('Budgets of Eastgate')
    expect(sessionDate({ ...none, lastMessageAt: '2025-03-05T20:30:00+00:00' })).toBe(
      'March 05, 2025 at 14:30',
    )
    expect(sessionDate({ ...none, lastMessageAt: 'never' })).toBe('Recent')
    expect(sessionDate(none)).toBe('Recent')
  })
})

// CHT-03, CHT-05
it('the assistant introduces itself by its name', () => {
  expect(panelTitle('Madi')).toBe('MADI AI')
  expect(greeting('Madi')).toBe("Hi! I'm Madi, your personal AI assistant. How can I help you?")
})

// CHT-24, CHT-25, CHT-26, CHT-27, CHT-28, CHT-29 and CHT-31
it.each([
  [{ message: 'Network Error', code: 'ERR_NETWORK', status: 0 }, /^Network error: Unable/],
  [{ message: 'x', code: 'ERR_NETWORK' }, /^Connection blocked/],
  [{ message: 'x', status: 0 }, /^Connection blocked/],
  [{ message: 'x', status: 404 }, /^Chat service not found/],
  [{ message: 'x', status: 500 }, /temporarily unavailable/],
  [{ message: 'x', status: 503 }, /temporarily unavailable/],
  [{ message: 'x', status: 418 }, /^Sorry, I'm having trouble connecting right now/],
  [new Error('anything'), /^Sorry, I'm having trouble connecting right now/],
  [null, /^Sorry, I'm having trouble connecting right now/],
  [new EmptyReply(), /^I wasn't able to generate a response to your message/],
])('a failure %j has the sentence of the table', (failure, sentence) => {
  expect(failureSentence(failure, false)).toMatch(sentence)
  expect(failureSentence(failure, true)).toMatch(
    failure instanceof EmptyReply ? /^I still wasn't able/ : /^Sorry, I'm still having trouble/,
  )
})

it('the limit of the portal says how long to wait, also on a retry', () => {
  const wait = 'You have sent many messages. Please try again in 12 seconds.'
  const refused = { message: wait, code: 'too-many-requests', status: 429 }
  expect([failureSentence(refused, false), failureSentence(refused, true)]).toEqual([wait, wait])
})

describe('lines of a body', () => {
  const bodyOf = (...pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece)
        controller.close()
      },
    })
  const read = async (body: ReadableStream<Uint8Array>): Promise<string[]> => {
    const lines: string[] = []
    for await (const line of linesOf(body)) lines.push(line)
    return lines
  }

  it('are whole wherever the pieces are split', async () => {
    const bytes = new TextEncoder().encode('ä\r\n€ 5\n\n😀')
    for (let at = 0; at <= bytes.length; at++)
      expect(await read(bodyOf(bytes.subarray(0, at), bytes.subarray(at)))).toEqual(['ä', '€ 5', '', '😀'])
  })

  it('have a limit', async () => {
    await expect(read(bodyOf(new Uint8Array(1024 * 1024 + 2).fill(97)))).rejects.toThrow('too long')
  })
})
