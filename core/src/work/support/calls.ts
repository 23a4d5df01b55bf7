import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { html, idText, line } from '../../foundation/contract/schemas.ts'
import { anyone, employees } from '../../foundation/policy/rules-of-calls.ts'
import { supportFileLimits } from './constants.ts'
import { issueTypes } from './options.ts'
import { isSupportStatus, supportLists, type SupportStatus } from './statuses.ts'

/** A comment on a request; `body` is HTML that the server has cleaned. */
const supportComment = type({
  id: 'string',
  author: { displayName: 'string' },
  created: 'string',
  body: 'string',
  /** Why it is not in the tracker yet, in a sentence; null once it is. */
  notSent: 'string | null',
})

/** A file that belongs to a request. `address` is null for one that is too large to be passed on from the tracker. */
const supportFile = type({
  name: 'string',
  mediaType: 'string',
  size: 'number',
  address: 'string | null',
})

/**
 * A request as the tracker knows it. `fields.description` is
 * plain text, `renderedFields.description` is HTML that the server has
 * cleaned. Comments and attachments come with a single request only.
 */
const supportIssue = type({
  key: 'string',
  fields: {
    summary: 'string',
    issuetype: { name: 'string' },
    created: 'string',
    updated: 'string',
    status: { name: 'string' },
    description: 'string',
  },
  renderedFields: {
    description: 'string',
    'comment?': { comments: supportComment.array() },
  },
  'attachments?': supportFile.array(),
  /** Why it is not in the tracker yet, in a sentence; null once it is. */
  notSent: 'string | null',
  can: { reopen: 'boolean', comment: 'boolean' },
})

/** The one project that requests are filed in. */
const project = type("'PS'")

/** One or several statuses, separated by commas. */
const statuses = type('string <= 500').pipe((text, ctx): SupportStatus[] => {
  const given = [...new Set(text.split(',').map((status) => status.trim()))]
  const known = given.filter(isSupportStatus)
  return known.length === given.length
    ? known
    : // The error is returned in the place of the value; arktype takes it out again.
      (ctx.error('statuses of a support request, separated by commas') as never)
})

/** A text as JSON: `"…"` in quotation marks. */
const jsonText = html.pipe((text, ctx): string => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'string' && !value.includes('\u0000')) return value
  } catch {
    // Falls through: the sentence is the same for text that is not JSON and for JSON that is not text.
  }
  return ctx.error('HTML as a JSON text') as never
})

export const supportCalls = defineCalls({
  'support.list': {
    method: 'GET',
    path: '/jira/issues',
    summary:
      'Support requests in the given statuses, newest first, 200 at most. `list` narrows them: `closed` to the last 90 days, latest update first; `my` to what the caller reported.',
    allow: employees,
    query: type({
      '+': 'reject',
      project_key: project,
      statuses,
      'list?': type.enumerated(...supportLists),
    }),
    response: type({ issues: supportIssue.array(), more: 'boolean' }),
  },
  'support.get': {
    method: 'GET',
    path: '/jira/issue',
    summary: 'One support request with its comments and attachments; internal comments are left out.',
    allow: employees,
    query: type({ '+': 'reject', issue_key: line }),
    response: supportIssue,
  },
  'support.file': {
    method: 'GET',
    path: '/jira/attachments/{key}/{id}/{name}',
    summary:
      'A file that only the tracker has, to be saved, by the signed address that comes with the request it belongs to.',
    allow: anyone,
    params: type({
      '+': 'reject',
      key: 'string <= 40',
      id: 'string <= 40',
      name: '0 < string <= 400',
    }),
    query: type({
      '+': 'reject',
      /** Tenant of the request. */
      't?': idText,
      /** When the address stops working, in seconds since 1970. */
      'e?': type('string.integer.parse').to('0 <= number.integer <= 99999999999'),
      /** Signature over the path and the above. */
      's?': 'string <= 100',
    }),
    answers: 'file',
  },
  'support.create': {
    method: 'POST',
    path: '/jira/issues',
    summary:
      'Files a support request, with attachments as `files[i]`. `description` is wiki text as a JSON text, `description_html` the same as HTML; either will do, and the HTML counts where both are there. The server cleans it and notes the caller as its reporter.',
    allow: employees,
    body: type({
      '+': 'reject',
      project_key: project,
      title: line,
      'description?': jsonText,
      'description_html?': html,
      issue_type: type.enumerated(...issueTypes),
    }),
    files: supportFileLimits,
    response: supportIssue,
  },
  'support.comment': {
    method: 'POST',
    path: '/jira/issue/comments',
    summary: 'Adds a comment, as HTML, to a support request in one of the known statuses.',
    allow: employees,
    body: type({ '+': 'reject', issue_key: line, body: html }),
    response: supportComment,
  },
  'support.reopen': {
    method: 'PUT',
    path: '/jira/issues/{id}',
    summary: 'Reopens a support request that is Done, by its key.',
    allow: employees,
    params: type({ '+': 'reject', id: line }),
    body: type({ '+': 'reject', status: "'Submitted'" }),
    response: supportIssue,
  },
})
