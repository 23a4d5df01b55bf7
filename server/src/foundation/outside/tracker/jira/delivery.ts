import { projectKey } from '@portal/core/work/support/constants'
import { NotTaken, type CommentToSend, type Delivery, type FileToSend, type IssueToSend } from '../port.ts'
import { JiraRefusal, type JiraClient } from './client.ts'
import { jqlForRecent } from './jql.ts'
import {
  commentIds,
  commentProperty,
  createdComment,
  createdIssue,
  issueFiles,
  recentAnswer,
} from './shapes.ts'

/** Under this name the portal leaves a mark on what it files, which people do not see. */
const property = 'agency-portal'

/** How far back an issue is looked for that may have got through unnoticed, in days and in number. */
const lookBack = { days: 14, most: 100 } as const

/** A text as Jira takes it. What makes one brings a DOM along, so it is fetched by the first who files something. */
const documentOf = async (html: string): Promise<unknown> => (await import('./html-to-adf.ts')).adfOf(html)

/** Files what was written in the portal as issues, attachments and comments of Jira. */
export class JiraDelivery implements Delivery {
  readonly #client: JiraClient
  readonly #touch: (issueId: string) => void

  constructor(client: JiraClient, touch: (issueId: string) => void) {
    this.#client = client
    this.#touch = touch
  }

  async issue(issue: IssueToSend, again: boolean): Promise<{ key: string; id: string }> {
    const there = again ? await this.#issueMarked(issue.mark) : null
    const description = await documentOf(issue.description)
    const created =
      there ??
      (await taken(() =>
        this.#client.send(createdIssue, '/rest/api/3/issue', {
          fields: {
            project: { key: projectKey },
            issuetype: { name: issue.type },
            summary: issue.summary,
            description,
          },
          properties: [{ key: property, value: { mark: issue.mark } }],
        }),
      ))
    if (created === null) throw new Error('Jira created an issue without saying which.')
    this.#touch(created.id)
    return { key: created.key, id: created.id }
  }

  async files(issueKey: string, files: readonly FileToSend[]): Promise<void> {
    if (files.length === 0) return
    const path = `/rest/api/3/issue/${encodeURIComponent(issueKey)}`
    const { fields } = await taken(() => this.#client.read(issueFiles, `${path}?fields=attachment`))
    const there = (fields.attachment ?? []).map(({ filename, size }) => `${size} ${filename}`)
    for (const file of files) {
      const place = there.indexOf(`${file.size} ${file.name}`)
      if (place >= 0) there.splice(place, 1)
      else await taken(() => this.#client.upload(`${path}/attachments`, file), `The file ${file.name}`)
    }
  }

  async comment(comment: CommentToSend, again: boolean): Promise<string> {
    const path = `/rest/api/3/issue/${encodeURIComponent(comment.issueKey)}/comment`
    const there = again ? await this.#commentMarked(path, comment.mark) : null
    if (there !== null) return there
    const body = await documentOf(
      `<p><strong>${escaped(comment.author)}</strong>, in the portal:</p>${comment.body}`,
    )
    const created = await taken(
      () =>
        this.#client.send(createdComment, path, {
          body,
          properties: [{ key: property, value: { mark: comment.mark } }],
        }),
      'The comment',
    )
    if (created === null) throw new Error('Jira created a comment without saying which.')
    return created.id
  }

  async #issueMarked(mark: string): Promise<{ key: string; id: string } | null> {
    const { issues } = await this.#client.read(recentAnswer, '/rest/api/3/search/jql', {
      jql: jqlForRecent(lookBack.days),
      fields: ['summary'],
      properties: [property],
      maxResults: lookBack.most,
    })
    return issues?.find(({ properties }) => properties?.['agency-portal']?.mark === mark) ?? null
  }

  async #commentMarked(path: string, mark: string): Promise<string | null> {
    const { comments } = await taken(() =>
      this.#client.read(commentIds, `${path}?orderBy=-created&maxResults=20`),
    )
    for (const { id } of comments) {
      const found = await this.#client
        .read(commentProperty, `/rest/api/3/comment/${encodeURIComponent(id)}/properties/${property}`)
        .catch((error: unknown) => {
          if (error instanceof JiraRefusal && error.status === 404) return null
          throw error
        })
      if (found?.value.mark === mark) return id
    }
    return null
  }
}

/** A refusal of Jira's as one that people can read and that is not tried again at once. */
async function taken<T>(step: () => Promise<T>, what = 'The request'): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (!(error instanceof JiraRefusal)) throw error
    const why =
      error.status === 413
        ? 'it is larger than the tracker allows'
        : error.message.replace(/\.$/, '') || `it answered ${error.status}`
    throw new NotTaken(`${what} was not taken by the issue tracker: ${why}.`)
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
