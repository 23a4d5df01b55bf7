import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { keyBeginning } from '@portal/core/access/api-keys/keys'
import { today } from '@portal/core/foundation/format'
import { wholeTenant } from '../../foundation/database/context.ts'
import { unauthenticated } from '../../foundation/http/authenticate.ts'
import { perMinute } from '../../foundation/http/rate-limit.ts'
import type { Services } from '../../foundation/services.ts'
import type { KeyInUse, KeyToReport, User } from '@portal/core/foundation/policy/actor'

/** Characters of a key by which people recognize it. */
const prefixLength = 12

/** A new key, with what is kept of it. The tenant stands in it: a program calls at whatever host it knows. */
export function newKey(tenantId: number): {
  readonly key: string
  readonly prefix: string
  readonly hash: string
} {
  const key = `${keyBeginning}${tenantId.toString(36)}_${randomBytes(30).toString('base64url')}`
  return { key, prefix: key.slice(0, prefixLength), hash: hashOf(key) }
}

/** Of 240 random bits no slow hash is needed: nobody guesses them. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Whether a bearer token is a key of the API rather than a session's. */
export const isKey = (token: string): boolean => token.startsWith(keyBeginning)

const tenantIn = (key: string): number | null => {
  const found = /^apk_([0-9a-z]{1,6})_[\w-]{40}$/.exec(key)?.[1]
  return found === undefined ? null : Number.parseInt(found, 36)
}

/** A key as it opens something. */
export interface OpenedKey {
  readonly person: User & { readonly key: KeyInUse }
  /** Names of calls. */
  readonly scopes: readonly string[]
}

interface Row {
  readonly id: number
  readonly user_id: number
  readonly name: string
  readonly prefix: string
  readonly scopes: string[]
  readonly report: string | null
  readonly report_client_id: number | null
  readonly report_query: Record<string, string>
  readonly per_minute: number
  readonly expires_at: string | null
  readonly stale: boolean
}

/**
 * Who calls by a key, with the rights of this moment. Counts the call, and remembers once a minute that the key is used.
 * @throws {Refusal} 401 for a key that is none, has ended or whose person has; 429 over its limit
 */
export async function openKey(key: string, services: Services): Promise<OpenedKey> {
  const tenantId = tenantIn(key)
  const row = tenantId === null ? null : await read(services, tenantId, hashOf(key))
  if (tenantId === null || !row) throw unauthenticated('This key is not valid. It may have been revoked.')
  if (row.expires_at !== null && row.expires_at < today())
    throw unauthenticated('This key has ended. Make another one in the portal.')
  await services.limits.take(perMinute(`api-keys-${row.per_minute}`, row.per_minute), `${tenantId}:${row.id}`)
  const person = await services.actors.ofProgram(tenantId, row.user_id)
  if (!person) throw unauthenticated('Whoever this key belongs to has no active account any more.')
  if (row.stale) await remember(services, tenantId, row.id)
  const { id, name, prefix, scopes, report } = row
  const toReport: KeyToReport | null =
    report === null ? null : { name: report, clientId: row.report_client_id, query: row.report_query }
  return {
    person: { kind: 'user', ...person, key: { id, name, prefix, ...(toReport ? { report: toReport } : {}) } },
    scopes,
  }
}

async function read({ database }: Services, tenantId: number, hash: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select id, user_id, name, prefix, scopes, report, report_client_id, report_query, per_minute, expires_at::text,
      coalesce(last_used_at < now() - interval '1 minute', true) as stale
    from api_key where tenant_id = ${tenantId} and hash = ${hash} and revoked_at is null`.execute(
    database.reading(wholeTenant(tenantId)),
  )
  return rows[0]
}

const remember = ({ database }: Services, tenantId: number, id: number): Promise<unknown> =>
  database.write(wholeTenant(tenantId), (db) =>
    sql`update api_key set last_used_at = now() where tenant_id = ${tenantId} and id = ${id}`.execute(db),
  )
