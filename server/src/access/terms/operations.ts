import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'

type Terms = NonNullable<Answer<'terms.read'>>

/** A version of a tenant's terms, the newest where none is named; null where nothing was published. */
async function termsOf(db: Db, tenantId: number, version?: number): Promise<Terms | null> {
  const { rows } = await sql<Terms>`
    select t.version, t.text, t.published_at as "publishedAt", n.newest
    from (select max(version)::integer as newest from terms_of_service where tenant_id = ${tenantId}) n
      join terms_of_service t on t.tenant_id = ${tenantId} and t.version = coalesce(${version ?? null}::integer, n.newest)`.execute(
    db,
  )
  return rows[0] ?? null
}

const read = operation('terms.read', async ({ db, tenantId, query }) => {
  const found = await termsOf(db, tenantId, query.version)
  if (found === null && query.version !== undefined) throw notFound('This version of the terms')
  return found
})

const versions = operation('terms.versions', async ({ db, tenantId }) => {
  const { rows } = await sql<Answer<'terms.versions'>[number]>`
    select t.version, t.published_at as "publishedAt", u.first_name || ' ' || u.last_name as "publishedBy"
    from terms_of_service t left join user_account u on u.tenant_id = t.tenant_id and u.id = t.published_by
    where t.tenant_id = ${tenantId} order by t.version desc`.execute(db)
  return rows
})

/** Publishes a new version; two who write at once do not publish over each other. */
const publish = operation('terms.publish', async ({ db, tenantId, person, body, audit }) => {
  const text = body.text.trim()
  if (text === '') throw invalid({ text: 'Field is required' })
  const before = await termsOf(db, tenantId)
  if (text === before?.text) throw invalid({ text: 'This is what is published already.' })
  const version = body.basedOn + 1
  const { numInsertedOrUpdatedRows: written } = await db
    .insertInto('terms_of_service')
    .values({ tenant_id: tenantId, version, text, published_by: person.id })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow()
  if (!written || body.basedOn !== (before?.version ?? 0))
    throw conflict('Somebody else published a version in the meantime. Read it, then publish yours.')
  audit({ subject: 'terms of service', subjectId: version, changes: { version: [before?.version, version] } })
  const published = await termsOf(db, tenantId, version)
  if (published === null) throw notFound('This version of the terms')
  return published
})

export const termsOperations = {
  'terms.read': read,
  'terms.versions': versions,
  'terms.publish': publish,
}
