import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { activeState } from '@portal/core/money/budgets/constants'
import { budgetFields } from '@portal/core/money/budgets/fields'
import { seesActualSpend, seesBudgetMargin } from '@portal/core/money/budgets/policy'
import { today } from '@portal/core/foundation/format/time'
import type { Actor } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'
import { operation, Ready, type Incoming } from '../../foundation/http/operation.ts'
import {
  writeSpreadsheet,
  type SpreadsheetCell,
  type SpreadsheetColumn,
} from '../../foundation/spreadsheets/write-spreadsheet.ts'
import { actualSpends, spendMonths, type SpendMonths } from './actual-spend.ts'
import { budgetOrder, joinClient, joinService } from './budget-order.ts'
import { marginOf } from './section-months.ts'
import { reportCondition, reportFees, type ReportKind } from './report.ts'

interface DownloadRow {
  readonly client: string
  readonly identifier: string | null
  readonly service: string
  readonly budget_type: string
  readonly starts_at: string
  readonly ends_at: string | null
  readonly invoice_amount: string
  readonly actual_spend: string | null
  readonly platform_margin: string | null
  readonly margin_amount: string | null
  readonly fees: string | null
  readonly tags: string | null
  readonly notes: string
}

interface Column extends SpreadsheetColumn {
  readonly cell: (row: DownloadRow) => SpreadsheetCell
}

const optionalNumber = (numeric: string | null): number | null => (numeric === null ? null : Number(numeric))

/** The columns that a caller may see, in the order of the screen. */
const columnsFor = (actor: Actor): readonly Column[] => [
  { header: budgetFields.clientId.label, kind: 'text', width: 32, cell: (row) => row.client },
  { header: 'Dealer Code', kind: 'text', width: 14, cell: (row) => row.identifier },
  { header: budgetFields.serviceId.label, kind: 'text', width: 24, cell: (row) => row.service },
  { header: budgetFields.budgetType.label, kind: 'text', width: 14, cell: (row) => row.budget_type },
  { header: budgetFields.startsAt.label, kind: 'date', width: 12, cell: (row) => row.starts_at },
  { header: budgetFields.endsAt.label, kind: 'date', width: 12, cell: (row) => row.ends_at ?? activeState },
  {
    header: budgetFields.invoiceAmount.label,
    kind: 'money',
    width: 16,
    cell: (row) => Number(row.invoice_amount),
  },
  ...(seesActualSpend(actor)
    ? [
        {
          header: budgetFields.actualSpend.label,
          kind: 'money',
          width: 16,
          cell: (row) => optionalNumber(row.actual_spend),
        } satisfies Column,
      ]
    : []),
  ...(seesBudgetMargin(actor)
    ? ([
        {
          header: budgetFields.platformMargin.label,
          kind: 'percent',
          width: 16,
          cell: (row) => optionalNumber(row.platform_margin),
        },
        {
          header: 'Margin Amount',
          kind: 'money',
          width: 16,
          cell: (row) => optionalNumber(row.margin_amount),
        },
      ] satisfies Column[])
    : []),
  { header: 'Fees', kind: 'money', width: 14, cell: (row) => optionalNumber(row.fees) },
  { header: budgetFields.tagIds.label, kind: 'text', width: 24, cell: (row) => row.tags },
  { header: budgetFields.notes.label, kind: 'text', width: 48, cell: (row) => row.notes },
]

const sliceSize = 1000

/** Rows of the report in slices; which budgets and in which order is settled once, before the first. */
async function* slicesOf(
  db: Db,
  {
    tenantId,
    months,
    addsUp,
  }: {
    readonly tenantId: number
    readonly months: SpendMonths
    readonly addsUp: RawBuilder<SqlBool>
  },
  ids: readonly string[],
  columns: readonly Column[],
): AsyncGenerator<SpreadsheetCell[][]> {
  for (let from = 0; from < ids.length; from += sliceSize) {
    const { rows } = await sql<DownloadRow>`
      select c.name as client, c.identifier, s.name as service, b.budget_type, b.starts_at, b.ends_at, b.invoice_amount,
        spent.actual_spend, b.platform_margin, ${marginOf} as margin_amount, b.notes,
        (select sum(f.invoice_amount) from budget_fee f where f.tenant_id = b.tenant_id and f.budget_id = b.id and ${addsUp}) as fees,
        (select string_agg(t.name, ', ' order by lower(t.name)) from budget_tag_link l
          join budget_tag t on t.tenant_id = l.tenant_id and t.id = l.tag_id
          where l.tenant_id = b.tenant_id and l.budget_id = b.id) as tags
      from unnest(${ids.slice(from, from + sliceSize)}::integer[]) with ordinality as o (id, place)
        join budget b on b.tenant_id = ${tenantId} and b.id = o.id
        ${joinClient} ${joinService}
        left join ${actualSpends(tenantId, sql`select b.id, b.client_id, b.starts_at, b.ends_at from budget b where b.tenant_id = ${tenantId} and b.id = any (${ids.slice(from, from + sliceSize)}::integer[])`, months)} spent
          on spent.budget_id = b.id
      order by o.place`.execute(db)
    yield rows.map((row) => columns.map((column) => column.cell(row)))
  }
}

async function download(
  kind: ReportKind,
  {
    db,
    tenantId,
    scope,
    actor,
    query,
  }: Pick<Incoming<'budgets.downloadActive'>, 'db' | 'tenantId' | 'scope' | 'actor' | 'query'>,
): Promise<Ready> {
  const where = reportCondition(kind, query, tenantId, scope)
  const months = spendMonths(query)
  const order = budgetOrder(query.sort, actor, { tenantId, months })
  // Ids as one text: an array of a hundred thousand would be parsed on the event loop.
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(b.id::text, ',' order by ${order.by}) as ids from budget b ${order.joins(where)}
    where ${where}`.execute(db)
  const ids = rows[0]?.ids?.split(',') ?? []
  const columns = columnsFor(actor)
  const title = kind === 'active' ? 'Active Budgets' : 'Inactive Budgets'
  const sheetColumns = columns.map(({ header, kind: columnKind, width }) => ({
    header,
    kind: columnKind,
    width,
  }))
  const file = await writeSpreadsheet(
    title,
    sheetColumns,
    slicesOf(db, { tenantId, months, addsUp: reportFees(kind, query) }, ids, columns),
  )
  return new Ready(
    200,
    {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="${kind}-budgets-${today()}.xlsx"`,
    },
    file,
  )
}

export const downloadActiveBudgets = operation('budgets.downloadActive', async (incoming) =>
  download('active', incoming),
)
export const downloadInactiveBudgets = operation('budgets.downloadInactive', async (incoming) =>
  download('inactive', incoming),
)
