import { formatDate } from '@portal/core/foundation/format'
import { formatDollars } from '@portal/core/foundation/format/money'
import { Card } from '@portal/ui/card'
import type { ReactElement } from 'react'
import { monthName } from '../../platform/parts/figures/index.ts'
import styles from './changes.module.css'
import type { Plan } from './plan-lines.tsx'

/** Who is asked to confirm. */
export const Told = ({ plan: { confirmers } }: { readonly plan: Plan }): ReactElement => (
  <p className={styles.told}>
    {confirmers.length === 0
      ? 'Nobody else on the team of this client confirms changed amounts.'
      : `Asked to confirm changed amounts: ${confirmers.map(({ fullName }) => fullName).join(', ')}.`}
  </p>
)

/** What was changed of a client's budgets, the latest first. */
export const History = ({ revisions }: { readonly revisions: Plan['revisions'] }): ReactElement => (
  <Card title="History" description="What was changed here, the latest first.">
    <ul className={styles.history}>
      {revisions.map(({ id, month, reason, by, createdAt, lines }) => (
        <li key={id} className={styles.revision}>
          <div className={styles.revisionHead}>
            <strong>From {monthName(month)}</strong>
            <span className={styles.told}>
              {by}, {formatDate(createdAt)}
            </span>
          </div>
          <span>{reason}</span>
          <ul className={styles.lines}>
            {lines.map(({ service, previousAmount, newAmount }, at) => (
              <li key={`${service} ${at}`}>
                {service}: {formatDollars(previousAmount)}{' '}
                {newAmount === null ? 'ended' : `to ${formatDollars(newAmount)}`}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </Card>
)
