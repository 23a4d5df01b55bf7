import type { ReactElement } from 'react'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/icon.tsx'
import { RotateCcw, TriangleAlert } from '../icon/glyphs.ts'
import styles from './error-state.module.css'

export interface ErrorStateProps {
  readonly title?: string | undefined
  /** A sentence for a person: what happened, never a raw error. */
  readonly message: string
  readonly onRetry?: (() => void) | undefined
  /** A retry is under way. */
  readonly retrying?: boolean | undefined
}

/** Stands where something could not be loaded; announced, with a way to try again. */
export const ErrorState = ({
  title = 'This could not be loaded',
  message,
  onRetry,
  retrying = false,
}: ErrorStateProps): ReactElement => (
  <div className={styles.state} role="alert">
    <span className={styles.icon}>
      <Icon of={TriangleAlert} size={20} />
    </span>
    <p className={styles.title}>{title}</p>
    <p className={styles.text}>{message}</p>
    {onRetry && (
      <Button icon={RotateCcw} loading={retrying} onClick={onRetry}>
        Retry
      </Button>
    )}
  </div>
)
