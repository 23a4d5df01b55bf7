import { calls, type Answer, type Given } from '@portal/core/calls'
import type { Call } from '@portal/core/foundation/contract/call'
import { scopeOf } from '@portal/core/foundation/policy/scope-of-call'
import type { Scope } from '@portal/core/foundation/policy/rule'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { guestOperations } from '../../access/guests/operations.ts'
import { departmentOperations } from '../../access/departments/operations.ts'
import { twoFactorOperations } from '../../access/second-factor/two-factor.ts'
import { accessOperations } from '../../access/sign-in/operations.ts'
import { userOperations } from '../../access/users/operations.ts'
import { activityOperations } from '../../work/activities/operations.ts'
import { auditOperations } from '../../platform/audit/list-entries.ts'
import { budgetOperations } from '../../money/budgets/operations.ts'
import { calendarOperations } from '../../work/calendar/operations.ts'
import { clientOperations } from '../../clients/profile/operations.ts'
import { forbidden } from '../../foundation/http/refusal.ts'
import { contextOf, writerOf } from '../../foundation/http/context-of.ts'
import { checkNamed, parse } from '../../foundation/http/request-parts.ts'
import { interactionOperations } from '../../work/interactions/operations.ts'
import { healthOperations } from '../health/operations.ts'
import { metricOperations } from '../metrics/operations.ts'
import { recordOperations } from '../../platform/records/operations.ts'
import { proofOperations } from '../../work/proofs/operations.ts'
import { supportOperations } from '../../work/support/operations.ts'
import { teamOperations } from '../team/operations.ts'
import { taskOperations } from '../../work/tasks/operations.ts'
import { agreementOperations } from '../../money/agreements/operations.ts'
import { allocationOperations } from '../../money/allocations/operations.ts'
import { invoicingOperations } from '../../money/invoicing/operations.ts'
import { budgetPlanOperations } from '../../money/changes/operations.ts'
import { reportOperations } from '../../platform/reports/operations.ts'
import { isFurther, type FurtherCall } from './further-reads.ts'
import { mayOpenPath } from './may-open.ts'
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
  'activityTypes.list': recordOperations['activityTypes.list'],
  'activities.ofClient': activityOperations['activities.ofClient'],
  'activities.ofUser': activityOperations['activities.ofUser'],
  'activityReports.clientReport': activityOperations['activityReports.clientReport'],
  'activityReports.userPerformance': activityOperations['activityReports.userPerformance'],
  'primaryGoals.ofClient': interactionOperations['primaryGoals.ofClient'],
  'interactions.ofClient': interactionOperations['interactions.ofClient'],
  'dashboards.accountManager': metricOperations['dashboards.accountManager'],
  'clients.mtdPacingTotals': metricOperations['clients.mtdPacingTotals'],
  'clients.sectionBudgets': metricOperations['clients.sectionBudgets'],
  'calendar.events': calendarOperations['calendar.events'],
  'tasks.list': taskOperations['tasks.list'],
  'team.members': teamOperations['team.members'],
  'support.list': supportOperations['support.list'],
  'departments.list': departmentOperations['departments.list'],
  'users.list': userOperations['users.list'],
  'users.active': accessOperations['users.active'],
  'users.twoFactorStates': twoFactorOperations['users.twoFactorStates'],
  'users.current': accessOperations['users.current'],
  'users.clients': accessOperations['users.clients'],
  'audit.list': auditOperations['audit.list'],
  'dashboards.sem': metricOperations['dashboards.sem'],
  'dashboards.social': metricOperations['dashboards.social'],
  'dashboards.programmaticDisplay': metricOperations['dashboards.programmaticDisplay'],
  'dashboards.programmaticVideo': metricOperations['dashboards.programmaticVideo'],
  'dashboards.ctv': metricOperations['dashboards.ctv'],
  'dashboards.monthly': metricOperations['dashboards.monthly'],
  'interactionTypes.list': interactionOperations['interactionTypes.list'],
  'interactions.byClients': interactionOperations['interactions.byClients'],
  'interactions.byUsers': interactionOperations['interactions.byUsers'],
  'services.list': recordOperations['services.list'],
  'invoicing.list': invoicingOperations['invoicing.list'],
  'invoicing.get': invoicingOperations['invoicing.get'],
  'invoicing.ofClient': invoicingOperations['invoicing.ofClient'],
  'invoicing.accounts': invoicingOperations['invoicing.accounts'],
  'invoicing.billing': invoicingOperations['invoicing.billing'],
  'allocations.list': allocationOperations['allocations.list'],
  'guestAccesses.list': guestOperations['guestAccesses.list'],
  'agreements.list': agreementOperations['agreements.list'],
  'agreements.ofClient': agreementOperations['agreements.ofClient'],
  'agreements.get': agreementOperations['agreements.get'],
  'budgetIncreases.list': budgetPlanOperations['budgetIncreases.list'],
  'budgetIncreases.ofClient': budgetPlanOperations['budgetIncreases.ofClient'],
  'proofs.list': proofOperations['proofs.list'],
  'clientHealth.get': healthOperations['clientHealth.get'],
  'metrics.campaigns': metricOperations['metrics.campaigns'],
  'dashboards.platforms': metricOperations['dashboards.platforms'],
} as const

