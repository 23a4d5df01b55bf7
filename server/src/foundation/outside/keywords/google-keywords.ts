import { type } from '@portal/core/foundation/contract/type'
import {
  searchLanguages,
  searchPlaces,
  type SearchLanguage,
  type SearchPlace,
} from '@portal/core/sites/keywords/where-and-language'
import { Refusal } from '../../http/refusal.ts'
import { reasonInWords } from '../reason-of.ts'
import type { GoogleAdsSettings } from './settings.ts'

/** How hard others bid for a term. */
const competitions = ['Low', 'Medium', 'High'] as const
export type Competition = (typeof competitions)[number]

/** A term as Google knows it; what it does not tell is null. Bids are dollars. */
export interface MeasuredTerm {
  readonly term: string
  /** Searches a month, on average over the last twelve. */
  readonly searches: number | null
  readonly competition: Competition | null
  /** What a click at the top of the page costs: the lower and the upper end. */
  readonly bidLow: number | null
  readonly bidHigh: number | null
}

/** What ideas are asked for: terms, a site, or both. */
export interface AskedTerms {
  readonly terms: readonly string[]
  readonly site: string | null
  /** Where is searched, and in which language. */
  readonly place: SearchPlace
  readonly language: SearchLanguage
}

/** Terms that Google takes as a seed. */
const mostTerms = 20
/** Ideas that are asked for. */
const pageSize = 500

/** Whole numbers travel as texts. */
const whole = type('string | number | null')

const answered = type({
  'results?': type({
    'text?': 'string',
    'keywordIdeaMetrics?': type({
      'avgMonthlySearches?': whole,
      'competition?': 'string | null',
      'lowTopOfPageBidMicros?': whole,
      'highTopOfPageBidMicros?': whole,
    }).or('null'),
  }).array(),
})

const token = type({ access_token: 'string', 'expires_in?': 'number' })

const refused = type({ error: { 'status?': 'string', 'message?': 'string' } })

const numberOf = (value: string | number | null | undefined): number | null => {
  const number = value === null || value === undefined || value === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : null
}

const dollars = (micros: string | number | null | undefined): number | null => {
  const number = numberOf(micros)
  return number === null ? null : Math.round(number / 10_000) / 100
}

const competitionOf = (word: string | null | undefined): Competition | null =>
  competitions.find((one) => one.toUpperCase() === word) ?? null

const unavailable = (sentence: string): Refusal => new Refusal('unavailable', sentence)

/** Asks Google Ads for ideas with their searches, competition and bids. */
export class GoogleKeywords {
  readonly #settings: GoogleAdsSettings
  #token: { readonly text: string; readonly until: number } | null = null

  constructor(settings: GoogleAdsSettings) {
    this.#settings = settings
  }

  /** @throws {Refusal} 503 with a sentence when Google refuses, is late or is gone */
  async ideas(asked: AskedTerms): Promise<readonly MeasuredTerm[]> {
    const { url, customerId, loginCustomerId, developerToken } = this.#settings
    const terms = asked.terms.slice(0, mostTerms)
    const { status, content } = await this.#send(`${url}/customers/${customerId}:generateKeywordIdeas`, {
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await this.#accessToken()}`,
        'developer-token': developerToken,
        ...(loginCustomerId === null ? {} : { 'login-customer-id': loginCustomerId }),
      },
      body: JSON.stringify({
        language: `languageConstants/${searchLanguages[asked.language]}`,
        geoTargetConstants: [`geoTargetConstants/${searchPlaces[asked.place]}`],
        keywordPlanNetwork: 'GOOGLE_SEARCH',
        pageSize,
        ...seedOf(terms, asked.site),
      }),
    })
    if (status !== 200) throw this.#refusal(status, content)
    const read = answered(content)
    if (read instanceof type.errors)
      throw unavailable('Google Ads answered something that the portal does not understand.')
    return (read.results ?? []).flatMap(({ text, keywordIdeaMetrics: of }): MeasuredTerm[] =>
      text === undefined
        ? []
        : [
            {
              term: text,
              searches: numberOf(of?.avgMonthlySearches),
              competition: competitionOf(of?.competition),
              bidLow: dollars(of?.lowTopOfPageBidMicros),
              bidHigh: dollars(of?.highTopOfPageBidMicros),
            },
          ],
    )
  }

  /** Asks for a token and nothing more: what tells whether the credentials are taken. @throws {Refusal} 503 */
  async check(): Promise<void> {
    await this.#accessToken()
  }

  /** A token for the refresh token, kept for a minute less than it lives. */
  async #accessToken(): Promise<string> {
    if (this.#token && this.#token.until > Date.now()) return this.#token.text
    const { tokenUrl, clientId, clientSecret, refreshToken } = this.#settings
    const { status, content } = await this.#send(tokenUrl, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId,
        client_secret: clientSecret,
        refresh_token: refreshToken,
      }).toString(),
    })
    if (status === 400 || status === 401)
      throw unavailable('Google does not accept the refresh token. Check GOOGLE_ADS_REFRESH_TOKEN.')
    const read = token(content)
    if (status !== 200 || read instanceof type.errors) throw unavailable(`Google gives no token (${status}).`)
    this.#token = {
      text: read.access_token,
      until: Date.now() + Math.max(0, (read.expires_in ?? 3600) - 60) * 1000,
    }
    return read.access_token
  }

  #refusal(status: number, content: unknown): Refusal {
    const said = refused(content)
    const words = said instanceof type.errors ? '' : (said.error.message ?? '').slice(0, 200)
    if (status === 401) {
      this.#token = null
      return unavailable('Google Ads does not accept the portal’s credentials.')
    }
    if (status === 403)
      return unavailable(
        `Google Ads does not let the portal plan keywords: ${words || 'no reason is given.'}`,
      )
    if (status === 429) return unavailable('Google Ads was asked too often. Please try again in a minute.')
    return unavailable(`Google Ads answers with an error (${status})${words === '' ? '.' : `: ${words}`}`)
  }

  async #send(
    address: string,
    { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  ): Promise<{ readonly status: number; readonly content: unknown }> {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { accept: 'application/json', ...headers },
        body,
        signal: AbortSignal.timeout(this.#settings.patience),
        redirect: 'error',
      })
      const text = await response.text()
      return { status: response.status, content: readJson(text) }
    } catch (error) {
      throw unavailable(`Google Ads cannot be reached: ${reasonInWords(error)}`)
    }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const seedOf = (keywords: readonly string[], url: string | null): object =>
  url === null
    ? { keywordSeed: { keywords } }
    : keywords.length === 0
      ? { urlSeed: { url } }
      : { keywordAndUrlSeed: { keywords, url } }
