import { sql, type RawBuilder } from 'kysely'
import type { DayRange } from '@portal/core/foundation/format'
import { beforeField } from '@portal/core/platform/reports/compared-columns'
import type { FigureSource } from '@portal/core/results/figures/source'
import { figureSources, weightOf, type FigureSourceName } from '@portal/core/results/figures/sources'
import { isWhole } from '../../platform/reports/whole-before.ts'
import type { Stores } from './stores.ts'

const during = ({ start, end }: DayRange): RawBuilder<unknown> =>
  sql`day between ${start}::date and ${end}::date`

/**
 * What stores come to in a source of figures, as a table: a row `(client_id, <dimension>…, <figure>, <figure>Before…)`;
 * of an average its weight, as `positionWeight`. Rows without anything in either period are left out.
 *
 * What was before is nothing where it is not known whole.
 *
 * @param dimensions what it is kept apart by besides the store, by the names of the source
 * @param known what is known whole or not as one: the figures of a store, or of all stores
 */
export function sourceOfStores<Name extends FigureSourceName>(
  { tenantId, among, current, previous }: Stores,
  name: Name,
  dimensions: readonly (keyof (typeof figureSources)[Name]['dimensions'] & string)[] = [],
  known: 'store' | 'all' = 'store',
): RawBuilder<unknown> {
  const whole = isWhole(
    sql`day`,
    { now: current, before: previous },
    known === 'store' ? sql`partition by client_id` : sql``,
  )
  const { figures }: FigureSource = figureSources[name]
  const columns = Object.entries(figures).flatMap(([field, { weighedBy }]) => {
    const value = sql`(figures ->> ${sql.lit(field)})::numeric`
    const called = weighedBy ? weightOf(field) : field
    return [
      sql`coalesce(sum(${value}) filter (where ${during(current)}), 0) as ${sql.ref(called)}`,
      sql`case when ${whole} then coalesce(sum(${value}) filter (where ${during(previous)}), 0) end as ${sql.ref(beforeField(called))}`,
    ]
  })
  const by = dimensions.map(
    (field) => sql`coalesce(dimensions ->> ${sql.lit(field)}, '') as ${sql.ref(field)}`,
  )
  return sql`(
    select client_id, ${sql.join([...by, ...columns])} from report_figure
    where tenant_id = ${tenantId} and source = ${name} and (${during(current)} or ${during(previous)}) and ${among}
    group by ${sql.join([sql`1`, ...by.map((_, at) => sql.lit(at + 2))])})`
}
