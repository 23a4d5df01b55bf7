import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'

interface Change {
  readonly clientIds: readonly number[]
  readonly add: readonly number[]
  readonly remove: readonly number[]
}

/** @throws {Refusal} 422 when a client or tag is not there; a retired tag is put on nobody any more */
async function check(db: Db, tenantId: number, { clientIds, add, remove }: Change, fields: [string, string]) {
  const { rows } = await sql<{ clients: number; tags: number }>`
    select (select count(*)::integer from client where tenant_id = ${tenantId} and id = any (${clientIds}::integer[])) as clients,
      (select count(*)::integer from client_tag where tenant_id = ${tenantId} and deleted_at is null
        and (id = any (${remove}::integer[]) or active and id = any (${add}::integer[]))) as tags`.execute(db)
  if (rows[0]?.clients !== new Set(clientIds).size)
    throw invalid({ [fields[0]]: 'One of these clients does not exist.' })
  if (rows[0].tags !== new Set([...add, ...remove]).size)
    throw invalid({ [fields[1]]: 'One of these tags does not exist or is no longer offered.' })
}

/** Puts tags on and takes tags off; what is so already stays. */
interface Linked {
  readonly client_id: number
  readonly client_tag_id: number
}

async function change(db: Db, tenantId: number, { clientIds, add, remove }: Change) {
  const removed = await sql<Linked>`
    delete from client_tag_link where tenant_id = ${tenantId}
      and client_id = any (${clientIds}::integer[]) and client_tag_id = any (${remove}::integer[])
    returning client_id, client_tag_id`.execute(db)
  const added = await sql<Linked>`
    insert into client_tag_link (tenant_id, client_id, client_tag_id)
    select ${tenantId}::integer, c, t from unnest(${clientIds}::integer[]) c, unnest(${add}::integer[]) t
    on conflict do nothing returning client_id, client_tag_id`.execute(db)
  return { added: added.rows, removed: removed.rows }
}

const assign = operation('clientTags.assign', async ({ db, tenantId, body, audit }) => {
  const { clientId, tagIds } = body
  const wanted = { clientIds: [clientId], add: tagIds, remove: [] }
  await check(db, tenantId, wanted, ['clientId', 'tagIds'])
  await change(db, tenantId, wanted)
  audit({ subject: 'client', subjectId: clientId, clientId, changes: { tagsAdded: tagIds } })
  return { clientId, tagIds }
})

const unassign = operation('clientTags.unassign', async ({ db, tenantId, body, audit }) => {
  const { clientId, tagIds } = body
  const wanted = { clientIds: [clientId], add: [], remove: tagIds }
  await check(db, tenantId, wanted, ['clientId', 'tagIds'])
  await change(db, tenantId, wanted)
  audit({ subject: 'client', subjectId: clientId, clientId, changes: { tagsRemoved: tagIds } })
  return { clientId, tagIds }
})

const bulk = operation('clientTags.bulk', async ({ db, tenantId, body, audit }) => {
  const { clientIds, add = [], remove = [] } = body
  if (add.length + remove.length === 0) throw invalid({ add: 'Choose tags to put on or to take off.' })
  if (add.some((tag) => remove.includes(tag)))
    throw invalid({ remove: 'A tag is put on or taken off, not both.' })
  const wanted = { clientIds, add, remove }
  await check(db, tenantId, wanted, ['clientIds', 'add'])
  const done = await change(db, tenantId, wanted)
  const ofClient = (of: readonly Linked[], clientId: number): readonly number[] =>
    of.filter(({ client_id }) => client_id === clientId).map(({ client_tag_id }) => client_tag_id)
  for (const clientId of new Set([...done.added, ...done.removed].map(({ client_id }) => client_id)))
    audit({
      subject: 'client',
      subjectId: clientId,
      clientId,
      changes: { tagsAdded: ofClient(done.added, clientId), tagsRemoved: ofClient(done.removed, clientId) },
    })
  return { clients: new Set(clientIds).size, added: done.added.length, removed: done.removed.length }
})

export const clientTagOperations = {
  'clientTags.assign': assign,
  'clientTags.unassign': unassign,
  'clientTags.bulk': bulk,
}
