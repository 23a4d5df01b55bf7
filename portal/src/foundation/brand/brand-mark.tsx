import { useState, type ReactElement } from 'react'
import styles from './brand-mark.module.css'

export interface BrandMarkProps {
  readonly name: string
  /** Address of the logo; without one, or while it cannot be loaded, the name's first letter stands for it. */
  readonly logo: string | null
  /** Height in px. */
  readonly size: number
}

/** The tenant's sign. Decoration: the name stands beside it. */
export function BrandMark({ name, logo, size }: BrandMarkProps): ReactElement {
  const [broken, setBroken] = useState<string | null>(null)
  if (logo !== null && logo !== broken) {
    return (
      <img
        className={styles.logo}
        src={logo}
        alt=""
        height={size}
        style={{ blockSize: size }}
        onError={() => setBroken(logo)}
      />
    )
  }
  return (
    <span
      className={styles.letter}
      style={{ inlineSize: size, blockSize: size, fontSize: Math.round(size * 0.47) }}
      aria-hidden="true"
    >
      {[...name.trim()][0]?.toUpperCase() ?? 'A'}
    </span>
  )
}
