import { sql } from 'kysely'
import { checkOf } from '@portal/core/foundation/contract/check-field'
import type { Field } from '@portal/core/foundation/contract/field'
import type { Resource } from '@portal/core/foundation/contract/resource'
import { formatDay, today } from '@portal/core/foundation/format'
import { problemsOfRecord } from '@portal/core/record-checks'
import type { Db } from '../../foundation/database/database.ts'
import { conflict, invalid, type Refusal } from '../../foundation/http/refusal.ts'
import { codeOf, constraintOf } from '../../foundation/http/failures.ts'
import { columnOf, fieldsOf, referenceOf, tableOf } from './record-table.ts'

type Values = Readonly<Record<string, unknown>>

/** A parsed value as its field's rule reads it. */
const asText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : ''

/**
 * An amount below nothing that is no credit, or a day that is still to come of something that happened. The server
 * alone asks it, so that no browser carries the rule.
 */
function impossible({ kind, signed, past }: Field, value: unknown): string | null {
  if (kind === 'money' && !signed && typeof value === 'number' && value < 0)
    return 'Field must not be negative'
  return past && typeof value === 'string' && value > today()
    ? `The latest date is ${formatDay(today())}.`
    : null
}

/** Of what a record is known by elsewhere. */
const itStays = 'This stays as it is: addresses and files that were handed out are known by it.'

/**
 * Checks what was given of a record by its fields' own rules, and that what it
 * refers to is there and still offered. A reference that stays as it was is fine.
 *
 * @throws {Refusal} 422 with a sentence for each field
 */
export async function checkRecord(
  db: Db,
  tenantId: number,
  resource: Resource,
  given: Values,
  before: Values = {},
): Promise<void> {
  const errors: Record<string, string> = {}
  const references: { name: string; label: string; id: number; of: string | undefined }[] = []
  for (const [name, field] of fieldsOf(resource)) {
    const value = given[name]
    if (value === undefined || value === null) continue
    const sentence =
      checkOf(field)(asText(value)) ??
      (value === before[name] ? null : name in before && field.stays ? itStays : impossible(field, value))
    if (sentence !== null) errors[name] = sentence
    if (field.kind === 'record' && typeof value === 'number' && value !== before[name]) {
      references.push({ name, label: field.label, id: value, of: field.of })
    }
  }
  // What was wrong before stays for whoever changes something else.
  const problems = problemsOfRecord(resource.area, { ...before, ...given })
  const old = 'id' in before ? problemsOfRecord(resource.area, before) : {}
  for (const [name, sentence] of Object.entries(problems))
    if (name in given || old[name] !== sentence) errors[name] ??= sentence
  const clientId = given['clientId']
  const found = [
    ...references.map(({ name, id, of }) => {
      const { table, offered } = referenceOf(of)
      return sql`exists (select from ${sql.table(table)} t where t.tenant_id = ${tenantId} and t.id = ${id} and ${offered}) as ${sql.id(name)}`
    }),
    ...(resource.ofClient && typeof clientId === 'number'
      ? [
          sql`exists (select from client t where t.tenant_id = ${tenantId} and t.id = ${clientId}) as "clientId"`,
        ]
      : []),
  ]
  if (found.length > 0) {
    const { rows } = await sql<Record<string, boolean>>`select ${sql.join(found)}`.execute(db)
    for (const [name, there] of Object.entries(rows[0] ?? {})) {
      const label =
        name === 'clientId'
          ? 'Client'
          : (references.find((reference) => reference.name === name)?.label ?? name)
      if (!there) errors[name] ??= `${label}: this one does not exist or is no longer offered.`
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Turns the database's refusal of a value that must be unique into the sentence that forms say of it; other errors stay. */
export function takenOr(error: unknown, resource: Resource, given: Values): unknown {
  if (codeOf(error) !== '23505') return error
  const own = fieldsOf(resource).filter(([, field]) => field.unique)
  const broken = constraintOf(error)
  const [name] = own.find(([field]) => broken === `${tableOf(resource)}_${columnOf(field)}`) ?? own[0] ?? []
  if (name === undefined) return error
  return alreadyExists(name, asText(given[name]))
}

const alreadyExists = (name: string, value: string): Refusal =>
  conflict(`"${value}" already exists.`, { [name]: `"${value}" already exists.` })
