import type { Answer } from '@portal/core/calls'
import type { Actor } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'
import type { FileAddresses } from '../../foundation/files/addresses.ts'

/** The exports of a person that were not put away, with their files. */
export const runsOf = (db: Db, tenantId: number, userId: number) =>
  db
    .selectFrom('export_run')
    .leftJoin('file', (join) =>
      join
        .onRef('file.tenant_id', '=', 'export_run.tenant_id')
        .onRef('file.id', '=', 'export_run.file_id')
        .on('file.deleted_at', 'is', null),
    )
    .where('export_run.tenant_id', '=', tenantId)
    .where('export_run.created_by', '=', userId)
    .where('export_run.dismissed_at', 'is', null)
    .select([
      'export_run.id',
      'export_run.name',
      'export_run.format',
      'export_run.status',
      'export_run.rows_total',
      'export_run.rows_done',
      'export_run.message',
      'export_run.created_at',
      'export_run.finished_at',
      'export_run.expires_at',
      'file.public_id',
      'file.name as file_name',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof runsOf>['executeTakeFirstOrThrow']>>

/** An export as its owner sees it, with an address of its file that works for that person. */
export const presentRun = (
  row: Row,
  tenantId: number,
  reader: Actor,
  addresses: FileAddresses,
): Answer<'exports.start'> => ({
  id: row.id,
  name: row.name,
  format: row.format,
  status: row.status,
  rowsTotal: row.rows_total,
  rowsDone: row.rows_done,
  message: row.message,
  address:
    row.status === 'done' && row.public_id !== null && row.file_name !== null
      ? addresses.signed({ tenantId, publicId: row.public_id, name: row.file_name }, reader)
      : null,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
  expiresAt: row.expires_at,
})
