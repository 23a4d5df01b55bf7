/** The tracker's project. */
export const projectKey = 'PS' as const

/** Length of a Brief Title. */
export const briefTitleLength = { least: 10, most: 200 } as const

/** The title under which every feature is sent; its Brief Title is the description's first line. */
export const featureTitle = 'New Feature Request'

/** Stands before the id of the user who filed a request, at the end of its description. */
export const reporterLabel = 'Reporter User ID:'

/** What a comment carries that people outside of the team must not see. */
export const defaultInternalMarker = '[internal]'

/** Recently Closed goes back this far. */
export const recentlyClosedDays = 90

/** Most requests in one list, newest first. */
export const mostInList = 200

/** Most characters of text in a description or a comment; a tracker's own limit is a little above. */
export const longestText = 30_000

/** Attachments of a request: under 100 MB each. */
export const supportFileLimits = { each: 100 * 1024 * 1024, count: 10, as: 'files' } as const

/** Width of the New Request dialog, in px. */
export const newRequestWidth = 840

/** What is said afterwards. */
export const supportMessages = {
  reopened: 'Task has been successfully reopened.',
  sent: 'Thanks for your input. Your issue has been successfully sent.',
  notSent: 'There was an issue sending your request. Please try again.',
  commented: 'Your comment has been successfully posted.',
  emptyComment: 'Please enter a comment',
} as const
