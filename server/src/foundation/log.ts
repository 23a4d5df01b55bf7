import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { pino, stdSerializers } from 'pino'

/** The id of what is being done: a request, or the work that it left behind. */
const doing = new AsyncLocalStorage<string>()

/** The id under which everything that happens now is logged; null where nobody asked for it. */
export const requestId = (): string | null => doing.getStore() ?? null

/** Does something under an id: what it logs, the jobs it puts on the queue and the mail it sends carry it. */
export const underRequest = <T>(id: string, work: () => T): T => doing.run(id, work)

/** Does something that belongs to no request, though one may have set it off. */
export const outsideOfRequests = <T>(work: () => T): T => doing.exit(work)

/** What an id may be: short, and nothing that could be taken for another line or field of a log. */
const usable = /^[\w.-]{8,64}$/

/**
 * The id of a request: the one that a proxy gave it (`X-Request-Id`), the key by which a browser or a widget knows
 * its write again (`Idempotency-Key`), or one of its own.
 */
export function idOfRequest({ headers }: Pick<IncomingMessage, 'headers'>): string {
  for (const id of [headers['x-request-id'], headers['idempotency-key']])
    if (typeof id === 'string' && usable.test(id)) return id
  return randomUUID()
}

/**
 * An address without what opens something: keys, tokens and links stand behind its question mark, or as long parts of
 * its path.
 */
function withoutKeys(address: string): string {
  const [path = '', query] = address.split('?', 2)
  const shown = path.replace(/[\w-]{20,}/g, (part) => (/[A-Z\d]/.test(part) ? `${part.slice(0, 4)}…` : part))
  return query === undefined ? shown : `${shown}?${[...new URLSearchParams(query).keys()].join()}`
}

/** How the log writes down what it is given. */
export const serializers = {
  err: (error: Error): object => stdSerializers.err(error),
  req: ({ method, url, host, ip }: Pick<FastifyRequest, 'method' | 'url' | 'host' | 'ip'>) => ({
    method,
    url: withoutKeys(url),
    host,
    remoteAddress: ip,
  }),
}

/**
 * The one log of the server: a line of JSON each, to standard output, with
 * `requestId` where somebody's request is behind it, from the level on that the
 * settings say.
 */
export const log: FastifyBaseLogger = pino({
  level: 'warn',
  redact: ['req.headers.authorization', 'req.headers.cookie'],
  serializers,
  mixin: (_line, _level, logger) => {
    const id = requestId()
    return id === null || 'requestId' in logger.bindings() ? {} : { requestId: id }
  },
})
