/** The id under which the portal itself answers `GET /webhook/{id}` with the account-manager summary. */
export const summaryWebhook = 'am-summary'

/** How notes sum up a period: there is no other way. */
export const noteGranularity = 'total'

/** Longest stretch of days that a note is about. */
export const longestNoteRange = 400

/** Notes that one person may ask for in a minute: one a channel, and a summary. */
export const notesPerMinute = 60
