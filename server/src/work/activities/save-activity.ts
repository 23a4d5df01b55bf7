import { sql } from 'kysely'
import { changeActivitySentence, mayChangeActivity } from '@portal/core/work/activities/policy'
import { attachmentLabel } from '@portal/core/work/activities/rules'
import type { Answer } from '@portal/core/calls'
import { tellPrograms } from '../../platform/webhooks/tell-programs.ts'
import { changesOf } from '../../platform/audit/changes.ts'
import { writeStores } from '../../clients/profile/related-stores.ts'
import type { Db } from '../../foundation/database/database.ts'
import { keepOnly, keptOf, type Kept } from '../../foundation/files/attachments.ts'
import { storeFile } from '../../foundation/files/stored.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { forbidden, invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { checkActivity, type CheckedActivity } from './check-activity.ts'
import { takeFromDraft } from './drafts.ts'
import { presentActivity } from './present-activity.ts'
import { activityRows, attachmentSubject, type ActivityRow } from './query.ts'

/** Logs an activity of a client, with its related stores and attachments. */
export const createActivity = operation('activities.create', async (incoming) => {
  const { body, db, tenantId, person, files, audit } = incoming
  const client = await db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', body.clientId)
    .select('id')
    .executeTakeFirst()
  if (!client) throw notFound('This client')
  const drafted = draftedOf(body)
  const checked = await checkActivity(db, tenantId, {
    clientId: client.id,
    form: body,
    uploads: files,
    earlier: null,
    kept: drafted.length,
  })
  const { id } = await db
    .insertInto('activity')
    .values({ ...columnsOf(checked), tenant_id: tenantId, client_id: client.id, user_id: person.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeStores(db, tenantId, 'activity', id, checked.stores)
  await takeFromDraft(incoming, client.id, drafted, { subject: attachmentSubject, subjectId: id })
  await attach(incoming, id, client.id, checked)
  const row = await activityOf(db, tenantId, id)
  audit({
    subject: 'activity',
    subjectId: id,
    clientId: client.id,
    changes: changesOf(null, facts(row)),
  })
  await tellPrograms(incoming, 'activity.logged', {
    activityId: id,
    clientId: row.client_id,
    clientName: row.client_name,
    type: row.type_name,
    category: row.category_name,
    loggedAt: row.logged_at,
    isExternal: row.is_external,
    loggedBy: row.user_name,
  })
  return answer(incoming, row)
})

/** Changes an activity, unless someone else changed it first. */
export const updateActivity = operation('activities.update', async (incoming) => {
  const { body, db, tenantId, person, files, ifMatch, audit } = incoming
  const locked = await db
    .selectFrom('activity')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', body.id)
    .where('deleted_at', 'is', null)
    .select(['version', 'user_id', 'client_id'])
    .forUpdate()
    .executeTakeFirst()
  if (!locked) throw notFound('This activity')
  if (!mayChangeActivity(person, { userId: locked.user_id })) throw forbidden(changeActivitySentence)
  if (ifMatch !== null && ifMatch !== locked.version) throw stale()
  if (body.clientId !== undefined && body.clientId !== locked.client_id)
    throw invalid({ clientId: 'An activity stays with the client it was logged for.' })
  const before = await activityOf(db, tenantId, body.id)
  const keep = keptOf(before.files, body.keep ?? null, body.keepLabel ?? [], attachmentLabel, 'activity')
  const drafted = draftedOf(body)
  const checked = await checkActivity(db, tenantId, {
    clientId: locked.client_id,
    form: body,
    uploads: files,
    earlier: before,
    kept: keep.length + drafted.length,
  })
  await db
    .updateTable('activity')
    .set({ ...columnsOf(checked), version: sql<number>`version + 1`, updated_at: sql<string>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', body.id)
    .execute()
  await writeStores(db, tenantId, 'activity', body.id, checked.stores)
  await keepOnly(db, tenantId, { subject: attachmentSubject, subjectId: body.id }, keep)
  await takeFromDraft(incoming, locked.client_id, drafted, { subject: attachmentSubject, subjectId: body.id })
  await attach(incoming, body.id, locked.client_id, checked)
  const row = await activityOf(db, tenantId, body.id)
  audit({
    subject: 'activity',
    subjectId: body.id,
    clientId: locked.client_id,
    changes: changesOf(facts(before), facts(row)),
  })
  return answer(incoming, row)
})

/** Deletes an activity with its attachments; both can be brought back by hand. */
export const removeActivity = operation(
  'activities.remove',
  async ({ params, db, tenantId, person, ifMatch, audit }) => {
    const row = await db
      .selectFrom('activity')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', params.id)
      .where('deleted_at', 'is', null)
      .select(['version', 'user_id', 'client_id'])
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw notFound('This activity')
    if (!mayChangeActivity(person, { userId: row.user_id })) throw forbidden(changeActivitySentence)
    if (ifMatch !== null && ifMatch !== row.version) throw stale()
    await db
      .updateTable('activity')
      .set({ deleted_at: sql<string>`now()`, deleted_by: person.id, version: sql<number>`version + 1` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', params.id)
      .execute()
    await keepOnly(db, tenantId, { subject: attachmentSubject, subjectId: params.id }, [])
    audit({
      subject: 'activity',
      subjectId: params.id,
      clientId: row.client_id,
      changes: { deleted: [false, true] },
    })
    return { id: params.id }
  },
)

const columnsOf = (checked: CheckedActivity) => ({
  type_id: checked.typeId,
  category_id: checked.categoryId,
  body: checked.body,
  logged_at: checked.loggedAt,
  is_external: checked.isExternal,
})

/** What the audit log compares. */
const facts = (row: ActivityRow): Readonly<Record<string, unknown>> => ({
  typeId: row.type_id,
  categoryId: row.category_id,
  body: row.body,
  loggedAt: row.logged_at,
  isExternal: row.is_external,
  associatedIds: row.stores,
  attachments: row.files.map((file) => ({ id: file.id, name: file.name, label: file.label })),
})

const activityOf = (db: Db, tenantId: number, id: number): Promise<ActivityRow> =>
  activityRows(db, tenantId).where('activity.id', '=', id).executeTakeFirstOrThrow()

const answer = (
  { tenantId, actor, services }: Incoming<'activities.create' | 'activities.update'>,
  row: ActivityRow,
): Answer<'activities.create'> => presentActivity(row, tenantId, actor, services.addresses)

/** Files of a draft that become attachments. @throws {Refusal} 422 for a description that does not do */
function draftedOf(body: {
  readonly draftFiles?: readonly number[]
  readonly draftLabel?: readonly string[]
}): readonly Kept[] {
  return (body.draftFiles ?? []).map((id, place) => {
    const label = (body.draftLabel?.[place] ?? '').trim()
    const sentence = attachmentLabel(label)
    if (sentence !== null) throw invalid({ [`draftLabel.${place}`]: sentence })
    return { id, label }
  })
}

async function attach(
  incoming: Incoming<'activities.create' | 'activities.update'>,
  activityId: number,
  clientId: number,
  { attachments }: CheckedActivity,
): Promise<void> {
  for (const { upload, label } of attachments) {
    await storeFile(incoming, upload, { subject: attachmentSubject, subjectId: activityId, clientId }, label)
  }
}
