import { reasonOf } from '../../reason-of.ts'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { ArkErrors, type Type } from 'arktype'
import { Refusal } from '../../../http/refusal.ts'
import type { FileFromTracker, FileToSend } from '../port.ts'
import type { JiraSettings } from './settings.ts'
import { problems } from './shapes.ts'
import { log } from '../../../log.ts'

/** Milliseconds for one file, to Jira or from there. */
const filePatience = 10 * 60_000
/** Milliseconds that a reading request waits at most before it asks again. */
const mostWait = 2_000
/** Milliseconds for which nobody asks again after a request that was never answered. */
const silence = 15_000
/** Most bytes of an answer. */
const largest = 30 * 1024 * 1024

/** Jira answered with a refusal of this one request. */
export class JiraRefusal extends Error {
  readonly status: number
  /** @param message what Jira says is wrong, in its own words; may be empty */
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * Requests to one Jira Cloud site: basic authentication, time limits, one more
 * try for what only reads, and a sentence for people when it does not answer.
 */
export class JiraClient {
  readonly #settings: JiraSettings
  /** Before this moment (milliseconds since 1970) Jira has asked not to be asked again. */
  #notBefore = 0
  /** Until this moment nobody waits for it: it has just left somebody without an answer. */
  #silentUntil = 0

  constructor(settings: JiraSettings) {
    this.#settings = settings
  }

  /** Asks for something; asked once more when the first answer fails. @throws like `send` */
  async read<T>(shape: Type<T>, path: string, body?: object): Promise<T> {
    try {
      return await this.#json(shape, body ? 'POST' : 'GET', path, body)
    } catch (error) {
      if (!(error instanceof Unanswered) || error.final) throw refusalOf(error)
      await pause(Math.min(error.after ?? 300, mostWait))
    }
    try {
      return await this.#json(shape, body ? 'POST' : 'GET', path, body)
    } catch (error) {
      throw refusalOf(error)
    }
  }

  /**
   * Changes something; never repeated by itself.
   * @throws {JiraRefusal} when Jira refuses this request, {Refusal} 503 when it does not answer
   */
  async send<T>(shape: Type<T> | null, path: string, body: object): Promise<T | null> {
    try {
      if (shape) return await this.#json(shape, 'POST', path, body)
      await drop(await this.#ask('POST', path, JSON.stringify(body)))
      return null
    } catch (error) {
      throw refusalOf(error)
    }
  }

  /** Sends a file as it is read; nothing of it is kept in memory. @throws like `send` */
  async upload(path: string, file: FileToSend): Promise<void> {
    const boundary = `portal-${randomUUID()}`
    const head = Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${inHeader(file.name)}"\r\ncontent-type: ${inHeader(file.mediaType)}\r\n\r\n`,
    )
    const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
    const source = file.read()
    const body = Readable.from(
      (async function* () {
        yield head
        yield* source as AsyncIterable<Buffer>
        yield tail
      })(),
      { objectMode: false },
    )
    try {
      const answer = await this.#ask('POST', path, body, AbortSignal.timeout(filePatience), {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(head.length + file.size + tail.length),
        // Without it Jira takes an upload for a forged one.
        'x-atlassian-token': 'no-check',
      })
      await drop(answer)
    } catch (error) {
      throw refusalOf(error)
    } finally {
      source.destroy()
    }
  }

  /**
   * A file as it comes, from an address that leads nowhere else: redirects are
   * not followed, with our password least of all.
   *
   * @param most bytes; when more comes, it breaks off
   * @throws like `send`
   */
  async download(path: string, most: number): Promise<FileFromTracker> {
    const stopping = new AbortController()
    const within = (limit: number) =>
      setTimeout(() => stopping.abort(new DOMException('too slow', 'TimeoutError')), limit)
    let timer = within(this.#settings.patience)
    const stop = (): void => {
      clearTimeout(timer)
      stopping.abort()
    }
    try {
      const response = await this.#ask('GET', path, undefined, stopping.signal, {
        accept: '*/*',
        'accept-encoding': 'identity',
      })
      clearTimeout(timer)
      timer = within(filePatience)
      const announced = Number(response.headers.get('content-length') ?? Number.NaN)
      if (announced > most) throw new Unanswered(`${path}: ${announced} bytes are too many`, true)
      const bytes = Readable.from(atMost(response, most), { objectMode: false })
      bytes.once('close', stop)
      const isPlain = response.headers.get('content-encoding') === null
      return { size: isPlain && Number.isSafeInteger(announced) ? announced : null, bytes }
    } catch (error) {
      stop()
      throw refusalOf(error)
    }
  }

  async #json<T>(shape: Type<T>, method: string, path: string, body?: object): Promise<T> {
    const response = await this.#ask(method, path, body && JSON.stringify(body))
    const value: unknown = shape(await contentOf(response))
    if (value instanceof ArkErrors) throw new Unanswered(`${method} ${path}: ${value.summary}`, true)
    return value as T
  }

  async #ask(
    method: string,
    path: string,
    body?: string | Readable,
    signal: AbortSignal = AbortSignal.timeout(this.#settings.patience),
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const { url, email, token } = this.#settings
    const wait = this.#notBefore - Date.now()
    if (wait > 0) throw new Unanswered('still asked to wait', wait > mostWait, wait)
    if (Date.now() < this.#silentUntil) throw new Unanswered('it was silent a moment ago', true)
    let response: Response
    try {
      response = await fetch(`${url}${path}`, {
        method,
        redirect: 'error',
        signal,
        headers: {
          accept: 'application/json',
          authorization: `Basic ${Buffer.from(`${email}:${token}`).toString('base64')}`,
          // Otherwise Jira writes its errors in the language of whoever set it up.
          'accept-language': 'en-US',
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : typeof body === 'string'
            ? { body }
            : { body: Readable.toWeb(body) as unknown as ReadableStream, duplex: 'half' }),
      })
    } catch (error) {
      const isSilent = error instanceof Error && error.name === 'TimeoutError'
      if (isSilent) this.#silentUntil = Date.now() + silence
      throw new Unanswered(`${method} ${path}: ${reasonOf(error)}`, isSilent)
    }
    if (response.ok) return response
    if (response.status === 429 || response.status === 503) {
      const after = retryAfter(response.headers.get('retry-after'))
      if (after !== null) this.#notBefore = Date.now() + Math.min(after, 5 * 60_000)
      await drop(response)
      throw new Unanswered(`${method} ${path}: ${response.status}`, after !== null && after > mostWait, after)
    }
    if (response.status >= 500) {
      await drop(response)
      throw new Unanswered(`${method} ${path}: ${response.status}`, false)
    }
    if (response.status === 401 || response.status === 403) {
      await drop(response)
      throw new SignInRefused(`${method} ${path}: ${response.status}`)
    }
    throw new JiraRefusal(response.status, await complaintOf(response))
  }
}

