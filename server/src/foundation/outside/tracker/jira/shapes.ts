import { type } from '@portal/core/foundation/contract/type'

/** What is read of Jira's answers, and nothing else (REST API version 3). */

const named = type({ name: 'string' })

const attachments = type({
  id: 'string | number',
  filename: 'string',
  'mimeType?': 'string',
  size: 'number',
}).array()

export const issueFiles = type({ fields: { 'attachment?': attachments } })

export const jiraIssue = type({
  id: 'string',
  key: 'string',
  fields: {
    summary: 'string | null',
    issuetype: named,
    status: named,
    created: 'string',
    updated: 'string',
    project: { key: 'string' },
    'attachment?': attachments,
  },
  'renderedFields?': type({ 'description?': 'string | null' }).or('null'),
})
export type JiraIssue = typeof jiraIssue.infer

export const searchAnswer = type({
  'issues?': jiraIssue.array(),
  'isLast?': 'boolean',
  'nextPageToken?': 'string | null',
})

/** A property that the portal leaves on what it files, to recognise it. */
const mark = type({ 'mark?': 'unknown' })

export const recentAnswer = type({
  'issues?': type({ id: 'string', key: 'string', 'properties?': { 'agency-portal?': mark } }).array(),
})

const jiraComment = type({
  id: 'string',
  'author?': type({ 'displayName?': 'string' }).or('null'),
  created: 'string',
  'updated?': 'string',
  'renderedBody?': 'string | null',
  /** Who may read it; absent where everyone may. */
  'visibility?': 'object | null',
  /** False for the internal notes of a service project. */
  'jsdPublic?': 'boolean',
})
export type JiraComment = typeof jiraComment.infer

export const commentsAnswer = type({ comments: jiraComment.array(), total: 'number' })

export const commentIds = type({ comments: type({ id: 'string' }).array() })

export const commentProperty = type({ value: mark })

export const projectStatuses = type({ name: 'string', statuses: named.array() }).array()

export const transitionsAnswer = type({
  transitions: type({
    id: 'string',
    'isAvailable?': 'boolean',
    to: { name: 'string', 'statusCategory?': { key: 'string' } },
  }).array(),
})
export type Transition = (typeof transitionsAnswer.infer)['transitions'][number]

export const createdIssue = type({ id: 'string', key: 'string' })
export const createdComment = type({ id: 'string' })

export const problems = type({
  'errorMessages?': 'string[]',
  'errors?': 'Record<string, string>',
})
