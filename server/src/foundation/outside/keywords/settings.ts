import { safeAddress, SettingsError, wholeNumber } from '../../environment.ts'

/** How Google Ads' keyword planning is asked (Google Ads API, KeywordPlanIdeaService over REST). */
export interface GoogleAdsSettings {
  /** The API with its version, without a slash at its end. */
  readonly url: string
  /** Where an access token is got for the refresh token. */
  readonly tokenUrl: string
  readonly developerToken: string
  readonly clientId: string
  readonly clientSecret: string
  readonly refreshToken: string
  /** The account that is asked, digits only. */
  readonly customerId: string
  /** The manager account through which it is reached, digits only; null for the account itself. */
  readonly loginCustomerId: string | null
  /** Slug of the tenant whose account it is; null for the only one without a parent. */
  readonly tenant: string | null
  /** Milliseconds for one answer. */
  readonly patience: number
}

const needed = [
  'GOOGLE_ADS_CLIENT_ID',
  'GOOGLE_ADS_CLIENT_SECRET',
  'GOOGLE_ADS_REFRESH_TOKEN',
  'GOOGLE_ADS_CUSTOMER_ID',
] as const

/**
 * Null where no developer token is configured.
 * @throws {SettingsError} that names what is missing or cannot be used
 */
export function googleAdsSettings(env: NodeJS.ProcessEnv): GoogleAdsSettings | null {
  const developerToken = env['GOOGLE_ADS_DEVELOPER_TOKEN']
  if (!developerToken) return null
  const missing = needed.filter((name) => !env[name])
  if (missing.length > 0)
    throw new SettingsError(`GOOGLE_ADS_DEVELOPER_TOKEN needs ${missing.join(', ')} as well.`)
  return {
    url: address(env, 'GOOGLE_ADS_URL', 'https://googleads.googleapis.com/v22'),
    tokenUrl: address(env, 'GOOGLE_ADS_TOKEN_URL', 'https://oauth2.googleapis.com/token'),
    developerToken,
    clientId: env['GOOGLE_ADS_CLIENT_ID'] ?? '',
    clientSecret: env['GOOGLE_ADS_CLIENT_SECRET'] ?? '',
    refreshToken: env['GOOGLE_ADS_REFRESH_TOKEN'] ?? '',
    customerId: account(env, 'GOOGLE_ADS_CUSTOMER_ID') ?? '',
    loginCustomerId: account(env, 'GOOGLE_ADS_LOGIN_CUSTOMER_ID'),
    tenant: env['GOOGLE_ADS_TENANT'] || null,
    patience: wholeNumber(env, 'GOOGLE_ADS_TIMEOUT', 10, 1, 120) * 1000,
  }
}

function address(env: NodeJS.ProcessEnv, name: string, initial: string): string {
  const given = env[name] || initial
  if (!safeAddress.test(given)) throw new SettingsError(`${name} must be an address such as ${initial}.`)
  return given.replace(/\/+$/, '')
}

/** An account as Google shows it, 123-456-7890, or its digits. */
function account(env: NodeJS.ProcessEnv, name: string): string | null {
  const given = env[name]
  if (!given) return null
  const digits = given.replaceAll('-', '')
  if (!/^\d{10}$/.test(digits)) throw new SettingsError(`${name} must be an account such as 123-456-7890.`)
  return digits
}
