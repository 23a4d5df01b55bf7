import { calls } from '@portal/core/calls'
import type { Scope } from '@portal/core/foundation/policy/rule'
import type { Actor, User } from '@portal/core/foundation/policy/actor'
import { reportCallNames } from '@portal/core/platform/reports/names'
import type { Report } from '@portal/core/platform/reports/report'
import type { ReportCallName } from '@portal/core/report-names'
import { contextOf, writerOf } from '../../foundation/http/context-of.ts'
import { forbidden, notFound } from '../../foundation/http/refusal.ts'
import { parse } from '../../foundation/http/request-parts.ts'
import type { Services } from '../../foundation/services.ts'
import type { ReportSource } from '../reports/answer.ts'
import type { ReportRequest } from '../reports/read-report.ts'
import { mayRead } from './readers.ts'

/** The report of a name with what answers it. @throws {Refusal} 404 for one that there is not */
export function reportNamed({ reportSources }: Pick<Services, 'reportSources'>, name: string): ReportSource {
  const source = reportSources.find(({ report }) => report.name === name)
  if (!source) throw notFound('This report')
  return source
}

/** What a person may read of a report. @throws {Refusal} 403 without the right */
export function mustRead(report: Report, person: User, clientId: number | null): Exclude<Scope, 'none'> {
  const scope = report.allow.scope(person)
  if (scope === 'none') throw forbidden()
  if (!mayRead(report, person, clientId)) throw forbidden('You do not have access to this client.')
  return scope
}

/** The filters of a schedule as the report's call parses them. @throws {Refusal} 422 for what it does not take */
export const queryOf = ({ name }: Report, query: Readonly<Record<string, string>>): ReportRequest['query'] =>
  // Which reports there are is known by their sources; their schemas are made of the same declarations.
  parse(calls[reportCallNames(name)[0] as ReportCallName], 'query', query) as ReportRequest['query']

/**
 * What a person asks a report for, with the rights of this moment.
 * @param as whom the answer is for: money and columns are those of this one
 * @throws {Refusal} 403 without the right
 */
export async function requestOf(
  { report }: ReportSource,
  {
    person,
    as = person,
    clientId,
    query,
  }: {
    readonly person: User
    readonly as?: Actor
    readonly clientId: number | null
    readonly query: ReportRequest['query']
  },
  services: Services,
): Promise<ReportRequest> {
  const scope = mustRead(report, person, clientId)
  return {
    actor: as,
    scope,
    db: services.database.reading(await contextOf(services.database, { actor: person, scope })),
    tenantId: person.tenantId,
    services,
    query,
    params: clientId === null ? undefined : { clientId },
  }
}

/**
 * Reads a report as `requestOf` asks for it: from the replica, where there is one that has what `writer` wrote.
 * @param writer who has it sent, and expects to find there what was written a moment ago
 * @param read may run twice; its request says where it is read from a copy
 */
export async function readAside<T>(
  source: ReportSource,
  asked: Parameters<typeof requestOf>[1],
  writer: User,
  services: Services,
  read: (request: ReportRequest) => Promise<T>,
): Promise<T> {
  const request = await requestOf(source, asked, services)
  const { database, replica } = services
  if (replica === null) return read(request)
  const context = await contextOf(database, { actor: asked.person, scope: request.scope })
  const { value } = await replica.read(context, writerOf(writer), (db, copiedAt) =>
    read({ ...request, db, copiedAt }),
  )
  return value
}
