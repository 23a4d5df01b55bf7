import { sql } from 'kysely'
import { formatDay } from '@portal/core/foundation/format'
import { clientUserTypes } from '@portal/core/foundation/policy/client-users'
import { pathOf } from '@portal/core/foundation/routes'
import { departmentOfChannel } from '@portal/core/money/services/channel-departments'
import { pacingSections } from '@portal/core/money/services/sections'
import type { Db } from '../../foundation/database/database.ts'
import { fullNameOf } from '../../foundation/database/full-name.ts'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { Html, html } from '../../platform/mail/html.ts'
import { portalAddress } from '../../platform/mail/portal-address.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { notify } from '../../platform/notifications/notify.ts'

/** The kinds of team member who answer for all of a client's services. */
const managerTypes = [clientUserTypes.manager, clientUserTypes.adSupport]

/** The department that works on each section, as JSON for a statement. */
const departmentsOfSections = JSON.stringify(
  pacingSections.flatMap(({ id, channel }) => {
    const department = departmentOfChannel(channel)
    return department ? [{ section: id, department: department.id }] : []
  }),
)

interface Told {
  readonly id: number
  readonly fullName: string
  readonly email: string
}

interface Ending {
  readonly id: number
  readonly client_id: number
  readonly client: string
  readonly slug: string
  readonly service: string
  readonly ends_at: string
  /** The end that people were told of before. */
  readonly end_told: string | null
  readonly people: readonly Told[]
}

interface Asked {
  readonly tenantId: number
  readonly ids: readonly number[]
  /** Who asks knows it already. */
  readonly by: number
}

/**
 * Of some budgets those that end a service of which nobody was told yet, with whom it concerns: who manages the client,
 * and who works on the section. A budget that another of the same service follows within a month ends none.
 */
async function endingsOf(db: Db, { tenantId, ids, by }: Asked): Promise<readonly Ending[]> {
  const { rows } = await sql<Ending>`
    select e.* from (
      select b.id, b.client_id, c.name as client, c.slug, s.name as service, b.ends_at, b.end_told,
        (select coalesce(json_agg(json_build_object('id', u.id, 'fullName', u.first_name || ' ' || u.last_name, 'email', u.email)
            order by u.last_name, u.id), '[]')
          from user_account u
          where u.tenant_id = b.tenant_id and u.user_type = 'Employee' and u.active and not u.suspended and u.id <> ${by}
            and exists (
              select from client_user m
                left join jsonb_to_recordset(${departmentsOfSections}::jsonb) as x (section integer, department integer) on x.section = s.pacing_section_id
              where m.tenant_id = u.tenant_id and m.user_id = u.id and m.client_id = b.client_id
                and (m.client_user_type_id = any (${managerTypes}::integer[])
                  or exists (select from department_user d
                    where d.tenant_id = m.tenant_id and d.user_id = m.user_id and d.department_id = x.department)))) as people
      from budget b
        join client c on c.tenant_id = b.tenant_id and c.id = b.client_id
        join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
      where b.tenant_id = ${tenantId} and b.id = any (${ids}::integer[]) and b.deleted_at is null
        and b.budget_type = 'Recurring' and b.ends_at is not null and b.end_told is distinct from b.ends_at
        and not exists (select from budget o
          where o.tenant_id = b.tenant_id and o.client_id = b.client_id and o.service_id = b.service_id and o.deleted_at is null
            and o.id <> b.id and o.starts_at <= b.ends_at + interval '1 month' and coalesce(o.ends_at, 'infinity') > b.ends_at)
    ) e where json_array_length(e.people) > 0
    order by e.client, e.service, e.id`.execute(db)
  return rows
}

/** Says which ends of services there is somebody to tell of. */
export const endingsToTell = operation('budgets.endingsToTell', async ({ db, tenantId, body, person }) => {
  const endings = await endingsOf(db, { tenantId, ids: body.budgetIds, by: person.id })
  return {
    budgets: endings.map((row) => ({
      id: row.id,
      client: { id: row.client_id, name: row.client, slug: row.slug },
      service: row.service,
      endsAt: row.ends_at,
      people: row.people.map(({ id, fullName }) => ({ id, fullName })),
    })),
  }
})

/** Tells whom it concerns, by mail and in the portal, that services end; each end once, whoever asks how often. */
export const tellEndings = operation(
  'budgets.tellEndings',
  async ({ db, tenantId, body, person, services, origin, audit }) => {
    const { rows: held } = await sql`select id from budget
      where tenant_id = ${tenantId} and id = any (${body.budgetIds}::integer[]) order by id for update`.execute(
      db,
    )
    if (held.length < new Set(body.budgetIds).size) throw notFound('One of the budgets')
    const endings = await endingsOf(db, { tenantId, ids: body.budgetIds, by: person.id })
    const by = await fullNameOf(db, tenantId, person.id)
    const portal = await portalAddress(services, tenantId, origin, db)
    const sender = { db, tenantId, services }
    const told = new Set<number>()
    for (const [clientId, ofClient] of Map.groupBy(endings, (row) => row.client_id)) {
      const [first] = ofClient
      if (!first) continue
      const people = new Map(ofClient.flatMap((row) => row.people.map((each) => [each.id, each] as const)))
      for (const { id, email } of people.values()) {
        const theirs = ofClient.filter((row) => row.people.some((each) => each.id === id))
        const path = pathOf('clients.profile.budgets', { slug: first.slug })
        await queueMail(
          sender,
          {
            category: 'service-ending',
            to: [email],
            subject: subjectOf(theirs),
            html: html`<p>${by} ends ${theirs.length === 1 ? 'a service' : 'services'} of ${first.client}:</p>
              <ul>
                ${new Html(theirs.map((row) => lineOf(row).text).join(''))}
              </ul>
              <p><a href="${portal}${path}">Its budgets in the portal</a></p>`,
            clientId,
            userId: id,
          },
          person.id,
        )
        await notify(sender, [id], { text: `${subjectOf(theirs)}.`, path })
        told.add(id)
      }
    }
    await sql`update budget set end_told = ends_at
      where tenant_id = ${tenantId} and id = any (${endings.map(({ id }) => id)}::integer[])`.execute(db)
    for (const row of endings)
      audit({
        subject: 'budget',
        subjectId: row.id,
        clientId: row.client_id,
        changes: { endTold: [row.end_told, row.ends_at], told: row.people.length },
      })
    return { told: told.size }
  },
)

const lineOf = ({ service, ends_at: endsAt }: Ending): Html =>
  html`<li>${service}, until ${formatDay(endsAt)}</li>`

function subjectOf(endings: readonly Ending[]): string {
  const [first] = endings
  if (!first) return ''
  return endings.length === 1
    ? `${first.service} of ${first.client} ends on ${formatDay(first.ends_at)}`
    : `${endings.length} services of ${first.client} end`
}
