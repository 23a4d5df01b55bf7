import { LRUCache } from 'lru-cache'
import { projectKey } from '@portal/core/work/support/constants'
import { reporterIn } from '@portal/core/work/support/description'
import { submittedStatus } from '@portal/core/work/support/statuses'
import { conflict, Refusal } from '../../../http/refusal.ts'
import { textOf } from '../../../rich-text/text-of.ts'
import type { Db } from '../../../database/database.ts'
import type {
  Asked,
  Delivery,
  FileFromTracker,
  TrackedComment,
  TrackedFile,
  TrackedIssue,
  Tracker,
} from '../port.ts'
import { cleanRendered } from './clean-rendered.ts'
import { JiraRefusal, type JiraClient } from './client.ts'
import { JiraDelivery } from './delivery.ts'
import { jqlFor } from './jql.ts'
import {
  commentsAnswer,
  jiraIssue,
  projectStatuses,
  searchAnswer,
  transitionsAnswer,
  type JiraComment,
  type JiraIssue,
  type Transition,
} from './shapes.ts'
import { log } from '../../../log.ts'

const fields = ['summary', 'issuetype', 'status', 'created', 'updated', 'project', 'description'] as const

/** Requests of one page; Jira may send fewer. */
const pageSize = 100
/** Pages that are read at most, whatever Jira says about more. */
const mostPages = 20

/** Most bytes of a file that is passed on; larger ones open in Jira only. */
const largestFile = 1024 ** 3

/** Support requests in a project of Jira Cloud. */
export class JiraTracker implements Tracker {
  readonly name = 'jira'
  readonly delivery: Delivery
  readonly #client: JiraClient
  /** Ids of what was changed from here lately: Jira's search may not know of it yet unless it is told. */
  readonly #touched = new LRUCache<string, true>({ max: 50, ttl: 5 * 60_000 })
  #statuses: { readonly names: ReadonlySet<string>; readonly until: number } | null = null

  constructor(client: JiraClient) {
    this.#client = client
    this.delivery = new JiraDelivery(client, (id) => this.#touched.set(id, true))
  }

  list(asked: Asked): Promise<{ issues: TrackedIssue[]; more: boolean }> {
    return answered(() => this.#list(asked))
  }

  async #list(asked: Asked): Promise<{ issues: TrackedIssue[]; more: boolean }> {
    const known = await this.#knownStatuses()
    const statuses = asked.statuses.filter((status) => known.has(status.toLowerCase()))
    if (statuses.length === 0) return { issues: [], more: false }
    const jql = jqlFor({ ...asked, statuses })
    const reconcileIssues = [...this.#touched.keys()].map(Number)
    const issues: TrackedIssue[] = []
    let token: string | null = null
    for (let page = 1; page <= mostPages; page++) {
      const answer: typeof searchAnswer.infer = await this.#client.read(
        searchAnswer,
        '/rest/api/3/search/jql',
        {
          jql,
          fields,
          expand: 'renderedFields',
          maxResults: pageSize,
          ...(reconcileIssues.length > 0 ? { reconcileIssues } : {}),
          ...(token === null ? {} : { nextPageToken: token }),
        },
      )
      const found = answer.issues ?? []
      issues.push(...found.filter(isOfProject).map(trackedOf).filter(isReportedBy(asked.reporterId)))
      token = answer.nextPageToken ?? null
      if (issues.length > asked.most) break
      if (answer.isLast === true || token === null || found.length === 0)
        return { issues: issues.slice(0, asked.most), more: false }
    }
    return { issues: issues.slice(0, asked.most), more: true }
  }

  async find(key: string): Promise<TrackedIssue | null> {
    const path = `/rest/api/3/issue/${encodeURIComponent(key)}`
    const asking = new URLSearchParams({
      fields: [...fields, 'attachment'].join(','),
      expand: 'renderedFields',
    })
    return answered(async () => {
      try {
        const [issue, comments] = await Promise.all([
          this.#client.read(jiraIssue, `${path}?${asking.toString()}`),
          this.#commentsOf(path),
        ])
        if (!isOfProject(issue)) return null
        const shown = trackedOf(issue)
        const hidden = new Set(
          comments
            .filter((comment) => !isForEveryone(comment))
            .flatMap(({ renderedBody }) => filesIn(renderedBody)),
        )
        return {
          ...shown,
          files: shown.files.filter(({ trackerId }) => trackerId === null || !hidden.has(trackerId)),
          comments: comments.filter(isForEveryone).map(trackedComment),
        }
      } catch (error) {
        if (error instanceof JiraRefusal && error.status === 404) return null
        throw error
      }
    })
  }

  async reopen({ key }: TrackedIssue): Promise<(db: Db) => Promise<void>> {
    const path = `/rest/api/3/issue/${encodeURIComponent(key)}/transitions`
    const { transitions } = await answered(() => this.#client.read(transitionsAnswer, path))
    const chosen = transitionTo(transitions)
    if (!chosen) throw conflict('The issue tracker does not allow this request to be reopened.')
    try {
      await this.#client.send(null, path, { transition: { id: chosen.id } })
    } catch (error) {
      if (!(error instanceof JiraRefusal)) throw error
      throw conflict(
        `The issue tracker did not reopen this request${error.message === '' ? '.' : `: ${error.message}`}`,
      )
    }
    return async () => undefined
  }

  openFile(trackerId: string): Promise<FileFromTracker | null> {
    return answered(async () => {
      try {
        return await this.#client.download(
          `/rest/api/3/attachment/content/${encodeURIComponent(trackerId)}?redirect=false`,
          largestFile,
        )
      } catch (error) {
        if (error instanceof JiraRefusal && error.status === 404) return null
        throw error
      }
    })
  }

  /** All comments in their order; a request has some dozens at most. */
  async #commentsOf(path: string): Promise<JiraComment[]> {
    const comments: JiraComment[] = []
    for (let page = 0; page < mostPages; page++) {
      const answer = await this.#client.read(
        commentsAnswer,
        `${path}/comment?startAt=${comments.length}&maxResults=${pageSize}&orderBy=created&expand=renderedBody`,
      )
      comments.push(...answer.comments)
      if (answer.comments.length === 0 || comments.length >= answer.total) break
    }
    return comments
  }

  /** The statuses of the project, in lower case: a query that names another one is refused as a whole. */
  async #knownStatuses(): Promise<ReadonlySet<string>> {
    if (this.#statuses && this.#statuses.until > Date.now()) return this.#statuses.names
    const types = await this.#client.read(projectStatuses, `/rest/api/3/project/${projectKey}/statuses`)
    const names = new Set(types.flatMap(({ statuses }) => statuses.map(({ name }) => name.toLowerCase())))
    this.#statuses = { names, until: Date.now() + 10 * 60_000 }
    return names
  }
}

