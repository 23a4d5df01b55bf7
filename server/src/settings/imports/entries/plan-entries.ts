import { sql } from 'kysely'
import type { Field } from '@portal/core/foundation/contract/field'
import { shownAs, type Resource } from '@portal/core/foundation/contract/resource'
import { parentField } from '@portal/core/platform/records/list-facts'
import { completeUrl } from '@portal/core/foundation/rules'
import { parseMoney } from '@portal/core/foundation/format/money'
import { entryValue } from '@portal/core/platform/records/entry-value'
import { entryFields, instantIn, sameMinute } from '@portal/core/settings/imports/entry-fields'
import type { Db } from '../../../foundation/database/database.ts'
import { recordPresenter, recordRows, visible } from '../../../platform/records/read-records.ts'
import { fieldsOf, referenceOf } from '../../../platform/records/record-table.ts'
import { listOf } from '../fields-of-file.ts'
import { gathered, problem, type Outcome, type Planner, type PlanRow } from '../plan.ts'
import type { Run } from '../run.ts'
import type { Asker } from './asker.ts'
import { clientsNamed, type NamedClients } from './clients-named.ts'

type Entry = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number }

/** Rows that one look at a list reads: whoever keeps more than these does not keep them in a spreadsheet. */
const mostRows = 100_000

interface Known {
  readonly list: Resource
  readonly fields: readonly (readonly [string, Field])[]
  /** The field by which an entry is recognized; null where none says it: then an entry is what all its fields say. */
  readonly key: string | null
  readonly entries: readonly Entry[]
  readonly clients: NamedClients | null
  /** Ids by what each field's references are called, in lower case; more than one where a name is there twice. */
  readonly named: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>
}

/**
 * Compares a file of entries with the list. An entry is recognized by what no
 * two of them share, among those that belong to the same one, or by its month
 * where there is one of each; where nothing is so, by all that the file says of it.
 */
export function entryPlanner(run: Run, asker: Asker | null): Planner {
  let known: Known | null = null
  const seen = new Map<string, number>()
  const taken = new Set<number>()
  return {
    async plan(db, rows) {
      const now = (known ??= await knownOf(db, run, asker))
      return gathered(rows.map((row) => outcome(now, run, row, seen, taken)))
    },
  }
}

async function knownOf(db: Db, run: Run, asker: Asker | null): Promise<Known> {
  const list = listOf(run.list)
  const scope = asker ? list?.write.scope(asker.actor) : 'none'
  if (!list || !asker || !scope || scope === 'none') throw new Error('Nobody keeps the list of this import.')
  const stored = await recordRows(db, list, visible(list, run.tenantId, scope), {
    order: sql`r.id`,
    limit: mostRows,
    offset: 0,
  })
  const inFile = entryFields({ list, ofOneClient: run.clientId !== null })
  const fields = fieldsOf(list).filter(([name]) => name in inFile)
  const references = fields.filter(([, { kind }]) => kind === 'record')
  const present = recordPresenter(list, asker.actor)
  return {
    list,
    fields,
    key: fields.find(([, { unique, monthly }]) => unique || monthly)?.[0] ?? null,
    entries: stored.map((row) => present(row) as Entry),
    clients: list.ofClient ? await clientsNamed(db, run.tenantId, scope) : null,
    named: new Map(
      await Promise.all(
        references.map(async ([name, { of }]) => [name, await namesOf(db, run.tenantId, of)] as const),
      ),
    ),
  }
}

/** What may be chosen for a reference, by name. */
async function namesOf(
  db: Db,
  tenantId: number,
  of: string | undefined,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { table, name, offered } = referenceOf(of)
  const { rows } = await sql<{ id: number; name: string }>`
    select t.id, ${name} as name from ${sql.table(table)} t where t.tenant_id = ${tenantId} and ${offered}`.execute(
    db,
  )
  const found = new Map<string, number[]>()
  for (const row of rows) {
    const plain = plainText(row.name)
    found.set(plain, [...(found.get(plain) ?? []), row.id])
  }
  return found
}

const plainText = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** What an entry is told apart by, as text: a word, a number or a month, and nothing else. */
const keyText = (list: Resource, key: string, value: unknown): string =>
  typeof value !== 'string' && typeof value !== 'number'
    ? ''
    : plainText(list.fields[key]?.monthly ? String(value).slice(0, 'YYYY-MM'.length) : String(value))

