import { reasonOf } from '../../reason-of.ts'
import { begun } from '../begun.ts'
import { AnswerBroke } from '../broken-off.ts'
import { OutOfPatience, patience } from '../patience.ts'
import type { ChatSource, Question } from '../port.ts'
import { chatNotFound, chatRefused, chatUnavailable } from '../sentences.ts'
import type { ChatSourceSettings } from '../settings.ts'
import { readAnswer } from './read-answer.ts'
import { log } from '../../../log.ts'

type Settings = Extract<ChatSourceSettings, { kind: 'webhook' }>

/** A chat behind a webhook in n8n's format, streaming or not. */
export class WebhookSource implements ChatSource {
  readonly name = 'webhook'
  readonly #settings: Settings

  constructor(settings: Settings) {
    this.#settings = settings
  }

  async ask(question: Question, signal: AbortSignal): Promise<AsyncIterable<string>> {
    const { url, secret, patience: milliseconds } = this.#settings
    const wait = patience(milliseconds, signal)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/plain',
          ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
        },
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
        log.error(`chat webhook: it answered with status ${response.status}`)
        throw refused(response.status)
      }
      // What breaks off before its first word is an ordinary refusal.
      return await begun(untilOver(readAnswer(heard(response.body, wait.heard)), wait.over))
    } catch (error) {
      wait.over()
      if (!(error instanceof OutOfPatience || error instanceof TypeError || error instanceof AnswerBroke))
        throw error
      log.error(`chat webhook: no answer came: ${reasonOf(error)}`)
      throw chatUnavailable()
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
