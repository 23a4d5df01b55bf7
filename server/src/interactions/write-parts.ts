import { sql } from 'kysely'
import { interactionLabel } from '@portal/core/interactions/rules'
import type { Db } from '../database/database.ts'
import { storeFile } from '../files/stored.ts'
import type { Incoming } from '../http/operation.ts'
import { invalid } from '../http/refusal.ts'
import type { CheckedInteraction } from './check-interaction.ts'
import { attachmentSubject, type InteractionRow } from './query.ts'

/** What is written of an interaction beside its own row. */

export async function writeStores(
  db: Db,
  tenantId: number,
  interactionId: number,
  stores: readonly number[],
): Promise<void> {
  await sql`delete from interaction_store where tenant_id = ${tenantId} and interaction_id = ${interactionId} and client_id <> all (${stores}::integer[])`.execute(
    db,
  )
  await sql`insert into interaction_store (tenant_id, interaction_id, client_id)
    select ${tenantId}::integer, ${interactionId}::integer, store from unnest(${stores}::integer[]) as store on conflict do nothing`.execute(
    db,
  )
}

/** An earlier attachment that stays, with its description. */
export interface Kept {
  readonly id: number
  readonly label: string
}

/**
 * Earlier attachments that stay. All of them when the form does not say.
 * @throws {Refusal} 422 for one that is gone, or a description that breaks the rule
 */
export function keptOf(
  before: InteractionRow,
  keep: readonly number[] | null,
  labels: readonly string[],
): readonly Kept[] {
  if (keep === null) return before.files
  return keep.map((id, place) => {
    const file = before.files.find((one) => one.id === id)
    if (!file)
      throw invalid({ keep: 'One of the attachments to keep is not there any more. Reload the interaction.' })
    const label = labels[place]?.trim() ?? file.label
    const sentence = interactionLabel(file.name)(label)
    if (sentence !== null) throw invalid({ [`keepLabel.${place}`]: sentence })
    return { id, label }
  })
}

export async function keepOnly(
  db: Db,
  tenantId: number,
  interactionId: number,
  kept: readonly Kept[],
): Promise<void> {
  await sql`update file set deleted_at = now() where tenant_id = ${tenantId} and subject = ${attachmentSubject} and subject_id = ${interactionId}
    and deleted_at is null and id <> all (${kept.map((file) => file.id)}::integer[])`.execute(db)
  await sql`update file set label = k.label from json_to_recordset(${JSON.stringify(kept)}::json) as k (id integer, label text)
    where file.tenant_id = ${tenantId} and file.subject = ${attachmentSubject} and file.subject_id = ${interactionId} and file.id = k.id and file.label <> k.label`.execute(
    db,
  )
}

/** Stores the new files. @returns their ids by the place they were sent under */
export async function attach(
  incoming: Incoming<'interactions.create' | 'interactions.update'>,
  interactionId: number,
  clientId: number,
  { attachments }: CheckedInteraction,
): Promise<ReadonlyMap<number, number>> {
  const ids = new Map<number, number>()
  for (const { upload, label, place } of attachments) {
    const owner = { subject: attachmentSubject, subjectId: interactionId, clientId }
    ids.set(place, (await storeFile(incoming, upload, owner, label)).id)
  }
  return ids
}

/**
 * Writes the values of the custom fields that the type asks for. Values of
 * fields that were deleted or are no longer in use stay; those of fields that
 * belong to another type go with the type.
 */
export async function writeValues(
  db: Db,
  tenantId: number,
  interactionId: number,
  clientId: number,
  { values, typeId }: CheckedInteraction,
  files: ReadonlyMap<number, number>,
  typeChanged: boolean,
): Promise<void> {
  await sql`delete from interaction_value v using interaction_custom_field f
    where v.tenant_id = ${tenantId} and v.interaction_id = ${interactionId}
      and f.tenant_id = v.tenant_id and f.id = v.custom_field_id and f.active and f.deleted_at is null
      and (${typeChanged} or exists (select from interaction_type_field l where l.tenant_id = v.tenant_id
        and l.custom_field_id = f.id and l.interaction_type_id = ${typeId}))`.execute(db)
  const rows = values.map((value) => ({
    tenant_id: tenantId,
    interaction_id: interactionId,
    custom_field_id: value.fieldId,
    client_id: clientId,
    data:
      'data' in value
        ? value.data
        : JSON.stringify([...value.kept, ...value.places.flatMap((place) => files.get(place) ?? [])]),
  }))
  if (rows.length > 0) await db.insertInto('interaction_value').values(rows).execute()
}
