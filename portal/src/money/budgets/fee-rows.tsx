import { formatMoney, parseMoney } from '@portal/core/foundation/format/money'
import { capProblem } from '@portal/core/money/changes/cap-of-fee'
import { Button, IconButton } from '@portal/ui/button'
import { Plus, Trash2 } from '@portal/ui/icon'
import { useEffect, useRef, type ReactElement } from 'react'
import { useCall } from '../../foundation/session/query.ts'
import { FormField } from '../../platform/parts/form/index.ts'
import type { BudgetFormInUse } from './budget-form.tsx'
import styles from './budgets.module.css'

export interface FeeRowsProps {
  readonly form: BudgetFormInUse
  /** Whose budget it is, where the form does not ask. */
  readonly clientId: number | null
  /** The fees that the budget has already: what their services are called. */
  readonly known: readonly { readonly FeeService: { readonly id: number; readonly name: string } }[]
}

/** The fees of a budget as rows of its form: added, changed, taken away. */
export function FeeRows({ form, clientId, known }: FeeRowsProps): ReactElement {
  const rows = form.rows('fees')
  const { data: caps } = useCall('feeCaps.list')
  const overCap = ({ inputs }: (typeof rows)[number]): string | undefined =>
    capProblem(caps ?? [], {
      clientId: form.inputs.clientId ?? clientId,
      serviceId: form.inputs.serviceId,
      feeServiceId: inputs.feeServiceId,
      startsAt: inputs.startsAt,
      cents: parseMoney(inputs.invoiceAmount) ?? 0,
      budgetCents: parseMoney(form.inputs.invoiceAmount) ?? 0,
    }) ?? undefined
  const list = useRef<HTMLUListElement>(null)
  const count = useRef(rows.length)
  useEffect(() => {
    // A new row is what one goes on with.
    if (rows.length > count.current) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
    count.current = rows.length
  }, [rows.length])
  const sum = rows.reduce((total, { inputs }) => total + (parseMoney(inputs.invoiceAmount) ?? 0), 0)
  return (
    <div className={styles.rows}>
      {rows.length > 0 && (
        <ul ref={list} className={styles.rows} aria-label="Fees">
          {rows.map((row, place) => {
            const service = known.find(
              ({ FeeService }) => FeeService.id === row.inputs.feeServiceId,
            )?.FeeService
            return (
              <li key={row.key} className={styles.fee} data-row={place}>
                <div className={styles.feeFields}>
                  <FormField
                    of={row}
                    name="feeServiceId"
                    known={service && { value: service.id, label: service.name }}
                  />
                  <FormField of={row} name="startsAt" />
                  <FormField of={row} name="endsAt" />
                  <FormField of={row} name="invoiceAmount" hint={overCap(row)} />
                  <FormField of={row} name="notes" />
                </div>
                <div className={styles.feeRemove}>
                  <IconButton icon={Trash2} label={`Remove fee ${place + 1}`} onClick={row.remove} />
                </div>
              </li>
            )
          })}
        </ul>
      )}
      <div>
        <Button icon={Plus} onClick={() => form.add('fees', { startsAt: form.inputs.startsAt || undefined })}>
          Add fee
        </Button>
      </div>
      {rows.length > 1 && <p className={styles.feeTotal}>Fees in all: {formatMoney(sum)}</p>}
    </div>
  )
}
