import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names/index.ts'
import { Icon } from '../icon/icon.tsx'
import type { Glyph } from '../icon/icon.tsx'
import { Spinner } from '../spinner/index.ts'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'medium' | 'small'

interface Looks {
  /** One primary action a page; `secondary` is the default. */
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  readonly icon?: Glyph | undefined
  /** Drawn after the words, for example a chevron. */
  readonly iconAfter?: Glyph | undefined
  /** As wide as its container. */
  readonly wide?: boolean | undefined
  readonly children?: ReactNode
}

export interface ButtonProps
  extends Looks, Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  /** Work is under way: shows it, keeps the focus, ignores presses. */
  readonly loading?: boolean | undefined
}

export interface LinkButtonProps
  extends Looks, Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> {
  readonly href: string
}

const look = ({ variant = 'secondary', size = 'medium', wide = false }: Looks): string =>
  classNames(styles.button, styles[variant], size === 'small' && styles.small, wide && styles.wide)

/** A button. `type` is `button` unless said otherwise, so that none submits a form by accident. */
export const Button = ({
  variant,
  size,
  icon,
  iconAfter,
  wide,
  loading = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps): ReactElement => {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, size, wide })}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={press}
    >
      {loading ? <Spinner size={16} /> : icon && <Icon of={icon} />}
      {children !== undefined && <span className={styles.words}>{children}</span>}
      {iconAfter && <Icon of={iconAfter} />}
    </button>
  )
}

/** A link that looks like a button: for going somewhere, where a button does something. */
export const LinkButton = ({
  variant,
  size,
  icon,
  iconAfter,
  wide,
  children,
  ...rest
}: LinkButtonProps): ReactElement => (
  <a {...rest} className={look({ variant, size, wide })}>
    {icon && <Icon of={icon} />}
    <span className={styles.words}>{children}</span>
    {iconAfter && <Icon of={iconAfter} />}
  </a>
)
