import { sql } from 'kysely'
import { addDays, instantOf, today } from '@portal/core/foundation/format'
import { email as isEmail } from '@portal/core/foundation/rules'
import { hashPassword } from '../passwords/passwords.ts'
import { hashOf, randomToken } from '../sessions/tokens.ts'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'
import { guestAccesses } from './present-access.ts'

/** Days that a link may work for at most. */
const longestDays = 366

/** Why somebody gets no link. */
export const readerIsOut =
  'The account with this address is suspended, or does not have this client: the link would open nothing.'

const listAccesses = operation('guestAccesses.list', async ({ db, tenantId, query }) => [
  ...(await guestAccesses(db, tenantId, { clientId: query.clientId })),
])

const createAccess = operation('guestAccesses.create', async ({ db, tenantId, person, body, audit }) => {
  const {
    clientId,
    report,
    expiresAt,
    maxUses = null,
    password = null,
    note = null,
    reader = null,
  } = body.accessDetails
  const problem = reader === null ? null : isEmail(reader)
  if (problem !== null) throw invalid({ reader: problem })
  const endsAt = endOf(expiresAt)
  const client = await db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', clientId)
    .select('id')
    .executeTakeFirst()
  if (!client) throw notFound('This client')
  const token = randomToken()
  const { id } = await db
    .insertInto('guest_access')
    .values({
      tenant_id: tenantId,
      client_id: clientId,
      report,
      token_hash: hashOf(token),
      password_hash: password === null ? null : await hashPassword(password),
      note: note?.trim() || null,
      reader: reader?.trim().toLowerCase() || null,
      expires_at: endsAt,
      max_uses: maxUses,
      created_by: person.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  audit({
    subject: 'guest access',
    subjectId: id,
    clientId,
    changes: { report, expiresAt, maxUses, note, reader, password: password === null ? null : '(secret)' },
  })
  const access = await present(db, tenantId, id)
  if (access.state === 'suspended') throw invalid({ reader: readerIsOut })
  return { ...access, token }
})

/** A link cannot be shown again, only made anew: what is stored of it opens nothing. */
const renewLink = operation('guestAccesses.renewLink', async ({ db, tenantId, params, audit }) => {
  const access = await present(db, tenantId, params.id)
  if (access.state === 'revoked' || access.state === 'expired')
    throw conflict('This link has ended. Create another one.')
  const token = randomToken()
  await db
    .updateTable('guest_access')
    .set({
      token_hash: hashOf(token),
      linked_at: sql<string>`now()`,
      uses_before: sql<number>`uses_before + uses`,
      uses: 0,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', access.id)
    .execute()
  audit({
    subject: 'guest access',
    subjectId: access.id,
    clientId: access.clientId,
    changes: { event: 'link made anew' },
  })
  return { ...(await present(db, tenantId, access.id)), token }
})

const revoke = operation('guestAccesses.remove', async ({ db, tenantId, person, params, audit }) => {
  const revoked = await db
    .updateTable('guest_access')
    .set({ revoked_at: sql<string>`now()`, revoked_by: person.id })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .where('revoked_at', 'is', null)
    .returning('client_id')
    .executeTakeFirst()
  if (revoked)
    audit({
      subject: 'guest access',
      subjectId: params.id,
      clientId: revoked.client_id,
      changes: { event: 'revoked' },
    })
  return present(db, tenantId, params.id)
})

/**
 * When a link ends whose last day is given.
 * @throws {Refusal} 422 for a day that is past or more than a year away
 */
export function endOf(lastDay: string): string {
  if (lastDay < today()) throw invalid({ expiresAt: 'The last day of the link is past.' })
  if (lastDay > addDays(today(), longestDays))
    throw invalid({ expiresAt: 'A link can work for a year at most.' })
  return instantOf(addDays(lastDay, 1), '00:00')
}

/** A link as staff see it. */
export async function present(db: Db, tenantId: number, id: number) {
  const [access] = await guestAccesses(db, tenantId, { id })
  if (!access) throw notFound('This guest link')
  return access
}

export const guestLinkOperations = {
  'guestAccesses.list': listAccesses,
  'guestAccesses.create': createAccess,
  'guestAccesses.renewLink': renewLink,
  'guestAccesses.remove': revoke,
}
