import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fieldsOfPerson } from '@portal/core/clients/contacts/contact-file'
import { contacts } from '@portal/core/clients/profile/lists'
import type { Db } from '../../foundation/database/database.ts'
import { operation, type AuditNote } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { checkRecord } from '../../platform/records/check-record.ts'
import { updateRecord } from '../../platform/records/write-records.ts'
import { contactRows, present } from './contact-rows.ts'

/**
 * Writes who somebody is at every other store, after it changed at one. Whoever had one of those open is told that
 * it changed, as for any other change.
 */
export async function spreadPerson(
  { db, tenantId, audit }: { readonly db: Db; readonly tenantId: number; audit(note: AuditNote): void },
  id: number,
): Promise<void> {
  const { rows } = await sql<{ id: number; client_id: number; name: string }>`
    update contact o set name = m.name, email = m.email, phone = m.phone, mobile = m.mobile, birthday = m.birthday,
      version = o.version + 1, updated_at = now()
    from contact m
    where m.tenant_id = ${tenantId} and m.id = ${id} and o.tenant_id = m.tenant_id and o.person_id = m.person_id
      and o.id <> m.id and o.deleted_at is null
      and (o.name, o.email, o.phone, o.mobile, o.birthday) is distinct from (m.name, m.email, m.phone, m.mobile, m.birthday)
    returning o.id, o.client_id, o.name`.execute(db)
  for (const row of rows)
    audit({
      subject: 'contact',
      subjectId: row.id,
      clientId: row.client_id,
      changes: { name: row.name, changedAtContact: id },
    })
}

/** Makes contacts the roles of one person; a person that one of them was already takes the others in. */
export async function makeOnePerson(db: Db, tenantId: number, ids: readonly number[]): Promise<void> {
  await sql`
    with held as (
      select person_id from contact
      where tenant_id = ${tenantId} and id = any (${ids}::integer[]) and person_id is not null
    )
    update contact
    set person_id = coalesce((select person_id from held order by person_id limit 1), ${randomUUID()}::uuid)
    where tenant_id = ${tenantId} and deleted_at is null
      and (id = any (${ids}::integer[]) or person_id in (select person_id from held))`.execute(db)
}

/** The list's own change, and who somebody is at the other stores with it. */
export const updateContact = operation('contacts.update', async (incoming) => {
  const after = await updateRecord(contacts, { ...incoming, query: {} })
  if (fieldsOfPerson.some((name) => incoming.body[name] !== undefined))
    await spreadPerson(incoming, incoming.params.id)
  return after
})

export const storesOfContact = operation('contacts.stores', async (incoming) => {
  const [own] = await contactRows(incoming, sql`r.id = ${incoming.params.id}`)
  if (!own) throw notFound('This contact')
  const others =
    own.person === null
      ? []
      : await contactRows(incoming, sql`r.person_id = ${own.person} and r.id <> ${own.id}`)
  return [own, ...others].map(present)
})

export const addStoreOfContact = operation('contacts.addStore', async (incoming) => {
  const { db, tenantId, params, body, audit } = incoming
  const [own] = await contactRows(incoming, sql`r.id = ${params.id}`, { forUpdate: true })
  if (!own) throw notFound('This contact')
  await checkRecord(db, tenantId, contacts, body)
  const there = await contactRows(
    incoming,
    sql`r.client_id = ${body.clientId} and (r.id = ${own.id} or r.person_id = ${own.person})`,
  )
  if (there[0])
    throw conflict(`${own.name} is a contact of ${there[0].Client.name} already.`, {
      clientId: `${own.name} is a contact of this store already.`,
    })
  const { rows } = await sql<{ id: number }>`
    insert into contact (tenant_id, client_id, name, email, phone, mobile, birthday, title, department, is_primary, receives_reports, receives_invoices)
    values (${tenantId}, ${body.clientId}, ${own.name}, ${own.email}, ${own.phone}, ${own.mobile}, ${own.birthday},
      ${body.title ?? own.title}, ${body.department ?? own.department}, ${body.isPrimary ?? false},
      ${body.receivesReports ?? false}, ${body.receivesInvoices ?? false})
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await makeOnePerson(db, tenantId, [own.id, id])
  audit({
    subject: 'contact',
    subjectId: id,
    clientId: body.clientId,
    changes: { name: [null, own.name], samePersonAs: own.id },
  })
  const [made] = await contactRows(incoming, sql`r.id = ${id}`)
  if (!made) throw invalid({ clientId: 'Client: this one does not exist or is no longer offered.' })
  return present(made)
})

export const separateContact = operation('contacts.separate', async (incoming) => {
  const { db, tenantId, params, audit, ifMatch } = incoming
  const [own] = await contactRows(incoming, sql`r.id = ${params.id}`, { forUpdate: true })
  if (!own) throw notFound('This contact')
  if (ifMatch !== null && ifMatch !== own.version) throw stale()
  if (own.person === null) throw conflict(`${own.name} is at this store only.`, {})
  await sql`update contact set person_id = null, version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = ${own.id}`.execute(db)
  audit({
    subject: 'contact',
    subjectId: own.id,
    clientId: own.clientId,
    changes: { name: own.name, separated: [false, true] },
  })
  return { ...present(own), version: own.version + 1 }
})
