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
