import { newSessionId } from '@portal/core/results/assistant/session-id'
import type { Answer as Body } from '@portal/core/calls'
import type { Caller } from '../support/index.ts'

export type Message = Body<'chats.get'>[number]
export type Session = Body<'chats.list'>[number]
export interface Line {
  readonly type: string
  readonly content?: string
}

/** `CHAT_USERS` by which each demo account may chat. */
export const everybody = Array.from({ length: 60 }, (_, at) => at + 1).join(',')

/** A person in the chat. */
export interface Chatter {
  readonly caller: Caller
  readonly id: number
}

/** Who is behind a caller. */
export async function chatter(caller: Caller): Promise<Chatter> {
  const { body } = await caller.get<{ id: number }>('/users/me')
  return { caller, id: body.id }
}

/** Posts a message as the widget does, and answers the response before its body is read. */
export const post = (
  server: { readonly url: string },
  { caller }: Pick<Chatter, 'caller'>,
  body: unknown,
  init: RequestInit = {},
): Promise<Response> =>
  fetch(`${server.url}/webhook/chat`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(caller.token === null ? {} : { authorization: `Bearer ${caller.token}` }),
    },
    body: JSON.stringify(body),
    ...init,
  })

/** Asks something and reads the whole answer. */
export async function ask(
  server: { readonly url: string },
  who: Chatter,
  chatInput: string,
  sessionId = newSessionId(who.id),
): Promise<{ status: number; lines: Line[]; text: string; sessionId: string; raw: string }> {
  const response = await post(server, who, {
    chatInput,
    sessionId,
    timestamp: new Date().toISOString(),
    language: 'en',
  })
  const raw = await response.text()
  const lines = response.ok
    ? raw
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Line)
    : []
  const text = lines
    .filter(({ type }) => type === 'item')
    .map(({ content }) => content ?? '')
    .join('')
  return { status: response.status, lines, text, sessionId, raw }
}

/** The caller's sessions, as the widget asks for them. */
export const sessionsOf = async ({ caller, id }: Chatter): Promise<Session[]> =>
  (await caller.get<Session[]>(`/chats?userId=${id}&limit=20&orderBy=lastMessageAt&orderDirection=DESC`)).body

/** The messages of a session. */
export const messagesOf = async (
  { caller }: Pick<Chatter, 'caller'>,
  sessionId: string,
): Promise<Message[]> => (await caller.get<Message[]>(`/chats/${sessionId}`)).body
