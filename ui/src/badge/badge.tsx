import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names/index.ts'
import { Icon } from '../icon/icon.tsx'
import type { Glyph } from '../icon/icon.tsx'
import { X } from '../icon/glyphs.ts'
import styles from './badge.module.css'

export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'information'

export interface BadgeProps {
  readonly tone?: Tone | undefined
  readonly icon?: Glyph | undefined
  /** A dot before the words, for a status in a table. */
  readonly dot?: boolean | undefined
  readonly children: ReactNode
}

/** A status or a count in a word or two. The words say it; the colour only repeats it. */
export const Badge = ({ tone = 'neutral', icon, dot = false, children }: BadgeProps): ReactElement => (
  <span className={classNames(styles.badge, styles[tone])}>
    {dot && <span className={styles.dot} aria-hidden="true" />}
    {icon && <Icon of={icon} size={12} />}
    <span className={styles.words}>{children}</span>
  </span>
)

export interface ChipProps {
  readonly children: ReactNode
  readonly icon?: Glyph | undefined
  /** Makes the chip removable; `removeLabel` names the button, for example `Remove filter Year`. */
  readonly onRemove?: (() => void) | undefined
  readonly removeLabel?: string | undefined
  readonly disabled?: boolean | undefined
}

/** Something chosen that can be taken back: a filter, a person, a store. */
export const Chip = ({
  children,
  icon,
  onRemove,
  removeLabel = 'Remove',
  disabled = false,
}: ChipProps): ReactElement => (
  <span className={classNames(styles.chip, disabled && styles.disabled)}>
    {icon && <Icon of={icon} size={14} />}
    <span className={styles.words}>{children}</span>
    {onRemove && (
      <button
        type="button"
        className={styles.remove}
        aria-label={removeLabel}
        disabled={disabled}
        onClick={onRemove}
      >
        <Icon of={X} size={14} />
      </button>
    )}
  </span>
)
