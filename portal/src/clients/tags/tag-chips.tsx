import type { ReactElement } from 'react'
import styles from './tags.module.css'

export interface TagChipsProps {
  readonly tags: readonly { readonly id: number; readonly name: string; readonly color: string }[]
}

/** The tags of a client: a dot in the tag's color before its name, so that the words stay readable in any color. */
export const TagChips = ({ tags }: TagChipsProps): ReactElement | null =>
  tags.length === 0 ? null : (
    <span className={styles.tags}>
      {tags.map(({ id, name, color }) => (
        <span key={id} className={styles.tag}>
          <span className={styles.dot} style={{ background: color }} aria-hidden="true" />
          {name}
        </span>
      ))}
    </span>
  )
