import { randomInt } from 'node:crypto'
import type { Field } from '@portal/core/foundation/contract/field'
import type { Resource } from '@portal/core/foundation/contract/resource'
import { parentField } from '@portal/core/platform/records/list-facts'
import { resources } from '@portal/core/resources'
import type { Caller } from '../support/index.ts'

export type Values = Record<string, unknown>
export interface Kept extends Values {
  readonly id: number
  readonly version: number
}

/** A client of the demo agency, to whom the records of the tests belong. */
export const clientId = 1001

/** What a list asks of what is made for all of them: of which kinds its fields are, and whether its entries are a client's. */
const kindsOf = ({ fields, ofClient }: Resource): readonly string[] =>
  Object.values(fields).map(({ kind }) => `${kind}${ofClient ? ' of a client' : ''}`)

/** Those whose list brings a kind of field which none before them has. */
export const oneOfEachKind = <T>(all: readonly T[], listOf: (one: T) => Resource): readonly T[] =>
  all.filter((one, at) => {
    const before = new Set(all.slice(0, at).flatMap((other) => kindsOf(listOf(other))))
    return kindsOf(listOf(one)).some((kind) => !before.has(kind))
  })

let months = 0

/** A month that no other value of this process is in, long before those of the demo figures. */
function nextMonth(): string {
  months += 1
  return `${1900 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** A value that a field takes; another one for each `turn`. */
export async function valueFor(admin: Caller, name: string, field: Field, turn: number): Promise<unknown> {
  switch (field.kind) {
    case 'text': {
      if (name === 'birthday') return `04/1${turn}`
      const text = `${field.label} ${turn} ${crypto.randomUUID()}`
      // One with a rule of its own is a ZIP code.
      return field.check?.(text) ? String(45_400 + turn) : field.stays ? crypto.randomUUID() : text
    }
    case 'longText': {
      const long = `<script>alert(${turn})</script> ${'long '.repeat(50)}`
      // A field with a rule of its own holds addresses.
      return field.check?.(long) ? `person-${turn}@example.com, other-${turn}@example.com` : long
    }
    case 'email':
      return `person-${turn}@example.com`
    case 'phone':
      return `+1 (312) 555-010${turn}`
    case 'color':
      return `#2854D${turn}`
    case 'url':
      // Of a client there is one of each site.
      return `https://${field.oneOfSite ? `site-${crypto.randomUUID()}.` : ''}example.com/${turn}`
    case 'secret':
      // One with a rule of its own makes one-time codes.
      return field.check?.(`hunter${turn} 🔑`) ? 'GEZDGNBVGY3TQOJQ' : `hunter${turn} 🔑`
    case 'money':
      return 1234.5 + turn / 100
    case 'percent':
    case 'number':
      return 10.5 + turn
    case 'integer':
      return field.numbered ? Number(Object.keys(field.numbered)[turn]) : 3 + turn
    case 'flag':
      return turn % 2 === 0
    case 'date':
      // What rests until a day rests until one to come, what has happened did so before; of a month there is one, and of these none yet.
      if (field.monthly) return `${nextMonth()}-0${1 + turn}`
      return `${field.past ? 2020 : name === 'snoozedUntil' ? 2099 : 2026}-03-0${1 + turn}`
    case 'instant':
      return `2026-03-0${1 + turn}T10:00:00Z`
    case 'choice':
      return field.choices?.[turn % field.choices.length]
    case 'record':
      return referred(admin, name, field)
    case 'records':
      throw new Error('Resources have no lists of records.')
  }
}

/** The id of a record that a field can refer to, made where it is one of the simple records. */
async function referred(admin: Caller, name: string, field: Field): Promise<number> {
  if (field.of === 'users' || field.of === 'regionalManagers') {
    const { body } = await admin.get<{ id: number }[]>('/users/active')
    return body.at(-1)?.id ?? 0
  }
  if (field.of === 'clients') return clientId
  // The first department of the demo agency.
  if (field.of === 'departments') return 1
  // The first kind of fee.
  if (field.of === 'feeServices') return 1
  // The first type of interactions.
  if (field.of === 'interactionTypes') return 1
  const target = resources.find(({ area }) => area === field.of)
  if (!target) throw new Error(`${name} refers to ${field.of}.`)
  return (await create(admin, target)).id
}

export async function valuesFor(admin: Caller, resource: Resource, turn: number): Promise<Values> {
  const values: Values = {}
  // An entry of the same list would need one before it.
  for (const [name, field] of Object.entries(resource.fields))
    if (!field.computed)
      values[name] = field.of === resource.area ? null : await valueFor(admin, name, field, turn)
  // An address is what an entry of this kind has to be.
  if (resource.area === 'leadBlacklist')
    Object.assign(values, { kind: 'Email', name: `${crypto.randomUUID()}@spam.example` })
  if (resource.area === 'clientSites')
    values['ownAddresses'] = `203.0.113.${turn * 16}/28, 2001:db8:12:${turn}::/64`
  // An identifier is as its platform writes them.
  if (resource.area === 'clientIntegrations')
    Object.assign(values, {
      platform: 'Google Ads',
      identifier: `${100 + randomInt(900)}-${100 + randomInt(900)}-789${turn}`,
    })
  return values
}

/** Other values for a record that is there: it stays with what it belongs to, and with what it is known by. */
export async function changesFor(admin: Caller, resource: Resource): Promise<Values> {
  const parent = parentField(resource)
  const values = await valuesFor(admin, resource, 1)
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => name !== parent && !resource.fields[name]?.stays),
  )
}

/** Creates a record with a value in every field, or with these. */
export async function create(admin: Caller, resource: Resource, given?: Values): Promise<Kept> {
  const values = given ?? (await valuesFor(admin, resource, 0))
  const { status, body } = await admin.post<Kept>(resource.path, {
    ...(resource.ofClient ? { clientId } : {}),
    ...values,
  })
  if (status !== 200) throw new Error(`${resource.one}: ${status} ${JSON.stringify(body)}`)
  return body
}

/** The records of a list, paged or not. */
export const rowsOf = (list: unknown): Kept[] =>
  (Array.isArray(list) ? list : (list as { rows: Kept[] }).rows) as Kept[]

export const secretsOf = (resource: Resource): string[] =>
  Object.entries(resource.fields)
    .filter(([, { kind }]) => kind === 'secret')
    .map(([name]) => name)

/** What of the values a list may show. */
export const openly = (resource: Resource, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secretsOf(resource).includes(name)))
