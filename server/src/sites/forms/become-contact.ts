import { sql } from 'kysely'
import { checkOf } from '@portal/core/foundation/contract/check-field'
import { contacts } from '@portal/core/clients/profile/lists'
import { formatDay, today } from '@portal/core/foundation/format'
import { personIn } from '@portal/core/sites/forms/becoming'
import { questionsOf, type Answers } from '@portal/core/sites/forms/definition'
import { contactParts } from '@portal/core/sites/forms/contact'
import { contactRows } from '../../clients/contacts/contact-rows.ts'
import { isSame, type Somebody } from '../../clients/contacts/plan-file.ts'
import { emailOf, lineOf } from '../../sales/leads-in/lead-in.ts'
import { nothing, type Answering, type Became } from './answering.ts'
import type { FormRow } from './form-rows.ts'

const isPhone = checkOf(contacts.fields.phone)

/** Whoever the form's named questions tell, everybody whom a question asks for, or else whoever answered; nobody without a name and a way to reach them. */
function peopleIn(
  { definition, mapped }: Pick<FormRow, 'definition' | 'mapped'>,
  answers: Answers,
): readonly Somebody[] {
  const asked = questionsOf(definition).filter(
    ({ id, kind }) => kind === 'Contact' && answers[id] !== undefined,
  )
  const isNamed = [mapped.name, mapped.email, mapped.phone].some((question) => question !== undefined)
  const said =
    asked.length > 0 && !isNamed
      ? asked.map(({ id }) => contactParts(answers[id]))
      : [personIn(definition, answers, mapped)]
  return said
    .map(({ name, email, phone }) => ({
      name: lineOf(name),
      email: emailOf(email),
      phone: isPhone(lineOf(phone)) === null ? lineOf(phone) : '',
      mobile: '',
    }))
    .filter(({ name, email, phone }) => name !== '' && (email !== '' || phone !== ''))
}

/**
 * Contacts of the client: whoever an answer names. Somebody who is a contact already stays as they are, since whoever
 * has the form's address could otherwise change what is known of a person.
 */
export async function becomeContact(
  { db, tenantId }: Answering,
  form: FormRow,
  clientId: number,
  answers: Answers,
): Promise<Became> {
  const known = await contactRows({ db, tenantId, scope: 'all' }, sql`r.client_id = ${clientId}`)
  let became: Became = nothing
  for (const person of peopleIn(form, answers)) {
    const same = known.find((contact) => isSame(person, contact))
    if (same) {
      if (became === nothing) became = { what: 'Known Contact', id: same.id }
      continue
    }
    const { rows } = await sql<{ id: number }>`
      insert into contact (tenant_id, client_id, name, department, email, phone, notes)
      values (${tenantId}, ${clientId}, ${person.name}, 'Other', ${person.email}, ${person.phone},
        ${`From the form “${form.name}”, ${formatDay(today())}.`})
      returning id`.execute(db)
    if (became.what !== 'Contact') became = { what: 'Contact', id: rows[0]?.id ?? null }
  }
  return became
}
