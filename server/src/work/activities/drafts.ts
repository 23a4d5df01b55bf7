import { sql } from 'kysely'
import { attachmentLimits } from '@portal/core/work/activities/constants'
import type { Answer } from '@portal/core/calls'
import type { Db } from '../../foundation/database/database.ts'
import { keepOnly } from '../../foundation/files/attachments.ts'
import { fileColumns, presentFile, storeFile } from '../../foundation/files/stored.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { forbidden, invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { textForReader, textToStore } from '../../foundation/rich-text/stored-text.ts'
import { withLabels } from './check-activity.ts'

/** The subject of files that came with a draft. */
const draftSubject = 'activity draft'

type Draft = NonNullable<Answer<'drafts.get'>>
/** What a draft's row keeps of the form. */
type Fields = Pick<
  Draft,
  | 'activityId'
  | 'typeId'
  | 'categoryId'
  | 'body'
  | 'loggedAt'
  | 'isExternal'
  | 'associatedIds'
  | 'pacingNote'
  | 'sectionId'
  | 'keep'
>

declare module '../../foundation/database/json-shapes.ts' {
  interface JsonShapes {
    'activity_draft.fields': Fields
  }
}

interface Which {
  readonly clientId: number
  readonly userId: number
  readonly draftType: 'activity'
}

type Doing = Pick<Incoming<'drafts.save'>, 'db' | 'tenantId' | 'actor' | 'person' | 'services'>

/** @throws {Refusal} 403 for somebody else's */
function checkOwn({ person }: Doing, { userId }: Which): void {
  if (userId !== person.id) throw forbidden('A draft is for whoever writes it.')
}

const rowOf = (db: Db, tenantId: number, { clientId, userId, draftType }: Which) =>
  db
    .selectFrom('activity_draft')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .where('draft_type', '=', draftType)
    .select(['id', 'fields', 'version', 'writer', 'created_at', 'updated_at'])
    .executeTakeFirst()

const filesOf = (db: Db, tenantId: number, draftId: number) =>
  db
    .selectFrom('file')
    .where('tenant_id', '=', tenantId)
    .where('subject', '=', draftSubject)
    .where('subject_id', '=', draftId)
    .where('deleted_at', 'is', null)
    .select(fileColumns)
    .orderBy('id')
    .execute()

