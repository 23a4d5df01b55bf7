import { SettingsError, wholeNumber } from '../../../environment.ts'

/** Where a Jira Cloud site is, and as whom the portal speaks to it. */
export interface JiraSettings {
  /** Without a slash at its end. */
  readonly url: string
  readonly email: string
  readonly token: string
  /** Slug of the tenant whose requests live there; null for the one that has no parent. */
  readonly tenant: string | null
  /** Milliseconds for one answer of Jira's. */
  readonly patience: number
}

/**
 * All three or none: half of them would file requests in the wrong place.
 * @throws {SettingsError} that names the variable and says what to do
 */
export function jiraSettings(env: NodeJS.ProcessEnv): JiraSettings | null {
  const [url, email, token] = [env['JIRA_URL'], env['JIRA_EMAIL'], env['JIRA_TOKEN']]
  if (!url && !email && !token) return null
  const missing = Object.entries({ JIRA_URL: url, JIRA_EMAIL: email, JIRA_TOKEN: token }).find(
    ([, value]) => !value,
  )
  if (missing || !url || !email || !token)
    throw new SettingsError(
      `${missing?.[0]} is not set. Support requests in Jira need JIRA_URL, JIRA_EMAIL and JIRA_TOKEN; without all three they stay in the portal.`,
    )
  // The token travels in every request: in the clear only to this machine itself.
  if (!/^(https:\/\/[^/?#@\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\/?$/.test(url))
    throw new SettingsError(
      'JIRA_URL must be the address of a Jira site, of the form https://agency.atlassian.net.',
    )
  return {
    url: url.replace(/\/$/, ''),
    email,
    token,
    tenant: env['JIRA_TENANT'] || null,
    patience: wholeNumber(env, 'JIRA_TIMEOUT', 10, 1, 120) * 1000,
  }
}
