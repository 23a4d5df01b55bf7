import { sql } from 'kysely'
import { fieldsOfPerson } from '@portal/core/clients/contacts/contact-file'
import { contacts } from '@portal/core/clients/profile/lists'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { columnOf } from '../../platform/records/record-table.ts'
import { pointAtOther } from '../../platform/records/used-by.ts'
import { contactRows, present, type ContactRow } from './contact-rows.ts'
import { makeOnePerson, spreadPerson } from './people.ts'

type Merging = Incoming<'contacts.merge'>

const isOfPerson = (name: string): boolean => fieldsOfPerson.some((one) => one === name)

/** Takes a contact away that another one of the same store stands for from now on. */
async function putInto({ db, tenantId, audit }: Merging, gone: ContactRow, kept: ContactRow): Promise<void> {
  await pointAtOther(db, tenantId, contacts, { gone: gone.id, kept: kept.id })
  await sql`update contact set deleted_at = now(), version = version + 1, merged_into_id = ${kept.id}, person_id = null
    where tenant_id = ${tenantId} and id = ${gone.id}`.execute(db)
  // All that the contact was stands in the log, too.
  const { Client, ...was } = present(gone)
  audit({
    subject: 'contact',
    subjectId: gone.id,
    clientId: gone.clientId,
    changes: { mergedInto: [null, kept.id], was: { ...was, client: Client.name } },
  })
}

export const mergeContacts = operation('contacts.merge', async (incoming) => {
  const { db, tenantId, params, body, ifMatch, audit } = incoming
  if (params.id === body.otherId) throw invalid({ otherId: 'Choose another contact.' })
  // In the order of their ids, so that two who merge the same pair never wait for each other.
  const pair = await contactRows(incoming, sql`r.id in (${params.id}, ${body.otherId})`, { forUpdate: true })
  const own = pair.find(({ id }) => id === params.id)
  const other = pair.find(({ id }) => id === body.otherId)
  if (!own) throw notFound('This contact')
  if (!other) throw invalid({ otherId: 'This contact does not exist any more.' })
  if ((ifMatch !== null && ifMatch !== own.version) || body.otherVersion !== other.version) throw stale()
  const atOneStore = own.clientId === other.clientId
  if (!atOneStore && own.person !== null && own.person === other.person)
    throw conflict(`${own.name} is one person at both stores already.`, {})
  const taken = [...new Set(body.take)].filter((name) => own[name] !== other[name])
  const foreign = taken.filter((name) => !atOneStore && !isOfPerson(name))
  if (foreign.length > 0)
    throw invalid({
      take: `${foreign.map((name) => contacts.fields[name].label).join(' and ')}: each store keeps its own.`,
    })
  if (taken.length > 0) {
    const set = taken.map((name) => sql`${sql.id(columnOf(name))} = ${other[name]}`)
    await sql`update contact set ${sql.join(set)} where tenant_id = ${tenantId} and id = ${own.id}`.execute(
      db,
    )
  }
  await sql`update contact set version = version + 1, updated_at = now() where tenant_id = ${tenantId} and id = ${own.id}`.execute(
    db,
  )
  await makeOnePersonOf(incoming, own, other)
  await spreadPerson(incoming, own.id)
  const [after] = await contactRows(incoming, sql`r.id = ${own.id}`)
  if (!after) throw notFound('This contact')
  audit({
    subject: 'contact',
    subjectId: own.id,
    clientId: own.clientId,
    changes: {
      ...Object.fromEntries(taken.map((name) => [name, [own[name], after[name]]])),
      [atOneStore ? 'merged' : 'onePersonWith']: other.id,
    },
  })
  return present(after)
})

/** One person of two: where both are at a store, one contact is left there. */
async function makeOnePersonOf(incoming: Merging, own: ContactRow, other: ContactRow): Promise<void> {
  const rolesOf = async (contact: ContactRow): Promise<readonly ContactRow[]> =>
    contact.person === null
      ? [contact]
      : await contactRows(incoming, sql`r.person_id = ${contact.person}`, { forUpdate: true })
  const [owns, others] = [await rolesOf(own), await rolesOf(other)]
  const ids = new Set(owns.map(({ id }) => id))
  for (const role of others) {
    if (ids.has(role.id)) continue
    const there = owns.find(({ clientId }) => clientId === role.clientId)
    if (there) await putInto(incoming, role, there)
    else ids.add(role.id)
  }
  // Two contacts of one store may have been of one person already.
  if (ids.has(other.id) && other.clientId === own.clientId) {
    await putInto(incoming, other, own)
    ids.delete(other.id)
  }
  if (ids.size > 1) await makeOnePerson(incoming.db, incoming.tenantId, [...ids])
}

/** The way back: the contact is there again as it was, a person of its own. */
export const unmergeContact = operation('contacts.unmerge', async (incoming) => {
  const { db, tenantId, params, audit } = incoming
  const { rows } = await sql<{ client_id: number; into: number }>`
    with gone as (
      select id, merged_into_id as into from contact
      where tenant_id = ${tenantId} and id = ${params.id} and deleted_at is not null and merged_into_id is not null for update
    )
    update contact c set deleted_at = null, merged_into_id = null, is_primary = false, version = c.version + 1, updated_at = now()
    from gone g where c.tenant_id = ${tenantId} and c.id = g.id returning c.client_id, g.into`.execute(db)
  const [row] = rows
  const [back] = row ? await contactRows(incoming, sql`r.id = ${params.id}`) : []
  if (!row || !back) throw notFound('This merged contact')
  audit({
    subject: 'contact',
    subjectId: params.id,
    clientId: row.client_id,
    changes: { mergedInto: [row.into, null], name: back.name },
  })
  return present(back)
})
