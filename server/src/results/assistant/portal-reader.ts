import { calls, type Answer, type Given } from '@portal/core/calls'
import type { Call } from '@portal/core/foundation/contract/call'
import { scopeOf } from '@portal/core/foundation/policy/scope-of-call'
import { accessOperations } from '../../access/sign-in/operations.ts'
import { activityOperations } from '../../work/activities/operations.ts'
import { auditOperations } from '../../platform/audit/list-entries.ts'
import { budgetOperations } from '../../money/budgets/operations.ts'
import { calendarOperations } from '../../work/calendar/operations.ts'
import { clientOperations } from '../../clients/profile/operations.ts'
import type { Incoming, Operation } from '../../foundation/http/operation.ts'
import { forbidden } from '../../foundation/http/refusal.ts'
import { checkNamed, contextOf, parse } from '../../foundation/http/way-in.ts'
import { interactionOperations } from '../../work/interactions/operations.ts'
import { metricOperations } from '../metrics/operations.ts'
import { recordOperations } from '../../platform/records/operations.ts'
import { supportOperations } from '../../work/support/operations.ts'
import { taskOperations } from '../../work/tasks/operations.ts'
import type { Asker } from '../../foundation/outside/chat/port.ts'

/** The reading calls that answers are made of. */
const readable = {
  'clients.list': clientOperations['clients.list'],
  'clients.get': clientOperations['clients.get'],
  'groups.list': recordOperations['groups.list'],
  'clients.many': clientOperations['clients.many'],
  'clientUserTypes.list': recordOperations['clientUserTypes.list'],
  'budgets.active': budgetOperations['budgets.active'],
  'budgetChanges.forUser': budgetOperations['budgetChanges.forUser'],
  'budgets.activeOfClient': budgetOperations['budgets.activeOfClient'],
  'budgets.ofClientList': budgetOperations['budgets.ofClientList'],
  'activities.ofClient': activityOperations['activities.ofClient'],
  'activities.ofUser': activityOperations['activities.ofUser'],
  'activityReports.clientReport': activityOperations['activityReports.clientReport'],
  'activityReports.userPerformance': activityOperations['activityReports.userPerformance'],
  'interactionReporting.overwatchDashboard': interactionOperations['interactionReporting.overwatchDashboard'],
  'primaryGoals.ofClient': interactionOperations['primaryGoals.ofClient'],
  'interactions.ofClient': interactionOperations['interactions.ofClient'],
  'dashboards.accountManager': metricOperations['dashboards.accountManager'],
  'clients.mtdPacingTotals': metricOperations['clients.mtdPacingTotals'],
  'calendar.events': calendarOperations['calendar.events'],
  'tasks.list': taskOperations['tasks.list'],
  'support.list': supportOperations['support.list'],
  'users.active': accessOperations['users.active'],
  'users.current': accessOperations['users.current'],
  'users.clients': accessOperations['users.clients'],
  'audit.list': auditOperations['audit.list'],
} as const

export type ReadableCall = keyof typeof readable

/** What a call is given, as its address or body would carry it. */
export interface Asked<N extends ReadableCall> {
  readonly params?: Given<N, 'params'>
  readonly query?: Given<N, 'query'>
  readonly body?: Given<N, 'body'>
}

/** The portal in the eyes of one person. */
export interface PortalReader {
  /** @throws {Refusal} 403 without the right to the call, 404 or 422 as the call itself answers */
  read<N extends ReadableCall>(name: N, asked?: Asked<N>): Promise<Answer<N>>
  /** Whether the person may make a call at all. */
  may(name: ReadableCall): boolean
}

/**
 * Reads the portal for somebody: by the calls' own rules, schemas, scopes and
 * operations, so that an answer holds what a screen would show this person,
 * and nothing else.
 */
export function portalFor({ actor, person, tenantId, services, origin }: Asker): PortalReader {
  const nothing = (): void => undefined
  return {
    may: (name) => scopeOf(calls[name] as Call, actor) !== 'none',
    async read<N extends ReadableCall>(name: N, asked: Asked<N> = {}): Promise<Answer<N>> {
      const call: Call = calls[name]
      const scope = scopeOf(call, actor)
      if (scope === 'none') throw forbidden()
      const params = parse(call, 'params', asked.params)
      const query = parse(call, 'query', asked.query)
      const body = parse(call, 'body', asked.body)
      checkNamed(call.client, 'client', params, scope)
      checkNamed(call.user, 'user', params, scope)
      const incoming = {
        params,
        query,
        body,
        files: [],
        actor,
        person,
        tenantId,
        scope,
        db: services.database.reading(await contextOf(services.database, { actor, scope })),
        services,
        ifMatch: null,
        ifNoneMatch: null,
        range: null,
        origin,
        audit: nothing,
        afterCommit: nothing,
        afterRollback: nothing,
        setCookie: nothing,
      }
      // The table above pairs names with operations, and the call's own schemas made the parts.
      const run = readable[name] as unknown as Operation<N>
      return (await run(incoming as unknown as Incoming<N>)) as Answer<N>
    },
  }
}
