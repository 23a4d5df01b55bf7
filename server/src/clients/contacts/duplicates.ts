import { sql } from 'kysely'
import { contacts } from '@portal/core/clients/profile/lists'
import { telephoneKey } from '../../foundation/database/telephone-key.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid, notFound } from '../../foundation/http/refusal.ts'
import { visible } from '../../platform/records/read-records.ts'
import { contactRows, present } from './contact-rows.ts'

/** Pairs of one answer. */
const most = 100
/** What more contacts share than these is the switchboard or the mailbox of a store, not a person. */
const mostOfOne = 4

export const duplicateContacts = operation('contacts.duplicates', async (incoming) => {
  const { db, tenantId, scope, query } = incoming
  const { clientId = null, contactId = null } = query
  const { rows: pairs } = await sql<{ one: number; other: number; shares: string[] }>`
    with own as materialized (
      select r.id, r.client_id, r.person_id, lower(btrim(r.email)) as email, lower(btrim(r.name)) as name, r.phone, r.mobile
      from contact r where ${visible(contacts, tenantId, scope)}
    ), keys as (
      select id, 1 as rank, 'e-mail' as kind, email as key from own where email <> ''
      union
      select o.id, 2, 'phone', d.digits
      from own o cross join lateral (values (o.phone), (o.mobile)) n (written)
        cross join lateral (select ${telephoneKey(sql`n.written`)} as digits) d
      where length(d.digits) >= 7
      union
      select id, 3, 'name at the same store', client_id || ':' || name from own
    ), shared as (
      select rank, kind, array_agg(id order by id) as ids from keys group by rank, kind, key
      having count(*) between 2 and ${mostOfOne}
    ), apart as materialized (
      select coalesce(a.person_id::text, a.id::text) as one, coalesce(b.person_id::text, b.id::text) as other
      from contact_apart x
        join contact a on a.tenant_id = x.tenant_id and a.id = x.one
        join contact b on b.tenant_id = x.tenant_id and b.id = x.other
      where x.tenant_id = ${tenantId}
    ), pairs as (
      select a.id as one, b.id as other, s.rank, s.kind
      from shared s cross join lateral unnest(s.ids) a (id) cross join lateral unnest(s.ids) b (id) where a.id < b.id
    )
    select p.one, p.other, array_agg(p.kind order by p.rank) as shares
    from pairs p join own a on a.id = p.one join own b on b.id = p.other
    where (a.person_id is null or a.person_id is distinct from b.person_id)
      -- Whoever was told apart is so at every store.
      and not exists (select from apart t where (t.one, t.other) in (
        (coalesce(a.person_id::text, a.id::text), coalesce(b.person_id::text, b.id::text)),
        (coalesce(b.person_id::text, b.id::text), coalesce(a.person_id::text, a.id::text))))
      and (${clientId}::integer is null or ${clientId}::integer in (a.client_id, b.client_id))
      and (${contactId}::integer is null or ${contactId}::integer in (p.one, p.other))
    group by p.one, p.other order by count(*) desc, min(p.rank), p.other desc limit ${most}`.execute(db)
  const ids = pairs.flatMap(({ one, other }) => [one, other])
  const found = ids.length === 0 ? [] : await contactRows(incoming, sql`r.id = any (${ids}::integer[])`)
  const byId = new Map(found.map((row) => [row.id, present(row)]))
  return pairs.flatMap(({ one, other, shares }) => {
    const [first, second] = [byId.get(one), byId.get(other)]
    return first && second ? [{ shares: [...shares], one: first, other: second }] : []
  })
})

/** Most that are proposed for one who is being typed. */
const mostAlike = 5

export const alikeContacts = operation('contacts.alike', async (incoming) => {
  const { query } = incoming
  const { clientId = null, contactId = null } = query
  const email = (query.email ?? '').trim().toLowerCase()
  const name = (query.name ?? '').trim().toLowerCase()
  const numbers = [query.phone ?? '', query.mobile ?? ''].filter(
    (number) => number.replaceAll(/\D/g, '').length >= 7,
  )
  const keys = sql`(select array_agg(${telephoneKey(sql`n.written`)}) from unnest(${numbers}::text[]) n (written))::text[]`
  const sharesEmail = sql<boolean>`(${email} <> '' and lower(btrim(r.email)) = ${email})`
  const sharesPhone =
    numbers.length === 0
      ? sql<boolean>`false`
      : sql<boolean>`(${telephoneKey(sql`r.phone`)} = any (${keys}) or ${telephoneKey(sql`r.mobile`)} = any (${keys}))`
  const sharesName = sql<boolean>`(${name} <> '' and r.client_id = ${clientId}::integer and lower(btrim(r.name)) = ${name})`
  const { rows } = await sql<{ id: number; email: boolean; phone: boolean; name: boolean }>`
    select r.id, ${sharesEmail} as email, ${sharesPhone} as phone, ${sharesName} as name
    from contact r where ${visible(contacts, incoming.tenantId, incoming.scope)}
      and (${sharesEmail} or ${sharesPhone} or ${sharesName})
      and (${contactId}::integer is null or (r.id <> ${contactId}::integer
        and not exists (select from contact own where own.tenant_id = r.tenant_id and own.id = ${contactId}::integer
          and own.person_id = r.person_id)
        and not exists (select from contact_apart x where x.tenant_id = r.tenant_id
          and least(x.one, x.other) = least(r.id, ${contactId}::integer) and greatest(x.one, x.other) = greatest(r.id, ${contactId}::integer))))
    order by ${sharesEmail} desc, ${sharesName} desc, r.id desc limit ${mostAlike}`.execute(incoming.db)
  const ids = rows.map(({ id }) => id)
  const found = ids.length === 0 ? [] : await contactRows(incoming, sql`r.id = any (${ids}::integer[])`)
  return rows.flatMap(({ id, ...shared }) => {
    const contact = found.find((one) => one.id === id)
    if (!contact) return []
    const shares = [shared.email && 'e-mail', shared.phone && 'phone', shared.name && 'name'].filter(
      (one) => one !== false,
    )
    return [{ shares, contact: present(contact), atThisStore: contact.clientId === clientId }]
  })
})

/** Keeps that two contacts are two people, however often they look alike. */
export const tellApart = operation('contacts.apart', async (incoming) => {
  const { db, tenantId, params, body, person, audit } = incoming
  if (params.id === body.otherId) throw invalid({ otherId: 'Choose another contact.' })
  const pair = await contactRows(incoming, sql`r.id in (${params.id}, ${body.otherId})`)
  const own = pair.find(({ id }) => id === params.id)
  const other = pair.find(({ id }) => id === body.otherId)
  if (!own) throw notFound('This contact')
  if (!other) throw invalid({ otherId: 'This contact does not exist any more.' })
  await (
    body.apart
      ? sql`insert into contact_apart (tenant_id, one, other, created_by)
        values (${tenantId}, ${own.id}, ${other.id}, ${person.id}) on conflict do nothing`
      : sql`delete from contact_apart where tenant_id = ${tenantId}
        and least(one, other) = ${Math.min(own.id, other.id)} and greatest(one, other) = ${Math.max(own.id, other.id)}`
  ).execute(db)
  audit({
    subject: 'contact',
    subjectId: own.id,
    clientId: own.clientId,
    changes: { notTheSameAs: body.apart ? [null, other.id] : [other.id, null], other: other.name },
  })
  return { id: own.id, otherId: other.id, apart: body.apart }
})