/** No answer, or none that can be used. */
class Unanswered extends Error {
  /** Whether asking again at once is in vain. */
  readonly final: boolean
  /** Milliseconds that Jira wants to be left alone. */
  readonly after: number | null
  constructor(message: string, final: boolean, after: number | null = null) {
    super(message)
    this.final = final
    this.after = after
  }
}

class SignInRefused extends Error {}

const silent = 'The issue tracker does not answer at the moment. Please try again in a few minutes.'
const locked =
  'The issue tracker does not let the portal in. Please tell your administrator; nothing is wrong with your request.'

/** What a person is told; what happened is for the log. */
function refusalOf(error: unknown): unknown {
  if (error instanceof SignInRefused) {
    log.error(
      { reason: error.message },
      'Jira refused the sign-in or the permission (JIRA_EMAIL, JIRA_TOKEN)',
    )
    return new Refusal('unavailable', locked)
  }
  if (!(error instanceof Unanswered)) return error
  log.error({ reason: error.message }, 'Jira did not answer')
  if (error.after === null) return new Refusal('unavailable', silent, { headers: { 'retry-after': '60' } })
  const seconds = Math.max(1, Math.ceil(error.after / 1000))
  return new Refusal(
    'unavailable',
    `The issue tracker is busy. Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    { headers: { 'retry-after': String(seconds) } },
  )
}

/** Milliseconds of a `Retry-After`: seconds or a date (RFC 9110, section 10.2.3). */
export function retryAfter(header: string | null, now: number = Date.now()): number | null {
  if (header === null) return null
  const milliseconds = /^\d{1,6}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds)
}

/** JSON of an answer, read as far as an answer may go. */
async function contentOf(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of response.body ?? []) {
      size += part.length
      if (size > largest) throw new Unanswered('its answer is too large', true)
      parts.push(part)
    }
    return JSON.parse(Buffer.concat(parts).toString()) as unknown
  } catch (error) {
    if (error instanceof Unanswered) throw error
    throw new Unanswered(`its answer broke off or is not JSON: ${reasonOf(error)}`, false)
  }
}

async function* atMost(response: Response, most: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > most) throw new Error('A file of the issue tracker is larger than it said.')
    yield part
  }
}

/** What Jira says is wrong with a request. */
async function complaintOf(response: Response): Promise<string> {
  const content = problems(await contentOf(response).catch(() => ({})))
  if (content instanceof ArkErrors) return ''
  return [...(content.errorMessages ?? []), ...Object.values(content.errors ?? {})]
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
}

const drop = async (response: Response): Promise<void> => {
  await response.body?.cancel().catch(() => undefined)
}

/** A name inside quotation marks of a header (RFC 7578, section 4.2). */
const inHeader = (text: string): string =>
  text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
