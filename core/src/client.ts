import type { Answer, CallName, Given } from './calls.ts'
import { ApiError, defaultErrorMessage } from './foundation/contract/api-error.ts'
import type { CallFacts } from './foundation/contract/call-facts.ts'
import { send, type Send, type Sending } from './foundation/contract/send.ts'

/** What one call is given. Parts that the call does not have are left out. */
export interface CallOptions<N extends CallName> {
  readonly params?: Given<N, 'params'> extends undefined ? never : Printable<Given<N, 'params'>>
  readonly query?: Given<N, 'query'> extends undefined ? never : Printable<Given<N, 'query'>>
  readonly body?: Given<N, 'body'> extends undefined ? never : Loose<Given<N, 'body'>>
  /** Files of a multipart call, in order. */
  readonly files?: readonly File[]
  /** The version the caller last saw: the server answers 412 when it has changed since. */
  readonly ifMatch?: number
  /** Repeating a write with the same key never doubles it; by default every call of this function has a new one. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** Share of an upload that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Addresses carry text: a number may be given where the contract reads one from text. */
type Printable<T> = { readonly [K in keyof T]: T[K] | number | boolean | undefined }
/** A form's fields travel as text, so their values may be given as they are. */
type Loose<T> = {
  readonly [K in keyof T]: T[K] | number | boolean | readonly number[] | readonly string[] | null | undefined
}

/** What is known of a call, and what sends it where it is not `fetch` alone. */
export interface WayOfCall extends CallFacts {
  readonly send?: Send
}

/** What the client asks of the session around it. */
export interface ClientSettings {
  /** Address of the API without a slash at its end: `/api`, or `https://portal.example/api` for a widget. */
  readonly base: string
  /** The access token, refreshed when it is about to expire; null for nobody. */
  token(): Promise<string | null>
  /** The administrator behind an impersonation, or null. */
  impersonatedBy(): number | null
  /** The host as the user sees it. */
  readonly host: string
  /** What is known of a call; where its table is still to be fetched, once it is here. */
  facts(name: CallName): WayOfCall | Promise<WayOfCall>
  /** Called with every failure of a call that is not its caller's to mend, for a report. */
  onFailure?(error: ApiError, call: CallName, answer: Response): void
  /**
   * Called on 401: signs out and goes to login.
   *
   * @param token that the call went out with: it may be one that ended before
   */
  onUnauthenticated(token: string | null): void
}

/** Answers that are final: asking again would not help. */
const neverRetried: readonly number[] = [429, 422, 404, 403, 401, 400]
/** Refusals of ours that another try cannot change either. */
const refused: readonly number[] = [405, 409, 410, 412, 413, 415]
/** The steps of a sign-in: nothing repeats them but the person, and they carry no token. */
const stepsOfSignIn: readonly CallName[] = [
  'users.signIn',
  'users.signInWith2FA',
  'users.sendRecovery2FACode',
  'users.signInWithPasskey',
  'tenants.googleCallback',
]
/** Calls that whoever makes them repeats himself, or must not repeat at all. */
const onlyOnce: readonly CallName[] = [
  ...stepsOfSignIn,
  'embed.createSession',
  'embed.createCode',
  'embed.refreshSession',
  // What was asked once is answered once; Retry is the person's.
  'chats.send',
]

/** Calls that open or renew the session: they carry no token and a 401 of theirs ends nothing. */
export const withoutToken: readonly CallName[] = [
  ...stepsOfSignIn,
  'users.refresh',
  'users.signOut',
  'users.stopActing',
  'users.requestPasswordReset',
  'users.verifyResetToken',
  'users.updatePassword',
  'guestAccesses.verify',
  'guestAccesses.request',
  'tenants.byHost',
  'tenants.authentication',
  'tenants.googleBegin',
]

/** Calls that open another session for who is signed in: they carry the token, and the cookie they set is kept. */
const setsCookie: readonly CallName[] = [
  'users.signInWithUserImpersonation',
  'users.signInAsClient',
  'calendar.connect',
  'calendar.connected',
]
export type Client = ReturnType<typeof createClient>

/**
 * The shared client through which every call goes: bearer token, impersonation
 * and host headers, retries, an idempotency key on every write, one error type.
 */
export function createClient(settings: ClientSettings) {
  const request = async (name: CallName, options: CallOptions<CallName>): Promise<Response> => {
    const call = await settings.facts(name)
    const bare = withoutToken.includes(name)
    const token = bare ? null : await settings.token()
    const headers: Record<string, string> = {
      'x-host': settings.host,
      'x-impersonated-by': String(settings.impersonatedBy() ?? 0),
    }
    if (token !== null) headers['authorization'] = `Bearer ${token}`
    if (call.writes) headers['idempotency-key'] = options.idempotencyKey ?? crypto.randomUUID()
    if (options.ifMatch !== undefined) headers['if-match'] = `"${options.ifMatch}"`
    const init: Sending = {
      method: call.method,
      headers,
      credentials: bare || setsCookie.includes(name) ? 'same-origin' : 'omit',
      ...(options.signal ? { signal: options.signal } : {}),
      ...bodyOf(call, options, headers),
    }
    let response: Response
    try {
      response = await (call.send ?? send)(
        addressOf(call.atRoot ? settings.base.replace(/\/api$/, '') : settings.base, call.path, options),
        init,
        (status) => mayBetter(status, name),
      )
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError')
        throw new ApiError(0, 'aborted', 'The request was canceled.')
      throw new ApiError(0, 'network', 'Network Error')
    }
    if (response.ok) return response
    const failure = await apiErrorOf(response, call.writes ?? false)
    // The words end a session too, whatever the status beside them.
    if (!bare && (response.status === 401 || failure.message === 'Unauthenticated'))
      settings.onUnauthenticated(token)
    settings.onFailure?.(failure, name, response)
    throw failure
  }

  return {
    /** Address of the API: whose people and clients the numbers are. */
    base: settings.base,
    /**
     * Makes a call and answers its JSON.
     * @throws {ApiError} for every failure
     */
    async call<N extends CallName>(name: N, options: CallOptions<N> = {}): Promise<Answer<N>> {
      const response = await request(name, options as CallOptions<CallName>)
      try {
        return (await response.json()) as Answer<N>
      } catch {
        throw new ApiError(response.status, 'unreadable', defaultErrorMessage)
      }
    },
    /** Makes a call whose answer comes bit by bit, and answers as soon as it begins. */
    async stream<N extends CallName>(
      name: N,
      options: CallOptions<N> = {},
    ): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
      const { body, status } = await request(name, options as CallOptions<CallName>)
      if (!body) throw new ApiError(status, 'unreadable', defaultErrorMessage)
      return body
    },
    /** Makes a call and hands over what came, for what is no JSON: `downloaded` reads a file from it. */
    response: <N extends CallName>(name: N, options: CallOptions<N> = {}): Promise<Response> =>
      request(name, options as CallOptions<CallName>),
  }
}

