import { sql } from 'kysely'
import { formatDay, today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import type { Db } from '../../foundation/database/database.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'
import { html } from '../../platform/mail/html.ts'
import { portalAddress } from '../../platform/mail/portal-address.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { formById, type FormRow } from './form-rows.ts'
import { takesAnswers } from './links.ts'

interface Somebody {
  readonly id: number
  readonly name: string
  readonly email: string
}

/** The client's own people who can sign in. */
async function peopleOf(db: Db, tenantId: number, clientId: number): Promise<readonly Somebody[]> {
  const { rows } = await sql<Somebody>`
    select distinct u.id, u.first_name || ' ' || u.last_name as name, u.email
    from client_user m join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
    where m.tenant_id = ${tenantId} and m.client_id = ${clientId} and u.user_type = 'Client' and u.active and not u.suspended
    order by name, u.id`.execute(db)
  return rows
}

async function askedFor(db: Db, tenantId: number, formId: number) {
  const { rows } = await sql<{
    id: number
    User: Somebody
    Client: { id: number; name: string; slug: string } | null
    askedAt: string
    remindedAt: string | null
    answeredAt: string | null
  }>`
    select l.id, json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'email', u.email) as "User",
      case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) end as "Client",
      l.asked_at as "askedAt", l.reminded_at as "remindedAt", l.answered_at as "answeredAt"
    from form_link l join user_account u on u.tenant_id = l.tenant_id and u.id = l.user_id
      left join client c on c.tenant_id = l.tenant_id and c.id = l.client_id
    where l.tenant_id = ${tenantId} and l.form_id = ${formId} order by l.id desc limit 1000`.execute(db)
  return rows
}

const listPeople = operation('forms.people', async ({ db, tenantId, params, query }) => {
  const form = await formById(db, tenantId, params.id)
  const clientId = form.client_id ?? query.clientId
  return {
    asked: await askedFor(db, tenantId, form.id),
    offered: clientId === undefined ? [] : [...(await peopleOf(db, tenantId, clientId))],
  }
})

/** A link of each person; who has one that waits keeps it, and is reminded. */
const ask = operation('forms.ask', async (incoming) => {
  const { db, tenantId, params, body, audit } = incoming
  const form = await formById(db, tenantId, params.id)
  if (form.is_template) throw conflict('A template asks nobody. Start a form from it.')
  if (form.put_away || (form.closes_at !== null && form.closes_at < today()))
    throw conflict('This form takes no answers any more. Bring it back, or give it a later last day.')
  if (form.client_id !== null && form.client_id !== body.clientId)
    throw invalid({ clientId: `This form is of ${form.client_name ?? 'another client'}.` })
  const client = await db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', body.clientId)
    .select('name')
    .executeTakeFirst()
  if (!client) throw invalid({ clientId: 'This client does not exist.' })
  const offered = new Map((await peopleOf(db, tenantId, body.clientId)).map((one) => [one.id, one]))
  const people = [...new Set(body.userIds)].map((id) => offered.get(id))
  if (people.some((one) => one === undefined))
    throw invalid({ userIds: 'Only people of this client who can sign in are asked.' })
  const asked = people.filter((one) => one !== undefined)
  for (const somebody of asked) await askOne(incoming, form, somebody, client.name)
  audit({
    subject: 'form',
    subjectId: form.id,
    clientId: body.clientId,
    changes: { asked: [null, asked.map(({ name }) => name)] },
  })
  return {
    asked: await askedFor(db, tenantId, form.id),
    offered: [...offered.values()],
  }
})

async function askOne(
  incoming: Incoming<'forms.ask'>,
  form: FormRow,
  { id, email }: Somebody,
  client: string,
): Promise<void> {
  const { db, tenantId, services, origin, person, body, afterCommit } = incoming
  const { rows } = await sql<{ public_id: string; again: boolean }>`
    insert into form_link (tenant_id, form_id, client_id, user_id, asked_by)
    values (${tenantId}, ${form.id}, ${body.clientId}, ${id}, ${person.id})
    on conflict (tenant_id, form_id, user_id, client_id) where answered_at is null do update set reminded_at = now()
    returning public_id, reminded_at is not null as again`.execute(db)
  const [link] = rows
  if (!link) return
  // Somebody of two stores is asked for each of them.
  const what = `${form.name} for ${client}`
  const path = pathOf('forms.public', { publicId: form.public_id }, { for: link.public_id })
  const portal = await portalAddress(services, tenantId, origin, db)
  const until = form.closes_at === null ? '' : ` It takes answers until ${formatDay(form.closes_at)}.`
  await queueMail(
    incoming,
    {
      category: 'form-request',
      // The link answers in this person's name.
      confidential: true,
      to: [email],
      userId: id,
      clientId: body.clientId,
      subject: link.again ? `Still to be filled in: ${what}` : `Please fill in: ${what}`,
      html: html`<p>We ask you to fill in ${what}. ${form.description}</p>
        <p><a href="${portal}${path}">Fill in the form</a>.${until} The link is yours alone.</p>`,
    },
    person.id,
  )
  const news = { text: `${what} ${link.again ? 'still waits' : 'waits'} to be filled in by you.`, path }
  afterCommit(await notify({ db, tenantId, services }, [id], news))
}

const unask = operation('forms.unask', async ({ db, tenantId, params, audit }) => {
  const { rows } = await sql<{ form_id: number; client_id: number | null }>`
    delete from form_link where tenant_id = ${tenantId} and id = ${params.id} and answered_at is null
    returning form_id, client_id`.execute(db)
  const [link] = rows
  if (!link) throw notFound('This link')
  audit({
    subject: 'form',
    subjectId: link.form_id,
    ...(link.client_id === null ? {} : { clientId: link.client_id }),
    changes: { link: [params.id, null] },
  })
  return { id: params.id }
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
    closesAt: string | null
    answeredAt: string | null
    open: boolean
    answeredBy: string[]
  }>`
    select l.id, f.public_id as "publicId", l.public_id as link, f.name, f.description,
      case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) end as "Client",
      l.asked_at as "askedAt", f.closes_at as "closesAt", l.answered_at as "answeredAt",
      l.answered_at is null and ${takesAnswers(today())} as open,
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

export const askOperations = {
  'forms.people': listPeople,
  'forms.ask': ask,
  'forms.unask': unask,
  'forms.mine': listMine,
}
