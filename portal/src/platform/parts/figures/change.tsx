import type { Movement } from '@portal/core/platform/reports/change'
import { movementOf, type MeasureName } from '@portal/core/results/metrics/measures'
import { Icon, Minus, TrendingDown, TrendingUp } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import styles from './change.module.css'

export interface ChangeProps {
  readonly of: MeasureName
  readonly now: number | null | undefined
  readonly before: number | null | undefined
}

/** How a figure moved against the period before: in words, by an arrow, and only then by a colour. */
export function Change({ of, now, before }: ChangeProps): ReactElement {
  return <Moved by={movementOf(of, now, before)} />
}

/** A movement that somebody worked out. */
export function Moved({ by: { direction, words, news } }: { readonly by: Movement }): ReactElement {
  if (direction === 'unknown')
    return (
      <span className={styles.change}>
        <span aria-hidden="true">–</span>
        <span className="ap-unseen">{words}</span>
      </span>
    )
  return (
    <span className={styles.change} data-news={news}>
      <Icon of={direction === 'up' ? TrendingUp : direction === 'down' ? TrendingDown : Minus} size={14} />
      {words}
    </span>
  )
}
