import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { widgetTokenSeconds } from '../sessions/tokens.ts'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Services } from '../../foundation/http/operation.ts'
import { ownColor } from './own-color.ts'

/** Hours that a page's session may go on: after a sign-in in the pop-up, and after an assertion, which the page can make anew by itself. */
const sessionHours = { popUp: 10, assertion: 1 } as const

/** A session of all widgets of a page. */
export interface PageSession {
  readonly tenantId: number
  readonly userId: number
  readonly id: string
  readonly origin: string
  readonly generation: number
  /** Seconds until it is over. */
  readonly secondsLeft: number
}

/** Opens a session for a user whose identity is proven, on pages of an origin that is allowed. */
export async function openPageSession(
  services: Services,
  given: {
    readonly tenantId: number
    readonly userId: number
    readonly origin: string
    /** Of the assertion; null after the pop-up. */
    readonly hostKeyId: number | null
  },
): Promise<PageSession> {
  const hours = given.hostKeyId === null ? sessionHours.popUp : sessionHours.assertion
  const { id } = await services.database
    .reading(wholeTenant(given.tenantId))
    .insertInto('embed_session')
    .values({
      tenant_id: given.tenantId,
      user_id: given.userId,
      origin: given.origin,
      host_key_id: given.hostKeyId,
      expires_at: sql<string>`now() + make_interval(hours => ${hours})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...given, id, generation: 1, secondsLeft: hours * 3600 }
}

/**
 * Whether somebody went on to an origin through the window of the portal
 * before, and no session of theirs there was ended since: then the window need
 * not ask again (decision 0295).
 */
export async function goesOnUnasked(
  services: Services,
  { tenantId, userId, origin }: Pick<PageSession, 'tenantId' | 'userId' | 'origin'>,
): Promise<boolean> {
  const own = services.database
    .reading(wholeTenant(tenantId))
    .selectFrom('embed_session')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('origin', '=', origin)
  const ended = own.select(({ fn }) =>
    fn.coalesce(fn.max('revoked_at'), sql<string>`'-infinity'::timestamptz`).as('last'),
  )
  const row = await own
    .where('host_key_id', 'is', null)
    .where('created_at', '>', ended)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The tokens of a session: one to renew it, and one for each widget that opens that widget's calls only. */
export async function sessionAnswer(
  services: Services,
  session: PageSession,
  widgets: readonly string[],
): Promise<Answer<'embed.createSession'>> {
  const { tenantId, userId, id: sessionId, origin } = session
  const seconds = Math.min(widgetTokenSeconds, session.secondsLeft)
  const tokens = await Promise.all(
    [...new Set(widgets)].map(async (widget): Promise<[string, string]> => [
      widget,
      await services.tokens.sign({ kind: 'widget', tenantId, userId, sessionId, origin, widget }, seconds),
    ]),
  )
  const person = await services.database
    .reading(wholeTenant(tenantId))
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .select(['id', 'first_name', 'last_name', 'email'])
    .executeTakeFirstOrThrow()
  return {
    token: await services.tokens.sign(
      { kind: 'page', tenantId, userId, sessionId, origin, generation: session.generation },
      session.secondsLeft,
    ),
    tokens: Object.fromEntries(tokens),
    expiresIn: seconds,
    user: {
      id: person.id,
      firstName: person.first_name,
      lastName: person.last_name,
      fullName: `${person.first_name} ${person.last_name}`,
      email: person.email,
    },
    primaryColor: await ownColor(services, tenantId),
  }
}
