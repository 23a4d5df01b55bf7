import { createPublicKey, type JsonWebKey } from 'node:crypto'
import { calculateJwkThumbprint } from 'jose'
import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { mostHostKeys } from '@portal/core/access/embed/constants'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'

type HostKey = Answer<'embed.addHostKey'>

/** The keys of a tenant, those in use first, the newest of them on top. */
async function hostKeys(db: Db, tenantId: number, id?: number): Promise<HostKey[]> {
  const rows = await db
    .selectFrom('host_key as k')
    .leftJoin('user_account as u', (join) =>
      join.onRef('u.tenant_id', '=', 'k.tenant_id').onRef('u.id', '=', 'k.created_by'),
    )
    .where('k.tenant_id', '=', tenantId)
    .$if(id !== undefined, (query) => query.where('k.id', '=', id ?? 0))
    .select([
      'k.id',
      'k.name',
      'k.thumbprint',
      'k.algorithm',
      'k.created_at',
      'k.last_used_at',
      'k.revoked_at',
      sql<string | null>`u.first_name || ' ' || u.last_name`.as('created_by'),
    ])
    .orderBy(sql`k.revoked_at is not null`)
    .orderBy('k.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    keyId: row.thumbprint,
    algorithm: row.algorithm,
    createdAt: row.created_at,
    createdBy: row.created_by,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  }))
}

/** @throws {Refusal} 404 */
async function hostKey(db: Db, tenantId: number, id: number): Promise<HostKey> {
  const [key] = await hostKeys(db, tenantId, id)
  if (!key) throw notFound('This key')
  return key
}

const listHostKeys = operation('embed.hostKeys', async ({ db, tenantId }) => hostKeys(db, tenantId))

const addHostKey = operation('embed.addHostKey', async ({ db, tenantId, person, body, audit }) => {
  const { jwk, algorithm } = publicKeyIn(body.publicKey)
  const live = await db
    .selectFrom('host_key')
    .where('tenant_id', '=', tenantId)
    .where('revoked_at', 'is', null)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  if (live.count >= mostHostKeys)
    throw conflict(`There are ${mostHostKeys} keys in use already. Revoke one that is used no more.`)
  const thumbprint = await calculateJwkThumbprint(jwk)
  const made = await db
    .insertInto('host_key')
    .values({
      tenant_id: tenantId,
      name: body.name,
      thumbprint,
      algorithm,
      public_key: JSON.stringify(jwk),
      created_by: person.id,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) {
    const sentence = 'This key is registered already. Make a new pair: a revoked key stays revoked.'
    throw conflict(sentence, { publicKey: sentence })
  }
  audit({
    subject: 'host key',
    subjectId: made.id,
    changes: { name: body.name, keyId: thumbprint, algorithm },
  })
  return hostKey(db, tenantId, made.id)
})

/** A key is never deleted: what it signed must stay known. Its sessions end with it. */
const revokeHostKey = operation(
  'embed.revokeHostKey',
  async ({ db, tenantId, person, params, services, audit, afterCommit }) => {
    const before = await hostKey(db, tenantId, params.id)
    if (before.revokedAt !== null) return before
    await db
      .updateTable('host_key')
      .set({ revoked_at: sql<string>`now()`, revoked_by: person.id })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', params.id)
      .execute()
    const ended = await db
      .updateTable('embed_session')
      .set({ revoked_at: sql<string>`now()` })
      .where('tenant_id', '=', tenantId)
      .where('host_key_id', '=', params.id)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<string>`now()`)
      .returning('user_id')
      .execute()
    afterCommit(() => {
      for (const userId of new Set(ended.map((session) => session.user_id)))
        services.actors.forget(tenantId, userId)
    })
    audit({
      subject: 'host key',
      subjectId: params.id,
      changes: { name: before.name, revoked: [false, true], sessionsEnded: ended.length },
    })
    return hostKey(db, tenantId, params.id)
  },
)

/**
 * The public key in what an administrator pasted, PEM or JWK.
 * @throws {Refusal} 422 with what to do, above all when it is a private key
 */
function publicKeyIn(text: string): { jwk: JsonWebKey & { kty: string }; algorithm: 'EdDSA' | 'ES256' } {
  const refused = (sentence: string) => invalid({ publicKey: sentence })
  if (/PRIVATE KEY/.test(text) || /"d"\s*:/.test(text))
    throw refused(
      'This is a private key, which must never leave its server. Make a new pair and paste the public key.',
    )
  const jwk = jwkOf(text.trim())
  if (jwk?.kty === 'OKP' && jwk.crv === 'Ed25519' && jwk.x !== undefined)
    return { jwk: { kty: jwk.kty, crv: jwk.crv, x: jwk.x }, algorithm: 'EdDSA' }
  if (jwk?.kty === 'EC' && jwk.crv === 'P-256' && jwk.x !== undefined && jwk.y !== undefined)
    return { jwk: { kty: jwk.kty, crv: jwk.crv, x: jwk.x, y: jwk.y }, algorithm: 'ES256' }
  throw refused(
    'Paste a public key of the kind Ed25519 or P-256, as PEM (-----BEGIN PUBLIC KEY-----) or as JWK.',
  )
}

function jwkOf(text: string): JsonWebKey | null {
  try {
    const key = text.startsWith('{')
      ? createPublicKey({ key: JSON.parse(text) as JsonWebKey, format: 'jwk' })
      : createPublicKey(text)
    return key.export({ format: 'jwk' })
  } catch {
    return null
  }
}

export const hostKeyOperations = {
  'embed.hostKeys': listHostKeys,
  'embed.addHostKey': addHostKey,
  'embed.revokeHostKey': revokeHostKey,
}
