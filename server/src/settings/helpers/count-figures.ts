import { sql } from 'kysely'
import { counted } from '@portal/core/foundation/format'
import { formatMoney } from '@portal/core/foundation/format/money'
import { pathOf } from '@portal/core/foundation/routes'
import { monthWords } from '@portal/core/money/invoicing/expected'
import type { Db } from '../../foundation/database/database.ts'
import type { Found } from './found.ts'

/** Months that are named. */
const named = 25

interface Difference {
  readonly client_id: number
  readonly channel: string
  readonly month: string
  readonly kept: number
  readonly counted: number
  readonly sums: number
  readonly total: number
}

/** Sums of figures that are not what the daily figures come to, by client, channel and month. */
export async function countFigures(
  db: Db,
  tenantId: number,
  { dryRun }: { readonly dryRun: boolean },
): Promise<Found> {
  const { rows } = await sql<Difference>`
    select client_id, channel, month, count(*)::integer as sums,
      (max(abs(kept_micros)) / 10000)::float8 as kept, (max(abs(micros)) / 10000)::float8 as counted
    from metric_differences() group by client_id, channel, month order by client_id, month desc, channel`.execute(
    db,
  )
  const clients = await clientsOf(db, tenantId, [...new Set(rows.map(({ client_id: id }) => id))])
  const count = rows.length
  if (!dryRun && count > 0) await sql`select metric_count_anew()`.execute(db)
  return {
    count,
    sentence:
      count === 0
        ? 'Every sum is what the daily figures come to.'
        : `${counted(count, 'month of a client and channel', 'months of clients and channels')} ${
            dryRun ? 'would be' : count === 1 ? 'was' : 'were'
          } put right.`,
    rows: clients
      .flatMap(({ id, name, slug }) =>
        rows.filter(({ client_id: of }) => of === id).map((row) => ({ ...row, name, slug })),
      )
      .slice(0, named)
      .map(({ name, slug, channel, month, kept, counted: anew, sums }) => ({
        text: `${name}, ${channel}, ${monthWords(month)}: ${formatMoney(Math.round(kept))} of spend kept, ${formatMoney(Math.round(anew))} counted, in ${counted(sums, 'sum')}`,
        path: pathOf('clients.insights', { slug }),
      })),
  }
}

/** The clients by name. By themselves: where tables are spread, a function that reads one may not be joined to another. */
const clientsOf = async (
  db: Db,
  tenantId: number,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly name: string; readonly slug: string }[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('client')
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids)
        .select(['id', 'name', 'slug'])
        .orderBy('name_folded')
        .orderBy('id')
        .execute()