export type ReadableCall = keyof typeof readable | FurtherCall

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
  /**
   * The answer of a declared report or list, by the name of its call.
   * @throws {Refusal} as `read`
   */
  readDeclared(name: string, asked?: DeclaredAsked): Promise<unknown>
  /** Whether the person may make a call at all. */
  may(name: string): boolean
  /** Whether it is somebody of the agency: others read Investment in the place of spend. */
  readonly isEmployee: boolean
  readonly userId: number
  /** The routes that the person may open. */
  opens(path: string): boolean
  /** Where any of what was read came from a replica, the instant up to which all of it is there; null otherwise. */
  readonly copiedAt: string | null
}

/** What a declared call is given, as its address would carry it. */
export interface DeclaredAsked {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

/**
 * Reads the portal for somebody: by the calls' own rules, schemas, scopes and
 * operations, so that an answer holds what a screen would show this person,
 * and nothing else.
 */
export function portalFor({ actor, person, tenantId, services, origin }: Asker): PortalReader {
  const nothing = (): void => undefined
  const scopeFor = (name: string): Scope => {
    const call = callOf(name)
    return call ? scopeOf(call, actor) : 'none'
  }
  let copied: string | null = null
  async function run(name: string, operation: AnyOperation | undefined, asked: AnyAsked): Promise<unknown> {
    const call = callOf(name)
    const scope = scopeFor(name)
    if (!call || !operation || scope === 'none') throw forbidden()
    const params = parse(call, 'params', asked.params)
    const query = parse(call, 'query', asked.query)
    const body = parse(call, 'body', asked.body)
    checkNamed(call.client, 'client', params, scope)
    checkNamed(call.user, 'user', params, scope)
    const { database, replica } = services
    const context = await contextOf(database, { actor, scope })
    const incoming = {
      params,
      query,
      body,
      files: [],
      actor,
      person,
      tenantId,
      scope,
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
    if (!call.mayLag || replica === null)
      return operation({ ...incoming, db: database.reading(context), copiedAt: null })
    const { value, copiedAt } = await replica.read(context, writerOf(actor), (db, at) =>
      operation({ ...incoming, db, copiedAt: at }),
    )
    if (copiedAt !== null && (copied === null || copiedAt < copied)) copied = copiedAt
    return value
  }
  const reports = reportOperations(services.reportSources) as unknown as Readonly<
    Record<string, AnyOperation>
  >
  const operationOf = (name: ReadableCall): AnyOperation =>
    (isFurther(name) ? services.furtherReads[name] : readable[name]) as unknown as AnyOperation
  return {
    isEmployee: isEmployee(person),
    userId: person.id,
    may: (name) => scopeFor(name) !== 'none',
    opens: (path) => mayOpenPath(actor, path),
    get copiedAt() {
      return copied
    },
    // The table above pairs names with operations, and the call's own schemas made the parts.
    read: async <N extends ReadableCall>(name: N, asked: Asked<N> = {}) =>
      (await run(name, operationOf(name), asked as AnyAsked)) as Answer<N>,
    readDeclared: async (name, asked = {}) =>
      run(name, reports[name] ?? (name.endsWith('.list') ? lists[name] : undefined), asked),
  }
}

type AnyOperation = (incoming: unknown) => Promise<unknown>
interface AnyAsked {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

const lists = recordOperations as unknown as Readonly<Record<string, AnyOperation>>
const contract: Readonly<Record<string, Call | undefined>> = calls
const callOf = (name: string): Call | undefined => contract[name]
