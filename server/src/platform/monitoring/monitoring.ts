import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { Refusal } from '../../foundation/http/refusal.ts'
import type { Services } from '../../foundation/services.ts'
import type { JobCount } from '../jobs/jobs.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    readonly monitoring: Monitoring
  }
}

/** Seconds by which calls are told apart: those that nobody notices, those that people feel, those that need looking at. */
const seconds = [0.005, 0.025, 0.1, 0.25, 1, 5, 30]

/** Counts of this process, for the operator's monitoring. Names and units follow Prometheus' conventions. */
export class Monitoring {
  readonly registry = new Registry()
  readonly calls = new Counter({
    name: 'portal_calls_total',
    help: 'Calls answered, by call of the contract and status.',
    labelNames: ['call', 'status'] as const,
    registers: [this.registry],
  })
  readonly callSeconds = new Histogram({
    name: 'portal_call_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['area', 'method'] as const,
    buckets: seconds,
    registers: [this.registry],
  })
  readonly databaseWaits = new Histogram({
    name: 'portal_database_wait_seconds',
    help: 'For which callers waited for a connection to the database.',
    buckets: [0.001, ...seconds],
    registers: [this.registry],
  })
  readonly replicaReads = new Counter({
    name: 'portal_replica_reads_total',
    help: 'Reads that a replica could answer, by who did: replica, or why the primary (away, behind, own write, failed).',
    labelNames: ['from'] as const,
    registers: [this.registry],
  })
  /** Calls of widgets on foreign pages that were refused or failed. */
  readonly widgetErrors = new Counter({
    name: 'portal_widget_errors_total',
    help: 'Calls of widgets that were answered with a status of 400 or above.',
    labelNames: ['widget', 'status'] as const,
    registers: [this.registry],
  })
  readonly jobSeconds = new Histogram({
    name: 'portal_job_duration_seconds',
    help: 'For which attempts at background work took, whether they failed or not.',
    labelNames: ['kind'] as const,
    buckets: [...seconds, 300, 3600],
    registers: [this.registry],
  })
  /** Errors that browsers met and told of: a `call` that failed, or a `script` that broke. */
  readonly browserErrors = new Counter({
    name: 'portal_browser_errors_total',
    help: 'Errors that browsers met and reported.',
    labelNames: ['kind'] as const,
    registers: [this.registry],
  })
  readonly jobFailures = new Counter({
    name: 'portal_job_failures_total',
    help: 'Attempts at background work that failed, and what went wrong beside it (files, redis, queue).',
    labelNames: ['kind'] as const,
    registers: [this.registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }

  /** Figures that are read when somebody asks: the database's connections, work that waits, open windows. */
  watch(services: Services): void {
    new Gauge({
      name: 'portal_database_connections',
      help: 'Connections to the database, and callers that wait for one.',
      labelNames: ['state'] as const,
      registers: [this.registry],
      collect() {
        for (const [state, count] of Object.entries(services.database.connections()))
          this.set({ state }, count)
      },
    })
    const { replica } = services
    if (replica)
      new Gauge({
        name: 'portal_replica_behind_seconds',
        help: 'By which the replica is behind at most; NaN while that is not known.',
        registers: [this.registry],
        collect() {
          this.set(replica.behind ?? NaN)
        },
      })
    const jobs = countsOf(services)
    new Gauge({
      name: 'portal_database_up',
      help: '1 while the database answers, 0 while it does not.',
      registers: [this.registry],
      async collect() {
        this.set((await jobs()) === null ? 0 : 1)
      },
    })
    new Gauge({
      name: 'portal_job_lag_seconds',
      help: 'Since when the oldest work that is due waits, by kind.',
      labelNames: ['kind'] as const,
      registers: [this.registry],
      async collect() {
        this.reset()
        for (const { kind, late } of (await jobs()) ?? []) if (late > 0) this.set({ kind }, late)
      },
    })
    new Gauge({
      name: 'portal_jobs',
      help: 'Background work on the queue of all processes, by kind and state.',
      labelNames: ['kind', 'state'] as const,
      registers: [this.registry],
      async collect() {
        this.reset()
        for (const { kind, state, count } of (await jobs()) ?? []) this.set({ kind, state }, count)
      },
    })
    new Gauge({
      name: 'portal_realtime_connections',
      help: 'Open windows of people that this process holds.',
      registers: [this.registry],
      collect() {
        this.set(services.realtime.connections())
      },
    })
  }
}

/** Milliseconds that the database has for the operator's figures: whoever collects them waits ten seconds. */
const patience = 3_000

/** Work on the queue, asked once for all figures of a moment; null while the database does not answer. */
function countsOf(services: Services): () => Promise<readonly JobCount[] | null> {
  let asked: Promise<readonly JobCount[] | null> | null = null
  return () => {
    const late = new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), patience).unref()
    })
    asked ??= Promise.race([services.jobs.counts().catch(() => null), late]).finally(() => {
      asked = null
    })
    return asked
  }
}

/**
 * Counts every request, and answers `/metrics` in Prometheus' text format. With
 * `METRICS_TOKEN` whoever brings it as a bearer token may read; without one,
 * programs on this machine that ask the server itself and not its proxy.
 */
export function mountMonitoring(app: FastifyInstance, services: Services): void {
  const { monitoring } = services
  monitoring.watch(services)
  app.addHook('onResponse', async (request, reply) => {
    const { config, url } = request.routeOptions
    monitoring.calls.inc({ call: config.call ?? url ?? 'none', status: String(reply.statusCode) })
    if (config.call !== undefined)
      monitoring.callSeconds.observe(
        { area: areaOf(config.call), method: request.method },
        reply.elapsedTime / 1000,
      )
    if (request.widget !== null && reply.statusCode >= 400)
      monitoring.widgetErrors.inc({ widget: request.widget, status: String(reply.statusCode) })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, services.settings.metricsToken))
      throw new Refusal('not-found', 'There is nothing at this address.')
    const text = await monitoring.registry.metrics()
    return reply.type(monitoring.registry.contentType).send(text)
  })
}

/** Calls are told apart by what they are about: a name for each of them would be thousands of lines. */
const areaOf = (call: string): string => call.slice(0, call.indexOf('.'))

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call that a route answers. */
    call?: string
  }
}

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null)
    return (
      request.headers['x-forwarded-for'] === undefined &&
      ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')
    )
  const given = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
