import { sql } from 'kysely'
import { locationCitiesReport, locationReport } from '@portal/core/results/client-reports/location.report'
import type { ReportPlace } from '@portal/core/platform/reports/report-answer'
import { answer, type Asked } from '../../platform/reports/answer.ts'
import { figuresBy } from './figures-of-source.ts'

/** Points of the map; a store reaches a few dozen ZIP codes that matter. */
const mostPlaces = 300

/** Miles within which a store sells most. */
const near = 25

export const locationAnswer = answer(locationReport, async (asked) => {
  const found = await figuresBy(asked, 'locations', ['zip', 'city'])
  const away = await milesAway(asked)
  return {
    ...found,
    query: sql`
      select v.*, m.miles from (${found.query}) v
        left join json_to_recordset(${JSON.stringify(away)}::json) as m (zip text, miles numeric) on m.zip = v.zip`,
    // A place of the month before alone is a row, to be compared, and was not reached in this one.
    sums: {
      ...found.sums,
      reached: sql`count(*) filter (where impressions > 0)`,
      // Nothing is near a store of which nobody knows where it is.
      near: sql`case when count(miles) > 0 then coalesce(sum(impressions) filter (where miles < ${near}::numeric), 0) end`,
    },
    places: await placesOf(asked),
  }
})
export const locationCitiesAnswer = answer(locationCitiesReport, (asked) =>
  figuresBy(asked, 'locations', ['city']),
)

/** Miles from the store to every ZIP code that its figures name; none where the city of the store is not known. */
async function milesAway({
  db,
  tenantId,
  clientId,
}: Pick<Asked, 'db' | 'tenantId' | 'clientId'>): Promise<readonly { zip: string; miles: number }[]> {
  const { rows } = await sql<{ own_city: string; own_state: string; zip: string }>`
    select distinct c.city as own_city, c.state as own_state, f.dimensions ->> 'zip' as zip
    from report_figure f join client c on c.tenant_id = f.tenant_id and c.id = f.client_id
    where f.tenant_id = ${tenantId} and f.client_id = ${clientId} and f.source = 'locations' and c.city <> '' and c.state <> ''
      and f.dimensions ->> 'zip' <> ''`.execute(db)
  const [first] = rows
  if (!first) return []
  const { milesBetween, zipOf, zipOfCity } = await import('../../platform/places/gazetteer.ts')
  const store = zipOfCity(first.own_city, first.own_state)
  if (!store) return []
  return rows.flatMap(({ zip }) => {
    const at = zipOf(zip.slice(0, 5))
    return at ? [{ zip, miles: Math.round(milesBetween(store, at) * 10) / 10 }] : []
  })
}

/** The ZIP codes of its rows where they lie, those with most impressions first; what is no ZIP code of the United States has no place. */
async function placesOf({
  db,
  tenantId,
  clientId,
  period,
  search,
}: Asked<typeof locationReport>): Promise<readonly ReportPlace[]> {
  const { rows } = await sql<{ zip: string; city: string; impressions: number }>`
    select dimensions ->> 'zip' as zip, min(dimensions ->> 'city') as city, sum((figures ->> 'impressions')::numeric)::float8 as impressions
    from report_figure
    where tenant_id = ${tenantId} and client_id = ${clientId} and source = 'locations'
      and day between ${period?.start ?? null}::date and ${period?.end ?? null}::date
      and position(${search.trim().toLowerCase()} in lower(concat(dimensions ->> 'zip', ' ', dimensions ->> 'city'))) > 0
    group by 1 having sum((figures ->> 'impressions')::numeric) > 0 order by 3 desc, 1 limit ${mostPlaces}`.execute(
    db,
  )
  if (rows.length === 0) return []
  // Three megabytes of ZIP codes, for the first who looks at one.
  const { zipOf } = await import('../../platform/places/gazetteer.ts')
  return rows.flatMap(({ zip, city, impressions }) => {
    const at = zipOf(zip.slice(0, 5))
    return at
      ? [
          {
            id: zip,
            label: `${zip} ${city || at.city}`,
            longitude: at.longitude,
            latitude: at.latitude,
            value: impressions,
          },
        ]
      : []
  })
}
