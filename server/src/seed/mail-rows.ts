import type { SeedClient } from './client-rows.ts'
import { addDays, agencyDay, workingInstant } from './days.ts'
import type { SeedRow } from './insert-rows.ts'
import { randomFrom } from './random.ts'

const weeks = 5

/** Reports and invoices by mail of the last weeks, up to three days ago; a few addresses were wrong. */
export function mailRows(clients: readonly SeedClient[], now: Date): readonly SeedRow[] {
  const random = randomFrom(20_261_125)
  const served = clients.filter(({ tenantId, state }) => tenantId === 1 && state === 'client')
  const today = agencyDay(now)
  return Array.from({ length: weeks * 7 - 3 }, (_, back) => addDays(today, -(back + 3))).flatMap((day) =>
    random.several(served, random.whole(1, 4)).map((client): SeedRow => {
      const invoice = day.endsWith('-05')
      const failed = random.chance(0.06)
      const at = workingInstant(day, random.whole(8, 16), random.whole(0, 59))
      const subject = invoice ? `Invoice for ${client.name}` : `What we did for ${client.name}`
      return {
        tenant_id: 1,
        category: invoice ? 'invoice' : 'activity-report',
        recipients: [`manager@${client.name.toLowerCase().replaceAll(/[^a-z]+/g, '')}.example`],
        subject,
        body_html: `<p>${subject}.</p>`,
        body_text: `${subject}.`,
        status: failed ? 'failed' : 'sent',
        attempts: failed ? 5 : random.chance(0.08) ? 2 : 1,
        last_error: failed ? '550 5.1.1 The mailbox does not exist' : null,
        client_id: client.id,
        created_by: 6,
        created_at: at,
        sent_at: failed ? null : at,
      }
    }),
  )
}

/** What the provider of a mail server tells of that mail: nearly all arrived, and most was opened. */
export const mailEvents = `
insert into email_event (tenant_id, email_id, event_key, kind, recipient, happened_at)
select e.tenant_id, e.id, concat_ws('-', 'demo', e.id, k.kind), k.kind, e.recipients[1], e.sent_at + k.later
from email_notification e
  cross join (values
    ('delivered', 0, 94, interval '20 seconds'), ('bounced', 94, 99, interval '40 seconds'),
    ('opened', 20, 84, interval '3 hours'), ('clicked', 58, 79, interval '3 hours 2 minutes'), ('complained', 83, 84, interval '1 day')
  ) k (kind, first, past, later)
where e.status = 'sent' and e.id * 37 % 100 >= k.first and e.id * 37 % 100 < k.past`

/** Visits of people outside of the agency that are long over, for the list of who was here. */
export function visitRows(now: Date): readonly SeedRow[] {
  const random = randomFrom(20_261_126)
  const today = agencyDay(now)
  const visitors = [
    { id: 13, last: 34, count: 3 },
    { id: 14, last: 4, count: 9 },
    { id: 15, last: 12, count: 6 },
    { id: 19, last: 9, count: 5 },
  ]
  return visitors.flatMap(({ id, last, count }) =>
    Array.from({ length: count }, (_, at): SeedRow => {
      const begun = workingInstant(addDays(today, -(last + at * 3)), random.whole(8, 15), random.whole(0, 59))
      const ended = new Date(Date.parse(begun) + random.whole(4, 50) * 60_000).toISOString()
      return {
        tenant_id: 1,
        user_id: id,
        refresh_hash: `over-${id}-${at}`,
        created_at: begun,
        last_used_at: ended,
        rotated_at: ended,
        expires_at: new Date(Date.parse(ended) + 14 * 24 * 60 * 60_000).toISOString(),
        revoked_at: ended,
      }
    }),
  )
}
