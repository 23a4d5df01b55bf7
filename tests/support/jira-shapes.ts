import answers from '../fixtures/jira/answers.json' with { type: 'json' }
import type { AdfNode } from './jira-render.ts'

/** An issue of the imitated site. */
export interface SiteIssue {
  readonly id: string
  readonly key: string
  summary: string
  type: string
  status: string
  created: string
  updated: string
  /** What Jira's renderer would make of the description. */
  rendered: string
  mark: unknown
  comments: SiteComment[]
  attachments: SiteFile[]
  /** The search knows of it; a new one only when it is asked to look (`reconcileIssues`). */
  indexed: boolean
}

/** A file of an issue; `content` where a test has it read. */
export interface SiteFile {
  readonly id?: number | string
  readonly filename: string
  readonly size: number
  readonly mimeType: string
  readonly content?: Buffer
}

export interface SiteComment {
  readonly id: string
  author: string
  created: string
  rendered: string
  mark?: unknown
  visibility?: object
  jsdPublic?: boolean
}

/** What a search asks for. */
export interface SearchBody {
  readonly jql?: string
  readonly fields?: string[]
  readonly expand?: string
  readonly maxResults?: number
  readonly nextPageToken?: string
  readonly reconcileIssues?: number[]
}

interface Marked {
  readonly properties?: readonly { readonly value: { readonly mark: unknown } }[]
}

/** An issue to file. */
export interface IssueBody extends Marked {
  readonly fields: {
    readonly project: { readonly key: string }
    readonly issuetype: { readonly name: string }
    readonly summary: string
    readonly description: AdfNode & { readonly version: number }
  }
}

/** A comment to add. */
export interface CommentBody extends Marked {
  readonly body: AdfNode
}

/** An issue as Jira answers it: only the fields that were named. */
export function shown(issue: SiteIssue, fields: readonly string[], expand: string | null) {
  const all: Record<string, unknown> = {
    ...answers.issue.fields,
    summary: issue.summary,
    issuetype: { name: issue.type },
    status: { name: issue.status },
    created: issue.created,
    updated: issue.updated,
    project: { ...answers.issue.fields.project, key: issue.key.split('-')[0] },
    attachment: issue.attachments.map(({ content: _content, ...file }) => ({
      ...answers.issue.fields.attachment[0],
      ...file,
    })),
  }
  return {
    id: issue.id,
    key: issue.key,
    self: answers.issue.self,
    ...(fields.length === 0
      ? {}
      : { fields: Object.fromEntries(fields.flatMap((name) => (name in all ? [[name, all[name]]] : []))) }),
    ...(expand === 'renderedFields' ? { renderedFields: { description: issue.rendered } } : {}),
    properties: issue.mark === null ? {} : { 'agency-portal': { mark: issue.mark } },
  }
}

/** A page of an issue's comments as Jira answers it. */
export function commentsPage(issue: SiteIssue, query: URLSearchParams) {
  const from = Number(query.get('startAt') ?? 0)
  const most = Number(query.get('maxResults') ?? 50)
  const ordered = query.get('orderBy') === '-created' ? issue.comments.toReversed() : issue.comments
  return {
    startAt: from,
    maxResults: most,
    total: issue.comments.length,
    comments: ordered.slice(from, from + most).map((comment) => ({
      ...answers.comments.comments[0],
      visibility: undefined,
      id: comment.id,
      author: { displayName: comment.author },
      created: comment.created,
      updated: comment.created,
      ...(query.get('expand') === 'renderedBody' ? { renderedBody: comment.rendered } : {}),
      ...(comment.visibility ? { visibility: comment.visibility } : {}),
      ...(comment.jsdPublic === undefined ? {} : { jsdPublic: comment.jsdPublic }),
    })),
  }
}

/** The ways out of a status: ids differ in every workflow. */
export function transitionsOf({ status }: SiteIssue) {
  const to = (id: string, name: string, key: string) => ({
    ...answers.transitions.transitions[0],
    id,
    name: `Go to ${name}`,
    to: { name, statusCategory: { key } },
  })
  return {
    transitions:
      status === 'Done'
        ? [to('31', 'Rejected', 'done'), to('41', 'Submitted', 'new')]
        : [to('11', 'Done', 'done')],
  }
}
