import type { User, WidgetUser } from '@portal/core/foundation/policy/actor'
import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { forbidden, stale } from '../../foundation/http/refusal.ts'

/** Texts of one person that are kept; of more, the oldest go: nobody has as many forms open. */
const mostOfPerson = 200

interface Place {
  readonly userId: number
  readonly form: string
  readonly about: string
}

/**
 * A page may still have words of somebody after whom another person has signed
 * in; a widget has those of its own form, which is called as it is.
 * @throws {Refusal} 403 for somebody else's, or those of another form
 */
function checkOwn(person: User | WidgetUser, { userId, form }: Place): void {
  if (userId !== person.id) throw forbidden('What somebody has written is for that person only.')
  if (person.kind === 'widget' && form.split('@')[0] !== person.widget)
    throw forbidden('This widget may not do that.')
}

const rowOf = (db: Db, tenantId: number, { userId, form, about }: Place) =>
  db
    .selectFrom('written')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('form', '=', form)
    .where('about', '=', about)
    .select(['id', 'content', 'version', 'writer', 'updated_at'])
    .executeTakeFirst()

const getWritten = operation('written.get', async ({ db, tenantId, person, query }) => {
  checkOwn(person, query)
  const row = await rowOf(db, tenantId, query)
  return row
    ? { content: row.content, version: row.version, writer: row.writer, updatedAt: row.updated_at }
    : null
})

/** What another window has written is not written over by one that has not seen it (`docs/decisions/0711`). */
const keepWritten = operation('written.keep', async ({ db, tenantId, person, body, ifMatch, audit }) => {
  const { form, about, content, writer } = body
  checkOwn(person, body)
  const seen = ifMatch ?? 0
  // What was seen and is gone was sent or thrown away elsewhere.
  if (seen > 0 && !(await rowOf(db, tenantId, body))) throw stale()
  const kept = await db
    .insertInto('written')
    .values({ tenant_id: tenantId, user_id: person.id, form, about, content, writer })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id', 'form', 'about'])
        .doUpdateSet({
          content,
          writer,
          version: sql<number>`written.version + 1`,
          updated_at: sql<string>`excluded.updated_at`,
        })
        .where(sql<boolean>`${ifMatch === null} or written.version = ${seen} or written.writer = ${writer}`),
    )
    .returning(['id', 'version'])
    .executeTakeFirst()
  if (!kept) throw stale()
  if (kept.version === 1) await dropOldest(db, tenantId, person.id)
  audit({ subject: 'unsent text', subjectId: kept.id })
  return { version: kept.version }
})

const removeWritten = operation('written.remove', async ({ db, tenantId, person, query, ifMatch, audit }) => {
  checkOwn(person, query)
  const row = await rowOf(db, tenantId, query)
  if (!row) return { removed: false }
  if (ifMatch !== null && ifMatch !== row.version && row.writer !== query.writer) throw stale()
  await db.deleteFrom('written').where('tenant_id', '=', tenantId).where('id', '=', row.id).execute()
  audit({ subject: 'unsent text', subjectId: row.id, changes: { deleted: [false, true] } })
  return { removed: true }
})

async function dropOldest(db: Db, tenantId: number, userId: number): Promise<void> {
  await sql`delete from written where tenant_id = ${tenantId} and id in (
    select id from written where tenant_id = ${tenantId} and user_id = ${userId}
    order by updated_at desc, id desc offset ${mostOfPerson})`.execute(db)
}

export const writtenOperations = {
  'written.get': getWritten,
  'written.keep': keepWritten,
  'written.remove': removeWritten,
}
