import { sql } from 'kysely'
import { issueTypes } from '@portal/core/work/support/options'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { fullNameOf } from '../../foundation/database/full-name.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Services } from '../../foundation/http/operation.ts'
import { NotTaken, type Delivery } from '../../foundation/outside/tracker/port.ts'
import { filesToSend } from './files-to-send.ts'

/** What is to be handed over: a request with its files, or a comment. */
interface ToSend {
  readonly tenantId: number
  readonly issue?: number
  readonly comment?: number
}

/** Minutes for which whoever hands something over may keep it: ten files of 100 MB on a slow line take that long. */
const held = 30

/**
 * Hands over to another tracker what was filed in the portal. With the wait
 * doubling from two seconds the attempts of some hours see a tracker through
 * its bad ones; the morning round takes up what is left.
 */
export const sendSupport = defineJob<ToSend>({
  name: 'send-support',
  retries: { most: 14, firstWait: 2 },
  limit: held * 60,
  async run({ tenantId, issue, comment }, services) {
    const { delivery } = await services.trackers.of(tenantId)
    if (delivery === null) return
    const db = services.database.reading(wholeTenant(tenantId))
    const sending: Sending = { db, tenantId, delivery, services }
    if (issue !== undefined) await sendIssue(sending, issue)
    if (comment !== undefined) await sendComment(sending, comment)
  },
  async givenUp({ tenantId, issue, comment }, { database }) {
    const db = database.reading(wholeTenant(tenantId))
    const problem = 'The tracker could not be reached. It is tried again in the morning.'
    if (issue !== undefined)
      await db
        .updateTable('support_issue')
        .set({ problem, sending_until: null })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', issue)
        .where(isFree)
        .execute()
    if (comment !== undefined)
      await db
        .updateTable('support_comment')
        .set({ problem, sending_until: null })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', comment)
        .where('external_id', 'is', null)
        .where(isFree)
        .execute()
  },
})

/** Every morning: what a tracker did not take, for example because its settings have to be mended first. */
export const resendSupport = defineJob({
  name: 'resend-support',
  every: '10 5 * * *',
  retries: { most: 3, firstWait: 60 },
  limit: 600,
  async run(_, { database, jobs }) {
    const waiting = await database.asOwner((client) =>
      client.query<{ tenant_id: number; issue: number | null; comment: number | null }>(`
        select tenant_id, id as issue, null::integer as comment from support_issue
          where tracker <> 'built-in' and (external_key is null or problem is not null) and created_at > now() - interval '30 days'
        union all
        select tenant_id, null, id from support_comment
          where tracker <> 'built-in' and external_id is null and created_at > now() - interval '30 days'`),
    )
    for (const { tenant_id: tenantId, issue, comment } of waiting.rows)
      await jobs.enqueue(database.reading(wholeTenant(tenantId)), sendSupport, {
        tenantId,
        ...(issue === null ? {} : { issue }),
        ...(comment === null ? {} : { comment }),
      })
  },
})

interface Sending {
  readonly db: Db
  readonly tenantId: number
  readonly delivery: Delivery
  readonly services: Pick<Services, 'files'>
}

async function sendIssue(sending: Sending, id: number): Promise<void> {
  const { db, tenantId, delivery } = sending
  const own = () => db.updateTable('support_issue').where('tenant_id', '=', tenantId).where('id', '=', id)
  const row = await own()
    .where('tracker', '<>', 'built-in')
    .where(isFree)
    .set({ sending_until: until, attempts: sql<number>`attempts + 1` })
    .returning(['summary', 'issue_type', 'description', 'created_at', 'external_key', 'attempts'])
    .executeTakeFirst()
  if (!row) throw new Error(`Support issue ${id} is being handed over by someone else.`)
  await settling(own, async () => {
    let key = row.external_key
    if (key === null) {
      const made = await delivery.issue(
        {
          mark: `${tenantId}.issue.${id}.${row.created_at}`,
          summary: row.summary,
          type: issueTypes.find((type) => type === row.issue_type) ?? 'Bug',
          description: row.description,
        },
        row.attempts > 1,
      )
      key = made.key
      await own().set({ external_key: made.key, external_id: made.id }).execute()
    }
    await delivery.files(key, await filesToSend(sending, { issueId: id, text: row.description }))
  })
}

async function sendComment(sending: Sending, id: number): Promise<void> {
  const { db, tenantId, delivery } = sending
  const own = () => db.updateTable('support_comment').where('tenant_id', '=', tenantId).where('id', '=', id)
  const row = await own()
    .where('tracker', '<>', 'built-in')
    .where('external_id', 'is', null)
    .where(isFree)
    .set({ sending_until: until, attempts: sql<number>`attempts + 1` })
    .returning(['issue_key', 'author_id', 'body', 'created_at', 'attempts'])
    .executeTakeFirst()
  if (!row) {
    const there = await own()
      .set({ attempts: sql<number>`attempts` })
      .returning('external_id')
      .executeTakeFirst()
    if (!there || there.external_id !== null) return
    throw new Error(`Support comment ${id} is being handed over by someone else.`)
  }
  await settling(own, async () => {
    const issueKey = await keyInTracker(db, tenantId, row.issue_key)
    const author = await fullNameOf(db, tenantId, row.author_id)
    await delivery.files(issueKey, await filesToSend(sending, { issueId: null, text: row.body }))
    const external = await delivery.comment(
      {
        mark: `${tenantId}.comment.${id}.${row.created_at}`,
        issueKey,
        author,
        body: row.body,
      },
      row.attempts > 1,
    )
    await own().set({ external_id: external }).execute()
  })
}

/** The tracker's key of a request that was commented on before the tracker had it. */
async function keyInTracker(db: Db, tenantId: number, key: string): Promise<string> {
  const filed = await db
    .selectFrom('support_issue')
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .where('tracker', '<>', 'built-in')
    .select('external_key')
    .executeTakeFirst()
  if (!filed) return key
  if (filed.external_key === null) throw new Error(`Support issue ${key} is not in the tracker yet.`)
  return filed.external_key
}

const isFree = sql<boolean>`(sending_until is null or sending_until < now())`
const until = sql<string>`now() + make_interval(mins => ${held})`

/** What both tables keep of a handing over. */
interface Row {
  set(values: { sending_until: null; problem: string | null }): { execute(): Promise<unknown> }
}

/** Does it and says how it ended. What the tracker refuses is not asked again before the morning. */
async function settling(own: () => Row, work: () => Promise<void>): Promise<void> {
  let problem: string | null = null
  let failure: unknown = null
  try {
    await work()
  } catch (error) {
    if (error instanceof NotTaken) problem = `${error.message} Please tell your administrator.`
    else failure = error
  }
  await own().set({ sending_until: null, problem }).execute()
  if (failure !== null) throw failure
}
