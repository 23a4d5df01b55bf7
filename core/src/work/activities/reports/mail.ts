import { all, type Check } from '../../../foundation/rules/check.ts'
import { distinctEmails, emails } from '../../../foundation/rules/email.ts'
import { totalFileSize } from '../../../foundation/rules/file.ts'

/** Files that go with an activity report, each under 10 MB. */
export const reportMailFiles = { each: 10 * 1024 * 1024, count: 10 } as const

/** Most bytes of all files of a message together: mail servers refuse what is much larger. */
const reportMailMegabytes = 15
export const reportMailBytes = reportMailMegabytes * 1024 * 1024
export const reportMailSize = totalFileSize(reportMailMegabytes)

/** Most people whom one report is sent to. */
export const reportMailRecipients = 20

/** Most activities in one message. */
export const reportMailActivities = 200

/** Longest words of one's own above the activities. */
export const reportMailMessageLength = 4000

export const internalToOutsidersSentence =
  'Internal activities go to employees of the agency only. Take the other addresses off, or leave internal activities out.'

export const nothingToSendSentence =
  'No activity of this client fits. Choose a longer period or another type.'

/** What is said where a message would hold more activities than it may. */
export const tooManyToSendSentence = (count: number): string =>
  `That would be ${count} activities; a message holds ${reportMailActivities}. Choose a shorter period.`

const some: Check<readonly string[]> = (addresses) => (addresses.length === 0 ? 'Field is required' : null)
const few: Check<readonly string[]> = (addresses) =>
  addresses.length > reportMailRecipients ? `At most ${reportMailRecipients} addresses.` : null

/** The addresses that a report is sent to. */
export const reportRecipients: Check<readonly string[]> = all(some, emails, distinctEmails, few)