/** Reading that Jira refuses is a matter of its settings: the project, its rights or its API. */
async function answered<T>(reading: () => Promise<T>): Promise<T> {
  try {
    return await reading()
  } catch (error) {
    if (!(error instanceof JiraRefusal)) throw error
    log.error({ reason: error.message }, `Jira refused to answer (${error.status})`)
    throw new Refusal(
      'unavailable',
      'The issue tracker does not answer what the portal asks. Please tell your administrator.',
    )
  }
}

/** An issue that was moved answers to its old key from its new project, which is nobody's business here. */
const isOfProject = (issue: JiraIssue): boolean => issue.fields.project.key === projectKey

/** Comments of a restricted circle are internal, with or without the marker. */
const isForEveryone = ({ visibility, jsdPublic }: JiraComment): boolean =>
  (visibility ?? null) === null && jsdPublic !== false

const trackedComment = (comment: JiraComment): TrackedComment => ({
  id: comment.id,
  author: comment.author?.displayName ?? 'Former user',
  created: instantOf(comment.created),
  body: cleanRendered(comment.renderedBody),
  fileIds: filesIn(comment.renderedBody),
  edited: comment.updated !== undefined && comment.updated !== comment.created,
})

/** Ids of the files that a rendered text shows or links to. */
const filesIn = (html: string | null | undefined): string[] =>
  [...(html ?? '').matchAll(/\/attachment\/(?:content\/|thumbnail\/)?(\d+)/g)].map(([, id]) => id ?? '')

const isReportedBy =
  (reporterId: number | null) =>
  (issue: TrackedIssue): boolean =>
    reporterId === null || reporterIn(textOf(issue.description)) === reporterId

const trackedOf = ({ key, fields: of, renderedFields }: JiraIssue): TrackedIssue => ({
  key,
  summary: of.summary ?? '',
  type: of.issuetype.name,
  status: of.status.name,
  created: instantOf(of.created),
  updated: instantOf(of.updated),
  description: cleanRendered(renderedFields?.description),
  comments: [],
  files: (of.attachment ?? []).map(({ id, filename, mimeType, size }): TrackedFile => ({
    name: filename,
    mediaType: mimeType ?? 'application/octet-stream',
    size,
    publicId: null,
    trackerId: size > largestFile ? null : String(id),
  })),
})

/** Jira writes `2022-05-17T04:26:21.613-0700`, which is ISO 8601 but not everyone's. */
const instantOf = (text: string): string =>
  new Date(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')).toISOString()

/** The way back: to Submitted where there is such a status, else to whatever is to be done again. */
export function transitionTo(transitions: readonly Transition[]): Transition | undefined {
  const open = transitions.filter(({ isAvailable }) => isAvailable !== false)
  const toCategory = (key: string) => open.find(({ to }) => to.statusCategory?.key === key)
  return (
    open.find(({ to }) => to.name.toLowerCase() === submittedStatus.toLowerCase()) ??
    toCategory('new') ??
    toCategory('indeterminate')
  )
}
