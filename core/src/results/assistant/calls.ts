import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { idText, name } from '../../foundation/contract/schemas.ts'
import { longestMessage, messagesPerMinute } from './constants.ts'
import { ownChats } from './policy.ts'
import { sessionIdPattern } from './session-id.ts'

const sessionId = type('string <= 60').narrow(
  (text, ctx) => sessionIdPattern.test(text) || ctx.mustBe('a session id, chat_{userId}_{uuid}'),
)

/** A message as it is kept. */
export const storedMessage = type({
  id: 'number',
  sessionId: 'string',
  createdAt: 'string',
  message: { type: "'human' | 'ai' | 'other'", content: 'string' },
  /** The answer was cut off before its end. */
  cut: 'boolean',
})

/** A session as the list shows it; `messages` holds the latest one, for its preview. */
export const chatSession = type({
  sessionId: 'string',
  title: 'string | null',
  /** The title before the last change. */
  lastTitle: 'string | null',
  firstMessageAt: 'string | null',
  lastMessageAt: 'string | null',
  messageCount: 'number',
  messages: storedMessage.array(),
})

/** What one line of the stream holds: of an item its text, of an error the sentence that says why the answer broke off. */
export const chatEvent = type({
  type: "'begin' | 'item' | 'end' | 'error'",
  'content?': 'string',
})

const bySession = type({ '+': 'reject', id: sessionId })

export const assistantCalls = defineCalls({
  'chats.assistant': {
    method: 'GET',
    path: '/chats/assistant',
    summary: 'What the assistant is called, who asks, and whether the chat is open to them.',
    allow: ownChats,
    response: type({
      name: 'string',
      open: 'boolean',
      user: { id: 'number', fullName: 'string', avatar: 'string | null' },
    }),
  },
  'chats.list': {
    method: 'GET',
    path: '/chats',
    summary: "The caller's own chat sessions, 20 of them unless `limit` says otherwise, the latest first.",
    allow: ownChats,
    query: type({
      '+': 'reject',
      userId: idText,
      'limit?': type('string.integer.parse').to('1 <= number.integer <= 100'),
      'orderBy?': "'lastMessageAt' | 'firstMessageAt' | 'title'",
      'orderDirection?': "'ASC' | 'DESC'",
    }),
    response: chatSession.array(),
  },
  'chats.get': {
    method: 'GET',
    path: '/chats/{id}',
    summary: 'The messages of one session of the caller, each answer below its question.',
    allow: ownChats,
    params: bySession,
    response: storedMessage.array(),
  },
  'chats.setTitle': {
    method: 'PUT',
    path: '/chats/{id}/title',
    summary: 'Gives a session of the caller another title.',
    allow: ownChats,
    params: bySession,
    body: type({ '+': 'reject', title: name }),
    response: chatSession,
  },
  'chats.send': {
    method: 'POST',
    path: '/webhook/chat',
    atRoot: true,
    keepsAsking: true,
    summary:
      'Asks the assistant. The answer is a stream of JSON objects, one a line: `begin`, any number of `item` with `content`, then `end`, or `error` where it broke off.',
    allow: ownChats,
    perMinute: messagesPerMinute,
    body: type({
      '+': 'reject',
      chatInput: `1 <= string <= ${longestMessage}`,
      sessionId,
      'timestamp?': 'string <= 40',
      'language?': '/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8}){0,3}$/',
      /** As n8n's own client sends it. */
      'action?': "'sendMessage'",
    }),
    response: chatEvent,
    answers: 'stream',
  },
})
