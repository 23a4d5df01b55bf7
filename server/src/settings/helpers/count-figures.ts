import { sql } from 'kysely'
import { formatMoney } from '@portal/core/foundation/format/money'
import { pathOf } from '@portal/core/foundation/routes'
import { monthWords } from '@portal/core/money/invoicing/expected'
import type { Db } from '../../foundation/database/database.ts'
import type { Found } from './found.ts'

/** Months that are named. */
const named = 25

interface Difference {
  readonly name: string
  readonly slug: string
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
    select c.name, c.slug, d.channel, d.month, count(*)::integer as sums, (count(*) over ())::integer as total,
      (max(abs(d.kept_micros)) / 10000)::float8 as kept, (max(abs(d.micros)) / 10000)::float8 as counted
    from metric_differences() d join client c on c.tenant_id = ${tenantId} and c.id = d.client_id
    group by c.id, c.name, c.slug, c.name_folded, d.channel, d.month order by c.name_folded, c.id, d.month desc, d.channel
    limit ${named}`.execute(db)
  const count = rows[0]?.total ?? 0
  if (!dryRun && count > 0) await sql`select metric_count_anew()`.execute(db)
  return {
    count,
    sentence:
      count === 0
        ? 'Every sum is what the daily figures come to.'
        : `${count} ${count === 1 ? 'month of a client and channel' : 'months of clients and channels'} ${
            dryRun ? 'would be' : count === 1 ? 'was' : 'were'
          } put right.`,
    rows: rows.map(({ name, slug, channel, month, kept, counted, sums }) => ({
      text: `${name}, ${channel}, ${monthWords(month)}: ${formatMoney(Math.round(kept))} of spend kept, ${formatMoney(Math.round(counted))} counted, in ${sums} ${sums === 1 ? 'sum' : 'sums'}`,
      path: pathOf('clients.insights', { slug }),
    })),
  }
}
