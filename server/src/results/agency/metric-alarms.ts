import { sql, type RawBuilder } from 'kysely'
import { addDays, today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { htmlOfLines } from '@portal/core/foundation/rules/html'
import { goesOnFor } from '@portal/core/results/agency/alarm-words'
import { dryRunDays } from '@portal/core/results/agency/metric-alarms'
import { portalAddress } from '../../platform/mail/portal-address.ts'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { operation, type Services } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { each, eachTenant } from '../../platform/jobs/each.ts'
import { Html, html } from '../../platform/mail/html.ts'
import { queueMail, type Sender } from '../../platform/mail/queue-mail.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { giveTask } from '../../work/tasks/give-task.ts'
import { alarmsOf, rings, type Ring } from './alarm-rings.ts'
import { nightsWaited } from './alarms-waiting.ts'

/** Whether a night goes on with an earlier one: then nobody is told again. */
const goesOn = (nights: number, earlier: Ring | undefined, { alarmId, clientId, day }: Ring): boolean =>
  earlier !== undefined &&
  earlier.alarmId === alarmId &&
  earlier.clientId === clientId &&
  addDays(earlier.day, nights) >= day

/** How often an alarm would have begun to ring. */
export const dryRun = operation('metricAlarms.dryRun', async ({ db, tenantId, params }) => {
  const to = addDays(today(), -1)
  const nights = { from: addDays(to, 1 - dryRunDays), to }
  const alarms = await alarmsOf(db, tenantId, params.id, to)
  const [alarm] = alarms
  if (!alarm) throw notFound('This metric alarm')
  const [all, late] = [
    await rings(db, tenantId, alarms, nights),
    await nightsWaited(db, tenantId, alarm, nights),
  ]
  const begun = all.filter((ring, at) => !goesOn(goesOnFor(alarm), all[at - 1], ring))
  const byClient = Map.groupBy(begun, ({ clientId }) => clientId)
  const { rows: clients } = await sql<{ id: number; name: string; slug: string }>`
    select id, name, slug from client where tenant_id = ${tenantId} and id = any (${[...byClient.keys()]}::integer[])
    order by name_folded`.execute(db)
  return {
    days: dryRunDays,
    rings: begun.length,
    nights: new Set(begun.map(({ day }) => day)).size,
    late,
    clients: clients
      .map((client) => ({ ...client, rings: byClient.get(client.id)?.length ?? 0 }))
      .toSorted((one, other) => other.rings - one.rings),
  }
})

/** Says that what rang is known. */
export const acknowledge = operation(
  'metricAlarms.acknowledge',
  async ({ db, tenantId, params, person, audit }) => {
    await sql`
      update metric_alarm_ring set seen_at = now(), seen_by = ${person.id}
      where tenant_id = ${tenantId} and id = ${params.id} and seen_at is null`.execute(db)
    const { rows } = await sql<{ client_id: number }>`
      select client_id from metric_alarm_ring where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
    const [ring] = rows
    if (!ring) throw notFound('What rang')
    audit({ subject: 'alarm that rang', subjectId: params.id, clientId: ring.client_id })
    return { id: params.id }
  },
)

/** Looks at every alarm of every tenant once a night. It may run twice: what rang is known. */
export const ringMetricAlarms = defineJob({
  name: 'metric-alarms',
  every: '30 6 * * *',
  retries: { most: 3, firstWait: 300 },
  limit: 900,
  run: (_, services) => ringAlarms(services, addDays(today(), -1)),
})

/** Minutes between two looks at what was imported. */
const afterImports = 15

/** Looks at the alarms of tenants whose figures were imported since the last look, so that nobody waits for the night. */
export const ringAfterImports = defineJob({
  name: 'metric-alarms-after-imports',
  every: `*/${afterImports} * * * *`,
  retries: { most: 1, firstWait: 60 },
  limit: 600,
  async run(_, services) {
    const { rows } = await services.database.asOwner((owner) =>
      owner.query<{ tenant_id: number }>(
        `select distinct tenant_id from import_run where kind = 'metrics' and status = 'done'
           and finished_at > now() - make_interval(mins => $1)`,
        // A look that begins late still sees what the one before it was too early for.
        [afterImports + 5],
      ),
    )
    await each(rows, ({ tenant_id: tenantId }) => ringOf(services, tenantId, addDays(today(), -1)))
  },
})

/**
 * Rings what has to ring for a day. A client for which an alarm rang so late that it looks at some of the same days goes
 * on with that entry and is told to nobody again; all that begins to ring for one person is one message.
 * @param day the last one that has figures, `YYYY-MM-DD`
 */
export async function ringAlarms(services: Services, day: string): Promise<void> {
  await eachTenant(services.database, (id) => ringOf(services, id, day))
}

async function ringOf(services: Services, tenantId: number, day: string): Promise<void> {
  const db = services.database.reading(wholeTenant(tenantId))
  const alarms = await alarmsOf(db, tenantId, null, day)
  if (alarms.length === 0) return
  const found = await rings(db, tenantId, alarms, { from: day, to: day })
  if (found.length === 0) return
  const lasting = new Map(alarms.map((alarm) => [alarm.id, goesOnFor(alarm)]))
  const rung = found.map((ring) => ({ ...ring, goesOnFor: lasting.get(ring.alarmId) ?? 1 }))
  await services.database.write(wholeTenant(tenantId), async (db) => {
    const { rows } = await sql<Begun>`
        with rung as (
          select * from json_to_recordset(${JSON.stringify(rung)}::json)
            as r ("alarmId" integer, "clientId" integer, value numeric, before numeric, "goesOnFor" integer)
        ), gone_on as (
          update metric_alarm_ring m set until = ${day}::date from rung r
          where m.tenant_id = ${tenantId} and m.metric_alarm_id = r."alarmId" and m.client_id = r."clientId"
            and m.until >= ${day}::date - r."goesOnFor" and m.until <= ${day}::date
          returning m.metric_alarm_id, m.client_id
        ), begun as (
          insert into metric_alarm_ring (tenant_id, metric_alarm_id, client_id, since, until, value, before, told_id)
          select ${tenantId}, r."alarmId", r."clientId", ${day}::date, ${day}::date, r.value, r.before, a.tell_id
          from rung r join metric_alarm a on a.tenant_id = ${tenantId} and a.id = r."alarmId"
          where not exists (select from gone_on g where g.metric_alarm_id = r."alarmId" and g.client_id = r."clientId")
          on conflict do nothing returning metric_alarm_id, client_id, told_id
        )
        select a.name as alarm, u.id as told, c.name as client, c.id as "clientId", coalesce(u.alarms_by_mail, a.by_mail) as mails,
          coalesce(u.alarms_make_tasks, a.makes_task) and u.id = b.told_id as "makesTask", u.email
        from begun b join metric_alarm a on a.tenant_id = ${tenantId} and a.id = b.metric_alarm_id
          join client c on c.tenant_id = ${tenantId} and c.id = b.client_id
          join user_account u on u.tenant_id = ${tenantId} and ${isHere('u')} and (u.id = b.told_id or (${isAdministratorOf(tenantId)}
            and not exists (select from user_account t where t.tenant_id = ${tenantId} and t.id = b.told_id and ${isHere('t')})))
        order by a.name, c.name_folded`.execute(db)
    const sender = { db, tenantId, services }
    await mailRings(sender, rows)
    for (const [told, of] of Map.groupBy(rows, ({ told: person }) => person)) {
      const tasks = await giveTasks(sender, told, of)
      await notify(sender, [told], {
        text: [sentenceOf(of), taskWords(tasks.length)].join(' ').trim(),
        path:
          tasks.length === 1
            ? pathOf('taskiq', {}, { task_id: String(tasks[0]) })
            : pathOf('settings.metric-alarms'),
      })
    }
  })
}

/** Whoever still works here. Where the one who is told does not, the administrators are. */
const isHere = (account: 'u' | 't'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${account}.user_type`)} = 'Employee' and ${sql.ref(`${account}.active`)} and not ${sql.ref(`${account}.suspended`)})`

const isAdministratorOf = (tenantId: number): RawBuilder<boolean> => sql<boolean>`exists (
  select from user_role r where r.tenant_id = ${tenantId} and r.user_id = u.id and r.role in ('Administrator', 'Super Administrator'))`

/** An alarm that began to ring for a client, and whom it tells. */
interface Begun {
  readonly alarm: string
  readonly told: number
  readonly client: string
  readonly clientId: number
  /** Whether it tells by mail too, or whom it tells chose so. */
  readonly mails: boolean
  /** Whether it gives whom it tells a task, or that person chose so. */
  readonly makesTask: boolean
  readonly email: string
}

/**
 * A task for each alarm that makes one, with all clients for which it begins to ring: one outage is one task. Where
 * tasks lie in another tool, which takes them only from whoever is signed in, people are told and no more.
 *
 * @returns the ids of the tasks
 */
async function giveTasks(
  of: { readonly db: Db; readonly tenantId: number; readonly services: Services },
  told: number,
  rows: readonly Begun[],
): Promise<readonly number[]> {
  const asking = rows.filter(({ makesTask }) => makesTask)
  if (asking.length === 0 || !of.services.taskTools.here) return []
  const person = await of.services.actors.byId(of.tenantId, told, of.db)
  if (person === null) return []
  const made: (number | null)[] = []
  for (const [alarm, rung] of Map.groupBy(asking, ({ alarm: name }) => name)) {
    const [first] = rung
    const one = first !== undefined && rung.length === 1
    made.push(
      await giveTask(of, person, {
        title: one ? `${alarm}: ${first.client}` : `${alarm}: ${rung.length} clients`,
        description: htmlOfLines(
          `The alarm began to ring for ${rung.map(({ client }) => client).join(', ')}.`,
        ),
        clientId: one ? first.clientId : null,
      }),
    )
  }
  return made.filter((id) => id !== null)
}

const taskWords = (count: number): string =>
  count === 0 ? '' : count === 1 ? 'You have a task for it.' : `You have ${count} tasks for them.`

/** A paragraph for each alarm. */
const listed = (rows: readonly Begun[]): Html =>
  new Html(
    [...Map.groupBy(rows, ({ alarm }) => alarm)]
      .map(
        ([alarm, rung]) =>
          html`<p><strong>${alarm}</strong>: ${rung.map(({ client }) => client).join(', ')}.</p>`.text,
      )
      .join(''),
  )

/** One message for each person, with every client of every alarm that tells by mail. */
async function mailRings(sender: Sender, rows: readonly Begun[]): Promise<void> {
  const mailed = rows.filter(({ mails }) => mails)
  if (mailed.length === 0) return
  const portal = await portalAddress(sender.services, sender.tenantId, null, sender.db)
  for (const [told, of] of Map.groupBy(mailed, ({ told: person }) => person)) {
    const [first] = of
    if (!first) continue
    await queueMail(sender, {
      category: 'metric-alarm',
      to: [first.email],
      userId: told,
      subject: of.length === 1 ? `${first.alarm}: ${first.client}` : `${of.length} clients to look at`,
      html: html`${listed(of)}
        <p><a href="${portal}${pathOf('settings.metric-alarms')}">Metric alarms</a></p>`,
    })
  }
}

/** Names of clients that a message says before it counts the others. */
const namedInMessage = 3

/** `Leads fall: Hartwell Honda, Lakeshore Audi and 4 more.` for each alarm that began to ring. */
function sentenceOf(rows: readonly { readonly alarm: string; readonly client: string }[]): string {
  return [...Map.groupBy(rows, ({ alarm }) => alarm)]
    .map(([alarm, of]) => {
      const named = of.slice(0, namedInMessage).map(({ client }) => client)
      const others = of.length - named.length
      return `${alarm}: ${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`
    })
    .join(' ')
}

export const metricAlarmOperations = {
  'metricAlarms.acknowledge': acknowledge,
  'metricAlarms.dryRun': dryRun,
}
