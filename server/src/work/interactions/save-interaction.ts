import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { interactionLabel } from '@portal/core/work/interactions/rules'
import { changesOf } from '../../platform/audit/changes.ts'
import { writeStores } from '../../clients/profile/related-stores.ts'
import type { Db } from '../../foundation/database/database.ts'
import { keepOnly, keptOf } from '../../foundation/files/attachments.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { invalid, notFound } from '../../foundation/http/refusal.ts'
import {
  checkInteraction,
  type CheckedInteraction,
  type InteractionContext,
  type InteractionForm,
} from './check-interaction.ts'
import { holdInteraction } from './hold-interaction.ts'
import { keepCorrection } from './data-fix/corrections.ts'
import { presentInteraction } from './present-interaction.ts'
import { attachmentSubject, interactionRows, type InteractionRow } from './query.ts'
import { attach, writeValues } from './write-parts.ts'

/** Logs an interaction with a client, with its related stores, custom values and attachments. */
export const createInteraction = operation('interactions.create', async (incoming) => {
  const { body, db, tenantId, person, files, audit } = incoming
  const client = await db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', body.clientId)
    .select('id')
    .executeTakeFirst()
  if (!client) throw notFound('This client')
  const checked = await checkInteraction(
    { db, tenantId, person, clientId: client.id, uploads: files, earlier: null, keptFiles: [] },
    body,
  )
  const id = await writeInteraction({ db, tenantId, clientId: client.id, person }, checked)
  await writeValues({ db, tenantId, clientId: client.id, id }, checked, {
    files: await attach(incoming, id, client.id, checked),
    typeChanged: false,
  })
  const row = await interactionOf(db, tenantId, id)
  audit({
    subject: 'interaction',
    subjectId: id,
    clientId: client.id,
    changes: changesOf(null, facts(row)),
  })
  return answer(incoming, row)
})

/** Changes an interaction, unless someone else changed it first. */
export const updateInteraction = operation('interactions.update', async (incoming) => {
  const { params, body, db, tenantId, person, files, audit } = incoming
  if (body.id !== undefined && body.id !== params.id)
    throw invalid({ id: 'The id is not that of the address.' })
  const locked = await holdInteraction(incoming, params.id)
  const clientId = locked.client_id
  if (body.clientId !== undefined && body.clientId !== clientId)
    throw invalid({ clientId: 'An interaction stays with the client it was logged for.' })
  const before = await interactionOf(db, tenantId, params.id)
  const keep = keptOf(
    before.files,
    body.keep ?? null,
    body.keepLabel ?? [],
    (label, fileName) => interactionLabel(fileName)(label),
    'interaction',
  )
  const checked = await checkInteraction(
    {
      db,
      tenantId,
      person,
      clientId,
      uploads: files,
      earlier: before,
      keptFiles: keep.map((file) => file.id),
    },
    body,
  )
  await db
    .updateTable('interaction')
    .set({ ...columnsOf(checked), version: sql<number>`version + 1`, updated_at: sql<string>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .execute()
  await writeStores(db, tenantId, 'interaction', params.id, checked.stores)
  await keepOnly(db, tenantId, { subject: attachmentSubject, subjectId: params.id }, keep)
  await writeValues({ db, tenantId, clientId, id: params.id }, checked, {
    files: await attach(incoming, params.id, clientId, checked),
    typeChanged: checked.typeId !== before.interaction_type_id,
  })
  const row = await interactionOf(db, tenantId, params.id)
  const reason = body.reason?.trim() ?? ''
  if (reason !== '')
    await keepCorrection(db, {
      tenantId,
      interactionId: params.id,
      userId: person.id,
      kind: 'Corrected',
      reason,
    })
  audit({
    subject: 'interaction',
    subjectId: params.id,
    clientId,
    changes: {
      ...changesOf(facts(before), facts(row)),
      ...(reason === '' ? {} : { reason: [null, reason] }),
    },
  })
  return answer(incoming, row)
})

/** Deletes an interaction with its attachments; both can be brought back by hand. */
export const removeInteraction = operation('interactions.remove', async (incoming) => {
  const { params, db, tenantId, person, audit } = incoming
  const row = await holdInteraction(incoming, params.id)
  await db
    .updateTable('interaction')
    .set({ deleted_at: sql<string>`now()`, deleted_by: person.id, version: sql<number>`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .execute()
  await keepOnly(db, tenantId, { subject: attachmentSubject, subjectId: params.id }, [])
  audit({
    subject: 'interaction',
    subjectId: params.id,
    clientId: row.client_id,
    changes: { deleted: [false, true] },
  })
  return { id: params.id }
})

/** The client for whom somebody logs an interaction. */
type LoggedFor = Pick<InteractionContext, 'db' | 'tenantId' | 'person' | 'clientId'>

/** Writes the row of a new interaction with its stores. @returns its id */
async function writeInteraction(
  { db, tenantId, clientId, person }: LoggedFor,
  checked: CheckedInteraction,
): Promise<number> {
  const { id } = await db
    .insertInto('interaction')
    .values({ ...columnsOf(checked), tenant_id: tenantId, client_id: clientId, user_id: person.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeStores(db, tenantId, 'interaction', id, checked.stores)
  return id
}

/**
 * Logs an interaction in the name of somebody who does not call: by the rules of the form, without attachments.
 *
 * @returns its id
 * @throws {Refusal} 422 with a sentence for each field that breaks a rule
 */
export async function logInteraction(of: LoggedFor, form: InteractionForm): Promise<number> {
  const checked = await checkInteraction({ ...of, uploads: [], earlier: null, keptFiles: [] }, form)
  const id = await writeInteraction(of, checked)
  await writeValues({ ...of, id }, checked)
  return id
}

const columnsOf = (checked: CheckedInteraction) => ({
  interaction_type_id: checked.typeId,
  on_behalf_of: checked.onBehalfOf,
  body: checked.body,
  published_at: checked.publishedAt,
  is_public: checked.isPublic,
})

/** What the audit log compares. */
const facts = (row: InteractionRow): Readonly<Record<string, unknown>> => ({
  interactionTypeId: row.interaction_type_id,
  onBehalfOf: row.on_behalf_of,
  body: row.body,
  publishedAt: row.published_at,
  isPublic: row.is_public,
  associatedStoreIds: row.stores.map(({ id }) => id),
  interactionAdditionalFields: row.values.map(({ id, data }) => ({ interactionCustomFieldId: id, data })),
  attachments: row.files.map((file) => ({ id: file.id, name: file.name, label: file.label })),
})

const interactionOf = (db: Db, tenantId: number, id: number): Promise<InteractionRow> =>
  interactionRows(db, tenantId).where('interaction.id', '=', id).executeTakeFirstOrThrow()

const answer = (
  { tenantId, actor, services }: Incoming<'interactions.create' | 'interactions.update'>,
  row: InteractionRow,
): Answer<'interactions.create'> => presentInteraction(row, tenantId, actor, services.addresses)
