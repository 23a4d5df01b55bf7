import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '@portal/server/foundation/database/database'
import { readVehicleFeed } from '@portal/server/clients/feeds/jobs'
import { sendPush } from '@portal/server/platform/pushes/send-push'
import { sendSchedule } from '@portal/server/platform/schedules/send-schedule'
import { sendTrial } from '@portal/server/platform/schedules/try-schedule'
import { sendWebhook } from '@portal/server/platform/webhooks/send-webhook'
import { makeTaskElsewhere } from '@portal/server/sites/forms/task-elsewhere'
import { checkRedirects } from '@portal/server/sites/migrations/check-redirects'
import { sendSupport } from '@portal/server/work/support/send'
import type { Server } from '@portal/server/server'
import { emailOf, signIn, type Caller } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'

/** What becomes of work of which no attempt is left, and who hears of it. */

let server: Server
let admin: Caller

beforeAll(async () => {
  // Nothing answers there: mail is tried and fails.
  server = await startServerHere({ SMTP_URL: 'smtp://127.0.0.1:9' })
  admin = await signIn(server.address, 'admin')
})
afterAll(() => server?.stop())

const rows = async <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
  server.services.database.asOwner(async (client) => (await client.query<T>(text, [...values])).rows)

const bells = async (): Promise<readonly string[]> =>
  (
    await rows<{ text: string }>(
      'select text from notification where tenant_id = 1 order by id desc limit 20',
    )
  ).map(({ text }) => text)

test('mail of a kind that is switched off is named where failed mail is sent again', async () => {
  const ids: number[] = []
  for (const subject of ['First', 'Second', 'Third']) {
    const email = { subject, text: 'Hello' }
    ids.push((await admin.post<{ id: number }>('/notifications/email-internal', { email })).body.id)
  }
  const fail = (some: readonly number[], category: string) =>
    rows(
      `update email_notification set status = 'failed', category = $1 where tenant_id = 1 and id = any ($2)`,
      [category, some],
    )
  /** Until nobody is sending them: an attempt that ends says how it ended. */
  const rest = (): Promise<void> =>
    expect
      .poll(async () => {
        await rows(
          `update pgboss.job set start_after = now() + interval '1 hour'
           where name = 'send-mail' and state = 'retry' and (data ->> 'id')::integer = any ($1)`,
          [ids],
        )
        return rows(
          `select id from pgboss.job where name = 'send-mail' and state in ('created', 'active')
             and (data ->> 'id')::integer = any ($1)`,
          [ids],
        )
      })
      .toEqual([])
  const again = async (dryRun: boolean): Promise<string> =>
    (await admin.post<{ sentence: string }>('/admin-helpers/resendMail', { dryRun })).body.sentence
  const path = '/notifications/email-settings'
  const { body: usual } = await admin.get<{ off: readonly string[] }>(path)
  await rest()
  await rows(`delete from email_notification where status = 'failed'`)
  await fail(ids.slice(0, 2), 'internal')
  await fail(ids.slice(2), 'report-schedule')
  expect(await again(true)).toBe('3 messages would be sent again.')
  await admin.put(path, { ...usual, off: ['internal'] })
  expect(await again(true)).toBe(
    '3 messages would be sent again. 2 of them are of a kind that is switched off under Email Communication Settings, and reach nobody.',
  )
  expect(await again(false)).toMatch(/^3 messages are queued again\. 2 of them are of a kind/)
  await rest()
  await fail(ids.slice(0, 1), 'internal')
  expect(await again(true)).toBe(
    '1 message would be sent again. Mail of its kind is switched off under Email Communication Settings, so it reaches nobody.',
  )
  await rows(`delete from email_notification where tenant_id = 1 and id = any ($1)`, [ids])
  await admin.put(path, usual)
})

