import { sql } from 'kysely'
import { formatDateTime } from '@portal/core/foundation/format'
import { html } from '../../platform/mail/html.ts'
import { queueMail, type Sender } from '../../platform/mail/queue-mail.ts'

interface Concerned {
  readonly id: number
  readonly email: string
  readonly fullName: string
}

/** Tells the user concerned and the Super Administrators that somebody acts as a user of the configured list. */
export async function alertOfImpersonation(sender: Sender, by: Concerned, other: Concerned): Promise<void> {
  const { rows } = await sql<{ email: string }>`
    select u.email from user_account u
    where u.tenant_id = ${sender.tenantId} and u.active and not u.suspended and exists (
      select from user_role r where r.tenant_id = u.tenant_id and r.user_id = u.id and r.role = 'Super Administrator')
    order by u.id`.execute(sender.db)
  await queueMail(
    sender,
    {
      category: 'impersonation-alert',
      to: [...new Set([other.email, ...rows.map(({ email }) => email)])],
      subject: `${by.fullName} is acting as ${other.fullName}`,
      html: html`<p>
          ${by.fullName} (${by.email}) started to act as ${other.fullName} (${other.email}) in the portal at
          ${formatDateTime(new Date().toISOString())}.
        </p>
        <p>If this is not expected, speak to ${by.fullName} or to an administrator.</p>`,
      userId: other.id,
    },
    by.id,
  )
}
