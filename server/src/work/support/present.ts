import type { Answer } from '@portal/core/calls'
import { mayComment, mayReopen } from '@portal/core/work/support/statuses'
import type { Actor } from '@portal/core/foundation/policy/actor'
import type { FileAddresses } from '../../foundation/files/addresses.ts'
import { textOf } from '../../foundation/rich-text/text-of.ts'
import type { TrackedComment, TrackedFile, TrackedIssue } from '../../foundation/outside/tracker/port.ts'
import { textForReader } from '../../foundation/rich-text/stored-text.ts'
import type { Settings } from '../../foundation/settings.ts'
import { trackerFilePath } from './tracker-file-path.ts'

/** What presenting depends on beside the request itself. */
export interface Reading {
  readonly tenantId: number
  readonly actor: Actor
  readonly services: { readonly addresses: FileAddresses; readonly settings: Settings }
}

type Issue = Answer<'support.get'>
type Comment = Answer<'support.comment'>

/** A comment to be shown, with why it waits. */
export interface ShownComment extends TrackedComment {
  readonly notSent: string | null
}

/** A request as lists show it. @param notSent why it waits, or null */
export function presentIssue(issue: TrackedIssue, reading: Reading, notSent: string | null = null): Issue {
  return {
    key: issue.key,
    fields: {
      summary: issue.summary,
      issuetype: { name: issue.type },
      created: instant(issue.created),
      updated: instant(issue.updated),
      status: { name: issue.status },
      description: textOf(issue.description),
    },
    renderedFields: { description: forReader(issue.description, reading) },
    notSent,
    can: { reopen: mayReopen(issue.status), comment: mayComment(issue.status) },
  }
}

/** A request with all that belongs to it, internal comments left out. */
export function presentWhole(
  issue: TrackedIssue,
  comments: readonly ShownComment[],
  reading: Reading,
  notSent: string | null = null,
): Issue {
  const shown = presentIssue(issue, reading, notSent)
  const isHidden = ({ body }: ShownComment): boolean =>
    isInternal(body, reading.services.settings.internalMarker)
  const hiddenFiles = new Set(comments.filter(isHidden).flatMap(({ fileIds }) => fileIds))
  return {
    ...shown,
    renderedFields: {
      ...shown.renderedFields,
      comment: {
        comments: comments
          .filter((comment) => !isHidden(comment))
          .map((comment) => presentComment(comment, reading)),
      },
    },
    attachments: issue.files
      .filter(({ trackerId }) => trackerId === null || !hiddenFiles.has(trackerId))
      .map((file) => ({
        name: file.name,
        mediaType: file.mediaType,
        size: file.size,
        address: addressOf(file, issue.key, reading),
      })),
  }
}

/** Where a file opens for its reader (decisions 0004 and 0270); null for one that is too large to be passed on. */
function addressOf(
  { publicId, trackerId, name }: TrackedFile,
  key: string,
  { tenantId, actor, services: { addresses } }: Reading,
): string | null {
  if (publicId !== null) return addresses.signed({ tenantId, publicId, name }, actor)
  return trackerId === null ? null : addresses.signedPath(trackerFilePath(key, trackerId, name), tenantId)
}

/** A comment as whoever reads it may see it. */
export const presentComment = (comment: ShownComment, reading: Reading): Comment => ({
  id: comment.id,
  author: { displayName: comment.author },
  created: instant(comment.created),
  body: forReader(comment.body, reading),
  notSent: comment.notSent,
})

/** Whether a comment carries the internal marker, however it is formatted. */
export const isInternal = (body: string, marker: string): boolean =>
  textOf(body.replace(/<\/?(?:strong|b|em|i|u|s|code|span|a|br)\b[^>]*>/gi, ''))
    .toLowerCase()
    .includes(marker.toLowerCase())

const forReader = (html: string, { tenantId, actor, services }: Reading): string =>
  textForReader(html, tenantId, actor, services.addresses)

/** UTC with its offset written out, as every other instant of the API. */
const instant = (text: string): string => new Date(text).toISOString().replace(/Z$/, '+00:00')
