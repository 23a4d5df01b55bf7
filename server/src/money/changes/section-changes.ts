import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { addMonths, monthRange, today } from '@portal/core/foundation/format'
import { centsFromNumeric, dollarsFromCents, numericFromCents } from '@portal/core/foundation/format/money'
import { pathOf as routePath } from '@portal/core/foundation/routes'
import { mediaBudgetOf } from '@portal/core/money/budgets/media-budget'
import { monthWords } from '@portal/core/money/invoicing/expected'
import { pacingSection } from '@portal/core/money/services/sections'
import { departmentOfChannel } from '@portal/core/money/services/channel-departments'
import type { Db } from '../../foundation/database/database.ts'
import { operation, type Services } from '../../foundation/http/operation.ts'
import { forbidden, notFound } from '../../foundation/http/refusal.ts'
import { notify } from '../../platform/notifications/notify.ts'
import type { BudgetRow } from '../budgets/budget-rows.ts'
import { tellProgramsOfBudget } from './tell-programs-of-budget.ts'
import { mediaBudgets } from '../budgets/section-months.ts'

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
  for (const [sectionId, shift] of sumsOf(shifts)) {
    const section = pacingSection(sectionId)
    if (!section || shift === 0) continue
    const [budget] = await mediaBudgets(db, tenantId, { clientId, sections: [sectionId], month })
    const now = budget?.cents ?? 0
    const { rows } = await sql<{ user_id: number }>`
      insert into section_budget_change (tenant_id, client_id, section_id, user_id, month, previous_amount, new_amount, created_by)
      select distinct m.tenant_id, m.client_id, ${sectionId}::integer, m.user_id, ${month}::date,
        ${numericFromCents(now - shift)}::numeric, ${numericFromCents(now)}::numeric, ${madeBy}::integer
      from client_user m join department_user d on d.tenant_id = m.tenant_id and d.user_id = m.user_id
        join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id and u.user_type = 'Employee'
      where m.tenant_id = ${tenantId} and m.client_id = ${clientId} and d.department_id = ${departmentOfChannel(section.channel)?.id ?? null} and m.user_id <> ${madeBy}
      returning user_id`.execute(db)
    await notify(
      writing,
      rows.map((row) => row.user_id),
      {
        text: `The ${section.label} budget of ${client.name} changes from ${monthWords(month)}.`,
        path: routePath('budgets.change', { slug: client.slug }),
      },
    )
  }
}

/**
 * Tells whoever works on the section of a budget that was made, changed or
 * taken away what the section may spend from the month in which that shows first.
 * @param before null for a new one
 * @param after null for one that was taken away
 */
export async function tellOfBudget(
  writing: Writing,
  before: BudgetRow | null,
  after: BudgetRow | null,
): Promise<void> {
  const some = after ?? before
  if (!some) return
  await tellProgramsOfBudget(writing, before, after)
  const sectionOf = await sectionsOf(
    writing,
    [before, after].flatMap((row) => (row ? [row.service_id] : [])),
  )
  const shiftsIn = (month: string): readonly SectionShift[] =>
    [
      { row: before, sign: -1 },
      { row: after, sign: 1 },
    ].flatMap(({ row, sign }) => {
      const sectionId = row ? sectionOf.get(row.service_id) : undefined
      return row && sectionId !== undefined ? [{ sectionId, cents: sign * mediaIn(row, month) }] : []
    })
  const present = monthRange(today()).start
  const months = [before, after].flatMap((row) =>
    row ? [monthRange(row.starts_at).start, ...(row.ends_at === null ? [] : [monthAfter(row.ends_at)])] : [],
  )
  for (const month of [...new Set([present, ...months])].filter((each) => each >= present).toSorted()) {
    const shifts = shiftsIn(month)
    if ([...sumsOf(shifts).values()].every((cents) => cents === 0)) continue
    const client = { name: some.client_name, slug: some.client_slug }
    return tellSections(writing, { clientId: some.client_id, client, month, shifts })
  }
}

/**
 * Tells of a budget that was split: the programs of both halves, and whoever works on its section what it may spend from
 * the first whole month of the half that goes on.
 */
export async function tellOfSplit(
  writing: Writing,
  before: BudgetRow,
  { left, goesOn }: { readonly left: BudgetRow; readonly goesOn: BudgetRow },
): Promise<void> {
  await tellProgramsOfBudget(writing, before, left)
  await tellProgramsOfBudget(writing, null, goesOn)
  const sectionId = (await sectionsOf(writing, [goesOn.service_id])).get(goesOn.service_id)
  if (sectionId === undefined) return
  const from = goesOn.starts_at
  const month = monthRange(from).start === from ? from : monthAfter(from)
  await tellSections(writing, {
    clientId: goesOn.client_id,
    client: { name: goesOn.client_name, slug: goesOn.client_slug },
    month,
    shifts: [{ sectionId, cents: mediaIn(goesOn, month) - mediaIn(before, month) }],
  })
}

/** The sections of services that have one. */
async function sectionsOf(
  { db, tenantId }: Writing,
  serviceIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; section_id: number }>`
    select id, pacing_section_id as section_id from service
    where tenant_id = ${tenantId} and pacing_section_id is not null and id = any (${[...serviceIds]}::integer[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, row.section_id]))
}

const monthAfter = (day: string): string => addMonths(monthRange(day).start, 1)

/** What a budget leaves for media in a month, in cents. */
const mediaIn = (row: BudgetRow, month: string): number =>
  row.starts_at > monthRange(month).end || (row.ends_at !== null && row.ends_at < month)
    ? 0
    : mediaBudgetOf({
        invoiceAmount: centsFromNumeric(row.invoice_amount),
        platformMargin: row.platform_margin === null ? null : Number(row.platform_margin),
      })

function sumsOf(shifts: readonly SectionShift[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>()
  for (const { sectionId, cents } of shifts) sums.set(sectionId, (sums.get(sectionId) ?? 0) + cents)
  return sums
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
    await sql`update section_budget_change w set confirmed_at = now() where ${own} and w.confirmed_at is null`.execute(
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
