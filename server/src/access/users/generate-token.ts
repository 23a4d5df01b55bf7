import { sql } from 'kysely'
import { accessTokenSeconds, hashOf, randomToken } from '../sessions/tokens.ts'
import { wholeTenant } from '../../foundation/database/context.ts'
import { record } from '../../foundation/http/idempotency.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, forbidden } from '../../foundation/http/refusal.ts'
import { openUser } from './read-users.ts'

/**
 * An access token for a program that an administrator runs as a user, for
 * example to see what an integration would: ten minutes, not renewable, listed
 * and ended with the user's sessions, marked with the administrator who asked
 * for it, who stands no lower than the user. Its answer is kept nowhere, so
 * the call takes no idempotency record; its audit entry is written here.
 */
export const generateToken = operation('users.generateToken', async (incoming) => {
  const { db, tenantId, params, person, actor, services, origin } = incoming
  const user = await openUser(db, tenantId, params.id, person)
  if (!user.can.generateToken)
    throw user.state === 'active'
      ? forbidden('You cannot get a token for this user.')
      : conflict('Only an active user has tokens.')
  const impersonatedBy = user.id === person.id ? null : person.id
  const sessionId = await services.database.write(wholeTenant(tenantId), async (writing) => {
    const session = await writing
      .insertInto('session')
      .values({
        tenant_id: tenantId,
        user_id: user.id,
        impersonated_by: impersonatedBy,
        // It ends with the administrator's own session, and with the right to it.
        parent_id: actor.kind === 'user' ? (actor.sessionId ?? null) : null,
        // Nobody has the token of this hash: there is nothing to renew with.
        refresh_hash: hashOf(randomToken()),
        expires_at: sql<string>`now() + make_interval(secs => ${accessTokenSeconds})`,
        ip: origin.ip,
        user_agent: `Token for a program, by ${person.id}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const doer = {
      tenantId,
      call: 'users.generateToken',
      userId: person.id,
      impersonatedBy: person.impersonatedBy,
      via: actor.kind === 'user' ? 'portal' : actor.kind,
      ip: origin.ip,
    }
    const note = { subject: 'user', subjectId: user.id, changes: { token: [null, session.id] } }
    await record(writing, doer, [note], null, { status: 200, text: '' })
    return session.id
  })
  const token = await services.tokens.sign({ kind: 'portal', tenantId, userId: user.id, sessionId })
  return { token, expiresIn: accessTokenSeconds }
})
