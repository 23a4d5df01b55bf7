import { sql, type RawBuilder } from 'kysely'
import { inventoryAdsReport } from '@portal/core/results/client-reports/inventory-ads.report'
import { within } from '../../platform/reports/conditions.ts'
import { answer } from '../../platform/reports/answer.ts'
import { figuresBy } from './figures-of-source.ts'

const figures = ['impressions', 'clicks', 'vdpViews', 'vehicleLeads', 'spend']

/** Days after which a vehicle has stood too long. */
const old = 60

/** The day in a text that an export wrote, null where it is none; one that its month does not have is the next month's. */
const dayIn = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case when ${text} ~ '^[12]\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$'
    then make_date(left(${text}, 4)::integer, substr(${text}, 6, 2)::integer, 1) + substr(${text}, 9, 2)::integer - 1 end`

export const inventoryAdsAnswer = answer(inventoryAdsReport, async (asked) => {
  const { query, ...others } = await figuresBy(asked, 'inventory', [
    'vin',
    'vehicle',
    'condition',
    'stockedOn',
  ])
  const until = asked.period && asked.period.end < asked.today ? asked.period.end : asked.today
  return {
    ...others,
    // A vehicle whose title was changed is one vehicle, called as it is now.
    query: sql`
      with ad as (
        select v.vin, max(v.vehicle) as vehicle, max(v.condition) as condition, min(${dayIn(sql`v."stockedOn"`)}) as since,
          ${sql.join([...figures, 'impressionsBefore'].map((field) => sql`sum(v.${sql.ref(field)}) as ${sql.ref(field)}`))}
        from (${query}) v group by v.vin
      ), stock as (
        select distinct on (upper(v.vin)) upper(v.vin) as vin, v.title, v.condition, v.price, coalesce(v.in_stock_since, v.first_seen) as since
        from feed_vehicle v join vehicle_feed w on w.tenant_id = v.tenant_id and w.id = v.vehicle_feed_id and w.deleted_at is null and w.active
        where v.tenant_id = ${asked.tenantId} and v.client_id = ${asked.clientId} and v.vin <> ''
        order by upper(v.vin), v.id desc
      )
      select * from (
        select coalesce(a.vin, s.vin) as vin, coalesce(s.title, a.vehicle) as vehicle, coalesce(nullif(s.condition, ''), a.condition) as condition, s.price,
          -- As long as it had stood by then: not at all where the feed says that it came later.
          case when coalesce(s.since, a.since) is not null then greatest(0, ${until}::date - coalesce(s.since, a.since)) end as age,
          case when not exists (select from stock) then 'unknown' when s.vin is null then 'gone'
            when coalesce(a.impressions, 0) > 0 then 'shown' else 'unshown' end as stock,
          ${sql.join(figures.map((field) => sql`coalesce(a.${sql.ref(field)}, 0) as ${sql.ref(field)}`))},
          -- Nothing was before what no ad told of, where the month before is known whole.
          case when a.vin is null then (select 0 from ad where ad."impressionsBefore" is not null limit 1) else a."impressionsBefore" end as "impressionsBefore"
        from ad a full join stock s on s.vin = upper(a.vin)
        -- What came to the store later was not there to be advertised.
        where a.vin is not null or s.since <= ${until}::date
      ) v where ${within({ 'v.stock': asked.filters.stock })}`,
    sums: {
      // One of the month before alone is a row, to be compared, and no ad of this one.
      advertised: sql`count(*) filter (where impressions > 0)`,
      old: sql`count(*) filter (where age > ${old} and impressions > 0)`,
      unshown: sql`count(*) filter (where stock = 'unshown')`,
      wasted: sql`coalesce(sum(spend) filter (where stock = 'gone'), 0)`,
    },
  }
})
