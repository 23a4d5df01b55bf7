import { keptForDays as notificationDays } from '@portal/core/platform/notifications/constants'
import { longestKept } from '@portal/core/work/activities/drafts/autosave'
import { deliveryDays } from '@portal/core/platform/webhooks/events'
import { keptForDays } from '../http/idempotency.ts'
import type { Database } from './database.ts'
import { countGrownTables } from './statistics.ts'

const everyMinute = 60 * 1000
const everyHour = 60 * everyMinute

/**
 * Hourly: answers kept for retries are dropped after their days, and the
 * embedded database, which has no autovacuum of its own, is vacuumed. What
 * grew in it is counted every minute.
 * @returns a function that stops it
 */
export function startHousekeeping(database: Database): () => void {
  const timer = setInterval(() => void clean(database).catch(() => undefined), everyHour)
  const counting = setInterval(() => void countGrownTables(database).catch(() => undefined), everyMinute)
  for (const each of [timer, counting]) each.unref()
  return () => {
    clearInterval(timer)
    clearInterval(counting)
  }
}

async function clean(database: Database): Promise<void> {
  await database.asOwner(async (client) => {
    await client.query(
      `delete from idempotency_key where created_at < now() - interval '${keptForDays} days'`,
    )
    await client.query("delete from sign_in_failure where at < now() - interval '1 day'")
    await client.query("delete from blocked_address where blocked_until < now() - interval '1 day'")
    await client.query("delete from recovery_code where expires_at < now() - interval '1 day'")
    await client.query("delete from passkey_challenge where at < now() - interval '1 day'")
    await client.query("delete from password_link where expires_at < now() - interval '30 days'")
    await client.query("delete from session where expires_at < now() - interval '30 days'")
    await client.query("delete from embed_session where expires_at < now() - interval '30 days'")
    await client.query(
      `delete from notification where created_at < now() - interval '${notificationDays} days'`,
    )
    await client.query(
      `delete from written where updated_at < now() - interval '${longestKept} milliseconds'`,
    )
    await client.query(`delete from webhook_delivery where at < now() - interval '${deliveryDays} days'`)
    // Files that a stranger put to a form and sent no answers with.
    await client.query(
      "update file set deleted_at = now() where subject = 'form file' and deleted_at is null and created_at < now() - interval '2 days'",
    )
    await client.query('delete from host_assertion where expires_at < now()')
    await client.query('delete from embed_code where expires_at < now()')
    if (database.kind === 'embedded') {
      await client.query('vacuum (analyze)')
      await client.query('checkpoint')
    }
  })
}
