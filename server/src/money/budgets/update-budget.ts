import { sql } from 'kysely'
import type { Given } from '@portal/core/calls'
import { pathOf as routePath } from '@portal/core/foundation/routes'
import { changesOf } from '../../platform/audit/changes.ts'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { holdRow } from '../../foundation/http/hold-row.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { watchCeiling } from '../changes/ceiling.ts'
import { tellOfBudget } from '../changes/section-changes.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { enterSpend } from './actual-spend.ts'
import { askToConfirm } from './ask-to-confirm.ts'
import type { BudgetRow } from './budget-rows.ts'
import { checkBudget, type Fee } from './check-budget.ts'
import { budgetPresenter, dollars } from './present-budget.ts'
import { budgetById } from './read-budget.ts'
import { numeric, optionalNumeric, writeFees, writeTags } from './write-budget-parts.ts'

type Changes = Given<'budgets.updateWithFees', 'body'>

/** Holds the budget's row until the transaction ends, so that two writers take turns. */
export const lockBudget = (db: Db, tenantId: number, id: number, ifMatch: number | null): Promise<void> =>
  holdRow(db, { table: 'budget', called: 'This budget', tenantId, id, ifMatch })

/** Changes a budget, unless someone else changed it first; a new amount waits for the client's managers. */
export const updateBudgetWithFees = operation(
  'budgets.updateWithFees',
  async ({ db, tenantId, params, body, ifMatch, person, actor, services, audit }) => {
    await lockBudget(db, tenantId, params.id, ifMatch)
    const before = await budgetById(db, tenantId, params.id)
    if (Object.keys(body).length === 0) throw invalid({ '': 'There is nothing to change.' })
    const tagIds = body.tagIds && [...new Set(body.tagIds)]
    const keptFeeIds = (before.fees ?? []).map((fee) => fee.id)
    await checkBudget(
      db,
      tenantId,
      actor,
      {
        clientId: before.client_id,
        serviceId: body.serviceId ?? before.service_id,
        startsAt: body.startsAt ?? before.starts_at,
        endsAt: body.endsAt === undefined ? before.ends_at : body.endsAt,
        invoiceAmount: body.invoiceAmount ?? dollars(before.invoice_amount),
        platformMargin: body.platformMargin,
        tagIds: tagIds ?? [],
        fees: body.fees ?? (measuredAnew(before, body) ? feesOf(before) : []),
      },
      {
        clientId: before.client_id,
        serviceId: before.service_id,
        feeIds: keptFeeIds,
        sameFeeIds: sameFeesOf(before, body),
      },
    )
    const checkCeiling = await watchCeiling(db, {
      tenantId,
      clientId: before.client_id,
      meant: body.pastCeiling ?? false,
    })
    await writeColumns(db, tenantId, params.id, body)
    await checkCeiling()
    const ofBudget = { tenantId, budgetId: params.id, clientId: before.client_id }
    // What is sent back as it was worked out is no amount that somebody typed.
    const isTyped = before.spend_entered !== null || optionalNumeric(body.actualSpend) !== before.actual_spend
    if (body.actualSpend !== undefined && (isTyped || body.actualSpendMonth !== undefined))
      await enterSpend(db, {
        ...ofBudget,
        startsAt: body.startsAt ?? before.starts_at,
        endsAt: body.endsAt === undefined ? before.ends_at : body.endsAt,
        month: body.actualSpendMonth,
        amount: optionalNumeric(body.actualSpend),
        userId: person.id,
      })
    if (tagIds) await writeTags(db, ofBudget, tagIds)
    if (body.fees) await writeFees(db, ofBudget, body.fees)
    const after = await budgetById(db, tenantId, params.id)
    if (after.invoice_amount !== before.invoice_amount) {
      const asked = await askToConfirm(db, { tenantId, madeBy: person.id, before, after })
      await notify({ db, tenantId, services }, asked, {
        text: `The ${after.service_name} budget of ${after.client_name} changed. Please confirm the new amount.`,
        path: routePath('clients.profile.budgets', { slug: after.client_slug }),
      })
    }
    await tellOfBudget({ db, tenantId, madeBy: person.id, services }, before, after)
    audit({
      subject: 'budget',
      subjectId: params.id,
      clientId: before.client_id,
      changes: changesOf(facts(before), facts(after)),
    })
    return budgetPresenter(actor)(after)
  },
)

/** Whether what the fees are measured by is another one: their caps may be shares of the amount. */
const measuredAnew = (before: BudgetRow, { invoiceAmount, serviceId }: Changes): boolean =>
  (invoiceAmount !== undefined && invoiceAmount !== dollars(before.invoice_amount)) ||
  (serviceId !== undefined && serviceId !== before.service_id)

/** Fees that are sent back as they were, where what they are measured by is the same. */
function sameFeesOf(before: BudgetRow, body: Changes): readonly number[] {
  if (measuredAnew(before, body)) return []
  const known = new Map(feesOf(before).map((fee) => [fee.id, fee]))
  return (body.fees ?? []).flatMap(({ id, feeServiceId, invoiceAmount, startsAt }) => {
    const was = id === undefined ? undefined : known.get(id)
    return id !== undefined &&
      was?.feeServiceId === feeServiceId &&
      was.invoiceAmount === invoiceAmount &&
      was.startsAt === startsAt
      ? [id]
      : []
  })
}

/** The fees that a budget has, as they would be sent. */
const feesOf = ({ fees }: BudgetRow): readonly Fee[] =>
  (fees ?? []).map(({ FeeService, ...fee }) => ({ ...fee, feeServiceId: FeeService.id }))

async function writeColumns(db: Db, tenantId: number, id: number, body: Changes): Promise<void> {
  await db
    .updateTable('budget')
    .set({
      ...(body.serviceId === undefined ? {} : { service_id: body.serviceId }),
      ...(body.budgetType === undefined ? {} : { budget_type: body.budgetType }),
      ...(body.startsAt === undefined ? {} : { starts_at: body.startsAt }),
      ...(body.endsAt === undefined ? {} : { ends_at: body.endsAt }),
      ...(body.invoiceAmount === undefined ? {} : { invoice_amount: numeric(body.invoiceAmount) }),
      ...(body.platformMargin === undefined ? {} : { platform_margin: optionalNumeric(body.platformMargin) }),
      ...(body.notes === undefined ? {} : { notes: body.notes }),
      version: sql<number>`version + 1`,
      updated_at: sql<string>`now()`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** Every column, tag and fee; the version says nothing, and when an amount was entered stands beside the entry. */
const facts = ({
  version: _version,
  spend_entered_at: _at,
  spend_entered_by: _by,
  ...row
}: BudgetRow): Readonly<Record<string, unknown>> => row
