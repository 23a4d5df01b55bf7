import { randomUUID } from 'node:crypto'
import { copyFile, link, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { marginRefusal, seesBudgetMargin } from '@portal/core/money/budgets/policy'
import { columnsProblem } from '@portal/core/settings/imports/columns'
import { importKinds, type ImportKind } from '@portal/core/settings/imports/fields'
import type { Person } from '@portal/core/foundation/policy/actor'
import { mayImport } from '@portal/core/settings/imports/policy'
import { requiredFile } from '@portal/core/foundation/rules'
import type { Db } from '../../foundation/database/database.ts'
import type { Upload } from '../../foundation/files/upload.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, forbidden, invalid, notFound } from '../../foundation/http/refusal.ts'
import { worker } from './job.ts'
import { operatorSession } from './operator-session.ts'
import type { FileFormat } from '../../foundation/spreadsheets/read/read-file.ts'
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

const start = operation(
  'imports.start',
  async ({ body, files, db, tenantId, person, services, audit, afterCommit, afterRollback }) => {
    refuseKind(person, body.kind)
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
        ...taken(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const run = await existing(db, tenantId, id)
    audit({
      subject: 'import',
      subjectId: id,
      changes: { kind: body.kind, file: upload.name, sha256: upload.sha256 },
    })
    afterCommit(() =>
      services.imports.read(run, {
        path,
        format,
        leaveOut: seesBudgetMargin(person) ? [] : ['platformMargin'],
      }),
    )
    return presentRun(run, person, true)
  },
)

/** @throws {Refusal} 422 for a client that there is not, or for a kind of file whose rows name theirs */
async function checkClient(
  db: Db,
  tenantId: number,
  { kind, clientId }: { readonly kind: ImportKind; readonly clientId?: number },
): Promise<void> {
  if (clientId === undefined) return
  if (kind !== 'metrics' && kind !== 'figures')
    throw invalid({ clientId: 'Only files of figures are imported for one client.' })
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
  const { runs, total } = await runsOf(db, tenantId, { kinds, page, pageSize, search })
  return { rows: runs.map((run) => presentRun(run, person, false)), total, page, pageSize }
})

const setColumns = operation(
  'imports.setColumns',
  async ({ db, tenantId, params, body, person, services, audit, afterCommit }) => {
    const before = await own(db, tenantId, params.id, person)
    const strange = Object.keys(body.columns).find((column) => !before.header.includes(column))
    if (strange !== undefined) throw invalid({ columns: `The file has no column "${strange}".` })
    const columns = Object.fromEntries(before.header.map((column) => [column, body.columns[column] ?? null]))
    if (Object.values(columns).includes('platformMargin') && !seesBudgetMargin(person))
      throw invalid({ columns: marginRefusal })
    const problem = columnsProblem(before.kind, columns)
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
    afterCommit(() => services.imports.recheck(run))
    return presentRun(run, person, true)
  },
)

const apply = operation(
  'imports.apply',
  async ({ db, tenantId, params, body, person, services, audit, afterCommit }) => {
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
    afterCommit(() => services.imports.apply(run, person.id))
    return presentRun(run, person, true)
  },
)

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

/** @throws {Refusal} 403 for a kind of file that somebody else brings in */
function refuseKind(person: Person, kind: ImportKind): void {
  if (!mayImport(person, kind))
    throw forbidden(
      kind === 'payments'
        ? 'Payments are brought in by those who keep the invoices.'
        : 'You bring in files of payments only.',
    )
}

/** An import that the person may see. */
async function own(db: Db, tenantId: number, id: number, person: Person): Promise<Run> {
  const run = await existing(db, tenantId, id)
  refuseKind(person, run.kind)
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
