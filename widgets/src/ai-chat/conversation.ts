import type { Client } from '@portal/core/client'
import { defaultLanguage } from '@portal/core/results/assistant/constants'
import { EmptyReply, failureSentence } from '@portal/core/results/assistant/failure'
import { newSessionId } from '@portal/core/results/assistant/session-id'
import { chatWords, greeting } from '@portal/core/results/assistant/words'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { partsOf } from './read-answer.ts'

/** A message as the panel shows it (local message). */
export interface ChatMessage {
  readonly id: string
  readonly type: 'user' | 'bot' | 'system'
  readonly text: string
  /** ISO 8601; null for the greeting, which nobody said at any time. */
  readonly timestamp: string | null
  readonly hasRetry: boolean
  /** The answer broke off. */
  readonly cut: boolean
}

/** `waiting` until an answer begins, `answering` until it ends. */
export type ConversationState = 'ready' | 'waiting' | 'answering'

/** One person's conversation, which outlives the panel that shows it. */
export interface Conversation {
  readonly $messages: ReadableAtom<readonly ChatMessage[]>
  readonly $state: ReadableAtom<ConversationState>
  /** Changes with every session that is begun or opened. */
  readonly $sessionId: ReadableAtom<string>
  /** Begins a session with the greeting, unless there is one already. */
  greet(assistant: string): void
  /** Begins a new session. */
  begin(assistant: string): void
  /**
   * Goes on with an earlier session.
   * @throws {ApiError} when it cannot be read; everything stays as it was
   */
  open(sessionId: string): Promise<void>
  /** Sends a message; an empty one, or one while an answer is awaited, is ignored. @returns whether it was sent */
  send(text: string): boolean
  /** The message that is being written: by whoever types, by a choice of an answer, by the page. */
  readonly $line: WritableAtom<string>
  /** Sends the message that failed once more, in the same session; what was said of the failure goes. */
  retry(): void
  /** Asks for the rest of an answer that was cut off. */
  goOn(): void
  /** Tells of every question that the server keeps: its session can be read from then on. */
  onKept(tell: (sessionId: string) => void): void
  /** Tells of every answer that came whole. @returns ends it */
  onAnswered(tell: (sessionId: string) => void): () => void
  /** Gives up what is under way. */
  leave(): void
}

/** Above this length an answer is drawn less often: its text is read anew each time. */
const long = 12_000

/** A conversation in memory; the server keeps it. */
export function createConversation(client: Client, userId: number): Conversation {
  const $messages = atom<readonly ChatMessage[]>([])
  const $state = atom<ConversationState>('ready')
  const $sessionId = atom(newSessionId(userId))
  const $line = atom('')
  const listeners = new Set<(sessionId: string) => void>()
  let kept = (_sessionId: string): void => {}
  let underWay: AbortController | null = null
  let failed: string | null = null
  let count = 0

  const message = (
    type: ChatMessage['type'],
    text: string,
    more: Partial<ChatMessage> = {},
  ): ChatMessage => ({
    id: `local-${++count}`,
    type,
    text,
    timestamp: new Date().toISOString(),
    hasRetry: false,
    cut: false,
    ...more,
  })
  const add = (...more: readonly ChatMessage[]): void => $messages.set([...$messages.get(), ...more])
  const change = (id: string, changes: Partial<ChatMessage>): void =>
    $messages.set($messages.get().map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const withoutRetry = (): void =>
    $messages.set($messages.get().map((one) => (one.hasRetry ? { ...one, hasRetry: false } : one)))

  const give = (): void => {
    underWay?.abort()
    underWay = null
    failed = null
    $state.set('ready')
  }
  const begin = (assistant: string): void => {
    give()
    $sessionId.set(newSessionId(userId))
    $messages.set([message('bot', greeting(assistant), { timestamp: null })])
  }

  const ask = async (text: string, again: boolean): Promise<void> => {
    const giveUp = new AbortController()
    const here = (): boolean => underWay === giveUp
    underWay = giveUp
    failed = null
    $state.set('waiting')
    const sessionId = $sessionId.get()
    let bubble = null as ChatMessage | null
    let came = ''
    const draw = inFrames(() => {
      if (!here() || came.trim() === '') return
      if (bubble) return change(bubble.id, { text: came })
      bubble = message('bot', came)
      add(bubble)
      $state.set('answering')
    })
    try {
      const body = await client.stream('chats.send', {
        body: {
          chatInput: text,
          sessionId,
          timestamp: new Date().toISOString(),
          language: defaultLanguage,
        },
        signal: giveUp.signal,
      })
      kept(sessionId)
      for await (const part of partsOf(body)) {
        came += part
        draw.soon(came.length > long ? 150 : 0)
      }
      if (came.trim() === '') throw new EmptyReply()
      draw.now()
      for (const tell of listeners) tell(sessionId)
    } catch (error) {
      draw.now()
      if (!here()) return
      // Reading on is of no use: the bubble is complete as far as it came.
      if (bubble) change(bubble.id, { cut: true })
      failed = text
      add(message('system', failureSentence(error, again), { hasRetry: true }))
    } finally {
      draw.over()
      if (here()) {
        underWay = null
        $state.set('ready')
      }
    }
  }

  const send = (typed: string): boolean => {
    const text = typed.trim()
    if (text === '' || $state.get() !== 'ready') return false
    withoutRetry()
    add(message('user', text))
    void ask(text, false)
    return true
  }

  return {
    $messages,
    $state,
    $sessionId,
    begin,
    greet(assistant) {
      if ($messages.get().length === 0) begin(assistant)
    },
    async open(sessionId) {
      const stored = await client.call('chats.get', { params: { id: sessionId } })
      give()
      $sessionId.set(sessionId)
      $messages.set(
        stored.map(({ id, createdAt, message: { type, content }, cut }) => ({
          id: String(id),
          type: type === 'human' ? 'user' : type === 'ai' ? 'bot' : 'system',
          text: content,
          timestamp: createdAt,
          hasRetry: false,
          cut,
        })),
      )
    },
    send,
    $line,
    goOn: () => void send(chatWords.goOnMessage),
    retry() {
      const text = failed
      if (text === null || $state.get() !== 'ready') return
      // One failure has one notice: the next attempt says how it ended.
      $messages.set($messages.get().filter(({ hasRetry }) => !hasRetry))
      void ask(text, true)
    },
    onKept(tell) {
      kept = tell
    },
    onAnswered(tell) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    leave: give,
  }
}

/** Draws at most once a frame, or less often; nothing runs while nothing comes. */
function inFrames(draw: () => void): { soon(wait: number): void; now(): void; over(): void } {
  let timer = 0
  let frame = 0
  const over = (): void => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    timer = 0
    frame = 0
  }
  const now = (): void => {
    over()
    draw()
  }
  return {
    now,
    over,
    soon(wait) {
      if (timer !== 0 || frame !== 0) return
      // A page in the background gets no frames, and no reader either.
      if (wait === 0 && !document.hidden) frame = requestAnimationFrame(now)
      else timer = window.setTimeout(now, Math.max(wait, 100))
    },
  }
}
