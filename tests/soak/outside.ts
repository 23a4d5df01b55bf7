import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { JiraSite, siteEmail, siteToken } from '../support/jira-site.ts'
import { visitor } from '../support/account.ts'
import type { Fault } from './faults.ts'

/** Milliseconds that a slow mail server takes for each mail. */
const slowness = 15_000

/** A mail server and a Jira that can be slow and unwilling. */
export interface Outside {
  /** The settings by which the portal reaches them. */
  readonly env: Readonly<Record<string, string>>
  readonly faults: readonly Fault[]
  /** Mails that were taken. */
  readonly mails: () => number
  /** Requests by their titles, as often as they were filed there. */
  readonly filed: () => readonly string[]
  stop(): Promise<void>
}

/**
 * Starts both.
 * @param portal where the portal is by then, for mail that people ask for; null before
 */
export async function startOutside(portal: () => string | null): Promise<Outside> {
  let mails = 0
  let slow = false
  const waiting = new Set<NodeJS.Timeout>()
  const mail = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      stream.resume()
      stream.once('end', () => {
        const taken = (): void => {
          mails += 1
          done()
        }
        if (!slow) return taken()
        const timer = setTimeout(() => {
          waiting.delete(timer)
          taken()
        }, slowness)
        waiting.add(timer)
      })
    },
  })
  mail.listen(0, '127.0.0.1')
  await once(mail.server, 'listening')
  // The database may know issues of a run before.
  const jira = await JiraSite.start(Math.floor(Date.now() / 1000))
  return {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`,
      JIRA_URL: jira.url,
      JIRA_EMAIL: siteEmail,
      JIRA_TOKEN: siteToken,
      JIRA_TIMEOUT: '2',
    },
    faults: [
      {
        name: 'mail slow',
        async begin() {
          slow = true
          const url = portal()
          if (url === null) return
          for (const account of ['seo', 'sem', 'social'])
            await visitor(url).post('/users/reset-password', { email: `${account}@demo.test` })
        },
        async end() {
          slow = false
        },
        seen: async () => 'portal_job_duration_seconds of send-mail',
      },
      {
        name: 'Jira refusing',
        async begin() {
          jira.faults.push({ path: /./, times: Number.POSITIVE_INFINITY, status: 503 })
        },
        async end() {
          jira.faults.length = 0
        },
        seen: async () => (jira.requests.length > 0 ? 'portal_job_failures_total of send-support' : null),
      },
    ],
    mails: () => mails,
    filed: () => jira.issues.map(({ summary }) => summary),
    async stop() {
      for (const timer of waiting) clearTimeout(timer)
      await new Promise<void>((resolve) => mail.close(() => resolve()))
      await jira.stop()
    },
  }
}
