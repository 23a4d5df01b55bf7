import type { ArkErrors } from 'arktype'
import { type } from '@portal/core/foundation/contract/type'
import { safeAddress, SettingsError, wholeNumber } from '../../environment.ts'
import { Refusal } from '../../http/refusal.ts'
import { reasonInWords } from '../reason-of.ts'

/** Where CallRail is, and by which key its account is read. */
export interface CallRailSettings {
  /** Without a slash at its end. */
  readonly url: string
  readonly key: string
  /** Slug of the tenant whose account it is; null for the only one without a parent. */
  readonly tenant: string | null
  /** Milliseconds for one answer. */
  readonly patience: number
}

/**
 * Null where no key is configured.
 * @throws {SettingsError} for an address to which the key would travel in the clear
 */
export function callRailSettings(env: NodeJS.ProcessEnv): CallRailSettings | null {
  const key = env['CALLRAIL_API_KEY']
  if (!key) return null
  const url = env['CALLRAIL_URL'] || 'https://api.callrail.com'
  if (!safeAddress.test(url))
    throw new SettingsError('CALLRAIL_URL must be an address such as https://api.callrail.com.')
  return {
    url: url.replace(/\/+$/, ''),
    key,
    tenant: env['CALLRAIL_TENANT'] || null,
    patience: wholeNumber(env, 'CALLRAIL_TIMEOUT', 10, 1, 120) * 1000,
  }
}

const named = { id: 'string', name: 'string' } as const
const paged = { 'total_pages?': 'number' } as const

const shapes = {
  accounts: type({ ...paged, accounts: type(named).array() }),
  companies: type({ ...paged, companies: type({ ...named, 'status?': 'string | null' }).array() }),
  trackers: type({
    ...paged,
    trackers: type({
      ...named,
      'type?': 'string | null',
      'status?': 'string | null',
      'tracking_numbers?': 'string[] | null',
      'destination_number?': 'string | null',
      'company?': type(named).or('null'),
      'source?': type({ 'type?': 'string | null' }).or('null'),
    }).array(),
  }),
  log: type({
    'has_next_page?': 'boolean | null',
    calls: type({
      start_time: 'string',
      'answered?': 'boolean | null',
      'voicemail?': 'boolean | null',
      'duration?': 'number | null',
      'first_call?': 'boolean | null',
      'company_id?': 'string | number | null',
      'company_name?': 'string | null',
      'source?': 'string | null',
      'source_name?': 'string | null',
    }).array(),
  }),
  calls: type({
    'grouped_results?': type({ key: 'string | null', 'total_calls?': 'number | null' }).array(),
  }),
} as const

export interface CallRailCompany {
  readonly id: string
  readonly name: string
  readonly active: boolean
}

export interface CallRailTracker {
  readonly id: string
  readonly name: string
  readonly companyId: string
  readonly company: string
  readonly source: string
  readonly numbers: readonly string[]
  readonly destination: string
  readonly active: boolean
}

/** An account as it is read: companies, trackers, and the calls of the last 30 days by company. */
export interface CallRailAccount {
  readonly name: string
  readonly companies: readonly CallRailCompany[]
  readonly trackers: readonly CallRailTracker[]
  /** By the company's name. */
  readonly calls: ReadonlyMap<string, number>
}

/** A call that came in. */
export interface CallRailCall {
  /** In the account's own time zone, as CallRail tells its days. */
  readonly day: string
  readonly companyId: string
  readonly company: string
  /** What led to it, such as `Google Ads`; empty where it is not known. */
  readonly source: string
  readonly tracker: string
  readonly outcome: 'Answered' | 'Missed' | 'Voicemail'
  readonly isFirst: boolean
  readonly seconds: number
}

const perPage = 250
/** Pages of one list that are read at most. */
const mostPages = 40

/** Pages of one day of calls that are read at most: 100,000 calls. */
const mostPagesOfLog = 400

type LoggedCall = (typeof shapes.log.infer)['calls'][number]

const callIn = (call: LoggedCall): CallRailCall => ({
  day: call.start_time.slice(0, 10),
  companyId: String(call.company_id ?? ''),
  company: call.company_name ?? '',
  source: call.source ?? '',
  tracker: call.source_name ?? '',
  outcome: call.answered ? 'Answered' : call.voicemail ? 'Voicemail' : 'Missed',
  isFirst: call.first_call === true,
  seconds: Math.max(0, Math.round(call.duration ?? 0)),
})

const unavailable = (sentence: string): Refusal => new Refusal('unavailable', sentence)

/** Reads CallRail's accounts by its API, version 3. */
export class CallRail {
  readonly #settings: CallRailSettings

