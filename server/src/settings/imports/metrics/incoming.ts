import { sql, type RawBuilder } from 'kysely'
import { measureColumns } from '../../../results/metrics/columns.ts'
import type { Undoable } from '../undoable.ts'

const sums = measureColumns.map((column) => `sum(${column})::bigint as ${column}`).join(', ')

/** The staged figures of some days, one row for each client, channel, day, campaign and placement. */
export const incoming = ({ tenantId, id }: Undoable, first: string, last: string): RawBuilder<unknown> => sql`
  select client_id, channel, day, platform, external_id, placement, max(name) as name, max(segment) as segment, ${sql.raw(sums)}
  from metric_staged where tenant_id = ${tenantId} and import_id = ${id} and day between ${first} and ${last}
  group by client_id, channel, day, platform, external_id, placement`

/**
 * What is stored of the row `n`, which knows its `campaign_id`. One look into the key for each row, whatever
 * the planner believes of tables that fill while it plans: `offset 0` keeps the look from being made a join.
 */
export const storedFact = ({ tenantId }: Undoable): RawBuilder<unknown> => sql`
  select * from metric_fact f where f.tenant_id = ${tenantId} and f.client_id = n.client_id and f.channel = n.channel
    and f.day = n.day and f.campaign_id = n.campaign_id and f.placement = n.placement offset 0`
