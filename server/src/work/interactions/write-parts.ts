import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import { storeFile } from '../../foundation/files/stored.ts'
import type { Incoming } from '../../foundation/http/operation.ts'
import type { CheckedInteraction } from './check-interaction.ts'
import { attachmentSubject } from './query.ts'

/** What is written of an interaction beside its own row. */

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

/** The row of an interaction, as its parts refer to it. */
export interface WrittenInteraction {
  readonly db: Db
  readonly tenantId: number
  readonly clientId: number
  readonly id: number
}

/** What was written of it before its values. */
export interface WrittenBefore {
  /** Ids of the files that came with it, by their place in the form. */
  readonly files: ReadonlyMap<number, number>
  readonly typeChanged: boolean
}

/**
 * Writes the values of the custom fields that the type asks for. Values of
 * fields that were deleted or are no longer in use stay; those of fields that
 * belong to another type go with the type.
 */
export async function writeValues(
  { db, tenantId, clientId, id: interactionId }: WrittenInteraction,
  { values, typeId }: CheckedInteraction,
  { files, typeChanged }: WrittenBefore = { files: new Map(), typeChanged: false },
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
