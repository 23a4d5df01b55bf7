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

const perPage = 250
/** Pages of one list that are read at most. */
const mostPages = 40

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
