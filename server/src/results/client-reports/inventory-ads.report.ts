import { sql, type RawBuilder } from 'kysely'
import { inventoryAdsReport } from '@portal/core/results/client-reports/inventory-ads.report'
import { answer } from '../../platform/reports/answer.ts'
import { figuresBy } from './figures-of-source.ts'

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
      select v.vin, max(v.vehicle) as vehicle, max(v.condition) as condition, ${until}::date - min(${dayIn(sql`v."stockedOn"`)}) as age,
        ${sql.join(
          ['impressions', 'impressionsBefore', 'clicks', 'vdpViews', 'vehicleLeads', 'spend'].map(
            (field) => sql`sum(v.${sql.ref(field)}) as ${sql.ref(field)}`,
          ),
        )}
      from (${query}) v group by v.vin`,
    sums: {
      // One of the month before alone is a row, to be compared, and no ad of this one.
      advertised: sql`count(*) filter (where impressions > 0)`,
      old: sql`count(*) filter (where age > ${old} and impressions > 0)`,
    },
  }
})
