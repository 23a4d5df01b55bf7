import { sql } from 'kysely'
import type { Person, User } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'
import { presentRun, runsOf } from './export-run.ts'
import { pagesFor } from './read-pages.ts'
import { runExport } from './run-export.ts'
import { sourceOf } from './source.ts'

/** Exports that one person may have under way. */
const mostAtOnce = 5
/** Exports that are listed: what an eye takes in. */
const listed = 20

type Reading = Pick<Incoming<'exports.list'>, 'db' | 'tenantId' | 'person' | 'services'>

async function ownRun({ db, tenantId, person, services }: Reading, id: number) {
  const row = await runsOf(db, tenantId, person.id).where('export_run.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This export')
  return presentRun(row, tenantId, person, services.addresses)
}

/** Holds the row of a person's own export until the transaction ends. */
const held = async (db: Db, tenantId: number, { id: userId }: Person, id: number) => {
  const row = await db
    .selectFrom('export_run')
    .where('tenant_id', '=', tenantId)
    .where('created_by', '=', userId)
    .where('id', '=', id)
    .where('dismissed_at', 'is', null)
    .select(['status', 'name', 'file_id'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This export')
  return row
}

const isUnderWay = (status: string): boolean => status === 'waiting' || status === 'running'

const start = operation('exports.start', async (incoming) => {
  const { body, db, tenantId, person, services, audit } = incoming
  const asked = { list: body.list, params: body.params ?? {}, query: body.query ?? {} }
  // Refused now rather than by the job. The call is open to the portal's own sessions only.
  const user: User = { ...person, kind: 'user' }
  pagesFor(user, asked, services)
  const known = await sourceOf(services, body.list).columns({ person: user, ...asked, db })
  const strange = body.columns.find((id) => !known.some((column) => column.id === id))
  if (strange !== undefined) throw invalid({ columns: `The list has no column "${strange}".` })
  const { underWay } = await db
    .selectFrom('export_run')
    .where('tenant_id', '=', tenantId)
    .where('created_by', '=', person.id)
    .where('status', 'in', ['waiting', 'running'])
    .select(sql<number>`count(*)::integer`.as('underWay'))
    .executeTakeFirstOrThrow()
  if (underWay >= mostAtOnce)
    throw conflict(`You have ${mostAtOnce} exports under way. Wait until one is done, or cancel one.`)
  const { id } = await db
    .insertInto('export_run')
    .values({
      tenant_id: tenantId,
      list_call: body.list,
      params: JSON.stringify(asked.params),
      query: JSON.stringify(asked.query),
      columns: body.columns,
      format: body.format,
      name: body.name.trim() || 'Export',
      created_by: person.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await services.jobs.enqueue(db, runExport, { tenantId, id })
  audit({
    subject: 'export',
    subjectId: id,
    changes: { list: body.list, query: asked.query, format: body.format },
  })
  return ownRun(incoming, id)
})

const list = operation('exports.list', async ({ db, tenantId, person, services }) => {
  const rows = await runsOf(db, tenantId, person.id)
    .where('export_run.status', '<>', 'expired')
    .orderBy('export_run.id', 'desc')
    .limit(listed)
    .execute()
  return rows.map((row) => presentRun(row, tenantId, person, services.addresses))
})

const cancel = operation('exports.cancel', async (incoming) => {
  const { params, db, tenantId, person, audit } = incoming
  const { status } = await held(db, tenantId, person, params.id)
  if (!isUnderWay(status)) throw conflict('This export is not under way any more.')
  await db
    .updateTable('export_run')
    .set({ status: 'canceled', finished_at: sql<string>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .execute()
  audit({ subject: 'export', subjectId: params.id, changes: { status: [status, 'canceled'] } })
  return ownRun(incoming, params.id)
})

const dismiss = operation(
  'exports.dismiss',
  async ({ params, db, tenantId, person, audit, services, afterCommit }) => {
    const { status, name, file_id: fileId } = await held(db, tenantId, person, params.id)
    if (isUnderWay(status)) throw conflict('This export is under way. Cancel it first.')
    await db
      .updateTable('export_run')
      .set({ dismissed_at: sql<string>`now()` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', params.id)
      .execute()
    const file =
      fileId === null
        ? undefined
        : await db
            .updateTable('file')
            .set({ deleted_at: sql<string>`now()` })
            .where('tenant_id', '=', tenantId)
            .where('id', '=', fileId)
            .where('deleted_at', 'is', null)
            .returning('storage_key')
            .executeTakeFirst()
    if (file) afterCommit(() => services.files.remove(file.storage_key))
    audit({ subject: 'export', subjectId: params.id, changes: { name: [name, null] } })
    return { id: params.id }
  },
)

export const exportOperations = {
  'exports.start': start,
  'exports.list': list,
  'exports.cancel': cancel,
  'exports.dismiss': dismiss,
}
