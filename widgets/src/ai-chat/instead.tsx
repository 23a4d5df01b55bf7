import { Button } from '@portal/ui/button'
import { RotateCcw } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import styles from './panel.module.css'

interface InsteadProps {
  readonly message: string
  readonly onRetry: (() => void) | null
}

/** A sentence in the place of what could not be read, with another try where that may help. */
export const Instead = ({ message, onRetry }: InsteadProps): ReactElement => (
  <div className={styles.instead} role="alert">
    <p>{message}</p>
    {onRetry && (
      <Button icon={RotateCcw} onClick={onRetry}>
        Retry
      </Button>
    )}
  </div>
)
