import { sql, type RawBuilder } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { isPerson, type Person } from '@portal/core/foundation/policy/actor'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { audiencesOf } from '@portal/core/settings/tools/audience'
import { storeFile } from '../../foundation/files/stored.ts'
import { onlyFile } from '../../foundation/files/upload.ts'
import { operation } from '../../foundation/http/operation.ts'
import { uploader, type MayOpen } from '../../platform/assets/may-open.ts'

/** What a file of a resource belongs to. Which one says its address, by which it is found. */
export const resourceSubject = 'resource'

/** Resources (`r`) that are shown to a person. */
function shownTo(person: Person): RawBuilder<boolean> {
  const audiences = audiencesOf(person)
  // A type is had at a client: one store's manager may only read at another.
  const types = person.clients.map(({ clientUserTypeId }) => clientUserTypeId)
  return sql<boolean>`r.deleted_at is null and r.active and r.shown_to = any (${audiences}::text[])
    and (r.shown_to <> 'Clients' or r.client_user_type_id is null or r.client_user_type_id = any (${types}::integer[]))`
}

const mine = operation('resources.mine', async ({ db, tenantId, actor }) => {
  if (!isPerson(actor)) return []
  const { rows } = await sql<Answer<'resources.mine'>[number]>`
    select r.id, r.name, r.url, r.description, c.name as category, r.pinned
    from resource r join resource_category c on c.tenant_id = r.tenant_id and c.id = r.category_id
    where r.tenant_id = ${tenantId} and ${shownTo(actor)}
    order by r.pinned desc, c."order", c.name, r."order", r.name`.execute(db)
  return rows
})

const putFile = operation('resources.putFile', async (incoming) => {
  const row = await storeFile(incoming, onlyFile(incoming.files), { subject: resourceSubject }, '')
  incoming.audit({ subject: 'file', subjectId: row.id, changes: { name: [null, row.name] } })
  return { address: `/attachment/${row.public_id}`, name: row.name }
})

/**
 * Whoever put it there, and whoever a resource is shown to that leads to it; employees see what others are shown, and
 * the logos of partners.
 */
export const mayOpenResource: MayOpen = async (looking) => {
  if (uploader(looking) === true) return true
  const { db, tenantId, reader, file } = looking
  const visible = isEmployee(reader)
    ? sql<boolean>`(${shownTo(reader)} or r.deleted_at is null and r.shown_to in ('Clients', 'Partners'))`
    : shownTo(reader)
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from resource r where r.tenant_id = ${tenantId} and r.url = ${`/attachment/${file.public_id}`} and ${visible})
      or ${isEmployee(reader)} and exists (select from partner p where p.tenant_id = ${tenantId} and p.logo_url = ${`/attachment/${file.public_id}`} and p.deleted_at is null) as found`.execute(
    db,
  )
  return rows[0]?.found === true
}

export const toolOperations = { 'resources.mine': mine, 'resources.putFile': putFile }
