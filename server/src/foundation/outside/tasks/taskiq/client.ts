import { reasonOf } from '../../reason-of.ts'
import { taskMessages } from '@portal/core/work/tasks/constants'
import { forbidden, invalid, notFound, Refusal } from '../../../http/refusal.ts'
import type { TaskIqSettings } from './settings.ts'
import { log } from '../../../log.ts'

/** Most bytes of an answer. */
const largest = 20 * 1024 * 1024
/** Milliseconds for which nobody waits for it after a request that was never answered. */
const silence = 15_000

/** The tool was asked by somebody whom it does not let in. */
export class TaskToolForbids extends Refusal {
  constructor() {
    super('forbidden', 'TaskIQ does not let you do that.')
  }
}

/** A request to the tool. */
export interface ToolRequest {
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** With its slash, and with the query. */
  readonly path: string
  readonly body?: unknown
  /** Repeating a request with the same key must not do its work twice. */
  readonly idempotencyKey?: string | null
}

/** Requests to one TaskIQ: time limits, one shape of failure, never repeated by itself. */
export class TaskIqClient {
  readonly #settings: TaskIqSettings
  /** Until this moment (milliseconds since 1970) nobody waits for it. */
  #silentUntil = 0

  constructor(settings: TaskIqSettings) {
    this.#settings = settings
  }

  get appUrl(): string {
    return this.#settings.appUrl
  }

  /**
   * Sends a request with the user's token.
   * @returns the JSON of the answer; null for an empty one
   * @throws {Refusal} 503 when it does not answer, 403, 404 and 422 when it refuses
   */
  async send(bearer: string, { method, path, body, idempotencyKey }: ToolRequest): Promise<unknown> {
    if (Date.now() < this.#silentUntil) throw unreachable()
    let response: Response
    let text: string
    try {
      response = await fetch(`${this.#settings.url}${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(this.#settings.patience),
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${bearer}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      text = await textOf(response)
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') this.#silentUntil = Date.now() + silence
      log.error({ reason: reasonOf(error) }, `TaskIQ did not answer ${method} ${path}`)
      throw unreachable()
    }
    if (response.ok) return jsonOf(text, `${method} ${path}`)
    if (response.status === 403) throw new TaskToolForbids()
    if (response.status === 404) throw notFound('This task')
    if (response.status === 400 || response.status === 422) throw refusedBy(text)
    if (response.status === 409) throw new Refusal('conflict', sentenceIn(text) ?? taskMessages.unreachable)
    log.error(`TaskIQ answered ${method} ${path} with ${response.status}.`)
    throw unreachable()
  }
}

const unreachable = (): Refusal => new Refusal('unavailable', taskMessages.unreachable)

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > largest) throw new Error('its answer is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function jsonOf(text: string, request: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    log.error(`TaskIQ answered ${request} with something that is not JSON.`)
    throw unreachable()
  }
}

/** What the tool says is wrong with a request, by field where it names some. */
function refusedBy(text: string): Refusal {
  const content = parsed(text)
  const errors = content['errors']
  if (typeof errors === 'object' && errors !== null) {
    const sentences = Object.entries(errors).flatMap(([field, said]: [string, unknown]) => {
      const sentence: unknown = Array.isArray(said) ? said[0] : said
      return typeof sentence === 'string' ? [[field.slice(0, 100), plain(sentence)] as const] : []
    })
    if (sentences.length > 0) return invalid(Object.fromEntries(sentences))
  }
  const sentence = sentenceIn(text)
  return sentence === null ? forbidden('TaskIQ does not take this.') : new Refusal('invalid', sentence)
}

const sentenceIn = (text: string): string | null => {
  const { message } = parsed(text)
  return typeof message === 'string' && message.trim() !== '' ? plain(message) : null
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const content: unknown = JSON.parse(text)
    return typeof content === 'object' && content !== null ? { ...content } : {}
  } catch {
    return {}
  }
}

/** One line of a reasonable length. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 300)