function outcome(
  known: Known,
  run: Run,
  { line, values }: PlanRow,
  seen: Map<string, number>,
  taken: Set<number>,
): Outcome {
  const { list, fields, key } = known
  const clientId = known.clients ? (run.clientId ?? known.clients.idOf(values['clientId'] ?? '')) : null
  if (typeof clientId === 'string') return problem(line, 'clientId', clientId)
  const parent = parentField(list)
  const ofOthers = (entry: Entry): boolean =>
    (clientId !== null && entry['clientId'] !== clientId) ||
    (parent !== undefined && !says(list, parent, entry, values[parent]))
  const beside = known.entries.filter((entry) => !ofOthers(entry) && !taken.has(entry.id))
  const entry =
    key === null
      ? beside.find((one) =>
          fields.every(([name, field]) => isAll(run, list, name, field, one, values[name])),
        )
      : beside.findLast((one) => keyText(list, key, one[key]) === keyText(list, key, values[key]))
  if (key !== null) {
    const text = [clientId, parent && values[parent], keyText(list, key, values[key])].join('|').toLowerCase()
    const before = seen.get(text)
    if (before !== undefined)
      return problem(
        line,
        key,
        `This is the ${shownAs(list).one} of line ${before} once more. Leave one of them out.`,
      )
    seen.set(text, line)
  }
  if (entry) taken.add(entry.id)
  const set: Record<string, unknown> = {}
  for (const [name, field] of fields) {
    const text = values[name]
    if (text === undefined || (entry && says(list, name, entry, text))) continue
    const value = valueOf(known, name, field, text)
    if (typeof value === 'object') return problem(line, name, value.problem)
    set[name] = value
  }
  if (!entry) return { create: { line, set: clientId === null ? set : { ...set, clientId } } }
  if (Object.keys(set).length === 0) return 'unchanged'
  return {
    update: { line, id: entry.id, clientId: clientId ?? 0, version: entry.version, set, changes: {} },
  }
}

/** Whether an entry has in a field all that a row says of it: nothing in a column that is empty. */
function isAll(
  { columns }: Run,
  list: Resource,
  name: string,
  field: Field,
  entry: Entry,
  text: string | undefined,
): boolean {
  if (text !== undefined || !Object.values(columns).includes(name)) return says(list, name, entry, text)
  const value = entryValue(field, name, entry)
  return value === null || value === '' || value === field.emptyAs
}

/** Whether an entry has in a field what a file says; an empty cell says nothing. */
function says(list: Resource, name: string, entry: Entry, text: string | undefined): boolean {
  const field = list.fields[name]
  if (text === undefined || !field) return true
  const stored = entry[name]
  switch (field.kind) {
    case 'flag':
      return isYes(text) === (stored === true)
    case 'money':
    case 'percent':
    case 'number':
      return typeof stored === 'number' && stored === Number(text)
    case 'instant':
      return typeof stored === 'string' && sameMinute(stored, instantIn(text) ?? '')
    case 'longText':
      return typeof stored === 'string' && stored.replace(/\r\n?/g, '\n').trim() === text
    case 'url':
      return typeof stored === 'string' && (completeUrl(stored) ?? stored) === text
    case 'record':
      return plainText(String(entryValue(field, name, entry) ?? '')) === plainText(text)
    default:
      return (
        String(entryValue(field, name, entry) ?? '')
          .replace(/\s+/g, ' ')
          .trim() === text
      )
  }
}

const isYes = (text: string): boolean => /^(true|yes|1)$/i.test(text)

/** The JSON value of a cell, or what is wrong with it. */
function valueOf(
  { named }: Known,
  name: string,
  field: Field,
  text: string,
): string | number | boolean | { readonly problem: string } {
  switch (field.kind) {
    case 'flag':
      return isYes(text)
    case 'money':
      return (parseMoney(text) ?? 0) / 100
    case 'percent':
    case 'number':
      return Number(text)
    case 'integer':
      return Number(Object.entries(field.numbered ?? {}).find(([, word]) => word === text)?.[0] ?? text)
    case 'instant':
      return instantIn(text) ?? { problem: 'Field must be a date and time' }
    case 'record': {
      const ids = named.get(name)?.get(plainText(text)) ?? []
      const [id] = ids
      if (id === undefined)
        return { problem: `${field.label}: "${text}" does not exist or is no longer offered.` }
      return ids.length > 1
        ? { problem: `${field.label}: more than one is called "${text}". Choose it on the screen.` }
        : id
    }
    default:
      return text
  }
}
