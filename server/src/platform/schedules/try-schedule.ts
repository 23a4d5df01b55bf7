import { today } from '@portal/core/foundation/format'
import { screenOf } from '@portal/core/platform/reports/report'
import { wholeTenant } from '../../foundation/database/context.ts'
import { operation } from '../../foundation/http/operation.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import type { Services } from '../../foundation/services.ts'
import { defineJob } from '../jobs/job.ts'
import { documentOf, mailLookOf } from '../mail/document.ts'
import { html } from '../mail/html.ts'
import { noteSwitchedOff } from '../mail/why-kept.ts'
import { notify } from '../notifications/notify.ts'
import { askedSchedule, type AskedSchedule } from './asked-schedule.ts'
import { queueReport } from './queue-report.ts'
import { mailFor, type Sending } from './report-mail.ts'

/** What somebody asks for as it would be sent. */
const sendingOf = ({ source, user, clientId, ...asked }: AskedSchedule): Sending => ({
  report: source.report.name,
  client_id: clientId,
  query: asked.query,
  every: asked.every,
  day: asked.day,
  hour: asked.hour,
  files: asked.files,
  recipients: asked.recipients,
  created_by: user.id,
})

const seesMore = 'Shown as you would get it: these readers also see what you do not.'

/** The mails as they would go out today. Their files are named, and not made. */
const preview = operation('reportSchedules.preview', async (incoming) => {
  const asked = await askedSchedule(incoming)
  const look = await mailLookOf(incoming.db, incoming.tenantId)
  const mails: { to: string[]; subject: string; html: string; files: string[] }[] = []
  for (const { to, beyondOwner, ...whom } of asked.readers) {
    // Whoever tries it sees nothing that is not theirs.
    const shownTo = beyondOwner ? { person: asked.user, as: asked.user } : whom
    const { subject, body } = await mailFor(
      sendingOf(asked),
      asked.source,
      { owner: asked.user, ...shownTo },
      { on: today(), services: incoming.services, withFiles: false },
    )
    const screen = screenOf(asked.source.report)
    const own = whom.as.kind === 'guest' && screen !== null && incoming.services.readerLinks.leadTo(screen)
    const shown = own
      ? html`${body}
          <p>Here each of them gets a link of their own, which opens the report without an account.</p>`
      : beyondOwner
        ? html`<p><em>${seesMore}</em></p>
            ${body}`
        : body
    mails.push({ to: [...to], subject, html: documentOf(shown, look), files: [...asked.files] })
  }
  return mails
})

/** Sends a report to whoever tries how it would come, with that person's rights of now. */
export const sendTrial = defineJob<{
  readonly tenantId: number
  readonly userId: number
  readonly sending: Sending
}>({
  name: 'send-report-trial',
  mails: true,
  retries: { most: 2, firstWait: 30 },
  limit: 300,
  async run({ tenantId, userId, sending }, services) {
    const person = await services.actors.byId(tenantId, userId)
    if (!person) return
    try {
      await queueReport(sending, { owner: { kind: 'user', ...person }, on: today(), services })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await tellWhoTries(services, tenantId, userId, error.message)
    }
  },
  givenUp: ({ tenantId, userId }, services) =>
    tellWhoTries(services, tenantId, userId, 'something went wrong on our side.'),
})

async function tellWhoTries(
  services: Services,
  tenantId: number,
  userId: number,
  why: string,
): Promise<void> {
  await services.database.write(wholeTenant(tenantId), (db) =>
    notify({ db, tenantId, services }, [userId], {
      text: `The test of a scheduled report was not sent: ${why}`,
      path: null,
    }),
  )
}

const test = operation('reportSchedules.test', async (incoming) => {
  const { db, tenantId, person, services, audit } = incoming
  const asked = await askedSchedule(incoming)
  const { email } = await db
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', person.id)
    .select('email')
    .executeTakeFirstOrThrow()
  await noteSwitchedOff(db, tenantId, 'report-schedule')
  await services.jobs.enqueue(db, sendTrial, {
    tenantId,
    userId: person.id,
    sending: { ...sendingOf(asked), recipients: [email] },
  })
  audit({
    subject: 'user',
    subjectId: person.id,
    changes: { event: 'scheduled report tried', report: asked.source.report.name },
  })
  return { to: email }
})

export const trialOperations = { 'reportSchedules.preview': preview, 'reportSchedules.test': test }
