import { sql } from 'kysely'
import { addDays, today } from '@portal/core/foundation/format'
import { covers } from '@portal/core/foundation/policy/rule'
import type { Answer } from '@portal/core/calls'
import {
  keywordIdeas,
  termsIn,
  tidyTerm,
  vehicleTerm,
  withMeasures,
  type SearchedTerm,
} from '@portal/core/sites/keywords/ideas'
import { negativesFor } from '@portal/core/sites/keywords/negatives'
import type { Database, Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { forbidden, invalid, Refusal } from '../../foundation/http/refusal.ts'
import {
  GoogleKeywords,
  type AskedTerms,
  type MeasuredTerm,
} from '../../foundation/outside/keywords/google-keywords.ts'
import type { GoogleAdsSettings } from '../../foundation/outside/keywords/settings.ts'
import { tenantNamed } from '../../foundation/outside/tenant-named.ts'

interface Client {
  readonly name: string
  readonly city: string | null
  readonly brands: string | null
}

declare module '../../foundation/services.ts' {
  interface Services {
    /** Google's keyword planning for a tenant; null for all but the one whose account the installation has. */
    readonly googleKeywords: (tenantId: number) => Promise<GoogleKeywords | null>
  }
}

/** For the one tenant whose account it is: what it asks is counted against that account. */
export function openGoogleKeywords(
  database: Database,
  settings: GoogleAdsSettings | null,
): (tenantId: number) => Promise<GoogleKeywords | null> {
  const google = settings && new GoogleKeywords(settings)
  const itsTenant = tenantNamed(
    database,
    settings?.tenant ?? null,
    'GOOGLE_ADS_TENANT is not set and there are several agencies: none of them plans keywords with Google.',
  )
  return async (tenantId) => (google && tenantId === (await itsTenant()) ? google : null)
}

/** What Google knows of the terms, or why it does not say. The vocabulary stands in for it. */
async function measured(
  google: GoogleKeywords | null,
  asked: AskedTerms,
): Promise<{ readonly terms: readonly MeasuredTerm[]; readonly google: Answer<'keywords.ideas'>['google'] }> {
  if (google === null) return { terms: [], google: { state: 'Not connected', words: '' } }
  try {
    return { terms: await google.ideas(asked), google: { state: 'Measured', words: '' } }
  } catch (error) {
    if (error instanceof Refusal) return { terms: [], google: { state: 'Failed', words: error.message } }
    throw error
  }
}

/** The address of a site that Google looks through. @throws {Refusal} 422 */
function siteIn(text: string): string | null {
  const typed = text.trim()
  if (typed === '') return null
  const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(whole) || !new URL(whole).hostname.includes('.'))
    throw invalid({ site: 'Type the address of a site, such as https://dealer.example.' })
  return new URL(whole).href
}

/** Days of Search Console's figures that are looked through, and terms that are taken of them. */
const searchedDays = 180
const mostSearched = 150

/** What people searched for who saw the client's site, as Search Console told. */
async function pastSearches(db: Db, tenantId: number, clientId: number): Promise<readonly SearchedTerm[]> {
  const { rows } = await sql<SearchedTerm>`
    select dimensions ->> 'query' as term, sum((figures ->> 'impressions')::numeric)::float as shown,
      sum((figures ->> 'clicks')::numeric)::float as clicked
    from report_figure
    where tenant_id = ${tenantId} and client_id = ${clientId} and source = 'searchConsole'
      and day > ${addDays(today(), -searchedDays)}::date and dimensions ->> 'query' <> ''
    group by 1 order by 2 desc, 1 limit ${mostSearched}`.execute(db)
  return rows
}

/** The negatives that count for the whole account of a client already. */
async function keptNegatives(db: Db, tenantId: number, clientId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('negative_keyword')
    .select('term')
    .where('tenant_id', '=', tenantId)
    .where('client_id', '=', clientId)
    .where('campaign', '=', '')
    .where('match', '<>', 'Negative Exact')
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ term }) => tidyTerm(term)))
}

const ideas = operation('keywords.ideas', async ({ db, tenantId, body, scope, services }) => {
  const { clientId } = body
  const site = siteIn(body.site ?? '')
  const google = await services.googleKeywords(tenantId)
  const typed = termsIn(body.seed)
  if (clientId !== null && scope !== 'all' && !covers(scope, 'client', clientId)) throw forbidden()
  if (typed.length === 0 && clientId === null && (site === null || google === null))
    throw invalid({
      seed:
        site === null
          ? 'Type a term, or choose a client.'
          : 'Type a term, or choose a client: sites are looked through by Google, which is not connected.',
    })
  const [clients, vehicles] =
    clientId === null
      ? [[], []]
      : await Promise.all([
          sql<Client>`select name, city, brands from client where tenant_id = ${tenantId} and id = ${clientId}`
            .execute(db)
            .then(({ rows }) => rows),
          sql<{ brand: string; model: string }>`
            select brand, model from core_vehicle where tenant_id = ${tenantId} and client_id = ${clientId} and deleted_at is null
            order by "order", id limit 12`
            .execute(db)
            .then(({ rows }) => rows),
        ])
  const [client] = clients
  if (clientId !== null && !client) throw invalid({ clientId: 'This client does not exist.' })
  const searched = clientId === null ? [] : await pastSearches(db, tenantId, clientId)
  const kept = clientId === null ? new Set<string>() : await keptNegatives(db, tenantId, clientId)
  const own = keywordIdeas({
    typed,
    vehicles,
    dealer: client?.name ?? null,
    cities: [...new Set([...(client?.city ? [tidyTerm(client.city)] : []), ...termsIn(body.cities ?? '')])],
    searched: searched.map(({ term }) => term),
  })
  const asked = {
    place: body.place ?? 'United States',
    language: body.language ?? 'English',
    terms: [...typed, ...vehicles.map(vehicleTerm)],
    site,
  }
  const known = await measured(asked.terms.length === 0 && site === null ? null : google, asked)
  return {
    ideas: withMeasures(own, known.terms, searched).map((idea) => ({ ...idea })),
    negatives: [
      ...negativesFor({
        typed,
        vehicles: vehicles.map(vehicleTerm),
        brands: [...termsIn(client?.brands ?? ''), ...vehicles.map(({ brand }) => brand)],
        names: [client?.name ?? '', client?.city ?? '', body.cities ?? ''],
        searched,
      }).filter((term) => !kept.has(term)),
    ],
    google: known.google,
  }
})

export const keywordOperations = { 'keywords.ideas': ideas }
