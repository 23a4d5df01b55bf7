import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { today } from '@portal/core/foundation/format'
import type { Person, User } from '@portal/core/foundation/policy/actor'
import { hasRole } from '@portal/core/foundation/policy/roles'
import { email as isEmail } from '@portal/core/foundation/rules'
import { filtersOf } from '@portal/core/platform/reports/query'
import { isOfClient } from '@portal/core/platform/reports/report'
import { nextDay, weekdays } from '@portal/core/platform/schedules/schedule-days'
import type { Db } from '../../foundation/database/database.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { invalid, notFound } from '../../foundation/http/refusal.ts'
import type { Services } from '../../foundation/services.ts'
import { readReport } from '../reports/read-report.ts'
import { ownPeople, readersOf } from './readers.ts'
import { queryOf, reportNamed, requestOf } from './ask-report.ts'
import { sendSchedule } from './send-schedule.ts'

/** Reports that one person may have coming round. */
const mostOfOne = 100

type Reading = Pick<Incoming<'reportSchedules.list'>, 'db' | 'tenantId' | 'person' | 'services'>

/** Administrators see everybody's, to stop what should not go out any more. */
const sees = (person: Person) =>
  hasRole(person) ? sql<boolean>`true` : sql<boolean>`s.created_by = ${person.id}`

async function schedulesOf({ db, tenantId, person, services }: Reading, id: number | null = null) {
  const { rows } = await sql<Row>`
    select s.id, s.report, s.query, s.every, s.day, s.files, s.recipients, s.is_active, s.next_on, s.last_at, s.last_state,
      s.last_message, s.created_by, u.first_name || ' ' || u.last_name as owner,
      case when c.id is null then null else jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug) end as client
    from report_schedule s join user_account u on u.tenant_id = s.tenant_id and u.id = s.created_by
      left join client c on c.tenant_id = s.tenant_id and c.id = s.client_id
    where s.tenant_id = ${tenantId} and ${sees(person)} and ${id === null ? sql`true` : sql`s.id = ${id}`}
    order by s.id desc`.execute(db)
  return rows.map((row) => present(row, person, services))
}

interface Row {
  readonly id: number
  readonly report: string
  readonly client: Answer<'reportSchedules.send'>['client']
  readonly query: Readonly<Record<string, string>>
  readonly every: 'week' | 'month'
  readonly day: number
  readonly files: readonly ('pdf' | 'xlsx' | 'csv')[]
  readonly recipients: readonly string[]
  readonly is_active: boolean
  readonly next_on: string
  readonly last_at: string | null
  readonly last_state: 'sent' | 'failed' | 'stopped' | null
  readonly last_message: string | null
  readonly created_by: number
  readonly owner: string
}

const present = (row: Row, person: Person, { reportSources }: Services): Answer<'reportSchedules.send'> => ({
  id: row.id,
  report: row.report,
  title: reportSources.find(({ report }) => report.name === row.report)?.report.title ?? row.report,
  client: row.client,
  query: row.query,
  every: row.every,
  day: row.day,
  files: [...row.files],
  recipients: [...row.recipients],
  isActive: row.is_active,
  nextOn: row.next_on,
  lastAt: row.last_at,
  lastState: row.last_state,
  lastMessage: row.last_message,
  owner: { id: row.created_by, fullName: row.owner },
  isOwn: row.created_by === person.id || hasRole(person),
})

/** @throws {Refusal} 404 for one that is not the asker's */
async function one(incoming: Reading, id: number): Promise<Answer<'reportSchedules.send'>> {
  const [found] = await schedulesOf(incoming, id)
  if (!found) throw notFound('This schedule')
  return found
}

const list = operation('reportSchedules.list', (incoming) => schedulesOf(incoming))

