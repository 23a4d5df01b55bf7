import { sql, type RawBuilder } from 'kysely'
import { measureColumns } from '../../metrics/columns.ts'
import type { Undoable } from '../undo.ts'

const sums = measureColumns.map((column) => `sum(${column})::bigint as ${column}`).join(', ')

/** The staged figures of some days, one row for each client, channel, day, campaign and placement. */
export const incoming = ({ tenantId, id }: Undoable, first: string, last: string): RawBuilder<unknown> => sql`
  select client_id, channel, day, platform, external_id, placement, max(name) as name, max(segment) as segment, ${sql.raw(sums)}
  from metric_staged where tenant_id = ${tenantId} and import_id = ${id} and day between ${first} and ${last}
  group by client_id, channel, day, platform, external_id, placement`
