import { strengths } from '@portal/core/access/sign-in/password-strength'
import type { ReactElement } from 'react'
import styles from './strength-meter.module.css'
import type { NewPassword } from './use-new-password.ts'

/** The five levels as a bar, and the level in words: never by colour alone. */
export function StrengthMeter({
  of: { score, meter, password },
}: {
  readonly of: Pick<NewPassword, 'score' | 'meter' | 'password'>
}): ReactElement {
  const said =
    meter === 'away'
      ? 'Measured when you save'
      : score !== null
        ? strengths[score]
        : password === ''
          ? 'Not typed yet'
          : 'Measuring…'
  return (
    <div className={styles.meter}>
      <div
        className={styles.bar}
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={strengths.length}
        aria-valuenow={score === null ? 0 : score + 1}
        aria-valuetext={said}
        data-score={score ?? undefined}
      >
        {strengths.map((name, level) => (
          <i key={name} data-on={(score !== null && level <= score) || undefined} />
        ))}
      </div>
      <span className={styles.said} aria-live="polite">
        {said}
      </span>
    </div>
  )
}
