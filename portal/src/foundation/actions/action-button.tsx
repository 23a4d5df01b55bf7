import { Button, LinkButton, type ButtonProps } from '@portal/ui/button'
import type { ReactElement } from 'react'
import type { Action } from './action.ts'

export interface ActionButtonProps<Subject> extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly action: Action<Subject>
  readonly of: Subject
}

/** An action as a button, where it is offered; a link where it leads somewhere. */
export function ActionButton<Subject>({
  action: { name, icon, may, href, run, danger },
  of: subject,
  variant = danger ? 'danger' : undefined,
  size,
}: ActionButtonProps<Subject>): ReactElement | null {
  if (!(may?.(subject) ?? true)) return null
  const looks = { icon, variant, size }
  return href ? (
    <LinkButton {...looks} href={href(subject)}>
      {name}
    </LinkButton>
  ) : (
    <Button {...looks} onClick={() => run?.(subject)}>
      {name}
    </Button>
  )
}
