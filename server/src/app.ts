import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import cookie from '@fastify/cookie'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import files from '@fastify/static'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isMigrated } from './foundation/database/migrate.ts'
import { mountDemoApps } from './settings/links/demo-apps.ts'
import { mountDemoPage } from './access/embed/demo-page.ts'
import { operations } from './operations.ts'
import { mountTaskTool } from './work/tasks/taskiq-api.ts'
import { portalOf } from './foundation/http/authenticate.ts'
import { mountDraining } from './foundation/http/draining.ts'
import { documentation } from './foundation/http/openapi.ts'
import { openApiText } from './foundation/http/openapi-text.ts'
import { mountOperatorCopy } from './commands/backup/operator-copy.ts'
import { mountOperatorFiles } from './commands/files/operator-files.ts'
import { mailEventsRoute, signedBody } from './platform/mail/events/receive.ts'
import { sesBody, sesEventsRoute } from './platform/mail/events/receive-ses.ts'
import { mountUnsubscribe, readUnsubscribeForm, unsubscribeRoute } from './platform/schedules/unsubscribe.ts'
import { leadsRoute, readLeadBody } from './sales/leads-in/lead-bodies.ts'
import { readTextBodies } from './foundation/http/text-bodies.ts'
import { readJsonOnly } from './foundation/http/json-body.ts'
import type { Services } from './foundation/http/operation.ts'
import { Refusal } from './foundation/http/refusal.ts'
import { pagePolicy, secure } from './foundation/http/security-headers.ts'
import { answerUnreadable, handleError } from './foundation/http/send.ts'
import { mountCalls } from './foundation/http/way-in.ts'
import { mountMonitoring } from './platform/monitoring/monitoring.ts'
import { unreadable } from './foundation/http/failures.ts'
import { idOfRequest, log } from './foundation/log.ts'
import { missingRights } from './foundation/database/application-role.ts'

const built = (room: string): string => fileURLToPath(new URL(`../../${room}/dist/`, import.meta.url))

/** Everything that the one port serves: API, portal, widgets, loader. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    genReqId: idOfRequest,
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    trustProxy: services.settings.trustProxy,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    requestTimeout: 15 * 60 * 1000,
    forceCloseConnections: 'idle',
    // What is already on its way to a process that ends is answered like any other call.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    clientErrorHandler: answerUnreadable,
    // Node itself would answer these two without a word.
    http: { requireHostHeader: false },
  })
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', async ({ raw: { headers, httpVersion } }) => {
    if (headers.host === undefined && httpVersion === '1.1') throw unreadable('')
  })
  app.setErrorHandler(handleError)
  readJsonOnly(app, { [mailEventsRoute]: signedBody })
  // A page sends its events as plain text, which asks for no preflight.
  readTextBodies(app, {
    [leadsRoute]: readLeadBody,
    [sesEventsRoute]: sesBody,
    [unsubscribeRoute]: readUnsubscribeForm,
    '/iq': (text): unknown => JSON.parse(text),
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    secure(request, reply, isOfCalls(request.url) || isOfTaskTool(request.url))
  })
  await app.register(cookie)
  await app.register(multipart)
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    customTypes: /^(application\/json|text\/|application\/javascript|image\/svg)/,
    brotliOptions: { params: { 1: 4 } },
  })
  allowWidgetOrigins(app, services)
  mountDraining(app, services.draining)
  mountHealth(app, services)
  mountOperatorCopy(app, services)
  mountOperatorFiles(app, services)
  mountMonitoring(app, services)
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(await openApiText()),
  )
  app.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(documentation()),
  )
  const answerAs = mountCalls(app, operations, services)
  mountTaskTool(app, services, answerAs)
  if (!services.settings.production) mountDemoApps(app)
  mountDemoPage(app)
  mountUnsubscribe(app, services)
  await mountFiles(app)
  return app
}

/** Liveness, and readiness: the process is not about to end, and the database answers, has every migration, and lets the application read and write. */
function mountHealth(app: FastifyInstance, services: Services): void {
  app.get('/api/health', async () => ({ status: 'ok' }))
  app.get('/api/ready', async () => {
    services.draining.refuseReadiness()
    const migrated = await isMigrated(services.database)
    if (!migrated) throw new Refusal('unavailable', 'The database is being prepared.')
    const missing = await missingRights(services.database)
    if (missing.length > 0) {
      app.log.error({ missing }, 'the application may not use its database')
      throw new Refusal(
        'unavailable',
        'The application may not read or write everything that it needs in its database. The log says what; starting the server again gives it what it may.',
      )
    }
    return { status: 'ready', database: services.database.kind }
  })
}

