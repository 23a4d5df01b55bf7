import type { Answer, CallName, Calls } from '@portal/core/calls'
import type { Part } from '@portal/core/foundation/contract/call'
import type { Actor, User, WidgetUser } from '@portal/core/foundation/policy/actor'
import type { Scope } from '@portal/core/foundation/policy/rule'
import type { Db } from '../database/database.ts'
import type { Upload } from '../files/upload.ts'
import type { Services } from '../services.ts'
import type { Doer } from './doer.ts'
import type { Streamed } from './streamed.ts'

export type { Services } from '../services.ts'

/** A line in the audit log: what was done to which record. */
export interface AuditNote {
  readonly subject: string
  readonly subjectId?: number
  readonly clientId?: number
  /** Before and after of what changed, or what was created. Never a secret. */
  readonly changes?: Readonly<Record<string, unknown>>
}

/** A request that passed the way in: authenticated, allowed, parsed, in its context. */
export interface Incoming<N extends CallName> {
  readonly params: Part<Calls[N], 'params'>
  readonly query: Part<Calls[N], 'query'>
  readonly body: Part<Calls[N], 'body'>
  readonly files: readonly Upload[]
  readonly actor: Actor
  /** The person who calls; only for calls whose rule lets nobody else in. */
  readonly person: User | WidgetUser
  readonly tenantId: number
  readonly scope: Exclude<Scope, 'none'>
  /** Bound to the caller's tenant and clients; a transaction where the call writes. */
  readonly db: Db
  /** Where `db` is a replica, the instant up to which everything is there; null where it is the database itself. */
  readonly copiedAt: string | null
  readonly services: Services
  /** The version the caller last saw (`If-Match`), or null. */
  readonly ifMatch: number | null
  /** What makes a repeated request the same one (`Idempotency-Key`), together with its sender; null without one. */
  readonly idempotencyKey: string | null
  /** The caller's cached version (`If-None-Match`), or null. */
  readonly ifNoneMatch: string | null
  /** The part of a file that is asked for (`Range`), and the ETag it must still have (`If-Range`). */
  readonly range: { readonly bytes: string; readonly ifUnchangedFrom: string | null } | null
  readonly origin: Origin
  /** Who does it, for an operation that writes its own entries of the audit log. */
  readonly doer: Doer
  /** Writes a line into the audit log; null where nothing was changed after all, so that no line stands for the call. */
  audit(note: AuditNote | null): void
  /** Runs after the transaction is in the database. */
  afterCommit(work: () => void | Promise<void>): void
  /** Runs when nothing was written after all. */
  afterRollback(work: () => void | Promise<void>): void
  setCookie(name: string, value: string, options: { maxAge: number; path: string }): void
}

/** Where a request came from. */
export interface Origin {
  readonly ip: string
  readonly userAgent: string
  readonly host: string
  readonly secure: boolean
  /** The origin of the page that calls, or null outside of a browser. */
  readonly page: string | null
  /** The portal's own origin. */
  readonly portal: string
  /** Whether a browser opens or saves the address itself; what a part of a page asks for is not that. */
  readonly navigating: boolean
  readonly cookies: Readonly<Record<string, string | undefined>>
}

/** An answer that is not made by JSON.stringify: a ready buffer, a stream, another status. */
export class Ready {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | NodeJS.ReadableStream | string | null
  constructor(
    status: number,
    headers: Readonly<Record<string, string>>,
    body: Buffer | NodeJS.ReadableStream | string | null,
  ) {
    this.status = status
    this.headers = headers
    this.body = body
  }
}

/** One call's work. */
export type Operation<N extends CallName> = (incoming: Incoming<N>) => Promise<Answer<N> | Ready | Streamed>

/** Names the call that a function answers, so that its parameter and result are typed by the contract. */
export const operation = <N extends CallName>(_name: N, run: Operation<N>): Operation<N> => run

/** A request before its transaction: it reads, and writes nothing yet. */
export type BeforeWriting<N extends CallName> = Omit<
  Incoming<N>,
  'audit' | 'afterCommit' | 'afterRollback' | 'setCookie'
>

/**
 * A writing call that speaks to another system. No transaction may wait for
 * one, so it speaks first, and answers what then happens in the transaction
 * (`docs/decisions/0009-another-system-first.md`). Speaking may happen twice for one request,
 * when the transaction after it fails: it must bear that.
 */
export interface OutsideFirst<N extends CallName> {
  readonly outside: (incoming: BeforeWriting<N>) => Promise<Operation<N>>
}

/** Names the call that speaks to another system before its transaction. */
export const outsideFirst = <N extends CallName>(
  _name: N,
  outside: OutsideFirst<N>['outside'],
): OutsideFirst<N> => ({ outside })
