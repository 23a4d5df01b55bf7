import { sql } from 'kysely'
import { today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { htmlOfLines } from '@portal/core/foundation/rules/html'
import { personIn, type Answers } from '@portal/core/sites/forms/definition'
import { longestTitle } from '@portal/core/work/tasks/constants'
import { earliestDueDate } from '@portal/core/work/tasks/draft'
import type { Incoming } from '../../foundation/http/operation.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { emailOf, lineOf, textOf } from '../../sales/leads-in/lead-in.ts'
import { counting, takeIn, type Counting } from '../../sales/leads-in/take-in.ts'
import type { FormRow } from './form-rows.ts'
import { listed, type FileNames } from './worded.ts'

type Answering = Pick<Incoming<'forms.answer'>, 'db' | 'tenantId' | 'services' | 'afterCommit'>

/** What an answer became, for the list of answers; empty for nothing else. */
export interface Became {
  readonly what: '' | 'Client Note' | 'Lead' | 'Repeated Lead' | 'Blacklisted Lead' | 'Task'
  /** The lead that arrived, or the task. */
  readonly id: number | null
}

const nothing: Became = { what: '', id: null }

/** Makes of an answer what its form says, in the transaction in which the answer is kept. */
export async function become(
  answering: Answering,
  form: FormRow,
  answers: Answers,
  files: FileNames,
): Promise<Became> {
  const text = listed(form.definition, answers, files)

  if (form.becomes === 'Task') return becomeTask(answering, form, answers, text)
  if (form.client_id === null || form.becomes === 'Nothing else') return nothing
  if (form.becomes === 'Lead') return becomeLead(answering, form, form.client_id, answers, text)
  await sql`insert into client_note (tenant_id, client_id, name, noted_at, topic, body)
    values (${answering.tenantId}, ${form.client_id}, ${form.name}, ${today()}, 'Other', ${text})`.execute(
    answering.db,
  )
  return { what: 'Client Note', id: null }
}

const leadWords = { accepted: 'Lead', repeated: 'Repeated Lead', 'kept apart': 'Blacklisted Lead' } as const

/** The same way in as every other lead: whoever is on the blacklist is kept apart, and a lead counts once. */
async function becomeLead(
  answering: Answering,
  form: FormRow,
  clientId: number,
  answers: Answers,
  text: string,
): Promise<Became> {
  const { name, email, phone, vehicle } = personIn(form.definition, answers)
  if (name === '' && email === '' && phone === '') return nothing
  const { db, tenantId } = answering
  const { rows } = await sql<Counting>`select ${counting(tenantId)}`.execute(db)
  const counted = rows[0] ?? { lead_type: null, blacklist: [] }
  const way = {
    ...counted,
    client_id: clientId,
    client_name: form.client_name ?? '',
    key_id: null,
    name: form.name,
  }
  const [lead] = await takeIn(answering, way, [
    {
      externalId: null,
      source: form.name,
      receivedAt: null,
      name: lineOf(name),
      email: emailOf(email),
      phone: lineOf(phone),
      address: '',
      vehicle: lineOf(vehicle),
      comments: textOf(text),
      guessed: [],
    },
  ])
  return lead ? { what: leadWords[lead.result], id: lead.arrivedId } : nothing
}

/**
 * A task of whoever the form names, in their own name. Another task tool takes nothing from somebody who is not
 * signed in to it: there, and where the task cannot be made any more, that person, or whoever made the form, is told.
 */
async function becomeTask(
  answering: Answering,
  form: FormRow,
  answers: Answers,
  text: string,
): Promise<Became> {
  const { db, tenantId, services, afterCommit } = answering
  const { name, email } = personIn(form.definition, answers)
  const title = [form.name, name || email].filter(Boolean).join(': ').slice(0, longestTitle)
  const tell = async (userId: number | null, news: string, path: string): Promise<void> => {
    if (userId !== null) afterCommit(await notify({ db, tenantId, services }, [userId], { text: news, path }))
  }
  const type = await typeOfTask(answering, form)
  const person = form.task_for_id === null ? null : await services.actors.byId(tenantId, form.task_for_id, db)
  const waits = async (userId: number | null): Promise<Became> => {
    await tell(
      userId,
      `${title} waits for a task: no task could be made of this answer.`,
      pathOf('tools.forms.edit', { id: form.id }),
    )
    return nothing
  }
  if (person === null || type === null) return waits(form.created_by)
  if (!services.taskTools.here) return waits(person.id)
  try {
    const tool = services.taskTools.of(
      { db, tenantId, person: { ...person, kind: 'user' }, idempotencyKey: null },
      async () => undefined,
    )
    const record = await tool.create({
      title,
      teamId: type.team_id,
      typeId: type.id,
      assignee: person.id,
      dueDate: earliestDueDate(),
      description: htmlOfLines(text),
      clientId: form.client_id,
    })
    const { id } = await record(db)
    await tell(person.id, `You have a task: ${title}`, pathOf('taskiq', {}, { task_id: String(id) }))
    return { what: 'Task', id }
  } catch (error) {
    // What the task names is not offered any more: the answer is kept, and somebody is told.
    if (error instanceof Refusal && error.problem.code === 'invalid') return waits(form.created_by)
    throw error
  }
}

/** The type that the form names, or the first one that is offered. */
async function typeOfTask(
  { db, tenantId }: Answering,
  form: FormRow,
): Promise<{ readonly id: number; readonly team_id: number } | null> {
  const { rows } = await sql<{ id: number; team_id: number }>`
    select t.id, t.team_id from task_type t join task_team of on of.tenant_id = t.tenant_id and of.id = t.team_id
    where t.tenant_id = ${tenantId} and t.deleted_at is null and t.active and of.deleted_at is null and of.active
    order by t.id is not distinct from ${form.task_type_id} desc, t.id limit 1`.execute(db)
  return rows[0] ?? null
}
