import { sql } from 'kysely'
import { folded } from '../../foundation/database/folded.ts'
import type { Db } from '../../foundation/database/database.ts'

/** A stored client as a file may name it. */
export interface KnownClient {
  readonly id: number
  readonly name: string
  readonly name_folded: string
  readonly identifier: string | null
  readonly industry_id: number | null
  readonly group_id: number | null
  readonly activated_at: string | null
  readonly canceled_at: string | null
  readonly city: string | null
  readonly state: string | null
  readonly phone: string | null
  readonly website: string | null
  readonly version: number
}

/** The stored clients of a slice, by dealer code and by name. */
export interface KnownClients {
  byCode(code: string): KnownClient | undefined
  byName(name: string): readonly KnownClient[]
}

/** Finds the clients that carry one of these dealer codes or names. */
export async function knownClients(
  db: Db,
  tenantId: number,
  codes: readonly string[],
  names: readonly string[],
): Promise<KnownClients> {
  const columns = sql`id, name, name_folded, identifier, industry_id, group_id, activated_at, canceled_at, city, state, phone, website, version`
  // By itself: where tables are spread, a function that reads one may not run within a statement on another.
  const { rows: coded } = await sql<{ id: number }>`
    select id from client_ids_by_code(${codes.map((code) => code.toLowerCase())}::text[]) id`.execute(db)
  const { rows } = await sql<KnownClient>`
    select ${columns} from client where tenant_id = ${tenantId} and id = any (${coded.map(({ id }) => id)}::integer[])
    union
    select ${columns} from client where tenant_id = ${tenantId} and name_folded = any (${names.map(folded)}::text[])`.execute(
    db,
  )
  const byCode = new Map<string, KnownClient>()
  const byName = new Map<string, KnownClient[]>()
  for (const row of rows) {
    if (row.identifier !== null) byCode.set(row.identifier.toLowerCase(), row)
    const same = byName.get(row.name_folded)
    if (same) same.push(row)
    else byName.set(row.name_folded, [row])
  }
  return {
    byCode: (code) => byCode.get(code.toLowerCase()),
    byName: (name) => byName.get(folded(name)) ?? [],
  }
}

/** A small list: its ids by their names in lower case, and the names as they are written. */
export interface NamedList {
  readonly ids: ReadonlyMap<string, number>
  readonly names: ReadonlyMap<number, string>
}

/** Records of a small list, to be found by name. */
export async function namesOf(
  db: Db,
  tenantId: number,
  table: 'industry' | 'client_group' | 'budget_tag',
): Promise<NamedList> {
  const rows = await db.selectFrom(table).where('tenant_id', '=', tenantId).select(['id', 'name']).execute()
  return {
    ids: new Map(rows.map(({ id, name }) => [name.toLowerCase(), id])),
    names: new Map(rows.map(({ id, name }) => [id, name])),
  }
}