/** Whether an address is one of the API's rather than of a page. */
const isOfCalls = (url: string): boolean => url.startsWith('/api/') || url.startsWith('/webhook/')

/** The task tool of our own answers servers, not pages. */
const isOfTaskTool = (url: string): boolean => url.startsWith('/taskiq-api/')

/** What a page asks before it has a token: answered to any origin, so that it can read why not. */
const askedByAnyPage = new Set(['/api/embed/sessions', '/api/embed/check'])

/**
 * Pages of listed origins may call the API with a widget's token; without
 * cookies, so that a portal session is of no use to them.
 */
function allowWidgetOrigins(app: FastifyInstance, services: Services): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin === undefined || !isOfCalls(request.url)) return
    if (!askedByAnyPage.has(request.url)) {
      const tenant = await services.tenants.byHost(request.host)
      if (!tenant || !(await services.tenants.mayEmbed(tenant.id, origin, portalOf(request)))) return
    }
    reply
      .header('access-control-allow-origin', origin)
      .header('vary', 'origin')
      .header('access-control-expose-headers', 'etag, retry-after, x-request-id')
    if (request.method !== 'OPTIONS') return
    await reply
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header(
        'access-control-allow-headers',
        'authorization, content-type, idempotency-key, if-match, x-host, x-impersonated-by',
      )
      .header('access-control-max-age', '600')
      .code(204)
      .send()
  })
}

/** The loader under the name of one version. */
const pinnedLoader = /\/loader-\w+\.js$/

async function mountFiles(app: FastifyInstance): Promise<void> {
  const portal = built('portal')
  const immutable = {
    cacheControl: false,
    setHeaders: (reply: FastifyReply) =>
      void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  }
  const openToAll = {
    setHeaders: (reply: FastifyReply, path: string) => {
      reply.header('access-control-allow-origin', '*')
      reply.header('cross-origin-resource-policy', 'cross-origin')
      reply.header(
        'cache-control',
        path.startsWith(built('widgets')) || pinnedLoader.test(path)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=300',
      )
      // Types, not a film.
      if (path.endsWith('.d.ts')) reply.header('content-type', 'text/plain; charset=utf-8')
    },
  }
  if (existsSync(portal))
    await app.register(files, {
      root: `${portal}assets`,
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true,
      ...immutable,
    })
  if (existsSync(built('widgets')))
    await app.register(files, {
      root: built('widgets'),
      prefix: '/embed/v1/',
      decorateReply: false,
      cacheControl: false,
      ...openToAll,
    })
  if (existsSync(built('loader')))
    await app.register(files, {
      root: built('loader'),
      prefix: '/embed/',
      wildcard: false,
      decorateReply: false,
      cacheControl: false,
      ...openToAll,
    })
  // The address of the collector stands in the pages of dealers for years: what it brings may change within the hour.
  app.get('/iq.js', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .sendFile('iq.js', built('loader'), { cacheControl: false }),
  )
  await app.register(files, { root: existsSync(portal) ? portal : built('..'), serve: false })
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/'
    // A version that is gone leads to the one there is: a page that pinned it goes on.
    if (pinnedLoader.test(path))
      return reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=300')
        .redirect('/embed/loader.js')
    if (
      isOfCalls(path) ||
      isOfTaskTool(path) ||
      path.startsWith('/assets/') ||
      path.startsWith('/embed/v1/') ||
      (request.method !== 'GET' && request.method !== 'HEAD')
    ) {
      throw new Refusal('not-found', 'There is nothing at this address.')
    }
    if (!existsSync(`${portal}index.html`))
      return reply.code(503).type('text/plain').send('The portal is not built yet. Run npm start.')
    const file =
      /^\/[\w.-]+\.(svg|png|ico|webmanifest|txt)$/.test(path) && existsSync(`${portal}${path.slice(1)}`)
        ? path.slice(1)
        : 'index.html'
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', pagePolicy(request))
      .sendFile(file)
  })
}
