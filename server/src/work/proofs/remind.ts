import { sql } from 'kysely'
import { formatDay, today } from '@portal/core/foundation/format'
import { addressesIn } from '@portal/core/foundation/rules'
import { pathOf } from '@portal/core/foundation/routes'
import { portalAddress } from '../../platform/mail/portal-address.ts'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Services } from '../../foundation/http/operation.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { eachTenant } from '../../platform/jobs/each.ts'
import { html } from '../../platform/mail/html.ts'
import { queueMail, type Sender } from '../../platform/mail/queue-mail.ts'
import { notify } from '../../platform/notifications/notify.ts'

/** Days before a proof is due on which whoever decides about it is reminded. */
const daysBefore = 2

/** Every morning: the people of a client are reminded of what is shared with them and waits for their approval. */
export const remindOfProofs = defineJob({
  name: 'remind-of-proofs',
  every: '15 9 * * *',
  retries: { most: 3, firstWait: 300 },
  limit: 300,
  run: (_, services) => remindOfProofsOn(services, today()),
})

/**
 * Reminds of the proofs of every tenant that are due soon, once for each version. It may run as often as one likes.
 * @param day `YYYY-MM-DD` in the agency's time zone
 */
export async function remindOfProofsOn(services: Services, day: string): Promise<void> {
  await eachTenant(services.database, async (tenantId) => {
    await services.database.write(wholeTenant(tenantId), (db) => remind({ db, tenantId, services }, day))
  })
}

interface Due {
  readonly id: number
  readonly client_id: number
  readonly client_name: string
  readonly name: string
  readonly due_at: string
  readonly public_id: string
  readonly shared: boolean
  /** Whoever made it, where they were not reminded of this version yet. */
  readonly created_by: number | null
  /** Addresses of people without an account, where it is shared. */
  readonly guests: string
  readonly people: readonly { readonly id: number; readonly email: string }[]
}

async function remind(sender: Sender, day: string): Promise<void> {
  const { db, tenantId, services } = sender
  const open = sql`(p.shared and coalesce(p.shared_until >= ${day}::date, true))`
  const { rows } = await sql<Due>`
    update proof p set author_reminded_version = p.version_number,
      reminded_version = case when ${open} then p.version_number else p.reminded_version end
    from client c, proof b
    where p.tenant_id = ${tenantId} and p.deleted_at is null and p.state = 'Waiting'
      and b.tenant_id = p.tenant_id and b.id = p.id
      and (p.author_reminded_version < p.version_number or (${open} and p.reminded_version < p.version_number))
      and p.due_at between ${day}::date and ${day}::date + ${daysBefore}::integer
      and c.tenant_id = p.tenant_id and c.id = p.client_id
    returning p.id, p.client_id, c.name as client_name, p.name, p.due_at, p.public_id, ${open} as shared,
      case when b.author_reminded_version < p.version_number then p.created_by end as created_by,
      case when ${open} and b.reminded_version < p.version_number then p.guests else '' end as guests,
      coalesce((select json_agg(distinct jsonb_build_object('id', u.id, 'email', u.email))
        from client_user m join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
        where m.tenant_id = p.tenant_id and m.client_id = p.client_id and u.user_type = 'Client' and u.active and not u.suspended
          and ${open} and b.reminded_version < p.version_number), '[]') as people`.execute(db)
  if (rows.length === 0) return
  const portal = await portalAddress(services, tenantId, null, db)
  for (const proof of rows) {
    const due = formatDay(proof.due_at)
    // Client users have no screen of proofs: what is shared with them stands at its address.
    const shown = pathOf('proofs.public', { publicId: proof.public_id })
    const own = proof.people.map(({ email }) => email)
    // A guest learns of nobody else who is asked.
    const guests = addressesIn(proof.guests).filter((one) => !own.includes(one))
    for (const to of [own, ...guests.map((one) => [one])]) {
      if (to.length === 0) continue
      await queueMail(
        sender,
        {
          category: 'proof',
          to,
          subject: `Waits for your approval until ${due}: ${proof.name}`,
          html: html`<p>${proof.name} of ${proof.client_name} waits for your approval until ${due}.</p>
            <p><a href="${portal}${shown}">Look at it</a>, and approve it or say what is to be changed.</p>`,
          clientId: proof.client_id,
        },
        proof.created_by,
      )
    }
    const text = `${proof.name} of ${proof.client_name} waits for approval until ${due}.`
    const people = proof.people.map(({ id }) => id)
    if (people.length > 0) await notify(sender, people, { text, path: shown })
    if (proof.created_by !== null) {
      const path = pathOf('tools.proofs.detail', { id: proof.id })
      const unshared = proof.shared
        ? ''
        : ' Nobody else can see it: it is not shared, or the day of its address is over.'
      await notify(sender, [proof.created_by], { text: text + unshared, path })
    }
  }
}
