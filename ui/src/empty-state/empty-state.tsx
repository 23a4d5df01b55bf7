import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { Glyph } from '../icon/icon.tsx'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  readonly icon?: Glyph | undefined
  /** What there is none of: `No budgets yet`. */
  readonly title: string
  /** What to do next. */
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

/** Stands where a list has nothing to show, and says what to do next. */
export const EmptyState = ({ icon, title, children, actions }: EmptyStateProps): ReactElement => (
  <div className={styles.state}>
    {icon && (
      <span className={styles.icon}>
        <Icon of={icon} size={20} />
      </span>
    )}
    <p className={styles.title}>{title}</p>
    {children && <div className={styles.text}>{children}</div>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
)
