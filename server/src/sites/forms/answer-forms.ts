import { sql } from 'kysely'
import { isPerson } from '@portal/core/foundation/policy/actor'
import { addressesIn } from '@portal/core/foundation/rules'
import { readAnswers } from '@portal/core/sites/forms/definition'
import { dropFiles } from '../../foundation/files/stored.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound, Refusal } from '../../foundation/http/refusal.ts'
import { html, Html } from '../../platform/mail/html.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { become } from './become.ts'
import { clientNamed } from './client-named.ts'
import { answerSubject, filesWaiting, keepFiles } from './form-files.ts'
import { presentDefinition } from './form-rows.ts'
import { linkAnswered, openForm } from './links.ts'
import { makeTaskElsewhere } from './task-elsewhere.ts'
import { worded } from './worded.ts'

export const openPublicForm = operation('forms.open', async ({ db, tenantId, params, query }) => {
  const form = await openForm(db, tenantId, params.publicId, query.for)
  const tenant = await db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select('primary_color')
    .executeTakeFirst()
  return {
    primaryColor: tenant?.primary_color ?? null,
    name: form.name,
    client: form.link?.client ?? null,
    description: form.description,
    versionNumber: form.version_number,
    definition: presentDefinition(form.definition),
  }
})

export const answerForm = operation('forms.answer', async (incoming) => {
  const { db, tenantId, params, body, actor, audit } = incoming
  // One at a time: two answers at once must not pass the form's limit together.
  await sql`select from form where tenant_id = ${tenantId} and public_id = ${params.publicId} for update`.execute(
    db,
  )
  const form = await openForm(db, tenantId, params.publicId, body.for)
  const { thanks } = form.definition
  // A program that filled in what nobody sees is thanked, and nothing is kept.
  if ((body.website ?? '').trim() !== '') return { thanks }
  if (body.versionNumber !== form.version_number)
    throw conflict(
      'This form was changed while you filled it in. Your answers are still here: check them and send them again.',
    )
  const { kept, problems } = readAnswers(form.definition, body.answers)
  if (Object.keys(problems).length > 0) throw invalid(problems)
  if (Object.keys(kept).length === 0) throw new Refusal('malformed', 'There is no answer in this.')
  const files = await filesWaiting(db, tenantId, form, kept)
  // Whoever has somebody's link and is signed in as another answers under their own name.
  const answeredBy = isPerson(actor) ? actor.id : (form.link?.userId ?? null)
  const clientId =
    form.client_id ?? form.link?.clientId ?? (await clientNamed(db, tenantId, form.definition, kept))
  const became = await become(incoming, form, { clientId, answers: kept, files })
  const { rows } = await sql<{ id: number }>`
    insert into form_answer (tenant_id, form_id, client_id, version_number, answers, became, became_id, answered_by)
    values (${tenantId}, ${form.id}, ${clientId}, ${form.version_number}, ${JSON.stringify(kept)}::jsonb,
      ${became.what}, ${became.id}, ${answeredBy})
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await keepFiles(db, tenantId, files, { id, clientId })
  await linkAnswered(db, tenantId, { formId: form.id, link: form.link, userId: answeredBy, clientId })
  if (became.later) await incoming.services.jobs.enqueue(db, makeTaskElsewhere, { tenantId, answerId: id })
  const told = addressesIn(form.tell)
  if (told.length > 0) {
    const lines = worded(form.definition, kept, files)
    await queueMail(incoming, {
      category: 'form-answer',
      to: told,
      subject: `New answer: ${form.name}`,
      html: html`<p>Somebody answered ${form.name}.</p>
        <dl>
          ${new Html(
            lines
              .map(
                ({ label, answer }) =>
                  html`<dt>${label}</dt>
                    <dd>${answer}</dd>`.text,
              )
              .join('\n'),
          )}
        </dl>`,
      ...(clientId === null ? {} : { clientId }),
    })
  }
  audit({
    subject: 'form answer',
    subjectId: id,
    ...(clientId === null ? {} : { clientId }),
    changes: { form: [null, form.name], ...(became.what === '' ? {} : { became: [null, became.what] }) },
  })
  return { thanks }
})

export const removeAnswer = operation('forms.removeAnswer', async ({ db, tenantId, params, audit }) => {
  const { rows } = await sql<{ form_id: number }>`
    delete from form_answer where tenant_id = ${tenantId} and id = ${params.id} returning form_id`.execute(db)
  if (rows.length === 0) throw notFound('This answer')
  await dropFiles(db, tenantId, { subject: answerSubject, subjectId: params.id })
  audit({ subject: 'form answer', subjectId: params.id, changes: { removed: [false, true] } })
  return { id: params.id }
})
