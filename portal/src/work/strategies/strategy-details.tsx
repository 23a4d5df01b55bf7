import { formatDay } from '@portal/core/foundation/format'
import type { ReactElement } from 'react'
import { useCall } from '../../foundation/session/query.ts'
import type { Strategy } from './strategy.ts'
import styles from './strategies.module.css'

/** What stands below a strategy: its goal, its notes, and what is made for it. */
export function StrategyDetails({ of: { id, goal, notes } }: { readonly of: Strategy }): ReactElement {
  const { data } = useCall('deliverables.list', { query: { strategyId: id, pageSize: 200, sort: 'dueAt' } })
  const made = data?.rows ?? []
  return (
    <dl className={styles.details}>
      {goal !== '' && (
        <div>
          <dt>Goal</dt>
          <dd>{goal}</dd>
        </div>
      )}
      {notes !== '' && (
        <div>
          <dt>Notes</dt>
          <dd>{notes}</dd>
        </div>
      )}
      <div aria-busy={data === undefined || undefined}>
        <dt>Deliverables</dt>
        <dd>
          {data && made.length === 0 && 'None is named. The menu of this row names them.'}
          {made.length > 0 && (
            <ul className={styles.made}>
              {made.map(({ id: of, name, Status, Assignee, dueAt }) => (
                <li key={of}>
                  {[name, Status?.name, Assignee?.name, dueAt === null ? '' : `due ${formatDay(dueAt)}`]
                    .filter(Boolean)
                    .join(', ')}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </div>
    </dl>
  )
}
