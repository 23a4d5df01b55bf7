import { sql } from 'kysely'
import { departmentOf, flagOf, type WrittenContact } from '@portal/core/clients/contacts/contact-file'
import { internationalPhone } from '@portal/core/clients/first-party/customers'
import { contacts } from '@portal/core/clients/profile/lists'
import { checkOf } from '@portal/core/foundation/contract/check-field'
import type { Scope } from '@portal/core/foundation/policy/rule'
import type { Db } from '../../foundation/database/database.ts'
import { folded } from '../../foundation/database/folded.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { contactRows, type ContactRow } from './contact-rows.ts'
import { readContactFile, type FileContact } from './read-contact-file.ts'

type Result = 'New' | 'At Another Store' | 'Changed' | 'Unchanged' | 'Twice' | 'Fault'

/** What is kept of a contact, by field. */
export type Kept = Pick<
  ContactRow,
  | 'name'
  | 'title'
  | 'department'
  | 'email'
  | 'phone'
  | 'mobile'
  | 'birthday'
  | 'isPrimary'
  | 'receivesReports'
  | 'receivesInvoices'
  | 'notes'
>

/** What becomes of a row of a file. */
export interface PlannedRow {
  readonly line: number
  readonly name: string
  readonly client: string
  readonly email: string
  readonly result: Result
  readonly message: string
  /** Of whom a new one is, and what is kept of it. */
  readonly clientId?: number
  readonly kept?: Kept
  /** The contact that is changed, with what differs; or the one elsewhere that is the same person. */
  readonly contact?: ContactRow
  readonly changes?: Partial<Kept>
}

export interface ContactPlan {
  readonly leftOut: readonly string[]
  readonly rows: readonly PlannedRow[]
}

interface Request {
  readonly db: Db
  readonly tenantId: number
  readonly scope: Exclude<Scope, 'none'>
}

interface Store {
  readonly id: number
  readonly name: string
}

const texts = ['name', 'title', 'email', 'phone', 'mobile', 'birthday', 'notes'] as const
const flags = ['isPrimary', 'receivesReports', 'receivesInvoices'] as const

const labelOf = (name: keyof Kept): string => contacts.fields[name].label

/** What is wrong with the texts of a row, or null. */
function faultIn(written: WrittenContact): string | null {
  for (const name of texts) {
    const sentence = checkOf(contacts.fields[name])(written[name])
    if (sentence !== null) return `${labelOf(name)}: ${sentence}`
  }
  for (const name of flags)
    if (written[name] !== '' && !/^(true|false|yes|no|y|n|1|0|x)$/i.test(written[name]))
      return `${labelOf(name)}: Field must be yes or no`
  return null
}

/** The stores that rows name, by folded name; of several of one name none. */
async function storesNamed(
  { db, tenantId }: Request,
  names: readonly string[],
): Promise<ReadonlyMap<string, Store | 'several'>> {
  const { rows } = await sql<Store & { folded: string }>`
    select id, name, name_folded as folded from client
    where tenant_id = ${tenantId} and name_folded = any (${names}::text[])`.execute(db)
  const stores = new Map<string, Store | 'several'>()
  for (const { folded: key, ...store } of rows) stores.set(key, stores.has(key) ? 'several' : store)
  return stores
}

const wordsOf = (name: string): readonly string[] => folded(name).split(' ')
const areNamedAlike = (one: string, other: string): boolean =>
  wordsOf(one).some((word) => word.length > 1 && wordsOf(other).includes(word))

const sameEmail = (one: { email: string }, other: { email: string }): boolean =>
  one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase()
const numbersOf = ({ phone, mobile }: { phone: string; mobile: string }): readonly string[] =>
  [phone, mobile].flatMap((number) => internationalPhone(number) ?? [])

/** What tells who somebody is. */
export type Somebody = Pick<Kept, 'name' | 'email' | 'phone' | 'mobile'>

/** A mailbox or number may be shared by a whole store: it tells who somebody is together with the name. */
export const isSame = (one: Somebody, other: Somebody): boolean =>
  areNamedAlike(one.name, other.name) &&
  (sameEmail(one, other) || numbersOf(one).some((number) => numbersOf(other).includes(number)))

const keptOf = (written: WrittenContact): Kept => ({
  name: written.name,
  title: written.title,
  department: departmentOf(written.department) ?? 'Other',
  email: written.email,
  phone: written.phone,
  mobile: written.mobile,
  birthday: written.birthday,
  isPrimary: flagOf(written.isPrimary),
  receivesReports: flagOf(written.receivesReports),
  receivesInvoices: flagOf(written.receivesInvoices),
  notes: written.notes,
})

/** What a file says otherwise: what it leaves empty stays as it is. */
function changesOf(written: WrittenContact, contact: ContactRow): Partial<Kept> {
  const kept = keptOf(written)
  const said = [...texts, ...flags].filter((name) => written[name] !== '')
  const names: readonly (keyof Kept)[] = departmentOf(written.department) ? [...said, 'department'] : said
  return Object.fromEntries(
    names.filter((name) => kept[name] !== contact[name]).map((name) => [name, kept[name]]),
  )
}

