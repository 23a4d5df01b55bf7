import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import answers from '../fixtures/jira/answers.json' with { type: 'json' }
import { htmlOfAdf } from './jira-render.ts'
import {
  commentsPage,
  shown,
  transitionsOf,
  type CommentBody,
  type IssueBody,
  type SearchBody,
  type SiteComment,
  type SiteIssue,
} from './jira-shapes.ts'

/** A request as the site saw it. */
export interface SiteRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}

/** Something that goes wrong, for requests that match, as often as it says. */
export interface Fault {
  readonly method?: string
  readonly path: RegExp
  times: number
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly text?: string
  /** Does what it was asked, but the answer never comes. */
  readonly after?: 'done'
  /** Nothing comes at all. */
  readonly never?: true
}

export const siteEmail = 'portal@agency.example'
export const siteToken = 'a-token-of-this-test'

const statuses = [
  'In Progress',
  'Approved',
  'Waiting for Confirmation',
  'Submitted',
  'Done',
  'Rejected',
  'On Hold',
]

/**
 * A small Jira Cloud on this machine: it keeps what is filed and answers in
 * the shapes that Atlassian publishes (`tests/fixtures/jira`).
 */
export class JiraSite {
  readonly issues: SiteIssue[] = []
  readonly requests: SiteRequest[] = []
  readonly faults: Fault[] = []
  /** Issues of one page of the search. */
  pageSize = 50
  /** Whether its search knows at once of what is filed. */
  indexesAtOnce = false
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  #next = 10_000

