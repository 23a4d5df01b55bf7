import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallName } from '@portal/core/calls'
import type { Call } from '@portal/core/foundation/contract/call'
import { isPerson, type Actor, type User, type WidgetUser } from '@portal/core/foundation/policy/actor'
import type { Scope } from '@portal/core/foundation/policy/rule'
import { afterCommitOf } from '../database/after-commit.ts'
import type { Db } from '../database/database.ts'
import type { Upload } from '../files/upload.ts'
import { hostOf, pageOf, portalOf, refuseOtherPages, unauthenticated } from './authenticate.ts'
import { tenantOf } from './context-of.ts'
import type { Doer } from './doer.ts'
import type { AuditNote, Incoming, Services } from './operation.ts'
import { keyIn, rangeOf, versionOf } from './request-parts.ts'

/** What a request gives to a call. */
export interface GivenParts {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** What an operation is given, of whichever call. */
export type AnyIncoming = {
  [K in keyof Incoming<CallName>]: K extends 'params' | 'query' | 'body' ? unknown : Incoming<CallName>[K]
}

export type Run = (incoming: AnyIncoming) => Promise<unknown>
export type AnyOperation = Run | { readonly outside: (incoming: AnyIncoming) => Promise<Run> }

/** A request that its call's rule and limits let through. */
export interface Admitted {
  readonly name: CallName
  readonly call: Call
  readonly run: AnyOperation
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly actor: Actor
  readonly scope: Exclude<Scope, 'none'>
  readonly services: Services
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal
  readonly given: GivenParts | null
}

/** The parts of a request as the call's schemas read them. */
export interface Parsed {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly files: readonly Upload[]
}

/** What an operation is given of a request, and what it left to be done. */
export function incomingOf(
  admitted: Admitted,
  parsed: Parsed,
  db: Db,
  notes: AuditNote[],
  copiedAt: string | null = null,
): { incoming: AnyIncoming; undo: readonly (() => void | Promise<void>)[]; isUnchanged: () => boolean } {
  const { actor, request, reply, services, scope } = admitted
  const undo: (() => void | Promise<void>)[] = []
  let unchanged = false
  const incoming: AnyIncoming = {
    ...parsed,
    actor,
    get person(): User | WidgetUser {
      if (!isPerson(actor)) throw unauthenticated()
      return actor
    },
    tenantId: tenantOf(actor),
    scope,
    db,
    copiedAt,
    services,
    ifMatch: versionOf(request.headers['if-match']),
    idempotencyKey: keyIn(request.headers),
    ifNoneMatch: request.headers['if-none-match'] ?? null,
    range: rangeOf(request.headers),
    origin: {
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      host: hostOf(request),
      secure: request.protocol === 'https',
      page: pageOf(request),
      portal: portalOf(request),
      navigating:
        request.headers['sec-fetch-mode'] === 'navigate' && request.headers['sec-fetch-dest'] === 'document',
      get cookies() {
        refuseOtherPages(request)
        return request.cookies
      },
    },
    get doer() {
      return doerOf(admitted)
    },
    audit: (note) => {
      if (note) notes.push(note)
      else unchanged = true
    },
    afterCommit: (work) => afterCommitOf(db, work),
    afterRollback: (work) => void undo.push(work),
    setCookie: (name, value, options) =>
      void reply.setCookie(name, value, {
        ...options,
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
      }),
  }
  return { incoming, undo, isUnchanged: () => unchanged }
}

/** Whose doing it is, for what is written down of it. */
export function doerOf({ actor, name, request }: Admitted): Doer {
  return {
    tenantId: tenantOf(actor),
    call: name,
    userId: isPerson(actor) ? actor.id : null,
    impersonatedBy: isPerson(actor) ? actor.impersonatedBy : null,
    via:
      actor.kind === 'widget'
        ? `widget ${actor.widget} on ${actor.origin}`
        : actor.kind === 'user'
          ? actor.key
            ? `key ${actor.key.name} (${actor.key.prefix}…)`
            : 'portal'
          : actor.kind,
    ip: request.ip,
  }
}
