import { keptForDays as notificationDays } from '@portal/core/platform/notifications/constants'
import { keptForDays } from '../http/idempotency.ts'
import type { Database } from './database.ts'

const everyHour = 60 * 60 * 1000

/**
 * Hourly: answers kept for retries are dropped after their days, and the
 * embedded database, which has no autovacuum of its own, is vacuumed.
 * @returns a function that stops it
 */
export function startHousekeeping(database: Database): () => void {
  const timer = setInterval(() => void clean(database).catch(() => undefined), everyHour)
  timer.unref()
  return () => clearInterval(timer)
}

async function clean(database: Database): Promise<void> {
  await database.asOwner(async (client) => {
    await client.query(
      `delete from idempotency_key where created_at < now() - interval '${keptForDays} days'`,
    )
    await client.query("delete from sign_in_failure where at < now() - interval '1 day'")
    await client.query("delete from blocked_address where blocked_until < now() - interval '1 day'")
    await client.query("delete from recovery_code where expires_at < now() - interval '1 day'")
    await client.query("delete from password_link where expires_at < now() - interval '30 days'")
    await client.query("delete from session where expires_at < now() - interval '30 days'")
    await client.query("delete from embed_session where expires_at < now() - interval '30 days'")
    await client.query(
      `delete from notification where created_at < now() - interval '${notificationDays} days'`,
    )
    await client.query('delete from host_assertion where expires_at < now()')
    if (database.kind === 'embedded') {
      await client.query('vacuum (analyze)')
      await client.query('checkpoint')
    }
  })
}
