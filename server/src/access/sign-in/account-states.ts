import { sql } from 'kysely'
import { addDays, today } from '@portal/core/foundation/format'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Services } from '../../foundation/http/operation.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { each, eachTenant } from '../../platform/jobs/each.ts'
import { keepOneSuperAdministrator } from '../users/write-parts.ts'
import { writeAs, type AccessDoer } from './access-write.ts'
import { sendPasswordLink } from '../passwords/password-links.ts'
import { portalAddress } from '../../platform/mail/portal-address.ts'
import { endSessionsOf } from '../sessions/sessions.ts'

/** What the calendar does to accounts: begins those whose day has come, ends those whose day it is. */
export const accountStates = defineJob({
  name: 'account-states',
  every: '*/10 * * * *',
  retries: { most: 3, firstWait: 60 },
  limit: 300,
  run: (_, services) => bringAccountsUpToDate(services, today()),
})

/**
 * Brings the accounts of every tenant up to a day. It may run as often as one
 * likes; days on which the server was away are made up for.
 * @param day `YYYY-MM-DD` in the agency's time zone
 */
export async function bringAccountsUpToDate(services: Services, day: string): Promise<void> {
  await eachTenant(services.database, (id) =>
    // Whoever cannot begin keeps nobody from ending.
    each([beginAccounts, endAccounts], (bring) => bring(services, id, day)),
  )
}

const doerOf = (tenantId: number): AccessDoer => ({
  tenantId,
  call: 'job account-states',
  userId: null,
  ip: '',
  via: 'job',
})

/**
 * Activates accounts whose start date has come since the last run. Only since
 * then: an account that was ended after its start has an old start date too.
 */
async function beginAccounts(services: Services, tenantId: number, day: string): Promise<void> {
  const portal = await portalAddress(services, tenantId, null)
  await writeAs(services, doerOf(tenantId), async (doing) => {
    const { db } = doing
    const last = await db
      .selectFrom('account_state_run')
      .where('tenant_id', '=', tenantId)
      .select('day')
      .forUpdate()
      .executeTakeFirst()
    const since = last?.day ?? addDays(day, -1)
    if (since >= day) return
    await db
      .insertInto('account_state_run')
      .values({ tenant_id: tenantId, day })
      .onConflict((on) => on.columns(['tenant_id']).doUpdateSet({ day }))
      .execute()
    const begun = await db
      .updateTable('user_account')
      .set({ active: true, updated_at: sql<string>`now()` })
      .where('tenant_id', '=', tenantId)
      .where('active', '=', false)
      .where('suspended', '=', false)
      .where('start_date', '>', since)
      .where('start_date', '<=', day)
      .returning(['id', 'password_hash'])
      .execute()
    for (const { id, password_hash: passwordHash } of begun) {
      doing.audit({ subject: 'user', subjectId: id, changes: { active: [false, true], startDate: day } })
      if (passwordHash === null) await sendPasswordLink(doing, { userId: id, purpose: 'invitation', portal })
      doing.afterCommit(() => services.actors.forget(tenantId, id))
    }
  })
}

/** Ends accounts whose termination is due; each by itself, so that one which cannot end keeps no other. */
async function endAccounts(services: Services, tenantId: number, day: string): Promise<void> {
  const due = await services.database
    .reading(wholeTenant(tenantId))
    .selectFrom('scheduled_user_termination')
    .where('tenant_id', '=', tenantId)
    .where('done_at', 'is', null)
    .where('terminates_on', '<=', day)
    .select(['id', 'user_id'])
    .orderBy('id')
    .execute()
  await each(due, async ({ id, user_id: userId }) => {
    try {
      await endAccount(services, { tenantId, id, userId })
    } catch (error) {
      // The last Super Administrator stays until there is another one; the termination goes on waiting.
      if (!(error instanceof Refusal)) throw error
    }
  })
}

async function endAccount(
  services: Services,
  { tenantId, id, userId }: { readonly tenantId: number; readonly id: number; readonly userId: number },
): Promise<void> {
  await writeAs(services, doerOf(tenantId), async (doing) => {
    const { db } = doing
    const done = await db
      .updateTable('scheduled_user_termination')
      .set({ done_at: sql<string>`now()`, updated_at: sql<string>`now()` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!done) return
    const holds = await db
      .selectFrom('user_role')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('role', '=', 'Super Administrator')
      .select('role')
      .executeTakeFirst()
    if (holds) await keepOneSuperAdministrator(db, tenantId, userId)
    await db
      .updateTable('user_account')
      .set({
        active: false,
        // One who never started does not start after the end.
        start_date: sql<string | null>`case when active then start_date end`,
        version: sql<number>`version + 1`,
        updated_at: sql<string>`now()`,
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', userId)
      .execute()
    const sessionsEnded = await endSessionsOf(db, services, { tenantId, userId })
    doing.audit({
      subject: 'user',
      subjectId: userId,
      changes: { active: [true, false], scheduledTermination: id, sessionsEnded },
    })
    doing.afterCommit(() => services.actors.forget(tenantId, userId))
  })
}
