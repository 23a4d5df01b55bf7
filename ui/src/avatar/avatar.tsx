import { useState, type ReactElement } from 'react'
import { classNames } from '../class-names/index.ts'
import styles from './avatar.module.css'
import { initialsOf } from './initials.ts'

export interface AvatarProps {
  readonly fullName: string
  /** The address of the picture; null where there is none. */
  readonly src: string | null
  /** 24 in a row, 32 in a bar, 96 on a page; 32. */
  readonly size?: 24 | 32 | 96 | undefined
}

/**
 * A person's picture, or the letters of the name where there is none or it
 * does not come. It says nothing aloud: the name stands beside it, or names
 * the button around it.
 */
export function Avatar({ fullName, src, size = 32 }: AvatarProps): ReactElement {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span
      className={classNames(styles.avatar, styles[`size${size}`])}
      aria-hidden="true"
      data-initials={initialsOf(fullName)}
    >
      {src !== null && src !== failed && (
        <img className={styles.picture} src={src} alt="" draggable={false} onError={() => setFailed(src)} />
      )}
    </span>
  )
}
