import { sql } from 'kysely'
import { addDays, today } from '@portal/core/foundation/format'
import { monthRange } from '@portal/core/foundation/format/dates'
import { centsFromNumeric, dollarsFromCents } from '@portal/core/foundation/format/money'
import { termEnd } from '@portal/core/money/agreements/agreement'
import type { Db } from '../../foundation/database/database.ts'
import { takenByNodes } from '../../foundation/database/taken-by-nodes.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { conflict, Refusal } from '../../foundation/http/refusal.ts'
import { addBudget } from '../budgets/create-budget.ts'
import { budgetById } from '../budgets/read-budget.ts'
import { splitBudget } from '../changes/carry-out.ts'
import { tellOfBudget, tellOfSplit } from '../changes/section-changes.ts'
import { splitDay } from '../changes/split-day.ts'
import { locked, lockedAs, newSlug } from './locked.ts'
import {
  agreementBy,
  presentAgreement,
  presentInList,
  runsInto,
  type AgreedService,
  type AgreementRow,
} from './read.ts'

type Creating = Incoming<'agreements.createBudgets'>

/**
 * The budgets that were agreed, once, from the first day of the term. Where the agreement goes on with an earlier one, or
 * it is said that what runs goes on, a budget whose amount stays goes on too, and one with another amount is split at
 * that day, or behind the month that is charged whole: nothing is charged twice.
 */
