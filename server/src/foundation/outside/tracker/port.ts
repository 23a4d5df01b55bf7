import type { Readable } from 'node:stream'
import type { IssueType } from '@portal/core/work/support/options'
import type { SupportStatus } from '@portal/core/work/support/statuses'
import type { Db } from '../../database/database.ts'

/** A request as a tracker has it. Texts are HTML that was cleaned; instants are ISO 8601. */
export interface TrackedIssue {
  readonly key: string
  readonly summary: string
  readonly type: string
  readonly status: string
  readonly created: string
  readonly updated: string
  readonly description: string
  readonly comments: readonly TrackedComment[]
  readonly files: readonly TrackedFile[]
}

export interface TrackedComment {
  /** The tracker's id for it. */
  readonly id: string
  readonly author: string
  readonly created: string
  readonly body: string
  /** The tracker's ids of files that it shows. */
  readonly fileIds: readonly string[]
  /** Whether it was changed after it was written. */
  readonly edited: boolean
}

/** A file that belongs to a request: with a public id where it is in our own store, with the tracker's id where it can be read from there. */
export interface TrackedFile {
  readonly name: string
  readonly mediaType: string
  readonly size: number
  readonly publicId: string | null
  readonly trackerId: string | null
}

/** A file as it comes out of the tracker. */
export interface FileFromTracker {
  /** In bytes; null where the tracker does not say. */
  readonly size: number | null
  /** Breaks off when more comes, or it takes longer, than is allowed. */
  readonly bytes: Readable
}

/** Which requests are wanted, newest first. */
export interface Asked {
  readonly statuses: readonly SupportStatus[]
  /** Only what this user reported, or null. */
  readonly reporterId: number | null
  /** Only what changed at or after this instant, latest change first; null orders by when it was filed. */
  readonly changedSince: string | null
  readonly most: number
}

/** Where support requests live, for one tenant. */
export interface Tracker {
  readonly name: 'built-in' | 'jira'
  /**
   * Requests without comments and files.
   * @throws {Refusal} 503 with a sentence when the tracker cannot answer
   */
  list(asked: Asked): Promise<{ readonly issues: readonly TrackedIssue[]; readonly more: boolean }>
  /**
   * One request with comments and files, internal ones included; null when there is none.
   * @throws {Refusal} 503 with a sentence when the tracker cannot answer
   */
  find(key: string): Promise<TrackedIssue | null>
  /**
   * Reopens a request that is Done. What another system has to do is done
   * when this resolves; what belongs into our database is done by what it
   * resolves to, in the caller's transaction.
   *
   * @throws {Refusal} 409 when the request is not Done, 503 when the tracker cannot answer
   */
  reopen(issue: TrackedIssue): Promise<(db: Db) => Promise<void>>
  /**
   * A file by the tracker's id; null when there is none.
   * @throws {Refusal} 503 with a sentence when the tracker cannot answer
   */
  openFile(trackerId: string): Promise<FileFromTracker | null>
  /** How what was filed in the portal gets there; null for the tracker that is our own database. */
  readonly delivery: Delivery | null
}

/** A request to be handed over. */
export interface IssueToSend {
  /** Recognises the request if it has to be handed over twice. */
  readonly mark: string
  readonly summary: string
  readonly type: IssueType
  readonly description: string
}

export interface CommentToSend {
  readonly mark: string
  readonly issueKey: string
  readonly author: string
  readonly body: string
}

export interface FileToSend {
  readonly name: string
  readonly mediaType: string
  readonly size: number
  read(): Readable
}

/** Hands over what was filed in the portal. Each step can be repeated: what is there already stays as it is. */
export interface Delivery {
  /**
   * @param again whether an earlier attempt may have got through unnoticed
   * @throws {NotTaken} when the tracker refuses it, {Refusal} when it cannot answer
   */
  issue(issue: IssueToSend, again: boolean): Promise<{ readonly key: string; readonly id: string }>
  /** Attaches the files that are not attached yet. */
  files(issueKey: string, files: readonly FileToSend[]): Promise<void>
  /** @returns the tracker's id for it */
  comment(comment: CommentToSend, again: boolean): Promise<string>
}

/** The tracker answered and does not take it; asking again would not help. The message is fit for people. */
export class NotTaken extends Error {}
