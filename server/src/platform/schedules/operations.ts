import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { today } from '@portal/core/foundation/format'
import type { Person } from '@portal/core/foundation/policy/actor'
import { hasRole } from '@portal/core/foundation/policy/roles'
import { screenOf } from '@portal/core/platform/reports/report'
import { nextDay, type ScheduleRhythm } from '@portal/core/platform/schedules/schedule-days'
import type { Db } from '../../foundation/database/database.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { forbidden, invalid, notFound } from '../../foundation/http/refusal.ts'
import type { Services } from '../../foundation/services.ts'
import { askedSchedule } from './asked-schedule.ts'
import { noteSwitchedOff } from '../mail/why-kept.ts'
import { deliveriesOf } from './deliveries.ts'
import { peopleOffered } from './people.ts'
import { sendSchedule } from './send-schedule.ts'
import { trialOperations } from './try-schedule.ts'

/** Reports that one person may have coming round. */
const mostOfOne = 100

type Reading = Pick<Incoming<'reportSchedules.list'>, 'db' | 'tenantId' | 'person' | 'services'>

/** Administrators see everybody's, to stop what should not go out any more. */
const sees = (person: Person) =>
  hasRole(person) ? sql<boolean>`true` : sql<boolean>`s.created_by = ${person.id}`

async function schedulesOf({ db, tenantId, person, services }: Reading, id: number | null = null) {
  const { rows } = await sql<Row>`
    select s.id, s.report, s.query, case when v.id is null then null else jsonb_build_object('id', v.id, 'name', v.name) end as view, s.every, s.day, s.hour, s.only_new, s.files, s.recipients,
      array(select r.address from report_reader r where r.tenant_id = s.tenant_id and r.schedule_id = s.id and r.left_at is not null order by 1) as left_by, s.is_active, s.next_on, s.last_at, s.last_state,
      s.last_message, s.created_by, u.first_name || ' ' || u.last_name as owner,
      case when c.id is null then null else jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug) end as client
    from report_schedule s join user_account u on u.tenant_id = s.tenant_id and u.id = s.created_by
      left join saved_view v on v.tenant_id = s.tenant_id and v.id = s.view_id
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
  readonly view: Answer<'reportSchedules.send'>['view']
  readonly every: ScheduleRhythm
  readonly day: number
  readonly hour: number
  readonly only_new: boolean
  readonly left_by: readonly string[]
  readonly files: readonly ('pdf' | 'xlsx' | 'csv')[]
  readonly recipients: readonly string[]
  readonly is_active: boolean
  readonly next_on: string
  readonly last_at: string | null
  readonly last_state: Answer<'reportSchedules.send'>['lastState']
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
  view: row.view,
  every: row.every,
  day: row.day,
  hour: row.hour,
  onlyNew: row.only_new,
  files: [...row.files],
  recipients: [...row.recipients],
  left: [...row.left_by],
  isActive: row.is_active,
  nextOn: row.next_on,
  lastAt: row.last_at,
  lastState: row.last_state,
  lastMessage: row.last_message,
  owner: { id: row.created_by, fullName: row.owner },
  isOwn: row.created_by === person.id || hasRole(person),
  mayChange: row.created_by === person.id,
})

/** @throws {Refusal} 404 for one that is not the asker's */
async function one(incoming: Reading, id: number): Promise<Answer<'reportSchedules.send'>> {
  const [found] = await schedulesOf(incoming, id)
  if (!found) throw notFound('This schedule')
  return found
}

/** Whoever gets a report no longer does not read it by the link of an earlier mail either. */
async function endLinks(
  { db, tenantId, services }: Reading,
  { id, report, client }: Answer<'reportSchedules.send'>,
  addresses: readonly string[],
): Promise<void> {
  const source = services.reportSources.find((one) => one.report.name === report)
  const route = source ? screenOf(source.report) : null
  if (route === null || client === null) return
  const of = { tenantId, scheduleId: id, clientId: client.id, route }
  await services.readerLinks.end(db, of, addresses)
}

const list = operation('reportSchedules.list', (incoming) => schedulesOf(incoming))

const create = operation('reportSchedules.create', async (incoming) => {
  const { body, db, tenantId, person, audit } = incoming
  const { source, clientId, query, viewId, every, day, hour, files, recipients } =
    await askedSchedule(incoming)
  await mustHaveRoom(db, tenantId, person.id)
  const { id } = await db
    .insertInto('report_schedule')
    .values({
      tenant_id: tenantId,
      report: source.report.name,
      client_id: clientId,
      query: JSON.stringify(query),
      view_id: viewId,
      every,
      day,
      hour,
      only_new: body.onlyNew ?? false,
      files: [...files],
      recipients: [...recipients],
      next_on: nextDay(every, day, today()),
      created_by: person.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  audit({
    subject: 'report schedule',
    subjectId: id,
    changes: { report: source.report.name, every, hour, recipients: [...recipients] },
  })
  return one(incoming, id)
})

/** Changes a schedule. It goes out with the rights of whoever set it up, so nobody else says to whom. */
const change = operation('reportSchedules.change', async (incoming) => {
  const { params, body, db, tenantId, person, services, audit } = incoming
  const before = await one(incoming, params.id)
  if (!before.mayChange) throw forbidden('Only whoever set up this report changes it.')
  const { query, viewId, every, day, hour, files, recipients } = await askedSchedule({
    body: { ...body, report: before.report, ...(before.client ? { clientId: before.client.id } : {}) },
    db,
    tenantId,
    person,
    services,
  })
  const moved = every !== before.every || day !== before.day
  await db
    .updateTable('report_schedule')
    .set({
      query: JSON.stringify(query),
      view_id: viewId,
      every,
      day,
      hour,
      only_new: body.onlyNew ?? false,
      files: [...files],
      recipients: [...recipients],
      // Of other filters the figures are new.
      last_print: null,
      ...(moved ? { next_on: nextDay(every, day, today()) } : {}),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .execute()
  await endLinks(
    incoming,
    before,
    before.recipients.filter((address) => !recipients.includes(address)),
  )
  audit({
    subject: 'report schedule',
    subjectId: params.id,
    changes: {
      every: [before.every, every],
      hour: [before.hour, hour],
      recipients: [before.recipients, [...recipients]],
      query: [before.query, query],
    },
  })
  return one(incoming, params.id)
})

const deliveries = operation('reportSchedules.deliveries', async (incoming) => {
  const { id } = await one(incoming, incoming.params.id)
  return deliveriesOf(incoming.db, incoming.tenantId, id)
})

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
  const { params, db, tenantId, services, audit } = incoming
  const schedule = await one(incoming, params.id)
  const sending = randomUUID()
  await noteSwitchedOff(db, tenantId, 'report-schedule')
  await services.jobs.enqueue(db, sendSchedule, {
    tenantId,
    id: params.id,
    on: today(),
    byHand: true,
    sending,
  })
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
  await endLinks(incoming, before, before.recipients)
  audit({ subject: 'report schedule', subjectId: params.id, changes: { report: [before.report, null] } })
  return { id: params.id }
})

export const scheduleOperations = {
  'reportSchedules.list': list,
  'reportSchedules.create': create,
  ...trialOperations,
  'reportSchedules.people': peopleOffered,
  'reportSchedules.change': change,
  'reportSchedules.deliveries': deliveries,
  'reportSchedules.setActive': setActive,
  'reportSchedules.send': send,
  'reportSchedules.remove': remove,
}
