import { activeState } from '@portal/core/money/budgets/constants'
import { formatDollars } from '@portal/core/foundation/format/money'
import { formatDay } from '@portal/core/foundation/format'
import type { ReactElement } from 'react'
import type { Budget } from './budget-columns.tsx'
import styles from './budgets.module.css'

/** The fees of a budget, below its row. */
export const FeeList = ({ budget }: { readonly budget: Budget }): ReactElement =>
  budget.fees.length === 0 ? (
    <p className={styles.none}>This budget has no fees.</p>
  ) : (
    <table className={styles.fees}>
      <caption className="ap-unseen">Fees</caption>
      <thead>
        <tr>
          <th scope="col">Fee</th>
          <th scope="col">Starts At</th>
          <th scope="col">Ends At</th>
          <th scope="col" className={styles.amount}>
            Invoice Amount
          </th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      <tbody>
        {budget.fees.map((fee) => (
          <tr key={fee.id}>
            <th scope="row">{fee.FeeService.name}</th>
            <td>{formatDay(fee.startsAt)}</td>
            <td>{fee.endsAt === null ? activeState : formatDay(fee.endsAt)}</td>
            <td className={styles.amount}>{formatDollars(fee.invoiceAmount)}</td>
            <td className={styles.notes}>{fee.notes || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
