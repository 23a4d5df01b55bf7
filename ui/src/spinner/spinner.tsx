import type { ReactElement } from 'react'
import styles from './spinner.module.css'

export interface SpinnerProps {
  /** Diameter in px. */
  readonly size?: number
  /** What is being waited for; without it the spinner is silent, for use inside something `aria-busy`. */
  readonly label?: string
}

/** A sign of work, drawn only once the work has lasted 100 ms, so that quick answers do not flicker. */
export const Spinner = ({ size = 20, label }: SpinnerProps): ReactElement => (
  <span
    className={styles.spinner}
    style={{ inlineSize: size, blockSize: size }}
    role={label ? 'status' : undefined}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <circle className={styles.track} cx="10" cy="10" r="8" />
      <circle className={styles.arc} cx="10" cy="10" r="8" />
    </svg>
    {label && <span className="ap-unseen">{label}</span>}
  </span>
)