const inWords = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value) || 'empty'

/** `Title: Parts Manager → Service Director`, for each field that changes. */
const changesInWords = (changes: Partial<Kept>, contact: ContactRow): string =>
  (Object.keys(changes) as (keyof Kept)[])
    .map((name) =>
      name === 'notes' ? 'Notes' : `${labelOf(name)}: ${inWords(contact[name])} → ${inWords(changes[name])}`,
    )
    .join(', ')

/** Who is known already of the people of a file: at its stores, and elsewhere by e-mail. */
async function knownOf(
  request: Request,
  rows: readonly { readonly written: WrittenContact; readonly store: Store }[],
): Promise<readonly ContactRow[]> {
  const clientIds = [...new Set(rows.map(({ store }) => store.id))]
  const emails = [...new Set(rows.map(({ written }) => written.email.toLowerCase()).filter(Boolean))]
  return await contactRows(
    request,
    sql`(r.client_id = any (${clientIds}::integer[]) or (r.email <> '' and lower(r.email) = any (${emails}::text[])))`,
  )
}

/**
 * Reads a file of contacts and says what becomes of each row.
 * @throws {Refusal} 422 for a file that cannot be read at all, or a store that does not exist
 */
export async function planContactFile(
  request: Request,
  { text, clientId }: { readonly text: string; readonly clientId?: number | undefined },
): Promise<ContactPlan> {
  const { rows: found, leftOut } = await readContactFile(text)
  const of = clientId === undefined ? null : await storeOf(request, clientId)
  const names = [...new Set(found.map(({ written }) => folded(written?.client ?? '')).filter(Boolean))]
  const stores = of ? new Map<string, Store | 'several'>() : await storesNamed(request, names)
  const placed = found.map((row) => ({ row, place: placeOf(row, of, stores) }))
  const good = placed.flatMap(({ row, place }) =>
    row.written && typeof place === 'object' ? [{ written: row.written, store: place }] : [],
  )
  const known = await knownOf(request, good)
  const byClient = Map.groupBy(known, (contact) => contact.clientId)
  const byEmail = Map.groupBy(known, ({ email }) => email.toLowerCase())
  const seen = new Map<string, number>()
  const rows = placed.map(({ row, place }): PlannedRow => {
    const { line, written } = row
    const head = {
      line,
      name: written?.name ?? '',
      client: typeof place === 'object' ? place.name : (written?.client ?? ''),
      email: written?.email ?? '',
    }
    if (!written || typeof place === 'string')
      return { ...head, result: 'Fault', message: typeof place === 'string' ? place : '' }
    const mark = [place.id, folded(written.name), written.email.toLowerCase()].join(':')
    const before = seen.get(mark)
    if (before !== undefined) return { ...head, result: 'Twice', message: `The same as line ${before}.` }
    seen.set(mark, line)
    const there = byClient.get(place.id) ?? []
    const same =
      there.find((contact) => isSame(written, contact)) ??
      there.find((contact) => folded(contact.name) === folded(written.name))
    if (same) {
      const changes = changesOf(written, same)
      return Object.keys(changes).length === 0
        ? { ...head, result: 'Unchanged', message: 'It is so already.' }
        : { ...head, result: 'Changed', message: changesInWords(changes, same), contact: same, changes }
    }
    const kept = keptOf(written)
    const noted =
      written.department !== '' && !departmentOf(written.department)
        ? `There is no department ${written.department.slice(0, 60)}: it becomes Other.`
        : ''
    const elsewhere = byEmail
      .get(written.email.toLowerCase())
      ?.find((contact) => written.email !== '' && isSame(written, contact))
    return elsewhere
      ? {
          ...head,
          result: 'At Another Store',
          message: `The same person as at ${elsewhere.Client.name}. ${noted}`.trim(),
          clientId: place.id,
          kept,
          contact: elsewhere,
        }
      : { ...head, result: 'New', message: noted, clientId: place.id, kept }
  })
  return { leftOut, rows }
}

async function storeOf({ db, tenantId }: Request, id: number): Promise<Store> {
  const { rows } =
    await sql<Store>`select id, name from client where tenant_id = ${tenantId} and id = ${id}`.execute(db)
  const [store] = rows
  if (!store) throw invalid({ clientId: 'Client: this one does not exist.' })
  return store
}

/** The store of a row, or what is wrong with the row. */
function placeOf(
  { written, fault }: FileContact,
  of: Store | null,
  stores: ReadonlyMap<string, Store | 'several'>,
): Store | string {
  if (!written) return fault ?? 'This row cannot be read.'
  const wrong = faultIn(written)
  if (wrong !== null) return wrong
  if (of) return of
  if (written.client === '') return 'This row does not say of which client it is.'
  const store = stores.get(folded(written.client))
  if (store === 'several')
    return `Several clients are called ${written.client}. Take the file in on the profile of the one that is meant.`
  return store ?? `There is no client ${written.client.slice(0, 100)}.`
}
