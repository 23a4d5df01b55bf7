import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { addMonths } from '@portal/core/foundation/format'
import { channels } from '@portal/core/money/services/channels'
import { moneyShownTo } from '@portal/core/results/metrics/investment'
import { monthlyChannelsReport, monthlyReport } from '@portal/core/results/metrics/monthly.report'
import { answer, client, type Asked, type ChartPoint } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'
import { isActive } from './asked-clients.ts'
import { begunLater, begunWithin } from './through-day.ts'
import { figuresIn, type MoneyOf } from './paid-sections.ts'
import { clickSums, comparedSums, daysOf } from '../client-reports/figures-of-client.ts'

/** Months of its chart, the one that it is about among them. */
const monthsShown = 13

type OfMonth = Omit<Asked, 'filters'> & {
  readonly filters: { readonly groupId?: number; readonly clientId?: number; readonly memberId?: number }
}

/** Active clients of a question, by `client_id`. */
const among = (asked: OfMonth): RawBuilder<SqlBool> => {
  const { tenantId, filters, ofClients } = asked
  return sql<SqlBool>`
  client_id in (select c.id from client c where c.tenant_id = ${tenantId} and ${ofClients('c')} and ${isActive}
    and ${within({ 'c.group_id': filters.groupId, 'c.id': filters.clientId })} and ${onTeam(asked)})`
}

const onTeam = ({ filters: { memberId } }: OfMonth): RawBuilder<SqlBool> =>
  memberId === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`exists (
        select from client_user m where m.tenant_id = c.tenant_id and m.client_id = c.id and m.user_id = ${memberId})`

const moneyOf = (asked: OfMonth, range: MoneyOf['range']): MoneyOf => ({
  tenantId: asked.tenantId,
  money: moneyShownTo(asked.actor),
  among: among(asked),
  range,
})

/** Whether the month is not over yet. */
const runs = ({ period, today }: OfMonth): boolean => period !== null && period.end >= today

/**
 * The figures `f` of the month and of what it is set beside, each with a `day`: whole months from their rollup, the
 * days of one that runs from that of days. What is not known whole of the month before is left out: channels that begin
 * in it, and clients that do.
 */
async function figuresOf(asked: OfMonth, by: 'client' | 'channel'): Promise<RawBuilder<unknown>> {
  const range = daysOf(asked)
  const [later, begun] = await Promise.all([
    begunLater(asked.db, asked.tenantId, channels, range.start),
    begunWithin(asked.db, asked.tenantId, range.start, among(asked)),
  ])
  const unknown = by === 'client' || begun.all ? begun.ids : []
  const end = asked.before?.end ?? range.start
  const [table, when] = runs(asked) ? (['metric_day', 'day'] as const) : (['metric_month', 'month'] as const)
  return sql`(
    select tenant_id, client_id, channel, impressions, clicks, conversion_micros, sessions, spend_micros,
      ${sql.ref(when)} as day
    from ${figuresIn(table, moneyOf(asked, range))}
    where tenant_id = ${asked.tenantId} and facts > 0 and ${among(asked)}
      and ${sql.ref(when)} between ${range.start}::date and ${range.end}::date
      and (${sql.ref(when)} > ${end}::date or (channel <> all (${[...later]}::text[]) and client_id <> all (${[...unknown]}::integer[]))))`
}

/**
 * What the figures are summed up to; visits are counted by Analytics, conversions by the advertising. Where nothing counts
 * visits they are not known, which is not none.
 */
function sumsOf(asked: OfMonth): RawBuilder<unknown> {
  return comparedSums(
    {
      ...clickSums(asked),
      conversions: sql`case when f.channel <> 'analytics' then f.conversion_micros / 1e6 else 0 end`,
      sessions: sql`case when f.channel = 'analytics' then f.sessions end`,
    },
    asked,
    runs(asked) ? 'row' : 'months',
    ['sessions'],
  )
}

export const monthlyAnswer = answer(monthlyReport, async (asked) => ({
  query: sql`
    select c.id as "clientId", ${client('c')} as client, ${sumsOf(asked)}
    from ${await figuresOf(asked, 'client')} f join client c on c.tenant_id = f.tenant_id and c.id = f.client_id
    group by c.id, c.name, c.slug`,
  chart: await byMonth(asked),
}))

export const monthlyChannelsAnswer = answer(monthlyChannelsReport, async (asked) => ({
  query: sql`select f.channel, ${sumsOf(asked)} from ${await figuresOf(asked, 'channel')} f group by f.channel`,
}))

async function byMonth(asked: OfMonth): Promise<ChartPoint[]> {
  const start = asked.period?.start ?? asked.today
  const { rows } = await sql<ChartPoint>`
    select month::text as point, json_object_agg(channel, value) as values from (
      select month, channel, round(sum(conversion_micros)::numeric / 1e6, 2) as value from metric_month
      where tenant_id = ${asked.tenantId} and facts > 0 and channel <> 'analytics' and ${among(asked)}
        and month between ${addMonths(start, 1 - monthsShown)}::date and ${start}::date
      group by 1, 2) m group by 1 order by 1`.execute(asked.db)
  return rows
}
