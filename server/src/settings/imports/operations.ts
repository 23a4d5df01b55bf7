import { randomUUID } from 'node:crypto'
import { copyFile, link, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { marginRefusal, seesBudgetMargin } from '@portal/core/money/budgets/policy'
import { columnsProblem } from '@portal/core/settings/imports/columns'
import { importKinds, type ImportKind } from '@portal/core/settings/imports/fields'
import { mayImport } from '@portal/core/settings/imports/policy'
import { takesEntries } from '@portal/core/platform/records/list-facts'
import { requiredFile } from '@portal/core/foundation/rules'
import type { Db } from '../../foundation/database/database.ts'
import type { Upload } from '../../foundation/files/upload.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, forbidden, invalid, notFound } from '../../foundation/http/refusal.ts'
import { fieldsOfFile, listOf } from './fields-of-file.ts'
import type { Asking } from './entries/asker.ts'
import { worker } from './job.ts'
import { operatorSession } from './operator-session.ts'
import type { FileFormat } from '../../foundation/spreadsheets/read/slices.ts'
import { presentRun, runById, runsOf, type Run } from './run.ts'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** @throws {Refusal} 422 for a file that is neither CSV nor XLSX */
function formatOf({ mediaType }: Upload): FileFormat {
  if (mediaType === xlsx) return 'xlsx'
  if (mediaType.startsWith('text/') || ['application/octet-stream', 'application/xml'].includes(mediaType))
    return 'csv'
  throw invalid({
    file: 'Only CSV and XLSX files can be imported. Save the table as one of these and choose that file.',
  })
}

const start = operation('imports.start', async (incoming) => {
  const { body, files, db, tenantId, person, services, audit, afterCommit, afterRollback } = incoming
  refuseKind(person, body.kind, body.list ?? null)
  const [upload] = files
  const missing = requiredFile(upload)
  if (missing !== null || !upload) throw invalid({ file: missing ?? '' })
  const format = formatOf(upload)
  await checkClient(db, tenantId, body)
  // The request's own upload goes when it is answered; the reader needs it longer.
  const path = join(services.files.incoming, randomUUID())
  await link(upload.path, path).catch(() => copyFile(upload.path, path))
  afterRollback(() => rm(path, { force: true }))
  const { id } = await db
    .insertInto('import_run')
    .values({
      tenant_id: tenantId,
      kind: body.kind,
      file_name: upload.name,
      status: 'reading',
      created_by: person.id,
      client_id: body.clientId ?? null,
      list: body.list ?? null,
      ...taken(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const run = await existing(db, tenantId, id)
  audit({
    subject: 'import',
    subjectId: id,
    changes: {
      kind: body.kind,
      ...(body.list === undefined ? {} : { list: body.list }),
      file: upload.name,
      sha256: upload.sha256,
    },
  })
  afterCommit(() =>
    services.imports.read(
      run,
      { path, format, leaveOut: seesBudgetMargin(person) ? [] : ['platformMargin'] },
      incoming,
    ),
  )
  return presentRun(run, person, true)
})

/** @throws {Refusal} 422 for a client that there is not, or for a kind of file whose rows name theirs */
async function checkClient(
  db: Db,
  tenantId: number,
  { kind, clientId, list }: { readonly kind: ImportKind; readonly clientId?: number; readonly list?: string },
): Promise<void> {
  if (clientId === undefined) return
  if (kind !== 'metrics' && kind !== 'figures' && !listOf(list ?? null)?.ofClient)
    throw invalid({
      clientId: 'Only files of figures, and of what is kept of clients, are imported for one.',
    })
  const client = await db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', clientId)
    .select('id')
    .executeTakeFirst()
  if (!client) throw invalid({ clientId: 'This client does not exist.' })
}

const get = operation('imports.get', async ({ db, tenantId, params, person }) =>
  presentRun(await own(db, tenantId, params.id, person), person, true),
)

const list = operation('imports.list', async ({ db, tenantId, query, person }) => {
  const { page = 1, pageSize = 50 } = query
  const search = query.search?.trim().toLowerCase() ?? ''
  const kinds = importKinds.filter((kind) => mayImport(person, kind))
  const { runs, total } = await runsOf(db, tenantId, { kinds, page, pageSize, search, userId: person.id })
  return { rows: runs.map((run) => presentRun(run, person, false)), total, page, pageSize }
})

const setColumns = operation('imports.setColumns', async (incoming) => {
  const { db, tenantId, params, body, person, services, audit, afterCommit } = incoming
  const before = await own(db, tenantId, params.id, person)
  const strange = Object.keys(body.columns).find((column) => !before.header.includes(column))
  if (strange !== undefined) throw invalid({ columns: `The file has no column "${strange}".` })
  const columns = Object.fromEntries(before.header.map((column) => [column, body.columns[column] ?? null]))
  if (Object.values(columns).includes('platformMargin') && !seesBudgetMargin(person))
    throw invalid({ columns: marginRefusal })
  const problem = columnsProblem(before.kind, columns, await fieldsOfFile(db, before))
  if (problem !== null) throw invalid({ columns: problem })
  const changed = await db
    .updateTable('import_run')
    .set({
      status: 'reading',
      columns: JSON.stringify(columns),
      rows_done: 0,
      result: null,
      message: null,
      finished_at: null,
      ...taken(),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .where('status', 'in', ['checked', 'refused'])
    .where(
      sql<boolean>`exists (select from import_row r where r.tenant_id = import_run.tenant_id and r.import_id = import_run.id)`,
    )
    .executeTakeFirst()
  if (changed.numUpdatedRows !== 1n) throw conflict(notNow(before))
  const run = await existing(db, tenantId, params.id)
  audit({ subject: 'import', subjectId: run.id, changes: { columns: [before.columns, columns] } })
  afterCommit(() => services.imports.recheck(run, incoming))
  return presentRun(run, person, true)
})

const apply = operation('imports.apply', async (incoming) => {
  const { db, tenantId, params, body, person, services, audit, afterCommit } = incoming
  const before = await own(db, tenantId, params.id, person)
  if (before.status !== 'checked') throw conflict(notNow(before))
  const accepted = body.accepted ?? []
  const open = before.result?.warnings?.find(({ id }) => !accepted.includes(id))
  if (open) throw invalid({ accepted: open.message })
  const busy = await db
    .selectFrom('import_run')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'writing')
    .select('file_name')
    .executeTakeFirst()
  if (busy) throw conflict(`The import of "${busy.file_name}" is being written. Try again when it is done.`)
  const changed = await db
    .updateTable('import_run')
    .set({ status: 'writing', rows_done: 0, ...taken() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .where('status', '=', 'checked')
    .executeTakeFirst()
  if (changed.numUpdatedRows !== 1n) throw conflict(notNow(before))
  const run = await existing(db, tenantId, params.id)
  audit({
    subject: 'import',
    subjectId: run.id,
    changes: { status: ['checked', 'writing'], ...(accepted.length > 0 ? { accepted } : {}) },
  })
  afterCommit(() => services.imports.apply(run, incoming))
  return presentRun(run, person, true)
})

/** A run under way stops at its next slice and takes back what it wrote. */
const cancel = operation(
  'imports.cancel',
  async ({ db, tenantId, params, person, services, audit, afterCommit }) => {
    const before = await own(db, tenantId, params.id, person)
    if (before.status === 'done' || before.status === 'failed') throw conflict(notNow(before))
    const waits = before.status === 'checked' || before.status === 'refused'
    await db
      .updateTable('import_run')
      .set({
        cancel_requested: true,
        ...(waits ? { status: 'canceled' as const, finished_at: sql<string>`now()` } : {}),
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', params.id)
      .where('status', '=', before.status)
      .execute()
    const run = await existing(db, tenantId, params.id)
    audit({ subject: 'import', subjectId: run.id, changes: { canceled: [false, true] } })
    if (waits) afterCommit(() => services.imports.drop(run))
    return presentRun(run, person, true)
  },
)

/** This process takes the import on. */
const taken = () => ({ worked_by: worker, worked_at: sql<string>`now()` })

/** @throws {Refusal} 403 for a kind of file that somebody else brings in, 422 for entries of no list */
function refuseKind(person: Asking['person'], kind: ImportKind, area: string | null): void {
  const list = listOf(area)
  if (kind === 'entries' && (!list || !takesEntries(list)))
    throw invalid({ list: 'There is no such list whose entries can be imported.' })
  if (!mayImport(person, kind, list !== undefined && list.write.scope(person) !== 'none'))
    throw forbidden(whoImports(kind))
}

function whoImports(kind: ImportKind): string {
  if (kind === 'payments') return 'Payments are brought in by those who keep the invoices.'
  if (kind === 'entries') return 'Entries of a list are brought in by those who keep it.'
  return 'Whole files are brought in by administrators, Directors, Executives, Managers and Developers.'
}

/** An import that the person may see: of entries, one's own. */
async function own(db: Db, tenantId: number, id: number, person: Asking['person']): Promise<Run> {
  const run = await existing(db, tenantId, id)
  refuseKind(person, run.kind, run.list)
  if (run.kind === 'entries' && run.createdBy !== person.id) throw notFound('This import')
  return run
}

async function existing(db: Db, tenantId: number, id: number): Promise<Run> {
  const run = await runById(db, tenantId, id)
  if (!run) throw notFound('This import')
  return run
}

function notNow({ status }: Run): string {
  switch (status) {
    case 'reading':
      return 'The file is still being read. Wait until it is checked.'
    case 'checked':
      return 'The file is checked and can be imported.'
    case 'writing':
      return 'The import is being written.'
    case 'done':
      return 'This import is done.'
    case 'refused':
      return 'This file has rows that cannot be taken, or cannot be read. Correct it and import it again.'
    case 'failed':
      return 'This import has failed. Import the file again.'
    case 'canceled':
      return 'This import was canceled. Import the file again.'
  }
}

export const importOperations = {
  'imports.start': start,
  'imports.get': get,
  'imports.list': list,
  'imports.setColumns': setColumns,
  'imports.apply': apply,
  'imports.cancel': cancel,
  'imports.operatorSession': operatorSession,
}
