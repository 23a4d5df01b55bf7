import { sql, type RawBuilder } from 'kysely'
import type { Becomes } from '@portal/core/sites/forms/becoming'
import type { FormDefinition } from '@portal/core/sites/forms/definition'
import type { Mapped } from '@portal/core/sites/forms/mapped'
import type { InteractionValues } from '@portal/core/sites/forms/interaction'
import { questionsOf } from '@portal/core/sites/forms/definition'
import type { QuestionKind } from '@portal/core/sites/forms/question'
import type { Db } from '../../foundation/database/database.ts'
import { notFound } from '../../foundation/http/refusal.ts'

/** A form with the newest version of what it asks. */
export interface FormRow {
  readonly id: number
  readonly public_id: string
  readonly client_id: number | null
  readonly client_name: string | null
  readonly client_slug: string | null
  readonly name: string
  readonly description: string
  readonly is_template: boolean
  readonly open: boolean
  readonly put_away: boolean
  readonly closes_at: string | null
  readonly most_answers: number | null
  readonly becomes: Becomes
  readonly task_for_id: number | null
  readonly task_type_id: number | null
  readonly interaction_type_id: number | null
  readonly interaction_by_id: number | null
  readonly interaction_values: InteractionValues
  readonly mapped: Mapped
  readonly tell: string
  readonly version_number: number
  readonly created_by: number | null
  readonly version: number
  readonly updated_at: string
  readonly definition: FormDefinition
  readonly answers: number
  readonly last_answer_at: string | null
}

/** Forms that are not removed, and that a condition on `f` finds. */
export async function formRows(
  db: Db,
  tenantId: number,
  where: RawBuilder<boolean>,
): Promise<readonly FormRow[]> {
  const { rows } = await sql<FormRow>`
    select f.id, f.public_id, f.client_id, c.name as client_name, c.slug as client_slug, f.name, f.description,
      f.is_template, f.open, f.put_away, f.closes_at, f.most_answers, f.becomes, f.task_for_id, f.task_type_id, f.interaction_type_id,
      f.interaction_by_id, f.interaction_values, f.mapped, f.tell, f.version_number, f.created_by, f.version,
      f.updated_at, v.definition, a.answers::integer as answers, a.last_answer_at
    from form f
      join form_version v on v.tenant_id = f.tenant_id and v.form_id = f.id and v.number = f.version_number
      left join client c on c.tenant_id = f.tenant_id and c.id = f.client_id
      cross join lateral (select count(*) as answers, max(created_at) as last_answer_at from form_answer
        where tenant_id = f.tenant_id and form_id = f.id) a
    where f.tenant_id = ${tenantId} and f.deleted_at is null and ${where} order by lower(f.name), f.id`.execute(
    db,
  )
  return rows
}

/** @throws {Refusal} 404 */
export async function formById(db: Db, tenantId: number, id: number): Promise<FormRow> {
  const [row] = await formRows(db, tenantId, sql<boolean>`f.id = ${id}`)
  if (!row) throw notFound('This form')
  return row
}

/** A definition as the calls answer it: their schemas know no read-only lists. */
export const presentDefinition = ({ pages, thanks, steps }: FormDefinition) => ({
  pages: pages.map(({ title, questions }) => ({
    title,
    questions: questions.map((question) => ({ ...question, choices: [...question.choices] })),
  })),
  thanks,
  ...(steps === undefined ? {} : { steps }),
})

/** A form as its list shows it. */
export const presentForm = (row: FormRow) => ({
  id: row.id,
  publicId: row.public_id,
  name: row.name,
  description: row.description,
  isTemplate: row.is_template,
  clientId: row.client_id,
  Client:
    row.client_id === null
      ? null
      : { id: row.client_id, name: row.client_name ?? '', slug: row.client_slug ?? '' },
  open: row.open,
  putAway: row.put_away,
  closesAt: row.closes_at,
  mostAnswers: row.most_answers,
  becomes: row.becomes,
  taskForId: row.task_for_id,
  taskTypeId: row.task_type_id,
  interactionTypeId: row.interaction_type_id,
  interactionById: row.interaction_by_id,
  interactionValues: { ...row.interaction_values },
  mapped: { ...row.mapped },
  tell: row.tell,
  questions: questionsOf(row.definition).length,
  versionNumber: row.version_number,
  answers: row.answers,
  lastAnswerAt: row.last_answer_at,
  updatedAt: row.updated_at,
  version: row.version,
})

/** A question that earlier versions asked and the present one does not, as it was asked last. */
export interface RemovedQuestion {
  readonly id: string
  readonly label: string
  readonly kind: QuestionKind
  /** Whether an answer to it is kept. */
  readonly answered: boolean
}

/** The removed questions of a form, those that were removed last first. */
export async function removedQuestions(
  db: Db,
  tenantId: number,
  { id, definition }: Pick<FormRow, 'id' | 'definition'>,
): Promise<RemovedQuestion[]> {
  const { rows } = await sql<RemovedQuestion>`
    select last.id, last.label, last.kind, exists (select from form_answer a
      where a.tenant_id = ${tenantId} and a.form_id = ${id} and a.answers -> last.id is not null) as answered
    from (select distinct on (question ->> 'id') question ->> 'id' as id, question ->> 'label' as label,
        question ->> 'kind' as kind, v.number
      from form_version v, jsonb_array_elements(v.definition -> 'pages') page,
        jsonb_array_elements(page -> 'questions') question
      where v.tenant_id = ${tenantId} and v.form_id = ${id}
      order by question ->> 'id', v.number desc) last
    order by last.number desc, last.id`.execute(db)
  const asked = new Set(questionsOf(definition).map((question) => question.id))
  return rows.filter((row) => !asked.has(row.id))
}

/** A form with its questions, and those that it asked before. */
export const presentWhole = async (db: Db, tenantId: number, row: FormRow) => ({
  ...presentForm(row),
  definition: presentDefinition(row.definition),
  removed: await removedQuestions(db, tenantId, row),
})
