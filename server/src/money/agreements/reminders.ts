import { sql, type SqlBool } from 'kysely'
import { formatDay, today } from '@portal/core/foundation/format'
import { clientUserTypes } from '@portal/core/foundation/policy/client-users'
import { pathOf } from '@portal/core/foundation/routes'
import {
  expiryDays,
  mostReminders,
  reminderDays,
  renewalDays,
  termEnd,
} from '@portal/core/money/agreements/agreement'
import { portalAddress } from '../../platform/mail/portal-address.ts'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Services } from '../../foundation/http/operation.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { eachTenant } from '../../platform/jobs/each.ts'
import type { Sender } from '../../platform/mail/queue-mail.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { agreementRows, sentOn } from './read.ts'
import { askToSign, signersOf } from './signers.ts'

/** Every morning: whoever still has to sign is reminded, and whoever looks after a client is told what ends. */
export const tendAgreements = defineJob({
  name: 'tend-agreements',
  every: '0 9 * * *',
  retries: { most: 3, firstWait: 300 },
  limit: 600,
  run: (_, services) => tendAgreementsOn(services, today()),
})

/**
 * What the calendar does to agreements of every tenant. It may run as often as one likes.
 * @param day `YYYY-MM-DD` in the agency's time zone
 */
export async function tendAgreementsOn(services: Services, day: string): Promise<void> {
  await eachTenant(services.database, async (tenantId) => {
    await services.database.write(wholeTenant(tenantId), async (db) => {
      const sender = { db, tenantId, services }
      await remindSigners(sender, day)
      await tellOfEnds(sender, day)
    })
  })
}

async function remindSigners(sender: Sender, day: string): Promise<void> {
  const { db, tenantId, services } = sender
  const due = sql<SqlBool>`a.tenant_id = ${tenantId} and a.status = 'Sent' and a.reminders < ${mostReminders}
    and coalesce(a.reminded_on, ${sentOn}) <= ${day}::date - ${reminderDays}::integer and ${sentOn} >= ${day}::date - ${expiryDays}::integer`
  const held = await sql<{
    id: number
  }>`select a.id from agreement a where ${due} order by a.id for update`.execute(db)
  if (held.rows.length === 0) return
  const ids = held.rows.map(({ id }) => id)
  const portal = await portalAddress(services, tenantId, null, db)
  for (const row of await agreementRows(
    db,
    sql<SqlBool>`a.tenant_id = ${tenantId} and a.id = any (${ids}::integer[])`,
  )) {
    const signers = await signersOf(db, tenantId, row.client_id)
    if (signers.length === 0 || row.sent_on === null) continue
    await askToSign(sender, { row, signers, portal, sentOn: row.sent_on, reminder: true, by: null })
  }
  await sql`update agreement set reminders = reminders + 1, reminded_on = ${day}::date
    where tenant_id = ${tenantId} and id = any (${ids}::integer[])`.execute(db)
}

/** Tells whoever sent an agreement and the client's managers, once, that it ends and what to do. */
async function tellOfEnds(sender: Sender, day: string): Promise<void> {
  const { db, tenantId } = sender
  const rows = await agreementRows(
    db,
    sql<SqlBool>`a.tenant_id = ${tenantId} and a.status = 'Active' and a.renewal_told_on is null
      and (a.starts_at + make_interval(months => a.months))::date - 1 between ${day}::date and ${day}::date + ${renewalDays}::integer
      and not exists (select from agreement r where r.tenant_id = a.tenant_id and r.renews_id = a.id and r.status <> 'Declined')`,
  )
  for (const row of rows) {
    const told = await sql<{ id: number }>`
      select distinct u.id from user_account u
      where u.tenant_id = ${tenantId} and u.user_type = 'Employee' and u.active and not u.suspended
        and (u.id = (select coalesce(a.sent_by, a.created_by) from agreement a where a.tenant_id = u.tenant_id and a.id = ${row.id})
          or exists (select from client_user m where m.tenant_id = u.tenant_id and m.user_id = u.id and m.client_id = ${row.client_id}
            and m.client_user_type_id = ${clientUserTypes.manager}))`.execute(db)
    await notify(
      sender,
      told.rows.map(({ id }) => id),
      {
        text: `${row.title} of ${row.client} ends on ${formatDay(termEnd(row.starts_at, row.months))}. Renew it, or let it end.`,
        path: pathOf('agreement.show', { slug: row.slug }),
      },
    )
  }
  if (rows.length > 0)
    await sql`update agreement set renewal_told_on = ${day}::date
      where tenant_id = ${tenantId} and id = any (${rows.map(({ id }) => id)}::integer[])`.execute(db)
}
