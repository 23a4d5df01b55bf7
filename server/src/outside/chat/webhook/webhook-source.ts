import { OutOfPatience, patience } from '../patience.ts'
import type { ChatSource, Question } from '../port.ts'
import { chatNotFound, chatRefused, chatUnavailable } from '../sentences.ts'
import type { ChatSourceSettings } from '../settings.ts'
import { readAnswer } from './read-answer.ts'

type Settings = Extract<ChatSourceSettings, { kind: 'webhook' }>

/** A chat behind a webhook in n8n's format, streaming or not (shell sections 3 and 7). */
export class WebhookSource implements ChatSource {
  readonly name = 'webhook'
  readonly #settings: Settings

  constructor(settings: Settings) {
    this.#settings = settings
  }

  async ask(question: Question, signal: AbortSignal): Promise<AsyncIterable<string>> {
    const wait = patience(this.#settings.patience, signal)
    try {
      const response = await fetch(this.#settings.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/plain' },
        body: JSON.stringify({
          action: 'sendMessage',
          chatInput: question.text,
          sessionId: question.sessionId,
          timestamp: question.timestamp,
          language: question.language,
        }),
        redirect: 'error',
        signal: wait.signal,
      })
      if (!response.ok || !response.body) {
        // What it says of itself is for its own people.
        await response.body?.cancel().catch(() => undefined)
        throw refused(response.status)
      }
      return untilOver(readAnswer(heard(response.body, wait.heard)), wait.over)
    } catch (error) {
      wait.over()
      throw error instanceof OutOfPatience || error instanceof TypeError ? chatUnavailable() : error
    }
  }
}

const refused = (status: number): Error =>
  status === 404 ? chatNotFound() : status >= 500 || status === 429 ? chatUnavailable() : chatRefused()

/** The same body; `tell` is called whenever something of it comes. */
const heard = (body: ReadableStream<Uint8Array>, tell: () => void): ReadableStream<Uint8Array> =>
  body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        tell()
        controller.enqueue(piece)
      },
    }),
  )

async function* untilOver(
  parts: AsyncIterable<string>,
  over: () => void,
): AsyncGenerator<string, void, undefined> {
  try {
    yield* parts
  } finally {
    over()
  }
}
