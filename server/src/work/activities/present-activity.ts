import type { Answer } from '@portal/core/calls'
import { mayChangeActivity } from '@portal/core/work/activities/policy'
import { isPerson, type Actor } from '@portal/core/foundation/policy/actor'
import { isAuthorisedFor } from '@portal/core/foundation/policy/client-users'
import { seesEveryClient } from '@portal/core/foundation/policy/user-types'
import type { FileAddresses } from '../../foundation/files/addresses.ts'
import { presentFile } from '../../foundation/files/stored.ts'
import { textForReader } from '../../foundation/rich-text/stored-text.ts'
import type { ActivityRow } from './query.ts'

/** An activity as its reader may see it: related stores of other clients are not named to a client's users. */
export function presentActivity(
  row: ActivityRow,
  tenantId: number,
  reader: Actor,
  addresses: FileAddresses,
): Answer<'activities.create'> {
  const may = isPerson(reader) && mayChangeActivity(reader, { userId: row.user_id })
  const knows = (clientId: number): boolean =>
    isPerson(reader) && (seesEveryClient(reader) || isAuthorisedFor(reader, clientId))
  return {
    id: row.id,
    clientId: row.client_id,
    client: { id: row.client_id, name: row.client_name, slug: row.client_slug },
    typeId: row.type_id,
    type: { id: row.type_id, name: row.type_name },
    categoryId: row.category_id,
    category: { id: row.category_id, name: row.category_name },
    userId: row.user_id,
    user: { id: row.user_id, fullName: row.user_name },
    body: textForReader(row.body, tenantId, reader, addresses),
    loggedAt: row.logged_at.replace(/Z$/, '+00:00'),
    isExternal: row.is_external,
    associatedIds: row.stores.filter(knows),
    attachments: row.files.map((file) => presentFile(file, tenantId, reader, addresses)),
    version: row.version,
    can: { update: may, remove: may },
  }
}
