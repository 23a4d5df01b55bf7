import type { ComponentType, ReactElement, SVGProps } from 'react'
import styles from './icon.module.css'

/** A glyph of the one icon set, as `glyphs.ts` exports them. */
export type Glyph = ComponentType<Omit<SVGProps<SVGSVGElement>, 'ref'> & { readonly size?: string | number }>

export interface IconProps {
  readonly of: Glyph
  /** Size in px; 16 beside text. */
  readonly size?: number
  /** What the icon means, where no text beside it says so; without it the icon is decoration. */
  readonly name?: string
}

/** An icon: named for those who cannot see it, or hidden from them because the text beside it says the same. */
export const Icon = ({ of: Drawing, size = 16, name }: IconProps): ReactElement =>
  name === undefined ? (
    <Drawing className={styles.icon} size={size} strokeWidth={1.75} aria-hidden="true" />
  ) : (
    <Drawing className={styles.icon} size={size} strokeWidth={1.75} role="img" aria-label={name} />
  )
