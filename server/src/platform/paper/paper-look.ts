import { buffer } from 'node:stream/consumers'
import type { Db } from '../../foundation/database/database.ts'
import type { FileStore } from '../../foundation/files/file-store.ts'

/** The tenant's look on paper. */
export interface PaperLook {
  readonly name: string
  /** `#RRGGBB`. */
  readonly color: string
  /** A PNG or JPEG picture; the name stands for itself without one. */
  readonly logo: Uint8Array | null
}

/** What a tenant's papers look like. A logo that cannot be printed is left out. */
export async function paperLook(db: Db, tenantId: number, files: FileStore): Promise<PaperLook> {
  const row = await db
    .selectFrom('tenant')
    .leftJoin('file', (join) =>
      join
        .onRef('file.tenant_id', '=', 'tenant.id')
        .onRef('file.id', '=', 'tenant.logo_file_id')
        .on('file.deleted_at', 'is', null)
        .on('file.media_type', 'in', ['image/png', 'image/jpeg']),
    )
    .where('tenant.id', '=', tenantId)
    .select(['tenant.name', 'tenant.primary_color', 'file.storage_key'])
    .executeTakeFirstOrThrow()
  const stored =
    row.storage_key !== null && (await files.size(row.storage_key)) !== null ? row.storage_key : null
  return {
    name: row.name,
    color: row.primary_color,
    logo: stored === null ? null : await buffer(files.read(stored)),
  }
}
