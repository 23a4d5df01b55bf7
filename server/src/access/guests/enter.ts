import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { isGuestReport, pathOfReport } from '@portal/core/access/guests/reports'
import { guestAccessState } from '@portal/core/access/guests/state'
import type { Guest } from '@portal/core/foundation/policy/actor'
import { presentTenant } from '../sign-in/present-user.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { guestTokenSeconds, hashOf } from '../sessions/tokens.ts'
import { wholeTenant } from '../../foundation/database/context.ts'
import { unauthenticated } from '../../foundation/http/authenticate.ts'
import { record } from '../../foundation/http/idempotency.ts'
import { operation, type Services } from '../../foundation/http/operation.ts'
import type { Limit } from '../../foundation/http/rate-limit.ts'
import { forbidden, invalid, notFound, Refusal } from '../../foundation/http/refusal.ts'
import { readerMayOpen } from './open-access.ts'

/** Hours after which one opens the link again rather than go on. */
const longestVisit = 12

/** Wrong passwords before a link must wait, and the wait in seconds. */
const passwordTries: Limit = { name: 'guest-passwords', points: 10, seconds: 15 * 60 }

const ended = (): Refusal =>
  new Refusal('link-ended', 'This link no longer works. Ask for a new one and you will hear from us.')

/** What is stored of a link, by its token; undefined for a token that is none. */
export async function accessOfToken(services: Services, token: string) {
  const { rows } = await sql<{
    tenant_id: number
    id: number
  }>`select tenant_id, id from guest_access_by_hash(${hashOf(token)})`.execute(
    services.database.reading(wholeTenant(0)),
  )
  const place = rows[0]
  if (!place) return undefined
  return services.database
    .reading(wholeTenant(place.tenant_id))
    .selectFrom('guest_access')
    .where('tenant_id', '=', place.tenant_id)
    .where('id', '=', place.id)
    .select([
      'tenant_id',
      'id',
      'client_id',
      'report',
      'expires_at',
      'revoked_at',
      'uses',
      'max_uses',
      'password_hash',
      'created_by',
      sql<boolean>`not ${readerMayOpen}`.as('reader_is_out'),
    ])
    .executeTakeFirst()
}

/** Signs in as a guest. Each time counts as one use of the link. */
const verify = operation('guestAccesses.verify', async ({ body, services, origin }) => {
  const access = await accessOfToken(services, body.token)
  if (!access) throw notFound('A link with this address')
  const state = guestAccessState(
    {
      expiresAt: access.expires_at,
      revokedAt: access.revoked_at,
      uses: access.uses,
      maxUses: access.max_uses,
      readerIsOut: access.reader_is_out,
    },
    Date.now(),
  )
  if (state !== 'open') throw ended()
  const { tenant_id: tenantId, id } = access
  if (access.password_hash !== null)
    await checkPassword(services, `${tenantId}:${id}`, access.password_hash, body.password)
  await services.database.write(wholeTenant(tenantId), async (db) => {
    const used = await db
      .updateTable('guest_access')
      .set({ uses: sql<number>`uses + 1`, last_used_at: sql<string>`now()` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('token_hash', '=', hashOf(body.token))
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<string>`now()`)
      .where(readerMayOpen)
      .where((where) => where.or([where('max_uses', 'is', null), where('uses', '<', where.ref('max_uses'))]))
      .returning('id')
      .executeTakeFirst()
    // Two who open the last use at the same moment: one of them is too late. So is whose account was suspended.
    if (!used) throw ended()
    await record(
      db,
      {
        tenantId,
        call: 'guestAccesses.verify',
        userId: null,
        impersonatedBy: null,
        via: 'guest',
        ip: origin.ip,
      },
      [{ subject: 'guest access', subjectId: id, clientId: access.client_id, changes: { event: 'opened' } }],
      null,
      { status: 200, text: '' },
    )
  })
  const since = Math.floor(Date.now() / 1000)
  return {
    ...(await tokenFor(services, tenantId, { id, since })),
    ...(await grantOf(services, tenantId, {
      route: access.report,
      clientId: access.client_id,
      expiresAt: access.expires_at,
    })),
  }
})

async function checkPassword(
  services: Services,
  key: string,
  hash: string,
  given: string | undefined,
): Promise<void> {
  if (given === undefined) throw invalid({ password: 'This link asks for a password.' })
  // Counted before it is looked at, so that many at once are not more than many in turn.
  await services.limits.take(passwordTries, key, 'Too many wrong passwords.')
  if (!(await verifyPassword(hash, given))) throw invalid({ password: 'The password is not correct.' })
  await services.limits.giveBack(passwordTries, key)
}

/** The way in has read the link again; it is neither revoked nor over. */
const current = operation('guestAccesses.current', async ({ actor, services }) => {
  if (actor.kind !== 'guest') throw forbidden('Only a guest can do that.')
  const { link, tenantId } = actor
  if (link && Date.now() / 1000 - link.since > longestVisit * 60 * 60)
    throw unauthenticated('Open your link again to go on.')
  const expiresAt = link ? await expiryOf(services, tenantId, link.id) : new Date().toISOString()
  return {
    ...(await grantOf(services, tenantId, { ...actor.grant, expiresAt })),
    renewed: link ? await tokenFor(services, tenantId, link) : null,
  }
})

async function expiryOf(services: Services, tenantId: number, id: number): Promise<string> {
  const access = await services.database
    .reading(wholeTenant(tenantId))
    .selectFrom('guest_access')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select('expires_at')
    .executeTakeFirstOrThrow()
  return access.expires_at
}

async function tokenFor(
  services: Services,
  tenantId: number,
  link: NonNullable<Guest['link']>,
): Promise<{ accessToken: string; expiresIn: number }> {
  const accessToken = await services.tokens.sign({
    kind: 'guest',
    tenantId,
    accessId: link.id,
    since: link.since,
  })
  return { accessToken, expiresIn: guestTokenSeconds }
}

/** What a guest may know of where the link leads. */
async function grantOf(
  services: Services,
  tenantId: number,
  { route, clientId, expiresAt }: { route: string; clientId: number; expiresAt: string },
): Promise<Pick<Answer<'guestAccesses.current'>, 'grant' | 'tenant'>> {
  const [client, tenant] = await Promise.all([
    services.database
      .reading({ tenantId, clientIds: [clientId] })
      .selectFrom('client')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', clientId)
      .select(['id', 'name', 'slug'])
      .executeTakeFirst(),
    services.tenants.byId(tenantId),
  ])
  if (!client || !tenant || !isGuestReport(route)) throw notFound('This report')
  return {
    grant: { route, path: pathOfReport(route, client.slug), client, expiresAt },
    tenant: await presentTenant(services, tenant),
  }
}

export const guestEntryOperations = { 'guestAccesses.verify': verify, 'guestAccesses.current': current }
