import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import { actualSpends, type SpendMonths } from './actual-spend.ts'
import { joinClient, joinService, type BudgetOrder } from './budget-order.ts'
import { marginOf } from './section-months.ts'

/** A budget's row with its tags and fees. Money is the text of a `numeric`. */
export interface BudgetRow {
  readonly id: number
  readonly client_id: number
  readonly client_name: string
  readonly client_slug: string
  readonly budget_type: 'Recurring' | 'One-Time'
  readonly service_id: number
  readonly service_name: string
  readonly service_order: number
  readonly starts_at: string
  readonly ends_at: string | null
  readonly invoice_amount: string
  /** Of the months asked for; null for whom it is not, and where there is none. */
  readonly actual_spend: string | null
  readonly spend_worked_out: string | null
  readonly spend_entered: string | null
  readonly spend_month: string | null
  readonly spend_entered_at: string | null
  readonly spend_entered_by: string | null
  readonly spend_imported: boolean | null
  readonly platform_margin: string | null
  readonly margin_amount: string | null
  readonly notes: string
  readonly version: number
  readonly tags: TagJson[] | null
  readonly fees: FeeJson[] | null
  /** What the fees of the time asked for come to; null where there are none. */
  readonly fee_amount: string | null
}
interface TagJson {
  id: number
  name: string
  description: string
  includeFees: boolean
}
interface FeeJson {
  id: number
  FeeService: { id: number; name: string }
  startsAt: string
  endsAt: string | null
  invoiceAmount: number
  notes: string
}

interface Slice {
  readonly tenantId: number
  /** Which months' actual spend the rows have; null: it is not for this person. */
  readonly spend: SpendMonths | null
  /** Which fees `f` are added up; all of them where it is not said. */
  readonly addsUp?: RawBuilder<SqlBool>
  readonly order: BudgetOrder
  readonly limit: number
  readonly offset: number
}

/**
 * Budgets that fulfil a condition on `b`, in order. The slice is cut first;
 * names, tags and fees are gathered for its rows only, in the same statement.
 */
export async function budgetRows(
  db: Db,
  where: RawBuilder<SqlBool>,
  { tenantId, spend, addsUp = sql`true`, order, limit, offset }: Slice,
): Promise<readonly BudgetRow[]> {
  const slice = sql`select b.* from budget b ${order.joins(where)} where ${where} order by ${order.by} limit ${limit} offset ${offset}`
  const spent =
    spend === null
      ? sql`(select null::integer as budget_id, null::numeric as actual_spend, null::numeric as worked_out, null::numeric as entered,
          null::date as month, null::timestamptz as entered_at, null::integer as entered_by, null::integer as import_id where false)`
      : actualSpends(tenantId, sql`select id, client_id, starts_at, ends_at from slice`, spend)
  const { rows } = await sql<BudgetRow>`
    with slice as materialized (${slice})
    select b.id, b.client_id, c.name as client_name, c.slug as client_slug, b.budget_type,
      b.service_id, s.name as service_name, s."order" as service_order, b.starts_at, b.ends_at,
      b.invoice_amount, spent.actual_spend, spent.worked_out as spend_worked_out, spent.entered as spend_entered, spent.month as spend_month,
      spent.entered_at as spend_entered_at, spent.import_id is not null as spend_imported,
      (select u.first_name || ' ' || u.last_name from user_account u where u.tenant_id = b.tenant_id and u.id = spent.entered_by) as spend_entered_by,
      b.platform_margin, ${marginOf} as margin_amount, b.notes, b.version,
      (select json_agg(json_build_object('id', t.id, 'name', t.name, 'description', t.description, 'includeFees', t.include_fees) order by lower(t.name))
        from budget_tag_link l join budget_tag t on t.tenant_id = l.tenant_id and t.id = l.tag_id
        where l.tenant_id = b.tenant_id and l.budget_id = b.id) as tags,
      (select json_agg(json_build_object('id', f.id, 'FeeService', json_build_object('id', k.id, 'name', k.name),
          'startsAt', f.starts_at, 'endsAt', f.ends_at, 'invoiceAmount', f.invoice_amount, 'notes', f.notes) order by f.starts_at, f.id)
        from budget_fee f join fee_service k on k.tenant_id = f.tenant_id and k.id = f.fee_service_id
        where f.tenant_id = b.tenant_id and f.budget_id = b.id) as fees,
      (select sum(f.invoice_amount) from budget_fee f where f.tenant_id = b.tenant_id and f.budget_id = b.id and ${addsUp}) as fee_amount
    from slice b ${joinClient} ${joinService} left join ${spent} spent on spent.budget_id = b.id order by ${order.by}`.execute(
    db,
  )
  return rows
}
