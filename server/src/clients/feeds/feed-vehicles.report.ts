import { sql } from 'kysely'
import { feedVehiclesReport, type VehicleQuestion } from '@portal/core/clients/feeds/feed-vehicles.report'
import { answer } from '../../platform/reports/answer.ts'

/** What each question asks of a vehicle `v`, by the agency's day. */
const conditions = (today: string) =>
  ({
    mistakes: sql`v.mistakes <> ''`,
    doubts: sql`v.doubts <> ''`,
    withoutPrice: sql`v.price is null`,
    withoutPicture: sql`v.image = ''`,
    over60: sql`v.in_stock_since < ${today}::date - 60`,
    over90: sql`v.in_stock_since < ${today}::date - 90`,
  }) satisfies Record<VehicleQuestion, unknown>

export const feedVehiclesAnswer = answer(
  feedVehiclesReport,
  async ({ filters, today, tenantId, ofClients }) => ({
    query: sql`
      select v.id, v.title as vehicle, nullif(v.vin, '') as vin, nullif(v.stock, '') as stock,
        case when v.certified then 'Certified' else nullif(v.condition, '') end as condition, v.price, v.mileage,
        case when v.in_stock_since <= ${today}::date then ${today}::date - v.in_stock_since end as days,
        nullif(replace(v.mistakes, E'\n', ' '), '') as mistakes, nullif(replace(v.doubts, E'\n', ' '), '') as doubts,
        f.name as feed, v.first_seen as "firstSeen", nullif(v.facts ->> 'exteriorColor', '') as color,
        nullif(v.facts ->> 'bodyStyle', '') as "bodyStyle", v.image
      from feed_vehicle v join vehicle_feed f on f.tenant_id = v.tenant_id and f.id = v.vehicle_feed_id
        join client c on c.tenant_id = v.tenant_id and c.id = v.client_id
      where v.tenant_id = ${tenantId} and f.deleted_at is null and ${ofClients('c')}
        and ${filters.look === undefined ? sql`true` : conditions(today)[filters.look as VehicleQuestion]}
        and ${
          filters.condition === undefined
            ? sql`true`
            : filters.condition === 'Certified'
              ? sql`v.certified`
              : sql`v.condition = ${filters.condition} and not v.certified`
        }`,
    sums: {
      fresh: sql`count(*) filter (where condition = 'New')`,
      used: sql`count(*) filter (where condition in ('Used', 'Certified'))`,
      certified: sql`count(*) filter (where condition = 'Certified')`,
      wrong: sql`count(mistakes)`,
      withoutPrice: sql`count(*) filter (where price is null)`,
      withoutPicture: sql`count(*) filter (where image = '')`,
      over60: sql`count(*) filter (where days > 60)`,
      over90: sql`count(*) filter (where days > 90)`,
    },
  }),
)