  /** @param firstId the first number that it gives; Jira gives none twice, so a site that stands in for an earlier one goes on behind it */
  static async start(firstId = 10_000): Promise<JiraSite> {
    const site = new JiraSite()
    site.#next = firstId
    await new Promise<void>((resolve) => site.#server.listen(0, '127.0.0.1', resolve))
    return site
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** What the portal asked with a method at paths of a kind. */
  asked(method: string, path: RegExp): SiteRequest[] {
    return this.requests.filter((request) => request.method === method && path.test(request.path))
  }

  /** An issue that is there already. */
  add(issue: Partial<SiteIssue> & Pick<SiteIssue, 'summary'>): SiteIssue {
    const id = String(this.#next++)
    const added: SiteIssue = {
      id,
      key: `PS-${id}`,
      type: 'Bug',
      status: 'Submitted',
      created: '2026-11-17T04:26:21.613-0700',
      updated: '2026-11-18T04:26:21.613-0700',
      rendered: '<p>Text</p>',
      mark: null,
      comments: [],
      attachments: [],
      indexed: true,
      ...issue,
    }
    this.issues.push(added)
    return added
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const [path = '/', query = ''] = url.split('?')
    const body = await bodyOf(request)
    this.requests.push({ method, path, headers: request.headers, body })
    const fault = this.faults.find(
      (one) => one.times > 0 && one.path.test(path) && (one.method ?? method) === method,
    )
    if (fault) {
      fault.times -= 1
      if (fault.never) return
      if (!fault.after) {
        response.writeHead(fault.status ?? 500, { 'content-type': 'application/json', ...fault.headers })
        response.end(fault.text ?? '')
        return
      }
    }
    const [, wanted] = /^\/rest\/api\/3\/attachment\/content\/(\d+)$/.exec(path) ?? []
    const file = this.issues.flatMap(({ attachments }) => attachments).find(({ id }) => String(id) === wanted)
    if (method === 'GET' && file?.content && !fault) {
      if (new URLSearchParams(query).get('redirect') !== 'false')
        response.writeHead(303, { location: 'https://media.example/file' }).end()
      else
        response
          .writeHead(200, { 'content-type': file.mimeType, 'content-length': file.size })
          .end(file.content)
      return
    }
    const [status, content] = this.#respond(method, path, new URLSearchParams(query), request, body)
    if (fault) {
      response.destroy()
      return
    }
    response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' })
    response.end(content === null ? '' : JSON.stringify(content))
  }

  #respond(
    method: string,
    path: string,
    query: URLSearchParams,
    { headers }: IncomingMessage,
    body: unknown,
  ): [status: number, content: unknown] {
    const login = Buffer.from(`${siteEmail}:${siteToken}`).toString('base64')
    if (headers.authorization !== `Basic ${login}`) return [401, null]
    if (path === '/rest/api/3/search') return [410, complaint('The requested API has been removed.')]
    if (path === '/rest/api/3/search/jql' && method === 'POST') return this.#search(body as SearchBody)
    if (path === '/rest/api/3/project/PS/statuses')
      return [200, [{ ...answers['project-statuses'][0], statuses: statuses.map((name) => ({ name })) }]]
    if (path === '/rest/api/3/issue' && method === 'POST') return this.#create(body as IssueBody)
    const property = /^\/rest\/api\/3\/comment\/(\w+)\/properties\/agency-portal$/.exec(path)
    if (property) {
      const found = this.issues.flatMap(({ comments }) => comments).find(({ id }) => id === property[1])
      if (found?.mark === undefined) return [404, complaint('The property does not exist.')]
      return [200, { ...answers['comment-property'], value: { mark: found.mark } }]
    }
    const [, key, part = ''] = /^\/rest\/api\/3\/issue\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
    const issue = this.issues.find((one) => one.key === key)
    if (!issue) return [404, complaint('Issue does not exist or you do not have permission to see it.')]
    if (part === '' && method === 'GET')
      return [200, shown(issue, (query.get('fields') ?? '').split(','), query.get('expand'))]
    if (part === 'comment' && method === 'GET') return [200, commentsPage(issue, query)]
    if (part === 'comment') return this.#comment(issue, body as CommentBody)
    if (part === 'attachments') {
      if (headers['x-atlassian-token'] !== 'no-check') return [403, complaint('XSRF check failed')]
      const { filename, size, mimeType } = body as { filename: string; size: number; mimeType: string }
      issue.attachments.push({ id: this.#next++, filename, size, mimeType })
      return [200, [{ ...answers.attachments[0], filename, size, mimeType }]]
    }
    if (part === 'transitions' && method === 'GET') return [200, transitionsOf(issue)]
    if (part === 'transitions') {
      const { transition } = body as { transition: { id: string } }
      const chosen = transitionsOf(issue).transitions.find(({ id }) => id === transition.id)
      if (!chosen) return [400, complaint('It seems that you have tried to perform an illegal operation.')]
      issue.status = chosen.to.name
      return [204, null]
    }
    return [404, complaint('There is nothing here.')]
  }

  #search({
    jql,
    fields = [],
    expand,
    maxResults = 50,
    nextPageToken,
    reconcileIssues = [],
  }: SearchBody): [number, unknown] {
    if (!jql) return [400, complaint('Unbounded JQL queries are not allowed here.')]
    const named = [
      ...(/status in \(([^)]*\)?[^)]*)\) (?:AND|ORDER)/.exec(jql)?.[1] ?? '').matchAll(/"([^"]+)"/g),
    ].map(([, name]) => name ?? '')
    const unknown = named.find((name) => !statuses.includes(name))
    if (unknown) return [400, complaint(`The value '${unknown}' does not exist for the field 'status'.`)]
    const phrase = /description ~ "\\"([^"\\]+)\\""/.exec(jql)?.[1]
    const words = (text: string): string =>
      ` ${text
        .replace(/<[^>]*>|\W/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase()} `
    const order = /ORDER BY updated/.test(jql) ? 'updated' : 'created'
    const found = this.issues
      .filter(({ indexed, id }) => indexed || reconcileIssues.includes(Number(id)))
      .filter(({ status }) => named.length === 0 || named.includes(status))
      .filter(({ rendered }) => phrase === undefined || words(rendered).includes(words(phrase)))
      .toSorted((a, b) => Date.parse(at(b[order])) - Date.parse(at(a[order])))
    const from = nextPageToken ? Number(Buffer.from(nextPageToken, 'base64').toString()) : 0
    const to = from + Math.min(maxResults, this.pageSize)
    const page = found.slice(from, to).map((issue) => shown(issue, fields, expand ?? null))
    return [
      200,
      to >= found.length
        ? { issues: page, isLast: true }
        : { issues: page, isLast: false, nextPageToken: Buffer.from(String(to)).toString('base64') },
    ]
  }

  #create({ fields, properties }: IssueBody): [number, unknown] {
    if (fields.project.key !== 'PS' || fields.description.type !== 'doc' || fields.description.version !== 1)
      return [400, answers['refused-issue']]
    if (!['Bug', 'New Feature'].includes(fields.issuetype.name))
      return [400, { errorMessages: [], errors: { issuetype: 'Specify a valid issue type' } }]
    const now = new Date().toISOString().replace('Z', '+0000')
    const issue = this.add({
      summary: fields.summary,
      type: fields.issuetype.name,
      created: now,
      updated: now,
      rendered: htmlOfAdf(fields.description),
      mark: properties?.[0]?.value.mark ?? null,
      indexed: this.indexesAtOnce,
    })
    return [201, { ...answers['created-issue'], id: issue.id, key: issue.key }]
  }

  #comment(issue: SiteIssue, { body, properties }: CommentBody): [number, unknown] {
    if (body.type !== 'doc') return [400, complaint('Comment body is not valid!')]
    const comment: SiteComment = {
      id: String(this.#next++),
      author: 'Portal Account',
      created: new Date().toISOString().replace('Z', '+0000'),
      rendered: htmlOfAdf(body),
      mark: properties?.[0]?.value.mark,
    }
    issue.comments.push(comment)
    return [201, { ...answers['created-comment'], id: comment.id, body }]
  }
}

const complaint = (message: string) => ({ errorMessages: [message], errors: {} })

/** Dates as Jira writes them, for comparison. */
const at = (text: string): string => text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')

/** JSON as it is; of a form with one file its name, type and size, counted as it comes. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const form = /boundary=(\S+)/.exec(request.headers['content-type'] ?? '')?.[1]
  if (form === undefined) {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString()
    return text === '' ? null : (JSON.parse(text) as unknown)
  }
  let head = Buffer.alloc(0)
  let total = 0
  for await (const part of request) {
    total += (part as Buffer).length
    if (head.length < 2000) head = Buffer.concat([head, part as Buffer])
  }
  const text = head.toString('latin1')
  const ends = text.indexOf('\r\n\r\n')
  const name = /filename="([^"]*)"/.exec(text)?.[1] ?? ''
  return {
    field: / name="([^"]*)"/.exec(text)?.[1],
    filename: Buffer.from(name, 'latin1').toString(),
    mimeType: /content-type: (\S+)/i.exec(text.slice(0, ends))?.[1] ?? '',
    size: total - ends - 4 - `\r\n--${form}--\r\n`.length,
    announced: Number(request.headers['content-length']),
    total,
  }
}

/** A word that stands nowhere else. */
export const unlike = (): string => `w${randomUUID().replaceAll('-', '')}`
