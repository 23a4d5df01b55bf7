import { sql } from 'kysely'
import { moneyText, sheetColumns, type SheetColumn } from '@portal/core/programs/manufacturers/sheet'
import type { Db } from '../../foundation/database/database.ts'
import type { Program } from './programs.ts'

/** A store as a sheet shows it. */
export interface SheetStore {
  readonly id: number
  readonly clientId: number
  readonly client: string
  readonly dealerCode: string
  /** What stands in each column, by its heading, as a cell holds it. */
  readonly cells: Readonly<Record<string, string>>
}

interface StoreRow {
  readonly id: number
  readonly client_id: number
  readonly client: string
  readonly dealer_code: string
  readonly district: string
  readonly minimum_budget: string | null
  readonly ads_account: string
  readonly analytics_id: string
  readonly reporting_access: boolean
  readonly disclaimers_checked: boolean
  readonly allotted: Readonly<Record<string, number>>
}

const text = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' ? value : ''
}

const amount = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : moneyText(Math.round(Number(value) * 100))

const cellOf = (row: StoreRow, { of, kind }: SheetColumn): string => {
  if ('fundId' in of) return amount(row.allotted[String(of.fundId)])
  if (kind === 'money') return amount(row.minimum_budget)
  return text(new Map<string, unknown>(Object.entries(row)).get(of.field))
}

/**
 * The stores of a program with what stands of them and of a month; held until the transaction ends where they are to be changed.
 * @param month the first day of it
 */
export async function sheetStores(
  db: Db,
  tenantId: number,
  program: Program,
  month: string,
  held: 'held' | 'read' = 'read',
): Promise<readonly SheetStore[]> {
  const columns = sheetColumns(program.funds)
  if (held === 'held')
    await sql`
      select s.id from program_store s where s.tenant_id = ${tenantId} and s.program_id = ${program.id} and s.deleted_at is null
      order by s.id for update`.execute(db)
  const { rows } = await sql<StoreRow>`
    select s.*, c.name as client,
      (select coalesce(json_object_agg(b.fund_id, b.allotted), '{}') from (
        select fund_id, sum(allotted) as allotted from oem_budget o where o.tenant_id = s.tenant_id and o.client_id = s.client_id and o.deleted_at is null
          and date_trunc('month', o.month) = date_trunc('month', ${month}::date) group by fund_id
      ) b) as allotted
    from program_store s join client c on c.tenant_id = s.tenant_id and c.id = s.client_id
    where s.tenant_id = ${tenantId} and s.program_id = ${program.id} and s.deleted_at is null and s.active
    order by lower(s.dealer_code), s.id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    clientId: row.client_id,
    client: row.client,
    dealerCode: row.dealer_code,
    cells: Object.fromEntries(columns.map((column) => [column.heading, cellOf(row, column)])),
  }))
}

/** Puts texts into the cells of a store, as `readCell` gives them. */
export async function writeCells(
  db: Db,
  tenantId: number,
  store: SheetStore,
  month: string,
  changes: readonly { readonly column: SheetColumn; readonly text: string }[],
): Promise<void> {
  for (const { column, text: typed } of changes) {
    const { of, kind } = column
    if ('fundId' in of) {
      await writeAllotment(db, tenantId, store.clientId, of.fundId, month, typed)
      continue
    }
    const value = kind === 'flag' ? typed === 'Yes' : kind === 'money' ? (typed === '' ? null : typed) : typed
    await sql`
      update program_store set ${sql.id(of.field)} = ${value}, version = version + 1, updated_at = now()
      where tenant_id = ${tenantId} and id = ${store.id}`.execute(db)
  }
}

/** One budget holds the allotment of a fund in a month; an empty cell takes it away, the soft way. */
async function writeAllotment(
  db: Db,
  tenantId: number,
  clientId: number,
  fundId: number,
  month: string,
  typed: string,
): Promise<void> {
  const of = sql`tenant_id = ${tenantId} and client_id = ${clientId} and fund_id = ${fundId} and deleted_at is null
    and date_trunc('month', month) = date_trunc('month', ${month}::date)`
  const { rows } = await sql<{
    id: number
  }>`select id from oem_budget where ${of} order by id for update`.execute(db)
  const [first, ...others] = rows
  for (const { id } of typed === '' ? rows : others)
    await sql`update oem_budget set deleted_at = now(), version = version + 1 where tenant_id = ${tenantId} and id = ${id}`.execute(
      db,
    )
  if (typed === '') return
  if (first)
    await sql`
      update oem_budget set allotted = ${typed}, version = version + 1, updated_at = now() where tenant_id = ${tenantId} and id = ${first.id}`.execute(
      db,
    )
  else
    await sql`
      insert into oem_budget (tenant_id, client_id, fund_id, month, allotted) values (${tenantId}, ${clientId}, ${fundId}, ${month}, ${typed})`.execute(
      db,
    )
}
