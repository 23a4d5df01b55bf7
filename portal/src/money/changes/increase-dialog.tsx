import { defineFields } from '@portal/core/foundation/contract/field'
import { today } from '@portal/core/foundation/format'
import {
  centsFromDollars,
  formatDollars,
  formatMoney,
  parseMoney,
} from '@portal/core/foundation/format/money'
import { positiveAmount } from '@portal/core/foundation/rules'
import { monthsToChange } from '@portal/core/money/changes/plan'
import { Select } from '@portal/ui/select'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { monthName } from '../../platform/parts/figures/index.ts'
import { FormDialog, FormField, useForm } from '../../platform/parts/form/index.ts'
import styles from './changes.module.css'

const fields = defineFields({
  newAmount: { label: 'New Monthly Amount', kind: 'money', required: true, check: positiveAmount },
  month: { label: 'From', kind: 'date', required: true },
  reason: { label: 'Reason', kind: 'longText', required: true, hint: 'What the increase is for.' },
})

export interface IncreaseDialogProps {
  readonly clientId: number
  /** Its name, where the screen is about several. */
  readonly client?: string
  /** Dollars a month. */
  readonly budget: { readonly id: number; readonly service: string; readonly amount: number }
  /** What stands in the form when it opens: the new amount in dollars, and why. */
  readonly advised?: { readonly newAmount: number; readonly reason: string }
  readonly onClose: () => void
}

/** Asks for a higher budget; accounting or a director decides. */
export function IncreaseDialog({
  clientId,
  client,
  budget,
  advised,
  onClose,
}: IncreaseDialogProps): ReactElement {
  const months = monthsToChange(today())
  const now = centsFromDollars(budget.amount)
  const form = useForm({
    fields,
    from: { ...advised, month: months[1] },
    check: ({ newAmount }) => {
      const cents = parseMoney(newAmount)
      return cents !== null && cents <= now
        ? { newAmount: `Enter more than the ${formatMoney(now)} that it is now.` }
        : {}
    },
    save: (sent, { options }) =>
      api.call('budgetIncreases.request', {
        params: { id: clientId },
        body: { budgetId: budget.id, ...sent },
        idempotencyKey: options.idempotencyKey,
      }),
    saved: () => {
      refresh('budgetIncreases', 'reports')
      showSuccess('Your request waits for its approval. You are told when it is decided.')
      onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      title={`Ask for more ${budget.service}${client === undefined ? '' : ` for ${client}`}`}
      width={460}
      saveLabel="Send request"
      onClose={onClose}
    >
      <div className={styles.fields}>
        <FormField of={form} name="newAmount" hint={`${formatDollars(budget.amount)} now.`} />
        <Select
          label="From"
          required
          options={months.map((value) => ({ value, label: monthName(value) }))}
          value={form.inputs.month}
          onChange={(value) => form.set('month', value)}
        />
        <FormField of={form} name="reason" />
      </div>
    </FormDialog>
  )
}
