import { calendarMessages } from '@portal/core/work/calendar/constants'
import { pathOf } from '@portal/core/foundation/routes'
import type { Db } from '../../foundation/database/database.ts'
import { operation, outsideFirst, type Origin, type Services } from '../../foundation/http/operation.ts'
import { conflict } from '../../foundation/http/refusal.ts'
import type { GrantedCalendars } from '../../foundation/outside/calendar/google/granted-calendar.ts'
import { grantMinutes, type Granter } from '../../foundation/outside/calendar/google/grants.ts'

/** What a browser keeps while it is at Google; sent to these calls only. */
const cookie = { name: 'portal_calendar', path: '/api/calendar' } as const

const grantedOf = ({ calendars }: Services): GrantedCalendars => {
  if (calendars.granted) return calendars.granted
  throw conflict(calendarMessages.notOffered)
}

/** My Profile, which Google sends the browser back to; it must be listed with Google for every host. */
const callbackOf = ({ secure, host }: Origin): URL =>
  new URL(pathOf('profile'), `${secure ? 'https' : 'http'}://${host}`)

async function present(db: Db, services: Services, owner: Granter) {
  const row = await services.calendars.granted?.rowOf(db, owner)
  return {
    offered: services.calendars.granted !== null,
    connected: row ? { email: row.email, since: row.created_at, ended: row.ended_at !== null } : null,
  }
}

/** Whether a calendar can be connected, and which one is. */
export const readConnection = operation('calendar.connection', ({ db, services, tenantId, person }) =>
  present(db, services, { tenantId, userId: person.id }),
)

/** Begins to connect a calendar. */
export const connect = operation('calendar.connect', async (incoming) => {
  const { db, services, tenantId, person, origin, setCookie } = incoming
  const { grants } = grantedOf(services)
  const { email } = await db
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', person.id)
    .select('email')
    .executeTakeFirstOrThrow()
  const { address, kept } = await grants.begin(
    { tenantId, userId: person.id },
    callbackOf(origin).href,
    email,
  )
  setCookie(cookie.name, kept, { path: cookie.path, maxAge: grantMinutes * 60 })
  return { address }
})

/** Ends to connect it, with what Google gave. */
export const connected = outsideFirst('calendar.connected', async (asking) => {
  const granted = grantedOf(asking.services)
  const callback = callbackOf(asking.origin)
  for (const [name, value] of Object.entries(asking.body))
    if (value !== undefined) callback.searchParams.set(name, value)
  const owner = { tenantId: asking.tenantId, userId: asking.person.id }
  const grant = await granted.grants.finish(owner, asking.origin.cookies[cookie.name], callback)
  return async ({ db, services, audit, setCookie }) => {
    await granted.keep(db, owner, grant)
    setCookie(cookie.name, '', { path: cookie.path, maxAge: 0 })
    audit({ subject: 'calendar connection', subjectId: owner.userId, changes: { email: grant.email } })
    return present(db, services, owner)
  }
})

/** Disconnects it: here in any case, and at Google when it answers. */
export const disconnect = outsideFirst('calendar.disconnect', async ({ services, tenantId, person, db }) => {
  const granted = grantedOf(services)
  const owner = { tenantId, userId: person.id }
  const row = await granted.rowOf(db, owner)
  const token = row ? granted.refreshTokenOf(owner, row.refresh_token) : null
  const revoked = row === undefined || (token !== null && (await granted.grants.revoke(token)))
  return async (writing) => {
    await writing.db
      .deleteFrom('calendar_grant')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', owner.userId)
      .execute()
    writing.audit({
      subject: 'calendar connection',
      subjectId: owner.userId,
      changes: { disconnected: true },
    })
    return { revoked }
  }
})
