/** The password of every demo account. */
export const demoPassword = 'Demo-Portal-2026'

/** The sign-in address of a demo account. */
export const emailOf = (account: string): string => (account.includes('@') ? account : `${account}@demo.test`)

/** An answer of the API, read to its end. */
export interface Answer<T = unknown> {
  readonly status: number
  readonly headers: Headers
  readonly body: T
}

export interface RequestOptions {
  /** An object travels as JSON; a FormData, string or bytes as they are. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A caller of the API as one person, or as nobody. */
export interface Caller {
  readonly token: string | null
  request<T = unknown>(method: string, path: string, options?: RequestOptions): Promise<Answer<T>>
  get<T = unknown>(path: string): Promise<Answer<T>>
  post<T = unknown>(path: string, body?: unknown): Promise<Answer<T>>
  put<T = unknown>(path: string, body?: unknown): Promise<Answer<T>>
  patch<T = unknown>(path: string, body?: unknown): Promise<Answer<T>>
  delete<T = unknown>(path: string, body?: unknown): Promise<Answer<T>>
}

/**
 * A caller with a bearer token, or without one. Paths are those below `/api`.
 * Writes carry a fresh idempotency key unless `headers` names one.
 */
export function callerWith(url: string, token: string | null): Caller {
  return calling(url, async () => token, token)
}

/** @param tokenNow the token that the next request carries */
function calling(url: string, tokenNow: () => Promise<string | null>, first: string | null): Caller {
  const request = async <T>(
    method: string,
    path: string,
    options: RequestOptions = {},
  ): Promise<Answer<T>> => {
    const headers = new Headers()
    const token = await tokenNow()
    if (token !== null) headers.set('authorization', `Bearer ${token}`)
    if (method !== 'GET') headers.set('idempotency-key', crypto.randomUUID())
    const body = bodyOf(options.body)
    if (options.body !== undefined && body !== options.body) headers.set('content-type', 'application/json')
    for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value)
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    })
    return { status: response.status, headers: response.headers, body: (await contentOf(response)) as T }
  }
  const sending =
    (method: string) =>
    <T>(path: string, body?: unknown) =>
      request<T>(method, path, { body })
  return {
    token: first,
    request,
    get: (path) => request('GET', path),
    post: sending('POST'),
    put: sending('PUT'),
    patch: sending('PATCH'),
    delete: sending('DELETE'),
  }
}

/** A caller who has not signed in. */
export const visitor = (url: string): Caller => callerWith(url, null)

/** Milliseconds after which a caller signs in anew: before its token ends, in a file that takes longer than one lives. */
const renewedAfter = 7 * 60_000

/**
 * Signs a demo account in, and in again where the caller is used for longer than its token lives.
 *
 * @param account the part before the @, or a whole address
 * @throws {Error} with the server's answer when it refuses
 */
export async function signIn(url: string, account: string, password = demoPassword): Promise<Caller> {
  const first = await tokenOf(url, account, password)
  let [token, since] = [first, Date.now()]
  const tokenNow = async (): Promise<string> => {
    if (Date.now() - since > renewedAfter) {
      since = Date.now()
      // Whoever may not sign in any more goes on with the token that is left.
      token = await tokenOf(url, account, password).catch(() => token)
    }
    return token
  }
  return calling(url, tokenNow, first)
}

async function tokenOf(url: string, account: string, password: string): Promise<string> {
  const { status, body } = await visitor(url).post<{ accessToken?: string }>('/users/signIn', {
    email: emailOf(account),
    password,
  })
  if (status !== 200 || typeof body?.accessToken !== 'string') {
    throw new Error(`${account} could not sign in: ${status} ${JSON.stringify(body)}`)
  }
  return body.accessToken
}

function bodyOf(body: unknown): BodyInit | undefined {
  if (body === undefined) return undefined
  if (body instanceof FormData || body instanceof Blob || typeof body === 'string') return body
  if (body instanceof Uint8Array) return new Uint8Array(body)
  return JSON.stringify(body)
}

async function contentOf(response: Response): Promise<unknown> {
  if (response.status === 204 || response.status === 304) return undefined
  const kind = response.headers.get('content-type') ?? ''
  if (kind.includes('json')) return response.json()
  if (kind.startsWith('text/')) return response.text()
  const bytes = new Uint8Array(await response.arrayBuffer())
  return bytes.length === 0 ? undefined : bytes
}
