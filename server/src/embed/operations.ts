import { sql } from 'kysely'
import { widgetTokenSeconds } from '../access/tokens.ts'
import { operation, type Services } from '../http/operation.ts'
import { forbidden, invalid } from '../http/refusal.ts'

/** Hours a widget may go on from one sign-in in its pop-up. */
const widgetSessionHours = 10

/**
 * Opens a session for one widget on one page. Only the user's own portal
 * session can do so, and only for an origin that the tenant has listed.
 */
const createSession = operation('embed.createSession', async ({ actor, person, body, db, services }) => {
  if (actor.kind !== 'user') throw forbidden('A widget cannot open another widget.')
  const origin = originOf(body.origin)
  if (!origin)
    throw invalid({ origin: 'The address of the page is not an origin such as https://intranet.example.' })
  if (!(await services.tenants.originsOf(person.tenantId)).has(origin)) {
    throw forbidden(
      `Widgets are not set up for ${origin}. An administrator can add it to the allowed origins.`,
    )
  }
  const session = await db
    .insertInto('embed_session')
    .values({
      tenant_id: person.tenantId,
      user_id: person.id,
      widget: body.widget,
      origin,
      expires_at: sql<string>`now() + make_interval(hours => ${widgetSessionHours})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return answerFor(services, {
    tenantId: person.tenantId,
    userId: person.id,
    sessionId: session.id,
    widget: body.widget,
    origin,
  })
})

/** The way in has already checked that the session is open, of this origin, and of an active user. */
const refreshSession = operation('embed.refreshSession', async ({ actor, services }) => {
  if (actor.kind !== 'widget') throw forbidden('Only a widget can do that.')
  return answerFor(services, {
    tenantId: actor.tenantId,
    userId: actor.id,
    sessionId: actor.sessionId,
    widget: actor.widget,
    origin: actor.origin,
  })
})

const endSession = operation('embed.endSession', async ({ actor, db, services }) => {
  if (actor.kind !== 'widget') throw forbidden('Only a widget can do that.')
  await db
    .updateTable('embed_session')
    .set({ revoked_at: sql<string>`now()` })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', actor.sessionId)
    .execute()
  services.actors.forget(actor.tenantId, actor.id)
  return { ended: true as const }
})

async function answerFor(
  services: Services,
  session: { tenantId: number; userId: number; sessionId: string; widget: string; origin: string },
) {
  const token = await services.tokens.sign({ kind: 'widget', ...session })
  const person = await services.database
    .reading({ tenantId: session.tenantId, clientIds: null })
    .selectFrom('user_account')
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', session.userId)
    .select(['id', 'first_name', 'last_name', 'email'])
    .executeTakeFirstOrThrow()
  return {
    token,
    expiresIn: widgetTokenSeconds,
    user: {
      id: person.id,
      firstName: person.first_name,
      lastName: person.last_name,
      fullName: `${person.first_name} ${person.last_name}`,
      email: person.email,
    },
  }
}

function originOf(text: string): string | null {
  try {
    const { origin } = new URL(text)
    return origin === text && origin !== 'null' ? origin : null
  } catch {
    return null
  }
}

export const embedOperations = {
  'embed.createSession': createSession,
  'embed.refreshSession': refreshSession,
  'embed.endSession': endSession,
}