async function present({ db, tenantId, actor, services }: Doing, which: Which): Promise<Draft | null> {
  const row = await rowOf(db, tenantId, which)
  if (!row) return null
  const { fields } = row
  const files = await filesOf(db, tenantId, row.id)
  return {
    id: row.id,
    ...which,
    ...fields,
    body: textForReader(fields.body, tenantId, actor, services.addresses),
    attachments: files.map((file) => presentFile(file, tenantId, actor, services.addresses)),
    version: row.version,
    writer: row.writer,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

export const getDraft = operation('drafts.get', async (incoming) => {
  checkOwn(incoming, incoming.query)
  return present(incoming, incoming.query)
})

/**
 * Keeps what is written so far; anything may still be missing or wrong.
 * Another window's draft is not written over by one that has not seen it (`docs/decisions/0200`).
 */
export const saveDraft = operation('drafts.save', async (incoming) => {
  const { body, db, tenantId, files, ifMatch, audit } = incoming
  const { clientId, userId, draftType } = body
  const which: Which = { clientId, userId, draftType }
  checkOwn(incoming, which)
  const client = await db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', clientId)
    .select('id')
    .executeTakeFirst()
  if (!client) throw notFound('This client')
  const fields: Fields = {
    activityId: body.activityId ?? null,
    typeId: body.typeId ?? null,
    categoryId: body.categoryId ?? null,
    body: await textToStore(db, tenantId, body.body, 'body'),
    loggedAt: body.loggedAt ?? null,
    isExternal: body.isExternal ?? false,
    associatedIds: body.associatedIds ?? [],
    pacingNote: body.pacingNote ?? false,
    sectionId: body.sectionId ?? null,
    keep: body.keep ?? [],
  }
  const seen = ifMatch ?? 0
  // One that was seen and is gone was saved or thrown away elsewhere.
  if (seen > 0 && !(await rowOf(db, tenantId, which))) throw stale()
  const written = await db
    .insertInto('activity_draft')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      client_id: clientId,
      draft_type: draftType,
      fields: JSON.stringify(fields),
      writer: body.writer ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id', 'client_id', 'draft_type'])
        .doUpdateSet({
          fields: JSON.stringify(fields),
          version: sql<number>`activity_draft.version + 1`,
          writer: body.writer ?? null,
          updated_at: sql<string>`excluded.updated_at`,
        })
        .where(
          sql<boolean>`${ifMatch === null} or activity_draft.version = ${seen} or activity_draft.writer = ${body.writer ?? null}`,
        ),
    )
    .returning('id')
    .executeTakeFirst()
  if (!written) throw stale()
  const { id } = written
  const kept = body.keepFiles ?? []
  const from = body.fromClientId ?? clientId
  await bringAlong(incoming, { clientId, id }, from, kept)
  if (from !== clientId) await leaveNothing(incoming, { ...which, clientId: from })
  if (kept.length + files.length > attachmentLimits.count)
    throw invalid({ attachments: `An activity has at most ${attachmentLimits.count} attachments.` })
  await keepOnly(
    db,
    tenantId,
    { subject: draftSubject, subjectId: id },
    kept.map((file, place) => ({ id: file, label: body.keepLabel?.[place]?.trim() })),
  )
  for (const { upload, label } of withLabels(files, body.label ?? []))
    await storeFile(incoming, upload, { subject: draftSubject, subjectId: id, clientId }, label)
  audit({ subject: 'activity draft', subjectId: id, clientId })
  const saved = await present(incoming, which)
  if (!saved) throw new Error('A draft that was just written is not there.')
  return saved
})

export const removeDraft = operation('drafts.remove', async (incoming) => {
  const { query, db, tenantId, ifMatch, audit } = incoming
  checkOwn(incoming, query)
  const row = await rowOf(db, tenantId, query)
  if (!row) return { removed: false }
  if (ifMatch !== null && ifMatch !== row.version && (row.writer ?? '') !== query.writer) throw stale()
  await keepOnly(db, tenantId, { subject: draftSubject, subjectId: row.id }, [])
  await db.deleteFrom('activity_draft').where('tenant_id', '=', tenantId).where('id', '=', row.id).execute()
  audit({
    subject: 'activity draft',
    subjectId: row.id,
    clientId: query.clientId,
    changes: { deleted: [false, true] },
  })
  return { removed: true }
})

/**
 * Files of an earlier draft of the same writer, for the same client or for the one for whom it was written so
 * far, also of one that was deleted since: an attempt to save deletes the draft, and what is still written is
 * kept anew (`docs/decisions/0132`).
 */
async function bringAlong(
  { db, tenantId, person }: Doing,
  draft: { readonly clientId: number; readonly id: number },
  from: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`update file set deleted_at = null, subject_id = ${draft.id}, client_id = ${draft.clientId}
    where tenant_id = ${tenantId} and subject = ${draftSubject}
    and client_id = any (${[draft.clientId, from]}::integer[]) and created_by = ${person.id}
    and id = any (${ids}::integer[]) and ${stillThere}`.execute(db)
}

/** Deletes what stayed with the client for whom it was written so far, unless another window has changed it since. */
async function leaveNothing(
  { db, tenantId, body, audit }: Incoming<'drafts.save'>,
  which: Which,
): Promise<void> {
  const row = await rowOf(db, tenantId, which)
  if (!row || (row.version !== body.fromVersion && (row.writer ?? '') !== body.writer)) return
  await keepOnly(db, tenantId, { subject: draftSubject, subjectId: row.id }, [])
  await db.deleteFrom('activity_draft').where('tenant_id', '=', tenantId).where('id', '=', row.id).execute()
  audit({
    subject: 'activity draft',
    subjectId: row.id,
    clientId: which.clientId,
    changes: { deleted: [false, true] },
  })
}

/** Not deleted, or so lately that its bytes are surely there. */
const stillThere = sql<boolean>`(deleted_at is null or deleted_at > now() - interval '1 day')`

/**
 * Makes files of the caller's draft attachments of an activity, for whichever client the draft was begun.
 * @throws {Refusal} 422 for files that are none of it, or whose description does not do
 */
export async function takeFromDraft(
  { db, tenantId, person }: Pick<Incoming<'activities.create'>, 'db' | 'tenantId' | 'person'>,
  clientId: number,
  files: readonly { readonly id: number; readonly label: string }[],
  owner: { readonly subject: string; readonly subjectId: number },
): Promise<void> {
  for (const { id, label } of files) {
    const taken = await db
      .updateTable('file')
      .set({
        subject: owner.subject,
        subject_id: owner.subjectId,
        client_id: clientId,
        label,
        deleted_at: null,
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('subject', '=', draftSubject)
      .where('created_by', '=', person.id)
      .where(stillThere)
      .returning('id')
      .executeTakeFirst()
    if (!taken)
      throw invalid({ draftFiles: 'An attachment of the draft is not there any more. Please add it again.' })
  }
}
