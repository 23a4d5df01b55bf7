import { sql } from 'kysely'
import { formatDateTime } from '@portal/core/foundation/format'
import type { User, WidgetUser } from '@portal/core/foundation/policy/actor'
import { alertsOnImpersonation } from '@portal/core/foundation/policy/impersonation'
import { writeAs, type AccessWork } from '../../access/sign-in/access-write.ts'
import type { Services } from '../../foundation/http/operation.ts'
import { queueInternalNote } from '../../platform/mail/internal-note.ts'

const subject = 'Forbidden access to TaskIQ while impersonating'

/**
 * Tells the administrators that the task tool did not let somebody in who acts
 * as a user of the configured list, or is one: the note of `POST /notifications/email-internal`, once a session.
 */
export async function alertOfForbiddenAccess(
  services: Services,
  person: User | WidgetUser,
  ip: string,
): Promise<void> {
  const { id, tenantId, impersonatedBy, sessionId } = person
  const listed = services.settings.impersonationAlertUsers
  if (impersonatedBy === null || sessionId === undefined) return
  if (!alertsOnImpersonation(person, listed) && !listed.includes(impersonatedBy)) return
  const doer = { tenantId, call: 'mail.sendInternal', userId: id, ip, via: 'portal' } as const
  await writeAs(services, doer, async (doing) => {
    if (!(await isFirst(doing, sessionId))) return
    const [by, as] = await Promise.all([personNamed(doing, impersonatedBy), personNamed(doing, id)])
    const note = await queueInternalNote(
      doing,
      {
        subject,
        text: `${by} was refused by TaskIQ while acting as ${as}, at ${formatDateTime(new Date().toISOString())}.`,
        userId: id,
      },
      impersonatedBy,
    )
    doing.audit({ subject: 'email', subjectId: note, changes: { category: 'internal', session: sessionId } })
  })
}

/** Whether nothing was said of this session yet. Locks it, so that two refusals at once are told of once. */
async function isFirst({ db, tenantId }: AccessWork, sessionId: string): Promise<boolean> {
  await sql`select from session where tenant_id = ${tenantId} and id = ${sessionId}::uuid for update`.execute(
    db,
  )
  const { rows } = await sql`
    select from audit_entry where tenant_id = ${tenantId} and call = 'mail.sendInternal'
      and changes ->> 'session' = ${sessionId} limit 1`.execute(db)
  return rows.length === 0
}

async function personNamed({ db, tenantId }: AccessWork, id: number): Promise<string> {
  const row = await db
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select(['first_name', 'last_name', 'email'])
    .executeTakeFirstOrThrow()
  return `${row.first_name} ${row.last_name} (${row.email})`
}
