/** Something of which the portal keeps more every day, and which may go when it is old. */
export interface RetentionKind {
  readonly label: string
  /** What goes with it, and what stays. */
  readonly about: string
  /** The fewest days that it may be kept for: what reports, disputes and the law still need. */
  readonly least: number
}

/** In the order in which they are shown. */
export const retentionKindNames = [
  'chats',
  'mail',
  'answers',
  'contacts',
  'usage',
  'audit',
  'figures',
] as const
export type RetentionKindName = (typeof retentionKindNames)[number]

/** What a tenant decides about. Nothing goes by itself until somebody has said so. */
export const retentionKinds: Readonly<Record<RetentionKindName, RetentionKind>> = {
  chats: {
    label: 'Chats with the assistant',
    about: 'Questions and answers, from the day after the last word of a chat. Whoever asked loses them too.',
    least: 7,
  },
  mail: {
    label: 'Mail that was sent',
    about:
      'Recipients, subject and text in Email Communications. Its statistics then count what is left; messages that wait to be sent stay.',
    least: 30,
  },
  answers: {
    label: 'Answers to forms',
    about: 'What people filled in, with their files. Leads, tasks and notes that came of them stay.',
    least: 30,
  },
  contacts: {
    label: 'Visitors known by name',
    about:
      'Name, e-mail, telephone and path of people who left them on a site of a client and have not come back. Counts of visits stay.',
    least: 30,
  },
  usage: {
    label: 'Usage logs',
    about: 'Who did what when, as Usage Logs and Logins show it.',
    least: 90,
  },
  audit: {
    label: 'Audit log',
    about: 'Who changed what, with before and after. What is gone can be proven to nobody.',
    least: 365,
  },
  figures: {
    label: 'Daily figures',
    about:
      'Results by day, campaign and placement, a whole month at a time, with their sums: reports and dashboards of those months are empty then. Campaigns stay.',
    least: 730,
  },
}

/** What a tenant may choose from, in days. */
export const retentionChoices = [7, 30, 90, 180, 365, 730, 1095, 1825, 2555] as const

/** What is never offered, and why. */
export const keptForTheLaw: readonly { readonly what: string; readonly why: string }[] = [
  {
    what: 'Invoices, payments, commissions and account codes',
    why: 'Books are kept for seven years and more; an approved invoice never changes.',
  },
  {
    what: 'Signed agreements with name, time, address and hash',
    why: 'They prove what was agreed for as long as somebody may claim otherwise.',
  },
  {
    what: 'Budgets and their changes',
    why: 'Invoices and co-op claims refer to them.',
  },
]
