import { sql } from 'kysely'
import { inventoryAdsReport } from '@portal/core/results/client-reports/inventory-ads.report'
import { answer } from '../../platform/reports/answer.ts'
import { figuresBy } from './figures-of-source.ts'

/** Days after which a vehicle has stood too long. */
const old = 60

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
      select v.vin, max(v.vehicle) as vehicle, max(v.condition) as condition, ${until}::date - min(v."stockedOn")::date as age,
        ${sql.join(
          ['impressions', 'impressionsBefore', 'clicks', 'vdpViews', 'vehicleLeads', 'spend'].map(
            (field) => sql`sum(v.${sql.ref(field)}) as ${sql.ref(field)}`,
          ),
        )}
      from (${query}) v group by v.vin`,
    sums: { old: sql`count(*) filter (where age > ${old})` },
  }
})
