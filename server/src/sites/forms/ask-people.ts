import { sql } from 'kysely'
import { daysOfLink } from '@portal/core/sites/forms/asking'
import { addDays, formatDay, today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'
import { html } from '../../platform/mail/html.ts'
import { portalAddress } from '../../platform/mail/portal-address.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { clientsAsked, peopleOf, type Offered } from './asked-people.ts'
import { formById, type FormRow } from './form-rows.ts'
import { wasMailedOn } from './links.ts'

/** A link of each person; who has one that waits keeps it, and is reminded unless a mail went to them today. */
const ask = operation('forms.ask', async (incoming) => {
  const { db, tenantId, params, body, audit, services, origin } = incoming
  const form = await formById(db, tenantId, params.id)
  if (form.is_template) throw conflict('A template asks nobody. Start a form from it.')
  if (form.put_away || (form.closes_at !== null && form.closes_at < today()))
    throw conflict('This form takes no answers any more. Bring it back, or give it a later last day.')
  if (form.most_answers !== null && form.answers >= form.most_answers)
    throw conflict('This form has all the answers that it takes. Let it take more before you ask anybody.')
  const clientIds = [...new Set(body.people.map(({ clientId }) => clientId))]
  await clientsAsked(db, tenantId, form, clientIds)
  const asked = await chosenOf(incoming, form, clientIds)
  const portal = await portalAddress(services, tenantId, origin, db)
  const mailed: Offered[] = []
  for (const somebody of asked) if (await askOne(incoming, form, somebody, portal)) mailed.push(somebody)
  const heldBack = asked.filter((one) => !mailed.includes(one)).map(({ name }) => name)
  if (mailed.length === 0)
    throw conflict(
      `${heldBack.join(', ')} had a mail about this form today. A reminder goes once a day: from tomorrow on.`,
    )
  for (const clientId of clientIds) {
    const names = mailed.flatMap((one) => (one.clientId === clientId ? [one.name] : []))
    if (names.length > 0)
      audit({ subject: 'form', subjectId: form.id, clientId, changes: { asked: [null, names] } })
  }
  return { mails: mailed.length, heldBack: [...new Set(heldBack)] }
})

/** @throws {Refusal} 422 where one of them is nobody of the client, or cannot sign in */
async function chosenOf(
  { db, tenantId, body }: Incoming<'forms.ask'>,
  form: FormRow,
  clientIds: readonly number[],
): Promise<readonly Offered[]> {
  const keyOf = (clientId: number, userId: number): string => `${clientId} ${userId}`
  const offered = new Map(
    (await peopleOf(db, tenantId, form.id, clientIds)).map((one) => [keyOf(one.clientId, one.id), one]),
  )
  const keys = new Set(body.people.map(({ clientId, userId }) => keyOf(clientId, userId)))
  const chosen = [...keys].flatMap((key) => offered.get(key) ?? [])
  if (chosen.length < keys.size)
    throw invalid({ people: 'Only people of these clients who can sign in are asked.' })
  return chosen
}

/** @returns false where a mail about it went to this person today already */
async function askOne(
  incoming: Incoming<'forms.ask'>,
  form: FormRow,
  { id, email, clientId, client }: Offered,
  portal: string,
): Promise<boolean> {
  const { db, tenantId, services, person } = incoming
  const { rows } = await sql<{ public_id: string; again: boolean }>`
    insert into form_link as l (tenant_id, form_id, client_id, user_id, asked_by)
    values (${tenantId}, ${form.id}, ${clientId}, ${id}, ${person.id})
    on conflict (tenant_id, form_id, user_id, client_id) where answered_at is null do update set reminded_at = ${new Date()}::timestamptz
      where not ${wasMailedOn(today())}
    returning public_id, reminded_at is not null as again`.execute(db)
  const [link] = rows
  if (!link) return false
  // Somebody of two stores is asked for each of them.
  const what = `${form.name} for ${client}`
  const path = pathOf('forms.public', { publicId: form.public_id }, { for: link.public_id })
  await queueMail(
    incoming,
    {
      category: 'form-request',
      // The link answers in this person's name.
      confidential: true,
      to: [email],
      userId: id,
      clientId,
      subject: link.again ? `Still to be filled in: ${what}` : `Please fill in: ${what}`,
      html: html`<p>We ask you to fill in ${what}. ${form.description}</p>
        <p>
          <a href="${portal}${path}">Fill in the form</a>. The link is yours alone and works until
          ${formatDay(lastDayFrom(form))}.
        </p>`,
    },
    person.id,
  )
  const news = { text: `${what} ${link.again ? 'still waits' : 'waits'} to be filled in by you.`, path }
  await notify({ db, tenantId, services }, [id], news)
  return true
}

/** Until when a link works that is sent today. */
function lastDayFrom({ closes_at: closes }: FormRow): string {
  const last = addDays(today(), daysOfLink)
  return closes !== null && closes < last ? closes : last
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

export const askOperations = { 'forms.ask': ask, 'forms.unask': unask }