describe('work of which no attempt is left', () => {
  /** Makes the next attempt of what waits the last one, and begins it. */
  const lastAttempt = async (kind: string, id: number): Promise<void> => {
    await expect
      .poll(async () => {
        const waiting = await rows(
          `update pgboss.job set retry_count = retry_limit, start_after = now() where name = $1 and state = 'retry'
               and (data ->> 'id')::integer = $2 returning id`,
          [kind, id],
        )
        return waiting.length
      })
      .toBe(1)
    server.services.jobs.wake({ name: kind })
  }

  test(
    'says so, whatever the attempts before came to: a message is not waiting for ever',
    { timeout: 240_000 },
    async () => {
      const { body } = await admin.post<{ id: number }>('/notifications/email-internal', {
        email: { subject: 'Nobody gets this', text: 'A note.' },
      })
      await lastAttempt('send-mail', body.id)
      await expect
        .poll(
          async () => (await admin.get<{ status: string }>(`/notifications/email/${body.id}`)).body.status,
          {
            timeout: 60_000,
          },
        )
        .toBe('failed')
    },
  )

  test('a report that did not go out is told to whoever set it up', async () => {
    const [made] = await rows<{ id: number }>(
      `insert into report_schedule (tenant_id, report, every, day, hour, files, recipients, created_by, next_on, query)
       select 1, 'clientView', 'month', 1, 0, '{csv}', '{}', id, current_date + 9, '{}' from user_account where email = $1 returning id`,
      [emailOf('admin')],
    )
    const work = { tenantId: 1, id: made?.id ?? 0, on: '2026-01-05' }
    await sendSchedule.givenUp?.(work, server.services)
    expect(await bells()).toContain('Client View did not go out by mail: something went wrong on our side.')
    await rows('delete from report_delivery where schedule_id = $1', [work.id])
    await rows('delete from report_schedule where id = $1', [work.id])
  })
})

/** The id of the first row that a statement answers. */
const idOf = async (text: string, values: readonly unknown[] = []): Promise<number> => {
  const [row] = await rows<{ id: number }>(text, values)
  if (!row) throw new Error(`Nothing for: ${text}`)
  return row.id
}
const adminId = () =>
  idOf('select id from user_account where tenant_id = 1 and email = $1', [emailOf('admin')])

describe('each other kind of work says so to whoever waits for it', () => {
  test('the test of a scheduled report, to who tried it', async () => {
    const userId = await adminId()
    const sending = {
      report: 'clientView',
      client_id: null,
      query: {},
      every: 'month' as const,
      day: 1,
      hour: 0,
      files: [],
      recipients: [],
      created_by: userId,
    }
    await sendTrial.givenUp?.({ tenantId: 1, userId, sending }, server.services)
    expect(await bells()).toContain(
      'The test of a scheduled report was not sent: something went wrong on our side.',
    )
  })

  test('a delivery to a webhook, with its attempt and the next one', async () => {
    const endpoint = await idOf(
      `insert into webhook_endpoint (tenant_id, name, url, events, created_by)
       values (1, 'Ours', 'https://nowhere.example/', '{budget.changed}', $1) returning id`,
      [await adminId()],
    )
    const id = await idOf(
      `insert into webhook_delivery (tenant_id, webhook_endpoint_id, message_id, event, payload)
       values (1, $1, 'msg-given-up', 'budget.changed', '{}') returning id`,
      [endpoint],
    )
    await sendWebhook.givenUp?.({ tenantId: 1, id, attempt: 1 }, server.services)
    expect(
      await rows(
        `select d.state, d.attempts, d.next_at > now() as again, a.problem from webhook_delivery d
         join webhook_attempt a on a.tenant_id = d.tenant_id and a.webhook_delivery_id = d.id where d.id = $1`,
        [id],
      ),
    ).toEqual([{ state: 'Waiting', attempts: 1, again: true, problem: 'The portal itself failed.' }])
    await rows('delete from webhook_endpoint where id = $1', [endpoint])
  })

  test('a check of redirects, which can be begun again', async () => {
    const id = await idOf(
      `insert into website_migration (tenant_id, client_id, name) values (1, 1003, 'Broken off') returning id`,
    )
    await rows(
      'insert into redirect_check (tenant_id, website_migration_id, client_id) values (1, $1, 1003)',
      [id],
    )
    await checkRedirects.givenUp?.({ tenantId: 1, id }, server.services)
    expect(
      await rows('select done_at is not null as done from redirect_check where website_migration_id = $1', [
        id,
      ]),
    ).toEqual([{ done: true }])
  })

  test('the task of an answer, to who has to do it', async () => {
    const answerId = await idOf(
      `update form_answer a set became = '' from form f
       where a.tenant_id = 1 and f.tenant_id = 1 and f.id = a.form_id
         and a.id = (select min(id) from form_answer where tenant_id = 1) returning a.id`,
    )
    await rows(
      `update form set becomes = 'Task', task_for_id = $1 where tenant_id = 1
         and id = (select form_id from form_answer where tenant_id = 1 and id = $2)`,
      [await adminId(), answerId],
    )
    await makeTaskElsewhere.givenUp?.({ tenantId: 1, answerId }, server.services)
    expect((await bells()).join('\n')).toContain('waits for a task: no task could be made of this answer.')
  })

  test('a support request and a comment, with why they are behind', async () => {
    const issue = await idOf(
      `insert into support_issue (tenant_id, tracker, number, summary, issue_type, status, description, reporter_id, sending_until)
       values (1, 'jira', 999001, 'Behind', 'Bug', 'To Do', '', $1, now() - interval '1 minute') returning id`,
      [await adminId()],
    )
    const comment = await idOf(
      `insert into support_comment (tenant_id, tracker, issue_key, author_id, body)
       values (1, 'jira', 'REQ-999001', $1, 'And?') returning id`,
      [await adminId()],
    )
    await sendSupport.givenUp?.({ tenantId: 1, issue, comment }, server.services)
    const problem = 'The tracker could not be reached. It is tried again in the morning.'
    expect(
      await rows(
        `select problem, sending_until from support_issue where id = $1
         union all select problem, sending_until from support_comment where id = $2`,
        [issue, comment],
      ),
    ).toEqual([
      { problem, sending_until: null },
      { problem, sending_until: null },
    ])
  })

  test('a vehicle feed, which keeps its last good copy', async () => {
    const id = await idOf(
      `select id from vehicle_feed where tenant_id = 1 and deleted_at is null and active and url <> '' and good_at is not null
       order by id limit 1`,
    )
    await readVehicleFeed.givenUp?.({ tenantId: 1, id }, server.services)
    expect(await rows('select state, message from vehicle_feed where id = $1', [id])).toMatchObject([
      {
        state: 'Last Good Copy',
        message: expect.stringMatching(/^It could not be read: something went wrong on our side\./),
      },
    ])
  })
})

