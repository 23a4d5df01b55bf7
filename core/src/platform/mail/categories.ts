/** A kind of mail that the portal sends. */
export interface MailCategory {
  readonly label: string
  /** About somebody's account: seen by that person and by administrators only. */
  readonly personal: boolean
}

/** Kinds of mail by the word that the outbox keeps; one that is not listed is shown as it is. */
export const mailCategories: Readonly<Record<string, MailCategory>> = {
  'password-reset': { label: 'Password reset', personal: true },
  'password-changed': { label: 'Password changed', personal: true },
  invitation: { label: 'Invitation', personal: true },
  'recovery-code': { label: 'Recovery code', personal: true },
  'two-factor-changed': { label: 'Two-factor authentication', personal: true },
  'session-ended': { label: 'Session ended', personal: true },
  'impersonation-alert': { label: 'Impersonation alert', personal: true },
  'guest-access': { label: 'Guest access', personal: false },
  'activity-report': { label: 'Activity report', personal: false },
  'form-answer': { label: 'Answer to a form', personal: false },
  invoice: { label: 'Invoice', personal: false },
  internal: { label: 'Internal notification', personal: false },
}

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
