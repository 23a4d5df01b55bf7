import { sql } from 'kysely'
import { feedChangesReport } from '@portal/core/clients/feeds/feed-changes.report'
import { answer } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'

export const feedChangesAnswer = answer(
  feedChangesReport,
  async ({ filters, period, tenantId, ofClients }) => ({
    query: sql`
      select h.id, h.day, h.kind, h.title as vehicle, nullif(h.vin, '') as vin, h.price_before as before,
        h.price_after as after, f.name as feed
      from feed_change h join vehicle_feed f on f.tenant_id = h.tenant_id and f.id = h.vehicle_feed_id
        join client c on c.tenant_id = h.tenant_id and c.id = h.client_id
      where h.tenant_id = ${tenantId} and ${ofClients('c')}
        and h.day between ${period?.start ?? null}::date and ${period?.end ?? null}::date
        and ${within({ 'h.kind': filters.kind })}`,
    sums: {
      came: sql`count(*) filter (where kind = 'Added')`,
      went: sql`count(*) filter (where kind = 'Gone')`,
      repriced: sql`count(*) filter (where kind = 'Price')`,
    },
    points: {
      by: sql`day`,
      values: {
        came: sql`count(*) filter (where kind = 'Added')`,
        went: sql`count(*) filter (where kind = 'Gone')`,
      },
    },
  }),
)
