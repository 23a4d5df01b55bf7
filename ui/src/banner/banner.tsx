import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names/index.ts'
import { Icon } from '../icon/icon.tsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../icon/glyphs.ts'
import styles from './banner.module.css'

export type BannerTone = 'information' | 'success' | 'warning' | 'danger'

export interface BannerProps {
  readonly tone?: BannerTone | undefined
  readonly title?: string | undefined
  readonly children?: ReactNode
  readonly actions?: ReactNode
  readonly onClose?: (() => void) | undefined
  /** Heard when it appears: for what has just gone wrong. */
  readonly announce?: boolean | undefined
  /** From edge to edge above a page, without rounded corners. */
  readonly edge?: boolean | undefined
}

const icons = {
  information: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const

/** A lasting message about the page or form it stands in. */
export const Banner = ({
  tone = 'information',
  title,
  children,
  actions,
  onClose,
  announce = false,
  edge = false,
}: BannerProps): ReactElement => (
  <div
    className={classNames(styles.banner, styles[tone], edge && styles.edge)}
    role={announce ? 'alert' : undefined}
  >
    <Icon of={icons[tone]} size={18} />
    <div className={styles.words}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
    {onClose && (
      <button type="button" className={styles.close} aria-label="Close this message" onClick={onClose}>
        <Icon of={X} />
      </button>
    )}
  </div>
)
