import type { Db } from '../../foundation/database/database.ts'

/** The files that go with a message, those included that were removed from their record afterwards. */
export const mailFiles = (db: Db, tenantId: number, emailId: number) =>
  db
    .selectFrom('email_attachment')
    .innerJoin('file', (join) =>
      join
        .onRef('file.tenant_id', '=', 'email_attachment.tenant_id')
        .onRef('file.id', '=', 'email_attachment.file_id'),
    )
    .where('email_attachment.tenant_id', '=', tenantId)
    .where('email_attachment.email_id', '=', emailId)
    .select([
      'file.id',
      'file.public_id',
      'file.name',
      'file.media_type',
      'file.size',
      'file.label',
      'file.storage_key',
      'file.sha256',
      'file.deleted_at',
    ])
    .orderBy('file.id')
    .execute()
