import { sql } from 'kysely'
import { inOwnName, inPortal } from '@portal/core/foundation/policy/rules-of-calls'
import { wholeTenant } from '../../foundation/database/context.ts'
import { thisMoment } from '../../foundation/database/this-moment.ts'
import { unauthenticated } from '../../foundation/http/authenticate.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { conflict, forbidden } from '../../foundation/http/refusal.ts'
import { acceptAssertion } from './assertion.ts'
import { acceptCode, assertFromPage } from './codes.ts'
import { openableWidgets } from './openable.ts'
import { notListed, originOf } from './page-origin.ts'
import { goesOnUnasked, openPageSession, sessionAnswer } from './page-session.ts'

/** Seconds in which a token that was replaced still works: the answer that replaced it may have been lost. */
const graceSeconds = 30

/**
 * Opens a session for the widgets of one page, whose origin the tenant must
 * have listed: for the user of the portal who signs in in the pop-up, or for
 * the one whom the host's server names in a signed assertion.
 */
const createSession = operation('embed.createSession', async (incoming) => {
  const { body, services } = incoming
  const origin = originOf(body.origin)
  const { code, verifier, assertion } = body
  const who =
    assertion !== undefined
      ? await fromAssertion(incoming, assertion, origin)
      : code !== undefined && verifier !== undefined
        ? await fromCode(incoming, { code, verifier }, origin)
        : await fromPortal(incoming, origin)
  if (body.unasked && assertion === undefined && !(await goesOnUnasked(services, { ...who, origin })))
    throw conflict('Whoever is signed in to the portal has to say first that they go on to this page.')
  const widgets = await openableWidgets(services, who, body.widgets)
  const session = await openPageSession(services, { ...who, origin })
  return sessionAnswer(services, session, widgets)
})

type Asked = Pick<Incoming<'embed.createSession'>, 'actor' | 'tenantId' | 'services' | 'origin'>

/** The pop-up: a page of the portal itself, where the user is signed in. */
async function fromPortal({ actor, services, origin: { portal } }: Asked, origin: string) {
  if (actor.kind !== 'user') throw unauthenticated('Sign in to the portal, or send an assertion.')
  if (inOwnName(inPortal).scope(actor) === 'none') throw forbidden()
  if (!(await services.tenants.mayEmbed(actor.tenantId, origin, portal))) throw notListed(origin)
  return { tenantId: actor.tenantId, userId: actor.id, hostKeyId: null }
}

/** A page that cannot hear the window of the portal: its user has carried a code over. */
async function fromCode(
  { tenantId, services, origin: from }: Asked,
  given: { readonly code: string; readonly verifier: string },
  origin: string,
) {
  assertFromPage(from.page, origin)
  if (!(await services.tenants.mayEmbed(tenantId, origin, from.portal))) throw notListed(origin)
  return { tenantId, userId: await acceptCode(services, given, { tenantId, origin }), hostKeyId: null }
}

/** @throws {Refusal} with a sentence for the developer of the host */
async function fromAssertion({ tenantId, services, origin: from }: Asked, assertion: string, origin: string) {
  assertFromPage(from.page, origin)
  if (!(await services.tenants.mayEmbed(tenantId, origin, from.portal))) throw notListed(origin)
  const { userId, hostKeyId } = await acceptAssertion(services, assertion, {
    tenantId,
    origin,
    portal: from.portal,
    once: true,
  })
  return { tenantId, userId, hostKeyId }
}

/**
 * Replaces the page's token. One that comes back later than the grace after it
 * was replaced was taken by somebody else: its session ends.
 * The way in has already checked that the session is open, of this origin, and of an active user.
 */
const refreshSession = operation('embed.refreshSession', async ({ actor, body, services }) => {
  if (actor.kind !== 'widget' || actor.generation === undefined)
    throw forbidden('Only the page of a widget can do that.')
  const { tenantId, sessionId, generation } = actor
  const db = services.database.reading(wholeTenant(tenantId))
  const [row] = await db
    .updateTable('embed_session')
    .set((set) => ({
      generation: sql<number>`greatest(${set.ref('generation')}, ${generation} + 1)`,
      rotated_at: sql<string>`case when generation = ${generation} then ${thisMoment()} else rotated_at end`,
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where((where) =>
      where.or([
        where('generation', '=', generation),
        where.and([
          where('generation', '=', generation + 1),
          where('rotated_at', '>', sql<string>`now() - make_interval(secs => ${graceSeconds})`),
        ]),
      ]),
    )
    .returning(['generation', 'expires_at'])
    .execute()
  if (!row) {
    await end(services, actor)
    throw unauthenticated('This session was continued elsewhere and has ended. Please sign in again.')
  }
  const widgets = await openableWidgets(services, { tenantId, userId: actor.id }, body.widgets)
  return sessionAnswer(
    services,
    {
      tenantId,
      userId: actor.id,
      id: sessionId,
      origin: actor.origin,
      generation: row.generation,
      secondsLeft: Math.max(1, Math.floor((Date.parse(row.expires_at) - Date.now()) / 1000)),
    },
    widgets,
  )
})

const endSession = operation('embed.endSession', async ({ actor, services }) => {
  if (actor.kind !== 'widget') throw forbidden('Only the page of a widget can do that.')
  await end(services, actor)
  return { ended: true as const }
})

async function end(
  services: Incoming<'embed.endSession'>['services'],
  { tenantId, sessionId, id }: { tenantId: number; sessionId: string; id: number },
): Promise<void> {
  await services.database
    .reading(wholeTenant(tenantId))
    .updateTable('embed_session')
    .set({ revoked_at: sql<string>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
  services.actors.forget(tenantId, id)
}

export const sessionOperations = {
  'embed.createSession': createSession,
  'embed.refreshSession': refreshSession,
  'embed.endSession': endSession,
}
