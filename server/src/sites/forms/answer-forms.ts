import { sql } from 'kysely'
import { addressesIn } from '@portal/core/foundation/rules'
import { readAnswers, type Answers, type FormDefinition } from '@portal/core/sites/forms/definition'
import { dropFiles } from '../../foundation/files/stored.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound, Refusal } from '../../foundation/http/refusal.ts'
import { html, Html } from '../../platform/mail/html.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { become } from './become.ts'
import { clientNamed } from './client-named.ts'
import { answerSubject, filesOfAnswers, filesWaiting, keepFiles } from './form-files.ts'
import { formById, openForm, presentDefinition } from './form-rows.ts'
import { makeTaskElsewhere } from './task-elsewhere.ts'
import { worded } from './worded.ts'

export const openPublicForm = operation('forms.open', async ({ db, tenantId, params }) => {
  const form = await openForm(db, tenantId, params.publicId)
  const tenant = await db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select('primary_color')
    .executeTakeFirst()
  return {
    primaryColor: tenant?.primary_color ?? null,
    name: form.name,
    description: form.description,
    versionNumber: form.version_number,
    definition: presentDefinition(form.definition),
  }
})

export const answerForm = operation('forms.answer', async (incoming) => {
  const { db, tenantId, params, body, audit } = incoming
  // One at a time: two answers at once must not pass the form's limit together.
  await sql`select from form where tenant_id = ${tenantId} and public_id = ${params.publicId} for update`.execute(
    db,
  )
  const form = await openForm(db, tenantId, params.publicId)
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
  const clientId = form.client_id ?? (await clientNamed(db, tenantId, form.definition, kept))
  const became = await become(incoming, form, { clientId, answers: kept, files })
  const { rows } = await sql<{ id: number }>`
    insert into form_answer (tenant_id, form_id, client_id, version_number, answers, became, became_id)
    values (${tenantId}, ${form.id}, ${clientId}, ${form.version_number}, ${JSON.stringify(kept)}::jsonb,
      ${became.what}, ${became.id})
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await keepFiles(db, tenantId, files, { id, clientId })
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

export const listAnswers = operation(
  'forms.answers',
  async ({ db, tenantId, params, query, person, services }) => {
    await formById(db, tenantId, params.id)
    const page = query.page ?? 1
    const pageSize = query.pageSize ?? 50
    const typed = query.search?.trim().toLowerCase() ?? ''
    const where = sql<boolean>`a.tenant_id = ${tenantId} and a.form_id = ${params.id}
    and (${query.version ?? null}::integer is null or a.version_number = ${query.version ?? null})
    and (${typed} = '' or position(${typed} in lower(a.answers::text)) > 0)`
    const [rows, count] = await Promise.all([
      sql<{
        id: number
        created_at: string
        version_number: number
        answers: Answers
        became: string
        became_id: number | null
        definition: FormDefinition
        client_id: number | null
        client: string | null
        slug: string | null
      }>`
      select a.id, a.created_at, a.version_number, a.answers, a.became, a.became_id, v.definition, c.id as client_id, c.name as client, c.slug
      from form_answer a left join client c on c.tenant_id = a.tenant_id and c.id = a.client_id join form_version v on v.tenant_id = a.tenant_id and v.form_id = a.form_id and v.number = a.version_number
      where ${where} order by a.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db),
      sql<{ total: number }>`select count(*)::integer as total from form_answer a where ${where}`.execute(db),
    ])
    const files = await filesOfAnswers(
      db,
      tenantId,
      rows.rows.map(({ id }) => id),
    )
    const addressOf = (id: string): { name: string; address: string }[] => {
      const file = files.get(id)
      return file
        ? [
            {
              name: file.name,
              address: services.addresses.signed({ tenantId, publicId: id, name: file.name }, person),
            },
          ]
        : []
    }
    return {
      rows: rows.rows.map(
        ({ id, created_at, version_number, answers, became, became_id, definition, ...of }) => ({
          id,
          at: created_at,
          versionNumber: version_number,
          words: worded(definition, answers, files).map(({ ids, ...words }) => ({
            ...words,
            files: ids.flatMap(addressOf),
          })),
          became,
          taskId: became === 'Task' ? became_id : null,
          Client:
            of.client_id === null ? null : { id: of.client_id, name: of.client ?? '', slug: of.slug ?? '' },
          interactionOf: became === 'Interaction' && of.slug !== null ? { slug: of.slug } : null,
          contactOf: became.endsWith('Contact') && of.slug !== null ? { slug: of.slug } : null,
        }),
      ),
      total: count.rows[0]?.total ?? 0,
      page,
      pageSize,
    }
  },
)

export const removeAnswer = operation('forms.removeAnswer', async ({ db, tenantId, params, audit }) => {
  const { rows } = await sql<{ form_id: number }>`
    delete from form_answer where tenant_id = ${tenantId} and id = ${params.id} returning form_id`.execute(db)
  if (rows.length === 0) throw notFound('This answer')
  await dropFiles(db, tenantId, { subject: answerSubject, subjectId: params.id })
  audit({ subject: 'form answer', subjectId: params.id, changes: { removed: [false, true] } })
  return { id: params.id }
})
