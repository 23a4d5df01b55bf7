import type { ReactElement } from 'react'
import styles from './still-to-fill.module.css'

/**
 * What the button at the end of a form waits for, since it is disabled without a word otherwise.
 * @param labels of the fields that are not right, in the order of the form; one that stands there twice is named once
 */
export function StillToFill({ labels }: { readonly labels: readonly string[] }): ReactElement {
  const [first, second, ...others] = new Set(labels)
  return (
    <p className={styles.needed}>
      {first && `Still to fill in: ${[first, second].filter(Boolean).join(', ')}`}
      {others.length > 0 && ` and ${others.length} more`}
    </p>
  )
}
