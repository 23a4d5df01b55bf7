import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import type { FileStore } from '../../foundation/files/file-store.ts'
import type { FileToSend } from '../../foundation/outside/tracker/port.ts'
import { filesNamedIn } from '../../foundation/rich-text/clean-html.ts'
import { pictureSubject } from '../../foundation/rich-text/stored-text.ts'
import { attachmentSubject } from './filed.ts'

/** The files that came with a request, and the pictures in a text, to be read when they are sent. */
export async function filesToSend(
  { db, tenantId, services }: { db: Db; tenantId: number; services: { readonly files: FileStore } },
  { issueId, text }: { readonly issueId: number | null; readonly text: string },
): Promise<readonly FileToSend[]> {
  const pictures = filesNamedIn(text)
  const rows = await db
    .selectFrom('file')
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`(subject = ${attachmentSubject} and subject_id = ${issueId}::integer
        or subject = ${pictureSubject} and public_id = any (${pictures}::uuid[]))`,
    )
    .select(['name', 'media_type', 'size', 'storage_key', 'sha256'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    name: row.name,
    mediaType: row.media_type,
    size: Number(row.size),
    read: () => Readable.from(services.files.read(row.storage_key, row.sha256) as AsyncIterable<Buffer>),
  }))
}
