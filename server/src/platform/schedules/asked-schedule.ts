import type { User } from '@portal/core/foundation/policy/actor'
import { addressList } from '@portal/core/foundation/rules'
import { filtersOf } from '@portal/core/platform/reports/query'
import { isOfClient } from '@portal/core/platform/reports/report'
import {
  lastDayOf,
  usualHour,
  type ScheduleFile,
  type ScheduleRhythm,
} from '@portal/core/platform/schedules/schedule-days'
import type { Db } from '../../foundation/database/database.ts'
import { viewFilters } from '@portal/core/platform/schedules/view-filters'
import type { Incoming } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import type { ReportSource } from '../reports/answer.ts'
import { readReport } from '../reports/read-report.ts'
import { queryOf, reportNamed, requestOf } from './ask-report.ts'
import { viewOf } from './schedule-views.ts'
import { mayLeave, ownPeople, readersOf, type Readers } from './readers.ts'

/** What somebody wants to have coming round, in order. */
export interface AskedSchedule {
  readonly source: ReportSource
  readonly user: User
  readonly clientId: number | null
  /** Filters that the report takes, without those of its period. */
  readonly query: Readonly<Record<string, string>>
  readonly viewId: number | null
  readonly every: ScheduleRhythm
  readonly day: number
  readonly hour: number
  readonly files: readonly ScheduleFile[]
  /** In small letters, each once. */
  readonly recipients: readonly string[]
  readonly readers: readonly Readers[]
}

/**
 * Checks what somebody wants to have coming round now rather than by the job: rights, filters, days and addresses.
 * @throws {Refusal} 404, 403 and 422
 */
export async function askedSchedule({
  body,
  db,
  tenantId,
  person,
  services,
}: Pick<
  Incoming<'reportSchedules.create' | 'reportSchedules.preview' | 'reportSchedules.test'>,
  'body' | 'db' | 'tenantId' | 'person' | 'services'
>): Promise<AskedSchedule> {
  const source = reportNamed(services, body.report)
  const { report } = source
  if (isOfClient(report) && body.clientId === undefined) throw invalid({ clientId: 'Field is required' })
  const last = lastDayOf[body.every]
  if (body.day > last)
    throw invalid({ day: body.every === 'week' ? 'A week has seven days.' : `The last one is ${last}.` })
  const recipients = body.recipients.map((address) => address.trim().toLowerCase())
  const problem = addressList(recipients.join())
  if (problem !== null) throw invalid({ recipients: problem })
  const takes = Object.keys(report.filters ?? {})
  const view = body.viewId ? await viewOf(body.viewId, report, { db, tenantId, person }) : null
  const query = Object.fromEntries(
    Object.entries(view ? viewFilters(report, view.query) : (body.query ?? {})).filter(
      ([name]) => takes.includes(name) && name in filtersOf(report),
    ),
  )
  const clientId = isOfClient(report) ? (body.clientId ?? null) : null
  const user: User = { ...person, kind: 'user' }
  const request = await requestOf(source, { person: user, clientId, query: queryOf(report, query) }, services)
  await readReport(source, { ...request, db, query: { ...request.query, page: 1, pageSize: 1 } })
  const { readers, without } = await readersOf(
    report,
    { recipients, clientId, owner: user, query },
    services,
    db,
  )
  if (without.length > 0)
    throw invalid({ recipients: await strangersIn(without, mayLeave(report), { db, tenantId }) })
  return {
    source,
    user,
    clientId,
    query,
    viewId: view?.id ?? null,
    every: body.every,
    day: body.day,
    hour: body.hour ?? usualHour,
    files: [...new Set(body.files)],
    recipients,
    readers,
  }
}

/** Why these addresses do not get a report, in a sentence. */
async function strangersIn(
  without: readonly string[],
  leaves: boolean,
  { db, tenantId }: { readonly db: Db; readonly tenantId: number },
): Promise<string> {
  const own = await ownPeople(db, tenantId, without)
  const outside = without.filter((address) => !own.has(address))
  return outside.length > 0 && !leaves
    ? `${listed(outside)} outside of the agency, and this report is for its own people only.`
    : `${without.join(', ')} may not read this report.`
}

const listed = (addresses: readonly string[]): string =>
  `${addresses.join(', ')} ${addresses.length === 1 ? 'is' : 'are'}`