describe('a report that is pushed to the people of many clients', () => {
  test('reaches every other client where that of one cannot be made, and says which did not', async () => {
    const people = await rows<{ id: number }>(
      `select distinct m.client_id as id from client_user m join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
       where m.tenant_id = 1 and u.user_type = 'Client' and u.active and not u.suspended order by 1 limit 3`,
    )
    const clientIds = people.map(({ id }) => id)
    const [broken, ...others] = clientIds
    const report = 'localServiceAds'
    const [push] = await rows<{ id: number }>(
      `insert into report_push (tenant_id, report, message, file, sends_at, people, created_by)
       select 1, $1, 'For you', 'xlsx', now(), 3, id from user_account where email = $2 returning id`,
      [report, emailOf('admin')],
    )
    const work = { tenantId: 1, id: push?.id ?? 0 }
    await rows(
      'insert into report_push_client (tenant_id, report_push_id, client_id) select 1, $1, unnest($2::integer[])',
      [work.id, clientIds],
    )
    const { database } = server.services
    const [last] = await rows<{ id: number }>(
      'select coalesce(max(id), 0)::integer as id from email_notification',
    )
    const failing: Database = {
      kind: database.kind,
      reading: (context) => database.reading(context),
      asOwner: (work) => database.asOwner(work),
      onWait: (tell) => database.onWait(tell),
      connections: () => database.connections(),
      stop: () => database.stop(),
      async write(context, run) {
        return database.write(context, async (db) => {
          const answer = await run(db)
          const mailed = await db
            .selectFrom('email_notification')
            .where('tenant_id', '=', 1)
            .where('client_id', '=', broken ?? 0)
            .where('id', '>', last?.id ?? 0)
            .select('id')
            .execute()
          if (mailed.length > 0) throw new Error('The report of this store cannot be made.')
          return answer
        })
      },
    }
    await expect(sendPush.run(work, { ...server.services, database: failing })).rejects.toThrow(
      'cannot be made',
    )
    const done = () =>
      rows<{ client_id: number; problem: string }>(
        'select client_id, problem from report_push_client where report_push_id = $1 and done_at is not null order by 1',
        [work.id],
      )
    expect(await done()).toEqual(others.map((id) => ({ client_id: id, problem: '' })))

    await sendPush.givenUp?.(work, server.services)
    const [first] = await done()
    expect(first).toEqual({ client_id: broken, problem: 'Something went wrong on our side.' })
    expect(await rows('select state from report_push where id = $1', [work.id])).toEqual([{ state: 'Sent' }])
    expect((await bells()).join('\n')).toContain('did not reach one client')
  })
})
