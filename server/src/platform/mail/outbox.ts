import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { categoryLabel, personalCategories, type MailStatus } from '@portal/core/platform/mail/categories'
import { addDays, today } from '@portal/core/foundation/format'
import { instantOf } from '@portal/core/foundation/format/time'
import type { Person } from '@portal/core/foundation/policy/actor'
import { isAdministrator } from '@portal/core/foundation/policy/roles'
import type { Db } from '../../foundation/database/database.ts'
import { presentFile } from '../../foundation/files/stored.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'
import { queueInternalNote } from './internal-note.ts'
import { mailFiles } from './mail-files.ts'
import { mailSettings, setMailSettings } from './mail-settings.ts'
import { sendMail } from './send-mail.ts'
import { noteSwitchedOff } from './why-kept.ts'
import { receiveSesEvents } from './events/receive-ses.ts'
import { receiveMailEvents } from './events/receive.ts'

type MailInList = Answer<'mail.list'>['rows'][number]

/** Mail about accounts is its owner's and the administrators'; the rest is every employee's. */
export const visibleTo = (person: Person): RawBuilder<SqlBool> =>
  isAdministrator(person)
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(user_id = ${person.id} or (not confidential and category <> all (${personalCategories}::text[])))`

interface Filter {
  readonly status?: MailStatus | undefined
  readonly category?: string | undefined
  /** Days of the agency, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly clientId?: number | undefined
  readonly search?: string | undefined
}

const conditions = (person: Person, filter: Filter) => {
  const all = [visibleTo(person)]
  if (filter.status) all.push(sql<SqlBool>`status = ${filter.status}`)
  if (filter.category) all.push(sql<SqlBool>`category = ${filter.category}`)
  if (filter.clientId) all.push(sql<SqlBool>`client_id = ${filter.clientId}`)
  if (filter.from) all.push(sql<SqlBool>`created_at >= ${instantOf(filter.from, '00:00')}::timestamptz`)
  if (filter.to)
    all.push(sql<SqlBool>`created_at < ${instantOf(addDays(filter.to, 1), '00:00')}::timestamptz`)
  const search = filter.search?.trim().toLowerCase()
  if (search)
    all.push(
      sql<SqlBool>`(position(${search} in lower(subject)) > 0 or position(${search} in lower(array_to_string(recipients, ' '))) > 0)`,
    )
  return sql<SqlBool>`${sql.join(all, sql` and `)}`
}

const columns = [
  'id',
  'category',
  'recipients',
  'subject',
  'status',
  'attempts',
  'last_error',
  'confidential',
  'client_id',
  'created_at',
  'sent_at',
] as const

interface Row {
  readonly id: number
  readonly category: string
  readonly recipients: string[]
  readonly subject: string
  readonly status: MailStatus
  readonly attempts: number
  readonly last_error: string | null
  readonly confidential: boolean
  readonly client_id: number | null
  readonly created_at: string
  readonly sent_at: string | null
}

const present = (row: Row): MailInList => ({
  id: row.id,
  category: row.category,
  to: row.recipients,
  subject: row.subject,
  status: row.status,
  attempts: row.attempts,
  lastError: row.last_error,
  confidential: row.confidential,
  clientId: row.client_id,
  createdAt: row.created_at,
  sentAt: row.sent_at,
  can: { queue: !row.confidential && row.status !== 'queued' },
})

/** Columns of the list by the names that a person sorts by. */
const orders = {
  createdAt: 'created_at',
  subject: 'subject',
  category: 'category',
  status: 'status',
} as const
const isOrder = (name: string): name is keyof typeof orders => name in orders

interface Paging {
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
  readonly sort?: string | undefined
}

async function pageOf(
  db: Db,
  tenantId: number,
  where: ReturnType<typeof conditions>,
  { page = 1, pageSize = 50, sort = '-createdAt' }: Paging,
): Promise<Answer<'mail.list'>> {
  const name = sort.replace('-', '')
  if (!isOrder(name)) throw invalid({ sort: 'The list cannot be ordered by this column.' })
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const of = db.selectFrom('email_notification').where('tenant_id', '=', tenantId).where(where)
  const [rows, counted] = await Promise.all([
    of
      .select(columns)
      .orderBy(orders[name], direction)
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    of.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: rows.map(present), total: counted.total, page, pageSize }
}

async function visible(db: Db, tenantId: number, id: number, person: Person) {
  const row = await db
    .selectFrom('email_notification')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where(visibleTo(person))
    .select([...columns, 'body_text'])
    .executeTakeFirst()
  if (!row) throw notFound('This message')
  return row
}

const list = operation('mail.list', async ({ db, tenantId, query, person }) =>
  pageOf(db, tenantId, conditions(person, query), query),
)

const byCategory = operation('mail.byCategory', async ({ db, tenantId, query, person }) =>
  pageOf(db, tenantId, conditions(person, query), query),
)

const search = operation('mail.search', async ({ db, tenantId, body, person }) =>
  pageOf(db, tenantId, conditions(person, body), body),
)

const get = operation('mail.get', async ({ db, tenantId, params, person }) => {
  const row = await visible(db, tenantId, params.id, person)
  return { ...present(row), text: row.confidential ? null : row.body_text }
})

/** The files that go with a message, of those that are still there. */
const attachments = operation(
  'mail.attachments',
  async ({ db, tenantId, params, person, actor, services }) => {
    await visible(db, tenantId, params.id, person)
    const files = await mailFiles(db, tenantId, params.id)
    return files
      .filter(({ deleted_at: removed }) => removed === null)
      .map((file) => presentFile(file, tenantId, actor, services.addresses))
  },
)

type Counts = Pick<Answer<'mail.stats'>, MailStatus | 'total'>

const counted = sql<Counts>`count(*) filter (where status = 'queued')::integer as queued,
  count(*) filter (where status = 'sent')::integer as sent, count(*) filter (where status = 'failed')::integer as failed,
  count(*) filter (where status = 'kept')::integer as kept, count(*)::integer as total`

async function countsOf(db: Db, tenantId: number, where: ReturnType<typeof conditions>): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select ${counted} from email_notification where tenant_id = ${tenantId} and ${where}`.execute(db)
  return rows[0] ?? { queued: 0, sent: 0, failed: 0, kept: 0, total: 0 }
}

