import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calls, type CallName } from '@portal/core/calls'
import { wholePath, writes, type Call } from '@portal/core/foundation/contract/call'
import { isPerson, type Actor, type User, type WidgetUser } from '@portal/core/foundation/policy/actor'
import type { Scope } from '@portal/core/foundation/policy/rule'
import { opensAfterPassword, scopeOf } from '@portal/core/foundation/policy/scope-of-call'
import type { DatabaseContext } from '../database/context.ts'
import type { Db } from '../database/database.ts'
import type { Upload } from '../files/upload.ts'
import { underRequest } from '../log.ts'
import { hostOf, pageOf, portalOf, refuseOtherPages, unauthenticated } from './authenticate.ts'
import { actorKey, contextOf, tenantOf, writerOf } from './context-of.ts'
import { canBeRepeated, codeOf, isDatabaseGone } from './failures.ts'
import type { Doer } from './doer.ts'
import { earlierAnswer, record, requestHash, type Attempt } from './idempotency.ts'
import { readMultipart, removeAll } from './multipart.ts'
import {
  Ready,
  type AuditNote,
  type Incoming,
  type Operation,
  type OutsideFirst,
  type Services,
} from './operation.ts'
import { perMinute, type Limit } from './rate-limit.ts'
import { forbidden, passwordDue, readOnly, Refusal } from './refusal.ts'
import { bodyOf, checkNamed, keyIn, parse, rangeOf, versionOf } from './request-parts.ts'
import { send, type Result } from './send.ts'
import { sendStreamed, Streamed } from './streamed.ts'

/** An operation for every call of the contract: leaving one out does not compile. */
export type Operations = { readonly [N in CallName]: Operation<N> | OutsideFirst<N> }

declare module 'fastify' {
  interface FastifyRequest {
    /** The widget that asks, as its token says; null for everybody else. */
    widget: string | null
  }
}

/** Bytes that a JSON body may have. */
export const bodyLimit = 2 * 1024 * 1024

/**
 * Mounts every call at its address. Each request takes the same steps in the
 * same order: authentication, rate limit, `allow`, the call's own limit,
 * parsing, client scope,
 * idempotency, transaction, audit, one error shape.
 */
export function mountCalls(app: FastifyInstance, operations: Operations, services: Services): AnswerAs {
  const { limits } = services
  const perActor = perMinute('requests', services.settings.requestsPerMinute)
  const stopping = new AbortController()
  app.decorateRequest('widget', null)
  app.addHook('preClose', async () => stopping.abort())
  const perCall = new Map<CallName, Limit>()
  const answerAs: AnswerAs = async (name, { request, reply, actor, given }) => {
    const call: Call = calls[name]
    // What comes from thousands of visitors is counted once, by the limit of its own: each count lives a minute.
    if (!(call.gathered && call.perMinute !== undefined))
      await limits.take(perActor, actorKey(actor, request.ip))
    const scope = scopeOf(call, actor)
    if (scope === 'none') throw refusalFor(call, actor)
    if (isPerson(actor) && actor.clientView && writes(call)) throw readOnly()
    // After the rule: who is refused uses up nobody else's requests.
    const ofCall = perCall.get(name)
    if (ofCall) await limits.take(ofCall, actorKey(actor, request.ip))
    // The contract pairs each name with its operation; here only the pairing's widest type is known.
    const run = operations[name] as unknown as AnyOperation
    return answer({
      name,
      call,
      run,
      request,
      reply,
      actor,
      scope,
      services,
      stopping: stopping.signal,
      given: given ?? null,
    })
  }
  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name]
    if (call.perMinute !== undefined) perCall.set(name, perMinute(name, call.perMinute))
    app.route({
      method: call.method,
      url: fastifyPath(wholePath(call)),
      config: { call: name },
      bodyLimit: call.mostBytes ?? bodyLimit,
      // A stored file is sent as it is: a part of it must be a part of the same bytes.
      // A stream would wait in the compressor until it has enough of it.
      ...(call.answers === 'file' || call.answers === 'stream' ? { compress: false as const } : {}),
      handler: (request, reply) =>
        underRequest(request.id, async () =>
          answerAs(name, { request, reply, actor: await services.identify(request, name) }),
        ),
    })
  }
  return answerAs
}

