import { sql } from 'kysely'
import { moneyText, sheetColumns, type SheetColumn } from '@portal/core/programs/manufacturers/sheet'
import type { Db } from '../../foundation/database/database.ts'
import { takenByNodes } from '../../foundation/database/taken-by-nodes.ts'
import type { Program } from './programs.ts'

/** A store as a sheet shows it. */
export interface SheetStore {
  readonly id: number
  readonly clientId: number
  readonly client: string
  readonly dealerCode: string
  /** What stands in each column, by its heading, as a cell holds it. */
  readonly cells: Readonly<Record<string, string>>
  /** Headings of the allotments that are the sum of several budgets: no cell says which of them is meant. */
  readonly summed: ReadonlySet<string>
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
  /** Funds that have several budgets in the month. */
  readonly several: readonly number[]
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
  if (held === 'held') {
    await sql`
      select s.id from program_store s where s.tenant_id = ${tenantId} and s.program_id = ${program.id} and s.deleted_at is null
      order by s.id for update`.execute(db)
    await sql`
      select b.id from oem_budget b where b.tenant_id = ${tenantId} and b.fund_id = any (${program.funds.map(({ id }) => id)}::integer[])
        and b.deleted_at is null and date_trunc('month', b.month) = date_trunc('month', ${month}::date) order by b.id for update`.execute(
      db,
    )
  }
  const { rows } = await sql<StoreRow>`
    select s.*, c.name as client, a.allotted, a.several
    from program_store s join client c on c.tenant_id = s.tenant_id and c.id = s.client_id
      cross join lateral (
        select coalesce(json_object_agg(b.fund_id, b.allotted), '{}') as allotted,
          coalesce(json_agg(b.fund_id) filter (where b.budgets > 1), '[]') as several
        from (
          select fund_id, sum(allotted) as allotted, count(*) as budgets from oem_budget o
          where o.tenant_id = s.tenant_id and o.client_id = s.client_id and o.deleted_at is null
            and date_trunc('month', o.month) = date_trunc('month', ${month}::date) group by fund_id
        ) b
      ) a
    where s.tenant_id = ${tenantId} and s.program_id = ${program.id} and s.deleted_at is null and s.active
    order by lower(s.dealer_code), s.id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    clientId: row.client_id,
    client: row.client,
    dealerCode: row.dealer_code,
    cells: Object.fromEntries(columns.map((column) => [column.heading, cellOf(row, column)])),
    summed: new Set(
      columns.flatMap(({ of, heading }) =>
        'fundId' in of && row.several.includes(of.fundId) ? [heading] : [],
      ),
    ),
  }))
}

/** A text that is put into a cell of a store, as `readCell` gives it. */
export interface CellChange {
  readonly store: SheetStore
  readonly column: SheetColumn
  readonly text: string
}

/**
 * Puts texts into cells, a statement or two for each column. An allotment that is emptied takes its budget away, the soft
 * way; one that is put back brings the very budget back that was taken away.
 *
 * @param takenAt when the budgets were taken away that may come back; null where none is put back
 */
export async function writeCells(
  db: Db,
  tenantId: number,
  month: string,
  changes: readonly CellChange[],
  takenAt: string | null,
): Promise<void> {
  for (const [of, cells] of Map.groupBy(changes, ({ column }) => column)) {
    const { of: place, kind } = of
    if ('fundId' in place) {
      const rows = cells.map(({ store, text: typed }) => ({ client: store.clientId, typed }))
      await writeAllotments(db, tenantId, { fundId: place.fundId, month, takenAt }, rows)
      continue
    }
    const value =
      kind === 'flag'
        ? sql`w.typed = 'Yes'`
        : kind === 'money'
          ? sql`nullif(w.typed, '')::numeric`
          : kind === 'date'
            ? sql`nullif(w.typed, '')::date`
            : sql`w.typed`
    const rows = cells.map(({ store, text: typed }) => ({ id: store.id, typed }))
    await sql`
      update program_store s set ${sql.id(place.field)} = ${value}, version = s.version + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (id integer, typed text)
      where s.tenant_id = ${tenantId} and s.id = w.id`.execute(db)
  }
}

interface Allotments {
  readonly fundId: number
  readonly month: string
  readonly takenAt: string | null
}

/** One budget holds the allotment of a fund in a month: a cell with several is never written. */
async function writeAllotments(
  db: Db,
  tenantId: number,
  { fundId, month, takenAt }: Allotments,
  rows: readonly { readonly client: number; readonly typed: string }[],
): Promise<void> {
  const [filled, emptied] = [
    rows.filter(({ typed }) => typed !== ''),
    rows.flatMap(({ client, typed }) => (typed === '' ? [client] : [])),
  ]
  const ofFund = sql`b.tenant_id = ${tenantId} and b.fund_id = ${fundId}
    and date_trunc('month', b.month) = date_trunc('month', ${month}::date)`
  if (emptied.length > 0)
    await sql`update oem_budget b set deleted_at = now(), version = b.version + 1
      where ${ofFund} and b.deleted_at is null and b.client_id = any (${emptied}::integer[])`.execute(db)
  if (filled.length === 0) return
  const typed = sql`jsonb_to_recordset(${JSON.stringify(filled)}::jsonb) as w (client integer, typed numeric)`
  if (takenAt !== null)
    await sql`update oem_budget b set deleted_at = null
      from ${typed} where ${ofFund} and b.deleted_at = ${takenAt}::timestamptz and b.client_id = w.client`.execute(
      db,
    )
  await sql`update oem_budget b set allotted = w.typed, version = b.version + 1, updated_at = now()
    from ${typed} where ${ofFund} and b.deleted_at is null and b.client_id = w.client`.execute(db)
  await sql`
    insert into oem_budget (tenant_id, client_id, fund_id, month, allotted)
    select ${tenantId}::integer, w.client, ${fundId}::integer, ${month}::date, w.typed from ${typed}
    where not exists (select from oem_budget b where ${ofFund} and b.deleted_at is null and b.client_id = w.client)
    ${takenByNodes}`.execute(db)
}
