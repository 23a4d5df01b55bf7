import { sql, type RawBuilder } from 'kysely'
import type { AlarmMeasure } from '@portal/core/results/agency/metric-alarms'

/** What is added up of a client's day. */
type Counted = 'spend' | 'impressions' | 'clicks' | 'conversions' | 'sessions' | 'leads'

const values: Readonly<Record<Counted, RawBuilder<unknown>>> = {
  spend: sql`spend_micros::float8 / 1e6`,
  impressions: sql`impressions::float8`,
  clicks: sql`clicks::float8`,
  conversions: sql`conversion_micros::float8 / 1e6`,
  sessions: sql`sessions::float8`,
  leads: sql`count::float8`,
}

/** What a measure is made of: a sum, or so many times one sum for each of another. */
interface Made {
  readonly of: Counted
  readonly per?: Counted
  readonly times?: number
}

const made: Readonly<Record<AlarmMeasure, Made>> = {
  Spend: { of: 'spend' },
  Impressions: { of: 'impressions' },
  Clicks: { of: 'clicks' },
  Conversions: { of: 'conversions' },
  Sessions: { of: 'sessions' },
  Leads: { of: 'leads' },
  CTR: { of: 'clicks', per: 'impressions', times: 100 },
  'Cost per Click': { of: 'spend', per: 'clicks' },
  'Cost per Conversion': { of: 'spend', per: 'conversions' },
  'Conversion Rate': { of: 'conversions', per: 'clicks', times: 100 },
  'Cost per Lead': { of: 'spend', per: 'leads' },
}

/** Which sum, and of which channel: null where all channels of advertising count. */
interface Series {
  readonly name: RawBuilder<unknown>
  readonly counted: Counted
  readonly channel: string | null
}

/** What an alarm watches, as columns of the daily sums. */
export interface Watched {
  readonly of: RawBuilder<unknown>
  readonly per: RawBuilder<unknown> | null
  readonly times: number
}

/** Whether the platforms tell a measure, or the dealership alone. */
export const isOfPlatforms = (measure: AlarmMeasure): boolean => made[measure].of !== 'leads'

/** The channel that a measure is of; visits are counted by Analytics alone. */
export const channelOf = (measure: AlarmMeasure, channel: string | null): string | null =>
  made[measure].of === 'sessions' ? 'analytics' : channel

/** The sums that some alarms need, each once, however many of them ask for it. */
export class DailySums {
  readonly #series = new Map<string, Series>()

  /** The columns that hold what an alarm watches. */
  watch({ measure, channel }: { readonly measure: AlarmMeasure; readonly channel: string | null }): Watched {
    const { of, per, times = 1 } = made[measure]
    const column = (counted: Counted): RawBuilder<unknown> =>
      this.#column(counted, channelOf(measure, channel))
    return { of: column(of), per: per ? column(per) : null, times }
  }

  #column(counted: Counted, asked: string | null): RawBuilder<unknown> {
    const channel = counted === 'leads' ? null : asked
    const key = `${counted} ${channel}`
    const known = this.#series.get(key)
    if (known) return known.name
    const name = sql.ref(`series_${this.#series.size}`)
    this.#series.set(key, { name, counted, channel })
    return name
  }

  /**
   * The daily sums of each client, a column for each series; nothing where there are no figures.
   * @param from the first day, as an expression
   */
  table(tenantId: number, from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<unknown> {
    const series = [...this.#series.values()]
    const ofLeads = series.some(({ counted }) => counted === 'leads')
    const ofFigures = series.some(({ counted }) => counted !== 'leads')
    const figures = sql`
      select client_id, day, ${sql.join(series.map(figureIn))} from metric_day
      where tenant_id = ${tenantId} and facts > 0 and day between ${from} and ${to} group by 1, 2`
    const leads = sql`
      select client_id, received_at as day, ${sql.join(series.map(leadsIn))} from lead
      where tenant_id = ${tenantId} and deleted_at is null and received_at between ${from} and ${to} group by 1, 2`
    if (!ofLeads) return figures
    if (!ofFigures) return leads
    return sql`
      select client_id, day, ${sql.join(series.map(({ name }) => sql`max(${name}) as ${name}`))}
      from (${figures} union all ${leads}) both_kinds group by 1, 2`
  }
}

/** A series in the figures of the platforms. */
function figureIn({ name, counted, channel }: Series): RawBuilder<unknown> {
  if (counted === 'leads') return sql`null::float8 as ${name}`
  const counts = channel === null ? sql`channel <> 'analytics'` : sql`channel = ${channel}`
  return sql`sum(${values[counted]}) filter (where ${counts}) as ${name}`
}

/** A series in the leads of the dealerships. */
const leadsIn = ({ name, counted }: Series): RawBuilder<unknown> =>
  counted === 'leads' ? sql`sum(${values.leads}) as ${name}` : sql`null::float8 as ${name}`
