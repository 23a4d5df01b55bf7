import { ErrorState as Face, type ErrorStateProps } from '@portal/ui/error-state'
import { useFocusHandedOn } from '@portal/ui/focus'
import type { ReactElement } from 'react'
import styles from './error-state.module.css'

/** Stands where something could not be loaded; the focus of Retry goes to what is there after it. */
export const ErrorState = (props: ErrorStateProps): ReactElement => (
  <div ref={useFocusHandedOn<HTMLDivElement>()} className={styles.whole}>
    <Face {...props} />
  </div>
)
