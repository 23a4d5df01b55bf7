import type { Answer } from '@portal/core/calls'
import type { CustomData } from '@portal/core/work/interactions/custom-fields'
import { mayChangeInteraction } from '@portal/core/work/interactions/policy'
import { isPerson, type Actor } from '@portal/core/foundation/policy/actor'
import { isAuthorisedFor } from '@portal/core/foundation/policy/client-users'
import { seesEveryClient } from '@portal/core/foundation/policy/user-types'
import type { FileAddresses } from '../../foundation/files/addresses.ts'
import { presentFile } from '../../foundation/files/stored.ts'
import { textForReader } from '../../foundation/rich-text/stored-text.ts'
import type { InteractionRow, StoredValue } from './query.ts'

/** The value of a custom field as JSON. */
export function dataOf({ type, data }: Pick<StoredValue, 'type' | 'data'>): CustomData {
  if (type === 'boolean') return data === 'true'
  if (type !== 'related users type' && type !== 'attachment') return data
  const list: unknown = JSON.parse(data)
  return Array.isArray(list) ? list.filter((one) => typeof one === 'number') : []
}

/** Which custom field a file belongs to; files of the interaction as a whole are not in it. */
const fieldsOfFiles = (values: readonly StoredValue[]): ReadonlyMap<number, number> =>
  new Map(
    values
      .filter(({ type }) => type === 'attachment')
      .flatMap((value) => {
        const ids = dataOf(value)
        return Array.isArray(ids) ? ids.map((file: number): [number, number] => [file, value.id]) : []
      }),
  )

/** An interaction as its reader may see it: related stores of other clients are not named to a client's users. */
export function presentInteraction(
  row: InteractionRow,
  tenantId: number,
  reader: Actor,
  addresses: FileAddresses,
): Answer<'interactions.create'> {
  const may =
    isPerson(reader) && mayChangeInteraction(reader, { userId: row.user_id, clientId: row.client_id })
  const knows = (clientId: number): boolean =>
    isPerson(reader) && (seesEveryClient(reader) || isAuthorisedFor(reader, clientId))
  const stores = row.stores.filter(({ id }) => knows(id))
  const fieldOf = fieldsOfFiles(row.values)
  const stays = new Set(row.files.map(({ id }) => id))
  return {
    id: row.id,
    clientId: row.client_id,
    client: { id: row.client_id, name: row.client_name, slug: row.client_slug },
    interactionTypeId: row.interaction_type_id,
    interactionType: { id: row.interaction_type_id, name: row.type_name },
    userId: row.user_id,
    user: { id: row.user_id, fullName: row.user_name },
    onBehalfOf: row.on_behalf_of,
    onBehalfOfUser:
      row.on_behalf_of === null ? null : { id: row.on_behalf_of, fullName: row.on_behalf_name ?? '' },
    body: textForReader(row.body, tenantId, reader, addresses),
    publishedAt: row.published_at,
    isPublic: row.is_public,
    associatedStoreIds: stores.map(({ id }) => id),
    associatedStores: [...stores],
    interactionAdditionalFields: row.values.map((value) => {
      const data = dataOf(value)
      return {
        interactionCustomFieldId: value.id,
        data:
          value.type === 'attachment' && Array.isArray(data)
            ? data.filter((id) => stays.has(id))
            : (data as string | boolean | number[] | null),
        name: value.name,
        type: value.type,
        users: [...value.users],
      }
    }),
    attachments: row.files.map((file) => ({
      ...presentFile(file, tenantId, reader, addresses),
      interactionCustomFieldId: fieldOf.get(file.id) ?? null,
    })),
    createdAt: row.created_at,
    version: row.version,
    can: { update: may, remove: may },
  }
}