const createBudgets = operation('agreements.createBudgets', async (incoming) => {
  const { db, tenantId, params, person, audit, body } = incoming
  const row = await lockedAs(db, tenantId, params.id, 'Active', 'Budgets are created when both have signed.')
  if (row.budgets_created_at !== null) throw conflict('The budgets of this agreement were created already.')
  if (row.running && body.running === undefined)
    throw conflict(
      `${row.running.map(({ service }) => service).join(', ')}: a budget runs already. Say whether what runs goes on as agreed, or what was agreed comes beside it.`,
    )
  const earlier =
    body.running === 'goesOn'
      ? await runningBudgets(db, tenantId, row)
      : await earlierBudgets(db, tenantId, row)
  for (const agreed of row.services ?? []) {
    const budgetId = await made(agreed.service, () => budgetOf(incoming, row, agreed, earlier))
    await sql`update agreement_service set budget_id = ${budgetId} where tenant_id = ${tenantId} and id = ${agreed.id}`.execute(
      db,
    )
  }
  await sql`update agreement set budgets_created_at = now(), version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
  audit({
    subject: 'agreement',
    subjectId: row.id,
    clientId: row.client_id,
    changes: { budgetsCreated: [null, (row.services ?? []).length] },
  })
  return presentAgreement(await agreementBy(db, tenantId, params), person)
})

interface EarlierBudget {
  readonly id: number
  readonly serviceId: number
  readonly cents: number
  readonly endsAt: string | null
}

interface EarlierRow {
  readonly id: number
  readonly service_id: number
  readonly amount: string
  readonly ends_at: string | null
}

const presentEarlier = ({
  id,
  service_id: serviceId,
  amount,
  ends_at: endsAt,
}: EarlierRow): EarlierBudget => ({
  id,
  serviceId,
  cents: centsFromNumeric(amount),
  endsAt,
})

/**
 * Budgets of the agreement that this one renews which run on into its term: those that were created from it, as they
 * were changed since, and where none was, the only one of its service that runs.
 */
async function earlierBudgets(db: Db, tenantId: number, row: AgreementRow): Promise<EarlierBudget[]> {
  if (row.renews_id === null) return []
  const { rows } = await sql<EarlierRow>`
    with recursive agreed as (
      select s.service_id, s.budget_id from agreement_service s
      where s.tenant_id = ${tenantId} and s.agreement_id = ${row.renews_id} and s.budget_type = 'Recurring'
      union
      select a.service_id, l.becomes_id from agreed a
        join budget_revision_line l on l.tenant_id = ${tenantId} and l.budget_id = a.budget_id and l.becomes_id is not null
    ), running as (
      select b.id, b.service_id from budget b
      where b.tenant_id = ${tenantId} and b.client_id = ${row.client_id} and b.deleted_at is null and b.budget_type = 'Recurring'
        and b.starts_at < ${row.starts_at}::date and (b.ends_at is null or b.ends_at >= ${row.starts_at}::date)
    )
    select b.id, b.service_id, b.invoice_amount as amount, b.ends_at from budget b
    where b.tenant_id = ${tenantId} and b.id in (
      select r.id from running r join agreed a on a.budget_id = r.id
      union
      select min(r.id) from running r join agreed a on a.budget_id is null and a.service_id = r.service_id
      group by r.service_id having count(*) = 1)
    order by b.id for update`.execute(db)
  return rows.map(presentEarlier)
}

/**
 * The budgets of the agreed services that run on into the term, whatever they came from.
 * @throws {Refusal} 409 where more run than were agreed: which of them goes on, nobody can know
 */
async function runningBudgets(db: Db, tenantId: number, row: AgreementRow): Promise<EarlierBudget[]> {
  const agreed = (row.services ?? []).filter(({ budgetType }) => budgetType === 'Recurring')
  const { rows } = await sql<EarlierRow>`
    select b.id, b.service_id, b.invoice_amount as amount, b.ends_at from budget b
    where b.tenant_id = ${tenantId} and ${runsInto(sql`${row.client_id}`, sql`${row.starts_at}::date`)}
      and b.service_id = any (${agreed.map(({ serviceId }) => serviceId)}::integer[])
    order by b.id for update`.execute(db)
  for (const { serviceId, service } of agreed) {
    const run = rows.filter((one) => one.service_id === serviceId).length
    const wanted = agreed.filter((one) => one.serviceId === serviceId).length
    if (run > wanted)
      throw conflict(
        `${service}: ${run} budgets run. Put them right under Change Budgets, or add what was agreed beside them.`,
      )
  }
  return rows.map(presentEarlier)
}

/** The one of a service that goes on, rather the one whose amount stays. @returns -1 where none does */
const placeOf = (earlier: readonly EarlierBudget[], { serviceId, cents }: AgreedService): number => {
  const alike = earlier.findIndex((one) => one.serviceId === serviceId && one.cents === cents)
  return alike === -1 ? earlier.findIndex((one) => one.serviceId === serviceId) : alike
}

/** What is over was invoiced as it was. */
function notOver(day: string): string {
  const present = monthRange(today()).start
  return day < present ? present : day
}

/** The budget of an agreed service. @returns its id */
async function budgetOf(
  incoming: Creating,
  row: AgreementRow,
  agreed: AgreedService,
  earlier: EarlierBudget[],
): Promise<number> {
  const { db, tenantId, person, audit } = incoming
  const { serviceId, budgetType, cents } = agreed
  const at = budgetType === 'Recurring' ? placeOf(earlier, agreed) : -1
  const [before] = at === -1 ? [] : earlier.splice(at, 1)
  if (before?.cents === cents) return before.id
  const from = before ? await splitDay(db, tenantId, before.id, notOver(row.starts_at)) : row.starts_at
  // One that ends before its month is over is not split: the agreed one follows it.
  if (!before || (before.endsAt !== null && before.endsAt < from)) {
    const budget = await addBudget(incoming, {
      clientId: row.client_id,
      serviceId,
      budgetType,
      startsAt: from,
      invoiceAmount: dollarsFromCents(cents),
      notes: `Agreed in ${row.title}.`,
      // The client has signed for these amounts.
      pastCeiling: true,
    })
    return budget.id
  }
  const writing = { ...incoming, madeBy: person.id }
  const as = (id: number) => budgetById(db, tenantId, id, 'all', null)
  const was = await as(before.id)
  const next = await splitBudget(db, tenantId, { id: before.id, from, cents, madeBy: person.id })
  await (next === before.id
    ? tellOfBudget(writing, was, await as(next))
    : tellOfSplit(writing, was, { left: await as(before.id), goesOn: await as(next) }))
  audit({
    subject: 'budget',
    subjectId: before.id,
    clientId: row.client_id,
    changes: {
      from: [null, from],
      invoiceAmount: [dollarsFromCents(before.cents), dollarsFromCents(cents)],
      continuesAs: [null, next],
      reason: [null, `Agreed in ${row.title}.`],
    },
  })
  return next
}

/** Nobody filled a form here: what is wrong with a budget is said of its service. */
async function made<T>(service: string, make: () => Promise<T>): Promise<T> {
  try {
    return await make()
  } catch (failure) {
    if (!(failure instanceof Refusal) || failure.status !== 422) throw failure
    throw conflict(`${service}: ${Object.values(failure.problem.errors ?? {}).join(' ')}`)
  }
}

/** A draft that goes on with an agreement: its services and term from the day after its end, the terms of its template. */
const renewAgreement = operation('agreements.renew', async ({ db, tenantId, params, person, audit }) => {
  const row = await locked(db, tenantId, params.id)
  if (!presentAgreement(row, person).can.renew)
    throw conflict(
      row.renewed_by
        ? `${row.title} was renewed already.`
        : `An agreement is renewed when it ends within ninety days; this one is ${presentInList(row).state.toLowerCase()}.`,
    )
  const startsAt = addDays(termEnd(row.starts_at, row.months), 1)
  const template = await sql<{ terms: string }>`
    select terms from agreement_template where tenant_id = ${tenantId} and id = ${row.template_id ?? 0} and deleted_at is null`.execute(
    db,
  )
  const { id } = await db
    .insertInto('agreement')
    .values({
      tenant_id: tenantId,
      slug: newSlug(),
      client_id: row.client_id,
      template_id: row.template_id,
      title: row.title,
      starts_at: startsAt,
      months: row.months,
      notice_days: row.notice_days,
      // What was sent has its own days in its terms; the template has what stands for them.
      terms: template.rows[0]?.terms ?? row.terms,
      created_by: person.id,
      renews_id: row.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into agreement_service (tenant_id, client_id, agreement_id, service_id, budget_type, amount_cents, place)
    select s.tenant_id, s.client_id, ${id}::integer, s.service_id, s.budget_type, s.amount_cents, s.place
    from agreement_service s join service v on v.tenant_id = s.tenant_id and v.id = s.service_id and v.active
    where s.tenant_id = ${tenantId} and s.agreement_id = ${row.id} and s.budget_type = 'Recurring' order by s.place, s.id
    ${takenByNodes}`.execute(db)
  audit({
    subject: 'agreement',
    subjectId: id,
    clientId: row.client_id,
    changes: { renews: [null, row.slug], startsAt: [null, startsAt] },
  })
  return presentAgreement(await agreementBy(db, tenantId, { id }), person)
})

export const becomesOperations = {
  'agreements.createBudgets': createBudgets,
  'agreements.renew': renewAgreement,
}
