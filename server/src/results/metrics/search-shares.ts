import { sql, type RawBuilder } from 'kysely'
import { addDays } from '@portal/core/foundation/format'
import type { Db } from '../../foundation/database/database.ts'

/** Days before today of which impression shares are told. */
const days = 30

/**
 * What impression shares of paid search come to over some days before today, as a table `(client_id, eligible, lost,
 * outranked)` in whole impressions; a client of which no file tells them is not in it.
 */
export const sharesByClient = (tenantId: number, today: string, daysBack: number): RawBuilder<unknown> => sql`
  select client_id, round(sum((figures ->> 'eligible')::numeric))::integer as eligible,
    round(sum((figures ->> 'lostToBudget')::numeric))::integer as lost,
    round(sum((figures ->> 'lostToRank')::numeric))::integer as outranked
  from report_figure
  where tenant_id = ${tenantId} and source = 'searchShares' and day between ${addDays(today, -daysBack)}::date and ${addDays(today, -1)}::date
  group by 1`

/**
 * Which part of the impressions of paid search that could have been had a client missed because the money of a day was
 * gone, from 0 to 1, by client; of those of which a file tells it.
 * @param ids of clients; all where it is empty
 */
export async function lostToBudget(
  db: Db,
  tenantId: number,
  ids: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; part: number }>`
    select client_id as id, lost::float8 / eligible as part from (${sharesByClient(tenantId, today, days)}) shares
    where eligible > 0 ${ids.length === 0 ? sql`` : sql`and client_id = any (${[...ids]}::integer[])`}`.execute(
    db,
  )
  return new Map(rows.map(({ id, part }) => [id, part]))
}
