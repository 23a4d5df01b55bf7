import { sql } from 'kysely'
import { accessTokenSeconds, hashOf, randomToken } from '../../access/sessions/tokens.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid, Refusal } from '../../foundation/http/refusal.ts'

const loopback = /^(127\.|::1$|::ffff:127\.)/

/**
 * Signs in a command that runs on the server's own machine: it shows the
 * one-time key from the data directory. The session cannot be continued.
 */
export const operatorSession = operation(
  'imports.operatorSession',
  async ({ body, db, tenantId, services, origin, audit }) => {
    if (!loopback.test(origin.ip) || !services.operator.use(body.key))
      throw new Refusal('forbidden', 'This key is not good here, or has been used.')
    const { rows } = await sql<{ tenant_id: number; id: number; email: string }>`
    select u.tenant_id, u.id, u.email from user_account u
    where u.tenant_id = ${tenantId} and u.active and not u.suspended and ${
      body.email === undefined
        ? sql`exists (select from user_role r where r.tenant_id = u.tenant_id and r.user_id = u.id and r.role = 'Super Administrator')`
        : sql`lower(u.email) = ${body.email.trim().toLowerCase()}`
    }
    order by u.id limit 1`.execute(db)
    const [user] = rows
    if (!user) {
      const sentence =
        body.email === undefined
          ? 'There is no active Super Administrator. Name a user with --as.'
          : `There is no active user with the address ${body.email}.`
      throw invalid({ email: sentence })
    }
    const session = await db
      .insertInto('session')
      .values({
        tenant_id: user.tenant_id,
        user_id: user.id,
        refresh_hash: hashOf(randomToken()),
        expires_at: sql<string>`now() + make_interval(secs => ${accessTokenSeconds})`,
        ip: origin.ip,
        user_agent: 'operator command',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    audit({ subject: 'session', changes: { operator: user.email } })
    const accessToken = await services.tokens.sign({
      kind: 'portal',
      tenantId: user.tenant_id,
      userId: user.id,
      sessionId: session.id,
    })
    return { accessToken, expiresIn: accessTokenSeconds, email: user.email }
  },
)