function refusalFor(call: Call, actor: Actor): Refusal {
  if (opensAfterPassword(call, actor)) return passwordDue()
  return isPerson(actor) || actor.kind === 'guest' ? forbidden() : unauthenticated()
}

/** Somebody's request, and what it gives to a call where that is not what its own address says. */
export interface Asked {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly actor: Actor
  readonly given?: GivenParts
}

export interface GivenParts {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Answers a request as a call, with the call's rule, limits, transaction and audit. */
export type AnswerAs = (name: CallName, asked: Asked) => Promise<FastifyReply>

type AnyIncoming = {
  [K in keyof Incoming<CallName>]: K extends 'params' | 'query' | 'body' ? unknown : Incoming<CallName>[K]
}

type Run = (incoming: AnyIncoming) => Promise<unknown>
type AnyOperation = Run | { readonly outside: (incoming: AnyIncoming) => Promise<Run> }

interface Admitted {
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

/** Parses an admitted request, runs its operation in its context and sends the answer. */
async function answer(admitted: Admitted): Promise<FastifyReply> {
  const { call, request, reply, scope, services, given } = admitted
  const params = parse(call, 'params', given ? given.params : request.params)
  const query = parse(call, 'query', given ? given.query : request.query)
  checkNamed(call.client, 'client', params, scope)
  checkNamed(call.user, 'user', params, scope)
  const form = call.files ? await readMultipart(request, call.files, services.files.incoming) : null
  try {
    const body = parse(call, 'body', form ? form.fields : given ? given.body : bodyOf(request))
    const parsed: Parsed = { params, query, body, files: form?.files ?? [] }
    const result = writes(call) ? await write(admitted, parsed) : await read(admitted, parsed)
    if ('value' in result && result.value instanceof Streamed)
      return await sendStreamed(reply, result.value, admitted.stopping)
    return send(reply, result)
  } finally {
    if (form) {
      await services.files.release(form.files)
      await removeAll(form.files)
    }
  }
}

interface Parsed {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly files: readonly Upload[]
}

/** Whether somebody asks for what is so now, and not for what a copy knew a moment ago. */
const asksAnew = ({ query, body }: Parsed): boolean =>
  [query, body].some(
    (given) =>
      typeof given === 'object' &&
      given !== null &&
      'breakCache' in given &&
      String(given.breakCache) === 'true',
  )

async function read(admitted: Admitted, parsed: Parsed): Promise<Result> {
  const { database, replica } = admitted.services
  const context = await contextOf(database, admitted)
  const runOn = async (db: Db, copiedAt: string | null): Promise<unknown> => {
    const { incoming } = incomingOf(admitted, parsed, db, [], copiedAt)
    const run = 'outside' in admitted.run ? await admitted.run.outside(incoming) : admitted.run
    return run(incoming)
  }
  if (!admitted.call.mayLag || replica === null || asksAnew(parsed))
    return { value: await runOn(database.reading(context), null) }
  const { value, copiedAt } = await replica.read(context, writerOf(admitted.actor), runOn)
  if (copiedAt !== null) admitted.reply.header('x-data-as-of', copiedAt)
  return { value }
}

/** What runs in the transaction. A call that speaks to another system does so here, unless it is answered already. */
async function spoken(
  admitted: Admitted,
  parsed: Parsed,
  context: DatabaseContext,
  attempt: Attempt | null,
): Promise<Run | Result> {
  if (!('outside' in admitted.run)) return admitted.run
  const db = admitted.services.database.reading(context)
  const earlier = attempt && (await earlierAnswer(db, attempt))
  if (earlier) return { status: earlier.status, text: earlier.answer, replayed: true }
  return admitted.run.outside(incomingOf(admitted, parsed, db, []).incoming)
}

/** Runs a writing call in one transaction with its audit entries and its idempotency record. */
async function write(admitted: Admitted, parsed: Parsed): Promise<Result> {
  const { database } = admitted.services
  const context = await contextOf(database, admitted)
  const attempt = attemptOf(admitted, parsed)
  const run = await spoken(admitted, parsed, context, attempt)
  if (typeof run !== 'function') return run
  if (!admitted.call.files?.read) await admitted.services.files.bring(parsed.files)
  for (let tries = 1; ; tries++) {
    const notes: AuditNote[] = []
    let hooks: Hooks | null = null
    try {
      const result = await database.write(context, async (db): Promise<Result> => {
        const earlier = attempt && (await earlierAnswer(db, attempt))
        if (earlier) return { status: earlier.status, text: earlier.answer, replayed: true }
        const made = incomingOf(admitted, parsed, db, notes)
        hooks = made.hooks
        const value = await run(made.incoming)
        if (value instanceof Ready)
          throw new Error(`${admitted.name} writes and so must answer with JSON or a stream.`)
        const text = value instanceof Streamed ? '' : JSON.stringify(value)
        const answer = { status: 200, text }
        await record(
          db,
          doerOf(admitted),
          notes.length > 0 ? notes : [{ subject: admitted.name }],
          attempt,
          answer,
          admitted.services.replica === null ? null : writerOf(admitted.actor),
        )
        // What comes bit by bit begins after the transaction: none is held open for it.
        return value instanceof Streamed ? { value } : { status: 200, text, replayed: false }
      })
      await runAll(hooks, 'committed')
      return result
    } catch (error) {
      // A connection lost during the commit leaves open whether it was written: then nothing may be undone outside of it.
      if (!isDatabaseGone(error)) await runAll(hooks, 'rolledBack')
      const beaten =
        attempt !== null &&
        codeOf(error) === '23505' &&
        /idempotency_key/.test(String((error as { constraint?: unknown }).constraint))
      if (!(beaten || canBeRepeated(error)) || tries >= 3) throw error
    }
  }
}

interface Hooks {
  readonly committed: (() => void | Promise<void>)[]
  readonly rolledBack: (() => void | Promise<void>)[]
}

async function runAll(hooks: Hooks | null, which: keyof Hooks): Promise<void> {
  for (const work of hooks?.[which] ?? []) await work()
}

function incomingOf(
  admitted: Admitted,
  parsed: Parsed,
  db: Db,
  notes: AuditNote[],
  copiedAt: string | null = null,
): { incoming: AnyIncoming; hooks: Hooks } {
  const { actor, request, reply, services, scope } = admitted
  const hooks: Hooks = { committed: [], rolledBack: [] }
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
    audit: (note) => void notes.push(note),
    afterCommit: (work) => void hooks.committed.push(work),
    afterRollback: (work) => void hooks.rolledBack.push(work),
    setCookie: (name, value, options) =>
      void reply.setCookie(name, value, {
        ...options,
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
      }),
  }
  return { incoming, hooks }
}

function doerOf({ actor, name, request }: Admitted): Doer {
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

/** @throws {Refusal} 400 for a key that is none */
function attemptOf(admitted: Admitted, parsed: Parsed): Attempt | null {
  const key = admitted.request.headers['idempotency-key']
  if (key === undefined || admitted.call.confidential || admitted.call.answers === 'stream') return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Refusal('malformed', 'The Idempotency-Key must be 1 to 200 visible characters.')
  }
  return {
    tenantId: tenantOf(admitted.actor),
    actor: actorKey(admitted.actor, admitted.request.ip),
    key,
    call: admitted.name,
    requestHash: requestHash(
      admitted.services.settings.secret,
      [parsed.params, parsed.query, parsed.body],
      parsed.files,
    ),
  }
}

const fastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')
