import { expect } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import type { Answer, Caller } from '../support/index.ts'

export type Run = Body<'imports.get'>
export type Client = Body<'clients.get'>
export interface Problem {
  readonly code: string
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
}

/** Sends a file and answers what the server said at once. */
export function sent(
  by: Caller,
  kind: Run['kind'],
  content: string | Uint8Array,
  name = `${kind}.csv`,
  clientId?: number,
): Promise<Answer<Run & Problem>> {
  const form = new FormData()
  form.set('kind', kind)
  if (clientId !== undefined) form.set('clientId', String(clientId))
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name))
  return by.post<Run & Problem>('/imports', form)
}

/** An import as it is now; fails with the server's answer when there is none. */
export async function runOf(by: Caller, id: number): Promise<Run> {
  const { status, body } = await by.get<Run>(`/imports/${id}`)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

/** Waits until an import is no longer under way. */
export async function settled(by: Caller, id: number): Promise<Run> {
  await expect
    .poll(async () => (await runOf(by, id)).status, { timeout: 120_000 })
    .not.toMatch(/reading|writing/)
  return runOf(by, id)
}

/** Sends a file and waits until it is checked or refused. */
export async function checked(
  by: Caller,
  kind: Run['kind'],
  content: string | Uint8Array,
  name?: string,
  clientId?: number,
): Promise<Run> {
  const { status, body } = await sent(by, kind, content, name, clientId)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return settled(by, body.id)
}

/**
 * Writes a checked import and waits for its end.
 * @param accepted the warnings that are answered
 */
export async function applied(by: Caller, id: number, accepted: readonly string[] = []): Promise<Run> {
  const { status, body } = await by.post<Run & Problem>(`/imports/${id}/apply`, { accepted })
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return settled(by, id)
}

/** Checks a file that must be good, and writes it. */
export async function imported(
  by: Caller,
  kind: Run['kind'],
  content: string | Uint8Array,
  name?: string,
  clientId?: number,
): Promise<Run> {
  const run = await checked(by, kind, content, name, clientId)
  if (run.status !== 'checked') throw new Error(JSON.stringify(run))
  return applied(by, run.id)
}

/** The clients of whatever state that a search finds. */
export const found = async (by: Caller, search: string): Promise<readonly Client[]> =>
  (await by.get<{ rows: Client[] }>(`/clients?pageSize=50&search=${encodeURIComponent(search)}`)).body.rows

export const clientCount = async (by: Caller): Promise<number> =>
  (await by.get<{ total: number }>('/clients?pageSize=1')).body.total
