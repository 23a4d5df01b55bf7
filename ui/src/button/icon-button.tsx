import type { ReactElement } from 'react'
import { classNames } from '../class-names/index.ts'
import { Icon } from '../icon/icon.tsx'
import type { Glyph } from '../icon/icon.tsx'
import { Spinner } from '../spinner/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import type { ButtonProps } from './button.tsx'
import styles from './button.module.css'

export interface IconButtonProps extends Omit<
  ButtonProps,
  'icon' | 'iconAfter' | 'wide' | 'children' | 'aria-label'
> {
  readonly icon: Glyph
  /** The button's name; shown as a tooltip too. */
  readonly label: string
  /** Leaves the tooltip out, where the name stands beside the button anyway. */
  readonly quiet?: boolean | undefined
}

/** A button that is only an icon: named, and its name shown on hover and focus. */
export const IconButton = ({
  icon,
  label,
  variant = 'ghost',
  size = 'medium',
  loading = false,
  quiet = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps): ReactElement => {
  const button = (
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
  return quiet ? button : <Tooltip text={label}>{button}</Tooltip>
}
