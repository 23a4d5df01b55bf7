import { sql } from 'kysely'
import type { Actor } from '@portal/core/foundation/policy/actor'
import type { Answer } from '@portal/core/calls'
import type { Db } from '../database/database.ts'
import { takenByNodes } from '../database/taken-by-nodes.ts'
import type { Services } from '../http/operation.ts'
import type { FileAddresses } from './addresses.ts'
import { onlyFile, type Upload } from './upload.ts'

/** What a file belongs to. */
export interface Owner {
  readonly subject: string
  readonly subjectId?: number
  readonly clientId?: number
}

/** A file's row as presenters need it. */
export interface FileRow {
  readonly id: number
  readonly public_id: string
  readonly name: string
  readonly media_type: string
  readonly size: number
  readonly label: string
}

export const fileColumns = ['id', 'public_id', 'name', 'media_type', 'size', 'label'] as const

/** What `storeFile` needs of a request. */
interface Storing {
  readonly db: Db
  readonly tenantId: number
  /** Who keeps it; null where nobody is signed in. */
  readonly person: { readonly id: number } | null
  readonly services: Pick<Services, 'files'>
  afterRollback(work: () => void | Promise<void>): void
}

/**
 * Keeps an upload: its bytes in the store, flushed to the disk, and its row in
 * the transaction. When the transaction fails, the bytes go too.
 */
export async function storeFile(
  incoming: Storing,
  upload: Upload,
  owner: Owner,
  label: string,
): Promise<FileRow> {
  const { db, tenantId, person, services } = incoming
  const key = await services.files.put(upload.path)
  incoming.afterRollback(() => services.files.remove(key))
  return db
    .insertInto('file')
    .values({
      tenant_id: tenantId,
      name: upload.name,
      media_type: upload.mediaType,
      size: upload.size,
      sha256: upload.sha256,
      storage_key: key,
      label,
      subject: owner.subject,
      subject_id: owner.subjectId ?? null,
      client_id: owner.clientId ?? null,
      created_by: person?.id ?? null,
    })
    .returning(fileColumns)
    .executeTakeFirstOrThrow()
}

/** Gives something the files of something else as well: their bytes are kept once, and go when nothing names them. */
export async function copyFiles(
  db: Db,
  {
    tenantId,
    subject,
    subjectId,
  }: Required<Pick<Owner, 'subject' | 'subjectId'>> & { readonly tenantId: number },
  to: Required<Owner>,
  by: number | null,
): Promise<void> {
  await sql`
    insert into file (tenant_id, name, media_type, size, sha256, storage_key, label, subject, subject_id, client_id, created_by)
    select tenant_id, name, media_type, size, sha256, storage_key, label, ${to.subject}, ${to.subjectId}, ${to.clientId}, ${by}
    from file where tenant_id = ${tenantId} and subject = ${subject} and subject_id = ${subjectId} and deleted_at is null
    order by id
    ${takenByNodes}`.execute(db)
}

/**
 * Keeps the file that a call brought as the only one of what owns it: the one before goes.
 * @throws {Refusal} 422 when none came
 */
export async function replaceFile(
  incoming: Storing & { readonly files: readonly Upload[] },
  owner: Required<Pick<Owner, 'subject' | 'subjectId'>> & Owner,
  label: string,
): Promise<FileRow> {
  const upload = onlyFile(incoming.files)
  await dropFiles(incoming.db, incoming.tenantId, owner)
  return storeFile(incoming, upload, owner, label)
}

/** Lets the files of something go; their bytes follow when nothing is left that names them. */
export async function dropFiles(
  db: Db,
  tenantId: number,
  { subject, subjectId }: Required<Pick<Owner, 'subject' | 'subjectId'>>,
): Promise<void> {
  await db
    .updateTable('file')
    .set({ deleted_at: sql<string>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('deleted_at', 'is', null)
    .execute()
}

/** A stored file with an address that works for its reader. */
export function presentFile(
  file: FileRow,
  tenantId: number,
  reader: Actor,
  addresses: FileAddresses,
): Answer<'assets.upload'> {
  return {
    id: file.id,
    name: file.name,
    mediaType: file.media_type,
    size: Number(file.size),
    label: file.label,
    address: addresses.signed({ tenantId, publicId: file.public_id, name: file.name }, reader),
  }
}
