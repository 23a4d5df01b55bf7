/** A kind of mail that the portal sends. */
export interface MailCategory {
  readonly label: string
  /** About somebody's account, or with what only its readers may see: for that person and administrators only. */
  readonly personal: boolean
  /** Personal, and yet nobody's account hangs on it: an agency may do without. */
  readonly optional?: true
}

/** Kinds of mail by the word that the outbox keeps: nothing is sent of a kind that is not here. */
const declared = {
  'password-reset': { label: 'Password reset', personal: true },
  'password-changed': { label: 'Password changed', personal: true },
  invitation: { label: 'Invitation', personal: true },
  'recovery-code': { label: 'Recovery code', personal: true },
  'two-factor-changed': { label: 'Two-factor authentication', personal: true },
  'session-ended': { label: 'Session ended', personal: true },
  'impersonation-alert': { label: 'Impersonation alert', personal: true },
  // Each goes out with the figures that its readers get: margin, spend.
  'report-schedule': { label: 'Scheduled report', personal: true, optional: true },
  'guest-access': { label: 'Guest access', personal: false },
  'guest-access-request': { label: 'Request for guest access', personal: false },
  'activity-report': { label: 'Activity report', personal: false },
  // Its link answers in somebody's name.
  'form-request': { label: 'Form to fill in', personal: true, optional: true },
  'form-answer': { label: 'Answer to a form', personal: false },
  proof: { label: 'Reminder of a proof', personal: false },
  agreement: { label: 'Agreement', personal: false },
  invoice: { label: 'Invoice', personal: false },
  'service-ending': { label: 'Service that ends', personal: false },
  'webhook-disabled': { label: 'Webhook disabled', personal: false },
  'webhook-revived': { label: 'Webhook active again', personal: false },
  'metric-alarm': { label: 'Metric alarm', personal: false },
  internal: { label: 'Internal notification', personal: false },
} as const satisfies Readonly<Record<string, MailCategory>>

/** A kind of mail that the portal sends, by its word. */
export type MailCategoryName = keyof typeof declared

/** By the word; one that is kept from before and no longer sent is shown as it is. */
export const mailCategories: Readonly<Record<string, MailCategory>> = declared

export const personalCategories: readonly string[] = Object.entries(mailCategories).flatMap(
  ([category, { personal }]) => (personal ? [category] : []),
)

/** `password-reset` as a person reads it. */
export const categoryLabel = (category: string): string =>
  mailCategories[category]?.label ??
  category.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** How far a message has come. `kept`: there is no mail server, so it stays in the outbox. */
export const mailStatuses = ['queued', 'sent', 'failed', 'kept'] as const
export type MailStatus = (typeof mailStatuses)[number]

export const statusLabels: Readonly<Record<MailStatus, string>> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Kept',
}
