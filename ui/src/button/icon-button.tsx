import type { ReactElement } from 'react'
import { Tooltip } from '../tooltip/index.ts'
import { QuietIconButton, type IconButtonProps } from './quiet-icon-button.tsx'

/** A button that is only an icon: named, and its name shown on hover and focus. */
export const IconButton = (props: IconButtonProps): ReactElement => (
  <Tooltip text={props.label}>
    <QuietIconButton {...props} />
  </Tooltip>
)
