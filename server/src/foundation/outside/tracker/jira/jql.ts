import { projectKey } from '@portal/core/work/support/constants'
import type { Asked } from '../port.ts'

/** A text as JQL has it: nothing in it ends the text. */
export const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`

/** The whole phrase, not its words in any order. */
const phrase = (text: string): string => quoted(quoted(text))

const day = 24 * 60 * 60 * 1000

/**
 * The query for a list. Its words come from our own lists and numbers only,
 * and are quoted all the same. The reporter's line is searched without its
 * colon, which a search in text passes over; who is really meant is told by
 * the text itself afterwards.
 *
 * @param now milliseconds since 1970
 */
export function jqlFor(asked: Asked, now: number = Date.now()): string {
  const { statuses, reporterId, changedSince } = asked
  const conditions = [
    `project = ${quoted(projectKey)}`,
    `status in (${statuses.map(quoted).join(', ')})`,
    ...(reporterId === null ? [] : [`description ~ ${phrase(`Reporter User ID ${reporterId}`)}`]),
    // Days, because a clock time would be read in the time zone of the portal's account there.
    ...(changedSince === null ? [] : [`updated >= -${Math.round((now - Date.parse(changedSince)) / day)}d`]),
  ]
  return `${conditions.join(' AND ')} ORDER BY ${changedSince === null ? 'created' : 'updated'} DESC, key DESC`
}

/** What was filed in the last days, the newest first. */
export const jqlForRecent = (days: number): string =>
  `project = ${quoted(projectKey)} AND created >= -${days}d ORDER BY created DESC`
