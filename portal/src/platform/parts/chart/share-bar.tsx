import type { ReactElement } from 'react'
import styles from './share-bar.module.css'

/** A share from 0 to 1 as a bar; the number beside it says the same. */
export const ShareBar = ({
  share,
  tone = 'usual',
}: {
  readonly share: number
  readonly tone?: 'usual' | 'good' | 'bad'
}): ReactElement => (
  <span className={styles.track} data-tone={tone} aria-hidden="true">
    <span className={styles.fill} style={{ inlineSize: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
  </span>
)
