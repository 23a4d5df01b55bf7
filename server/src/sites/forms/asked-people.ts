import { sql } from 'kysely'
import { today } from '@portal/core/foundation/format'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { formById, type FormRow } from './form-rows.ts'
import { lastDayOfLink, takesAnswers, wasMailedOn } from './links.ts'

/** Somebody of a client; whoever is of two stores is there for each of them. */
export interface Offered {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly clientId: number
  readonly client: string
  readonly waits: boolean
  readonly mailedToday: boolean
}

/** The clients' own people who can sign in. */
export async function peopleOf(
  db: Db,
  tenantId: number,
  formId: number,
  clientIds: readonly number[],
): Promise<readonly Offered[]> {
  const { rows } = await sql<Offered>`
    select u.id, u.first_name || ' ' || u.last_name as name, u.email, c.id as "clientId", c.name as client,
      l.id is not null as waits, coalesce(${wasMailedOn(today())}, false) as "mailedToday"
    from client c join client_user m on m.tenant_id = c.tenant_id and m.client_id = c.id
      join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
      left join form_link l on l.tenant_id = c.tenant_id and l.form_id = ${formId} and l.user_id = u.id
        and l.client_id = c.id and l.answered_at is null
    where c.tenant_id = ${tenantId} and c.id = any(${[...clientIds]}::integer[]) and u.user_type = 'Client' and u.active
      and not u.suspended
    order by c.name, c.id, name, u.id`.execute(db)
  return rows
}

/**
 * Names of clients.
 * @throws {Refusal} 422 where one does not exist, or a form is another one's
 */
export async function clientsAsked(
  db: Db,
  tenantId: number,
  form: FormRow,
  clientIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (form.client_id !== null && clientIds.some((id) => id !== form.client_id))
    throw invalid({ clientIds: `This form is of ${form.client_name ?? 'another client'}.` })
  const rows = await db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...clientIds])
    .select(['id', 'name'])
    .orderBy('name')
    .execute()
  if (rows.length < new Set(clientIds).size)
    throw invalid({ clientIds: 'One of these clients does not exist.' })
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const listPeople = operation('forms.people', async ({ db, tenantId, params }) => {
  const form = await formById(db, tenantId, params.id)
  const { rows } = await sql<{
    id: number
    User: { id: number; name: string; email: string }
    Client: { id: number; name: string; slug: string } | null
    askedAt: string
    remindedAt: string | null
    answeredAt: string | null
    until: string
    ended: boolean
  }>`
    select l.id, json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'email', u.email) as "User",
      case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) end as "Client",
      l.asked_at as "askedAt", l.reminded_at as "remindedAt", l.answered_at as "answeredAt",
      ${lastDayOfLink} as until, ${lastDayOfLink} < ${today()}::date as ended
    from form_link l join user_account u on u.tenant_id = l.tenant_id and u.id = l.user_id
      join form f on f.tenant_id = l.tenant_id and f.id = l.form_id
      left join client c on c.tenant_id = l.tenant_id and c.id = l.client_id
    where l.tenant_id = ${tenantId} and l.form_id = ${form.id} order by l.id desc limit 1000`.execute(db)
  return rows
})

const listOffered = operation('forms.offered', async ({ db, tenantId, params, body }) => {
  const form = await formById(db, tenantId, params.id)
  const clients = await clientsAsked(db, tenantId, form, body.clientIds)
  const people = await peopleOf(db, tenantId, form.id, body.clientIds)
  const known = new Set(people.map(({ clientId }) => clientId))
  return {
    people: [...people],
    without: [...clients].flatMap(([id, name]) => (known.has(id) ? [] : [name])),
  }
})

/** What somebody was asked for; who else answered is told of the same client alone. */
const listMine = operation('forms.mine', async ({ db, tenantId, person }) => {
  const { rows } = await sql<{
    id: number
    publicId: string
    link: string
    name: string
    description: string
    Client: { id: number; name: string; slug: string } | null
    askedAt: string
    until: string
    answeredAt: string | null
    open: boolean
    answeredBy: string[]
  }>`
    select l.id, f.public_id as "publicId", l.public_id as link, f.name, f.description,
      case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) end as "Client",
      l.asked_at as "askedAt", ${lastDayOfLink} as until, l.answered_at as "answeredAt",
      l.answered_at is null and ${lastDayOfLink} >= ${today()}::date and ${takesAnswers(today())} as open,
      coalesce((select json_agg(distinct u.first_name || ' ' || u.last_name)
        from form_answer b join user_account u on u.tenant_id = b.tenant_id and u.id = b.answered_by
        where b.tenant_id = l.tenant_id and b.form_id = l.form_id and b.client_id = l.client_id), '[]') as "answeredBy"
    from form_link l join form f on f.tenant_id = l.tenant_id and f.id = l.form_id and f.deleted_at is null
      left join client c on c.tenant_id = l.tenant_id and c.id = l.client_id
      cross join lateral (select count(*) as answers from form_answer where tenant_id = f.tenant_id and form_id = f.id) a
    where l.tenant_id = ${tenantId} and l.user_id = ${person.id} and (c.id is null or exists (select from client_user m
      where m.tenant_id = l.tenant_id and m.user_id = l.user_id and m.client_id = l.client_id))
    order by l.answered_at is not null, l.id desc limit 500`.execute(db)
  return rows
})

export const askedOperations = {
  'forms.people': listPeople,
  'forms.offered': listOffered,
  'forms.mine': listMine,
}
