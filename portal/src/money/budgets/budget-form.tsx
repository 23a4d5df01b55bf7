import type { Answer } from '@portal/core/calls'
import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { budgetFields, endsBeforeStart, feeFields, marginAmount } from '@portal/core/money/budgets/fields'
import { pastCeilingField } from '@portal/core/money/changes/ceiling'
import { seesBudgetMargin } from '@portal/core/money/budgets/policy'
import { shareOfHundred } from '@portal/core/foundation/rules/share'
import { formatDate, monthNameOf } from '@portal/core/foundation/format'
import { formatDollars, parseMoney } from '@portal/core/foundation/format/money'
import { pathOf } from '@portal/core/foundation/routes'
import { Card } from '@portal/ui/card'
import type { Option } from '@portal/ui/select'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Form, FormField, FormGrid, useForm, type FormInUse } from '../../platform/parts/form/index.ts'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { invalidate, refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { PastCeiling } from '../changes/past-ceiling.tsx'
import { EndingDialog, endingsAmong, type Ending } from '../../clients/endings/ending-dialog.tsx'
import { FeeRows } from './fee-rows.tsx'

type BudgetRecord = Answer<'budgets.get'>

/** The fields of a budget's form: those of a margin only for those who may see them. */
const fieldsFor = (seesMargin: boolean) => {
  const { platformMargin, ...common } = budgetFields
  return {
    ...common,
    pastCeiling: pastCeilingField,
    ...(seesMargin ? { platformMargin: { ...platformMargin, check: shareOfHundred() } } : {}),
  }
}
export type BudgetFormFields = ReturnType<typeof fieldsFor>
const lists = { fees: feeFields }
export type BudgetFormInUse = FormInUse<BudgetFormFields, typeof lists>

/** A record as the form takes it: ids instead of what they stand for. */
const startOf = (budget: BudgetRecord) => ({
  ...budget,
  tagIds: budget.Tags.map(({ id }) => id),
  fees: budget.fees.map((fee) => ({ ...fee, feeServiceId: fee.FeeService.id })),
})

/** The month that the hint names is the one that is meant, also where another one has begun since or the dates change too. */
const monthOfSpend = (
  { actualSpendOf }: BudgetRecord,
  changed: object,
): { readonly actualSpendMonth?: string } =>
  'actualSpend' in changed && actualSpendOf?.month ? { actualSpendMonth: actualSpendOf.month } : {}

type Dates = { readonly startsAt: string; readonly endsAt: string }

/** What the dates of a budget and its fees must fulfil together. */
function checkDates(budget: Dates, fees: readonly Dates[]): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {}
  const check = (place: string, { startsAt, endsAt }: Dates): void => {
    const problem = startsAt === '' ? null : endsBeforeStart(startsAt, endsAt)
    if (problem !== null) problems[place] = problem
  }
  check('endsAt', budget)
  fees.forEach((fee, place) => check(`fees.${place}.endsAt`, fee))
  return problems
}

export interface BudgetFormProps {
  /** The budget to change; null for a new one. */
  readonly budget: BudgetRecord | null
  /** The client that a new budget is for, when it is known. */
  readonly client?: { readonly id: number; readonly name: string; readonly slug: string } | null
  readonly aside?: ReactNode
}

