import { sql } from 'kysely'
import { formatDay } from '@portal/core/foundation/format'
import { dataFieldName, type DataTypeOfFile } from '@portal/core/clients/data/import-fields'
import { typesForFiles } from '../../clients/data/client-data.ts'
import type { Db } from '../../foundation/database/database.ts'
import { problem, type PlanProblem, type PlanRow, type ToldRow } from './plan.ts'

/** What a row says of a client beside its usual facts. */
export interface DataOfRow {
  /** Texts as they are stored, by the id of the type; those alone that are new. */
  readonly set: Readonly<Record<number, string>>
  readonly changes: Readonly<Record<string, readonly [before: string | null, after: string]>>
  readonly told: ToldRow['changes']
}

/** Compares what rows say of clients with what the agency has written down of them. */
export interface ClientData {
  /** @param clientId null for a client that the row makes */
  of(row: PlanRow, clientId: number | null): DataOfRow | { readonly problem: PlanProblem }
}

const empty: ClientData = { of: () => ({ set: {}, changes: {}, told: [] }) }

/** What the agency has written down of these clients, or what that falls back to, as far as the rows say anything of it. */
export async function clientDataOf(
  db: Db,
  tenantId: number,
  rows: readonly PlanRow[],
  clientIds: readonly number[],
): Promise<ClientData> {
  const types = (await typesForFiles(db, tenantId)).filter(({ id }) =>
    rows.some(({ values }) => values[dataFieldName(id)] !== undefined),
  )
  if (types.length === 0) return empty
  const people = types.some(({ kind }) => kind === 'User') ? await peopleOf(db, tenantId) : nobody
  const { rows: stored } = await sql<{ client_id: number; client_data_type_id: number; value: string }>`
    select client_id, client_data_type_id, coalesce(v.value, d.value) as value
    from (select * from client_data_value where tenant_id = ${tenantId} and client_id = any (${clientIds}::integer[])) v
      full join (select * from client_data_default where tenant_id = ${tenantId} and client_id = any (${clientIds}::integer[])) d
        using (client_id, client_data_type_id)
    where client_data_type_id = any (${types.map(({ id }) => id)}::integer[])`.execute(db)
  const before = new Map(stored.map((one) => [`${one.client_id} ${one.client_data_type_id}`, one.value]))
  return {
    of({ line, values }, clientId) {
      const set: Record<number, string> = {}
      const changes: Record<string, readonly [string | null, string]> = {}
      const told: ToldRow['changes'][number][] = []
      for (const type of types) {
        const text = values[dataFieldName(type.id)]
        if (text === undefined) continue
        const value = storedForm(type, text, people)
        if (typeof value === 'object') return problem(line, dataFieldName(type.id), value.problem)
        const had = (clientId === null ? undefined : before.get(`${clientId} ${type.id}`)) ?? null
        // What stands already is not written: a client keeps following a default.
        if (had === value) continue
        set[type.id] = value
        changes[type.name] = [had, value]
        told.push({
          field: type.name,
          before: clientId === null ? null : wordsOf(type, had ?? '', people),
          after: wordsOf(type, value, people),
        })
      }
      return { set, changes, told }
    },
  }
}

/** People by e-mail address and by name, and their names by id. */
interface People {
  readonly ids: ReadonlyMap<string, readonly number[]>
  readonly names: ReadonlyMap<string, string>
}

const nobody: People = { ids: new Map(), names: new Map() }

async function peopleOf(db: Db, tenantId: number): Promise<People> {
  const { rows } = await sql<{ id: number; email: string; name: string; offered: boolean }>`
    select id, email, first_name || ' ' || last_name as name, active and not suspended as offered
    from user_account where tenant_id = ${tenantId}`.execute(db)
  const ids = new Map<string, number[]>()
  for (const { id, email, name, offered } of rows)
    if (offered)
      for (const text of [email, name])
        ids.set(text.toLowerCase(), [...(ids.get(text.toLowerCase()) ?? []), id])
  return { ids, names: new Map(rows.map(({ id, name }) => [String(id), name])) }
}

const isYes = (text: string): boolean => /^(true|yes|1)$/i.test(text)

/** A cell as it is stored, or what is wrong with it. */
function storedForm(
  { name, kind }: DataTypeOfFile,
  text: string,
  { ids }: People,
): string | { readonly problem: string } {
  switch (kind) {
    case 'Number':
      return String(Number(text.replaceAll(',', '')))
    case 'Yes or No':
      return String(isYes(text))
    case 'User': {
      const [id, another] = ids.get(text.toLowerCase()) ?? []
      if (id === undefined) return { problem: `${name}: nobody who can sign in is called "${text}".` }
      return another === undefined
        ? String(id)
        : { problem: `${name}: more than one person is called "${text}". Write the e-mail address instead.` }
    }
    case 'Text':
    case 'Day':
    case 'Choice':
      return text
  }
}

function wordsOf({ kind }: DataTypeOfFile, value: string, { names }: People): string {
  if (kind === 'User') return names.get(value) ?? value
  if (kind === 'Yes or No' && value !== '') return value === 'true' ? 'Yes' : 'No'
  if (kind === 'Day') return formatDay(value)
  return value
}
