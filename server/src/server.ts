import { setTimeout as pause } from 'node:timers/promises'
import { Actors } from './access/sign-in/actors.ts'
import { authenticate } from './access/sign-in/authenticate.ts'
import { GoogleSignIn } from './access/sign-in/google.ts'
import { isEmpty } from './access/tenants/is-empty.ts'
import { TenantLooks } from './access/tenants/looks.ts'
import { Tenants } from './access/tenants/tenants.ts'
import { openWhereabouts } from './access/sessions/whereabouts.ts'
import { openReaderLinks } from './access/guests/reader-links.ts'
import { Tokens } from './access/sessions/tokens.ts'
import { openDatabase } from './foundation/database/database.ts'
import { startHousekeeping } from './foundation/database/housekeeping.ts'
import { exportSources } from './export-sources.ts'
import { answers } from './report-answers.generated.ts'
import { fileRules } from './file-rules.ts'
import { Replica } from './foundation/database/replica.ts'
import { migrate } from './foundation/database/migrate.ts'
import { FileAddresses } from './foundation/files/addresses.ts'
import { checkBucket } from './foundation/files/bucket-storage.ts'
import { FileStore, incomingDirectory, openPlaces } from './foundation/files/file-store.ts'
import { StorageAway } from './foundation/files/storage.ts'
import { startSweeping } from './foundation/files/sweep.ts'
import { buildApp } from './app.ts'
import { Fetcher } from './foundation/outside/fetcher.ts'
import { PagePictures } from './foundation/outside/pictures/page-pictures.ts'
import { Draining } from './foundation/http/draining.ts'
import { RateLimits } from './foundation/http/rate-limit.ts'
import { connectRedis } from './foundation/database/redis.ts'
import { countGrownTables } from './foundation/database/statistics.ts'
import { log } from './foundation/log.ts'
import { telling } from './foundation/telling-start.ts'
import type { Services } from './foundation/services.ts'
import { jobKinds } from './job-kinds.ts'
import { operations } from './operations.ts'
import { openJobs, type Jobs } from './platform/jobs/jobs.ts'
import { smtpMailer } from './platform/mail/mailer.ts'
import { queueWebhooks } from './platform/webhooks/queue-webhooks.ts'
import { startImportJobs } from './settings/imports/jobs.ts'
import { openChatSource } from './results/assistant/open-source.ts'
import { openNotes } from './results/performance-notes/open-notes.ts'
import { openCalendars } from './work/calendar/calendars.ts'
import { followOnboardingTask } from './sales/onboarding-tasks.ts'
import { openTaskTools } from './work/tasks/task-tools.ts'
import { openCallRail } from './sites/callrail/operations.ts'
import { openGoogleKeywords } from './sites/keywords/operations.ts'
import { openTrackers } from './work/support/trackers.ts'
import { Integrations } from './settings/integrations/integrations.ts'
import { Monitoring } from './platform/monitoring/monitoring.ts'
import { openRealtime } from './platform/realtime/realtime.ts'
import { OperatorKey } from './settings/imports/operator-key.ts'
import { openLeadDesk } from './sales/leads-in/lead-desk.ts'
import { SiteEventStore } from './sites/intelligence/event-store.ts'
import type { Settings } from './foundation/settings.ts'

/** A running server. */
export interface Server {
  /** For example `http://127.0.0.1:4000`. */
  readonly address: string
  readonly services: Services
  /** Says that it is not ready any more, and goes on answering until a balancer has seen that. */
  drain(): Promise<void>
  /** Finishes requests under way, then closes everything. */
  stop(): Promise<void>
}

/**
 * Opens the database, brings it up to date, loads the demo agency into an
 * empty one where that is wanted, and serves.
 * @throws SettingsError, DirectoryInUse, or the system's error for a taken port
 */
