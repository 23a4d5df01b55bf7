import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import type { Actor } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'
import type { FileAddresses } from '../../foundation/files/addresses.ts'
import { presentFile, type FileRow } from '../../foundation/files/stored.ts'

/** The subject of the files of a set. */
export const coopSubject = 'co-op document'

type CoopDocument = Answer<'coopDocuments.create'>

/** Sets that are not removed, with their files. */
export const coopDocuments = (db: Db, tenantId: number) =>
  db
    .selectFrom('coop_document')
    .leftJoin('user_account', (join) =>
      join
        .onRef('user_account.tenant_id', '=', 'coop_document.tenant_id')
        .onRef('user_account.id', '=', 'coop_document.created_by'),
    )
    .where('coop_document.tenant_id', '=', tenantId)
    .where('coop_document.deleted_at', 'is', null)
    .select([
      'coop_document.id',
      'coop_document.public_id',
      'coop_document.name',
      'coop_document.description',
      'coop_document.shared',
      'coop_document.version',
      'coop_document.updated_at',
      sql<string | null>`user_account.first_name || ' ' || user_account.last_name`.as('created_by_name'),
      sql<
        readonly FileRow[]
      >`(select coalesce(json_agg(json_build_object('id', f.id, 'public_id', f.public_id, 'name', f.name,
          'media_type', f.media_type, 'size', f.size, 'label', f.label) order by f.id), '[]') from file f
        where f.tenant_id = coop_document.tenant_id and f.subject = ${sql.lit(coopSubject)}
          and f.subject_id = coop_document.id and f.deleted_at is null)`.as('files'),
    ])

export type CoopDocumentRow = Awaited<ReturnType<ReturnType<typeof coopDocuments>['executeTakeFirstOrThrow']>>

/** A set as those see it who keep it. */
export const presentCoopDocument = (
  row: CoopDocumentRow,
  tenantId: number,
  reader: Actor,
  addresses: FileAddresses,
): CoopDocument => ({
  id: row.id,
  publicId: row.public_id,
  name: row.name,
  description: row.description,
  shared: row.shared,
  files: row.files.map((file) => presentFile(file, tenantId, reader, addresses)),
  createdBy: row.created_by_name,
  updatedAt: row.updated_at,
  version: row.version,
})
