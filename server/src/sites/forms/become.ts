import { sql } from 'kysely'
import { today } from '@portal/core/foundation/format'
import { personIn } from '@portal/core/sites/forms/becoming'
import type { Answers } from '@portal/core/sites/forms/definition'
import { emailOf, lineOf, textOf } from '../../sales/leads-in/lead-in.ts'
import { counting, takeIn, type Counting } from '../../sales/leads-in/take-in.ts'
import { nothing, type Answering, type Became } from './answering.ts'
import { becomeContact } from './become-contact.ts'
import { becomeInteraction } from './become-interaction.ts'
import { becomeTask } from './become-task.ts'
import type { FormRow } from './form-rows.ts'
import { listed, type FileNames } from './worded.ts'

interface Answered {
  readonly answers: Answers
  readonly files: FileNames
  /** The form's client, or else the one that the answer names. */
  readonly clientId: number | null
}

/**
 * Makes of an answer what its form says, in the transaction in which the answer is kept. A client that the answer
 * merely names has the task; a note, a lead or an interaction is only for the one whom the form belongs to, since
 * whoever has a form's address can write any name into it.
 */
export async function become(
  answering: Answering,
  form: FormRow,
  { answers, files, clientId }: Answered,
): Promise<Became> {
  const text = listed(form.definition, answers, files)
  if (form.becomes === 'Task') return becomeTask(answering, form, { answers, text, clientId })
  if (form.client_id === null || form.becomes === 'Nothing else') return nothing
  if (form.becomes === 'Lead') return becomeLead(answering, form, form.client_id, answers, text)
  if (form.becomes === 'Contact') return becomeContact(answering, form, form.client_id, answers)
  if (form.becomes === 'Interaction') return becomeInteraction(answering, form, form.client_id, answers, text)
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
  const { name, email, phone, vehicle } = personIn(form.definition, answers, form.mapped)
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
