import { Button, type ButtonProps } from '@portal/ui/button'
import type { ReactElement } from 'react'
import { onlyLooks, useOnlyLooks } from './only-looks.ts'

/**
 * A button that changes something, or opens what does. While one sees the
 * portal as a client it stands where a client finds it, cannot be pressed and
 * says why: what is typed behind it would be refused.
 */
export function ChangeButton(props: ButtonProps): ReactElement {
  return <Button {...props} {...(useOnlyLooks() && { disabled: true, title: onlyLooks })} />
}
