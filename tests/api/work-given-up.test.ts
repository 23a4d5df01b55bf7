import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '@portal/server/foundation/database/database'
import { sendPush } from '@portal/server/platform/pushes/send-push'
import { sendSchedule } from '@portal/server/platform/schedules/send-schedule'
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
