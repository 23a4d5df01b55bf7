import { today } from '@portal/core/foundation/format'
import { centsFromDollars, centsFromNumeric } from '@portal/core/foundation/format/money'
import { pathOf as routePath } from '@portal/core/foundation/routes'
import { mediaBudgetOf } from '@portal/core/money/budgets/media-budget'
import {
  centsAfter,
  monthProblem,
  stepOf,
  stepWords,
  type PlannedBudget,
  type Step,
} from '@portal/core/money/changes/plan'
import { monthWords } from '@portal/core/money/invoicing/expected'
import type { Db } from '../../foundation/database/database.ts'
import type { AuditNote, Services } from '../../foundation/http/operation.ts'
import { invalid, stale } from '../../foundation/http/refusal.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { askToConfirm } from '../budgets/ask-to-confirm.ts'
import { budgetById } from '../budgets/read-budget.ts'
import { lockBudget } from '../budgets/update-budget.ts'
import { carryOut, lockedBudget, type Locked } from './carry-out.ts'
import { watchCeiling } from './ceiling.ts'
import { keepWhyOverCap } from './fees-over-cap.ts'
import { tellProgramsOfBudget } from './tell-programs-of-budget.ts'
import { tellSections, type SectionShift } from './section-changes.ts'

/** One budget of a plan: another amount in dollars, or its end. */
export interface PlanRow {
  readonly id: number
  /** The version that was seen; null where nobody looked at it. */
  readonly version: number | null
  readonly newAmount?: number | null | undefined
  readonly ends?: boolean | undefined
  readonly cancellationReasonId?: number | null | undefined
}

export interface Plan {
  readonly clientId: number
  /** The first day of the month from which it holds. */
  readonly month: string
  readonly reason: string
  /** Above the client's ceiling, and that is agreed. */
  readonly pastCeiling: boolean
  readonly rows: readonly PlanRow[]
}

interface Writing {
  readonly db: Db
  readonly tenantId: number
  readonly madeBy: number
  readonly services: Services
  audit(note: AuditNote): void
}

interface Applied {
  readonly revisionId: number
  readonly changed: number
  readonly asked: number
}

/**
 * Carries out a plan in the caller's transaction: all of it, or a refusal that
 * names the row. What a budget was charged before the month stays as it is.
 *
 * @throws {Refusal} 422 with a sentence for each row that cannot be, 412 where a budget was changed since it was seen
 */
export async function applyPlan(writing: Writing, plan: Plan): Promise<Applied> {
  const { db, tenantId, madeBy } = writing
  const rows = plan.rows.toSorted((one, other) => one.id - other.id)
  const places = new Map(plan.rows.map((row, at) => [row.id, at]))
  const errors: Record<string, string> = {}
  const problem = monthProblem(plan.month, today())
  if (problem !== null) errors['month'] = problem
  if (plan.reason.trim() === '') errors['reason'] = 'Field is required'
  if (new Set(rows.map(({ id }) => id)).size < rows.length) errors['rows'] = 'A budget is listed twice.'
  const steps: {
    readonly locked: Locked
    readonly row: PlanRow
    readonly budget: PlannedBudget
    readonly step: Step
  }[] = []
  for (const row of rows) {
    // In the order of their ids, so that two plans never wait for each other in a circle.
    await lockBudget(db, tenantId, row.id, null)
    const locked = await lockedBudget(db, tenantId, row.id, plan.clientId)
    if (row.version !== null && row.version !== locked.version) throw stale()
    const budget = plannedOf(locked)
    const wish =
      row.ends === true
        ? ({ ends: true } as const)
        : { cents: row.newAmount == null ? budget.cents : centsFromDollars(row.newAmount) }
    const step = stepOf(budget, wish, plan.month)
    if (step.kind === 'refused') errors[`rows.${places.get(row.id) ?? 0}.newAmount`] = step.sentence
    steps.push({ locked, row, budget, step })
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const changing = steps.filter(({ step }) => step.kind !== 'same')
  if (changing.length === 0) throw invalid({ '': 'There is nothing to change.' })

  const { id: revisionId } = await db
    .insertInto('budget_revision')
    .values({
      tenant_id: tenantId,
      client_id: plan.clientId,
      month: plan.month,
      reason: plan.reason.trim(),
      created_by: madeBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const checkCeiling = await watchCeiling(db, {
    tenantId,
    clientId: plan.clientId,
    meant: plan.pastCeiling,
  })
  const asked = new Set<number>()
  const shifts: SectionShift[] = []
  let client = { name: '', slug: '' }
  for (const { locked, row, budget, step } of changing) {
    const before = await budgetById(db, tenantId, locked.id, 'all', null)
    const becomes = await carryOut(db, tenantId, {
      locked,
      step,
      cancellationReasonId: row.cancellationReasonId ?? null,
      madeBy,
    })
    if (step.kind !== 'end')
      await keepWhyOverCap(db, tenantId, {
        budgetId: becomes ?? locked.id,
        month: plan.month,
        reason: plan.reason.trim(),
      })
    const after = await budgetById(db, tenantId, becomes ?? locked.id, 'all', null)
    client = { name: before.client_name, slug: before.client_slug }
    const ends = step.kind === 'end'
    if (becomes === null) await tellProgramsOfBudget(writing, before, after)
    else {
      await tellProgramsOfBudget(writing, before, await budgetById(db, tenantId, locked.id, 'all', null))
      await tellProgramsOfBudget(writing, null, after)
    }
    await db
      .insertInto('budget_revision_line')
      .values({
        tenant_id: tenantId,
        client_id: plan.clientId,
        revision_id: revisionId,
        budget_id: locked.id,
        becomes_id: becomes,
        service_id: locked.service_id,
        previous_amount: before.invoice_amount,
        new_amount: ends ? null : after.invoice_amount,
      })
      .execute()
    if (!ends) for (const id of await askToConfirm(db, { tenantId, madeBy, before, after })) asked.add(id)
    if (locked.section_id !== null)
      shifts.push({
        sectionId: locked.section_id,
        cents:
          media(centsAfter(budget, step, plan.month), locked) -
          media(centsAfter(budget, { kind: 'same' }, plan.month), locked),
      })
    writing.audit({
      subject: 'budget',
      subjectId: locked.id,
      clientId: plan.clientId,
      changes: {
        from: [null, plan.month],
        what: [null, stepWords(budget, step)],
        invoiceAmount: [before.invoice_amount, ends ? null : after.invoice_amount],
        ...(becomes === null ? {} : { continuesAs: [null, becomes] }),
        reason: [null, plan.reason.trim()],
      },
    })
  }
  await checkCeiling()
  const path = routePath('clients.profile.budgets', { slug: client.slug })
  const text =
    changing.length === 1
      ? `A budget of ${client.name} changes from ${monthWords(plan.month)}. Please confirm the new amount.`
      : `Budgets of ${client.name} change from ${monthWords(plan.month)}. Please confirm the new amounts.`
  await notify(writing, [...asked], { text, path })
  await tellSections(writing, { clientId: plan.clientId, client, month: plan.month, shifts })
  return { revisionId, changed: changing.length, asked: asked.size }
}

const plannedOf = (row: Locked): PlannedBudget => ({
  once: row.budget_type === 'One-Time',
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  cents: centsFromNumeric(row.invoice_amount),
})

/** What is left of cents for the platforms. */
const media = (invoiceAmount: number, { platform_margin: margin }: Locked): number =>
  mediaBudgetOf({ invoiceAmount, platformMargin: margin === null ? null : Number(margin) })
