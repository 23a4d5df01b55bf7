import { newRequestWidth } from '@portal/core/work/support/constants'
import { Dialog } from '@portal/ui/dialog'
import { ErrorState } from '@portal/ui/error-state'
import { SkeletonText } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { useLoaded } from '../element/use-loaded.ts'
import type { NewRequestProps } from './new-request.tsx'

/** Fetches the form: when its button is approached, so that nobody waits for it. */
export const loadNewRequest = async () => (await import('./new-request.tsx')).NewRequest

/** The form, and what stands in its place while its code is on its way. */
export function NewRequestPlace(props: NewRequestProps): ReactElement {
  const code = useLoaded(loadNewRequest, true)
  if (code.data) return <code.data {...props} />
  return (
    <Dialog open title="New Request" width={newRequestWidth} persistent escapeCloses onClose={props.onClose}>
      {code.failed ? (
        <ErrorState message="The form could not be loaded." onRetry={code.retry} />
      ) : (
        <SkeletonText lines={8} label="Loading the form" />
      )}
    </Dialog>
  )
}