const create = operation('reportSchedules.create', async (incoming) => {
  const { body, db, tenantId, person, services, audit } = incoming
  const source = reportNamed(services, body.report)
  const { report } = source
  if (isOfClient(report) && body.clientId === undefined) throw invalid({ clientId: 'Field is required' })
  if (body.every === 'week' && body.day > weekdays.length) throw invalid({ day: 'A week has seven days.' })
  const recipients = [...new Set(body.recipients.map((address) => address.trim().toLowerCase()))]
  const wrong = recipients.find((address) => isEmail(address) !== null)
  if (wrong !== undefined) throw invalid({ recipients: `"${wrong}" is no e-mail address.` })
  const takes = Object.keys(report.filters ?? {})
  const query = Object.fromEntries(
    Object.entries(body.query ?? {}).filter(([name]) => takes.includes(name) && name in filtersOf(report)),
  )
  const clientId = isOfClient(report) ? (body.clientId ?? null) : null
  const user: User = { ...person, kind: 'user' }
  // Refused now rather than by the job: without the right, or with a filter that the report does not take.
  const request = await requestOf(source, { person: user, clientId, query: queryOf(report, query) }, services)
  await readReport(source, { ...request, db })
  const { without } = await readersOf(report, { recipients, clientId, owner: user }, services, db)
  if (without.length > 0) throw invalid({ recipients: await strangersIn(without, db, tenantId) })
  await mustHaveRoom(db, tenantId, person.id)
  const { id } = await db
    .insertInto('report_schedule')
    .values({
      tenant_id: tenantId,
      report: report.name,
      client_id: clientId,
      query: JSON.stringify(query),
      every: body.every,
      day: body.day,
      files: [...new Set(body.files)],
      recipients,
      next_on: nextDay(body.every, body.day, today()),
      created_by: person.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  audit({
    subject: 'report schedule',
    subjectId: id,
    changes: { report: report.name, every: body.every, recipients },
  })
  return one(incoming, id)
})

/** Why these addresses do not get a report, in a sentence. */
async function strangersIn(without: readonly string[], db: Db, tenantId: number): Promise<string> {
  const own = await ownPeople(db, tenantId, without)
  const outside = without.filter((address) => !own.has(address))
  return outside.length > 0
    ? `${listed(outside)} outside of the agency, and this report is for its own people only.`
    : `${without.join(', ')} may not read this report.`
}

const listed = (addresses: readonly string[]): string =>
  `${addresses.join(', ')} ${addresses.length === 1 ? 'is' : 'are'}`

async function mustHaveRoom(db: Db, tenantId: number, userId: number): Promise<void> {
  const { count } = await db
    .selectFrom('report_schedule')
    .where('tenant_id', '=', tenantId)
    .where('created_by', '=', userId)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  if (count >= mostOfOne)
    throw invalid({ report: `You have ${mostOfOne} reports coming round. Delete one first.` })
}

const setActive = operation('reportSchedules.setActive', async (incoming) => {
  const { params, body, db, tenantId, audit } = incoming
  const before = await one(incoming, params.id)
  await db
    .updateTable('report_schedule')
    .set({
      is_active: body.isActive,
      ...(body.isActive ? { next_on: nextDay(before.every, before.day, today()) } : {}),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .execute()
  audit({
    subject: 'report schedule',
    subjectId: params.id,
    changes: { active: [before.isActive, body.isActive] },
  })
  return one(incoming, params.id)
})

const send = operation('reportSchedules.send', async (incoming) => {
  const { params, db, tenantId, services, audit, afterCommit } = incoming
  const schedule = await one(incoming, params.id)
  await services.jobs.enqueue(db, sendSchedule, { tenantId, id: params.id, on: today(), byHand: true })
  afterCommit(() => services.jobs.wake(sendSchedule))
  audit({
    subject: 'report schedule',
    subjectId: params.id,
    changes: { event: 'sent by hand', report: schedule.report },
  })
  return schedule
})

const remove = operation('reportSchedules.remove', async (incoming) => {
  const { params, db, tenantId, audit } = incoming
  const before = await one(incoming, params.id)
  await db
    .deleteFrom('report_schedule')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .execute()
  audit({ subject: 'report schedule', subjectId: params.id, changes: { report: [before.report, null] } })
  return { id: params.id }
})

export const scheduleOperations = {
  'reportSchedules.list': list,
  'reportSchedules.create': create,
  'reportSchedules.setActive': setActive,
  'reportSchedules.send': send,
  'reportSchedules.remove': remove,
}
