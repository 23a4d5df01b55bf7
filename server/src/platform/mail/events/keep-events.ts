import { sql } from 'kysely'
import type { Db } from '../../../foundation/database/database.ts'
import { mailSettingsOf } from '../mail-settings.ts'

/** What a provider tells of a message of ours, in the words of the portal. */
export interface MailEvent {
  readonly tenant: number
  readonly email: number
  /** The same, however often it comes. */
  readonly key: string
  readonly kind: string
  readonly recipient: string
  readonly reason: string
  /** Seconds since 1970. */
  readonly at: number
}

/** The message that an id names: those of ours begin with tenant and number. Null for any other. */
export function messageOf(messageId: string): Pick<MailEvent, 'tenant' | 'email'> | null {
  const [, tenant, email] = /^<?(\d{1,9})\.(\d{1,9})@/.exec(messageId) ?? []
  return tenant === undefined || email === undefined ? null : { tenant: Number(tenant), email: Number(email) }
}

/** A text of an event as it is kept. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 500) : '')

/** What a reader did with a message: kept where the agency counts it. */
const ofReaders: ReadonlySet<string> = new Set(['opened', 'clicked'])

/**
 * Keeps the events of messages that a tenant sent; one that is known already changes nothing.
 * @returns how many were new
 */
export async function keepEvents(db: Db, tenantId: number, events: readonly MailEvent[]): Promise<number> {
  const { opens } = await mailSettingsOf(db, tenantId)
  const own = events.filter(({ tenant, kind }) => tenant === tenantId && (opens || !ofReaders.has(kind)))
  const { numAffectedRows } = await sql`
    insert into email_event (tenant_id, email_id, event_key, kind, recipient, reason, happened_at)
    select ${tenantId}::integer, n.email, n.key, n.kind, n.recipient, n.reason, to_timestamp(n.at)
    from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as n (email integer, key text, kind text, recipient text, reason text, at float8)
      join email_notification e on e.tenant_id = ${tenantId} and e.id = n.email
    order by n.key on conflict do nothing`.execute(db)
  return Number(numAffectedRows ?? 0)
}
