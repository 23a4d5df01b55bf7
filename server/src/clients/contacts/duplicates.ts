import { sql } from 'kysely'
import { contacts } from '@portal/core/clients/profile/lists'
import { telephoneKey } from '../../foundation/database/telephone-key.ts'
import { operation } from '../../foundation/http/operation.ts'
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
    ), pairs as (
      select a.id as one, b.id as other, s.rank, s.kind
      from shared s cross join lateral unnest(s.ids) a (id) cross join lateral unnest(s.ids) b (id) where a.id < b.id
    )
    select p.one, p.other, array_agg(p.kind order by p.rank) as shares
    from pairs p join own a on a.id = p.one join own b on b.id = p.other
    where (a.person_id is null or a.person_id is distinct from b.person_id)
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
