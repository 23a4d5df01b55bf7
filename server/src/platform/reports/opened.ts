import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { today } from '@portal/core/foundation/format'
import { isPerson, type Actor, type Person } from '@portal/core/foundation/policy/actor'
import { isActing } from '@portal/core/foundation/policy/impersonation'
import { reportOpenedAction } from '@portal/core/platform/reports/opened'
import { isOfClient, type Report } from '@portal/core/platform/reports/report'
import { agencyDayOf } from '../../foundation/database/agency-day.ts'
import { wholeTenant } from '../../foundation/database/context.ts'
import { perDatabase } from '../../foundation/database/per-database.ts'
import { takenByNodes } from '../../foundation/database/taken-by-nodes.ts'
import type { Services } from '../../foundation/http/operation.ts'
import { log } from '../../foundation/log.ts'
import type { ReportRequest } from './read-report.ts'

/** What was written down today already, so that a page that is turned writes nothing; the database knows the rest. */
const written = perDatabase(() => new LRUCache<string, true>({ max: 20_000 }))

/** A report that was open before somebody. */
export interface Opening {
  readonly title: string
  readonly clientIds: readonly number[]
}

/** Whoever reads for a client, in person: no employee, no program, and nobody who looks through another's eyes. */
const readsInPerson = (actor: Actor): actor is Actor & Person =>
  isPerson(actor) &&
  ['Client', 'Partner', 'Regional Manager'].includes(actor.userType) &&
  !isActing(actor) &&
  !actor.key

/**
 * Whose report an answer was: the client of a report that is of one, and for somebody of a client all the own ones that
 * it was narrowed to. A report over the many clients of others is none of a client's.
 */
export function clientsOf(
  report: Report,
  { actor, scope, query, params }: Pick<ReportRequest, 'actor' | 'scope' | 'query' | 'params'>,
): readonly number[] {
  if (isOfClient(report)) return params?.clientId === undefined ? [] : [params.clientId]
  if (!isPerson(actor) || actor.userType !== 'Client' || scope === 'all' || scope.of !== 'client') return []
  const { clientId } = query
  return clientId === undefined ? scope.ids : scope.ids.filter((id) => id === Number(clientId))
}

/**
 * Writes down that somebody of a client opened a report, once a day for each client. It belongs to no answer: one that
 * cannot be written is logged, and the report is read all the same.
 */
export async function noteOpened(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  { title, clientIds }: Opening,
): Promise<void> {
  if (!readsInPerson(actor)) return
  const { id: userId, tenantId } = actor
  const kept = written(database)
  const day = today()
  for (const clientId of clientIds) {
    const key = JSON.stringify([day, tenantId, userId, clientId, title])
    if (kept.has(key)) continue
    kept.set(key, true)
    try {
      await database.write(wholeTenant(tenantId), (db) =>
        sql`
          insert into usage_record (tenant_id, client_id, user_id, action, log)
          select ${tenantId}, ${clientId}, ${userId}, ${reportOpenedAction}, jsonb_build_object('Report', ${title}::text)
          where not exists (
            select from usage_record
            where tenant_id = ${tenantId} and user_id = ${userId} and action = ${reportOpenedAction}
              and client_id = ${clientId} and log ->> 'Report' = ${title} and ${agencyDayOf(sql`created_at`)} = ${day}::date
          )
          ${takenByNodes}`.execute(db),
      )
    } catch (error) {
      kept.delete(key)
      log.warn({ err: error }, 'That a report was opened could not be written down.')
    }
  }
}
