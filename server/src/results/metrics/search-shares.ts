import { sql } from 'kysely'
import { addDays } from '@portal/core/foundation/format'
import type { Db } from '../../foundation/database/database.ts'

/** Days before today of which impression shares are told. */
const days = 30

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
    select client_id as id, (sum((figures ->> 'lostToBudget')::numeric) / sum((figures ->> 'eligible')::numeric))::float8 as part
    from report_figure
    where tenant_id = ${tenantId} and source = 'searchShares' and day between ${addDays(today, -days)}::date and ${addDays(today, -1)}::date
      ${ids.length === 0 ? sql`` : sql`and client_id = any (${[...ids]}::integer[])`}
    group by client_id having sum((figures ->> 'eligible')::numeric) > 0`.execute(db)
  return new Map(rows.map(({ id, part }) => [id, part]))
}
