import { sql } from 'kysely'
import { counted } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { mayManage } from '@portal/core/foundation/policy/managing-users'
import { helpers, type HelperName } from '@portal/core/settings/helpers/helpers'
import { endSessionsOf } from '../../access/sessions/sessions.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { forbidden, invalid } from '../../foundation/http/refusal.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import { kindsSwitchedOff } from '../../platform/mail/why-kept.ts'
import { checkData } from './check-data.ts'
import { countFigures } from './count-figures.ts'
import type { Found } from './found.ts'
import { mergeClients } from './merge-clients/merge.ts'
import { unmergeClients } from './merge-clients/unmerge.ts'

type Asking = Incoming<'adminHelpers.run'>

/** Rows that are named. */
const named = 25

/** The person that a helper is about. @throws {Refusal} 422 without one, 403 for one above the caller */
async function personOf(
  { db, tenantId, person }: Asking,
  field: 'userId' | 'toUserId',
  userId: number | null | undefined,
): Promise<{
  readonly id: number
  readonly name: string
  readonly active: boolean
  readonly employee: boolean
}> {
  if (userId == null) throw invalid({ [field]: 'Field is required' })
  const { rows } = await sql<{
    id: number
    name: string
    active: boolean
    employee: boolean
    roles: string[]
  }>`
    select u.id, u.first_name || ' ' || u.last_name as name, u.active and not u.suspended as active, u.user_type = 'Employee' as employee,
      array(select r.role from user_role r where r.tenant_id = u.tenant_id and r.user_id = u.id) as roles
    from user_account u where u.tenant_id = ${tenantId} and u.id = ${userId}`.execute(db)
  const [found] = rows
  if (!found) throw invalid({ [field]: 'This person does not exist.' })
  if (!mayManage(person, { id: found.id, tenantId, roles: found.roles }))
    throw forbidden(`${found.name} stands above you.`)
  return found
}

/** Mails that are sent again at a time. */
const mostMails = 1000

/** What is said of those among messages whose kind is switched off. */
function offAmong(kept: number, all: number): string {
  if (kept === 0) return ''
  if (all === 1)
    return ' Mail of its kind is switched off under Email Communication Settings, so it reaches nobody.'
  const those = kept < all ? `${kept} of them ${kept === 1 ? 'is' : 'are'}` : 'All of them are'
  return ` ${those} of a kind that is switched off under Email Communication Settings, and ${kept === 1 ? 'reaches' : 'reach'} nobody.`
}

async function resendMail({ db, tenantId, body, services }: Asking): Promise<Found> {
  const { rows } = await sql<{ id: number; category: string; subject: string; recipients: string[] }>`
    select id, category, subject, recipients from email_notification
    where tenant_id = ${tenantId} and status = 'failed' and not confidential and created_at > now() - interval '30 days'
    order by created_at desc, id desc limit ${mostMails} ${body.dryRun ? sql`` : sql`for update`}`.execute(db)
  if (!body.dryRun && rows.length > 0) {
    await sql`
      update email_notification set status = 'queued', attempts = 0, last_error = null, sent_at = null
      where tenant_id = ${tenantId} and id = any (${rows.map(({ id }) => id)}::integer[])`.execute(db)
    for (const { id } of rows) await services.jobs.enqueue(db, sendMail, { tenantId, id })
  }
  const off = await kindsSwitchedOff(db, tenantId)
  const kept = rows.filter(({ category }) => off.has(category)).length
  return {
    count: rows.length,
    sentence:
      rows.length === 0
        ? 'No message failed.'
        : `${counted(rows.length, 'message')} ${body.dryRun ? 'would be sent again' : rows.length === 1 ? 'is queued again' : 'are queued again'}.${offAmong(kept, rows.length)}`,
    rows: rows.slice(0, named).map(({ subject, recipients }) => ({
      text: `${subject}, to ${recipients.join(', ')}`,
      path: pathOf('reporting.email_communications'),
    })),
  }
}