  constructor(settings: CallRailSettings) {
    this.#settings = settings
  }

  /** @throws {Refusal} 503 with a sentence when CallRail refuses, is late or is gone */
  async accounts(): Promise<readonly CallRailAccount[]> {
    const pages = await this.#every('/v3/a.json', shapes.accounts)
    const accounts = pages.flatMap((one) => one.accounts)
    return Promise.all(accounts.map(({ id, name }) => this.#account(id, name)))
  }

  /**
   * Every call that came in on a day, of all accounts, with no more of the caller than that it was the first time.
   * @throws {Refusal} 503 with a sentence when CallRail refuses, is late or is gone
   */
  async callsOf(day: string): Promise<readonly CallRailCall[]> {
    const pages = await this.#every('/v3/a.json', shapes.accounts)
    const calls: CallRailCall[] = []
    for (const { id } of pages.flatMap(({ accounts }) => accounts)) calls.push(...(await this.#log(id, day)))
    return calls
  }

  async #log(id: string, day: string): Promise<readonly CallRailCall[]> {
    const calls: CallRailCall[] = []
    // Its next page is asked for by number: an address in an answer gets no key.
    for (let offset = 0; offset < mostPagesOfLog; offset += 1) {
      const page = await this.#ask(
        `/v3/a/${encodeURIComponent(id)}/calls.json`,
        {
          relative_pagination: 'true',
          offset: String(offset),
          per_page: String(perPage),
          start_date: day,
          end_date: day,
          direction: 'inbound',
          sort: 'start_time',
          order: 'asc',
          fields: 'company_id,company_name,source,source_name,first_call',
        },
        shapes.log,
      )
      calls.push(...page.calls.map(callIn))
      if (!page.has_next_page) return calls
    }
    throw unavailable(`CallRail has more calls of ${day} than can be read.`)
  }

  async #account(id: string, name: string): Promise<CallRailAccount> {
    const at = `/v3/a/${encodeURIComponent(id)}`
    const [companies, trackers, calls] = await Promise.all([
      this.#every(`${at}/companies.json`, shapes.companies),
      this.#every(`${at}/trackers.json`, shapes.trackers),
      this.#ask(
        `${at}/calls/summary.json`,
        { group_by: 'company', date_range: 'last_30_days' },
        shapes.calls,
      ),
    ])
    return {
      name,
      companies: companies
        .flatMap((one) => one.companies)
        .map((company) => ({ id: company.id, name: company.name, active: company.status !== 'disabled' })),
      trackers: trackers
        .flatMap((one) => one.trackers)
        .map((tracker) => ({
          id: tracker.id,
          name: tracker.name,
          companyId: tracker.company?.id ?? '',
          company: tracker.company?.name ?? '',
          source: tracker.source?.type ?? tracker.type ?? '',
          numbers: tracker.tracking_numbers ?? [],
          destination: tracker.destination_number ?? '',
          active: tracker.status !== 'disabled',
        })),
      calls: new Map(
        (calls.grouped_results ?? []).flatMap(({ key, total_calls: count }): [string, number][] =>
          key === null ? [] : [[key, count ?? 0]],
        ),
      ),
    }
  }

  /** Every page of a list. */
  async #every<T extends { total_pages?: number }>(
    path: string,
    shape: (value: unknown) => T | ArkErrors,
  ): Promise<readonly T[]> {
    const pages: T[] = []
    for (let page = 1; page <= mostPages; page += 1) {
      const answer = await this.#ask(path, { page: String(page), per_page: String(perPage) }, shape)
      pages.push(answer)
      if (page >= (answer.total_pages ?? 1)) break
    }
    return pages
  }

  async #ask<T>(
    path: string,
    query: Readonly<Record<string, string>>,
    shape: (value: unknown) => T | ArkErrors,
  ): Promise<T> {
    const { url, key, patience } = this.#settings
    let response: Response
    let content: unknown
    try {
      response = await fetch(`${url}${path}?${new URLSearchParams(query).toString()}`, {
        headers: { authorization: `Token token="${key}"`, accept: 'application/json' },
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      })
      content = response.ok ? await response.json() : null
    } catch (error) {
      throw unavailable(`CallRail cannot be reached: ${reasonInWords(error)}`)
    }
    if (response.status === 401 || response.status === 403)
      throw unavailable('CallRail does not accept the key. Check CALLRAIL_API_KEY.')
    if (response.status === 429)
      throw unavailable('CallRail was asked too often. Please try again in an hour.')
    if (!response.ok) throw unavailable(`CallRail answers with an error (${response.status}).`)
    const read = shape(content)
    if (read instanceof type.errors)
      throw unavailable('CallRail answered something that the portal does not understand.')
    return read
  }
}
