import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { coopFileLimits } from '@portal/core/programs/coop/constants'
import { unlessTaken } from '../../work/activities/names.ts'
import { storeFile } from '../../foundation/files/stored.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { coopDocuments, coopSubject, presentCoopDocument } from './coop-documents.ts'

type Writing = Incoming<'coopDocuments.create' | 'coopDocuments.update' | 'coopDocuments.renewAddress'>

/** Adds a set with its files. */
export const createCoopDocument = operation('coopDocuments.create', async (incoming) => {
  const { db, tenantId, body, files, person, audit } = incoming
  if (files.length === 0) throw invalid({ attachments: 'File is Required.' })
  const { id } = await unlessTaken(body.name, () =>
    db
      .insertInto('coop_document')
      .values({
        tenant_id: tenantId,
        name: body.name,
        description: body.description?.trim() ?? '',
        shared: body.shared ?? true,
        created_by: person.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await keepFiles(incoming, id)
  audit({
    subject: 'co-op document',
    subjectId: id,
    changes: { name: [null, body.name], files: files.map(({ name }) => name) },
  })
  return answer(incoming, id)
})

/** Changes a set, unless somebody else did first; files are added, and those go that are not to be kept. */
export const updateCoopDocument = operation('coopDocuments.update', async (incoming) => {
  const { db, tenantId, params, body, files, ifMatch, audit } = incoming
  const before = await held(incoming, params.id)
  if (ifMatch !== null && ifMatch !== before.version) throw stale()
  const keep = body.keep ?? before.files.map((file) => file.id)
  const gone = before.files.filter((file) => !keep.includes(file.id))
  const count = before.files.length - gone.length + files.length
  if (count === 0) throw invalid({ attachments: 'File is Required.' })
  if (count > coopFileLimits.count)
    throw invalid({ attachments: `At most ${coopFileLimits.count} files are shared together.` })
  const name = body.name ?? before.name
  await unlessTaken(name, () =>
    db
      .updateTable('coop_document')
      .set({
        name,
        ...(body.description === undefined ? {} : { description: body.description.trim() }),
        ...(body.shared === undefined ? {} : { shared: body.shared }),
        version: sql<number>`version + 1`,
        updated_at: sql<string>`now()`,
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', params.id)
      .execute(),
  )
  await dropFiles(
    incoming,
    gone.map((file) => file.id),
  )
  await keepFiles(incoming, params.id)
  audit({
    subject: 'co-op document',
    subjectId: params.id,
    changes: {
      ...(name === before.name ? {} : { name: [before.name, name] }),
      ...(body.shared === undefined || body.shared === before.shared
        ? {}
        : { shared: [before.shared, body.shared] }),
      ...(gone.length === 0 ? {} : { removed: gone.map((file) => file.name) }),
      ...(files.length === 0 ? {} : { added: files.map((file) => file.name) }),
    },
  })
  return answer(incoming, params.id)
})

/** Another address for a set whose old one has come to the wrong people. */
export const renewCoopAddress = operation('coopDocuments.renewAddress', async (incoming) => {
  const { db, tenantId, params, audit } = incoming
  await held(incoming, params.id)
  await db
    .updateTable('coop_document')
    .set({
      public_id: randomUUID(),
      version: sql<number>`version + 1`,
      updated_at: sql<string>`now()`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .execute()
  audit({ subject: 'co-op document', subjectId: params.id, changes: { event: 'address made anew' } })
  return answer(incoming, params.id)
})

/** Removes a set; its row and, for a month, the bytes of its files stay. */
export const removeCoopDocument = operation('coopDocuments.remove', async (incoming) => {
  const { db, tenantId, params, audit } = incoming
  const before = await held(incoming, params.id)
  await db
    .updateTable('coop_document')
    .set({ deleted_at: sql<string>`now()`, version: sql<number>`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .execute()
  await dropFiles(
    incoming,
    before.files.map((file) => file.id),
  )
  audit({ subject: 'co-op document', subjectId: params.id, changes: { name: [before.name, null] } })
  return { id: params.id }
})

/** @throws {Refusal} 404 */
async function held({ db, tenantId }: Pick<Writing, 'db' | 'tenantId'>, id: number) {
  await db
    .selectFrom('coop_document')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .execute()
  const row = await coopDocuments(db, tenantId).where('coop_document.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This co-op document')
  return row
}

async function keepFiles(incoming: Incoming<'coopDocuments.create' | 'coopDocuments.update'>, id: number) {
  for (const upload of incoming.files)
    await storeFile(incoming, upload, { subject: coopSubject, subjectId: id }, '')
}

async function dropFiles(
  { db, tenantId }: Pick<Writing, 'db' | 'tenantId'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('file')
    .set({ deleted_at: sql<string>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('subject', '=', coopSubject)
    .where('id', 'in', [...ids])
    .execute()
}

async function answer(
  { db, tenantId, actor, services }: Pick<Writing, 'db' | 'tenantId' | 'actor' | 'services'>,
  id: number,
): Promise<Answer<'coopDocuments.create'>> {
  const row = await coopDocuments(db, tenantId).where('coop_document.id', '=', id).executeTakeFirstOrThrow()
  return presentCoopDocument(row, tenantId, actor, services.addresses)
}
