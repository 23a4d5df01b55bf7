import { sql } from 'kysely'
import { addDays, today } from '@portal/core/foundation/format'
import { isPerson } from '@portal/core/foundation/policy/actor'
import { mayExportGeoiq } from '@portal/core/foundation/policy/features'
import { otherThanZips, zipsIn } from '@portal/core/sites/geoiq/location-lists'
import { geoiqOf } from '../../access/sign-in/present-user.ts'
import { operation } from '../../foundation/http/operation.ts'
import { forbidden, notFound } from '../../foundation/http/refusal.ts'
import type { Zip } from '../../platform/places/gazetteer.ts'
import { peopleByZip } from './people-by-zip.ts'

/** Days of figures that are shown. */
const shownDays = 90
const usualMiles = 20

const area = operation('geoiq.area', async ({ db, tenantId, actor, params, query }) => {
  if (!isPerson(actor) || !mayExportGeoiq(actor, await geoiqOf(db, actor)))
    throw forbidden('GeoIQ is not part of what you have. Ask your account manager for it.')
  const clients = await sql<{ city: string | null; state: string | null }>`
    select city, state from client where tenant_id = ${tenantId} and id = ${params.clientId}`.execute(db)
  const [client] = clients.rows
  if (!client) throw notFound('This client')
  // Three megabytes of ZIP codes, for the first who looks at one.
  const { milesBetween, zipOf, zipOfCity, zipsAround } = await import('../../platform/places/gazetteer.ts')
  const miles = query.miles ?? usualMiles
  const written = zipsIn(query.zips ?? '')
  const others = otherThanZips(query.zips ?? '')
  const known = written.flatMap((zip) => zipOf(zip) ?? [])
  // Around the city only where nothing was written: who mistyped a code is told so.
  const ofCity = written.length + others.length === 0
  const middle = known[0] ?? (ofCity ? zipOfCity(client.city ?? '', client.state ?? '') : null)
  const zips: readonly (Zip & { readonly miles: number })[] = !middle
    ? []
    : written.length > 1
      ? known.map((zip) => ({ ...zip, miles: milesBetween(middle, zip) }))
      : zipsAround(middle, miles)
  const since = addDays(today(), -shownDays)
  const { rows } = await sql<{ zip: string; impressions: number; clicks: number; conversions: number }>`
    select dimensions ->> 'zip' as zip, sum((figures ->> 'impressions')::numeric)::float as impressions,
      sum((figures ->> 'clicks')::numeric)::float as clicks, sum((figures ->> 'conversions')::numeric)::float as conversions
    from report_figure
    where tenant_id = ${tenantId} and client_id = ${params.clientId} and source = 'locations'
      and day > ${since}::date
    group by 1`.execute(db)
  const reached = new Map(rows.map((row) => [row.zip, row]))
  const people = new Map(
    (await peopleByZip(db, tenantId, params.clientId, since)).map((row) => [row.zip, row]),
  )
  const unplaced = people.get('')
  return {
    middle,
    miles,
    zips: zips.map((zip) => {
      const { impressions = 0, clicks = 0, conversions = 0 } = reached.get(zip.zip) ?? {}
      const { leads = 0, visitors = 0, sales = 0, customers = 0 } = people.get(zip.zip) ?? {}
      return {
        ...zip,
        miles: Math.round(zip.miles * 10) / 10,
        impressions,
        clicks,
        conversions,
        leads,
        visitors,
        sales,
        customers,
      }
    }),
    unplaced: {
      leads: unplaced?.leads ?? 0,
      visitors: unplaced?.visitors ?? 0,
      sales: unplaced?.sales ?? 0,
    },
    unknown: [...written.filter((zip) => zipOf(zip) === null), ...others],
  }
})

export const geoiqOperations = { 'geoiq.area': area }
