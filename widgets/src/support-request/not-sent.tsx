import { Banner } from '@portal/ui/banner'
import type { ReactElement } from 'react'

/** Says why something is not in the issue tracker yet. */
export const NotSent = ({ reason }: { readonly reason: string }): ReactElement => (
  <Banner tone="warning">{reason}</Banner>
)
