import type { Answer } from '@portal/core/calls'
import { formatDate } from '@portal/core/foundation/format'
import { formatDollars } from '@portal/core/foundation/format/money'
import { Card } from '@portal/ui/card'
import type { ReactElement } from 'react'
import styles from './budgets.module.css'

/** Who changed the amounts of a budget, who was asked to confirm them, and when they did. */
export function Confirmations({
  of = [],
}: {
  readonly of: Answer<'budgets.get'>['confirmations']
}): ReactElement | null {
  if (of.length === 0) return null
  return (
    <Card title="Changed amounts">
      <ul className={styles.confirmations}>
        {of.map(({ previousAmount, newAmount, person, changedBy, askedAt, confirmedAt }) => (
          <li key={`${person} ${askedAt}`}>
            {formatDollars(previousAmount)} to {formatDollars(newAmount)}
            {changedBy !== null && `, changed by ${changedBy}`}:{' '}
            {confirmedAt === null
              ? `${person} was asked on ${formatDate(askedAt)} and has not confirmed it yet.`
              : `confirmed by ${person} on ${formatDate(confirmedAt)}.`}
          </li>
        ))}
      </ul>
    </Card>
  )
}
