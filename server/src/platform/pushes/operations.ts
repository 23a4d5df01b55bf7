import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import type { Db } from '../../foundation/database/database.ts'
import { takenByNodes } from '../../foundation/database/taken-by-nodes.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'
import type { Services } from '../../foundation/services.ts'
import { noteSwitchedOff } from '../mail/why-kept.ts'
import { mayLeave } from '../schedules/readers.ts'
import { reportNamed } from '../schedules/ask-report.ts'
import { peopleOf } from './people-of.ts'
import { sendPush } from './send-push.ts'

type Push = Answer<'reportPushes.create'>

/** Seconds in which a push can still be taken back. */
const patience = 60

interface Row {
  readonly id: number
  readonly report: string
  readonly message: string
  readonly state: Push['state']
  readonly sends_at: string
  readonly clients: number
  readonly people: number
  readonly sent: number
  readonly problems: string[] | null
  readonly created_by: string
}

const present = ({ reportSources }: Services, row: Row): Push => ({
  id: row.id,
  report: row.report,
  title: reportSources.find(({ report }) => report.name === row.report)?.report.title ?? row.report,
  message: row.message,
  state: row.state,
  sendsAt: row.sends_at,
  clients: row.clients,
  people: row.people,
  sent: row.sent,
  problems: row.problems ?? [],
  createdBy: row.created_by,
})

async function pushesOf(db: Db, tenantId: number, id: number | null = null): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select p.id, p.report, p.message, p.state, p.sends_at, p.people, u.first_name || ' ' || u.last_name as created_by,
      (select count(*)::integer from report_push_client c where c.tenant_id = p.tenant_id and c.report_push_id = p.id) as clients,
      (select count(*)::integer from report_push_client c where c.tenant_id = p.tenant_id and c.report_push_id = p.id
        and c.done_at is not null and c.problem = '') as sent,
      (select array_agg(k.name || ': ' || c.problem order by k.name) from report_push_client c
        join client k on k.tenant_id = c.tenant_id and k.id = c.client_id
        where c.tenant_id = p.tenant_id and c.report_push_id = p.id and c.problem <> '') as problems
    from report_push p join user_account u on u.tenant_id = p.tenant_id and u.id = p.created_by
    where p.tenant_id = ${tenantId} and (${id}::integer is null or p.id = ${id}) order by p.id desc limit 500`.execute(
    db,
  )
  return rows
}

/** @throws {Refusal} 404 */
async function one(
  { db, tenantId, services }: Pick<Incoming<'reportPushes.cancel'>, 'db' | 'tenantId' | 'services'>,
  id: number,
) {
  const [row] = await pushesOf(db, tenantId, id)
  if (!row) throw notFound('This push')
  return present(services, row)
}

const reports = operation('reportPushes.reports', async ({ services }) =>
  services.reportSources
    .filter(({ report }) => mayLeave(report))
    .map(({ report: { name, title } }) => ({ name, title })),
)

const list = operation('reportPushes.list', async ({ db, tenantId, services }) =>
  (await pushesOf(db, tenantId)).map((row) => present(services, row)),
)

/** @throws {Refusal} 422 for a report that no client reads */
function checkReport(services: Services, name: string): void {
  if (!mayLeave(reportNamed(services, name).report))
    throw invalid({
      report: 'This report is not for clients: choose one of a client that its people may open.',
    })
}

const count = operation('reportPushes.count', async ({ db, tenantId, body, services }) => {
  checkReport(services, body.report)
  const people = await peopleOf(db, tenantId, body.clientIds)
  return {
    clients: people.filter(({ addresses }) => addresses.length > 0).length,
    people: people.reduce((sum, { addresses }) => sum + addresses.length, 0),
    without: people.filter(({ addresses }) => addresses.length === 0).map(({ name }) => name),
  }
})

const create = operation('reportPushes.create', async (incoming) => {
  const { db, tenantId, body, person, services, audit } = incoming
  checkReport(services, body.report)
  const people = (await peopleOf(db, tenantId, body.clientIds)).filter(
    ({ addresses }) => addresses.length > 0,
  )
  if (people.length === 0) throw invalid({ clientIds: 'Nobody of these clients has an account here.' })
  const total = people.reduce((sum, { addresses }) => sum + addresses.length, 0)
  const { rows } = await sql<{ id: number; sends_at: string }>`
    insert into report_push (tenant_id, report, message, file, sends_at, people, created_by)
    values (${tenantId}, ${body.report}, ${body.message}, ${body.file}, now() + make_interval(secs => ${patience}), ${total}, ${person.id})
    returning id, sends_at`.execute(db)
  const id = rows[0]?.id ?? 0
  await sql`insert into report_push_client (tenant_id, report_push_id, client_id)
    select ${tenantId}, ${id}, unnest(${people.map(({ id: client }) => client)}::integer[])
    ${takenByNodes}`.execute(db)
  await noteSwitchedOff(db, tenantId, 'report-schedule')
  await services.jobs.enqueue(db, sendPush, { tenantId, id }, new Date(Date.now() + patience * 1000))
  audit({
    subject: 'report push',
    subjectId: id,
    changes: { report: [null, body.report], clients: [null, people.length], people: [null, total] },
  })
  return one(incoming, id)
})

const cancel = operation('reportPushes.cancel', async (incoming) => {
  const { db, tenantId, params, audit } = incoming
  const { rows } = await sql`update report_push set state = 'Canceled'
    where tenant_id = ${tenantId} and id = ${params.id} and state = 'Waiting' returning 1`.execute(db)
  if (rows.length === 0) {
    const { state } = await one(incoming, params.id)
    throw conflict(state === 'Canceled' ? 'It is taken back already.' : 'It is too late: it is going out.')
  }
  audit({ subject: 'report push', subjectId: params.id, changes: { state: ['Waiting', 'Canceled'] } })
  return one(incoming, params.id)
})

const sendNow = operation('reportPushes.sendNow', async (incoming) => {
  const { db, tenantId, params, services, audit } = incoming
  const { rows } = await sql`update report_push set sends_at = now()
    where tenant_id = ${tenantId} and id = ${params.id} and state = 'Waiting' returning 1`.execute(db)
  if (rows.length === 0) throw conflict('It does not wait any more.')
  await noteSwitchedOff(db, tenantId, 'report-schedule')
  await services.jobs.enqueue(db, sendPush, { tenantId, id: params.id })
  audit({ subject: 'report push', subjectId: params.id, changes: { waits: [true, false] } })
  return one(incoming, params.id)
})

export const reportPushOperations = {
  'reportPushes.reports': reports,
  'reportPushes.list': list,
  'reportPushes.count': count,
  'reportPushes.create': create,
  'reportPushes.cancel': cancel,
  'reportPushes.sendNow': sendNow,
}
