import type { Type } from 'arktype'
import type { Rule } from '../policy/rule.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a multipart call takes beside its fields. */
export interface FileLimits {
  /** Largest size of one file, in bytes. */
  readonly each: number
  /** Most files in one request. */
  readonly count: number
  /** Media types accepted after sniffing, for example `image/`; all when absent. */
  readonly only?: readonly string[]
  /** What the client calls the list of files: `attachments` unless it says otherwise. */
  readonly as?: string
  /** They are read and thrown away; those of other calls are kept. */
  readonly read?: true
}

/**
 * One call of the API, declared once. The server mounts
 * and validates by it, the client types itself by it, OpenAPI is made from it.
 *
 * Schemas are arktype types. Bodies reject unknown keys (`'+': 'reject'`),
 * so that a misspelt field is an error rather than a silent loss.
 */
export interface Call {
  readonly method: Method
  /** Path below `/api`, parameters in braces: `/clients/{id}/budgets/active`. */
  readonly path: string
  /** The path is the whole address, not one below `/api`: for what others than the portal call by a fixed name. */
  readonly atRoot?: true
  readonly summary: string
  readonly allow: Rule
  /** A POST that changes nothing: no idempotency key, no audit entry, no transaction. */
  readonly reads?: true
  /** A read of much that may be some seconds old: it is answered by a replica of the database where there is one. */
  readonly mayLag?: true
  /** What it keeps is the asking itself, which no report has to hold: a replica without it may still answer who asked. */
  readonly keepsAsking?: true
  /**
   * What arrives by thousands from nobody in particular: the operation gathers it, writes many at once and answers
   * then. It has no idempotency key and no transaction of its own, and an audit entry only where
   * the operation writes one.
   */
  readonly gathered?: true
  /** The answer opens something, a link say: it is not kept for a repeated request, which is made anew. */
  readonly confidential?: true
  /** Needed to change a password that must be changed: everything else waits until that is done. */
  readonly beforeNewPassword?: true
  /** The path parameter that names a client; checked against the scope before the handler runs. */
  readonly client?: string
  /** The path parameter that names a user; checked against the scope before the handler runs. */
  readonly user?: string
  readonly params?: Type
  readonly query?: Type
  readonly body?: Type
  readonly files?: FileLimits
  readonly response?: Type
  /** What the answer is when it is not JSON; a `stream` is lines of JSON, each of them a `response`, as they come. */
  readonly answers?: 'spreadsheet' | 'file' | 'stream'
  /** Bytes that its body may have; the default is the server's. */
  readonly mostBytes?: number
  /** Requests allowed per minute and actor; the default is the server's. */
  readonly perMinute?: number
}

/** Whether a call changes data: audited, idempotent, in a transaction. */
export const writes = (call: Call): boolean => call.method !== 'GET' && !call.reads && !call.gathered

/** Where a call is made, parameters in braces. */
export const wholePath = ({ path, atRoot }: Pick<Call, 'path' | 'atRoot'>): string =>
  atRoot ? path : `/api${path}`

/** Declares the calls of an area. Each key is `area.verb`. */
export const defineCalls = <const C extends Readonly<Record<string, Call>>>(calls: C): C => calls

/** The parsed value of one part of a call, or undefined where the call has none. */
export type Part<C, K extends 'params' | 'query' | 'body' | 'response'> = C extends {
  readonly [P in K]: { infer: infer T }
}
  ? T
  : undefined

/** The value one sends for a part: before defaults and morphs. */
export type Sent<C, K extends 'params' | 'query' | 'body'> = C extends {
  readonly [P in K]: { inferIn: infer T }
}
  ? T
  : undefined
