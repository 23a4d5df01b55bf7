import { defineFields, type Field } from '@portal/core/foundation/contract/field'
import {
  centsFromDollars,
  formatDollars,
  formatMoney,
  parseMoney,
} from '@portal/core/foundation/format/money'
import { formatPercent } from '@portal/core/foundation/format/percent'
import type { AllocationKind, allocationKinds } from '@portal/core/money/allocations/kinds'
import {
  allocationModes,
  splitProblem,
  type AllocationMode,
  type Share,
} from '@portal/core/money/allocations/split'
import { sumOf } from '@portal/core/money/invoicing/shares'
import { RadioGroup } from '@portal/ui/choice'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { monthName } from '../../platform/parts/figures/index.ts'
import { FormDialog, FormField, useForm } from '../../platform/parts/form/index.ts'
import type { Allocation } from './allocations-screen.tsx'
import styles from './allocations.module.css'

export interface SplitDialogProps {
  readonly kind: (typeof allocationKinds)[number]
  readonly month: string
  /** One, or several that get the same percents. */
  readonly allocations: readonly Allocation[]
  readonly onDone: () => void
  readonly onClose: () => void
}

const partField = (label: string, mode: AllocationMode): Field =>
  defineFields({ part: { label, kind: mode === 'Percent' ? 'percent' : 'money', initial: 0 } }).part

/** Percents have two decimals, as dollars have. */
const hundredths = (value: number): number => (Number.isFinite(value) ? Math.round(value * 100) / 100 : 0)

const sharesOf = (
  kind: AllocationKind,
  mode: AllocationMode,
  inputs: Readonly<Record<string, unknown>>,
): readonly Share[] =>
  kind.parts.map(({ key }) => {
    const typed = inputs[key]
    if (typeof typed !== 'string') return { part: key, value: 0 }
    return {
      part: key,
      value: mode === 'Percent' ? hundredths(Number(typed)) : (parseMoney(typed) ?? 0) / 100,
    }
  })

/** Splits the budget of a client, or those of several by the same percents. */
export function SplitDialog({ kind, month, allocations, onDone, onClose }: SplitDialogProps): ReactElement {
  const [only] = allocations.length === 1 ? allocations : []
  const [mode, setMode] = useState<AllocationMode>(only?.mode ?? 'Percent')
  const whole = centsFromDollars(only?.budget ?? 0)
  const fields: Readonly<Record<string, Field>> = Object.fromEntries(
    kind.parts.map(({ key, label }) => [key, partField(label, mode)]),
  )
  const form = useForm({
    fields,
    from: Object.fromEntries(
      (only?.parts ?? []).map(({ part, percent, amount }) => [
        part,
        only?.mode === 'Dollars' ? amount : percent,
      ]),
    ),
    save: (sent, { options }) =>
      api.call('allocations.set', {
        params: { kind: kind.kind },
        body: {
          month,
          clientIds: allocations.map(({ id }) => id),
          mode,
          parts: kind.parts.map(({ key }) => {
            const value = sent[key]
            return { part: key, value: typeof value === 'number' ? hundredths(value) : 0 }
          }),
          ...(only ? { version: only.version } : {}),
        },
        idempotencyKey: `${options.idempotencyKey}-${mode}`,
      }),
    check: (inputs) => {
      const problem = splitProblem(mode, sharesOf(kind, mode, inputs), whole)
      const last = kind.parts.at(-1)?.key ?? ''
      return problem === null ? {} : { [last]: problem }
    },
    saved: ({ clients }) => {
      refresh('allocations')
      showSuccess(clients === 1 ? 'The budget is split.' : `The budgets of ${clients} clients are split.`)
      onDone()
      onClose()
    },
  })
  const sum = sumOf(sharesOf(kind, mode, form.inputs).map(({ value }) => Math.round(value * 100)))
  return (
    <FormDialog
      of={form}
      title={
        only
          ? `Split ${kind.label} of ${only.client.name}`
          : `Split ${kind.label} of ${allocations.length} clients`
      }
      width={520}
      saveLabel="Save split"
      onClose={onClose}
    >
      <p className={styles.muted}>
        {only
          ? `${formatDollars(only.budget)} of media budget in ${monthName(month)}. `
          : 'All get the same percents of their own budgets. '}
        It holds from {monthName(month)} on, until it is set anew.
      </p>
      {only && (
        <RadioGroup
          label="Set in"
          inline
          options={allocationModes.map((value) => ({ value, label: value }))}
          value={mode}
          onChange={setMode}
        />
      )}
      <div className={styles.shares}>
        {kind.parts.map(({ key }) => (
          <FormField key={key} of={form} name={key} />
        ))}
      </div>
      <p className={styles.sum} role="status">
        {mode === 'Percent'
          ? `${formatPercent(sum / 100)} of 100%`
          : `${formatMoney(sum)} of ${formatMoney(whole)}`}
      </p>
    </FormDialog>
  )
}