async function moveClients(asking: Asking): Promise<Found> {
  const { db, tenantId, body, services, afterCommit } = asking
  const from = await personOf(asking, 'userId', body.userId)
  const to = await personOf(asking, 'toUserId', body.toUserId)
  if (from.id === to.id) throw invalid({ toUserId: 'Choose somebody else.' })
  if (!to.active)
    throw invalid({ toUserId: `${to.name} cannot sign in, so nobody would look after the clients.` })
  if (!to.employee || !from.employee)
    throw invalid({ [to.employee ? 'userId' : 'toUserId']: 'Clients are handed over between employees.' })
  const { rows } = await sql<{ client_id: number; name: string; slug: string }>`
    select m.client_id, c.name, c.slug from client_user m join client c on c.tenant_id = m.tenant_id and c.id = m.client_id
    where m.tenant_id = ${tenantId} and m.user_id = ${from.id}
    group by m.client_id, c.name, c.slug order by lower(c.name), m.client_id`.execute(db)
  if (!body.dryRun) {
    await sql`
      insert into client_user (tenant_id, client_id, user_id, client_user_type_id)
      select tenant_id, client_id, ${to.id}::integer, client_user_type_id from client_user
      where tenant_id = ${tenantId} and user_id = ${from.id} on conflict do nothing`.execute(db)
    await sql`delete from client_user where tenant_id = ${tenantId} and user_id = ${from.id}`.execute(db)
    afterCommit(() => {
      services.actors.forget(tenantId, from.id)
      services.actors.forget(tenantId, to.id)
    })
  }
  return {
    count: rows.length,
    sentence:
      rows.length === 0
        ? `${from.name} is on the team of no client.`
        : `${counted(rows.length, 'client')} ${body.dryRun ? 'would go' : 'went'} from ${from.name} to ${to.name}.`,
    rows: rows
      .slice(0, named)
      .map(({ name, slug }) => ({ text: name, path: pathOf('clients.profile.settings', { slug }) })),
  }
}

async function endSessions(asking: Asking): Promise<Found> {
  const { db, tenantId, body, services, person, afterCommit } = asking
  const of = await personOf(asking, 'userId', body.userId)
  if (of.id === person.id)
    throw invalid({ userId: 'End your own sessions in My Profile, where this one stays.' })
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from session
    where tenant_id = ${tenantId} and user_id = ${of.id} and revoked_at is null and expires_at > now()`.execute(
    db,
  )
  const count = rows[0]?.count ?? 0
  if (!body.dryRun) {
    await endSessionsOf(db, services, { tenantId, userId: of.id })
    afterCommit(() => services.actors.forget(tenantId, of.id))
  }
  return {
    count,
    sentence:
      count === 0
        ? `${of.name} is signed in nowhere.`
        : `${counted(count, 'session')} of ${of.name} ${body.dryRun ? 'would end' : 'ended'}.`,
    rows: [],
  }
}

const run: Readonly<Record<HelperName, (asking: Asking) => Promise<Found>>> = {
  checkData: ({ db, tenantId }) => checkData(db, tenantId),
  resendMail,
  countFigures: ({ db, tenantId, body }) => countFigures(db, tenantId, body),
  moveClients,
  mergeClients,
  unmergeClients,
  endSessions,
}

export const helperOperations = {
  'adminHelpers.run': operation('adminHelpers.run', async (asking) => {
    const { params, body, audit } = asking
    const found = await run[params.name](asking)
    audit({
      subject: 'admin helper',
      changes: {
        helper: helpers.find(({ name }) => name === params.name)?.label ?? params.name,
        dryRun: body.dryRun,
        ...(body.userId == null ? {} : { userId: body.userId }),
        ...(body.toUserId == null ? {} : { toUserId: body.toUserId }),
        ...(body.clientId == null ? {} : { clientId: body.clientId }),
        ...(body.toClientId == null ? {} : { toClientId: body.toClientId }),
        what: found.sentence,
      },
    })
    return { dryRun: body.dryRun, count: found.count, sentence: found.sentence, rows: [...found.rows] }
  }),
}
