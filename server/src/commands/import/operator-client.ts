import type { Settings } from '../../foundation/settings.ts'
import { readOperatorFile } from '../../settings/imports/operator-key.ts'

/** The API in the hands of a command on the server's own machine. */
export interface Operator extends AsyncDisposable {
  /** In whose name. */
  readonly email: string
  /** @throws {OperatorRefused} with the server's sentence */
  call<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: FormData | object): Promise<T>
}

/** The server said no; the message is its sentence. */
export class OperatorRefused extends Error {}

/**
 * Connects to the server that runs on the data directory; without one, starts
 * it in this process on a free port for as long as it is needed.
 */
export async function connectOperator(settings: Settings, email: string | null): Promise<Operator> {
  const own = (await answers(readOperatorFile(settings.dataDir)?.address)) ? null : await ownServer(settings)
  const stop = async (): Promise<void> => own?.stop()
  try {
    let session = await signIn(settings.dataDir, email)
    return {
      email: session.email,
      async call<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: FormData | object): Promise<T> {
        if (Date.now() > session.until) session = await signIn(settings.dataDir, email)
        return send<T>(`${session.address}/api${path}`, { method, token: session.accessToken, body })
      },
      [Symbol.asyncDispose]: stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Loaded only where it is needed: a command beside a running server starts at once. */
async function ownServer(settings: Settings) {
  const { startServer } = await import('../../server.ts')
  return startServer({ ...settings, port: 0, host: '127.0.0.1', seedDemo: false })
}

interface Session {
  readonly address: string
  readonly accessToken: string
  readonly email: string
  /** When to sign in again, in milliseconds since 1970: a minute before the token ends. */
  readonly until: number
}

async function signIn(dataDir: string, email: string | null): Promise<Session> {
  const file = readOperatorFile(dataDir)
  if (!file) throw new OperatorRefused('The server is not reachable. Start it again with npm start.')
  const body = { key: file.key, ...(email === null ? {} : { email }) }
  const answer = await send<{ accessToken: string; expiresIn: number; email: string }>(
    `${file.address}/api/imports/operator-session`,
    { method: 'POST', token: null, body },
  )
  return {
    address: file.address,
    accessToken: answer.accessToken,
    email: answer.email,
    until: Date.now() + (answer.expiresIn - 60) * 1000,
  }
}

/** Whether a server answers at an address; the file of one that was killed may still lie there. */
async function answers(address: string | undefined): Promise<boolean> {
  if (address === undefined) return false
  try {
    return (await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(5000) })).ok
  } catch {
    return false
  }
}

async function send<T>(
  url: string,
  {
    method,
    token,
    body,
  }: {
    readonly method: string
    readonly token: string | null
    readonly body?: FormData | object | undefined
  },
): Promise<T> {
  const headers = new Headers(token === null ? {} : { authorization: `Bearer ${token}` })
  if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json')
  const response = await fetch(url, {
    method,
    headers,
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new OperatorRefused(sentenceOf(answer) ?? `The server answered ${response.status}.`)
  // The server answers what the contract says; both are built from the same sources.
  return answer as T
}

function sentenceOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return null
  return typeof answer.message === 'string' ? answer.message : null
}
