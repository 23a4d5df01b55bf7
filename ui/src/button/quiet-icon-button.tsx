import type { ReactElement } from 'react'
import { classNames } from '../class-names/index.ts'
import { Icon } from '../icon/icon.tsx'
import type { Glyph } from '../icon/icon.tsx'
import { Spinner } from '../spinner/index.ts'
import type { ButtonProps } from './button.tsx'
import styles from './button.module.css'

export interface IconButtonProps extends Omit<
  ButtonProps,
  'icon' | 'iconAfter' | 'wide' | 'children' | 'aria-label'
> {
  readonly icon: Glyph
  /** The button's name. */
  readonly label: string
}

/** A button that is only an icon, without a tooltip: where its name stands beside it anyway, or everybody knows it. */
export const QuietIconButton = ({
  icon,
  label,
  variant = 'ghost',
  size = 'medium',
  loading = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps): ReactElement => (
  <button
    {...rest}
    type={type}
    className={classNames(styles.button, styles.only, styles[variant], size === 'small' && styles.small)}
    aria-label={label}
    aria-busy={loading || undefined}
    aria-disabled={loading || rest['aria-disabled']}
    onClick={(event) => {
      if (loading) event.preventDefault()
      else onClick?.(event)
    }}
  >
    {loading ? <Spinner size={16} /> : <Icon of={icon} />}
  </button>
)
