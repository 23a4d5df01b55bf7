import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calls, type CallName } from '@portal/core/calls'
import { wholePath, writes, type Call } from '@portal/core/foundation/contract/call'
import { isPerson, type Actor } from '@portal/core/foundation/policy/actor'
import { opensAfterPassword, scopeOf } from '@portal/core/foundation/policy/scope-of-call'
import { underRequest } from '../log.ts'
import { unauthenticated } from './authenticate.ts'
import { actorKey } from './context-of.ts'
import type { AnyOperation, GivenParts } from './incoming-of.ts'
import type { Operation, OutsideFirst, Services } from './operation.ts'
import { perMinute, type Limit } from './rate-limit.ts'
import { forbidden, passwordDue, readOnly, type Refusal } from './refusal.ts'
import { answer } from './run-call.ts'

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

/** Answers a request as a call, with the call's rule, limits, transaction and audit. */
export type AnswerAs = (name: CallName, asked: Asked) => Promise<FastifyReply>

const fastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')
