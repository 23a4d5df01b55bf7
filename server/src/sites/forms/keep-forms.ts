import { isDeepStrictEqual } from 'node:util'
import { sql, type RawBuilder } from 'kysely'
import { addressList } from '@portal/core/foundation/rules'
import { becomingProblems, type Becoming } from '@portal/core/sites/forms/becoming'
import { anothersId, definitionProblem, type FormDefinition } from '@portal/core/sites/forms/definition'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import {
  fillingProblem,
  type FilledField,
  type InteractionValues,
} from '@portal/core/sites/forms/interaction'
import type { Db } from '../../foundation/database/database.ts'
import { operation, type Services } from '../../foundation/http/operation.ts'
import { invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { usesTaskTool } from '../../work/tasks/built-in/check-task.ts'
import { answerSubject, waitingSubject } from './form-files.ts'
import { countsOf } from './list-answers.ts'
import { formById, formRows, presentForm, presentWhole, removedQuestions } from './form-rows.ts'

interface Facts extends Becoming {
  readonly definition: FormDefinition
  readonly taskTypeId: number | null
  readonly interactionValues: InteractionValues
  readonly tell: string
}

interface Checking {
  readonly db: Db
  readonly tenantId: number
  readonly services: Services
}

/** @throws {Refusal} 422 naming what cannot be so */
async function check({ db, tenantId, services }: Checking, facts: Facts, isTemplate: boolean): Promise<void> {
  const errors: Record<string, string> = {}
  const problem = definitionProblem(facts.definition)
  if (problem !== null) errors['definition'] = problem
  const wrong = addressList(facts.tell)
  if (wrong !== null) errors['tell'] = wrong
  if (!isTemplate) Object.assign(errors, becomingProblems(facts, facts.definition))
  const offered = async (label: string, field: keyof Facts, found: RawBuilder<unknown>): Promise<void> => {
    if ((await sql`${found}`.execute(db)).rows.length === 0)
      errors[field] = `${label}: this one does not exist or is no longer offered.`
  }
  const { clientId, taskForId, taskTypeId, interactionTypeId, interactionById } = facts
  if (clientId !== null)
    await offered(
      'Client',
      'clientId',
      sql`select from client where tenant_id = ${tenantId} and id = ${clientId}`,
    )
  if (taskForId !== null)
    await offered(
      'Assign To',
      'taskForId',
      sql`select from user_account u where u.tenant_id = ${tenantId} and u.id = ${taskForId} and ${usesTaskTool}`,
    )
  if (taskTypeId !== null)
    await offered(
      'Task Type',
      'taskTypeId',
      sql`select from task_type where tenant_id = ${tenantId} and id = ${taskTypeId} and deleted_at is null and active`,
    )
  if (interactionTypeId !== null) {
    await offered(
      'Interaction Type',
      'interactionTypeId',
      sql`select from interaction_type where tenant_id = ${tenantId} and id = ${interactionTypeId} and deleted_at is null and active`,
    )
    const filling = fillingProblem(
      facts.definition,
      facts.interactionValues,
      await fieldsOfType(db, tenantId, interactionTypeId),
    )
    if (filling !== null && facts.becomes === 'Interaction') errors['interactionValues'] = filling
  }
  const logger = interactionById === null ? null : await services.actors.byId(tenantId, interactionById, db)
  if (interactionById !== null && (logger === null || !isEmployee(logger)))
    errors['interactionById'] = 'An interaction is logged by somebody of the agency.'
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

const unsaid = { interactionTypeId: null, interactionById: null, interactionValues: {}, mapped: {} }

/** What interactions of a type ask for. */
async function fieldsOfType(db: Db, tenantId: number, typeId: number): Promise<readonly FilledField[]> {
  const { rows } = await sql<FilledField>`
    select f.id, f.name, f.type, f.is_required as "isRequired", f.default_value as "defaultValue"
    from interaction_custom_field f join interaction_type_field l on l.tenant_id = f.tenant_id and l.custom_field_id = f.id
    where f.tenant_id = ${tenantId} and l.interaction_type_id = ${typeId} and f.active and f.deleted_at is null
    order by f."order", f.id`.execute(db)
  return rows
}

const writeVersion = (db: Db, tenantId: number, id: number, number: number, definition: FormDefinition) =>
  sql`insert into form_version (tenant_id, form_id, number, definition)
    values (${tenantId}, ${id}, ${number}, ${JSON.stringify(definition)}::jsonb)`.execute(db)

export const listForms = operation('forms.list', async ({ db, tenantId, query }) =>
  (await formRows(db, tenantId, sql<boolean>`f.is_template = ${query.templates ?? false}`)).map(presentForm),
)

export const getForm = operation('forms.get', async ({ db, tenantId, params, query }) => {
  const form = await formById(db, tenantId, params.id)
  const whole = await presentWhole(db, tenantId, form)
  return query.counts === true ? { ...whole, counts: await countsOf(db, tenantId, form) } : whole
})

export const createForm = operation(
  'forms.create',
  async ({ db, tenantId, services, body: sent, person, audit }) => {
    const body = { ...unsaid, ...sent }
    await check({ db, tenantId, services }, body, body.isTemplate)
    const { rows } = await sql<{ id: number }>`
    insert into form (tenant_id, client_id, name, description, is_template, open, closes_at, most_answers, becomes,
      task_for_id, task_type_id, interaction_type_id, interaction_by_id, interaction_values, mapped, tell, created_by)
    values (${tenantId}, ${body.clientId}, ${body.name}, ${body.description.trim()}, ${body.isTemplate},
      ${body.open && !body.isTemplate}, ${body.closesAt}, ${body.mostAnswers}, ${body.becomes},
      ${body.taskForId}, ${body.taskTypeId}, ${body.interactionTypeId}, ${body.interactionById},
      ${JSON.stringify(body.interactionValues)}::jsonb, ${JSON.stringify(body.mapped)}::jsonb, ${body.tell.trim()}, ${person.id})
    returning id`.execute(db)
    const id = rows[0]?.id ?? 0
    await writeVersion(db, tenantId, id, 1, body.definition)
    audit({
      subject: body.isTemplate ? 'form template' : 'form',
      subjectId: id,
      ...(body.clientId === null ? {} : { clientId: body.clientId }),
      changes: { name: [null, body.name] },
    })
    return presentWhole(db, tenantId, await formById(db, tenantId, id))
  },
)

export const updateForm = operation(
  'forms.update',
  async ({ db, tenantId, services, params, body, ifMatch, audit }) => {
    await sql`select from form where tenant_id = ${tenantId} and id = ${params.id} for update`.execute(db)
    const before = await formById(db, tenantId, params.id)
    if (ifMatch !== null && ifMatch !== before.version) throw stale()
    const { definition: asked, ...facts } = body
    const after = { ...presentForm(before), ...facts, definition: asked ?? before.definition }
    await check({ db, tenantId, services }, after, before.is_template)
    const again = anothersId(after.definition, await removedQuestions(db, tenantId, before))
    if (again !== null) throw invalid({ definition: again })
    // The database gives keys in an order of its own: texts would always differ.
    const isOther = !isDeepStrictEqual(after.definition, before.definition)
    const number = before.version_number + (isOther ? 1 : 0)
    if (isOther) await writeVersion(db, tenantId, params.id, number, after.definition)
    await sql`update form set client_id = ${after.clientId}, name = ${after.name}, description = ${after.description.trim()},
      open = ${after.open && !after.putAway && !before.is_template}, put_away = ${after.putAway}, closes_at = ${after.closesAt}, most_answers = ${after.mostAnswers},
      becomes = ${after.becomes}, task_for_id = ${after.taskForId}, task_type_id = ${after.taskTypeId},
      interaction_type_id = ${after.interactionTypeId}, interaction_by_id = ${after.interactionById},
      interaction_values = ${JSON.stringify(after.interactionValues)}::jsonb, mapped = ${JSON.stringify(after.mapped)}::jsonb, tell = ${after.tell.trim()}, version_number = ${number},
      version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
    const now = await formById(db, tenantId, params.id)
    const [old, present] = [presentForm(before), presentForm(now)]
    audit({
      subject: before.is_template ? 'form template' : 'form',
      subjectId: params.id,
      ...(now.client_id === null ? {} : { clientId: now.client_id }),
      changes: Object.fromEntries(
        (
          [
            'name',
            'open',
            'putAway',
            'closesAt',
            'mostAnswers',
            'becomes',
            'taskForId',
            'taskTypeId',
            'interactionTypeId',
            'interactionById',
            'tell',
            'clientId',
            'versionNumber',
          ] as const
        ).flatMap((field) => (old[field] === present[field] ? [] : [[field, [old[field], present[field]]]])),
      ),
    })
    return presentWhole(db, tenantId, now)
  },
)

export const removeForm = operation('forms.remove', async ({ db, tenantId, params, audit }) => {
  const { rows } = await sql<{ name: string; client_id: number | null; is_template: boolean }>`
    update form set deleted_at = now(), open = false, version = version + 1
    where tenant_id = ${tenantId} and id = ${params.id} and deleted_at is null returning name, client_id, is_template`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw notFound('This form')
  await sql`
    update file set deleted_at = now() where tenant_id = ${tenantId} and deleted_at is null
      and (subject = ${waitingSubject} and subject_id = ${params.id} or subject = ${answerSubject}
        and subject_id in (select id from form_answer where tenant_id = ${tenantId} and form_id = ${params.id}))`.execute(
    db,
  )
  await sql`delete from form_link where tenant_id = ${tenantId} and form_id = ${params.id}`.execute(db)
  const answers = await sql`
    delete from form_answer where tenant_id = ${tenantId} and form_id = ${params.id}`.execute(db)
  audit({
    subject: row.is_template ? 'form template' : 'form',
    subjectId: params.id,
    ...(row.client_id === null ? {} : { clientId: row.client_id }),
    changes: {
      name: [row.name, null],
      ...(row.is_template ? {} : { answers: [Number(answers.numAffectedRows ?? 0), 0] }),
    },
  })
  return { id: params.id }
})
