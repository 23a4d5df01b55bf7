/** Statuses in which somebody still has to do something. */
export const openStatuses = [
  'In Progress',
  'Approved',
  'Waiting for Confirmation',
  'Submitted',
  'Not Approved (Postpone)',
] as const

/** Statuses in which a request has ended. */
export const closedStatuses = ['Done', 'Rejected'] as const

export const supportStatuses = [...openStatuses, ...closedStatuses] as const
export type SupportStatus = (typeof supportStatuses)[number]

/** The status of a new request, and of one that was reopened. */
export const submittedStatus = 'Submitted' satisfies SupportStatus

/** Whether a status is one of the seven. A tracker may know more of them. */
export const isSupportStatus = (status: string): status is SupportStatus =>
  supportStatuses.some((known) => known === status)

/** A status as people read it: that something was postponed is the agency's business. */
export const shownStatus = (status: string): string =>
  status === 'Not Approved (Postpone)' ? submittedStatus : status

/** What the colour of a status means. */
export type StatusTone = 'neutral' | 'information' | 'success' | 'warning' | 'danger'

const tones: Readonly<Record<SupportStatus, StatusTone>> = {
  'In Progress': 'information',
  Approved: 'information',
  'Waiting for Confirmation': 'warning',
  Submitted: 'neutral',
  'Not Approved (Postpone)': 'neutral',
  Done: 'success',
  Rejected: 'danger',
}

/** The colour of a status's chip. */
export const statusTone = (status: string): StatusTone =>
  isSupportStatus(status) ? tones[status] : 'neutral'

/** A request that is Done can be reopened. */
export const mayReopen = (status: string): boolean => status === 'Done'

/** Comments are taken in the seven statuses and in no other. */
export const mayComment = isSupportStatus

/** The lists of requests. */
export const supportLists = ['opened', 'closed', 'my'] as const
export type SupportList = (typeof supportLists)[number]

/** The tabs by their lists, in their order. */
export const supportListNames: Readonly<Record<SupportList, string>> = {
  opened: 'Open Requests',
  closed: 'Recently Closed',
  my: 'My Requests',
}

/** The statuses that a list asks for. */
export const statusesOf = (list: SupportList): readonly SupportStatus[] =>
  ({ opened: openStatuses, closed: closedStatuses, my: supportStatuses })[list]

/** Statuses as `GET /jira/issues` takes them: one text, separated by commas. */
export const statusesText = (list: SupportList): string => statusesOf(list).join(',')
