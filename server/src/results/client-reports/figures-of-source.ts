import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Channel } from '@portal/core/money/services/channels'
import type { MoneyShown } from '@portal/core/results/metrics/figures'
import { moneyShownTo } from '@portal/core/results/metrics/investment'
import type { FigureSource } from '@portal/core/results/figures/source'
import { figureSources, weightOf, type FigureSourceName } from '@portal/core/results/figures/sources'
import type { Answered, ChartPoint } from '../../platform/reports/answer.ts'
import { comparedSums, daysOf, inDays, throughOf, type OfClient } from './figures-of-client.ts'
import { investmentOf, paidSections } from '../metrics/paid-sections.ts'

/** Sources whose figures cost money. */
type PaidSource = {
  [Name in FigureSourceName]: 'spend' extends keyof (typeof figureSources)[Name]['figures'] ? Name : never
}[FigureSourceName]

/** The channel whose budgets pay for what a source costs; null where its reports are the agency's own. */
const paidFrom: Readonly<Record<PaidSource, Channel | null>> = { localServices: 'search', inventory: null }

const isPaid = (name: FigureSourceName): name is PaidSource => name in paidFrom

/** The channel that turns what a source cost into Investment; null where it is shown as spend. */
function paidBy(name: FigureSourceName, money: MoneyShown): Channel | null {
  if (money === 'spend' || !isPaid(name)) return null
  const channel = paidFrom[name]
  if (channel === null) throw new Error(`${sourceNamed(name).label} have spend for the agency alone.`)
  return channel
}

const sourceNamed = (name: FigureSourceName): FigureSource => figureSources[name]

/** The client's figures `f` of a source, a column for each dimension and figure; money in that of whoever asks. */
function rowsOf(asked: OfClient, name: FigureSourceName): RawBuilder<unknown> {
  const { dimensions, figures } = sourceNamed(name)
  const { start, end } = daysOf(asked)
  const money = moneyShownTo(asked.actor)
  const columns = [
    ...Object.keys(dimensions).map((field) => sql`d.dimensions ->> ${sql.lit(field)} as ${sql.ref(field)}`),
    ...Object.entries(figures).flatMap(([field, { weighedBy }]) =>
      field === 'spend'
        ? []
        : [
            sql`(d.figures ->> ${sql.lit(field)})::numeric as ${sql.ref(weighedBy ? weightOf(field) : field)}`,
          ],
    ),
  ]
  const channel = paidBy(name, money)
  const spend = sql`(d.figures ->> 'spend')::numeric`
  const paid =
    channel === null ? spend : investmentOf({ spend, invoiced: sql`p.invoiced`, share: sql`p.share` })
  return sql`(
    select d.day, ${sql.join(columns)} ${'spend' in figures ? sql`, ${paid} as ${sql.ref(money)}` : sql``}
    from report_figure d
    ${
      channel === null
        ? sql``
        : sql`left join (${paidSections(asked.tenantId, sql`client_id = ${asked.clientId}`, { start, end })}) p
            on p.channel = ${channel} and p.month = date_trunc('month', d.day)::date`
    }
    where d.tenant_id = ${asked.tenantId} and d.client_id = ${asked.clientId} and d.source = ${name}
      and ${inDays(asked)}) f`
}

/** The names under which the figures of a source are summed, by what somebody gets. */
function sumsOf(asked: OfClient, name: FigureSourceName): Readonly<Record<string, RawBuilder<unknown>>> {
  const { figures } = sourceNamed(name)
  return Object.fromEntries(
    Object.entries(figures).map(([field, { weighedBy }]) => {
      const column = field === 'spend' ? moneyShownTo(asked.actor) : weighedBy ? weightOf(field) : field
      return [column, sql`f.${sql.ref(column)}`]
    }),
  )
}

/**
 * What a client's figures of a source come to by some of their dimensions, by `week` or by `sevenDays`, beside the period before where the report
 * compares: the answer of a report, with what averages are worked out from.
 */
export async function figuresBy(
  asked: OfClient,
  name: FigureSourceName,
  dimensions: readonly string[],
): Promise<Extract<Answered, { query: unknown }>> {
  const sums = sumsOf(asked, name)
  const by = dimensions.map((field) =>
    field === 'week' ? week : field === 'sevenDays' ? sevenDays(asked) : sql`f.${sql.ref(field)}`,
  )
  const weights = Object.keys(sums).filter((field) => field.endsWith(weightOf('')))
  const told = asked.before ? ['', 'Before'] : ['']
  return {
    query: sql`
      select ${sql.join(by.map((value, at) => sql`${value} as ${sql.ref(dimensions[at] ?? '')}`))}, ${comparedSums(sums, asked)}
      from ${rowsOf(asked, name)} group by ${sql.join(by)}`,
    sums: Object.fromEntries(
      weights.flatMap((field) => told.map((when) => [field + when, sql`sum(${sql.ref(field + when)})`])),
    ),
    asOf: await throughOf(asked, 'report_figure', sql<SqlBool>`source = ${name}`),
  }
}

const week = sql`date_trunc('week', f.day)::date`

/** The first of the seven days of the report's that a day is among, or stands beside: both periods are cut alike. */
const sevenDays = ({ period, before }: OfClient): RawBuilder<unknown> => {
  const [now, was] = [sql.lit(period?.start ?? '2000-01-01'), sql.lit(before?.start ?? '2000-01-01')]
  return sql`(${now}::date + (f.day - case when f.day >= ${now}::date then ${now}::date else ${was}::date end) / 7 * 7)`
}

/** Figures of a source day by day, for a chart. */
export async function figuresByDay(
  asked: OfClient,
  name: FigureSourceName,
  values: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<ChartPoint[]> {
  const { rows } = await sql<ChartPoint>`
    select f.day::text as point, json_build_object(${sql.join(
      Object.entries(values).flatMap(([field, value]) => [sql.lit(field), sql`sum(${value})`]),
    )}) as values
    from ${rowsOf(asked, name)} where f.day >= ${asked.period?.start ?? null}::date group by f.day order by f.day`.execute(
    asked.db,
  )
  return rows
}
