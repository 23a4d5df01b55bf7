import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { centsFromNumeric, dollarsFromCents, numericFromCents } from '@portal/core/foundation/format/money'
import { departments } from '@portal/core/foundation/policy/departments'
import { pathOf as routePath } from '@portal/core/foundation/routes'
import { monthWords } from '@portal/core/money/invoicing/expected'
import { pacingSection } from '@portal/core/money/services/sections'
import type { Channel } from '@portal/core/money/services/channels'
import type { Db } from '../../foundation/database/database.ts'
import { operation, type Services } from '../../foundation/http/operation.ts'
import { forbidden, notFound } from '../../foundation/http/refusal.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { mediaOf } from '../budgets/section-months.ts'

/** What one budget adds to the media budget of a section, or takes away, in cents a month. */
export interface SectionShift {
  readonly sectionId: number
  readonly cents: number
}

interface Shifted {
  readonly clientId: number
  readonly client: { readonly name: string; readonly slug: string }
  readonly month: string
  readonly shifts: readonly SectionShift[]
}

interface Writing {
  readonly db: Db
  readonly tenantId: number
  readonly madeBy: number
  readonly services: Services
  afterCommit(work: () => void | Promise<void>): void
}

/** The department whose people work on a channel. */
const departmentOf: Readonly<Record<Exclude<Channel, 'analytics'>, number>> = {
  search: departments.sem,
  social: departments.social,
  display: departments.programmatic,
  video: departments.programmatic,
  ctv: departments.programmatic,
}

/**
 * Tells whoever works on a section of a client that it may spend something
 * else. Called after the budgets were written: what they come to now, less the
 * shift, is what they came to before.
 */
export async function tellSections(
  writing: Writing,
  { clientId, client, month, shifts }: Shifted,
): Promise<void> {
  const { db, tenantId, madeBy } = writing
  const sums = new Map<number, number>()
  for (const { sectionId, cents } of shifts) sums.set(sectionId, (sums.get(sectionId) ?? 0) + cents)
  for (const [sectionId, shift] of sums) {
    const section = pacingSection(sectionId)
    if (!section || shift === 0) continue
    const now = await mediaBudget(db, tenantId, { clientId, sectionId, month })
    const { rows } = await sql<{ user_id: number }>`
      insert into section_budget_change (tenant_id, client_id, section_id, user_id, month, previous_amount, new_amount, created_by)
      select distinct m.tenant_id, m.client_id, ${sectionId}::integer, m.user_id, ${month}::date,
        ${numericFromCents(now - shift)}::numeric, ${numericFromCents(now)}::numeric, ${madeBy}::integer
      from client_user m join department_user d on d.tenant_id = m.tenant_id and d.user_id = m.user_id
        join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id and u.user_type = 'Employee'
      where m.tenant_id = ${tenantId} and m.client_id = ${clientId} and d.department_id = ${departmentOf[section.channel]} and m.user_id <> ${madeBy}
      returning user_id`.execute(db)
    writing.afterCommit(
      await notify(
        writing,
        rows.map((row) => row.user_id),
        {
          text: `The ${section.label} budget of ${client.name} changes from ${monthWords(month)}.`,
          path: routePath('budgets.change', { slug: client.slug }),
        },
      ),
    )
  }
}

/** What a section of a client may spend in a month, in cents. */
async function mediaBudget(
  db: Db,
  tenantId: number,
  {
    clientId,
    sectionId,
    month,
  }: { readonly clientId: number; readonly sectionId: number; readonly month: string },
): Promise<number> {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(${mediaOf}), 0)::numeric(14, 2)::text as sum
    from budget b join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
    where b.tenant_id = ${tenantId} and b.client_id = ${clientId} and s.pacing_section_id = ${sectionId} and b.deleted_at is null
      and b.starts_at < (${month}::date + interval '1 month')::date and (b.ends_at is null or b.ends_at >= ${month}::date)`.execute(
    db,
  )
  return centsFromNumeric(rows[0]?.sum ?? '0')
}

type SectionChange = Answer<'sectionBudgetChanges.confirm'>

async function changes(db: Db, where: RawBuilder<SqlBool>): Promise<SectionChange[]> {
  const { rows } = await sql<{
    id: number
    client_id: number
    name: string
    slug: string
    section_id: number
    month: string
    previous_amount: string
    new_amount: string
    created_at: string
    confirmed_at: string | null
  }>`
    select w.id, w.client_id, c.name, c.slug, w.section_id, w.month, w.previous_amount, w.new_amount, w.created_at, w.confirmed_at
    from section_budget_change w join client c on c.tenant_id = w.tenant_id and c.id = w.client_id
    where ${where} order by w.created_at desc, w.id desc limit 500`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    client: { id: row.client_id, name: row.name, slug: row.slug },
    sectionId: row.section_id,
    section: pacingSection(row.section_id)?.label ?? 'Other',
    month: row.month,
    previousAmount: dollarsFromCents(centsFromNumeric(row.previous_amount)),
    newAmount: dollarsFromCents(centsFromNumeric(row.new_amount)),
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
  }))
}

/** Changed sections that a user has not taken note of. */
export const sectionChangesForUser = operation(
  'sectionBudgetChanges.forUser',
  async ({ db, tenantId, params }) =>
    changes(
      db,
      sql<SqlBool>`w.tenant_id = ${tenantId} and w.user_id = ${params.id} and w.confirmed_at is null`,
    ),
)

/** Takes note of one's own; doing it again answers the same. */
export const confirmSectionChange = operation(
  'sectionBudgetChanges.confirm',
  async ({ db, tenantId, body, person, audit }) => {
    if (body.confirmedBy !== person.id)
      throw forbidden('A budget change can only be confirmed in your own name.')
    const own = sql<SqlBool>`w.tenant_id = ${tenantId} and w.id = ${body.id} and w.user_id = ${person.id}`
    await sql`update section_budget_change w set confirmed_at = coalesce(confirmed_at, now()) where ${own}`.execute(
      db,
    )
    const [change] = await changes(db, own)
    if (!change) throw notFound('This change')
    audit({
      subject: 'section budget change',
      subjectId: change.id,
      clientId: change.client.id,
      changes: { confirmed: [false, true], amount: [change.previousAmount, change.newAmount] },
    })
    return change
  },
)
