import { sql } from 'kysely'
import { presentFile } from '../../foundation/files/stored.ts'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { coopDocuments, presentCoopDocument } from './coop-documents.ts'

/** Every set, for those who keep them. */
export const listCoopDocuments = operation(
  'coopDocuments.list',
  async ({ db, tenantId, actor, services }) => {
    const rows = await coopDocuments(db, tenantId)
      .orderBy(sql`lower(coop_document.name)`)
      .execute()
    return rows.map((row) => presentCoopDocument(row, tenantId, actor, services.addresses))
  },
)

/** What is shared under an address, for whoever has it. A set that is not shared any more is not there. */
export const sharedCoopDocument = operation(
  'coopDocuments.shared',
  async ({ db, tenantId, params, actor, services }) => {
    const row = await coopDocuments(db, tenantId)
      .where('coop_document.public_id', '=', params.publicId)
      .where('coop_document.shared', '=', true)
      .executeTakeFirst()
    if (!row) throw notFound('What was shared here')
    return {
      name: row.name,
      description: row.description,
      updatedAt: row.updated_at,
      files: row.files.map((file) => presentFile(file, tenantId, actor, services.addresses)),
    }
  },
)