const stats = operation('mail.stats', async ({ db, tenantId, query, person, services }) => ({
  ...(await countsOf(db, tenantId, conditions(person, query))),
  mailServer: services.mailer !== null,
}))

const categoryStats = operation('mail.categoryStats', async ({ db, tenantId, query, person }) => {
  const { rows } = await sql<Counts & { category: string }>`
    select category, ${counted} from email_notification
    where tenant_id = ${tenantId} and ${conditions(person, query)} group by category order by category`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, label: categoryLabel(row.category) }))
})

/** Failures that the morning's look names one by one. */
const namedFailures = 20

const coffeeReport = operation('mail.coffeeReport', async ({ db, tenantId, person }) => {
  const from = addDays(today(), -1)
  const where = conditions(person, { from })
  const [counts, failures] = await Promise.all([
    countsOf(db, tenantId, where),
    pageOf(db, tenantId, conditions(person, { from, status: 'failed' }), { pageSize: namedFailures }),
  ])
  return { from, ...counts, failures: failures.rows }
})

/** Sends a message once more. What opens something is asked for anew instead: its text is gone, or its time is up. */
const queue = operation('mail.queue', async ({ db, tenantId, params, person, services, audit }) => {
  const row = await visible(db, tenantId, params.id, person)
  if (row.confidential)
    throw conflict('This message holds a link or a code, so it is not sent twice. Ask for a new one instead.')
  if (row.status === 'queued') throw conflict('This message is waiting to be sent already.')
  const queued = await db
    .updateTable('email_notification')
    .set({ status: 'queued', attempts: 0, last_error: null, sent_at: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .where('status', '=', row.status)
    .returning(columns)
    .executeTakeFirst()
  if (!queued) throw conflict('Somebody else has just queued this message.')
  await noteSwitchedOff(db, tenantId, queued.category)
  await services.jobs.enqueue(db, sendMail, { tenantId, id: params.id })
  audit({
    subject: 'email',
    subjectId: params.id,
    changes: { status: [row.status, 'queued'] },
  })
  return present(queued)
})

/** A note to the administrators (Email notifications). */
const sendInternal = operation(
  'mail.sendInternal',
  async ({ db, tenantId, body, person, services, audit }) => {
    const note = { ...body.email, userId: person.id }
    const id = await queueInternalNote({ services, tenantId, db }, note, person.id)
    audit({ subject: 'email', subjectId: id, changes: { category: 'internal' } })
    return { id }
  },
)

export const mailOperations = {
  'mailEvents.receive': receiveMailEvents,
  'mailEvents.receiveSes': receiveSesEvents,
  'mail.list': list,
  'mail.stats': stats,
  'mail.categoryStats': categoryStats,
  'mail.coffeeReport': coffeeReport,
  'mail.byCategory': byCategory,
  'mail.search': search,
  'mail.get': get,
  'mail.attachments': attachments,
  'mail.queue': queue,
  'mail.settings': mailSettings,
  'mail.setSettings': setMailSettings,
  'mail.sendInternal': sendInternal,
}
