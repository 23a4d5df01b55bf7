import { invalid } from '../../foundation/http/refusal.ts'
import { emailOf, lineOf, textOf, type LeadIn } from './lead-in.ts'
import { requestDay } from './request-date.ts'

/** What forms call the fields of a lead, folded to letters. */
const names = {
  externalId: ['id', 'leadid', 'externalid', 'submissionid', 'entryid'],
  source: ['source', 'leadsource', 'provider', 'formname', 'utmsource'],
  receivedAt: ['requestdate', 'date', 'createdat', 'submittedat', 'timestamp'],
  name: ['name', 'fullname', 'customername', 'yourname'],
  first: ['firstname', 'first', 'fname', 'givenname'],
  last: ['lastname', 'last', 'lname', 'surname', 'familyname'],
  email: ['email', 'emailaddress', 'youremail', 'mail'],
  phone: ['phone', 'phonenumber', 'telephone', 'mobile', 'cell', 'cellphone', 'tel'],
  address: ['address', 'streetaddress', 'street', 'addressline'],
  city: ['city', 'town'],
  state: ['state', 'region', 'province'],
  zip: ['zip', 'zipcode', 'postalcode', 'postcode'],
  vehicle: ['vehicle', 'vehicleofinterest', 'car', 'interest'],
  year: ['year', 'vehicleyear'],
  make: ['make', 'vehiclemake'],
  model: ['model', 'vehiclemodel'],
  trim: ['trim', 'vehicletrim'],
  pageRef: ['iqref'],
  comments: ['comments', 'comment', 'message', 'yourmessage', 'notes'],
} as const

type FieldName = keyof typeof names

/**
 * A lead from the fields of a form or of JSON, whatever these are called.
 * @throws {Refusal} 422 where nothing says whose lead it is
 */
export function readFields(fields: Readonly<Record<string, unknown>>): LeadIn {
  const folded = new Map(
    Object.entries(fields).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' || typeof value === 'number'
        ? [[key.toLowerCase().replaceAll(/[^a-z]/g, ''), String(value)]]
        : [],
    ),
  )
  const of = (name: FieldName): string | undefined =>
    names[name].map((one) => folded.get(one)).find((value) => value !== undefined && value.trim() !== '')
  const guessed: string[] = []
  const written = lineOf(of('receivedAt'))
  const read = requestDay(written)
  if (written && !read) guessed.push(`The date ${written} was not understood.`)
  else if (read?.guessed) guessed.push(`The date ${written} was read as ${read.day}.`)
  const parts = (...wanted: readonly FieldName[]): string =>
    wanted
      .map((one) => lineOf(of(one)))
      .filter(Boolean)
      .join(' ')
  const lead: LeadIn = {
    externalId: lineOf(of('externalId')) || null,
    source: lineOf(of('source')),
    receivedAt: read?.day ?? null,
    name: parts('first', 'last') || lineOf(of('name')),
    email: emailOf(of('email')),
    phone: lineOf(of('phone')),
    address: (['address', 'city', 'state', 'zip'] as const)
      .map((one) => lineOf(of(one)))
      .filter(Boolean)
      .join(', ')
      .slice(0, 255),
    vehicle: lineOf(of('vehicle')) || parts('year', 'make', 'model', 'trim'),
    comments: textOf(of('comments')),
    guessed,
    pageRef: lineOf(of('pageRef')).slice(0, 32),
  }
  if (!lead.name && !lead.email && !lead.phone)
    throw invalid({ '': 'This lead has no name, email or phone. Send at least one of them.' })
  return lead
}
