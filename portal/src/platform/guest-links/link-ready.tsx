import { pathOf } from '@portal/core/foundation/routes'
import type { ReactElement } from 'react'
import { ShownOnce } from '../parts/shown-once/shown-once.tsx'

/** A link that was just made: the one moment at which it can be copied. */
export const LinkReady = ({
  token,
  onClose,
}: {
  readonly token: string
  readonly onClose: () => void
}): ReactElement => (
  <ShownOnce
    title="The link is ready"
    label="Link"
    value={`${location.origin}${pathOf('guest', {}, { token })}`}
    onClose={onClose}
  />
)