const mayBetter = (status: number, name: CallName): boolean =>
  !onlyOnce.includes(name) && !neverRetried.includes(status) && !refused.includes(status)

/** What a call sends: nothing, a form with its files, or JSON, whose type is added to the headers. */
function bodyOf(
  call: CallFacts,
  options: CallOptions<CallName>,
  headers: Record<string, string>,
): Pick<Sending, 'body' | 'by'> {
  if (call.multipart) {
    const form = formOf(options.body ?? {}, options.files ?? [], call.filesAs)
    return { body: form, by: options.onProgress ? withProgress(form, options.onProgress) : undefined }
  }
  if (call.method === 'GET') return {}
  headers['content-type'] = 'application/json'
  return { body: JSON.stringify(options.body ?? {}) }
}

/** Sends a form and tells how far that is; fetched with the first upload. */
const withProgress =
  (form: FormData, tell: (share: number) => void): typeof fetch =>
  async (...request) =>
    (await import('./foundation/contract/upload.ts')).fetchWithProgress(form, tell)(...request)

interface Addressed {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
}

/** The address of a call: parameters filled in, empty query fields left out. */
export function addressOf(base: string, path: string, { params, query }: Addressed): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, parameter: string) =>
    encodeURIComponent(textOf(params?.[parameter])),
  )
  const search = new URLSearchParams()
  for (const [field, value] of Object.entries(query ?? {})) {
    const text = textOf(value)
    if (text !== '') search.set(field, text)
  }
  const text = search.toString()
  return `${base}${filled}${text === '' ? '' : `?${text}`}`
}

/** What an address can carry of a value: text, numbers, yes and no. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** Fields as text, lists as `name[i]` where their places matter and JSON otherwise, files as `attachments[i]` or whatever the call calls them. */
function formOf(
  fields: Readonly<Record<string, unknown>>,
  files: readonly File[],
  filesAs = 'attachments',
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string'))
      value.forEach((one, place) => form.set(`${name}[${place}]`, one))
    else form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  files.forEach((file, place) => form.set(`${filesAs}[${place}]`, file, file.name))
  return form
}

interface ProblemAnswer {
  readonly code?: unknown
  readonly message?: unknown
  readonly errors?: unknown
}

async function apiErrorOf(response: Response, ofWrite: boolean): Promise<ApiError> {
  const { status } = response
  const problem = problemIn(await response.text().catch(() => ''))
  if (!problem) return new ApiError(status, 'unreadable', defaultErrorMessage, {}, false, ofWrite)
  const fields =
    typeof problem.errors === 'object' && problem.errors !== null ? Object.entries(problem.errors) : []
  return new ApiError(
    status,
    typeof problem.code === 'string' ? problem.code : 'unreadable',
    typeof problem.message === 'string' ? problem.message : defaultErrorMessage,
    Object.fromEntries(fields.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    typeof problem.message === 'string',
    ofWrite,
  )
}

function problemIn(text: string): ProblemAnswer | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}
