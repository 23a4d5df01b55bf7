import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { RetentionKindName } from '@portal/core/settings/retention/kinds'

/** Where a kind lies. */
export interface Store {
  readonly table: string
  /** When a row began to grow old. */
  readonly at: RawBuilder<unknown>
  /** Which rows may go at all; all where absent. */
  readonly only?: RawBuilder<SqlBool>
  /** What goes before them, of the rows whose ids `going` selects; what the database takes with them is not named. */
  readonly first?: (tenantId: number, going: RawBuilder<unknown>) => readonly RawBuilder<unknown>[]
}

/** Every kind has a place: leaving one out does not compile. */
export const stores: Readonly<Record<RetentionKindName, Store>> = {
  chats: { table: 'chat_session', at: sql`coalesce(last_message_at, created_at)` },
  mail: {
    table: 'email_notification',
    at: sql`created_at`,
    only: sql<SqlBool>`status <> 'queued'`,
    first: (tenantId, going) => [
      sql`delete from email_attachment where tenant_id = ${tenantId} and email_id in (${going})`,
    ],
  },
  answers: {
    table: 'form_answer',
    at: sql`created_at`,
    first: (tenantId, going) => [
      sql`update file set deleted_at = now() where tenant_id = ${tenantId} and deleted_at is null
        and subject = 'form answer' and subject_id in (${going})`,
    ],
  },
  contacts: { table: 'site_contact', at: sql`last_at` },
  usage: { table: 'usage_record', at: sql`created_at` },
  audit: { table: 'audit_entry', at: sql`at` },
}