export async function startServer(settings: Settings): Promise<Server> {
  log.level = settings.logLevel
  // The embedded database is waited for by nobody else, and works for as long as it takes.
  const step: typeof telling = settings.databaseUrl === null ? (_what, work) => work : telling
  const database = await step('the database', openDatabase(settings))
  let replica: Replica | null = null
  let jobs: Jobs | null = null
  try {
    await step("the database's migrations and rights", migrate(database))
    // The demo agency has a grammar and thousands of words with it, which a start that finds it there leaves alone.
    if (settings.seedDemo && (await database.asOwner(isEmpty)))
      await (await import('./seed/demo.ts')).seedDemoIfEmpty(database, settings)
    await countGrownTables(database)
    if (settings.replica && settings.databaseUrl !== null)
      replica = await Replica.open({
        primary: database,
        primaryUrl: settings.databaseUrl,
        settings: settings.replica,
        poolSize: settings.poolSize,
        pooled: settings.pooled,
      })
    const monitoring = new Monitoring()
    const failed = (error: unknown, kind: string): void => {
      monitoring.jobFailures.inc({ kind })
      log.error({ err: error, kind }, 'job')
    }
    const redis =
      settings.redisUrl === null
        ? null
        : await connectRedis(settings.redisUrl, (error) => failed(error, 'redis'))
    const places = await openPlaces(settings.dataDir, settings.files)
    const bucketAway = await telling('the object storage', unlessRefused(settings))
    const realtime = openRealtime(redis)
    database.onWait((waited) => monitoring.databaseWaits.observe(waited))
    replica?.onRead((from) => monitoring.replicaReads.inc({ from }))
    const addresses = new FileAddresses(settings.secret)
    const tokens = new Tokens(settings.secret)
    const fetcher = new Fetcher(settings.innerHosts)
    jobs = await step(
      'the queue',
      openJobs(database, jobKinds, {
        byTheClock: settings.scheduledWork,
        failed,
        took: (kind, taken) => monitoring.jobSeconds.observe({ kind }, taken),
      }),
    )
    const integrations = new Integrations(settings, database)
    redis?.heard((error) => integrations.told('redis', error, null))
    const services: Services = {
      identify: (request, call) => authenticate(request, call, services),
      wrote: (tenantId, notes) => realtime.wrote(tenantId, notes),
      exportSources,
      reportSources: answers,
      furtherReads: operations,
      mayOpen: fileRules,
      settings,
      draining: new Draining(),
      database,
      replica,
      tokens,
      whereabouts: await openWhereabouts(settings.addressPlaces),
      limits: new RateLimits(redis),
      tenants: new Tenants(database, (tenantId) => realtime.tellOthers({ kind: 'tenant', tenantId })),
      actors: new Actors(database, (tenantId, userId) => {
        realtime.recheck(tenantId, userId)
        realtime.tellOthers({ kind: 'user', tenantId, userId })
      }),
      realtime,
      monitoring,
      files: new FileStore(places, await incomingDirectory(settings.dataDir), (error) =>
        failed(error, 'files'),
      ),
      addresses,
      looks: new TenantLooks(database, addresses, (tenantId) =>
        realtime.tellOthers({ kind: 'looks', tenantId }),
      ),
      fetcher,
      pagePictures: new PagePictures(fetcher, settings.chromium),
      leadDesk: openLeadDesk(() => services),
      siteEvents: new SiteEventStore(database, (error) => failed(error, 'site events')),
      integrations,
      google: settings.google && new GoogleSignIn(settings.google, settings.secret),
      imports: startImportJobs(
        database,
        (tenantId, userId) => realtime.notified(tenantId, userId),
        async (db, messages) => services.jobs.enqueue(db, queueWebhooks, messages),
        operations,
      ),
      operator: new OperatorKey(settings.dataDir),
      trackers: openTrackers(database, settings.jira),
      callRail: openCallRail(database, settings.callRail),
      googleKeywords: openGoogleKeywords(database, settings.googleAds),
      chat: openChatSource(settings.chatSource),
      notes: openNotes(settings.notes, (error) => failed(error, 'performance notes')),
      taskTools: openTaskTools(tokens, settings.taskIq),
      taskFollowers: [followOnboardingTask],
      calendars: openCalendars(database, settings.googleCalendar, settings.secret),
      readerLinks: openReaderLinks(settings.secret),
      mailer:
        settings.smtpUrl === null
          ? null
          : await smtpMailer(settings.smtpUrl, settings.mailFrom, (error, took) =>
              integrations.told('smtp', error, took),
            ),
      jobs,
    }
    const app = await buildApp(services)
    if (bucketAway) failed(bucketAway, 'files')
    realtime.begin(app.server, services)
    const address = await app.listen({ port: settings.port, host: settings.host })
    services.operator.open(address)
    await services.jobs.begin(services)
    const stopHousekeeping = startHousekeeping(database)
    const stopSweeping = startSweeping(database, places, (error) =>
      app.log.error({ err: error }, 'sweeping files'),
    )
    return {
      address,
      services,
      async drain() {
        services.draining.begin()
        await pause(settings.drainSeconds * 1000)
      },
      async stop() {
        services.draining.begin()
        stopHousekeeping()
        stopSweeping()
        services.operator.close()
        // Windows of people dial again, and meet another process.
        realtime.release()
        await app.close()
        services.siteEvents.stop()
        await services.imports.stop()
        await services.jobs.stop()
        // Last: what was still answered rings bells that other processes hold.
        realtime.stop()
        services.mailer?.close()
        await services.integrations.stop()
        await services.replica?.stop()
        await database.stop()
      },
    }
  } catch (error) {
    await jobs?.stop()
    await replica?.stop()
    await database.stop()
    throw error
  }
}

/**
 * A bucket that does not answer at the start may answer later; everything but files works until then.
 *
 * @returns why it does not answer, or null
 * @throws SettingsError for one that refuses the portal
 */
async function unlessRefused({ files: { bucket } }: Settings): Promise<StorageAway | null> {
  if (bucket === null) return null
  try {
    await checkBucket(bucket)
    return null
  } catch (error) {
    if (error instanceof StorageAway) return error
    throw error
  }
}