/** Creating and editing a budget with its fees. */
export function BudgetForm({ budget, client = null, aside }: BudgetFormProps): ReactElement {
  const [, navigate] = useLocation()
  const { actor } = useSessionFacts()
  const seesMargin = seesBudgetMargin(actor)
  const back = client
    ? pathOf('clients.profile.budgets', { slug: client.slug })
    : pathOf('activeBudgets.index')
  const [endings, setEndings] = useState<readonly Ending[]>([])
  const [ending] = endings
  const form = useForm({
    fields: fieldsFor(seesMargin),
    lists,
    from: budget ? startOf(budget) : { budgetType: 'Recurring', clientId: client?.id },
    check: (inputs, { fees }) => checkDates(inputs, fees),
    save: (sent, { options, changed }) => {
      if (!budget) return api.call('budgets.createWithFees', { body: sent, ...options })
      return Object.keys(changed).length === 0
        ? Promise.resolve(budget)
        : api.call('budgets.updateWithFees', {
            params: { id: budget.id },
            body: { ...changed, ...monthOfSpend(budget, changed) },
            ...options,
          })
    },
    saved: (saved) => {
      invalidate('budgets', 'budgetChanges')
      showSuccess(defaultSuccessMessage)
      const goOn = (found: readonly Ending[]): void => {
        if (found.length > 0) setEndings(found)
        else navigate(pathOf('clients.profile.budgets', { slug: saved.Client.slug }))
      }
      if (budget && saved.endsAt !== null && saved.endsAt !== budget.endsAt)
        void endingsAmong([budget.id]).then(goOn)
      else goOn([])
    },
    reload: async () => {
      const latest = await api.call('budgets.get', { params: { id: budget?.id ?? 0 } })
      refresh('budgets.get')
      return startOf(latest)
    },
  })
  return (
    <Form
      of={form}
      label={budget ? 'Edit budget' : 'Create budget'}
      saveLabel={budget ? 'Save changes' : 'Create budget'}
      onCancel={() => navigate(back)}
      aside={aside}
    >
      <Card title="Budget">
        <BudgetFields
          form={form}
          isNew={budget === null}
          spend={budget?.actualSpendOf}
          client={client}
          known={budget ? { value: budget.serviceId, label: budget.Service.name } : null}
        />
      </Card>
      <PastCeiling of={form} />
      {ending && (
        <EndingDialog
          endings={endings}
          onClose={() => navigate(pathOf('clients.profile.budgets', { slug: ending.client.slug }))}
        />
      )}
      <Card title="Fees" description="Billed beside the budget; a negative amount is a credit.">
        <FeeRows form={form} clientId={budget?.clientId ?? client?.id ?? null} known={budget?.fees ?? []} />
      </Card>
    </Form>
  )
}

interface BudgetFieldsProps {
  readonly form: BudgetFormInUse
  readonly isNew: boolean
  /** Where the actual spend that the budget has comes from. */
  readonly spend: BudgetRecord['actualSpendOf']
  readonly client: { readonly id: number; readonly name: string } | null
  /** The service that the budget has already. */
  readonly known: Option<number> | null
}

function BudgetFields({ form, isNew, spend, client, known }: BudgetFieldsProps): ReactElement {
  return (
    <FormGrid>
      {isNew && (
        <FormField
          of={form}
          name="clientId"
          wide
          known={client && { value: client.id, label: client.name }}
        />
      )}
      <FormField of={form} name="serviceId" known={known} />
      <FormField of={form} name="budgetType" />
      <FormField of={form} name="startsAt" />
      <FormField of={form} name="endsAt" />
      <FormField of={form} name="invoiceAmount" />
      <FormField of={form} name="actualSpend" hint={spendHint(spend)} />
      <FormField
        of={form}
        name="platformMargin"
        hint={marginHint(form.inputs.invoiceAmount, form.inputs.platformMargin ?? '')}
      />
      <FormField of={form} name="tagIds" />
      <FormField of={form} name="notes" />
    </FormGrid>
  )
}

/** Which month the actual spend is of, and what stands behind it. */
function spendHint(spend: BudgetRecord['actualSpendOf']): string {
  const instead = 'An amount typed here takes the place of the daily figures for that month.'
  if (!spend?.month) return instead
  const month = `${monthNameOf(spend.month)} ${spend.month.slice(0, 4)}`
  const figures =
    spend.workedOut === null
      ? `There are no daily figures for ${month}.`
      : `${month} comes to ${formatDollars(spend.workedOut)} by the daily figures.`
  if (spend.entered === null) return `${figures} ${instead}`
  const by = spend.enteredBy === null ? '' : ` by ${spend.enteredBy}`
  const at = spend.enteredAt === null ? '' : ` on ${formatDate(spend.enteredAt)}`
  return `${spend.imported ? 'Imported' : 'Typed'}${by}${at}. ${figures} Clear the field to count by them.`
}

/** What the margin comes to, as the server will work it out. */
function marginHint(invoiceAmount: string, percent: string): string | undefined {
  const cents = parseMoney(invoiceAmount)
  if (cents === null || percent.trim() === '' || Number.isNaN(Number(percent))) return undefined
  const margin = marginAmount(cents / 100, Number(percent))
  return margin === null ? undefined : `${formatDollars(margin)} of the invoice amount`
}
