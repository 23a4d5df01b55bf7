import { today } from '@portal/core/foundation/format'
import { operation } from '../../foundation/http/operation.ts'
import { forbidden } from '../../foundation/http/refusal.ts'
import { connect, connected, disconnect, readConnection } from './connection.ts'

/** A day's events of the caller's own calendar, whose id is the caller's address. */
const events = operation('calendar.events', async ({ db, tenantId, person, query, services }) => {
  const account = await db
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', person.id)
    .select('email')
    .executeTakeFirstOrThrow()
  if (query.calendarId.trim().toLowerCase() !== account.email.toLowerCase())
    throw forbidden('You can only open your own calendar.')
  const found = await services.calendars.eventsOn(
    { tenantId, userId: person.id, email: account.email },
    query.day ?? today(),
  )
  return [...found]
})

export const calendarOperations = {
  'calendar.events': events,
  'calendar.connection': readConnection,
  'calendar.connect': connect,
  'calendar.connected': connected,
  'calendar.disconnect': disconnect,
}
